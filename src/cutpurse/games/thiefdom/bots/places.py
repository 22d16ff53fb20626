"""What to do in a location, whom to befriend, what to keep, what to take from the lair."""

from __future__ import annotations

from cutpurse.games.thiefdom.bots.decision import Decision
from cutpurse.games.thiefdom.bots.errands import Load
from cutpurse.games.thiefdom.bots.prices import net_value
from cutpurse.games.thiefdom.rules.exchange import ARTWORKS, HEAD
from cutpurse.games.thiefdom.rules.tavern import price
from cutpurse.games.thiefdom.state import ART, KINDS
from cutpurse.games.thiefdom.terms import GOODS

PATIENCE = 2.0
"""A friend must bring so much while there are nights left to find a better one."""


def _future(decision: Decision, load: Load) -> float:
    """What a load is worth elsewhere, with the action points of this turn and of all nights to come."""
    errands, here = decision.errands, decision.state.thief_at[decision.thief]
    return errands.tour(here, load, errands.budget + decision.state.ap, barred=here)


def location(decision: Decision) -> str:
    """The sub-action that brings most, until none brings anything."""
    state, seat = decision.state, decision.seat
    now = _future(decision, decision.load.load)
    best, choice = 0.01, ""
    for option in decision.options:
        verb, *words = option.split(" ")
        if verb == "patrons":
            return option
        if verb in ("discard", "done", "onward"):
            continue
        if verb == "buy" and words[0] != "brandy":
            value = net_value(decision.box, decision.box.card_number[words[0]], decision.nights + 0.5)
        else:
            after = decision.after(option)
            value = (
                after.vp[seat] - state.vp[seat] + _future(decision, decision.errands.load(after, decision.thief)) - now
            )
        if value > best:
            best, choice = value, option
    return choice or decision.offered("done") or decision.options[0]


def patrons(decision: Decision) -> str:
    """The best of them, if good enough; a brawl only when nothing else can come."""
    box, nights = decision.box, decision.nights
    values: dict[str, float] = {"leave": PATIENCE if nights > 1 else 0.0}
    for option in decision.options:
        verb, _, name = option.partition(" ")
        if verb == "befriend":
            patron = box.patron_number[name]
            cost = price(decision.game, decision.state, decision.thief, patron)
            values[option] = net_value(box, box.first_patron + patron, nights + 0.3, cost)
        elif verb == "brawl":
            values[option] = float(box.numbers.brawl_vp) - (0.0 if nights < 1 else 9.0)
    return max(values, key=lambda option: values[option])


def tapestry(decision: Decision) -> str:
    box = decision.box
    worth = {f"take {box.card_id[kind]}": net_value(box, kind, decision.nights + 0.5, 0)
             for kind in range(len(box.equipment))}  # fmt: skip
    return max(decision.options, key=lambda option: worth.get(option, 2.0))


def keep(decision: Decision) -> str:
    """Lose what is missed least."""
    thief = decision.state.asked[0][2]
    errands = decision.memory.errands(decision.state, thief)
    load, budget = errands.load(decision.state, thief), errands.budget + decision.state.ap
    here = decision.state.thief_at[thief]

    def left(option: str) -> float:
        name = option.split(" ")[1]
        if name not in GOODS:
            return -9.0
        good = GOODS.index(name)
        return errands.tour(here, (*load[:good], load[good] - 1, *load[good + 1 :]), budget)

    return max(decision.options, key=left)


# -- the lair store ------------------------------------------------------------------------------


def best_division(decision: Decision) -> tuple[Load, float]:
    """The load a thief should leave the lair with, and what that takes from the store."""
    errands, state = decision.errands, decision.state
    load = errands.load(state, decision.thief)
    spent = 0.0
    for good in range(ART):
        whole = load[good] + errands.store[good]
        best = (_future(decision, load), load, 0.0)
        for count in range(whole + 1):
            empty = (*load[:good], 0, *load[good + 1 :])
            if count > errands.room(empty, good):
                break
            wish = (*load[:good], count, *load[good + 1 :])
            cost = errands.laid_by[good] * (count - load[good])
            value = _future(decision, wish) - cost
            if value > best[0] + 0.01:
                best = (value, wish, cost)
        load, spent = best[1], spent + best[2]
    return load, spent


def divide(decision: Decision) -> str:
    """How many of an item the thief has afterwards: with the lair store by plan, with others nothing changes hands."""
    state = decision.state
    thief, other = state.split[0], state.split[1]
    item = len(state.split) - HEAD
    held = state.goods[thief * KINDS + ART] >> item & 1 if item < ARTWORKS else state.goods[
        thief * KINDS + item - ARTWORKS]  # fmt: skip
    wish = held
    if item >= ARTWORKS and other >= decision.game.store(0):
        wish = best_division(decision)[0][item - ARTWORKS]
    return min(decision.options, key=lambda option: abs(int(option.split(" ")[2]) - wish))
