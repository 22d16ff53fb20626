"""The state of a game: named flat fields, a written clone, one canonical encoding.

What happens next is the *agenda*, a stack of small steps (name, arguments...). A step runs, pushes
further steps, or asks. So a state can be cloned, stored and resumed at every question.
Both the agenda and `asked` are public; secrets never ride on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

import msgspec

Step = tuple[Any, ...]


class State:
    """Base of all states. A subclass names its fields in `__slots__` and writes `clone()`."""

    __slots__ = ("agenda", "asked", "over", "ready")
    FIELDS: ClassVar[tuple[str, ...]] = ()
    TUPLES: ClassVar[frozenset[str]] = frozenset({"agenda", "asked"})
    """Fields that are lists of tuples: what the decoder must turn back from lists."""
    RETOLD: ClassVar[frozenset[str]] = frozenset()
    """Fields that only tell again what happened, for whoever looks at the table: no rule reads them. They are no part of
    a position's mark, so that records from before them replay."""
    SINCE: ClassVar[Mapping[str, int]] = {}
    """Fields that a later version of the rules has added, each with that version. They are no part of the mark of games
    by older rules, which never change them: so records from before them replay, too."""
    MARKED: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The fields of a mark, by version of the rules; the last are those of the newest."""

    agenda: list[Step]
    asked: list[Step]
    """(seat, kind of question, what else is public about it...)"""
    ready: int
    """Seats (bits) that have finished their part of a sealed question. Nobody else may know."""
    over: bool

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.FIELDS = tuple(field for base in reversed(cls.__mro__) for field in base.__dict__.get("__slots__", ()))
        cls.MARKED = tuple(
            tuple(field for field in cls.FIELDS if field not in cls.RETOLD and cls.SINCE.get(field, 0) <= rules)
            for rules in range(max(cls.SINCE.values(), default=0) + 1)
        )

    def clone(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} has no clone")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def encode(self) -> bytes:
        return msgspec.json.encode([getattr(self, field) for field in self.FIELDS])

    def position(self, rules: int) -> bytes:
        """What makes this position another one than others by a version of the rules: the encoding without what is only
        told again, and without what that version does not know."""
        marked = self.MARKED[min(rules, len(self.MARKED) - 1)]
        return msgspec.json.encode([getattr(self, field) for field in marked])

    @classmethod
    def decode(cls, data: bytes) -> Self:
        values = msgspec.json.decode(data)
        if not isinstance(values, list) or len(values) != len(cls.FIELDS):
            raise ValueError(f"not a state of {cls.__name__}: {len(cls.FIELDS)} fields expected")
        state = cls.__new__(cls)
        for field, value in zip(cls.FIELDS, values, strict=True):
            setattr(state, field, [_tuples(item) for item in value] if field in cls.TUPLES else value)
        return state

    def differences(self, other: Self) -> list[str]:
        """The fields in which two states differ, for reports."""
        return [field for field in self.FIELDS if getattr(self, field) != getattr(other, field)]


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
