"""What a night is still worth to a thief, from where he stands: sheet, goals, the way out, and the watch.

Everything is measured in victory points. Only what comes out of the city counts: after the alarm it is
weighed with how likely that is in the turns that are left, before it with a guess.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves.bots.city_facts import CARD, CityFacts, Goal
from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules.figures import (
    FIGURES,
    awake,
    hiding_spaces,
    in_dungeon,
    is_hidden,
    kind_at,
    movement,
    on_streets,
    passive,
    vigilance,
)
from cutpurse.games.age_of_thieves.rules.jewel import victory_points
from cutpurse.games.age_of_thieves.rules.theft import least_jewels
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits

WIN = 14.0
"""To carry the Emperors' Jewel out."""
OUT = 2.5
"""To be out of the city at the end, beside what one carries."""
BEATEN = 0.3
"""What is left of all that if somebody outside has as many points."""
IN_TIME, TOO_LATE = 0.9, 0.05
"""How likely a thief gets out in the last turn, by whether his plan takes him that far."""
CALM = 0.75
"""How likely a thief gets out at all, while nothing has begun yet."""
PRIZE = 1.0
"""The Emperors' Jewel in the palace, beside the victory points of its first taking: red AP, and a chance to win."""
HURRY = 1.0
"""By how much the prize grows in each of the last calm turns: if nobody takes it, all lose."""
LAST_CALM = 4
BEYOND_SNEAK = 0.8
"""Steps a turn that cards and tokens add to a Sneak, on average."""
DECAY = [0.95**steps for steps in range(256)]
"""What is far away is worth less: others come first, and time runs."""
LOST_PRIZE = 1.0
"""The Emperors' Jewel on a guardhouse nearby, for whoever was arrested with it."""
TURN_LOST = 1.6
"""What an arrest costs beside jewels and cards."""
POISON = 1.0
SNARE = 0.8
POINT = 0.22
"""An AP for the next turn only."""
TOKEN_POINT = 0.3
"""An AP for any turn."""
STEP_TOKEN = 0.45
UNKNOWN_TOKEN = 0.45
"""A token to turn up, but for the guard it may be."""
WEAK = 0.4
"""How likely the watch takes a thief whom it could reach, if another is nearer to it now."""
NEXT_TURN = (0.06, 0.12)
"""... if it only acts in the next turn, by calm and alarm: he can still go first."""
MOST_GOALS = 7
MOST_PATROLS = 2000
"""Positions of the watch that are remembered."""


class Patrols:
    """The watch as all thieves see it: how far each figure comes, if it acts now (AOT-10.4, AOT-10.11)."""

    def __init__(self, facts: CityFacts, state: State) -> None:
        game = facts.game
        key = (state.guards, state.captains, state.asleep, state.deaf, state.snared, state.fire, state.alarm,
               state.event, *state.dim)  # fmt: skip
        found = facts.patrols.get(key)
        if found is None:
            if len(facts.patrols) > MOST_PATROLS:
                facts.patrols.clear()
            found = facts.patrols[key] = _reaches(facts, state)
        self.figures, self.reach = found
        self.hiding = hiding_spaces(game, state)
        self.visible = [seat for seat in range(len(state.at))
                        if on_streets(game, state, seat) and not is_hidden(game, state, seat)]  # fmt: skip


def _reaches(facts: CityFacts, state: State) -> tuple[list[tuple[int, int]], int]:
    """Each figure that could act with the spaces it reaches, and all of these."""
    game, within, fire = facts.game, facts.board.within, state.fire
    steps = [movement(game, state, kind) for kind in range(len(FIGURES))]
    figures, reach = [], 0
    for figure in bits(awake(state) & ~state.deaf):
        far = 0 if state.snared >> figure & 1 else steps[kind_at(state, figure)]
        if far:
            far = min(far, vigilance(game, state, figure))
        near = within[figure][far] if not fire & within[figure][far] else _round_fire(facts, figure, far, fire)
        figures.append((figure, near))
        reach |= near
    return figures, reach


def _round_fire(facts: CityFacts, figure: int, far: int, fire: int) -> int:
    """Where a watch figure comes by a shortest way that does not burn (AOT-10.11)."""
    board = facts.board
    reached = edge = 1 << figure
    for step in range(1, far + 1):
        around = 0
        for space in bits(edge):
            around |= board.near[space]
        edge = around & board.within[figure][step] & ~board.within[figure][step - 1] & ~fire
        reached |= edge
    return reached


