"""Settings: completed with defaults, or refused with what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import PackError
from cutpurse.kernel.settings import Setting, settle
from cutpurse.kernel.table import open_table
from tests.kernel.toy import TITLE

SEASON = Setting("season", "spring", values=("spring", "autumn"), rule="GS-9")
ROUNDS = Setting("rounds", 2, low=1, high=3)
LENGTH = Setting("length", "short", values=("short",), low=5, high=90)
BANNER = Setting("banner", "", free=True)
ALL = (SEASON, ROUNDS, LENGTH, BANNER)
DEFAULTS = {"season": "spring", "rounds": 2, "length": "short", "banner": ""}


def test_what_nobody_asked_for_is_as_usual() -> None:
    assert settle(ALL, {}) == DEFAULTS
    assert settle((), {}) == {}


@pytest.mark.parametrize(
    ("asked", "settled"),
    [
        ({"season": "autumn"}, {"season": "autumn"}),
        ({"rounds": 3}, {"rounds": 3}),
        ({"rounds": "1"}, {"rounds": 1}),
        ({"length": "short"}, {"length": "short"}),
        ({"length": "90"}, {"length": 90}),
        ({"banner": "any text, even 7"}, {"banner": "any text, even 7"}),
        ({"season": "autumn", "rounds": 1}, {"season": "autumn", "rounds": 1}),
    ],
)
def test_what_is_allowed_is_set(asked: dict[str, str | int], settled: dict[str, str | int]) -> None:
    assert settle(ALL, asked) == DEFAULTS | settled


@pytest.mark.parametrize(
    ("setting", "value", "allowed"),
    [
        ("season", "winter", "spring, autumn"),
        ("season", 1, "spring, autumn"),
        ("season", "", "spring, autumn"),
        ("rounds", 0, "1–3"),
        ("rounds", "4", "1–3"),
        ("rounds", "two", "1–3"),
        ("rounds", "1.5", "1–3"),
        ("rounds", "1" * 5000, "1–3"),
        ("length", "long", "short, 5–90"),
        ("length", 4, "short, 5–90"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(setting: str, value: str | int, allowed: str) -> None:
    reason = settle(ALL, {setting: value})
    assert isinstance(reason, Reason)
    assert reason.code == "setting-value"
    assert reason.args == {"setting": setting, "value": str(value), "allowed": allowed}
    assert reason.rule == ("GS-9" if setting == "season" else "")


def test_an_unknown_setting_is_refused_with_those_there_are() -> None:
    args = {"setting": "weather", "allowed": "season, rounds, length, banner"}
    assert settle(ALL, {"weather": "fine"}) == Reason("setting-unknown", args=dict(args))


# -- opening a table -----------------------------------------------------------------------------------


def test_a_table_is_opened_with_complete_settings() -> None:
    game = open_table(TITLE, 3, {})
    assert not isinstance(game, Reason)
    assert (game.players, game.settings) == (3, {"rounds": 2})


@pytest.mark.parametrize(
    ("players", "asked", "reason"),
    [
        (0, {}, Reason("players", args={"players": 0, "least": 1, "most": 4})),
        (5, {}, Reason("players", args={"players": 5, "least": 1, "most": 4})),
        (3, {"weather": "fine"}, Reason("setting-unknown", args={"setting": "weather", "allowed": "rounds"})),
        (3, {"rounds": 9}, Reason("setting-value", "GS-1", {"setting": "rounds", "value": "9", "allowed": "1–3"})),
        (4, {"rounds": 3}, Reason("crowded", "GS-1", {"most": 2})),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: int, asked: dict[str, str | int], reason: Reason) -> None:
    assert open_table(TITLE, players, asked) == reason


def test_a_table_with_a_bad_pack_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="at least one of"):
        open_table(TITLE, 3, {}, tmp_path)


# -- anything ------------------------------------------------------------------------------------------


@given(st.dictionaries(st.sampled_from([*DEFAULTS, "weather"]), st.text(max_size=6) | st.integers()))
def test_settling_twice_changes_nothing(asked: dict[str, str | int]) -> None:
    settled = settle(ALL, asked)
    if not isinstance(settled, Reason):
        assert list(settled) == list(DEFAULTS)
        assert settle(ALL, settled) == settled
