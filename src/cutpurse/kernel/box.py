"""A box: all component files of a game as data, known by a digest of what is played with.

What was begun is finished with the box it was begun with, whatever later versions add to theirs. So a record and a
stored table name their box by its digest. It is found among what the program ships: the box of today, and, in
`components/archive`, the boxes of past releases. A box that no release had (somebody added a card of their own) travels
with the record, and is kept in the server's store.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import tomllib
import zlib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.kernel.pack import Files, PackError, check_bounds, read_files

ARCHIVE = "archive"
RELEASES = "releases.toml"
"""Which release had which box."""
LARGEST = 4 * 2**20
"""Bytes of a box that is unpacked; ours have less than a tenth."""


class Contents:
    """What lies in a box: the component files of a game, parsed and not yet understood."""

    __slots__ = ("_text", "digest", "files", "read")

    def __init__(self, files: Files, read: Files | None = None) -> None:
        self.files = files
        self.digest = digest_of(files)
        self.read = files if read is None else read
        """The same as this program reads it: in its shape and with its names, where the files are older."""
        self._text = ""

    def packed(self) -> bytes:
        """The whole box, names and all, to be kept or sent."""
        return zlib.compress(msgspec.json.encode(self.files), 9)

    def text(self) -> str:
        """The same for where only text can be."""
        self._text = self._text or base64.b64encode(self.packed()).decode()
        return self._text

    @classmethod
    def unpacked(cls, data: bytes) -> Contents:
        """A box from its bytes, whoever made them. PackError if they are none."""
        unzip = zlib.decompressobj()
        try:
            plain = unzip.decompress(data, LARGEST)
            if not unzip.eof:
                raise PackError("box", "", f"at most {LARGEST} bytes are expected")
            files = msgspec.json.decode(plain, type=dict[str, dict[str, Any]])
        except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise PackError("box", "", f"not readable: {error}") from None
        check_bounds(files, "box")  # it may come from a stranger, inside a record
        return cls(files)

    @classmethod
    def from_text(cls, text: str) -> Contents:
        try:
            return cls.unpacked(base64.b64decode(text, validate=True))
        except (binascii.Error, ValueError) as error:
            raise PackError("box", "", f"not readable: {error}") from None


def digest_of(files: Files) -> str:
    """What makes a box another one than others: everything that is played with, in its order (which can decide what is
    dealt). How a file is laid out does not matter, nor do comments, translations of names, or where a number comes
    from."""
    played = [(name, _played(files[name])) for name in sorted(files)]
    return hashlib.blake2b(msgspec.json.encode(played), digest_size=16, person=b"cutpurse-box").hexdigest()


def _played(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _played(part) for key, part in value.items() if key != "provenance" and not is_words(part)}
    return [_played(part) for part in value] if isinstance(value, list) else value


def is_words(value: object) -> bool:
    """Is this one thing said in several languages?"""
    return isinstance(value, Mapping) and "en" in value and all(
        isinstance(key, str) and len(key) == 2 and isinstance(said, str) for key, said in value.items()
    )  # fmt: skip


# -- the boxes of a program ----------------------------------------------------------------------------------------


@cache
def shipped(home: Path) -> Contents:
    """The box of today. `home` is the game's folder."""
    folder = home / "components"
    return Contents(read_files(folder) if folder.is_dir() else {})


@cache
def releases(home: Path) -> dict[str, str]:
    """The digest of the box of each release, oldest first."""
    file = home / "components" / ARCHIVE / RELEASES
    return tomllib.loads(file.read_text(encoding="utf-8"))["box"] if file.is_file() else {}


@lru_cache(maxsize=64)
def archived(home: Path, digest: str) -> Contents | None:
    """The box of a past release, as it was then; None if none had it."""
    if digest not in releases(home).values():
        return None
    found = Contents.unpacked(_file(home, digest).read_bytes())
    if found.digest != digest:
        raise PackError(_file(home, digest).name, "", f"this box has another digest: {found.digest}")
    return found


def find(home: Path, digest: str, text: str = "") -> Contents | None:
    """The box of a digest, among those of the program or in the text that came along; None if it is in neither.

    Records and tables from before boxes had digests have none: they mean the box of the first release.
    """
    if not digest:
        digest = next(iter(releases(home).values()), shipped(home).digest)
    if digest == shipped(home).digest:
        return shipped(home)
    box = archived(home, digest)
    if box is None and text:
        box = Contents.from_text(text)
    return box if box is not None and box.digest == digest else None


def is_released(home: Path, digest: str) -> bool:
    """Will every later version have this box?"""
    return digest in releases(home).values()


def archive(home: Path, release: str) -> Path:
    """Freeze the box of today as that of a release."""
    box = shipped(home)
    file = _file(home, box.digest)
    file.parent.mkdir(exist_ok=True)
    if not file.exists():
        file.write_bytes(box.packed())
    known = {**releases(home), release: box.digest}
    lines = [f'"{name}" = "{digest}"\n' for name, digest in known.items()]
    (file.parent / RELEASES).write_text(HEAD + "".join(lines), encoding="utf-8")
    releases.cache_clear()
    archived.cache_clear()
    return file


HEAD = "# The box of each release, by its digest: `cutpurse box archive GAME` adds the present one.\n[box]\n"


def _file(home: Path, digest: str) -> Path:
    return home / "components" / ARCHIVE / f"{digest}.box"


# -- names ---------------------------------------------------------------------------------------------------------


def renamed(old: Any, new: Any) -> Any:
    """Old components under the names they have today: a better translation is for games in progress, too. What is there
    no more keeps the name it had."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        if is_words(old) and is_words(new):
            return {**old, **new}
        return {key: renamed(part, new.get(key)) for key, part in old.items()}
    if isinstance(old, list) and isinstance(new, list):
        entries = {part["id"]: part for part in new if isinstance(part, Mapping) and "id" in part}
        return [renamed(part, entries.get(part.get("id"))) if isinstance(part, Mapping) else part for part in old]
    return old
