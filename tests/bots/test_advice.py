"""Advice: from the view alone, with reasons that follow from what was seen to happen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cutpurse.bots import greet
from cutpurse.bots.advice import Candidate, Reasoning, Trial, Weighing, advise, summed_up, worth_trying
from cutpurse.bots.bot import Observation
from cutpurse.bots.registry import adviser
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.scenario import Scenario, Stage
from cutpurse.kernel.text import Speaker
from tests.bots.desk import look
from tests.bots.test_search import asked, easy_of, opened

GAMES = list(registry.titles())


def advice(game: Game[Any, Any], observation: Observation, nodes: int = 8) -> Reasoning:
    found = adviser(game.title.id)
    assert found is not None
    bot, outlook = found[0](), type("Short", (found[1],), {"nodes": nodes})
    bot.begin(greet(game, observation.question.seat, "advice"))
    return advise(bot, outlook, observation)


@pytest.mark.parametrize("id", GAMES)
def test_same_view_same_advice(id: str) -> None:
    """Law 4: a world in which everything hidden was dealt anew looks the same to the seat, and so gives the same hint."""
    game = opened(registry.title(id))
    told = 0
    for referee in asked(game, easy_of(game), "advice", 23, 5):
        seat = game.to_answer(referee.state)[0]
        twin = Referee.at(game, game.sample(game.view(referee.state, seat), random.Random(5)), Dice(2))
        here = advice(game, look(referee, seat))
        assert here == advice(game, look(twin, seat))
        question = referee.question(seat)
        assert question is not None
        assert {one.choice for one in here.candidates} <= set(question.options)
        told_of = 1 if here.whole else min(3, len(question.options))  # a plan is told whole, and nothing beside it
        assert len({one.choice for one in here.candidates}) == len(here.candidates) == told_of
        assert here.candidates[0].worth == 0 >= max(one.worth for one in here.candidates)
        for language in LANGUAGES:
            speaker = Speaker(language, game, ["Ann", "Bo"])
            assert all(speaker.say(reason) for place in range(len(here.candidates)) for reason in here.reasons(place))
        told += 1
    assert told == 5


def test_the_bots_own_choice_stands_first_unless_another_is_clearly_better() -> None:
    even = [Trial(value, 0.0, False) for value in (1.0, 5.0, 3.0, 3.0)]
    luckier = [Trial(value, 0.0, False) for value in (9.0, 1.0, 3.0, 1.0)]
    better = [Trial(trial.value + 2, 1.0, True) for trial in even]
    assert [one.choice for one in summed_up({"own": even, "other": luckier}, "own").candidates] == ["own", "other"]
    found = summed_up({"own": even, "other": luckier, "better": better}, "own")
    assert [one.choice for one in found.candidates] == ["better", "other", "own"]
    assert [round(one.worth, 2) for one in found.candidates] == [0.0, -1.5, -2.0]
    assert found.candidates[0].trouble == 1.0
    assert found.candidates[0].share == 0.75


def test_what_is_said_agrees_with_the_order() -> None:
    """Worlds in which several are as good are shared, so that the shares add up to one; they are kept back where whatever
    wins more seldom wins by more; and of what came out better but is not trusted nobody says that there is no difference."""
    tries = {
        "own": [Trial(value, 0.0, False) for value in (9.0, 1.0, 1.0, 2.0)],
        "often": [Trial(value, 0.0, False) for value in (1.0, 2.0, 2.0, 2.0)],
    }
    found = summed_up(tries, "own")
    assert [(one.choice, one.share) for one in found.candidates] == [("own", 0.375), ("often", 0.625)]
    assert not found.shares_told
    assert found.reasons(1) == [Message("hint-less", {"less": "1.5"})]
    unsure = summed_up(tries, "often")
    assert [one.choice for one in unsure.candidates] == ["often", "own"]
    assert unsure.shares_told
    assert unsure.reasons(0) == [Message("hint-unsure")]
    assert unsure.reasons(1) == [Message("hint-ahead", {"more": "1.5"})]
    alike = summed_up({"one": tries["own"], "other": tries["own"]}, "one")
    assert [one.share for one in alike.candidates] == [0.5, 0.5]
    assert not alike.shares_told


def test_reasons_say_what_is_gained_what_is_risked_and_what_the_next_best_brings() -> None:
    found = Reasoning([Candidate("draw", 0.0, 0.7, 2.5, 0.25, 8), Candidate("stop", -1.2, 0.3, 0.0, 0.0, 8)], "draw")
    assert found.reasons(0) == [
        Message("hint-points", {"points": "+2.5"}),
        Message("hint-trouble", {"percent": 25}),
        Message("hint-second", {"less": "1.2"}),
    ]
    assert found.reasons(1) == [Message("hint-safe"), Message("hint-less", {"less": "1.2"})]


def test_of_many_options_some_are_tried() -> None:
    options = [str(number) for number in range(50)]
    tried = worth_trying(options, "7")
    assert tried[0] == "7"
    assert len(tried) == len(set(tried)) == 8
    assert worth_trying(["a", "b"], "b") == ["b", "a"]


def test_a_deadline_is_kept() -> None:
    """Each look at the clock is a second: the first world is finished, the second is not begun."""
    game = opened(registry.title("swindler"))
    referee = next(asked(game, easy_of(game), "late", 20, 1))
    seat = game.to_answer(referee.state)[0]
    found = adviser("swindler")
    assert found is not None
    bot = found[0]()
    bot.begin(greet(game, seat, 1))
    ticks = iter(range(1000))
    late = advise(bot, found[1], Observation(*_seen(referee, seat), seconds=1.0), clock=lambda: float(next(ticks)))
    assert {one.worlds for one in late.candidates} == {1}


@pytest.mark.parametrize(("markers", "trouble"), [({"job_b_scapegoat": "A"}, False), ({}, True)])
def test_a_skull_that_a_job_asks_for_is_no_trouble(markers: dict[str, str], trouble: bool) -> None:
    """The Scapegoat wants a theft that ends with a skull (SW-4.6.20); without the job it is what one is warned of."""
    theft = {"bag": "red", "drawn": ["red_key_1", "red_ring_1", "red_necklace_1"]}
    given = {"jobs": ["job_b_scapegoat"], "markers": markers, "theft": theft, "moment": "draw_or_stop"}
    stage = Stage(Scenario("skull", "swindler", [], 2, given, [], {}))
    stage.begin()
    found = adviser("swindler")
    assert found is not None
    bot = found[0]()
    bot.begin(greet(stage.game, 0, "skull"))
    outlook = found[1](bot.policy)
    weighing = Weighing(outlook, ["draw"])
    trials = [weighing.rehearse(stage.referee.state, 0, "draw", f"skull {number}") for number in range(60)]
    assert any(trial.trouble for trial in trials) is trouble


def _seen(referee: Referee, seat: int) -> tuple[bytes, Any]:
    observation = look(referee, seat)
    return observation.view, observation.question
