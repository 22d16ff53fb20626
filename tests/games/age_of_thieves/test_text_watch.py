"""The watch in words: each figure in a line, the nearest first, with whom it has in sight; what it sees, for whoever asks."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import Speaker
from cutpurse.kernel.text_sheet import Entry
from tests.games.age_of_thieves.positions import Position, table

NAMES = ["Ada", "Ben"]
THIEVES: dict[str, Any] = {"A": {"thief": "zain", "at": "n05"}, "B": {"thief": "morius", "at": "e10"}}


def entries(part: str, language: str = "en", seat: int = 0, **given: Any) -> list[Entry]:
    game = table(2)
    position = Position(game, **{**THIEVES, **given})
    sheet = game.write(position.referee.view(seat), Speaker(language, game, NAMES).say, 78)
    return [entry for found in sheet.parts if found.id == part for entry in found.entries]


def read(part: str, **given: Any) -> list[str]:
    """What is read each time."""
    return [entry.text for entry in entries(part, **given) if not entry.aside]


def asked(topic: str, **given: Any) -> list[str]:
    """What is told to whoever asks about a figure."""
    found = entries("watch", **given)
    start = next(number for number, entry in enumerate(found) if entry.topic == topic)
    more = []
    for entry in found[start + 1 :]:
        if entry.topic:
            break
        more.append(entry.text)
    return more


@pytest.mark.rule("AOT-10.4")
def test_the_nearest_guard_comes_first_and_says_whom_it_sees() -> None:
    assert read("watch", guards=["e16", "n04"], captains=["e11"]) == [
        "guard on n04, 1 space from you; in sight: Ada",
        "captain on e11, 10 spaces from you; in sight: Ben",
        "guard on e16, 11 spaces from you; in sight: Ben",
    ]


def test_each_player_is_told_how_far_it_is_from_them() -> None:
    assert read("watch", guards=["n04", "e16"], seat=1)[0] == "guard on e16, 2 spaces from you; in sight: Ben"


def test_what_a_figure_sees_and_how_far_it_goes_is_told_to_whoever_asks() -> None:
    told = asked("guard n04", guards=["n04"], dimmed={"north": 3})
    assert told == ["guard: vigilance 1, movement 2", "sees: n03 n05 n14 n15"]


def test_figures_of_one_kind_that_differ_say_so_themselves() -> None:
    lines = read("watch", guards=["n04", "e16"], dimmed={"north": 3})
    assert lines == [
        "guard on n04, 1 space from you: movement 2, vigilance 1; in sight: Ada",
        "guard on e16, 11 spaces from you: movement 2, vigilance 4; in sight: Ben",
    ]


@pytest.mark.rule("AOT-2.17")
@pytest.mark.parametrize(("mark", "word"), [("asleep", "asleep"), ("deafened", "deafened")])
def test_a_figure_that_detects_nobody_has_nobody_in_sight(mark: str, word: str) -> None:
    given: dict[str, Any] = {"guards": ["n04"], mark: ["n04"]}
    assert read("watch", **given) == [f"guard on n04, 1 space from you; {word}"]
    assert asked("guard n04", **given)[-1] == "sees: nothing"


def test_a_hidden_thief_is_in_nobodys_sight() -> None:
    assert read("watch", A={"thief": "zain", "at": "n15"}, guards=["n04"]) == ["guard on n04, 1 space from you"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_walks_into_a_dungeon(language: str) -> None:
    """It is no number of spaces away; where one stands oneself is no space away either."""
    lines = {entry.topic: entry.text for entry in entries("places", language)}
    assert not any("255" in text for text in lines.values())
    assert sum(character.isdigit() for character in lines["n05"].split("→")[0]) == 2, "only the space's own number"
