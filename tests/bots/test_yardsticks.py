"""What levels are measured by: a search without judgement, one that sees everything, and learned values."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

import pytest

from cutpurse.bots import greet
from cutpurse.bots.bot import Specialist
from cutpurse.bots.ismcts import IsMcts
from cutpurse.bots.net import card_of, net_of
from cutpurse.bots.registry import known
from cutpurse.bots.search import Search, Searcher
from cutpurse.bots.value_features import ValueFeatures
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.simulation import Simulation
from cutpurse.lab.oracle import sighted
from cutpurse.lab.train.selfplay import COURSES
from tests.bots.desk import look
from tests.bots.test_search import asked, easy_of, opened
from tests.bots.toy import TOY, ToyGame, ToyState, ToyView

GAMES = list(registry.titles())


class ToyFeatures(ValueFeatures[Any, Any]):
    table, seat = (), ("standing",)

    def period(self, state: Any) -> Hashable:
        return len(state.agenda) // 4

    def of_table(self, state: Any, seat: int) -> list[float]:
        return []

    def of_seat(self, state: Any, seat: int) -> list[float]:
        return [float(state.points[seat])]


class Known(ToyGame):
    """Nothing is hidden at its beginning."""

    def sample(self, view: ToyView, rng: random.Random) -> ToyState:
        return Simulation(self, Dice(rng.getrandbits(30))).state


class Searching(IsMcts):
    """At the toy's table, which no registry knows."""

    def sit(self, game: Any) -> Searching:
        self._game, self.seed = game, 1
        self.features = ToyFeatures(_Nobody(game))
        return self


class _Nobody:
    def __init__(self, game: Any) -> None:
        self.game = game


def test_a_search_without_judgement_takes_what_is_plainly_best() -> None:
    game = Known(TOY, 2)
    referee = Referee(game, Dice(1))
    bot = Searching().sit(game)
    assert isinstance(bot, Specialist)
    asked_of = look(referee, 0)
    assert bot.choose(asked_of) == max(asked_of.question.options, key=lambda option: int(option.split(" ")[1]))


def test_an_oracle_rehearses_in_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fair twin deals worlds of its own, in which what others hold is another."""
    worlds: list[bytes] = []

    def note(self: Any, imagine: Any, seat: int, seed: Any, deadline: Any = None) -> Any:
        worlds.append(imagine(random.Random(3)).encode())
        return whole(self, imagine, seat, seed, deadline)

    whole = Search.ranked
    monkeypatch.setattr(Search, "ranked", note)
    game = opened(registry.title("age-of-thieves"))
    normal = known("age-of-thieves")["normal"]
    assert issubclass(normal, Searcher)
    for referee in asked(game, easy_of(game), "oracle", 1, 400):
        seat = game.to_answer(referee.state)[0]
        if game.asked_kind(referee.state, seat) != "plan" or referee.state.turn < 2:
            continue
        for bot in (sighted(normal, referee), normal()):
            assert isinstance(bot, Searcher)
            bot.nodes, bot.most = 0, 2
            bot.begin(greet(game, seat, 1))
            assert bot.choose(look(referee, seat)) in game.options(referee.state, seat)
        break
    assert worlds[0] == referee.state.encode()
    assert worlds[1] != worlds[0]


@pytest.mark.parametrize("id", GAMES)
def test_what_is_told_in_numbers_everybody_may_know(id: str) -> None:
    """Whatever a seat cannot see is dealt anew: the numbers stay the same."""
    game = opened(registry.title(id), 3)
    policy = easy_of(game)
    features = COURSES[id].features(policy)
    table: Simulation[Any] = Simulation(game, Dice("signs"))
    period, compared = features.period(table.state), 0
    while not table.over and compared < 6:
        if features.period(table.state) != period:
            period = features.period(table.state)
            for seat in range(3):
                twin = game.sample(game.view(table.state, seat), random.Random(seat))
                assert COURSES[id].features(easy_of(game)).vector(twin, seat) == features.vector(table.state, seat)
            compared += 1
        table.choose(policy.act(table.state, table.seat, table.options()))
    assert compared >= 4


@pytest.mark.parametrize(
    "id", [id for id in GAMES if card_of(id.replace("-", "_")) and "hard" in known(id) and id != "swindler"]
)
def test_a_learned_value_says_who_will_win(id: str) -> None:
    """Told of the last period of a game, it is for the winner; of a finished game it knows the result."""
    game = opened(registry.title(id))
    bot = known(id)["hard"]()
    bot.begin(greet(game, 0, 1))
    assert isinstance(bot, Searcher)
    stage, right = bot.stage, 0
    for number in range(4):
        table: Simulation[Any] = Simulation(game, Dice(f"learned {number}"))
        policy, last = easy_of(game), None
        period: Hashable = None
        while not table.over:
            if (now := COURSES[id].features(policy).period(table.state)) != period:
                period, last = now, table.state.clone()
            table.choose(policy.act(table.state, table.seat, table.options()))
        result = table.result()
        assert result is not None
        shares = result.shares()
        values = [stage.value(table.state, seat) for seat in range(2)]
        if len(result.winners) == 1:
            assert max(range(2), key=values.__getitem__) == result.winners[0]
            assert last is not None
            judged = [
                net_of(id.replace("-", "_")).judge(COURSES[id].features(policy).vector(last, seat)) for seat in range(2)
            ]
            right += (judged[0].share > judged[1].share) == (shares[0] > shares[1])
        else:
            right += 1
    assert right >= 3
