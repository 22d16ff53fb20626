"""What is worth knowing about the things on the table before anything is chosen (chapter 11), for those who see a
picture of it and for those who have it read to them. Made from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cutpurse.games.thiefdom import card_labels
from cutpurse.games.thiefdom.components import CARRIAGE, GOODS, GUARDS
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import locations, rob, tavern, wares
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import GOLD, shape_of
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Note


def notes(game: Playing, view: View) -> list[Note]:
    """Everybody's cards and the townsfolk; for a seat also what concerns its own thieves. When all is over, what the
    cards did can still be read."""
    state = game.imagined(view)
    if view.over:
        return list(_cards(game, view, state))
    found = [*_cards(game, view, state), *_townsfolk(game, view, state), *_places(game)]
    if view.seat >= 0:
        found += [*_missions(game, view, state), *_thieves(game, view, state)]
    return found


# -- cards ---------------------------------------------------------------------------------------


def _cards(game: Playing, view: View, state: State) -> Iterator[Note]:
    """What each card in sight does, and what those cost that can be had."""
    had = [card for guild in view.seats for thief in guild.thieves for card in thief.cards]
    draft = [*view.draft.hand, *view.draft.kept] if view.draft is not None else []
    to_have = dict.fromkeys([*draft, *view.revealed, *view.display])
    for id in dict.fromkeys([*to_have, *had]):
        number = game.box.card_number[id]
        if id in to_have:
            yield Note(id, _price(game, view, state, number))
        when = card_labels.when(game, number)
        if when is not None:
            yield Note(id, when)
        for effect in card_labels.effects(game, number):
            yield Note(id, effect)


def _price(game: Playing, view: View, state: State, number: int) -> Message:
    """Cost, points and goods at once; a patron may be free for one's guild."""
    card, patron = game.box.cards[number], number - game.box.first_patron
    cost, goods = card.cost, []
    if patron >= 0:
        goods = card_labels.listed(game.box.patron_goods[patron])
        if view.seat >= 0:
            cost = tavern.price(game, state, 3 * view.seat, patron)
    return Message("note-price", {"cost": cost, "vp": card.vp, "goods": goods})


# -- the town ------------------------------------------------------------------------------------


def _townsfolk(game: Playing, view: View, state: State) -> Iterator[Note]:
    """Where guards look, who has something to steal, and whom the acting thief could rob now."""
    town, mine = game.town(state), view.seat >= 0 and state.active // 3 == view.seat
    near = rob.in_reach(game, state, state.active) if mine and state.active != NOBODY else []
    for figure, square in enumerate(state.folk_at):
        if square == NOWHERE:
            continue
        id = game.box.folk_id[figure]
        if figure in GUARDS:
            sees = town.ray[4 * square + state.facing[figure]].bit_count()
            yield Note(id, Message("note-looks", {"direction": DIRECTIONS[state.facing[figure]], "count": sees}))
            if near and figure in near and rob.in_his_sight(game, state, state.active, figure):
                yield Note(id, Message("note-sees-you"))
        if figure != CARRIAGE:
            full = bool((state.badges | state.bags) >> figure & 1)
            yield Note(id, Message("note-badge" if figure in GUARDS else "note-bag", {"full": full}))


def _places(game: Playing) -> Iterator[Note]:
    """What every location of a kind is good for."""
    for kind in locations.OFFERS:
        yield Note(kind, place_note(game, kind))


def place_note(game: Ruleset, kind: str) -> Message:
    """What a location of a kind is good for."""
    numbers = game.box.numbers
    price = next((vp for (place, _), vp in game.box.sale_vp.items() if place == kind), 0)
    args: Arguments = {"vp": price, "gold": numbers.brandy_price, "count": numbers.patrons_revealed,
                       "poster": numbers.poster_vp}  # fmt: skip
    return Message(f"note-place-{kind}", args)


# -- what concerns one's own thieves -------------------------------------------------------------


def _missions(game: Playing, view: View, state: State) -> Iterator[Note]:
    """Who could deliver now; where nobody can, what is missing to whoever is nearest to it."""
    own = range(3 * view.seat, 3 * view.seat + 3)
    for id in filter(None, view.missions):
        mission = game.box.mission_number[id]
        ready = [shape_of(thief) for thief in own if locations.can_deliver(game, state, thief, mission)]
        if ready:
            yield Note(id, Message("note-deliverable", {"shapes": ready}))
        else:
            thief = min(own, key=lambda thief: sum(_lacking(game, state, thief, mission)))
            lacking = card_labels.listed(tuple(_lacking(game, state, thief, mission)))
            yield Note(id, Message("note-lacking", {"shape": shape_of(thief), "goods": lacking}))


def _lacking(game: Playing, state: State, thief: int, mission: int) -> list[int]:
    carried: Sequence[int] = state.goods[thief * KINDS : thief * KINDS + len(GOODS)]
    return [max(0, count - carried[good]) for good, count in enumerate(game.box.mission_deliver[mission])]


def _thieves(game: Playing, view: View, state: State) -> Iterator[Note]:
    """What an arrest would cost, and which wares on display he could pay for and use."""
    squares = game.town(state).squares
    for thief in range(3 * view.seat, 3 * view.seat + 3):
        if state.thief_at[thief] == NOWHERE:
            continue
        shape, first = shape_of(thief), thief * KINDS
        carried = sum(state.goods[first : first + ART]) + state.goods[first + ART].bit_count()
        vp = min(game.box.numbers.arrest_vp, state.vp[view.seat])
        if state.thief_at[thief] < squares or thief == state.active:
            yield Note(shape, Message("note-arrest", {"vp": vp, "count": carried}))
        affordable = [wares.name(game, copy) for copy in wares.buyable(game, state, thief, 0)]
        if affordable and state.goods[first + GOLD]:
            yield Note(shape, Message("note-could-buy", {"cards": affordable}))
