"""Easy at Thiefdom: strong enough, sensible in the cases that people look at, and blind to what it may not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.bots import greet, rules_of
from cutpurse.games.thiefdom import TITLE, Thiefdom
from cutpurse.games.thiefdom.bots.easy import Easy
from cutpurse.games.thiefdom.bots.errands import Errands
from cutpurse.games.thiefdom.bots.policy import DECIDE
from cutpurse.games.thiefdom.bots.prices import net_value
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.rules.move import occupied
from cutpurse.games.thiefdom.state import bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.match import match
from tests.bots.desk import Desk, look
from tests.games.released import released

DESK = Desk(TITLE, Easy)
table, easy, arranged, answer = DESK.table, DESK.seated, DESK.arranged, DESK.answer


def play_on(referee: Referee, until: str = "end") -> list[str]:
    """Easy's choices for seat 0 up to and including the first that begins with `until`."""
    game = referee.game
    bot, chosen = easy(game, 0), [""]
    while not chosen[-1].startswith(until) and referee.question(0) is not None:
        chosen.append(bot.choose(look(referee, 0)))
        assert not isinstance(referee.choose(0, chosen[-1]), Reason)
    return chosen[1:]


def whole_game(players: int, seed: str) -> Referee:
    game = table(players)
    referee = Referee(game, Dice(seed))
    bots = [easy(game, seat) for seat in range(players)]
    while not referee.over:
        seat = game.to_answer(referee.state)[0]
        assert not isinstance(referee.choose(seat, bots[seat].choose(look(referee, seat))), Reason)
    return referee


# -- strength ------------------------------------------------------------------------------------


def test_easy_beats_random() -> None:
    played = match(TITLE, ["easy", "random"], 8, seed="test")
    assert played.sides[0].wins == 8
    assert played.sides[0].mean_score > played.sides[1].mean_score + 15
    assert played.sides[0].reports == {}


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {"smuggling": "open_stacks"}), (3, {"planning": "chaotic"}), (4, {"layout": "introductory"})],
)
def test_easy_plays_every_table_without_help(players: int, settings: Mapping[str, str | int]) -> None:
    played = match(TITLE, ["easy"] * (players - 1) + ["random"], 1, seed="tables", settings=settings)
    assert all(side.replaced == 0 for side in played.sides)
    assert played.sides[-1].wins == 0


def test_easy_earns_stars_alone() -> None:
    scores = [whole_game(1, f"alone {number}").state.vp[0] for number in range(6)]
    assert min(scores) >= 30
    assert sum(scores) / len(scores) >= 42


def test_every_kind_of_question_is_decided() -> None:
    assert set(DECIDE) == set(table().answers)


def test_a_game_of_easy_looks_like_the_game() -> None:
    """Goods are sold and delivered, townsfolk robbed, friends made, cards bought; hardly anybody is arrested twice."""
    happened: Counter[str] = Counter()
    for players in (2, 4):
        happened.update(told.event.name for told in whole_game(players, "life").told)
    for name in ("sold", "robbed", "befriended", "equipment_bought", "mission_fulfilled", "activated", "caught"):
        assert happened[name], name
    assert happened["activated"] >= 5 * 6
    assert happened["arrested"] <= 6 * 3
    assert not happened["discarded"]


# -- fairness ------------------------------------------------------------------------------------


def test_same_observation_same_move_whatever_the_rivals_plan() -> None:
    """The seed decides what the bot deals its rivals in its head. Its move must not depend on that, nor on what it
    was asked before; and the world in its head must look to it exactly like the real one."""
    game = table(3)
    referee = Referee(game, Dice("blind"))
    bots = [[easy(game, seat, seed) for seed in (1, 2)] for seat in range(3)]
    for number in range(250):
        seat = game.to_answer(referee.state)[0]
        seen = look(referee, seat)
        world = game.sample(seen.seen(game), random.Random(number))
        assert msgspec.json.encode(game.view(world, seat)) == seen.view
        newcomers = [easy(game, seat, number)] if number % 5 == 0 else []
        moves = {bot.choose(seen) for bot in (*bots[seat], *newcomers)}
        assert len(moves) == 1
        assert not isinstance(referee.choose(seat, moves.pop()), Reason)


