"""Judgement for Thiefdom: how to play it well. No rule needs it.

`prices` says what goods and cards are worth, `errands` what a thief can still earn from where he is, `ways` where he
can get this turn, `danger` who may see him there, `course` what to make of the turn; `own_turn`, `places` and `night` decide.
`policy` puts them together; `stage` lets the search rehearse a night.
"""

from cutpurse.games.thiefdom.bots.easy import Easy
from cutpurse.games.thiefdom.bots.levels import Expert, Gentle, Hard, Normal
from cutpurse.games.thiefdom.bots.yardstick import Yardstick

BOTS = {"gentle": Gentle, "easy": Easy, "normal": Normal, "hard": Hard, "expert": Expert}
CANDIDATES = {"ismcts": Yardstick}
"""Not yet measured to be better than the best of them: for matches and the ladder only."""