class Outlook:
    """The night as one thief sees it."""

    def __init__(
        self, facts: CityFacts, state: State, seat: int, patrols: Patrols | None = None, coming: int = 0
    ) -> None:
        self.facts, self.state, self.seat = facts, state, seat
        self.coming = coming
        """Steps that he has planned and not yet made this turn, where that is known."""
        self.patrols = patrols or Patrols(facts, state)
        game = facts.game
        self.ability = passive(game, state, seat)
        self.pace = facts.travel["sneak"] + self.ability.sneak + BEYOND_SNEAK
        self.sewers = facts.sewers(state, seat)
        self.vp = victory_points(game, state, seat)
        self.holds_prize = state.jewel_holder == seat
        self.outside = max((victory_points(game, state, rival) for rival in state.left if rival != seat), default=-1)
        """The best that somebody has brought out already: who has no more has lost, if he leaves."""
        self.open = state.jewel_taken
        self.out = facts.way_out(state.open_district, self.sewers, state.captains & ~state.asleep)
        numbers = game.box.numbers
        self.later = numbers.alarm_turns - state.alarm_turns
        """Turns after this one, once the alarm is raised or due."""
        self.calm_later = numbers.calm_turns - state.calm_turns
        key = (self.sewers, state.yellow, state.green, state.jewel_at, state.at[seat], self.open, self.calm_later)
        if key not in facts.goals:
            if len(facts.goals) > MOST_PATROLS:
                facts.goals.clear()
            facts.goals[key] = self._goals()
        self.goals = facts.goals[key]
        self._pulls: dict[int, list[tuple[list[int], float]]] = {}
        self._dangers: dict[int, float] = {}
        self.hiding = 0 if state.unmasked >> seat & 1 else self.patrols.hiding
        freed = in_dungeon(game, state, seat)  # whoever leaves a dungeon is hidden for the turn (AOT-11.15)
        self.safe = freed or bool((state.hidden & ~state.unmasked | state.protected) >> seat & 1)

    # -- goals -----------------------------------------------------------------------------------

    def _goals(self) -> list[Goal]:
        state, box, facts = self.state, self.facts.box, self.facts
        at = state.at[self.seat]
        lying = [(space, YELLOW) for space in bits(state.yellow)] + [(space, GREEN) for space in bits(state.green)]
        likely = 1.0 if self.open else CALM
        goals = [Goal(space, jewel, likely * box.jewels[jewel].vp, facts.row(space, self.sewers))
                 for space, jewel in lying]  # fmt: skip
        if at != NOBODY and len(goals) >= MOST_GOALS:
            goals.sort(key=lambda goal: -goal.worth * DECAY[goal.row[at]])
            del goals[MOST_GOALS - 1 :]
        if state.jewel_at != NOBODY:
            goals.append(Goal(state.jewel_at, EMPEROR, self.prize(), facts.row(state.jewel_at, self.sewers)))
        return goals

    def prize(self) -> float:
        """What the Emperors' Jewel on the board is worth beside the way out with it."""
        if self.open:
            return 0.5
        return self.facts.box.numbers.best_burglar_vp + PRIZE + HURRY * max(LAST_CALM - self.calm_later, 0)

    def chance_out(self, steps: float, turns: float) -> float:
        """How likely a thief gets out of the city in time."""
        if turns <= 0:  # what is planned for this turn is all there is; even so, nearer to the gate is better
            return IN_TIME if steps <= self.coming else max(0.0, TOO_LATE * (1 - steps / 64))
        chance = 0.4 + 0.18 * (turns - steps / self.pace)
        return 0.02 if chance < 0.02 else 0.97 if chance > 0.97 else chance

    def prospects(self, space: int, gained: float, taken: int, prize: bool) -> float:
        """What the rest of the night is worth from a space, with so many points gained and these goals gone."""
        vp = self.vp + gained
        if self.holds_prize:  # nothing else is worth a detour any more
            vp -= 0.8 * gained
        if self.holds_prize or prize:
            return self.chance_out(self.out[space], self.later) * (WIN + vp) - 0.01 * self.out[space]
        if self.open:
            return self._last_errands(space, vp, taken)
        best = 0.0
        for row, worth in self._pull(taken):
            pull = DECAY[row[space]] * worth
            best = max(best, pull)
        return CALM * (OUT + vp) + best

    def _pull(self, taken: int) -> list[tuple[list[int], float]]:
        """How far each goal is, and what it is worth together with the best that may follow."""
        if taken not in self._pulls:
            goals = [goal for goal in self.goals if not taken >> goal.space & 1]
            self._pulls[taken] = [
                (goal.row, goal.worth + max((DECAY[other.row[goal.space]] * other.worth
                                             for other in goals if other is not goal), default=0.0))
                for goal in goals]  # fmt: skip
        return self._pulls[taken]

    def _last_errands(self, space: int, vp: float, taken: int) -> float:
        """After the alarm: straight out, or by way of one more jewel."""
        out, later = self.out, self.later
        best = self.chance_out(out[space], later) * self.brought_out(vp) - 0.01 * out[space]
        for goal in self.goals:
            if taken >> goal.space & 1:
                continue
            steps = goal.row[space]
            worth = WIN + vp if goal.jewel == EMPEROR else self.brought_out(vp + goal.worth)
            if worth < 0 or worth * DECAY[steps] > best:  # if not even for sure, how likely it is does not matter
                value = self.chance_out(steps + out[goal.space], later) * DECAY[steps] * worth
                best = max(best, value)
        return best

    def gone(self, gained: float, prize: bool) -> float:
        """What it is worth to have left the city."""
        if self.holds_prize or prize:
            return 3 * WIN
        return self.brought_out(self.vp + gained)

    def brought_out(self, vp: float) -> float:
        """To be outside with so many points: little, if somebody there has as many (AOT-14.4)."""
        return OUT + vp if vp > self.outside else BEATEN * (OUT + vp)

    # -- the watch -------------------------------------------------------------------------------

    def danger(self, space: int) -> float:
        """How likely the watch takes him on a space if it acts now: surely, or if nobody nearer draws it away
        (AOT-10.6)."""
        if self.safe or not self.patrols.reach >> space & 1 or (self.hiding | self.facts.board.dungeons) >> space & 1:
            return 0.0
        if space not in self._dangers:
            self._dangers[space] = min(1.0, self.facts.temper.caution * self._danger(space))
        return self._dangers[space]

    def _danger(self, space: int) -> float:
        state, distance = self.state, self.facts.board.distance
        rivals = [distance[state.at[rival]] for rival in self.patrols.visible if rival != self.seat]
        risk = 0.0
        for figure, near in self.patrols.figures:
            if near >> space & 1 and not (state.charmed >> figure & 1 and state.charmer == self.seat):
                away = distance[space][figure]
                if all(away <= rival[figure] for rival in rivals):
                    return 1.0
                risk = WEAK
        return risk

    def next_danger(self, space: int) -> float:
        """... and if it acts only in the next turn."""
        if not self.patrols.reach >> space & 1 or (self.hiding | self.facts.board.dungeons) >> space & 1:
            return 0.0
        return self.facts.temper.caution * NEXT_TURN[self.state.alarm]

    def arrested(self, space: int, gained: float, taken: int, prize: bool) -> float:
        """What is left after an arrest on a space (AOT-11.4 to AOT-11.12)."""
        state, facts = self.state, self.facts
        district = state.open_district if state.alarm else facts.board.district[space]
        dungeon = facts.box.dungeon[district or 1]
        lost = 0.0
        if self.holds_prize or prize:
            worth = self.chance_out(self.out[dungeon], self.later) * (OUT + self.vp + gained) + LOST_PRIZE
        else:
            if not self.ability.spared:
                lost = 1.0 if gained or least_jewels(facts.game, state, self.seat) else 0.0
            worth = self.prospects(dungeon, gained - lost, taken, prize)
        spared = self.ability.spared
        return worth - (TURN_LOST / 2 if spared else TURN_LOST + CARD * bool(state.hands[self.seat]))

    # -- all of it -------------------------------------------------------------------------------

    def sheet(self) -> float:
        """Cards, points and tokens to use later."""
        state, box = self.state, self.facts.box
        cards = min(state.hands[self.seat].bit_count(), box.numbers.hand_limit)
        worth = CARD * cards + POINT * state.purple_new[self.seat]
        first = self.seat * len(box.tokens)
        for kind, token in enumerate(box.tokens):
            if token.ap or token.steps:
                worth += state.kept[first + kind] * (TOKEN_POINT * token.ap + STEP_TOKEN * token.steps)
        if state.poisoned >> self.seat & 1:
            worth -= POISON
        return worth

    def place(self, space: int, gained: float, taken: int, prize: bool, watch: float) -> float:
        """What it is worth to end on a space; `watch`: how likely the watch still acts on him there this turn."""
        worth = self.prospects(space, gained, taken, prize)
        risk = self.danger(space) * watch
        risk += (1 - risk) * self.next_danger(space)
        if risk:
            worth += risk * (self.arrested(space, gained, taken, prize) - worth)
        return worth

    def standing(self, watch: float) -> float:
        """What the night is worth to this thief as things are."""
        state, seat = self.state, self.seat
        if seat in state.left:
            return self.gone(0, False)
        at = state.at[seat]
        if at == NOBODY:
            return 0.0
        worth = self.place(at, 0, 0, False, watch) + self.sheet()
        if in_dungeon(self.facts.game, state, seat):
            worth -= TURN_LOST
        if state.snared_thieves >> seat & 1 and state.phase == "resolve":
            worth -= SNARE
        return worth
