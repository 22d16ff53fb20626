"""The scene: what is at stake, what jobs lack, what fences would take, which raids would hit; from a view alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cutpurse.games.swindler.view import View
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR
from tests.games.swindler.tables import table


def looked(given: dict[str, Any], seat: int = 0, players: int = 2) -> dict[str, Any]:
    game = table(players)
    state = game.arrange({"moment": "actions", **given})
    game.run(Play(game, state, Dice(1)))
    view = msgspec.convert(msgspec.to_builtins(game.view(state, seat)), View)  # nothing but what was sent
    return dict(game.scene(view))


def job(id: str, seat: int = 0, **given: Any) -> dict[str, Any]:
    found: dict[str, Any] = looked({"jobs": [id], "markers": {id: "A"}, **given}, seat)["jobs"][id]
    return found


def test_a_job_shows_what_i_have_for_it_and_what_i_lack() -> None:
    shown = job("job_b_perfect_gentleman", A={"tiles": ["yellow_watch_1"]})
    assert [part["items"] for part in shown["parts"]] == [
        [{"have": "yellow_watch_1"}],
        [{"objects": ["monocle"], "colours": []}],
        [{"objects": ["key_yellow"], "colours": []}],
    ]
    assert not shown["met"] and not shown["now"]


def test_a_job_that_can_be_fulfilled_says_so_if_it_is_mine() -> None:
    tiles = {"tiles": ["red_ring_1", "yellow_ring_1"]}
    assert job("job_a_engagement", A=tiles)["now"]
    shown = looked({"A": {}, "B": tiles, "jobs": ["job_a_engagement"], "markers": {"job_a_engagement": "A"}}, 1)
    assert shown["jobs"]["job_a_engagement"] | {"parts": []} == {"parts": [], "met": True, "now": False}


def test_what_fits_is_told_no_more_exactly_than_the_job_does() -> None:
    (part,) = job("job_b_cleaned_out", A={})["parts"]
    assert part["items"] == [{"objects": [], "colours": []}] * 5  # no colour is begun
    (part,) = job("job_b_cleaned_out", A={"tiles": ["green_ring_1", "green_key_1", "red_key_1"]})["parts"]
    assert sorted(item["have"] for item in part["items"][:2]) == ["green_key_1", "green_ring_1"]
    assert part["items"][2:] == [{"objects": [], "colours": ["green"]}] * 3
    (part,) = job("job_b_three_locks", A={"tiles": ["red_key_1"], "hand": ["lockpick_blue"]})["parts"]
    assert part["items"] == [{"have": "red_key_1"}, {"have": "lockpick_blue"}, {"objects": ["key_any"], "colours": []}]


def test_what_is_counted_is_counted() -> None:
    (part,) = job("job_b_bribe", A={"coins": 1, "tiles": ["black_double_coin_1"]})["parts"]
    assert part == {"type": "coins", "count": 4, "have": 3}
    (part,) = job("job_b_underdog", A={"vp": 20}, B={"vp": 3})["parts"]
    assert part["have"] == 0


def test_a_skull_would_take_what_i_have_of_the_colour() -> None:
    running = {"moment": "draw_or_stop", "A": {"tiles": ["blue_key_1", "red_key_1"]},
               "B": {"tiles": ["blue_key_2"]}, "theft": {"bag": "blue", "drawn": ["blue_watch_1"]}}  # fmt: skip
    bags = looked(running)["bags"]
    assert bags["blue"] == {"percent": 20, "tiles": 5, "lost": ["blue_key_1", "blue_watch_1"]}
    assert bags["red"]["lost"] == ["red_key_1"] and bags["black"] == {"percent": 20, "tiles": 10, "lost": []}
    assert looked(running, 1)["bags"]["blue"]["lost"] == ["blue_key_2"]
    fresh = {**running, "theft": {"bag": "blue", "used": ["red"], "drawn": ["red_ring_1"], "fresh": True}}
    assert looked(fresh)["bags"]["blue"]["lost"] == []  # SW-4.12.20


def test_fences_show_what_i_could_sell() -> None:
    given = {"A": {"tiles": ["red_ring_1", "black_key_joker_1"]},
             "fences": {"fence_innkeeper": [None, "red_necklace_1"], "fence_tailor": [], "fence_coachman": []}}  # fmt: skip
    fences = looked(given)["fences"]
    assert fences["fence_innkeeper"] == [["red_ring_1"], [], ["black_key_joker_1"]]
    assert fences["fence_coachman"] == [[], [], ["black_key_joker_1"]]
    assert fences["fence_tailor"] == [[], [], []]


def test_raids_to_come_and_whom_they_would_hit() -> None:
    tiles = ["red_ring_1", "red_key_1", "blue_key_1", "green_ring_1"]
    given = {"A": {"tiles": tiles}, "B": {"posters": 1}, "raids_gone": ["raid_round_up"]}
    hits = {raid["raid"]: raid["hits"] for raid in looked(given)["raids"]}
    assert hits == {"raid_street_check": [0], "raid_house_search": [], "raid_wanted": [1], "raid_manhunt": [],
                    "raid_scotland_yard": [0]}  # fmt: skip


def test_whoever_only_watches_sees_what_everybody_sees() -> None:
    shown = looked({"A": {"tiles": ["red_ring_1"], "hand": ["cheat"]}}, SPECTATOR)
    assert shown["jobs"] == {}
    assert all(bag["lost"] == [] for bag in shown["bags"].values())
    assert not any(tiles for slots in shown["fences"].values() for tiles in slots)


def test_when_the_game_is_over_nothing_is_at_stake() -> None:
    game = table(2)
    given = {"A": {"tiles": ["red_ring_1"]}, "B": {"coins": 1}, "active": "B"}
    state = game.arrange({**given, "moment": "hire", "end_triggered": True})
    play = Play(game, state, Dice(1))
    game.run(play)
    assert game.scene(game.view(play.state, 0))["bags"]["red"]["lost"] == ["red_ring_1"]
    game.choose(play, 1, "end")
    assert play.state.over
    assert all(bag["lost"] == [] for bag in game.scene(game.view(play.state, 0))["bags"].values())


def test_options_point_at_what_they_concern() -> None:
    game = table(2)
    state = game.arrange({"moment": "draw_or_stop", "A": {"hand": ["decoy", "beggar"]}, "B": {"coins": 1, "vp": 9},
                          "theft": {"bag": "blue", "drawn": ["blue_watch_1"]}})  # fmt: skip
    game.run(Play(game, state, Dice(1)))
    view = game.view(state, 0)
    concerned = {choice: game.describe(view, choice).things for choice in game.options(state, 0)}
    assert concerned["draw"] == ["blue"] and concerned["stop"] == ["loot"]
    assert concerned["play decoy red"] == ["decoy", "red"] and concerned["play beggar"] == ["beggar"]


def test_a_forgery_says_what_it_would_serve() -> None:
    game = table(2)
    state = game.arrange({"A": {"tiles": ["red_ring_1", "blue_watch_1"], "hand": ["forger"]}, "moment": "actions",
                          "jobs": ["job_a_matching_pair", "job_a_dressed_up"], "markers": {"job_a_matching_pair": "A"},
                          "fences": {"fence_tailor": [None, "blue_monocle_1"], "fence_pawnbroker": [None, None]}})  # fmt: skip
    play = Play(game, state, Dice(1))
    game.run(play)
    game.choose(play, 0, "play forger")
    game.choose(play, 0, "forge red_ring")
    view = game.view(play.state, 0)
    served = {choice: game.describe(view, choice) for choice in game.options(play.state, 0)}
    assert served["into watch"].things == ["job_a_matching_pair", "fence_tailor", "fence_pawnbroker"]
    assert served["into watch"].label.args["uses"] == served["into watch"].things
    assert served["into seal_tin"].things == ["fence_pawnbroker"]
    assert served["into monocle"].things == [] and "uses" not in served["into monocle"].label.args


def test_passing_says_what_happens_then() -> None:
    game = table(2)
    state = game.arrange({"moment": "draw_or_stop", "B": {"hand": ["traitor"]},
                          "theft": {"bag": "blue", "drawn": ["blue_watch_1"]}})  # fmt: skip
    play = Play(game, state, Dice(1))
    game.run(play)
    game.choose(play, 0, "stop")
    label = game.describe(game.view(play.state, 1), "pass").label
    assert label.args == {"window": "theft_closing", "thief": 0}


@pytest.mark.rule("SW-5.13")
def test_whoever_has_nothing_to_play_is_told_so_alone() -> None:
    game = table(3)
    state = game.arrange({"moment": "draw_or_stop", "B": {"hand": ["traitor"]}, "C": {"hand": ["cheat"]},
                          "theft": {"bag": "blue", "drawn": ["blue_watch_1"]}})  # fmt: skip
    play = Play(game, state, Dice(1))
    game.run(play)
    game.choose(play, 0, "stop")
    keys = [game.describe(game.view(play.state, seat), "pass").label.key for seat in (1, 2)]
    assert keys == ["option-pass", "option-pass-only"]


def test_a_kind_of_tile_means_those_that_change_hands() -> None:
    """Not the copies of somebody else."""
    game = table(2)
    state = game.arrange({"A": {"tiles": ["red_key_1"]}, "B": {"tiles": ["red_key_2"]}, "moment": "actions",
                          "fences": ["fence_box_attendant"]})  # fmt: skip
    game.run(Play(game, state, Dice(1)))
    things = game.describe(game.view(state, 0), "sell red_key fence_box_attendant 3").things
    assert things == ["red_key_1", "fence_box_attendant"]
    assert game.describe(game.view(state, 0), "take B red_key").things == ["red_key_2"]
    assert game.describe(game.view(state, 0), "take white_ring").things == ["white_ring_1"]


def test_a_theft_that_is_over_is_no_progress_unless_it_does() -> None:
    """Four tiles and away, three tiles and a skull: once the theft has ended otherwise, it begins anew with the next."""
    fingers, goat = "job_a_nimble_fingers", "job_b_scapegoat"
    drawn = ["blue_watch_1", "blue_key_1", "blue_monocle_1"]
    running = {"jobs": [fingers, goat], "moment": "draw_or_stop", "theft": {"bag": "blue", "drawn": drawn}}
    game = table(2)
    state = game.arrange(running)
    play = Play(game, state, Dice(1))
    game.run(play)

    def seen() -> dict[str, Any]:
        shown = game.scene(game.view(play.state, 0))["jobs"]
        return {job: [part["have"] for part in shown[job]["parts"]] for job in (fingers, goat)}

    def noted() -> dict[str, Any]:
        notes = game.notes(game.view(play.state, 0))
        return {note.thing: note.label.args["have"] for note in notes if note.thing in (fingers, goat)}

    assert seen() == {fingers: [3], goat: [3]}
    game.choose(play, 0, "stop")
    assert play.state.ended == "stop"
    assert seen() == {fingers: [0], goat: [0]}
    assert noted() == {fingers: 0, goat: 0}
    done = {**running, "moment": "actions", "theft": {"bag": "blue", "drawn": [*drawn, "blue_key_2"], "ended": "stop"}}
    assert [part["have"] for part in looked(done)["jobs"][fingers]["parts"]] == [4]


def test_passing_speaks_of_a_bet_only_where_one_can_be_made() -> None:
    """A beggar fits at any time, so the window before a theft is open to him, too: but he does not bet."""
    game = table(2)
    for card, bet in (("beggar", "no"), ("know_it_all", "yes")):
        state = game.arrange({"B": {"hand": [card]}, "moment": "choose_bag"})
        play = Play(game, state, Dice(1))
        game.run(play)
        game.choose(play, 0, "rob blue")
        assert [ask[:2] for ask in play.state.asked] == [(1, "theft_started")]
        assert game.describe(game.view(play.state, 1), "pass").label.args["bet"] == bet
