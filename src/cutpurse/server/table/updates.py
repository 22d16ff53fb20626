"""What a table has to say at one position, as bytes: made and encoded once for all who listen at a seat in one language.

A connection adds its number, the time, and what it has not heard yet. So two windows of one seat, or a hundred who
watch, cost one view, one list of options and one encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from cutpurse.kernel.event import Event, TakenBack, card_against
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.question import Option, Question, Shortcut
from cutpurse.kernel.record import plain as counting
from cutpurse.kernel.referee import Referee, Told, before
from cutpurse.kernel.standing_answers import can_stand, reaches, scopes, settled
from cutpurse.protocol import position as said
from cutpurse.protocol.from_server import Clock
from cutpurse.server.table.everybody import Everybody
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.wording import Wording

T = TypeVar("T")

MOST_RECENT = 20
"""Tables whose updates are kept between two moves, for whoever comes or asks again: those where something happened last."""
NOTHING = b"[]"
"""No events."""
MOST_DRAWN = 8
"""Tables in words that are kept, of one position."""
MOST_HISTORY = 500
"""Events that somebody is told who has just come: the last ones."""


class Parts(NamedTuple):
    """An update but for its number, each part in JSON; what is empty is left out."""

    position: bytes
    events: bytes = NOTHING
    whole: bool = False
    scene: bytes = b""
    ground: bytes = b""
    deadline: float | None = None
    clock: Clock | None = None

    def numbered(self, n: int) -> bytes:
        """The message. A test reads it as an `Update`."""
        parts = [b'{"type":"update","n":%d,"position":' % n, self.position]
        if self.events != NOTHING:
            parts += [b',"events":', self.events]
        if self.whole:
            parts.append(b',"whole":true')
        if self.scene:
            parts += [b',"scene":', self.scene]
        if self.ground:
            parts += [b',"ground":', self.ground]
        if self.deadline is not None:
            parts.append(b',"deadline":%.1f' % self.deadline)
        if self.clock is not None:
            parts += [b',"clock":', msgspec.json.encode(self.clock)]
        return b"".join((*parts, b"}"))


class Seen(NamedTuple):
    """The position as one seat sees it, in no language yet."""

    view: Any
    question: Question | None
    options: list[Option]
    closed: list[tuple[Option, Reason]]
    shortcuts: Sequence[Shortcut]
    offers: list[Option]


_RECENT: dict[Updates, None] = {}


class Updates:
    """The updates of a table. What was made is kept as long as the position and the names are the same."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._of: tuple[object, ...] = ()
        self._positions: dict[tuple[int, str], bytes] = {}
        self._events: dict[tuple[int, str, int], bytes] = {}
        self._history: tuple[tuple[int, str] | None, bytes] = (None, NOTHING)
        self._drawn: dict[Hashable, Any] = {}
        self._scenes: dict[int, bytes] = {}
        self._ground: tuple[Hashable, bytes] = (None, b"")
        """The ground that was encoded last, and what it is known by: it is everybody's."""
        self._marks: dict[int, int] = {}
        self._digests: dict[int, int] = {}
        self._seatings = 0
        """How often somebody else sat down, or said what to let pass."""
        self.silence_follows = False
        """Is something asked whose answers reach nobody else yet? Then most who listen will hear nothing of them."""
        self._everybody: Everybody | None = None
        self._seen: tuple[int, Seen] | None = None
        """The seat that was looked at last: a view is large, so only one is kept, and not for long."""

    def look(self, referee: Referee, chairs: Sequence[Chair]) -> None:
        """This is the position now, and these sit at it."""
        seated = ((chair.name, chair.stand_in, chair.by_hand, tuple(chair.standing)) for chair in chairs)
        now = (referee, referee.changes, *seated)
        if now != self._of:
            self._seatings += now[2:] != self._of[2:]
            self._of, self._referee, self._chairs = now, referee, chairs
            self.silence_follows = any(ask[1] in self.game.sealed for ask in referee.state.asked)
            self.rest()
            self.forget()
            if self._everybody is not None and self._everybody.digest != self._digest(SPECTATOR):
                self._everybody = None
        _RECENT.pop(self, None)
        _RECENT[self] = None
        if len(_RECENT) > MOST_RECENT:
            oldest = next(iter(_RECENT))
            del _RECENT[oldest]
            oldest.forget()

    def forget(self) -> None:
        """What was made is made anew if somebody asks."""
        self._history = (None, NOTHING)
        for kept in (self._positions, self._events, self._drawn, self._scenes, self._marks, self._digests):
            kept.clear()
        self._ground = (None, b"")

    def rest(self) -> None:
        """Everybody has been told. Where somebody answers unseen, what everybody knows will mostly be the same."""
        self._seen = None
        if not self.silence_follows:
            self._everybody = None

    # -- the parts -------------------------------------------------------------------------------

    def mark(self, seat: int) -> int:
        """A digest of all that the position of a seat is made from (what it knows, what it is asked, what it can take back,
        who sits there): as long as it is the same, so is the position, and nothing need be made to see that. (Keyed anew
        in every process.)"""
        if seat not in self._marks:
            referee, question = self._referee, self._question(seat)
            passes = question is not None and self._passes(question)
            self._marks[seat] = hash((
                self._digest(seat), repr(question), passes, *referee.offers(seat),
                self._can_undo(seat), *referee.drafts.get(seat, ()), self._seatings))  # fmt: skip
        return self._marks[seat]

    def _digest(self, seat: int) -> int:
        """Of what it knows alone."""
        if seat not in self._digests:
            self._digests[seat] = hash(self.game.information_set(self._referee.state, seat))
        return self._digests[seat]

    def position(self, seat: int, wording: Wording) -> bytes:
        key = (seat, wording.language)
        if key not in self._positions:
            self._positions[key] = msgspec.json.encode(self._position(seat, wording))
        return self._positions[key]

    def events(self, seat: int, wording: Wording, since: int) -> bytes:
        """What the seat has seen happen, but for so many events."""
        key = (seat, wording.language, since)
        if since == len(self._referee.told):
            return NOTHING
        if key not in self._events:
            self._events[key] = self._told(seat, wording, self._referee.told, since)
        return self._events[key]

    def history(self, seat: int, wording: Wording) -> bytes:
        """For somebody who has just come: the last of what happened and was not taken back. It is long, so only the one
        that was wanted last is kept."""
        key = (seat, wording.language)
        if self._history[0] != key:
            standing = {record.n for record in counting(self._referee.records)}
            told = [item for item in self._referee.told if item.record in standing]
            self._history = (key, self._told(seat, wording, told, max(0, len(told) - MOST_HISTORY)))
        return self._history[1]

    def _told(self, seat: int, wording: Wording, told: Sequence[Told], since: int) -> bytes:
        return msgspec.json.encode([
            said.Told(seen := event.seen_by(seat), wording.line(seen), event.against(seat),
                      card_against(event, before(told, place), seat), self._undone(event))
            for place, (_, event) in enumerate(told[since:], since)
        ])  # fmt: skip

    def _undone(self, event: Event) -> int:
        """How many events a choice that was taken back had told. All are told to everybody, so anybody could count."""
        if not isinstance(event, TakenBack):
            return 0
        return sum(item.record == event.record for item in self._referee.told)

    def scene(self, seat: int) -> bytes:
        """What whoever draws needs; nothing at all if the game has nothing to add."""
        if seat not in self._scenes:
            scene = self._known_to_all().scene(self.seen(seat).view)
            self._scenes[seat] = b"" if scene is None else msgspec.json.encode(scene)
        return self._scenes[seat]

    def drawn(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Something that is asked for by itself, as long as the position is the same."""
        if key not in self._drawn:
            while len(self._drawn) >= MOST_DRAWN:
                self._drawn.pop(next(iter(self._drawn)))
            self._drawn[key] = draw()
        kept: T = self._drawn[key]
        return kept

    def ground_key(self, seat: int) -> Hashable:
        """What the part of it that lasts is known by."""
        return self.game.ground_key(self.seen(seat).view)

    def ground(self, seat: int) -> bytes:
        """The part of it that lasts."""
        key = self.ground_key(seat)
        if self._ground[0] != key:
            self._ground = (key, msgspec.json.encode(self.game.ground(self.seen(seat).view)))
        return self._ground[1]

    # -- what they are made of -------------------------------------------------------------------

    def seen(self, seat: int) -> Seen:
        """All that is asked of the game for a seat, one thing after the other: so one position imagined behind the
        view serves for all of it."""
        if self._seen is None or self._seen[0] != seat:
            self._seen = (seat, self._look(seat))
        return self._seen[1]

    def _look(self, seat: int) -> Seen:
        referee, game = self._referee, self.game
        view, question = self._known_to_all().view(referee.state, seat), self._question(seat)
        offers = [game.describe(view, offer) for offer in referee.offers(seat)]
        if question is None:
            return Seen(view, None, [], [], (), offers)
        return Seen(
            view,
            question,
            [game.describe(view, option) for option in question.options],
            [(game.describe(view, choice), reason) for choice, reason in referee.closed(seat)],
            game.shortcuts(referee.state, seat, question.options),
            offers,
        )

    def _question(self, seat: int) -> Question | None:
        referee = self._referee
        question = referee.question(seat) if seat >= 0 and not referee.over else None
        if question is not None and settled(question) and self._alone(seat):
            return None  # it passes by itself: nobody is there to hide it from
        return question

    def _known_to_all(self) -> Everybody:
        """Gathered once for all who are told, and not anew while others answer unseen."""
        if self._everybody is None:
            digest = self._digest(SPECTATOR) if self.silence_follows else 0
            self._everybody = Everybody(self.game, self._referee.state, digest)
        return self._everybody

    def _alone(self, seat: int) -> bool:
        """Is there nobody else at the table but bots?"""
        return [number for number, chair in enumerate(self._chairs) if chair.kind == HUMAN] == [seat]

    def _position(self, seat: int, wording: Wording) -> said.Position:
        referee, game = self._referee, self.game
        view, question, options, closed, shortcuts, offers = self.seen(seat)
        sources = game.sources(referee.state, referee.happened()) if referee.over else ()
        say = wording.say
        return said.Position(
            view,
            None if question is None else self._asked(question, wording),
            [self._option(one, wording) for one in options],
            [said.Closed(one.id, say(one.label), wording.grounds(reason)) for one, reason in closed],
            [said.Shortcut(one.id, say(one.label), one.chain, one.things) for one in shortcuts],
            [self._option(one, wording) for one in offers],
            self._can_undo(seat),
            self._standing(seat, question, wording),
            wording.all_notes(game.notes(view)),
            referee.result(),
            [said.Source(say(source.label), source.points) for source in sources],
        )  # fmt: skip

    def _asked(self, question: Question, wording: Wording) -> said.Asked:
        standable = said.Standable(reaches(question), list(scopes(question))) if can_stand(question) else None
        return said.Asked(
            question.kind, wording.question(question), question.sealed, question.about, standable, self._passes(question),
        )  # fmt: skip

    def _passes(self, question: Question) -> bool:
        return self._chairs[question.seat].lets_pass(question, len(self._referee.records))

    def _can_undo(self, seat: int) -> bool:
        return seat >= 0 and self._referee.why_no_undo(seat) is None

    def _standing(self, seat: int, question: Question | None, wording: Wording) -> list[said.StandingAnswer]:
        """What the seat said that has not ended yet."""
        return [
            said.StandingAnswer(one.id, wording.say(one.asked), one.reach, one.kind, one.scope)
            for one in (self._chairs[seat].standing if seat >= 0 else ())
            if question is None or not one.ended_by(question)
        ]

    def _option(self, option: Option, wording: Wording) -> said.Option:
        say = wording.say
        cautions, merits = ([say(one) for one in messages] for messages in (option.cautions, option.merits))
        label, aside, ahead = say(option.label), option.aside, option.ahead
        return said.Option(option.id, label, option.things, cautions, option.sure, merits, aside, ahead)
