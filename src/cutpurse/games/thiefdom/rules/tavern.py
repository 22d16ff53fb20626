"""Patrons: turned up, befriended, brawled with (TD-9.15 to TD-9.20)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules.goods import gain, guild_has
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import GOLD, seat_and_shape, shape_of
from cutpurse.games.thiefdom.vocabulary import BefriendFree


def slot_free(game: Ruleset, state: State, thief: int) -> bool:
    """Neither friend nor brawl (TD-9.15)."""
    return state.brawled[thief] == NOBODY and not state.cards[thief] >> game.box.first_patron


def cards_left(state: State) -> bool:
    return bool(state.patron_deck | state.patron_discard)


def reveal(play: ThiefdomPlay, thief: int) -> None:
    """Four from the top; an empty pile takes in the discards (TD-1.37)."""
    state, game = play.state, play.game
    play.commit()
    names = []
    for _ in range(game.box.numbers.patrons_revealed):
        if not state.patron_deck:
            state.patron_deck, state.patron_discard = state.patron_discard, 0
        if not state.patron_deck:
            break
        patron = play.chance.draw(state.patron_deck, "patron")
        state.patron_deck ^= 1 << patron
        state.revealed |= 1 << patron
        names.append(game.box.patrons[patron].id)
    play.tell(told.PatronsRevealed(thief // 3, names))
    state.agenda.append(("patrons",))


def patrons(play: ThiefdomPlay) -> None:
    play.state.asked = [(play.state.active // 3, "patrons")]


def price(game: Ruleset, state: State, thief: int, patron: int) -> int:
    """Richard's guild pays nothing."""
    return 0 if guild_has(game, state, thief, BefriendFree) else game.box.patrons[patron].cost


def brawls_here(game: Ruleset, state: State) -> bool:
    """A brawl is an action of the tavern, wherever else patrons are met (TD-9.17, from version 2 of the rules)."""
    return game.rules < 2 or state.location == NOWHERE or town_in(game, state).kind[state.location] == "tavern"


def patron_options(game: Ruleset, state: State, seat: int) -> list[str]:
    thief, box = state.active, game.box
    gold = state.goods[thief * KINDS + GOLD]
    revealed = bits(state.revealed)
    options = [f"befriend {box.patrons[patron].id}" for patron in revealed if price(game, state, thief, patron) <= gold]
    if brawls_here(game, state):
        options += [f"brawl {box.patrons[patron].id}" for patron in revealed]
    return [*options, "leave"]


def answer_patrons(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    """The other revealed cards go to the discard pile (TD-9.19)."""
    state, game = play.state, play.game
    thief, chosen = state.active, NOBODY
    if words[0] == "leave":
        play.tell(told.PatronsLeft(seat))
    else:
        chosen = game.box.patron_number[words[1]]
        state.revealed ^= 1 << chosen
    state.patron_discard |= state.revealed
    state.revealed = 0
    if words[0] == "befriend":
        befriend(play, thief, chosen)
    elif words[0] == "brawl":
        vp = game.box.numbers.brawl_vp
        state.own("brawled")
        state.brawled[thief] = chosen
        state.vp[seat] += vp
        play.tell(told.Brawled(seat, shape_of(thief), words[1], vp))


def befriend(play: ThiefdomPlay, thief: int, patron: int) -> None:
    """Pay, gain points and goods, and he is a friend (TD-9.16)."""
    state, game = play.state, play.game
    card = game.box.patrons[patron]
    cost = price(game, state, thief, patron)
    state.goods[thief * KINDS + GOLD] -= cost
    state.cards[thief] |= 1 << game.box.first_patron + patron
    state.vp[thief // 3] += card.vp
    play.tell(told.Befriended(*seat_and_shape(thief), card.id, cost, card.vp))
    gain(play, thief, game.box.patron_goods[patron])
