"""For the operator: which tables there are, an end to those that must end, and figures. No secrets."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cutpurse.kernel.message import Reason
from cutpurse.server.actions import hosting
from cutpurse.server.http.handlers import Handler, address_of, answer, bearer, guarded
from cutpurse.server.limits import AddressAllowances
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables

GUESSES_A_MINUTE = 10.0
"""Wrong tokens that an address may try."""


class Admin:
    """The routes behind the operator's tokens; without one they do not exist. The token of the figures opens nothing
    else."""

    def __init__(self, tables: Tables, figures: Callable[[], str], token: str = "", metrics_token: str = "") -> None:
        self._tables = tables
        self._figures = figures
        self._token = token
        self._metrics_token = metrics_token
        self._guesses = AddressAllowances(GUESSES_A_MINUTE)

    def routes(self) -> list[Route]:
        routes = []
        if self._token:
            close = self._allowed(self.close, self._token)
            routes += [
                Route("/api/admin/tables", guarded(self._allowed(self.tables, self._token))),
                Route("/api/admin/tables/{table}/close", guarded(close), methods=["POST"]),
            ]
        tokens = [token for token in (self._token, self._metrics_token) if token]
        if tokens:
            routes.append(Route("/metrics", guarded(self._allowed(self.metrics, *tokens))))
        return routes

    def _allowed(self, handler: Handler, *tokens: str) -> Handler:
        async def run(request: Request) -> Response:
            address, given = address_of(request), bearer(request).encode()
            if not self._guesses.has_left(address):
                raise HttpRefusal(Reason("too-often"), 429)
            if not any(hmac.compare_digest(given, token.encode()) for token in tokens):
                self._guesses.spend(address, 1)
                raise HttpRefusal(Reason("not-the-keeper"), 403)
            return await handler(request)

        return run

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self._figures(), media_type="text/plain; version=0.0.4")

    async def tables(self, request: Request) -> Response:
        """The tables that are open in this process."""
        return answer([_line(table) for table in self._tables.opened.values()])

    async def close(self, request: Request) -> Response:
        """As the host could: nobody moves there any more, what was played stays."""
        table = await self._tables.get(request.path_params["table"])
        async with table.lock:
            if not table.lobby.closed:
                await hosting.close(self._tables, table)
        return answer(_line(table))


def _line(table: Table) -> dict[str, Any]:
    lobby = table.lobby
    return {
        "table": lobby.table,
        "game": lobby.game,
        "players": lobby.players,
        "people": len(table.state.people),
        "connections": len(table.presence.guests),
        "entries": table.journal.entries,
        "started": lobby.started,
        "over": table.referee is not None and table.referee.over,
        "closed": lobby.closed,
    }
