"""Component packs: a game's cards, tiles and boards as TOML files, checked when they are loaded.

A pack is a folder with files of the same names. Its entries replace ours (same table, same id) key by key;
new ids are added. Nothing of a bad file is used: it gets an error with file, key and expectation.
A pack may come from a stranger, inside a record: it is bounded in size, nesting, numbers and lists before anything is
built from it.
"""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

Mark = Literal["rulebook", "public", "ours"]
Names = dict[str, str]
LANGUAGES = ("en", "de", "pl", "fr")

LARGEST_FILE = 128 * 1024
LARGEST_NUMBER = 2_000
LONGEST_LIST = 500
"""Entries of a list, and keys of a table."""
LONGEST_TEXT = 500
DEEPEST = 8
"""Tables and lists inside each other, and parts of a dotted key."""

_KEY = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
DEEP_KEY = re.compile(rf"(?<![\w-]){_KEY}(?:[ \t]*+\.[ \t]*+{_KEY}){{{DEEPEST},}}")
"""A dotted key that is too deep. It is looked for before the file is parsed: what the parser keeps of such a key grows
with the square of its parts."""
Files = dict[str, dict[str, Any]]
"""Component files by their names, parsed."""
Override = Path | Mapping[str, str]
"""A pack: a folder of component files, or their texts by name."""

T = TypeVar("T")


class PackError(Exception):
    """A component file that is not right."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {key}: {expected}" if key else f"{file}: {expected}")
        self.file = file
        self.key = key
        self.expected = expected


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One component: its id, its name in every language, and where each part of it comes from."""

    id: str
    name: Names
    provenance: dict[str, Mark]


class Pack:
    """The component files of a game, with those of a pack laid over them."""

    def __init__(self, ours: Path | Files, override: Override | None = None) -> None:
        self.files: Files = read_files(ours) if isinstance(ours, Path) else ours
        self.texts: dict[str, str] = {}
        if override is not None:
            self.files = copy.deepcopy(self.files)
            self._lay_over(override)

    def _lay_over(self, override: Override) -> None:
        self.texts = texts_of(override) if isinstance(override, Path) else dict(override)
        if not self.texts:
            raise PackError(str(override), "", f"at least one of {', '.join(self.files)} is expected")
        for name, text in self.texts.items():
            if name not in self.files:
                raise PackError(name[:60], "", f"no such component file; known: {', '.join(self.files)}")
            theirs = _parse(text, name)
            check_bounds(theirs, name)
            _merge(self.files[name], theirs, name)

    def table(self, file: str, key: str, kind: type[T]) -> T:
        """One table of a file, as `kind`."""
        try:
            value = self.files[file][key]
        except KeyError:
            raise PackError(file, key, "this table is missing") from None
        return _convert(value, kind, file, key)

    def entries(self, file: str, key: str, kind: type[T]) -> dict[str, T]:
        """All entries of an array of tables, by id, in the order of the file."""
        rows = self.files.get(file, {}).get(key, [])
        if not isinstance(rows, list):
            raise PackError(file, key, f"a list of [[{key}]] tables is expected")
        found: dict[str, T] = {}
        for number, row in enumerate(rows, 1):
            where = f"{key} {row.get('id', number)}" if isinstance(row, Mapping) else f"{key} {number}"
            entry = _convert(row, kind, file, where)
            id = str(getattr(entry, "id", ""))
            if not id or not id.replace("_", "").isalnum():
                raise PackError(file, where, "an id of letters, digits and underscores is expected")
            if id in found:
                raise PackError(file, where, "this id is used twice")
            _name_in_every_language(getattr(entry, "name", None), file, where)
            found[id] = entry
        if not found:
            raise PackError(file, key, "at least one entry is expected")
        return found


def _name_in_every_language(name: dict[str, str] | None, file: str, where: str) -> None:
    """English has to be there; it stands in for languages that are not."""
    if name is None:
        return
    if LANGUAGES[0] not in name:
        raise PackError(file, f"{where}.name", f"a name in {LANGUAGES[0]} is expected")
    for language in LANGUAGES:
        name.setdefault(language, name[LANGUAGES[0]])


def require(holds: bool, file: str, key: str, expected: str) -> None:
    """A check of a pack that types cannot express."""
    if not holds:
        raise PackError(file, key, expected)


def read_files(folder: Path) -> Files:
    """All component files of a folder."""
    return {name: _parse(text, name) for name, text in texts_of(folder).items()}


