"""Equipment and friends in use (TD-10): which cards a thief can use now, aimed at what, and what comes of it.

A card is data (equipment.toml, patrons.toml): a place, a frequency, a list of effects. USES says for each effect what
it can be aimed at and what it does; a new card with known effects needs no code.
"""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import equipment, patrons
from cutpurse.games.thiefdom.rules.arrest import put
from cutpurse.games.thiefdom.rules.exchange import fresh, remember
from cutpurse.games.thiefdom.rules.goods import gain, pay, score
from cutpurse.games.thiefdom.rules.move import occupied
from cutpurse.games.thiefdom.rules.uses import Use, at_once, use_of
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of, town_in
from cutpurse.games.thiefdom.state import KINDS, State, bits
from cutpurse.games.thiefdom.terms import CARRIAGE, GOODS, seat_and_shape, shape_of
from cutpurse.games.thiefdom.vocabulary import Effect, Gain, StoreTrade, Teleport, Trade

# -- what can be used ----------------------------------------------------------------------------


def action_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """Cards that cost an action point (TD-10.2)."""
    return _options(game, state, thief, own_and_guild(game, state, thief) & game.box.actions)


def free_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """Cards that cost none (TD-10.4, TD-10.5)."""
    return _options(game, state, thief, own_and_guild(game, state, thief) & game.box.free_cards)


def own_and_guild(game: Ruleset, state: State, thief: int) -> int:
    """The thief's cards, and those of his guild that work for all of it (TD-10.6)."""
    cards, first = state.cards, thief - thief % 3
    shared = (cards[first] | cards[first + 1] | cards[first + 2]) & game.box.guild_wide
    return cards[thief] | shared


def _options(game: Ruleset, state: State, thief: int, cards: int) -> list[str]:
    cards &= ~(state.used & game.box.once_per_turn)
    found: list[str] = []
    for card in bits(cards):
        if in_place(game, state, thief, game.box.cards[card].place):
            id = game.box.card_id[card]
            found += [f"use {id} {aim}" if aim else f"use {id}" for aim in aims(game, state, thief, card)]
    return found


def aims(game: Ruleset, state: State, thief: int, card: int) -> list[str]:
    """What a card can be aimed at; empty if one of its effects is not possible now."""
    effects = game.box.effects[card]
    choices = [USES[type(effect)].aims(game, state, thief, effect) for effect in effects]
    if isinstance(effects[0], StoreTrade):  # one of those listed
        return [aim for found in choices for aim in found]
    if not all(choices):
        return []
    return next((found for found in choices if found != [""]), [""])


