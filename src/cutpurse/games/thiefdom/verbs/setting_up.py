"""Why not, before the first night and while planning (TD-3, TD-4)."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules import draft, night
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import KINDS, SLOTS, State, bits
from cutpurse.games.thiefdom.terms import GOLD, SHAPES
from cutpurse.games.thiefdom.verbs.common import not_now
from cutpurse.kernel.case import Case, verb
from cutpurse.kernel.message import Reason


def _keep(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    held = words[1] in draft.card_names(game, state.hands[seat])
    return None if held else Reason("card-not-in-hand", "TD-3.1", {"card": words[1]})


def _buy(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """One of the three cards kept, for a thief (TD-3.4 to TD-3.8)."""
    box, number = game.box, game.box.equipment_number[words[1]]
    card, thief = box.equipment[number], 3 * seat + SHAPES.index(words[2])
    chosen = draft.chosen_wares(state, seat)
    kinds = [box.copy_kind[copy] for copy in bits(state.kept[seat])]
    for ware in chosen:
        kinds.remove(ware % draft.WARE)
    if number not in kinds:
        return Reason("card-not-in-hand", "TD-3.4", {"card": card.id})
    if len(chosen) >= box.numbers.draft_buy_max:
        return Reason("enough-bought", "TD-3.4", {"count": box.numbers.draft_buy_max})
    if draft.WARE * thief + number in chosen:
        return Reason("card-twice", "TD-3.7", {"card": card.id})
    spent = sum(box.equipment[ware % draft.WARE].cost for ware in chosen)
    left = state.goods[game.store(seat) * KINDS + GOLD] - spent
    return Reason("too-dear", "TD-3.4", {"cost": card.cost, "gold": left}) if card.cost > left else None


DRAFTED = Case(("buy WARE SHAPE",), _buy, ("TD-3.4", "TD-3.7"))


def _lair(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    town = game.town(state)
    space = town.number[words[1]]
    if space in state.lairs:
        return Reason("lair-taken", "TD-3.11", {"place": words[1]})
    house = town.kind[space] in game.lair_houses
    return None if house else Reason("no-house-for-a-lair", "TD-3.11", {"place": words[1]})


def _place(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """The tiles one after the other, each on a slot of its own (TD-4.2)."""
    slot, placed = SLOTS.index(words[2]), night.plan_of(state, seat)
    if slot >= night.tiles(game):
        return Reason("no-patrol-alone", "TD-13.2")
    if slot in placed:
        return Reason("slot-has-a-tile", "TD-4.2", {"slot": words[2]})
    in_turn = int(words[1]) == len(placed) + 1
    return None if in_turn else Reason("tile-by-tile", "TD-4.2", {"number": len(placed) + 1})


def _tiles(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"place {number} {slot}" for number in range(1, night.TILES + 2) for slot in SLOTS]


VERBS = {
    "keep": verb(not_now("TD-3.1"), {"draft_pick": Case(("keep WARE",), _keep, ("TD-3.1",))}),
    "lair": verb(not_now("TD-3.12"), {"lair": Case(("lair PLACE",), _lair, ("TD-3.11",))}),
    "place": verb(not_now("TD-4.2"), {"plan": Case(("place # SLOT",), _place, ("TD-4.2", "TD-13.2"), _tiles)}),
}
