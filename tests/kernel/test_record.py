"""Record files: what is written is read back; what cannot be read gets one clear error; nothing is half written."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cutpurse.kernel import record
from cutpurse.kernel.record import Bookmark, Record, RecordError, RecordFile
from cutpurse.kernel.replay import RecordMismatch, replay, resume, verify
from tests.kernel.tables import filed, finished, live

FINISHED = filed(finished(9, undo=0.5))
SAVED = filed(live())
BYTES = b"\n".join(FINISHED.lines()) + b"\n"
SAVED_BYTES = b"\n".join(SAVED.lines()) + b"\n"


# -- round trip ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", [FINISHED, SAVED], ids=["finished", "saved"])
def test_what_is_written_is_read_back(file: RecordFile, tmp_path: Path) -> None:
    path = tmp_path / "game.cutpurse"
    file.write(path)
    again = RecordFile.read(path)
    assert again == file
    again.write(path)
    assert path.read_bytes() == b"\n".join(file.lines()) + b"\n"


def test_a_file_is_json_lines() -> None:
    lines = [json.loads(line) for line in BYTES.splitlines()]
    assert [line["line"] for line in lines] == ["game", *["record"] * len(FINISHED.records), "end"]
    assert lines[1]["n"] == 0
    assert "choice" not in lines[1]
    assert json.loads(SAVED_BYTES.splitlines()[-1])["line"] == "bookmark"


def test_a_name_cannot_write_on_a_terminal() -> None:
    """No proof rests on names: whoever has a file may have changed them."""
    evil = "\x1b]0;gone\x07\x1b[2J\x1b[31mEvil\u202e" + "e" + "\u0301" * 400
    file = RecordFile.parse(BYTES.replace(b'"Ann"', json.dumps(evil).encode()))
    assert file.header.seats[0] == "]0;gone[2J[31mEvile" + "\u0301" * 3


@pytest.mark.parametrize("field", ["game", "line"])
def test_a_problem_cannot_write_on_a_terminal_either(field: str) -> None:
    before = json.loads(BYTES.splitlines()[0])[field]
    spoilt = BYTES.replace(f'"{field}":"{before}"'.encode(), json.dumps({field: "\x1b[2J"})[1:-1].encode(), 1)
    assert spoilt != BYTES
    with pytest.raises((RecordError, RecordMismatch)) as caught:
        verify(RecordFile.parse(spoilt))
    assert str(caught.value).isprintable()


def test_names_of_any_language_survive(tmp_path: Path) -> None:
    file = RecordFile.parse(BYTES.replace(b'"Ann"', '"Zoë \\" \\\\ \\u0000 \U0001f339 Łucja"'.encode()))
    file.write(tmp_path / "game.cutpurse")
    assert RecordFile.read(tmp_path / "game.cutpurse").header.seats[0] == 'Zoë " \\  \U0001f339 Łucja'


def test_line_ends_of_other_systems_are_understood() -> None:
    assert RecordFile.parse(BYTES.replace(b"\n", b"\r\n")) == FINISHED


def test_a_record_says_only_what_happened() -> None:
    assert [*FINISHED.lines()][1].startswith(b'{"line":"record","n":0,"mark":"')
    assert Record(1, "m", seat=0, choice="rest").chance == []


# -- files that cannot be read -------------------------------------------------------------------------

HEAD, DEAL, *_, END = BYTES.splitlines()
BOOKMARK = SAVED_BYTES.splitlines()[-1]


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        ([], 1, "empty"),
        ([b""], 1, "truncated"),
        ([b"{"], 1, "truncated"),
        ([b"hello"], 1, "malformed"),
        ([b"[]"], 1, "object"),
        ([b"\xff\xfe"], 1, "malformed"),
        ([HEAD[:-1] + b',"more":' + b"[" * 100_000], 1, "recursion"),
        ([DEAL], 1, "must be the game's header"),
        ([HEAD.replace(b'"rules":1', b'"rules":"1"')], 1, "rules"),
        ([HEAD.replace(b'"Ann"', b'"\xff"')], 1, "utf-8"),
        ([HEAD.replace(b'"players":3', b'"players":' + b"3" * 5000)], 1, "range"),
        ([HEAD.replace(b'"rules"', b'"format":9,"rules"')], 1, "format 9; this program reads format 1"),
        ([HEAD, b""], 2, "truncated"),
        ([HEAD, b"{}"], 2, "line"),
        ([HEAD, b'{"line":"poem"}'], 2, "poem"),
        ([HEAD, HEAD], 2, "a second header"),
        ([HEAD, DEAL, DEAL], 3, "record 1 expected, found 0"),
        ([HEAD, DEAL.replace(b'"n":0', b'"n":1')], 2, "record 0 expected, found 1"),
        ([HEAD, END, DEAL], 3, "after the end"),
        ([HEAD, BOOKMARK, DEAL], 3, "after the end"),
        ([HEAD, DEAL, END, END], 4, "a second end"),
        ([HEAD, DEAL, BOOKMARK, BOOKMARK], 4, "a second end"),
        ([HEAD, DEAL.replace(b'"draw"', b"7", 1)], 2, "chance"),
    ],
)
def test_a_file_that_cannot_be_read_names_its_line(lines: list[bytes], line: int, problem: str) -> None:
    with pytest.raises(RecordError) as error:
        RecordFile.parse(b"\n".join(lines) + b"\n" if lines else b"")
    assert error.value.line == line
    assert problem in error.value.problem
    assert str(error.value) == f"line {line}: {error.value.problem}"


def test_a_header_says_that_it_is_one() -> None:
    with pytest.raises(RecordError):
        RecordFile.parse(HEAD.replace(b'"line":"game",', b""))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.cutpurse"
    FINISHED.write(path)
    monkeypatch.setattr(record, "LARGEST_FILE", len(BYTES))
    assert RecordFile.read(path) == FINISHED
    monkeypatch.setattr(record, "LARGEST_FILE", len(BYTES) - 1)
    with pytest.raises(RecordError, match="larger than"):
        RecordFile.read(path)


# -- fuzz: whatever is in a file, reading and proving it answers with RecordError or RecordMismatch ----------------


def use(data: bytes) -> None:
    """Do with a file what somebody who got it would do."""
    try:
        file = RecordFile.parse(data)
    except RecordError as error:
        assert error.line >= 1
        return
    for function in (replay, verify, resume):
        function_or_off(function, file)


def function_or_off(function: Callable[[RecordFile], object], file: RecordFile) -> None:
    try:
        function(file)
    except RecordMismatch as off:
        assert -1 <= off.record <= len(file.records)


fuzz = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@fuzz
@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    use(data)
    use(HEAD + b"\n" + data)


@fuzz
@given(st.sampled_from([BYTES, SAVED_BYTES]), st.integers(0, 2**31))
def test_a_file_with_scattered_damage(data: bytes, seed: int) -> None:
    rng, damaged = random.Random(seed), bytearray(data)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(damaged))
        match rng.randrange(4):
            case 0:
                damaged[place] = rng.randrange(256)
            case 1:
                del damaged[place : place + rng.randint(1, 40)]
            case 2:
                damaged[place:place] = rng.randbytes(rng.randint(1, 4))
            case _:
                damaged[place] = rng.choice(b'0123456789-"[]{},:eE.ntf')
    use(bytes(damaged))


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 2**63, 2**64, 10**400])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["rest", "draw", "plant rose", "bid 1", "name rose", "garden_show", "A", "prize"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)


@fuzz
@given(st.sampled_from([BYTES, SAVED_BYTES]), st.data())
def test_a_file_with_one_other_value(data: bytes, draws: st.DataObject) -> None:
    """Well-formed lines with well-chosen nonsense: it gets past the parser more often than damage does."""
    lines = [json.loads(line) for line in data.splitlines()]
    row = draws.draw(st.sampled_from(lines))
    field = draws.draw(st.sampled_from([*row, "undo", "seat", "choice", "sealed", "chance", "pack"]))
    holder: Any = row
    while isinstance(holder.get(field) if isinstance(holder, dict) else holder[field], list | dict):
        inner = holder[field]
        if not inner or draws.draw(st.booleans()):
            break
        holder, field = inner, draws.draw(st.sampled_from([*inner] if isinstance(inner, dict) else range(len(inner))))
    holder[field] = draws.draw(json_values)
    use("\n".join(json.dumps(line) for line in lines).encode("utf-8", "surrogatepass"))


@fuzz
@given(st.dictionaries(st.text(max_size=20) | st.just("flowers.toml"), st.text(max_size=60), max_size=2))
def test_any_pack_in_a_header(pack: dict[str, str]) -> None:
    header = json.loads(HEAD) | {"pack": pack}
    use(json.dumps(header).encode() + b"\n" + DEAL)


# -- writing is whole or not at all --------------------------------------------------------------------


def test_a_disk_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.cutpurse"
    SAVED.write(path)

    def half(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(OSError, match="no space left"):
        FINISHED.write(path)
    assert RecordFile.read(path) == SAVED
    monkeypatch.undo()
    FINISHED.write(path)
    assert RecordFile.read(path) == FINISHED
    assert [file.name for file in tmp_path.iterdir()] == ["game.cutpurse"]


def test_a_file_appears_under_its_name_only_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = tmp_path / "game.cutpurse", []
    real = Path.replace

    def watched(self: Path, target: Path) -> Path:
        seen.append((path.exists(), self.read_bytes()))
        return real(self, target)

    monkeypatch.setattr(Path, "replace", watched)
    FINISHED.write(path)
    assert seen == [(False, BYTES)]
    assert path.read_bytes() == BYTES


def test_a_bookmark_knows_what_the_host_needs() -> None:
    assert isinstance(SAVED.bookmark, Bookmark)
    assert SAVED.bookmark.drawn == sum(len(line.chance) for line in SAVED.records)
