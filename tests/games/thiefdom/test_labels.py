"""What players read: every option labelled, warned of and sayable; shortcuts that hold; the board in 80 columns."""

from __future__ import annotations

import pytest

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.ways import safe_ways
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.scenario import ScenarioError
from cutpurse.kernel.text import Speaker
from cutpurse.kernel.text_sheet import Drawn
from tests.games.thiefdom.tables import Scene, random_game, table

PLAYERS = (1, 2, 3, 4)


def cautions(scene: Scene, choice: str) -> dict[str, Message]:
    option = scene.game.describe(scene.game.view(scene.state, 0), choice)
    assert not option.sure or option.cautions
    return {message.key: message for message in option.cautions}


def asks_again(scene: Scene, choice: str) -> bool:
    option = scene.game.describe(scene.game.view(scene.state, 0), choice)
    return bool(option.cautions) and not option.sure


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_can_be_said(players: int) -> None:
    game = table(players)
    voices = [Speaker(language, game, ["Ada", "Bo", "Cy", "Di"][:players]) for language in LANGUAGES]
    seen: set[str] = set()
    for number, moment in enumerate(random_game(players, 40 + players)):
        kind = game.asked_kind(moment.state, moment.seat)
        if number % 11 and kind in seen:
            continue
        seen.add(kind)
        question = game.question(moment.state, moment.seat)
        view = game.view(moment.state, moment.seat)
        for voice in voices:
            assert voice.say(question.message)
        for choice in moment.options:
            option = game.describe(view, choice)
            assert option.label.key != "option-unknown", choice
            for voice in voices:
                for message in (option.label, *option.cautions):
                    assert voice.say(message)


def shortcuts(scene: Scene) -> dict[str, list[str]]:
    found = scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0))
    return {shortcut.id: shortcut.chain for shortcut in found}


def test_nobody_is_sent_away_from_somebody_who_can_be_robbed_on_the_spot() -> None:
    """TD-8.1"""
    near = Scene(A={"cap": {"at": "3,9"}}, folk={"noble_b": "3,8", "noble_c": "3,11"})
    assert near.offered("rob noble_b")
    assert not [id for id in shortcuts(near) if id.startswith("move-rob noble_b")]
    assert [id for id in shortcuts(near) if id.startswith("move-rob noble_c")]
    far = Scene(A={"cap": {"at": "3,7"}}, folk={"noble_b": "3,10"})
    assert [id for id in shortcuts(far) if id.startswith("move-rob noble_b")]


def test_a_way_in_one_go_leads_around_others_where_that_costs_no_more_action_points() -> None:
    """TD-7.8: passing somebody costs nothing, but nobody is passed without need."""
    guild = {"cap": {"at": "3,9"}, "lair": "6Ac"}
    free, met = Scene(A=guild), Scene(A=guild, folk={"noble_b": "3,8"})
    dealer = free.game.town(free.state).number["6AD"]
    around = safe_ways(met.game, met.state, 0)[dealer]
    assert met.game.town(met.state).number["3,8"] not in around
    assert len(around) == len(safe_ways(free.game, free.state, 0)[dealer])
    blocked = Scene(A={"cap": {"at": "3,9"}, "feather": {"at": "2,9"}}, folk={"noble_b": "3,8"})
    assert dealer in safe_ways(blocked.game, blocked.state, 0)


def test_a_second_way_to_the_same_end_says_so() -> None:
    """TD-5.2: two arms that lead to one lantern, where nothing else differs."""
    scene = Scene(patrol="A noble_c", folk={"noble_c": "3,11"}, A={"cap": {"at": "4,11"}})
    labels = {choice: scene.game.describe(scene.game.view(scene.state, 0), choice).label for choice in scene.options()}
    ends: dict[object, list[object]] = {}
    for label in labels.values():
        ends.setdefault(label.args["place"], []).append(label.args["after"])
    assert ["end", "same"] in ends.values()
    assert all(afters.count("end") == 1 for afters in ends.values())


def test_what_is_possible_only_here_or_brings_points_is_said_first() -> None:
    scene = Scene(A={"cap": {"at": "3,9", "gold": 1, "cards": ["throwing_stars", "messenger_pigeon"]}, "feather": {}},
                  folk={"noble_b": "3,8"})  # fmt: skip
    view = scene.game.view(scene.state, 0)
    first = {choice.split(" ")[0] for choice in scene.options() if scene.game.describe(view, choice).ahead}
    assert first == {"rob", "use"}
    assert scene.game.describe(view, "use throwing_stars noble_b").ahead
    assert not scene.game.describe(view, "use messenger_pigeon feather").ahead


