"""Games as tables of choices, for whoever learns from them or counts (docs/datasets.md).

A game is its record, so a data set is made from records: those of bots that play here, or those that people have kept.
Each is played again by the rules, and every choice that counts becomes a row.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cutpurse.bots import greet
from cutpurse.bots.outside import DEADLINE_MS
from cutpurse.bots.registry import make
from cutpurse.kernel.chance import Dice, Recorded
from cutpurse.kernel.features import Sheet
from cutpurse.kernel.game import Game, Result, box_of
from cutpurse.kernel.question import OFFER
from cutpurse.kernel.record import Record, RecordFile, plain
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import replay
from cutpurse.kernel.simulation import Simulation
from cutpurse.opponent import play_out

SCHEMA = "1"
"""The version of the columns."""
ROWS_AT_ONCE = 5_000
"""Rows of a Parquet file that lie together."""


class Row(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A choice: at which table, who, what was asked, what was offered, what was taken, what came of it in the end."""

    game: str
    rules: int
    box: str
    players: int
    settings: str
    number: int
    step: int
    record: int
    seat: int
    player: str
    kind: str
    sealed: bool
    options: list[str]
    actions: list[int]
    choice: str
    action: int
    information: str
    score: int | None
    share: float | None
    view: str | None = None
    features: list[float] | None = None


class Extras(NamedTuple):
    """The large columns, which are there on demand."""

    views: bool = False
    features: bool = False


NOTHING_MORE = Extras()


class Played(NamedTuple):
    """A game and who sat where."""

    game: Game[Any, Any]
    records: list[Record]
    players: list[str]


def play_bots(game: Game[Any, Any], bots: Sequence[str], games: int, seed: int | str) -> Iterator[Played]:
    """Games of bots, one for each seat, who move on by one seat with every game."""
    for number in range(games):
        seated = [bots[(seat - number) % len(bots)] for seat in range(game.players)]
        chance = f"{seed}|{number}"
        seats = [make(bot, greet(game, seat, chance), deadline_ms=DEADLINE_MS) for seat, bot in enumerate(seated)]
        table = Referee(game, Dice(chance))
        result: Result | None = None
        try:
            result = play_out(table, seats)
        finally:
            for player in seats:
                player.close(result)
        yield Played(game, table.records, seated)


def recorded(file: RecordFile) -> Played:
    """The game of a record file, played again. Raises RecordMismatch for one that does not hold. Who sat there is
    nobody's business."""
    table = replay(file)
    return Played(table.game, table.records, [""] * table.game.players)


def rows(played: Played, number: int, extras: Extras = NOTHING_MORE) -> list[Row]:
    """Every choice of a game, without what was taken back."""
    game, kept = played.game, plain(played.records)
    table: Simulation[Any] = Simulation(game, Recorded([drawn for record in kept for drawn in record.chance]))
    found: list[Row] = []
    about = {"game": game.title.id, "rules": game.rules, "box": box_of(game)[0], "players": game.players,
             "settings": msgspec.json.encode(game.settings).decode(), "number": number}  # fmt: skip
    for record in kept[1:]:
        for seat, choice in _choices(table, record):
            found.append(_row(table, about, record, seat, choice, extras))
            found[-1].step, found[-1].player = len(found) - 1, played.players[seat]
            _apply(table, seat, choice)
    if (result := table.result()) is not None:
        shares = result.shares()
        for row in found:
            row.score, row.share = result.scores[row.seat], shares[row.seat]
    return found


def _choices(table: Simulation[Any], record: Record) -> Iterator[tuple[int, str]]:
    """What a record says, in the order in which seats are asked."""
    if record.sealed is None:
        assert record.seat is not None
        assert record.choice is not None
        yield record.seat, record.choice
        return
    left = {seat: list(choices) for seat, choices in record.sealed}
    while any(left.values()):
        seat = table.seat
        yield seat, left[seat].pop(0)


def _apply(table: Simulation[Any], seat: int, choice: str) -> None:
    if table.seat == seat:
        table.choose(choice)
    else:
        table.game.interrupt(table.play, seat, choice)


def _row(table: Simulation[Any], about: dict[str, Any], record: Record, seat: int, choice: str, extras: Extras) -> Row:
    game, state = table.game, table.state
    asked = table.seat == seat
    options = list(table.options()) if asked else list(game.offers(state, seat))
    kind = game.asked_kind(state, seat) if asked else OFFER
    actions = game.numbering.of(options)
    row = Row(
        **about, step=0, record=record.n, seat=seat, player="", kind=kind, sealed=kind in game.sealed, options=options,
        actions=actions, choice=choice, action=actions[options.index(choice)],
        information=hashlib.blake2b(table.key(seat), digest_size=8).hexdigest(), score=None, share=None)  # fmt: skip
    if extras.views or extras.features:
        view = game.view(state, seat)
        row.view = msgspec.json.encode(view).decode() if extras.views else None
        if extras.features:
            sheet = Sheet(game.features)
            game.write_features(view, sheet)
            row.features = list(sheet.values)
    return row


# -- files ---------------------------------------------------------------------------------------


def write_json_lines(path: Path, games: Iterable[list[Row]]) -> int:
    """A row a line, in UTF-8. Tells how many there are."""
    written = 0
    with path.open("wb") as file:
        for game in games:
            for row in game:
                file.write(msgspec.json.encode(row) + b"\n")
            written += len(game)
    return written


def write_parquet(path: Path, games: Iterable[list[Row]], extras: Extras = NOTHING_MORE) -> int:
    """A column for each field. Tells how many rows there are. Raises ModuleNotFoundError without pyarrow."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = parquet_schema(extras)
    written, waiting = 0, []
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for game in games:
            waiting += [msgspec.to_builtins(row) for row in game]
            written += len(game)
            if len(waiting) >= ROWS_AT_ONCE:
                file.write_table(pa.Table.from_pylist(waiting, schema))
                waiting = []
        file.write_table(pa.Table.from_pylist(waiting, schema))
    return written


def parquet_schema(extras: Extras = NOTHING_MORE) -> Any:
    """The types of the columns."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    columns = {
        "game": word, "rules": pa.int16(), "box": word, "players": pa.int8(), "settings": word, "number": pa.int32(),
        "step": pa.int32(), "record": pa.int32(), "seat": pa.int8(), "player": word, "kind": word, "sealed": pa.bool_(),
        "options": pa.list_(pa.string()), "actions": pa.list_(pa.int32()), "choice": pa.string(), "action": pa.int32(),
        "information": pa.string(), "score": pa.int32(), "share": pa.float32()}  # fmt: skip
    if extras.views:
        columns["view"] = pa.string()
    if extras.features:
        columns["features"] = pa.list_(pa.float32())
    return pa.schema(columns, metadata={"cutpurse.dataset": SCHEMA})
