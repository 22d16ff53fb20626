"""What could happen next, as the board shows it, and the chains of choices that are known by name alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom import foresight
from cutpurse.games.thiefdom.components import GOODS
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.rules.goods import overflow
from cutpurse.games.thiefdom.state import ART
from cutpurse.games.thiefdom.towns import town_of
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR
from tests.games.thiefdom.tables import Moment, Scene, random_game, table


def drawn(scene: Scene, seat: int = 0) -> dict[str, Any]:
    return dict(scene.game.scene(scene.game.view(scene.state, seat)))


def take(scene: Scene, name: str) -> None:
    shortcut = scene.game.shortcut(scene.state, 0, name)
    assert shortcut is not None, name
    scene.choose(*shortcut.chain)


# -- townsfolk -----------------------------------------------------------------------------------


def test_every_end_of_a_move_says_whom_it_catches() -> None:
    """TD-5.8, TD-6.1"""
    scene = Scene(A={"cap": {"at": "10,7"}}, B={"cap": {"at": "10,5"}}, folk={"guard_a": "10,8 N", "noble_a": "10,2"})
    routes = drawn(scene, SPECTATOR)["routes"]
    assert set(routes) == {"guard_a", "noble_a"}
    north = next(route for route in routes["guard_a"] if route["path"][0] == "10,7")
    assert (0, "cap") in north["caught"]
    assert {"10,7", "10,6"} <= set(north["swept"])
    assert all(route["facing"] == -1 and not route["caught"] for route in routes["noble_a"])


def _walked(moment: Moment, chain: list[str]) -> tuple[str, list[tuple[int, str]]]:
    """Where a figure is and who was caught, once a chain of choices is taken."""
    play = Play(moment.game, moment.state.clone(), Dice(0))
    play.state.agenda = []
    for choice in chain:
        moment.game.choose(play, moment.seat, choice)
    caught = [(event.seat, event.shape) for event in play.events if isinstance(event, told.Caught)]
    return next(event.place for event in play.events if isinstance(event, told.FolkMoved)), caught


def test_what_is_foretold_of_a_figure_on_the_way_comes_true() -> None:
    seen = 0
    for moment in random_game(3, 11):
        game, state, seat = moment.game, moment.state, moment.seat
        if game.asked_kind(state, seat) != "route":
            continue
        figure = game.box.folk_id[state.walker]
        routes = game.scene(game.view(state, seat))["routes"][figure]
        assert len(routes) == len(townsfolk.ends(game, state))
        for route in routes:
            shortcut = game.shortcut(state, seat, route["id"])
            chain = [route["id"]] if shortcut is None else list(shortcut.chain)
            assert _walked(moment, chain) == (route["end"], route["caught"])
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("most", [1, foresight.MOST_KEPT])
def test_what_the_streets_show_is_kept_until_they_change(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables in turns, so that what is kept of one is asked for after the other, or is kept no more."""
    monkeypatch.setattr(foresight, "MOST_KEPT", most)
    kept = foresight._Prospects()
    for one, other in zip(random_game(2, 5), random_game(2, 6), strict=False):
        assert one.state.town != other.state.town
        for moment in (one, other, one):
            shown = (foresight.sight(moment.game, moment.state), foresight.routes(moment.game, moment.state))
            assert kept.get(moment.game, moment.state) == shown
    assert len(kept._kept) == min(2, most)


def test_until_the_first_night_has_come_nobody_who_looks_opens_the_town() -> None:
    """A server has many towns, and few of them lie open."""
    kinds = set()
    for moment in random_game(2, 5):
        game, state = moment.game, moment.state
        kind = game.asked_kind(state, moment.seat)
        if kind not in ("draft_pick", "draft_buy", "plan") or state.round > 1:
            continue
        foresight.prospect(game, state)
        game.towns.clear()
        town_of.cache_clear()
        for seat in (SPECTATOR, 0, 1):
            view = game.view(state, seat)
            game.scene(view), game.notes(view)
        assert town_of.cache_info().misses == 0, kind
        kinds.add(kind)
    assert len(kinds) == 3


