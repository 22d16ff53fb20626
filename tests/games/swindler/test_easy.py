"""Easy at Swindler: strong enough, sensible in the cases that people look at, and blind to what it may not know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.bots import greet, rules_of
from cutpurse.bots.bot import Observation
from cutpurse.games.swindler import TITLE, Swindler
from cutpurse.games.swindler.bots.easy import Easy
from cutpurse.games.swindler.bots.plan import Position
from cutpurse.games.swindler.bots.policy import DECIDE
from cutpurse.games.swindler.bots.prices import prices_of
from cutpurse.games.swindler.bots.theft import Theft, theft_of
from cutpurse.games.swindler.rules.windows import WINDOWS
from cutpurse.games.swindler.state import bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import NO_OFFER, OFFER, Question
from cutpurse.kernel.referee import Referee
from cutpurse.lab.match import match
from tests.bots.desk import Desk, look
from tests.games.released import released

DESK = Desk(TITLE, Easy)
table, easy, arranged, answer = DESK.table, DESK.seated, DESK.arranged, DESK.answer


# -- strength ------------------------------------------------------------------------------------


def test_easy_beats_random() -> None:
    played = match(TITLE, ["easy", "random"], 20, seed="test")
    assert played.sides[0].wins >= 17
    assert played.sides[0].reports == {}


@pytest.mark.parametrize(
    ("players", "settings"),
    [(2, {"master_thief": "random"}), (3, {"length": "short"}), (4, {"master_thief": "off"}), (4, {"end_jobs": 3})],
)
def test_easy_plays_every_table_without_help(players: int, settings: Mapping[str, str | int]) -> None:
    played = match(TITLE, ["easy"] * (players - 1) + ["random"], players, seed="tables", settings=settings)
    assert all(side.replaced == 0 for side in played.sides)
    assert played.sides[-1].wins < 1


def test_every_kind_of_question_is_decided() -> None:
    drafts = {"job_payment", "hire_payment", "forger_tile", "forger_object", "conjurer_give", "conjurer_take"}
    assert set(DECIDE) == (set(table().answers) | drafts) - {OFFER}, "an offer is no question: see interrupt"
    assert set(DECIDE) >= WINDOWS


# -- fairness ------------------------------------------------------------------------------------


def test_same_observation_same_move_whatever_the_rivals_hold() -> None:
    """The seed decides which hands the bot deals its rivals in its head. Its move must not depend on them,
    and the world in its head must look to it exactly like the real one."""
    game = table(3)
    referee = Referee(game, Dice("blind"))
    bots = [[easy(game, seat, seed) for seed in (1, 2)] for seat in range(3)]
    for number in range(150):
        seat = game.to_answer(referee.state)[0]
        seen = look(referee, seat)
        world = game.sample(seen.seen(game), random.Random(number))
        assert msgspec.json.encode(game.view(world, seat)) == seen.view
        moves = {bot.choose(seen) for bot in (*bots[seat], easy(game, seat, number))}
        assert len(moves) == 1
        assert not isinstance(referee.choose(seat, moves.pop()), Reason)
        if referee.over:
            break


# -- drawing -------------------------------------------------------------------------------------


def brute_force(theft: Theft, left: int) -> float:
    """The value of a theft over single tiles, copies and all, without remembering anything."""
    tiles = left.bit_count() + theft.skulls
    draw = theft.skulls / tiles * theft.caught(left).value
    for tile in bits(left):
        rest = left ^ 1 << tile
        value = theft.stop(rest).value
        draw += max(value, brute_force(theft, rest) if rest else value) / tiles
    return draw


@pytest.mark.parametrize("bag", range(5))
def test_stopping_is_optimal(bag: int) -> None:
    """Against brute force, from a bag with five tiles of loot left."""
    game = table()
    referee = Referee(game, Dice(4))
    state = referee.state
    out = bits(state.bags[bag])[5:]
    state.bags[bag] &= ~sum(1 << tile for tile in out)
    state.tiles[1] = sum(1 << tile for tile in out)
    state.markers = [0, 0, 0, -1]
    theft = theft_of(Position(prices_of(game), state, 0, 0), state, bag)
    assert theft.draw(theft.full) == pytest.approx(brute_force(theft, theft.full))
    assert theft.outlook().value == theft.draw(theft.full)


def test_copies_are_alike_when_counting_chances() -> None:
    game = table()
    state = Referee(game, Dice(1)).state
    theft = theft_of(Position(prices_of(game), state, 0, 0), state, 4)
    assert theft.skulls / (theft.full.bit_count() + theft.skulls) == pytest.approx(0.2)
    assert 0.2 <= theft.outlook().caught < 1


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (["red_key"], "draw"),
        (["red_key", "red_key", "red_necklace", "red_necklace", "red_brooch", "red_brooch"], "stop"),
    ],
)
def test_greed_has_an_end(drawn: list[str], expected: str) -> None:
    theft = {"bag": "red", "drawn": drawn}
    assert answer(arranged(moment="draw_or_stop", theft=theft)) == expected


def test_draws_on_for_a_job_within_reach_and_stops_when_it_is_met() -> None:
    jobs = ["job_b_in_one_go", "job_b_whole_city", "job_b_bribe", "job_b_underdog"]
    markers = {"job_b_in_one_go": "A"}
    four = ["green_ring", "green_watch", "green_coin", "green_key"]
    on = arranged(moment="draw_or_stop", jobs=jobs, markers=markers, theft={"bag": "green", "drawn": four})
    assert answer(on) == "draw"
    five = [*four, "green_brooch"]
    met = arranged(moment="draw_or_stop", jobs=jobs, markers=markers, theft={"bag": "green", "drawn": five})
    assert answer(met) == "stop"


def test_does_not_rob_a_colour_it_holds_much_of() -> None:
    tiles = ["red_key", "red_necklace", "red_necklace", "red_brooch", "red_brooch"]
    assert answer(arranged(moment="choose_bag", A={"tiles": tiles})) != "rob red"


# -- jobs and fences -----------------------------------------------------------------------------

QUIET = ["job_b_whole_city", "job_b_underdog", "job_b_in_one_go"]


def test_reserves_what_it_meets_and_nothing_out_of_reach() -> None:
    referee = arranged(
        moment="reserve", jobs=["job_a_dressed_up", "job_b_whole_city", "job_b_underdog", "job_b_four_districts"],
        A={"tiles": ["white_ring", "white_watch"]},
    )  # fmt: skip
    assert answer(referee) == "reserve job_a_dressed_up"
    referee.choose(0, "reserve job_a_dressed_up")
    assert answer(referee) == "done"


def test_fulfils_before_it_sells() -> None:
    referee = arranged(
        moment="actions", jobs=["job_a_dressed_up", *QUIET], markers={"job_a_dressed_up": "A"},
        fences=["fence_pawnbroker", "fence_dresser", "fence_notary"],
        A={"tiles": ["red_ring", "yellow_watch"]}, theft={"bag": "red", "drawn": ["red_ring_1"], "ended": "stop"},
    )  # fmt: skip
    assert answer(referee) == "fulfil job_a_dressed_up"
    told: list[Event] = []
    while (choice := answer(referee)) != "end":
        happened = referee.choose(0, choice)
        assert not isinstance(happened, Reason)
        told += happened
    assert [event.name for event in told] == ["fulfilled", "sold", "sold"]


def test_completes_a_fence_rather_than_opening_another() -> None:
    referee = arranged(
        moment="actions", jobs=["job_b_underdog", "job_b_in_one_go", "job_b_bribe", "job_b_lions_den"],
        fences={"fence_tailor": ["green_watch", None, "red_brooch"], "fence_ironmonger": [], "fence_notary": []},
        A={"tiles": ["blue_monocle"]}, theft={"bag": "blue", "drawn": ["blue_monocle_1"], "ended": "stop"},
    )  # fmt: skip
    assert answer(referee) == "sell blue_monocle fence_tailor 2"


def test_keeps_what_a_reserved_job_is_waiting_for() -> None:
    tiles = ["white_necklace", "white_brooch"]
    referee = arranged(
        moment="actions", jobs=["job_b_pearls", "job_b_underdog", "job_b_in_one_go", "job_b_bribe"],
        markers={"job_b_pearls": "A"}, fences=["fence_antiquary", "fence_jeweller", "fence_dresser"],
        A={"tiles": tiles}, theft={"bag": "red", "drawn": [], "ended": "skull"},
    )  # fmt: skip
    while (choice := answer(referee)) != "end":
        referee.choose(0, choice)
    assert [referee.game.box.tile_id[tile] for tile in bits(referee.state.tiles[0])] == ["white_necklace_1"]  # type: ignore[attr-defined]


def test_sells_everything_in_its_last_turn() -> None:
    referee = arranged(
        moment="actions", jobs=["job_b_pearls", "job_b_underdog", "job_b_in_one_go", "job_b_bribe"],
        markers={"job_b_pearls": "A"}, fences=["fence_antiquary", "fence_jeweller", "fence_dresser"],
        A={"tiles": ["white_necklace", "white_brooch"]}, end_triggered=True,
        theft={"bag": "red", "drawn": [], "ended": "skull"},
    )  # fmt: skip
    while (choice := answer(referee)) != "end":
        assert choice.startswith("sell ")
        referee.choose(0, choice)
    assert referee.state.tiles[0] == 0


def test_pays_with_what_it_needs_least() -> None:
    referee = arranged(
        moment="actions", jobs=["job_b_ministry_safe", "job_b_front_and_back", "job_b_in_one_go", "job_b_bribe"],
        markers={"job_b_ministry_safe": "A", "job_b_front_and_back": "A"},
        A={"tiles": ["white_seal_tin", "red_key", "yellow_key"]}, theft={"bag": "red", "drawn": [], "ended": "skull"},
    )  # fmt: skip
    referee.choose(0, "fulfil job_b_ministry_safe")
    assert set(answer(referee).split()) == {"pay", "white_seal_tin", "yellow_key"}


# -- accomplices ---------------------------------------------------------------------------------


def test_hires_early_but_not_at_the_end() -> None:
    jobs = ["job_b_underdog", "job_b_in_one_go", "job_b_lions_den", "job_b_pearls"]
    early = arranged(moment="hire", jobs=jobs, A={"coins": 2})
    assert answer(early) == "hire 1"
    late = arranged(moment="hire", jobs=jobs, A={"coins": 2}, end_triggered=True)
    assert answer(late) == "end"


def test_keeps_coins_for_a_job_that_asks_for_them() -> None:
    jobs = ["job_b_bribe", "job_b_underdog", "job_b_in_one_go", "job_b_lions_den"]
    assert answer(arranged(moment="hire", jobs=jobs, A={"coins": 4})) == "end"


def assassin_asked_about(card: str, hand: str, **given: Any) -> str:
    """A plays a card in its step; B holds an assassin."""
    referee = arranged(
        A={"hand": [hand], **given.pop("A", {})}, B={"hand": ["assassin"], **given.pop("B", {})}, **given
    )
    for choice in card.split(", "):
        assert not isinstance(referee.choose(0, choice), Reason), referee.question(0)
    return answer(referee, 1)


def test_no_assassin_on_a_card_that_does_no_harm() -> None:
    forger = assassin_asked_about(
        "play forger, forge white_ring, into watch", "forger", moment="actions", A={"tiles": ["white_ring"]},
        theft={"bag": "red", "drawn": [], "ended": "skull"},
    )  # fmt: skip
    assert forger == "pass"


def test_an_assassin_on_a_swap_that_takes_a_treasure() -> None:
    swap = assassin_asked_about(
        "play conjurer, give white_ring, take B black_seal_tin", "conjurer", moment="actions",
        A={"tiles": ["white_ring"]}, B={"tiles": ["black_seal_tin"], "hand": ["assassin"]},
        jobs=["job_b_ministry_safe", "job_b_underdog", "job_b_in_one_go", "job_b_lions_den"],
        markers={"job_b_ministry_safe": "B"}, theft={"bag": "red", "drawn": [], "ended": "skull"},
    )  # fmt: skip
    assert swap == "play assassin"


@pytest.mark.parametrize(("loot", "expected"), [(4, "play legacy_hunter"), (1, "pass")])
def test_legacy_hunter_on_a_good_haul(loot: int, expected: str) -> None:
    drawn = ["blue_key", "blue_key", "blue_watch", "blue_monocle"][:loot]
    referee = arranged(moment="draw_or_stop", theft={"bag": "blue", "drawn": drawn}, B={"hand": ["legacy_hunter"]})
    referee.choose(0, "stop")
    assert answer(referee, 1) == expected


@pytest.mark.parametrize(("thief", "other", "expected"), [(20, 5, "play traitor"), (5, 20, "pass")])
def test_a_traitor_for_whoever_is_ahead(thief: int, other: int, expected: str) -> None:
    """It brings nothing but the thief's loss: with three at the table that helps the third, too."""
    drawn = ["blue_key", "blue_key", "blue_watch", "blue_monocle"]
    referee = arranged(3, moment="draw_or_stop", theft={"bag": "blue", "drawn": drawn}, A={"vp": thief},
                       B={"vp": 10, "hand": ["traitor"]}, C={"vp": other})  # fmt: skip
    referee.choose(0, "stop")
    assert answer(referee, 1) == expected


