"""Games as data sets: of bots that play, or of records that were kept."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from cutpurse.commands.tables import open_game, read_record, why_off
from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry
from cutpurse.lab.dataset import Extras, Played, Row, play_bots, recorded, rows, write_json_lines, write_parquet

PARQUET, JSON_LINES = ".parquet", ".jsonl"


def dataset(args: argparse.Namespace) -> int:
    """Write a row for every choice of every game."""
    extras = Extras(args.views, args.features)
    if args.out.suffix not in (PARQUET, JSON_LINES):
        raise UsageError(say(args, "cli-dataset-file", file=str(args.out)))
    games = (rows(played, number, extras) for number, played in enumerate(_played(args)))
    try:
        written = _write(args, games, extras)
    except OSError as error:
        raise UsageError(
            say(args, "cli-not-written", file=str(args.out), problem=error.strerror or str(error))
        ) from None
    size = args.out.stat().st_size
    line = say(args, "cli-dataset", file=str(args.out), rows=written, bytes=size)
    output(args, [line], {"file": str(args.out), "rows": written, "bytes": size})
    return 0


def _write(args: argparse.Namespace, games: Iterator[list[Row]], extras: Extras) -> int:
    """Whole or not at all: what was begun and could not be finished is no data set."""
    begun = args.out.with_name(f"{args.out.name}.part")
    try:
        if args.out.suffix == JSON_LINES:
            written = write_json_lines(begun, games)
        else:
            written = write_parquet(begun, games, extras)
        begun.replace(args.out)
    except ModuleNotFoundError as error:
        raise UsageError(say(args, "cli-no-extra", package=error.name or "", extra="data")) from None
    finally:
        begun.unlink(missing_ok=True)
    return written


def _played(args: argparse.Namespace) -> Iterator[Played]:
    """Records first, then games of bots."""
    from cutpurse.bots.registry import UnknownBot
    from cutpurse.kernel.replay import RecordMismatch

    title = registry.title(args.game)
    for path in args.records or []:
        file = read_record(args, path)
        if file.header.game != title.id:
            raise UsageError(say(args, "cli-dataset-other", file=str(path), game=file.header.game))
        try:
            yield recorded(file)
        except RecordMismatch as off:
            raise UsageError(why_off(args, path, off)) from None
    if args.records and args.games is None:
        return
    bots: list[str] = args.bots
    game = open_game(args, title, args.players or max(len(bots), title.seats[0]))
    try:
        yield from play_bots(game, bots, 100 if args.games is None else args.games, args.seed)
    except UnknownBot as error:
        raise UsageError(say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
