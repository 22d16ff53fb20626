"""Easy at Age of Thieves: strong enough, sensible in the cases that people look at, blind to what it may not know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from cutpurse.games.age_of_thieves import TITLE
from cutpurse.games.age_of_thieves.bots.city_facts import facts_of
from cutpurse.games.age_of_thieves.bots.easy import Easy
from cutpurse.games.age_of_thieves.bots.outlook import Outlook
from cutpurse.games.age_of_thieves.bots.policy import DECIDE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.match import match
from tests.bots.desk import Desk, look

DESK = Desk(TITLE, Easy)
table, easy, arranged, answer = DESK.table, DESK.seated, DESK.arranged, DESK.answer


def alarm(turns: int) -> dict[str, Any]:
    """So many turns after the alarm, with the gates in the north."""
    seen = table().box.event_id[-turns:]
    return {"alarm": True, "open": "north", "jewel_taken": True, "alarm_turns": turns, "events_gone": seen}


def go_on(referee: Referee, seat: int = 0) -> list[str]:
    """All that the seat does until it is asked no more."""
    done: list[str] = []
    while (question := referee.question(seat)) is not None and len(done) < 40:
        done.append(answer(referee, seat))
        assert done[-1] in question.options
        assert not isinstance(referee.choose(seat, done[-1]), Reason)
        if done[-1] == "ready":
            break
    return done


def planned(referee: Referee, seat: int = 0) -> dict[str, int]:
    """The plan the seat makes: AP by card."""
    go_on(referee, seat)
    return {action.cards[0]: action.points for action in referee.view(seat).seats[seat].plan}


# -- strength ------------------------------------------------------------------------------------


def test_easy_beats_random() -> None:
    played = match(TITLE, ["easy", "random"], 12, seed="test")
    assert played.sides[0].wins >= 9
    assert played.sides[1].wins <= 1
    assert played.sides[0].reports == {}


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {"edition": "pl"}), (3, {"special_actions": "off"}), (4, {"thieves": "random"})],
)
def test_easy_plays_every_table_without_help(players: int, settings: Mapping[str, str | int]) -> None:
    played = match(TITLE, ["easy"] * players, players, seed="tables", settings=settings)
    assert all(side.replaced == 0 for side in played.sides)
    assert sum(side.wins for side in played.sides) > 0


def test_every_judgement_answers_a_question() -> None:
    assert set(DECIDE) < set(table().answers)


# -- fairness ------------------------------------------------------------------------------------


def test_same_observation_same_move_whatever_the_rivals_hold() -> None:
    """The seed decides which hands and plans the bot deals its rivals in its head. Its move must not depend on them,
    and the world in its head must look to it exactly like the real one."""
    game = table(3, thieves="random")
    referee = Referee(game, Dice("blind"))
    bots = [[easy(game, seat, seed) for seed in (1, 2)] for seat in range(3)]
    for number in range(200):
        seat = game.to_answer(referee.state)[0]
        seen = look(referee, seat)
        world = game.sample(seen.seen(game), random.Random(number))
        assert msgspec.json.encode(game.view(world, seat)) == seen.view
        moves = {bot.choose(seen) for bot in bots[seat]}
        assert len(moves) == 1 or seen.question.kind == "choose_start", (seen.question.kind, moves)
        assert not isinstance(referee.choose(seat, min(moves)), Reason)
        if referee.over:
            break


def test_a_plan_is_the_same_whoever_lays_its_parts() -> None:
    """A bot that takes over in the middle of planning goes on with the plan it would have made itself."""
    given: dict[str, Any] = {"moment": "plan", "initiative": 4, "A": {"hand": ["elixir_of_speed", "beacon"]}}
    assert planned(arranged(**given)) == _planned_by_one(arranged(**given))


def _planned_by_one(referee: Referee) -> dict[str, int]:
    game = referee.game
    bot = easy(game, 0)
    while (choice := bot.choose(look(referee, 0))) != "ready":
        assert not isinstance(referee.choose(0, choice), Reason)
    return {action.cards[0]: action.points for action in referee.view(0).seats[0].plan}


# -- planning ------------------------------------------------------------------------------------


def test_moves_before_the_watch_when_it_is_near() -> None:
    """The guard next to him acts at 3: whatever he does about it comes sooner."""
    plan = planned(arranged(moment="plan", initiative=3, guards=["n10"], A={"at": "n11"}, B={"at": "s29"}))
    assert plan["move"] >= 3


def test_waits_for_the_watch_where_it_cannot_see_him() -> None:
    """In a hideout he is safe; the jewel lies where the guard would take him."""
    plan = planned(arranged(moment="plan", initiative=5, guards=["n20"], green=["n09"],
                            A={"at": "n28"}, B={"at": "s29"}))  # fmt: skip
    assert 1 <= plan["move"] < 5


def test_a_last_point_goes_to_ambush() -> None:
    assert planned(arranged(moment="plan", initiative=3, A={"at": "n05"}, B={"at": "s29"}))["ambush"] >= 1


def test_points_left_over_are_laid_in_more_than_one_way() -> None:
    """Whoever bids one great number in every turn is outbid by one more. What must come before the watch does so anyhow."""
    bids = set()
    for turn in range(1, 9):
        referee = arranged(moment="plan", turn=turn, initiative=3, guards=["n10"], A={"at": "n11", "hand": ["elixir_of_speed", "beacon"]},
                           B={"at": "s29"})  # fmt: skip
        plan = planned(referee)
        assert plan["move"] >= 3
        assert sum(plan.values()) <= 10
        bids.add(tuple(sorted(plan.values())))
    assert len(bids) > 1
    assert any(max(bid) < 0.75 * sum(bid) for bid in bids)


def test_plans_to_leave_the_dungeon() -> None:
    plan = planned(arranged(moment="plan", initiative=6, A={"at": "n29", "blue": 2}, B={"at": "s29"}))
    assert plan["move"] == max(plan.values())


def test_uses_tokens_when_points_are_short() -> None:
    """Two blue AP are not enough to be before the watch; the informers are."""
    referee = arranged(moment="plan", **alarm(5), initiative=3, A={"at": "n01", "blue": 2, "emperor": True, "tokens": ["informer"] * 3},
                       B={"at": "s29"}, guards=["n02"])  # fmt: skip
    assert planned(referee)["move"] >= 4


# -- moving --------------------------------------------------------------------------------------


def test_takes_the_jewel_and_does_not_stay_with_it() -> None:
    done = go_on(arranged(acting={"A": "sneak"}, A={"thief": "zain", "at": "p02"}, B={"at": "s29"}, guards=["e07"]))
    assert done[:2] == ["step p01", "pick emperor"]


def test_goes_round_a_guard() -> None:
    referee = arranged(acting={"A": "sneak"}, A={"thief": "zain", "at": "e15"}, B={"at": "n05"}, guards=["e16"],
                       green=["e23"])  # fmt: skip
    assert "step e16" not in go_on(referee)
    assert referee.state.at[0] != referee.game.box.dungeon[2]  # type: ignore[attr-defined]


@pytest.mark.parametrize("turns", [1, 5])
def test_leaves_with_the_jewel_at_once(turns: int) -> None:
    done = go_on(arranged(acting={"A": "sneak"}, **alarm(turns),
                          A={"at": "n01", "emperor": True}, B={"at": "s29"}))  # fmt: skip
    assert done == ["leave"]


def test_is_out_in_the_last_turn() -> None:
    """Without the Jewel, too: in the city everything is lost."""
    done = go_on(arranged(acting={"A": "sneak"}, **alarm(5),
                          A={"at": "n02", "green": 1}, B={"at": "s29", "emperor": True}, guards=[]))  # fmt: skip
    assert done[-1] == "leave"


def test_stays_for_a_jewel_while_there_is_time() -> None:
    done = go_on(arranged(acting={"A": "sneak"}, **alarm(1),
                          A={"thief": "zain", "at": "n01"}, B={"at": "s29", "emperor": True}, guards=[], yellow=["n02"]))  # fmt: skip
    assert "pick yellow" in done


def test_the_first_of_two_moves_goes_where_the_second_gets_out() -> None:
    """The last turn: too far for one Move, not for the elixir's and the planned one after it."""
    facts = facts_of(table())
    out = facts.way_out(1, facts.sewers(arranged(A={"thief": "zain"}).state, 0))
    start = next(name for name, space in facts.board.number.items()
                 if name.startswith("n") and out[space] == facts.travel["sneak"] + 2)  # fmt: skip
    referee = arranged(acting={"A": "elixir_of_speed"}, **alarm(5), A={"thief": "zain", "at": start, "green": 1, "plan": ["move 2"]},
                       B={"at": "s29", "emperor": True}, guards=[], yellow=["n28"])  # fmt: skip
    at = referee.state.at[0]
    while (question := referee.question(0)) is not None and question.kind == "move":
        referee.choose(0, answer(referee))
        at = referee.state.at[0]
    assert out[at] <= facts.travel["sneak"]