# -- a thief's way -------------------------------------------------------------------------------


def test_places_in_reach_say_their_action_points_and_are_reached_in_one_go() -> None:
    """TD-7.6: three points to a Move."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "10,9"}})
    reach = drawn(scene)["reach"]
    assert set(reach.values()) == {1, 2, 3}
    far = max((place for place in reach if "," in place), key=lambda place: reach[place])
    take(scene, f"move-to {far}")
    assert scene.look("A.cap.at") == far
    assert scene.look("ap") == 3 - reach[far]


def test_townsfolk_are_jumped_over_on_the_way() -> None:
    """TD-7.8: who stands in the way costs no point; who is beyond him is in reach, and is reached for that."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "10,9"}}, folk={"noble_a": "10,8"})
    reach = drawn(scene)["reach"]
    assert reach["10,7"] == 1 and "10,8" not in reach
    take(scene, "move-to 10,7")
    assert scene.look("A.cap.at") == "10,7" and scene.look("ap") == 2


def test_a_way_leads_through_a_house_where_that_is_cheaper() -> None:
    """TD-7.15, TD-7.16: in at one side, which ends the Move, and out at another; over the streets it is a Move more."""
    scene = Scene(A={"lair": "7Ab", "cap": {"at": "3,10"}})
    assert drawn(scene)["reach"]["6AD"] == 2
    assert drawn(scene)["trails"]["6AD"]["path"] == ["6Ac", "2,9", "6AD"]
    take(scene, "move-to 6AD")
    assert scene.look("A.cap.at") == "6AD" and scene.look("ap") == 1
    rival = Scene(
        A={"lair": "7Ab", "cap": {"at": "3,10"}}, B={"cap": {"at": "6Ac"}, "feather": {"at": "6Ag"}, "lair": "8Aa"}
    )
    assert drawn(rival)["reach"]["6AD"] == 3


def test_nothing_is_in_reach_of_those_who_look_on() -> None:
    scene = Scene(A={"cap": {"at": "10,9"}}, moment="planning")
    assert drawn(scene)["reach"] == {}
    assert scene.game.shortcut(scene.state, 0, "move-to 10,8") is None


def test_whatever_is_said_to_be_in_reach_is_reached_for_that_price() -> None:
    tried = 0
    for number, moment in enumerate(random_game(2, 7)):
        game, state, seat = moment.game, moment.state, moment.seat
        if number % 7 or game.asked_kind(state, seat) not in ("action", "hop"):
            continue
        reach = game.scene(game.view(state, seat))["reach"]
        for place, cost in reach.items():
            shortcut = game.shortcut(state, seat, f"move-to {place}")
            if shortcut is None:
                continue
            play = Play(game, state.clone(), Dice(0))
            play.state.agenda = [("action",)] if state.moving else []
            for choice in shortcut.chain:
                game.choose(play, seat, choice)
            assert game.town(state).name[play.state.thief_at[state.active]] == place
            assert state.ap - play.state.ap == cost
            tried += 1
    assert tried > 100


def test_a_trail_is_the_way_in_one_go_and_is_told_to_nobody_else() -> None:
    """TD-7.6, TD-7.8: over whom it jumps it leads, too."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "10,9"}}, folk={"noble_a": "10,8"})
    trails = drawn(scene)["trails"]
    assert trails.keys() == drawn(scene)["reach"].keys()
    assert trails["10,7"]["path"] == ["10,8", "10,7"]
    assert drawn(scene, 1)["trails"] == drawn(scene, SPECTATOR)["trails"] == {}


def test_a_trail_says_who_could_catch_at_its_end() -> None:
    """TD-6.1, TD-6.4: a guard who may walk that way; a noble only if the thief is wanted."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "10,9"}}, folk={"guard_a": "10,1 E", "noble_a": "8,5"})
    seen = {place: trail["catchers"] for place, trail in drawn(scene)["trails"].items()}
    assert "guard_a" in seen["12,3"] and "guard_a" not in seen["10,7"]
    assert not any("noble_a" in catchers for catchers in seen.values())
    assert all(not catchers for place, catchers in seen.items() if "," not in place), "nobody is caught indoors"
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "10,9", "wanted": True}}, folk={"noble_a": "10,1"})
    assert any("noble_a" in trail["catchers"] for trail in drawn(scene)["trails"].values())


