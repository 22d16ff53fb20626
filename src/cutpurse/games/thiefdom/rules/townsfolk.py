"""How guards, nobles and the carriage walk (TD-5) and whom they catch on the way (TD-6.1, TD-6.2, TD-6.4).

A route is chosen leg by leg: from lantern to lantern, on over occupied ones, until enough free lanterns were met.
`state.route` holds the legs chosen so far (lantern * 4 + direction); an arm is offered only if some end can still
be reached over it (TD-5.18).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.rules.arrest import protected, resolve, slips_away, smoked
from cutpurse.games.thiefdom.rules.move import standing, stands_on
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import NOBODY, NOWHERE, State
from cutpurse.games.thiefdom.streets import Leg
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS
from cutpurse.games.thiefdom.town import Town

NO_ARRIVALS: frozenset[int] = frozenset()
NO_WAY_BACK = -1
"""Nothing is behind a noble or the carriage at the start of a move."""
WALKS = [f"walk {name}" for name in DIRECTIONS]
MEETING = 4096
"""What a free lantern that was met counts in the number of an arrival; more than four times the squares of a town."""


class Stand:
    """Where a walker is in the middle of its move."""

    __slots__ = ("arrivals", "behind", "lantern", "met")

    def __init__(self, lantern: int, behind: int, met: int, arrivals: frozenset[int]) -> None:
        self.lantern = lantern
        self.behind = behind
        """The direction it may not take (TD-5.5)."""
        self.met = met
        """Free lanterns met so far."""
        self.arrivals = arrivals
        """Lantern, direction of arrival, free lanterns met before: none of these twice in one move (TD-5.14)."""


def arrival(leg: Leg, met: int) -> int:
    """The arrival over a leg as a number, by what was met before."""
    return 4 * leg.end + leg.facing + MEETING * met


class Outlook(NamedTuple):
    """What a route comes to, before it is walked."""

    end: int
    facing: int
    path: tuple[int, ...]
    swept: int
    """Squares the figure sees on the way and at the end."""
    caught: tuple[int, ...]
    """Thieves who would be caught and arrested."""
    escaped: tuple[int, ...] = ()
    """Thieves who would be caught and stand up again (TD-6.6)."""


# -- where a walker can go -----------------------------------------------------------------------


def free_lanterns(figure: int) -> int:
    """How many free lanterns a figure has to meet, the last one included (TD-5.8, TD-5.11, TD-5.12)."""
    return 2 if figure == CARRIAGE else 1


def others_stand(state: State, figure: int) -> list[int]:
    """The spaces with any other figure; the walker's own start is free (TD-5.4, TD-5.13)."""
    taken = standing(state)
    taken[figure] = NOWHERE
    return taken


def beginning(state: State, figure: int) -> Stand:
    """A guard never sets out backwards (TD-5.9)."""
    behind = state.facing[figure] ^ 2 if figure in GUARDS else NO_WAY_BACK
    return Stand(state.folk_at[figure], behind, 0, NO_ARRIVALS)


def onward(town: Town, taken: list[int], need: int, stand: Stand, direction: int) -> tuple[Stand, bool] | None:
    """Over an arm to the next lantern: where that leaves the walker, and whether the move ends there.

    None if the arm is dead, behind, or leads to an arrival that was there before."""
    leg = town.leg[4 * stand.lantern + direction]
    if leg.end < 0 or direction == stand.behind:
        return None
    here = arrival(leg, stand.met)
    if here in stand.arrivals:
        return None
    met = stand.met if stands_on(leg.end, taken) else stand.met + 1
    return Stand(leg.end, leg.facing ^ 2, met, stand.arrivals | {here}), met == need


def ways(town: Town, taken: list[int], need: int, stand: Stand) -> list[int]:
    """The arms over which some end can still be reached (TD-5.18)."""
    found = []
    for direction in town.arms[stand.lantern]:
        leg = town.leg[4 * stand.lantern + direction]
        if stand.met + 1 == need and not stands_on(leg.end, taken):  # the usual case: the next lantern is free
            ended = direction != stand.behind and arrival(leg, stand.met) not in stand.arrivals
        else:
            step = onward(town, taken, need, stand, direction)
            ended = step is not None and (step[1] or _can_end(town, taken, need, step[0]))
        if ended:
            found.append(direction)
    return found


def _can_end(town: Town, taken: list[int], need: int, stand: Stand) -> bool:
    """Is there any end from here? Arrivals are never repeated, so those already tried need no second look."""
    tried, edge = set(stand.arrivals), [stand]
    while edge:
        last = edge.pop()
        for direction in town.arms[last.lantern]:
            if direction == last.behind:
                continue
            leg = town.leg[4 * last.lantern + direction]
            here = arrival(leg, last.met)
            if here in tried:
                continue
            met = last.met if stands_on(leg.end, taken) else last.met + 1
            if met == need:
                return True
            tried.add(here)
            edge.append(Stand(leg.end, leg.facing ^ 2, met, NO_ARRIVALS))
    return False