# -- judgement -----------------------------------------------------------------------------------


def test_a_pack_changes_its_mind(tmp_path: Path) -> None:
    """The bot is told the table's components and judges by them."""
    pack = {"equipment.toml": '[[equipment]]\nid = "shoes"\nvp = 20\n'}
    (tmp_path / "equipment.toml").write_text(pack["equipment.toml"], encoding="utf-8")
    game = TITLE.open(2, table().settings, tmp_path, box=released(TITLE))
    told = rules_of(greet(game, 0, 1, pack))
    assert isinstance(told, Thiefdom)
    shoes = told.box.card_number["shoes"]
    assert net_value(told.box, shoes, 3) == pytest.approx(net_value(table().box, shoes, 3) + 19)


def test_nothing_is_bought_that_costs_more_than_it_brings() -> None:
    box = table().box
    for nights in (0.5, 3.0, 5.5):
        values = [net_value(box, number, nights) for number in range(len(box.cards))]
        assert max(values) > 1
        assert all(value < 15 for value in values)


def test_a_tour_is_worth_more_the_nearer_it_begins() -> None:
    """A thief with brandy is better off beside the market than at the other end of the town."""
    game = table()
    state = Referee(game, Dice(3)).state
    state.lairs[0] = game.town(state).of_kind["tower"][0]
    errands = Errands(game, state, 0)
    market = errands.town.of_kind["market"][0]
    beside = errands.town.exits[market][0]
    brandy = (0, 0, 4, 0, 0, 0, 0, 0)
    far = errands.town.distance(market)
    away = max(range(errands.town.squares), key=lambda square: far[square])
    assert errands.tour(beside, brandy, 9) > errands.tour(away, brandy, 9) + 1
    assert errands.tour(beside, brandy, 2) >= 4


def test_walks_into_no_guards_eyes() -> None:
    """Whole games: a thief is never caught in his own turn."""
    for players in (1, 3):
        referee = whole_game(players, "eyes")
        turn = False
        for told in referee.told:
            name = told.event.name
            turn = name == "turn_began" or (turn and name not in ("turn_ended", "card_used", "robbed"))
            assert not (turn and name == "caught")


# -- cases that people look at -------------------------------------------------------------------

LAST = {"round": 6}


def test_sells_what_it_has_brought() -> None:
    chosen = play_on(arranged(A={"cap": {"at": "3AM", "brandy": 4}}, turn="A cap", **LAST))
    assert chosen[0] == "activate"
    assert "sell brandy 4" in chosen


def test_delivers_an_artwork_before_it_is_too_late() -> None:
    referee = arranged(A={"cap": {"at": "6AD", "art": ["art_altarpiece"]}}, turn="A cap", **LAST)
    play_on(referee, "activate")
    assert referee.state.vp[0] == 10 + 8


def test_walks_to_the_smuggler_with_what_he_wants() -> None:
    referee = arranged(
        A={"cap": {"at": "15,11", "wine": 1}}, missions={"8AS": "m09", "7AS": "m05", "4AS": "m08"}, turn="A cap",
    )  # fmt: skip
    play_on(referee)
    assert referee.state.vp[0] >= 10 + 5


def test_spends_a_last_action_point_on_a_noble() -> None:
    folk = {"noble_a": "10,8"}
    referee = arranged(A={"cap": {"at": "10,7"}, "stamina": False}, folk=folk, turn="A cap", ap=1, **LAST)
    assert answer(referee).startswith("rob noble_a")


def test_takes_gold_out_of_the_lair_for_the_road() -> None:
    chosen = play_on(arranged(A={"lair": "2Ad", "store": {"gold": 8}}, turn="A cap"))
    assert "exchange lair" in chosen[:2]
    assert "carry gold 4" in chosen
    assert "activate" in chosen


