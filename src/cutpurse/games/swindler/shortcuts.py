"""Chains of options under one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cutpurse.games.swindler.rules import fences
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Shortcut


def shortcuts(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """In step 3: sell everything that no reserved job needs, dearest first."""
    if game.asked_kind(state, seat) != "action" or state.draft:
        return []
    chain, vp = worthwhile_sales(game, state, seat)
    if len(chain) < 2:
        return []
    fences_sold_to = [sale.split(" ")[2] for sale in chain]
    args: Arguments = {"tiles": [sale.split(" ")[1] for sale in chain], "vp": vp,
                       "fences": list(dict.fromkeys(fences_sold_to))}  # fmt: skip
    return [Shortcut("sell all", Message("option-sell-all", args), chain, fences_sold_to)]


class Sales(NamedTuple):
    chain: list[str]
    vp: int


def worthwhile_sales(game: Ruleset, state: State, seat: int) -> Sales:
    """Everything to sell that no reserved job needs, and what it brings."""
    play: SwindlerPlay = Play(game, state.clone(), Dice(0))
    chain: list[str] = []
    while sale := _best_sale(game, play.state, seat):
        chain.append(sale)
        fences.sell_as(play, seat, sale.split(" "))
    return Sales(chain, play.state.vp[seat] - state.vp[seat])


def _best_sale(game: Ruleset, state: State, seat: int) -> str:
    """The sale with the most VP, completing a fence included, that takes nothing from a reserved job, or from one that a
    freelancer could fulfil now without a marker."""
    mine = [job for place, job in enumerate(state.jobs) if job != NOBODY and (state.markers[place] == seat
            or (may_fulfil(game.box, state, seat, place) and game.needs.met(state, seat, job)))]  # fmt: skip
    if state.end_triggered:  # no turn comes after this one (SW-8.1): what cannot be fulfilled now needs nothing
        mine = [job for job in mine if game.needs.met(state, seat, job)]
    best, most = "", 0
    for sale in fences.sale_options(game, state, seat):
        after: SwindlerPlay = Play(game, state.clone(), Dice(0))
        fences.sell_as(after, seat, sale.split(" "))
        vp = after.state.vp[seat] - state.vp[seat]
        needed = any(game.needs.missing(after.state, seat, job) > game.needs.missing(state, seat, job) for job in mine)
        if vp > most and not needed:
            best, most = sale, vp
    return best