def stand_of(game: Ruleset, state: State) -> Stand:
    """Where the walker is after the legs chosen so far."""
    return _stand_among(town_in(game, state), state, others_stand(state, state.walker))


def _stand_among(town: Town, state: State, taken: list[int]) -> Stand:
    stand = beginning(state, state.walker)
    for leg in state.route:
        step = onward(town, taken, state.need, stand, leg % 4)
        assert step is not None
        stand = step[0]
    return stand


# -- the course of a move ------------------------------------------------------------------------


def start(play: ThiefdomPlay, seat: int, figure: int, need: int = 0) -> None:
    """A seat moves a figure; `need` differs for Throwing Stars alone."""
    state = play.state
    if state.folk_at[figure] == NOWHERE:  # in drawn towns not everybody is about
        return
    state.walker, state.need, state.route = figure, need or free_lanterns(figure), []
    state.agenda.append(("route", seat))


def route(play: ThiefdomPlay, seat: int) -> None:
    """Go on until there is a choice or the end is reached."""
    state, game = play.state, play.game
    town, figure, need = town_in(game, state), state.walker, state.need
    taken, only = others_stand(state, figure), not state.route
    stand = _stand_among(town, state, taken)
    while True:
        arms = ways(town, taken, need, stand)
        if len(arms) > 1:
            state.asked = [(seat, "route", figure)]
            return
        if not arms:
            stay(play, figure)
            return
        state.route.append(4 * stand.lantern + arms[0])
        step = onward(town, taken, need, stand, arms[0])
        assert step is not None
        stand, ended = step
        if ended:
            walk(play, only)
            return


def options(game: Ruleset, state: State, seat: int, figure: int) -> list[str]:
    town, taken = town_in(game, state), others_stand(state, state.walker)
    return [WALKS[direction] for direction in ways(town, taken, state.need, _stand_among(town, state, taken))]


def answer(play: ThiefdomPlay, seat: int, words: Sequence[str], figure: int) -> None:
    state, game = play.state, play.game
    direction = DIRECTIONS.index(words[1])
    town, taken = town_in(game, state), others_stand(state, figure)
    stand = _stand_among(town, state, taken)
    step = onward(town, taken, state.need, stand, direction)
    assert step is not None
    state.route.append(4 * stand.lantern + direction)
    if step[1]:
        walk(play)
    else:
        state.agenda.append(("route", seat))


def stay(play: ThiefdomPlay, figure: int) -> None:
    """No way leads to an end: the figure stays and sees nobody (TD-5.15, TD-13.12)."""
    state, game = play.state, play.game
    state.walker, state.need, state.route = NOBODY, 0, []
    play.tell(told.FolkStayed(game.box.folk_id[figure], town_in(game, state).name[state.folk_at[figure]]))


def walk(play: ThiefdomPlay, only: bool = False) -> None:
    """Walk the chosen route; what becomes of those who were caught comes before anything else (TD-5.16, TD-6.7)."""
    state, game = play.state, play.game
    figure = state.walker
    seen = outlook(game, state, figure, state.route)
    state.walker, state.need, state.route = NOBODY, 0, []
    state.folk_at[figure] = seen.end
    if figure in GUARDS:
        state.facing[figure] = seen.facing
    names = town_in(game, state).name
    path = [names[square] for square in seen.path]
    play.tell(told.FolkMoved(game.box.folk_id[figure], path, names[seen.end], only))
    resolve(play, [(thief, figure) for thief in sorted((*seen.caught, *seen.escaped))], seen.escaped)


# -- who is seen ---------------------------------------------------------------------------------


