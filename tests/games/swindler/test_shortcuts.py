"""Shortcuts: named chains of ordinary options."""

from __future__ import annotations

from cutpurse.games.swindler import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from tests.games.released import released


def at_step_3(given: dict[str, object]) -> Referee:
    game = open_table(TITLE, 2, {}, box=released(TITLE))
    assert not isinstance(game, Reason)
    state = game.arrange({"moment": "actions", **given})
    game.run(Play(game, state, Dice(1)))
    return Referee.at(game, state, Dice(1))


def test_all_that_no_reserved_job_needs_is_sold_dearest_first() -> None:
    referee = at_step_3(
        {
            "A": {"vp": 3, "tiles": ["black_seal_tin_1", "blue_watch_1", "red_ring_1", "yellow_ring_1"]},
            "jobs": ["job_a_engagement"],
            "markers": {"job_a_engagement": "A"},
            "fences": ["fence_pawnbroker", "fence_tailor", "fence_coachman"],
        }
    )
    (shortcut,) = referee.game.shortcuts(referee.state, 0, referee.game.options(referee.state, 0))
    assert shortcut.chain[0] == "sell black_seal_tin fence_pawnbroker 3"
    assert len(shortcut.chain) == 2
    assert not isinstance(referee.take(0, shortcut.chain), Reason)
    position = referee.game.portrait(referee.state)
    assert position["A"]["vp"] == 3 + 4 + 1 == 3 + int(str(shortcut.label.args["vp"]))
    assert position["A"]["tiles"] == ["red_ring_1", "yellow_ring_1"]  # the engagement needs two rings


def test_no_shortcut_for_a_single_sale_or_outside_step_3() -> None:
    referee = at_step_3(
        {"A": {"tiles": ["red_ring_1"]}, "fences": ["fence_pawnbroker", "fence_tailor", "fence_coachman"]}
    )
    assert referee.game.shortcuts(referee.state, 0, referee.game.options(referee.state, 0)) == []
    referee = at_step_3({"moment": "reserve", "A": {"tiles": ["red_ring_1", "blue_watch_1"]}})
    assert referee.game.shortcuts(referee.state, 0, referee.game.options(referee.state, 0)) == []
