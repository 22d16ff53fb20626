"""What is worth knowing about the things on the table before anything is chosen (chapter 11), for those who see a
picture of it and for those who have it read to them. Made from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cutpurse.games.thiefdom import card_labels, foresight
from cutpurse.games.thiefdom.components import CARRIAGE, GOODS, GUARDS, SHAPES, Box
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import locations, rob, tavern, wares
from cutpurse.games.thiefdom.rules.goods import fits
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import GOLD, shape_of
from cutpurse.games.thiefdom.view import View
from cutpurse.games.thiefdom.ways import moves_away
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Note


def notes(game: Playing, view: View) -> list[Note]:
    """Everybody's cards and the townsfolk; for a seat also what concerns its own thieves. When all is over, what the
    cards did can still be read."""
    state = game.imagined(view)
    if view.over:
        return list(_cards(game, view, state))
    found = [*_cards(game, view, state), *_townsfolk(game, view, state), *_places(game.box)]
    if view.seat >= 0:
        found += [*_missions(game, view, state), *_thieves(game, view, state)]
    return [*found, *_artworks(game, view, state)]


# -- cards ---------------------------------------------------------------------------------------


def _cards(game: Playing, view: View, state: State) -> Iterator[Note]:
    """What each card in sight does, and what those cost that can be had."""
    had = [card for guild in view.seats for thief in guild.thieves for card in thief.cards]
    draft = [*view.draft.hand, *view.draft.kept] if view.draft is not None else []
    to_have = dict.fromkeys([*draft, *view.revealed, *view.display])
    for id in dict.fromkeys([*to_have, *had]):
        number = game.box.card_number[id]
        if id in to_have:
            yield _price(game.box, number, _cost(game, view, state, number))
        yield from _uses(game.box, number)


@lru_cache(maxsize=1024)
def _uses(box: Box, number: int) -> tuple[Note, ...]:
    """When a card is used, and each of its effects."""
    when = card_labels.when(box, number)
    said = [*([when] if when is not None else []), *card_labels.effects(box, number)]
    return tuple(Note(box.card_id[number], label, lasting=True) for label in said)


def _cost(game: Playing, view: View, state: State, number: int) -> int:
    """A patron may be free for one's guild."""
    patron = number - game.box.first_patron
    if patron >= 0 and view.seat >= 0:
        return tavern.price(game, state, 3 * view.seat, patron)
    return game.box.cards[number].cost


@lru_cache(maxsize=1024)
def _price(box: Box, number: int, cost: int) -> Note:
    """Cost, points and goods at once."""
    patron = number - box.first_patron
    goods = card_labels.listed(box.patron_goods[patron]) if patron >= 0 else []
    label = Message("note-price", {"cost": cost, "vp": box.cards[number].vp, "goods": goods})
    return Note(box.card_id[number], label, lasting=True)


# -- the town ------------------------------------------------------------------------------------


def _townsfolk(game: Playing, view: View, state: State) -> Iterator[Note]:
    """Where guards look, who has something to steal, and whom the acting thief could rob now."""
    sight, mine = foresight.prospect(game, state).sight, view.seat >= 0 and state.active // 3 == view.seat
    near = rob.in_reach(game, state, state.active) if mine and state.active != NOBODY else []
    for figure, square in enumerate(state.folk_at):
        if square == NOWHERE:
            continue
        id = game.box.folk_id[figure]
        if figure in GUARDS:
            yield _looks(id, state.facing[figure], len(sight[id]))
            if near and figure in near and rob.in_his_sight(game, state, state.active, figure):
                yield Note(id, Message("note-sees-you"))
        if figure != CARRIAGE:
            yield _loot(id, figure in GUARDS, (state.badges | state.bags) >> figure & 1)


@lru_cache(maxsize=1024)
def _looks(id: str, facing: int, sees: int) -> Note:
    return Note(id, Message("note-looks", {"direction": DIRECTIONS[facing], "count": sees}), lasting=True)


@lru_cache(maxsize=256)
def _loot(id: str, guard: bool, full: int) -> Note:
    return Note(id, Message("note-badge" if guard else "note-bag", {"full": full > 0}), lasting=True)


@lru_cache(maxsize=64)
def _places(box: Box) -> tuple[Note, ...]:
    """What every location of a kind is good for."""
    return tuple(Note(kind, place_note(box, kind), lasting=True) for kind in locations.OFFERS)


def place_note(box: Box, kind: str) -> Message:
    """What a location of a kind is good for."""
    numbers = box.numbers
    price = next((vp for (place, _), vp in box.sale_vp.items() if place == kind), 0)
    args: Arguments = {"vp": price, "gold": numbers.brandy_price, "count": numbers.patrons_revealed,
                       "poster": numbers.poster_vp, "cards": numbers.max_equipment_per_thief,
                       "nights": list(numbers.refresh_after)}  # fmt: skip
    return Message(f"note-place-{kind}", args)