def test_who_is_said_to_catch_nobody_does_so_on_none_of_its_ways() -> None:
    """Every way that is offered once the thief stands there, and no way is foretold that is not there."""
    tried = caught = 0
    for number, moment in enumerate(random_game(3, 9)):
        game, state, seat = moment.game, moment.state, moment.seat
        if number % 9 or game.asked_kind(state, seat) != "action":
            continue
        for place, trail in list(game.scene(game.view(state, seat))["trails"].items())[::4]:
            there = state.clone()
            there.thief_at[state.active], there.smoke = game.town(state).number[place], False
            for figure in townsfolk.in_play(there):
                there.walker, there.need, there.route = figure, townsfolk.free_lanterns(figure), []
                catches = any(state.active in way.outlook.caught for way in townsfolk.ends(game, there))
                assert not catches or game.box.folk_id[figure] in trail["catchers"]
                caught += catches
                tried += 1
    assert tried > 100 and caught > 5


# -- places and goods ----------------------------------------------------------------------------


def test_a_location_says_what_it_would_offer_and_gives_it_in_one_go() -> None:
    """TD-9.12, TD-9.13"""
    scene = Scene(A={"cap": {"at": "6AD", "gem": 2, "gold": 4}}, display=["sack", "crossbow"])
    offers = {offer["id"]: offer["label"].key for offer in drawn(scene)["offers"]}
    assert offers["sell gem 2"] == "option-sell"
    assert offers["buy crossbow"] == "option-buy"
    assert drawn(scene, 1)["offers"] == []
    vp = scene.state.vp[0]
    take(scene, "activate sell gem 2")
    assert scene.state.vp[0] == vp + 2
    assert scene.look("A.cap.gem") == 0


def test_any_division_of_goods_is_one_choice() -> None:
    """TD-7.23"""
    goods = {"cap": {"gold": 3, "gem": 2}, "store": {"gold": 2, "wine": 1}, "lair": "6Ag"}
    scene = Scene(A={**goods, "cap": {**goods["cap"], "at": "6Ag"}})  # type: ignore[dict-item]
    take(scene, "divide lair gold 4 gem 0 wine 1")
    assert [scene.look(f"A.cap.{good}") for good in ("gold", "wine")] == [4, 1]
    assert [scene.look(f"A.store.{good}") for good in ("gold", "gem")] == [1, 2]


def test_a_division_that_was_begun_is_one_choice_too() -> None:
    """The Messenger Pigeon moves up to three goods and no artwork (TD-10, D-28); what is settled stays so."""
    art = table().box.artwork_id[0]
    cap = {"at": "10,8", "gold": 2, "gem": 2, "art": [art], "cards": ["messenger_pigeon", "sack"]}
    scene = Scene(A={"cap": cap, "feather": {"at": "10,2", "wine": 1}})
    assert drawn(scene)["division"] is None
    scene.choose("use messenger_pigeon feather")
    assert drawn(scene)["division"] == {"other": "feather", "most": 3, "settled": {art: 1}}
    assert drawn(scene, 1)["division"] is drawn(scene, SPECTATOR)["division"] is None
    for wrong in ("divide lair gold 1", "divide feather gold 0 gem 0", f"divide feather {art} 0", "divide feather"):
        assert scene.game.shortcut(scene.state, 0, wrong) is None, wrong
    scene.choose("carry gold 1")
    assert drawn(scene)["division"]["settled"] == {art: 1, "gold": 1}
    assert scene.game.shortcut(scene.state, 0, "divide feather gold 2 gem 1") is None
    take(scene, "divide feather gold 1 gem 1 wine 1")
    assert [scene.look(f"A.cap.{good}") for good in ("gold", "gem", "wine")] == [1, 1, 1]
    assert [scene.look(f"A.feather.{good}") for good in ("gold", "gem", "wine")] == [1, 1, 0]


