"""The environments before the peers' own suites."""

from __future__ import annotations

import importlib
import itertools
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from cutpurse.envs import age_of_thieves_v1, swindler_v1, thiefdom_v1

performance_benchmark_module = importlib.import_module("pettingzoo.test.performance_benchmark")
MODULES = {"swindler": swindler_v1, "age_of_thieves": age_of_thieves_v1, "thiefdom": thiefdom_v1}
IDS = [module.EDITION.gymnasium_id for module in MODULES.values()]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_api(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it knows by name which environments may have a mask beside the observation
        api_test(MODULES[name].env(players=players), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: MODULES[name].env(players=3), num_cycles=80)


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **more: MODULES[name].env(players=2, **more))
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_performance(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Their benchmark plays until five seconds have passed: by a clock that takes a tenth of one for each look."""
    seconds = itertools.count()
    monkeypatch.setattr(performance_benchmark_module, "time", SimpleNamespace(time=lambda: next(seconds) / 10))
    performance_benchmark_module.performance_benchmark(MODULES[name].env(players=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", MODULES)
def test_pettingzoo_max_cycles(name: str) -> None:
    """Their max_cycles_test takes actions without a look at the mask and wants a parallel form, so it fits no game with
    masks. What it proves: after so many choices, and not before, everybody's game is cut."""
    most, env = 4, MODULES[name].env(players=2, max_cycles=4)
    env.reset(seed=1)
    choices = 0
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        assert not ended
        assert cut == (choices == most)
        choices += not cut
        env.step(None if cut else env.action_space(agent).sample(observation["action_mask"]))
    assert choices == most


@pytest.mark.parametrize("id", IDS)
def test_gymnasium(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(id, opponent="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_vectors_are_the_same_as_one_by_one(id: str) -> None:
    ours = gymnasium.make_vec(id, num_envs=3, vectorization_mode="vector_entry_point", max_cycles=25)
    theirs = gymnasium.make_vec(id, num_envs=3, vectorization_mode="sync", max_cycles=25)
    told: list[list[Any]] = [[], []]
    for envs, heard in ((ours, told[0]), (theirs, told[1])):
        observation, info = envs.reset(seed=4)
        for _ in range(40):
            assert observation in envs.observation_space
            actions = [mask.argmax() for mask in info["action_mask"]]
            observation, rewards, ended, cut, info = envs.step(actions)
            heard.append((observation.tobytes(), rewards.tolist(), ended.tolist(), cut.tolist()))
        envs.close()
    assert told[0] == told[1]
    assert any(any(cut) for _, _, _, cut in told[0])
