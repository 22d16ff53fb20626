"""Equipment: the display, buying and equipping (TD-3.7 to TD-3.9, TD-9.13, TD-9.14)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import KINDS, State
from cutpurse.games.thiefdom.terms import GOLD, seat_and_shape


def equipment_mask(game: Ruleset) -> int:
    return (1 << game.box.first_patron) - 1


def can_equip(game: Ruleset, state: State, thief: int, kind: int) -> bool:
    """At most 2 cards, no two alike."""
    held = state.cards[thief] & equipment_mask(game)
    return held.bit_count() < game.box.numbers.max_equipment_per_thief and not held >> kind & 1


def free_hands(game: Ruleset, state: State, thief: int) -> int:
    """How many more cards he can take."""
    return game.box.numbers.max_equipment_per_thief - (state.cards[thief] & equipment_mask(game)).bit_count()


def buyable(game: Ruleset, state: State, thief: int, discount: int) -> list[int]:
    """Copies on display that the thief can pay and equip, one of each kind, in the order of the display."""
    gold = state.goods[thief * KINDS + GOLD] + discount
    kinds = {game.box.copy_kind[copy]: copy for copy in reversed(state.display)}
    return [copy for copy in state.display if kinds[kind := game.box.copy_kind[copy]] == copy
            and game.box.equipment[kind].cost <= gold and can_equip(game, state, thief, kind)]  # fmt: skip


def name(game: Ruleset, copy: int) -> str:
    return game.box.equipment[game.box.copy_kind[copy]].id


def displayed(game: Ruleset, state: State, id: str) -> int:
    """The first copy on display of a kind."""
    kind = game.box.equipment_number[id]
    return next(copy for copy in state.display if game.box.copy_kind[copy] == kind)


def buy(play: ThiefdomPlay, thief: int, copy: int, discount: int, extra_vp: int = 0) -> None:
    """Pay, score the printed VP, equip at once. The display is refilled at the end of the turn (TD-9.14)."""
    state, game = play.state, play.game
    kind = game.box.copy_kind[copy]
    card = game.box.equipment[kind]
    cost = max(0, card.cost - discount)
    state.goods[thief * KINDS + GOLD] -= cost
    state.display.remove(copy)
    state.taken = True
    equip(play, thief, kind, cost, card.vp + extra_vp)


def equip(play: ThiefdomPlay, thief: int, kind: int, cost: int, vp: int) -> None:
    state = play.state
    state.cards[thief] |= 1 << kind
    state.vp[thief // 3] += vp
    state.seen = []
    id = play.game.box.equipment[kind].id
    play.tell(told.EquipmentBought(*seat_and_shape(thief), id, cost, vp))


def draw_equipment(play: ThiefdomPlay) -> bool:
    """The next card of the pile onto the display; an empty pile takes in the discards (TD-1.37)."""
    state = play.state
    if not state.deck:
        state.deck, state.discard = state.discard, 0
    if not state.deck:
        return False
    copy = play.chance.draw(state.deck, "equipment")
    state.deck ^= 1 << copy
    state.display.append(copy)
    play.tell(told.CardDisplayed(play.game.box.card_id[play.game.box.copy_kind[copy]]))
    return True


def refill(play: ThiefdomPlay) -> None:
    """The display to its full number, as far as cards go."""
    while len(play.state.display) < play.game.box.numbers.display_size and draw_equipment(play):
        pass
