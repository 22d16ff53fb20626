"""What an environment shows, means and refuses."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from cutpurse.bots.registry import UnknownBot
from cutpurse.envs import age_of_thieves_v1, swindler_v1, thiefdom_v1
from cutpurse.envs.observing import Observer
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.numbering import NotOffered
from cutpurse.kernel.simulation import Simulation
from cutpurse.lab.soak import drift

MODULES = {"swindler": swindler_v1, "age_of_thieves": age_of_thieves_v1, "thiefdom": thiefdom_v1}


@pytest.mark.parametrize("name", MODULES)
def test_what_a_seat_may_not_know_is_in_no_array(name: str) -> None:
    """All that is hidden dealt anew: observation and mask stay the same, byte by byte."""
    game, rng = MODULES[name].EDITION.open(3, {}), random.Random(name)
    observer, table = Observer(game), Simulation(game, Dice(name))
    changed = 0
    for _ in range(120):
        seat = rng.choice([*range(3), SPECTATOR])
        twin = game.sample(game.view(table.state, seat), rng)
        changed += twin != table.state
        assert observer.observe(twin, seat).tobytes() == observer.observe(table.state, seat).tobytes()
        if seat in game.to_answer(table.state):
            mine, theirs = (observer.mask(game.options(state, seat)) for state in (table.state, twin))
            assert mine.tobytes() == theirs.tobytes()
        if table.over:
            break
        table.choose(drift(game, table.state, table.seat, rng))
    assert changed > 20, "nothing was hidden: this proves nothing"


@pytest.mark.parametrize("name", MODULES)
def test_a_whole_game_pays_its_rewards(name: str) -> None:
    short: dict[str, Any] = {"end_jobs": 3, "length": "short"} if name == "swindler" else {}
    for rewards in ("win", "points"):
        table = MODULES[name].raw_env(players=2, rewards=rewards, **short)
        table.reset(seed=2)
        total = dict.fromkeys(table.possible_agents, 0.0)
        rng = random.Random(5)
        for agent in table.agent_iter():
            _, reward, ended, cut, _ = table.last(observe=False)
            total[agent] += reward
            assert not cut
            simulation = table._table
            if ended:
                table.step(None)
            else:
                line = drift(table.game, simulation.state, simulation.seat, rng)
                number = simulation.numbers()[simulation.options().index(line)]
                assert table.meaning(number) == line
                table.step(number)
        result = simulation.result()
        assert list(total.values()) == (result.shares() if rewards == "win" else result.scores)


def test_parts_of_an_observation_have_names_and_can_be_chosen() -> None:
    whole, some = swindler_v1.raw_env(), swindler_v1.raw_env(parts=["hand", "seats"])
    for table in (whole, some):
        table.reset(seed=3)
    rows = [table.observe("player_1")["observation"] for table in (whole, some)]
    named = [table.observer.split(row) for table, row in zip((whole, some), rows, strict=True)]
    assert list(named[1]) == ["seats", "hand"]
    assert all(np.array_equal(named[0][part], named[1][part]) for part in named[1])
    assert named[0]["seats"].shape == (2, 10)
    assert whole.observer.split(np.stack(rows[:1] * 4))["bags"].shape == (4, 5, 30)
    with pytest.raises(ValueError, match="no part is called feet; there are: seats, clock"):
        swindler_v1.env(parts=["feet"])


def test_an_environment_can_be_sent_to_another_process() -> None:
    table = thiefdom_v1.env(players=2, layout="introductory")
    again = pickle.loads(pickle.dumps(table))
    for env in (table, again):
        env.reset(seed=9)
    assert table.last()[0]["observation"].tobytes() == again.last()[0]["observation"].tobytes()


def test_what_an_environment_does_not_take() -> None:
    for wrong, said in (
        ({"players": 5}, "2 to 4 .*not 5"),
        ({"length": "endless"}, "length"),
        ({"rewards": "gold"}, "rewards='gold': there are 'win' and 'points'"),
        ({"render_mode": "rgb_array"}, "there are ansi, human"),
        ({"max_cycles": 0}, "at least 1"),
    ):
        with pytest.raises(ValueError, match=said):
            swindler_v1.env(**wrong)
    table = swindler_v1.raw_env()
    with pytest.raises(ValueError, match="call reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(NotOffered, match=r"\(draw\) is not offered; there are: "):
        table.step(table.game.numbering.number["draw"])
    with pytest.raises(NotOffered, match="no number from 0 to 1015"):
        table.step(5000)
    for odd in (0.5, "draw", np.array([1, 2]), True):
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            table.step(odd)


def test_an_action_that_is_masked_ends_the_game_as_usual() -> None:
    env = swindler_v1.env()
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(env.unwrapped.game.numbering.number["draw"])
    assert set(env.terminations.values()) == {True}
    assert sorted(env.rewards.values()) == [-1.0, 0.0]
    env.reset(seed=1)
    assert set(env.terminations.values()) == {False}


def test_one_seat_against_a_bot() -> None:
    env = gymnasium.make("cutpurse/Thiefdom-v1", players=2, opponent="easy", seat=1, max_cycles=12, render_mode="ansi")
    _, info = env.reset(seed=8)
    assert "player_1" in env.render()
    cut, rewards = False, 0.0
    while not cut:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
        action = int(info["action_mask"].argmax())
        assert env.unwrapped.meaning(action) in env.unwrapped.game.numbering.lines
        _, reward, ended, cut, info = env.step(action)
        rewards += reward
        assert not ended
    assert rewards == 0.0
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        env.unwrapped.step(0)
    _, _ = env.reset()
    observation, reward, ended, cut, info = env.step(env.action_space.n - 1)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert "is not offered; there are: " in info["refused"]
    assert not info["action_mask"].any()
    assert observation in env.observation_space
    env.close()


def test_the_end_of_a_game_tells_how_it_ended() -> None:
    env = gymnasium.make("cutpurse/AgeOfThieves-v1", rewards="points")
    _, info = env.reset(seed=2)
    ended = False
    while not ended:
        action = env.action_space.sample(info["action_mask"])
        _, reward, ended, _, info = env.step(action)
    assert info["points"] == reward
    assert info["share"] in (0.0, 0.5, 1.0)


def test_what_a_seat_does_not_take() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'nobody'; there are: random, gentle, easy, normal"):
        gymnasium.make("cutpurse/Swindler-v1", opponent="nobody")
    for wrong, said in (
        ({"opponent": ["easy"], "players": 3}, "2 of them are needed with 3 players"),
        ({"seat": 2}, "seat=2: with 2 players there are 0 to 1"),
        ({"rewards": "gold"}, "rewards='gold'"),
    ):
        with pytest.raises(ValueError, match=said):
            gymnasium.make("cutpurse/Swindler-v1", **wrong)
    with pytest.raises(ValueError, match="at least 1"):
        gymnasium.make_vec("cutpurse/Swindler-v1", num_envs=0, vectorization_mode="vector_entry_point")
