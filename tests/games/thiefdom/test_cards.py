"""What equipment and patrons do when they are used (chapters 2.7 and 2.8, TD-10), card by card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.game import TITLE
from tests.games.released import released
from tests.games.thiefdom.tables import Scene, random_game, table_with


def scene(card: str, at: str = "", goods: dict[str, Any] | None = None, **given: Any) -> Scene:
    """A turn of A's cap who has a card and stands somewhere."""
    thief: dict[str, Any] = {"cards": [card], **(goods or {})}
    if at:
        thief["at"] = at
    area = {"cap": thief, "lair": "6Ag", **given.pop("A", {})}
    return Scene(A=area, B={"lair": "2Aa"}, **given)


# -- equipment -----------------------------------------------------------------------------------


def test_crossbow_scores_and_drives_a_guard() -> None:
    """W-18, TD-6.14: one route catches an own thief, the other nobody."""
    play = scene("crossbow", "7Ac", folk={"guard_a": "9,11 N"}, A={"feather": {"at": "14,10"}})
    assert play.offered("use") == ["use crossbow guard_a"]
    play.choose("use crossbow guard_a")
    assert (play.look("A.vp"), play.look("ap"), sorted(play.options())) == (11, 2, ["walk N", "walk W"])
    other = play.state.clone()
    play.choose("walk N")
    assert (play.look("folk.guard_a"), play.look("A.vp"), play.look("A.feather.at")) == ("10,10 E", 9, "6Ag")
    play.play.state = other
    play.choose("walk W")
    assert (play.look("folk.guard_a"), play.look("A.vp")) == ("8,10 N", 11)
    assert play.offered("use") == []  # once per turn


def test_throwing_stars_drive_the_carriage_one_lantern() -> None:
    """First free lantern for the carriage too, then 5 VP; the card is discarded."""
    play = scene("throwing_stars", "10,6", folk={"carriage": "10,5", "guard_a": "10,1 N"})
    assert play.offered("use") == ["use throwing_stars carriage"]
    play.choose("use throwing_stars carriage")
    play.choose(play.offered("walk")[0])
    assert (play.look("A.vp"), play.look("A.cap.cards"), play.look("discard")) == (15, [], ["throwing_stars"])
    assert play.look("carriage") in ("8,3", "10,1", "12,3", "10,8") and play.look("carriage") != "10,5"


def test_fishing_rod() -> None:
    """W-49: from a building beside the carriage; no robbery, no poster."""
    play = scene("fishing_rod", "8AS", folk={"carriage": "17,10"})
    play.choose("use fishing_rod")
    assert (play.look("A.vp"), play.look("A.cap.wine"), play.look("A.cap.wanted")) == (12, 1, False)
    assert play.look("A.cap.robbed") == []
    assert scene("fishing_rod", "8AS", folk={"carriage": "15,10"}).offered("use") == []


def test_fishing_rod_without_room_keeps_the_points() -> None:
    play = scene("fishing_rod", "8AS", {"gem": 4}, folk={"carriage": "17,10"})
    play.choose("use fishing_rod", "lose wine")
    assert (play.look("A.vp"), play.look("A.cap.wine"), play.look("A.cap.gem")) == (12, 0, 4)


def test_grappling_hook() -> None:
    """W-26"""
    play = scene("grappling_hook", "6Ac")
    assert sorted(play.offered("use")) == ["use grappling_hook 6AD", "use grappling_hook 6Ad"]
    play.choose("use grappling_hook 6AD")
    assert (play.look("A.cap.at"), play.look("ap")) == ("6AD", 2)
    assert scene("grappling_hook", "2,9").offered("use") == []  # from buildings alone


def test_messenger_pigeon_moves_three_goods_at_most() -> None:
    play = scene("messenger_pigeon", "10,6", {"gem": 2}, A={"feather": {"at": "5,8", "gold": 4}})
    assert play.offered("use") == ["use messenger_pigeon feather", "use messenger_pigeon pointed"]
    play.choose("use messenger_pigeon feather", "carry gold 3")
    assert (play.look("A.cap.gold"), play.look("A.feather.gold"), play.look("A.cap.gem")) == (3, 1, 2)


