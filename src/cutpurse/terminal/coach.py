"""The coach in the terminal: what is new is said once to each person, and remembered in a file of theirs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.kernel import coach
from cutpurse.kernel.game import Game
from cutpurse.kernel.question import Question
from cutpurse.terminal.link import data_folder
from cutpurse.terminal.session import Table


class Memory:
    """What somebody has heard, game by game. A file that cannot be read is an empty one; one that cannot be written is
    no reason to stop playing."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "coach.json"

    def heard(self, game: str) -> list[str]:
        return self._all().get(game, [])

    def add(self, game: str, tip: str) -> None:
        self._write(self._all() | {game: [*self.heard(game), tip]})

    def forget(self, game: str) -> None:
        self._write({name: tips for name, tips in self._all().items() if name != game})

    def _all(self) -> dict[str, list[str]]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, list[str]])
        except (OSError, msgspec.DecodeError):
            return {}

    def _write(self, kept: Mapping[str, list[str]]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            part = self.path.with_name(f"{self.path.name}.{os.getpid()}")
            part.write_bytes(msgspec.json.encode(kept))
            part.replace(self.path)
        except OSError:
            return


class Coach:
    """At one table, for the people at its keyboard."""

    def __init__(self, game: Game[Any, Any], language: str, memory: Memory | None = None) -> None:
        self._game = game.title.id
        self._language = language
        self._coach = coach.coach(game.title.home)
        self._memory = memory or Memory()
        self._listened: dict[int, int] = {}
        """How many events of the game each seat has behind it."""

    def tip(self, table: Table) -> str:
        """What is said to a seat in front of its question, after all that was told; nothing where nothing is new."""
        seat, told, question = table.viewer, table.referee.told, table.question()
        events = [item.event.seen_by(seat) for item in told[self._listened.get(seat, 0) :]]
        self._listened[seat] = len(told)
        kind, named, options = "", set[str](), list[str]()
        if question is not None:
            view = table.view()
            kind, options = question.kind, list(question.options)
            labels = [way.label for way in table.shortcuts()]
            labels += [table.game.describe(view, option).label for option in options]
            named = coach.named_in(labels)
        tip = self._coach.tip(seat, events, kind, bool(table.offers()), self._memory.heard(self._game), named, options)
        if tip is None:
            return ""
        self._memory.add(self._game, tip.id)
        return f"{tip.says.in_(self._language)} [{', '.join(tip.says.rules)}]"


def explained(game: Game[Any, Any], question: Question, language: str) -> list[str]:
    """What a question asks and what its answers mean, each sentence with its rules; nothing where a game does not say."""
    about = coach.coach(game.title.home).questions.get(question.kind, [])
    return [f"{sentence.in_(language)} [{', '.join(sentence.rules)}]" for sentence in about]
