"""Events that act at once, and city tokens that are turned up (chapters 2.3 and 2.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.age_of_thieves.positions import Position, table

SEATS: dict[str, Any] = {"A": {"thief": "joanne"}, "B": {"thief": "morius"}, "C": {"thief": "zain"}}


def event(card: str, *draws: str, edition: str = "de", **given: Any) -> Position:
    """The event phase with this card on top, the watch rolling a 1."""
    return Position(table(edition=edition), card, *draws, **{**SEATS, "moment": "event", **given})


def alarm(card: str, *draws: str, **given: Any) -> Position:
    return event(card, *draws, **{"alarm": True, "open": "south", "alarm_turns": 0, **given})


# -- events --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "houses"), [
    ("imperial_inspection", ["p07", "p09", "p11", "p13"]), ("double_watch", ["n03", "n07", "n16", "n21", "n22"])])  # fmt: skip
def test_a_guard_comes_to_a_guardhouse_without_watch(card: str, houses: list[str]) -> None:
    game = event(card)
    assert game.options("A") == [f"place {house}" for house in houses]
    game.choose("A", f"place {houses[1]}")
    assert houses[1] in game["guards"] and len(game["guards"]) == 13


def test_no_guard_comes_where_every_house_is_taken() -> None:
    game = event("imperial_inspection", guards=["p07", "p09", "p11", "p13"])
    assert game.asked == ["yellow_jewel"] and len(game["guards"]) == 4


def test_nobody_is_arrested_in_the_event_phase() -> None:
    """AOT-3.13."""
    game = event("imperial_inspection", A={"thief": "joanne", "at": "p07"}).choose("A", "place p07")
    assert game["A"]["at"] == "p07" and "p07" in game["guards"]


def test_guards_go_back_the_nearest_first() -> None:
    """Both are one space from a guardhouse: e15 has the lower id and one way only, p06 has two."""
    game = event("changing_of_the_guard", guards=["e15", "p06", "n11"])
    assert game.asked == ["recall"] and game.options("A") == ["space p07", "space p13"]
    assert game["guards"] == ["e16", "n11", "p06"]
    game.choose("A", "space p13")
    assert game["guards"] == ["e16", "n11", "p13"]


def test_a_sleeping_guard_is_not_recalled() -> None:
    game = event("changing_of_the_guard", guards=["e15"], asleep=["e15"])
    assert game["guards"] == ["e15"]


def test_everybody_draws_from_the_guild() -> None:
    game = event("guild_delivery", "beacon", "spyglass", "firecracker")
    assert [game[seat]["hand"] for seat in "ABC"] == [["beacon"], ["spyglass"], ["firecracker"]]


def test_the_caravan_brings_two_jewels() -> None:
    game = event("merchant_caravan")
    game.choose("A", game.options("A")[0]).choose("A", game.options("A")[0])
    assert len(game["yellow"]) == 2 and game.asked == []


def test_panic_gives_points_for_this_turn() -> None:
    game = alarm("panic", A={"thief": "joanne", "left": True})
    assert [game[seat]["purple"] for seat in "ABC"] == [0, 2, 2]


def test_the_quarter_burns_on_two_free_spaces_that_are_no_gates() -> None:
    game = alarm("burning_quarter", guards=["s12"])
    options = game.options("A")
    assert options and not {"space s12", "space s28", "space s30", "space s31"} & set(options)
    game.choose("A", "space s05", "space s04")
    assert game["fire"] == ["s04", "s05"] and game.asked == []


def test_betrayal_costs_everybody_a_card_also_in_a_dungeon() -> None:
    hands = {
        "A": {"thief": "joanne", "hand": ["beacon"]},
        "B": {"thief": "morius", "at": "n29", "hand": ["beacon", "spyglass"]},
    }
    game = alarm("betrayal", **hands)
    assert game.options("A") == [] and game.options("B") == ["discard beacon", "discard spyglass"]
    game.choose("B", "discard beacon")
    assert game["A"]["hand"] == [] and game["B"]["hand"] == ["spyglass"]


def test_the_gates_are_watched() -> None:
    game = alarm("gate_watch", captains=["s28"])
    assert "s30" in game["guards"]


# -- tokens --------------------------------------------------------------------------------------


def reveal(token: str, *draws: str, edition: str = "de", **given: Any) -> Position:
    """A sneaks onto e12 and turns up what lies there."""
    seats = {"A": {"thief": "nikolai", "at": "e12"}, "B": {"thief": "morius"}, "C": {"thief": "zain"}}
    game = Position(
        table(edition=edition),
        *draws,
        **{**seats, "guards": [], "tokens": {"e12": token}, "acting": {"A": "sneak"}, **given},
    )
    return game.choose("A", "reveal")


@pytest.mark.parametrize("token", ["informer", "guild_agent", "known_neighborhood", "trinkets"])
def test_tokens_that_are_kept(token: str) -> None:
    game = reveal(token)
    assert game["A"]["tokens"] == [token] and "e12" not in game["tokens"]


@pytest.mark.parametrize("token", ["dark_alley", "manhole", "ladder"])
def test_tokens_that_stay(token: str) -> None:
    game = reveal(token)
    assert game["tokens"]["e12"] == f"{token} up"
    assert game["A"]["is_hidden"] == (token == "dark_alley")


def test_the_stash_holds_a_card() -> None:
    assert reveal("thiefs_stash", "spyglass")["A"]["hand"] == ["spyglass"]


def test_citizens_are_alert_in_one_district() -> None:
    """AOT-15.11, AOT-11.16: on the streets of the district only."""
    hands: dict[str, Any] = {"A": {"thief": "nikolai", "at": "e12", "hand": ["beacon"]}, "B": {"thief": "morius", "at": "e22", "hand": ["beacon"]},
             "C": {"thief": "zain", "at": "e17", "hand": ["beacon"]}}  # fmt: skip
    game = reveal("alert_citizens", **hands)
    assert [game[seat]["hand"] for seat in "ABC"] == [[], ["beacon"], []]


def test_a_plain_garb_guard_arrests_the_visible_finder() -> None:
    game = reveal("plain_garb_guard")
    assert game["A"]["at"] == "e22" and game["guards"] == ["e12"]


@pytest.mark.parametrize(("edition", "space"), [("de", "e12"), ("pl", "e22")])
def test_protection_against_the_own_discovery(edition: str, space: str) -> None:
    """AOT-15.12, edition difference E2."""
    game = reveal("plain_garb_guard", edition=edition, A={"thief": "nikolai", "at": "e12", "protected": True})
    assert game["A"]["at"] == space


def test_a_plain_garb_guard_avoids_another_figure() -> None:
    """X47: the nearest spaces without watch, as the first thief chooses; a rival there is arrested."""
    seats: dict[str, Any] = {
        "A": {"thief": "nikolai", "at": "n11", "hidden": True},
        "B": {"thief": "morius", "at": "n10"},
    }
    game = reveal("plain_garb_guard", **seats, guards=["n11"], tokens={"n11": "plain_garb_guard"})
    assert game.options("A") == ["place n02", "place n10", "place n12", "place w05"]
    game.choose("A", "place n10")
    assert game["B"]["at"] == "n29" and game["A"]["at"] == "n11"
