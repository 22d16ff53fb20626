"""One run of the engine over one state: steps are taken from the agenda until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Concatenate, Generic, TypeVar

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.event import Event
from cutpurse.kernel.state import State, Step

S = TypeVar("S")  # a state; None before the deal
G = TypeVar("G")


class Play(Generic[S, G]):
    """The game that is played, the state it changes, the chance it draws from, the events it tells. `G` is what rules
    may read of the game: its components, its tables, its settings."""

    __slots__ = ("chance", "events", "final", "game", "state")

    def __init__(self, game: G, state: S, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.final = False

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def commit(self) -> None:
        """What was chosen can no longer be taken back (something was shown, or a step is over)."""
        self.final = True


StepRule = Callable[Concatenate[Play[S, G], ...], None]
"""What a step of the agenda does: rule(play, *arguments)."""
AnswerRule = Callable[Concatenate[Play[S, G], int, list[str], ...], None]
"""What an answer to a kind of question does: rule(play, seat, words, *what else was asked)."""
OptionRule = Callable[Concatenate[G, S, int, ...], Sequence[str]]
"""The options of a kind of question: rule(game, state, seat, *what else was asked)."""

MOST_CHOICES = 4096
_WORDS: dict[str, list[str]] = {}

# Every step, every answer and every list of options comes through here. A call whose arguments are spread out of a tuple
# costs as much as many a rule does, so the usual numbers of arguments are written out.


def run(play: Play[Any, Any], steps: Mapping[str, StepRule[Any, Any]]) -> None:
    """Work on the agenda until somebody is asked or the game is over."""
    state: State = play.state
    agenda = state.agenda
    while agenda and not state.asked:
        step = agenda.pop()
        rule, size = steps[step[0]], len(step)
        if size == 1:
            rule(play)
        elif size == 2:
            rule(play, step[1])
        elif size == 3:
            rule(play, step[1], step[2])
        elif size == 4:
            rule(play, step[1], step[2], step[3])
        else:
            rule(play, *step[1:])


def asked_of(state: State, seat: int) -> Step:
    """What a seat is asked: (seat, kind, what else is public about it...)"""
    for ask in state.asked:
        whom: int = ask[0]
        if whom == seat:
            return ask
    raise LookupError(f"seat {seat} is not asked")


def list_options(game: Any, state: State, seat: int, rules: Mapping[str, OptionRule[Any, Any]]) -> Sequence[str]:
    """What a seat that is asked can choose, by the rule for that kind of question."""
    ask = asked_of(state, seat)
    rule, size = rules[ask[1]], len(ask)
    if size == 2:
        return rule(game, state, seat)
    if size == 3:
        return rule(game, state, seat, ask[2])
    return rule(game, state, seat, *ask[2:])


def words_of(choice: str) -> list[str]:
    """The words of a choice, as a list of one's own: the same few choices are made again and again."""
    words = _WORDS.get(choice)
    if words is None:
        if len(_WORDS) >= MOST_CHOICES:
            _WORDS.clear()
        words = _WORDS[choice] = choice.split(" ")
    return words[:]


def answer(
    play: Play[Any, Any],
    seat: int,
    choice: str,
    answers: Mapping[str, AnswerRule[Any, Any]],
    sealed: Collection[str],
    steps: Mapping[str, StepRule[Any, Any]],
) -> None:
    """Carry out what a seat that is asked has chosen, then go on."""
    state: State = play.state
    ask = asked_of(state, seat)
    kind = ask[1]
    unseen = kind in sealed
    if not unseen:
        state.asked = []
    rule, words, size = answers[kind], words_of(choice), len(ask)
    if size == 2:
        rule(play, seat, words)
    elif size == 3:
        rule(play, seat, words, ask[2])
    else:
        rule(play, seat, words, *ask[2:])
    if unseen:
        ready = state.ready
        for other in state.asked:
            whom: int = other[0]
            if not ready >> whom & 1:
                return
        state.asked, state.ready = [], 0
    if not state.asked:
        run(play, steps)
