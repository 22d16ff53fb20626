"""On the way from one step of a lesson to the next every choice is an update of its own (docs/decisions/0019)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import PUPIL, Moment
from cutpurse.protocol.from_server import Update
from cutpurse.server.http.lessons import step

GAMES = ("age-of-thieves", "swindler", "thiefdom")


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happened_is_told_once_and_nothing_is_asked_on_the_way(game: str) -> None:
    lesson = lessons(registry.title(game).home)["first_night"]
    several = 0
    for number in range(len(lesson.steps)):
        told, moment = step(game, "first_night", number, "en"), Moment(game, lesson, number)
        events = [one.event for update in (*told.before, told.update) for one in update.events]
        heard = moment.referee.told[moment.heard :]
        assert events == ([] if moment.begins else [one.event.seen_by(PUPIL) for one in heard])
        assert all(update.position.question is None and not update.position.options for update in told.before)
        assert all(update.events for update in told.before)
        several += len(told.before) > 1
    assert several or game == "thiefdom"  # whose lesson never goes past a choice of somebody else


def viewed(update: Update) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(update.position.view))
    return found


def test_the_board_is_where_the_story_is() -> None:
    """While Bess's turn is told it is hers, and the tiles of a theft are not there before they are drawn."""
    told = step("swindler", "first_night", 2, "en")
    drawn = next(update for update in told.before if any(one.event["event"] == "loot_drawn" for one in update.events))
    assert viewed(drawn)["active"] == 1
    first, last = viewed(told.before[0]), viewed(told.update)
    assert (first["active"], last["active"]) == (1, PUPIL)
    assert not first["seats"][1].get("tiles") and last["seats"][1]["tiles"]
