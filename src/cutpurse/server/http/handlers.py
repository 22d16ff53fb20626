"""Requests and answers over HTTP: JSON in, JSON out, and a refusal in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.protocol.requests import Problem
from cutpurse.protocol.shared import LONGEST_MESSAGE
from cutpurse.server.http.addresses import network_of
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table.wording import reason_in

T = TypeVar("T")
BODY_WITHIN = 20.0
"""Seconds for a request's body."""
Handler = Callable[[Request], Awaitable[Response]]


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def payload(request: Request, most: int = LONGEST_MESSAGE) -> bytes:
    """A request's body, if it is no longer than that."""
    too_long = HttpRefusal(Reason("message-too-long", args={"most": most}), 413)
    length = request.headers.get("content-length") or "0"
    if len(length) > 15 or not length.isdecimal() or int(length) > most:
        raise too_long
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise too_long
    except TimeoutError:
        raise HttpRefusal(Reason("too-slow"), 408) from None
    return bytes(data)


async def body(request: Request, kind: type[T]) -> T:
    """A request's JSON as one of our messages, or a refusal that says what is wrong."""
    data = await payload(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpRefusal(Reason("malformed", args={"problem": str(error)[:200]})) from None


def bearer(request: Request) -> str:
    """The secret of a request: in a header, so that it stands in no address and in nobody's log."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme == "Bearer" else ""


def address_of(connection: HTTPConnection) -> str:
    """Who asks: an address, or a network where one person has a whole one."""
    return network_of(connection.client.host) if connection.client is not None else ""


def language_of(request: Request) -> str:
    """The language an answer should be in: asked for by name, or the first one that the browser prefers."""
    wishes = [request.query_params.get("language", ""), *request.headers.get("accept-language", "").split(",")[:20]]
    known = (wish.strip()[:2].lower() for wish in wishes)
    return next((language for language in known if language in LANGUAGES), LANGUAGES[0])


def guarded(handler: Handler) -> Handler:
    """Whatever is refused is answered with its reason, in the language of the request too."""

    async def run(request: Request) -> Response:
        try:
            return await handler(request)
        except HttpRefusal as refusal:
            text = reason_in(language_of(request), refusal.reason)
            return answer(Problem(refusal.reason, text), refusal.status)
        except ClientDisconnect:  # gone in the middle of its request: there is nobody to answer
            return Response(status_code=400)

    return run
