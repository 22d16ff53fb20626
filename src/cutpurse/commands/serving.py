"""A server on this machine, its tables and its database; a seat at somebody's table."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import importlib
import json
import os
import secrets
import socket
import sys
import webbrowser
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from cutpurse.commands.tables import open_game, settings
from cutpurse.commands.words import UsageError, output, refused, say, speaker
from cutpurse.kernel import registry
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import seat_letter

if TYPE_CHECKING:
    from cutpurse.server.settings import Settings
    from cutpurse.server.store.base import Store

EVERYWHERE = ("0.0.0.0", "::")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def join(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.terminal.link import in_words

    try:
        return terminal.run_join(args.link, name=args.name or "", language=args.language, plain=args.plain)
    except terminal.NoSeat as problem:
        raise UsageError(in_words(speaker(args), problem.message)) from None


def serve(args: argparse.Namespace) -> int:
    from cutpurse.server.run import serve as run
    from cutpurse.server.settings import Settings
    from cutpurse.terminal.link import data_folder

    title = registry.title(args.table) if args.table else None
    wishes = _wishes(args, title) if title is not None else []
    database = args.database or str(data_folder() / "tables.sqlite")
    limits = {"most_records": args.most_records, "most_record_bytes": args.most_record_bytes,
              "sockets_each": args.most_connections, "trusted_proxies": args.trusted_proxy,
              "allowed_hosts": args.allowed_host}  # fmt: skip
    settings = Settings(
        **{name: most for name, most in limits.items() if most is not None},
        database=database,
        bus=args.bus,
        log=args.log,
        admin_token=args.admin_token or os.environ.get("CUTPURSE_ADMIN_TOKEN", ""),
        metrics_token=args.metrics_token or os.environ.get("CUTPURSE_METRICS_TOKEN", ""),
        private_webhooks=args.private_webhooks,
    )
    _check_proxies(args, settings)
    address = f"{args.host}:{args.port}"

    if args.browser and args.port and _runs_already(f"http://{address}/"):
        print(say(args, "cli-runs-already", address=f"http://{address}/"), flush=True)
        _show(f"http://{address}/")
        return 0

    def ready(url: str) -> None:
        if args.log == "text":
            print(say(args, "cli-serving", address=url, file=settings.place), file=sys.stderr, flush=True)
        if args.browser:
            _show(_public(args, url))
        if title is not None:
            _make_table(args, url, title, wishes)

    _check_database(args, settings)
    try:
        return run(args.host, args.port, settings, ready=ready)
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise UsageError(say(args, "cli-port-taken", address=address)) from None
        problem = getattr(error, "strerror", None) or str(error)
        raise UsageError(say(args, "cli-no-port", address=address, problem=problem)) from None


def _check_proxies(args: argparse.Namespace, settings: Settings) -> None:
    try:
        _ = settings.proxies
    except ValueError as error:
        raise UsageError(say(args, "cli-bad-proxy", problem=str(error))) from None


def _runs_already(url: str) -> bool:
    """Whether it is Cutpurse that listens there."""
    try:
        with urlopen(f"{url}health", timeout=1) as answer:
            return bool(json.loads(answer.read(1000)).get("ok"))
    except (OSError, ValueError, AttributeError, HTTPException):
        return False


def _show(url: str) -> None:
    """Open the page, where there is a screen to show it on: a browser in the terminal would only be in the way."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin") or any(map(os.environ.get, SCREENS)):
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(url)


def _check_database(args: argparse.Namespace, settings: Settings) -> None:
    """What is wrong with the store is said before a server starts on it."""
    from cutpurse.server.store.base import StoreError

    async def look() -> None:
        async with _store(args, settings):
            pass

    if settings.bus and not settings.shared:
        raise UsageError(say(args, "cli-bus-alone"))
    try:
        if not settings.shared:
            Path(settings.database).parent.mkdir(parents=True, exist_ok=True)
        asyncio.run(look())
    except (OSError, StoreError) as error:
        problem = getattr(error, "strerror", None) or str(error).removeprefix(f"{settings.place}: ")
        raise UsageError(say(args, "cli-no-store", file=settings.place, problem=problem)) from None


