"""Where a movement action should lead: every way of a few steps, with what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.age_of_thieves.bots.outlook import UNKNOWN_TOKEN, Outlook
from cutpurse.games.age_of_thieves.components import EMPEROR
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.figures import holds
from cutpurse.games.age_of_thieves.rules.moving import DASH, JUMP, LIGHT_FINGERS
from cutpurse.games.age_of_thieves.rules.theft import bears_marker, can_be_robbed, jewels_of
from cutpurse.games.age_of_thieves.state import NOBODY, bits


class Point:
    """How far a way has come: where, what it brought, and the choices that led there."""

    __slots__ = ("by_step", "choices", "gained", "prize", "space", "taken")

    def __init__(
        self, space: int, gained: float = 0.0, taken: int = 0, prize: bool = False, choices: tuple[str, ...] = (),
        by_step: bool = False
    ) -> None:  # fmt: skip
        self.space = space
        self.gained = gained
        self.taken = taken
        self.prize = prize
        self.choices = choices
        self.by_step = by_step

    def onward(self, space: int, choice: str) -> Point:
        """The way goes on to a space."""
        return Point(space, self.gained, self.taken, self.prize, (*self.choices, choice), True)

    def with_deed(self, choice: str, gained: float = 0.0, taken: int = 0, prize: bool = False) -> Point:
        """Something is done where it has come to."""
        return Point(self.space, self.gained + gained, self.taken | taken, self.prize or prize,
                     (*self.choices, choice), self.by_step)  # fmt: skip


class Journey:
    """A whole movement action and what it is worth."""

    __slots__ = ("end", "value")

    def __init__(self, value: float, end: Point) -> None:
        self.value = value
        self.end = end


class Stay:
    """An end of a way: what it is worth there, how likely the watch comes now or next turn, and what is left then."""

    __slots__ = ("arrested", "later", "leaving", "now", "point", "worth")

    def __init__(
        self, point: Point, worth: float, now: float = 0.0, later: float = 0.0, arrested: float = 0.0,
        leaving: bool = False
    ) -> None:  # fmt: skip
        self.point = point
        self.worth = worth
        self.now = now
        self.later = later
        self.arrested = arrested
        self.leaving = leaving
        """Beyond the gate: that takes one more step."""


class Scout:
    """Looks for the best way of a thief, as things are on the board."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state, self.seat, self.facts = outlook.state, outlook.seat, outlook.facts
        self.board = self.facts.board
        state, game = self.state, self.facts.game
        ability = outlook.ability
        figures = bits(state.guards | state.captains)
        seat = self.seat
        self.closed = 0 if ability.fireproof else state.fire
        self.taking = 0
        """Where the watch stands and takes whoever ends there."""
        for figure in figures:
            if caught_on(game, state, seat, figure):
                self.taking |= 1 << figure
                if caught_on(game, state, seat, figure, salute=ability.salute):
                    self.closed |= 1 << figure
        self.gates = game.open_gates[state.open_district] if state.open_district != NOBODY else 0
        self.jewels = {goal.space: goal for goal in outlook.goals}
        self.sewers = (0, 0) if holds(game, state).no_sewers else outlook.sewers
        self._ways: dict[int, list[tuple[int, str]]] = {}
        self._light = False
        self._victims: dict[int, int] = {}
        self._found: dict[tuple[Point, bool, bool], tuple[list[list[Stay]], list[Point]]] = {}
        """Ways that were looked for: by step where they can end, and the points from which they go on."""

    # -- what lies on the way --------------------------------------------------------------------

    def pick_up(self, point: Point) -> Point:
        """Everything on a space that is worth taking."""
        here = 1 << point.space
        if point.taken & here:
            return point
        if point.space in self._victims and (point.by_step or self._light):
            point = self._rob(point, self._victims[point.space])
        goal = self.jewels.get(point.space)
        if goal is not None:
            word = f"pick {self.facts.box.jewel_id[goal.jewel]}"
            if goal.jewel != EMPEROR:
                return point.with_deed(word, self.facts.box.jewels[goal.jewel].vp, here)
            first = 0 if self.state.jewel_taken else self.facts.box.numbers.best_burglar_vp
            return point.with_deed(word, first, here, True)
        if self.state.face_down & here and not self._winning(point):
            worth = self.token_worth(point)
            if worth > 0:
                return point.with_deed("reveal", worth, here)
        return point

    def _winning(self, point: Point) -> bool:
        """With the Jewel and an open gate a turn away: a token might be a guard, and there is no need for luck."""
        outlook = self.outlook
        bears = point.prize or outlook.holds_prize
        return bears and self.gates > 0 and outlook.out[point.space] <= outlook.pace + outlook.coming

    def find_victims(self, manner: str) -> None:
        """Rivals who can be robbed in passing (AOT-9.4), by their space."""
        state, game = self.state, self.facts.game
        self._light = manner == LIGHT_FINGERS
        self._victims = {
            state.at[rival]: rival for rival in range(len(state.at))
            if rival != self.seat and manner != DASH and can_be_robbed(game, state, rival)
            and (self._light or bears_marker(game, state, rival))}  # fmt: skip

    def _rob(self, point: Point, rival: int) -> Point:
        """The best jewel of a rival: what he loses counts too."""
        word, here = f"rob {self.facts.game.letters[rival]}", 1 << point.space
        if self.state.jewel_holder == rival:
            return point.with_deed(word, 0.0, here, True)
        worth = max(value for value, _ in jewels_of(self.facts.game, self.state, rival))
        return point.with_deed(word, 1.4 * worth, here)

    def token_worth(self, point: Point) -> float:
        """What turning up a token brings: a known one what it is, an unknown one its mean, less the guard's share."""
        state, box, space = self.state, self.facts.box, point.space
        known = state.known[self.seat]
        counts = list(state.token_pool)
        for other in bits(state.face_down & ~known):  # what rivals have looked at is as good as unseen
            if state.tokens[other] >= 0:
                counts[state.tokens[other]] += 1
        if known >> space & 1:
            counts = [0] * len(counts)
            counts[state.tokens[space]] = 1
        total = sum(counts) or 1
        guards = sum(count for count, token in zip(counts, box.tokens, strict=True) if _brings_guard(token)) / total
        points = sum(count * (token.vp + 0.3 * token.ap + 0.4 * token.steps)
                     for count, token in zip(counts, box.tokens, strict=True)) / total  # fmt: skip
        worth = points if known >> space & 1 else max(points, UNKNOWN_TOKEN)
        if guards and not self.outlook.safe and not self.outlook.hiding >> space & 1:
            outlook = self.outlook
            loss = outlook.prospects(space, point.gained, point.taken, point.prize)
            loss -= outlook.arrested(space, point.gained, point.taken, point.prize)
            worth = worth * (1 - guards) - guards * max(loss, 0.0)
        return worth

    # -- ways ------------------------------------------------------------------------------------

    def best(self, start: Point, steps: int, manner: str, watch: float, *, leaving: bool = True) -> Journey:
        """The best way of so many steps. `watch`: how likely the watch acts on him afterwards, this turn."""
        self.find_victims(manner)
        if manner == JUMP:
            return self._best_jump(start, steps, watch, leaving)
        best, end = -1000.0, start
        for step, layer in enumerate(self._layers(start, steps, manner != DASH)):
            for stay in layer:
                if stay.leaving:
                    if step == steps or not leaving:
                        continue
                    value = stay.worth
                else:
                    value = _at_risk(stay, watch)
                if value > best + 1e-9:
                    best, end = value, stay.point
        return Journey(best, end)

    def several(self, start: Point, steps: int, manner: str, watch: float, most: int) -> list[Journey]:
        """The best ways to different ends or with different spoils, best first."""
        if manner == JUMP:
            return [self.best(start, steps, manner, watch)]
        self.find_victims(manner)
        found: dict[tuple[int, int, bool], Journey] = {}
        for step, layer in enumerate(self._layers(start, steps, manner != DASH)):
            for stay in layer:
                if stay.leaving and step == steps:
                    continue
                key = (stay.point.space, stay.point.taken, stay.leaving)
                value = stay.worth if stay.leaving else _at_risk(stay, watch)
                if key not in found or value > found[key].value + 1e-9:
                    found[key] = Journey(value, stay.point)
        return sorted(found.values(), key=lambda journey: -journey.value)[:most]

    def _layers(self, start: Point, steps: int, gathers: bool) -> list[list[Stay]]:
        """Where a way of 0, 1, 2… steps can end. Longer ways go on from shorter ones that were looked for before."""
        key = (start, gathers, self._light)
        if key not in self._found:
            self._found[key] = [], [self.pick_up(start) if gathers else start]
        layers, edge = self._found[key]
        while len(layers) <= steps:
            if layers:
                edge = self._onward(edge, gathers)
                self._found[key] = layers, edge
            layers.append([stay for point in edge for stay in self._stays(point, gathers)])
        return layers[: steps + 1]

    def _onward(self, edge: list[Point], gathers: bool) -> list[Point]:
        after: dict[tuple[int, int], Point] = {}
        for point in edge:
            for way, word in self.ways(point.space):
                moved = point.onward(way, word)
                if gathers:
                    moved = self.pick_up(moved)
                key = (way, moved.taken)
                if key not in after:
                    after[key] = moved
        return list(after.values())

    def _stays(self, point: Point, gathers: bool) -> Iterator[Stay]:
        """To end a way here, beyond a sewer that begins here, or beyond the gate."""
        yield self._stay(point)
        if point.by_step and self.sewers[0] >> point.space & 1:
            words = self.facts.game.sewer_words
            for exit in bits(self.sewers[1] & ~(1 << point.space) & ~self.closed):
                there = point.onward(exit, words[exit])
                yield self._stay(self.pick_up(there) if gathers else there)
        if self.gates >> point.space & 1:
            gone = self._leave(point)
            yield Stay(gone.end, gone.value, 0.0, 0.0, 0.0, True)

    def _stay(self, point: Point) -> Stay:
        """To stay there; in a dungeon nobody stays of his own will, with a guard nobody for long."""
        outlook, space, gained, taken, prize = self.outlook, point.space, point.gained, point.taken, point.prize
        if self.board.dungeons >> space & 1:
            return Stay(point, -500.0)
        if point.by_step and self.taking >> space & 1:
            return Stay(point, outlook.arrested(space, gained, taken, prize))
        worth = outlook.prospects(space, gained, taken, prize)
        now, later = outlook.danger(space), outlook.next_danger(space)
        if not (now or later):
            return Stay(point, worth)
        return Stay(point, worth, now, later, outlook.arrested(space, gained, taken, prize))

    def ways(self, space: int) -> list[tuple[int, str]]:
        """The steps from a space that end in no cell."""
        if space not in self._ways:
            words = self.facts.game.step_words[space]
            open_ = [(way, word) for way, word in zip(self.board.ways[space], words, strict=True)
                     if not self.closed >> way & 1]  # fmt: skip
            if not open_ and self.board.dungeons >> space & 1:
                open_ = list(zip(self.board.ways[space], words, strict=True))
            self._ways[space] = open_
        return self._ways[space]

    def _end(self, point: Point, watch: float) -> Journey:
        return Journey(_at_risk(self._stay(point), watch), point)

    def _leave(self, point: Point) -> Journey:
        value = self.outlook.gone(point.gained, point.prize)
        return Journey(value, point.with_deed("leave"))

    def _best_jump(self, start: Point, steps: int, watch: float, leaving: bool) -> Journey:
        """Spring Boots touch the first and the last space only (AOT-7.21)."""
        start = self.pick_up(start)
        found = self._end(start, watch)
        game, ends = self.facts.game, self.board.reach(start.space, steps) & self.board.open & ~self.closed
        for end in bits(ends & ~self.taking):
            there = start.onward(end, game.jump_words[end])
            found = self._better(found, self._end(self.pick_up(there), watch))
        if leaving and steps and self.gates & self.board.reach(start.space, steps - 1):
            found = self._better(found, self._leave(start))
        return found

    @staticmethod
    def _better(one: Journey, other: Journey) -> Journey:
        """The first found of equals is the shorter one."""
        return other if other.value > one.value + 1e-9 else one


def _at_risk(stay: Stay, watch: float) -> float:
    """What a stay is worth with the watch about."""
    risk = stay.now * watch
    risk += (1 - risk) * stay.later
    return stay.worth + risk * (stay.arrested - stay.worth) if risk else stay.worth


def _brings_guard(token: object) -> bool:
    reveal = getattr(token, "reveal", None)
    return reveal is not None and getattr(reveal, "where", "") == "here"
