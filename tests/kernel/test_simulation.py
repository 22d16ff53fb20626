"""The fast path: the same rules without referee, views and records, and options by number."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice, Noted
from cutpurse.kernel.game import Game
from cutpurse.kernel.game_tree import Walk
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.numbering import NotOffered, Numbering, lines_of
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.simulation import GameOver, Simulation
from cutpurse.kernel.table import open_table
from cutpurse.lab.soak import drift

GAMES = ("age-of-thieves", "swindler", "thiefdom")
DIGESTS = {"age-of-thieves": "8ce58b6dffb9e738", "swindler": "e1a6d654dc7af83b", "thiefdom": "eb1ae257a3b4f48f"}
"""What each number means with the box of 0.2.0. Whoever learned from it relies on it: environments are called _v2 when it
changes."""


def table(game: str, players: int) -> Game[Any, Any]:
    rules = open_table(registry.title(game), players, {})
    assert not isinstance(rules, Reason)
    return rules


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_both_paths_lead_to_the_same_states_byte_by_byte(game: str, players: int) -> None:
    rules, rng = table(game, players), random.Random(f"{game} {players}")
    referee, simulation = Referee(rules, Dice(7)), Simulation(rules, Dice(7))
    for _ in range(1500):
        assert simulation.state.encode() == referee.state.encode()
        if simulation.over:
            break
        choice = drift(rules, referee.state, simulation.seat, rng)
        referee.choose(simulation.seat, choice)
        numbers = simulation.numbers()
        assert len(set(numbers)) == len(numbers)
        simulation.apply(numbers[simulation.options().index(choice)])
    assert simulation.result() == referee.result()


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_the_same_game_in_one_call(game: str) -> None:
    rules = table(game, 3)
    dealt = Simulation(rules, Dice(3))
    slow, whole = dealt.copy(Dice(5)), dealt.copy(Dice(5))
    seen: list[int] = []

    def middle(state: Any, seat: int, options: Any) -> int:
        seen.append(seat)
        return len(options) // 2

    assert whole.playout(middle, most=300) == len(seen)
    for seat in seen:
        assert slow.seat == seat
        slow.choose(slow.options()[len(slow.options()) // 2])
    assert slow.state.encode() == whole.state.encode()
    assert dealt.state.encode() == Simulation(rules, Dice(3)).state.encode(), "a copy was played, not this"
    again = dealt.copy(Dice(5))
    assert again.playout(seed=1, most=200) == 200 or again.over


@pytest.mark.parametrize("game", GAMES)
def test_an_information_set_is_what_a_view_shows(game: str) -> None:
    """Hidden facts dealt anew do not change the key; whatever changes the view does."""
    rng = random.Random(game)
    for players in registry.title(game).seats:
        rules = table(game, players)
        simulation = Simulation(rules, Dice(f"{game} {players}"))
        views: dict[bytes, bytes] = {}
        for _ in range(250):
            seat = rng.choice([*range(players), SPECTATOR])
            key, view = simulation.key(seat), rules.view(simulation.state, seat)
            twin = rules.sample(view, rng)
            assert rules.information_set(twin, seat) == key, f"seat {seat}: {twin.differences(simulation.state)}"
            assert views.setdefault(key, msgspec.json.encode(view)) == msgspec.json.encode(view)
            if simulation.over:
                break
            simulation.choose(drift(rules, simulation.state, simulation.seat, rng))
        assert len(set(views.values())) == len(views)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_number_means_does_not_change(game: str) -> None:
    title = registry.title(game)
    tables = [
        title.open(players, table(game, players).settings, box=title.released("0.2.0")) for players in title.seats
    ]
    assert {rules.numbering.digest() for rules in tables} == {DIGESTS[game]}


@pytest.mark.parametrize("game", GAMES)
def test_chance_as_nodes_of_a_tree(game: str) -> None:
    """Whoever decides the draws as they fell elsewhere comes to the same positions."""
    rules, noted, rng = table(game, 2), Noted(Dice(11)), random.Random(2)
    simulation, walk = Simulation(rules, noted), Walk(rules)
    for step in range(60):
        for what, n, outcome in noted.outcomes:
            if n > 1:
                assert walk.draw == (n, what)
                assert walk.seat < 0
                assert not walk.options()
                walk.decide(outcome)
        noted.outcomes.clear()
        assert walk.state is not None
        assert walk.draw is None
        assert walk.state.encode() == simulation.state.encode()
        choice = drift(rules, simulation.state, simulation.seat, rng)
        assert walk.seat == simulation.seat
        aside = walk.copy() if step % 20 == 0 else None
        walk.choose(choice)
        simulation.choose(choice)
        if aside is not None:
            assert aside.state is not None
            assert aside.options()
    with pytest.raises(NotOffered, match="cannot be drawn here"):
        walk.decide(99)
    with pytest.raises(NotOffered, match="fly"):
        walk.choose("fly")


def test_what_is_not_offered_is_refused_in_words() -> None:
    simulation = Simulation(table("swindler", 2), Dice(1))
    numbering = simulation.game.numbering
    draw = numbering.number["draw"]
    with pytest.raises(NotOffered, match=rf"^{draw} \(draw\) is not offered; there are: \d+ \(choose "):
        simulation.apply(draw)
    with pytest.raises(NotOffered, match="no number from 0 to"):
        simulation.apply(numbering.size)
    with pytest.raises(NotOffered, match="option 1 of those without"):
        simulation.apply(len(numbering.lines))
    with pytest.raises(NotOffered, match="'fly' is not offered"):
        simulation.choose("fly")
    simulation.playout(seed=1)
    with pytest.raises(GameOver, match="the game is over"):
        simulation.apply(draw)
    with pytest.raises(GameOver, match="the game is over"):
        simulation.choose("draw")
    assert simulation.seat < 0
    assert simulation.numbers() == []


def test_lines_without_a_number_of_their_own_share_the_spare_ones() -> None:
    numbering = Numbering(lines_of(["pay #2", "give THING"], {"THING": ["ring", "key"]}), spare=2)
    assert numbering.lines == ("pay 0", "pay 1", "pay 2", "give ring", "give key")
    options = ["pay 7", "give key", "pay 8", "pay 9"]
    assert numbering.of(options) == [5, 4, 6, 6]
    assert [numbering.option(number, options) for number in (5, 4, 6)] == ["pay 7", "give key", "pay 8"]
