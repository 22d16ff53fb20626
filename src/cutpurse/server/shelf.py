"""What a page needs to know before anybody sits down: the games and their settings, rulebooks, texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.bots.registry import names
from cutpurse.kernel import registry
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.pack import Pack
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.text import KERNEL_TEXT, patterns
from cutpurse.server.http import answer, language_of
from cutpurse.server.making import Refusal
from cutpurse.server.voice import speaker_of


def title_of(game: str) -> Title:
    try:
        return registry.title(game)
    except registry.UnknownGame as error:
        raise Refusal(Reason("unknown-game", args={"game": game[:40], "known": error.known}), 404) from None


async def games(request: Request) -> Response:
    """The boxes on the shelf."""
    language = language_of(request)
    return answer([_box(title, language) for title in registry.titles().values()])


def _box(title: Title, language: str) -> dict[str, Any]:
    return {
        "game": title.id,
        "name": _said(language, title.id, "game-name") or title.id,
        "about": _said(language, title.id, "game-about"),
        "rules": title.rules_version,
        "least": title.seats[0],
        "most": title.seats[-1],
        "bots": names(title.id),
        "settings": [_setting(setting, title.id, language) for setting in title.settings],
    }


def _setting(setting: Setting, game: str, language: str) -> dict[str, Any]:
    """A setting with its name, what it is about and what its words mean."""
    meanings = {word: _said(language, game, f"setting-{setting.id}-{word}") or word for word in setting.values}
    plain: dict[str, Any] = msgspec.to_builtins(setting)
    return plain | {
        "name": _said(language, game, f"setting-{setting.id}") or setting.id,
        "about": _said(language, game, f"setting-{setting.id}-about"),
        "meanings": meanings,
    }


def _said(language: str, game: str, key: str) -> str:
    speaker = speaker_of(language, game)
    return speaker.say(Message(key)) if speaker.knows(key) else ""


async def rulebook(request: Request) -> Response:
    """The numbered rules of a game in one language, with where each comes from, and its quick reference."""
    title = title_of(request.path_params["game"])
    book = Rulebook(title.home, language_of(request))
    return answer({"game": title.id, "language": book.language, "chapters": book.chapters, "rules": book.rules,
                   "marks": book.marks, "summary": book.summary})  # fmt: skip


async def texts(request: Request) -> Response:
    """The sentences of the program, or of the program and a game, and the names of the game's components."""
    language, game = language_of(request), request.query_params.get("game", "")
    folders = [KERNEL_TEXT, *([title_of(game).home / "text"] if game else [])]
    return answer({"language": language, **_texts(language, game, tuple(folders))})


@cache
def _texts(language: str, game: str, folders: tuple[Path, ...]) -> dict[str, Any]:
    files = [folder / f"{language}.ftl" for folder in folders]
    return {
        "texts": {key: text for file in files for key, text in patterns(file).items()},
        "fluent": "\n".join(file.read_text(encoding="utf-8") for file in files),
        "names": dict(speaker_of(language, game).names),
    }


async def box(request: Request) -> Response:
    """The components of a game as data, for whoever draws them."""
    title = title_of(request.path_params["game"])
    return answer({"game": title.id, "files": _files(title.home / "components")})


@cache
def _files(folder: Path) -> dict[str, Any]:
    tables: dict[str, Any] = {name.removesuffix(".toml"): table for name, table in Pack(folder).files.items()}
    return tables | {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