# -- what concerns one's own thieves -------------------------------------------------------------


def _missions(game: Playing, view: View, state: State) -> Iterator[Note]:
    """Who could deliver now; where nobody can, what is missing to whoever has the most of it."""
    own = range(3 * view.seat, 3 * view.seat + 3)
    for id in filter(None, view.missions):
        mission = game.box.mission_number[id]
        ready = [shape_of(thief) for thief in own if locations.can_deliver(game, state, thief, mission)]
        if ready:
            yield from (Note(id, _away(game, view, state, shape, id)) for shape in ready)
        else:
            lacking, thief = min([(_lacking(game, state, thief, mission), thief) for thief in own], key=_how_much)
            goods = card_labels.listed(tuple(lacking))
            if len(goods) < sum(
                game.box.mission_deliver[mission]
            ):  # else the card says it, and nobody is nearer than others
                yield Note(id, Message("note-lacking", {"shape": shape_of(thief), "goods": goods}))


def _away(game: Playing, view: View, state: State, shape: str, mission: str) -> Message:
    """Who has what a mission wants, and how far he is from it as everybody stands now; whether a way is open at all."""
    thief = 3 * view.seat + SHAPES.index(shape)
    if state.thief_at[thief] == NOWHERE:
        return Message("note-deliverable", {"shapes": [shape]})
    smuggler = game.town(state).smugglers[view.missions.index(mission)]
    far = moves_away(game, state, thief, smuggler)
    return Message("note-has-goods", {"shape": shape, "ap": far or 0, "open": far is not None})


def _artworks(game: Playing, view: View, state: State) -> Iterator[Note]:
    """What each artwork in sight is worth and needs; who of mine has room for it."""
    lying = [artwork for _, artwork in view.villas if artwork]
    carried = [artwork for guild in view.seats for thief in guild.thieves for artwork in thief.holds.artworks]
    for id in dict.fromkeys([*lying, *carried, *view.dungeon.artworks]):
        yield from _worth(game.box, id, id in lying)
        if id in lying:
            slots = game.box.numbers.artwork_slots
            yield from (Note(id, Message("note-artwork-free", {"shape": shape_of(thief), "free": free}))
                        for thief in _concerned(view, state)
                        if (free := fits(game, state, thief, ART)) < slots)  # fmt: skip


def _concerned(view: View, state: State) -> Sequence[int]:
    """The thieves of the seat of whom it is worth saying what they have room for: whoever acts, else all three."""
    if view.seat < 0:
        return ()
    acts = state.active != NOBODY and state.active // 3 == view.seat
    return (state.active,) if acts else range(3 * view.seat, 3 * view.seat + 3)


@lru_cache(maxsize=1024)
def _worth(box: Box, id: str, lying: bool) -> tuple[Note, ...]:
    """What an artwork is worth, and how much room it takes where it still lies."""
    number = box.artwork_number[id]
    artwork, goods = box.artworks[number], card_labels.listed(box.artwork_goods[number])
    said = [Message("note-artwork", {"vp": artwork.vp, "goods": goods})]
    if artwork.equipment_or_vp:
        said.append(Message("note-artwork-card", {"vp": artwork.equipment_or_vp}))
    if lying:
        said.append(Message("note-artwork-slots", {"slots": box.numbers.artwork_slots}))
    return tuple(Note(id, label, lasting=True) for label in said)


def _how_much(lacks: tuple[list[int], int]) -> int:
    return sum(lacks[0])


def _lacking(game: Playing, state: State, thief: int, mission: int) -> list[int]:
    carried: Sequence[int] = state.goods[thief * KINDS : thief * KINDS + len(GOODS)]
    return [max(0, count - carried[good]) for good, count in enumerate(game.box.mission_deliver[mission])]


def _thieves(game: Playing, view: View, state: State) -> Iterator[Note]:
    """What an arrest would cost, and which wares on display he could pay for and use."""
    squares = game.signs(state).squares
    if state.active // 3 == view.seat and state.active != NOBODY:
        room: Arguments = {"shape": shape_of(state.active), "count": wares.free_hands(game, state, state.active)}
        yield Note("dealer", Message("note-card-room", room))
    for thief in range(3 * view.seat, 3 * view.seat + 3):
        if state.thief_at[thief] == NOWHERE:
            continue
        shape, first = shape_of(thief), thief * KINDS
        carried = sum(state.goods[first : first + ART]) + state.goods[first + ART].bit_count()
        vp = min(game.box.numbers.arrest_vp, state.vp[view.seat])
        if state.tile and (
            state.thief_at[thief] < squares or thief == state.active
        ):  # nobody is caught while plans are made
            yield Note(shape, Message("note-arrest", {"vp": vp, "count": carried}))
        affordable = [wares.name(game, copy) for copy in wares.buyable(game, state, thief, 0)]
        if affordable and state.goods[first + GOLD]:
            yield Note(shape, Message("note-could-buy", {"cards": affordable}))