def outlook(game: Ruleset, state: State, figure: int, legs: Sequence[int]) -> Outlook:
    """What a whole route would come to. Nothing is changed."""
    town = town_in(game, state)
    path: tuple[int, ...] = ()
    escaped: tuple[int, ...] = ()
    for code in legs:
        path += town.leg[code].path
    last = town.leg[legs[-1]]
    if figure in GUARDS:
        swept = town.ray[4 * last.end + last.facing]
        for number, code in enumerate(legs):
            swept |= town.leg[code].swept | (1 << code // 4 if number else 0)
        caught, escaped = _seen_by_guard(game, state, figure, legs, swept)
    else:
        swept = 0
        for square in path:
            swept |= 1 << square
        caught = _met_wanted(game, state, swept)
    return Outlook(last.end, last.facing, path, swept, caught, escaped)


def _seen_by_guard(
    game: Ruleset, state: State, guard: int, legs: Sequence[int], swept: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The thieves on streets whom he sees and whom nothing protects (TD-6.1, TD-6.2): those who are arrested, and those
    who stand up again, because he could not arrest them wherever he saw them from (TD-6.6)."""
    bit = town_in(game, state).bit
    seen = [thief for thief, space in enumerate(state.thief_at) if bit[space] & swept]
    if not seen:
        return (), ()
    looks = list(_looks(town_in(game, state), legs))
    caught, escaped = [], []
    for thief in seen:
        posts = [square for square, view in looks
                 if view & bit[state.thief_at[thief]] and not protected(game, state, thief, guard, square)]  # fmt: skip
        if posts and all(slips_away(game, state, thief, square) for square in posts):
            escaped.append(thief)
        elif posts:
            caught.append(thief)
    return tuple(caught), tuple(escaped)


def _looks(town: Town, legs: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Square by square what a guard sees; from the second leg on he also notices who is on the lantern he passes."""
    for number, code in enumerate(legs):
        looks = town.looks(code)
        if number:
            square, seen = next(looks)
            yield square, seen | 1 << square
        yield from looks
    leg = town.leg[code]
    yield leg.end, town.ray[4 * leg.end + leg.facing]


def _met_wanted(game: Ruleset, state: State, swept: int) -> tuple[int, ...]:
    """Nobles and the carriage know wanted thieves whom they pass (TD-1.21, TD-6.4)."""
    bit = town_in(game, state).bit
    return tuple(thief for thief, space in enumerate(state.thief_at)
                 if bit[space] & swept and state.posters >> thief & 1 and not smoked(state, thief))  # fmt: skip


# -- every end at a glance -----------------------------------------------------------------------


class Way(NamedTuple):
    """A way to an end: the choices that lead there, and what it comes to."""

    choices: tuple[str, ...]
    outlook: Outlook


def ends(game: Ruleset, state: State) -> list[Way]:
    """The shortest way to every end (lantern, facing, thieves caught) that the walker can still reach."""
    town, figure, need = town_in(game, state), state.walker, state.need
    taken = others_stand(state, figure)
    found: dict[tuple[int, int, tuple[int, ...]], Way] = {}
    edge: list[tuple[Stand, tuple[int, ...], tuple[str, ...]]] = [(stand_of(game, state), tuple(state.route), ())]
    seen: set[int] = set()
    while edge:
        beyond = []
        for stand, legs, choices in edge:
            arms = ways(town, taken, need, stand)
            for direction in arms:
                step = onward(town, taken, need, stand, direction)
                assert step is not None
                there, ended = step
                whole = (*legs, 4 * stand.lantern + direction)
                said = (*choices, WALKS[direction]) if len(arms) > 1 else choices
                if ended:
                    view = outlook(game, state, figure, whole)
                    found.setdefault((view.end, view.facing if figure in GUARDS else 0, view.caught), Way(said, view))
                    continue
                here = arrival(town.leg[whole[-1]], stand.met)
                if here not in seen:
                    seen.add(here)
                    beyond.append((there, whole, said))
        edge = beyond
    return list(found.values())


def walks(game: Ruleset, state: State) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way of the walker, however it comes to its end, with the squares that it sees on it."""
    town, figure, need = town_in(game, state), state.walker, state.need
    taken = others_stand(state, figure)
    edge: list[tuple[Stand, tuple[int, ...]]] = [(stand_of(game, state), tuple(state.route))]
    while edge:
        stand, legs = edge.pop()
        for direction in ways(town, taken, need, stand):
            step = onward(town, taken, need, stand, direction)
            assert step is not None
            whole = (*legs, 4 * stand.lantern + direction)
            if step[1]:
                yield whole, outlook(game, state, figure, whole).swept
            else:
                edge.append((step[0], whole))


# -- by the die (TD-13.10 to TD-13.12) -----------------------------------------------------------


def solo_walk(play: ThiefdomPlay, figure: int, roll: int) -> None:
    """The first possible direction of the compass row, at every point where a choice is due."""
    state, game = play.state, play.game
    if state.folk_at[figure] == NOWHERE:
        return
    town, need = town_in(game, state), free_lanterns(figure)
    taken, stand, ended = others_stand(state, figure), beginning(state, figure), False
    legs: list[int] = []
    while not ended:
        for direction in game.box.compass[roll - 1]:
            step = onward(town, taken, need, stand, direction)
            if step is not None:
                legs.append(4 * stand.lantern + direction)
                stand, ended = step
                break
        else:
            stay(play, figure)
            return
    state.walker, state.route = figure, legs
    walk(play)


def in_play(state: State) -> list[int]:
    """The townsfolk on the streets."""
    return [figure for figure, square in enumerate(state.folk_at) if square != NOWHERE]
