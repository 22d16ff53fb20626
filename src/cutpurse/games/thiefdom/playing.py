"""The playing half of the game: which rule answers which step and which question.

What speaks of options or tries them out (words, shortcuts, foresight) takes this; rules take a `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.thiefdom import setup
from cutpurse.games.thiefdom.rules import (
    activation,
    cards,
    day,
    draft,
    exchange,
    goods,
    move,
    night,
    solo,
    tavern,
    townsfolk,
    turn,
)
from cutpurse.games.thiefdom.ruleset import OptionRule, Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.verbs import VERBS
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.game import AnswerRule, Game, Result, StepRule
from cutpurse.kernel.play import list_options

STEPS: dict[str, StepRule[State, Ruleset]] = {
    "draft": draft.draft, "pass_on": draft.pass_on, "buying": draft.buying, "bought": draft.bought, "lair": draft.lair,
    "planning": night.planning, "night": night.night, "tile": night.tile, "patrol": night.patrol, "board": solo.board,
    "route": townsfolk.route, "turn": turn.turn, "action": turn.action, "hop": move.hop, "pass": move.passing,
    "location": activation.location, "patrons": tavern.patrons, "tapestry": activation.tapestry, "keep": goods.keep,
    "divide": exchange.divide, "effect": cards.effect, "dawn": day.dawn}  # fmt: skip

ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {
    "draft_pick": draft.answer_pick, "draft_buy": draft.answer_buy, "lair": draft.answer_lair, "plan": night.answer_plan,
    "route": townsfolk.answer, "action": turn.answer_action, "hop": move.answer_hop, "pass": move.answer_pass,
    "location": activation.answer_location, "patrons": tavern.answer_patrons, "tapestry": activation.answer_tapestry,
    "keep": goods.answer_keep, "divide": exchange.answer_divide}  # fmt: skip

OPTIONS: dict[str, OptionRule] = {
    "draft_pick": draft.pick_options, "draft_buy": draft.buy_options, "lair": draft.lair_options,
    "plan": night.plan_options, "route": townsfolk.options, "action": turn.action_options, "hop": move.hop_question,
    "pass": move.pass_question, "location": activation.location_question, "patrons": tavern.patron_options,
    "tapestry": activation.tapestry_options, "keep": goods.keep_options, "divide": exchange.divide_options}  # fmt: skip


class Playing(Ruleset, Game[State, View]):
    """Set-up, questions, answers and the result of Thiefdom at one table."""

    steps = STEPS
    answers = ANSWERS
    sealed = frozenset({"draft_pick", "draft_buy", "plan"})
    verbs = VERBS
    view_type = View

    def set_up(self, play: ThiefdomPlay) -> State:
        return setup.lay_out(play)

    def options(self, state: State, seat: int) -> Sequence[str]:
        return list_options(self, state, seat, OPTIONS)

    def result(self, state: State) -> Result | None:
        return Result(list(state.vp), day.winners(self, state)) if state.over else None
