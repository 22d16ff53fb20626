"""What the games say of themselves for everybody alike: the score sheet at the end, and who is the worse for what."""

from __future__ import annotations

import random
from typing import Any, get_type_hints

import pytest

from cutpurse.games.age_of_thieves import events as aot
from cutpurse.games.swindler import events as swindler
from cutpurse.games.thiefdom import events as thiefdom
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.statistics import Source
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
from cutpurse.lab.soak import lean
from tests.games.released import released

ANN, BEA = 0, 1


def finished(game: Any, seed: int) -> Referee:
    rng = random.Random(seed)
    referee = Referee(game, Dice(seed))
    while not referee.over:
        seat = game.to_answer(referee.state)[0]
        referee.choose(seat, lean(game, list(game.options(referee.state, seat)), rng))
    return referee


def adds_up(game: Any, state: Any, happened: list[Event]) -> list[Source]:
    """The sheet of a finished game, if it explains every point and has words in every language."""
    sheet = list(game.sources(state, happened))
    assert [sum(line.points[seat] for line in sheet) for seat in range(game.players)] == game.result(state).scores
    for language in LANGUAGES:
        speaker = Speaker(language, game, ["Ann", "Bea", "Cleo"])
        assert all(speaker.say(line.label) for line in sheet)
    return sheet


@pytest.mark.parametrize("players", [2, 3])
def test_the_score_sheet_of_swindler_adds_up(players: int) -> None:
    game = open_table(registry.title("swindler"), players, {}, box=released(registry.title("swindler")))
    assert not isinstance(game, Reason)
    for seed in range(3):
        referee = finished(game, seed)
        assert adds_up(game, referee.state, referee.happened())


def test_the_score_sheet_of_age_of_thieves_is_what_was_carried_out() -> None:
    """Random thieves hardly ever get out of the city: one is given what it takes."""
    game = open_table(registry.title("age-of-thieves"), 2, {}, box=released(registry.title("age-of-thieves")))
    assert not isinstance(game, Reason)
    state = finished(game, 1).state
    assert adds_up(game, state, []) == []
    state.left, state.best_burglar = [BEA], BEA
    state.yellow_held[BEA], state.green_held[BEA], state.green_held[ANN] = 2, 1, 5
    sheet = adds_up(game, state, [])
    assert [line.label.key for line in sheet] == ["source-yellow", "source-green", "source-burglar"]
    assert all(line.points[ANN] == 0 < line.points[BEA] for line in sheet)


def test_what_was_taken_back_brought_nothing() -> None:
    """Only what still counts is on a sheet."""
    game = open_table(registry.title("swindler"), 2, {}, box=released(registry.title("swindler")))
    assert not isinstance(game, Reason)
    referee = Referee(game, Dice(1))
    rng = random.Random(1)
    seat = -1
    while seat < 0:
        acting = game.to_answer(referee.state)[0]
        referee.choose(acting, lean(game, list(game.options(referee.state, acting)), rng))
        seat = acting if referee.why_no_undo(acting) is None and not referee.drafts else -1
    before = len(referee.happened())
    referee.undo(seat)
    assert len(referee.happened()) <= before
    assert all(event.name != "taken_back" for event in referee.happened())


@pytest.mark.parametrize("module", [swindler, aot, thiefdom], ids=["swindler", "age-of-thieves", "thiefdom"])
def test_whoever_is_harmed_is_a_seat_of_the_event(module: Any) -> None:
    harmful = [
        kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event) and kind.harms
    ]
    assert harmful
    for kind in harmful:
        assert get_type_hints(kind)[kind.harms] is int, kind.name
        assert kind.harms not in kind.private, "others would learn of it"


@pytest.mark.parametrize(
    ("event", "worse"),
    [
        (swindler.Given(ANN, BEA, "blue_key_1", "beggar"), {BEA}),
        (swindler.Caught(BEA, "blue", ["blue_key_1"], 1), {BEA}),
        (swindler.Caught(BEA, "blue", [], 1), set()),
        (swindler.Cancelled(ANN, BEA, "thug"), {BEA}),
        (swindler.ThrownOut(BEA, "job_a", 2), {BEA}),
        (swindler.Released(BEA, "job_a", 2), set()),
        (swindler.SkullReturned(ANN, BEA, "blue"), set()),
        (aot.Robbed(ANN, BEA, "yellow"), {BEA}),
        (aot.Affected(BEA, "poisoned"), {BEA}),
        (aot.Affected(BEA, "hidden"), set()),
        (aot.CardTaken(ANN, BEA, "beacon"), set()),  # the victim reads a line of its own
        (aot.CardLost(BEA, ANN, "beacon"), {BEA}),
        (thiefdom.CardsPassed(ANN, BEA, 2, []), set()),
        (thiefdom.Arrested(BEA, "cap", 3), {BEA}),
        (thiefdom.Robbed(ANN, "cap", "guard_1"), set()),
    ],
)
def test_who_is_the_worse_for_it(event: Event, worse: set[int]) -> None:
    assert {seat for seat in (SPECTATOR, ANN, BEA) if event.against(seat)} == worse
