"""What follows from the annotations of a state: its slots, and a clone written as by hand.

A field is a number, a word, a tuple of such, or a list, dict or set of these; lists and dicts may be nested. A clone
shares what is never changed in place: tuples, and what is annotated as `Shared`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

SHARED = "shared"
Shared = Annotated[T, SHARED]
"""A list that seldom changes: clones share it, and whoever changes it takes a copy first."""
UNCHANGING = frozenset({int, str, bool, float, bytes, NoneType, frozenset})


class Slotted(type):
    """The type of classes whose slots are their annotated fields, in alphabetical order."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Slotted:
        if "__slots__" not in namespace:
            own = _annotations(namespace)
            namespace["__slots__"] = tuple(sorted(field for field, kind in own.items() if not _of_class(kind)))
        return super().__new__(mcls, name, bases, namespace)


def _annotations(namespace: Mapping[str, Any]) -> Mapping[str, Any]:
    """The annotations of a class under construction."""
    if sys.version_info >= (3, 14) and "__annotations__" not in namespace:
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        return annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING) if annotate else {}
    written: Mapping[str, Any] = namespace.get("__annotations__", {})
    return written


def _of_class(kind: Any) -> bool:
    """Is this annotation one of the class and not of its states?"""
    return "ClassVar" in kind if isinstance(kind, str) else get_origin(kind) is ClassVar


def kinds(cls: type) -> dict[str, Any]:
    """Every slot with the type it is annotated with, those of base classes first."""
    hints = get_type_hints(cls, include_extras=True)
    slots = [slot for base in reversed(cls.__mro__) for slot in _slots(base)]
    if missing := [slot for slot in slots if slot not in hints]:
        raise TypeError(f"{cls.__name__}: {', '.join(missing)} without annotation")
    return {slot: hints[slot] for slot in slots}


def _slots(cls: type) -> Iterable[str]:
    """The fields of one class. Where the base of all states is compiled, classes have no slots but these fields."""
    own = cls.__dict__
    if "__slots__" in own or "__annotations__" not in own:
        slots: Iterable[str] = own.get("__slots__", ())
        return slots
    return sorted(field for field, kind in _annotations(own).items() if not _of_class(kind))


def is_list_of_tuples(kind: Any) -> bool:
    return get_origin(kind) is list and (get_origin(get_args(kind)[0]) or get_args(kind)[0]) is tuple


def written_clone(cls: type[T], fields: Mapping[str, Any]) -> Callable[[T], T]:
    """A function with one line for each field."""
    lines = ["def clone(self):", "    new = make(kind)", *(f"    new.{line}" for line in copies(cls, fields))]
    names: dict[str, Any] = {"make": cls.__new__, "kind": cls}
    exec(compile("\n".join([*lines, "    return new"]), f"<clone of {cls.__qualname__}>", "exec"), names)
    clone: Callable[[T], T] = names["clone"]
    return clone


def copies(cls: type, fields: Mapping[str, Any]) -> Iterator[str]:
    """The source of a clone, field by field: "vp = self.vp[:]"."""
    for field, kind in fields.items():
        try:
            yield f"{field} = {_copied(f'self.{field}', kind)}"
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{field}: {error}") from None


def _copied(value: str, kind: Any, depth: int = 0) -> str:
    """The source of a copy: a value that never changes is its own."""
    if _unchanging(kind):
        return value
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is Annotated:
        return _copied(value, inner[0], depth)
    item = f"item{depth}"
    if origin is list:
        return (
            f"{value}[:]" if _all_unchanging(inner) else f"[{_copied(item, inner[0], depth + 1)} for {item} in {value}]"
        )
    if origin is dict:
        if _all_unchanging(inner):
            return f"{value}.copy()"
        return f"{{key{depth}: {_copied(item, inner[1], depth + 1)} for key{depth}, {item} in {value}.items()}}"
    if origin is set:
        return f"{value}.copy()"
    raise TypeError(f"a clone of {kind} cannot be derived: use numbers, words, tuples, lists, dicts and sets of them")


def _all_unchanging(kinds: Iterable[Any]) -> bool:
    return all(_unchanging(kind) for kind in kinds)


def _unchanging(kind: Any) -> bool:
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is Annotated:
        return SHARED in inner[1:] or _unchanging(inner[0])
    if origin is tuple:  # a step's arguments can be anything of this sort: tuple[Any, ...]
        return _all_unchanging(part for part in inner if part not in (Any, ...))
    if origin in (Union, UnionType):
        return _all_unchanging(inner)
    config = getattr(origin, "__struct_config__", None)
    return origin in UNCHANGING or origin is Literal or bool(config and config.frozen)
