"""Lessons: a game learned by playing it, at the real table and by its real rules.

A game's folder may hold `lesson/*.yaml`, a lesson each:

    title: {en: A first night, de: Eine erste Nacht, …}
    minutes: 6
    scenes:
      - players: 2
        given: {A: {tiles: [red_ring_1]}, moment: choose_bag}     # as in a scenario (kernel/scenario.py)
        steps:
          - title: {en: The skull, …}
            says:
              - {rules: [SW-4.4.4], en: A skull takes everything of its colour., …}
            points: [red]
            do: rob red
            draws: [skull]
            instead: {rob blue: {en: Another time. The red bag shows it better., …}}
            after: [{B: rob blue, draws: [blue_ring_1]}]

Whoever learns sits at A. A step says something, points at things on the table and waits until the pupil has done what it
is about: `do` is an option, `take` the name of a shortcut; a step with neither is only read. `draws` is what chance brings,
`after` what the others do next, both as in a scenario's `when`. What else is possible at the table is answered by `instead`
(for all options that begin like this), or by a sentence that fits everywhere. Each sentence names the rules it rests on.

A text never speaks of ids: `{space:e29}` becomes what the reader's board calls that space.

A scene begins with a position of its own, so a lesson can jump to where something is to be seen; it ends with a step to
read, so that what came of the last deed is seen, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.scenario import QUICK, SHIPPED

SPACE = re.compile(r"\{space:([^{}]+)\}")
"""Where a text names a space of the board, by its id."""
Naming = Callable[[str], str]
"""What things are called where the text is read."""


class LessonError(Exception):
    """A lesson that is badly written."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in every language; what a language lacks is said in English."""

    en: str
    de: str = ""
    pl: str = ""
    fr: str = ""

    def in_(self, language: str) -> str:
        return str(getattr(self, language if language in LANGUAGES else LANGUAGES[0])) or self.en


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    title: Words
    says: list[Sentence]
    points: list[str] = []
    """Things on the table that are spoken of; with none, those that the wanted option concerns."""
    do: str = ""
    take: str = ""
    draws: list[str | int] = []
    after: list[dict[str, Any]] = []
    instead: dict[str, Words] = {}

    @property
    def waits(self) -> bool:
        """Whether the pupil has to do something."""
        return bool(self.do or self.take)

    @property
    def rules(self) -> list[str]:
        """Those that its sentences rest on, in their order."""
        return list(dict.fromkeys(rule for sentence in self.says for rule in sentence.rules))

    def answer_to(self, choice: str) -> Words | None:
        """What is said to somebody who wants something else; nothing in particular where the lesson has no word for it."""
        fitting = [start for start in self.instead if f"{choice} ".startswith(f"{start} ")]
        return self.instead[max(fitting, key=len)] if fitting else None

    def sentences(self, language: str, name: Naming) -> list[str]:
        """What is said, with the names that the reader sees."""
        return [filled(sentence.in_(language), name) for sentence in self.says]

    def text(self, language: str, name: Naming) -> str:
        return " ".join(self.sentences(language, name))


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps that lead on from it."""

    players: int
    given: dict[str, Any]
    steps: list[Step]
    options: dict[str, str | int] = {}
    box: str = SHIPPED


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scenes, one after the other. Its steps are counted through, from 0."""

    title: Words
    minutes: int
    scenes: list[Scene]

    @property
    def steps(self) -> list[Step]:
        return [step for scene in self.scenes for step in scene.steps]

    def place(self, number: int) -> tuple[Scene, int]:
        """The scene of a step, and its place there."""
        for scene in self.scenes:
            if number < len(scene.steps):
                return scene, number
            number -= len(scene.steps)
        raise IndexError(number)


def filled(text: str, name: Naming) -> str:
    """A text with the names of the spaces it speaks of."""
    return SPACE.sub(lambda found: name(found[1]), text)


@cache
def lessons(home: Path) -> dict[str, Lesson]:
    """The lessons of a game by the names of their files, the first one first; none where a game has no lesson."""
    return {path.stem: load(path) for path in sorted((home / "lesson").glob("*.yaml"))}


def load(path: Path) -> Lesson:
    try:
        lesson = msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), QUICK), Lesson)
    except (yaml.YAMLError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    for number, step in enumerate(lesson.steps, 1):
        if step.do and step.take:
            raise LessonError(f"{path.name}: step {number}: either do or take")
        if not step.waits and (step.draws or step.instead):
            raise LessonError(f"{path.name}: step {number}: draws and instead belong to something that is done")
    for number, scene in enumerate(lesson.scenes, 1):
        if not scene.steps or scene.steps[-1].waits:
            raise LessonError(
                f"{path.name}: scene {number}: it ends with a step to read, about what came of the last deed"
            )
    return lesson
