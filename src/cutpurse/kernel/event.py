"""What just happened. Log lines, animations, spoken sentences and statistics are made from events.

An event class names the fields that only its own seat may see (`private`); everybody else gets the event
without them, as if they did not exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from cutpurse.kernel.message import Arguments, Message

_SECRETS: dict[str, list[frozenset[str]]] = {}
"""The private fields of events by name (games may use a name twice)."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events. Subclasses with private fields have a field `seat`: the one who may see them. Nothing that an
    event holds can lead back to it, so the collector of cycles need not look at the thousands that a game tells."""

    private: ClassVar[frozenset[str]] = frozenset()
    discloses: ClassVar[bool] = False
    """Shows everybody something that was hidden and is decided: a card turned up, a token revealed."""
    harms: ClassVar[str] = ""
    """The field with the seat that loses something by it, or is hindered: by another seat, the watch, the police."""
    name: ClassVar[str] = "event"

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        if cls.private:
            _SECRETS.setdefault(cls.name, []).append(cls.private)

    def against(self, seat: int) -> bool:
        """Is this seat the worse for it, against its will?"""
        return bool(self.harms) and getattr(self, self.harms) == seat

    def plays(self) -> str | None:
        """The card that somebody plays by it, or that is turned up: what harms a seat after it is that card's doing. Empty
        where no card does what follows, None where the last one still does. Everybody may know it."""
        return None

    def by(self) -> str | None:
        """The card whose doing this is, where that does not follow from what was played last."""
        return None

    def announces(self, seat: int) -> str:
        """The card that is played here and that this seat has to reckon with, though nothing is lost by it yet."""
        return ""

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as this seat may know it (SPECTATOR for nobody's eyes)."""
        hidden = self.private if self.private and getattr(self, "seat", None) != seat else frozenset()
        seen: dict[str, Any] = {"event": self.name}
        for field in self.__struct_fields__:
            if field not in hidden:
                seen[field] = getattr(self, field)
        return seen


def card_against(event: Event, before: Iterable[Event], seat: int) -> str:
    """The card that somebody else played, or that was turned up, by which a seat is the worse for what happened; empty where
    it is not, or where no card did it. What happened `before` is told backwards."""
    if not event.against(seat):
        return event.announces(seat)
    if (card := event.by()) is not None:
        return card
    for earlier in before:
        if (card := earlier.plays()) is not None:
            return "" if getattr(earlier, "seat", None) == seat else card
    return ""


class TakenBack(Event, frozen=True):
    """A seat took back its last choice; what the record `record` told is void."""

    seat: int
    record: int


def line(seen: dict[str, Any]) -> Message:
    """The log line of an event as somebody saw it.

    Fluent cannot tell that an argument is absent, so an event with private fields has two sentences:
    `event-drew` for everybody, `event-drew-own` for those who see them.
    """
    args: Arguments = {key: value for key, value in seen.items() if key != "event"}
    own = any(secrets <= seen.keys() for secrets in _SECRETS.get(seen["event"], ()))
    return Message(f"event-{seen['event']}-own" if own else f"event-{seen['event']}", args)