def test_turns_up_nothing_with_the_jewel_in_hand() -> None:
    """A token might be a guard; a free way to victory needs no luck."""
    referee = arranged(acting={"A": "sneak"}, **alarm(3), A={"at": "n21", "emperor": True}, B={"at": "s29"}, guards=[])
    assert "reveal" in look(referee, 0).question.options
    assert "reveal" not in go_on(referee)


def test_does_not_leave_to_lose() -> None:
    """Somebody outside has more: there are jewels, and time to fetch them."""
    given: dict[str, Any] = {"yellow": ["n02"], "guards": [], **alarm(2)}
    behind = arranged(acting={"A": "sneak"}, A={"at": "n01"}, B={"left": True, "green": 1}, **given)
    assert go_on(behind)[0] != "leave"


# -- cards ---------------------------------------------------------------------------------------


def test_robs_the_bearer_of_the_jewel() -> None:
    referee = arranged(3, acting={"A": "pulley_rod"}, **alarm(2),
                       A={"at": "n19"}, B={"at": "n09", "emperor": True}, C={"at": "n17", "yellow": 1})  # fmt: skip
    assert answer(referee) == "thief B"


def test_steers_a_guard_onto_a_rival() -> None:
    referee = arranged(acting={"A": "beacon"}, A={"at": "n05"}, B={"at": "n10", "green": 2}, guards=["n11"])
    go_on(referee)
    assert referee.view(1).seats[1].in_dungeon


