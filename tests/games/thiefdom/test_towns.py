"""Thousands of random towns: connected, nobody ever stuck, all tables as a naive computation has them (TD-1, TD-5)."""

from __future__ import annotations

import random

import pytest

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.game import TITLE
from cutpurse.games.thiefdom.plan import AHEAD, DrawingError, Plan, assemble, read_drawing
from cutpurse.games.thiefdom.signs import Signs
from cutpurse.games.thiefdom.streets import NO_LEG
from cutpurse.games.thiefdom.town import FAR, Town
from cutpurse.games.thiefdom.towns import MOST_OPEN, signs_of, town_of
from tests.games.released import released

INTRODUCTORY = "2A0 3A0 4A0/6A0 7A0 8A0"
BOX = Box(contents=released(TITLE))


def random_key(rng: random.Random, large: bool) -> str:
    """Sections as TD-2.1 lays them."""
    land = [1, 2, 3, 5, 6, 7] if large else [2, 3, 6, 7]
    rng.shuffle(land)
    river = rng.sample([4, 8], 2)
    words = [f"{number}{rng.choice('AB')}{rng.randrange(4)}" for number in land]
    rivers = [f"{number}{rng.choice('AB')}0" for number in river]
    half = len(land) // 2
    return f"{' '.join([*words[:half], rivers[0]])}/{' '.join([*words[half:], rivers[1]])}"


@pytest.mark.parametrize("large", [False, True])
def test_random_towns_are_sound(large: bool) -> None:
    """Chapter 2.2: what is promised of every town."""
    rng = random.Random(2024 + large)
    for _ in range(1000):
        key = random_key(rng, large)
        town = Town.of(assemble(BOX, key))
        distance = town.distance(town.mouths[0])
        assert FAR not in distance, key
        for kind in ("market", "smuggler", "villa"):
            each = [min(town.distance(space)[goal] for goal in town.of_kind[kind]) for space in range(town.spaces)]
            assert list(town.nearest(kind)) == each, f"{key}: to the nearest {kind}"
        gates = [gate for _, gate, _ in town.villa_gates] + [gate for _, gate in town.catacomb_gates]
        gates.append(town.carriage_start)
        assert len(set(gates)) == len(gates) == (9 if large else 7), key
        assert all(town.lanterns >> gate & 1 for gate in gates), key
        counts = {kind: len(spaces) for kind, spaces in town.of_kind.items()}
        assert counts["market"] == counts["dungeon"] == counts["church"] == 1
        assert (counts["tavern"], counts["dealer"]) == (2, 2 if large else 1)
        assert counts["smuggler"] == counts["villa"] == len(town.mouths) == (4 if large else 3)
        for lantern in range(town.squares):
            if town.lanterns >> lantern & 1:
                assert len(town.arms[lantern]) >= 2, (key, town.name[lantern])
                for behind in range(4):  # a guard in any facing, a noble: nobody is ever stuck
                    assert any(direction != behind for direction in town.arms[lantern])


def test_all_tables_against_a_naive_computation() -> None:
    rng = random.Random(7)
    for number in range(60):
        key = random_key(rng, number % 2 == 1)
        plan = assemble(BOX, key)
        town = Town.of(plan)
        for square, (x, y) in enumerate(town.places):
            for direction in range(4):
                assert town.mask_names(town.ray[4 * square + direction]) == sorted_names(
                    naive_ray(plan, x, y, direction)
                )
            seen = [place for direction in range(4) for place in naive_ray(plan, x, y, direction)]
            assert town.mask_names(town.sight(square)) == sorted_names(seen)
            check_legs(plan, town, square)
            check_doors(plan, town, square)


def open_side(plan: Plan, x: int, y: int, direction: int) -> tuple[int, int] | None:
    """The place over a side without a wall."""
    there = (x + AHEAD[direction][0], y + AHEAD[direction][1])
    return None if (x, y, direction) in plan.walls else there


