"""A table that is open in this process: one referee, those who listen, and the journal. No transport here.

Store, then tell: a choice is in the journal before anybody hears of it, its own seat included. If the store
fails, the choice never happened: the table is read again from the journal. Another process may serve the same table:
what it stores is read on from the journal, too.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from time import perf_counter, time
from typing import Any, TypeVar

import msgspec

from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.patience import Patience
from cutpurse.kernel.question import Question, Shortcut
from cutpurse.kernel.record import Header, RecordFile
from cutpurse.kernel.record import plain as counting
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file
from cutpurse.kernel.standing import settled
from cutpurse.kernel.text import DEFAULT
from cutpurse.server import absence
from cutpurse.server.clocks import Clocks, Timing
from cutpurse.server.gathering import Gathering
from cutpurse.server.guest import Guest
from cutpurse.server.journal import Damaged, Entry, carry_out, drawn_since, played, replay
from cutpurse.server.lobby import HUMAN, Lobby
from cutpurse.server.messages import Accepted, Board, BoardLines, Choose, Scene, SceneDrawn, Take, Undo, Update, Why
from cutpurse.server.snapshots import EVERY, Position, at_rest, pack
from cutpurse.server.store import BUSY, IDLE, OVER, Conflict, Head, Missing, Status, Store, StoreError, Unavailable

logger = logging.getLogger("cutpurse.server")
T = TypeVar("T")
MOST_ATTEMPTS = 20


def not_stored(error: StoreError) -> Reason:
    """What people are told; paths and details are for the log alone."""
    problem = error.problem if isinstance(error, Unavailable) else "failed"
    return Reason("not-stored", args={"problem": problem})


PAUSED = Reason("not-stored", args={"problem": "failed"})


class Table(Gathering):
    """One table and everybody at it."""

    def __init__(
        self,
        lobby: Lobby,
        version: int,
        game: Game[Any, Any],
        store: Store,
        now: Callable[[], float],
        wall: Callable[[], float] = time,
    ) -> None:
        super().__init__(lobby, game, now)
        self.version = version
        self.store = store
        self.wall = wall
        self.clocks = Clocks(lobby.manners, lobby.players)
        self.stirred = asyncio.Event()
        """Something changed: whoever waits for a moment to come looks again."""
        self.referee: Referee | None = None
        self.entries = 0
        self.lock = asyncio.Lock()
        self.moved: Callable[[Table], None] = lambda table: None
        """Called whenever something changed: the hall wakes the bots."""
        self.overtaken: Callable[[Table], None] = lambda table: None
        """Called when another process was first: what it did has been read."""
        self.amended: Callable[[Table, Lobby], None] = lambda table, before: None
        """Called when another process has changed the lobby."""
        self.window: Patience | None = None
        self._done: dict[tuple[int, str], bool] = {}
        self._window_at = -1
        self._kept = 0
        """How many entries the last snapshot stands for."""
        self._clocks_set = False
        self._rng = random.SystemRandom()

    # -- the journal -----------------------------------------------------------------------------

    async def read(self) -> None:
        """Everything from the store again."""
        self.referee, self.entries, self._done, self._window_at, self.window = None, 0, {}, -1, None
        if not self.lobby.started:
            return
        position = await played(self.store, self.lobby, self.game)
        self.referee, self.entries, self._done, self._kept = position
        self._watch_window()
        await self._set_clocks()

    async def _set_clocks(self) -> None:
        """As the last entry of the journal has them."""
        if self.lobby.manners.clock != "none":
            last = await self.store.entries(self.lobby.table, self.entries - 1) if self.entries else []
            first, self._clocks_set = not self._clocks_set, True
            self._restore_clocks(msgspec.json.decode(last[0], type=Entry).timing if last else None, first)

    def _restore_clocks(self, timing: Timing | None, first: bool = False) -> None:
        self.clocks = Clocks(self.lobby.manners, self.lobby.players)
        self.clocks.restore(timing, *self._asked(), self.wall(), first=first)

    def snapshot(self) -> bytes | None:
        """A snapshot, if one is due."""
        referee = self.referee
        if referee is None or not (self.entries - self._kept >= EVERY or (referee.over and self.entries > self._kept)):
            return None
        if not at_rest(referee):
            return None
        self._kept = self.entries
        assert isinstance(referee.chance, SecretStream)
        position = Position(referee, self.entries, self._done)
        return pack(self.lobby.table, self.lobby.rules, position, referee.chance.drawn)

    @property
    def status(self) -> Status:
        return self._status(self.lobby)

    def _status(self, lobby: Lobby) -> Status:
        """Whether there is something to do even if nobody comes."""
        if self.referee is None:
            return BUSY if lobby.started and not lobby.closed else IDLE  # nobody has looked yet
        if self.referee.over:
            return OVER
        window = self.window is not None and (self.closes_at() is not None or bool(self.passing()))
        asked = self.game.to_answer(self.referee.state)
        return BUSY if not lobby.closed and (window or absence.goes_on_alone(lobby, asked)) else IDLE

    # -- what other processes do -----------------------------------------------------------------

    def behind(self, head: Head) -> bool:
        """Whether there is more in the store than this process has read."""
        return self.paused or head.version > self.version or head.entries > self.entries

    async def catch_up(self, head: Head | None = None) -> bool:
        """Read what others have stored, and tell everybody here. Whether there was anything."""
        async with self.lock:
            return await self._catch_up(head)

    async def _catch_up(self, head: Head | None = None) -> bool:
        table = self.lobby.table
        if head is None:
            head = (await self.store.heads([table])).get(table)
        if head is None:
            raise Missing(f"There is no table {table}.")
        if not self.behind(head):
            return False
        if head.version > self.version:
            await self._read_lobby()
        if self.lobby.started:
            await self._read_on()
        return True

    async def _read_lobby(self) -> None:
        """Who sits where may have changed, and what was said."""
        before = self.lobby
        self.version, body = await self.store.body(self.lobby.table)
        self.lobby = msgspec.json.decode(body, type=Lobby)
        self._turn_clocks()
        self.amended(self, before)

    async def _read_on(self) -> None:
        """From where this process is to the end of the journal."""
        referee = self.referee
        if referee is None:
            await self.read()
            self.tell_all()
            return
        acted, timing = set(), None
        try:
            for line in await self.store.entries(self.lobby.table, self.entries):
                entry = replay(referee, line, f"table {self.lobby.table}: entry {self.entries}")
                self._done[entry.seat, entry.id] = True
                self.entries += 1
                acted.add(entry.seat)
                timing = entry.timing
        except Damaged:
            self.referee = None
            raise
        self._watch_window()
        if acted:
            self._restore_clocks(timing)
        for guest in list(self.guests):
            self.tell(guest, acted=guest.seat in acted)

    async def _write(self, entry: Entry) -> Reason | None:
        """Append to the journal. If that fails the referee has gone too far: read everything again."""
        began = perf_counter()
        try:
            self._watch_window()
            await self.store.append(self.lobby.table, self.entries, msgspec.json.encode(entry), self.status)
        except Conflict:
            await self._read_again()
            self.tell_all()
            self.overtaken(self)
            return Reason("moved-elsewhere")
        except StoreError as error:
            logger.error("table %s: a choice could not be stored: %s", self.lobby.table, error)
            await self._read_again()
            return not_stored(error)
        except BaseException:  # nobody knows whether it is stored: what is in the journal counts
            self.referee = None
            raise
        self.store.appending.add(perf_counter() - began)
        self.entries += 1
        self._done[entry.seat, entry.id] = True
        if self.company is not None:
            self.company.moved(self)
        return None

    async def _read_again(self) -> None:
        """Back to what is stored. If even that fails the table is paused until it can be read."""
        try:
            await self.read()
        except StoreError as error:
            logger.error("table %s is paused: %s", self.lobby.table, error)

    @property
    def paused(self) -> bool:
        """It could not be read from the store; until then nothing can happen."""
        return self.lobby.started and self.referee is None

    async def _resume(self) -> None:
        if self.paused:
            await self._read_again()
            self.tell_all()

    async def resync(self, guest: Guest) -> None:
        """Everything again."""
        async with self.lock:
            await self._resume()
            if self.paused:
                guest.fail(PAUSED)
            self.tell(guest, whole=True)

    async def keep(self, lobby: Lobby) -> None:
        """Store a changed lobby; only then does the table go by it."""
        status = self._status(lobby)
        self.version = await self.store.change(lobby.table, self.version, msgspec.json.encode(lobby), status)
        self.lobby = lobby
        self._turn_clocks()
        if self.company is not None:
            self.company.moved(self)

    def _turn_clocks(self) -> None:
        """Somebody may sit in now for somebody whose time ran, or not any more."""
        if self.referee is not None:
            self.clocks.turn(*self._asked(), self.wall())

    async def amend(self, edit: Callable[[Lobby], T]) -> T:
        """Change the lobby as it is stored: if somebody else was first, on top of what they made of it."""
        for _ in range(MOST_ATTEMPTS):
            lobby = self.lobby.copy()
            result = edit(lobby)
            try:
                await self.keep(lobby)
            except Conflict:
                await self._catch_up()
                self.overtaken(self)
            else:
                return result
        raise Unavailable("locked", f"table {self.lobby.table} is changed by too many at once")

    # -- what seats do ---------------------------------------------------------------------------

    async def choose(self, guest: Guest, message: Choose | Take | Undo) -> None:
        """A choice or an undo from a connection. Sent twice, it is done once; too late, it is answered."""
        async with self.lock:
            if guest.gone:
                return
            await self._resume()
            if (guest.seat, message.id) in self._done:
                guest.send(lambda n: Accepted(n, message.id))
                return
            reason = self._why_not(guest, message)
            if reason is None:
                entry = self._entry(guest.seat, message)
                reason = entry if isinstance(entry, Reason) else await self._do(
                    entry, lambda: guest.send(lambda n: Accepted(n, message.id)))  # fmt: skip
            if reason is not None:
                guest.refuse(message.id, reason)
                if reason.code in ("stale", "moved-elsewhere", "not-stored"):
                    self.tell(guest, whole=True)

    def _entry(self, seat: int, message: Choose | Take | Undo) -> Entry | Reason:
        """What a message would have the seat do."""
        if isinstance(message, Choose):
            return Entry(seat, message.id, message.choice)
        if isinstance(message, Undo):
            return Entry(seat, message.id, undo=True)
        for shortcut in self.shortcuts(seat):
            if shortcut.id == message.shortcut:
                return Entry(seat, message.id, chain=list(shortcut.chain))
        return Reason("unknown-choice", args={"choice": message.shortcut[:60]})

    def shortcuts(self, seat: int) -> Sequence[Shortcut]:
        """Named chains of options for a seat that is asked."""
        referee = self.referee
        if referee is None or referee.over or seat not in self.game.to_answer(referee.state):
            return ()
        return self.game.shortcuts(referee.state, seat)

    def _why_not(self, guest: Guest, message: Choose | Take | Undo) -> Reason | None:
        if guest.seat == SPECTATOR:
            return Reason("audience")
        if self.referee is None:
            return PAUSED if self.paused else Reason("not-started")
        if self.lobby.closed:
            return Reason("table-closed")
        if self.lobby.chairs[guest.seat].stand_in:
            return Reason("stand-in-plays")
        if message.at != guest.updated:
            return Reason("stale")
        return None

    async def act(self, seat: int, id: str, choice: str, at: int) -> Reason | None:
        """A choice of a bot, or of the clock, made after so many records: it may not slip into a later question."""
        async with self.lock:
            await self._resume()
            if self.lobby.closed:
                return Reason("table-closed")
            if self.referee is not None and len(self.referee.records) != at:
                return Reason("stale")
            return await self._do(Entry(seat, id, choice), lambda: None)

    async def _do(self, entry: Entry, accepted: Callable[[], None]) -> Reason | None:
        referee = self.referee
        if referee is None:
            return PAUSED if self.paused else Reason("not-started")
        records = len(referee.records)
        happened = carry_out(referee, entry)
        if isinstance(happened, Reason):
            return happened
        timing = self.clocks.turn(*self._asked(), self.wall())
        reason = await self._write(msgspec.structs.replace(entry, chance=drawn_since(referee, records), timing=timing))
        if reason is not None:
            return reason
        accepted()
        self.tell_all(entry.seat)
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
        guest.refuse(message.id, reason)

    def board(self, guest: Guest, message: Board) -> None:
        """The table as text, in the guest's language; nothing before the game has begun."""
        lines: list[str] = []
        if self.referee is not None:
            voice = guest.voice or self.voice(DEFAULT)
            lines = voice.board(self.referee.view(guest.seat), message.width)
        guest.send(lambda n: BoardLines(n, message.id, lines))

    def scene(self, guest: Guest, message: Scene) -> None:
        """What whoever draws the table needs."""
        scene = self.game.scene(self.referee.view(guest.seat)) if self.referee is not None else None
        guest.send(lambda n: SceneDrawn(n, message.id, scene))

    # -- windows and the clock -------------------------------------------------------------------

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

    def _asked(self) -> tuple[list[int], bool, int]:
        """The people whose time runs (whether they have answered unseen or not), whether it is a sealed question, and
        how many records count."""
        if self.lobby.manners.clock == "none" or self.referee is None or self.referee.over or self.lobby.closed:
            return [], False, 0
        asked = self.referee.state.asked
        chairs = self.lobby.chairs
        seats = [ask[0] for ask in asked if chairs[ask[0]].kind == HUMAN and not chairs[ask[0]].stand_in]
        return seats, bool(asked) and asked[0][1] in self.game.sealed, len(counting(self.referee.records))

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

    def welcome(self, guest: Guest) -> None:
        super().welcome(guest)
        self.tell(guest, whole=True)

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
            whole,
            list(self.shortcuts(seat)),
            notes=list(self.game.notes(view)),
        )
        content = msgspec.json.encode(msgspec.structs.replace(update, deadline=None, events=[], whole=False))
        if whole or acted or content != guest.content or update.events:
            guest.content = content
            update = msgspec.structs.replace(update, clock=self.clocks.face(self.wall()))
            if guest.voice is not None:
                words = self.voice(guest.voice.language).words(view, update)
                update = msgspec.structs.replace(update, text=words)
            guest.update(update)

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
