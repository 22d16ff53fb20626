"""A tiny game for tables of bots: three rounds, in each of which every seat in turn takes 1, 2 or 3 points,
and then all bet unseen on the next throw of a die. Enough to have turns, sealed answers, chance and an end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from cutpurse.kernel.box import Contents
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Component, Game, Play, Result, Title
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.pack import Override
from cutpurse.kernel.question import Option
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import State

ROUNDS = 3


class Thrown(Event, frozen=True):
    number: int


class ToyState(State):
    points: list[int]
    bets: list[str]


class ToyView(msgspec.Struct, frozen=True):
    seat: int
    points: list[int]
    own_bet: str


class ToyGame(Game[ToyState, ToyView]):
    view_type = ToyView
    sealed = frozenset({"bet"})

    def __init__(self, title: Title, players: int) -> None:
        self.title, self.players, self.settings = title, players, {}
        self.steps = {"take": self._ask_take, "bet": self._ask_bet, "throw": self._throw, "end": self._end}
        self.answers = {"take": self._take, "bet": self._bet}

    def set_up(self, play: Play[ToyState, Any]) -> ToyState:
        state = ToyState()
        state.asked, state.ready, state.over = [], 0, False
        state.points, state.bets = [0] * self.players, [""] * self.players
        turn = [("take", seat) for seat in range(self.players)] + [("bet",), ("throw",)]
        state.agenda = [*turn * ROUNDS, ("end",)][::-1]
        return state

    def _ask_take(self, play: Play[ToyState, Any], seat: int) -> None:
        play.state.asked = [(seat, "take")]

    def _take(self, play: Play[ToyState, Any], seat: int, words: list[str]) -> None:
        play.state.points[seat] += int(words[1])

    def _ask_bet(self, play: Play[ToyState, Any]) -> None:
        play.state.asked = [(seat, "bet") for seat in range(self.players)]

    def _bet(self, play: Play[ToyState, Any], seat: int, words: list[str]) -> None:
        play.state.bets[seat] = words[1]
        play.state.ready |= 1 << seat

    def _throw(self, play: Play[ToyState, Any]) -> None:
        number = play.chance.below(6, "die") + 1
        play.tell(Thrown(number))
        for seat, bet in enumerate(play.state.bets):
            play.state.points[seat] += 5 * (bet == ("low" if number < 4 else "high"))
        play.state.bets = [""] * self.players

    def _end(self, play: Play[ToyState, Any]) -> None:
        play.state.over = True

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        take = self.asked_kind(state, seat) == "take"
        return ["take 1", "take 2", "take 3"] if take else ["bet low", "bet high"]

    def refuse(self, state: ToyState, seat: int, choice: str) -> Reason:
        return Reason("unknown-choice")

    def result(self, state: ToyState) -> Result | None:
        if not state.over:
            return None
        best = max(state.points)
        return Result(list(state.points), [seat for seat, points in enumerate(state.points) if points == best])

    def view(self, state: ToyState, seat: int) -> ToyView:
        return ToyView(seat, list(state.points), state.bets[seat] if seat >= 0 else "")

    def sample(self, view: ToyView, rng: random.Random) -> ToyState:
        raise NotImplementedError

    def outcomes(self, state: ToyState, what: str) -> list[str]:
        return [str(number) for number in range(1, 7)]

    def describe(self, view: ToyView, choice: str) -> Option:
        return Option(choice, Message(choice))

    def board(self, view: ToyView, say: Callable[[Message], str], width: int) -> list[str]:
        return [str(view.points)]

    def components(self) -> Sequence[Component]:
        return []

    def faults(self, state: ToyState) -> list[str]:
        return []

    def arrange(self, given: Mapping[str, Any]) -> ToyState:
        raise NotImplementedError

    def portrait(self, state: ToyState) -> dict[str, Any]:
        return {"points": state.points}


class Toy(Title):
    id: ClassVar[str] = "toy"
    rules_version: ClassVar[int] = 1
    rule_prefix: ClassVar[str] = "TOY-"
    seats: ClassVar[range] = range(2, 4)
    settings: ClassVar[tuple[Setting, ...]] = ()
    home: ClassVar[Path] = Path(__file__).parent

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> ToyGame:
        return ToyGame(self, players)


TOY = Toy()
MOVES = 2 * ROUNDS
"""Moves of each seat in a game."""