@pytest.mark.parametrize(("thief", "other", "expected"), [(20, 5, "play legacy_hunter"), (5, 20, "pass")])
def test_a_fair_haul_is_halved_only_for_whoever_is_ahead(thief: int, other: int, expected: str) -> None:
    """Three tiles: from the last one the card would be a present to the leader."""
    drawn = ["blue_key", "blue_key", "blue_watch"]
    referee = arranged(3, moment="draw_or_stop", theft={"bag": "blue", "drawn": drawn}, A={"vp": thief},
                       B={"vp": 10, "hand": ["legacy_hunter"]}, C={"vp": other})  # fmt: skip
    referee.choose(0, "stop")
    assert answer(referee, 1) == expected


@pytest.mark.parametrize(("players", "owner", "wanted"), [(3, "", True), (3, "B", False), (2, "B", True)])
def test_of_more_than_two_a_rival_is_thrown_out_only_for_a_job_that_is_likely(
    players: int, owner: str, wanted: bool
) -> None:
    """Nimble Fingers is met in every other theft: reason enough for a marker, but not for one that B will throw out again
    while C looks on. Between two, his loss is worth it."""
    jobs = ["job_a_nimble_fingers", "job_b_whole_city", "job_b_underdog", "job_b_four_districts"]
    marked = {jobs[0]: owner} if owner else {}
    referee = arranged(players, moment="reserve", jobs=jobs, markers=marked, A={"tiles": ["white_ring"]}, B={"vp": 10})
    assert (answer(referee) == f"reserve {jobs[0]}") is wanted


