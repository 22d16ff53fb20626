"""What somebody who plays for the first time is told: why not, what a token may do, which ways are worth going, and a
lesson whose positions agree with what it teaches."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.kernel.coach import coach, named_in
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import Moment
from tests.games.age_of_thieves.positions import Position, table


def closed(at: Position, seat: int = 0) -> dict[str, tuple[str, str]]:
    return {choice: (why.code, why.rule) for choice, why in at.referee.closed(seat)}


@pytest.mark.rule("AOT-7.17")
def test_whoever_begins_on_a_sewer_entrance_is_told_why_it_is_shut() -> None:
    at = Position(table(2), A={"thief": "noiron", "at": "n23"}, B={"thief": "zain"}, guards=[], acting={"A": "sneak"})
    (sewer,) = [(choice, why) for choice, why in closed(at).items() if choice.startswith("sewer ")]
    assert sewer[1] == ("sewer-not-entered", "AOT-7.17")
    at.choose("A", "step n22", "step n23")
    assert not [choice for choice in closed(at) if choice.startswith("sewer ")]
    assert [option for option in at.options("A") if option.startswith("sewer ")]


@pytest.mark.rule("AOT-1.9")
@pytest.mark.parametrize(("special_actions", "shown"), [("on", True), ("off", False)])
def test_a_special_action_is_spoken_of_only_where_there_are_such(special_actions: str, shown: bool) -> None:
    at = Position(table(2, special_actions=special_actions), A={"thief": "noiron"}, B={"thief": "zain"}, moment="plan")
    assert ("plan unmasking" in closed(at)) == shown  # it has no cover


@pytest.mark.rule("AOT-5.12")
def test_in_a_dungeon_the_hand_is_shown_with_what_it_waits_for() -> None:
    jailed = {"thief": "noiron", "at": "e22", "hand": ["beacon", "elixir_of_speed"]}
    at = Position(table(2), A=jailed, B={"thief": "zain"}, moment="plan", initiative=5)
    assert {closed(at)[f"plan {card}"] for card in ("beacon", "elixir_of_speed")} == {("move-first", "AOT-5.12")}
    at.choose("A", "plan move", "points 1")
    assert "plan beacon" not in closed(at) and "plan beacon" in at.options("A")


@pytest.mark.rule("AOT-15.12")
@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({}, "caution-reveal"),
        ({"guards": ["e26"], "asleep": ["e26"]}, "caution-reveal-guard"),
        ({"guards": ["e26"]}, "caution-reveal-guard"),
    ],
)
def test_a_token_may_be_a_guard_who_arrests(given: dict[str, Any], key: str) -> None:
    at = Position(table(2), **{"guards": [], **given}, A={"thief": "noiron", "at": "e26"}, B={"thief": "zain"},
                  acting={"A": "sneak"})  # fmt: skip
    (caution,) = at.game.describe(at.referee.view(0), "reveal").cautions
    assert caution.key == key


def test_ways_that_help_come_before_dull_ones() -> None:
    at = Position(table(2), A={"thief": "noiron", "at": "n13", "plan": ["move 6"]}, B={"thief": "zain"}, guards=[],
                  captains=[], initiative=5, moment="resolve")  # fmt: skip
    ways = at.game.shortcuts(at.referee.state, 0, at.game.options(at.referee.state, 0))
    gone = [way for way in ways if way.id.startswith("go ")]
    things = [way.label.args["things"] for way in gone]
    assert isinstance(things[0], list) and "hideout" in things[0]
    assert gone[-1].label.args["steps"] == 1 and things[-1] == []
    hidden = [number for number, on in enumerate(things) if isinstance(on, list) and "hideout" in on]
    assert hidden == list(range(len(hidden)))


@pytest.mark.rule("AOT-13.8", "AOT-5.5")
def test_every_scene_of_the_lesson_is_a_position_that_could_be() -> None:
    (lesson,) = lessons(TITLE.home).values()
    number = 0
    for scene in lesson.scenes:
        moment = Moment(TITLE.id, lesson, number)
        state, box = moment.referee.state, table(2).box
        assert state.turn == state.calm_turns + state.alarm_turns
        gone = [deck & state.events_gone for deck in (box.calm_deck, box.alarm_deck)]
        assert [events.bit_count() for events in gone] == [state.calm_turns, state.alarm_turns]
        for seat, plan in enumerate(state.plans):
            assert sum(action[2] for action in plan) <= state.blue[seat] + state.purple[seat]
        number += len(scene.steps)


@pytest.mark.rule("AOT-7.17")
def test_the_coach_speaks_of_the_sewer_before_one_is_used() -> None:
    """Where an entrance can be gone to, not only once somebody has come out."""
    at = Position(table(2), A={"thief": "noiron", "at": "n13"}, B={"thief": "zain"}, guards=[], acting={"A": "sneak"})
    view = at.referee.view(0)
    ways = at.game.shortcuts(at.referee.state, 0, at.options("A"))
    near = named_in(
        [*(at.game.describe(view, option).label for option in at.options("A")), *(way.label for way in ways)]
    )
    heard = {tip.id for tip in coach(TITLE.home).tips} - {"sewer"}
    tip = coach(TITLE.home).tip(0, [], "move", False, heard, near)
    assert tip is not None and tip.id == "sewer"
    assert coach(TITLE.home).tip(0, [], "move", False, heard, set()) is None
