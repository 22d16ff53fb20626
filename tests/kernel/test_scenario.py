"""Scenarios: what holds passes, what does not is told in the game's words, bad files get clear errors."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.kernel.scenario import Mismatch, ScenarioError, check_file, compare, load, run

SKULL = {
    "game": "swindler",
    "title": "A skull takes older tiles",
    "rules": ["SW-4.4.5"],
    "players": 3,
    "given": {"A": {"tiles": ["red_ring_1", "blue_watch_1"]}, "moment": "choose_bag"},
    "when": [{"A": "rob red", "draws": ["red_brooch"]}, {"A": "draw", "draws": ["skull"]}],
    "then": {"A": {"tiles": ["blue_watch_1"], "coins": 0}, "asked": {"A": "action"}},
}


def play(tmp_path: Path, **changes: object) -> None:
    file = tmp_path / "play.yaml"
    file.write_text(yaml.safe_dump({**SKULL, **changes}))
    for scenario in load(file):
        run(scenario)


def test_what_holds_passes(tmp_path: Path) -> None:
    play(tmp_path)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"then": {"A": {"coins": 1}}}, "A: coins: expected 1, found 0"),
        ({"then": {"A": {"tiles": []}}}, "blue_watch_1"),
        ({"then": {"asked": {"B": "action"}}}, "asked"),
        ({"then": {"offers": {"A": ["draw"]}}}, "not offered"),
        ({"then": {"withholds": {"A": ["end"]}}}, "should not be"),
        ({"then": {"refuses": {"A": {"end": "SW-4.2.7"}}}}, "is possible"),
        ({"then": {"refuses": {"A": {"draw": "SW-4.2.7"}}}}, "SW-4.4.9"),
        ({"then": {"events": [{"event": "got_away"}]}}, "did not happen"),
        ({"then": {"hears": {"B": [{"event": "caught", "seat": "A"}]}}}, "did not happen"),
        ({"then": {"sees": {"spectator": {"hand": ["cheat"]}}}}, "hand"),
        ({"then": {"undo": {"A": True}}}, "should be possible"),
        ({"when": [{"A": "rob red", "draws": ["red_brooch", "red_ring"]}]}, "did not happen: red_ring"),
        ({"when": [{"A": "draw"}]}, "is refused"),
        ({"when": [{"A": "rob red", "refused": "SW-4.4.1"}], "then": {}}, "should be refused"),
        ({"when": [{"A": "draw", "refused": "SW-9.9.9"}], "then": {}}, "expected SW-9.9.9"),
        ({"when": [{"undo": "A"}]}, "undo"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, changes: dict[str, object], words: str) -> None:
    if words == "should be refused":
        changes = {**changes, "when": [{"A": "rob red", "refused": "SW-4.4.1", "draws": ["red_ring_1"]}]}
        changes["given"] = {"moment": "choose_bag"}
    with pytest.raises(Mismatch, match=words.replace("(", r"\(")):
        play(tmp_path, **changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": 7}, "players"),
        ({"options": {"length": "huge"}}, "length"),
        ({"wenn": []}, "wenn"),
        ({"given": {"moment": "midnight"}}, "midnight"),
        ({"given": {"A": {"tiles": ["red_dragon"]}}}, "red_dragon"),
        ({"given": {"A": {"gold": 3}}}, "gold"),
        ({"given": {"E": {}}}, "players"),
        ({"when": [{"A": "rob red", "draws": []}]}, "bag red"),
        ({"when": [{"A": "rob red", "draws": ["blue_key"]}]}, "cannot bring 'blue_key'"),
        ({"when": [{"Z9": "rob red"}]}, "Z9"),
        ({"then": {"weather": "fine"}}, "weather"),
        ({"players": "many"}, "int"),
        ({"when": "now"}, "array"),
    ],
)
def test_what_is_badly_written_is_told(tmp_path: Path, changes: dict[str, object], words: str) -> None:
    with pytest.raises(ScenarioError, match=words):
        play(tmp_path, **changes)


def test_several_scenarios_share_their_first_document(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(
        yaml.safe_dump_all([{"game": "swindler", "players": 2}, {"title": "one"}, {"title": "two", "players": 4}])
    )
    assert [(s.title, s.game, s.players) for s in load(file)] == [("one", "swindler", 2), ("two", "swindler", 4)]
    assert [problem for _, problem in check_file(file)] == ["", ""]


def test_lists_are_compared_without_order_and_mappings_by_what_is_expected() -> None:
    compare("x", {"a": [1, 2]}, {"a": [2, 1], "b": 3})
    with pytest.raises(Mismatch):
        compare("x", {"a": [1, 1]}, {"a": [1]})


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.text(max_size=12)
    | st.sampled_from(["A", "red_ring_1", "rob red"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["A", "B", "moment", "then", "draws", "tiles", "x", "undo", "asked"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["given", "when", "then", "rules", "players", "options", "title", "game"]), plain)
def test_any_scenario_gets_a_clear_answer(tmp_path_factory: pytest.TempPathFactory, key: str, value: object) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "any.yaml"
    file.write_text(yaml.safe_dump({**SKULL, key: value}))
    try:
        for scenario, problem in check_file(file):
            assert isinstance(problem, str)
            assert scenario.title is not None
    except ScenarioError as error:
        assert str(error)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_get_a_clear_answer(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "any.yaml"
    file.write_bytes(data)
    try:
        list(check_file(file))
    except ScenarioError as error:
        assert str(error)
