"""A thief's ways through the town as it is now: unseen, past nobody who costs anything, and what they cost him."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cutpurse.games.thiefdom.rules import move
from cutpurse.games.thiefdom.rules.arrest import stopped_by, watched
from cutpurse.games.thiefdom.rules.goods import effect_of, has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.vocabulary import MovePoints

Ways = dict[int, list[int]]
"""To every space the spaces over which one gets there, that one included."""
ANYWHERE = 99
"""More movement points than any way through a town takes."""


def safe_ways(game: Ruleset, state: State, thief: int) -> Ways:
    """The way to every space over squares that nobody watches, and into buildings that cost nothing, as far as action
    points go: around everybody where that costs no more of them, else past townsfolk and one's own thieves (TD-7.8); in at
    one side of a building and out at another (TD-7.15, TD-7.16) only where that is cheaper still."""
    points = points_of_a_move(game, state, thief)
    most = state.points + points * state.ap
    found = _search(game, state, thief, most, over=False)
    for more in (
        _search(game, state, thief, most, over=True),
        _search(game, state, thief, most, over=True, through=True) if most > points else {},
    ):
        dear, cheap = spent(game, state, found), spent(game, state, more)
        found |= {there: way for there, way in more.items() if way and cheap[there] < dear.get(there, ANYWHERE)}
    return found


def moves_away(game: Ruleset, state: State, thief: int, goal: int) -> int | None:
    """The action points that take a thief of any guild to a space, from wherever he stands; None where every way leads
    into somebody's arms. Rivals may cost points on it."""
    points, left = points_of_a_move(game, state, thief), state.points if thief == state.active else 0
    way = _search(game, state, thief, ANYWHERE, over=True, through=True, tolls=True).get(goal)
    return None if way is None else _counted(game, state, left, points)(way)


def _search(
    game: Ruleset, state: State, thief: int, most: int, *, over: bool, through: bool = False, tolls: bool = False
) -> Ways:
    """The fewest movement points to every space: whether `over` others or not, whether `through` buildings, whether past
    rivals who take their toll. Whoever enters a building loses the rest of his Move (TD-7.15)."""
    town, start = game.town(state), state.thief_at[thief]
    shut, taken = watched(game, state, thief), move.occupied(state, town)
    if not tolls:
        rivals = {other for number, other in enumerate(state.thief_at) if number // 3 != thief // 3}
        shut |= sum(town.bit[square] for square in rivals)
    points, left = points_of_a_move(game, state, thief), state.points if thief == state.active else 0
    ways: Ways = {start: []}
    edges: dict[int, list[int]] = {0: [start]}
    paid = 0
    while edges and paid < most:
        for here in edges.pop(paid, ()):
            hops: list[tuple[int, list[int]]] = [(here, [])]  # what one point pays for: squares passed, and a landing
            for at, passed in hops:
                for there in town.steps[at]:
                    if there in ways or there in passed or shut & town.bit[there]:
                        continue
                    if taken & town.bit[there]:
                        if over and stopped_by(game, state, thief, there) == NOBODY:
                            hops.append((there, [*passed, there]))
                        continue
                    inside = there >= town.squares
                    if inside and not tolls and move.entering_loss(game, state, thief, there):
                        continue
                    ways[there] = [*ways[here], *passed, there]
                    if not inside:
                        edges.setdefault(paid + 1, []).append(there)
                    elif through:
                        begun = action_points(paid + 1, left, points)
                        edges.setdefault(left + points * begun, []).append(there)
        paid += 1
    return ways


def spent(game: Ruleset, state: State, ways: Mapping[int, list[int]]) -> dict[int, int]:
    """The action points of the active thief's ways, by where they lead."""
    count = _counted(game, state, state.points, points_of_a_move(game, state, state.active))
    return {there: count(way) for there, way in ways.items() if way}


def _counted(game: Ruleset, state: State, left: int, points: int) -> Callable[[list[int]], int]:
    """What a way costs with so many points left of a Move and so many in each further one: landings count, what is passed
    over does not (TD-7.8), and a building on the way ends a Move (TD-7.15)."""
    town = game.town(state)
    taken = move.occupied(state, town)

    def count(way: list[int]) -> int:
        paid, rest = 0, left
        for space in way:
            if taken & town.bit[space]:
                continue
            if not rest:
                paid, rest = paid + 1, points
            rest = rest - 1 if space < town.squares else 0
        return paid

    return count


def points_of_a_move(game: Ruleset, state: State, thief: int) -> int:
    shoes = has(game, state, thief, MovePoints)
    return game.box.numbers.move_points + (effect_of(game, shoes, MovePoints).count if shoes else 0)


def action_points(steps: int, left: int, points: int) -> int:
    """What so many steps cost with some points left of a Move and so many in each further one."""
    return -(-max(0, steps - left) // points)
