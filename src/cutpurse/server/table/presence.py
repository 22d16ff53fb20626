"""Who is at a table: the connections of this process, and the people who are there through another one."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.bots.rivals import level_of
from cutpurse.kernel.game import box_of
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.protocol.from_server import SeatInfo, Seats, Welcome
from cutpurse.protocol.shared import PROTOCOL
from cutpurse.server.table.events import Announced, Events, PresenceChanged
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import BOT
from cutpurse.server.table.state import TableState


class Presence:
    """Who is at a table, since when others are not, and what everybody there is told alike."""

    def __init__(self, state: TableState, events: Events) -> None:
        self._state = state
        self._events = events
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Who is there through which other process."""
        self.watching_elsewhere: dict[str, int] = {}
        """How many watch through which other process."""
        self.left_at: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.opened_at = self.used_at = state.now()
        self.cut_off: Callable[[], bool] = lambda: False
        """There are other processes, and they cannot be heard just now."""

    # -- who is there ----------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats that somebody is at, through this process."""
        return {guest.seat for guest in self.guests if guest.seat >= 0}

    def everywhere(self) -> set[int]:
        return self.here().union(*self.elsewhere.values())

    def people_here(self) -> set[int]:
        """The seats whose owners are there, through whichever process."""
        return self.everywhere().intersection(self._state.people)

    def watching_here(self) -> int:
        """How many watch through this process: connections, since nobody in the audience has a name."""
        return sum(guest.seat == SPECTATOR for guest in self.guests)

    def watching(self) -> int:
        return self.watching_here() + sum(self.watching_elsewhere.values())

    def set_elsewhere(self, process: str, seats: frozenset[int], watching: int = 0) -> bool:
        """Who is there through another process, now. Whether that changes anything for those who play."""
        before, watched = self.everywhere(), self.watching()
        self.watching_elsewhere[process] = watching
        if not watching:
            del self.watching_elsewhere[process]
        if seats:
            self.elsewhere[process] = seats
        else:
            self.elsewhere.pop(process, None)
        now = self.everywhere()
        self.left_at |= dict.fromkeys(before - now, self._state.now())
        if now != before or self.watching() != watched:
            self.tell_seats()
        return now != before

    def absent_for(self, seat: int) -> float:
        """How long nobody has been there for a seat: since its last connection ended, or, if there was none, since
        the seat was taken or the server started."""
        if seat in self.everywhere() or self.cut_off():
            return 0.0  # or nobody can know: the others do not hear us
        return self._state.now() - self.left_at.get(seat, self.opened_at)

    def nobody_left_before(self, moment: float) -> None:
        self.opened_at = moment
        self.left_at = dict.fromkeys(self.left_at, moment)

    # -- coming and going ------------------------------------------------------------------------

    def add(self, guest: Guest) -> None:
        """Somebody has connected and is welcomed."""
        self.guests.append(guest)
        self.left_at.pop(guest.seat, None)
        lobby, game = self._state.lobby, self._state.game
        guest.send(
            lambda n: Welcome(
                n, PROTOCOL, lobby.table, lobby.game, lobby.rules, lobby.players, lobby.settings, lobby.commitment,
                guest.seat, self.seats(), lobby.started, lobby.manners, lobby.closed, *box_of(game),
                watching=self.watching())
        )  # fmt: skip
        self._changed()

    def remove(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.used_at = self._state.now()
            if all(other.seat != guest.seat for other in self.guests):
                self.left_at[guest.seat] = self._state.now()
            self._changed()

    def disconnect(self, seat: int, reason: Reason | None, only: Guest | None = None) -> None:
        """End the connections of a seat, with a word of goodbye where something is to be said."""
        for guest in [one for one in self.guests if one.seat == seat and only in (None, one)]:
            if reason is not None:
                guest.fail(reason, closing=True)
            self.guests.remove(guest)
            guest.close()
        self.left_at[seat] = self._state.now()
        self._changed()

    def _changed(self) -> None:
        self.tell_seats()
        self._events.emit(PresenceChanged())

    # -- what everybody is told ------------------------------------------------------------------

    def seats(self) -> list[SeatInfo]:
        here = self.everywhere()
        return [
            SeatInfo(
                chair.name, chair.kind, chair.kind == BOT or seat in here, chair.colour, chair.left, chair.stand_in,
                chair.bot, level_of(self._state.lobby.game, chair.bot) if chair.bot else "")
            for seat, chair in enumerate(self._state.lobby.chairs)
        ]  # fmt: skip

    def tell_seats(self) -> None:
        seats, lobby, watching = self.seats(), self._state.lobby, self.watching()
        for guest in self.guests:
            guest.send(lambda n: Seats(n, seats, lobby.started, lobby.closed, watching))

    def announce(self, reason: Reason) -> None:
        """Something that concerns everybody at the table, wherever they came in."""
        self.announce_here(reason)
        self._events.emit(Announced(reason))

    def announce_here(self, reason: Reason) -> None:
        for guest in self.guests:
            guest.notice(reason)