def test_leaves_a_building_on_the_side_where_nobody_looks() -> None:
    """W-14: the garden has a front in the ray of a guard, and others that are not."""
    referee = arranged(
        A={"lair": "2Aa", "cap": {"at": "7Ad", "gem": 2, "gold": 1}}, folk={"guard_a": "10,5 S"}, turn="A cap"
    )
    chosen = play_on(referee)
    assert "go 10,9" not in chosen
    assert not [told for told in referee.told if told.event.name == "caught"]


def test_goes_home_on_the_last_night_if_there_is_nothing_else() -> None:
    at_the_door = {"lair": "7Ad", "cap": {"at": "12,9"}, "stamina": False}
    assert answer(arranged(A=at_the_door, turn="A cap", ap=1, **LAST)) == "hide 7Ad"


@pytest.mark.parametrize(("owner", "caught"), [("B", True), ("A", False)])
def test_leads_guards_to_rivals_and_past_own_thieves(owner: str, caught: bool) -> None:
    """W-03: of the five ends of this guard's walk one catches the thief on 12,9."""
    folk = {"guard_a": "10,8 N", "carriage": "10,5", "noble_a": "8,10"}
    given: dict[str, Any] = {owner: {"cap": {"at": "12,9", "gem": 2}}}
    referee = arranged(patrol="A guard_a", folk=folk, **given)
    happened: list[str] = []
    while referee.question(0) is not None and not happened:
        events = referee.choose(0, answer(referee))
        assert not isinstance(events, Reason)
        happened += [event.name for event in events if event.name in ("caught", "folk_moved")]
    assert ("caught" in happened) is caught


@pytest.mark.parametrize("leader", ["B", "C"])
def test_leads_guards_to_the_rival_who_is_ahead(leader: str) -> None:
    """Two ends of the guard's walk, a rival's thief in sight of either."""
    folk = {"guard_a": "10,8 N", "carriage": "10,5", "noble_a": "8,10"}
    empty = arranged(3, patrol="A guard_a", folk=folk).state
    game = table(3)
    town, ends = game.town(empty), townsfolk.ends(game, empty)
    seen = [way.outlook.swept & ~occupied(empty, town) & ~town.lanterns for way in ends]
    one, other = next((one, other) for one in seen for other in seen if one & ~other and other & ~one)
    squares = {"B": bits(one & ~other)[0], "C": bits(other & ~one)[0]}
    given = {seat: {"vp": 40 if seat == leader else 5, "cap": {"at": town.name[square], "gem": 2}}
             for seat, square in squares.items()}  # fmt: skip
    referee = arranged(3, patrol="A guard_a", folk=folk, **given)
    caught: list[int] = []
    while referee.question(0) is not None and not caught:
        events = referee.choose(0, answer(referee))
        assert not isinstance(events, Reason)
        caught += [event.seen_by(0)["seat"] for event in events if event.name == "caught"]
    assert caught == ["ABC".index(leader)]


def test_a_thief_in_danger_goes_first() -> None:
    referee = arranged(
        A={"feather": {"at": "12,9", "gem": 4}, "board": "p2a"}, B={"board": "p2b"}, folk={"guard_b": "10,8 E"},
        moment="planning",
    )  # fmt: skip
    assert answer(referee) == "place 1 feather"


def test_a_rival_in_reach_makes_the_patrol_early() -> None:
    referee = arranged(
        A={"board": "p2a"}, B={"board": "p2b", "cap": {"at": "12,9", "wine": 3}}, folk={"guard_a": "10,8 E"},
        moment="planning",
    )  # fmt: skip
    assert answer(referee) == "place 1 patrol"


@pytest.mark.parametrize(("round", "expected"), [(2, "leave"), (6, "brawl")])
def test_a_brawl_only_when_nothing_better_can_come(round: int, expected: str) -> None:
    referee = arranged(A={"cap": {"at": "2AT"}}, patrons=["elise", "iwana", "janus", "ruth"], turn="A cap", round=round)
    referee.choose(0, "activate")
    if "patrons" in look(referee, 0).question.options:
        referee.choose(0, "patrons")
    assert answer(referee).startswith(expected)