@pytest.mark.parametrize(("owner", "coins", "hires"), [("", 2, True), ("A", 2, False), ("", 3, False)])
def test_coins_are_kept_for_a_job_in_reach_and_no_other(owner: str, coins: int, hires: bool) -> None:
    """Rent Day asks for three coins: whoever has two and no marker on it may as well hire somebody."""
    marked = {"job_a_rent_day": owner} if owner else {}
    referee = arranged(moment="hire", A={"coins": coins}, jobs=["job_a_rent_day"], markers=marked)
    assert answer(referee).startswith("hire") is hires


def test_a_pack_changes_its_mind(tmp_path: Path) -> None:
    """The bot is told the table's components and judges by them."""
    pack = {"jobs.toml": '[[job]]\nid = "job_a_dressed_up"\nvp = 30\n'}
    (tmp_path / "jobs.toml").write_text(pack["jobs.toml"], encoding="utf-8")
    game = TITLE.open(2, table().settings, tmp_path, box=released(TITLE))
    told = rules_of(greet(game, 0, 1, pack))
    assert isinstance(told, Swindler)
    assert told.box.jobs[told.box.job_number["job_a_dressed_up"]].vp == 30


# -- never absurd --------------------------------------------------------------------------------


def test_never_throws_points_away() -> None:
    """Whole games: a marker is taken back only to be laid elsewhere at once; no job is left undone for nothing."""
    game = table()
    for seed in range(6):
        referee = Referee(game, Dice(f"sane {seed}"))
        bots = [easy(game, seat) for seat in range(2)]
        last = ["", ""]
        while not referee.over:
            seat = game.to_answer(referee.state)[0]
            seen = look(referee, seat)
            choice = bots[seat].choose(seen)
            options = seen.question.options
            if last[seat].startswith("release "):
                assert choice.startswith("reserve ")
            if choice == "end" and seen.question.kind == "action":
                assert not [option for option in options if option.startswith("fulfil ")], choice
            assert choice != "wave"
            last[seat] = choice
            assert not isinstance(referee.choose(seat, choice), Reason)


# -- without being asked -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vp", "ends", "wanted"), [(0, True, "release job_a_rent_day"), (3, True, "no"), (0, False, "no")]
)
def test_easy_takes_a_marker_back_where_it_costs_nothing(vp: int, ends: bool, wanted: str) -> None:
    """X-71: at the end it would cost 2 VP more."""
    game = table(2)
    given = {"A": {"coins": 1}, "B": {"vp": vp, "coins": 3}, "jobs": ["job_a_rent_day"],
             "markers": {"job_a_rent_day": "B"}, "end_triggered": ends, "moment": "hire"}  # fmt: skip
    referee = Referee.at(game, game.arrange(given), Dice(1))
    game.run(Play(game, referee.state, Dice(1)))
    question = Question(1, OFFER, [NO_OFFER, *referee.offers(1)])
    bot = Easy()
    bot.begin(greet(game, 1, 7))
    assert bot.choose(Observation(msgspec.json.encode(referee.view(1)), question)) == wanted
