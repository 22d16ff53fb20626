"""The balance report: honest shares, honest marks, and accounts that agree with the games they tell of."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.games.age_of_thieves import TITLE as AGE_OF_THIEVES
from cutpurse.games.swindler import TITLE as SWINDLER
from cutpurse.kernel.game import Game, Result, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.statistics import GameStatistics
from cutpurse.kernel.table import open_table
from cutpurse.lab.balance import Balance, Share, balance, spread
from tests.bots.toy import TOY


def opened(title: Title, players: int, **settings: str | int) -> Game:  # type: ignore[type-arg]
    game = open_table(title, players, settings)
    assert not isinstance(game, Reason)
    return game


def blank(players: int = 2) -> Balance:
    return Balance("toy", players, "random", 1, {}, seats=[Share() for _ in range(players)])


def won_by(report: Balance, seat: int, **counts: float) -> None:
    """A game in which the winner had the lantern and used the rope."""
    account = GameStatistics.blank(report.players)
    account.counts = dict(counts)
    for other in range(report.players):
        account.traits[other] = {"tool": "lantern" if other == seat else "crowbar"}
        account.uses[other] = {"rope": 2 if other == seat else 0, "drum": 0}
    scores = [7 if other == seat else 3 for other in range(report.players)]
    report.add(Result(scores, [seat]), account)


# -- counting ------------------------------------------------------------------------------------


def test_shares_by_seat_and_trait() -> None:
    report = blank()
    for number in range(40):
        won_by(report, number % 2)
    assert report.fair == pytest.approx(0.5)
    assert [share.win_share for share in report.seats] == [0.5, 0.5]
    assert report.traits["tool"]["lantern"].win_share == 1
    assert report.off() == ["tool crowbar", "tool lantern"]


def test_a_share_is_off_only_beyond_tolerance_and_chance() -> None:
    assert not Share(10, 8).off(0.5)  # far from fair, but ten games say little
    assert not Share(4000, 2120).off(0.5)  # certain, but within five points
    assert Share(1000, 570).off(0.5)
    assert Share(1000, 430).off(0.5)


def test_fair_is_a_share_of_the_victories_there_were() -> None:
    """A game lost by all is nobody's."""
    report = blank()
    won_by(report, 0)
    report.add(Result([0, 0], []), GameStatistics.blank(2))
    assert report.fair == 0.25


def test_items_by_those_who_used_them() -> None:
    report = blank()
    won_by(report, 0)
    won_by(report, 1)
    figures = report.as_dict()["items"]
    assert figures["rope"] == {"seats": 0.5, "uses": 4, "mean_uses": 2.0, "score": 2.0, "win_share": 0.5}
    assert report.never_used() == ["drum"]


def test_a_count_that_a_game_does_not_name_is_nothing() -> None:
    report = blank()
    won_by(report, 0, turns=8)
    won_by(report, 1, turns=10, fires=1)
    won_by(report, 0)
    assert report.counts == {"turns": [8, 10, 0], "fires": [0, 1, 0]}


def test_spread() -> None:
    assert spread([4.0]) == {"mean": 4.0, "p10": 4.0, "p50": 4.0, "p90": 4.0}
    assert spread([float(number) for number in range(11)]) == {"mean": 5.0, "p10": 1.0, "p50": 5.0, "p90": 9.0}


def test_the_figure_comes_last() -> None:
    report = blank()
    for number in range(40):
        won_by(report, number % 2, turns=3)
    told = report.lines()
    assert told[-1] == "2 of 4 shares beyond 5 points of fair, 1 of 2 things never used"
    assert "never used: drum" in told
    assert any(line.endswith("OFF") and "lantern" in line for line in told)


# -- playing -------------------------------------------------------------------------------------


def test_a_game_without_an_account_has_seats_at_least() -> None:
    told: list[int] = []
    report = balance(opened(TOY, 3), 6, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert report.bot == "random"
    assert sum(share.wins for share in report.seats) == pytest.approx(6)
    assert report.as_dict()["counts"] == {}


def test_a_report_can_be_repeated() -> None:
    game = opened(SWINDLER, 2, end_jobs=3)
    assert balance(game, 2, seed=5).as_dict() == balance(game, 2, seed=5).as_dict()


def test_processes_play_what_one_plays() -> None:
    """Whichever game is over first."""
    game = opened(SWINDLER, 2, end_jobs=3)
    assert balance(game, 3, seed=5, processes=2).as_dict() == balance(game, 3, seed=5).as_dict()


def test_moves_that_others_made_for_a_bot_are_told(tmp_path: Path) -> None:
    own = balance(opened(TOY, 2), 2)
    assert (own.replaced, own.reports) == (0, {})
    assert own.moves > 0
    assert not [line for line in own.lines() if "replaced" in line]
    bot = tmp_path / "mute.py"
    bot.write_text("raise SystemExit(3)", encoding="utf-8")
    report = balance(opened(TOY, 2), 2, bot=f"{sys.executable} {bot}")
    assert report.replaced == report.moves == own.moves
    assert report.as_dict()["replaced"] == report.replaced
    assert "died" in report.reports
    assert [line for line in report.lines() if f"was replaced in {report.moves} of {report.moves} moves" in line]


def test_swindler_tells_of_masters_jobs_and_cards() -> None:
    report = balance(opened(SWINDLER, 2, end_jobs=3), 3)
    assert set(report.traits) == {"start", "master"}
    assert report.traits["start"]["first"].games == 3
    assert sum(report.counts["jobs"]) == sum(item.uses for id, item in report.items.items() if id.startswith("job_"))
    assert set(report.items) >= {card.id for card in opened(SWINDLER, 2).box.accomplices}  # type: ignore[attr-defined]


def test_age_of_thieves_tells_of_thieves_and_the_jewel() -> None:
    game = opened(AGE_OF_THIEVES, 2, thieves="random")
    report = balance(game, 4, seed="account")
    assert set(report.traits) == {"thief", "start", "place after the first thief"}
    assert sum(share.games for share in report.traits["thief"].values()) == 8
    assert set(report.traits["start"]) <= {"north", "east", "south", "west"}
    ends = ("Jewel carried out", "decided by points", "lost by all")
    assert [sum(report.counts[end][number] for end in ends) for number in range(4)] == [1] * 4
    assert report.items["best_burglar"].uses == sum(turn > 0 for turn in report.counts["turn of the Jewel"])
    assert report.items["emperor"].uses == sum(report.counts["Jewel carried out"])
    actions = game.box.actions  # type: ignore[attr-defined]
    assert sum(report.items[action].uses for action in actions) == sum(report.counts["actions"])


def test_specials_are_no_things_where_they_are_off() -> None:
    report = balance(opened(AGE_OF_THIEVES, 2, thieves="random", special_actions="off"), 1)
    assert "arson" not in report.items


# -- the command ---------------------------------------------------------------------------------


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "balance", "swindler", "--games", "2", "--players", "2", "--option", "end_jobs=3"]
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert set(figures["shares"]) == {"seat", "start", "master"}
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("things never used")
    assert main([*asked, "--bot", "nobody"]) == 2
    assert main(["lab", "balance", "chess"]) == 2
