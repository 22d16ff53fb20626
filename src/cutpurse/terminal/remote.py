"""A table on a server, seen from one seat. Knows no screen and no socket: it hears messages and sends some."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import msgspec

from cutpurse.bots.advice import Reasoning
from cutpurse.kernel import registry
from cutpurse.kernel.event import Event, line
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.question import Question, Shortcut, Window
from cutpurse.kernel.standing_answers import EVEN_AIMED, HERE, Standing
from cutpurse.kernel.table import reopen_table
from cutpurse.kernel.window_timer import WAIT
from cutpurse.protocol.from_client import (
    Back,
    Choose,
    ClientMessage,
    Leave,
    Mute,
    Notify,
    Revoke,
    Say,
    Stand,
    Take,
    Undo,
    Why,
)
from cutpurse.protocol.from_server import (
    Accepted,
    Again,
    Answer,
    Failed,
    Notice,
    Refused,
    Said,
    SeatInfo,
    Seats,
    ServerMessage,
    Talk,
    Update,
    Welcome,
    Word,
)
from cutpurse.protocol.position import Label, Position, Standable, StandingAnswer
from cutpurse.protocol.shared import LONGEST_CHAT
from cutpurse.terminal.link import NoSeat
from cutpurse.terminal.seatside import Line


class RemoteTable:
    """What a seat has been told, and what it says back."""

    def __init__(
        self, welcome: Welcome, send: Callable[[ClientMessage], None], now: Callable[[], float] = monotonic
    ) -> None:
        self.game = _open(welcome)
        self.viewer = welcome.seat
        self.seats: list[SeatInfo] = welcome.seats
        self.started = welcome.started
        self.base = ""
        """The server's address."""
        self.connected = True
        self.undoable = False
        self.closes_at: float | None = None
        """When the window closes, by this machine's clock."""
        self._send = send
        self._now = now
        self._view: Any = None
        self._asked: Question | None = None
        self._offers: list[str] = []
        self._closed: list[tuple[str, Reason]] = []
        self._shortcuts: list[Shortcut] = []
        self._result: Result | None = None
        self._events: list[dict[str, Any]] = []
        self._cards: list[str] = []
        """For each of them, the card that was played against this seat."""
        self._talk: list[Line] = []
        self._read = 0
        """How much of the log had been told when the seat last decided."""
        self._at = 0
        self._pending = ""
        """The id of a choice that has not been answered."""
        self.muted: set[int] = set()
        """Whom this seat does not want to hear."""
        self._addresses: dict[str, str] = {}
        """Where to be found, by the id of the message that said so, until it is answered."""
        self._passes = False
        """Whether the server lets the question pass, as was said beforehand."""
        self._standing: dict[str, Standing] = {}

    # -- hearing ---------------------------------------------------------------------------------

    def hear(self, message: ServerMessage) -> list[Message]:
        """Take in what the server says. What is to be told at once, beside the log."""
        if isinstance(message, Welcome):
            self.connected, self._pending = True, ""
            if self.muted:
                self._send(Mute(sorted(self.muted)))
            return self._hear_seats(message.seats, message.started)
        if isinstance(message, Seats):
            return self._hear_seats(message.seats, message.started)
        if isinstance(message, Update):
            self._hear_update(message)
            return []
        if isinstance(message, Said):
            return self._hear_talk(message)
        if isinstance(message, Talk):
            self._talk = [Line(0, _spoken(word)) for word in message.words]
            return []
        if isinstance(message, Again):
            return [Message("ui-join-again", {"link": self._way(message)})]
        if isinstance(message, Refused):
            return self._hear_refusal(message)
        if isinstance(message, Answer):
            return [Message("ui-why-open") if message.reason is None else message.reason.reason.message]
        if isinstance(message, Accepted) and message.id in self._addresses:
            url = self._addresses.pop(message.id)
            return [Message("ui-join-notified", {"url": url}) if url else Message("ui-join-not-notified")]
        # Any other acceptance says nothing by itself: the update that follows tells what came of it.
        return [message.reason.reason.message] if isinstance(message, Failed | Notice) else []

    def lose(self) -> None:
        """The connection is gone; nothing can be chosen until it is back."""
        self.connected = False

    def _hear_seats(self, seats: list[SeatInfo], started: bool) -> list[Message]:
        """Who came and who went, but not oneself."""
        before, begins = self.seats, started and not self.started
        self.seats, self.started = seats, started
        told: list[Message] = []
        for seat, (was, now) in enumerate(zip(before, seats, strict=True)):
            if seat != self.viewer and now.kind == "human" and now.here != was.here:
                told.append(Message("ui-join-came" if now.here else "ui-join-left", {"seat": seat}))
        return [*told, Message("ui-join-begins")] if begins else told

    def _hear_update(self, update: Update) -> None:
        position = update.position
        self._view = msgspec.json.decode(position.view, type=self.game.view_type)
        told = [item.event for item in update.events]
        cards = [item.card for item in update.events]
        self._events, self._cards = (told, cards) if update.whole else (self._events + told, self._cards + cards)
        self._asked = _asked(self.viewer, position) if position.question is not None else None
        self._offers = [option.id for option in position.offers]
        self._closed = [(item.id, item.why.reason) for item in position.closed]
        self._shortcuts = [Shortcut(way.id, _key(way.label), way.chain, way.things) for way in position.shortcuts]
        self._result, self.undoable, self._at = position.result, position.undo, update.n
        self._pending = ""
        self.closes_at = None if update.deadline is None else self._now() + update.deadline
        self._passes = position.question is not None and position.question.passes
        self._standing = {said.id: _standing(self.viewer, said) for said in position.standing}

    def _hear_talk(self, said: Said) -> list[Message]:
        message = _spoken(said)
        self._talk.append(Line(len(self._events), message))
        return [message]

    def _hear_refusal(self, refused: Refused) -> list[Message]:
        if self._addresses.pop(refused.id, None) is not None:
            return [refused.reason.reason.message]
        self._pending = ""
        if refused.reason.code == "stand-in-plays":
            self._send(Back(secrets.token_hex(8)))
        return [refused.reason.reason.message]

    def _way(self, again: Again) -> str:
        """The link to the own seat at the next table; the audience's secret opens that one too."""
        if again.seat < 0 or not again.invitation:
            return f"{self.base}/t/{again.table}"
        return f"{self.base}/t/{again.table}#i={again.invitation}"

    # -- looking ---------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def over(self) -> bool:
        return self._result is not None

    @property
    def result(self) -> Result | None:
        return self._result

    def view(self) -> Any:
        """The position; nothing before the game has begun."""
        return self._view

    def question(self) -> Question | None:
        """What the seat is asked, unless it has just answered, cannot be heard, or said beforehand to let it pass."""
        asked = self._asked
        if asked is None or self._pending or not self.connected or self._passes:
            return None
        return asked

    def waiting_for(self) -> list[int]:
        """Who openly decides now. Who thinks about a sealed answer is not shown."""
        asked = getattr(self._view, "asked", ())
        return [ask[0] for ask in asked if ask[1] not in self.game.sealed]

    def seconds(self) -> int | None:
        """How long the window stays open."""
        return None if self.closes_at is None else max(0, round(self.closes_at - self._now()))

    def offers(self) -> list[str]:
        return [] if self._pending or not self.connected else self._offers

    def shortcuts(self) -> Sequence[Shortcut]:
        return self._shortcuts

    def closed(self) -> list[tuple[str, Reason]]:
        return self._closed

    def lines(self) -> list[Line]:
        """What happened and what was said, each in its place."""
        return sorted([*self._talk, *self.events()], key=lambda item: item.record)

    def events(self) -> list[Line]:
        """What happened, without the talk."""
        told = zip(self._events, self._cards, strict=True)
        return [Line(place, line(seen), card=card) for place, (seen, card) in enumerate(told)]

    def news_from(self) -> int:
        return self._read

    # -- saying ----------------------------------------------------------------------------------

    def choose(self, chain: Sequence[str]) -> list[Event] | Reason:
        """Send the choice, or the name of the shortcut that is this chain; a refusal comes later."""
        if not self.connected:
            return Reason("no-connection")
        if self._pending or (self._asked is None and chain[0] not in self._offers):
            return Reason("not-asked")
        self._read = len(self._events)
        self._pending = secrets.token_hex(8)
        shortcut = next((way.id for way in self._shortcuts if way.chain == list(chain)), None)
        if len(chain) > 1 and shortcut is not None:
            self._send(Take(self._pending, self._at, shortcut))
        else:
            self._send(Choose(self._pending, self._at, chain[0]))
        return []

    def advice(self) -> Reasoning | Reason:
        return Reason("hints-elsewhere")

    def undo(self) -> list[Event] | Reason:
        if not self.connected:
            return Reason("no-connection")
        if not self.undoable or self._pending:
            return Reason("nothing-to-undo")
        self._pending = secrets.token_hex(8)
        self._send(Undo(self._pending, self._at))
        return []

    def ask_why(self, choice: str) -> None:
        """Why not this? The answer comes later."""
        self._send(Why(secrets.token_hex(8), choice))

    def say(self, text: str) -> None:
        self._send(Say(secrets.token_hex(8), text[:LONGEST_CHAT]))

    def mute(self, seat: int) -> Message:
        """Hear somebody no more; or again, if it was so already."""
        self.muted ^= {seat}
        self._send(Mute(sorted(self.muted)))
        return Message("ui-join-muted" if seat in self.muted else "ui-join-unmuted", {"seat": seat})

    def can_be_muted(self) -> list[int]:
        """Other people; bots do not talk."""
        return [seat for seat, info in enumerate(self.seats) if seat != self.viewer and info.kind == "human"]

    def notify(self, url: str) -> None:
        """Where to be told that the seat is asked while nobody is here; nowhere if empty. The answer comes later."""
        id = secrets.token_hex(8)
        self._addresses[id] = url
        self._send(Notify(id, url))

    def get_up(self) -> None:
        """Goodbye: everybody sees it, and somebody may sit in. The line ends."""
        self._send(Leave())

    # -- once and for a while --------------------------------------------------------------------

    def stand(self, question: Question, reach: str = HERE, scope: str = "") -> None:
        """From now on pass: the server keeps that with the seat."""
        self._send(Stand(secrets.token_hex(8), self._at, reach, scope))

    def standing_of(self, seat: int) -> list[Standing]:
        return list(self._standing.values()) if seat == self.viewer else []

    def revoke(self, said: Standing) -> None:
        self._send(Revoke(secrets.token_hex(8), said.id))


