"""Records of finished games as pages to look through: proved when they arrive, kept under a digest of their content.

Nothing of a record is touched in the server's own process: proving and showing happen in sandboxes.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections import OrderedDict

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.message import Reason
from cutpurse.kernel.playback import EVERYBODY
from cutpurse.server.http.cached import ByteCache, CachedResponse, send
from cutpurse.server.http.handlers import address_of, answer, language_of, payload
from cutpurse.server.http.record_reader import ProofResult, RecordAnswer, RecordQuery, holds, look, prove
from cutpurse.server.http.sandbox import Sandbox, SandboxBusy, SandboxFailed, SandboxOverrun
from cutpurse.server.limits import AddressAllowances
from cutpurse.server.refusal import HttpRefusal, not_stored
from cutpurse.server.store.base import Conflict, Missing, StoreError, Unavailable
from cutpurse.server.table.lobby import RECORD, is_record, record_id
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables

LARGEST = 2 * 2**20
MOST_RECORDS, MOST_RECORD_BYTES = 10_000, 2**30
"""How much is kept of what was sent in; beyond that the oldest goes."""
SHARE, LEAST_SHARE = 10, 5
"""An address may have a tenth of it, and five records in any case; beyond that its own oldest go."""
WORK_A_MINUTE, WORK_AT_ONCE = 20.0, 40.0
"""Seconds of processor time that an address may have spent on its records."""
MOST_ANSWERS = 16 * 2**20
"""Bytes of pages that are held ready."""
MOST_PROVED = 16 * 2**20
"""Bytes of records of finished tables that are held ready."""


class Library:
    """The records of a server."""

    def __init__(self, tables: Tables, most: int = MOST_RECORDS, most_bytes: int = MOST_RECORD_BYTES) -> None:
        self.tables = tables
        self.most, self.most_bytes = most, most_bytes
        self.proving = Sandbox("proving")
        self.reading = Sandbox("reading")
        self._work = AddressAllowances(WORK_A_MINUTE, at_once=WORK_AT_ONCE)
        self._brought: dict[str, OrderedDict[str, int]] = {}
        """The records that an address has sent in since the start, oldest first, and their sizes."""
        self._answers: ByteCache[RecordQuery, CachedResponse] = ByteCache(MOST_ANSWERS)
        self._files: ByteCache[tuple[str, int], bytes] = ByteCache(MOST_PROVED)
        self._proofs: ByteCache[tuple[str, int], bytes] = ByteCache(MOST_PROVED)

    def close(self) -> None:
        self.proving.close()
        self.reading.close()

    # -- sending in ------------------------------------------------------------------------------

    async def add(self, request: Request) -> Response:
        """A record file becomes a page. The same file twice is the same page."""
        address = address_of(request)
        self._require_work(address)
        data = await payload(request, LARGEST)
        proved = await self._prove(address, data)
        if proved.fault:
            raise HttpRefusal(Reason("bad-record", args={"problem": proved.fault}), 422)
        id = record_id(hashlib.blake2b(proved.data, digest_size=16).hexdigest())
        with contextlib.suppress(Conflict):  # it is here already
            try:
                await self.tables.store.create(id, proved.data)
                await self._make_room(address, id, len(proved.data))
            except Unavailable as error:
                raise HttpRefusal(not_stored(error), 503) from None
        return answer({"record": id}, 201)

    async def _prove(self, address: str, data: bytes) -> ProofResult:
        try:
            proved, seconds = await self.proving.run(prove, data)
        except SandboxOverrun:
            self._work.spend(address, self.proving.deadline)
            return ProofResult("it takes too long, or too much memory")
        except SandboxFailed as error:
            return ProofResult(str(error))
        except SandboxBusy:
            raise HttpRefusal(Reason("too-busy"), 503) from None
        self._work.spend(address, seconds)
        return proved

    async def _make_room(self, address: str, id: str, size: int) -> None:
        """First at the expense of whoever sends much in, then at the expense of the oldest."""
        brought = self._brought.setdefault(address, OrderedDict())
        brought[id] = size
        most = max(LEAST_SHARE, self.most // SHARE)
        while len(brought) > most or (len(brought) > LEAST_SHARE and sum(brought.values()) > self.most_bytes // SHARE):
            own, _ = brought.popitem(last=False)
            with contextlib.suppress(Missing):
                await self.tables.store.remove(own)
            self._forget(own)
        for old in await self.tables.store.trim(RECORD, self.most, self.most_bytes):
            self._forget(old)

    def _forget(self, id: str) -> None:
        self._answers.forget(lambda wish: wish.record == id)
        for address in [address for address, brought in self._brought.items() if brought.pop(id, None) and not brought]:
            del self._brought[address]

    # -- looking through -------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        """What game it was, who played, how it ended."""
        return send(request, await self._look(request, "about"))

    async def file(self, request: Request) -> Response:
        """The record file itself: to keep, or to check by oneself."""
        return Response(await self._data(request.path_params["record"]), media_type="application/jsonl")

    async def at(self, request: Request) -> Response:
        """The position after a record, as somebody saw it: a seat, a spectator (-1), or everybody (-2: the first
        seat's board)."""
        return send(request, await self._look(request, "at"))

    async def pages(self, request: Request) -> Response:
        """Several positions at once, from one on: whoever steps through a game has the next ones at hand."""
        return send(request, await self._look(request, "pages"))

    async def held(self, request: Request) -> Response:
        """What each seat had and planned at a position, in words: all hands on the table."""
        return send(request, await self._look(request, "held"))

    async def course(self, request: Request) -> Response:
        """Where turns began, and everybody's points over the game."""
        return send(request, await self._look(request, "course"))

    async def log(self, request: Request) -> Response:
        """Everything that these eyes saw happen, as sentences, each with the position it led to."""
        return send(request, await self._look(request, "log"))

    async def _look(self, request: Request, part: str) -> CachedResponse:
        """A part of a record as the eyes that were asked for saw it, at the position that was; held ready for the
        next one who asks."""
        try:
            n = int(request.path_params.get("n", "0")[:9])
            eyes = int(request.query_params.get("eyes", EVERYBODY))
        except ValueError:
            raise HttpRefusal(Reason("malformed", args={"problem": "eyes"})) from None
        wish = RecordQuery(request.path_params["record"], part, n, eyes, language_of(request))
        kept = self._answers.get(wish)
        if kept is not None:
            return kept
        address = address_of(request)
        self._require_work(address)
        await self._require_kept(wish.record)
        shown = await self._show(address, wish)
        if shown.missing:
            shown = await self._show(address, wish, await self._data(wish.record))
        if shown.answer is None:
            raise HttpRefusal(Reason("no-such-page", args={"last": shown.last}), 404)
        self._answers.keep(wish, shown.answer, shown.answer.size)
        return shown.answer

    async def _show(self, address: str, wish: RecordQuery, data: bytes = b"") -> RecordAnswer:
        try:
            shown, seconds = await self.reading.run(look, wish, data)
        except SandboxOverrun:
            self._work.spend(address, self.reading.deadline)
            raise HttpRefusal(Reason("no-such-record"), 404) from None
        except SandboxFailed:  # kept, but played by other rules than this program's
            raise HttpRefusal(Reason("no-such-record"), 404) from None
        except SandboxBusy:
            raise HttpRefusal(Reason("too-busy"), 503) from None
        self._work.spend(address, seconds)
        return shown

    async def _require_kept(self, id: str) -> None:
        """What is still open in the sandbox may have been forgotten meanwhile."""
        try:
            kept = is_record(id) and id in await self.tables.store.heads([id])
        except StoreError as error:
            raise HttpRefusal(not_stored(error), 503) from None
        if not kept:
            raise HttpRefusal(Reason("no-such-record"), 404)

    async def _data(self, id: str) -> bytes:
        try:
            _, data = await self.tables.store.body(id if is_record(id) else "")
        except Missing:
            raise HttpRefusal(Reason("no-such-record"), 404) from None
        except StoreError as error:
            raise HttpRefusal(not_stored(error), 503) from None
        return data

    def _require_work(self, address: str) -> None:
        if not self._work.has_left(address):
            raise HttpRefusal(Reason("too-often"), 429)

    # -- the records of this server's own tables ---------------------------------------------------

    def table_file(self, table: Table) -> bytes | None:
        """The record of a finished table; None before that. It is written once: nothing changes any more."""
        key = table.lobby.table, table.journal.entries
        data = self._files.get(key)
        if data is None:
            file = table.journal.record()
            if file is not None:
                data = b"\n".join(file.lines()) + b"\n"
                self._files.keep(key, data, len(data))
        return data

    async def table_proof(self, request: Request, table: Table) -> bytes:
        """All that is needed to check every draw of a finished table, and whether it holds: proved once."""
        key = table.lobby.table, table.journal.entries
        page = self._proofs.get(key)
        if page is None:
            page = await self._proof(address_of(request), table)
            self._proofs.keep(key, page, len(page))
        return page

    async def _proof(self, address: str, table: Table) -> bytes:
        self._require_work(address)
        data, file = self.table_file(table), table.journal.record()
        assert data is not None and file is not None and file.proof is not None
        try:
            proved, seconds = await self.proving.run(holds, data)
        except (SandboxOverrun, SandboxFailed):
            proved, seconds = False, self.proving.deadline
        except SandboxBusy:
            raise HttpRefusal(Reason("too-busy"), 503) from None
        self._work.spend(address, seconds)
        return msgspec.json.encode({
            "table": table.lobby.table, "game": table.lobby.game, "commitment": table.lobby.commitment, "over": True,
            "contributions": file.header.contributions, "secret": file.proof.secret,
            "draws": sum(len(record.chance) for record in file.records), "records": len(file.records),
            "result": file.proof.result, "holds": proved})  # fmt: skip
