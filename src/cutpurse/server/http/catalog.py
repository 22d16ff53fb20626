"""What a page needs to know before anybody sits down: the games and their settings, rulebooks, texts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.bots.ratings import rating
from cutpurse.bots.registry import names, rivals
from cutpurse.bots.rivals import MOMENTS, Rival, company, named
from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Title
from cutpurse.kernel.guide import guide
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.table import open_table, unknown_box
from cutpurse.kernel.text import KERNEL_TEXT, Speaker, files, patterns, plain
from cutpurse.server.http.cached import CachedCall, CachedResponse, cached, cached_json, send
from cutpurse.server.http.handlers import language_of
from cutpurse.server.http.pages import POLICY, kind_of
from cutpurse.server.refusal import HttpRefusal, not_stored
from cutpurse.server.store.base import StoreError
from cutpurse.server.store.boxes import Boxes
from cutpurse.server.table.wording import speaker_of

PAGE = "page"
"""The folder of a game for the browser: `text/`, and what another package brings: `emblem.svg`, `board.js` and so on."""
PAGE_FILE = re.compile(r"\w[\w-]{0,60}\.(?:js|css|svg|png|webp|woff2|json)", re.ASCII)
OF_THE_BOX = re.compile(r"^(?:game|setting|rival)-.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
"""Sentences about a game as a whole, and about those one may meet at it, in Fluent source."""


def title_of(game: str) -> Title:
    try:
        return registry.title(game)
    except registry.UnknownGame as error:
        raise HttpRefusal(Reason("unknown-game", args={"game": game[:40], "known": error.known}), 404) from None


async def games(request: Request) -> Response:
    """The boxes on the shelf."""
    return send(request, await _games(language_of(request), tuple(registry.titles())))


def warm() -> None:
    """Read what the front page needs, before anybody asks."""
    for language in LANGUAGES:
        _games.now(language, tuple(registry.titles()))


@CachedCall
def _games(language: str, known: tuple[str, ...]) -> CachedResponse:
    return cached_json([_box(title_of(game), language) for game in known])


def _box(title: Title, language: str) -> dict[str, Any]:
    return {
        "game": title.id,
        "name": _said(language, title, "game-name") or title.id,
        "about": _said(language, title, "game-about"),
        "minutes": title.minutes,
        "rules": title.rules_version,
        "least": title.seats[0],
        "most": title.seats[-1],
        "bots": names(title.id),
        "rivals": [_rival(rival, title, language) for id in rivals(title.id) if (rival := named(title.id, id))],
        "standing": {level: found._asdict() for level in names(title.id) if (found := rating(title.id, level))},
        "moments": msgspec.to_builtins(company(title.id).moment),
        "settings": [_setting(setting, title, language) for setting in title.settings],
        "lesson": bool(lessons(title.home)),
        "emblem": _address(title, "emblem.svg"),
        "board": _address(title, "board.js"),
    }


def _rival(rival: Rival, title: Title, language: str) -> dict[str, Any]:
    """Somebody to play against, with what is said of them and what they say."""
    return {
        "id": rival.id,
        "name": rival.name,
        "level": rival.level,
        "temper": rival.temper,
        "about": _said(language, title, f"rival-{rival.temper}"),
        "lines": {moment: _said(language, title, f"rival-{rival.temper}-{moment}") for moment in MOMENTS},
        "face": msgspec.to_builtins(rival.face),
    }


def _address(title: Title, file: str) -> str:
    """Where a file for the page that a game brings along is found; nothing if it brings none."""
    return f"/api/games/{title.id}/page/{file}" if (title.home / PAGE / file).is_file() else ""


async def page_file(request: Request) -> Response:
    """A file that a game brings along for the page: its emblem, its board as a built module, what that needs."""
    title, name = title_of(request.path_params["game"]), request.path_params["file"]
    if not PAGE_FILE.fullmatch(name) or not (title.home / PAGE / name).is_file():
        raise HttpRefusal(Reason("no-such-file", args={"file": name[:40]}), 404)
    return send(request, await _page_file(title.home / PAGE / name), content_security_policy=POLICY)


@CachedCall
def _page_file(path: Path) -> CachedResponse:
    return cached(path.read_bytes(), kind_of(path.name))


def _setting(setting: Setting, title: Title, language: str) -> dict[str, Any]:
    """A setting with its name, what it is about and what its words mean."""
    meanings = {word: _said(language, title, f"setting-{setting.id}-{word}") or word for word in setting.values}
    plain: dict[str, Any] = msgspec.to_builtins(setting)
    return plain | {
        "name": _said(language, title, f"setting-{setting.id}") or setting.id,
        "about": _said(language, title, f"setting-{setting.id}-about"),
        "meanings": meanings,
    }


def _said(language: str, title: Title, key: str) -> str:
    """A plain sentence of a game: read from its file, so that no table has to be opened for it."""
    read = (file for folder in (title.home / "text", KERNEL_TEXT) for file in reversed(files(folder, language)))
    return next((said for file in read if (said := _plain(file).get(key))), "")


@cache
def _plain(file: Path) -> dict[str, str]:
    """What a file says of the game and its settings. The rest, which is most of it, is not even parsed."""
    return plain("".join(OF_THE_BOX.findall(file.read_text(encoding="utf-8"))))


async def rulebook(request: Request) -> Response:
    """The numbered rules of a game in one language, with where each comes from, its guide and its quick reference."""
    title = title_of(request.path_params["game"])
    return send(request, await _rulebook(title.id, language_of(request)))


@CachedCall
def _rulebook(game: str, language: str) -> CachedResponse:
    book = Rulebook(title_of(game).home, language)
    return cached_json({"game": game, "language": book.language, "chapters": book.chapters, "rules": book.rules,
                  "marks": book.marks, "summary": book.summary, "guide": guide(title_of(game).home, language)})  # fmt: skip


async def gallery(boxes: Boxes, request: Request) -> Response:
    """Everything in the box of a game, section by section, in words."""
    title, language = title_of(request.path_params["game"]), language_of(request)
    return send(request, await _gallery(title.id, language, await _box_of(boxes, title, request)))


@CachedCall
def _gallery(game: str, language: str, contents: Contents) -> CachedResponse:
    title = title_of(game)
    opened = open_table(title, title.seats[-1], {}, box=contents)
    sections = [] if isinstance(opened, Reason) else opened.gallery(Speaker(language, opened, strict=False))
    return cached_json({"game": game, "language": language, "box": contents.digest, "sections": sections})


async def texts(boxes: Boxes, request: Request) -> Response:
    """The sentences of the program, or of the program and a game with those of its board, and the names of the game's
    components."""
    language, game = language_of(request), request.query_params.get("game", "")
    folders, contents = [KERNEL_TEXT], None
    if game:
        title = title_of(game)
        folders += [title.home / "text", title.home / PAGE / "text"]
        contents = await _box_of(boxes, title, request)
    return send(request, await _texts(language, game, tuple(folders), contents))


async def _box_of(boxes: Boxes, title: Title, request: Request) -> Contents:
    """The box that is asked for by its digest: a table in progress may have another one than new tables."""
    digest = request.query_params.get("box", "")[:64]
    if not digest:
        return title.shipped
    try:
        found = await boxes.find(title, digest)
    except StoreError as error:
        raise HttpRefusal(not_stored(error), 503) from None
    if found is None:
        raise HttpRefusal(unknown_box(digest), 404)
    return found


@CachedCall
def _texts(language: str, game: str, folders: tuple[Path, ...], contents: Contents | None) -> CachedResponse:
    read = [file for folder in folders for file in files(folder, language)]
    speaker = speaker_of(language, game, contents)
    return cached_json({
        "language": language,
        "texts": {key: text for file in read for key, text in patterns(file).items()},
        "fluent": "\n".join(file.read_text(encoding="utf-8") for file in read),
        "names": dict(speaker.names),
        "seats": sorted(speaker.seat_arguments),
        "places": _places(language, game, contents),
    })  # fmt: skip


def _places(language: str, game: str, contents: Contents | None) -> dict[str, str]:
    """What places are called on the map of a page, by id."""
    opened = open_table(title_of(game), title_of(game).seats[0], {}, box=contents) if game else None
    return {} if opened is None or isinstance(opened, Reason) else dict(opened.place_names(language))


async def box(boxes: Boxes, request: Request) -> Response:
    """The components of a game as data, for whoever draws them."""
    title = title_of(request.path_params["game"])
    return send(request, await _files(title.id, await _box_of(boxes, title, request)))


@CachedCall
def _files(game: str, contents: Contents) -> CachedResponse:
    tables = {name.removesuffix(".toml"): table for name, table in contents.read.items()}
    return cached_json({"game": game, "box": contents.digest, "files": tables})