def test_an_answer_to_an_exchange_says_who_has_how_many() -> None:
    """TD-7.10: and speaks of both, so that what is worth knowing of one is not said with every number."""
    scene = Scene(A={"cap": {"at": "10,9", "gold": 4, "cards": ["messenger_pigeon"]}, "pointed": {"gold": 1}})
    scene.choose("use messenger_pigeon pointed")
    option = scene.game.describe(scene.game.view(scene.state, 0), "carry gold 2")
    assert option.label.args == {"shape": "cap", "good": "gold", "count": 2, "other": "pointed", "rest": 3}
    assert option.things == ["cap", "pointed"]
    home = Scene(A={"lair": "6Ac", "cap": {"at": "6Ac", "gold": 4}, "store": {"gold": 1}})
    home.choose("exchange lair")
    option = home.game.describe(home.game.view(home.state, 0), "carry gold 5")
    assert option.label.args["other"] == "lair_store" and option.label.args["rest"] == 0


def test_a_figure_that_had_only_one_way_says_so() -> None:
    """TD-5.17: nobody is asked, so it is told."""
    alone = Scene(patrol="A guard_a", folk={"guard_a": "3,1 N", "guard_b": "3,3 N"})
    asked = Scene(patrol="A guard_a", folk={"guard_a": "3,3 W"})
    asked.choose(asked.options()[0])
    first = [
        next(event for event in scene.play.events if isinstance(event, told.FolkMoved)) for scene in (alone, asked)
    ]
    assert [event.only for event in first] == [True, False]


@pytest.mark.parametrize("players", PLAYERS)
def test_shortcuts_hold(players: int) -> None:
    """Each chain is made of options that are offered one after the other, and has a name of its own."""
    found: set[str] = set()
    for number, moment in enumerate(random_game(players, 60 + players)):
        game = moment.game
        if number % 5 or game.asked_kind(moment.state, moment.seat) in game.sealed:
            continue
        before = moment.state.encode()
        shortcuts = game.shortcuts(moment.state, moment.seat, game.options(moment.state, moment.seat))
        assert moment.state.encode() == before
        assert len({shortcut.id for shortcut in shortcuts}) == len(shortcuts)
        for shortcut in shortcuts:
            found.add(shortcut.label.key)
            play: ThiefdomPlay = Play(game, moment.state.clone(), Dice(0))
            for choice in shortcut.chain:
                assert choice in game.options(play.state, moment.seat), shortcut
                game.choose(play, moment.seat, choice)
            if shortcut.label.key == "option-walk-to":
                caught = [e.seat == moment.seat for e in play.events if isinstance(e, told.Caught)]
                assert (len(caught), sum(caught)) == (shortcut.label.args["caught"], shortcut.label.args["own"])
            elif shortcut.label.key.startswith("option-move"):
                assert not any(isinstance(e, told.Caught | told.PointsLost) for e in play.events)
    assert {"option-move-to", "option-move-rob"} <= found
    assert players == 1 or "option-walk-to" in found


@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_fits_80_columns(players: int) -> None:
    game = table(players)
    voices = [Speaker(language, game, ["Ada", "Bo", "Cy", "Di"][:players]) for language in LANGUAGES]
    for number, moment in enumerate(random_game(players, 80 + players)):
        if number % 60:
            continue
        for seat in (SPECTATOR, moment.seat):
            for voice in voices:
                lines = game.board(game.view(moment.state, seat), voice.say, 80)
                assert max(map(len, lines)) <= 80
                assert all("{" not in line for line in lines)


# -- previews before they are confirmed (chapter 11) ---------------------------------------------


