"""Judgement for Swindler: how to play it well. No rule needs it.

`prices` says what things are worth, `plan` what to do with a pile of tiles, `theft` when to stop drawing, `own_turn` and `reactions`
decide; `policy` puts them together, `levels` are sets of values.
"""

from cutpurse.games.swindler.bots.easy import Easy
from cutpurse.games.swindler.bots.levels import Gentle, Hard, Normal, fitted
from cutpurse.games.swindler.bots.yardstick import Yardstick

BOTS = {"gentle": Gentle, "easy": Easy, "normal": Normal}
CANDIDATES = {"ismcts": Yardstick} | ({"hard": Hard} if fitted().is_file() else {})
"""Not yet measured to be better than the best of them: for matches and the ladder only."""
