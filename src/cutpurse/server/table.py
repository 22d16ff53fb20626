"""A table that is open in this process: one referee, those who listen, and the journal. No transport here.

Store, then tell: a choice is in the journal before anybody hears of it, its own seat included. If the store
fails, the choice never happened: the table is read again from the journal.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec

from cutpurse.kernel.chance import Outcome, SecretStream
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.patience import Patience
from cutpurse.kernel.question import Question
from cutpurse.kernel.record import Header, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file
from cutpurse.kernel.standing import settled
from cutpurse.server.guest import Guest
from cutpurse.server.lobby import BOT, HUMAN, Lobby
from cutpurse.server.messages import (
    PROTOCOL,  # fmt: skip
    Accepted,
    Choose,
    Failed,
    Refused,
    Said,
    SeatInfo,
    Seats,
    Undo,
    Update,
    Welcome,
    Why,
)
from cutpurse.server.store import Conflict, Store, StoreError, Unavailable

logger = logging.getLogger("cutpurse.server")


def not_stored(error: StoreError) -> Reason:
    """What people are told; paths and details are for the log alone."""
    problem = error.problem if isinstance(error, Unavailable) else "failed"
    return Reason("not-stored", args={"problem": problem})


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's journal: what a seat did, and what chance made of it."""

    seat: int
    id: str
    choice: str = ""
    undo: bool = False
    chance: list[Outcome] = []


class Damaged(StoreError):
    """A journal that does not replay."""


