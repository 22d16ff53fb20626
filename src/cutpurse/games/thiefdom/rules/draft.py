"""Before the first night: equipment is drafted and bought, lairs are chosen (TD-3, TD-13.5, TD-13.6)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules.wares import equip
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of, town_in
from cutpurse.games.thiefdom.state import KINDS, NOBODY, State, bits
from cutpurse.games.thiefdom.terms import GOLD, SHAPES
from cutpurse.kernel.message import seat_letter

WARE = 100
"""A card about to be bought for a thief is noted as WARE * thief + kind."""


# -- drafting ------------------------------------------------------------------------------------


def deal(play: ThiefdomPlay, seat: int, count: int) -> None:
    """Half-circle cards, unseen by others (TD-3.1)."""
    state = play.state
    state.own("hands")
    for _ in range(count):
        copy = play.chance.draw(state.deck & play.game.box.half_circle, f"draft {seat_letter(seat)}")
        state.deck ^= 1 << copy
        state.hands[seat] |= 1 << copy
    play.tell(told.CardsDealt(seat, count, card_names(play.game, state.hands[seat])))


def card_names(game: Ruleset, pile: int) -> list[str]:
    """The cards of a pile of copies, in the order of the box; which copy it is nobody can tell."""
    return [game.box.card_id[kind] for kind in sorted(game.box.copy_kind[copy] for copy in bits(pile))]


def draft(play: ThiefdomPlay, number: int) -> None:
    """Keep one and pass the rest; the last card is no choice (TD-3.1 to TD-3.3). Alone, new cards are drawn for
    those that were not kept (TD-13.5)."""
    state, game = play.state, play.game
    cards = game.box.numbers.draft_cards - number
    if not number or game.solo:
        for seat in range(game.players):
            deal(play, seat, cards)
    if cards > 1:
        state.asked = [(seat, "draft_pick") for seat in range(game.players)]
        state.agenda.append(("pass_on", number))
        return
    state.own("hands", "kept")
    for seat in range(game.players):
        state.kept[seat] |= state.hands[seat]
        state.hands[seat] = 0
    state.agenda.append(("buying",))


def pick_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"keep {name}" for name in dict.fromkeys(card_names(game, state.hands[seat]))]


def answer_pick(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state = play.state
    state.own("hands", "kept")
    state.kept[seat] |= _copy(play.game, state.hands[seat], words[1])
    state.hands[seat] &= ~state.kept[seat]
    state.ready |= 1 << seat


def _copy(game: Ruleset, pile: int, id: str) -> int:
    """One card of this kind out of a pile."""
    kind = game.box.equipment_number[id]
    return next(1 << copy for copy in bits(pile) if game.box.copy_kind[copy] == kind)


def pass_on(play: ThiefdomPlay, number: int) -> None:
    """To the right: the next player counter-clockwise (TD-2.18). Alone, they are laid aside."""
    state, game = play.state, play.game
    if game.solo:
        state.own("hands", "passed")
        state.passed[0] |= state.hands[0]
        state.hands[0] = 0
    else:
        if number:
            state.passed_on = state.hands
        else:
            state.passed = state.hands
        state.hands = [state.hands[(seat + 1) % game.players] for seat in range(game.players)]
        for seat in range(game.players):
            names = card_names(game, state.hands[seat])
            play.tell(told.CardsPassed(seat, (seat + 1) % game.players, len(names), names))
    state.agenda.append(("draft", number + 1))


# -- buying --------------------------------------------------------------------------------------


def buying(play: ThiefdomPlay) -> None:
    """All at the same time, shown together (TD-3.4)."""
    play.state.asked = [(seat, "draft_buy") for seat in range(play.game.players)]
    play.state.agenda.append(("bought",))


def chosen_wares(state: State, seat: int) -> list[int]:
    return [ware for ware in state.wares_out[2 * seat : 2 * seat + 2] if ware != NOBODY]


def buy_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Up to two of the kept cards, each for a thief, as far as the gold in the lair store goes (TD-3.4 to TD-3.8)."""
    box, chosen = game.box, chosen_wares(state, seat)
    options: list[str] = []
    if len(chosen) < box.numbers.draft_buy_max:
        kinds = [box.copy_kind[copy] for copy in bits(state.kept[seat])]
        for ware in chosen:
            kinds.remove(ware % WARE)
        gold = state.goods[store_of(game, seat) * KINDS + GOLD] - sum(
            box.equipment[ware % WARE].cost for ware in chosen
        )
        for kind in sorted(set(kinds)):
            if box.equipment[kind].cost <= gold:
                options += [f"buy {box.card_id[kind]} {shape}" for number, shape in enumerate(SHAPES)
                            if WARE * (3 * seat + number) + kind not in chosen]  # fmt: skip
    return [*options, "done"]


def answer_buy(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state = play.state
    if words[0] == "done":
        state.ready |= 1 << seat
        return
    state.own("wares_out")
    ware = WARE * (3 * seat + SHAPES.index(words[2])) + play.game.box.equipment_number[words[1]]
    state.wares_out[2 * seat + len(chosen_wares(state, seat))] = ware


def bought(play: ThiefdomPlay) -> None:
    """Shown together; what was not bought goes with all other cards into one draw pile (TD-3.10)."""
    state, game = play.state, play.game
    play.commit()
    state.own("kept")
    for seat in range(game.players):
        wares = chosen_wares(state, seat)
        for ware in wares:
            thief, kind = divmod(ware, WARE)
            card = game.box.equipment[kind]
            state.goods[store_of(game, seat) * KINDS + GOLD] -= card.cost
            state.kept[seat] &= ~_copy(game, state.kept[seat], card.id)
            equip(play, thief, kind, card.cost, card.vp)
        if not wares:
            play.tell(told.NothingBought(seat))
    state.deck |= state.passed[0] if game.solo else 0
    for seat in range(game.players):
        state.deck |= state.kept[seat]
    state.kept, state.passed, state.passed_on = [0] * game.players, [0] * game.players, [0] * game.players
    state.wares_out = [NOBODY] * len(state.wares_out)
    state.agenda.append(("lair", (state.first - 1) % game.players))


# -- lairs ---------------------------------------------------------------------------------------


def lair(play: ThiefdomPlay, seat: int) -> None:
    """Counter-clockwise, the first player last (TD-3.11)."""
    play.state.asked = [(seat, "lair")]


def lair_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Houses that may be lairs and are not taken."""
    town = town_in(game, state)
    return [f"lair {town.name[space]}" for space in range(town.squares, town.spaces)
            if town.kind[space] in game.lair_houses and space not in state.lairs]  # fmt: skip


def answer_lair(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state, game = play.state, play.game
    play.commit()
    house = town_in(game, state).number[words[1]]
    state.own("lairs")
    state.lairs[seat] = house
    for thief in range(3 * seat, 3 * seat + 3):
        state.thief_at[thief] = house
    play.tell(told.LairChosen(seat, words[1]))
    if seat == state.first:
        state.agenda.append(("planning",))
    else:
        state.agenda.append(("lair", (seat - 1) % game.players))
