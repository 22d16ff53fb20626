"""Age of Thieves for 2 to 4 players: plan actions in secret, outbid the others for the order, and leave the city with
the Emperors' Jewel.

Hidden are hands, plans behind the screens and face-down actions, and what others saw under city tokens. A game takes
200 to 450 choices.

Agents are called `player_0` … by seat. Who is asked next follows from the rules: an agent may act several times in a row,
or answer in the turn of another one. Plans are made at once: each seat finishes its own
and sees nothing of the others'.

**Actions.** A number stands for one option, a line such as `plan ambush`, `points 3` or `step e19`: the same in every position, at every table and
in every process, for as long as the environment is called `age_of_thieves_v1`. `env.unwrapped.game.numbering.lines` is the whole
table, `env.unwrapped.meaning(action)` one entry of it. The last 32 numbers are spare. What is offered now stands in
`observation["action_mask"]`. Options that a seat has without being asked (interrupts) are let be.

**Observations.** `observation["observation"]` is a row of numbers (float32, from 0 to the `high` of its space) made from
what the seat may know and from nothing else; `env.unwrapped.observer.split(row)` gives its parts by name, each in its
shape. Seats are counted from the one that looks on. With `parts=["seats", "hand"]` only these are there.

**Rewards.** At the end each seat gets its share of the victory (`rewards="win"`: 1 for the only winner, 0.5 for two), or
its points (`rewards="points"`). Before the end all rewards are 0.

**Arguments.** `players`, `rewards`, `parts`, `max_cycles` (the game is truncated after so many choices), `render_mode`
("ansi" or "human": the table in words), and the settings of the game: `edition`, `special_actions`,
`thieves`.

**Versions.** `v1`: rules version 1, the box of 0.2.0.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from cutpurse.envs.edition import Edition
from cutpurse.envs.table import TableEnv, wrapped

EDITION = Edition("age_of_thieves_v1", "cutpurse/AgeOfThieves-v1", "age-of-thieves", rules=1, box="0.2.0")


def env(players: int = 2, **settings: Any) -> AECEnv:
    """The environment, with the usual wrappers of PettingZoo."""
    return wrapped(raw_env(players, **settings))


def raw_env(players: int = 2, **settings: Any) -> TableEnv:
    """Without wrappers: an action that is not offered raises ValueError, with a sentence."""
    return TableEnv(EDITION, players, **settings)
