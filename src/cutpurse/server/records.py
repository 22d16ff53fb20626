"""Records of finished games as pages to look through: proved when they arrive, kept under a digest of their content."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.drawing import Part
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.kernel.record import RecordError, RecordFile
from cutpurse.kernel.referee import Told
from cutpurse.kernel.replay import Off, verify
from cutpurse.server.hall import Hall
from cutpurse.server.http import answer, language_of, payload
from cutpurse.server.kept import send, sheet
from cutpurse.server.ledger import not_stored
from cutpurse.server.lobby import RECORD, is_record, record_id
from cutpurse.server.making import Refusal
from cutpurse.server.store import Conflict, Missing, Unavailable
from cutpurse.server.voice import Voice

T = TypeVar("T")

LARGEST = 2 * 2**20
MOST_RECORDS, MOST_RECORD_BYTES = 10_000, 2**30
"""How much is kept of what was sent in; beyond that the oldest goes."""
PROVED_WITHIN = 30.0
MOST_OPEN = 8
"""Records that are held open, with every position of their games."""
AT_ONCE = 32
"""Positions in one answer."""
OWN = ("you", "cards")
"""The parts of a table in words that are about whoever reads it."""
WIDTH = 100


def faults(data: bytes) -> str:
    """In a worker process: what is wrong with a record; empty if it is proved."""
    try:
        verify(RecordFile.parse(data))
    except (RecordError, Off) as error:
        return str(error)[:200]
    except Exception as error:  # a file made to break something
        return type(error).__name__
    return ""


class Library:
    """The records of a server."""

    def __init__(self, hall: Hall, most: int = MOST_RECORDS, most_bytes: int = MOST_RECORD_BYTES) -> None:
        self.hall = hall
        self.most, self.most_bytes = most, most_bytes
        self._open: OrderedDict[str, Opened] = OrderedDict()

    async def add(self, request: Request) -> Response:
        """A record file becomes a page. The same file twice is the same page."""
        data = await payload(request, LARGEST)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PROVED_WITHIN):
                fault = await loop.run_in_executor(self.hall.workers, faults, data)
        except TimeoutError:
            fault = "it takes too long"
        if fault:
            raise Refusal(Reason("bad-record", args={"problem": fault}), 422)
        id = record_id(hashlib.blake2b(data, digest_size=16).hexdigest())
        with contextlib.suppress(Conflict):  # it is here already
            try:
                await self.hall.store.create(id, data)
                for old in await self.hall.store.trim(RECORD, self.most, self.most_bytes):
                    self._open.pop(old, None)
            except Unavailable as error:
                raise Refusal(not_stored(error), 503) from None
        return answer({"record": id}, 201)

    async def about(self, request: Request) -> Response:
        """What game it was, who played, how it ended."""
        playback = await self._playback(request)
        header = playback.header
        return answer({"record": request.path_params["record"], "game": header.game, "rules": header.rules,
                       "players": header.players, "settings": header.settings, "seats": header.seats,
                       "commitment": header.commitment, "last": playback.last,
                       "result": playback.file.proof.result if playback.file.proof else None})  # fmt: skip

    async def file(self, request: Request) -> Response:
        """The record file itself: to keep, or to check by oneself."""
        playback = await self._playback(request)
        return Response(b"\n".join(playback.file.lines()) + b"\n", media_type="application/jsonl")

    async def at(self, request: Request) -> Response:
        """The position after a record, as somebody saw it: a seat, a spectator (-1), or whoever acted (-2)."""
        language = language_of(request)
        return answer(await self._look(request, lambda opened, n: opened.page(n, language)))

    async def pages(self, request: Request) -> Response:
        """Several positions at once, from one on: whoever steps through a game has the next ones at hand."""
        language = language_of(request)
        return send(request, await self._look(request, lambda opened, n: sheet(opened.pages(n, language))))

    async def held(self, request: Request) -> Response:
        """What each seat had and planned at a position, in words: all hands on the table."""
        language = language_of(request)
        return send(request, await self._look(request, lambda opened, n: sheet(opened.held(n, language))))

    async def log(self, request: Request) -> Response:
        """Everything that these eyes saw happen, as sentences, each with the position it led to."""
        language = language_of(request)
        return send(request, await self._look(request, lambda opened, _: sheet(opened.log(language))))

    async def _look(self, request: Request, show: Callable[[Opened, int], T]) -> T:
        """Show something of a record to the eyes that were asked for, at the position that was. It takes its time, so it
        is done beside the games that are played; and one after the other, because the playback is everybody's."""
        opened = await self._record(request)
        try:
            n = int(request.path_params.get("n", "0")[:9])
            eyes = int(request.query_params.get("eyes", EVERYBODY))
        except ValueError:
            raise Refusal(Reason("malformed", args={"problem": "eyes"})) from None
        async with opened.lock:
            if not 0 <= n <= opened.playback.last or not opened.playback.look(eyes):
                raise Refusal(Reason("no-such-page", args={"last": opened.playback.last}), 404)
            return await asyncio.to_thread(show, opened, n)

    async def _playback(self, request: Request) -> Playback:
        return (await self._record(request)).playback

    async def _record(self, request: Request) -> Opened:
        id = request.path_params["record"]
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        try:
            _, data = await self.hall.store.body(id if is_record(id) else "")
            opened = await asyncio.to_thread(lambda: Opened(Playback(RecordFile.parse(data))))
        except (Missing, Off, RecordError):
            raise Refusal(Reason("no-such-record"), 404) from None
        self._open[id] = opened
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return opened