def test_a_step_into_a_guards_eyes_is_announced() -> None:
    """W-14: with the points and the goods that would be lost."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "7Ad", "gem": 2, "gold": 1}}, folk={"guard_a": "10,5 S"})
    warned = cautions(scene, "go 10,9")
    assert warned["caution-caught"].args == {"figure": "guard_a", "vp": 2}
    assert warned["caution-goods-lost"].args == {"count": 3}
    assert cautions(scene, "go 12,9") == {}


def test_points_that_rivals_cost_are_announced() -> None:
    """W-13, TD-7.20"""
    scene = Scene(A={"cap": {"at": "10,10"}}, B={"lair": "2Aa", "cap": {"at": "10,9"}, "feather": {"at": "7Ac"}})
    assert cautions(scene, "go 10,9")["caution-passing"].args == {"vp": 1}
    beside = Scene(A={"cap": {"at": "10,9"}}, B={"lair": "2Aa", "feather": {"at": "7Ac"}})
    assert cautions(beside, "hide 7Ac")["caution-entering"].args == {"vp": 1}


def test_a_route_that_catches_is_announced() -> None:
    """W-03: own thieves as a warning, rivals as a preview."""
    scene = Scene(A={"cap": {"at": "12,9"}}, B={"cap": {"at": "8,1"}},
                  folk={"guard_a": "10,8 N", "carriage": "10,5", "noble_a": "8,10"}, patrol="A guard_a")  # fmt: skip
    east = cautions(scene, "walk E")
    assert east["caution-own-caught"].args == {"shape": "cap", "vp": 2}
    ends = {
        shortcut.label.args["place"]: shortcut
        for shortcut in scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0))
    }
    assert set(ends) == {"8,3", "12,3", "9,11", "5,10"}  # and 12,10, which is a single choice
    assert ends["8,3"].label.args["caught"] == 1 and {"8,2", "8,1"} <= set(ends["8,3"].things)
    assert ends["5,10"].label.args["caught"] == 0


def test_waste_at_the_end_of_a_turn_is_announced() -> None:
    scene = Scene(A={"cap": {"at": "10,6"}, "plan": ["cap", "patrol"]}, round=6, ap=2)
    assert set(cautions(scene, "end")) == {"caution-ap-left", "caution-stamina-left", "caution-outside-lair"}
    home = Scene(A={"cap": {}, "plan": ["cap", "feather"]}, ap=0)
    assert cautions(home, "end") == {}
    assert not asks_again(scene, "end")
    whole = Scene(A={"cap": {"at": "10,6"}, "plan": ["cap", "patrol"]}, ap=3)
    assert asks_again(whole, "end"), "a second tap meant for the thief before ends this one's turn"
    done = Scene(A={"cap": {"at": "10,6", "gem": 1}, "plan": ["cap", "feather"], "stamina": False}, round=6, ap=0)
    assert cautions(done, "end") == {}, "nothing can be done about where he stands"


def test_only_what_harms_for_good_is_asked_about_again() -> None:
    """A house entered with points left says so; an arrest is asked about; a rival caught is a merit."""
    scene = Scene(A={"lair": "6Ag", "cap": {"at": "7Ad", "gem": 2}}, folk={"guard_a": "10,5 S"})
    assert asks_again(scene, "go 10,9")
    beside = Scene(A={"cap": {"at": "10,9"}}, B={"lair": "2Aa", "feather": {"at": "7Ac"}})
    assert cautions(beside, "hide 7Ac") and not asks_again(beside, "hide 7Ac")  # can be taken back
    folk = {"guard_a": "10,8 N", "carriage": "10,5", "noble_a": "8,10"}
    scene = Scene(A={"cap": {}}, B={"cap": {"at": "12,9"}}, folk=folk, patrol="A guard_a")
    east = scene.game.describe(scene.game.view(scene.state, 0), "walk E")
    assert not east.cautions and [merit.key for merit in east.merits] == ["merit-catches"]


def test_goods_that_will_not_fit_are_announced() -> None:
    scene = Scene(A={"cap": {"at": "10,6", "gold": 3}}, folk={"noble_a": "10,5"})
    assert cautions(scene, "rob noble_a gold")["caution-overflow"].args == {"count": 1}
    assert "caution-overflow" not in cautions(scene, "rob noble_a gem")


def test_buildings_have_names_of_their_own() -> None:
    game = Scene(A={"cap": {}}).game
    for language in LANGUAGES:
        names = game.place_names(language)
        assert len(names) > 100 and len({name for id, name in names.items() if id[1] == "A"}) == sum(
            id[1] == "A" for id in names
        )


def test_a_poster_is_announced() -> None:
    """TD-8.4, TD-7.24, TD-9.25"""
    scene = Scene(A={"cap": {"at": "10,6"}}, folk={"carriage": "10,5"})
    assert "caution-wanted" in cautions(scene, "rob carriage")
    home = Scene(A={"cap": {"wanted": True}})
    assert cautions(home, "poster")["caution-poster-worth"].args == {"vp": 3}


def test_a_part_of_a_location_that_is_left_for_good_is_announced() -> None:
    """TD-9.4: what was begun to be fetched or bought is over once another part is done."""
    scene = Scene(A={"cap": {"at": "7AG", "badge": 1}}, dungeon={"gold": 2, "badge": 1})
    scene.choose("activate")
    assert cautions(scene, "sell badge 1") == {}, "nothing was begun"
    scene.choose("fetch badge 1")
    assert cautions(scene, "sell badge 1")["caution-part-left"].args == {"part": "fetch"}
    assert not asks_again(scene, "sell badge 1") and cautions(scene, "fetch gold 1") == {}
    ways = scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0))
    assert "sell-all" not in [way.id for way in ways]
    scene.choose("fetch gold 2")
    assert cautions(scene, "sell badge 1") == {}, "nothing is left to be fetched"


def test_activate_and_sell_all() -> None:
    """One choice for a whole visit."""
    scene = Scene(A={"cap": {"at": "3AM", "brandy": 3, "gold": 1}})
    (shortcut,) = [
        s for s in scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0)) if s.id == "sell-all"
    ]
    assert shortcut.label.args == {"place": "3AM", "vp": 3}
    scene.choose(*shortcut.chain)
    assert (scene.look("A.vp"), scene.look("A.cap.gold"), scene.look("A.cap.brandy")) == (13, 4, 0)


def test_store_everything_at_once() -> None:
    scene = Scene(A={"cap": {"gem": 2, "gold": 3}, "store": {"gold": 1}})
    (shortcut,) = [
        s for s in scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0)) if s.id == "give-all lair"
    ]
    scene.choose(*shortcut.chain)
    assert (scene.look("A.store.gold"), scene.look("A.store.gem"), scene.look("A.cap.goods")) == (4, 2, 0)


TINY = """
t t . g
. * . .
s s . T
location T tavern 2,2:E
villa 2,0:N
"""


def test_a_drawn_town_on_the_board() -> None:
    scene = Scene(town=TINY, A={"cap": {"at": "2,2"}}, folk={"guard_a": "1,1 E"})
    voice = Speaker("en", scene.game, ["Ada", "Bo"])
    lines = scene.game.board(scene.game.view(scene.state, 0), voice.say, 80)
    assert [line.rstrip() for line in lines if line[:2].strip().isdigit() or line.startswith("    ")][1:5] == [
        "        V", " 0  t 1 . g", " 1  . > : :", " 2  s 2 1 T"]  # fmt: skip


def test_the_map_knows_where_things_lie() -> None:
    """So that whoever shows it can point at them: squares, buildings, townsfolk."""
    scene = Scene(town=TINY, A={"cap": {"at": "2,2"}}, folk={"guard_a": "1,1 E"})
    voice = Speaker("en", scene.game, ["Ada", "Bo"])
    drawn = [
        line for line in scene.game.board(scene.game.view(scene.state, 0), voice.say, 80) if isinstance(line, Drawn)
    ]
    signs = {name: [line[column] for line in drawn for column in line.spots.get(name, ())]
             for name in ("Guard A", "2,2", "2,1", "t", "T")}  # fmt: skip
    assert signs == {"Guard A": [">"], "2,2": ["1"], "2,1": [":"], "t": ["t", "1"], "T": ["T"]}


# -- labels --------------------------------------------------------------------------------------


def label(scene: Scene, choice: str, language: str = "en") -> str:
    voice = Speaker(language, scene.game, ["Ada", "Bo"])
    return voice.say(scene.game.describe(scene.game.view(scene.state, 0), choice).label)


def test_steps_say_which_way_they_go() -> None:
    street = Scene(A={"cap": {"at": "10,9"}}, B={"cap": {"at": "10,8"}}, folk={"noble_a": "10,10"})
    assert label(street, "go 10,8") == "North over Bo (Flat cap), 10,8"
    assert label(street, "go 10,10") == "South over Noble A (10,10)"
    assert label(street, "hide 7Ac") == "West: hide in tower 7Ac"
    assert label(street, "hide 7Ac", "de") == "Nach Westen: verstecken, Turm 7Ac"
    assert label(Scene(A={"cap": {"at": "7Ad"}}), "go 10,9") == "Out to 10,9"
    assert label(Scene(A={"cap": {"at": "10,0"}}), "go 3,13") == "Through the catacombs to 3,13"
    assert (
        label(Scene(A={"cap": {"at": "12,4", "cards": ["climbing_tools"]}}), "climb 3AM")
        == "West over the wall: market 3AM"
    )


def test_routes_say_where_they_go_on() -> None:
    """W-03: the carriage stands on 10,5."""
    scene = Scene(folk={"guard_a": "10,8 N", "carriage": "10,5"}, patrol="A guard_a")
    assert label(scene, "walk N") == "Go north to lantern 10,5, occupied, and on"
    assert label(scene, "walk E") == "Go east to lantern 12,10"


def test_a_lair_tells_how_far_it_is_from_everything() -> None:
    scene = Scene(moment="lairs")
    (choice,) = [option for option in scene.options(scene.state.asked[0][0]) if option == "lair 6Ag"]
    args = scene.game.describe(scene.game.view(scene.state, 0), choice).label.args
    town = scene.game.town(scene.state)
    assert args["dealer"] == town.distance(town.number["6Ag"])[town.number["6AD"]] == 3
    assert set(args) == {"place", "market", "tavern", "dealer", "villa", "smuggler"}


def test_missions_and_patrons_say_what_they_take_and_give() -> None:
    scene = Scene(A={"cap": {"at": "4AS", "gold": 3}}, missions={"4AS": "m01"})
    assert label(scene, "deliver m01") == "Fulfil “Toll Money”: give 3 × gold, get 3 VP, wine"


def test_handing_over_goes_one_way_only() -> None:
    """Whoever has nothing has nothing to hand over."""
    scene = Scene(A={"cap": {"at": "9,8"}, "feather": {"at": "10,8", "gem": 2}}, folk={"carriage": "10,9"})
    scene.choose("go 10,8")
    chains = {
        shortcut.id: shortcut.chain
        for shortcut in scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0))
    }
    assert chains == {"take-all feather": ["exchange feather", "carry gem 2"]}


def test_taking_all_leaves_nothing_behind_that_was_carried() -> None:
    scene = Scene(A={"cap": {"brandy": 3, "gold": 1}, "store": {"gold": 9, "gem": 5}})
    (shortcut,) = [
        s for s in scene.game.shortcuts(scene.state, 0, scene.game.options(scene.state, 0)) if s.id == "take-all lair"
    ]
    scene.choose(*shortcut.chain)
    assert [scene.look(f"A.cap.{good}") for good in ("gold", "gem", "brandy")] == [4, 1, 3]


def test_a_position_that_cannot_be_is_refused() -> None:
    for given, problem in (({"A": {"hat": {}}}, "hat"), ({"folk": {"guard_a": "10,8"}}, "guard_a"),
                           ({"town": "nowhere"}, "town"), ({"moment": "noon"}, "noon"), ({"display": ["sack"] * 3}, "sack"),
                           ({"A": {"cap": {"at": "10,6"}, "feather": {"at": "10,6"}}}, "10,6")):  # fmt: skip
        with pytest.raises(ScenarioError, match=problem):
            table().arrange(given)


FORGED = ("?", "go", "go 99,99", "rob", "rob nobody", "rob guard_a cudgel", "rob carriage mortana", "use", "use x", "use crossbow",
          "use lentz", "use ruth gem", "walk", "walk Q", "walk N", "sell gold 1", "sell gem x", "carry", "carry gold x",
          "deliver", "deliver m01", "buy", "buy sack cap", "take", "fetch gold", "befriend", "decline", "place x y", "keep",
          "keep sack", "lair", "exchange", "stop", "onward", "done", "patrons", "öäü ß", "go " * 50)  # fmt: skip


@pytest.mark.parametrize("players", PLAYERS)
def test_forged_and_tempting_choices_are_answered(players: int) -> None:
    """Whatever is sent gets a label and a reason, to everybody; what is tempting is also understood."""
    for number, moment in enumerate(random_game(players, 90 + players)):
        if number % 25:
            continue
        game = moment.game
        voice = Speaker("en", game, ["Ada", "Bo", "Cy", "Di"][:players])
        for seat in (SPECTATOR, moment.seat):
            view = game.view(moment.state, seat)
            for choice in FORGED:
                assert voice.say(game.describe(view, choice).label)
        for choice in FORGED:
            if choice not in moment.options:
                assert voice.say(game.refuse(moment.state, moment.seat, choice).message)
        for choice in game.tempting(moment.state, moment.seat, moment.options):
            assert game.describe(view, choice).label.key != "option-unknown", choice
