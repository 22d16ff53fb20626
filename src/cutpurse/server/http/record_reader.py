"""What is done with an uploaded record in a sandbox: proving it, and showing its positions.

Records stay open there, with every position of their games, as long as there is room.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message, one_line
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.kernel.record import RecordError, RecordFile
from cutpurse.kernel.referee import Told
from cutpurse.kernel.replay import RecordMismatch, verify
from cutpurse.kernel.text_sheet import Part
from cutpurse.server.http.cached import CachedResponse, cached_json
from cutpurse.server.table.wording import Translator

MOST_LINES = 20_000
"""Of an uploaded record: several times the longest game that was ever played."""
MOST_OPEN, MOST_POSITIONS = 8, MOST_LINES
"""Records that are held open, and the positions of all their games together."""
AT_ONCE = 32
"""Positions in one answer."""
CHAPTERS = ("turn", "round")
"""Where a view has these, a new chapter begins with each new value."""
OWN = ("you", "cards")
"""The parts of a table in words that are about whoever reads it."""
WIDTH = 100


class ProofResult(NamedTuple):
    """What is wrong with a record (empty: nothing), and the record as it is to be kept."""

    fault: str
    data: bytes = b""


OWN_COMPONENTS = "it brings components of its own; “cutpurse replay” shows such a game"


def prove(data: bytes) -> ProofResult:
    """An uploaded record: read, cleaned and proved."""
    try:
        if data.count(b"\n") > MOST_LINES:
            return ProofResult(f"more than {MOST_LINES} lines")
        file = RecordFile.parse(data)
        if file.header.pack:
            return ProofResult(OWN_COMPONENTS)
        header = msgspec.structs.replace(file.header, components="")  # of a box, only those that are here
        verify(RecordFile(header, file.records, file.proof))
    except (RecordError, RecordMismatch) as error:
        if isinstance(error, RecordMismatch) and error.reason is not None and error.reason.code == "unknown-box":
            return ProofResult(OWN_COMPONENTS)
        return ProofResult(one_line(str(error), 200))
    return ProofResult("", b"\n".join(file.lines()) + b"\n")


def holds(data: bytes) -> bool:
    """Whether the record of a table of this server is proved."""
    verify(RecordFile.parse(data))
    return True


class RecordQuery(NamedTuple):
    """What somebody wants to see of a record."""

    record: str
    part: str
    """about, at, pages, held, course or log."""
    n: int
    eyes: int
    language: str


class RecordAnswer(NamedTuple):
    """The answer, or why there is none."""

    answer: CachedResponse | None = None
    missing: bool = False
    """The record is not open: its data is needed."""
    last: int = -1
    """There is no such position, or no such eyes; the last position there is."""


_open: OrderedDict[str, OpenRecord] = OrderedDict()


def look(wish: RecordQuery, data: bytes = b"") -> RecordAnswer:
    """Show something of a record, which is opened from its data if it is not open yet."""
    opened = _open.get(wish.record)
    if opened is None:
        if not data:
            return RecordAnswer(missing=True)
        opened = _open[wish.record] = OpenRecord(Playback(RecordFile.parse(data)))
        while len(_open) > MOST_OPEN or (len(_open) > 1 and _positions() > MOST_POSITIONS):
            _open.popitem(last=False)
    _open.move_to_end(wish.record)
    playback = opened.playback
    if wish.part == "about":
        return RecordAnswer(cached_json(opened.about() | {"record": wish.record}))
    if not 0 <= wish.n <= playback.last or not playback.look(wish.eyes):
        return RecordAnswer(last=playback.last)
    match wish.part:
        case "at":
            return RecordAnswer(cached_json(opened.page(wish.n, wish.language)))
        case "pages":
            return RecordAnswer(cached_json(opened.pages(wish.n, wish.language)))
        case "held":
            return RecordAnswer(cached_json(opened.held(wish.n, wish.language)))
        case "course":
            return RecordAnswer(cached_json(opened.course()))
        case _:
            return RecordAnswer(cached_json(opened.log(wish.language)))


def _positions() -> int:
    return sum(opened.playback.last + 1 for opened in _open.values())


class OpenRecord:
    """A record on the table: its positions, and voices that put them into words."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        self._translators: dict[str, Translator] = {}

    def _translator(self, language: str) -> Translator:
        if language not in self._translators:
            self._translators[language] = Translator(self.playback.game, language, self.playback.header.seats)
        return self._translators[language]

    def about(self) -> dict[str, Any]:
        """What game it was, who played, how it ended."""
        header, proof = self.playback.header, self.playback.file.proof
        return {
            "game": header.game,
            "rules": header.rules,
            "box": self.playback.game.contents.digest,
            "players": header.players,
            "settings": header.settings,
            "seats": header.seats,
            "commitment": header.commitment,
            "last": self.playback.last,
            "result": proof.result if proof is not None else None,
        }

    def page(self, n: int, language: str) -> dict[str, Any]:
        """One position, with its words."""
        playback, translator = self.playback, self._translator(language)
        playback.go(n)
        view = playback.view()
        events = self._seen(playback.told_here())
        choices = playback.choices()
        labels = [playback.game.describe(playback.view_before(seat), choice).label for seat, choice in choices]
        return {
            "n": playback.at,
            "last": playback.last,
            "eyes": playback.eyes,
            "board_eyes": playback.board_eyes(),
            "actors": playback.actors(),
            "view": view,
            "scene": playback.game.scene(view),
            "ground": playback.game.ground(view),
            "notes": translator.notes(view),
            "events": events,
            "choices": choices,
            "result": playback.result(),
            "text": {
                "events": [translator.say(line(seen)) for seen in events],
                "choices": [
                    translator.say(Message("ui-replay-choice", {"seat": seat, "choice": translator.say(label)}))
                    for (seat, _), label in zip(choices, labels, strict=True)
                ],
            },
        }

    def pages(self, n: int, language: str) -> list[dict[str, Any]]:
        return [self.page(at, language) for at in range(n, min(self.playback.last + 1, n + AT_ONCE))]

    def held(self, n: int, language: str) -> list[list[Part]]:
        """For each seat, what is its own in the table in words. Its first line is no secret: it is left to the board."""
        playback, translator = self.playback, self._translator(language)
        playback.go(n)
        sheets = (translator.sheet(playback.view_of(seat), WIDTH) for seat in range(playback.game.players))
        return [
            [
                Part(part.id, part.title, [entry for entry in part.entries if entry.depth])
                for part in parts
                if part.id in OWN
            ]
            for parts in sheets
        ]

    def course(self) -> dict[str, Any]:
        """The game at a glance, as a watcher saw it: the positions at which a turn or a night began, and everybody's
        points wherever they changed. A game whose seats show no points has no curve."""
        playback, chapters = self.playback, list[int]()
        points = list[tuple[int, list[int]]]()
        here: object = None
        for n in range(playback.last + 1):
            playback.go(n)
            view = playback.view_of(SPECTATOR)
            began = tuple(getattr(view, part, None) for part in CHAPTERS)
            if began != here:
                here = began
                chapters.append(n)
            seats = getattr(view, "seats", ())
            if seats and all(hasattr(seat, "vp") for seat in seats):
                now = [int(seat.vp) for seat in seats]
                if not points or points[-1][1] != now or n == playback.last:
                    points.append((n, now))
        return {"chapters": chapters, "points": points}

    def log(self, language: str) -> list[tuple[int, str]]:
        """What was seen, line by line: the position, and the sentence."""
        translator, told = self._translator(language), self.playback.told
        said = (translator.say(line(seen)) for seen in self._seen(told))
        return [(one.record, sentence) for one, sentence in zip(told, said, strict=True) if sentence]

    def _seen(self, told: Sequence[Told]) -> list[dict[str, Any]]:
        return [one.event.seen_by(_eyes(one.event, self.playback.eyes)) for one in told]


def _eyes(event: Any, eyes: int) -> int:
    """With everybody's eyes an event is seen by the one it concerns."""
    return int(getattr(event, "seat", SPECTATOR)) if eyes == EVERYBODY else eyes
