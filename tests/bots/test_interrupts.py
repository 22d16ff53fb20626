"""Bots may interrupt in matches, too, shipped and outside ones: before every decision, and in the record like any choice."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.bots import greet
from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.protocol import Hello
from cutpurse.bots.registry import make
from cutpurse.bots.seated import Seated
from cutpurse.games.swindler import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import NO_OFFER, OFFER
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from cutpurse.opponent import play_out
from cutpurse.terminal.session import Table

EAGER = """
import json, random, sys
rng = random.Random(1)
for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "ask":
        question = message["question"]
        choice = question["options"][-1] if question["kind"] == "offer" else rng.choice(question["options"])
        print(json.dumps({"message": "answer", "n": message["n"], "choice": choice}), flush=True)
"""
"""An outside bot that takes whatever it is offered."""


class Eager(Bot):
    """Takes every offer; chooses at random otherwise."""

    name = "eager"

    def __init__(self) -> None:
        self.offered: list[list[str]] = []
        self._other = make("random", HELLOS[1]).player

    def begin(self, hello: Hello) -> None:
        self._other.begin(hello)

    def choose(self, observation: Observation) -> str:
        question = observation.question
        if question.kind != OFFER:
            return self._other.choose(observation)
        self.offered.append(list(question.options))
        return question.options[-1]


def game() -> Any:
    opened = open_table(TITLE, 2, {"end_jobs": 3, "master_thief": "off"})
    assert not isinstance(opened, Reason)
    return opened


GAME = game()
HELLOS = [greet(GAME, seat, "interrupts") for seat in range(2)]


def played(seats: Sequence[Seated]) -> Referee:
    table = Referee(GAME, Dice("interrupts"))
    play_out(table, seats)
    return table


def interrupts(table: Referee, seat: int) -> list[str]:
    """Choices of a seat that was not asked: taking back a marker, or a card, in another's turn."""
    again, found = Referee(GAME, Dice("interrupts")), []
    for record in table.records:
        if record.seat is not None and record.choice:
            if record.seat == seat and again.question(seat) is None:
                found.append(record.choice)
            assert not isinstance(again.choose(record.seat, record.choice), Reason)
        for who, choices in record.sealed or []:
            for choice in choices:
                assert not isinstance(again.choose(who, choice), Reason)
    assert again.state == table.state
    return found


def test_a_shipped_bot_interrupts_in_a_match_and_it_is_in_the_record() -> None:
    eager = Eager()
    table = played([make("random", HELLOS[0]), Seated(eager, HELLOS[1])])
    assert eager.offered, "it was never offered anything"
    assert all(options[0] == NO_OFFER and len(options) > 1 for options in eager.offered)
    assert len(interrupts(table, 1)) == len(eager.offered)


def test_an_outside_bot_interrupts_too(tmp_path: Path) -> None:
    program = tmp_path / "eager.py"
    program.write_text(EAGER)
    with_program = make(f"{sys.executable} {program}", HELLOS[1])
    try:
        table = played([make("random", HELLOS[0]), with_program])
    finally:
        with_program.close(None)
    assert with_program.reports == []
    assert interrupts(table, 1)


def test_bots_interrupt_at_the_terminal_before_the_person_is_asked_again() -> None:
    eager = Eager()
    table = Table.new(GAME, ["Ada", "Eager"], [None, Seated(eager, HELLOS[1])])
    for _ in range(400):
        table.advance()
        if table.over or any(len(options) > 1 for options in eager.offered):
            break
        question = table.question()
        assert question is not None
        assert not isinstance(
            table.choose([question.options[len(table.referee.records) % len(question.options)]]), Reason
        )
    taken = [options[-1] for options in eager.offered if len(options) > 1]
    assert taken
    assert taken[-1] in [record.choice for record in table.referee.records if record.seat == 1]


def test_who_can_interrupt_nothing_is_asked_at_the_terminal_as_well() -> None:
    """That a bot is asked must not tell that it could."""
    eager = Eager()
    table = Table.new(GAME, ["Ada", "Eager"], [None, Seated(eager, HELLOS[1])])
    table.advance()
    question = table.question()
    while question is not None and question.kind != "reserve":
        assert not isinstance(table.choose([question.options[0]]), Reason)
        table.advance()
        question = table.question()
    assert [NO_OFFER] in eager.offered
    assert msgspec.json.encode(table.view())
