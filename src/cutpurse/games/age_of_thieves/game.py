"""Age of Thieves as a game of the kernel: which rule answers which step and which question."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from cutpurse.games.age_of_thieves import (
    draws,
    invariants,
    labels,
    notes,
    place_names,
    positions,
    random_weights,
    sampling,
    setup,
    shortcuts,
    text_board,
)
from cutpurse.games.age_of_thieves.board_data import PublicScene, Scene, public_scene
from cutpurse.games.age_of_thieves.board_data import scene as drawn
from cutpurse.games.age_of_thieves.components import HOME, Box
from cutpurse.games.age_of_thieves.features import feature_parts, write_features
from cutpurse.games.age_of_thieves.gallery import gallery, unseen
from cutpurse.games.age_of_thieves.information import information_set
from cutpurse.games.age_of_thieves.numbering import numbered_lines
from cutpurse.games.age_of_thieves.rules import (
    arrest,
    cards,
    effects,
    happenings,
    jewel,
    moving,
    order,
    planning,
    steering,
    theft,
    tokens,
    turn,
    watch,
)
from cutpurse.games.age_of_thieves.ruleset import OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.games.age_of_thieves.statistics import account, sources
from cutpurse.games.age_of_thieves.verbs import VERBS, tempting
from cutpurse.games.age_of_thieves.view import View, public_part, view, with_own
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import AnswerRule, Component, Game, Result, StepRule, Title
from cutpurse.kernel.message import SEAT_ARGUMENTS, Message
from cutpurse.kernel.pack import Override
from cutpurse.kernel.play import list_options
from cutpurse.kernel.question import Note, Option, Shortcut
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.text_sheet import Writer

STEPS: dict[str, StepRule[State, Ruleset]] = {
    "thief": setup.choose_thief, "first_roll": setup.first_roll, "start": setup.start,
    "turn": turn.turn, "alarm_figure": jewel.alarm_figure, "event_card": turn.event_card,
    "event_jewels": turn.event_jewels, "watch_roll": turn.watch_roll, "draw_phase": cards.draw_phase,
    "hand_limit": cards.hand_limit, "discard": cards.discard, "gather_discards": cards.gather_discards,
    "planning": planning.planning, "reveal_plans": planning.reveal_plans, "next_place": order.next_place,
    "action_over": order.action_over, "move": moving.window, "theft_icon": theft.theft_icon, "rob_now": theft.rob,
    "steer_watch": steering.steer_watch, "steer_thief": steering.steer_thief, "draw_towards": steering.draw_towards,
    "arrest": arrest.arrest_step, "arrest_jewel": arrest.arrest_jewel, "to_dungeon": arrest.to_dungeon,
    "watch_acts": watch.watch_acts, "watch_kind": watch.watch_kind, "watch": watch.watch,
    "watch_target": watch.watch_target, "watch_end": watch.watch_end, "act_alone": watch.act_alone,
    "clean_up": turn.clean_up, **effects.STEPS, **happenings.STEPS, **tokens.STEPS}  # fmt: skip

ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {
    "choose_thief": setup.answer_thief, "choose_start": setup.answer_start, "yellow_jewel": turn.answer_jewel,
    "hand_limit": cards.answer_hand_limit, "discard": cards.answer_discard, "workshop": cards.answer_workshop,
    "forced_discard": cards.answer_forced_discard, "plan": planning.answer_plan, "next_action": order.answer_next,
    "resolve": order.answer_resolve, "move": moving.answer_move, "theft_jewel": theft.answer_jewel,
    "arrest_jewel": arrest.answer_jewel, "steer": steering.answer_steer, "lure_end": steering.answer_lure,
    "place_watch": steering.answer_place, "missing_figure": steering.answer_missing, "watch_order": watch.answer_order,
    "watch_target": watch.answer_target, "watch_end": watch.answer_end,
    **effects.ANSWERS, **happenings.ANSWERS}  # fmt: skip

OPTIONS: dict[str, OptionRule] = {
    "choose_thief": setup.thief_options, "choose_start": setup.start_options, "yellow_jewel": turn.jewel_options,
    "hand_limit": cards.discard_options, "discard": cards.discard_options, "workshop": cards.workshop_options,
    "forced_discard": cards.discard_options, "plan": planning.plan_options, "next_action": order.next_options,
    "resolve": order.resolve_options, "move": moving.move_options, "theft_jewel": theft.jewel_options,
    "arrest_jewel": arrest.jewel_options, "steer": steering.steer_options, "lure_end": steering.lure_options,
    "place_watch": steering.place_options, "missing_figure": steering.missing_options,
    "watch_order": watch.order_options, "watch_target": watch.target_options, "watch_end": watch.end_options,
    **effects.OPTIONS, **happenings.OPTIONS}  # fmt: skip


class AgeOfThieves(Ruleset, Game[State, View]):
    """The rules of Age of Thieves at one table."""

    steps = STEPS
    answers = ANSWERS
    verbs = VERBS
    sealed = frozenset({"plan", "forced_discard"})
    verb_weights = random_weights.BY_VERB
    view_type = View

    def __init__(self, title: Title, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        super().__init__(players, settings, box, rules)
        self.title = title

    # -- playing ---------------------------------------------------------------------------------

    set_up = staticmethod(setup.lay_out)

    def options(self, state: State, seat: int) -> Sequence[str]:
        return list_options(self, state, seat, OPTIONS)

    frame = labels.frame

    def tempting(self, state: State, seat: int, options: Sequence[str]) -> Sequence[str]:
        return tempting(self, state, seat, frozenset(options))

    def shortcuts(self, state: State, seat: int, options: Sequence[str]) -> Sequence[Shortcut]:
        return shortcuts.shortcuts(self, state, seat, options)

    def random_weights(self, state: State, seat: int, options: Sequence[str]) -> list[float]:
        return random_weights.weigh(self, state, seat, options, super().random_weights(state, seat, options))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        scores = [jewel.victory_points(self, state, seat) if seat in state.left else 0 for seat in range(self.players)]
        return Result(scores, jewel.winners(self, state))

    # -- knowing ---------------------------------------------------------------------------------

    view = view
    public_part = public_part
    with_own = with_own

    def sample(self, view: View, rng: random.Random, /) -> State:
        return sampling.sample(self, view, rng)

    outcomes = draws.outcomes
    feature_parts = feature_parts
    write_features = write_features
    information_set = information_set
    numbered_lines = numbered_lines

    def drawn_in_secret(self, state: State, what: str) -> int | None:
        witnesses = draws.witnesses(what)
        return witnesses[0] if witnesses else None

    def sees_draw(self, state: State, what: str, seat: int) -> bool:
        """The victim of a Brass Raven sees which card he loses (AOT-8.17)."""
        witnesses = draws.witnesses(what)
        return witnesses is None or seat in witnesses

    # -- telling ---------------------------------------------------------------------------------

    def describe(self, view: View, choice: str) -> Option:
        return labels.describe(self, view, self.imagined(view), choice)

    def notes(self, view: View) -> Sequence[Note]:
        return notes.notes(self, view, self.imagined(view))

    def scene(self, view: View) -> Scene:
        return drawn(self, view, state := self.imagined(view), public_scene(self, view, state))

    def public_scene(self, public: View) -> PublicScene:
        return public_scene(self, public, self.imagined_beside(public))

    def scene_with(self, view: View, public: PublicScene) -> Scene:
        return drawn(self, view, self.imagined(view), public)

    def write(self, view: View, say: Callable[[Message], str], width: int) -> Writer:
        return text_board.Painter(self, view, self.imagined(view), say, width).paint()

    @property
    def contents(self) -> Contents:
        return self.box.contents

    def components(self) -> Sequence[Component]:
        return self.box.components()

    def place_names(self, language: str) -> Mapping[str, str]:
        return place_names.place_names(self.box, language)

    def simplified(self) -> tuple[Message, str] | None:
        return None if self.special_actions else (Message("simplified"), "AOT-1.9")

    gallery = gallery
    unseen = unseen
    account = account
    sources = sources

    # -- proving ---------------------------------------------------------------------------------

    faults = invariants.faults
    arrange = positions.arrange
    portrait = positions.portrait


@lru_cache(maxsize=16)
def _box(contents: Contents) -> Box:
    return Box(contents=contents)


class AgeOfThievesTitle(Title):
    id = "age-of-thieves"
    rules_version = 1
    rule_prefix = "AOT"
    seats = range(2, 5)
    home = HOME
    minutes = 90
    seat_arguments = SEAT_ARGUMENTS | {"rival"}
    settings = (
        Setting("edition", "de", ("de", "pl"), rule="AOT-11.1"),
        Setting("special_actions", "on", ("on", "off"), rule="AOT-1.9"),
        Setting("thieves", "edition", ("edition", "chosen", "random"), rule="AOT-1.7"),
    )

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> AgeOfThieves:
        contents = box or self.shipped
        components = Box(contents=self.with_pack(contents, pack)) if pack else _box(contents)
        return AgeOfThieves(self, players, settings, components, rules or self.rules_version)


TITLE = AgeOfThievesTitle()
