"""What a player is warned of before it is too late."""

from __future__ import annotations

from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from tests.games.swindler.tables import random_game, table


def unmarked(game: Swindler, state: State, seat: int) -> set[str]:
    """The jobs that going robbing is warned of."""
    option = game.describe(game.view(state, seat), "done")
    return {str(one.args["job"]) for one in option.cautions if one.key == "caution-no-marker"}


def test_going_robbing_without_a_marker_on_a_job_that_could_be_fulfilled_is_warned_of() -> None:
    game, warned = table(2, master_thief="off"), 0
    for seed in range(3):
        for move in random_game(game, seed):
            state = move.before
            seat = state.asked[0][0] if state.asked else 0
            if "done" not in game.options(state, seat):
                continue
            jobs = unmarked(game, state, seat)
            for job in jobs:
                warned += 1
                place = next(place for place, space in enumerate(game.view(state, seat).jobs) if space.job == job)
                assert f"reserve {job}" in game.options(state, seat)
                marked = state.clone()
                marked.markers[place] = seat
                assert job not in unmarked(game, marked, seat)
    assert warned


def test_a_freelancer_is_warned_of_selling_what_an_unmarked_job_needs() -> None:
    """Without a marker he could fulfil it, so the tile is needed (SW-4.13.4); nobody else is warned, nor he where a rival's
    marker lies."""
    tiles = ["red_ring_1", "blue_watch_1"]
    fences: dict[str, list[str]] = {"fence_tailor": [], "fence_innkeeper": [], "fence_pawnbroker": []}

    def warned(master: str, marker: dict[str, str]) -> list[str]:
        game = table(2)
        given = {"A": {"tiles": tiles, "master": master, "ability": True}, "jobs": ["job_a_dressed_up"]}
        state = game.arrange({**given, "markers": marker, "fences": fences, "moment": "actions"})
        game.run(Play(game, state, Dice(1)))
        view = game.view(state, 0)
        sales = [choice for choice in game.options(state, 0) if choice.startswith("sell blue_watch")]
        assert sales
        return [str(one.args["job"]) for one in game.describe(view, sales[0]).cautions if one.key == "caution-needed"]

    assert warned("freelancer", {}) == ["job_a_dressed_up"]
    assert warned("haggler", {}) == []
    assert warned("haggler", {"job_a_dressed_up": "A"}) == ["job_a_dressed_up"]
    assert warned("freelancer", {"job_a_dressed_up": "B"}) == []
