"""Random games with every invariant at every step (design §3), for any game.

Components conserved; not over means somebody has an option; every offered option is accepted; every choice
not offered has a reason; clone, encoding, replay and undo give back the same state; a sealed answer changes
nothing for anybody else; the same game by numbers, without referee, has the same positions.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cutpurse.kernel.chance import Dice, SecretStream
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import Header, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file, replay, verify
from cutpurse.kernel.table import open_table
from cutpurse.lab.fast_path import difference
from cutpurse.lab.legality import disagreement

INTERRUPTS = 0.02
"""How often a random player takes an offer, where there is one: each ends what was begun, so rarely."""
NONSENSE = ("", " ", "\N{SKULL}" * 9)


class Fault(AssertionError):
    """A broken invariant, with what is needed to see it again."""

    def __init__(self, seed: str, record: int, problem: str) -> None:
        super().__init__(f"game {seed}, record {record}: {problem}")


class Tally(msgspec.Struct):
    """What a soak has seen."""

    games: int = 0
    choices: int = 0
    options: int = 0
    undos: int = 0
    offers: int = 0
    interrupts: int = 0
    """Offers that were taken."""
    candidates: int = 0
    """Lines held against their verb."""
    cited: set[tuple[str, str]] = msgspec.field(default_factory=set)
    """Verbs and the rules they were refused with."""


def lean(game: Game[Any, Any], options: Sequence[str], rng: random.Random) -> str:
    """A random option, by the game's weights of verbs."""
    weights = [game.verb_weights.get(option.split(" ", 1)[0], 1.0) for option in options]
    return rng.choices(options, weights)[0]


def drift(game: Game[Any, Any], state: Any, seat: int, rng: random.Random) -> str:
    """A random option of a seat that is asked, by the game's weights in this position."""
    options = game.options(state, seat)
    return rng.choices(options, game.random_weights(state, seat, options))[0]


def table_of(title: Title, number: int, players: int | None, asked: Mapping[str, str | int]) -> Game[Any, Any]:
    """The table of a soak's game: player counts and settings take turns, unless they are fixed."""
    rng = random.Random(f"table {number}")
    seats = players or title.seats[number % len(title.seats)]
    while True:
        wish = dict(asked)
        for setting in title.settings:
            if setting.id not in wish and not setting.free and rng.random() < 0.5:
                values: list[str | int] = list(setting.values)
                if setting.low is not None and setting.high is not None:
                    values += [setting.low, rng.randint(setting.low, setting.high)]
                wish[setting.id] = rng.choice(values)
        game = open_table(title, seats, wish)
        if not isinstance(game, Reason):
            return game
        if all(key in asked for key in (setting.id for setting in title.settings if not setting.free)):
            raise ValueError(f"{game.code} {game.args}")


def soak_game(title: Title, number: int, players: int | None, asked: Mapping[str, str | int], tally: Tally) -> None:
    """One game from its deal to its proof."""
    seed = f"{title.id} {number}"
    game = table_of(title, number, players, asked)
    rng = random.Random(seed)
    stream = SecretStream(rng.randbytes(32), [str(rng.random()) for _ in range(game.players)])
    referee = Referee(game, stream)
    header = Header.of(game, [f"seat {n}" for n in range(game.players)], stream.commitment, stream.contributions)
    watch = Watch(referee, rng, seed, tally)
    while not referee.over:
        watch.step()
    watch.check_position()
    if rng.random() < 0.2:
        _check_file(record_file(referee, header), referee, seed)
    elif replay(RecordFile(header, referee.records)).state != referee.state:
        raise Fault(seed, len(referee.records), "the replay ends elsewhere")
    if problem := difference(game, referee.records):
        raise Fault(seed, len(referee.records), problem)
    tally.games += 1


def _check_file(file: RecordFile, referee: Referee, seed: str) -> None:
    """Written, read again, proved."""
    again = RecordFile.parse(b"\n".join(file.lines()))
    if verify(again).state != referee.state:
        raise Fault(seed, len(referee.records), "the proof ends elsewhere")


