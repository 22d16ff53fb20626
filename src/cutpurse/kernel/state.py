"""The state of a game: flat fields, each written once, as an annotation; one canonical encoding.

What happens next is the *agenda*, a stack of small steps (name, arguments...). A step runs, pushes
further steps, or asks. So a state can be cloned, stored and resumed at every question.
Both the agenda and `asked` are public; secrets never ride on them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, ClassVar, Self

import msgspec

from cutpurse.kernel import fields

Step = tuple[Any, ...]
Values = Callable[["State"], tuple[Any, ...]]


class State(metaclass=fields.Slotted):
    """Base of all states. A subclass annotates its fields: slots, clone, equality and encoding follow from that."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """All fields: the kernel's, then the game's, each in alphabetical order, whatever the order in the source is."""
    TUPLES: ClassVar[frozenset[str]] = frozenset()
    """Fields that are lists of tuples: what the decoder must turn back from lists."""
    RETOLD: ClassVar[frozenset[str]] = frozenset()
    """Fields that only tell again what happened, for whoever looks at the table: no rule reads them. They are no part of
    a position's mark, so that records from before them replay."""
    SINCE: ClassVar[Mapping[str, int]] = {}
    """Fields that a later version of the rules has added, each with that version. They are no part of the mark of games
    by older rules, which never change them: so records from before them replay, too."""
    MARKED: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """The fields of a mark, by version of the rules; the last are those of the newest."""
    _values: ClassVar[Values]
    _marked: ClassVar[tuple[Values, ...]]

    agenda: list[Step]
    asked: list[Step]
    """(seat, kind of question, what else is public about it...)"""
    ready: int
    """Seats (bits) that have finished their part of a sealed question. Nobody else may know."""
    over: bool

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        kinds = fields.kinds(cls)
        cls.FIELDS = tuple(kinds)
        cls.TUPLES = frozenset(field for field, kind in kinds.items() if fields.is_list_of_tuples(kind))
        cls.MARKED = tuple(
            tuple(field for field in cls.FIELDS if field not in cls.RETOLD and cls.SINCE.get(field, 0) <= rules)
            for rules in range(max(cls.SINCE.values(), default=0) + 1)
        )
        cls._values = attrgetter(*cls.FIELDS)
        cls._marked = tuple(attrgetter(*marked) for marked in cls.MARKED)
        if "clone" not in vars(cls):
            cls.clone = fields.written_clone(cls, kinds)  # type: ignore[method-assign, assignment]

    def clone(self) -> Self:
        """Another state with the same values; what changes in one does not change in the other."""
        raise NotImplementedError(f"{type(self).__name__} has no clone")

    def own(self, *fields: str) -> None:
        """Lists that seldom change can be shared between clones (`Shared`); who changes one takes a copy first."""
        for field in fields:
            setattr(self, field, getattr(self, field)[:])

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return type(self)._values(self) == type(self)._values(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def encode(self) -> bytes:
        return msgspec.json.encode(type(self)._values(self))

    def position(self, rules: int) -> bytes:
        """What makes this position another one than others by a version of the rules: the encoding without what is only
        told again, and without what that version does not know."""
        marked = self._marked[min(rules, len(self._marked) - 1)]
        return msgspec.json.encode(marked(self))

    @classmethod
    def decode(cls, data: bytes) -> Self:
        values = msgspec.json.decode(data)
        if not isinstance(values, list) or len(values) != len(cls.FIELDS):
            raise ValueError(f"not a state of {cls.__name__}: {len(cls.FIELDS)} fields expected")
        state = cls.__new__(cls)
        for field, value in zip(cls.FIELDS, values, strict=True):
            setattr(state, field, [_tuples(item) for item in value] if field in cls.TUPLES else value)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes a state travels as its encoding. (Nothing that is kept is ever pickled.)"""
        return type(self).decode, (self.encode(),)

    def differences(self, other: Self) -> list[str]:
        """The fields in which two states differ, for reports."""
        return [field for field in self.FIELDS if getattr(self, field) != getattr(other, field)]


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
