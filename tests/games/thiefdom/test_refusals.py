"""Refusals: what is not offered has a reason with a rule that exists; nothing that is typed breaks anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cutpurse.games.thiefdom import TITLE, labels
from cutpurse.games.thiefdom.verbs import VERBS
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.settings import settle
from tests.games.released import released

RULES = frozenset(Rulebook(TITLE.home, "en"))


def games(players: int, steps: int) -> Any:
    """A random game: the referee before every choice."""
    settings = settle(TITLE.settings, {})
    assert isinstance(settings, dict)
    game, rng = TITLE.open(players, settings, box=released(TITLE)), random.Random(players)
    referee = Referee(game, Dice(players))
    for _ in range(steps):
        if referee.over:
            return
        yield referee, rng
        question = rng.choice(referee.questions())
        weights = [game.verb_weights.get(option.split(" ")[0], 1.0) for option in question.options]
        referee.choose(question.seat, rng.choices(question.options, weights)[0])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_tempts_is_refused_by_a_rule(players: int) -> None:
    codes = set()
    for referee, _ in games(players, 900):
        for question in referee.questions():
            for choice, reason in referee.closed(question.seat):
                assert choice not in question.options
                assert reason.code != "unknown-choice", (choice, question)
                assert reason.rule in RULES, (choice, reason)
                codes.add(reason.code)
    assert len(codes) > 8


@pytest.mark.parametrize("players", [1, 3])
def test_forged_choices_are_refused_and_change_nothing(players: int) -> None:
    """Words of other moments, other words, too many and too few of them."""
    heard: list[str] = []
    for referee, rng in games(players, 700):
        question = rng.choice(referee.questions())
        heard += rng.sample(question.options, min(3, len(question.options)))
        before = referee.state.encode()
        for _ in range(6):
            said = rng.choice(heard).split(" ")
            forged = rng.choice([said, said[:1], [*said, "x"], [*said[:-1], "7Ad"], [*said[:-1], "99"],
                                 [rng.choice(list(VERBS)), *said[1:]]])  # fmt: skip
            choice = " ".join(forged)
            if choice in question.options:
                continue
            reason = referee.choose(question.seat, choice)
            assert isinstance(reason, Reason)
            assert reason.code == "unknown-choice" or reason.rule in RULES, (choice, reason)
        after = referee.state.encode()
        assert before == after


def test_every_verb_has_a_reason() -> None:
    """Whatever has a label can also be asked about."""
    assert sorted(VERBS) == sorted({*labels.LABELS, *labels.ALONE, "place"})
