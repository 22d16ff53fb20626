"""A server on this machine, its tables and its database; a seat at somebody's table."""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import socket
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from cutpurse.commands.tables import open_game, settings
from cutpurse.commands.words import Wrong, output, refused, say, speaker
from cutpurse.kernel import registry
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import seat_letter

EVERYWHERE = ("0.0.0.0", "::")


def join(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.terminal.link import in_words

    try:
        return terminal.run_join(args.link, name=args.name or "", language=args.language, plain=args.plain)
    except terminal.NoSeat as problem:
        raise Wrong(in_words(speaker(args), problem.message)) from None


def serve(args: argparse.Namespace) -> int:
    from cutpurse.server.run import serve as run
    from cutpurse.terminal.link import data_folder

    title = registry.title(args.table) if args.table else None
    wishes = _wishes(args, title) if title is not None else []
    database = args.database or data_folder() / "tables.sqlite"
    address = f"{args.host}:{args.port}"

    def ready(url: str) -> None:
        print(say(args, "cli-serving", address=url, file=str(database)), file=sys.stderr, flush=True)
        if title is not None:
            _make_table(args, url, title, wishes)

    _check_database(args, database)
    try:
        return run(args.host, args.port, database, ready=ready)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Wrong(say(args, "cli-no-port", address=address, problem=problem)) from None


def _check_database(args: argparse.Namespace, database: Path) -> None:
    """What is wrong with the file is said before a server starts on it."""
    from cutpurse.server.sqlite import SqliteStore
    from cutpurse.server.store import StoreError

    async def look() -> None:
        store = SqliteStore(database)
        await store.open()
        await store.close()

    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(look())
    except (OSError, StoreError) as error:
        problem = getattr(error, "strerror", None) or str(error).removeprefix(f"{database}: ")
        raise Wrong(say(args, "cli-no-file", file=str(database), problem=problem)) from None


def _wishes(args: argparse.Namespace, title: Title) -> list[dict[str, str]]:
    """Who sits where; what is wrong with it is said before a server starts."""
    from cutpurse.bots.registry import names

    seats = list(args.seat or ["me", "open"])
    bots = names(title.id)
    seats += [bots[-1]] * (0 if args.seat else title.seats[0] - len(seats))
    open_game(args, title, len(seats))
    for who in seats:
        if who not in ("me", "open", *bots):
            raise Wrong(say(args, "cli-unknown-seat", seat=who, known=", ".join(bots)))
    if seats.count("me") != 1:
        raise Wrong(say(args, "reason-one-host"))
    return [{"who": who, "name": (args.name or "") if who == "me" else ""} for who in seats]


def _make_table(args: argparse.Namespace, url: str, title: Title, wishes: list[dict[str, str]]) -> None:
    from cutpurse.server.messages import Problem, TableMade

    wish = {"game": title.id, "seats": wishes, "settings": settings(args), "contribution": secrets.token_hex(16)}
    request = Request(f"{url}api/tables", json.dumps(wish).encode(), {"content-type": "application/json"})
    try:
        with urlopen(request) as answer:
            made = msgspec.json.decode(answer.read(), type=TableMade)
    except HTTPError as error:
        with error:
            problem = msgspec.json.decode(error.read(), type=Problem)
        print(refused(args, problem.reason, title), file=sys.stderr, flush=True)
        return
    base = f"{_public(args, url)}t/{made.table}"
    links = {made.seat: f"{base}#s={made.token}"}
    links |= {seat: f"{base}#i={invitation}" for seat, invitation in made.invitations.items()}
    audience = f"{base}#a={made.audience}"
    names = {seat_letter(seat): link for seat, link in sorted(links.items())}
    lines = [say(args, "cli-table-seat", place=letter, link=link) for letter, link in names.items()]
    figures: dict[str, Any] = {"table": made.table, "seats": names, "audience": audience}
    output(args, [*lines, say(args, "cli-table-audience", link=audience)], figures)
    sys.stdout.flush()


def _public(args: argparse.Namespace, url: str) -> str:
    """An address that others can use: a server that listens everywhere is called by the machine's name."""
    if args.host not in EVERYWHERE:
        return url
    return f"http://{socket.gethostname()}:{url.rstrip('/').rpartition(':')[2]}/"


def backup(args: argparse.Namespace) -> int:
    from cutpurse.server.sqlite import copy
    from cutpurse.server.store import StoreError

    source: Path = args.database
    target: Path = args.target
    if not source.is_file():
        raise Wrong(say(args, "cli-not-copied", file=str(source), problem=say(args, "cli-no-such-file")))
    try:
        copy(source, target)
    except StoreError as error:
        raise Wrong(say(args, "cli-not-copied", file=str(source), problem=str(error))) from None
    output(args, [say(args, "cli-copied", file=str(target))], {"copied": str(target)})
    return 0
