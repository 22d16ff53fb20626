"""The account of a finished game: every point has a source."""

from __future__ import annotations

import random

import pytest

from cutpurse.games.thiefdom import TITLE, Thiefdom
from cutpurse.games.thiefdom.statistics import ENTRIES, LIVINGS, SOURCES, Ledger
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from tests.games.released import released


def finished(players: int, seed: int) -> tuple[Thiefdom, Referee, list[Event]]:
    """A random game to its end, leaning towards where something happens."""
    settings = settle(TITLE.settings, {})
    assert not isinstance(settings, Reason)
    game, rng = TITLE.open(players, settings, box=released(TITLE)), random.Random(seed)
    referee = Referee(game, Dice(seed))
    while not referee.over:
        seat = game.to_answer(referee.state)[0]
        options = list(game.options(referee.state, seat))
        referee.choose(seat, rng.choices(options, game.random_weights(referee.state, seat, options))[0])
    return game, referee, [told.event for told in referee.told]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_point_has_a_source(players: int) -> None:
    for seed in range(4):
        game, referee, events = finished(players, seed)
        ledger = Ledger(game, referee.state)
        for event in events:
            if type(event) in ENTRIES:
                ENTRIES[type(event)](ledger, event)
        for seat, points in enumerate(ledger.points):
            assert tuple(points) == SOURCES
            if all(event.name != "points_lost" for event in events if getattr(event, "seat", -1) == seat):
                assert sum(points.values()) == referee.state.vp[seat]
            else:  # what would take a score below 0 is forgotten (TD-1.34)
                assert sum(points.values()) <= referee.state.vp[seat]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_score_sheet_adds_up(players: int) -> None:
    for seed in range(3):
        game, referee, events = finished(players, seed)
        sheet = game.sources(referee.state, events)
        assert [sum(line.points[seat] for line in sheet) for seat in range(players)] == referee.state.vp


def test_the_account_of_a_table() -> None:
    game, referee, events = finished(3, 7)
    account = game.account(referee.state, events)
    assert [trait["turn"] for trait in account.traits] != ["1", "1", "1"]
    assert {trait["board"] for trait in account.traits} == {"p3a", "p3b", "p34c"}
    assert account.counts["arrests"] == sum(event.name == "arrested" for event in events)
    assert account.counts["friends"] == sum(event.name == "befriended" for event in events)
    assert account.counts["score"] == pytest.approx(sum(referee.state.vp) / 3)
    for uses in account.uses:
        assert set(game.box.card_id) <= uses.keys(), "cards that nobody had are listed too"
        assert sum(uses[f"living on {living}"] for living in LIVINGS) <= 1


def test_alone_the_stars_are_counted() -> None:
    game, referee, events = finished(1, 3)
    counts = game.account(referee.state, events).counts
    assert counts[f"{game.box.stars(referee.state.vp[0])} stars"] == 1
    assert sum(counts[f"{stars} stars"] for stars in range(6)) == 1
