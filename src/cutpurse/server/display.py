"""A game as those at its table see it: each connection is told what is its own to know, and what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import Any

import msgspec

from cutpurse.kernel.drawing import Part
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.question import Shortcut
from cutpurse.kernel.record import plain as counting
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import DEFAULT
from cutpurse.protocol.messages import Board, BoardLines, Read, Scene, SceneDrawn, Sheet, Update, Why
from cutpurse.server.clocks import Clocks
from cutpurse.server.gathering import Gathering
from cutpurse.server.guest import Guest
from cutpurse.server.lobby import HUMAN, Lobby
from cutpurse.server.windows import Windows


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
        self._scenes: dict[int, tuple[bytes, msgspec.Raw]] = {}
        """For each seat, and for all who watch, the view that was drawn last and its scene."""

    def welcome(self, guest: Guest) -> None:
        super().welcome(guest)
        self.tell(guest, whole=True)

    # -- what happened ---------------------------------------------------------------------------

    def tell_all(self, acted: int = SPECTATOR) -> None:
        """Whoever acted hears what comes next in any case: it may be the same question again."""
        for guest in list(self.guests):
            self.tell(guest, acted=guest.seat == acted != SPECTATOR)

    def tell(self, guest: Guest, whole: bool = False, acted: bool = False) -> None:
        """What changed for this guest; nothing at all if nothing did, so that silence tells nothing either."""
        referee = self.referee
        if referee is None:
            return
        view = referee.view(guest.seat)
        update = self._update(referee, guest, view, whole)
        guest.heard = len(referee.told)
        content = msgspec.json.encode(
            msgspec.structs.replace(update, deadline=None, events=[], against=[], whole=False)
        )
        if whole or acted or content != guest.content or update.events:
            guest.content = content
            update = msgspec.structs.replace(update, clock=self.clocks.face(self.now()))
            if guest.voice is not None:
                words = self.voice(guest.voice.language).words(view, update)
                update = msgspec.structs.replace(update, text=words)
            guest.update(update)

    def _update(self, referee: Referee, guest: Guest, view: Any, whole: bool) -> Update:
        """All that a seat may know, and what has happened since it was last told."""
        seat = guest.seat
        question = referee.question(seat) if seat >= 0 else None
        told = referee.told[0 if whole else guest.heard :]
        closes = self.windows.closes_at()
        return Update(
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
            against=[place for place, item in enumerate(told) if item.event.against(seat)],
            sources=list(self.game.sources(referee.state, referee.happened())) if referee.over else [],
        )

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

    def _turn_clocks(self) -> None:
        """Somebody may sit in now for somebody whose time ran, or not any more."""
        if self.referee is not None:
            self.clocks.turn(*self._asked(), self.now(), self.wall())

    # -- what somebody asks for ------------------------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        referee = self.referee
        return referee is not None and not referee.over and seat in self.game.to_answer(referee.state)

    def shortcuts(self, seat: int) -> Sequence[Shortcut]:
        """Named chains of options for a seat that is asked."""
        return self.game.shortcuts(self.referee.state, seat) if self.referee is not None and self.is_asked(seat) else ()

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

    def sheet(self, guest: Guest, message: Read) -> None:
        """The same part by part."""
        parts: list[Part] = []
        if self.referee is not None:
            voice = guest.voice or self.voice(DEFAULT)
            parts = voice.sheet(self.referee.view(guest.seat), message.width)
        guest.send(lambda n: Sheet(n, message.id, parts))

    def scene(self, guest: Guest, message: Scene) -> None:
        """What whoever draws the table needs."""
        scene = self._scene(self.referee, guest.seat) if self.referee is not None else None
        guest.send(lambda n: SceneDrawn(n, message.id, scene))

    def _scene(self, referee: Referee, seat: int) -> msgspec.Raw:
        """Every connection of a seat, and everybody who watches, asks for the same after each update."""
        view = referee.view(seat)
        seen = msgspec.json.encode(view)
        kept, scene = self._scenes.get(seat, (b"", msgspec.Raw()))
        if kept != seen:
            scene = msgspec.Raw(msgspec.json.encode(self.game.scene(view)))
            self._scenes[seat] = (seen, scene)
        return scene
