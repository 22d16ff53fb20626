"""Chains of options under one name."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.swindler.rules import fences
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Shortcut


def shortcuts(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """In step 3: sell everything that no reserved job needs, dearest first."""
    if game.asked_kind(state, seat) != "action" or state.draft:
        return []
    play: SwindlerPlay = Play(game, state.clone(), Dice(0))
    chain: list[str] = []
    while sale := _best_sale(game, play.state, seat):
        chain.append(sale)
        fences.sell_as(play, seat, sale.split(" "))
    if len(chain) < 2:
        return []
    args: Arguments = {"tiles": [sale.split(" ")[1] for sale in chain], "vp": play.state.vp[seat] - state.vp[seat]}
    return [Shortcut("sell all", Message("option-sell-all", args), chain, [sale.split(" ")[2] for sale in chain])]


def _best_sale(game: Ruleset, state: State, seat: int) -> str:
    """The sale with the most VP, completing a fence included, that takes nothing from a reserved job."""
    mine = [job for job, owner in zip(state.jobs, state.markers, strict=True) if owner == seat]
    best, most = "", 0
    for sale in fences.sale_options(game, state, seat):
        after: SwindlerPlay = Play(game, state.clone(), Dice(0))
        fences.sell_as(after, seat, sale.split(" "))
        vp = after.state.vp[seat] - state.vp[seat]
        needed = any(game.needs.missing(after.state, seat, job) > game.needs.missing(state, seat, job) for job in mine)
        if vp > most and not needed:
            best, most = sale, vp
    return best
