"""The watch against the letter of the rules, on random boards (AOT-10.4 to AOT-10.16, AOT-7.30 to AOT-7.36)."""

from __future__ import annotations

import random
from itertools import product
from math import prod

import pytest

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.figures import (
    CAPTAIN,
    GUARD,
    is_arrestable,
    is_hidden,
    movement,
    on_streets,
    vigilance,
    watch,
)
from cutpurse.games.age_of_thieves.rules.patrol import Patrol
from cutpurse.games.age_of_thieves.rules.steering import thief_ends, watch_ends
from cutpurse.games.age_of_thieves.rules.watch import watch_acts
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from tests.games.age_of_thieves.worlds import strewn

SEEDS = range(60)


def spared(state: State, figure: int) -> int:
    return state.charmer if state.charmed >> figure & 1 else NOBODY


def by_the_letter(game: AgeOfThieves, state: State, figure: int) -> set[int]:
    """Candidates 1 and 2 as they are written (AOT-10.4, AOT-10.6, AOT-10.7)."""
    distance = game.box.board.distance[figure]
    holds = game.box.events[state.event].holds if state.event != NOBODY else None
    detected = {
        state.at[seat]
        for seat in range(game.players)
        if on_streets(game, state, seat) and not is_hidden(game, state, seat) and seat != spared(state, figure)
        and (distance[state.at[seat]] <= vigilance(game, state, figure)
             or (holds is not None and holds.bounty and state.jewel_holder == seat))}  # fmt: skip
    nearest = {space for space in detected if distance[space] == min(distance[other] for other in detected)}

    def count(space: int) -> int:
        there = [seat for seat in range(game.players) if state.at[seat] == space]
        if game.edition == "de":
            there = [seat for seat in there if is_arrestable(game, state, seat) and seat != spared(state, figure)]
        return len(there)

    return {space for space in nearest if count(space) == max(map(count, nearest))}