def _standing(seat: int, said: StandingAnswer) -> Standing:
    return Standing(seat, said.kind, _key(said.label), said.scope, even_aimed=said.reach == EVEN_AIMED, id=said.id)


def _spoken(said: Said | Word) -> Message:
    text = "".join(sign for sign in said.text if sign.isprintable())
    return Message("ui-join-said", {"seat": said.seat, "text": text})


def _asked(seat: int, position: Position) -> Question:
    """The question as the referee asked it."""
    asked = position.question
    assert asked is not None
    options = [option.id for option in position.options]
    return Question(seat, asked.kind, options, asked.sealed, asked.about, _window(asked.standable))


def _window(standable: Standable | None) -> Window | None:
    """The server keeps the clock and the standing answers: here only what can be said."""
    if standable is None:
        return None
    return Window(WAIT, 0, dict.fromkeys(standable.scopes, 0), False if EVEN_AIMED in standable.reaches else None)


def _key(label: Label) -> Message:
    """This client asks for keys."""
    return label if isinstance(label, Message) else Message(label)


def _open(welcome: Welcome) -> Game[Any, Any]:
    """The rules of the table, if this program has the same ones as the server."""
    try:
        title = registry.title(welcome.game)
    except registry.UnknownGame as error:
        known = ", ".join(error.known)
        raise NoSeat(Message("cli-unknown-game", {"game": error.game, "known": known})) from None
    game = reopen_table(title, welcome.players, welcome.settings, welcome.rules, welcome.box, welcome.components)
    if isinstance(game, Reason):
        raise NoSeat(Message("cli-other-rules", {"game": title.id}))
    return game
