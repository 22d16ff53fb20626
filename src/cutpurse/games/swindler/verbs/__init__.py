"""Legality, verb by verb: what a player may think of, and what stands against it, with the number of its rule.

Reasons are made from what the seat may know: public facts and its own hand. The lists of options are made faster in
rules/; `cutpurse soak swindler` holds both against each other at every step.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import turn, windows
from cutpurse.games.swindler.rules.piles import cards_of, forged_pile, handles
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.verbs import accomplices, board, play, theft
from cutpurse.games.swindler.verbs.common import SwindlerVerb
from cutpurse.kernel.message import Reason

PARTS = frozenset({"pay", "forge", "into", "take", "give"})
"""Verbs that also continue a longer choice."""


def whole_first(verb: SwindlerVerb) -> SwindlerVerb:
    """A longer choice is finished, or taken back, before anything else is begun."""

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        if state.draft:
            return Reason("finish-first", args={"choice": " ".join(words)})
        return verb.why_not(game, state, seat, words)

    return verb._replace(why_not=why_not, cites=verb.cites | {""})


VERBS: dict[str, SwindlerVerb] = {
    word: verb if word in PARTS else whole_first(verb)
    for word, verb in {**board.VERBS, **theft.VERBS, **play.VERBS, **accomplices.VERBS}.items()
}

# -- what is shown as closed ---------------------------------------------------------------------


def tempting(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[str]:
    """What a player may think of now and cannot do: open jobs, cards in hand, hiring."""
    kind = game.asked_kind(state, seat)
    if state.draft:
        return []
    wishes: list[str] = []
    open_jobs = [game.box.job_id[job] for job in state.jobs if job != NOBODY]
    if kind == "reserve":
        wishes += [f"reserve {job}" for job in open_jobs]
    elif kind == "action":
        wishes += [f"fulfil {job}" for job in open_jobs]
        wishes += _unsellable(game, state, seat, options)
    elif kind == "hire":
        wishes += ["hire 1"]
    elif kind == "draw_or_stop":
        wishes += [f"rob {colour}" for bag, colour in enumerate(COLOURS) if bag != state.bag]
    if kind in windows.WINDOWS or kind in turn.ASKS.values():
        held = cards_of(game.box, state.hands[seat] | state.face_up[seat])
        wishes += [f"play {card}" for card in dict.fromkeys(held)
                   if not any(option.split(" ")[:2] == ["play", card] for option in options)]  # fmt: skip
    return [wish for wish in wishes if wish not in options]


def _unsellable(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[str]:
    """Tiles that no free slot takes, each options to the first open fence."""
    fence = next((game.box.fence_id[fence] for fence in state.fences if fence != NOBODY), None)
    if fence is None:
        return []
    apart = forged_pile(state, seat)
    sold = {option.split(" ")[1] for option in options if option.startswith("sell ")}
    return [f"sell {handle} {fence} 1" for handle in handles(game.box, state.tiles[seat], apart) if handle not in sold]
