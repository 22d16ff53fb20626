"""Robbing townsfolk in the street (TD-8)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.rules.goods import effect_of, gain, has, pay, score_card
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import KINDS, NOWHERE, State
from cutpurse.games.thiefdom.terms import BADGE, CARRIAGE, GEM, GOLD, GOODS, GUARDS, WINE, seat_and_shape
from cutpurse.games.thiefdom.vocabulary import Bribe, NobleBoth, NobleExtra, Strike


def in_reach(game: Ruleset, state: State, thief: int) -> list[int]:
    """Townsfolk beside the thief with an open side between (TD-8.1) whom he has not robbed this night (TD-8.2)."""
    town, here = town_in(game, state), state.thief_at[thief]
    if here >= town.squares:
        return []
    near, robbed = town.beside[here], state.robbed[thief]
    return [figure for figure, square in enumerate(state.folk_at)
            if square != NOWHERE and near >> square & 1 and not robbed >> figure & 1]  # fmt: skip


def rob_options(game: Ruleset, state: State, thief: int) -> list[str]:
    options: list[str] = []
    for figure in in_reach(game, state, thief):
        if figure == CARRIAGE:
            options += _carriage_options(game, state, thief)
        elif figure in GUARDS:
            options += _guard_options(game, state, thief, figure)
        elif state.bags >> figure & 1:  # TD-8.7
            id = game.box.folk_id[figure]
            if has(game, state, thief, NobleBoth):  # an offer, like all upgrades (TD-10.3)
                options.append(f"rob {id} both")
            options += [f"rob {id} gold", f"rob {id} gem"]
    return options


def _carriage_options(game: Ruleset, state: State, thief: int) -> list[str]:
    options = ["rob carriage"]
    friend = has(game, state, thief, Bribe)
    if friend:
        price = effect_of(game, friend, Bribe).pay.counts
        if all(state.goods[thief * KINDS + good] >= count for good, count in enumerate(price)):
            options.append("rob carriage mortana")
    return options


def in_his_sight(game: Ruleset, state: State, thief: int, guard: int) -> bool:
    """No card lifts this (TD-8.5)."""
    look = 4 * state.folk_at[guard] + state.facing[guard]
    return bool(town_in(game, state).ray[look] >> state.thief_at[thief] & 1)


def _guard_options(game: Ruleset, state: State, thief: int, guard: int) -> list[str]:
    """The badge (TD-8.6), and the Cudgel, which needs no badge."""
    if in_his_sight(game, state, thief, guard):
        return []
    id = game.box.folk_id[guard]
    options = [f"rob {id}"] if state.badges >> guard & 1 else []
    if has(game, state, thief, Strike):
        options.append(f"rob {id} cudgel")
    return options


def rob(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state, game = play.state, play.game
    figure = game.box.folk_number[words[1]]
    state.robbed[thief] |= 1 << figure
    play.tell(told.Robbed(*seat_and_shape(thief), words[1]))
    if figure == CARRIAGE:
        _rob_carriage(play, thief, "mortana" in words)
    elif figure in GUARDS:
        _rob_guard(play, thief, figure, "cudgel" in words)
    else:
        _rob_noble(play, thief, figure, words[2])


def _rob_carriage(play: ThiefdomPlay, thief: int, bribed: bool) -> None:
    """Wine, and a poster (TD-8.3, TD-8.4); Mortana's gold saves it."""
    state, game = play.state, play.game
    if bribed:
        bribe = effect_of(game, has(game, state, thief, Bribe), Bribe)
        for good, count in enumerate(bribe.pay.counts):
            pay(play, thief, good, count)
        gain(play, thief, bribe.goods.counts, game.box.folk_id[CARRIAGE])
        return
    loot = [0] * len(GOODS)
    loot[WINE] = game.box.numbers.carriage_wine
    gain(play, thief, loot, game.box.folk_id[CARRIAGE])
    if not state.posters >> thief & 1:
        state.posters |= 1 << thief
        play.tell(told.Wanted(*seat_and_shape(thief)))


def _rob_guard(play: ThiefdomPlay, thief: int, guard: int, struck: bool) -> None:
    state, game = play.state, play.game
    if struck:
        cudgel = has(game, state, thief, Strike)
        score_card(play, thief, cudgel, effect_of(game, cudgel, Strike).vp)
        townsfolk.start(play, thief // 3, guard, 1)
    if state.badges >> guard & 1:
        state.badges &= ~(1 << guard)
        loot = [0] * len(GOODS)
        loot[BADGE] = 1
        gain(play, thief, loot, game.box.folk_id[guard])  # asked, if need be, before the guard goes


def _rob_noble(play: ThiefdomPlay, thief: int, noble: int, choice: str) -> None:
    """2 gold or 1 gem, then the bag is empty (TD-8.8); cards add up (TD-10.10)."""
    state, game = play.state, play.game
    numbers = game.box.numbers
    loot = [0] * len(GOODS)
    if choice in ("gold", "both"):
        loot[GOLD] = numbers.noble_gold
    if choice in ("gem", "both"):
        loot[GEM] = numbers.noble_gems
    friend = has(game, state, thief, NobleExtra)
    if friend:
        for good, count in enumerate(effect_of(game, friend, NobleExtra).goods.counts):
            loot[good] += count
    state.bags &= ~(1 << noble)
    gain(play, thief, loot, game.box.folk_id[noble])
