"""The browser client: built files of the package, held in memory, and one page for every address it knows.

Names under `assets/` hold a digest of the file, so those may be kept for ever; everything else is asked for anew.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import cutpurse
from cutpurse import __version__
from cutpurse.server.http.cached import ASK_ANEW, CachedResponse, cached, send

BUILT = Path(cutpurse.__file__).parent / "web_dist"
INDEX = "index.html"
POLICY = "; ".join(
    (
        *("default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "font-src 'self'"),
        *("img-src 'self' data:", "media-src 'self'", "manifest-src 'self'", "worker-src 'self'"),
        *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
    )
)
"""Nothing inline, nothing from elsewhere."""
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class Pages:
    """The files of one folder by their path. A path that is not among them is nowhere."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder
        self._paths = {
            path.relative_to(folder).as_posix()
            for path in folder.rglob("*")
            if path.is_file() and not path.is_symlink()
        }
        self._files: dict[str, CachedResponse] = {}

    @property
    def built(self) -> bool:
        return INDEX in self._paths

    def routes(self) -> list[Route]:
        """`/`, the addresses that the page itself understands, then the files."""
        places = (
            "/",
            "/t/{table}",
            "/r/{record}",
            "/r",
            "/rules",
            "/rules/{path:path}",
            "/learn",
            "/learn/{path:path}",
        )
        files = (Route(f"/{path}", self.file) for path in sorted(self._paths) if not set(path) & set("{}"))
        return [*(Route(place, self.page) for place in places), *files]

    async def page(self, request: Request) -> Response:
        if not self.built:
            return PlainTextResponse(f"Cutpurse {__version__}. Sit down at a table with: cutpurse join LINK\n")
        return self._send(request, self._file(INDEX))

    async def nowhere(self, request: Request, _: Exception) -> Response:
        """No such address. Whoever reads gets the page, which says so and shows the way in."""
        if not self.built or "text/html" not in request.headers.get("accept", ""):
            return PlainTextResponse("Not Found", 404)
        page = self._file(INDEX)
        return Response(page.data, 404, {"content-security-policy": POLICY, "cache-control": page.cache}, page.kind)

    async def file(self, request: Request) -> Response:
        return self._send(request, self._file(request.scope["path"].removeprefix("/")))

    def _file(self, path: str) -> CachedResponse:
        if path not in self._files:
            self._files[path] = _load(self.folder, path)
        return self._files[path]

    def _send(self, request: Request, file: CachedResponse) -> Response:
        return send(request, file, content_security_policy=POLICY)


def _load(folder: Path, path: str) -> CachedResponse:
    return cached((folder / path).read_bytes(), kind_of(path), FOR_EVER if path.startswith("assets/") else ASK_ANEW)


def kind_of(path: str) -> str:
    """The media type of a file, by its name."""
    return TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
