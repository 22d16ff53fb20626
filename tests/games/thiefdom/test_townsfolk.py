"""Guards, nobles and the carriage against the exact algorithms of the specification (chapters 4.4, 4.5, 4.11)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.components import CARRIAGE, GUARDS
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import NOWHERE, State
from cutpurse.games.thiefdom.streets import NO_LEG
from cutpurse.games.thiefdom.town import Town
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from tests.games.thiefdom.tables import Scene, table
from tests.games.thiefdom.test_towns import random_key

Route = tuple[int, ...]


def routes(town: Town, state: State, figure: int, need: int) -> Iterator[Route]:
    """All legal routes as legs, word for word as chapter 4.4 writes it."""
    start = state.folk_at[figure]
    others = [square for other, square in enumerate(state.folk_at) if other != figure]
    taken = {space for space in (*others, *state.thief_at) if NOWHERE < space < town.squares}

    def walk(
        lantern: int, behind: int, met: int, legs: Route, seen: frozenset[tuple[int, int, int]]
    ) -> Iterator[Route]:
        for direction in range(4):
            leg = town.leg[4 * lantern + direction]
            if direction == behind or leg is NO_LEG or (leg.end, leg.facing, met) in seen:
                continue
            route = (*legs, 4 * lantern + direction)
            if leg.end in taken:
                yield from walk(leg.end, leg.facing ^ 2, met, route, seen | {(leg.end, leg.facing, met)})
            elif met + 1 == need:
                yield route
            else:
                yield from walk(leg.end, leg.facing ^ 2, met + 1, route, seen | {(leg.end, leg.facing, met)})

    yield from walk(start, state.facing[figure] ^ 2 if figure in GUARDS else -1, 0, (), frozenset())


def scattered(seed: int, crowd: int) -> tuple[Scene, random.Random]:
    """A random town with townsfolk on lanterns and thieves on streets, some of them on lanterns too."""
    rng = random.Random(seed)
    scene = Scene(table(3), town=random_key(rng, seed % 2 == 0), turn="A cap")
    game, state = scene.game, scene.state
    town = game.town(state)
    lanterns = [square for square in range(town.squares) if town.lanterns >> square & 1]
    near = rng.choice(lanterns)
    close = sorted(lanterns, key=lambda square: town.distance(near)[square])[: 9 + crowd]
    rng.shuffle(close)
    state.folk_at = close[:9]
    state.facing = [rng.randrange(4) for _ in GUARDS]
    free = [square for square in range(town.squares) if square not in state.folk_at]
    for thief in range(9):
        if rng.random() < 0.7:
            state.thief_at[thief] = free.pop(rng.randrange(len(free)))
    state.posters = rng.getrandbits(9)
    state.asked, state.agenda = [], []
    return scene, rng


@pytest.mark.parametrize("seed", range(150))
def test_routes_as_specified(seed: int) -> None:
    """TD-5.2 to TD-5.18: at every choice exactly the arms from which an end can be reached, and all ends."""
    scene, rng = scattered(seed, 4 + seed % 9)
    game, town = scene.game, scene.game.town(scene.state)
    for figure in (0, 1, 4, 5, CARRIAGE):
        state = scene.state.clone()
        need = townsfolk.free_lanterns(figure)
        legal = []
        for number, route in enumerate(routes(town, state, figure, need)):
            legal.append(route)
            if number > 3000:
                break
        if len(legal) > 3000:
            continue
        play: ThiefdomPlay = Play(game, state, Dice(0))
        townsfolk.start(play, 0, figure)
        game.run(play)
        start, facing = scene.state.folk_at[figure], scene.state.facing
        if not legal:
            assert state.folk_at == scene.state.folk_at and state.facing == facing  # TD-5.15
            continue
        ends = {(town.leg[route[-1]].end, town.leg[route[-1]].facing) for route in legal}
        if state.asked:
            ways = townsfolk.ends(game, state)
            found = {(way.outlook.end, way.outlook.facing) for way in ways}
            lanterns = {end for end, _ in ends}
            assert {end for end, _ in found} == lanterns
            assert figure not in GUARDS or found == ends
        while state.asked:
            prefix = tuple(state.route)
            offered = [option.split(" ")[1] for option in game.options(state, 0)]
            wanted = {route[len(prefix)] % 4 for route in legal if route[: len(prefix)] == prefix}
            assert {"NESW".index(word) for word in offered} == wanted and len(offered) > 1
            game.choose(play, 0, f"walk {rng.choice(offered)}")
        end = state.folk_at[figure]
        assert end in {end for end, _ in ends} and town.lanterns >> end & 1
        if figure in GUARDS:
            assert (end, state.facing[figure]) in ends
        check_caught(scene, play, figure, start)


def check_caught(scene: Scene, play: ThiefdomPlay, figure: int, start: int) -> None:
    """TD-6.1, TD-6.2, TD-6.4: the walk retraced square by square."""
    before, town = scene.state, scene.game.town(scene.state)
    moved = next(event for event in play.events if isinstance(event, told.FolkMoved))
    squares = [start, *(town.number[place] for place in moved.places)]
    seen: set[int] = set()
    if figure in GUARDS:
        facing = 0
        for number, (here, there) in enumerate(pairwise(squares)):
            facing = next(way for way in range(4) if town.ahead[4 * here + way] == there)
            seen |= {square for square in range(town.squares) if town.ray[4 * here + facing] >> square & 1}
            seen |= {here} if number else set()
        seen |= {square for square in range(town.squares) if town.ray[4 * squares[-1] + facing] >> square & 1}
        caught = {thief for thief, space in enumerate(before.thief_at) if space in seen}
    else:
        caught = {thief for thief, space in enumerate(before.thief_at)
                  if space in squares[1:] and before.posters >> thief & 1}  # fmt: skip
    arrested = {3 * event.seat + ["cap", "feather", "pointed"].index(event.shape)
                for event in play.events if isinstance(event, told.Arrested)}  # fmt: skip
    assert arrested == caught
    for thief in caught:
        assert play.state.thief_at[thief] == before.lairs[thief // 3]


@pytest.mark.parametrize("seed", range(60))
def test_the_die_as_specified(seed: int) -> None:
    """TD-13.11, TD-13.12: the exact algorithm for a solo move."""
    scene, rng = scattered(seed + 1000, 6 + seed % 6)
    town, box = scene.game.town(scene.state), scene.game.box
    for figure in (0, 2, 4, 6, CARRIAGE):
        roll = rng.randint(1, 8)
        state = scene.state.clone()
        others = [square for other, square in enumerate(state.folk_at) if other != figure]
        taken = {space for space in (*others, *state.thief_at) if NOWHERE < space < town.squares}
        lantern, facing = state.folk_at[figure], state.facing[figure] if figure in GUARDS else -1
        behind, met, done, moved = facing ^ 2 if facing >= 0 else -1, 0, set(), False
        while True:
            for direction in box.compass[roll - 1]:
                leg = town.leg[4 * lantern + direction]
                if direction != behind and leg is not NO_LEG and (leg.end, leg.facing, met) not in done:
                    break
            else:
                break
            assert leg is not NO_LEG
            done.add((leg.end, leg.facing, met))
            lantern, facing, behind = leg.end, leg.facing, leg.facing ^ 2
            if leg.end not in taken:
                met += 1
                if met == (2 if figure == CARRIAGE else 1):
                    moved = True
                    break
        play: ThiefdomPlay = Play(scene.game, state, Dice(0))
        townsfolk.solo_walk(play, figure, roll)
        assert state.folk_at[figure] == (lantern if moved else scene.state.folk_at[figure])
        if figure in GUARDS:
            assert state.facing[figure] == (facing if moved else scene.state.facing[figure])


def test_a_figure_without_a_way_stays() -> None:
    """TD-5.6, TD-5.15: both arms are dead or behind."""
    town = "t t g g g\n. . * . .\ns s . b b\ns s s b b\n"
    scene = Scene(town=town, folk={"guard_a": "2,1 E"}, patrol="A guard_a")
    assert scene.told(told.FolkStayed) and scene.look("folk.guard_a") == "2,1 E"
