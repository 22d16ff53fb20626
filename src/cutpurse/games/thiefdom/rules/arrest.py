"""Being seen, caught and arrested (TD-1.21 to TD-1.24, TD-6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules.goods import artworks, effect_of
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.terms import GOODS, GUARDS, seat_and_shape
from cutpurse.games.thiefdom.vocabulary import Unseen


def smoked(state: State, thief: int) -> bool:
    """Is the thief under his own Smoke Bomb? (TD-6.6)"""
    return state.smoke and thief == state.active


def protected(game: Ruleset, state: State, thief: int, guard: int, square: int) -> bool:
    """Does this guard, standing on this square, overlook the thief? (TD-6.6)"""
    if state.blind[thief] >> guard & 1 or smoked(state, thief):
        return True
    return game.rules < 2 and slips_away(game, state, thief, square)


def slips_away(game: Ruleset, state: State, thief: int, square: int) -> bool:
    """Is the thief one whom no guard on this square can arrest? (Wibald, TD-6.6)"""
    ally = state.cards[thief] & game.box.with_effect[Unseen]
    return bool(ally) and town_in(game, state).section[square] == effect_of(game, ally, Unseen).section


def escapes(game: Ruleset, state: State, thief: int, figure: int) -> bool:
    """Does the thief, caught by this figure where it stands now, stand up again? (TD-6.6) By version 1 of the rules
    whoever could not arrest him did not catch him."""
    return figure in GUARDS and slips_away(game, state, thief, state.folk_at[figure])


def watched(game: Ruleset, state: State, thief: int) -> int:
    """The squares on which some guard would catch this thief (TD-6.3)."""
    if state.smoke and thief == state.active:
        return 0
    ray, seen = town_in(game, state).ray, 0
    easy = not state.blind[thief] and (game.rules >= 2 or not state.cards[thief] & game.box.with_effect[Unseen])
    for guard in GUARDS:
        square = state.folk_at[guard]
        if square != NOWHERE and (easy or not protected(game, state, thief, guard, square)):
            seen |= ray[4 * square + state.facing[guard]]
    return seen


def watcher(game: Ruleset, state: State, thief: int, square: int) -> int:
    """The guard who would catch the thief on this square; of several one from whom he does not escape, if there is one;
    NOBODY if none does."""
    ray, found = town_in(game, state).ray, NOBODY
    for guard in GUARDS:
        post = state.folk_at[guard]
        sees = post != NOWHERE and ray[4 * post + state.facing[guard]] >> square & 1
        if sees and not protected(game, state, thief, guard, post):
            if not escapes(game, state, thief, guard):
                return guard
            found = guard
    return found


def stopped_by(game: Ruleset, state: State, thief: int, square: int) -> int:
    """Who catches the thief as he passes over an occupied square: a guard on it or looking at it, or whoever
    stands there if he is wanted (TD-6.3, TD-6.4, TD-7.12); of several one from whom he does not escape."""
    if smoked(state, thief):
        return NOBODY
    figure = state.folk_at.index(square) if square in state.folk_at else NOBODY
    below = NOBODY
    if figure in GUARDS:
        below = NOBODY if protected(game, state, thief, figure, square) else figure
    elif figure != NOBODY and state.posters >> thief & 1:
        below = figure
    if below != NOBODY and not escapes(game, state, thief, below):
        return below
    guard = watcher(game, state, thief, square)
    return guard if guard != NOBODY else below


def resolve(play: ThiefdomPlay, caught: Sequence[tuple[int, int]], escaped: Collection[int]) -> None:
    """Thieves, and who caught them: they are laid down; once the movement or action is over those who escape stand up,
    all others are arrested together (TD-6.5 to TD-6.7)."""
    for thief, figure in caught:
        play.tell(told.Caught(*seat_and_shape(thief), play.game.box.folk_id[figure]))
    for thief, _ in caught:
        if thief in escaped:
            play.tell(told.Escaped(*seat_and_shape(thief)))
    arrest(play, [thief for thief, _ in caught if thief not in escaped])


def arrest(play: ThiefdomPlay, thieves: Sequence[int]) -> None:
    """All of them together (TD-6.7 to TD-6.13)."""
    state, game = play.state, play.game
    for thief in thieves:
        seat, shape = seat_and_shape(thief)
        vp = min(game.box.numbers.arrest_vp, state.vp[seat])
        state.vp[seat] -= vp
        state.thief_at[thief] = state.lairs[seat]
        state.posters &= ~(1 << thief)
        play.tell(told.Arrested(seat, shape, vp))
        _confiscate(play, thief)
        if thief == state.active:
            state.seen = []


def _confiscate(play: ThiefdomPlay, thief: int) -> None:
    """Into the dungeon; in a solo game into the supply (TD-6.10, TD-13.14)."""
    state, game = play.state, play.game
    seat, shape = seat_and_shape(thief)
    first, cell = thief * KINDS, game.dungeon * KINDS
    for good, name in enumerate(GOODS):
        count = state.goods[first + good]
        if count:
            play.tell(told.Confiscated(seat, shape, name, count))
            state.goods[first + good] = 0
            if not game.solo:
                state.goods[cell + good] += count
    for id in artworks(game, state.goods[first + ART]):
        play.tell(told.Confiscated(seat, shape, id, 1))
    if not game.solo:
        state.goods[cell + ART] |= state.goods[first + ART]
    state.goods[first + ART] = 0


def put(play: ThiefdomPlay, placed: Sequence[tuple[int, int]]) -> None:
    """Teleport thieves to spaces, all at once. Who arrives under a guard's eyes is caught (TD-6.16, TD-7.14)."""
    state, game = play.state, play.game
    town = town_in(game, state)
    for thief, space in placed:
        state.thief_at[thief] = space
        play.tell(told.Teleported(*seat_and_shape(thief), town.name[space]))
    seen = [(thief, watcher(game, state, thief, space)) for thief, space in placed if space < town.squares]
    caught = [(thief, guard) for thief, guard in seen if guard != NOBODY]
    resolve(play, caught, [thief for thief, guard in caught if escapes(game, state, thief, guard)])
