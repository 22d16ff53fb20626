"""People who choose from the list, as the soak test does, until something holds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.soak import lean
from tests.web.chromium import Visitor

GAMES = sorted(registry.titles())
"""Those that the server has too; other tests add games of their own later."""
SHORT: dict[str, dict[str, str | int]] = {"swindler": {"end_jobs": 3, "reaction_mode": "wait"}}
"""Settings that make for a short game; a game without any is played as it comes out of the box."""
LONG = 180.0
"""How long somebody plays for something to happen."""
LONGEST_GAME = 480.0
BETWEEN = 15
"""Milliseconds between two looks at the page."""


def rules_of(game: str, players: int = 2) -> Game[Any, Any]:
    rules = open_table(registry.title(game), players, {})
    assert not isinstance(rules, Reason)
    return rules


class Player:
    """Somebody at a table."""

    def __init__(self, guest: Visitor, game: str, seed: str) -> None:
        self.guest, self.page = guest, guest.page
        self.rules, self.rng = rules_of(game), random.Random(f"{seed} {game}")

    def pick(self, choices: list[str], first: str = "") -> str:
        """One of them by chance; one that begins like `first` before others."""
        wanted = [choice for choice in choices if first and choice.startswith(first)]
        return wanted[0] if wanted else lean(self.rules, choices, self.rng)

    def move(self, first: str = "") -> bool:
        """Is there something to choose? Then it is chosen."""
        choices = self.guest.choices()
        if choices:
            self.guest.choose(self.pick(choices, first))
        return bool(choices)


HURRY = {"age-of-thieves": "ready", "thiefdom": "end"}
"""What ends a turn, where chance alone would walk to and fro until the last step is spent."""


class Brisk(Player):
    """Somebody who is through a whole game in half as many choices, and makes about as many kinds of them: what was
    never chosen comes first, and every other turn that can be ended is. Swindler's turns end by themselves."""

    def __init__(self, guest: Visitor, game: str, seed: str) -> None:
        super().__init__(guest, game, seed)
        self.verbs: set[str] = set()
        self.hurry = HURRY.get(game, "")

    def pick(self, choices: list[str], first: str = "") -> str:
        fresh = [choice for choice in choices if self.hurry and verb(choice) not in self.verbs]
        hurries = not fresh and self.hurry in choices and self.rng.random() < 0.5
        choice = super().pick([self.hurry] if hurries else fresh or choices, first)
        self.verbs.add(verb(choice))
        return choice


def verb(choice: str) -> str:
    return choice.split(" ", 1)[0]


def play(players: Sequence[Player], until: Callable[[], bool], *, first: str = "", longest: float = LONG) -> None:
    """Everybody chooses until something holds."""
    for _ in patiently(players[0].guest, longest):
        if until():
            return
        for player in players:
            player.move(first)


def play_to_question(player: Player, wanted: Callable[[list[str]], bool], *, first: str = "") -> None:
    """Choose until a question has such options; it is left open."""
    for _ in patiently(player.guest, LONG):
        choices = player.guest.choices()
        if wanted(choices):
            return
        assert not player.guest.over, "a whole game without the question"
        if choices:
            player.guest.choose(player.pick(choices, first))


def patiently(guest: Visitor, longest: float, what: str = "it never came to that") -> Iterator[None]:
    """Again and again, with a moment for the page in between, but not for ever."""
    began = time.monotonic()
    while time.monotonic() - began < longest:
        yield
        guest.page.wait_for_timeout(BETWEEN)
    raise AssertionError(what)


def offered(sign: str) -> Callable[[list[str]], bool]:
    return lambda choices: any(choice.startswith(sign) for choice in choices)
