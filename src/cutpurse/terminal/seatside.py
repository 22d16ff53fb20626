"""A table from one seat: all that the screens know of it, whether the referee sits here or on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from cutpurse.bots.advice import Reasoning
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.question import Question, Shortcut
from cutpurse.kernel.standing_answers import HERE, Standing


class Line(NamedTuple):
    """A line of the log as the viewer may read it, and its place in the course of the game."""

    record: int
    message: Message
    speaker: int | None = None
    """Whoever says it, where it is a word of a rival."""
    card: str = ""
    """The card by which the viewer is the worse for it, or has to reckon with something."""


class Standings:
    """What the seats of a table said once and for a while."""

    def __init__(self) -> None:
        self.standing: list[Standing] = []

    def stand(self, question: Question, reach: str = HERE, scope: str = "") -> None:
        """From now on pass: here, even when aimed at oneself, or wherever one could wave; for a while or for good."""
        self.standing.append(Standing.at(question, reach, scope))

    def standing_of(self, seat: int) -> list[Standing]:
        return [said for said in self.standing if said.seat == seat]

    def revoke(self, said: Standing) -> None:
        self.standing.remove(said)

    def covered(self, question: Question) -> bool:
        """Whether a standing answer is meant; what has ended is dropped."""
        self.standing = [said for said in self.standing if said.seat != question.seat or not said.ended_by(question)]
        return any(said.covers(question) for said in self.standing)


class Seatside(Protocol):
    """What a screen may ask of a table, and what it may do there."""

    viewer: int
    """Whose eyes look at it; SPECTATOR for nobody's."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    def view(self) -> Any: ...

    def question(self) -> Question | None:
        """What the viewer is asked."""

    def offers(self) -> Sequence[str]:
        """What the viewer may do without being asked, while somebody else decides."""

    def shortcuts(self) -> Sequence[Shortcut]: ...

    def closed(self) -> Sequence[tuple[str, Reason]]:
        """What the viewer may think of doing now and cannot."""

    def lines(self) -> Sequence[Line]:
        """The log as the viewer may read it."""

    def news_from(self) -> int:
        """The first place of the log that is news to the viewer."""

    def choose(self, chain: Sequence[str]) -> Sequence[Event] | Reason: ...

    def undo(self) -> Sequence[Event] | Reason: ...

    def advice(self) -> Reasoning | Reason:
        """What a bot would do in the viewer's place, who is asked."""

    def stand(self, question: Question, reach: str = HERE, scope: str = "") -> None: ...

    def standing_of(self, seat: int) -> list[Standing]: ...

    def revoke(self, said: Standing) -> None: ...
