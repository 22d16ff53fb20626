"""A game whose rules have a second version: what was begun by the first is finished by it, and every mark holds."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Play, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import Override
from cutpurse.kernel.record import Header, RecordFile, mark
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import RecordMismatch, record_file, replay, resume, verify
from cutpurse.kernel.settings import settle
from cutpurse.kernel.table import open_table
from tests.kernel import toy
from tests.kernel.tables import NAMES, finished, live, one_move, stream
from tests.kernel.toy import TITLE, GardenShow, GardenState, GardenTitle, GardenView


class RibbonState(GardenState):
    """Since version 2 whoever wins a prize gets a ribbon, too."""

    __slots__ = ("ribbons",)
    SINCE = {"ribbons": 2}
    ribbons: list[int]

    def clone(self) -> Self:
        twin = super().clone()
        twin.ribbons = self.ribbons[:]
        return twin


def reveal(play: Play[Any, Any]) -> None:
    before = list(play.state.points)
    toy.reveal(play)
    if play.game.rules >= 2:
        told = play.events[-1]
        assert isinstance(told, toy.Shown)
        play.state.ribbons[told.seat] += 1
        play.state.points[told.seat] += 1
        assert play.state.points != before


class RibbonShow(GardenShow):
    steps = {**GardenShow.steps, "reveal": reveal}

    def lay_out(self) -> RibbonState:
        state = RibbonState.__new__(RibbonState)
        plain = super().lay_out()
        for field in plain.FIELDS:
            setattr(state, field, getattr(plain, field))
        state.ribbons = [0] * self.players
        return state


class RibbonTitle(GardenTitle):
    """The next release of the toy: the same game, with a second version of its rules."""

    rules_version = 2

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> RibbonShow:
        return RibbonShow(self, players, settings, pack, rules or self.rules_version, box or self.shipped)


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Title:
    """From here on the program is the next release."""
    title = RibbonTitle()
    monkeypatch.setattr(registry, "titles", lambda: {title.id: title})
    return title


def filed(referee: Referee) -> RecordFile:
    chance = stream(referee.game.players)
    return record_file(referee, Header.of(referee.game, NAMES[: referee.game.players], chance.commitment,
                                          chance.contributions))  # fmt: skip


def begun(title: Title) -> Referee:
    settings = settle(title.settings, {})
    assert not isinstance(settings, Reason)
    return Referee(title.open(3, settings), stream())


def play_on(referee: Referee, moves: int = 10**6) -> Referee:
    rng = random.Random(5)
    while not referee.over and moves:
        one_move(referee, rng, undo=0.2)
        moves -= 1
    return referee


def test_a_finished_game_is_proved_by_the_next_release(upgraded: Title) -> None:
    file = filed(finished(1))
    assert file.header.rules == 1
    referee = verify(file)
    assert isinstance(referee.game, RibbonShow)
    assert referee.state.ribbons == [0, 0, 0]


def test_a_saved_game_goes_on_by_the_rules_it_was_begun_with(upgraded: Title) -> None:
    referee = resume(filed(play_on(live(), 12)))
    assert referee.game.rules == 1
    play_on(referee)
    assert referee.state.ribbons == [0, 0, 0]
    again = filed(referee)
    assert again.header.rules == 1
    assert verify(again).state == referee.state


def test_new_tables_play_by_the_newest_rules(upgraded: Title) -> None:
    referee = play_on(begun(upgraded))
    assert referee.game.rules == 2
    assert sum(referee.state.ribbons) == 2
    file = filed(referee)
    assert file.header.rules == 2
    assert verify(file).state == referee.state


def test_what_a_version_added_is_in_its_marks_alone() -> None:
    state = RibbonTitle().open(3, {"rounds": 2}).lay_out()
    other = state.clone()
    other.ribbons[1] = 5
    assert mark(other, 1) == mark(state, 1)
    assert mark(other, 2) != mark(state, 2)
    assert mark(other, 3) == mark(other, 2)
    assert state.differences(other) == ["ribbons"]
    assert type(state).decode(other.encode()) == other


def test_a_record_of_later_rules_is_refused_with_a_word() -> None:
    file = filed(play_on(begun(RibbonTitle())))
    for function in (replay, verify):
        with pytest.raises(RecordMismatch) as off:
            function(file)
        assert str(off.value) == "rules version 2; this program plays versions up to 1"
        assert off.value.reason == Reason("other-rules", args={"rules": 2, "known": 1})


def test_a_version_that_was_given_up_is_refused(upgraded: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RibbonTitle, "oldest_rules", 2)
    assert open_table(upgraded, 3, {}, rules=1) == Reason("other-rules", args={"rules": 1, "known": 2})
    assert not isinstance(open_table(upgraded, 3, {}, rules=2), Reason)


def test_the_view_is_that_of_the_first_version() -> None:
    """What later versions add to the state, views add by themselves."""
    assert RibbonShow.view_type is GardenView
    assert TITLE.plays(1)
    assert not TITLE.plays(2)
