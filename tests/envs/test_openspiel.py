"""OpenSpiel plays the games as its own."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import cutpurse.envs.openspiel as ours

NAMES = ["python_cutpurse_swindler", "python_cutpurse_age_of_thieves", "python_cutpurse_thiefdom"]
SIMULTANEOUS = [f"{name}_simultaneous" for name in NAMES]
SHORT = "end_jobs:3 length:short"


def load(name: str, **more: Any) -> Any:
    return pyspiel.load_game(name, {"settings": SHORT if "swindler" in name else "", **more})


def played(game: Any, choices: int, seed: int = 1) -> Any:
    """A state after so many choices, with a seat to choose."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while choices or state.is_chance_node():
        choices -= not state.is_chance_node()
        if state.is_simultaneous_node():
            actions = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(some) if some else 0 for some in actions])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*NAMES, *SIMULTANEOUS])
def test_their_suite_of_simulations(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Clones, serialised games and states, pickles, utilities; sealed answers also made sequential by them."""
    np.random.seed(5)
    simulated = games_sim_test.GamesSimTest().sim_game
    simulated(load(name))
    if name in SIMULTANEOUS:
        simulated(pyspiel.convert_to_turn_based(load(name)))
    assert "Sim of game" in capsys.readouterr().out


def test_a_playthrough_is_the_same_when_it_is_played_again(tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    text = generate_playthrough.playthrough("python_cutpurse_age_of_thieves", None, seed=3)
    (tmp_path / "playthrough.txt").write_text(text, encoding="utf-8")
    before, again = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert before == again


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_sealed_answers_are_one_node(name: str) -> None:
    """Seats that are asked together choose together, and it is the game that one after the other gives."""
    together = load(name, players=3).new_initial_state()
    apart = load(name.removesuffix("_simultaneous"), players=3).new_initial_state()
    rng, met = random.Random(4), 0
    chosen: dict[int, list[int]] = {player: [] for player in range(-1, 3)}
    for _ in range(600):
        if together.is_terminal():
            break
        if together.is_simultaneous_node():
            met += 1
            legal = [together.legal_actions(player) for player in range(3)]
            assert [player for player in range(3) if legal[player]] == sorted(together.walk.seats)
            actions = [rng.choice(some) if some else 0 for some in legal]
            together.apply_actions(actions)
            for player in range(3):
                chosen[player] += actions[player : player + 1] * bool(legal[player])
        else:
            action = rng.choice(together.legal_actions())
            chosen[together.current_player()].append(action)
            together.apply_action(action)
        while not apart.is_terminal() and chosen[apart.current_player()]:
            apart.apply_action(chosen[apart.current_player()].pop(0))
        if not any(chosen.values()):
            assert together.walk.state == apart.walk.state
    assert met > 3, "nothing was sealed: this proves nothing"


def test_a_state_is_written_down_in_little_and_read_again() -> None:
    state = played(load("python_cutpurse_thiefdom_simultaneous", players=2), 30)
    written = pickle.dumps(state)
    assert len(written) < 20_000, "the rules are not part of a state"
    again = pickle.loads(written)
    assert again.walk.state == state.walk.state
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_for_its_player(name: str) -> None:
    state = played(load(name, players=2), 40)
    me = state.current_player()
    twins = [state.resample_from_infostate(me, random.Random(seed).random) for seed in range(5)]
    assert {twin.information_state_string(me) for twin in twins} == {state.information_state_string(me)}
    assert {tuple(twin.observation_tensor(me)) for twin in twins} == {tuple(state.observation_tensor(me))}
    assert {tuple(twin.legal_actions()) for twin in twins} == {tuple(state.legal_actions())}
    assert {twin.current_player() for twin in twins} == {me}


def test_a_resampled_state_is_the_same_for_the_second_to_answer_unseen() -> None:
    """How far the first is with his plan is hidden: in other worlds it would be his turn to answer."""
    game = load("python_cutpurse_age_of_thieves", players=2)
    met = 0
    for choices in range(4, 40):
        state = played(game, choices)
        me = state.current_player()
        if me == 1 and game.table.question(state.walk.state, me).sealed:
            met += 1
            twin = state.resample_from_infostate(me, random.Random(choices).random)
            assert twin.current_player() == me
            assert twin.information_state_string(me) == state.information_state_string(me)
    assert met


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


@pytest.mark.parametrize("name", NAMES)
def test_their_search_plays_our_games(name: str) -> None:
    game = load(name, players=2)
    state = played(game, 25)
    guess = ismcts_evaluator() if "swindler" in name else mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, guess, 1.4, 8, random_state=np.random.RandomState(3))
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
