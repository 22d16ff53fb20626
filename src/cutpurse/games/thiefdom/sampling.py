"""A full state that agrees with a view: what the seat knows as it is, the rest dealt anew. It sees the view only."""

from __future__ import annotations

import random

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.setup import empty_table
from cutpurse.games.thiefdom.signs import Signs
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS
from cutpurse.games.thiefdom.view import Draft, Holder, Thief, View, drafting


def sample(game: Ruleset, seen: View, rng: random.Random) -> State:
    """Public facts as they are; cards of the draft and plans of others are dealt and made anew."""
    state = empty_table(game)
    state.town, state.round, state.first, state.opener = seen.town, seen.round, seen.first, seen.opener
    state.over, state.tile = seen.over, seen.tile
    state.asked = [tuple(ask) for ask in seen.asked]
    state.agenda = [tuple(step) for step in seen.agenda]
    signs = game.signs(state)
    _set_seats(game, signs, seen, state)
    _set_town(game, signs, seen, state)
    _set_turn(game, signs, seen, state)
    _set_patrons(game.box, seen, state)
    _set_equipment(game, seen, state, rng)
    if seen.plan:
        state.plan[TILES * seen.seat : TILES * seen.seat + len(seen.plan)] = seen.plan
    if seen.ready:
        state.ready = 1 << seen.seat
    return state


def _set_seats(game: Ruleset, signs: Signs, seen: View, state: State) -> None:
    box, number = game.box, signs.number
    state.stamina = 0
    for seat, guild in enumerate(seen.seats):
        state.vp[seat] = guild.vp
        state.stamina |= guild.stamina << seat
        if guild.lair:
            state.lairs[seat] = number[guild.lair]
        if guild.board:
            state.boards[seat] = box.board_number[guild.board]
        if guild.missions:
            state.delivered[seat] = _pile(box.mission_number, guild.missions)
        if guild.plan:
            state.plan[TILES * seat : TILES * seat + TILES] = guild.plan
        _set_goods(box, state, game.store(seat), guild.store)
        for shape, thief in enumerate(guild.thieves):
            _set_thief(box, signs, state, 3 * seat + shape, thief)
    _set_goods(box, state, game.dungeon, seen.dungeon)
    for rival, place in enumerate(seen.rivals, game.thieves):
        state.thief_at[rival] = number[place] if place else NOWHERE


def _set_thief(box: Box, signs: Signs, state: State, thief: int, seen: Thief) -> None:
    number = signs.number
    if seen.at:
        state.thief_at[thief] = number[seen.at]
    _set_goods(box, state, thief, seen.holds)
    if seen.cards:
        state.cards[thief] = _pile(box.card_number, seen.cards)
    if seen.brawled:
        state.brawled[thief] = box.patron_number[seen.brawled]
    if seen.wanted:
        state.posters |= 1 << thief
    if seen.robbed:
        state.robbed[thief] = _pile(box.folk_number, seen.robbed)
    for place in seen.visited:
        state.visited[thief] |= 1 << number[place] - signs.squares
    if seen.blind:
        state.blind[thief] = _pile(box.folk_number, seen.blind)


def _set_goods(box: Box, state: State, holder: int, seen: Holder) -> None:
    first = holder * KINDS
    state.goods[first : first + ART] = seen.goods
    if seen.artworks:
        state.goods[first + ART] = _pile(box.artwork_number, seen.artworks)


def _set_town(game: Ruleset, signs: Signs, seen: View, state: State) -> None:
    box, number = game.box, signs.number
    for figure in seen.folk:
        folk = box.folk_number[figure.id]
        state.folk_at[folk] = number[figure.at]
        if folk in GUARDS:
            state.facing[folk] = figure.facing
            state.badges |= figure.full << folk
        elif folk != CARRIAGE:
            state.bags |= figure.full << folk
    state.villas = [box.villa_number[villa] for villa, _ in seen.villas]
    state.villa_art = [box.artwork_number[art] if art else NOBODY for _, art in seen.villas]
    state.missions = [box.mission_number[mission] if mission else NOBODY for mission in seen.missions]
    state.stacks = [box.mission_number[mission] if mission else NOBODY for mission in seen.stacks]
    lying = sum(1 << mission for mission in (*state.missions, *state.stacks) if mission != NOBODY)
    for pile in state.delivered:
        lying |= pile
    unseen = box.all_missions & ~lying
    state.mission_deck, state.mission_box = (0, unseen) if game.open_stacks else (unseen, 0)
    if seen.walker:
        state.walker, state.need, state.route = box.folk_number[seen.walker], seen.need, list(seen.route)
    if seen.solo_boards:
        state.solo_boards = _pile(box.board_number, seen.solo_boards)


