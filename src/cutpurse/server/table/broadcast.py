"""A game as those at its table see it: each connection is told what is its own to know, and what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import DEFAULT
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.from_client import Board, Read, Why
from cutpurse.protocol.from_server import BoardLines, Sheet
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.presence import Presence
from cutpurse.server.table.state import TableState
from cutpurse.server.table.timing import TableTiming
from cutpurse.server.table.updates import NOTHING, Parts, Updates
from cutpurse.server.table.wording import KEYS, Translator, Wording, shared_sentences

T = TypeVar("T")


class Broadcast:
    """What the guests of a table are told of its game (if it has begun)."""

    def __init__(self, state: TableState, presence: Presence, timing: TableTiming) -> None:
        self._state = state
        self._presence = presence
        self._timing = timing
        self.updates = Updates(state.game)
        self._translators: dict[str, Translator] = {}

    # -- what happened ---------------------------------------------------------------------------

    def tell_all(self, *acted: int) -> None:
        """Whoever acted hears what comes next in any case: it may be the same question again."""
        for guest in sorted(self._presence.guests, key=lambda guest: guest.seat):  # one seat after the other:
            self._tell(guest, acted=guest.seat in acted)  # each is seen once
        self.updates.rest()

    def tell(self, guest: Guest, whole: bool = False) -> None:
        self._tell(guest, whole)
        self.updates.rest()

    def tell_seat(self, seat: int) -> None:
        """Something that is the seat's own has changed."""
        for guest in [guest for guest in self._presence.guests if guest.seat == seat]:
            self._tell(guest, acted=True)
        self.updates.rest()

    def _tell(self, guest: Guest, whole: bool = False, acted: bool = False) -> None:
        """What changed for this guest; nothing at all if nothing did, so that silence tells nothing either."""
        referee, updates, seat, wording = self._state.referee, self.updates, guest.seat, guest.wording
        if referee is None:
            return
        updates.look(referee, self._state.lobby.chairs)
        events = updates.history(seat, wording) if whole else updates.events(seat, wording, guest.heard)
        guest.heard = len(referee.told)
        silent = not whole and not acted and events == NOTHING
        mark = updates.mark(seat) if silent or updates.silence_follows else 0
        if silent and mark == guest.mark:
            return
        guest.mark = mark
        position = updates.position(seat, wording)
        seen = hash(position)  # a position is large; keyed anew in every process, and made once for all who hear it
        if silent and seen == guest.position:
            return
        guest.position = seen
        clock, scene, ground = self._timing.face(), b"", b""
        if guest.draws:
            scene = updates.scene(seat)
            lasting = updates.ground_key(seat)
            if whole or lasting != guest.ground:
                guest.ground, ground = lasting, updates.ground(seat)
        guest.update(Parts(position, events, whole, scene, ground, self._timing.deadline(seat), clock))

    # -- in which words --------------------------------------------------------------------------

    def wording(self, language: str) -> Wording:
        """How somebody is spoken to who asked for a language, or for none."""
        return self.translator(language if language in LANGUAGES else DEFAULT) if language else KEYS

    def translator(self, language: str) -> Translator:
        """Who speaks a language here, with the names of those who sit here."""
        if language not in self._translators:
            game, box = self._state.game, self._state.lobby.box
            shared = shared_sentences(game, box, language)
            self._translators[language] = Translator(game, language, self._state.names, shared)
        return self._translators[language]

    def renamed(self) -> None:
        """Names are part of what is said, so it is said anew at once: not with the next thing that happens, which may be
        one that nobody is to notice."""
        for translator in self._translators.values():
            translator.rename(self._state.names)
        self.tell_all()

    # -- what somebody asks for ------------------------------------------------------------------

    def why(self, guest: Guest, message: Why) -> None:
        """The reason why not, if there is one."""
        referee = self._state.referee
        if referee is None:
            guest.answer(message.id, Reason("not-started"))
        elif guest.seat == SPECTATOR:
            guest.answer(message.id, Reason("audience"))
        else:
            guest.answer(message.id, referee.why_not(guest.seat, message.choice))

    def board(self, guest: Guest, message: Board) -> None:
        """The table as text, in the guest's language; nothing before the game has begun."""
        lines: list[str] = []
        if self._state.referee is not None:
            lines = self._drawn(self._state.referee, guest, message, Translator.board)
        guest.send(lambda n: BoardLines(n, message.id, lines))

    def sheet(self, guest: Guest, message: Read) -> None:
        """The same part by part, with what the guest has not seen of the box."""
        parts: list[Part] = []
        unseen: Mapping[str, int] = {}
        referee = self._state.referee
        if referee is not None:
            parts = self._drawn(referee, guest, message, Translator.sheet)
            unseen = referee.game.unseen(referee.view(guest.seat))
        guest.send(lambda n: Sheet(n, message.id, parts, dict(unseen)))

    def _drawn(
        self, referee: Referee, guest: Guest, message: Board | Read, draw: Callable[[Translator, Any, int], list[T]]
    ) -> list[T]:
        """The table in words, made once for a position."""
        translator = self.translator(guest.wording.language or DEFAULT)
        seat, width = guest.seat, message.width
        self.updates.look(referee, self._state.lobby.chairs)
        key = (type(message), seat, translator.language, width)
        return self.updates.drawn(key, lambda: draw(translator, referee.view(seat), width))
