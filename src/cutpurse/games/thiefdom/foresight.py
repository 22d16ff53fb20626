"""What could happen next, for whoever draws the table (chapter 11): where each of the townsfolk can go and whom it
would catch, how far the acting thief comes with each action point, what the place he stands in would offer him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypedDict

import msgspec

from cutpurse.games.thiefdom import labels
from cutpurse.games.thiefdom.components import GOLD, GOODS, GUARDS, SHAPES, Box
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import exchange, locations, tavern, townsfolk
from cutpurse.games.thiefdom.rules.goods import slots
from cutpurse.games.thiefdom.shortcuts import ACTIVATE, route_names
from cutpurse.games.thiefdom.state import NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import seat_and_shape
from cutpurse.games.thiefdom.view import View
from cutpurse.games.thiefdom.ways import safe_ways, spent
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


class Trail(TypedDict):
    """The acting thief's way to a place in reach, and who of the townsfolk could catch him there on a walk of his own."""

    path: list[str]
    catchers: list[str]


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


Routes = dict[str, list[Route]]


MOST_KEPT = 1000
"""Towns of which it is kept what their streets show, in about 3 kB each."""


class Prospect(NamedTuple):
    """What the streets show to everybody."""

    sight: dict[str, list[str]]
    """What each guard sees now."""
    routes: Routes


class _Streets(NamedTuple):
    """All that it depends on beside game and town: everybody at the table sees it."""

    figures: tuple[int, ...]
    facing: tuple[int, ...]
    thieves: tuple[int, ...]
    cards: tuple[int, ...]
    blind: tuple[int, ...]
    posters: int
    smoked: int
    move: tuple[int, ...]
    """The figure that is being moved, the lanterns it needs, the legs it has walked."""
    named: bool


class _Prospects:
    """Routes are most of the work of a scene. They are the same for all who sit at a table and are told one after the
    other; and for as long as nobody goes anywhere, while cards are drafted and plans are made. So those of the last position
    are at hand, and the last ones of each town are kept, encoded, until its streets change: nobody need open it."""

    def __init__(self) -> None:
        self._last: tuple[Playing, str, _Streets, Prospect] | None = None
        self._kept: dict[tuple[Playing, str], tuple[bytes, bytes]] = {}

    def get(self, game: Playing, state: State) -> Prospect:
        streets = _Streets(
            tuple(state.folk_at), tuple(state.facing), tuple(state.thief_at), tuple(state.cards),
            tuple(state.blind), state.posters, state.active if state.smoke else NOBODY,
            (state.walker, state.need, *state.route), any(ask[1] == "route" for ask in state.asked))  # fmt: skip
        last = self._last
        if last is None or last[0] is not game or last[1] != state.town or last[2] != streets:
            last = self._last = (game, state.town, streets, self._found(game, state, streets))
        return last[3]

    def _found(self, game: Playing, state: State, streets: _Streets) -> Prospect:
        key, now = (game, state.town), msgspec.json.encode(streets)
        before, known = self._kept.pop(key, (b"", b""))
        if before == now:
            found = msgspec.json.decode(known, type=Prospect)
        else:
            found = Prospect(sight(game, state), routes(game, state))
            known = msgspec.json.encode(found)
        self._kept[key] = (now, known)
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found


prospect = _Prospects().get
"""What the streets show, worked out once for all who see a position."""


def sight(game: Playing, state: State) -> dict[str, list[str]]:
    """What each guard sees now."""
    town = game.town(state)
    return {
        game.box.folk_id[guard]: town.mask_names(town.ray[4 * state.folk_at[guard] + state.facing[guard]])
        for guard in GUARDS
        if state.folk_at[guard] != NOWHERE
    }


def routes(game: Playing, state: State) -> Routes:
    """For every figure all ends of its move: the way there, what it sees of the streets, and the thieves it catches.
    The figure that is being moved also has the name of the choice, or of the shortcut, that leads there."""
    town = game.town(state)
    found: Routes = {}
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
    town, ways = game.town(state), safe_ways(game, state, state.active)
    return {town.name[space]: cost for space, cost in spent(game, state, ways).items()}


def trails(game: Playing, view: View, state: State) -> dict[str, Trail]:
    """The ways to all places in reach, for the seat whose thief acts: which squares they lead over, and which of the
    townsfolk, moved next from where they stand now, could catch the thief once he is there (TD-6.1 to TD-6.6)."""
    thief = state.active
    if thief == NOBODY or thief // 3 != view.seat or not {"action", "hop"} & {str(ask[1]) for ask in state.asked}:
        return {}
    town = game.town(state)
    ways = {space: way for space, way in safe_ways(game, state, thief).items() if way}
    risks = catchers(game, state, thief, [space for space in ways if space < town.squares])
    return {
        town.name[space]: {
            "path": [town.name[square] for square in way],
            "catchers": [game.box.folk_id[figure] for figure in risks.get(space, ())],
        }
        for space, way in ways.items()
    }


def catchers(game: Playing, state: State, thief: int, squares: Sequence[int]) -> dict[int, list[int]]:
    """Who of the townsfolk has a way on which he would catch the thief, for each square on which that one might stand.
    A Smoke Bomb has blown away by then."""
    town, after = game.town(state), state.clone()
    after.smoke = False
    bits = {square: town.bit[square] for square in squares}
    found: dict[int, list[int]] = {}
    for figure in townsfolk.in_play(state):
        after.walker, after.need, after.route = figure, townsfolk.free_lanterns(figure), []
        after.thief_at[thief] = state.thief_at[thief]
        open_to = dict(bits)
        for legs, swept in townsfolk.walks(game, after):
            for square in [square for square, bit in open_to.items() if bit & swept]:
                after.thief_at[thief] = square
                if thief in townsfolk.outlook(game, after, figure, legs).caught:
                    found.setdefault(square, []).append(figure)
                    del open_to[square]
    return found


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
        found[id] = printed_price(game.box, number)
        if patron >= 0 and view.seat >= 0:
            found[id]["cost"] = tavern.price(game, state, 3 * view.seat, patron)
    return found


def printed_price(box: Box, number: int) -> Price:
    """Gold, points and goods as they are printed on equipment or a patron."""
    card, patron = box.cards[number], number - box.first_patron
    goods = zip(GOODS, box.patron_goods[patron], strict=True) if patron >= 0 else ()
    return {"cost": card.cost, "vp": card.vp, "goods": {good: count for good, count in goods if count}}


def _options(game: Playing, state: State, seat: int) -> list[str]:
    return list(game.options(state, seat)) if game.asked_kind(state, seat) == "action" else []
