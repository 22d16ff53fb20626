"""What an answer says it leads to is what it leads to; and loot that is not safe yet is told as such."""

from __future__ import annotations

from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.state import State
from tests.games.swindler.tables import random_game, table


def end_of_actions(game: Swindler, state: State, seat: int) -> str:
    return game.describe(game.view(state, seat), "end").label.key


def test_the_end_of_step_3_says_whether_hiring_a_last_look_or_nothing_follows() -> None:
    game = table(2, master_thief="off")
    said = set()
    for seed in range(4):
        for move in random_game(game, seed):
            state = move.before
            if state.step != "actions" or not state.asked or state.draft or state.asked[0][1] != "action":
                continue
            seat = state.asked[0][0]
            means = game.box.coin_tiles & state.tiles[seat] or state.coins[seat]
            more = state.hands[seat] or seat in state.markers
            expected = "option-end-actions" if means else "option-end-actions-no-hiring" if more else "option-end-turn"
            assert end_of_actions(game, state, seat) == expected
            said.add(expected)
    assert said == {"option-end-actions", "option-end-actions-no-hiring", "option-end-turn"}


def test_a_coin_tile_drawn_counts_for_a_job_if_one_gets_away() -> None:
    told = set()
    game = table(2, master_thief="off")
    for seed in range(6):
        for move in random_game(game, seed):
            state = move.before
            seat = state.active
            if not state.asked or state.asked[0] != (seat, "draw_or_stop"):
                continue
            coins = state.loot & game.box.coin_tiles
            view = game.view(state, seat)
            for note in game.notes(view):
                if note.label.key == "note-progress-away":
                    assert coins
                    told.add((note.label.args["have"], note.label.args["count"]))
    assert told
