"""Those at a table: the connections of this process, and the people who are there through another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutpurse.kernel.game import Game, box_of
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import DEFAULT
from cutpurse.protocol.messages import PROTOCOL, SeatInfo, Seats, Welcome
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import BOT, HUMAN, Lobby
from cutpurse.server.table.wording import KEYS, Tongue, Voice, vocabulary

if TYPE_CHECKING:
    from cutpurse.server.cluster.peers import Company


class Gathering:
    """Who is at a table, since when others are not, and what everybody there is told alike."""

    def __init__(self, lobby: Lobby, game: Game[Any, Any], now: Callable[[], float]) -> None:
        self.lobby = lobby
        self.game = game
        self.now = now
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Who is there through which other process."""
        self.left_at: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.opened_at = now()
        self.used_at = now()
        self.company: Company | None = None
        """The other processes that serve this table, if there may be any."""
        self._voices: dict[str, Voice] = {}

    # -- who is there ----------------------------------------------------------------------------

    @property
    def everyone(self) -> range:
        return range(self.lobby.players)

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.lobby.chairs) if chair.kind == HUMAN]

    def here(self) -> set[int]:
        """The seats that somebody is at, through this process."""
        return {guest.seat for guest in self.guests if guest.seat >= 0}

    def everywhere(self) -> set[int]:
        return self.here().union(*self.elsewhere.values())

    def others(self, process: str, seats: frozenset[int]) -> bool:
        """Who is there through another process, now. Whether that changes anything."""
        before = self.everywhere()
        if seats:
            self.elsewhere[process] = seats
        else:
            self.elsewhere.pop(process, None)
        now = self.everywhere()
        self.left_at |= dict.fromkeys(before - now, self.now())
        if now != before:
            self.tell_seats()
        return now != before

    def absent_for(self, seat: int) -> float:
        """How long nobody has been there for a seat: since its last connection ended, or, if there was none, since
        the seat was taken or the server started."""
        if seat in self.everywhere() or (self.company is not None and self.company.deaf):
            return 0.0  # or nobody can know: the others do not hear us
        return self.now() - self.left_at.get(seat, self.opened_at)

    def nobody_left_before(self, moment: float) -> None:
        self.opened_at = moment
        self.left_at = dict.fromkeys(self.left_at, moment)

    # -- coming and going ------------------------------------------------------------------------

    def welcome(self, guest: Guest) -> None:
        self.guests.append(guest)
        self.left_at.pop(guest.seat, None)
        lobby = self.lobby
        guest.send(
            lambda n: Welcome(
                n, PROTOCOL, lobby.table, lobby.game, lobby.rules, lobby.players, lobby.settings, lobby.commitment,
                guest.seat, self.seats(), lobby.started, lobby.manners, lobby.closed, *box_of(self.game))
        )  # fmt: skip
        self._came_or_went()

    def leave(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.used_at = self.now()
            if all(other.seat != guest.seat for other in self.guests):
                self.left_at[guest.seat] = self.now()
            self._came_or_went()

    def let_go(self, seat: int, reason: Reason | None, only: Guest | None = None) -> None:
        """End the connections of a seat, with a word of goodbye where something is to be said."""
        for guest in [one for one in self.guests if one.seat == seat and only in (None, one)]:
            if reason is not None:
                guest.fail(reason, closing=True)
            self.guests.remove(guest)
            guest.close()
        self.left_at[seat] = self.now()
        self._came_or_went()

    def _came_or_went(self) -> None:
        self.tell_seats()
        if self.company is not None:
            self.company.came_or_went(self.lobby.table)

    # -- what everybody is told ------------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        here = self.everywhere()
        return [
            SeatInfo(
                chair.name, chair.kind, chair.kind == BOT or seat in here, chair.colour, chair.left, chair.stand_in
            )
            for seat, chair in enumerate(self.lobby.chairs)
        ]

    def tell_seats(self) -> None:
        seats, started, closed = self.seats(), self.lobby.started, self.lobby.closed
        for guest in self.guests:
            guest.send(lambda n: Seats(n, seats, started, closed))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.lobby.chairs]

    def tongue(self, language: str) -> Tongue:
        """How somebody is spoken to who asked for a language, or for none."""
        return self.voice(language if language in LANGUAGES else DEFAULT) if language else KEYS

    def voice(self, language: str) -> Voice:
        """Who speaks a language here, with the names of those who sit here."""
        if language not in self._voices:
            shared = vocabulary(self.game, self.lobby.box, language)
            self._voices[language] = Voice(self.game, language, self.names, shared)
        return self._voices[language]

    def renamed(self) -> None:
        """Whoever sits down brings a name along."""
        for voice in self._voices.values():
            voice.rename(self.names)

    def notice(self, reason: Reason) -> None:
        """Something that concerns everybody at the table, wherever they came in."""
        self.noticed(reason)
        if self.company is not None:
            self.company.news(self.lobby.table, reason)

    def noticed(self, reason: Reason) -> None:
        for guest in self.guests:
            guest.notice(reason)
