"""Texts: everything that Thiefdom can ask a language for is there, nothing else is, and it can be said."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cutpurse.games.thiefdom import TITLE, card_words, events, notes, shortcuts, step_words, text_board, words
from cutpurse.games.thiefdom.checks import USED
from cutpurse.games.thiefdom.components import Deed
from cutpurse.games.thiefdom.game import ANSWERS
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event, line
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.kernel.text import KERNEL_TEXT, Speaker, keys
from tests.kernel.test_text import arguments

TEXT = TITLE.home / "text"
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
ODD = re.compile(r"[{}]|\$[a-z]|\?\?\?|[a-z0-9]_[a-z0-9]")
"""What nothing on the table contains: braces and variables of Fluent, holes, raw ids."""
CLUMSY = re.compile(r"\s[.,]|\s\s|^\s|\s$")
"""What no sentence contains besides: blanks where none belong."""
PLAIN_VERBS = ("done", "stamina", "patrons", "leave")
"""Options that are one word and say all there is to say."""


def table(players: int, **chosen: str) -> Any:
    settings = settle(TITLE.settings, chosen)
    assert isinstance(settings, dict)
    return TITLE.open(players, settings)


# -- what the code asks for ----------------------------------------------------------------------


def tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


@cache
def domains() -> dict[str, list[str]]:
    """What the code puts into the holes of its keys, by the code that fills them. A new one must be added here."""
    by_place = [verb for verb, rule in words.LABELS.items()
                if rule in (words._place, words._label_wares, step_words.step)]  # fmt: skip
    return {
        "option-{said[0]}": [*by_place, *PLAIN_VERBS],
        "option-use-{power.do}": sorted(USED),
        "option-{word}": ["give-all", "take-all"],
        "effect-{power.do}": list(get_args(Deed)),
    }


def filled(node: ast.JoinedStr) -> list[str]:
    """Every key that a formatted string can become."""
    pattern = ast.unparse(node)[2:-1]
    start = pattern.split("{")[0]
    return [start + end for end in domains()[pattern]]


def keys_in_words() -> set[str]:
    """Options, cautions, notes and effects: every string in the modules of words that is one of their keys."""
    found: set[str] = set()
    for module in (words, step_words, card_words, notes, shortcuts):
        found |= {text for text in constants(tree(module)) if re.match(r"(option|caution|note|card)-.*[a-z_]$", text)}
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith(("option-", "effect-")):
                found |= set(filled(node))
    return found


def keys_on_the_board() -> set[str]:
    """What text_board.py says: the first argument of every call of `text`."""
    found: set[str] = set()
    for node in ast.walk(tree(text_board)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
            key = node.args[0]
            if isinstance(key, ast.JoinedStr):
                found |= set(filled(key))
            else:
                assert isinstance(key, ast.Constant | ast.IfExp), ast.unparse(node)
                said = [key] if isinstance(key, ast.Constant) else [key.body, key.orelse]
                found |= {part.value for part in said if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return {f"board-{key}" for key in found}


def keys_of_events() -> set[str]:
    """One line per event; events with a private part have a second one for those who see it."""
    found = set()
    for told in vars(events).values():
        if isinstance(told, type) and issubclass(told, Event) and told is not Event:
            found |= {f"event-{told.name}"} | ({f"event-{told.name}-own"} if told.private else set())
    return found


def keys_of_reasons() -> set[str]:
    """Every code that anything in Thiefdom gives as a reason, less those the kernel words."""
    found = set()
    for path in sorted(TITLE.home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                code = node.args[0]
                said = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                found |= {f"reason-{part.value!s}" for part in said if isinstance(part, ast.Constant)}
    return found - keys(KERNEL_TEXT / "en.ftl")


def keys_of_settings() -> set[str]:
    """A name, an explanation, and a name for every word a setting can be set to."""
    found = set()
    for setting in TITLE.settings:
        values = {*setting.values, *([setting.default] if isinstance(setting.default, str) else [])}
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-about"}
        found |= {f"setting-{setting.id}-{value}" for value in values}
    return found


class References(Visitor):
    """The sentences that other sentences speak."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def keys_in_sentences(language: str) -> dict[str, set[str]]:
    """Which sentences each sentence speaks."""
    found = {}
    for entry in FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            spoken = References()
            spoken.visit(entry)
            found[entry.id.name] = spoken.found
    return found


