"""Judgement for Age of Thieves: how to play it well. No rule needs it.

`city_facts` knows the ways through the city, `outlook` what a place and a sheet are worth to a thief, `journey` where a
movement action should lead, `foresight` what follows from a choice; `planning` and `choices` decide. `policy` puts them together;
`stage` lets the search rehearse a turn.
"""

from cutpurse.games.age_of_thieves.bots.easy import Easy
from cutpurse.games.age_of_thieves.bots.levels import Gentle, Hard, Normal, Planner, Steady
from cutpurse.games.age_of_thieves.bots.yardstick import Yardstick

BOTS = {"gentle": Gentle, "easy": Easy, "normal": Normal}
CANDIDATES = {"ismcts": Yardstick, "planner": Planner, "steady": Steady, "hard": Hard}
"""Not yet measured to be better than the best of them: for matches and the ladder only."""
