"""Fair bots, proved: at many positions of real games a bot is asked, and asked again where everything that its seat may not know
is another. Whatever changes its move is a cheat; and cheats that are planted must be found, or the proof proves nothing.

1 round trip · 2 blindness · 3 no needle · 4 blind to the future · 5 rivals in the search are blind too · 6 the gap to an oracle ·
7 planted cheats · 8 sealed answers (docs/fairness.md).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Any, NamedTuple

import msgspec

from cutpurse.bots import Observation, greet
from cutpurse.bots.bot import Bot
from cutpurse.bots.policy import Judge, Policy
from cutpurse.bots.registry import EASY, known, names
from cutpurse.bots.search import Searcher
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.kernel.state import State
from cutpurse.lab import crew, oracle

BUDGET = 6, 3
"""Rehearsals and plans of a bot that searches: that it is fair does not hang on how long it thinks."""
EVERY = 5
"""Of so many decisions one is looked at."""
WORLDS = 4
"""Imagined at each position in search of the truth."""
Seat = Callable[[Referee, int], Bot]
"""Who sits down at a table. A fair one needs no more than greetings; a cheat takes the referee along."""
Imagine = Callable[[Referee, int, random.Random], State]
"""How a seat at a table imagines a world. A fair one reads the view alone; a cheat looks at the table."""


class Finding(msgspec.Struct):
    """What was looked at for one level, and what was found against it."""

    game: str
    level: str
    positions: int = 0
    round_trips: int = 0
    twins: int = 0
    futures: int = 0
    rivals: int = 0
    sealed: int = 0
    needles: int = 0
    faults: list[str] = []

    def add(self, other: Finding) -> None:
        """What was found elsewhere for the same level."""
        for what in ("positions", "round_trips", "twins", "futures", "rivals", "sealed", "needles", "faults"):
            setattr(self, what, getattr(self, what) + getattr(other, what))

    @property
    def fair(self) -> bool:
        return not self.faults

    def line(self) -> str:
        told = "fair" if self.fair else "; ".join(self.faults[:3])
        return (f"| {self.level} | {self.positions} | {self.round_trips} | {self.twins} | {self.needles} | {self.futures} | "
                f"{self.rivals} | {self.sealed} | {told} |")  # fmt: skip


HEAD = ["| level | positions | 1 round trips | 2 twins | 3 needles | 4 futures | 5 rivals | 8 sealed | found |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]  # fmt: skip


def opened(title: Title, players: int) -> Game[Any, Any]:
    settled = settle(title.settings, {})
    assert not isinstance(settled, Reason)
    return title.open(players, settled)


def fair_seat(bot: type[Bot]) -> Seat:
    """The bot itself, as it sits at every table; thinking less, where it searches."""

    def sit(referee: Referee, seat: int) -> Bot:
        sitting = bot()
        if isinstance(sitting, Searcher):
            sitting.nodes, sitting.most = BUDGET
        sitting.begin(greet(referee.game, seat, 1))
        return sitting

    return sit


def positions(game: Game[Any, Any], seed: str, number: int) -> Iterator[Referee]:
    """Positions of a game that Easy plays, in which there is something to decide: one of so many, from its beginning to
    its end."""
    policy = _policy(known(game.title.id)[EASY], game)
    referee, decisions = Referee(game, Dice(f"fair {seed} {number}")), number
    while not referee.over:
        seat = game.to_answer(referee.state)[0]
        options = game.options(referee.state, seat)
        if len(options) > 1:
            decisions += 1
            if decisions % EVERY == 0:
                yield referee
        refused = referee.choose(seat, policy.act(referee.state, seat, options))
        assert not isinstance(refused, Reason)


def examine(
    title: Title, level: str, most: int, *, players: int = 3, seed: str = "1", sit: Seat | None = None,
    imagine: Imagine | None = None, games: Iterable[int] | None = None
) -> Finding:  # fmt: skip
    """Tests 1 to 5 and 8 at so many positions of one game after the other, or of these games. `sit` and `imagine` are
    others' where a cheat is planted."""
    game, bot = opened(title, players), known(title.id)[level]
    sit = sit or fair_seat(bot)
    imagine = imagine or (lambda referee, seat, rng: game.sample(referee.view(seat), rng))
    policy = _policy(bot, game) if issubclass(bot, Judge) else None
    found = Finding(title.id, level)
    everything = ((number, referee) for number in games or count() for referee in positions(game, seed, number))
    for number, referee in islice(everything, most):
        seat = game.to_answer(referee.state)[0]
        found.positions += 1
        chance = f"{seed} {number} {found.positions}"
        world = game.sample(referee.view(seat), random.Random(chance))
        _round_trip(found, game, referee, seat, world)
        _no_needle(found, referee, seat, world, imagine, chance)
        _same_moves(found, referee, seat, world, sit)
        if policy is not None:
            _blind_policy(found, policy, referee.state, seat, world)
        _sealed(found, game, referee)
    return found


