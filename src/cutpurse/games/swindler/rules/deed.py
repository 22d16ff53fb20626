"""What the rules say about one effect of an accomplice, in one place (SW-4.11, SW-4.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.vocabulary import Effect
from cutpurse.kernel.message import Arguments, Reason

E = TypeVar("E", bound=Effect)


def nothing_more(game: Ruleset, state: State, effect: Effect) -> list[str]:
    return [""]


def nobody(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return False


def no_words(words: list[str]) -> Arguments:
    return {}


class Deed(NamedTuple, Generic[E]):
    """One effect: which choices it has, what it does, which rules speak of it, and how it is told."""

    effect: type[E]
    choices: Callable[[Ruleset, State, int, str, E], list[str]]
    """(game, state, seat, moment, effect): what can be said after "play CARD" now; "" for nothing more."""
    do: Callable[[SwindlerPlay, int, int, list[str], E], None]
    """(play, seat, card, words, effect): carries it out."""
    timing: str
    """The rule that says when; told where it is not its time."""
    condition: str
    """The rule that says what it needs; told where it would do nothing."""
    thinkable: Callable[[Ruleset, State, E], list[str]] = nothing_more
    """All that may be said after "play CARD", possible or not."""
    why_not: Callable[[State, list[str]], Reason | None] | None = None
    """A closer reason than the condition, for what was said."""
    aims_at: Callable[[Ruleset, State, int, int, list[str]], bool] = nobody
    """(game, state, seat, rival, words): would it, played by a rival, take from this seat, force it to draw, throw out
    its marker or cancel its card? (5.4)"""
    about: Callable[[list[str]], Arguments] = no_words
    """What `option-play-EFFECT` speaks of besides the card, from what was said after it."""
    variants: frozenset[str] = frozenset()
    """Words with a sentence of their own, `option-play-EFFECT-WORD`."""
    parts: tuple[str, ...] = ()
    """The questions of a longer choice, made before the card is announced."""
    stays: bool = False
    """It decides itself where its card goes."""
