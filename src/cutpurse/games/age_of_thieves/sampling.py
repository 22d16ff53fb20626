"""A full state that agrees with a view: public facts as they are, everything unknown dealt anew."""

from __future__ import annotations

import random
from typing import Any

from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.setup import empty_table
from cutpurse.games.age_of_thieves.state import (
    AMBUSH_CARD,
    MOVE_CARD,
    NOBODY,
    SPECIAL_CARD,
    UNSEEN,
    WAITING,
    State,
    bits,
)
from cutpurse.games.age_of_thieves.view import STATUS, Planned, Seat, View

MOVE_LIKELY = 0.7
"""How often the one basic card in a plan is taken for Move, if it could be either."""


def sample(game: Ruleset, seen: View, rng: random.Random) -> State:
    """It sees the view only."""
    state = empty_table(game)
    _set_course(game, seen, state)
    _set_board(game, seen, state)
    for seat, area in enumerate(seen.seats):
        _set_seat(game, seen, state, seat, area)
    _set_tokens(game, seen, state, rng)
    _Cards(game, seen, state, rng).deal()
    return state


def _set_course(game: Ruleset, seen: View, state: State) -> None:
    box = game.box
    state.turn, state.phase, state.first, state.over = seen.turn, seen.phase, seen.first, seen.over
    state.asked = [tuple(_tuples(ask)) for ask in seen.asked]
    state.agenda = [tuple(_tuples(step)) for step in seen.agenda]
    state.alarm, state.jewel_taken, state.exit_due = seen.alarm, seen.jewel_taken, seen.exit_due
    state.event = box.event_number[seen.event] if seen.event else NOBODY
    for event in seen.events_seen:
        state.events_gone |= 1 << box.event_number[event]
    state.calm_turns = (state.events_gone & box.calm_deck).bit_count()
    state.alarm_turns = (state.events_gone & box.alarm_deck).bit_count()
    state.open_district = DISTRICTS.index(seen.open_district) if seen.open_district else NOBODY
    state.initiative, state.watch_done, state.level = seen.initiative, seen.watch_done, seen.level
    state.pointer, state.acting, state.charmer = seen.pointer, seen.acting, seen.charmer
    state.dim, state.left = list(seen.dim), list(seen.left)
    state.begun = [_tuples(entry) for entry in seen.begun]
    if seen.ready:
        state.ready = 1 << seen.seat


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def _set_board(game: Ruleset, seen: View, state: State) -> None:
    number = game.box.board.number
    state.guards = state.captains = 0
    for figure in seen.watch:
        here = 1 << number[figure.space]
        if figure.kind == "captain":
            state.captains |= here
        else:
            state.guards |= here
        for mark in figure.marks:
            setattr(state, mark, getattr(state, mark) | here)
    for field in ("yellow", "green", "smoke", "fire"):
        setattr(state, field, _mask(number, getattr(seen, field)))
    state.jewel_at = number[seen.emperor_at] if seen.emperor_at else NOBODY


