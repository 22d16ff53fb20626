"""A game is its record: a header, then one line per record, then (when it is over) the proof.

Record files (`.cutpurse`) are JSON lines. They are export, import, replay, bug report and training data.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.kernel.chance import Outcome
from cutpurse.kernel.game import Game, Result, box_of
from cutpurse.kernel.message import one_line
from cutpurse.kernel.state import State

FORMAT = 1
LARGEST_FILE = 64 * 2**20
LONGEST_PROBLEM = 300


class Header(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", tag="game"):
    """Which game, by which rules, at which table."""

    game: str
    rules: int
    players: int
    settings: dict[str, str | int]
    seats: list[str]
    """Names. No proof rests on them: whoever has the file may have changed them."""
    commitment: str
    contributions: list[str]
    format: int = FORMAT
    pack: dict[str, str] = {}
    """Components that replaced ours: file name and text, so that the record stands alone."""
    box: str = ""
    """The digest of the components it is played with; empty before there were digests (0.2.0)."""
    components: str = ""
    """The box itself, packed, where no release has it: so that the record stands alone."""
    bots: list[str] = []
    """Which bot sat where, empty for a person: a level, and behind it the rival who played at it. No proof rests on it."""
    hints: list[list[int]] = []
    """Where a bot was asked for advice, seat by seat: after how many records. No proof rests on it either."""

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        seats: Sequence[str],
        commitment: str,
        contributions: Sequence[str],
        pack: Mapping[str, str] | None = None,
        bots: Sequence[str] = (),
    ) -> Header:
        """How the record of a game begins."""
        box, components = box_of(game)
        return cls(
            game.title.id,
            game.rules,
            game.players,
            dict(game.settings),
            list(seats),
            commitment,
            list(contributions),
            pack=dict(pack or {}),
            box=box,
            components=components,
            bots=list(bots),
        )


class Record(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", tag="record"):
    """One thing that happened: a choice, a set of sealed answers or an undo, and the chance it set off.

    Record 0 is the deal. `mark` is a digest of the state afterwards.
    """

    n: int
    mark: str
    seat: int | None = None
    choice: str | None = None
    sealed: list[tuple[int, list[str]]] | None = None
    undo: int | None = None
    """The number of the record that is taken back."""
    chance: list[Outcome] = []


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", tag="end"):
    """The end of a finished game: its result, and the secret that everything was drawn from."""

    result: Result
    secret: str


class Bookmark(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="line", tag="bookmark"):
    """The end of a saved game: what the machine that hosts it needs to go on."""

    secret: str
    drawn: int
    bots: list[str] = []


Line = Header | Record | Proof | Bookmark


class RecordError(Exception):
    """A record file that cannot be read, with the line that is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        problem = one_line(problem, LONGEST_PROBLEM)  # it may repeat what somebody wrote
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class RecordFile(msgspec.Struct):
    """A whole file."""

    header: Header
    records: list[Record]
    proof: Proof | None = None
    bookmark: Bookmark | None = None

    def lines(self) -> Iterator[bytes]:
        yield msgspec.json.encode(self.header)
        for record in self.records:
            yield msgspec.json.encode(record)
        for end in (self.proof, self.bookmark):
            if end is not None:
                yield msgspec.json.encode(end)

    def write(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_bytes(b"\n".join(self.lines()) + b"\n")
        part.replace(path)

    @classmethod
    def read(cls, path: Path) -> RecordFile:
        if path.stat().st_size > LARGEST_FILE:
            raise RecordError(0, f"larger than {LARGEST_FILE} bytes")
        return cls.parse(path.read_bytes())

    @classmethod
    def parse(cls, data: bytes) -> RecordFile:
        rows = data.splitlines()
        if not rows:
            raise RecordError(1, "the file is empty")
        header = _decode(rows[0], 1)
        if not isinstance(header, Header):
            raise RecordError(1, "the first line must be the game's header")
        if header.format != FORMAT:
            raise RecordError(1, f"format {header.format}; this program reads format {FORMAT}")
        file = cls(msgspec.structs.replace(header, seats=[one_line(name) for name in header.seats]), [])
        for number, row in enumerate(rows[1:], 2):
            line = _decode(row, number)
            if isinstance(line, Record):
                if line.n != len(file.records):
                    raise RecordError(number, f"record {len(file.records)} expected, found {line.n}")
                if file.proof or file.bookmark:
                    raise RecordError(number, "a record after the end of the game")
                file.records.append(line)
            elif isinstance(line, Proof) and file.proof is None:
                file.proof = line
            elif isinstance(line, Bookmark) and file.bookmark is None:
                file.bookmark = line
            else:
                raise RecordError(number, "a second header or a second end")
        return file


def _decode(row: bytes, number: int) -> Line:
    try:
        line: Line = msgspec.json.decode(row, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(number, str(error)) from None
    return line


def mark(state: State, rules: int) -> str:
    """A short digest of a state, so that the first record that is off can be named."""
    return hashlib.blake2b(state.position(rules), digest_size=6).hexdigest()


def plain(records: Sequence[Record]) -> list[Record]:
    """The records that still count: without undos and what they took back."""
    kept: list[Record] = []
    for record in records:
        if record.undo is None:
            kept.append(record)
        elif kept:
            kept.pop()
    return kept