def spoken_of(language: str) -> dict[str, set[str]]:
    """The arguments of each sentence, those of the sentences within it included."""
    own, inner = arguments(TEXT / f"{language}.ftl"), keys_in_sentences(language)
    return {key: names.union(*(own[part] for part in inner[key])) for key, names in own.items()}


FOR_CLIENTS = {"game-name", "game-blurb", f"game-{TITLE.id}"}
"""What clients ask for: the name on the box."""


@cache
def asked_for() -> frozenset[str]:
    return frozenset(keys_in_words() | keys_on_the_board() | keys_of_events() | {f"question-{kind}" for kind in ANSWERS}
                     | keys_of_reasons() | keys_of_settings() | FOR_CLIENTS)  # fmt: skip


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(language: str) -> None:
    english, other = keys(TEXT / "en.ftl"), keys(TEXT / f"{language}.ftl")
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_does_not_repeat_what_the_kernel_says(language: str) -> None:
    assert sorted(keys(TEXT / f"{language}.ftl") & keys(KERNEL_TEXT / f"{language}.ftl")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_stand_in_the_same_order(language: str) -> None:
    """So that translators find their way."""

    def order(name: str) -> list[str]:
        return re.findall(r"^([a-z][\w-]*) =", Path(TEXT / f"{name}.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    assert order(language) == order("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_what_english_does_not_know(language: str) -> None:
    """An argument that only one language uses is a slip of the pen."""
    english, other = spoken_of("en"), spoken_of(language)
    surplus = {key: sorted(other[key] - english[key]) for key in english}
    assert {key: names for key, names in surplus.items() if names} == {}


def test_everything_the_code_can_ask_for_is_there() -> None:
    assert sorted(asked_for() - keys(TEXT / "en.ftl")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_there_that_nobody_asks_for(language: str) -> None:
    spoken = asked_for().union(*keys_in_sentences("en").values())
    spare = {key for key in keys(TEXT / f"{language}.ftl") - spoken if not key.startswith("word-")}
    assert sorted(spare) == []


def test_words_of_choices_are_words_of_the_rules() -> None:
    """`word-patrol` names a word that some choice or list contains."""
    known: set[str] = set()
    for path in TITLE.home.rglob("*.py"):
        known.update(
            word for text in constants(ast.parse(path.read_text(encoding="utf-8"))) for word in text.split(" ")
        )
    named = {key.removeprefix("word-") for key in keys(TEXT / "en.ftl") if key.startswith("word-")}
    assert named
    assert sorted(named - known) == []


# -- speaking ------------------------------------------------------------------------------------


class Listener:
    """Has a game told in one language to every seat and to a spectator, and keeps what was said."""

    def __init__(self, language: str, game: Any, seed: int) -> None:
        self.game = game
        self.speaker = Speaker(language, self.game, NAMES[: game.players])
        self.referee = Referee(self.game, Dice(seed))
        self.rng = random.Random(seed)
        self.heard = 0
        self.said: set[str] = set()
        self.shown: set[str] = set()

    def step(self, listening: bool) -> None:
        """One choice of somebody, after everything about it has been said."""
        asked = self.referee.questions()
        if listening:
            for question in asked:
                self._question(question)
        self._events()
        question = self.rng.choice(asked)
        weights = [self.game.leaning.get(option.split(" ")[0], 1.0) for option in question.options]
        self.referee.choose(question.seat, self.rng.choices(question.options, weights)[0])

    def _question(self, question: Any) -> None:
        view, say = self.referee.view(question.seat), self.speaker.say
        self.said.add(say(question.message))
        for choice in question.options:
            option = self.game.describe(view, choice)
            self.said |= {say(option.label), *(say(caution) for caution in option.cautions)}
        for choice, reason in self.referee.closed(question.seat):
            self.said |= {say(self.game.describe(view, choice).label), say(reason.message)}
        for shortcut in self.game.shortcuts(self.referee.state, question.seat):
            self.said.add(say(shortcut.label))
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


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    listener = Listener(language, table(players), seed=players)
    for number in range(600):
        if listener.referee.over:
            break
        listener.step(listening=number % 5 == 0)
        if number % 60 == 0:
            listener.boards(100)
    assert listener.referee.state.round > 1
    assert [text for text in listener.said | listener.shown if ODD.search(text)] == []
    assert [text for text in listener.said if CLUMSY.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_villa_and_mission_can_be_shown(language: str) -> None:
    """Random games show some of them; the board must be able to show all."""
    game = table(4, smuggling="open_stacks")
    view = game.view(Referee(game, Dice(1)).state, 0)
    painter = text_board.Painter(game, view, Speaker(language, game, NAMES).say, 100)
    view.display = [card.id for card in game.box.equipment]
    view.revealed = [card.id for card in game.box.patrons]
    for mission in game.box.missions:
        view.missions[0] = mission.id
        painter.paint()
    for villa, artwork in product(game.box.villas, [*(artwork.id for artwork in game.box.artworks), ""]):
        view.villas[0] = (villa.id, artwork)
        painter.paint()
    names = [painter.name(card.id) for card in game.box.cards]
    assert [name for name in names if not any(text.strip().startswith(name) for text in painter.lines)] == []
    assert [text for text in painter.lines if ODD.search(text) or len(text) > 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Also those that no tempting choice leads to."""
    speaker = Speaker(language, table(2), NAMES)
    needed = spoken_of("en")
    for key in sorted(keys_of_reasons()):
        names = {name.removesuffix("-id") for name in needed[key]}
        args: dict[str, Any] = {name: SAMPLES.get(name, 2) for name in names}
        if "place-id" in needed[key]:
            args["place"] = "church"
        said = speaker.say(Message(key, args))
        assert not ODD.search(said)
        assert not CLUMSY.search(said)


SAMPLES: dict[str, Any] = {
    "place": "7Ad", "figure": "guard_a", "good": "gem", "card": "crossbow", "patron": "elise", "shape": "cap",
    "artwork": "art_portrait", "mission": "m07", "other": "feather", "slot": "patrol", "kind": "garden",
    "choice": "go home", "direction": "N"}  # fmt: skip
"""Words for the holes of sentences; all others are numbers."""


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_one_who_gets_cards_reads_which(language: str) -> None:
    speaker = Speaker(language, table(3), NAMES)
    event = events.CardsPassed(1, 2, 2, ["crossbow", "shoes"])
    lines = {seat: speaker.say(line(event.seen_by(seat))) for seat in (SPECTATOR, 0, 1, 2)}
    crossbow = speaker.name("crossbow")
    assert crossbow in lines[1]
    assert lines[0] == lines[2] == lines[SPECTATOR]
    assert crossbow not in lines[0]
    assert "Ben" in lines[0]


# -- a few sentences -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada (Flat cap) sells 2 gems for 4 VP."), ("de", "Ada (Schirmmütze) verkauft 2 Edelsteine für 4 SP."),
     ("pl", "Ada (Kaszkiet) sprzedaje: 2 klejnoty, 4 PZ."),
     ("fr", "Ada (Casquette) vend 2 pierres précieuses pour 4 PV.")],
)  # fmt: skip
def test_goods_are_counted(language: str, sentence: str) -> None:
    event = events.Sold(0, "cap", "gem", 2, 4)
    assert Speaker(language, table(2), NAMES).say(line(event.seen_by(1))) == sentence


@pytest.mark.parametrize(("count", "words_for_it"), [(1, "1 odznaka"), (3, "3 odznaki"), (5, "5 odznak")])
def test_polish_counts_badges(count: int, words_for_it: str) -> None:
    said = Speaker("pl", table(2), NAMES).say(line(events.Gained(0, "cap", "badge", count).seen_by(0)))
    assert said.endswith(f"{words_for_it}.")
