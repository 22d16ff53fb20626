"""Chains of choices by name: whatever name is sent, a game knows a chain that can be taken or knows none, as quickly as
it lists its own, and tells the same in every world that agrees with what the seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.soak import drift, table_of

VERBS = ("move-to", "activate", "divide", "walk-to", "sell-all", "give-all", "exchange", "plan", "")
HOSTILE = (
    "", " ", "  ", "move-to", "move-to  ", "move-to 0,0 0,0", "move-to -1", "activate", "activate ", "divide", "divide ",
    "divide lair", "divide lair gold", "divide lair gold -1", "divide lair gold ²", "divide lair gold ٣",
    "divide lair gold 9999999999", "divide lair gold 1 gold 2", "divide nobody gold 1", "divide lair nothing 1",
    "\0", "move-to \ud800".encode("utf-8", "replace").decode(), "divide " * 9_000, "💰 " * 4_000, "activate " + "x" * 60_000,
)  # fmt: skip


def words_of(thing: Any) -> set[str]:
    """Every string in plain data."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {word for pair in thing.items() for part in pair for word in words_of(part)}
    return {word for part in thing for word in words_of(part)} if isinstance(thing, list | tuple) else set()


def names(game: Game[Any, Any], state: Any, seat: int, rng: random.Random) -> Iterator[str]:
    """Names that exist, names that almost do, and names made to break something."""
    words = sorted({*words_of(msgspec.to_builtins(game.scene(game.view(state, seat)))), *game.options(state, seat)})
    for verb in VERBS:
        yield from (f"{verb} {word}" for word in rng.sample(words, min(8, len(words))))
    for option in game.options(state, seat)[:10]:
        yield from (option, f"divide {option.split(' ')[-1]} gold {rng.randrange(4)} {rng.choice(words)} 1")
    yield from HOSTILE


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_any_name_is_answered(game: str) -> None:
    title, rng, known = registry.title(game), random.Random(game), 0
    for number in range(3):
        rules = table_of(title, number, None, {})
        referee = Referee(rules, Dice(number))
        for _ in range(250):
            if referee.over:
                break
            seat = rng.choice(rules.to_answer(referee.state))
            if rng.random() < 0.1:
                known += _all_answered(rules, referee.state, seat, rng)
            referee.choose(seat, drift(rules, referee.state, seat, rng))
    assert known or game != "thiefdom", "no name was known: nothing was tried"


def _all_answered(game: Game[Any, Any], state: Any, seat: int, rng: random.Random) -> int:
    known = 0
    before, twin = state.encode(), game.sample(game.view(state, seat), rng)
    for name in names(game, state, seat, rng):
        shortcut = game.shortcut(state, seat, name)
        assert shortcut == game.shortcut(twin, seat, name), f"{name} tells something"
        if shortcut is not None:
            known += 1
            assert shortcut.id == name
            taken = Referee.at(game, state.clone(), Dice(0)).take(seat, list(shortcut.chain))
            assert not isinstance(taken, Reason), (name, taken)
    assert state.encode() == before, "asking for a name changed the game"
    return known
