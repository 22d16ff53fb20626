"""A bot at a table: whatever it does, there is an option of the question in time."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.outside import Outside
from cutpurse.bots.protocol import Hello
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.trouble import GIVEN_UP, Report, Trouble, plain
from cutpurse.kernel.game import Result
from cutpurse.kernel.question import Question

Player = Bot | Outside


class Seated:
    """A player at a seat, with others who answer for it when it gives no answer that can be taken.

    Shipped bots think in this process by a budget of their own and get a deadline only where people wait, so that their
    games can be repeated on every machine. Outside processes have one.
    """

    def __init__(self, player: Player, hello: Hello, fallbacks: Sequence[Bot] = ()) -> None:
        self.player = player
        self.name = player.name
        self.reports: list[Report] = []
        self.moves = 0
        self.replaced = 0
        """Moves that a fallback made."""
        self.thought = 0.0
        """Seconds that the player took for its answers."""
        self._given_up = False
        self._begun = False
        self._hello = hello
        self._fallbacks: list[Bot] = []
        for bot in (*fallbacks, RandomBot()):
            self._sit_down(bot)

    def _sit_down(self, bot: Bot) -> None:
        try:
            bot.begin(self._hello)
        except Exception:  # a fallback that does not know these rules is none
            return
        self._fallbacks.append(bot)

    def choose(
        self, view: bytes, question: Question, events: Sequence[dict[str, Any]] = (), seconds: float | None = None
    ) -> str:
        """An option of the question. `events` is what the seat saw happen since it was last asked; `seconds` how long a
        shipped bot may think, at most."""
        self.moves += 1
        observation = Observation(view, question, list(events), seconds)
        asked = perf_counter()
        try:
            return self._ask(observation)
        except Trouble as trouble:
            self._report(trouble)
            return self._fall_back(observation)
        finally:
            self.thought += perf_counter() - asked

    def _ask(self, observation: Observation) -> str:
        try:
            if not self._begun:
                self.player.begin(self._hello)
                self._begun = True
            choice = self.player.choose(observation)
        except Trouble:
            raise
        except Exception as error:  # whatever a bot's code throws is the bot's trouble, not the table's
            raise Trouble("error", f"{type(error).__name__}: {error}") from error
        if choice not in observation.question.options:
            raise Trouble("not-offered", str(choice))
        return choice

    def _report(self, trouble: Trouble) -> None:
        """That a bot was given up is told once."""
        self.replaced += 1
        if trouble.code == GIVEN_UP:
            if self._given_up:
                return
            self._given_up = True
        self.reports.append(Report(trouble.code, plain(trouble.detail), self.moves))

    def _fall_back(self, observation: Observation) -> str:
        for bot in self._fallbacks:
            try:
                choice = bot.choose(observation)
            except Exception:  # the next one will do
                continue
            if choice in observation.question.options:
                return choice
        return observation.question.options[0]

    @property
    def note(self) -> str:
        """What the bot said about its last answer."""
        return plain(self.player.note) if isinstance(self.player, Outside) else ""

    def close(self, result: Result | None = None) -> None:
        if isinstance(self.player, Outside):
            self.player.close(result)