def in_place(game: Ruleset, state: State, thief: int, place: str) -> bool:
    """Is the thief where a card can be used?"""
    if not place:
        return True
    town, space = town_in(game, state), state.thief_at[thief]
    if place == "building":
        return space >= town.squares
    if place == "lantern":
        return bool(space < town.squares and town.lanterns >> space & 1)
    if place == "river":
        return space in town.riverside
    if place == "own_lair":
        return space == state.lairs[thief // 3]
    if place == "beside_carriage":
        return space >= town.squares and state.folk_at[CARRIAGE] in town.exits[space]
    return town.kind[space] == place


# -- using a card --------------------------------------------------------------------------------


def use(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    """`use CARD …`: its effects one after the other; a card for one use goes away (TD-10.8, TD-10.9)."""
    game, aim = play.game, words[2:]
    card = game.box.card_number[words[1]]
    target = aim[-1] if aim and not aim[-1].isdigit() else "none"
    play.tell(told.CardUsed(*seat_and_shape(thief), words[1], target))
    if game.box.cards[card].frequency == "once":
        put_away(play, thief, card)
    effects = game.box.effects[card]
    if isinstance(effects[0], StoreTrade):
        chosen = next(trade for trade in effects if isinstance(trade, StoreTrade) and GOODS[trade.paid] == aim[0])
        store_trade(play, thief, card, chosen, aim)
        return
    for number in range(len(effects) - 1, 0, -1):
        play.state.agenda.append(("effect", thief, card, number, *aim))
    effect(play, thief, card, 0, *aim)


def effect(play: ThiefdomPlay, thief: int, card: int, number: int, *aim: str) -> None:
    """One effect of a card that was used."""
    chosen = play.game.box.effects[card][number]
    USES[type(chosen)].carry_out(play, thief, card, chosen, list(aim))


def put_away(play: ThiefdomPlay, thief: int, card: int) -> None:
    """Equipment goes to its discard pile, a patron out of the game; the slot is free again."""
    state, box = play.state, play.game.box
    state.cards[thief] &= ~(1 << card)
    if card >= box.first_patron:
        state.patrons_gone |= 1 << card - box.first_patron
    else:  # copies of a kind are alike: any that lies nowhere
        lying = state.deck | state.discard | sum(1 << copy for copy in state.display)
        copy = next(copy for copy, kind in enumerate(box.copy_kind) if kind == card and not lying >> copy & 1)
        state.discard |= 1 << copy
    play.tell(told.CardGone(*seat_and_shape(thief), box.card_id[card]))


# -- plain effects -------------------------------------------------------------------------------


def gain_effect(play: ThiefdomPlay, thief: int, card: int, effect: Gain, words: list[str]) -> None:
    """VP, action points and goods; what does not fit is lost (TD-1.33)."""
    play.state.ap += effect.ap
    score(play, thief // 3, effect.vp, play.game.box.card_id[card])
    if effect.goods:
        gain(play, thief, effect.goods.counts)


def times(state: State, holder: int, effect: Trade | StoreTrade) -> int:
    """How often a holder can pay what a trade asks for."""
    return min(state.goods[holder * KINDS + good] // count for good, count in enumerate(effect.pay.counts) if count)


def trade_choices(game: Ruleset, state: State, thief: int, effect: Trade) -> list[str]:
    most = times(state, thief, effect)
    if effect.repeat:
        return [str(number) for number in range(1, most + 1)]
    return [""] if most else []


def trade(play: ThiefdomPlay, thief: int, card: int, effect: Trade, words: list[str]) -> None:
    number = int(words[0]) if effect.repeat else 1
    for good, count in enumerate(effect.pay.counts):
        pay(play, thief, good, number * count)
    score(play, thief // 3, number * effect.vp, play.game.box.card_id[card])
    if effect.goods:
        gain(play, thief, [number * count for count in effect.goods.counts])


def store_trade_choices(game: Ruleset, state: State, thief: int, effect: StoreTrade) -> list[str]:
    return [GOODS[effect.paid]] if times(state, store_of(game, thief // 3), effect) else []


def store_trade(play: ThiefdomPlay, thief: int, card: int, effect: StoreTrade, words: list[str]) -> None:
    """From the lair store into the lair store."""
    state, seat = play.state, thief // 3
    first = store_of(play.game, seat) * KINDS
    for good, count in enumerate(effect.pay.counts):
        state.goods[first + good] += effect.goods.counts[good] - count
    state.seen = []
    play.tell(told.Sold(seat, shape_of(thief), GOODS[effect.paid], max(effect.pay.counts), effect.vp))
    for good, count in enumerate(effect.goods.counts):
        if count:
            play.tell(told.Stored(seat, GOODS[good], count))
    state.vp[seat] += effect.vp


def teleport_choices(game: Ruleset, state: State, thief: int, effect: Teleport) -> list[str]:
    """Other spaces of the kind; a street square must be free (TD-7.14), no position twice (TD-7.26)."""
    town, here = town_in(game, state), state.thief_at[thief]
    if effect.to != "river":
        spaces = town.of_kind.get(effect.to, ())
    else:
        taken = occupied(state, town)
        spaces = tuple(space for space in town.riverside if not taken & town.bit[space])
    return [town.name[space] for space in spaces if space != here and fresh(game, state, thief, space)]


def teleport(play: ThiefdomPlay, thief: int, card: int, effect: Teleport, words: list[str]) -> None:
    remember(play.game, play.state)
    put(play, [(thief, town_in(play.game, play.state).number[words[0]])])


USES: dict[type[Effect], Use] = dict([
    use_of(Gain, at_once, gain_effect), use_of(Trade, trade_choices, trade),
    use_of(StoreTrade, store_trade_choices, store_trade), use_of(Teleport, teleport_choices, teleport),
    *equipment.USES, *patrons.USES])  # fmt: skip
"""What can be used: for each effect what it can be aimed at, and what it does."""
