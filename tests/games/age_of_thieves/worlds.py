"""Random positions: games played by chance for a while, and boards with figures strewn over them."""

from __future__ import annotations

import random
from typing import Any

from cutpurse.games.age_of_thieves.board import OUTER
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.lab.soak import drift
from tests.games.age_of_thieves.positions import table


def played(game: AgeOfThieves, rng: random.Random, choices: int) -> State:
    """A position after some choices of random thieves."""
    play: Play[State, Any] = Play(game, None, Dice(rng.getrandbits(32)))  # type: ignore[arg-type]
    game.deal(play)
    for _ in range(choices):
        if play.state.over:
            game.deal(play)
        seat = rng.choice(game.to_answer(play.state))
        game.choose(play, seat, drift(game, play.state, seat, rng))
    return play.state


def strewn(rng: random.Random, players: int = 4, close: bool = True) -> tuple[AgeOfThieves, State]:
    """Thieves and watch figures anywhere (`close`: near each other), with fire, smoke and all that can hold."""
    game = table(players, edition=rng.choice(["de", "pl"]))
    state = played(game, rng, 30)
    board = game.box.board
    centre = rng.choice(bits(board.open))
    spaces = bits(board.reach(centre, 5 if close else 18) & board.open)
    rng.shuffle(spaces)
    state.at = [rng.choice(spaces) for _ in range(players)]
    state.alarm = rng.random() < 0.5
    state.guards = state.captains = state.fire = state.smoke = state.asleep = state.deaf = state.snared = 0
    for space in spaces[: rng.randint(1, 9)]:
        if rng.random() < 0.2 and state.captains.bit_count() < 2:
            state.captains |= 1 << space
        else:
            state.guards |= 1 << space
    taken = state.guards | state.captains | sum(1 << space for space in set(state.at))
    for space in rng.sample(spaces, min(4, len(spaces))):
        if not taken >> space & 1:
            state.fire |= 1 << space
    state.smoke = sum(1 << space for space in rng.sample(spaces, 2))
    figures = bits(state.guards)
    state.asleep = sum(1 << space for space in figures if rng.random() < 0.1)
    state.deaf = sum(1 << space for space in figures if rng.random() < 0.1)
    state.snared = sum(1 << space for space in figures if rng.random() < 0.1)
    state.charmed, state.charmer = sum(1 << space for space in figures if rng.random() < 0.15), 0
    state.protected, state.hidden = rng.randrange(2**players) & rng.randrange(2**players), 0
    state.event = rng.choice([-1, *range(len(game.box.events))])
    state.phase, state.acting, state.cover = "resolve", NOBODY, NOBODY
    state.open_district = rng.choice(OUTER) if state.alarm else NOBODY
    return game, state
