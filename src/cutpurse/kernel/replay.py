"""From a record back to a game: replay to any point, resume, and prove a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutpurse.kernel import registry
from cutpurse.kernel.chance import OffRecord, Recorded, SecretStream, commitment, keyed_draw, stream_key
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason, one_line
from cutpurse.kernel.pack import PackError
from cutpurse.kernel.record import LONGEST_PROBLEM, Bookmark, Header, Proof, Record, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import reopen_table

REASONS = {
    "other-rules": "rules version {rules}; this program plays versions up to {known}",
    "unknown-box": "the box {box}, which this program does not have and the record does not hold",
}


class RecordMismatch(Exception):
    """A record that does not hold, and why. `record` is its number (-1: the header, or the end)."""

    def __init__(self, record: int, problem: str, reason: Reason | None = None, title: Title | None = None) -> None:
        problem = one_line(problem, LONGEST_PROBLEM)  # it may repeat what somebody wrote
        super().__init__(f"record {record}: {problem}" if record >= 0 else problem)
        self.record = record
        self.problem = problem
        self.reason, self.title = reason, title
        """Why it cannot even be opened, in words that can be translated, and of which game."""


def open_game(header: Header) -> Game[Any, Any]:
    """The rules a record was played by."""
    try:
        title = registry.title(header.game)
    except registry.UnknownGame as error:
        raise RecordMismatch(-1, str(error)) from None
    if len(header.seats) != header.players:
        raise RecordMismatch(-1, f"{header.players} players and {len(header.seats)} seats")
    try:
        game = reopen_table(title, header.players, header.settings, header.rules, header.box, header.components,
                            header.pack or None)  # fmt: skip
    except PackError as error:
        raise RecordMismatch(-1, f"components: {error}") from None
    if isinstance(game, Reason):
        known = REASONS.get(game.code)
        raise RecordMismatch(-1, known.format(**game.args) if known else f"{game.code} {game.args}", game, title)
    return game


def replay(file: RecordFile, until: int | None = None) -> Referee:
    """The game after record `until` (all of them if None). Raises RecordMismatch at the first record that is off."""
    referee = Referee(open_game(file.header), Recorded([]), deal=False)
    for _ in steps(referee, file.records[: None if until is None else until + 1]):
        pass
    return referee


def steps(referee: Referee, records: list[Record]) -> Iterator[Record]:
    """Apply records one by one to a referee without history of its own, checking each."""
    for record in records:
        due = len(referee.records)
        if record.n != due:
            raise RecordMismatch(due, f"record {due} is due, the file goes on with {record.n}")
        chance = Recorded(record.chance)
        referee.chance = chance
        try:
            _apply(referee, record)
        except OffRecord as error:
            raise RecordMismatch(record.n, str(error)) from None
        if chance.left:
            raise RecordMismatch(record.n, f"{chance.left} draws that the game does not make")
        if len(referee.records) != due + 1:
            raise RecordMismatch(record.n, "sealed answers are missing, or there are too many")
        written = referee.records[-1]
        if written.mark != record.mark:
            raise RecordMismatch(record.n, f"the position afterwards is {written.mark}, the record says {record.mark}")
        if written != record:
            raise RecordMismatch(record.n, "the record holds something that the game does not write")
        yield record
    if not referee.records:
        raise RecordMismatch(0, "the deal is missing")


def _apply(referee: Referee, record: Record) -> None:
    if not referee.records:
        dealt = Referee(referee.game, referee.chance)
        referee.state, referee.records, referee.told = dealt.state, dealt.records, dealt.told
        return
    if record.undo is not None:
        happened = referee.undo(-1 if record.seat is None else record.seat)
        if not isinstance(happened, Reason) and referee.records[-1].undo != record.undo:
            raise RecordMismatch(record.n, f"takes back record {record.undo}, which is not the last one")
        moves = []
    elif record.sealed is not None:
        happened = []
        moves = [(seat, choice) for seat, choices in record.sealed for choice in choices]
    elif record.seat is not None and record.choice is not None:
        happened, moves = [], [(record.seat, record.choice)]
    else:
        raise RecordMismatch(record.n, "neither a choice nor sealed answers nor an undo")
    for seat, choice in moves:
        happened = referee.choose(seat, choice)
        if isinstance(happened, Reason):
            break
    if isinstance(happened, Reason):
        raise RecordMismatch(record.n, f"refused: {happened.code} {happened.rule}".rstrip())


def resume(file: RecordFile) -> Referee:
    """Go on with a saved game: replayed, with its secret stream where it was."""
    if file.bookmark is None:
        raise RecordMismatch(-1, "this record has no bookmark to go on from")
    referee = replay(file)
    secret = _committed(file.bookmark.secret, file.header)
    drawn = sum(len(record.chance) for record in file.records)
    if file.bookmark.drawn != drawn:
        raise RecordMismatch(-1, f"{drawn} draws are on record, the bookmark says {file.bookmark.drawn}")
    referee.chance = SecretStream(secret, file.header.contributions, drawn)
    return referee


def verify(file: RecordFile) -> Referee:
    """Prove a finished game from its record file alone: the commitment, every draw, every rule, the result."""
    if file.proof is None:
        raise RecordMismatch(-1, "the game is not finished: nothing to prove yet")
    key = stream_key(_committed(file.proof.secret, file.header), file.header.contributions)
    referee = Referee(open_game(file.header), Recorded([]), deal=False)
    drawn = 0
    for record in steps(referee, file.records):
        for what, n, value in record.chance:
            if keyed_draw(key, drawn, n, what) != value:
                raise RecordMismatch(record.n, f"draw {drawn} ({what}, out of {n}) is not the one of the secret stream")
            drawn += 1
    if referee.result() != file.proof.result:
        raise RecordMismatch(-1, "the result is not the one on record")
    return referee


def record_file(referee: Referee, header: Header, bots: list[str] | None = None) -> RecordFile:
    """The file of a running or finished game. Its chance must be the secret stream of the header."""
    stream = referee.chance
    assert isinstance(stream, SecretStream)
    result = referee.result()
    if result is not None:
        return RecordFile(header, list(referee.records), Proof(result, stream.secret.hex()))
    bookmark = Bookmark(stream.secret.hex(), stream.drawn, bots or [])
    return RecordFile(header, list(referee.records), bookmark=bookmark)


def _committed(text: str, header: Header) -> bytes:
    """The secret, if it is the one that was committed to before the deal."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise RecordMismatch(-1, "the secret is not a hexadecimal number") from None
    if len(secret) > 64:
        raise RecordMismatch(-1, "the secret is too long")
    if commitment(secret) != header.commitment:
        raise RecordMismatch(-1, "the secret is not the one that was committed to")
    return secret
