"""Where a thief can get in a turn: past figures, around guards' eyes, and what rivals in the way cost."""

from __future__ import annotations

from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.rules.arrest import smoked, stopped_by, watched
from cutpurse.games.thiefdom.rules.move import entering_loss, occupied, passing_loss
from cutpurse.games.thiefdom.state import NOBODY, State

SAVED = 3
"""Points that a way over a rival must save."""


class Way:
    __slots__ = ("first", "loss", "points")

    def __init__(self, points: int, loss: int, first: int) -> None:
        self.points = points
        self.loss = loss
        """Points of victory lost to rivals on the way."""
        self.first = first
        """The first space of the way."""


class Ways:
    """The safe ways of the active thief, from wherever he may be. Answers are remembered."""

    def __init__(self, game: Thiefdom, state: State, thief: int) -> None:
        self.game, self.state, self.thief = game, state, thief
        self.town = game.town(state)
        start = state.thief_at[thief]
        self.taken = occupied(state, self.town) & ~self.town.bit[start]
        self.shut = 0 if smoked(state, thief) else watched(game, state, thief)
        self._toll: dict[int, int] = {}
        self._tolls = False
        """Some rival stands in the way somewhere."""
        self._inside: dict[int, int] = {}
        self._from: dict[tuple[int, int, tuple[int, ...]], dict[int, Way]] = {}

    def toll(self, square: int) -> int:
        """What it costs to pass over an occupied square; NOBODY if he would be caught."""
        if square not in self._toll:
            caught = stopped_by(self.game, self.state, self.thief, square) != NOBODY
            self._toll[square] = NOBODY if caught else passing_loss(self.game, self.state, self.thief, square)
        return self._toll[square]

    def inside(self, building: int) -> int:
        """What rivals in a building cost."""
        if building not in self._inside:
            self._inside[building] = entering_loss(self.game, self.state, self.thief, building)
        return self._inside[building]

    def reach(self, start: int, most: int, passed: tuple[int, ...] = ()) -> dict[int, Way]:
        """The ways to all spaces within so many points, the start left out; over rivals only where that saves a Move.
        `passed` in the middle of a hop, which starts above a figure."""
        key = (start, most, passed)
        found = self._from.get(key)
        if found is None:
            found = self._spread(start, most, passed, False)
            if self._tolls:
                for space, way in self._spread(start, most, passed, True).items():
                    if space not in found or way.points + SAVED <= found[space].points:
                        found[space] = way
            self._from[key] = found
        return found

    def _spread(self, start: int, most: int, passed: tuple[int, ...], paying: bool) -> dict[int, Way]:
        """Point by point. Squares with figures are passed over, for nothing but the toll (TD-7.8)."""
        town, taken, shut = self.town, self.taken, self.shut
        found: dict[int, Way] = {}
        edge = [(start, 0, -1)]
        over = set(passed)
        for points in range(1, most + 1):
            beyond: list[tuple[int, int, int]] = []
            while edge:
                here, loss, first = edge.pop()
                for there in town.steps[here]:
                    if there in found or there == start or there in over:
                        continue
                    begun = there if first < 0 else first
                    if there >= town.squares:
                        found[there] = Way(points, loss + self.inside(there), begun)
                    elif taken >> there & 1:
                        over.add(there)
                        toll = self.toll(there)
                        self._tolls |= toll > 0
                        if toll == 0 or (toll > 0 and paying):
                            edge.append((there, loss + toll, begun))
                    elif not shut >> there & 1:
                        found[there] = Way(points, loss, begun)
                        beyond.append((there, loss, begun))
            edge = beyond
        return found
