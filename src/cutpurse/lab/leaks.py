"""Law 4 as a test: re-draw everything a seat may not know; all it receives must stay byte-identical.

At random points of random games, for every seat and the spectator, a twin of the game is made from that
seat's view alone. What the seat receives must be the same in both: its view and whatever is said, drawn or worked
out from it, its question, its refusals; and when both games go on with the same choices and the same open draws, what
it is told after every step.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.soak import drift, table_of

STEPS_TOGETHER = 12
"""How long a twin goes along with its game."""
WIDE = 80
INTERRUPTS = 0.1
"""How often somebody takes an offer while a twin goes along."""


class Leak(AssertionError):
    """Something a seat received depends on what it may not know."""

    def __init__(self, seed: str, record: int, seat: int, what: str, mine: bytes, twin: bytes) -> None:
        at = next((n for n, (a, b) in enumerate(zip(mine, twin, strict=False)) if a != b), min(len(mine), len(twin)))
        self.seat, self.what = seat, what
        super().__init__(
            f"game {seed}, record {record}, seat {seat}: {what} differs at byte {at}: "
            f"…{mine[max(0, at - 60) : at + 60]!r}… against …{twin[max(0, at - 60) : at + 60]!r}…"
        )


class TwinsDiverge(Exception):
    """The twin cannot go along any further: what was drawn or chosen does not exist there."""


class Named(Chance):
    """Draws at random and keeps each outcome by its name."""

    def __init__(self, rng: random.Random) -> None:
        self.referee: Referee | None = None
        self.names: list[tuple[str, str]] = []
        self._rng = rng

    def below(self, n: int, what: str) -> int:
        assert self.referee is not None
        value = self._rng.randrange(n)
        self.names.append((what, self.referee.game.draw_names(self.referee.state, what, n)[value]))
        return value


class Echo(Chance):
    """The twin's chance: what the seat sees comes as in the other game, by name; the rest is drawn anew."""

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.referee: Referee | None = None
        self.heard: list[tuple[str, str]] = []
        self._seat = seat
        self._rng = rng

    def below(self, n: int, what: str) -> int:
        assert self.referee is not None
        game, state = self.referee.game, self.referee.state
        name = self.heard.pop(0)[1] if self.heard and self.heard[0][0] == what else None
        if game.sees_draw(state, what, self._seat):
            names = game.draw_names(state, what, n)
            if name not in names:
                raise TwinsDiverge
            return names.index(name)
        return self._rng.randrange(n)


class Tally(msgspec.Struct):
    """What was compared."""

    games: int = 0
    twins: int = 0
    steps: int = 0


def received(referee: Referee, seat: int) -> dict[str, bytes]:
    """Everything a seat gets to see: the position, what it was told, what it is asked, how much was recorded."""
    game, state, view = referee.game, referee.state, referee.view(seat)
    parts: dict[str, Any] = {
        "view": view,
        "log": referee.log(seat),
        "against": [place for place, told in enumerate(referee.told) if told.event.against(seat)],
        "records": len(referee.records),
        "result": referee.result(),
        "sources": game.sources(state, referee.happened()) if referee.over else (),
    }
    if seat in game.to_answer(state):
        parts["question"] = game.question(state, seat)
        parts["refusals"] = referee.closed(seat)
        parts["reasons"] = [(choice, game.why_not(state, seat, choice)) for choice in game.candidates(state, seat)]
        parts["shortcuts"] = game.shortcuts(state, seat, game.options(state, seat))
    if seat >= 0:
        parts["undo"] = referee.why_no_undo(seat)
        parts["offers"] = [(offer, referee.why_not(seat, offer)) for offer in referee.offers(seat)]
    return _encoded(parts)


def worked_out(referee: Referee, seat: int) -> dict[str, bytes]:
    """What is said about a view. Whoever says it imagines a position behind the view: here the referee's own is
    supposed, the true one for the game and another for its twin, and nothing of that may show."""
    game, view = referee.game, referee.view(seat)
    game.suppose(view, referee.state)
    question = referee.question(seat)
    sheet = game.write(view, _spelled_out, WIDE).parts
    return _encoded({
        "scene": game.scene(view),
        "ground": game.ground(view),
        "notes": game.notes(view),
        "unseen": game.unseen(view),
        "options": [game.describe(view, option) for option in question.options] if question else (),
        "offers": [game.describe(view, offer) for offer in referee.offers(seat)],
        "sheet": [(part.id, part.title, [f"{entry.topic}: {entry.text}" for entry in part.entries]) for part in sheet],
    })  # fmt: skip


def _spelled_out(message: Message) -> str:
    """A sentence with all that goes into it, whatever a language makes of that."""
    words = (f"{name} {value}" for name, value in message.args.items())
    return " ".join((message.key, *words))


def _encoded(parts: Mapping[str, Any]) -> dict[str, bytes]:
    return {what: msgspec.json.encode(part) for what, part in parts.items()}


