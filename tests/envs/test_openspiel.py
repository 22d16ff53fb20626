"""OpenSpiel plays the games as its own."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation

import cutpurse.envs.openspiel as ours

NAMES = ["python_cutpurse_swindler", "python_cutpurse_age_of_thieves", "python_cutpurse_thiefdom"]
SHORT = {"python_cutpurse_swindler": "end_jobs:3 length:short"}


def load(name: str, **more: Any) -> Any:
    return pyspiel.load_game(name, {"settings": SHORT.get(name, ""), **more})


def played(game: Any, choices: int, seed: int = 1) -> Any:
    """A state after so many choices, with a seat to choose."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while choices or state.is_chance_node():
        choices -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_for_its_player(name: str) -> None:
    state = played(load(name, players=2), 40)
    me = state.current_player()
    twins = [state.resample_from_infostate(me, random.Random(seed).random) for seed in range(5)]
    assert {twin.information_state_string(me) for twin in twins} == {state.information_state_string(me)}
    assert {tuple(twin.observation_tensor(me)) for twin in twins} == {tuple(state.observation_tensor(me))}
    assert {tuple(twin.legal_actions()) for twin in twins} == {tuple(state.legal_actions())}


def test_information_states_remember_what_was_chosen() -> None:
    game = load("python_cutpurse_swindler", players=2)
    state = played(game, 0)
    me = state.current_player()
    states = {state.child(action).information_state_string(me) for action in state.legal_actions()}
    assert len(states) == len(state.legal_actions())


def test_observations_have_named_parts() -> None:
    game = load("python_cutpurse_swindler", players=3)
    state = played(game, 30)
    observation = make_observation(game)
    observation.set_from(state, player=1)
    assert observation.dict["seats"].shape == (3, 10)
    assert observation.dict["seats"][0, 0] > 0
    assert np.array_equal(observation.tensor, np.array(state.observation_tensor(1), np.float32))


def test_their_search_plays_our_game() -> None:
    game = load("python_cutpurse_swindler", players=2)
    state = played(game, 25)
    bot = ismcts.ISMCTSBot(game, ismcts_evaluator(), 1.4, 8, random_state=np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()


class ismcts_evaluator:  # noqa: N801
    """A guess instead of a whole random game, which would take thousands of choices."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        points = [seat.vp for seat in state.rules.table.view(state.walk.state, 0).seats]
        return np.array(points, float) / max(sum(points), 1)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        return [(action, 1 / len(actions)) for action, _ in actions]


def test_bad_parameters_are_refused_in_words() -> None:
    for wrong, said in (
        ({"players": 7}, "2 to 4 .*not 7"),
        ({"rewards": "gold"}, "rewards='gold'"),
        ({"settings": "length"}, "name:value"),
        ({"settings": "length:endless"}, "length"),
    ):
        with pytest.raises(ValueError, match=said):
            ours.GAMES[0](wrong)