class Task(NamedTuple):
    """The positions of one game, for one level."""

    game: str
    level: str
    players: int
    seed: str
    number: int
    most: int


def examine_game(task: Task) -> Finding:
    return examine(registry.title(task.game), task.level, task.most, players=task.players, seed=task.seed,
                   games=[task.number])  # fmt: skip


def examine_all(
    title: Title, levels: Sequence[str], most: int, *, players: int = 3, seed: str = "1", processes: int = 1,
    seconds: float | None = None, progress: Callable[[Finding], None] = lambda found: None
) -> list[Finding]:  # fmt: skip
    """The same for many levels with many processes: whole games, until every level has so many positions or the time is
    up. The level with the fewest is next."""
    found = {level: Finding(title.id, level) for level in levels}
    tasks = crew.within(_unexamined(title, found, most, players, seed), seconds)
    for one in crew.done(examine_game, tasks, processes):
        found[one.level].add(one)
        progress(found[one.level])
    return list(found.values())


def _unexamined(title: Title, found: dict[str, Finding], most: int, players: int, seed: str) -> Iterator[Task]:
    begun = dict.fromkeys(found, 0)
    while lacking := [level for level, finding in found.items() if finding.positions < most]:
        level = min(lacking, key=begun.__getitem__)
        yield Task(title.id, level, players, seed, begun[level], most - found[level].positions)
        begun[level] += 1


def _look(referee: Referee, seat: int) -> Observation:
    question = referee.question(seat)
    assert question is not None
    return Observation(msgspec.json.encode(referee.view(seat)), question)


def _round_trip(found: Finding, game: Game[Any, Any], referee: Referee, seat: int, world: State) -> None:
    """1: an imagined world looks to the seat as the real one does, offers the same, and breaks no law."""
    found.round_trips += 1
    same = msgspec.json.encode(game.view(world, seat)) == msgspec.json.encode(game.view(referee.state, seat))
    if not same or list(game.options(world, seat)) != list(game.options(referee.state, seat)):
        found.faults.append("1: a sampled world looks otherwise")
    if broken := game.faults(world):
        found.faults.append(f"1: a sampled world is impossible: {broken[0]}")


def _same_moves(found: Finding, referee: Referee, seat: int, world: State, sit: Seat) -> None:
    """2 and 4: the same move where everything hidden, or everything to come, is another; and nothing is touched."""
    game, before = referee.game, referee.state.encode()
    move = sit(referee, seat).choose(_look(referee, seat))
    if referee.state.encode() != before:
        found.faults.append("4: the bot has changed the game")
    twin = Referee.at(game, world, Dice("twin"))
    found.twins += 1
    if sit(twin, seat).choose(_look(twin, seat)) != move:
        found.faults.append("2: another move where only hidden things differ")
    later = Referee.at(game, referee.state.clone(), Dice("another future"))
    found.futures += 1
    if sit(later, seat).choose(_look(later, seat)) != move:
        found.faults.append("4: another move where only the future differs")


def _blind_policy(found: Finding, policy: Policy[Any, Any], state: State, seat: int, world: State) -> None:
    """5: asked about the truth, the policy that plays rivals in a search answers as it does about any world that looks alike
    to that seat."""
    options = list(policy.game.options(state, seat))
    found.rivals += 1
    if policy.act(state, seat, options) != policy.act(world, seat, options):
        found.faults.append("5: a modelled rival sees more than he may")


