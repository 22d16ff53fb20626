"""Figures moved, repositioned and placed by an effect (AOT-7.4, AOT-7.30 to AOT-7.37, AOT-15.24).

Every interruption ends a steered move, so the way does not matter, only where it ends: one question.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules.arrest import arrest, arrest_all, caught_on
from cutpurse.games.age_of_thieves.rules.figures import (
    FIGURES,
    arrestable_at,
    immobile,
    is_arrestable,
    kind_at,
    lift_watch,
    shift_watch,
    spared_by,
    supply,
    watch,
)
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits

# -- watch figures -------------------------------------------------------------------------------


def stops(game: Ruleset, state: State, spare: int = NOBODY) -> int:
    """The spaces with an arrestable thief: a watch figure goes no further (AOT-7.32, AOT-10.12)."""
    spaces = 0
    for seat in range(len(state.at)):
        if seat != spare and is_arrestable(game, state, seat):
            spaces |= 1 << state.at[seat]
    return spaces


def watch_ends(game: Ruleset, state: State, space: int, steps: int, towards: int = NOBODY) -> int:
    """Where a steered watch figure can end, other than where it is (AOT-7.30 to AOT-7.34). `towards`: a seat whom
    every step must bring it nearer."""
    if immobile(state) >> space & 1:
        return 0
    board = game.box.board
    stop = stops(game, state, spared_by(state, space))
    if stop >> space & 1:
        return 0
    occupied = watch(state)
    ends, frontier = 0, 1 << space
    nearer = board.towards[state.at[towards]] if towards != NOBODY else None
    for _ in range(steps):
        reached = 0
        for at in bits(frontier):
            reached |= board.near[at] if nearer is None else nearer[at]
        reached &= ~state.fire
        ends |= reached & ~occupied
        frontier = reached & ~stop
    return ends & ~(1 << space)


def steer_watch(play: AotPlay, seat: int, space: int, steps: int, towards: int = NOBODY) -> None:
    """Ask where a watch figure goes. Also the step `steer_watch`."""
    state = play.state
    figure = FIGURES[kind_at(state, space)]
    if watch(state) >> space & 1 and len(steer_options(play.game, state, seat, figure, space, steps, towards)) > 1:
        state.asked = [(seat, "steer", figure, space, steps, towards)]


def must_seize(game: Ruleset, state: State, space: int) -> bool:
    """A watch figure does not leave thieves behind whom it can arrest where it stands (AOT-7.31)."""
    return not immobile(state) >> space & 1 and bool(arrestable_at(game, state, space, spared_by(state, space)))


def steer_options(
    game: Ruleset, state: State, seat: int, figure: str, target: int, steps: int, towards: int
) -> list[str]:
    """Stay (0 spaces), seize the thieves on its own space (AOT-7.31), or go somewhere."""
    if figure == "thief":
        return ["stay", *(game.to_words[end] for end in bits(thief_ends(game, state, target, steps)))]
    if must_seize(game, state, target):
        return ["stay", "seize"]
    return ["stay", *(game.to_words[end] for end in bits(watch_ends(game, state, target, steps, towards)))]


def answer_steer(
    play: AotPlay, seat: int, words: list[str], figure: str, target: int, steps: int, towards: int
) -> None:
    if words[0] == "stay":
        return
    if words[0] == "seize":
        arrest_all(play, target)
    elif figure == "thief":
        _move_thief(play, seat, target, play.game.box.board.number[words[1]])
    else:
        move_watch(play, seat, target, play.game.box.board.number[words[1]])


def move_watch(play: AotPlay, seat: int, space: int, to: int) -> None:
    """A watch figure goes to a space and arrests there, in the resolution phase (AOT-7.32, AOT-7.37, AOT-3.13)."""
    state, names = play.state, play.game.box.board.id
    play.tell(told.WatchMoved(seat, FIGURES[kind_at(state, space)], names[space], names[to]))
    shift_watch(state, space, to)
    if state.phase == "resolve":
        arrest_all(play, to)


def reposition_watch(play: AotPlay, seat: int, space: int, to: int) -> None:
    """From its space to another; nothing between is touched (AOT-7.4)."""
    if not immobile(play.state) >> space & 1:
        move_watch(play, seat, space, to)


def halts(game: Ruleset, state: State, space: int, target: int, steps: int, stop: int, occupied: int) -> int:
    """The end spaces of a watch figure that heads for a space (AOT-10.11): along shortest ways, stopped by fire
    and by arrestable thieves, as near as it can get without joining another watch figure."""
    ends = frontier = 1 << space
    if immobile(state) >> space & 1:
        return ends
    nearer, fire, free, onward = game.box.board.towards[target], state.fire, ~occupied, ~stop
    for _ in range(steps):
        reached = 0
        for at in bits(frontier):
            reached |= nearer[at]
        if fire:
            reached &= ~fire
        if not reached:
            break
        ends = reached & free or ends
        frontier = reached & onward
    return ends


def draw_towards(play: AotPlay, seat: int, space: int, target: int, steps: int) -> None:
    """A watch figure moves towards a space; ties are the acting player's (AOT-7.36). Also the step."""
    state, game = play.state, play.game
    if not watch(state) >> space & 1:
        return
    stop = stops(game, state, spared_by(state, space))
    ends = halts(game, state, space, target, steps, stop, watch(state))
    if ends == 1 << space:
        return
    if stop >> space & 1:
        arrest_all(play, space)  # AOT-7.31
    elif ends & (ends - 1):
        state.asked = [(seat, "lure_end", space, target, steps)]
    else:
        move_watch(play, seat, space, bits(ends)[0])


