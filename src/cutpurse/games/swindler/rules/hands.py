"""What comes into somebody's hands: the next tile of a bag, the next card of a deck, a rival's tile."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.rules.piles import leave
from cutpurse.games.swindler.ruleset import SwindlerPlay
from cutpurse.games.swindler.state import NOBODY
from cutpurse.kernel.piles import nth


def draw_tile(play: SwindlerPlay, bag: int) -> int:
    """Every tile in the bag, skulls included, with the same chance (SW-4.1.9). NOBODY is a skull."""
    state, box = play.state, play.game.box
    loot = state.bags[bag]
    count = loot.bit_count()
    number = play.chance.below(count + box.skulls[bag], box.bag_domain[bag])
    if number >= count:
        return NOBODY
    tile = nth(loot, number)
    state.bags[bag] = loot ^ 1 << tile
    return tile


def draw_card(play: SwindlerPlay, seat: int) -> str:
    """The top accomplice into a hand. The order of a deck is decided card by card, when drawn; an empty
    deck takes in the discard pile first (SW-4.10.6)."""
    state, box = play.state, play.game.box
    if not state.deck:
        state.deck, state.discard = state.discard, 0
    card = play.chance.draw(state.deck, "accomplice")
    state.deck ^= 1 << card
    state.hands[seat] |= 1 << card
    return box.accomplices[box.card_kind[card]].id


def hand_over(play: SwindlerPlay, rival: int, seat: int, tile: int, cause: str) -> None:
    """A tile goes from a rival, secured or provisional, to a seat, where it is secured at once."""
    state = play.state
    leave(state, rival, 1 << tile)
    if rival == state.active:
        state.loot &= ~(1 << tile)
    state.tiles[seat] |= 1 << tile
    play.tell(told.Given(seat, rival, play.game.box.tile_id[tile], cause))