def _sealed(found: Finding, game: Game[Any, Any], referee: Referee) -> None:
    """8: while several answer unseen, what one has chosen changes nothing that another sees."""
    waiting = list(game.to_answer(referee.state))
    question = referee.question(waiting[0])
    if len(waiting) < 2 or question is None or not question.sealed or len(question.options) < 2:
        return
    seen = set()
    for option in (question.options[0], question.options[-1]):
        twin = Referee.at(game, referee.state.clone(), Dice("sealed"))
        if isinstance(twin.choose(waiting[0], option), Reason) or waiting[1] not in game.to_answer(twin.state):
            return
        seen.add(msgspec.json.encode(twin.view(waiting[1])))
    found.sealed += 1
    if len(seen) > 1:
        found.faults.append("8: a sealed answer can be seen")


def _no_needle(
    found: Finding, referee: Referee, seat: int, world: State, imagine: Imagine, chance: str
) -> None:  # fmt: skip
    """3: the same seed imagines the same worlds, whatever the truth behind the view is: so nothing of the truth is in them."""
    twin = Referee.at(referee.game, world, Dice("twin"))
    seeds = [f"{chance} {number}" for number in range(WORLDS)]
    found.needles += WORLDS
    if any(imagine(referee, seat, random.Random(seed)) != imagine(twin, seat, random.Random(seed)) for seed in seeds):
        found.faults.append("3: what is imagined follows the truth")


def _policy(bot: type[Bot], game: Game[Any, Any]) -> Policy[Any, Any]:
    sitting = bot()
    sitting.begin(greet(game, 0, 1))
    assert isinstance(sitting, Judge)
    return sitting.policy


# -- planted cheats ------------------------------------------------------------------------------


def _peeks(what: Callable[[Referee, int], int]) -> Callable[[type[Bot]], Seat]:
    """A bot whose move hangs on something that it cannot know."""

    def planted(bot: type[Bot]) -> Seat:
        honest = fair_seat(bot)

        def sit(referee: Referee, seat: int) -> Bot:
            sitting = honest(referee, seat)
            usual = sitting.choose

            def choose(observation: Observation) -> str:
                options: Sequence[str] = observation.question.options
                return options[what(referee, seat) % len(options)] if len(options) > 1 else usual(observation)

            sitting.choose = choose  # type: ignore[method-assign]
            return sitting

        return sit

    return planted


def _hidden(referee: Referee, seat: int) -> int:
    """Something of the truth that the seat does not see: everything, mixed."""
    return sum(referee.state.encode())


def _future(referee: Referee, seat: int) -> int:
    """What would be drawn next."""
    return referee.chance.below(2**20, "peek")


CHEATS: dict[str, tuple[str, Callable[[type[Bot]], Seat]]] = {
    "hidden cards": ("2", _peeks(_hidden)), "what will be drawn": ("4", _peeks(_future))}  # fmt: skip
"""What a planted bot peeks at, the test that must find it, and who sits down."""


def planted(title: Title, level: str, count: int) -> dict[str, bool]:
    """7: which of the planted cheats are found, by the test that is meant for them."""
    found = {}
    for what, (test, cheat) in CHEATS.items():
        finding = examine(title, level, count, sit=cheat(known(title.id)[level]))
        found[what] = any(fault.startswith(test) for fault in finding.faults)
    finding = examine(title, level, count, imagine=needle)
    found["a needle in the samples"] = any(fault.startswith("3") for fault in finding.faults)
    return found


# -- the oracle ----------------------------------------------------------------------------------


def oracle_gap(title: Title, level: str, games: int, processes: int = 1) -> tuple[float, int]:
    """6: the win share of a twin that is shown the truth against the level itself, at tables of two, from both seats."""
    shares = list(oracle.blocks(title.id, level, level, games=games, processes=processes))
    return sum(shares) / len(shares), 2 * len(shares)


def levels(title: Title) -> list[str]:
    return [name for name in names(title.id) if name != "random"]


def needle(referee: Referee, seat: int, rng: random.Random) -> State:
    """A sampler that slips in the truth now and then."""
    truth = rng.random() < 0.1
    world: State = referee.state.clone() if truth else referee.game.sample(referee.view(seat), rng)
    return world
