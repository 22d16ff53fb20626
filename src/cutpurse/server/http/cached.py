"""HTTP responses that are the same for everybody: made once, held in memory plain and gzipped, sent with an ETag."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")

ASK_ANEW = "no-cache"
WORTH_PACKING = 1_000


class CachedResponse(NamedTuple):
    """A response as it is sent: plain, and gzipped where that is worth it."""

    data: bytes
    packed: bytes
    kind: str
    tag: str
    cache: str

    @property
    def size(self) -> int:
        return len(self.data) + len(self.packed)


class ByteCache(Generic[K, V]):
    """A cache with a limit in bytes: what was not asked for the longest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._bytes = 0

    def get(self, key: K) -> V | None:
        if key not in self._held:
            return None
        self._held.move_to_end(key)
        return self._held[key][0]

    def keep(self, key: K, value: V, size: int) -> None:
        _, replaced = self._held.pop(key, (None, 0))
        self._held[key] = value, size
        self._bytes += size - replaced
        while self._bytes > self.most:
            self._bytes -= self._held.popitem(last=False)[1][1]

    def forget(self, which: Callable[[K], bool]) -> None:
        for key in [key for key in self._held if which(key)]:
            self._bytes -= self._held.pop(key)[1]


class CachedCall(Generic[P]):
    """A response that is made once for each set of arguments (of which there are few) and held for good. It is made in a
    thread; whoever asks afterwards waits for nobody."""

    def __init__(self, make: Callable[P, CachedResponse]) -> None:
        self._make = make
        self._made: dict[Hashable, CachedResponse] = {}
        self._making = asyncio.Lock()

    def now(self, *args: P.args, **kwargs: P.kwargs) -> CachedResponse:
        key = (args, tuple(kwargs.items()))
        if key not in self._made:
            self._made[key] = self._make(*args, **kwargs)
        return self._made[key]

    async def __call__(self, *args: P.args, **kwargs: P.kwargs) -> CachedResponse:
        if (args, tuple(kwargs.items())) in self._made:
            return self.now(*args, **kwargs)
        async with self._making:  # one at a time: a crowd at the door does not make the same sheet
            return await asyncio.to_thread(self.now, *args, **kwargs)


def cached(data: bytes, kind: str, cache: str = ASK_ANEW) -> CachedResponse:
    packed = gzip.compress(data, 9, mtime=0) if len(data) >= WORTH_PACKING else b""
    tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
    return CachedResponse(data, packed if len(packed) < len(data) else b"", kind, tag, cache)


def cached_json(content: Any) -> CachedResponse:
    """An answer of the API that holds nothing of anybody's: a rulebook, the words of a game, a game that is over."""
    return cached(msgspec.json.encode(content), "application/json")


def send(request: Request, kept: CachedResponse, **more: str) -> Response:
    headers = {"cache-control": kept.cache, "etag": kept.tag, "vary": "accept-encoding, accept-language"}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    data = kept.data
    if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["content-encoding"] = kept.packed, "gzip"
    return Response(data, headers=headers, media_type=kept.kind)
