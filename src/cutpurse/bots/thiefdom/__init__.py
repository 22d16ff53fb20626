"""Judgement for Thiefdom: how to play it sensibly.

`prices` says what goods and cards are worth, `errands` what a thief can still earn from where he is, `ways` where he
can get this turn, `danger` who may see him there, `course` what to make of the turn; `own_turn`, `places` and `night` decide.
`policy` puts them together; `stage` lets the search rehearse a night.
"""

from cutpurse.bots.thiefdom.easy import Easy
from cutpurse.bots.thiefdom.levels import Gentle, Hard, Normal

BOTS = {"gentle": Gentle, "easy": Easy, "normal": Normal}
CANDIDATES = {"hard": Hard}
"""Not yet measured to be better than the best of them: for matches and the ladder only."""