@pytest.mark.rule("AOT-10.4", "AOT-10.5", "AOT-10.6", "AOT-10.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_candidates(seed: int) -> None:
    game, state = strewn(random.Random(f"candidates {seed}"))
    for kind in (GUARD, CAPTAIN):
        patrol = Patrol(game, state, kind)
        for figure in bits(patrol.ready()):
            assert set(patrol.candidates(patrol.world(), figure)) == by_the_letter(game, state, figure)
        assert all(
            patrol.alert(patrol.ready()) >> figure & 1 for figure in patrol.targets(patrol.world(), patrol.ready())
        )


@pytest.mark.rule("AOT-10.8", "AOT-10.15")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_joint_choice_is_the_best_of_all(seed: int) -> None:
    """Groups judged one by one give the same as all assignments of all figures at once."""
    game, state = strewn(random.Random(f"joint {seed}"))
    for kind in (GUARD, CAPTAIN):
        patrol = Patrol(game, state, kind)
        world = patrol.world()
        targets = patrol.targets(world, patrol.ready())
        if not targets or prod(map(len, targets.values())) > 5000:
            continue

        def worth(
            assignment: tuple[int, ...], patrol: Patrol = patrol, figures: tuple[int, ...] = tuple(targets)
        ) -> tuple[int, int]:
            world = patrol.world()
            caught = set()
            for figure, space in zip(figures, assignment, strict=True):
                if patrol.ends(world, figure, space) >> space & 1:
                    caught |= {seat for seat in range(game.players) if state.at[seat] == space
                               and is_arrestable(game, state, seat) and seat != spared(state, figure)}  # fmt: skip
            return len(caught), len(set(assignment))

        every = list(product(*targets.values()))
        best = max(map(worth, every))
        allowed = {figure: {assignment[place] for assignment in every if worth(assignment) == best}
                   for place, figure in enumerate(targets)}  # fmt: skip
        judged: dict[int, list[int]] = {}
        for group in patrol.groups(world, targets):
            judged |= patrol.joint(world, targets, group)
        assert {figure: set(spaces) for figure, spaces in judged.items()} == allowed


@pytest.mark.rule("AOT-10.1", "AOT-10.3", "AOT-10.11", "AOT-10.12", "AOT-10.16")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_watch_ends_as_forecast(seed: int) -> None:
    """Whatever the first thief answers, guards end in a way that was foretold, and nothing is asked in vain."""
    rng = random.Random(f"acts {seed}")
    game, start = strewn(rng)
    start.captains = 0
    start.plans = [()] * game.players
    start.hands = [0] * game.players
    start.deck = game.box.all_copies & ~start.discard
    foretold = foresight.forecast(game, start, GUARD)
    ends = set()
    for _ in range(8):
        state = start.clone()
        state.agenda, state.asked = [], []
        play: AotPlay = Play(game, state, Dice(seed))
        watch_acts(play)
        game.run(play)
        while state.asked:
            seat, kind = state.asked[0][:2]
            options = game.options(state, seat)
            if kind.startswith("watch_"):
                assert len(options) > 1
            game.choose(play, seat, rng.choice(options))
        gone = sum(1 << event.seat for event in play.events if event.name == "arrested")  # type: ignore[attr-defined]
        ends.add((state.guards, gone, state.charmed))
    if foretold:
        assert ends <= foretold
        assert len(foretold) > 1 or len(ends) == 1


@pytest.mark.rule("AOT-7.30", "AOT-7.31", "AOT-7.32", "AOT-7.33", "AOT-7.34")
@pytest.mark.parametrize("seed", SEEDS)
def test_steered_figures_end_where_steps_can_lead(seed: int) -> None:
    game, state = strewn(random.Random(f"steer {seed}"))
    board = game.box.board
    for figure in bits(watch(state)):
        quarry = {state.at[seat] for seat in range(game.players)
                  if is_arrestable(game, state, seat) and seat != spared(state, figure)}  # fmt: skip
        ends: set[int] = set()

        def walk(at: int, left: int, figure: int = figure, quarry: set[int] = quarry, ends: set[int] = ends) -> None:
            if at != figure and not watch(state) >> at & 1:
                ends.add(at)
            if left and at not in quarry:
                for way in board.ways[at]:
                    if not state.fire >> way & 1 and not (way in quarry and watch(state) >> way & 1):
                        walk(way, left - 1)

        if not (state.snared | state.asleep) >> figure & 1:
            walk(figure, 3)
        assert set(bits(watch_ends(game, state, figure, 3))) == ends


@pytest.mark.rule("AOT-7.35", "AOT-11.1", "AOT-11.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_thieves_moved_by_others_end_where_steps_can_lead(seed: int) -> None:
    game, state = strewn(random.Random(f"winch {seed}"))
    for seat in range(game.players):
        ends: set[int] = set()

        def walk(at: int, left: int, seat: int = seat, ends: set[int] = ends) -> None:
            for way in game.box.board.ways[at] if left else ():
                if not state.fire >> way & 1:
                    ends.add(way)
                    if not caught_on(game, state, seat, way):
                        walk(way, left - 1)

        walk(state.at[seat], 3)
        assert set(bits(thief_ends(game, state, seat, 3))) == ends - {state.at[seat]}


@pytest.mark.rule("AOT-10.11")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_figure_gets_as_near_as_it_can(seed: int) -> None:
    """Along shortest ways, never onto fire or another watch figure, stopped by whom it arrests."""
    game, state = strewn(random.Random(f"near {seed}"))
    board = game.box.board
    patrol = Patrol(game, state, GUARD)
    world = patrol.world()
    for figure, spaces in patrol.targets(world, patrol.ready()).items():
        for target in spaces:
            far = [board.distance[space][target] for space in range(board.count)]
            stop = {state.at[seat] for seat in range(game.players)
                    if is_arrestable(game, state, seat) and seat != spared(state, figure)}  # fmt: skip
            reached = {figure}

            def walk(at: int, left: int, far: list[int] = far, stop: set[int] = stop, reached: set[int] = reached,
                     start: int = figure) -> None:  # fmt: skip
                reached.add(at)
                if left and (at == start or at not in stop):
                    for way in board.ways[at]:
                        if far[way] == far[at] - 1 and not state.fire >> way & 1:
                            walk(way, left - 1)

            if not state.snared >> figure & 1:
                walk(figure, movement(game, state, GUARD))
            free = {space for space in reached if space == figure or not watch(state) >> space & 1}
            nearest = min(far[space] for space in free)
            assert set(bits(patrol.ends(world, figure, target))) == {space for space in free if far[space] == nearest}