def naive_ray(plan: Plan, x: int, y: int, direction: int) -> list[tuple[int, int]]:
    """TD-1.18"""
    found = []
    while (there := open_side(plan, x, y, direction)) in plan.streets and there is not None:
        found.append(there)
        x, y = there
    return found


def sorted_names(places: list[tuple[int, int]]) -> list[str]:
    return [f"{x},{y}" for x, y in sorted(places, key=lambda place: (place[1], place[0]))]


def check_legs(plan: Plan, town: Town, square: int) -> None:
    """TD-5.3, TD-5.6, TD-5.7, TD-6.1"""
    for direction in range(4):
        leg = town.leg[4 * square + direction]
        if plan.streets[town.places[square]] != "*":
            assert leg is NO_LEG
            continue
        here, way = town.places[square], direction
        path: list[tuple[int, int]] = []
        swept: set[tuple[int, int]] = set()
        alive = True
        while True:
            if path:
                swept.add(here)
            swept.update(naive_ray(plan, *here, way))
            there = open_side(plan, *here, way)
            if there is None or there not in plan.streets:
                alive = False
                break
            path.append(there)
            if plan.streets[there] == "*":
                break
            turns = [turn for turn in range(4) if turn != way ^ 2 and open_side(plan, *there, turn) in plan.streets]
            if not turns:
                alive = False
                break
            assert len(turns) == 1
            here, way = there, turns[0]
        assert (leg is not NO_LEG) == alive
        if leg is not NO_LEG:
            assert [town.places[step] for step in leg.path] == path
            assert (town.places[leg.end], leg.facing) == (path[-1], way)
            assert town.mask_names(leg.swept) == sorted_names(list(swept))


def check_doors(plan: Plan, town: Town, square: int) -> None:
    """TD-7.16 to TD-7.18, TD-1.13"""
    doors, touched, walled = set(), set(), set()
    x, y = town.places[square]
    for direction, (dx, dy) in enumerate(AHEAD):
        building = plan.buildings.get((x + dx, y + dy))
        if building is None:
            if (x, y, direction) in plan.walls and (x + dx, y + dy) in plan.streets:
                walled.add(f"{x + dx},{y + dy}")
        elif (x, y, direction) in plan.walls:
            walled.add(building)
        else:
            touched.add(building)
            if building[-1].islower() or (x, y, direction) in plan.doors:
                doors.add(building)
    assert {town.name[space] for space in town.doors[square]} == doors
    assert {town.name[space] for space in town.touched[square]} == touched
    assert {town.name[space] for space in town.climbs[square]} == walled - doors
    assert all(square in town.exits[space] for space in town.touched[square])


# -- the introductory town (chapter 2.2, 9) ------------------------------------------------------


@pytest.fixture
def town() -> Town:
    return town_of(BOX, INTRODUCTORY)


def names(town: Town, spaces: tuple[int, ...]) -> set[str]:
    return {town.name[space] for space in spaces}


def test_entrances_and_starts(town: Town) -> None:
    """TD-1.6, TD-2.3, TD-2.11, TD-2.12"""
    assert [(town.name[villa], town.name[gate], "NESW"[away]) for villa, gate, away in town.villa_gates] == [
        ("2V", "3,1", "S"), ("4V", "16,1", "S"), ("7V", "9,11", "N")]  # fmt: skip
    assert [(town.name[mouth], town.name[gate]) for mouth, gate in town.catacomb_gates] == [
        ("10,0", "10,1"), ("3,13", "3,11"), ("16,13", "16,12")]  # fmt: skip
    assert town.name[town.carriage_start] == "1,3"


def test_sight_and_ways_out(town: Town) -> None:
    """TD-1.13, TD-1.20, TD-7.16, W-04, W-18, W-25, W-26, W-51"""
    at = town.number
    assert names(town, town.exits[at["3AM"]]) == {"10,3", "11,5"}
    assert names(town, town.exits[at["6Ag"]]) == {"3,9", "4,8", "4,10", "5,9"}
    assert names(town, town.hooks[at["6Ac"]]) == {"6AD", "6Ad"}
    assert names(town, town.climbs[at["12,4"]]) == {"3AM"}
    assert set(town.mask_names(town.sight(at["7Ac"]))) == {"8,9", "9,8", "10,9", "9,10", "9,11", "9,12"}
    assert names(town, town.exits[at["2V"]]) == {"3,0"} and at["2V"] in town.doors[at["3,0"]]


