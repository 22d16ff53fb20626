"""What follows from a choice: it is played out in a world of one's own, a question or two ahead.

The world agrees with what the seat knows. Chance falls there as it likes; what others would do is not guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cutpurse.games.age_of_thieves.bots.city_facts import CityFacts
from cutpurse.games.age_of_thieves.bots.journey import Point, Scout
from cutpurse.games.age_of_thieves.bots.outlook import Outlook, Patrols
from cutpurse.games.age_of_thieves.rules import effects
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.rules.plans import names_of
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, WAITING, State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play

AHEAD = 2
"""How many questions a choice is followed."""
MANY = 8
"""Of more options than this only those near some thief are followed further."""
RIVAL, RIVALS = 0.5, 0.12
"""How much the best rival's prospects count against one's own, and everybody's."""
STILL_MOVES = 0.2
"""How much a threat of the watch counts for somebody who moves before it."""
MAY_MOVE = 0.35
"""... who may have planned to."""
COURSE = frozenset({"next_place", "clean_up", "turn", "watch_roll", "draw_phase", "planning"})
"""Steps of the agenda that begin something new: nobody looks beyond what is going on."""
OTHER_ACTION = 0.6
"""What an action still to come is worth, if a lower half of a basic card forgoes it."""


class Foresight:
    """The choices of one seat, weighed by what comes of them."""

    def __init__(self, facts: CityFacts, seat: int, *, planning: bool = False) -> None:
        self.facts, self.game, self.seat = facts, facts.game, seat
        self.planning = planning
        """Nobody's plan is known yet."""

    # -- worlds ----------------------------------------------------------------------------------

    def after(self, state: State, choice: str) -> State:
        play = Play(self.game, state.clone(), Dice(0))
        play.state.agenda = [step for step in state.agenda if step[0] not in COURSE]
        self.game.choose(play, self.seat, choice)
        return play.state

    def acting(self, state: State, action: str) -> State:
        """The seat carries out an action here and now, before anybody else does anything."""
        play: AotPlay = Play(self.game, state.clone(), Dice(0))
        world = play.state
        world.phase, world.asked, world.ready, world.acting = "resolve", [], 0, self.seat
        world.agenda = [("action_over", self.seat)]
        effects.begin(play, self.seat, action)
        self.game.run(play)
        return play.state

    # -- values ----------------------------------------------------------------------------------

    def value(self, state: State) -> float:
        """What a state is worth to the seat."""
        if state.over:
            return 40.0 if self.seat in self.game.result(state).winners else -10.0  # type: ignore[union-attr]
        patrols = Patrols(self.facts, state)
        return self.mine(state, patrols) + self.theirs(state, patrols)

    def mine(self, state: State, patrols: Patrols) -> float:
        outlook = Outlook(self.facts, state, self.seat, patrols, self.coming(state))
        watch = self.watch_weight(state, self.seat)
        if state.asked and state.asked[0][0] == self.seat and state.asked[0][1] == "move":
            _, _, steps, manner, _, by_step, _ = state.asked[0]
            start = Point(state.at[self.seat], by_step=by_step)
            return Scout(outlook).best(start, steps, manner, watch).value + outlook.sheet()
        return outlook.standing(watch)

    def theirs(self, state: State, patrols: Patrols) -> float:
        """Rivals' prospects, counted against one's own."""
        worth = [Outlook(self.facts, state, rival, patrols).standing(self.watch_weight(state, rival))
                 for rival in range(len(state.at)) if rival != self.seat]  # fmt: skip
        return -self.facts.temper.spite * (RIVAL * max(worth) + RIVALS * sum(worth))

    def watch_weight(self, state: State, seat: int) -> float:
        """How much it matters to a thief that the watch could take him where he is: whether it still acts this
        turn, and whether he moves before it."""
        if state.watch_done:
            return 0.0
        if self.planning or state.phase != "resolve":
            return MAY_MOVE
        sooner = [action for action in state.plans[seat] if action[4] == WAITING
                  and not watch_is_next(self.game, state, action[2])]  # fmt: skip
        if seat != self.seat:
            return MAY_MOVE if sooner else 1.0
        return STILL_MOVES if any(self.travels(state, action) for action in sooner) else 1.0

    def coming(self, state: State) -> int:
        """Steps that the seat has planned and not yet made this turn."""
        if state.phase != "resolve":
            return 0
        travel, steps = self.facts.travel, 0
        for action in state.plans[self.seat]:
            if action[4] == WAITING:
                card = "sneak" if action[0] == MOVE_CARD else names_of(self.game, state, self.seat, action)[0]
                steps += travel.get(card, 0)
        return steps

    def travels(self, state: State, action: tuple[int, int, int, tuple[int, ...], int]) -> bool:
        """Is a planned action of the seat a movement action?"""
        if action[0] == MOVE_CARD:
            return True
        return bool(self.facts.travel.get(names_of(self.game, state, self.seat, action)[0]))

    # -- choices ---------------------------------------------------------------------------------

    def best(self, state: State, options: Sequence[str]) -> str:
        return self.weigh(state, options, AHEAD)[0]

    def weigh(self, state: State, options: Sequence[str], ahead: int) -> tuple[str, float, State]:
        """The best of the options, its value, and the world it leads to."""
        found: tuple[str, float, State] | None = None
        for weighed in self._weighed(state, options, ahead):
            if found is None or weighed[1] > found[1] + 1e-9:
                found = weighed
        assert found is not None
        return found

    def ranked(self, state: State, options: Sequence[str]) -> list[str]:
        """The options worth looking at, best first."""
        weighed = [(option, value) for option, value, _ in self._weighed(state, options, AHEAD)]
        return [option for option, _ in sorted(weighed, key=lambda one: -one[1])]

    def _weighed(self, state: State, options: Sequence[str], ahead: int) -> Iterator[tuple[str, float, State]]:
        """The likely options, what each is worth, and the world it leads to."""
        for option in self._likely(state, options):
            value, world = self._follow(self.after(state, option), ahead - 1)
            yield option, value - self._forgone(state, option), world

    def _follow(self, world: State, ahead: int) -> tuple[float, State]:
        """Further questions to the same seat are answered too, as far as one looks."""
        ask = world.asked[0] if world.asked else None
        if ahead <= 0 or ask is None or ask[0] != self.seat or ask[1] == "move" or world.over:
            return self.value(world), world
        _, value, world = self.weigh(world, list(self.game.options(world, self.seat)), ahead)
        return value, world

    def play(self, state: State, action: str) -> State:
        """The best that an action can lead to now."""
        return self._follow(self.acting(state, action), AHEAD)[1]

    def _likely(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """With many spaces to choose from, those near some thief are looked at."""
        if len(options) <= MANY:
            return options
        number, distance = self.facts.board.number, self.facts.board.distance
        thieves = [at for at in state.at if at != NOBODY]
        away: dict[str, int] = {}
        for option in options:
            space = number.get(option.split(" ")[1]) if " " in option else None
            away[option] = -1 if space is None else min(distance[at][space] for at in thieves)
        return sorted(options, key=away.__getitem__)[: 2 * MANY]

    def _forgone(self, state: State, option: str) -> float:
        """The lower half of a basic card stands alone (AOT-8.3)."""
        half = self.facts.box.halves.get(option)
        if half is None or not half.alone:
            return 0.0
        return OTHER_ACTION * sum(action[4] == WAITING for action in state.plans[self.seat])
