"""Judgement for Swindler: the only place above the games that knows how to play it well.

`prices` says what things are worth, `plan` what to do with a pile of tiles, `theft` when to stop drawing,
`own_turn` and `reactions` decide.
"""

from cutpurse.bots.swindler.easy import Easy

BOTS = {"easy": Easy}
