"""Texts: everything that Age of Thieves can ask a language for is there, nothing else is, and it can be said."""

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
from typing import Any, get_args, get_type_hints

import pytest

from cutpurse.games.age_of_thieves import TITLE, cautions, events, notes, text_board, view, vocabulary, words
from cutpurse.games.age_of_thieves.game import ANSWERS
from cutpurse.games.age_of_thieves.rules import previews
from cutpurse.games.age_of_thieves.rules.figures import FIGURES
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
ODD = re.compile(r"[{}$]|\?\?\?|[a-z0-9]_[a-z0-9]")
"""What no sentence contains: braces and variables of Fluent, holes, raw ids. (The map's sign $ is left out.)"""
HASTE = {"plan": 4.0, "drop": 0.02, "back": 0.02, "ready": 0.4, "decline": 0.3, "pick": 8.0, "reveal": 6.0, "rob": 9.0,
         "use": 4.0, "leave": 6.0, "end": 0.4, "stay": 0.3}  # fmt: skip
"""Random players who want to see much of the game: they plan, use their cards and take what lies there."""


@cache
def table(players: int, edition: str = "de") -> Any:
    settings = settle(TITLE.settings, {"edition": edition})
    assert isinstance(settings, dict)
    return TITLE.open(players, settings)


# -- what the code asks for ----------------------------------------------------------------------


