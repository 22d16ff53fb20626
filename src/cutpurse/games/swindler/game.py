"""Swindler as a game of the kernel: which rule answers which step and which question."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from cutpurse.games.swindler import draws, invariants, labels, positions, sampling, setup, text_board
from cutpurse.games.swindler.board_data import Scene, scene
from cutpurse.games.swindler.components import HOME, Box
from cutpurse.games.swindler.features import feature_parts, write_features
from cutpurse.games.swindler.gallery import gallery, unseen
from cutpurse.games.swindler.information import information_set
from cutpurse.games.swindler.notes import notes
from cutpurse.games.swindler.numbering import numbered_lines
from cutpurse.games.swindler.rules import (
    interrupts,
    jobs,
    options,
    other_effects,
    raids,
    theft,
    theft_effects,
    turn,
    windows,
)
from cutpurse.games.swindler.ruleset import Ruleset, wishes
from cutpurse.games.swindler.shortcuts import shortcuts
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.statistics import account, sources
from cutpurse.games.swindler.verbs import VERBS, tempting
from cutpurse.games.swindler.verbs.interrupts import why_not as why_not_offer
from cutpurse.games.swindler.view import View, public_part, view, with_own
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import AnswerRule, Component, Game, Result, StepRule, Title
from cutpurse.kernel.message import SEAT_ARGUMENTS, SEAT_LETTERS, Arguments, Message, Reason, seat_number
from cutpurse.kernel.pack import Override
from cutpurse.kernel.question import Note, Option
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import Step
from cutpurse.kernel.text_sheet import Writer

STEPS: dict[str, StepRule[State, Ruleset]] = {
    "draft": setup.draft, "turn": turn.turn, "turn_over": turn.turn_over, "reserve": turn.reserve,
    "choose_bag": theft.choose_bag, "theft": theft.theft, "skull": theft.skull, "keep": theft.keep, "lose": theft.lose,
    "closing": theft.closing, "action": turn.action, "settle": jobs.settle_offer, "show": jobs.show,
    "neutral": jobs.neutral, "refill": turn.refill, "refill_jobs": turn.refill_jobs, "hire": turn.hire,
    "raid_loot": raids.loot_part, "raid_give": raids.give, "raid_posters": raids.poster_part,
    "raid_over": raids.raid_over, "window": windows.open_window, "gather": windows.gather, "serve": windows.serve,
    "carry_out": windows.carry_out, "gift": other_effects.gift, "legacy": theft_effects.legacy,
    "fee": theft_effects.fee, "take_card": jobs.take_card}  # fmt: skip

ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {
    "choose_master": setup.answer_draft, "reserve": turn.answer_step, "choose_bag": theft.answer_bag,
    "draw_or_stop": turn.answer_step, "action": turn.answer_step, "hire": turn.answer_step,
    "neutral_choice": jobs.answer_neutral, "beggar_gift": other_effects.answer_gift,
    "legacy_tiles": theft_effects.answer_legacy, "angel_fee": theft_effects.answer_fee, "escape_keep": theft.answer_keep,
    "raid_give": raids.answer_give, "offer": interrupts.take_offer, **dict.fromkeys(windows.WINDOWS, windows.answer_window)}  # fmt: skip


class Swindler(Ruleset, Game[State, View]):
    """The rules of Swindler at one table."""

    steps = STEPS
    answers = ANSWERS
    sealed = windows.WINDOWS
    verbs = VERBS
    verb_weights = {"fulfil": 60, "done": 4, "reserve": 1.5, "release": 0.05, "sell": 0.25, "end": 1.5, "hire": 0.5,
                    "draw": 2, "pass": 2, "wave": 0.7}  # fmt: skip
    view_type = View

    def __init__(self, title: Title, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        super().__init__(players, settings, box, rules)
        self.title = title

    # -- playing ---------------------------------------------------------------------------------

    set_up = staticmethod(setup.lay_out)

    def options(self, state: State, seat: int) -> Sequence[str]:
        return options.options(self, state, seat)

    frame = labels.frame
    window = labels.window
    tempting = tempting
    shortcuts = shortcuts
    refuse_offer = why_not_offer

    def offers(self, state: State, seat: int) -> Sequence[str]:
        return interrupts.offers(self, state, seat)

    def interruptible(self, state: State) -> bool:
        return interrupts.interruptible(self, state)

    def asks_again(self, state: State) -> Step:
        return interrupts.asks_again(self, state)

    def result(self, state: State) -> Result | None:
        return Result(list(state.vp), turn.winners(state)) if state.over else None

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
    spare_numbers = 96

    def unfinished(self, state: State) -> bool:
        return bool(state.draft)

    def holds_sealed(self, state: State) -> bool:
        return any(state.queues)

    def drawn_in_secret(self, state: State, what: str) -> int | None:
        return state.active if what == "accomplice" else None

    # -- telling ---------------------------------------------------------------------------------

    def describe(self, view: View, choice: str) -> Option:
        return labels.describe(self, view, self.imagined(view), choice)

    def notes(self, view: View) -> Sequence[Note]:
        return notes(self, view, self.imagined(view))

    def scene(self, view: View) -> Scene:
        return scene(self, view, self.imagined(view))

    def write(self, view: View, say: Callable[[Message], str], width: int) -> Writer:
        return text_board.Painter(self, view, self.imagined(view), say, width).paint()

    @property
    def contents(self) -> Contents:
        return self.box.contents

    def components(self) -> Sequence[Component]:
        return self.box.components()

    def simplified(self) -> tuple[Message, str] | None:
        usual = self.box.tables[self.players]
        if self.end_jobs >= usual.end_jobs["standard"]:
            return None
        numbers: Arguments = {"end": self.end_jobs, "usual_end": usual.end_jobs["standard"],
                              "ability": self.ability_jobs, "usual_ability": usual.ability_jobs["standard"]}  # fmt: skip
        return Message("simplified", numbers), "SW-8.2"

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


class SwindlerTitle(Title):
    id = "swindler"
    rules_version = 2
    rule_prefix = "SW"
    seats = range(2, 5)
    home = HOME
    minutes = 45
    seat_arguments = SEAT_ARGUMENTS | {"owner", "rival", "thief"}
    settings = (
        Setting("master_thief", "draft", ("draft", "random", "off"), rule="SW-3.15"),
        Setting("length", "standard", ("standard", "short", "long"), rule="SW-8.2"),
        Setting("end_jobs", "table", ("table",), 3, 12, rule="SW-7.3"),
        Setting("start_player", "random", ("random", *SEAT_LETTERS[:4]), rule="SW-3.14"),
        Setting("reaction_mode", "timed", ("timed", "wait"), rule="SW-5.12"),
        Setting("reaction_seconds", 5, (), 3, 20, rule="SW-5.12"),
        Setting("characters", "random", free=True, rule="SW-3.10"),
    )

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> Swindler:
        contents = box or self.shipped
        components = Box(contents=self.with_pack(contents, pack)) if pack else _box(contents)
        return Swindler(self, players, settings, components, rules or self.rules_version)

    def check(self, players: int, settings: Mapping[str, str | int], box: Contents | None = None) -> Reason | None:
        contents = _box(box or self.shipped)
        most = contents.tables[players].most_end_jobs
        if isinstance(settings["end_jobs"], int) and settings["end_jobs"] > most:
            return Reason("too-many-jobs", "SW-7.3", {"count": settings["end_jobs"], "most": most})
        start = seat_number(str(settings["start_player"]))
        if start >= players:
            return Reason("no-such-seat", "SW-3.14", {"letter": str(settings["start_player"]), "players": players})
        wanted = [wish for wish in wishes(players, str(settings["characters"])) if wish]
        for wish in wanted:
            if wish not in contents.character_number:
                return Reason(
                    "no-such-character",
                    "SW-3.10",
                    {"character": wish, "characters": ", ".join(contents.character_number)},
                )
        boards = [contents.characters[contents.character_number[wish]].board for wish in wanted]
        if len(set(boards)) < len(boards):
            return Reason("character-board-twice", "SW-3.10", {"characters": wanted})
        return None


TITLE = SwindlerTitle()
