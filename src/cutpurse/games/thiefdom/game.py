"""Thiefdom as a game of the kernel: which rule answers which step and which question."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from cutpurse.games.thiefdom import account as accounts
from cutpurse.games.thiefdom import draws, faults, leaning, refusals, scenery, setup, shortcuts, text_board, words
from cutpurse.games.thiefdom.components import HOME, Box
from cutpurse.games.thiefdom.notes import notes as noted
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
from cutpurse.games.thiefdom.sampling import sample
from cutpurse.games.thiefdom.scene import scene as drawn
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.town import Town, town_of
from cutpurse.games.thiefdom.view import View, drafting, view
from cutpurse.kernel.account import Account, Source
from cutpurse.kernel.drawing import Writer
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import AnswerRule, Component, Game, Play, Result, StepRule, Title
from cutpurse.kernel.message import Message, Reason, seat_number
from cutpurse.kernel.question import Note, Option, Shortcut
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import Step

STEPS: dict[str, StepRule[State, Any]] = {
    "draft": draft.draft, "pass_on": draft.pass_on, "buying": draft.buying, "bought": draft.bought, "lair": draft.lair,
    "planning": night.planning, "night": night.night, "tile": night.tile, "patrol": night.patrol, "board": solo.board,
    "route": townsfolk.route, "turn": turn.turn, "action": turn.action, "hop": move.hop, "pass": move.passing,
    "location": activation.location, "patrons": tavern.patrons, "tapestry": activation.tapestry, "keep": goods.keep,
    "divide": exchange.divide, "effect": cards.effect, "dawn": day.dawn}  # fmt: skip

ANSWERS: dict[str, AnswerRule[State, Any]] = {
    "draft_pick": draft.answer_pick, "draft_buy": draft.answer_buy, "lair": draft.answer_lair, "plan": night.answer_plan,
    "route": townsfolk.answer, "action": turn.answer_action, "hop": move.answer_hop, "pass": move.answer_pass,
    "location": activation.answer_location, "patrons": tavern.answer_patrons, "tapestry": activation.answer_tapestry,
    "keep": goods.answer_keep, "divide": exchange.answer_divide}  # fmt: skip

OPTIONS: dict[str, Callable[[Any, State, int], Sequence[str]]] = {
    "draft_pick": draft.pick_options, "draft_buy": draft.buy_options, "lair": draft.lair_options,
    "plan": night.plan_options, "route": townsfolk.options, "action": turn.action_options, "hop": move.hop_question,
    "pass": move.pass_question, "location": activation.location_question, "patrons": tavern.patron_options,
    "tapestry": lambda game, state, seat: activation.tapestry_options(game, state, game.ask_of(state, seat)[2]),
    "keep": lambda game, state, seat: goods.keep_options(game, state, game.ask_of(state, seat)[2]),
    "divide": exchange.divide_options}  # fmt: skip


class Thiefdom(Game[State, View]):
    """The rules of Thiefdom at one table."""

    steps = STEPS
    answers = ANSWERS
    sealed = frozenset({"draft_pick", "draft_buy", "plan"})
    leaning = leaning.VERBS
    view_type = View
    of_one_table = True

    def __init__(self, title: Title, players: int, settings: Mapping[str, str | int], box: Box) -> None:
        self.title = title
        self.players = players
        self.settings = settings
        self.box = box
        self.solo = players == 1
        self.thieves = 3 * players
        """Thieves of the players; solo rivals come after them."""
        self.dungeon = 4 * players
        """The dungeon as a holder of goods: after the thieves and the lair stores."""
        self.chaotic = settings["planning"] == "chaotic"
        self.open_stacks = settings["smuggling"] == "open_stacks"
        self.lair_houses = frozenset(house.id for house in box.houses.values() if house.lair)
        self.copies = [[copy for copy, kind in enumerate(box.copy_kind) if kind == number]
                       for number in range(len(box.equipment))]  # fmt: skip
        """The cards of each kind of equipment."""
        self._towns: dict[str, Town] = {}

    def store(self, seat: int) -> int:
        """The lair store of a seat as a holder of goods."""
        return self.thieves + seat

    def town(self, state: State) -> Town:
        """The tables of the town in which a state plays."""
        key = state.town
        towns = self._towns
        if key in towns:
            return towns[key]
        if len(towns) > 64:
            towns.clear()
        towns[key] = town_of(self.box, key)
        return towns[key]

    # -- playing ---------------------------------------------------------------------------------

    def set_up(self, play: Play[State, Any]) -> State:
        return setup.lay_out(play)

    def options(self, state: State, seat: int) -> Sequence[str]:
        return OPTIONS[self.ask_of(state, seat)[1]](self, state, seat)

    def frame(self, state: State, ask: Step) -> tuple[str, dict[str, Any]]:
        return words.frame(self, state, ask)

    def inclinations(self, state: State, seat: int, options: Sequence[str]) -> list[float]:
        weights = super().inclinations(state, seat, options)
        if state.active != NOBODY:
            leaning.steps(self, state, options, weights)
        return weights

    def refuse(self, state: State, seat: int, choice: str) -> Reason:
        return refusals.refuse(self, state, seat, choice)

    def tempting(self, state: State, seat: int) -> Sequence[str]:
        return refusals.tempting(self, state, seat)

    def shortcuts(self, state: State, seat: int) -> Sequence[Shortcut]:
        return shortcuts.shortcuts(self, state, seat)

    def shortcut(self, state: State, seat: int, name: str) -> Shortcut | None:
        return super().shortcut(state, seat, name) or shortcuts.named(self, state, seat, name)

    def result(self, state: State) -> Result | None:
        return Result(list(state.vp), day.winners(self, state)) if state.over else None

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        return view(self, state, seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return sample(self, view, rng)

    def outcomes(self, state: State, what: str) -> list[str]:
        return draws.outcomes(self, state, what)

    def holds_sealed(self, state: State) -> bool:
        """While cards are drafted, everybody waits for what the left neighbour, unseen, will not keep (TD-3.1)."""
        return drafting(state.agenda) in (0, 1)

    def drawn_in_secret(self, state: State, what: str) -> int | None:
        return seat_number(what[-1]) if what.startswith("draft ") else None

    # -- telling ---------------------------------------------------------------------------------

    def describe(self, view: View, choice: str) -> Option:
        return words.describe(self, view, choice)

    def notes(self, view: View) -> Sequence[Note]:
        return noted(self, view)

    def scene(self, view: View) -> Any:
        return drawn(self, view)

    def write(self, view: View, say: Callable[[Message], str], width: int) -> Writer:
        return text_board.Painter(self, view, say, width).paint()

    def components(self) -> Sequence[Component]:
        return self.box.components()

    def account(self, state: State, told: Sequence[Event]) -> Account:
        return accounts.account(self, state, told)

    def sources(self, state: State, told: Sequence[Event]) -> Sequence[Source]:
        return accounts.sources(self, state, told)

    # -- proving ---------------------------------------------------------------------------------

    def faults(self, state: State) -> list[str]:
        return faults.faults(self, state)

    def arrange(self, given: Mapping[str, Any]) -> State:
        return scenery.arrange(self, given)

    def portrait(self, state: State) -> dict[str, Any]:
        return scenery.portrait(self, state)


@lru_cache(maxsize=1)
def _our_box() -> Box:
    return Box()


class ThiefdomTitle(Title):
    id = "thiefdom"
    rules_version = 1
    rule_prefix = "TD"
    seats = range(1, 5)
    home = HOME
    settings = (
        Setting("smuggling", "deck", ("deck", "open_stacks"), rule="TD-14.1"),
        Setting("planning", "secret", ("secret", "chaotic"), rule="TD-14.2"),
        Setting("layout", "random", ("random", "introductory"), rule="TD-14.3"),
    )

    def open(self, players: int, settings: Mapping[str, str | int], pack: Path | None = None) -> Thiefdom:
        return Thiefdom(self, players, settings, Box(pack) if pack else _our_box())

    def check(self, players: int, settings: Mapping[str, str | int]) -> Reason | None:
        if players == 1 and settings["planning"] == "chaotic":
            return Reason("chaotic-alone", "TD-14.2")
        return None


TITLE = ThiefdomTitle()
