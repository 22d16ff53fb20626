"""A game as those at its table see it: each connection is told what is its own to know, and what changed."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from time import time
from typing import Any, TypeVar

from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.record import plain as counting
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import DEFAULT
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.messages import Board, BoardLines, Read, Sheet, Why
from cutpurse.server.table.clocks import Clocks
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import HUMAN, Lobby
from cutpurse.server.table.presence import Gathering
from cutpurse.server.table.updates import NOTHING, Parts, Updates
from cutpurse.server.table.windows import Windows
from cutpurse.server.table.wording import Voice

T = TypeVar("T")


class Display(Gathering):
    """A gathering, the game before it (if it has begun), and the clocks on the wall."""

    def __init__(
        self, lobby: Lobby, game: Game[Any, Any], now: Callable[[], float], wall: Callable[[], float] = time
    ) -> None:
        super().__init__(lobby, game, now)
        self.wall = wall
        self.referee: Referee | None = None
        self.clocks = Clocks(lobby.manners, lobby.players)
        self.windows = Windows(now)
        self.updates = Updates(game)

    def welcome(self, guest: Guest) -> None:
        super().welcome(guest)
        self.tell(guest, whole=True)

    # -- what happened ---------------------------------------------------------------------------

    def tell_all(self, *acted: int) -> None:
        """Whoever acted hears what comes next in any case: it may be the same question again."""
        for guest in sorted(self.guests, key=lambda guest: guest.seat):  # one seat after the other: each is seen once
            self._tell(guest, acted=guest.seat in acted)
        self.updates.rest()

    def tell(self, guest: Guest, whole: bool = False) -> None:
        self._tell(guest, whole)
        self.updates.rest()

    def _tell(self, guest: Guest, whole: bool = False, acted: bool = False) -> None:
        """What changed for this guest; nothing at all if nothing did, so that silence tells nothing either."""
        referee, updates, seat = self.referee, self.updates, guest.seat
        if referee is None:
            return
        updates.look(referee, self.lobby.chairs)
        position = updates.position(seat, guest.tongue)
        tongue = guest.tongue
        events = updates.history(seat, tongue) if whole else updates.events(seat, tongue, guest.heard)
        guest.heard = len(referee.told)
        seen = blake2b(position, digest_size=16).digest()  # not all of it for every guest: a position is large
        if not whole and not acted and seen == guest.position and events == NOTHING:
            return
        guest.position = seen
        clock, scene, ground = self.clocks.face(self.now()), b"", b""
        if guest.draws:
            scene = updates.scene(seat)
            lasting = updates.ground(seat)
            if whole or lasting is not guest.ground:
                guest.ground, ground = lasting, updates.encoded(lasting)
        guest.update(Parts(position, events, whole, scene, ground, self._deadline(referee, seat), clock))

    def tell_seat(self, seat: int) -> None:
        """Something that is the seat's own has changed."""
        for guest in [guest for guest in self.guests if guest.seat == seat]:
            self._tell(guest, acted=True)
        self.updates.rest()

    def _deadline(self, referee: Referee, seat: int) -> float | None:
        """Seconds until the window closes in which a seat is asked."""
        closes = self.windows.closes_at()
        question = referee.question(seat) if closes is not None else None
        return None if closes is None or question is None or not question.sealed else max(0.0, closes - self.now())

    def renamed(self) -> None:
        """Names are part of what is said, so it is said anew at once: not with the next thing that happens, which may be
        one that nobody is to notice."""
        super().renamed()
        self.tell_all()

    # -- whose time runs ------------------------------------------------------------------------

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
        """Who passes now without having answered."""
        return self.windows.passing(self.referee, self.people)

    def look_at_window(self) -> None:
        """Something happened that a sealed question may wait for, or not any more."""
        self.windows.look(self.referee, self.people, self._lets_pass)

    def _lets_pass(self, question: Question) -> bool:
        assert self.referee is not None
        return self.lobby.chairs[question.seat].lets_pass(question, len(self.referee.records))

    def _turn_clocks(self) -> None:
        """Somebody may sit in now for somebody whose time ran, or not any more."""
        if self.referee is not None:
            self.clocks.turn(*self._asked(), self.now(), self.wall())

    # -- what somebody asks for ------------------------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        referee = self.referee
        return referee is not None and not referee.over and seat in self.game.to_answer(referee.state)

    def why(self, guest: Guest, message: Why) -> None:
        """The reason why not, if there is one."""
        if self.referee is None:
            guest.answer(message.id, Reason("not-started"))
        elif guest.seat == SPECTATOR:
            guest.answer(message.id, Reason("audience"))
        else:
            guest.answer(message.id, self.referee.why_not(guest.seat, message.choice))

    def board(self, guest: Guest, message: Board) -> None:
        """The table as text, in the guest's language; nothing before the game has begun."""
        lines: list[str] = []
        if self.referee is not None:
            lines = self._drawn(self.referee, guest, message, Voice.board)
        guest.send(lambda n: BoardLines(n, message.id, lines))

    def sheet(self, guest: Guest, message: Read) -> None:
        """The same part by part."""
        parts: list[Part] = []
        if self.referee is not None:
            parts = self._drawn(self.referee, guest, message, Voice.sheet)
        guest.send(lambda n: Sheet(n, message.id, parts))

    def _drawn(
        self, referee: Referee, guest: Guest, message: Board | Read, draw: Callable[[Voice, Any, int], list[T]]
    ) -> list[T]:
        """The table in words, made once for a position."""
        voice, seat, width = self._voice_of(guest), guest.seat, message.width
        self.updates.look(referee, self.lobby.chairs)
        key = (type(message), seat, voice.language, width)
        return self.updates.drawn(key, lambda: draw(voice, referee.view(seat), width))

    def _voice_of(self, guest: Guest) -> Voice:
        return self.voice(guest.tongue.language or DEFAULT)
