"""What the verbs share: what is asked, which lines are thought of, which rules may be named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.rules.piles import cards_of, forged_pile, handles, seats_from
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Verb

SwindlerVerb = Verb[State, Ruleset]
Lines = Callable[[Ruleset, State, int], Iterable[str]]


def asking(game: Ruleset, state: State, seat: int) -> str:
    """What is asked, as its seat knows it: within a longer choice the part that comes next."""
    return turn.draft_kind(game, state) if state.draft else game.asked_kind(state, seat)


def not_now(words: list[str]) -> Reason:
    return Reason("not-now", args={"choice": " ".join(words)})


# -- what may be thought of ----------------------------------------------------------------------


def some_jobs(game: Ruleset, state: State) -> list[str]:
    """The open jobs, and one that is not open."""
    shut = next((job for job in range(game.box.first_raid) if job not in state.jobs), NOBODY)
    return [game.box.job_id[job] for job in (*state.jobs, shut) if job != NOBODY]


def on_jobs(verb: str) -> Callable[[Ruleset, State, int], list[str]]:
    return lambda game, state, seat: [f"{verb} {job}" for job in some_jobs(game, state)]


def alone(line: str) -> Callable[[Ruleset, State, int], list[str]]:
    return lambda game, state, seat: [line]


def own_tiles(game: Ruleset, state: State, seat: int) -> list[str]:
    """A seat's tiles as its choices name them, and one of a rival's."""
    mine = handles(game.box, state.tiles[seat], forged_pile(state, seat))
    others = [handle for rival in seats_from(state, seat)[1:] for handle in handles(game.box, state.tiles[rival])]
    return [*mine, *(handle for handle in others[:1] if handle not in mine)]


def lockpicks(game: Ruleset, state: State, seat: int) -> list[str]:
    return cards_of(game.box, state.hands[seat] & game.box.lockpicks)


def when(kinds: Iterable[str], lines: Lines) -> Lines:
    """All lines where they are asked for; elsewhere, where it makes no difference what is said, only the first."""
    asked_for = frozenset(kinds)

    def thought_of(game: Ruleset, state: State, seat: int) -> Iterator[str]:
        everything = iter(lines(game, state, seat))
        return everything if asking(game, state, seat) in asked_for else islice(everything, 1)

    return thought_of


def rules(*numbers: str) -> frozenset[str]:
    """Rules of this game by their numbers; "" where a reason may name none."""
    return frozenset(f"SW-{number}" if number else "" for number in numbers)
