"""Activating a location: each of its sub-actions once, in any order, and what comes of them (TD-9)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import tavern, wares
from cutpurse.games.thiefdom.rules.arrest import put
from cutpurse.games.thiefdom.rules.goods import (
    discard,
    discard_options,
    effect_of,
    gain,
    gain_what_fits,
    guild_has,
    has,
    score,
    score_card,
    take_away,
)
from cutpurse.games.thiefdom.rules.locations import BUY, FETCH, SUB_ACTION, Options, sale_price, sub_actions, visits
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import BRANDY, GEM, GOLD, GOODS, seat_and_shape, shape_of
from cutpurse.games.thiefdom.vocabulary import MissionBonus, Unlock

SERIES = BUY | FETCH
"""Sub-actions that are done card by card and good by good, until another one is begun."""


def activate(play: ThiefdomPlay, thief: int) -> None:
    state = play.state
    town = town_in(play.game, state)
    here = state.thief_at[thief]
    state.visited[thief] |= 1 << here - town.squares
    state.location, state.sub, state.series = here, 0, 0
    play.tell(told.Activated(*seat_and_shape(thief), town.name[here]))
    state.agenda.append(("location",))


def location(play: ThiefdomPlay) -> None:
    """Ask for the next sub-action; without a choice there is no question."""
    state, game, thief = play.state, play.game, play.state.active
    options = sub_actions(game, state, thief, state.sub, state.series)
    if not options:
        _finish(play, thief)
    elif len(options) == 1 and not state.sub and options[0].split(" ")[0] in ("take", "deliver"):
        _do(play, thief, options[0].split(" "))
    else:
        state.asked = [(thief // 3, "location", state.location)]


def location_question(game: Ruleset, state: State, seat: int, space: int) -> Options:
    thief = state.active
    options = sub_actions(game, state, thief, state.sub, state.series)
    if state.sub or visits(game, state, thief, town_in(game, state).kind[state.location]):
        options.append("done")
    return options + discard_options(game, state, thief)


def answer_location(play: ThiefdomPlay, seat: int, words: list[str], space: int) -> None:
    state, thief = play.state, play.state.active
    if words[0] == "done":
        _finish(play, thief)
    elif words[0] == "onward":
        _finish(play, thief)
        put(play, [(thief, town_in(play.game, state).number[words[1]])])
    elif words[0] == "discard":
        state.agenda.append(("location",))
        discard(play, thief, words[1])
    else:
        _do(play, thief, words)


def _do(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state = play.state
    act = SUB_ACTION[words[0]]
    state.sub |= act
    state.series = act & SERIES if words[1:2] != ["brandy"] else 0
    state.agenda.append(("location",))
    DEEDS[words[0]](play, thief, words)


def _finish(play: ThiefdomPlay, thief: int) -> None:
    state, game = play.state, play.game
    kind = town_in(game, state).kind[state.location]
    state.location, state.sub, state.series = NOWHERE, 0, 0
    for visit in visits(game, state, thief, kind):
        for good, count in enumerate(visit.goods.counts):
            gain_what_fits(play, thief, good, count)
        score(play, thief // 3, visit.vp, "visit")


# -- sub-actions ---------------------------------------------------------------------------------


def _take(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    """Gold or gems up to capacity, or the artwork; a Lock Pick earns a point in villas."""
    state, game = play.state, play.game
    if words[1] == "gold":
        gain_what_fits(play, thief, GOLD, 99)
        return
    if words[1] == "gem":
        gain_what_fits(play, thief, GEM, 99)
    else:
        villa = town_in(game, state).villas.index(state.location)
        state.goods[thief * KINDS + ART] |= 1 << state.villa_art[villa]
        state.own("villa_art")
        state.villa_art[villa] = NOBODY
        play.tell(told.Gained(*seat_and_shape(thief), words[1], 1))
    pick = has(game, state, thief, Unlock)
    if pick:
        score_card(play, thief, pick, effect_of(game, pick, Unlock).vp)


def _sell(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state, game = play.state, play.game
    good, count = GOODS.index(words[1]), int(words[2])
    vp = count * sale_price(game, state, thief, town_in(game, state).kind[state.location], good)
    state.goods[thief * KINDS + good] -= count
    state.vp[thief // 3] += vp
    play.tell(told.Sold(*seat_and_shape(thief), words[1], count, vp))


def _buy(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state, game = play.state, play.game
    if words[1] != "brandy":
        wares.buy(play, thief, wares.displayed(game, state, words[1]), 0)
        return
    count = int(words[2])
    state.goods[thief * KINDS + GOLD] -= count * game.box.numbers.brandy_price
    state.goods[thief * KINDS + BRANDY] += count
    play.tell(told.Paid(*seat_and_shape(thief), "gold", count * game.box.numbers.brandy_price))
    play.tell(told.Gained(*seat_and_shape(thief), "brandy", count))


def _deliver(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    if words[1] in play.game.box.artwork_number:
        _deliver_artwork(play, thief, words[1])
    else:
        _fulfil(play, thief, play.game.box.mission_number[words[1]])


def _deliver_artwork(play: ThiefdomPlay, thief: int, id: str) -> None:
    """Its bonus; the tile leaves the game (TD-9.11)."""
    state, game = play.state, play.game
    number = game.box.artwork_number[id]
    artwork = game.box.artworks[number]
    take_away(play, thief, id)
    state.vp[thief // 3] += artwork.vp
    play.tell(told.ArtworkDelivered(*seat_and_shape(thief), id, artwork.vp))
    if artwork.equipment_or_vp:
        state.agenda.append(("tapestry", thief, artwork.equipment_or_vp))
    gain(play, thief, game.box.artwork_goods[number])


def tapestry(play: ThiefdomPlay, thief: int, vp: int) -> None:
    """A displayed card for nothing, or points instead (2.5)."""
    seat = thief // 3
    if tapestry_options(play.game, play.state, seat, thief, vp)[:-1]:
        play.state.asked = [(seat, "tapestry", thief, vp)]
    else:
        score(play, seat, vp, "art_tapestry")


def tapestry_options(game: Ruleset, state: State, seat: int, thief: int, vp: int) -> Options:
    return [*(f"take {wares.name(game, copy)}" for copy in wares.buyable(game, state, thief, 99)), "decline"]


def answer_tapestry(play: ThiefdomPlay, seat: int, words: list[str], thief: int, vp: int) -> None:
    if words[0] == "decline":
        score(play, seat, vp, "art_tapestry")
    else:
        wares.buy(play, thief, wares.displayed(play.game, play.state, words[1]), 99)


def _fulfil(play: ThiefdomPlay, thief: int, mission: int) -> None:
    """Goods to the supply, the reward, the tile is kept (TD-9.26, TD-9.27); Oswald adds his."""
    state, game = play.state, play.game
    seat = thief // 3
    for good, count in enumerate(game.box.mission_deliver[mission]):
        state.goods[thief * KINDS + good] -= count
    state.own("missions", "delivered")
    state.missions[state.missions.index(mission)] = NOBODY
    state.delivered[seat] |= 1 << mission
    vp = game.box.missions[mission].vp
    state.vp[seat] += vp
    play.tell(told.MissionFulfilled(seat, shape_of(thief), game.box.mission_id[mission], vp))
    reward = list(game.box.mission_goods[mission])
    friend = guild_has(game, state, thief, MissionBonus)
    if friend:
        bonus = effect_of(game, friend, MissionBonus)
        reward = [count + more for count, more in zip(reward, bonus.goods.counts, strict=True)]
        score_card(play, thief, friend, bonus.vp)
    gain(play, thief, reward)


def _fetch(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state, game = play.state, play.game
    first, cell, count = thief * KINDS, game.dungeon * KINDS, int(words[2])
    if words[1] in game.box.artwork_number:
        art = 1 << game.box.artwork_number[words[1]]
        state.goods[cell + ART] ^= art
        state.goods[first + ART] |= art
    else:
        good = GOODS.index(words[1])
        state.goods[cell + good] -= count
        state.goods[first + good] += count
    play.tell(told.Gained(*seat_and_shape(thief), words[1], count))


def _poster(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    state, vp = play.state, play.game.box.numbers.poster_vp
    state.posters &= ~(1 << thief)
    state.vp[thief // 3] += vp
    play.tell(told.PosterOff(*seat_and_shape(thief), vp))


def _turn_up_patrons(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    tavern.reveal(play, thief)


DEEDS: dict[str, Callable[[ThiefdomPlay, int, list[str]], None]] = {
    "take": _take, "sell": _sell, "buy": _buy, "deliver": _deliver, "fetch": _fetch, "poster": _poster,
    "patrons": _turn_up_patrons}  # fmt: skip
