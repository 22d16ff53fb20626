"""The day phase after rounds 1 to 5 (TD-11) and the end of the game (TD-12)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import wares
from cutpurse.games.thiefdom.rules.goods import effect_of, gain_what_fits, has, score
from cutpurse.games.thiefdom.rules.night import turn_order
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of, town_in
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import GOODS, GUARDS, NOBLES, WINE
from cutpurse.games.thiefdom.vocabulary import Dawn, End

STACK = 2
"""Missions in the stack of each smuggler (TD-14.1)."""


def dawn(play: ThiefdomPlay) -> None:
    """The action phase is over (TD-4.6); what lasted for the night or the round ends."""
    state, game = play.state, play.game
    state.tile = 0
    state.plan = [NOBODY] * len(state.plan)
    state.robbed = [0] * game.thieves
    state.visited = [0] * game.thieves
    state.blind = [0] * game.thieves
    if state.round == game.box.numbers.rounds:
        finish(play)
        return
    _day(play)
    state.agenda.append(("planning",))


def _day(play: ThiefdomPlay) -> None:
    """In the order of TD-11.2 to TD-11.10."""
    state, game = play.state, play.game
    play.tell(told.DayBroke(state.round))
    ended = state.round
    state.round += 1
    state.stamina = (1 << game.players) - 1
    if not game.solo:
        _pass_boards(play)
    _count_streets(play)
    if ended in game.box.numbers.refresh_after:
        _refresh(play)


def _pass_boards(play: ThiefdomPlay) -> None:
    """To the right; so the first player moves counter-clockwise (TD-11.4)."""
    state, players = play.state, play.game.players
    state.boards = [state.boards[(seat + 1) % players] for seat in range(players)]
    state.first = (state.first - 1) % players
    play.tell(told.FirstPlayer(state.first))


def _count_streets(play: ThiefdomPlay) -> None:
    """1 VP per own thief on a street square (TD-11.5), gold for Stoffel's (TD-11.6)."""
    state, game = play.state, play.game
    squares = town_in(game, state).squares
    for seat in turn_order(game, state.first):
        out = [thief for thief in range(3 * seat, 3 * seat + 3) if state.thief_at[thief] < squares]
        score(play, seat, len(out) * game.box.numbers.dawn_vp, "dawn")
        for thief in out:
            friend = has(game, state, thief, Dawn)
            if friend:
                for good, count in enumerate(effect_of(game, friend, Dawn).goods.counts):
                    gain_what_fits(play, thief, good, count)


def _refresh(play: ThiefdomPlay) -> None:
    """After rounds 2 and 4 (TD-11.7 to TD-11.10)."""
    state, game = play.state, play.game
    state.bags = sum(1 << noble for noble in NOBLES if state.folk_at[noble] != NOWHERE)
    state.badges = sum(1 << guard for guard in GUARDS if state.folk_at[guard] != NOWHERE)
    play.tell(told.BagsFilled())
    play.tell(told.BadgesReturned())
    for place, mission in enumerate(state.missions):
        if mission == NOBODY:
            _lay_mission(play, place)
    play.tell(told.DisplayCleared([wares.name(game, copy) for copy in state.display]))
    for copy in state.display:
        state.discard |= 1 << copy
    state.display = []
    wares.refill(play)


def _lay_mission(play: ThiefdomPlay, place: int) -> None:
    """From the deck, or from the smuggler's own stack (TD-11.9, TD-14.1)."""
    state, game = play.state, play.game
    mission = NOBODY
    if game.open_stacks:
        for spot in range(STACK * place + STACK - 1, STACK * place - 1, -1):
            if state.stacks[spot] != NOBODY:
                state.own("stacks")
                mission, state.stacks[spot] = state.stacks[spot], NOBODY
                break
    elif state.mission_deck:
        mission = play.chance.draw(state.mission_deck, "mission")
        state.mission_deck ^= 1 << mission
    if mission != NOBODY:
        lay(play, place, mission)


def lay(play: ThiefdomPlay, place: int, mission: int) -> None:
    state, game = play.state, play.game
    state.own("missions")
    state.missions[place] = mission
    town = town_in(game, state)
    play.tell(told.MissionLaid(town.name[town.smugglers[place]], game.box.mission_id[mission]))


# -- the end -------------------------------------------------------------------------------------


def goods_of(game: Ruleset, state: State, seat: int) -> list[int]:
    """All a guild has, carried and stored; artworks counted."""
    holders = [*range(3 * seat, 3 * seat + 3), store_of(game, seat)]
    whole = [sum(state.goods[holder * KINDS + good] for holder in holders) for good in range(len(GOODS))]
    return [*whole, sum(state.goods[holder * KINDS + ART].bit_count() for holder in holders)]


def finish(play: ThiefdomPlay) -> None:
    """Final scoring (TD-12.1 to TD-12.4)."""
    state, game = play.state, play.game
    numbers = game.box.numbers
    for seat in turn_order(game, state.first):
        goods = goods_of(game, state, seat)
        worth = sum(goods[good] // per for good, per in enumerate(game.box.end_per_vp))
        score(play, seat, worth + goods[ART] * numbers.artwork_vp, "goods")
        _end_friends(play, seat)
        home = sum(1 for thief in range(3 * seat, 3 * seat + 3) if state.thief_at[thief] == state.lairs[seat])
        score(play, seat, home * numbers.lair_vp, "lair")
    state.over = True
    if game.solo:
        play.tell(told.Rated(0, state.vp[0], game.box.stars(state.vp[0])))
    else:
        play.tell(told.Won(winners(game, state)))


def _end_friends(play: ThiefdomPlay, seat: int) -> None:
    """They count the lair store alone (TD-12.3)."""
    state, game = play.state, play.game
    store = store_of(game, seat) * KINDS
    for thief in range(3 * seat, 3 * seat + 3):
        for card in bits(has(game, state, thief, End)):
            end = game.box.effect(card, End)
            score(play, seat, end.vp * state.goods[store + GOODS.index(end.good)], game.box.card_id[card])


def winners(game: Ruleset, state: State) -> list[int]:
    """Most VP, then most goods, then most wine, then latest in the order of round 1 (TD-12.5 to TD-12.8)."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        goods = goods_of(game, state, seat)
        return state.vp[seat], sum(goods), goods[WINE], (seat - state.opener) % game.players

    return [max(range(game.players), key=rank)]
