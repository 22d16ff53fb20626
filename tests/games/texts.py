"""What the tests of every game's texts need: which sentences the code can ask for, and a listener who has a game told."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cutpurse.kernel.box import releases
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event, line
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.kernel.text import KERNEL_TEXT, Speaker, keys
from tests.games.branches import Choice, choices
from tests.games.source import source_of
from tests.kernel.test_text import arguments

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
ODD = re.compile(r"[{}]|\$[a-z]|\?\?\?|[a-z0-9]_[a-z0-9]")
"""What nothing that is said or shown contains: braces and variables of Fluent, holes, raw ids."""
COUNTED = ("accomplice", "action", "badge", "captain", "card", "choice", "coin", "game", "gem", "guard", "jewel", "job",
           "line", "marker", "mission", "player", "point", "poster", "raid", "record", "round", "second", "skull", "slot",
           "space", "square", "step", "tile", "token", "turn", "way")  # fmt: skip
KINDS_OF_THEM = "action|blue|coin|equipment|free|general|loot|more|new|open|red|temporary|wanted"
ONE_OF_MANY = re.compile(rf"(?<![\d.,/–-])\b1 (?:(?:{KINDS_OF_THEM}) )*(?:(?:{'|'.join(COUNTED)})s|thieves|copies)\b")
"""English that counts one thing as several: "1 points"."""


@cache
def table(title: Title, players: int, **chosen: str | int) -> Any:
    settings = settle(title.settings, chosen)
    assert isinstance(settings, dict)
    return title.open(players, settings)


def released(title: Title, players: int) -> Any:
    """With the first box that was released: what has been added since is not in it."""
    settings = settle(title.settings, {})
    assert isinstance(settings, dict)
    return title.open(players, settings, box=title.released(min(releases(title.home))))


def english(title: Title) -> Path:
    return title.home / "text" / "en.ftl"


# -- what the code asks for ----------------------------------------------------------------------


@cache
def tree(module: ModuleType) -> ast.Module:
    return ast.parse(source_of(module))


@cache
def sources(title: Title) -> list[ast.Module]:
    """Everything that the game is written in."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(title.home.rglob("*.py"))]


def constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def alternatives(node: ast.expr) -> set[str]:
    """The texts that an argument can be, where it is written out."""
    if isinstance(node, ast.IfExp):
        return alternatives(node.body) | alternatives(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def filled(node: ast.JoinedStr, domains: Mapping[str, Iterable[str]]) -> set[str]:
    """Every key that a formatted string can become."""
    pattern = ast.unparse(node)[2:-1]
    start = pattern.split("{")[0]
    return {start + end for end in domains[pattern]}


def keys_on_the_board(
    boards: Iterable[ModuleType], domains: Mapping[str, Iterable[str]], named: Mapping[str, set[str]]
) -> set[str]:
    """What the boards say: the first argument of every call of `text`. `named` is what a variable there can be."""
    found: set[str] = set()
    for node in (node for board in boards for node in ast.walk(tree(board))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
            key = node.args[0]
            if isinstance(key, ast.JoinedStr):
                found |= filled(key, domains)
            elif isinstance(key, ast.Name):
                found |= named[key.id]
            else:
                assert isinstance(key, ast.Constant | ast.IfExp), ast.unparse(node)
                found |= alternatives(key)
    return {f"board-{key}" for key in found}


def keys_of_events(events: ModuleType) -> set[str]:
    """One line per event; events with a private part have a second one for those who see it."""
    found = set()
    for told in vars(events).values():
        if isinstance(told, type) and issubclass(told, Event) and told is not Event:
            found |= {f"event-{told.name}"} | ({f"event-{told.name}-own"} if told.private else set())
    return found


def keys_of_reasons(title: Title, *makers: str) -> set[str]:
    """Every code that anything in the game gives as a reason, itself or through its makers of reasons, less those that
    the kernel words."""
    calls = (node for source in sources(title) for node in ast.walk(source) if isinstance(node, ast.Call) and node.args)
    given = [call.args[0] for call in calls if ast.unparse(call.func) in ("Reason", *makers)]
    return {f"reason-{code}" for code in set().union(*map(alternatives, given))} - keys(KERNEL_TEXT / "en.ftl")


def keys_of_settings(title: Title) -> set[str]:
    """A name, an explanation, and a name for every word a setting can be set to."""
    found = set()
    for setting in title.settings:
        values = {*setting.values, *([setting.default] if isinstance(setting.default, str) else [])}
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-about"}
        found |= {f"setting-{setting.id}-{value}" for value in values}
    return found


def keys_for_clients(title: Title) -> set[str]:
    """What stands on the box: `GET /api/games` gives it to the front page (tests/server/test_words.py). And what is said at
    the start of a first game (tests/games/test_coach.py)."""
    return {"game-name", "game-about", "simplified"}


class Asked(Speaker):
    """Remembers what it was asked to say."""

    def say(self, message: Message) -> str:
        self.asked.add(message.key)
        return super().say(message)

    asked: set[str]


@cache
def keys_of_gallery(title: Title) -> frozenset[str]:
    """What is said about everything in the box."""
    game = table(title, title.seats[-1])
    speaker = Asked("en", game)
    speaker.asked = set()
    game.gallery(speaker)
    return frozenset(speaker.asked)


def words_of_choices(title: Title) -> tuple[set[str], set[str]]:
    """`word-caught` names a word that some choice or payment contains: the words that have a name, and those that the
    rules know."""
    named = {key.removeprefix("word-") for key in keys(english(title)) if key.startswith("word-")}
    return named, {word for source in sources(title) for text in constants(source) for word in text.split(" ")}


# -- sentences within sentences ------------------------------------------------------------------


class References(Visitor):
    """The sentences that other sentences speak."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def keys_in_sentences(file: Path) -> dict[str, set[str]]:
    """Which sentences each sentence speaks."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            spoken = References()
            spoken.visit(entry)
            found[entry.id.name] = spoken.found
    return found


def spoken_of(file: Path) -> dict[str, set[str]]:
    """The arguments of each sentence, those of the sentences within it included."""
    own, inner = arguments(file), keys_in_sentences(file)
    return {key: names.union(*(own[part] for part in inner[key])) for key, names in own.items()}


# -- speaking ------------------------------------------------------------------------------------


class CarefulSpeaker(Speaker):
    """Says nothing with a sentence that was made for another word (see branches.py), or for another number."""

    def __init__(self, language: str, game: Game[Any, Any], seats: Sequence[str]) -> None:
        super().__init__(language, game, seats)
        self.choices: dict[str, list[Choice]] = {}
        for choice in choices(game.title.home / "text" / f"{language}.ftl"):
            self.choices.setdefault(choice.key, []).append(choice)

    def say(self, message: Message) -> str:
        for choice in self.choices.get(message.key, []):
            word = message.args.get(choice.argument)
            if isinstance(word, str) and not choice.named:
                assert not choice.misses(word, frozenset()), f"{self.language}: {message.key}: no branch for {word}"
        said = super().say(message)
        assert self.language != "en" or not ONE_OF_MANY.search(said), f"{message.key}: {said}"
        return said


class Listener:
    """Has a game told in one language to every seat and to a spectator, and keeps what was said and what was shown.
    Its players are random; `haste` is how they lean, so as to see much of the game."""

    def __init__(self, language: str, game: Game[Any, Any], seed: int, haste: Mapping[str, float]) -> None:
        self.game = game
        self.haste = haste
        self.speaker = CarefulSpeaker(language, game, NAMES[: game.players])
        self.referee = Referee(game, Dice(seed))
        self.rng = random.Random(seed)
        self.heard = 0
        self.said: set[str] = set()
        self.shown: set[str] = set()

    def play(
        self, moves: int, *, width: int, boards_every: int, listens_every: int = 1,
        after: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """So many choices, or to the end of the game."""
        for number in range(moves):
            if self.referee.over:
                break
            self.step(listening=number % listens_every == 0)
            after()
            if number % boards_every == 0:
                self.boards(width)

    def step(self, listening: bool) -> None:
        """One choice of somebody, after everything about it has been said."""
        asked = self.referee.questions()
        if listening:
            for question in asked:
                self._question(question)
        self._events()
        question = self.rng.choice(asked)
        weights = [self.haste.get(option.split(" ")[0], 1.0) for option in question.options]
        self.referee.choose(question.seat, self.rng.choices(question.options, weights)[0])

    def _question(self, question: Question) -> None:
        view, say = self.referee.view(question.seat), self.speaker.say
        self.said.add(say(question.message))
        for choice in question.options:
            option = self.game.describe(view, choice)
            self.said |= {say(option.label), *(say(caution) for caution in option.cautions)}
        for choice, reason in self.referee.closed(question.seat):
            self.said |= {say(self.game.describe(view, choice).label), say(reason.message)}
        self.said |= {
            say(shortcut.label)
            for shortcut in self.game.shortcuts(
                self.referee.state, question.seat, self.game.options(self.referee.state, question.seat)
            )
        }
        self.said |= {say(note.label) for note in self.game.notes(view)}

    def _events(self) -> None:
        for told, seat in product(self.referee.told[self.heard :], range(SPECTATOR, self.game.players)):
            self.said.add(self.speaker.say(line(told.event.seen_by(seat))))
        self.heard = len(self.referee.told)

    def boards(self, width: int) -> None:
        for seat in range(SPECTATOR, self.game.players):
            lines = self.game.board(self.referee.view(seat), self.speaker.say, width)
            assert [text for text in lines if len(text) > width] == []
            self.shown.update(lines)
