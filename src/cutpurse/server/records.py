"""Records of finished games as pages to look through: proved when they arrive, kept under a digest of their content."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.kernel.record import RecordError, RecordFile
from cutpurse.kernel.replay import Off, verify
from cutpurse.server.hall import Hall
from cutpurse.server.http import answer, language_of, payload
from cutpurse.server.lobby import is_record, record_id
from cutpurse.server.making import Refusal
from cutpurse.server.store import Conflict, Missing, Unavailable
from cutpurse.server.table import not_stored
from cutpurse.server.voice import Voice

LARGEST = 2 * 2**20
PROVED_WITHIN = 30.0
MOST_OPEN = 8
"""Records that are held open, with every position of their games."""


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

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._open: OrderedDict[str, Playback] = OrderedDict()

    async def add(self, request: Request) -> Response:
        """A record file becomes a page. The same file twice is the same page."""
        data = await payload(request, LARGEST)
        loop = asyncio.get_running_loop()
        try:
            fault = await asyncio.wait_for(loop.run_in_executor(self.hall.workers, faults, data), PROVED_WITHIN)
        except TimeoutError:
            fault = "it takes too long"
        if fault:
            raise Refusal(Reason("bad-record", args={"problem": fault}), 422)
        id = record_id(hashlib.blake2b(data, digest_size=16).hexdigest())
        with contextlib.suppress(Conflict):  # it is here already
            try:
                await self.hall.store.create(id, data)
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
        playback = await self._playback(request)
        try:
            n, eyes = int(request.path_params["n"][:9]), int(request.query_params.get("eyes", EVERYBODY))
        except ValueError:
            raise Refusal(Reason("malformed", args={"problem": "eyes"})) from None
        if not 0 <= n <= playback.last or not playback.look(eyes):
            raise Refusal(Reason("no-such-page", args={"last": playback.last}), 404)
        playback.go(n)  # nothing is awaited from here on: the playback is everybody's
        return answer(_page(playback, language_of(request)))

    async def _playback(self, request: Request) -> Playback:
        id = request.path_params["record"]
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        try:
            _, data = await self.hall.store.body(id if is_record(id) else "")
            playback = await asyncio.to_thread(lambda: Playback(RecordFile.parse(data)))
        except (Missing, Off, RecordError):
            raise Refusal(Reason("no-such-record"), 404) from None
        self._open[id] = playback
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return playback


def _page(playback: Playback, language: str) -> dict[str, Any]:
    """One page, with its words."""
    voice = Voice(playback.game, language, playback.header.seats)
    view = playback.view()
    board_eyes = playback.board_eyes()
    events = [told.event.seen_by(_eyes(told.event, playback.eyes)) for told in playback.told_here()]
    choices = playback.choices()
    labels = [playback.game.describe(playback.view_before(seat), choice).label for seat, choice in choices]
    return {
        "n": playback.at,
        "last": playback.last,
        "eyes": playback.eyes,
        "board_eyes": board_eyes,
        "actors": playback.actors(),
        "view": view,
        "scene": playback.game.scene(view),
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


def _eyes(event: Any, eyes: int) -> int:
    """With everybody's eyes an event is seen by the one it concerns."""
    return int(getattr(event, "seat", SPECTATOR)) if eyes == EVERYBODY else eyes