def test_river_sides(town: Town) -> None:
    """TD-1.14: streets and buildings next to the river, villas never."""
    assert all(town.section[space] in (4, 8) and town.kind[space] != "villa" for space in town.riverside)
    assert {"4Ab", "18,3", "8AT", "8Ae"} <= names(town, town.riverside)


# -- drawings ------------------------------------------------------------------------------------

DRAWING = """
a a|. b
. * . .
-
. * . T
g .|. ~
house a garden
location T tavern 2,2:E
villa 2,0:N
catacombs 1,3:S
west 0,1
"""


def test_a_drawn_town() -> None:
    town = Town.of(read_drawing(DRAWING))
    at = town.number
    assert town.kind[at["a"]] == "garden" and town.kind[at["g"]] == "garden" and town.kind[at["b"]] == "stable"
    assert names(town, town.doors[at["2,2"]]) == {"T"}
    assert at["0,2"] not in [town.ahead[4 * at["0,1"] + direction] for direction in range(4)]
    assert names(town, town.doors[at["2,0"]]) == {"1V", "b"} and town.name[town.mouths[0]] == "1,3"
    assert names(town, town.climbs[at["a"]]) == {"2,0"}
    assert "T" in names(town, town.riverside)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (". *x.\n", "a blank or |"),
        (". *\nhouse a\n", "house"),
        (". *\nvilla 3\n", "a side like"),
        (". Q\n", "is not said"),
        (". *\nriver 1,1\n", "river"),
    ],
)
def test_a_bad_drawing_is_refused(text: str, problem: str) -> None:
    with pytest.raises(DrawingError, match=problem):
        read_drawing(text)


@pytest.mark.parametrize(
    "key",
    [
        "",
        "2A0",
        "2A0 3A0/4A0",
        "2A9 3A0 4A0/6A0 7A0 8A0",
        "2C0 3A0 4A0/6A0 7A0 8A0",
        "2A0 3A0 4A1/6A0 7A0 8A0",
        "2A0 4A0 3A0/6A0 7A0 8A0",
        "9A0 3A0 4A0/6A0 7A0 8A0",
    ],
)
def test_a_bad_name_of_a_town_is_refused(key: str) -> None:
    with pytest.raises(DrawingError):
        assemble(BOX, key)


def kept_by(town: Town | Signs) -> list[str]:
    """What a town holds and packs, by name; compiled or not."""
    made_anew = {"_draft", "_lay", "_distances", "_nearest", "leg", "plan", "signs"}
    names = [name for name in dir(town) if not name.startswith("__") and name not in made_anew]
    return [name for name in names if not callable(getattr(town, name))]


@pytest.mark.parametrize("large", [False, True])
def test_towns_that_were_packed_are_the_same_again(large: bool) -> None:
    """More of them than lie open, so that each is packed and opened, and none is mistaken for another."""
    rng = random.Random(12)
    keys = [random_key(rng, large) for _ in range(MOST_OPEN + 6)]
    for key in [*keys, *keys, *keys]:
        made, again = Town.of(assemble(BOX, key)), town_of(BOX, key)
        for name in ("climbs", "riverside", "hooks"):
            assert getattr(made, name) == getattr(again, name), name
        assert all(made.sight(space) == again.sight(space) for space in range(made.spaces))
        assert [leg.parts() for leg in made.leg] == [leg.parts() for leg in again.leg]
        for name in kept_by(made):
            assert getattr(made, name) == getattr(again, name), name
        assert (made.places, made.ground) == (again.places, again.ground)
        signs = signs_of(BOX, key)
        assert all(getattr(signs, name) == getattr(made, name) for name in kept_by(signs))
        assert len(made.pack()) < 60_000
    assert town_of.cache_info().currsize == signs_of.cache_info().currsize == MOST_OPEN
