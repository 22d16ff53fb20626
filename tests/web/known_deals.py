"""A deal in which something happens soon: looked for with the rules themselves, before anybody opens a page.

The servers of these tests draw what follows from a known word and from what the first seat mixes in (`shuffles`). So
the whole game can be played here first: from one contribution to the next, until everybody's moves lead where the test
wants to be. A test then plays the same moves in its browsers and meets the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from playwright.sync_api import expect

from cutpurse.kernel import registry
from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from tests.web.chromium import Visitor
from tests.web.shuffles import WORD

DEALS = 5000
"""So many are looked at; the tests find theirs among the first hundred."""
LONGEST = 60
"""Choices."""


class Course(NamedTuple):
    """What the first seat mixes in, and the choices that lead from the deal to the wanted moment."""

    contribution: str
    moves: list[tuple[int, str]]


Plan = Callable[[Referee, Question], str | None]
"""What the seat that is asked chooses; nothing where this deal leads nowhere."""


def look_for(
    game: str, settings: Mapping[str, str | int], plan: Plan, there: Callable[[Referee], bool], players: int = 2
) -> Course:
    """The first deal in which everybody's moves lead there. A friend who joins by the page mixes in nothing of his own."""
    rules = open_table(registry.title(game), players, dict(settings))
    assert not isinstance(rules, Reason)
    secret = WORD.encode().ljust(32)[:32]
    for number in range(DEALS):
        contribution = f"deal {number}"
        referee = Referee(rules, SecretStream(secret, [contribution, *[WORD] * (players - 1)]))
        if (moves := _played(referee, plan, there)) is not None:
            return Course(contribution, moves)
    raise AssertionError(f"none of {DEALS} deals leads there")


def _played(referee: Referee, plan: Plan, there: Callable[[Referee], bool]) -> list[tuple[int, str]] | None:
    moves: list[tuple[int, str]] = []
    while len(moves) < LONGEST and not referee.over:
        if there(referee):
            return moves
        asked = referee.questions()[0]
        choice = plan(referee, asked)
        if choice is None:
            return None
        told: Any = referee.choose(asked.seat, choice)
        assert not isinstance(told, Reason), told
        moves.append((asked.seat, choice))
    return None


def follow(course: Course, guests: list[Visitor]) -> None:
    """The same choices, each by the page of the seat that is asked."""
    for seat, choice in course.moves:
        decide(guests[seat], choice)


def decide(guest: Visitor, choice: str) -> None:
    """Whatever a page warns of is done all the same; a choice that is not there fails the test."""
    button = guest.page.locator(f'button[data-choice="{choice}"]')
    expect(button.first).to_be_enabled()
    guest.unfold()
    button.first.click()
    if guest.page.locator(".confirm").count():
        guest.page.locator(".confirm button.primary").click()
