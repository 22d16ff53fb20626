"""The referee drives a game everywhere: in tests, at a hot seat, on the server, in bots' worlds.

It asks, checks, applies, records, takes back. It never raises for a player's mistake: a refused choice
is answered with a Reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from cutpurse.kernel.chance import Chance, Noted
from cutpurse.kernel.event import Event, TakenBack
from cutpurse.kernel.game import Game, Play, Result
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.record import Record, mark, plain
from cutpurse.kernel.state import State

LONGEST_CHOICE = 300


class Told(NamedTuple):
    """An event and the record it belongs to."""

    record: int
    event: Event


def before(told: Sequence[Told], place: int) -> Iterator[Event]:
    """What happened before a place of the log, the latest first."""
    return (told[earlier].event for earlier in range(place - 1, -1, -1))


class Referee:
    """One running game.

    `choose` and `undo` answer with the events that happened, or with the Reason why nothing did.
    """

    def __init__(self, game: Game[Any, Any], chance: Chance, *, deal: bool = True) -> None:
        self.game = game
        self.chance = chance
        self.records: list[Record] = []
        self.told: list[Told] = []
        self.drafts: dict[int, list[str]] = {}
        """Choices that are in no record yet, by seat: sealed answers, and the first parts of a longer choice.
        Nobody else may know of them."""
        self._before: State | None = None
        """The state before the first of them."""
        self._past: list[tuple[int, int, State, int]] = []
        """Choices that can be taken back, newest last: record, seat, state before it, what it was done with."""
        self._with: dict[int, list[int]] = {}
        """What each of the `drafts` was done with: choices of one shortcut have one number."""
        self._shortcut = 0
        """The number of the shortcut that is being taken."""
        self.changes = 0
        """How often the position has changed, whether anybody may know of it or not."""
        self._asking: tuple[int, Any, dict[int, Question]] = (0, None, {})
        """The questions of the position as it is now: listing options is dear, and several want to know them."""
        self.state: Any = None
        if deal:
            noted = Noted(chance)
            play = Play[Any, Any](game, None, noted)
            game.deal(play)
            self.state = play.state
            self._record(Record(0, mark(self.state, self.game.rules), chance=noted.outcomes), play.events)

    @classmethod
    def at(cls, game: Game[Any, Any], state: Any, chance: Chance) -> Referee:
        """A referee who takes over in the middle, without records: for scenarios and bots' worlds."""
        referee = cls(game, chance, deal=False)
        referee.state = state
        return referee

    # -- asking ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def questions(self) -> list[Question]:
        """Every question that still waits for an answer."""
        return [self._ask(seat) for seat in self.game.to_answer(self.state)]

    def question(self, seat: int) -> Question | None:
        return self._ask(seat) if seat in self.game.to_answer(self.state) else None

    def _ask(self, seat: int) -> Question:
        """The question of a seat that is asked; its options are listed once as long as nothing changes."""
        changes, state, asked = self._asking
        if changes != self.changes or state is not self.state:
            asked = {}
            self._asking = (self.changes, self.state, asked)
        if seat not in asked:
            asked[seat] = self.game.question(self.state, seat)
        return asked[seat]

    def offers(self, seat: int) -> list[str]:
        """What a seat may do without being asked. A longer choice that somebody else is in the middle of does not show
        in it: what is offered is what was offered before its first part."""
        state = self.state if self._before is None else self._before
        seated = 0 <= seat < self.game.players
        if not seated or state.over or seat in self.drafts or any(ask[0] == seat for ask in state.asked):
            return []
        return list(self.game.offers(state, seat))

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def log(self, seat: int, since: int = 0) -> list[dict[str, Any]]:
        """What a seat has seen happen, from record `since` on."""
        return [told.event.seen_by(seat) for told in self.told if told.record >= since]

    def happened(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        kept = {record.n for record in plain(self.records)}
        return [told.event for told in self.told if told.record in kept]

    def why_not(self, seat: int, choice: str) -> Reason | None:
        """The reason why a choice is refused now; None if it is open."""
        if len(choice) > LONGEST_CHOICE:
            return Reason("choice-too-long", args={"most": LONGEST_CHOICE})
        if self.over:
            return Reason("game-over")
        question = self.question(seat)
        if question is None:
            if seat in self.drafts:
                return Reason("already-sealed")
            if not self.drafts and choice in self.offers(seat):
                return None
            return self.game.refuse_offer(self.state, seat, choice)
        if choice in question.options:
            return None
        return self.game.refuse(self.state, seat, choice)

    def closed(self, seat: int) -> list[tuple[str, Reason]]:
        """What the seat may think of doing now and cannot, each with its reason."""
        question = None if self.over else self.question(seat)
        if question is None:
            return []
        return [(choice, self.game.refuse(self.state, seat, choice))
                for choice in self.game.tempting(self.state, seat, question.options)]  # fmt: skip

    # -- choosing --------------------------------------------------------------------------------

    def choose(self, seat: int, choice: str) -> list[Event] | Reason:
        reason = self.why_not(seat, choice)
        if reason is not None:
            return reason
        return self._apply(seat, choice)

    def take(self, seat: int, chain: list[str]) -> list[Event] | Reason:
        """A shortcut: ordinary options one after the other, until done or somebody else is asked."""
        events: list[Event] = []
        self._shortcut = self.changes + 1
        try:
            for number, choice in enumerate(chain):
                if number and choice not in (question.options if (question := self.question(seat)) else ()):
                    break
                happened = self.choose(seat, choice)
                if isinstance(happened, Reason):
                    return happened
                events += happened
        finally:
            self._shortcut = 0
        return events

    def _apply(self, seat: int, choice: str) -> list[Event]:
        """Carry a choice out. It becomes a record when it is whole: a sealed answer with the last of them, the
        parts of a longer choice with its last part."""
        if not any(ask[0] == seat for ask in self.state.asked):
            return self._interrupt(seat, choice)
        sealed = self.game.asked_kind(self.state, seat) in self.game.sealed
        before = self.state.clone() if self._before is None else self._before
        self.changes += 1
        together = self._shortcut or self.changes
        self.drafts.setdefault(seat, []).append(choice)
        self._with.setdefault(seat, []).append(together)
        noted = Noted(self.chance)
        play = Play(self.game, self.state, noted)
        asked = self.state.asked
        self.game.choose(play, seat, choice)
        if self.state.asked is asked if sealed else self.game.unfinished(self.state):
            self._before = before
            return []
        chosen = sorted(self.drafts.items())
        self.drafts, self._with, self._before = {}, {}, None
        if sealed or play.final or noted.outcomes or not self._only_asked(seat):
            self._past.clear()
        else:
            self._past.append((len(self.records), seat, before, together))
        n, now = len(self.records), mark(self.state, self.game.rules)
        if chosen == [(seat, [choice])] and not sealed:
            return self._record(Record(n, now, seat, choice, chance=noted.outcomes), play.events)
        return self._record(Record(n, now, sealed=chosen, chance=noted.outcomes), play.events)

    def _interrupt(self, seat: int, choice: str) -> list[Event]:
        """Take an offer: a record like any other. What could be taken back before it no longer can."""
        noted = Noted(self.chance)
        play = Play(self.game, self.state, noted)
        self.changes += 1
        self._past.clear()
        self.game.interrupt(play, seat, choice)
        record = Record(len(self.records), mark(self.state, self.game.rules), seat, choice, chance=noted.outcomes)
        return self._record(record, play.events)

    def _only_asked(self, seat: int) -> bool:
        return [ask[0] for ask in self.state.asked] == [seat]

    def _record(self, record: Record, events: list[Event]) -> list[Event]:
        self.records.append(record)
        self.told += [Told(record.n, event) for event in events]
        return events

    # -- taking back -----------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Reason | None:
        """None if the seat can take back its last choice."""
        if seat in self.drafts or (self._past and self._past[-1][1] == seat):
            return None
        return Reason("nothing-to-undo")

    def undo(self, seat: int) -> list[Event] | Reason:
        """Take back one's own last choice: free, as long as it crosses no reveal, no chance, no other
        seat's act and no change of turn. A sealed answer, or a part of a longer
        choice, comes back without a trace."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            return reason
        self.changes += 1
        if seat in self.drafts:
            return self._unseal(seat)
        taken, _, self.state, _ = self._past.pop()
        record = Record(len(self.records), mark(self.state, self.game.rules), seat, undo=taken)
        return self._record(record, [TakenBack(seat, taken)])

    def together(self, seat: int) -> int:
        """How many choices the seat takes back at once: all of the shortcut it took last, as far as that is possible."""
        done_with = [together for _, by, _, together in self._past if by == seat] + self._with.get(seat, [])
        return sum(1 for _ in takewhile(lambda other: other == done_with[-1], reversed(done_with)))

    def take_back(self, seat: int, times: int) -> list[Event] | Reason:
        """Undo, so many times."""
        events: list[Event] = []
        for _ in range(times):
            undone = self.undo(seat)
            if isinstance(undone, Reason):
                return events or undone
            events += undone
        return events

    def _unseal(self, seat: int) -> list[Event]:
        """Back to before the first choice that is in no record, and forward again without this one."""
        self.drafts[seat].pop()
        self._with[seat].pop()
        drafts = {other: list(zip(choices, self._with[other], strict=True))
                  for other, choices in self.drafts.items() if choices}  # fmt: skip
        self.state, self._before, self.drafts, self._with = self._before, None, {}, {}
        for other, choices in drafts.items():
            for choice, together in choices:
                self._shortcut = together
                self._apply(other, choice)
        self._shortcut = 0
        return []
