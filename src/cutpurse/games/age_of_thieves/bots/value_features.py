"""Age of Thieves in numbers, told when a turn is over."""

from __future__ import annotations

from collections.abc import Hashable

from cutpurse.bots.value_features import ValueFeatures
from cutpurse.games.age_of_thieves.bots.outlook import Outlook, Patrols
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, kept
from cutpurse.games.age_of_thieves.state import NOBODY, State

FAR = 30.0
"""As far as a distance is told."""
NEXT_WATCH = 0.35
"""How much the watch of the coming turn counts, which thieves may run away from."""


class TurnFeatures(ValueFeatures[Sensible, State]):
    """What everybody sees before a new turn is planned. Of hands only their size is told."""

    table = ("three players", "four players", "alarm", "calm turns left", "alarm turns left", "the Jewel taken",
             "the Jewel lies about", "thieves gone", "most brought out", "first thief", "watch awake")  # fmt: skip
    seat = ("standing", "points", "gone", "bears the Jewel", "in a dungeon", "in the city", "way out", "chance out",
            "prospects", "danger", "danger next turn", "to the Jewel", "nearest bearer", "nearest goal", "goals near",
            "hand", "yellow", "green", "points for actions", "tokens", "sheet", "ahead of those outside", "pace",
            "hidden", "poisoned", "first")  # fmt: skip

    def period(self, state: State) -> Hashable:
        return state.turn

    def of_table(self, state: State, seat: int) -> list[float]:
        game = self.policy.game
        numbers, players = game.box.numbers, game.players
        out = max((Outlook(self.policy.facts, state, rival).vp for rival in state.left), default=-1)
        return [float(players == 3), float(players == 4), float(state.alarm), float(numbers.calm_turns - state.calm_turns),
                float(numbers.alarm_turns - state.alarm_turns), float(state.jewel_taken), float(state.jewel_at != NOBODY),
                float(len(state.left)), float(out), float((state.first - seat) % players),
                float(((state.guards | state.captains) & ~state.asleep).bit_count())]  # fmt: skip

    def of_seat(self, state: State, seat: int) -> list[float]:
        facts, game = self.policy.facts, self.policy.game
        outlook = Outlook(facts, state, seat, Patrols(facts, state))
        at, distance = state.at[seat], facts.board.distance
        here = at != NOBODY
        gone = seat in state.left
        out = min(outlook.out[at], FAR) if here else FAR * (not gone)
        near = sorted(goal.row[at] for goal in outlook.goals) if here else []
        prize = facts.row(state.jewel_at, outlook.sewers)[at] if here and state.jewel_at != NOBODY else FAR
        bearer = state.jewel_holder
        chase = (
            distance[at][state.at[bearer]] if here and bearer not in (NOBODY, seat) and state.at[bearer] >= 0 else FAR
        )
        tokens = sum(kept(game, state, seat, kind) for kind in range(len(facts.box.tokens)))
        return [outlook.standing(NEXT_WATCH), float(outlook.vp), float(gone), float(outlook.holds_prize),
                float(in_dungeon(game, state, seat)), float(here), float(out),
                outlook.chance_out(out, outlook.later) if here else float(gone),
                outlook.prospects(at, 0.0, 0, False) if here else 0.0, outlook.danger(at) if here else 0.0,
                outlook.next_danger(at) if here else 0.0, float(min(prize, FAR)), float(min(chase, FAR)),
                float(min(near, default=FAR)), float(sum(steps <= 6 for steps in near)),
                float(state.hands[seat].bit_count()), float(state.yellow_held[seat]), float(state.green_held[seat]),
                float(state.blue[seat] + state.purple[seat] + state.purple_new[seat]), float(tokens), outlook.sheet(),
                float(outlook.vp - outlook.outside), outlook.pace, float(state.hidden >> seat & 1),
                float(state.poisoned >> seat & 1), float(state.first == seat)]  # fmt: skip
