"""Pig: roll as often as you dare. A one takes what the turn has brought; whoever stops keeps it (PIG-1 to PIG-4)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game, Play, Result, Title
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import State
from cutpurse.kernel.text_sheet import Writer


class Rolled(Event, frozen=True):
    seat: int
    pips: int


class Kept(Event, frozen=True):
    seat: int
    points: int


class PigState(State):
    """Everything that changes. The agenda and who is asked are kept by the base class."""

    points: list[int]
    seat: int
    turn: int
    """What this turn has brought so far."""


class PigView(msgspec.Struct):
    """What a seat may know: here there are no secrets."""

    points: list[int]
    seat: int
    turn: int
    over: bool


PigPlay = Play[PigState, "PigGame"]


def ask(play: PigPlay) -> None:
    """A step of the agenda: whoever has the turn is asked (PIG-1)."""
    play.state.asked = [(play.state.seat, "roll_or_stop")]


def answer(play: PigPlay, seat: int, words: list[str]) -> None:
    state = play.state
    if words[0] == "roll":
        pips = 1 + play.chance.below(6, "die")
        play.tell(Rolled(seat, pips))
        state.turn = state.turn + pips if pips > 1 else 0  # PIG-2
    else:
        play.tell(Kept(seat, state.turn))
        state.points[seat] += state.turn  # PIG-3
        state.turn, state.over = 0, state.points[seat] >= play.game.goal  # PIG-4
    if not state.turn:
        state.seat = (seat + 1) % len(state.points)
    if not state.over:
        state.agenda.append(("ask",))


class PigGame(Game[PigState, PigView]):
    """The rules at one table."""

    steps = {"ask": ask}
    answers = {"roll_or_stop": answer}
    view_type = PigView

    def __init__(self, players: int, settings: Mapping[str, str | int]) -> None:
        self.title, self.players, self.settings = TITLE, players, settings
        self.goal = int(settings["goal"])

    def set_up(self, play: PigPlay) -> PigState:
        return self.position([0] * self.players, 0, 0)

    def position(self, points: list[int], seat: int, turn: int) -> PigState:
        state = PigState()
        state.agenda, state.asked, state.ready, state.over = [("ask",)], [], 0, False
        state.points, state.seat, state.turn = points, seat, turn
        return state

    def options(self, state: PigState, seat: int) -> Sequence[str]:
        return ["roll", "stop"] if state.turn else ["roll"]

    def tempting(self, state: PigState, seat: int, options: Sequence[str]) -> Sequence[str]:
        return [] if "stop" in options else ["stop"]

    def refuse(self, state: PigState, seat: int, choice: str) -> Reason:
        return Reason("nothing-yet", "PIG-3") if choice == "stop" else super().refuse(state, seat, choice)

    def result(self, state: PigState) -> Result | None:
        best = [seat for seat, points in enumerate(state.points) if points == max(state.points)]
        return Result(state.points[:], best) if state.over else None

    def view(self, state: PigState, seat: int) -> PigView:
        return PigView(state.points[:], state.seat, state.turn, state.over)

    def sample(self, view: PigView, rng: random.Random) -> PigState:
        """A position that agrees with a view: hidden things would be drawn here, from `rng`."""
        state = self.position(view.points[:], view.seat, view.turn)
        state.agenda, state.over = [], view.over
        state.asked = [] if view.over else [(view.seat, "roll_or_stop")]
        return state

    def outcomes(self, state: PigState, what: str) -> list[str]:
        return [str(pips) for pips in range(1, 7)]

    def write(self, view: PigView, say: Callable[[Message], str], width: int) -> Writer:
        sheet = Writer(say, width)
        sheet.part("now")
        sheet.line(sheet.text("turn", seat=view.seat, points=view.turn))
        sheet.part("others", sheet.text("points"))
        for seat, points in enumerate(view.points):
            sheet.line(sheet.text("seat", seat=seat, points=points))
        return sheet

    def arrange(self, given: Mapping[str, object]) -> PigState:
        """A position for scenarios: `points: [90, 3], turn: 12`."""
        points = given.get("points", [0] * self.players)
        return self.position(msgspec.convert(points, list[int]), 0, msgspec.convert(given.get("turn", 0), int))

    def portrait(self, state: PigState) -> dict[str, object]:
        return {"points": state.points, "turn": state.turn}


class PigTitle(Title):
    """The box on the shelf."""

    id, rules_version, rule_prefix = "pig", 1, "PIG"
    seats, minutes, home = range(2, 5), 5, Path(__file__).parent
    settings = (Setting("goal", 100, low=20, high=200, rule="PIG-4"),)

    def open(self, players: int, settings: Mapping[str, str | int], pack: object = None, **begun: object) -> PigGame:
        return PigGame(players, settings)


TITLE = PigTitle()
