"""The HTTP routes. Transport only: what they do is in tables.py and actions; WebSockets are in sockets.py."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from cutpurse import __version__
from cutpurse.kernel.message import Reason
from cutpurse.protocol.requests import HostWish, Invite, Invited, NewTable, TakeSeat, UseCode
from cutpurse.server.actions import devices, seating
from cutpurse.server.actions.hosting import act_as_host
from cutpurse.server.http import catalog, examples, lessons
from cutpurse.server.http.admin import Admin
from cutpurse.server.http.connections import Connections
from cutpurse.server.http.documentation import Documentation
from cutpurse.server.http.handlers import address_of, answer, bearer, body, guarded
from cutpurse.server.http.metrics import Traffic, figures
from cutpurse.server.http.middleware import Hosts, Refusals, RequestGuard
from cutpurse.server.http.pages import Pages
from cutpurse.server.http.records import MOST_RECORD_BYTES, MOST_RECORDS, Library
from cutpurse.server.http.sockets import SOCKETS_EACH, WebSockets
from cutpurse.server.limits import AddressAllowances
from cutpurse.server.refusal import HttpRefusal, not_stored
from cutpurse.server.store.base import StoreError
from cutpurse.server.tables import Tables

TABLES_A_MINUTE = 20.0
"""New tables, and records, that an address may make."""
ASKED_PER_TABLE = 5
"""Requests about seats, for each table that may be made."""
CODES_A_MINUTE = 10.0
"""Codes for another device that an address may try, right or wrong."""
LOOKS_A_MINUTE = 600.0
"""Looks at tables."""


class WebApp:
    """The routes, over the tables of this process."""

    def __init__(
        self,
        tables: Tables,
        origins: frozenset[str] = frozenset(),
        *,
        web_sockets: WebSockets | None = None,
        pages: Pages | None = None,
        admin_token: str = "",
        tables_a_minute: float = TABLES_A_MINUTE,
        metrics_token: str = "",
        hosts: Hosts | None = None,
        connections: Connections | None = None,
        most_records: int = MOST_RECORDS,
        most_record_bytes: int = MOST_RECORD_BYTES,
    ) -> None:
        self.tables = tables
        self.pages = pages or Pages()
        self.origins = origins
        self.web_sockets = web_sockets or WebSockets(tables)
        self.library = Library(tables, most_records, most_record_bytes)
        self.hosts = hosts or Hosts(())
        self.connections = connections or Connections(SOCKETS_EACH)
        self.refusals = Refusals()
        self.admin = Admin(tables, self.figures, admin_token, metrics_token)
        self.posts = AddressAllowances(tables_a_minute)
        self.asked = AddressAllowances(tables_a_minute * ASKED_PER_TABLE)
        self.codes = AddressAllowances(CODES_A_MINUTE)
        self.looks = AddressAllowances(max(LOOKS_A_MINUTE, tables_a_minute))

    def app(
        self, lifespan: Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]] | None = None
    ) -> Starlette:
        sockets = WebSocketRoute("/ws/{table}", self.web_sockets.socket)
        return Starlette(
            routes=[
                Route("/health", guarded(self.health)),
                Route("/api/games", guarded(catalog.games)),
                Route("/api/games/{game}/page/{file}", guarded(catalog.page_file)),
                Route("/api/rulebook/{game}", guarded(catalog.rulebook)),
                Route("/api/gallery/{game}", guarded(partial(catalog.gallery, self.tables.boxes))),
                Route("/api/lessons/{game}", guarded(lessons.listed)),
                Route("/api/coach/{game}", guarded(lessons.coached)),
                Route("/api/lessons/{game}/{lesson}/{n}", guarded(lessons.shown)),
                Route("/api/examples/{game}", guarded(examples.listed)),
                Route("/api/examples/{game}/{id}", guarded(examples.shown)),
                Route("/api/texts", guarded(partial(catalog.texts, self.tables.boxes))),
                Route("/api/box/{game}", guarded(partial(catalog.box, self.tables.boxes))),
                Route("/api/tables", guarded(self.make), methods=["POST"]),
                Route("/api/tables/{table}", guarded(self.info)),
                Route("/api/tables/{table}/seats", guarded(self.take), methods=["POST"]),
                Route("/api/tables/{table}/code", guarded(self.offer_code), methods=["POST"]),
                Route("/api/codes", guarded(self.redeem_code), methods=["POST"]),
                Route("/api/tables/{table}/invitations", guarded(self.invite), methods=["POST"]),
                Route("/api/tables/{table}/host", guarded(self.host), methods=["POST"]),
                Route("/api/tables/{table}/record", guarded(self.record)),
                Route("/api/tables/{table}/proof", guarded(self.proof)),
                Route("/api/records", guarded(self.add_record), methods=["POST"]),
                Route("/api/records/{record}", guarded(self.library.about)),
                Route("/api/records/{record}/at/{n}", guarded(self.library.at)),
                Route("/api/records/{record}/pages/{n}", guarded(self.library.pages)),
                Route("/api/records/{record}/held/{n}", guarded(self.library.held)),
                Route("/api/records/{record}/course", guarded(self.library.course)),
                Route("/api/records/{record}/log", guarded(self.library.log)),
                Route("/api/records/{record}/file", guarded(self.library.file)),
                *self.admin.routes(),
                sockets,
                *Documentation().routes(),
                *self.pages.routes(),
            ],
            middleware=[Middleware(RequestGuard, self.hosts, self.refusals, self.origins, sockets)],
            exception_handlers={404: self.pages.nowhere},
            lifespan=lifespan,
        )

    # -- over HTTP -------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether this process can work: what happens can be stored. Without a bus it works, only slower."""
        try:
            await self.tables.store.require_works()
        except StoreError as error:
            raise HttpRefusal(not_stored(error), 503) from None
        peers = self.tables.peers
        bus = {"bus": peers.connected} if peers is not None and peers.bus is not None else {}
        return answer({"ok": True, "version": __version__, **bus})

    def figures(self) -> str:
        return figures(
            self.tables, Traffic(self.web_sockets.open, self.connections, self.refusals.by_status, self.library)
        )

    def _within(self, allowed: AddressAllowances, request: Request) -> None:
        """Nobody fills the disk or guesses links by the thousand."""
        if not allowed.try_take(address_of(request)):
            raise HttpRefusal(Reason("too-often"), 429)

    async def make(self, request: Request) -> Response:
        self._within(self.posts, request)
        return answer(await self.tables.make(await body(request, NewTable)), 201)

    async def info(self, request: Request) -> Response:
        """What everybody may know of a table; and for whoever sits there, whether it is their turn."""
        self._within(self.looks, request)
        table = await self.tables.get(request.path_params["table"])
        return answer(self.tables.info(table, table.lobby.seat_of(bearer(request))))

    async def take(self, request: Request) -> Response:
        self._within(self.asked, request)
        return answer(await seating.take(self.tables, request.path_params["table"], await body(request, TakeSeat)), 201)

    async def offer_code(self, request: Request) -> Response:
        self._within(self.asked, request)
        return answer(await devices.offer_code(self.tables, request.path_params["table"], bearer(request)), 201)

    async def redeem_code(self, request: Request) -> Response:
        self._within(self.codes, request)
        return answer(await devices.redeem_code(self.tables, (await body(request, UseCode)).code), 201)

    async def invite(self, request: Request) -> Response:
        self._within(self.asked, request)
        wish = await body(request, Invite)
        return answer(
            Invited(wish.seat, await seating.invite(self.tables, request.path_params["table"], wish.host, wish.seat)),
            201,
        )

    async def host(self, request: Request) -> Response:
        self._within(self.asked, request)
        wish = await body(request, HostWish)
        return answer(await act_as_host(self.tables, request.path_params["table"], wish))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, for everybody who was there."""
        self._within(self.looks, request)
        table = await self.tables.get(request.path_params["table"])
        if table.lobby.seat_of(bearer(request)) is None:
            raise HttpRefusal(Reason("not-your-table"), 403)
        data = self.library.table_file(table)
        if data is None:
            raise HttpRefusal(Reason("game-not-over"), 409)
        return Response(data, media_type="application/jsonl")

    async def add_record(self, request: Request) -> Response:
        self._within(self.posts, request)
        return await self.library.add(request)

    async def proof(self, request: Request) -> Response:
        """Before the end the commitment, which everybody may know; afterwards, for those who were there, all that is
        needed to check every draw, and whether it holds."""
        self._within(self.looks, request)
        table = await self.tables.get(request.path_params["table"])
        over = table.referee is not None and table.referee.over
        if over and table.lobby.seat_of(bearer(request)) is not None:
            return Response(await self.library.table_proof(request, table), media_type="application/json")
        lobby = table.lobby
        return answer({"table": lobby.table, "game": lobby.game, "commitment": lobby.commitment, "over": over})


@contextlib.asynccontextmanager
async def running(tables: Tables) -> AsyncIterator[None]:
    """The store is opened, tables go on where they were; at the end everything is put away."""
    await tables.store.open()
    try:
        await tables.open_all()
        yield
    finally:
        await tables.close()
        await tables.store.close()
