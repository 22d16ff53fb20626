"""What an option, a job and a fence say of what would come of it."""

from __future__ import annotations

from typing import Any

from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Option
from tests.games.swindler.tables import table

FENCES = ["fence_pawnbroker", "fence_tailor", "fence_coachman"]


def arranged(given: dict[str, Any], players: int = 2) -> tuple[Swindler, State]:
    game = table(players)
    state = game.arrange({"moment": "actions", **given})
    game.run(Play(game, state, Dice(1)))
    return game, state


def described(given: dict[str, Any], choice: str, players: int = 2) -> Option:
    game, state = arranged(given, players)
    return game.describe(game.view(state, 0), choice)


def test_the_sale_that_completes_a_fence_says_what_that_brings() -> None:
    game, state = arranged({"A": {"tiles": ["black_seal_tin_1"]}, "fences": FENCES})
    label = game.describe(game.view(state, 0), "sell black_seal_tin fence_pawnbroker 3").label
    assert label.args["bonus"] == game.box.numbers.fence_completion_vp


def test_throwing_out_a_rival_is_a_merit_and_asks_for_no_second_word() -> None:
    given = {"moment": "reserve", "jobs": ["job_a_engagement"], "markers": {"job_a_engagement": "B"}, "B": {"vp": 1}}
    option = described(given, "reserve job_a_engagement")
    assert option.merits == [Message("merit-throw-out", {"owner": 1, "lost": 1})]
    assert option.cautions == []
    free = described({**given, "markers": {}}, "reserve job_a_engagement")
    assert free.merits == []


LAST = {
    "A": {"vp": 3, "tiles": ["blue_watch_1", "red_ring_1"]},
    "jobs": ["job_a_engagement"],
    "markers": {"job_a_engagement": "A"},
    "fences": FENCES,
}


def sold(given: dict[str, Any]) -> list[str]:
    game, state = arranged(given)
    return [sale for shortcut in game.shortcuts(state, 0, game.options(state, 0)) for sale in shortcut.chain]


def test_in_the_last_turn_nothing_is_kept_for_a_job_that_cannot_be_done_any_more() -> None:
    """Two rings are asked for, and there is one."""
    assert not any("red_ring" in sale for sale in sold(LAST))
    assert any("red_ring" in sale for sale in sold({**LAST, "end_triggered": True}))


def test_in_the_last_turn_going_on_says_what_could_still_be_sold() -> None:
    def warned(given: dict[str, Any]) -> list[Message]:
        return [one for one in described(given, "end").cautions if one.key == "caution-last-sales"]

    assert warned(LAST) == []
    (caution,) = warned({**LAST, "end_triggered": True})
    assert int(str(caution.args["vp"])) > 0


def test_a_card_hired_in_the_very_last_turn_is_warned_of() -> None:
    """Nobody has a turn after it in which the card could be played (SW-4.2.5); the coin would be a point (SW-8.3)."""

    def warned(**given: Any) -> list[str]:
        cautions = described({"A": {"coins": 2}, "moment": "hire", **given}, "hire 1").cautions
        return [one.key for one in cautions]

    assert warned() == []
    assert warned(end_triggered=True, start="A") == []
    assert warned(end_triggered=True, start="B") == ["caution-hire-last"]


def test_a_haggler_sees_what_he_gets() -> None:
    game, state = arranged({"A": {"tiles": ["red_ring_1"]}, "fences": FENCES})
    assert game.scene(game.view(state, 0))["haggled"] == 0
    game, state = arranged({"A": {"tiles": ["red_ring_1"], "master": "haggler", "ability": True}, "fences": FENCES})
    scene = game.scene(game.view(state, 0))
    sale = next(option for option in game.options(state, 0) if option.startswith("sell"))
    _, _, fence, slot = sale.split(" ")
    price = game.box.fences[game.box.fence_number[fence]].slots[int(slot) - 1].vp
    assert scene["haggled"] > 0
    assert game.describe(game.view(state, 0), sale).label.args["vp"] == price + scene["haggled"]


def test_during_a_theft_a_job_counts_what_lies_on_the_table() -> None:
    given = {"A": {"tiles": ["red_ring_1"]}, "jobs": ["job_a_engagement"], "moment": "draw_or_stop"}

    def said(loot: str) -> Message:
        theft = {"bag": "yellow", "drawn": [loot], "loot": [loot]}
        game, state = arranged({**given, "theft": theft})
        return next(note.label for note in game.notes(game.view(state, 0)) if note.thing == "job_a_engagement")

    assert said("yellow_watch_1") == Message("note-missing", {"count": 1})
    assert said("yellow_ring_1") == Message("note-missing-away", {"count": 0})


def test_a_beggar_says_who_would_give() -> None:
    def label(**vp: int) -> Message:
        seats = {letter: {"vp": points, "coins": 1} for letter, points in vp.items()}
        seats["A"]["hand"] = ["beggar"]  # type: ignore[assignment]
        return described(seats, "play beggar", players=3).label

    assert label(A=5, B=3, C=4) == Message("option-play-beggar-nobody", {"card": "beggar"})
    assert label(A=5, B=3, C=9) == Message("option-play-beggar", {"card": "beggar", "seats": [2], "coin": "yes"})
    assert label(A=5, B=6, C=9) == Message("option-play-beggar", {"card": "beggar", "seats": [1, 2], "coin": "no"})