def test_smoke_bomb() -> None:
    """W-15: over the guard and through his sight."""
    play = scene("smoke_bomb", "10,9", folk={"guard_a": "10,8 N"})
    play.choose("use smoke_bomb", "go 10,8", "go 10,7", "stop")
    assert (play.look("A.vp"), play.look("A.cap.at"), play.look("A.cap.cards")) == (14, "10,7", [])
    caught = scene("shoes", "10,9", folk={"guard_a": "10,8 N"})
    caught.choose("go 10,8")
    assert (caught.look("A.vp"), caught.look("A.cap.at"), caught.look("ap")) == (8, "6Ag", 2)


# -- patrons -------------------------------------------------------------------------------------


def test_gains_in_a_place() -> None:
    """Antonius, Gerold, Beatrix (TD-10.4, TD-10.7, TD-10.9)."""
    play = scene("antonius", "6Ah")
    play.choose("use antonius")
    assert (play.look("A.cap.wine"), play.look("ap"), play.offered("use")) == (1, 3, [])
    assert scene("antonius", "6Ac").offered("use") == []
    lantern = scene("gerold", "10,5")
    lantern.choose("use gerold")
    assert lantern.look("A.vp") == 11
    assert scene("gerold", "10,6").offered("use") == []
    beatrix = scene("beatrix", "6Ah", ap=1)
    beatrix.choose("use beatrix")
    assert (beatrix.look("A.vp"), beatrix.look("ap")) == (13, 4)
    assert (beatrix.look("A.cap.cards"), beatrix.look("patrons_gone")) == ([], ["beatrix"])


def test_trades() -> None:
    """Apollon (W-08), Kostanze (Q15), Ruth (W-50)."""
    apollon = scene("apollon", "7Ad", {"brandy": 2})
    apollon.choose("use apollon")
    assert (apollon.look("A.cap.brandy"), apollon.look("A.cap.wine"), apollon.offered("use")) == (1, 1, [])
    assert scene("apollon", "7Ad").offered("use") == []
    kostanze = scene("kostanze", "6Ah", {"gold": 4})
    assert kostanze.offered("use") == ["use kostanze 1", "use kostanze 2"]
    kostanze.choose("use kostanze 2")
    assert (kostanze.look("A.vp"), kostanze.look("A.cap.gold")) == (16, 0)
    ruth = scene("ruth", A={"store": {"gem": 3, "wine": 1}})
    assert ruth.offered("use") == ["use ruth gem", "use ruth wine"]
    ruth.choose("use ruth gem", "use ruth gem", "use ruth wine", "use ruth gem")
    assert (ruth.look("A.vp"), ruth.look("A.store.gold"), ruth.look("A.store.gem")) == (15, 8, 0)


def test_bernhard_blinds_a_guard() -> None:
    """W-21"""
    play = scene("bernhard", "10,9", {"gold": 1}, folk={"guard_b": "10,8 N", "guard_a": "3,1 S"})
    assert play.offered("use") == ["use bernhard guard_a", "use bernhard guard_b"]
    play.choose("use bernhard guard_b", "go 10,8", "go 10,7", "stop")
    assert (play.look("A.cap.at"), play.look("dungeon.gold"), play.look("A.cap.blind")) == ("10,7", 1, ["guard_b"])
    assert scene("bernhard", "10,9", folk={"guard_b": "10,8 N"}).offered("use") == []


@pytest.mark.parametrize(("friend", "start", "goal"), [("jolanda", "7Ad", "3Ab"), ("johanna", "2Ab", "4Aa"),
                                                       ("larissa", "8Ae", "6Aa"), ("siti", "2Ac", "6Ac"),
                                                       ("towa", "2AT", "8AT")])  # fmt: skip
def test_teleports_any_number_of_times(friend: str, start: str, goal: str) -> None:
    """TD-7.14, TD-7.26: there, but not back again before an action point is spent."""
    play = scene(friend, start)
    play.choose(f"use {friend} {goal}")
    assert (play.look("A.cap.at"), play.look("ap")) == (goal, 3)
    assert f"use {friend} {start}" not in play.options()