def _set_turn(game: Ruleset, signs: Signs, seen: View, state: State) -> None:
    now = seen.turn
    if now is None:
        return
    state.active, state.ap, state.smoke = now.thief, now.ap, now.smoke
    state.used = _pile(game.box.card_number, now.used)
    state.seen, state.taken, state.moving, state.points = list(now.seen), now.taken, now.moving, now.points
    state.hop, state.tristan = [signs.number[place] for place in now.hop], now.tristan
    state.location = signs.number[now.location] if now.location else NOWHERE
    state.sub, state.series, state.split = now.sub, now.series, list(now.split)


def _set_patrons(box: Box, seen: View, state: State) -> None:
    state.patron_discard = _pile(box.patron_number, seen.patron_discard)
    state.patrons_gone = _pile(box.patron_number, seen.patrons_gone)
    state.revealed = _pile(box.patron_number, seen.revealed)
    out = state.patron_discard | state.patrons_gone | state.revealed
    for cards in state.cards:
        out |= cards >> box.first_patron
    for patron in state.brawled:
        if patron != NOBODY:
            out |= 1 << patron
    state.patron_deck = box.all_patrons & ~out


def _set_equipment(game: Ruleset, seen: View, state: State, rng: random.Random) -> None:
    """Cards that lie open or are one's own first; then the rest of the draft by chance; the deck is what is left."""
    box = game.box
    pool = Pool(game)
    state.display = [pool.take(card, -1) for card in seen.display]
    for card in seen.equipment_discard:
        state.discard |= 1 << pool.take(card)
    for cards in state.cards:
        for kind in bits(cards & (1 << box.first_patron) - 1):
            pool.take(box.card_id[kind])
    stage = drafting(seen.agenda)
    if stage != NOBODY:
        _deal_draft(game, seen, stage, state, pool, rng)
    state.deck = pool.left


class Pool:
    """Copies of equipment that are not yet placed."""

    def __init__(self, game: Ruleset) -> None:
        self.copies, self.number = game.copies, game.box.equipment_number
        self.left = game.box.half_circle | game.box.full_circle

    def take(self, card: str, order: int = 1) -> int:
        """A copy of a card, the half circle first (order 1) or last (order -1)."""
        for copy in self.copies[self.number[card]][::order]:
            if self.left >> copy & 1:
                self.left ^= 1 << copy
                return copy
        raise LookupError(f"no {card} is left")


def _deal_draft(game: Ruleset, seen: View, stage: int, state: State, pool: Pool, rng: random.Random) -> None:
    """Hands and kept cards of all seats: those one knows, the others by chance. Nobody but oneself has answered."""
    players, me = game.players, seen.seat
    hands: list[list[str]] = [[] for _ in range(players)]
    kept: list[list[str]] = [[] for _ in range(players)]
    aside: list[str] = []
    own = seen.draft
    if own is not None:
        hands[me], kept[me] = own.hand, own.kept
        if game.solo:
            aside = own.passed
        else:
            _cards_passed_on(game, own, stage, (me - 1) % players, hands, kept, rng)
            state.passed_on[me] = sum(1 << game.copies[pool.number[card]][0] for card in own.passed_on)
            state.passed[me] = sum(1 << game.copies[pool.number[card]][0] for card in own.passed)
        for place, ware in enumerate(own.buying):
            state.wares_out[2 * me + place] = ware
    known = [[[pool.take(card) for card in pile] for pile in piles] for piles in (hands, kept, [aside])]
    unseen = bits(pool.left & game.box.half_circle)
    rng.shuffle(unseen)
    whole = game.box.numbers.draft_cards
    sizes = (0, whole) if stage == 2 else (whole - stage, stage)
    for piles, size in zip(known[:2], sizes, strict=True):
        for seat, pile in enumerate(piles):
            if seat != me or own is None:
                pile += [unseen.pop() for _ in range(size - len(pile))]
    if game.solo and own is None:
        known[2][0] = [unseen.pop() for _ in range((0, 2, 3)[stage])]
    state.hands, state.kept = ([sum(1 << copy for copy in pile) for pile in piles] for piles in known[:2])
    if game.solo:
        state.passed[0] = sum(1 << copy for copy in known[2][0])
    pool.left &= ~sum(1 << copy for piles in known for pile in piles for copy in pile)


def _cards_passed_on(
    game: Ruleset, own: Draft, stage: int, right: int, hands: list[list[str]], kept: list[list[str]], rng: random.Random
) -> None:
    """Where the cards are that one has passed to the right: one of the two was kept there, the other went on."""
    if stage == 1:
        hands[right] = list(own.passed)
    if stage == 2:
        pair = list(own.passed)
        if game.players == 2:  # the other came back
            kept[right] = [next((card for card in pair if card not in own.kept), pair[0]), *own.passed_on]
            return
        rng.shuffle(pair)
        kept[right] = [pair[0], *own.passed_on]
        kept[(right - 1) % game.players] = [pair[1]]


def _pile(numbers: dict[str, int], ids: list[str]) -> int:
    pile = 0
    for id in ids:
        pile |= 1 << numbers[id]
    return pile
