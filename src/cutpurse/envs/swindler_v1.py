"""Swindler for 2 to 4 players: push your luck in five bags of loot, serve jobs and fences, and spoil the others' thefts.

Hidden are the accomplices in other hands, the order of decks (which does not exist before a card is drawn) and sealed
answers. A game of uniformly random players takes about 8,000 choices, of players who want to win about 300.

Agents are called `player_0` … by seat. Who is asked next follows from the rules: an agent may act several times in a row,
or answer in the turn of another one. While cards can be played in answer to something, all seats that hold cards are asked at once: they answer one after the
other and see nothing of each other's answers.

**Actions.** A number stands for one option, a line such as `reserve job_a_moonlight`, `rob red` or
`draw`: the same in every position, at every table and
in every process, for as long as the environment is called `swindler_v1`. `env.unwrapped.game.numbering.lines` is the whole
table, `env.unwrapped.meaning(action)` one entry of it. The last 96 numbers are for payments
of several parts and sales of forged tiles, in the order in which they are offered. What is offered now stands in
`observation["action_mask"]`. Options that a seat has without being asked (interrupts) are let be.

**Observations.** `observation["observation"]` is a row of numbers (float32, from 0 to the `high` of its space) made from
what the seat may know and from nothing else; `env.unwrapped.observer.split(row)` gives its parts by name, each in its
shape. Seats are counted from the one that looks on. With `parts=["seats", "hand"]` only these are there.

**Rewards.** At the end each seat gets its share of the victory (`rewards="win"`: 1 for the only winner, 0.5 for two), or
its points (`rewards="points"`). Before the end all rewards are 0.

**Arguments.** `players`, `rewards`, `parts`, `max_cycles` (the game is truncated after so many choices), `render_mode`
("ansi" or "human": the table in words), and the settings of the game: `master_thief`, `length`, `end_jobs`, `start_player`,
`characters`.

**Versions.** `v1`: rules version 2, the box of 0.2.0.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from cutpurse.envs.edition import Edition
from cutpurse.envs.table import TableEnv, wrapped

EDITION = Edition("swindler_v1", "cutpurse/Swindler-v1", "swindler", rules=2, box="0.2.0")


def env(players: int = 2, **settings: Any) -> AECEnv:
    """The environment, with the usual wrappers of PettingZoo."""
    return wrapped(raw_env(players, **settings))


def raw_env(players: int = 2, **settings: Any) -> TableEnv:
    """Without wrappers: an action that is not offered raises ValueError, with a sentence."""
    return TableEnv(EDITION, players, **settings)
