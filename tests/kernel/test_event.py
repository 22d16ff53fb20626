"""Events: who may see which part, and the sentence that comes of it."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from cutpurse.kernel.event import Event, TakenBack, line
from cutpurse.kernel.message import SPECTATOR, Message, seat_letter, seat_number
from tests.kernel.toy import Drew, Planted

ANN, BEA = 0, 1


class HeadlineNews(Event, frozen=True):
    """Nobody's own: its private part is for nobody's eyes."""

    private: ClassVar[frozenset[str]] = frozenset({"source"})
    text: str
    source: str


def test_a_private_part_is_for_its_own_seat() -> None:
    event = Drew(ANN, "rose")
    assert event.seen_by(ANN) == {"event": "drew", "seat": ANN, "flower": "rose"}


@pytest.mark.parametrize("seat", [BEA, 2, SPECTATOR, 99])
def test_for_others_a_private_part_does_not_exist(seat: int) -> None:
    assert Drew(ANN, "rose").seen_by(seat) == Drew(ANN, "tulip").seen_by(seat) == {"event": "drew", "seat": ANN}


def test_a_public_event_is_the_same_for_everybody() -> None:
    event = Planted(BEA, "rose")
    assert event.seen_by(ANN) == event.seen_by(BEA) == event.seen_by(SPECTATOR)


def test_a_private_part_without_a_seat_is_for_nobody() -> None:
    event = HeadlineNews("Show opens", "the gardener")
    for seat in (ANN, BEA, SPECTATOR):
        assert event.seen_by(seat) == {"event": "headline_news", "text": "Show opens"}


def test_events_are_named_after_what_happened() -> None:
    assert (Drew.name, TakenBack.name, HeadlineNews.name) == ("drew", "taken_back", "headline_news")


def test_the_log_line_is_made_from_what_was_seen() -> None:
    event = Drew(ANN, "rose")
    assert line(event.seen_by(ANN)) == Message("event-drew-own", {"seat": ANN, "flower": "rose"})
    assert line(event.seen_by(BEA)) == Message("event-drew", {"seat": ANN})
    assert line(Planted(BEA, "rose").seen_by(BEA)).key == "event-planted"
    assert line(HeadlineNews("Show opens", "the gardener").seen_by(ANN)).key == "event-headline_news"


def test_what_was_seen_can_be_sent() -> None:
    seen = TakenBack(BEA, 7).seen_by(SPECTATOR)
    assert msgspec.json.decode(msgspec.json.encode(seen)) == seen == {"event": "taken_back", "seat": BEA, "record": 7}


def test_an_event_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Planted(ANN, "rose").flower = "tulip"  # type: ignore[misc]


def test_seats_have_letters() -> None:
    assert [seat_letter(seat) for seat in range(4)] == ["A", "B", "C", "D"]
    assert [seat_number(letter) for letter in ("A", "D", "a", "AB", "", "Z")] == [0, 3, -1, -1, -1, -1]
