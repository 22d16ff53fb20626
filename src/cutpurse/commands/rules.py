"""Rules and components: shown, checked, and where they come from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cutpurse.commands.tables import open_game
from cutpurse.commands.words import UsageError, output, say, speaker
from cutpurse.kernel import registry
from cutpurse.kernel.gallery import search
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import Reason, seat_letter
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker

if TYPE_CHECKING:
    from cutpurse.kernel.rulebook import Rulebook


def check(args: argparse.Namespace) -> int:
    from cutpurse.kernel.scenario import ScenarioError, check_file, scenario_files

    lines, failures, held = [], [], 0
    for path in (path for name in args.files for path in scenario_files(_place(name))):
        try:
            for scenario, problem in check_file(path):
                if problem:
                    lines += [f"✗ {path}: {scenario.title} [{', '.join(scenario.rules)}]", f"    {problem}"]
                    failures.append({"file": str(path), "title": scenario.title, "problem": problem})
                else:
                    held += 1
        except (ScenarioError, OSError) as error:
            lines.append(f"✗ {path}: {error}")
            failures.append({"file": str(path), "title": "", "problem": str(error)})
    lines.append(say(args, "cli-scenarios", held=held, failed=len(failures)))
    output(args, lines, {"held": held, "failed": failures})
    return 1 if failures or not held else 0


def _place(name: str) -> Path | Title:
    """A file or a folder; a game stands for its own scenarios."""
    place = Path(name)
    return place if place.exists() or name not in registry.titles() else registry.title(name)


def rules(args: argparse.Namespace) -> int:
    from cutpurse.kernel.rulebook import Rulebook

    title = registry.title(args.game)
    if args.coverage:
        return _coverage(args, title)
    book = Rulebook(title.home, args.language)
    if not book:
        raise UsageError(say(args, "cli-no-rulebook"))
    if args.summary:
        return _summary(args, book)
    return _found(args, title, book) if args.words else _whole_book(args, title, book)


def _whole_book(args: argparse.Namespace, title: Title, book: Rulebook) -> int:
    """The guide first, then every rule."""
    from cutpurse.kernel.guide import guide
    from cutpurse.terminal.lookup import paragraphs

    pages = guide(title.home, book.language)
    lines = [line for page in pages for line in ("", page.title, *paragraphs(page))]
    told = {page.id: [paragraph.text for paragraph in page.paragraphs] for page in pages}
    output(
        args,
        [*lines, *_numbered(args, book, list(book))][1:],
        {**({"guide": told} if told else {}), **_as_data(book, list(book))},
    )
    return 0


def _found(args: argparse.Namespace, title: Title, book: Rulebook) -> int:
    """What fits the words: things of the box, then rules."""
    from cutpurse.terminal.lookup import LookUp
    from cutpurse.terminal.telling import Teller

    words = " ".join(args.words)
    game = open_table(title, title.seats[-1], {})
    assert not isinstance(game, Reason), "every game can be opened as it is on the shelf"
    look_up = LookUp(Teller(game, [], args.language))
    numbers = book.search(words)
    things = [] if book.number(words) or words in book.chapters else search(look_up.sections, words)
    if not numbers and not things:
        raise UsageError(say(args, "cli-no-rule", words=words))
    lines = [line for entry in things for line in ("", *look_up.entry(entry))]
    told = {entry.id: msgspec.to_builtins(entry) for entry in things}
    output(args, [*lines, *_numbered(args, book, numbers)][1:], {**told, **_as_data(book, numbers)})
    return 0


def _numbered(args: argparse.Namespace, book: Rulebook, numbers: list[str]) -> list[str]:
    """Rules under the titles of their chapters, each with where it comes from."""
    from cutpurse.terminal.telling import origins

    voice = speaker(args)
    lines, chapter = [], ""
    for number in numbers:
        if book.chapter(number) != chapter:
            chapter = book.chapter(number)
            lines += ["", chapter]
        origin = origins(voice, book.origins(number))
        lines.append(f"{number}  {book.text(number)}" + (f"  [{origin}]" if origin else ""))
    return lines


def _as_data(book: Rulebook, numbers: list[str]) -> dict[str, dict[str, str]]:
    return {number: {"text": book.rules[number], "mark": book.mark(number)} for number in numbers}


def _summary(args: argparse.Namespace, book: Rulebook) -> int:
    if not book.summary:
        raise UsageError(say(args, "cli-no-summary"))
    lines: list[str] = []
    for page, text in book.summary.items():
        lines += ["", page, *(f"  {line}" for line in text.strip().splitlines())]
    output(args, lines[1:], {page: text.strip().splitlines() for page, text in book.summary.items()})
    return 0


def _coverage(args: argparse.Namespace, title: Title) -> int:
    from cutpurse.kernel.rulebook import Rulebook
    from cutpurse.kernel.scenario import ScenarioError
    from cutpurse.lab.coverage import coverage

    if not args.tests.is_dir():
        raise UsageError(say(args, "cli-no-folder", folder=str(args.tests)))
    try:
        found = coverage(title, args.tests)
    except ScenarioError as error:
        raise UsageError(str(error)) from None
    numbers = list(Rulebook(title.home, args.language))
    lines = [
        f"{number:<11} scenarios {len(found.scenarios.get(number, []))}, tests {len(found.tests.get(number, []))}"
        for number in numbers
    ]
    lines += [say(args, "cli-unproved", number=number) for number in found.unproved]
    lines += [say(args, "cli-unknown-rule", number=number) for number in found.unknown]
    lines.append(say(args, "cli-coverage", proved=found.proved, rules=len(numbers)))
    output(args, lines, {"rules": len(numbers), "proved": found.proved, "unproved": found.unproved, "unknown": found.unknown,
                         "scenarios": {n: len(s) for n, s in found.scenarios.items()},
                         "tests": {n: len(s) for n, s in found.tests.items()}, "examples": found.examples})  # fmt: skip
    return 1 if found.unproved or found.unknown else 0


def provenance(args: argparse.Namespace) -> int:
    title = registry.title(args.game)
    game = open_game(args, title, title.seats[0])
    voice = speaker(args, game)
    lines, marks = [], {"rulebook": 0, "public": 0, "ours": 0}
    kind = ""
    for component in game.components():
        if component.kind != kind:
            kind = component.kind
            lines += ["", kind]
        for mark in component.provenance.values():
            marks[mark] += 1
        parts = ", ".join(f"{part}: {mark}" for part, mark in component.provenance.items())
        lines.append(f"  {component.id:<26} {voice.name(component.id):<34} {parts}")
    lines += ["", ", ".join(f"{mark} {number}" for mark, number in marks.items())]
    rows = [{"id": c.id, "kind": c.kind, "provenance": dict(c.provenance)} for c in game.components()]
    output(args, lines[1:], {"components": rows, "marks": marks})
    return 0


def show(args: argparse.Namespace) -> int:
    from cutpurse.kernel.chance import Dice
    from cutpurse.kernel.message import SPECTATOR
    from cutpurse.kernel.referee import Referee

    title = registry.title(args.game)
    game = open_game(args, title, args.players or title.seats[-1])
    referee = Referee(game, Dice(args.seed))
    voice = Speaker(args.language, game, [seat_letter(seat) for seat in range(game.players)])
    lines = game.board(referee.view(SPECTATOR), voice.say, args.width)
    output(args, lines, {"seed": args.seed, "board": lines, "position": game.portrait(referee.state)})
    return 0
