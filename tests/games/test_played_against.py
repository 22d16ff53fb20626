"""A card that was played against somebody is known to whoever tells it, and its text is shown at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cutpurse.games.age_of_thieves import events as aot
from cutpurse.games.swindler import events as swindler
from cutpurse.games.thiefdom import events as thiefdom
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event, card_against
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee, before
from cutpurse.lab.soak import drift
from cutpurse.terminal.telling import Teller
from tests.games.texts import table

ANN, BEA = 0, 1


def card(told: Sequence[Event], seat: int) -> str:
    """By which card the last of these concerns a seat."""
    return card_against(told[-1], reversed(told[:-1]), seat)


@pytest.mark.parametrize(
    ("told", "by"),
    [
        ([aot.Resolved(ANN, "poisoned_bola"), aot.Affected(BEA, "poisoned")], "poisoned_bola"),
        ([aot.WatchActs(4), aot.Poisoned(BEA, 4)], "poisoned_bola"),
        ([aot.Resolved(ANN, "magnetic_winch"), aot.ThiefMoved(ANN, BEA, "n03")], "magnetic_winch"),
        ([aot.Resolved(ANN, "brass_raven"), aot.CardLost(BEA, ANN, "beacon")], "brass_raven"),
        ([aot.Resolved(ANN, "beacon"), aot.WatchMoved(ANN, "guard", "n03", "n05"), aot.Arrested(BEA, "n05")], "beacon"),
        ([aot.Resolved(ANN, "beacon"), aot.WatchActs(4), aot.Arrested(BEA, "n05")], ""),
        ([aot.Resolved(BEA, "elixir_of_speed"), aot.Arrested(BEA, "n05")], ""),  # her own card
        ([aot.Resolved(ANN, "sneak"), aot.Robbed(ANN, BEA, "yellow")], ""),  # a way to walk is played at nobody
        ([aot.Resolved(ANN, "beacon"), aot.Affected(ANN, "hidden")], ""),
        ([swindler.Announced(ANN, "traitor", [])], "traitor"),
        ([swindler.Announced(BEA, "traitor", [])], ""),
        ([swindler.Announced(ANN, "cheat", []), swindler.DrawForced(ANN, BEA)], "traitor"),
        ([swindler.Announced(ANN, "conjurer", []), swindler.Swapped(ANN, BEA, "red_ring", "red_key")], "conjurer"),
        ([swindler.Given(ANN, BEA, "red_ring_1", "legacy_hunter")], "legacy_hunter"),
        ([swindler.Cancelled(ANN, BEA, "forger")], "assassin"),  # not the one that was cancelled
        ([swindler.RaidTurnedUp("raid_wanted"), swindler.Jailed(BEA)], "raid_wanted"),
        ([swindler.Announced(ANN, "beggar", []), swindler.ThrownOut(BEA, "job_a", 2)], ""),
        ([thiefdom.CardUsed(ANN, "cap", "crossbow", "guard_a"), thiefdom.Arrested(BEA, "cap", 2)], "crossbow"),
        ([thiefdom.CardUsed(ANN, "cap", "crossbow", "guard_a"), thiefdom.TileTurned(ANN, 2, "patrol"),
          thiefdom.Arrested(BEA, "cap", 2)], ""),
    ],
)  # fmt: skip
def test_the_card_behind_what_happened(told: Sequence[Event], by: str) -> None:
    assert card(told, BEA) == by
    assert card(told, SPECTATOR) == ""


@pytest.mark.parametrize("game", ["age-of-thieves", "swindler", "thiefdom"])
def test_in_real_games_it_is_a_card_that_can_be_looked_up(game: str) -> None:
    """And never one that only somebody else may know: what is played is no private field."""
    title = registry.title(game)
    rules: Any = table(title, title.seats[-1])
    known = {component.id for component in rules.components()}
    referee, rng, found = Referee(rules, Dice("against 2")), random.Random(2), set()
    for _ in range(700):
        if referee.over:
            break
        seat = rng.choice(rules.to_answer(referee.state))
        referee.choose(seat, drift(rules, referee.state, seat, rng))
    for place, (_, event) in enumerate(referee.told):
        played = [part for part in (event.plays(), event.by()) if part]
        assert set(played) <= known, event
        public = event.seen_by(SPECTATOR).values()
        assert event.plays() in (None, "", *public), event
        for seat in range(rules.players):
            if by := card_against(event, before(referee.told, place), seat):
                found.add(by)
    assert found <= known
    if game == "swindler":
        assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_its_text_with_the_line(language: str) -> None:
    teller = Teller(table(registry.title("swindler"), 2), ["Ann", "Bea"], language)
    forced = swindler.DrawForced(ANN, BEA)
    plain, told = teller.event(forced, BEA), teller.event(forced, BEA, card([forced], BEA))
    assert told.startswith(f"{plain} [")
    assert teller.speaker.name("traitor") in told
    assert len(told) > len(plain) + 40
