"""Judgement for Swindler: the only place above the games that knows how to play it well.

`prices` says what things are worth, `plan` what to do with a pile of tiles, `theft` when to stop drawing, `own_turn` and `reactions`
decide; `policy` puts them together, `levels` are sets of values.
"""

from cutpurse.bots.swindler.easy import Easy
from cutpurse.bots.swindler.levels import Gentle, Normal

BOTS = {"gentle": Gentle, "easy": Easy, "normal": Normal}
