"""Every rule everywhere: random turns that begin in scattered positions, with all invariants at every step."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from tests.games.thiefdom.anywhere import scatter
from tests.games.thiefdom.tables import table

LONGEST = 4000


class Night:
    """A game that is scattered at the beginning of every other turn."""

    def __init__(self, players: int, seed: int) -> None:
        layout = "introductory" if seed % 3 == 0 else "random"
        self.game = table(players, smuggling=("deck", "open_stacks")[seed % 2], layout=layout)
        self.rng = random.Random(seed)
        self.play: ThiefdomPlay = Play(self.game, None, Dice(seed))  # type: ignore[arg-type]
        self.turn = (0, 0, 0)
        self.verbs: set[str] = set()
        """What was offered, and so tried."""
        self.game.deal(self.play)

    def run(self) -> None:
        for _ in range(LONGEST):
            state = self.play.state
            if state.over:
                return
            turn = (state.round, state.tile, state.active)
            if state.asked[0][1] == "action" and self.turn != turn:
                self.turn = turn
                if self.rng.random() < 0.5:
                    scatter(self.game, state, self.rng)
                    assert self.game.faults(state) == []
            self.step(state)
        raise AssertionError("no end in sight")

    def step(self, state: State) -> None:
        seat = self.rng.choice(self.game.to_answer(state))
        options = list(self.game.options(state, seat))
        assert options
        assert len(set(options)) == len(options)
        self.try_all(state, seat, options)
        self.verbs.update(" ".join(option.split(" ")[: 2 if option.startswith("use ") else 1]) for option in options)
        choice = self.rng.choices(options, self.game.random_weights(state, seat, options))[0]
        choice = self.rng.choice([choice, self.rng.choice(options)])
        self.game.choose(self.play, seat, choice)

    def try_all(self, state: State, seat: int, options: list[str]) -> None:
        """Each option in a world of its own, every refusal, and the world that the seat can imagine."""
        game, before = self.game, state.encode()
        for option in options:
            world = state.clone()
            game.choose(Play(game, world, Dice(1)), seat, option)
            assert game.faults(world) == [], option
        for wish in game.tempting(state, seat, options):
            reason = game.refuse(state, seat, wish)
            assert isinstance(reason, Reason)
            assert reason.code != "unknown-choice", wish
            assert reason.rule.startswith("TD-"), wish
        seen = game.view(state, seat)
        imagined = game.sample(seen, self.rng)
        assert game.view(imagined, seat) == seen
        assert list(game.options(imagined, seat)) == options
        assert state.encode() == before
        assert State.decode(before) == state


SEEDS = 6


@cache
def seen(players: int, seed: int) -> frozenset[str]:
    """What was offered or happened in a night that is run to its end."""
    night = Night(players, seed)
    night.run()
    return frozenset(night.verbs | {event.name for event in night.play.events})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_scattered_nights_keep_every_invariant(players: int, seed: int) -> None:
    assert seen(players, seed)


EVERYTHING = frozenset({
    "activate", "befriend", "brawl", "buy", "carry", "climb", "discard", "enter", "exchange", "fetch", "go", "hide", "lose",
    "over", "patrons", "poster", "rob", "sell", "stamina", "take", "mission_fulfilled", "artwork_delivered", "arrested",
    "caught", "confiscated", "lost"})  # fmt: skip


def test_scattered_nights_see_most_of_the_game() -> None:
    """If this fails, the test above has lost its worth."""
    everything: set[str] = set()
    for players, seed in product((3, 4, 2), range(SEEDS)):
        everything |= seen(players, seed)
        if everything >= EVERYTHING and sum(map(used, everything)) >= 12:
            break
    assert EVERYTHING - everything == set()
    assert sum(map(used, everything)) >= 12


def used(verb: str) -> bool:
    return verb.startswith("use ")