def test_does_not_steer_it_onto_itself() -> None:
    referee = arranged(acting={"A": "beacon"}, A={"at": "n10", "green": 2}, B={"at": "s29"}, guards=["n11", "n20"])
    go_on(referee)
    assert not referee.view(0).seats[0].in_dungeon


def test_keeps_the_dearer_card() -> None:
    game = table()
    price = facts_of(game).price
    assert price["elixir_of_speed"] > price["fire_grenade"]
    assert price["reflective_cloak"] > price["mechanical_rats"]


def test_every_card_has_a_price() -> None:
    assert all(price > 0 for price in facts_of(table()).price.values())


# -- judgement -----------------------------------------------------------------------------------


def test_who_stands_on_a_sewer_entrance_must_come_in_again() -> None:
    game = table()
    facts = facts_of(game)
    state = arranged(A={"thief": "zain"}).state
    number = facts.board.number
    row = facts.row(number["e23"], facts.sewers(state, 0))
    assert row[number["n23"]] == 1 + row[number["n13"]]


def test_captains_bar_the_way_out() -> None:
    facts = facts_of(table())
    state = arranged(A={"thief": "zain"}).state
    number, sewers = facts.board.number, facts.sewers(state, 0)
    free = facts.way_out(1, sewers)
    barred = facts.way_out(1, sewers, 1 << number["n18"])
    assert free[number["n09"]] == 3
    assert barred[number["n09"]] > 3
    assert barred[number["n07"]] == free[number["n07"]] == 2


def test_danger_is_what_the_watch_could_do() -> None:
    referee = arranged(A={"at": "n10"}, B={"at": "s29"}, guards=["n11"], moment="plan", initiative=4)
    facts, number = facts_of(table()), facts_of(table()).board.number
    outlook = Outlook(facts, referee.state, 0)
    assert outlook.danger(number["n10"]) == 1
    assert outlook.danger(number["n12"]) == 0  # a hideout
    assert outlook.danger(number["e20"]) == 0


def test_fire_bars_the_way_of_the_watch() -> None:
    """From n20 a guard comes to n19 by n09 alone."""
    facts, number = facts_of(table()), facts_of(table()).board.number
    given: dict[str, Any] = {"A": {"at": "n19"}, "B": {"at": "s29"}, "guards": ["n20"]}
    assert Outlook(facts, arranged(**given).state, 0).danger(number["n19"]) == 1
    assert Outlook(facts, arranged(**given, fire=["n09"]).state, 0).danger(number["n19"]) == 0


def test_the_watch_of_the_last_turn_is_not_that_of_this_one() -> None:
    """When plans are made it has not acted yet, whatever is left from the turn before."""
    given: dict[str, Any] = {
        "moment": "plan",
        "initiative": 3,
        "guards": ["n10"],
        "A": {"at": "n11"},
        "B": {"at": "s29"},
    }
    assert planned(arranged(**given, watch_done=True)) == planned(arranged(**given))
