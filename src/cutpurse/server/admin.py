"""For the person who keeps the server: which tables there are, and an end to those that must end. No secrets."""

from __future__ import annotations

import hmac
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cutpurse.kernel.message import Reason
from cutpurse.server import hosting
from cutpurse.server.hall import Hall
from cutpurse.server.http import Handler, answer, bearer, guarded
from cutpurse.server.making import Refusal
from cutpurse.server.table import Table


class Admin:
    """The routes behind the keeper's token; without one they do not exist."""

    def __init__(self, hall: Hall, token: str) -> None:
        self.hall = hall
        self._token = token.encode()

    def routes(self) -> list[Route]:
        if not self._token:
            return []
        return [
            Route("/api/admin/tables", guarded(self._allowed(self.tables))),
            Route("/api/admin/tables/{table}/close", guarded(self._allowed(self.close)), methods=["POST"]),
        ]

    def _allowed(self, handler: Handler) -> Handler:
        async def run(request: Request) -> Response:
            if not hmac.compare_digest(bearer(request).encode(), self._token):
                raise Refusal(Reason("not-the-keeper"), 403)
            return await handler(request)

        return run

    async def tables(self, request: Request) -> Response:
        """The tables that are open in this process."""
        return answer([_line(table) for table in self.hall.tables.values()])

    async def close(self, request: Request) -> Response:
        """As the host could: nobody moves there any more, what was played stays."""
        table = await self.hall.table(request.path_params["table"])
        async with table.lock:
            if not table.lobby.closed:
                await hosting.close(self.hall, table)
        return answer(_line(table))


def _line(table: Table) -> dict[str, Any]:
    lobby = table.lobby
    return {
        "table": lobby.table,
        "game": lobby.game,
        "players": lobby.players,
        "people": len(table.people),
        "connections": len(table.guests),
        "entries": table.entries,
        "started": lobby.started,
        "over": table.referee is not None and table.referee.over,
        "closed": lobby.closed,
    }
