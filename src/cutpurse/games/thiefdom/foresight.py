"""What could happen next, for whoever draws the table (chapter 11): where each of the townsfolk can go and whom it
would catch, how far the acting thief comes with each action point, what the place he stands in would offer him."""

from __future__ import annotations

from typing import Literal, TypedDict

from cutpurse.games.thiefdom import labels
from cutpurse.games.thiefdom.components import GOLD, GOODS, GUARDS, SHAPES
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import exchange, locations, tavern, townsfolk
from cutpurse.games.thiefdom.rules.goods import slots
from cutpurse.games.thiefdom.shortcuts import ACTIVATE, action_points, points_of_a_move, route_names, safe_ways
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.terms import seat_and_shape
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.message import Message


class Route(TypedDict):
    """A way of one of the townsfolk, from where it stands to a lantern."""

    id: str
    """The choice or the shortcut that leads there; empty for a figure that nobody moves now."""
    end: str
    facing: int
    path: list[str]
    swept: list[str]
    caught: list[tuple[int, str]]


class Room(TypedDict):
    """So many slots for some things, each of which takes one or more of them; `most` counts slots that take anything, too."""

    what: Literal["gold", "loot", "all"]
    takes: dict[str, int]
    slots: int
    most: int


class Division(TypedDict):
    """The exchange that is asked about: with whom, how many goods may change hands, what the thief will have of things
    that are settled."""

    other: str
    most: int | None
    settled: dict[str, int]


class Offer(TypedDict):
    """Something a location would do for the acting thief."""

    id: str
    label: Message


class Price(TypedDict):
    cost: int
    vp: int
    goods: dict[str, int]


def routes(game: Playing, state: State) -> dict[str, list[Route]]:
    """For every figure all ends of its move: the way there, what it sees of the streets, and the thieves it catches.
    The figure that is being moved also has the name of the choice, or of the shortcut, that leads there."""
    town = game.town(state)
    found: dict[str, list[Route]] = {}
    asked = {str(ask[1]) for ask in state.asked}
    for figure in townsfolk.in_play(state):
        moved = state
        if figure != state.walker:
            moved = state.clone()
            moved.walker, moved.need, moved.route = figure, townsfolk.free_lanterns(figure), []
        ways = townsfolk.ends(game, moved)
        names = route_names(game, state, ways) if figure == state.walker and "route" in asked else [""] * len(ways)
        found[game.box.folk_id[figure]] = [
            {
                "id": name,
                "end": town.name[way.outlook.end],
                "facing": way.outlook.facing if figure in GUARDS else NOBODY,
                "path": [town.name[square] for square in way.outlook.path],
                "swept": town.mask_names(way.outlook.swept),
                "caught": [seat_and_shape(thief) for thief in way.outlook.caught],
            }
            for name, way in zip(names, ways, strict=True)
        ]
    return found


def reach(game: Playing, state: State) -> dict[str, int]:
    """The action points that take the acting thief to a place over streets that are free and unwatched."""
    if state.active == NOBODY or not {"action", "hop"} & {str(ask[1]) for ask in state.asked}:
        return {}
    town, points = game.town(state), points_of_a_move(game, state, state.active)
    ways = safe_ways(game, state, state.active)
    return {town.name[space]: action_points(len(way), state.points, points) for space, way in ways.items() if way}


def room(game: Playing, view: View, state: State) -> dict[str, list[Room]]:
    """What each thief of the seat can carry (TD-1.29): for gold, for loot and for both together, how many slots each
    thing takes, how many there are, and how many with those that take gold and loot alike."""
    if view.seat < 0:
        return {}
    numbers = game.box.numbers
    gold = {GOODS[GOLD]: 1}
    loot = {good: 1 for good in GOODS if good not in gold} | dict.fromkeys(game.box.artwork_id, numbers.artwork_slots)
    kinds: list[tuple[Literal["gold", "loot", "all"], dict[str, int], int]] = [
        ("gold", gold, numbers.gold_slots),
        ("loot", loot, numbers.loot_slots),
        ("all", gold | loot, numbers.gold_slots + numbers.loot_slots),
    ]
    return {
        shape: [
            {"what": what, "takes": takes, "slots": count, "most": count + slots(game, state, 3 * view.seat + place)}
            for what, takes, count in kinds
        ]
        for place, shape in enumerate(SHAPES)
    }


def division(game: Playing, view: View, state: State) -> Division | None:
    """The exchange that this seat is asked about: with whom, how many goods may change hands, what is settled."""
    if not any(ask[0] == view.seat and ask[1] == "divide" for ask in state.asked):
        return None
    _, other, most, *_ = state.split
    return {
        "other": exchange.partner_name(game, other),
        "most": None if most == NOBODY else most,
        "settled": exchange.settled(game, state),
    }


def offers(game: Playing, view: View, state: State) -> list[Offer]:
    """What the location in which the acting thief stands would let him do, once it is activated."""
    thief = state.active
    if thief == NOBODY or thief // 3 != view.seat or ACTIVATE not in _options(game, state, view.seat):
        return []
    choices = locations.sub_actions(game, state, thief, 0, 0)
    return [{"id": choice, "label": labels.label_of(game, view, state, choice)} for choice in choices]


def prices(game: Playing, view: View, state: State) -> dict[str, Price]:
    """Gold and points of every card that can be had, and the goods it brings; a patron may be free for one's guild."""
    draft = [*view.draft.hand, *view.draft.kept] if view.draft is not None else []
    found: dict[str, Price] = {}
    for id in dict.fromkeys([*draft, *view.revealed, *view.display]):
        number = game.box.card_number[id]
        patron = number - game.box.first_patron
        card = game.box.cards[number]
        cost = tavern.price(game, state, 3 * view.seat, patron) if patron >= 0 and view.seat >= 0 else card.cost
        goods = zip(GOODS, game.box.patron_goods[patron], strict=True) if patron >= 0 else ()
        found[id] = {"cost": cost, "vp": card.vp, "goods": {good: count for good, count in goods if count}}
    return found


def _options(game: Playing, state: State, seat: int) -> list[str]:
    return list(game.options(state, seat)) if game.asked_kind(state, seat) == "action" else []
