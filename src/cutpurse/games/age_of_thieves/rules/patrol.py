"""What the watch would do: detection, candidates, end spaces, joint choice (AOT-10.4 to AOT-10.16).

Pure functions over a picture of the board. The same picture serves the watch when it acts and everybody who wants
to know beforehand what it would do now.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves.board import FAR
from cutpurse.games.age_of_thieves.rules.figures import (
    CAPTAIN,
    hiding_spaces,
    holds,
    movement,
    on_streets,
    vigilance,
)
from cutpurse.games.age_of_thieves.rules.steering import halts
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits, first

MOST_EXPLORED = 5
"""In larger groups the order is always asked (AOT-10.16)."""


class Quarry:
    """A thief on the streets as the watch sees him."""

    __slots__ = ("arrestable", "bit", "seat", "space", "visible", "wanted")

    def __init__(self, seat: int, space: int, visible: bool, arrestable: bool, wanted: bool) -> None:
        self.seat = seat
        self.space = space
        self.bit = 1 << space
        self.visible = visible
        self.arrestable = arrestable
        self.wanted = wanted
        """Detected at any distance (bounty)."""


class World:
    """What changes while the watch acts."""

    __slots__ = ("charmed", "figures", "gone")

    def __init__(self, figures: int, charmed: int, gone: int) -> None:
        self.figures = figures
        self.charmed = charmed
        self.gone = gone
        """Thieves arrested in the meantime."""


Key = tuple[int, int, int, int]
"""What becomes of a group depends on: the world in its three numbers, and who has not acted yet."""


Outcome = tuple[int, int, int]
"""Final positions, who was arrested, and where the charmed guards ended."""


class Patrol:
    """All figures of one kind, and the thieves they may go for."""

    def __init__(self, game: Ruleset, state: State, kind: int) -> None:
        self.game, self.state, self.kind = game, state, kind
        self.steps = movement(game, state, kind)
        self.others = state.guards if kind == CAPTAIN else state.captains
        hiding, wanted = hiding_spaces(game, state), state.jewel_holder if holds(game, state).bounty else NOBODY
        self.quarries = []
        for seat, space in enumerate(state.at):
            if on_streets(game, state, seat):
                hidden = not state.unmasked >> seat & 1 and bool(state.hidden >> seat & 1 or hiding >> space & 1)
                safe = hidden or state.protected >> seat & 1
                self.quarries.append(Quarry(seat, space, not hidden, not safe, seat == wanted))
        self._candidates: dict[tuple[int, int], list[int]] = {}
        self._ends: dict[tuple[int, int, int, int], int] = {}
        self._single: dict[Key, Outcome | None] = {}
        self._several: dict[Key, frozenset[Outcome]] = {}

    def world(self) -> World:
        """The board as it is."""
        return World(self.state.captains if self.kind == CAPTAIN else self.state.guards, self.state.charmed, 0)

    def ready(self) -> int:
        """The figures that can detect anybody: neither asleep nor deafened (AOT-10.4)."""
        return self.world().figures & ~self.state.asleep & ~self.state.deaf

    def alert(self, pending: int) -> int:
        """Those of the pending figures that can detect a thief at all: a quick look before the careful one."""
        farthest = self.game.watch_values[self.state.alarm][self.kind][0] + holds(self.game, self.state).vigilance
        near = 0
        for quarry in self.quarries:
            if quarry.wanted and quarry.visible:
                return pending
            if quarry.visible:
                near |= self.game.box.board.within[quarry.space][max(farthest, 1)]
        return pending & near

    # -- one figure ------------------------------------------------------------------------------

    def candidates(self, world: World, figure: int) -> list[int]:
        """The target spaces of a figure: nearest, then fullest (AOT-10.4 to AOT-10.7)."""
        key = (figure, world.gone)
        found = self._candidates.get(key)
        if found is None:
            found = self._candidates[key] = self._find_candidates(world, figure)
        return found

    def _find_candidates(self, world: World, figure: int) -> list[int]:
        distance = self.game.box.board.distance[figure]
        spared = self._spared(world, figure)
        sight = vigilance(self.game, self.state, figure)
        nearest = FAR
        spaces: list[int] = []
        for quarry in self.quarries:
            away = distance[quarry.space]
            if away > nearest or not quarry.visible or world.gone >> quarry.seat & 1 or quarry.seat == spared:
                continue
            if away <= sight or quarry.wanted:
                if away < nearest:
                    nearest, spaces = away, []
                if quarry.space not in spaces:
                    spaces.append(quarry.space)
        if len(spaces) > 1:
            full = {space: self._count(world, spared, space) for space in spaces}
            spaces = sorted(space for space in spaces if full[space] == max(full.values()))
        return spaces

    def _spared(self, world: World, figure: int) -> int:
        return self.state.charmer if world.charmed >> figure & 1 else NOBODY

    def _count(self, world: World, spared: int, space: int) -> int:
        """Arrestable thieves on a space (de), or all of them (pl) (AOT-10.7)."""
        if self.game.edition == "pl":
            return sum(quarry.space == space and not world.gone >> quarry.seat & 1 for quarry in self.quarries)
        return self._caught(world, spared, space).bit_count()

    def _caught(self, world: World, spared: int, space: int) -> int:
        """Who is arrested by a figure that ends there."""
        caught = 0
        for quarry in self.quarries:
            if quarry.space == space and quarry.arrestable and quarry.seat != spared:
                caught |= 1 << quarry.seat
        return caught & ~world.gone

    def ends(self, world: World, figure: int, target: int) -> int:
        """Where a figure can end when it heads for a target (AOT-10.11, AOT-10.12)."""
        key = (figure, target, world.gone, world.figures)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._find_ends(world, figure, target)
        return found

    def _find_ends(self, world: World, figure: int, target: int) -> int:
        spared, stop = self._spared(world, figure), 0
        for quarry in self.quarries:
            if quarry.arrestable and quarry.seat != spared and not world.gone >> quarry.seat & 1:
                stop |= quarry.bit
        occupied = (world.figures | self.others) & ~(1 << figure)
        return halts(self.game, self.state, figure, target, self.steps, stop, occupied)

    def after(self, world: World, figure: int, end: int) -> World:
        """The figure has gone there and arrested."""
        caught = self._caught(world, self._spared(world, figure), end)
        change = 1 << figure ^ 1 << end
        charmed = world.charmed ^ change if world.charmed >> figure & 1 else world.charmed
        return World(world.figures ^ change, charmed, world.gone | caught)

    # -- several figures -------------------------------------------------------------------------

    def targets(self, world: World, pending: int) -> dict[int, list[int]]:
        """The candidates of every pending figure that has any (AOT-10.10)."""
        found = {}
        for figure in bits(pending):
            spaces = self.candidates(world, figure)
            if spaces:
                found[figure] = spaces
        return found

    def groups(self, world: World, targets: dict[int, list[int]]) -> list[int]:
        """Conflict groups as sets of figures, the one with the lowest id first (AOT-10.15)."""
        groups: list[tuple[int, int, int]] = []  # figures, their candidates, their end spaces
        for figure, spaces in targets.items():
            members, wanted, ends = 1 << figure, 0, 0
            for space in spaces:
                wanted |= 1 << space
                ends |= self.ends(world, figure, space)
            apart = []
            for group in groups:
                if group[1] & wanted or group[2] & ends:
                    members, wanted, ends = members | group[0], wanted | group[1], ends | group[2]
                else:
                    apart.append(group)
            groups = [*apart, (members, wanted, ends)]
        return sorted((members for members, _, _ in groups), key=first)

    def joint(self, world: World, targets: dict[int, list[int]], group: int) -> dict[int, list[int]]:
        """What each figure of a group may choose so that the most thieves are arrested, then the most targets
        approached (AOT-10.8). Groups share no targets, so each is judged alone."""
        mine = {figure: spaces for figure, spaces in targets.items() if group >> figure & 1}
        if len(mine) == 1 or all(len(spaces) == 1 for spaces in mine.values()):
            return mine if len(mine) > 1 else self._best_alone(world, mine)
        gains = {figure: {space: self._gain(world, figure, space) for space in spaces}
                 for figure, spaces in mine.items()}  # fmt: skip
        best = _best(gains)
        return {figure: [space for space in spaces if _best({**gains, figure: {space: gains[figure][space]}}) == best]
                for figure, spaces in mine.items()}  # fmt: skip

    def _best_alone(self, world: World, mine: dict[int, list[int]]) -> dict[int, list[int]]:
        ((figure, spaces),) = mine.items()
        if len(spaces) == 1:
            return mine
        caught = {space: self._gain(world, figure, space)[0].bit_count() for space in spaces}
        return {figure: [space for space in spaces if caught[space] == max(caught.values())]}

    def _gain(self, world: World, figure: int, space: int) -> tuple[int, int]:
        """Who is arrested if this figure goes for this target, and the target."""
        reached = self.ends(world, figure, space) >> space & 1
        return self._caught(world, self._spared(world, figure), space) if reached else 0, 1 << space

    # -- what comes of it ------------------------------------------------------------------------

    def outcome(self, world: World, pending: int) -> Outcome | None:
        """The one way a group can end, whatever is chosen; None if there are several."""
        key = (world.figures, world.charmed, world.gone, pending)
        if key in self._single:
            return self._single[key]
        found = self._single[key] = self._only_outcome(world, pending)
        return found

    def _only_outcome(self, world: World, pending: int) -> Outcome | None:
        targets = self.targets(world, pending)
        if not targets:
            return world.figures, world.gone, world.charmed
        found = None
        for figure, spaces in self.joint(world, targets, pending).items():
            for space in spaces:
                for end in bits(self.ends(world, figure, space)):
                    here = self.outcome(self.after(world, figure, end), pending & ~(1 << figure))
                    if here is None or found not in (None, here):
                        return None
                    found = here
        return found

    def outcomes(self, world: World, pending: int) -> frozenset[Outcome]:
        """Every way a group can end, over all orders, targets and end spaces."""
        key = (world.figures, world.charmed, world.gone, pending)
        known = self._several.get(key)
        if known is not None:
            return known
        found: set[Outcome] = set()
        targets = self.targets(world, pending)
        if targets:
            for figure, spaces in self.joint(world, targets, pending).items():
                for space in spaces:
                    found |= self.outcomes_for(world, pending, figure, space)
        else:
            found.add((world.figures, world.gone, world.charmed))
        known = self._several[key] = frozenset(found)
        return known

    def outcomes_for(self, world: World, pending: int, figure: int, space: int) -> frozenset[Outcome]:
        """... if this figure acts now and goes for this target."""
        ends = bits(self.ends(world, figure, space))
        if len(ends) == 1:
            return self.outcomes_after(world, pending, figure, ends[0])
        found: set[Outcome] = set()
        for end in ends:
            found |= self.outcomes_after(world, pending, figure, end)
        return frozenset(found)

    def outcomes_after(self, world: World, pending: int, figure: int, end: int) -> frozenset[Outcome]:
        """... if this figure acts now and ends there."""
        return self.outcomes(self.after(world, figure, end), pending & ~(1 << figure))


Gains = dict[int, dict[int, tuple[int, int]]]


def _best(gains: Gains) -> tuple[int, int]:
    """The most arrests, then the most targets, that figures can reach together."""
    reached = {(0, 0)}
    for choices in gains.values():
        reached = {
            (caught | more, targets | target) for caught, targets in reached for more, target in choices.values()
        }
    return max((caught.bit_count(), targets.bit_count()) for caught, targets in reached)
