"""General cards: deck, hand, discard pile (AOT-4). Decks have no order: a card is decided when it is drawn."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules.figures import city, passive
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits, first
from cutpurse.kernel.message import seat_letter


def card_ids(game: Ruleset, pile: int) -> list[str]:
    """The cards of a pile by id, in the order of the box."""
    box = game.box
    return [box.card_id[box.copy_kind[copy]] for copy in bits(pile)]


def kinds_of(game: Ruleset, pile: int) -> list[str]:
    """The kinds of card in a pile, each once."""
    box, last = game.box, NOBODY
    names: list[str] = []
    for copy in bits(pile):
        kind = box.copy_kind[copy]
        if kind != last:  # copies of a kind have numbers in a row
            names.append(box.card_id[kind])
            last = kind
    return names


def copy_named(game: Ruleset, pile: int, card: str) -> int:
    """A copy of a card in a pile; NOBODY if there is none."""
    copies = pile & game.box.copies_of[game.box.card_number.get(card, 0)]
    return first(copies) if copies else NOBODY


# -- drawing -------------------------------------------------------------------------------------


def draw_one(play: AotPlay, seat: int) -> int:
    """The top card into a hand; NOBODY if deck and pile are empty. A deck that runs out is renewed at once
    (AOT-4.5, AOT-4.6)."""
    state = play.state
    if not state.deck:
        if not state.discard:
            return NOBODY
        _renew(play)
    copy = play.chance.draw(state.deck, f"card {seat_letter(seat)}")
    state.deck ^= 1 << copy
    state.hands[seat] |= 1 << copy
    if not state.deck and state.discard:
        _renew(play)
    return copy


def _renew(play: AotPlay) -> None:
    play.state.deck, play.state.discard = play.state.discard, 0
    play.tell(told.Reshuffled())


def draw(play: AotPlay, seat: int, count: int) -> int:
    """Cards into a hand, as a pile; what cannot be drawn is not drawn."""
    pile = 0
    for _ in range(count):
        copy = draw_one(play, seat)
        if copy == NOBODY:
            break
        pile |= 1 << copy
    if pile:
        play.tell(told.Drew(seat, pile.bit_count(), card_ids(play.game, pile)))
    if pile.bit_count() < count:
        play.tell(told.NothingToDraw(seat))
    return pile


def draw_cards(play: AotPlay, seat: int, count: int) -> None:
    """Draw, then the hand limit (AOT-4.2)."""
    draw(play, seat, count)
    play.state.agenda.append(("hand_limit", seat))


def draw_then_discard(play: AotPlay, seat: int, count: int, discards: int) -> None:
    """A draw and a discard in one text are one step; the limit comes after it (AOT-4.2)."""
    draw(play, seat, count)
    play.state.agenda += [("hand_limit", seat), ("discard", seat, discards)]


# -- discarding ----------------------------------------------------------------------------------


def discard_card(play: AotPlay, seat: int, copy: int) -> None:
    """From hand, face up on the pile (AOT-4.3)."""
    state = play.state
    state.hands[seat] ^= 1 << copy
    state.discard |= 1 << copy
    play.tell(told.Discarded(seat, card_ids(play.game, 1 << copy)))
    play.commit()


def hand_limit(play: AotPlay, seat: int) -> None:
    """Whoever holds too many cards discards, his choice (AOT-4.2)."""
    if play.state.hands[seat].bit_count() > play.game.box.numbers.hand_limit:
        play.state.agenda.append(("hand_limit", seat))
        play.state.asked = [(seat, "hand_limit")]


def discard(play: AotPlay, seat: int, count: int) -> None:
    """A number of cards of one's own choice. One card is no choice, and everybody knows it; equal cards are asked
    for all the same, because nobody else may know that they are equal (chapter 5)."""
    state = play.state
    hand = state.hands[seat]
    if not count or not hand:
        return
    if hand & (hand - 1):
        state.asked = [(seat, "discard", count)]
    else:
        discard_card(play, seat, first(hand))


def discard_options(game: Ruleset, state: State, seat: int, *about: object) -> list[str]:
    return [game.discard_words[card] for card in kinds_of(game, state.hands[seat])]


def answer_hand_limit(play: AotPlay, seat: int, words: list[str]) -> None:
    discard_card(play, seat, copy_named(play.game, play.state.hands[seat], words[1]))


def answer_discard(play: AotPlay, seat: int, words: list[str], count: int) -> None:
    answer_hand_limit(play, seat, words)
    play.state.agenda.append(("discard", seat, count - 1))


def forced_discards(play: AotPlay, seats: list[int]) -> None:
    """Everybody concerned discards a card, at the same time and in secret (D15)."""
    state = play.state
    concerned = tuple(seat for seat in seats if state.hands[seat])
    if concerned:
        state.given_up = [NOBODY] * len(state.at)
        state.agenda.append(("gather_discards", concerned))
        state.asked = [(seat, "forced_discard") for seat in concerned if state.hands[seat].bit_count() > 1]


def answer_forced_discard(play: AotPlay, seat: int, words: list[str]) -> None:
    state = play.state
    state.own("given_up")
    state.given_up[seat] = copy_named(play.game, state.hands[seat], words[1])
    state.ready |= 1 << seat


def gather_discards(play: AotPlay, concerned: tuple[int, ...]) -> None:
    """All forced discards are shown together; who has one card only was not asked."""
    state = play.state
    given, state.given_up = state.given_up, []
    for seat in concerned:
        discard_card(play, seat, given[seat] if given[seat] != NOBODY else first(state.hands[seat]))


# -- the draw phase ------------------------------------------------------------------------------


def draw_phase(play: AotPlay, done: int) -> None:
    """Clockwise from the first thief everybody in the city draws a card, also in a dungeon (AOT-4.1)."""
    state = play.state
    state.phase = "draw"
    seats = city(state)
    if done == len(seats):
        state.agenda.append(("planning",))
        return
    state.agenda.append(("draw_phase", done + 1))
    extra = passive(play.game, state, seats[done]).workshop
    if not extra:
        draw_cards(play, seats[done], 1)
        return
    state.agenda.append(("hand_limit", seats[done]))
    pile = draw(play, seats[done], 1 + extra)
    if pile.bit_count() > 1:  # Workshop: one of those just drawn goes (chapter 2.6, AOT-8.18)
        state.drawn = pile
        state.asked = [(seats[done], "workshop")]


def workshop_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [game.discard_words[card] for card in kinds_of(game, state.drawn)]


def answer_workshop(play: AotPlay, seat: int, words: list[str]) -> None:
    state = play.state
    copy = copy_named(play.game, state.drawn, words[1])
    state.drawn = 0
    discard_card(play, seat, copy)
