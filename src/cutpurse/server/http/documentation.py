"""The documentation under `/docs`: the site that `python3 start.py docs` builds into the package."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

import cutpurse
from cutpurse.server.http.cached import ByteCache, CachedResponse, cached, send
from cutpurse.server.http.pages import INDEX, kind_of

BUILT = Path(cutpurse.__file__).parent / "docs_dist"
SCRIPTS = "scripts.txt"
"""The digests of the scripts that stand inside pages, as a policy names them; written by docs/site/build.py."""
MOST_BYTES = 4 * 1024 * 1024
"""Of pages held in memory."""
NOT_BUILT = "The documentation is not built here. In a clone of the repository: python3 start.py docs\n"


class Documentation:
    """The files of the site by their path. A path that is not among them is nowhere."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder
        self._paths = {path.relative_to(folder).as_posix() for path in folder.rglob("*")
                       if path.is_file() and not path.is_symlink()} - {SCRIPTS}  # fmt: skip
        self._files: ByteCache[str, CachedResponse] = ByteCache(MOST_BYTES)
        digests = (folder / SCRIPTS).read_text(encoding="utf-8").split() if (folder / SCRIPTS).is_file() else []
        self._policy = "; ".join(
            (
                *("default-src 'none'", " ".join(["script-src 'self'", *digests]), "connect-src 'self'"),
                *("style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'"),
                *("base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"),
            )
        )

    def routes(self) -> list[Route]:
        return [Route("/docs", self.door), Route("/docs/{path:path}", self.file)]

    async def door(self, _: Request) -> Response:
        """Links of the site are relative: it lies in a folder."""
        return RedirectResponse("/docs/", 308)

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"] or INDEX
        if path not in self._paths:
            return PlainTextResponse("Not Found" if self._paths else NOT_BUILT, 404)
        file = self._files.get(path)
        if file is None:
            file = cached((self.folder / path).read_bytes(), kind_of(path))
            self._files.keep(path, file, file.size)
        return send(request, file, content_security_policy=self._policy)
