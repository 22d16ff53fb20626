"""Judgement for Thiefdom: how to play it sensibly.

`prices` says what goods and cards are worth, `errands` what a thief can still earn from where he is, `ways` where he
can get this turn, `danger` who may see him there; `own_turn`, `places` and `night` decide.
"""

from cutpurse.bots.thiefdom.easy import Easy

BOTS = {"easy": Easy}
