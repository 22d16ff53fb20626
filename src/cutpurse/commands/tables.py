"""The table a command is about: its settings and components, or the record it is read from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cutpurse.commands.words import UsageError, refused, say
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordError, RecordFile
from cutpurse.kernel.replay import RecordMismatch
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import refusal


def settings(args: argparse.Namespace) -> dict[str, str | int]:
    asked: dict[str, str | int] = {}
    for text in args.option or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise UsageError(say(args, "cli-bad-setting", text=text))
        asked[key.strip()] = value.strip()
    return asked


def open_game(args: argparse.Namespace, title: Title, players: int) -> Game[Any, Any]:
    game = open_table(title, players, settings(args), getattr(args, "pack", None))
    if isinstance(game, Reason):
        raise refused(args, game, title)
    return game


def pack_texts(args: argparse.Namespace) -> dict[str, str]:
    if args.pack is None:
        return {}
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(args.pack.glob("*.toml"))}


def read_record(args: argparse.Namespace, path: Path) -> RecordFile:
    try:
        return RecordFile.read(path)
    except OSError as error:
        raise UsageError(say(args, "cli-no-file", file=str(path), problem=error.strerror or str(error))) from None
    except RecordError as error:
        raise UsageError(say(args, "cli-bad-file", file=str(path), line=error.line, problem=error.problem)) from None


def why_off(args: argparse.Namespace, path: Path, off: RecordMismatch) -> str:
    if off.record >= 0:
        return say(args, "cli-off", file=str(path), record=off.record, problem=off.problem)
    problem = off.problem if off.reason is None else refusal(args.language, off.reason, off.title)
    return say(args, "cli-off-head", file=str(path), problem=problem)
