"""Texts: everything that Swindler can ask a language for is there, nothing else is, and it can be said."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, get_args, get_type_hints

import pytest

from cutpurse.games.swindler import TITLE, events, refusals, text_board, words
from cutpurse.games.swindler.components import Effect, Need
from cutpurse.games.swindler.game import ANSWERS
from cutpurse.games.swindler.rules import turn
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
"""What no sentence contains: braces and variables of Fluent, holes, raw ids."""
HASTE = {"fulfil": 60.0, "reserve": 3.0, "release": 0.1, "sell": 0.3, "hire": 3.0, "play": 4.0, "wave": 0.2}
"""Random players who want to see much of the game: they hire, play cards and fulfil jobs."""


def table(players: int) -> Any:
    settings = settle(TITLE.settings, {"length": "short"})
    assert isinstance(settings, dict)
    return TITLE.open(players, settings)


# -- what the code asks for ----------------------------------------------------------------------


def tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def need_types() -> list[str]:
    """The sorts of needs that have a sentence each; tiles and draws are spelt out."""
    return [name for name in get_args(get_type_hints(Need)["type"]) if name not in ("tiles", "draw")]


@cache
def domains() -> dict[str, list[str]]:
    """What the code puts into the holes of its keys, by the code that fills them. A new one must be added here."""
    return {
        "option-{verb}": [verb for verb in refusals.CHECKS if verb != "end"],
        "option-{verb}-{rest[0]}": ["give-coin", "take-nothing"],
        "option-play-{effect}": [*get_args(Effect), "lawyer-raid"],
        "need-{need.type}": need_types(),
        "effect-{accomplice.kind}": list(get_args(Effect)),
        "ability-{master}": [master.id for master in table(2).box.masters],
    }


def filled(node: ast.JoinedStr) -> list[str]:
    """Every key that a formatted string can become."""
    pattern = ast.unparse(node)[2:-1]
    start = pattern.split("{")[0]
    return [start + end for end in domains()[pattern]]


def keys_in_words() -> set[str]:
    """Options, cautions and notes: every string in words.py that is one of their keys."""
    found = {text for text in constants(tree(words)) if re.match(r"(option|caution|note)-.*[a-z_]$", text)}
    for node in ast.walk(tree(words)):
        if isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith("option-"):
            found |= set(filled(node))
    return found


def keys_on_the_board() -> set[str]:
    """What text_board.py says: the first argument of every call of `text`, and of `name`, which is one."""
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


def keys_of_questions() -> set[str]:
    """Every question of the rules, and every part of a choice that is made step by step."""
    game = table(2)
    longer = [card.id for card in game.box.accomplices if card.kind in ("forger", "conjurer")]
    drafts = [["fulfil", "job"], ["hire", "1"]]
    for card in longer:
        drafts += [["play", card], ["play", card, "a tile"]]
    parts = {turn.draft_kind(game, SimpleNamespace(draft=draft)) for draft in drafts}  # type: ignore[arg-type]
    return {f"question-{kind}" for kind in (*ANSWERS, *parts)}


def keys_of_reasons() -> set[str]:
    """Every code that anything in Swindler gives as a reason, less those the kernel words."""
    found = set()
    for path in sorted(TITLE.home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Reason", "refused", "piles.refused"):
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(f"reason-{code.value!s}")
    return found - keys(KERNEL_TEXT / "en.ftl")


def keys_of_settings() -> set[str]:
    """A name, an explanation, and a name for every word a setting can be set to."""
    found = set()
    for setting in TITLE.settings:
        values = {*setting.values, *([setting.default] if isinstance(setting.default, str) else [])}
        found |= {f"setting-{setting.id}", f"setting-{setting.id}-about"}
        found |= {f"setting-{setting.id}-{value}" for value in values}
    return found


FOR_CLIENTS = {"game-name", "game-blurb", f"game-{TITLE.id}", "scope-theft"}
"""What clients ask for: the name on the box, and how long a standing answer to a theft lasts."""


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
    spare = {key for key in keys(TEXT / "en.ftl") - asked_for() if not key.startswith("word-")}
    assert sorted(spare) == []


def test_words_of_choices_are_words_of_the_rules() -> None:
    """`word-caught` names a word that some choice or payment contains."""
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

    def __init__(self, language: str, players: int, seed: int) -> None:
        self.game = table(players)
        self.speaker = Speaker(language, self.game, NAMES[:players])
        self.referee = Referee(self.game, Dice(seed))
        self.rng = random.Random(seed)
        self.heard = 0
        self.said: set[str] = set()

    def step(self) -> None:
        """One choice of somebody, after everything about it has been said."""
        asked = self.referee.questions()
        for question in asked:
            self._question(question)
        self._events()
        question = self.rng.choice(asked)
        weights = [HASTE.get(option.split(" ")[0], 1.0) for option in question.options]
        self.referee.choose(question.seat, self.rng.choices(question.options, weights)[0])

    def _question(self, question: Any) -> None:
        view, say = self.referee.view(question.seat), self.speaker.say
        self.said.add(say(question.message))
        for choice in question.options:
            option = self.game.describe(view, choice)
            self.said |= {say(option.label), *(say(caution) for caution in option.cautions)}
        for choice, reason in self.referee.closed(question.seat):
            self.said |= {say(self.game.describe(view, choice).label), say(reason.message)}

    def _events(self) -> None:
        for told, seat in product(self.referee.told[self.heard :], range(SPECTATOR, self.game.players)):
            self.said.add(self.speaker.say(line(told.event.seen_by(seat))))
        self.heard = len(self.referee.told)

    def boards(self, width: int) -> None:
        for seat in range(SPECTATOR, self.game.players):
            lines = self.game.board(self.referee.view(seat), self.speaker.say, width)
            assert [text for text in lines if len(text) > width or not text.strip()] == []
            self.said.update(lines)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    listener = Listener(language, players, seed=players)
    held = 0
    for number in range(200):
        if listener.referee.over:
            break
        listener.step()
        held = max(held, sum(seat.hand_size > 0 for seat in listener.referee.view(SPECTATOR).seats))
        if number % 15 == 0:
            listener.boards(78)
    listener.boards(40)
    assert held > 1
    assert [text for text in listener.said if ODD.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_job_and_every_card_can_be_shown(language: str) -> None:
    """Random games show some of them; the board must be able to show all."""
    game = table(3)
    view = game.view(Referee(game, Dice(1)).state, 0)
    view.masters_left = [master.id for master in game.box.masters]
    painter = text_board.Painter(game, view, Speaker(language, game, NAMES).say, 78)
    view.hand = [card.id for card in game.box.accomplices]
    for job in game.box.jobs:
        view.jobs[0].job = job.id
        painter.paint()
    assert [text for text in painter.lines if ODD.search(text) or len(text) > 78] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Also those that no tempting choice leads to."""
    speaker = Speaker(language, table(2), NAMES)
    ids = {"job": "job_a_rent_day", "fence": "fence_tailor", "tile": "red_ring", "object": "ring", "card": "cheat",
           "bag": "red", "master": "shadow", "character": "bootblack", "characters": "laundress", "letter": "D"}  # fmt: skip
    numbers = dict.fromkeys(("missing", "count", "have", "cards", "coins", "most", "players", "rival"), 1)
    for key in sorted(keys_of_reasons()):
        for end, step, need in product(("stop", "skull"), ("steal", "actions", "hire"), refusals.NEED_RULES):
            args: dict[str, Any] = {**ids, **numbers, "end": end, "step": step, "need": need}
            assert not ODD.search(speaker.say(Message(key, args)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slot_for_any_key_has_a_name(language: str) -> None:
    speaker = Speaker(language, table(2))
    args = {"fence": "fence_innkeeper", "object": "key_any", "tile": "red_ring"}
    assert not ODD.search(speaker.say(Message("reason-slot-wants-other", dict(args))))


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_one_who_hires_reads_who_was_hired(language: str) -> None:
    speaker = Speaker(language, table(3), NAMES)
    event = events.Hired(1, 2, ["coin", "yellow_coin_1"], ["cheat", "cheat"])
    lines = {seat: speaker.say(line(event.seen_by(seat))) for seat in (SPECTATOR, 0, 1, 2)}
    cheat = speaker.name("cheat")
    assert f"2 × {cheat}" in lines[1]
    assert lines[0] == lines[2] == lines[SPECTATOR]
    assert cheat not in lines[0]
    assert "Ben" in lines[0]
    assert speaker.say(Message("word-coin")) in lines[0]


# -- a few sentences -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada plays Conjurer: red ring for blue monocle of Ben."),
     ("de", "Ada spielt Taschenspieler (gibt: Ring (Rot), bekommt: Monokel (Blau) von Ben)."),
     ("pl", "Ada zagrywa kartę: Kuglarz (pierścień (czerwony), w zamian monokl (niebieski) gracza Ben)."),
     ("fr", "Ada joue : Escamoteur (bague (rouge) contre monocle (bleu), chez Ben).")],
)  # fmt: skip
def test_a_seat_named_in_a_choice_is_called_by_its_name(language: str, sentence: str) -> None:
    event = events.Announced(0, "conjurer", ["red_ring_1", "B", "blue_monocle_2"])
    said = Speaker(language, table(2), NAMES).say(line(event.seen_by(1)))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize(
    ("lost", "sentence"),
    [(1, "zabierze ci jedną płytkę."), (2, "zabierze ci 2 płytki."), (5, "zabierze ci 5 płytek.")],
)
def test_polish_counts_tiles(lost: int, sentence: str) -> None:
    about: dict[str, Any] = {"bag": "red", "percent": 13, "skulls": 1, "tiles": 8, "loot": lost, "risk": lost}
    assert Speaker("pl", table(2), NAMES).say(Message("question-draw_or_stop", about)).endswith(sentence)
