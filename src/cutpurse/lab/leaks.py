"""Law 4 as a test: re-draw everything a seat may not know; all it receives must stay byte-identical.

At random points of random games, for every seat and the spectator, a twin of the game is made from that
seat's view alone. What the seat receives must be the same in both: its view, its question, its refusals;
and when both games go on with the same choices and the same open draws, what it is told after every step.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.soak import lean, table_of

STEPS_TOGETHER = 12
"""How long a twin goes along with its game."""


class Leak(AssertionError):
    """Something a seat received depends on what it may not know."""

    def __init__(self, seed: str, record: int, seat: int, what: str, mine: bytes, twin: bytes) -> None:
        at = next((n for n, (a, b) in enumerate(zip(mine, twin, strict=False)) if a != b), min(len(mine), len(twin)))
        self.seat, self.what = seat, what
        super().__init__(
            f"game {seed}, record {record}, seat {seat}: {what} differs at byte {at}: "
            f"…{mine[max(0, at - 60) : at + 60]!r}… against …{twin[max(0, at - 60) : at + 60]!r}…"
        )


class Apart(Exception):
    """The twin cannot go along any further: what was drawn or chosen does not exist there."""


class Named(Chance):
    """Draws at random and keeps each outcome by its name."""

    def __init__(self, rng: random.Random) -> None:
        self.play: Play[Any] | None = None
        self.names: list[tuple[str, str]] = []
        self._rng = rng

    def below(self, n: int, what: str) -> int:
        assert self.play is not None
        value = self._rng.randrange(n)
        self.names.append((what, self.play.game.outcomes(self.play.state, what)[value]))
        return value


class Echo(Chance):
    """The twin's chance: what the seat sees comes as in the other game, by name; the rest is drawn anew."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.play: Play[Any] | None = None
        self.heard: list[tuple[str, str]] = []
        self._seat = seat
        self._rng = rng

    def below(self, n: int, what: str) -> int:
        assert self.play is not None
        game, state = self.play.game, self.play.state
        name = self.heard.pop(0)[1] if self.heard and self.heard[0][0] == what else None
        if game.drawn_in_secret(state, what) in (None, self._seat):
            names = game.outcomes(state, what)
            if name not in names:
                raise Apart
            return int(names.index(name))
        return self._rng.randrange(n)


class Tally(msgspec.Struct):
    """What was compared."""

    games: int = 0
    twins: int = 0
    steps: int = 0


def received(game: Game[Any, Any], state: Any, seat: int) -> dict[str, bytes]:
    """Everything a seat gets to see of a position."""
    parts: dict[str, Any] = {"view": game.view(state, seat)}
    if seat in game.to_answer(state):
        parts["question"] = game.question(state, seat)
        parts["refusals"] = [game.refuse(state, seat, choice) for choice in game.tempting(state, seat)]
        parts["shortcuts"] = game.shortcuts(state, seat)
    return {what: msgspec.json.encode(part) for what, part in parts.items()}


def compare(seed: str, record: int, seat: int, mine: Mapping[str, bytes], twin: Mapping[str, bytes]) -> None:
    for what in mine.keys() | twin.keys():
        if mine.get(what) != twin.get(what):
            raise Leak(seed, record, seat, what, mine.get(what, b""), twin.get(what, b""))


class Pair:
    """A game and its twin, side by side."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, rng: random.Random, seed: str, record: int) -> None:
        self.game, self.seat, self.seed, self.record, self.rng = game, seat, seed, record, rng
        view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)), type=game.view_type)
        self.named, self.echo = Named(rng), Echo(seat, rng)
        self.mine: Play[Any] = Play(game, state.clone(), self.named)
        self.twin: Play[Any] = Play(game, game.sample(view, rng), self.echo)
        self.named.play, self.echo.play = self.mine, self.twin

    def compare(self) -> None:
        compare(self.seed, self.record, self.seat, received(self.game, self.mine.state, self.seat),
                received(self.game, self.twin.state, self.seat))  # fmt: skip

    def go_along(self, tally: Tally) -> None:
        """Both games take the same choices, as far as the twin offers them."""
        for _ in range(STEPS_TOGETHER):
            if self.mine.state.over:
                return
            try:
                self._step()
            except Apart:
                return
            tally.steps += 1
            told = [
                msgspec.json.encode([event.seen_by(self.seat) for event in play.events])
                for play in (self.mine, self.twin)
            ]
            compare(self.seed, self.record, self.seat, {"events": told[0]}, {"events": told[1]})
            self.compare()

    def _step(self) -> None:
        game = self.game
        seat = game.to_answer(self.mine.state)[0]
        if seat not in game.to_answer(self.twin.state):
            raise Leak(
                self.seed, self.record, self.seat, f"seat {seat} is asked only in one game", b"asked", b"not asked"
            )
        choice = lean(game, game.options(self.mine.state, seat), self.rng)
        if choice not in game.options(self.twin.state, seat):
            raise Apart
        self.mine.events, self.twin.events, self.named.names = [], [], []
        before = game.view(self.mine.state, self.seat)
        game.choose(self.mine, seat, choice)
        self.echo.heard = self.named.names
        game.choose(self.twin, seat, choice)
        if seat != self.seat and self._silent(self.mine, seat, before) != self._silent(self.twin, seat, before):
            raise Apart

    def _silent(self, play: Play[Any], seat: int, before: Any) -> bool:
        """Another seat is in the middle of a longer choice: nothing can be noticed yet, however long it takes."""
        still_asked = seat in self.game.to_answer(play.state)
        return still_asked and not play.events and bool(self.game.view(play.state, self.seat) == before)


def watch_game(
    title: Title, number: int, players: int | None, asked: Mapping[str, str | int], tally: Tally, often: float
) -> None:
    """One random game; at random points every seat and the spectator is compared with twins."""
    seed = f"{title.id} {number}"
    game = table_of(title, number, players, asked)
    rng = random.Random(f"leaks {seed}")
    referee = Referee(game, Dice(seed))
    while not referee.over:
        if rng.random() < often:
            for seat in (*range(game.players), SPECTATOR):
                pair = Pair(game, referee.state, seat, rng, seed, len(referee.records))
                pair.compare()
                tally.twins += 1
                if not referee.drafts and not game.holds_sealed(referee.state):  # a twin cannot know these
                    pair.go_along(tally)
        asked_seat = rng.choice(game.to_answer(referee.state))
        happened = referee.choose(asked_seat, lean(game, game.options(referee.state, asked_seat), rng))
        assert not isinstance(happened, Reason)
    tally.games += 1


def leaks(
    title: Title, games: int, players: int | None = None, asked: Mapping[str, str | int] | None = None,
    first: int = 0, often: float = 0.05,
) -> Tally:  # fmt: skip
    """Many games. Raises Leak at the first byte that differs."""
    tally = Tally()
    for number in range(first, first + games):
        watch_game(title, number, players, asked or {}, tally, often)
    return tally
