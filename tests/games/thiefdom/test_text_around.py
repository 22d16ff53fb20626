"""One's surroundings in words: where each thief stands, what is on all sides of him, who looks, how far everything is."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import Speaker
from tests.games.thiefdom.tables import Scene, random_game

NAMES = ["Ada", "Ben"]


def around(seat: int = 0, language: str = "en", **given: Any) -> list[str]:
    scene = Scene(**given)
    sheet = scene.game.write(scene.game.view(scene.state, seat), Speaker(language, scene.game, NAMES).say, 100)
    return [entry.text for part in sheet.parts if part.id == "around" for entry in part.entries]


def cap(**given: Any) -> str:
    """What is said of the thief with the flat cap, first of all."""
    return next(line for line in around(**given) if line.startswith("Flat cap"))


@pytest.mark.rule("TD-6.3")
def test_a_thief_in_the_street_is_told_of_all_four_sides() -> None:
    said = cap(A={"cap": {"at": "10,9"}}, turn="A cap")
    place, sides = said.split(": ", 1)
    assert place == "Flat cap, 10,9"
    assert [side.split(" ")[0] for side in sides.split("; ")[:4]] == ["north", "east", "south", "west"]
    assert "north 10,8" in sides


def test_doors_beside_the_street_are_told_too() -> None:
    """The garden 7Ad is entered from this square (example W-14 leaves it this way)."""
    assert "7Ad" in cap(A={"cap": {"at": "10,9"}}, turn="A cap")


def test_a_thief_in_a_building_is_told_of_its_exits() -> None:
    said = cap(A={"cap": {"at": "7Ad"}}, turn="A cap")
    assert said.startswith("Flat cap, garden 7Ad: ")
    assert {"10,9", "12,9"} <= {way.split(" ")[0] for way in said.split(": ", 1)[1].split("; ")}


@pytest.mark.rule("TD-6.5")
def test_who_looks_is_said_of_where_one_stands_and_of_where_one_could_go() -> None:
    watched = {"folk": {"guard_a": "10,5 S"}, "A": {"cap": {"at": "10,8"}}, "turn": "A cap"}
    said = cap(**watched)
    assert said.startswith("Flat cap, 10,8 (lantern, seen by Guard A): ")
    assert "north 10,7 (seen by Guard A)" in said and "south 10,9 (seen by Guard A)" in said
    assert "east 11,8;" in said, "nobody looks there"
    turned = cap(**{**watched, "folk": {"guard_a": "10,5 N"}})
    assert "seen by" not in turned


def test_whoever_stands_there_is_said() -> None:
    said = cap(folk={"noble_a": "10,8"}, A={"cap": {"at": "10,9"}}, B={"cap": {"at": "10,10"}}, turn="A cap")
    assert "north 10,8 (Noble A, lantern)" in said
    assert "south 10,10 (Ben (Flat cap), lantern)" in said


def test_places_come_the_nearest_first() -> None:
    near = around(A={"cap": {"at": "10,8"}}, turn="A cap")[1]
    assert near.startswith("Steps to: ")
    far = [int(place.rpartition(" ")[2]) for place in near.split(", ")]
    assert len(far) > 5 and far == sorted(far) and far[0] > 0


def test_it_is_ones_own_thieves_and_nobody_elses() -> None:
    given: dict[str, Any] = {"A": {"cap": {"at": "10,9"}}, "B": {"cap": {"at": "3,3"}}, "turn": "A cap"}
    assert "10,9" in around(0, **given)[0]
    assert "3,3" in around(1, **given)[0]
    assert around(SPECTATOR, **given) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_is_the_only_one_of_its_kind_is_not_named_twice(language: str) -> None:
    moment = next(random_game(2, 1))
    speaker = Speaker(language, moment.game, NAMES)
    sheet = moment.game.write(moment.game.view(moment.state, 0), speaker.say, 100)
    lines = {entry.topic: entry.text for part in sheet.parts if part.id == "places" for entry in part.entries}
    market = speaker.name("market")
    assert lines[market].count(market) == 1