def compare(seed: str, record: int, seat: int, mine: Mapping[str, bytes], twin: Mapping[str, bytes]) -> None:
    for what in mine.keys() | twin.keys():
        if mine.get(what) != twin.get(what):
            raise Leak(seed, record, seat, what, mine.get(what, b""), twin.get(what, b""))


class Pair:
    """A game and its twin, side by side, each with a referee of its own."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, rng: random.Random, seed: str, record: int) -> None:
        self.game, self.seat, self.seed, self.record, self.rng = game, seat, seed, record, rng
        view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)), type=game.view_type)
        self.named, self.echo = Named(rng), Echo(seat, rng)
        self.mine = Referee.at(game, state.clone(), self.named)
        self.twin = Referee.at(game, game.sample(view, rng), self.echo)
        self.named.referee, self.echo.referee = self.mine, self.twin

    def compare(self) -> None:
        self._compare(received)

    def compare_words(self) -> None:
        self._compare(worked_out)

    def _compare(self, what: Callable[[Referee, int], dict[str, bytes]]) -> None:
        compare(self.seed, self.record, self.seat, what(self.mine, self.seat), what(self.twin, self.seat))

    def go_along(self, tally: Tally) -> None:
        """Both games take the same choices, and take them back, as far as the twin can."""
        for _ in range(STEPS_TOGETHER):
            if self.mine.over:
                return
            try:
                self._step()
            except TwinsDiverge:
                return
            tally.steps += 1
            self.compare()

    def _step(self) -> None:
        if self.game.holds_sealed(self.mine.state):
            raise TwinsDiverge  # whether an answer that waits can still be shown is for its owner's hand to say
        seat = self.game.to_answer(self.mine.state)[0]
        if seat not in self.game.to_answer(self.twin.state):
            raise Leak(
                self.seed, self.record, self.seat, f"seat {seat} is asked only in one game", b"asked", b"not asked"
            )
        both = (self.mine, self.twin)
        if self.rng.random() < 0.2 and all(referee.why_no_undo(seat) is None for referee in both):
            for referee in both:
                referee.undo(seat)
            return
        told = len(self.mine.told), len(self.twin.told)
        if not self._interrupt():
            self._choose(seat, drift(self.game, self.mine.state, seat, self.rng))
            self._finish(seat)
        self._check_disclosures(*told)

    def _interrupt(self) -> bool:
        """Now and then somebody takes an offer, the same in both games; whether they do so now."""
        offers = [(seat, offer) for seat in range(self.game.players) for offer in self.mine.offers(seat)]
        if not offers or self.rng.random() > INTERRUPTS:
            return False
        seat, offer = self.rng.choice(offers)
        if offer not in self.twin.offers(seat):
            raise TwinsDiverge  # in the twin the seat holds another card
        self._both(seat, offer)
        return True

    def _choose(self, seat: int, choice: str) -> None:
        """The same choice in both games."""
        if choice not in self.game.options(self.twin.state, seat):
            raise TwinsDiverge
        self._both(seat, choice)

    def _both(self, seat: int, choice: str) -> None:
        self.named.names = []
        self.mine.choose(seat, choice)
        self.echo.heard = self.named.names
        self.twin.choose(seat, choice)

    def _check_disclosures(self, mine: int, twin: int) -> None:
        """Where something hidden is turned up, it may be something else in the twin; there their ways part."""
        for (_, here), (_, there) in zip(self.mine.told[mine:], self.twin.told[twin:], strict=False):
            if here.seen_by(self.seat) != there.seen_by(self.seat):
                if here.discloses and type(here) is type(there):
                    raise TwinsDiverge
                return

    def _finish(self, seat: int) -> None:
        """A longer choice is nobody's business before it is whole. Where one game leaves no choice and settles at
        once, the other must be able to come to the same."""
        while self.game.unfinished(self.mine.state) and self.game.unfinished(self.twin.state):
            self._choose(seat, drift(self.game, self.mine.state, seat, self.rng))
        for behind, ahead in ((self.mine, self.twin), (self.twin, self.mine)):
            if self.game.unfinished(behind.state):
                self._catch_up(behind, ahead, seat)

    def _catch_up(self, behind: Referee, ahead: Referee, seat: int) -> None:
        wanted = ahead.log(self.seat, ahead.records[-1].n)
        for option in self.game.options(behind.state, seat):
            play: Play[Any, Any] = Play(self.game, behind.state.clone(), Dice(0))
            self.game.choose(play, seat, option)
            if [event.seen_by(self.seat) for event in play.events] == wanted:
                behind.choose(seat, option)
                return
        raise TwinsDiverge


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
                pair.compare_words()
                tally.twins += 1
                if not referee.drafts and not game.holds_sealed(referee.state):  # a twin cannot know these
                    pair.go_along(tally)
        asked_seat = rng.choice(game.to_answer(referee.state))
        happened = referee.choose(asked_seat, drift(game, referee.state, asked_seat, rng))
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