class Watch:
    """Looks on while a game is played, and looks closely."""

    def __init__(self, referee: Referee, rng: random.Random, seed: str, tally: Tally) -> None:
        self.referee = referee
        self.game = referee.game
        self.rng = rng
        self.seed = seed
        self.tally = tally
        self.dice = Dice(seed)
        self._longer: Any = None

    def fault(self, problem: str) -> Fault:
        return Fault(self.seed, len(self.referee.records), problem)

    def step(self) -> None:
        """One choice of one seat, with everything checked before and after."""
        self.check_position()
        self._check_offers()
        if self.referee.over:  # an offer may take away what its rival would have been asked for last
            return
        referee, state = self.referee, self.referee.state
        seat = self.rng.choice(self.game.to_answer(state))
        question = self.game.question(state, seat)
        self._check_options(seat, question.options)
        choice = drift(self.game, state, seat, self.rng)
        others = self._bytes_of_others(seat) if self.rng.random() < (0.3 if question.sealed else 0.05) else None
        before, begun = self._start(seat)
        happened = referee.choose(seat, choice)
        if isinstance(happened, Reason):
            raise self.fault(f"offered and refused: {choice!r}: {happened}")
        self.tally.choices += 1
        if others is not None and referee.drafts and others != self._bytes_of_others(seat):
            raise self.fault(f"somebody else noticed {choice!r}, which is not whole yet")
        if self.rng.random() < 0.25 and referee.why_no_undo(seat) is None:
            self._undo_and_redo(seat, [choice] if referee.drafts else [*begun, choice], before)

    def _check_offers(self) -> None:
        """What seats may do without being asked: each can be done, and now and then one is."""
        referee, game = self.referee, self.game
        offered = [(seat, offer) for seat in range(game.players) for offer in referee.offers(seat)]
        for seat, offer in offered:
            if seat in game.to_answer(referee.state):
                raise self.fault(f"{offer!r} is offered to seat {seat}, which is asked")
            reason = referee.why_not(seat, offer)
            if (reason is None) != (not referee.drafts):
                raise self.fault(f"{offer!r} is offered to seat {seat}, and {reason} stands against it")
            if reason is None:
                world = referee.state.clone()
                play: Play[Any, Any] = Play(game, world, self.dice)
                game.interrupt(play, seat, offer)
                if wrong := game.faults(world):
                    raise self.fault(f"after the offer {offer!r}: {'; '.join(wrong)}")
            self.tally.offers += 1
        if offered and not referee.drafts and self.rng.random() < INTERRUPTS:
            seat, offer = self.rng.choice(offered)
            if isinstance(happened := referee.choose(seat, offer), Reason):
                raise self.fault(f"offered and refused: {offer!r}: {happened}")
            if any(referee.why_no_undo(other) is None for other in range(game.players)):
                raise self.fault(f"something can be taken back across the offer {offer!r}")
            self.tally.interrupts += 1
            self.check_position()

    def _start(self, seat: int) -> tuple[Any, list[str]]:
        """What an undo of the next choice leads back to, if it ends a longer choice: all of that."""
        begun = list(self.referee.drafts.get(seat, []))
        self._longer = self._longer if begun else self.referee.state.clone()
        return self._longer, begun

    def check_position(self) -> None:
        state, game = self.referee.state, self.game
        wrong = game.faults(state)
        if wrong:
            raise self.fault("; ".join(wrong))
        if not state.over and not game.to_answer(state):
            raise self.fault("nobody is asked and the game is not over")
        copy = state.clone()
        if copy != state:
            raise self.fault(f"the clone differs in {copy.differences(state)}")
        again = type(state).decode(state.encode())
        if again != state:
            raise self.fault(f"encoded and decoded it differs in {again.differences(state)}")

    def _check_options(self, seat: int, options: list[str]) -> None:
        if not options or len(set(options)) < len(options):
            raise self.fault(f"no options, or one twice: {options}")
        state, game = self.referee.state, self.game
        before = state.encode()
        for option in options:
            world = state.clone()
            play: Play[Any, Any] = Play(game, world, self.dice)
            try:
                game.choose(play, seat, option)
            except Exception as error:
                raise self.fault(f"{option!r} breaks: {error!r}") from error
            if wrong := game.faults(world):
                raise self.fault(f"after {option!r}: {'; '.join(wrong)}")
            self.tally.options += 1
        if state.encode() != before:
            raise self.fault("a choice in a clone changed the original")
        for choice in (*game.tempting(state, seat, options), self._nonsense(options)):
            if not isinstance(game.refuse(state, seat, choice), Reason) or choice in options:
                raise self.fault(f"{choice!r} is not offered and has no reason")
        if game.verbs:
            self._check_verbs(seat, options)

    def _check_verbs(self, seat: int, options: list[str]) -> None:
        """Legality is said twice; also, whatever is said is answered."""
        candidates = list(self.game.candidates(self.referee.state, seat))
        if problem := disagreement(self.game, self.referee.state, seat, options, candidates, self.tally.cited):
            raise self.fault(problem)
        self.tally.candidates += len(candidates)
        self._check_garbled(seat, candidates)

    def _nonsense(self, options: Sequence[str]) -> str:
        """A line that says nothing, or something offered that was said wrongly: only its verb, or too much of it."""
        option = self.rng.choice(options)
        wrong = [option.split(" ")[0], f"{option} {option}", f"{option} x", f" {option}"]
        return self.rng.choice([*NONSENSE, *(line for line in wrong if line not in options)])

    def _check_garbled(self, seat: int, candidates: list[str]) -> None:
        """Lines put together from words of others are answered, whatever they say."""
        words = sorted({word for line in candidates for word in line.split(" ")})
        for _ in range(3):
            line = [
                self.rng.choice(sorted(self.game.verbs)),
                *self.rng.choices([*words, "0", "7"], k=self.rng.randint(0, 4)),
            ]
            self.game.refuse(self.referee.state, seat, " ".join(line))

    def _bytes_of_others(self, seat: int) -> list[bytes]:
        """All that everybody else could notice."""
        seats = [other for other in (*range(self.game.players), SPECTATOR) if other != seat]
        return [msgspec.json.encode([self.referee.view(other), self.referee.question(other), len(self.referee.told),
                                     self.referee.closed(other) if other >= 0 else [], self.referee.offers(other),
                                     len(self.referee.records)])
                for other in seats]  # fmt: skip

    def _undo_and_redo(self, seat: int, chain: list[str], before: Any) -> None:
        after = self.referee.state.clone()
        undone = self.referee.undo(seat)
        if isinstance(undone, Reason) or (not self.referee.drafts and self.referee.state != before):
            raise self.fault(f"{chain} taken back gives {self.referee.state.differences(before)}")
        for choice in chain:
            if isinstance(self.referee.choose(seat, choice), Reason):
                raise self.fault(f"{choice!r}, taken back, cannot be chosen again")
        if self.referee.state != after:
            raise self.fault(f"{chain} chosen again gives {self.referee.state.differences(after)}")
        self.tally.undos += 1


def soak(
    title: Title, games: int, players: int | None = None, asked: Mapping[str, str | int] | None = None, first: int = 0
) -> Tally:
    """Many games. Raises Fault at the first broken invariant."""
    tally = Tally()
    for number in range(first, first + games):
        soak_game(title, number, players, asked or {}, tally)
    return tally