@cache
def tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def constants(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def effects() -> list[str]:
    """Every effect that a card, a token or an event can have, by the word that the files use."""
    kinds = {kind for union in (vocabulary.ActionEffect, vocabulary.TokenEffect, vocabulary.EventEffect)
             for kind in get_args(union)}  # fmt: skip
    return [str(kind.__struct_config__.tag) for kind in kinds]


@cache
def domains() -> dict[str, list[str]]:
    """What the code puts into the holes of its keys, by the code that fills them. A new one must be added here."""
    return {
        "aim-{way.aim}": [aim for aim in get_args(vocabulary.Aim) if aim != "self"],
        "ability-{me.figure}": [thief.id for thief in table(2).box.thieves],
        "ability-{thief.id}": [thief.id for thief in table(2).box.thieves],
        "mark-{mark}": list(view.THIEF_MARKS),
        "watch-{mark}": [mark for mark in view.WATCH_MARKS if mark != "placed"],
        "thief-{where}": ["left", "dungeon", "at", "nowhere"],
    }


def keys_on_the_board() -> set[str]:
    """What text_board.py says: the first argument of every call of `text`; and each effect in words of its own."""
    found = {f"effect-{effect}" for effect in effects()} | {f"holds-{key}" for key in get_type_hints(vocabulary.Holds)}
    for node in ast.walk(tree(text_board)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "text":
            continue
        key = node.args[0]
        if isinstance(key, ast.JoinedStr):
            pattern = ast.unparse(key)[2:-1]
            found |= {pattern.split("{")[0] + end for end in domains()[pattern]}
        elif isinstance(key, ast.Name):
            found |= {"you", "rival"}  # the line of a thief, one's own or another's
        else:
            assert isinstance(key, ast.Constant | ast.IfExp), ast.unparse(node)
            said = [key] if isinstance(key, ast.Constant) else [key.body, key.orelse]
            found |= {part.value for part in said if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return {f"board-{key}" for key in found}


def verbs() -> set[str]:
    """The first words of options: what the rules write, as text or in front of a hole."""
    found = {str(way.verb) for action in table(2).box.actions.values() for way in action.ways if way.aim != "self"}
    for path in sorted(TITLE.home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value).split(" ")[0])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.split(" ")[0])
    return found


def keys_in_words() -> set[str]:
    """Options with a sentence of their own, cautions, shortcuts, notes; other options are called after their verb."""
    found = {f"option-{verb}" for verb in (*words.ARGUMENTS, *words.ARRIVALS, *words.SPACES, *FIGURES)}
    found |= {f"word-{word}" for word in previews.WORDS}
    said = re.compile(r"(option|caution|shortcut|board|note)-.*[a-z_]$")
    for module in (words, cautions, notes, previews):
        found |= {text for text in constants(tree(module)) if said.match(text)}
    return found | PARTS


def keys_of_events() -> set[str]:
    """One line per event; events with a private part have a second one for those who see it."""
    found = set()
    for told in vars(events).values():
        if isinstance(told, type) and issubclass(told, Event) and told is not Event:
            found |= {f"event-{told.name}"} | ({f"event-{told.name}-own"} if told.private else set())
    return found


def keys_of_questions() -> set[str]:
    """Every question of the rules; a plan is made in three small ones, a thief is steered by one of its own."""
    return {f"question-{kind}" for kind in (*ANSWERS, "plan_cover", "plan_points", "steer_thief")}


def keys_of_reasons() -> set[str]:
    """Every code that anything in the game gives as a reason, less those the kernel words."""
    found = set()
    for path in sorted(TITLE.home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Reason", "_simple") and node.args:
                found |= {f"reason-{code}" for code in _codes(node.args[0])}
    found |= {"reason-token-laid", "reason-token-not-held"}  # chosen between, in refused_plans
    return found - keys(KERNEL_TEXT / "en.ftl")


def _codes(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body) | _codes(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def keys_of_settings() -> set[str]:
    """A name, an explanation, and a name for every word a setting can be set to."""
    found = set()
    for setting in TITLE.settings:
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-about"}
        found |= {f"setting-{setting.id}-{value}" for value in setting.values}
    return found


PARTS = {"option-what", "option-far", "option-away"}
"""Ends of sentences that several options share."""
FOR_CLIENTS = {"game-name", "game-blurb", f"game-{TITLE.id}"}


@cache
def asked_for() -> frozenset[str]:
    return frozenset(keys_in_words() | keys_on_the_board() | keys_of_events() | keys_of_questions() | keys_of_reasons()
                     | keys_of_settings() | FOR_CLIENTS)  # fmt: skip


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
    english, other = arguments(TEXT / "en.ftl"), arguments(TEXT / f"{language}.ftl")
    surplus = {key: sorted(other[key] - english[key]) for key in english}
    assert {key: names for key, names in surplus.items() if names} == {}


def test_everything_the_code_can_ask_for_is_there() -> None:
    assert sorted(asked_for() - keys(TEXT / "en.ftl")) == []


def test_nothing_is_there_that_nobody_asks_for() -> None:
    spare = keys(TEXT / "en.ftl") - asked_for()
    options = {f"option-{verb}" for verb in verbs()}
    assert sorted(spare - options) == []


# -- speaking ------------------------------------------------------------------------------------


class Listener:
    """Has a game told in one language to every seat and to a spectator, and keeps what was said."""

    def __init__(self, language: str, players: int, seed: int) -> None:
        self.game = table(players, "pl" if players == 3 else "de")
        self.speaker = Speaker(language, self.game, NAMES[:players])
        self.referee = Referee(self.game, Dice(seed))
        self.rng = random.Random(seed)
        self.heard = 0
        self.said: set[str] = set()

    def step(self) -> None:
        """One choice of somebody, after everything about it has been said."""
        asked = self.referee.questions()
        question = self.rng.choice(asked)
        self._question(question)
        self._events()
        weights = [HASTE.get(option.split(" ")[0], 1.0) for option in question.options]
        self.referee.choose(question.seat, self.rng.choices(question.options, weights)[0])

    def _question(self, question: Any) -> None:
        seen, say = self.referee.view(question.seat), self.speaker.say
        self.said.add(say(question.message))
        for choice in question.options[:8]:
            option = self.game.describe(seen, choice)
            self.said |= {say(option.label), *(say(caution) for caution in option.cautions)}
        for choice, reason in self.referee.closed(question.seat):
            self.said |= {say(self.game.describe(seen, choice).label), say(reason.message)}
        for shortcut in self.game.shortcuts(self.referee.state, question.seat)[:3]:
            self.said.add(say(shortcut.label))
        self.said |= {say(note.label) for note in self.game.notes(seen)}

    def _events(self) -> None:
        for told, seat in product(self.referee.told[self.heard :], range(SPECTATOR, self.game.players)):
            self.said.add(self.speaker.say(line(told.event.seen_by(seat))))
        self.heard = len(self.referee.told)

    def boards(self, width: int) -> None:
        for seat in range(SPECTATOR, self.game.players):
            lines = self.game.board(self.referee.view(seat), self.speaker.say, width)
            assert [text for text in lines if len(text) > width] == []
            self.said.update(lines)


def odd(said: set[str]) -> list[str]:
    return [text for text in said if ODD.search(text.replace(text_board.SIGNS["yellow"], ""))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    listener = Listener(language, players, seed=players)
    for number in range(400):
        if listener.referee.over:
            break
        listener.step()
        if number % 80 == 0:
            listener.boards(78)
    listener.boards(120)
    assert listener.referee.view(SPECTATOR).turn > 1
    assert odd(listener.said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    """Random games show some of them; the board must be able to explain all."""
    game = table(3)
    seen = game.view(Referee(game, Dice(1)).state, 0)
    painter = text_board.Painter(game, seen, Speaker(language, game, NAMES).say, 78)
    texts = {painter.card_text(card, thief.id) for card in (*game.box.actions, "move", "ambush")
             for thief in game.box.thieves}  # fmt: skip
    texts |= {painter.say(label) for event in game.box.event_id for label in notes.event_notes(game, event)}
    assert len(texts) > 40
    assert [text for text in texts if ODD.search(text) or not text.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Also those that no tempting choice leads to."""
    speaker = Speaker(language, table(2), NAMES)
    ids = {"card": "beacon", "space": "n03", "figure": "morius", "jewel": "green", "district": "north", "from": "n02",
           "token": "informer", "choice": "dance"}  # fmt: skip
    for key, count in product(sorted(keys_of_reasons()), (0, 1, 3)):
        args: dict[str, Any] = {**ids, **dict.fromkeys(("count", "points", "most", "number", "initiative"), count)}
        assert not ODD.search(speaker.say(Message(key, {**args, "rival": 1})))


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_looker_reads_what_the_tokens_are(language: str) -> None:
    speaker = Speaker(language, table(3), NAMES)
    event = events.LookedAt(1, ["n03", "n07"], ["informer", "trinkets"])
    lines = {seat: speaker.say(line(event.seen_by(seat))) for seat in (SPECTATOR, 0, 1, 2)}
    assert speaker.name("trinkets") in lines[1]
    assert lines[0] == lines[2] == lines[SPECTATOR]
    assert speaker.name("trinkets") not in lines[0]
    assert "n07" in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_by_its_points_alone(language: str) -> None:
    speaker = Speaker(language, table(3), NAMES)
    event = events.PlanDropped(2, [5, 3], 0, ["beacon", "move"])
    assert speaker.name("beacon") in speaker.say(line(event.seen_by(2)))
    assert speaker.name("beacon") not in speaker.say(line(event.seen_by(0)))
    assert "5, 3" in speaker.say(line(event.seen_by(0)))


# -- a few sentences -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [(0, "kroków już nie ma"), (1, "został ci 1 krok."), (2, "zostały ci 2 kroki."), (5, "zostało ci 5 kroków.")],
)
def test_polish_counts_steps(steps: int, sentence: str) -> None:
    said = Speaker("pl", table(2), NAMES).say(Message("question-move", {"steps": steps, "space": "n03"}))
    assert sentence in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "range 5; a guard: moves up to 4 spaces as you like"),
     ("de", "Reichweite 5; ein Wächter: geht bis zu 4 Felder, wie du willst"),
     ("pl", "zasięg 5; strażnik: idzie do 4 pól, jak chcesz"),
     ("fr", "portée 5 ; un garde : avance de 4 cases au plus, comme tu veux")],
)  # fmt: skip
def test_a_card_is_explained_by_its_effects(language: str, sentence: str) -> None:
    game = table(2)
    painter = text_board.Painter(game, game.view(Referee(game, Dice(1)).state, 0), Speaker(language, game).say, 78)
    assert painter.card_text("beacon", "zain").replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize(("thief", "text"), [("zain", "range 6"), ("morius", "range 4")])
def test_what_a_thief_can_do_better_is_told(thief: str, text: str) -> None:
    game = table(2)
    painter = text_board.Painter(game, game.view(Referee(game, Dice(1)).state, 0), Speaker("en", game).say, 78)
    assert painter.card_text("fire_grenade", thief).startswith(text)
    assert ("up to 5 spaces" in painter.card_text("move", "noiron")) and "up to 4" in painter.card_text("move", thief)