def _store(args: argparse.Namespace, settings: Settings) -> Store:
    """A database needs packages that a file does not."""
    try:
        if settings.bus:
            importlib.import_module("nats")
        return settings.store()
    except ModuleNotFoundError as error:
        raise UsageError(say(args, "cli-no-extra", package=error.name or "", extra="postgres")) from None


def _wishes(args: argparse.Namespace, title: Title) -> list[dict[str, str]]:
    """Who sits where; what is wrong with it is said before a server starts."""
    from cutpurse.bots.registry import guests, usual

    seats = list(args.seat or ["me", "open"])
    bots = guests(title.id)
    seats += [usual(title.id)] * (0 if args.seat else title.seats[0] - len(seats))
    open_game(args, title, len(seats))
    for who in seats:
        if who not in ("me", "open", *bots):
            raise UsageError(say(args, "cli-unknown-seat", seat=who, known=", ".join(bots)))
    if seats.count("me") != 1:
        raise UsageError(say(args, "reason-one-host"))
    return [{"who": who, "name": (args.name or "") if who == "me" else ""} for who in seats]


def _make_table(args: argparse.Namespace, url: str, title: Title, wishes: list[dict[str, str]]) -> None:
    from cutpurse.protocol.requests import Problem, TableMade

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
    audience, host = f"{base}#a={made.audience}", f"{base}#h={made.host}"
    names = {seat_letter(seat): link for seat, link in sorted(links.items())}
    lines = [say(args, "cli-table-seat", place=letter, link=link) for letter, link in names.items()]
    figures: dict[str, Any] = {"table": made.table, "seats": names, "audience": audience, "host": host}
    lines += [say(args, "cli-table-audience", link=audience), say(args, "cli-table-host", link=host)]
    output(args, lines, figures)
    sys.stdout.flush()


def _public(args: argparse.Namespace, url: str) -> str:
    """An address that others can use: a server that listens everywhere is called by the machine's name."""
    if args.host not in EVERYWHERE:
        return url
    return f"http://{socket.gethostname()}:{url.rstrip('/').rpartition(':')[2]}/"


def backup(args: argparse.Namespace) -> int:
    """A copy as of one moment: from a file or a database, into a new file or an empty database."""
    from cutpurse.server.settings import Settings
    from cutpurse.server.store.base import StoreError

    source, target = Settings(database=args.database), Settings(database=args.target)
    if not source.shared and not Path(args.database).is_file():
        raise UsageError(say(args, "cli-not-copied", file=args.database, problem=say(args, "cli-no-such-file")))
    try:
        asyncio.run(_copy(args, source, target))
    except StoreError as error:
        raise UsageError(say(args, "cli-not-copied", file=source.place, problem=str(error))) from None
    output(args, [say(args, "cli-copied", file=target.place)], {"copied": target.place})
    return 0


async def _copy(args: argparse.Namespace, source: Settings, target: Settings) -> None:
    from cutpurse.server.store.sqlite_file import copy

    if target.shared:
        await _fill(args, source, target)
    elif source.shared:
        async with _store(args, source) as store:
            await store.backup(Path(target.database))
    else:
        copy(Path(source.database), Path(target.database))


async def _fill(args: argparse.Namespace, source: Settings, target: Settings) -> None:
    """Through a file of our own, which is brought up to date first: the source may be of an earlier version."""
    from cutpurse.server.settings import Settings

    with TemporaryDirectory(prefix="cutpurse-copy") as folder:
        between = Settings(database=str(Path(folder, "tables.sqlite")))
        await _copy(args, source, between)
        async with _store(args, between):
            pass
        async with _store(args, target) as store:
            await store.fill(Path(between.database))
