"""What a player is warned of before it is too late."""

from __future__ import annotations

from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.state import State
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