class Opened:
    """A record on the table: its positions, and voices that put them into words."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        self.lock = asyncio.Lock()
        self._voices: dict[str, Voice] = {}

    def _voice(self, language: str) -> Voice:
        if language not in self._voices:
            self._voices[language] = Voice(self.playback.game, language, self.playback.header.seats)
        return self._voices[language]

    def page(self, n: int, language: str) -> dict[str, Any]:
        """One position, with its words."""
        playback, voice = self.playback, self._voice(language)
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
            "notes": voice.notes(view),
            "events": events,
            "choices": choices,
            "result": playback.result(),
            "text": {
                "events": [voice.say(line(seen)) for seen in events],
                "choices": [
                    voice.say(Message("ui-replay-choice", {"seat": seat, "choice": voice.say(label)}))
                    for (seat, _), label in zip(choices, labels, strict=True)
                ],
            },
        }

    def pages(self, n: int, language: str) -> list[dict[str, Any]]:
        return [self.page(at, language) for at in range(n, min(self.playback.last + 1, n + AT_ONCE))]

    def held(self, n: int, language: str) -> list[list[Part]]:
        """For each seat, what is its own in the table in words. Its first line is no secret: it is left to the board."""
        playback, voice = self.playback, self._voice(language)
        playback.go(n)
        sheets = (voice.sheet(playback.view_of(seat), WIDTH) for seat in range(playback.game.players))
        return [
            [
                Part(part.id, part.title, [entry for entry in part.entries if entry.depth])
                for part in parts
                if part.id in OWN
            ]
            for parts in sheets
        ]

    def log(self, language: str) -> list[tuple[int, str]]:
        """What was seen, line by line: the position, and the sentence."""
        voice, told = self._voice(language), self.playback.told
        said = (voice.say(line(seen)) for seen in self._seen(told))
        return [(one.record, sentence) for one, sentence in zip(told, said, strict=True) if sentence]

    def _seen(self, told: Sequence[Told]) -> list[dict[str, Any]]:
        return [one.event.seen_by(_eyes(one.event, self.playback.eyes)) for one in told]


def _eyes(event: Any, eyes: int) -> int:
    """With everybody's eyes an event is seen by the one it concerns."""
    return int(getattr(event, "seat", SPECTATOR)) if eyes == EVERYBODY else eyes