def _mask(number: dict[str, int], spaces: list[str]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << number[space]
    return mask


def _set_seat(game: Ruleset, seen: View, state: State, seat: int, area: Seat) -> None:
    box = game.box
    if area.figure:
        state.thieves[seat] = box.thief_number[area.figure]
    if area.space:
        state.at[seat] = box.board.number[area.space]
    state.blue[seat], state.purple[seat], state.purple_new[seat] = area.blue, area.purple, area.purple_new
    state.yellow_held[seat], state.green_held[seat] = area.yellow, area.green
    for token, count in area.tokens.items():
        state.kept[seat * len(box.tokens) + box.token_number[token]] = count
    if area.red:
        state.red_at = seat
    if area.emperor:
        state.jewel_holder = seat
    if area.best_burglar:
        state.best_burglar = seat
    for mark in area.marks:
        setattr(state, mark, getattr(state, mark) | 1 << seat)
    state.known[seat] = _mask(box.board.number, area.looked)


def _set_tokens(game: Ruleset, seen: View, state: State, rng: random.Random) -> None:
    """Face-down tokens that others have looked at are drawn from all they can be."""
    box = game.box
    number = box.board.number
    tokens, pool = [NOBODY] * box.board.count, list(seen.tokens_left.values())
    state.face_down = _mask(number, seen.tokens_down)
    for space in bits(state.face_down):
        tokens[space] = UNSEEN
    for space_id, token in seen.tokens_up.items():
        tokens[number[space_id]] = box.token_number[token]
        state.face_up |= 1 << number[space_id]
    for space_id, token in seen.known.items():
        tokens[number[space_id]] = box.token_number[token]
        pool[box.token_number[token]] -= 1
    looked = 0
    for known in state.known:
        looked |= known
    for space in bits(looked):
        if tokens[space] == UNSEEN:
            kind = rng.choices(range(len(pool)), pool)[0]
            pool[kind] -= 1
            tokens[space] = kind
    state.tokens, state.token_pool = tokens, pool


class _Cards:
    """Deals the cards: those that lie open, then one's own, then the rest by chance."""

    def __init__(self, game: Ruleset, seen: View, state: State, rng: random.Random) -> None:
        self.game, self.seen, self.state, self.rng = game, seen, state, rng
        self.left = game.box.all_copies

    def deal(self) -> None:
        seen, state = self.seen, self.state
        state.discard = self._take_all(seen.discard)
        if seen.cover:
            kind = self.game.box.copies_of[self.game.box.card_number[seen.cover]]
            state.cover = bits(state.discard & kind)[0]
        plans = [[self._open_card(seat, planned) for planned in area.plan] for seat, area in enumerate(seen.seats)]
        if seen.seat >= 0:
            self._own(seen.seat)
        rest = self.left
        needed = sum(area.face_down + area.hand_size for seat, area in enumerate(seen.seats) if seat != seen.seat)
        unseen = self.rng.sample(bits(rest), needed)
        dealt = 0
        for copy in unseen:
            dealt |= 1 << copy
        for seat, area in enumerate(seen.seats):
            self._fill(seat, area, plans[seat], unseen)
            if seat != seen.seat:
                for _ in range(area.hand_size):
                    state.hands[seat] |= 1 << unseen.pop()
        state.deck = rest & ~dealt
        self._drawn()
        self._given_up()

    def _take(self, card: str) -> int:
        """A copy of a card, as a pile."""
        box = self.game.box
        one: int = self.left & box.copies_of[box.card_number[card]]
        one &= -one
        self.left ^= one
        return one

    def _take_all(self, cards: list[str]) -> int:
        pile = 0
        for card in cards:
            pile |= self._take(card)
        return pile

    def _code(self, seat: int, card: str) -> int:
        """How a plan names a card."""
        if card == "move":
            return MOVE_CARD
        if card == "ambush":
            return AMBUSH_CARD
        if card == self.game.box.thieves[self.state.thieves[seat]].special:
            return SPECIAL_CARD
        return self._take(card).bit_length() - 1

    def _open_card(self, seat: int, planned: Planned) -> list[int]:
        """The cards of an action that lie open; none if they are face down."""
        return [self._code(seat, card) for card in planned.cards]

    def _own(self, seat: int) -> None:
        """Hand and what is being laid."""
        state, seen, box = self.state, self.seen, self.game.box
        state.hands[seat] = self._take_all(seen.hand)
        if seen.laying:
            card, cover, *tokens = seen.laying
            codes = (self._code(seat, card), self._code(seat, cover) if cover else NOBODY)
            state.laying[seat] = (*codes, *(box.token_number[token] for token in tokens))

    def _fill(self, seat: int, area: Seat, plan: list[list[int]], unseen: list[int]) -> None:
        """A plan, with cards for those that are face down."""
        self._guess_basics(area, plan)
        number = self.game.box.token_number
        actions = []
        for planned, cards in zip(area.plan, plan, strict=True):
            card = cards[0] if cards else unseen.pop()
            cover = NOBODY
            if len(cards) > 1:
                cover = cards[1]
            elif card == SPECIAL_CARD and planned.status == STATUS[WAITING]:
                cover = unseen.pop()
            tokens = tuple(number[token] for token in planned.tokens)
            actions.append((card, cover, planned.points, tokens, STATUS.index(planned.status)))
        self.state.plans[seat] = tuple(actions)

    def _guess_basics(self, area: Seat, plan: list[list[int]]) -> None:
        """Which face-down actions are Move and Ambush: as many as there are no general cards for. In a dungeon
        Move comes first (AOT-5.12)."""
        hidden = [place for place, cards in enumerate(plan) if not cards]
        if not hidden:
            return
        covered = any(planned.special and len(planned.cards) == 1 and planned.status == STATUS[WAITING]
                      for planned in area.plan)  # fmt: skip
        count = len(hidden) + covered - area.face_down
        shown = [cards[0] for cards in plan if cards]
        basics = [card for card in (MOVE_CARD, AMBUSH_CARD) if card not in shown]
        if count < len(basics) and not area.in_dungeon and self.rng.random() > MOVE_LIKELY:
            basics.reverse()
        for card in basics[:count]:
            places = hidden
            if area.in_dungeon and card == MOVE_CARD:
                places = [place for place in hidden if area.plan[place].points == area.plan[hidden[0]].points]
            place = self.rng.choice(places)
            plan[place] = [card]
            hidden.remove(place)

    def _drawn(self) -> None:
        """The cards of a workshop: one's own are known, of a rival's hand any could be the new ones."""
        state, seen = self.state, self.seen
        if not seen.drawn:
            return
        seat = seen.asked[0][0]
        if seat != seen.seat:
            for copy in self.rng.sample(bits(state.hands[seat]), seen.drawn):
                state.drawn |= 1 << copy
            return
        for card in seen.drawn_cards:
            alike = state.hands[seat] & ~state.drawn & self.game.box.copies_of[self.game.box.card_number[card]]
            state.drawn |= alike & -alike

    def _given_up(self) -> None:
        """One's own sealed discard; of others nothing is known."""
        state, seen = self.state, self.seen
        if any(step[0] == "gather_discards" for step in state.agenda):
            state.given_up = [NOBODY] * self.game.players
            if seen.given_up:
                copies = self.game.box.copies_of[self.game.box.card_number[seen.given_up]]
                state.given_up[seen.seat] = bits(state.hands[seen.seat] & copies)[0]
