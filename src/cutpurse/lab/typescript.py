"""What a board on the page draws, as TypeScript: a game's view, its scene, its events and its component files.

    python -m cutpurse.lab.typescript GAME       # to standard output
    python -m cutpurse.lab.typescript --write    # web/src/games/*/types.ts, as `npm run types` does

The types come from the Structs and TypedDicts themselves, so a field that is renamed there is an error in the board. A
test compares the files with what would be written.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import inspect as shapes

from cutpurse import new_game
from cutpurse.kernel import registry
from cutpurse.kernel.event import Event, TakenBack

Kind = TypeVar("Kind")

HEAD = "// Generated from the Python types by `npm run types`. Do not edit."
EVENT = """export type EventName = keyof Events;

/** Something that happened, told apart by `event`. */
export type GameEvent = { [Name in EventName]: { event: Name } & Events[Name] }[EventName];
"""


def typescript(title: str) -> str:
    """The file with all types of a game."""
    game = type(new_game(title, players=2).game)
    drawn = [game.view_type, *(hint for hint in map(_answer, (game.scene, game.ground)) if hint is not Any)]
    page = _Page()
    for kind in drawn:
        page.add(kind)
    package = game.__module__.rpartition(".")[0]
    for kind in _components(package):
        page.add(kind, read=True)
    return "\n".join([HEAD, *page.interfaces.values(), *_events(page, package), EVENT])


def _answer(method: Any) -> Any:
    return get_type_hints(method)["return"]


def _own(package: str, module: str, base: type[Kind]) -> Iterator[type[Kind]]:
    """The classes of a game's module that have a base, those of its other modules that it offers included."""
    for kind in vars(import_module(f"{package}.{module}")).values():
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__.startswith(package):
            yield kind


def _components(package: str) -> Iterator[type]:
    """The components as their files hold them."""
    for module in ("components", "entries", "board"):
        if _exists(package, module):
            kinds = _own(package, module, msgspec.Struct)
            yield from (kind for kind in kinds if kind.__module__ == f"{package}.{module}")


def _exists(package: str, module: str) -> bool:
    return (Path(inspect.getfile(import_module(package))).parent / f"{module}.py").exists()


def _events(page: _Page, package: str) -> list[str]:
    own: list[type[Event]] = [*_own(package, "events", Event), TakenBack]
    kinds = {kind.name: kind for kind in own}
    lines = []
    for name, kind in sorted(kinds.items()):
        fields = [
            f"{field.name}{'?' if field.name in kind.private else ''}: {page.write(field.type)}"
            for field in _info(kind).fields
        ]
        lines += _comment(kind.__doc__, "  ") if kind.__doc__ != Event.__doc__ else []
        lines.append(f"  {name}: {{ {'; '.join(fields)} }};" if fields else f"  {name}: {{}};")
    return ["/** Everything that can happen, by name. What only the own seat is told is optional. */",
            "export interface Events {", *lines, "}\n"]  # fmt: skip


def _info(kind: type) -> shapes.StructType | shapes.TypedDictType:
    info = shapes.type_info(kind)
    assert isinstance(info, shapes.StructType | shapes.TypedDictType), kind
    return info


class _Page:
    """Interfaces by name, each of them written once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self._kinds: dict[str, type] = {}

    def add(self, kind: type, *, read: bool = False) -> str:
        """Write an interface; `read`: as a file holds it, where what has a default may be missing."""
        name = kind.__name__
        if (there := self._kinds.setdefault(name, kind)) is not kind:
            name = self._other_name(there, kind)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # its place, before those of its parts
            self.interfaces[name] = self._interface(name, kind, read=read)
        return name

    def _other_name(self, there: type, kind: type) -> str:
        """Two classes with one name: the second has the name of its module before it."""
        name = kind.__module__.rpartition(".")[2].title().replace("_", "") + kind.__name__
        assert self._kinds.setdefault(name, kind) is kind, (there, kind)
        return name

    def _interface(self, name: str, kind: type, *, read: bool) -> str:
        info, told = _info(kind), _field_comments(kind)
        lines = [*_comment(_own_doc(kind), ""), f"export interface {name} {{"]
        if isinstance(info, shapes.StructType) and info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            if field.name == "provenance":  # where a number comes from: nothing that is drawn
                continue
            lines += _comment(told.get(field.name), "  ")
            missing = not field.required and (read or _omits(kind))
            lines.append(f"  {field.encode_name}{'?' if missing else ''}: {self.write(field.type, read=read)};")
        return "\n".join([*lines, "}\n"])

    def write(self, kind: shapes.Type, *, read: bool = False) -> str:
        match kind:
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType():
                return "string"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.LiteralType(values):
                return " | ".join(map(_literal, values))
            case shapes.ListType(item) | shapes.VarTupleType(item) | shapes.CollectionType(item) | shapes.SetType(item):
                of = self.write(item, read=read)
                return f"({of})[]" if " | " in of else f"{of}[]"
            case shapes.TupleType(items):
                return f"[{', '.join(self.write(item, read=read) for item in items)}]"
            case shapes.DictType(_, value):
                return f"Record<string, {self.write(value, read=read)}>"
            case shapes.UnionType(options):
                return " | ".join(dict.fromkeys(self.write(option, read=read) for option in options))
            case shapes.StructType() | shapes.TypedDictType():
                return self.add(kind.cls, read=read)
            case shapes.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _omits(kind: type) -> bool:
    """Does what has its default stay out of the message? Of a TypedDict what need not be there."""
    return not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults


def _own_doc(kind: type) -> str | None:
    return kind.__doc__ if kind.__doc__ not in {base.__doc__ for base in kind.__mro__[1:]} else None


def _comment(text: str | None, indent: str) -> list[str]:
    words = textwrap.wrap(" ".join((text or "").split()), 110)
    lines = [f"{indent}/** {words[0]}", *(f"{indent} * {line}" for line in words[1:])] if words else []
    return [*lines[:-1], f"{lines[-1]} */"] if lines else []


def _field_comments(kind: type) -> dict[str, str]:
    """What stands below each field in the source."""
    told: dict[str, str] = {}
    for base in reversed([base for base in kind.__mro__ if base.__module__.startswith("cutpurse")]):
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, body.body[1:], strict=False):
            match field, after:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    told[name] = text
    return told


def files(root: Path) -> dict[str, Path]:
    """The file of each game that has a board in this repository."""
    found = {title: root / "web" / "src" / "games" / title.replace("-", "_") for title in registry.titles()}
    return {title: home / "types.ts" for title, home in found.items() if home.is_dir()}


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--write"]:
            for game, file in files(Path(__file__).parents[3]).items():
                file.write_text(typescript(game), encoding="utf-8")
        case [game]:
            print(typescript(game), end="")
        case _:
            sys.exit(__doc__)