def texts_of(folder: Path) -> dict[str, str]:
    """The component files of a folder as they are written."""
    if not folder.is_dir():
        raise PackError(str(folder), "", "a folder with component files is expected")
    return {path.name: _read(path) for path in sorted(folder.glob("*.toml"))}


def _read(path: Path) -> str:
    try:
        require(path.stat().st_size <= LARGEST_FILE, path.name, "", f"a file of at most {LARGEST_FILE:,} bytes")
        return path.read_text(encoding="utf-8")
    except (ValueError, OSError) as error:  # ValueError: not UTF-8
        raise PackError(path.name, "", f"not readable as TOML: {error}") from None


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        require(len(text) <= LARGEST_FILE, name, "", f"a file of at most {LARGEST_FILE:,} bytes")
        require(DEEP_KEY.search(text) is None, name, "", f"keys of at most {DEEPEST} parts")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number too long
        raise PackError(name, "", f"not readable as TOML: {error}") from None


def check_bounds(value: Any, file: str, key: str = "", depth: int = 0) -> None:
    """No number, text, list or nesting that a game could not mean."""
    require(depth <= DEEPEST, file, key, f"tables and lists at most {DEEPEST} deep")
    if isinstance(value, int):
        require(abs(value) <= LARGEST_NUMBER, file, key, f"a number of at most {LARGEST_NUMBER:,}")
    elif isinstance(value, str):
        require(len(value) <= LONGEST_TEXT, file, key, f"a text of at most {LONGEST_TEXT} characters")
        require(value.replace("\n", "").isprintable(), file, key, "a text without control characters")
    elif isinstance(value, list | dict):
        require(len(value) <= LONGEST_LIST, file, key, f"at most {LONGEST_LIST} entries")
        items = value.items() if isinstance(value, dict) else enumerate(value, 1)
        for name, item in items:
            check_bounds(name, file, key)
            check_bounds(item, file, f"{key}.{name}" if key else str(name), depth + 1)


def _convert(value: Any, kind: type[T], file: str, where: str) -> T:
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        raise PackError(file, where, str(error)) from None


def _merge(ours: dict[str, Any], theirs: dict[str, Any], file: str) -> None:
    for key, value in theirs.items():
        if key not in ours:
            raise PackError(file, key, f"no such table; known: {', '.join(ours)}")
        mine = ours[key]
        if isinstance(mine, dict) and isinstance(value, dict):
            mine.update(value)
        elif isinstance(mine, list) and isinstance(value, list) and _are_tables(mine):
            if not _are_tables(value):
                raise PackError(file, key, f"a list of [[{key}]] tables is expected")
            for row in value:
                known = next((entry for entry in mine if entry.get("id") == row.get("id")), None)
                if known is None:
                    mine.append(row)
                else:
                    known.update(row)
        elif type(mine) is type(value):
            ours[key] = value
        else:
            raise PackError(file, key, f"{type(mine).__name__} is expected")


def _are_tables(rows: list[Any]) -> bool:
    return all(isinstance(row, dict) for row in rows)


def convert_word(words: Any, tag_field: str, tag: str, params: Mapping[str, Any], file: str, where: str) -> Any:
    """What an entry says with one word and its numbers, as the typed table of that word: one of a union of tagged
    Structs. A number that is missing, unknown or out of range is refused, and what the word takes is said."""
    known = {str(kind.__struct_config__.tag): kind for kind in get_args(words)}
    if tag not in known:
        raise PackError(file, f"{where}.{tag_field}", f"one of {', '.join(known)} is expected, not {tag}")
    try:
        return msgspec.convert({tag_field: tag, **params}, known[tag], strict=True)
    except msgspec.ValidationError as error:
        fields = msgspec.structs.fields(known[tag])
        takes = ", ".join(f"{field.name} ({_expected(field.type)})" for field in fields) or "nothing"
        raise PackError(file, f"{where}.params", f"{error}; {tag} takes {takes}") from None


def _expected(kind: Any) -> str:
    """A field's type in words."""
    if get_origin(kind) is Annotated:
        least = [str(meta.ge) for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
        return f"a number from {least[0]}" if least else "a number"
    if get_origin(kind) is Literal:
        return " or ".join(str(value) for value in get_args(kind))
    return {int: "a number", bool: "true or false"}.get(kind, "text")