class Table:
    """One table and everybody at it."""

    def __init__(
        self, lobby: Lobby, version: int, game: Game[Any, Any], store: Store, now: Callable[[], float]
    ) -> None:
        self.lobby = lobby
        self.version = version
        self.game = game
        self.store = store
        self.now = now
        self.referee: Referee | None = None
        self.entries = 0
        self.guests: list[Guest] = []
        self.left_at: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.opened_at = now()
        self.lock = asyncio.Lock()
        self.moved: Callable[[Table], None] = lambda table: None
        """Called whenever something changed: the hall wakes the bots."""
        self.window: Patience | None = None
        self._done: dict[tuple[int, str], bool] = {}
        self._window_at = -1
        self._rng = random.SystemRandom()

    # -- the journal -----------------------------------------------------------------------------

    async def read(self) -> None:
        """Play the journal from its beginning; chance comes from the table's own secret stream again."""
        self.referee, self.entries, self._done, self._window_at, self.window = None, 0, {}, -1, None
        if not self.lobby.started:
            return
        referee = Referee(self.game, SecretStream(bytes.fromhex(self.lobby.secret), self.lobby.contributions))
        for line in await self.store.entries(self.lobby.table):
            entry = msgspec.json.decode(line, type=Entry)
            records = len(referee.records)
            happened = referee.undo(entry.seat) if entry.undo else referee.choose(entry.seat, entry.choice)
            drawn = referee.records[-1].chance if len(referee.records) > records else []
            if isinstance(happened, Reason) or [tuple(outcome) for outcome in drawn] != entry.chance:
                raise Damaged(f"table {self.lobby.table}: entry {self.entries} of the journal does not replay")
            self._done[entry.seat, entry.id] = True
            self.entries += 1
        self.referee = referee
        self._watch_window()

    async def _write(self, entry: Entry) -> Reason | None:
        """Append to the journal. If that fails the referee has gone too far: read everything again."""
        try:
            await self.store.append(self.lobby.table, self.entries, msgspec.json.encode(entry))
        except Conflict:
            await self._read_again()
            return Reason("moved-elsewhere")
        except StoreError as error:
            logger.error("table %s: a choice could not be stored: %s", self.lobby.table, error)
            await self._read_again()
            return not_stored(error)
        self.entries += 1
        self._done[entry.seat, entry.id] = True
        return None

    async def _read_again(self) -> None:
        """Back to what is stored. If even that fails the table is paused until it can be read."""
        try:
            await self.read()
        except StoreError as error:
            logger.error("table %s is paused: %s", self.lobby.table, error)

    async def keep(self, lobby: Lobby) -> None:
        """Store a changed lobby; only then does the table go by it."""
        self.version = await self.store.change(lobby.table, self.version, msgspec.json.encode(lobby))
        self.lobby = lobby

    # -- what seats do ---------------------------------------------------------------------------

    async def choose(self, guest: Guest, message: Choose | Undo) -> None:
        """A choice or an undo from a connection. Sent twice, it is done once; too late, it is answered."""
        async with self.lock:
            if guest.gone:
                return
            if (guest.seat, message.id) in self._done:
                guest.send(lambda n: Accepted(n, message.id))
                return
            reason = self._why_not(guest, message)
            if reason is None:
                choice = message.choice if isinstance(message, Choose) else None
                reason = await self._do(
                    guest.seat, message.id, choice, lambda: guest.send(lambda n: Accepted(n, message.id))
                )
            if reason is not None:
                refusal = reason
                guest.send(lambda n: Refused(n, message.id, refusal))
                if refusal.code in ("stale", "moved-elsewhere", "not-stored"):
                    self.tell(guest, whole=True)

    def _why_not(self, guest: Guest, message: Choose | Undo) -> Reason | None:
        if guest.seat == SPECTATOR:
            return Reason("audience")
        if self.referee is None:
            return Reason("not-started")
        if message.at != guest.updated:
            return Reason("stale")
        return None

    async def act(self, seat: int, id: str, choice: str, at: int) -> Reason | None:
        """A choice of a bot, or of the clock, made after so many records: it may not slip into a later question."""
        async with self.lock:
            if self.referee is not None and len(self.referee.records) != at:
                return Reason("stale")
            return await self._do(seat, id, choice, lambda: None)

    async def _do(self, seat: int, id: str, choice: str | None, accepted: Callable[[], None]) -> Reason | None:
        referee = self.referee
        if referee is None:
            return Reason("not-started")
        records = len(referee.records)
        happened = referee.undo(seat) if choice is None else referee.choose(seat, choice)
        if isinstance(happened, Reason):
            return happened
        drawn = referee.records[-1].chance if len(referee.records) > records else []
        reason = await self._write(Entry(seat, id, choice or "", choice is None, drawn))
        if reason is not None:
            return reason
        accepted()
        self._watch_window()
        self.tell_all(seat)
        self.moved(self)
        return None

    def why(self, guest: Guest, message: Why) -> None:
        """The reason why not; "possible" if nothing stands against it."""
        if self.referee is None:
            reason = Reason("not-started")
        elif guest.seat == SPECTATOR:
            reason = Reason("audience")
        else:
            reason = self.referee.why_not(guest.seat, message.choice) or Reason("possible")
        guest.send(lambda n: Refused(n, message.id, reason))

    # -- windows and the clock -------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.lobby.chairs) if chair.kind == HUMAN]

    def _sealed(self) -> list[Question]:
        return [question for question in self.referee.questions() if question.sealed] if self.referee else []

    def _watch_window(self) -> None:
        """A sealed question asked to several people gets a clock of its own (SW-5.12); one person alone does not."""
        state = self.referee.state if self.referee is not None else None
        if state is None or not state.asked or state.asked[0][1] not in self.game.sealed:
            self.window = None
            return
        if self.window is not None and self._window_at == len(self.referee.records):  # type: ignore[union-attr]
            return
        questions = self._sealed()
        self._window_at = len(self.referee.records)  # type: ignore[union-attr]
        about = questions[0].about if questions else {}
        mode = str(about.get("mode", "wait")) if len(self.people) > 1 else "wait"
        able = [question.seat for question in questions if not settled(question)]
        seconds = about.get("seconds", 0)
        self.window = Patience(
            mode,
            float(seconds) if isinstance(seconds, int) else 0.0,
            self.now(),
            [q.seat for q in questions],
            able,
            rng=self._rng,
        )

    def absent_for(self, seat: int) -> float:
        """How long nobody has been there for a seat: since its last connection ended, or, if there was none, since
        the seat was taken or the server started."""
        if any(guest.seat == seat for guest in self.guests):
            return 0.0
        return self.now() - self.left_at.get(seat, self.opened_at)

    def passing(self) -> list[tuple[int, str]]:
        """Who passes now without having answered: because time is up, or because one person alone has no choice."""
        questions = {question.seat: question for question in self._sealed()}
        seats = [seat for seat in (self.window.due(self.now()) if self.window else []) if seat in questions]
        if len(self.people) == 1:
            seats += [seat for seat in self.people if seat in questions and settled(questions[seat])]
        return [
            (seat, questions[seat].options[0]) for seat in dict.fromkeys(seats) if self.lobby.chairs[seat].kind == HUMAN
        ]

    def closes_at(self) -> float | None:
        return self.window.deadline if self.window is not None else None

    # -- telling ---------------------------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        here = {guest.seat for guest in self.guests}
        return [
            SeatInfo(chair.name, chair.kind, chair.kind == BOT or seat in here)
            for seat, chair in enumerate(self.lobby.chairs)
        ]

    def welcome(self, guest: Guest) -> None:
        self.guests.append(guest)
        self.left_at.pop(guest.seat, None)
        lobby = self.lobby
        guest.send(
            lambda n: Welcome(
                n, PROTOCOL, lobby.table, lobby.game, lobby.rules, lobby.players, lobby.settings, lobby.commitment,
                guest.seat, self.seats(), lobby.started)
        )  # fmt: skip
        self.tell_seats()
        self.tell(guest, whole=True)

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            if all(other.seat != guest.seat for other in self.guests):
                self.left_at[guest.seat] = self.now()
            self.tell_seats()

    def tell_seats(self) -> None:
        seats, started = self.seats(), self.lobby.started
        for guest in self.guests:
            guest.send(lambda n: Seats(n, seats, started))

    def tell_all(self, acted: int = SPECTATOR) -> None:
        """Whoever acted hears what comes next in any case: it may be the same question again."""
        for guest in list(self.guests):
            self.tell(guest, acted=guest.seat == acted != SPECTATOR)

    def tell(self, guest: Guest, whole: bool = False, acted: bool = False) -> None:
        """What changed for this guest; nothing at all if nothing did, so that silence tells nothing either."""
        referee = self.referee
        if referee is None:
            return
        seat = guest.seat
        view = referee.view(seat)
        question = referee.question(seat) if seat >= 0 else None
        told = referee.told[0 if whole else guest.heard :]
        guest.heard = len(referee.told)
        closes = self.closes_at()
        update = Update(
            0,
            msgspec.Raw(msgspec.json.encode(view)),
            question,
            [self.game.describe(view, option) for option in question.options] if question else [],
            referee.closed(seat) if seat >= 0 else [],
            seat >= 0 and referee.why_no_undo(seat) is None,
            [item.event.seen_by(seat) for item in told],
            referee.result(),
            max(0.0, round(closes - self.now(), 1)) if closes is not None and question and question.sealed else None,
        )
        content = msgspec.json.encode(msgspec.structs.replace(update, deadline=None))
        if whole or acted or content != guest.content or update.events:
            guest.content = msgspec.json.encode(msgspec.structs.replace(update, deadline=None, events=[]))
            guest.update(update)

    def say(self, guest: Guest, text: str) -> None:
        name = self.lobby.chairs[guest.seat].name if guest.seat >= 0 else ""
        for other in self.guests:
            other.send(lambda n: Said(n, guest.seat, name, text))

    def fail(self, reason: Reason) -> None:
        for guest in self.guests:
            guest.send(lambda n: Failed(n, reason))

    # -- the record ------------------------------------------------------------------------------

    def header(self) -> Header:
        lobby = self.lobby
        names = [chair.name for chair in lobby.chairs]
        return Header(
            lobby.game,
            lobby.rules,
            lobby.players,
            dict(lobby.settings),
            names,
            lobby.commitment,
            list(lobby.contributions),
        )

    def record(self) -> RecordFile | None:
        """The proof of a finished game; nobody gets a record of a running one."""
        if self.referee is None or not self.referee.over:
            return None
        return record_file(self.referee, self.header())
