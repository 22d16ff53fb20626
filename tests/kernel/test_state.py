"""States: one canonical encoding, a clone that shares nothing, equality by fields."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.fields import Shared
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import mark
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.state import State
from cutpurse.kernel.table import open_table
from cutpurse.native import is_compiled
from tests.kernel.tables import live, one_move, rules
from tests.kernel.toy import GardenState


def positions(seed: int) -> Iterator[GardenState]:
    """The positions of a random game, those between sealed answers too."""
    referee, rng = live(secret=bytes([seed]) * 32), random.Random(seed)
    while not referee.over:
        yield referee.state
        one_move(referee, rng)
    yield referee.state


POSITIONS = [state.clone() for seed in range(4) for state in positions(seed)]


def test_the_fields_of_a_state_are_the_kernels_and_its_own() -> None:
    own = ("bag", "bids", "gardens", "hands", "named", "points", "shows", "vase")
    assert list(GardenState.FIELDS) == ["agenda", "asked", "over", "ready", *own]
    assert not hasattr(POSITIONS[0], "__dict__")


def test_decoding_gives_the_state_back() -> None:
    for state in POSITIONS:
        again = GardenState.decode(state.encode())
        assert again == state
        assert again.encode() == state.encode()
        assert all(isinstance(step, tuple) for step in again.agenda + again.asked)


def test_tuples_within_steps_come_back_too() -> None:
    state = POSITIONS[0].clone()
    state.agenda.append(("sell", ("rose", ("a", 1)), 2))
    again = GardenState.decode(state.encode())
    assert again.agenda[-1] == ("sell", ("rose", ("a", 1)), 2)
    assert again == state


def test_a_decoded_state_can_be_played_on() -> None:
    """A state is stored and resumed at every question."""
    referee, rng = live(), random.Random(3)
    other, same = live(), random.Random(3)
    while not referee.over:
        one_move(referee, rng)
        one_move(other, same)
        other.state = GardenState.decode(other.state.encode())
    assert other.state == referee.state


def test_a_clone_is_equal_and_shares_nothing() -> None:
    for state in POSITIONS:
        twin, before = state.clone(), state.encode()
        assert twin == state
        assert twin is not state
        for field in GardenState.FIELDS:
            _scribble(getattr(twin, field))
        assert state.encode() == before


def _scribble(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _scribble(item)
        value.append("scribble")


@pytest.mark.parametrize("field", GardenState.FIELDS)
def test_states_that_differ_in_one_field_differ(field: str) -> None:
    state = POSITIONS[0]
    other = state.clone()
    value = getattr(other, field)
    if isinstance(value, list):
        value.append(value[0] if value else "rose")
    else:
        setattr(other, field, not value if isinstance(value, bool) else value * 2 or 1)
    assert other != state
    assert other.differences(state) == [field]
    assert mark(other, 1) != mark(state, 1)


def test_equal_states_have_no_differences() -> None:
    state = POSITIONS[3]
    assert state.differences(state.clone()) == []
    assert mark(state, 1) == mark(state.clone(), 1)


def test_a_state_equals_nothing_else_and_has_no_hash() -> None:
    state = POSITIONS[0]
    assert state != state.encode()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_different_positions_have_different_marks() -> None:
    encodings = {state.encode() for state in POSITIONS}
    assert len({mark(state, 1) for state in POSITIONS}) == len(encodings)


@pytest.mark.parametrize("data", [b"[]", b"{}", b"7", b"[1,2,3]"])
def test_what_is_no_state_is_not_decoded(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a state of GardenState"):
        GardenState.decode(data)


class Shelf(State):
    words: str
    books: list[int]
    pairs: list[tuple[int, str]]
    rows: list[list[int]]
    by_name: dict[str, list[int]]
    lent: set[int]
    owner: int | None
    thumbed: Shared[list[int]]
    LABEL: ClassVar[str] = "a shelf"


def shelf() -> Shelf:
    state = Shelf()
    state.agenda, state.asked, state.ready, state.over = [("next", 1)], [(0, "read")], 1, False
    state.words, state.books, state.pairs, state.rows = "old", [1, 2], [(1, "a")], [[1], [2, 3]]
    state.by_name, state.lent, state.owner = {"x": [1]}, {7}, None
    state.thumbed = [5]
    return state


OWN = ("books", "by_name", "lent", "owner", "pairs", "rows", "thumbed", "words")


def test_fields_are_written_once() -> None:
    """Clone, equality and encoding follow from the annotations."""
    assert ("agenda", "asked", "over", "ready", *OWN) == Shelf.FIELDS
    assert {"agenda", "asked", "pairs"} == Shelf.TUPLES


@pytest.mark.skipif(is_compiled(), reason="a native class has no metaclass: states that inherit from it have no slots")
def test_fields_are_slots() -> None:
    assert Shelf.__dict__["__slots__"] == OWN
    assert (*State.__dict__["__slots__"], *OWN) == Shelf.FIELDS
    assert not hasattr(shelf(), "__dict__")
    with pytest.raises(AttributeError):
        shelf().boks = [1]  # type: ignore[attr-defined]


def test_a_clone_shares_nothing_that_can_change() -> None:
    state = shelf()
    twin = state.clone()
    assert twin == state
    assert twin.thumbed is state.thumbed, "whoever changes it takes a copy first"
    twin.books.append(9)
    twin.rows[1].append(9)
    twin.by_name["x"].append(9)
    twin.lent.add(9)
    twin.agenda.append(("over",))
    assert state == shelf()
    assert twin.differences(state) == ["agenda", "books", "by_name", "lent", "rows"]


def test_a_clone_of_what_cannot_be_copied_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match=r"Broken\.things: a clone of .*Any.* cannot be derived"):

        class Broken(State):
            things: list[Any]


def test_slots_without_annotation_are_refused_at_once() -> None:
    with pytest.raises(TypeError, match="Bare: shelf without annotation"):

        class Bare(State):
            __slots__ = ("shelf",)


@pytest.mark.parametrize("title", sorted(registry.titles()))
def test_what_a_state_is_encoded_as_stays_in_its_order(title: str) -> None:
    """Marks in records are made from the encoding: the kernel's fields, then the game's in alphabetical order."""
    game = registry.title(title)
    table = open_table(game, game.seats[0], {})
    assert not isinstance(table, Reason)
    fields = type(Referee(table, Dice(0)).state).FIELDS
    assert fields[:4] == ("agenda", "asked", "over", "ready")
    assert list(fields[4:]) == sorted(fields[4:])


def test_a_position_can_be_described_and_laid_out_again() -> None:
    """The words of scenarios say all of a position."""
    game = rules()
    for state in POSITIONS:
        assert game.arrange(game.portrait(state)) == state
