"""Judgement for Age of Thieves: the only place above the games that knows how to play it well.

`lore` knows the ways through the city, `outlook` what a place and a sheet are worth to a thief, `journey` where a
movement action should lead, `foresight` what follows from a choice; `planning` and `choices` decide. `policy` puts them together;
`stage` lets the search rehearse a turn.
"""

from cutpurse.bots.age_of_thieves.easy import Easy
from cutpurse.bots.age_of_thieves.levels import Gentle, Normal

BOTS = {"gentle": Gentle, "easy": Easy}
CANDIDATES = {"normal": Normal}
"""Not yet measured to be better than the best of them: for matches and the ladder only."""