def lure_options(game: Ruleset, state: State, seat: int, space: int, target: int, steps: int) -> list[str]:
    stop = stops(game, state, spared_by(state, space))
    return [game.halt_words[end] for end in bits(halts(game, state, space, target, steps, stop, watch(state)))]


def answer_lure(play: AotPlay, seat: int, words: list[str], space: int, target: int, steps: int) -> None:
    move_watch(play, seat, space, play.game.box.board.number[words[1]])


# -- other thieves -------------------------------------------------------------------------------


def thief_ends(game: Ruleset, state: State, rival: int, steps: int) -> int:
    """Where another thief can be moved: an arrest on the way ends the move (AOT-7.35)."""
    if state.snared_thieves >> rival & 1:
        return 0
    board = game.box.board
    danger = sum(1 << space for space in bits(watch(state)) if caught_on(game, state, rival, space))
    ends, frontier = 0, 1 << state.at[rival]
    for _ in range(steps):
        reached = 0
        for at in bits(frontier):
            reached |= board.near[at]
        reached &= ~state.fire
        ends |= reached
        frontier = reached & ~danger
    return ends & ~(1 << state.at[rival])


def steer_thief(play: AotPlay, seat: int, rival: int, steps: int) -> None:
    """Ask where another thief goes."""
    if thief_ends(play.game, play.state, rival, steps):
        play.state.asked = [(seat, "steer", "thief", rival, steps, NOBODY)]


def _move_thief(play: AotPlay, seat: int, rival: int, to: int) -> None:
    play.state.at[rival] = to
    play.tell(told.ThiefMoved(seat, rival, play.game.box.board.id[to]))
    if caught_on(play.game, play.state, rival, to):
        arrest(play, [rival])


def reposition_thief(play: AotPlay, seat: int, to: int) -> None:
    """A thief is put on a space and arrives there (AOT-7.4, AOT-7.26); an immobile one stays (AOT-2.16)."""
    state = play.state
    if state.snared_thieves >> seat & 1:
        return
    state.at[seat] = to
    play.tell(told.Repositioned(seat, play.game.box.board.id[to]))
    if caught_on(play.game, state, seat, to):
        arrest(play, [seat])


# -- placing -------------------------------------------------------------------------------------


def nearest_free(game: Ruleset, state: State, space: int) -> list[int]:
    """The nearest spaces without watch figure, dungeon and fire (AOT-12.10, AOT-15.12); itself, if it is free."""
    board = game.box.board
    for ring in board.within[space]:
        free = ring & board.open & ~watch(state) & ~state.fire
        if free:
            return bits(free)
    return []


def place_watch(play: AotPlay, placer: int, kind: int, spaces: list[int], *, same_effect: bool = False) -> None:
    """A guard or captain comes from the supply to one of these spaces, as its placer likes. `same_effect`: others
    were placed just before by the same effect (AOT-15.24)."""
    state = play.state
    if not same_effect:
        state.placed = 0
    if len(spaces) > 1:
        state.asked = [(placer, "place_watch", kind, tuple(spaces))]
    elif spaces:
        fetch_watch(play, placer, kind, spaces[0])


def place_options(game: Ruleset, state: State, seat: int, kind: int, spaces: tuple[int, ...]) -> list[str]:
    return [f"place {game.box.board.id[space]}" for space in spaces]


def answer_place(play: AotPlay, seat: int, words: list[str], kind: int, spaces: tuple[int, ...]) -> None:
    fetch_watch(play, seat, kind, play.game.box.board.number[words[1]])


def fetch_watch(play: AotPlay, placer: int, kind: int, space: int) -> None:
    """From the supply, or from the board if it holds none (AOT-15.24)."""
    state = play.state
    if supply(play.game, state, kind):
        _put_watch(play, kind, space)
        return
    figures = missing(state, kind)
    if len(figures) > 1:
        state.asked = [(placer, "missing_figure", kind, space)]
    elif figures:
        take_watch(play, kind, figures[0], space)


def missing(state: State, kind: int) -> list[int]:
    """The figures of a kind that can be taken from the board: none that is immobile, none just placed if there
    is another."""
    figures = (state.captains if kind else state.guards) & ~immobile(state)
    return bits(figures & ~state.placed or figures)


def missing_options(game: Ruleset, state: State, seat: int, kind: int, space: int) -> list[str]:
    return [f"take {game.box.board.id[at]}" for at in missing(state, kind)]


def answer_missing(play: AotPlay, seat: int, words: list[str], kind: int, space: int) -> None:
    take_watch(play, kind, play.game.box.board.number[words[1]], space)


def take_watch(play: AotPlay, kind: int, at: int, space: int) -> None:
    lift_watch(play.state, at)
    play.tell(told.WatchRemoved(FIGURES[kind], play.game.box.board.id[at]))
    _put_watch(play, kind, space)


def _put_watch(play: AotPlay, kind: int, space: int) -> None:
    """It arrives, and arrests in the resolution phase (AOT-7.37, AOT-3.13)."""
    state = play.state
    if kind:
        state.captains |= 1 << space
    else:
        state.guards |= 1 << space
    state.placed |= 1 << space
    play.tell(told.WatchPlaced(FIGURES[kind], play.game.box.board.id[space]))
    if state.phase == "resolve":
        arrest_all(play, space)
