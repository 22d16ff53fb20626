"""Games that policies play with themselves, and what their positions came to.

A game is known by its number: the same number, seed and program give the same positions on every machine, so what is
kept of it are those alone. Seats follow different policies, and now and then somebody does something unexpected: a search
leads into positions that a policy alone would never see.
"""

from __future__ import annotations

import random
import struct
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, filterfalse, islice, takewhile
from pathlib import Path
from typing import Any, NamedTuple

from cutpurse.bots.policy import Policy
from cutpurse.bots.value_features import ValueFeatures
from cutpurse.games.age_of_thieves.bots.policy import Sensible as Thief
from cutpurse.games.age_of_thieves.bots.value_features import TurnFeatures as ThiefFeatures
from cutpurse.games.swindler.bots.levels import PATIENT
from cutpurse.games.swindler.bots.policy import Sensible as Swindler
from cutpurse.games.swindler.bots.value_features import TurnFeatures as SwindlerFeatures
from cutpurse.games.thiefdom.bots.policy import Sensible as Guild
from cutpurse.games.thiefdom.bots.value_features import DawnFeatures
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.simulation import Simulation
from cutpurse.lab import crew
from cutpurse.lab.ladder import open_game

UNEXPECTED = 0.02
"""How often somebody does anything at all."""
LONGEST = 50_000
"""Choices in a game: more would mean that it never comes to an end."""
AT_ONCE = 4
"""Games that a process plays before it reports."""
OUTCOMES = 2
"""Numbers after a vector: the share of the victory and the margin."""
HEAD = struct.Struct("<III")
"""Before the positions of a game in a file: its number, its positions, the bytes that they take."""


class Course(NamedTuple):
    """Who plays a game to learn from, what is told of it, and which questions are often answered otherwise."""

    features: type[ValueFeatures[Any, Any]]
    policies: Mapping[str, Callable[..., Policy[Any, Any]]]
    whims: Mapping[str, float] = {}


COURSES: dict[str, Course] = {
    "age-of-thieves": Course(ThiefFeatures, {"easy": Thief, "plain": partial(Thief, plain=True)}),
    "swindler": Course(SwindlerFeatures, {"easy": Swindler, "patient": partial(Swindler, weights=PATIENT)}),
    "thiefdom": Course(DawnFeatures, {"easy": Guild}, {"plan": 0.35}),
}


class Told(NamedTuple):
    """What was seen of a game: positions, each as a vector and what it came to."""

    number: int
    rows: int
    values: bytes
    """32-bit floats, row by row."""


def width(id: str) -> int:
    """Numbers in a row."""
    return len(COURSES[id].features.names()) + OUTCOMES


def players_of(number: int, players: Sequence[int]) -> int:
    """Tables of every size are played in turn."""
    return players[number % len(players)]


def play(id: str, players: int, seed: str, number: int) -> Told:
    """One game, from its first period to its end."""
    course, chance = COURSES[id], f"{seed} {players} {number}"
    game, rng = open_game(id, players), random.Random(chance)
    cast = [rng.choice(list(course.policies.values()))(game, number) for _ in range(players)]
    features = course.features(course.policies["easy"](game))
    table: Simulation[Any] = Simulation(game, Dice(chance))
    seen: list[list[list[float]]] = []
    period = features.period(table.state)
    for _ in range(LONGEST):
        if table.over:
            break
        if features.period(table.state) != period:
            period = features.period(table.state)
            seen.append(features.vectors(table.state))
        seat, options = table.seat, table.options()
        odd = len(options) > 1 and rng.random() < course.whims.get(game.asked_kind(table.state, seat), UNEXPECTED)
        table.choose(rng.choice(options) if odd else cast[seat].act(table.state, seat, options))
    result = table.result()
    if result is None:
        return Told(number, 0, b"")  # nobody learns from a game without an end
    values = array("f")
    shares, scores = result.shares(), result.scores
    for vectors in seen:
        for seat, vector in enumerate(vectors):
            margin = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
            values.extend((*vector, shares[seat], margin))
    return Told(number, len(seen) * players, values.tobytes())


# -- many games ----------------------------------------------------------------------------------


class Batch(NamedTuple):
    """A few games, for one process."""

    game: str
    players: Sequence[int]
    seed: str
    numbers: Sequence[int]


def some(batch: Batch) -> list[Told]:
    return [play(batch.game, players_of(number, batch.players), batch.seed, number) for number in batch.numbers]


def batches(numbers: Iterable[int]) -> Iterator[list[int]]:
    left = iter(numbers)
    return takewhile(bool, (list(islice(left, AT_ONCE)) for _ in count()))


def play_on(
    id: str, players: Sequence[int], seed: str, games: int, processes: int, file: Path, seconds: float,
    progress: Callable[[int], None] = lambda done: None
) -> int:  # fmt: skip
    """Until there are so many games in the file, or the time is up; games that are there already are not played again.
    Tells how many there are."""
    there = {told.number for told in read(file)}
    todo = (Batch(id, players, seed, numbers) for numbers in batches(filterfalse(there.__contains__, range(games))))
    with file.open("ab") as out:
        for batch in crew.done(some, crew.within(todo, seconds), processes):
            for told in batch:
                packed = zlib.compress(told.values, 1)
                out.write(HEAD.pack(told.number, told.rows, len(packed)) + packed)
                there.add(told.number)
            out.flush()
            progress(len(there))
    return len(there)


def read(file: Path) -> Iterator[Told]:
    """What a file holds. A game at its end that was not written whole is left out, and cut off."""
    if not file.exists():
        return
    data, at = file.read_bytes(), 0
    while at + HEAD.size <= len(data):
        number, rows, size = HEAD.unpack_from(data, at)
        packed = data[at + HEAD.size : at + HEAD.size + size]
        if len(packed) < size:
            break
        yield Told(number, rows, zlib.decompress(packed))
        at += HEAD.size + size
    if at < len(data):
        with file.open("r+b") as cut:
            cut.truncate(at)