def test_whoever_plays_alone_knows_who_moves_first_tonight() -> None:
    """TD-13.8"""
    for night, first in ((1, False), (2, True), (3, False)):
        assert drawn(Scene(table(1), round=night))["board_first"] is first
    assert drawn(Scene(round=2))["board_first"] is False


@pytest.mark.parametrize("name", ["divide lair gold 9", "divide lair gold", "divide lair gold x", "divide lair gold -1",
                                  "divide lair silver 1", "divide cap gold 1", "divide", "divide lair gold 5", "move-to nowhere",
                                  "move-to", "activate sell gem 1", "activate"])  # fmt: skip
def test_a_chain_that_is_not_possible_has_no_name(name: str) -> None:
    scene = Scene(A={"lair": "6Ag", "cap": {"gold": 3, "at": "6Ag"}, "store": {"gold": 2}})
    assert scene.game.shortcut(scene.state, 0, name) is None


@pytest.mark.rule("TD-1.29")
@pytest.mark.parametrize("cards", [[], ["sack"]])
def test_sums_tell_what_a_thief_can_carry(cards: list[str]) -> None:
    """Whatever he is given, he has too much of it exactly where a sum is exceeded."""
    scene, rng = Scene(A={"cap": {"cards": cards}}), random.Random(7)
    game, rooms, seen = scene.game, drawn(scene)["room"]["cap"], set()
    for _ in range(300):
        state = scene.state.clone()
        goods, art = [rng.randrange(5) for _ in GOODS], rng.choice([0, 0, 1])
        state.goods[: len(GOODS)], state.goods[ART] = goods, art
        counts = dict(zip(GOODS, goods, strict=True)) | {game.box.artwork_id[0]: art}
        fits = all(
            sum(room["takes"].get(id, 0) * count for id, count in counts.items()) <= room["most"] for room in rooms
        )
        assert fits == (overflow(game, state, 0) == 0), counts
        seen.add(fits)
    assert seen == {True, False}


def test_cards_say_their_price_and_what_they_bring_and_patrons_may_be_free() -> None:
    """Richard's guild pays nothing for friends; Apollon brings brandy."""
    scene = Scene(A={"cap": {"cards": ["richard"]}}, display=["sack", "crossbow"])
    assert drawn(scene)["prices"] == {
        "sack": {"cost": 4, "vp": 0, "goods": {}},
        "crossbow": {"cost": 3, "vp": 2, "goods": {}},
    }
    view = scene.game.view(scene.state, 0)
    view.revealed = ["apollon"]
    assert scene.game.scene(view)["prices"]["apollon"] == {"cost": 0, "vp": 1, "goods": {"brandy": 2}}
    view = scene.game.view(scene.state, 1)
    view.revealed = ["apollon"]
    assert scene.game.scene(view)["prices"]["apollon"]["cost"] == 1


# -- passing over --------------------------------------------------------------------------------


def test_whoever_is_passed_over_is_named() -> None:
    scene = Scene(A={"cap": {"at": "10,9"}}, B={"feather": {"at": "10,8"}})
    scene.choose("go 10,8")
    (passed,) = scene.told(told.PassedOver)
    assert isinstance(passed, told.PassedOver)
    assert (passed.figure, passed.hat, passed.seats) == ("none", "feather", [1])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_routes_of_the_townsfolk_are_everybodys(players: int) -> None:
    """They are worked out once for a position: what one seat is shown is what another would have worked out from its own
    view, at every position of a game."""
    for number, moment in enumerate(random_game(players, 5)):
        if number % 7:
            continue
        game = moment.game
        for seat in (SPECTATOR, *range(players)):
            view = game.view(moment.state, seat)
            assert game.scene(view)["routes"] == foresight.routes(game, game.imagined(view))