def test_juma_along_the_river() -> None:
    play = scene("juma", "18,3", folk={"noble_a": "18,12"})
    targets = {option.split(" ")[2] for option in play.offered("use")}
    assert {"18,4", "18,5", "4Ab", "8AT"} <= targets and "18,12" not in targets and "18,3" not in targets
    play.choose("use juma 8AT")
    assert (play.look("A.cap.at"), play.offered("use")) == ("8AT", [])


def test_lentz_hands_over_one_good() -> None:
    play = scene("lentz", "10,6", {"gem": 1}, A={"feather": {"wine": 1}})
    assert play.offered("use") == [
        "use lentz give gem feather",
        "use lentz take wine feather",
        "use lentz give gem pointed",
    ]
    play.choose("use lentz take wine feather")
    assert (play.look("A.cap.wine"), play.look("A.feather.wine"), play.offered("use")) == (1, 0, [])


def test_melisande_sells_cheaper_to_the_whole_guild() -> None:
    """W-48: another thief of the guild, in a smithy."""
    play = Scene(A={"lair": "2Ac", "cap": {"at": "6Ag", "gold": 2}, "feather": {"cards": ["melisande"]}},
                 display=["climbing_tools", "fishing_rod"])  # fmt: skip
    assert play.offered("use") == ["use melisande climbing_tools"]
    play.choose("use melisande climbing_tools")
    assert (play.look("A.vp"), play.look("A.cap.gold"), play.look("ap")) == (12, 1, 3)
    assert play.look("A.cap.cards") == ["climbing_tools"]


def test_samuel_swaps_into_a_guards_eyes() -> None:
    """W-40, TD-6.16"""
    play = scene("samuel", folk={"guard_a": "10,8 N"}, A={"feather": {"at": "10,7"}})
    assert play.offered("use") == ["use samuel feather"]
    play.choose("use samuel feather")
    assert (play.look("A.vp"), play.look("A.cap.at"), play.look("A.feather.at")) == (8, "6Ag", "6Ag")


# -- a card by data alone ------------------------------------------------------------------------


def test_a_new_card_needs_an_entry_and_nothing_else(tmp_path: Path) -> None:
    """It is used, aimed and scored by the vocabulary of effects."""
    (tmp_path / "patrons.toml").write_text(
        '[[patron]]\nid = "hanna"\ncost = 1\nvp = 1\ngoods = {}\nuse = "action"\nfrequency = "turn"\nplace = "tower"\n'
        'effects = [{ do = "teleport", to = "stable" }, { do = "gain", goods = { gem = 1 }, vp = 2 }]\n'
        'name = { en = "Hanna", de = "Hanna", pl = "Hanna", fr = "Hanna" }\nprovenance = { effect = "ours" }\n',
        encoding="utf-8",
    )
    play = Scene(table_with(tmp_path), A={"lair": "6Ag", "cap": {"at": "7Ac", "cards": ["hanna"]}})
    assert "use hanna 7Ab" in play.options()
    play.choose("use hanna 7Ab")
    assert (play.look("A.cap.at"), play.look("A.cap.gem"), play.look("A.vp"), play.look("ap")) == ("7Ab", 1, 12, 2)


def test_every_card_can_be_held_in_a_random_position() -> None:
    """No card breaks a list of options, wherever its thief is."""
    box = Box(contents=released(TITLE))
    used: set[str] = set()
    for seed in range(6):
        for number, moment in enumerate(random_game(2, seed)):
            state = moment.state
            if state.active < 0 or number % 3 or moment.game.asked_kind(state, moment.seat) != "action":
                continue
            rich = state.clone()
            rich.cards[state.active] = (1 << len(box.cards)) - 1
            rich.goods = [max(1, count) if place % 6 < 5 else 0 for place, count in enumerate(rich.goods)]
            options = moment.game.options(rich, moment.seat)
            assert len(set(options)) == len(options)
            used |= {option.split(" ")[1] for option in options if option.startswith("use ")}
    usable = {card.id for card in box.cards if card.use}
    assert len(usable - used) <= 6, usable - used  # the church and the river are not reached every time
