"""Texts: everything that Swindler can ask a language for is there, nothing else is, and it can be said."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest

from cutpurse.games.swindler import TITLE, card_labels, cautions, events, labels, notes, shortcuts, text_board, verbs
from cutpurse.games.swindler.game import ANSWERS
from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.rules.windows import WINDOWS
from cutpurse.games.swindler.setup import empty_table
from cutpurse.games.swindler.statistics import SOURCES
from cutpurse.games.swindler.verbs import board
from cutpurse.games.swindler.vocabulary import AnyEffect, AnyNeed, Draw, Tiles, word_of
from cutpurse.kernel import text_sheet
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker, keys
from tests.games import texts
from tests.games.texts import NAMES, ODD, Listener, constants, english, filled, keys_of_events, keys_of_settings, tree

HASTE = {"fulfil": 60.0, "reserve": 3.0, "release": 0.1, "sell": 0.3, "hire": 3.0, "play": 4.0, "wave": 0.2}
"""Random players who want to see much of the game: they hire, play cards and fulfil jobs."""


def table(players: int) -> Any:
    return texts.table(TITLE, players, length="short")


# -- what the code asks for ----------------------------------------------------------------------


def need_types() -> list[str]:
    """The sorts of needs that have a sentence each; tiles and draws are spelt out."""
    return [word_of(need) for need in get_args(AnyNeed) if need not in (Tiles, Draw)]


def effects() -> list[str]:
    return [word_of(effect) for effect in get_args(AnyEffect)]


@cache
def domains() -> dict[str, list[str]]:
    """What the code puts into the holes of its keys, by the code that fills them. A new one must be added here."""
    return {
        "option-{verb}": [verb for verb in verbs.VERBS if verb != "end"],
        "option-{verb}-{rest[0]}": ["give-coin", "take-nothing"],
        "option-play-{word_of(deed.effect)}": [*effects(), "lawyer-raid"],
        "need-{need.word}": need_types(),
        "effect-{accomplice.kind}": effects(),
        "ability-{master.id}": [master.id for master in table(2).box.masters],
    }


def keys_in_words() -> set[str]:
    """Options, cautions, merits and notes: every string in their files that is one of their keys."""
    trees = [tree(module) for module in (labels, cautions, notes, shortcuts)]
    found = {
        text for part in trees for text in constants(part) if re.match(r"(option|caution|merit|note)-.*[a-z_]$", text)
    }
    for node in (node for part in trees for node in ast.walk(part)):
        if isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith("option-"):
            found |= filled(node, domains())
    return found


def keys_on_the_board() -> set[str]:
    return texts.keys_on_the_board([text_sheet, text_board, card_labels], domains(), {})


def keys_of_questions() -> set[str]:
    """Every question of the rules, and every part of a choice that is made step by step."""
    game = table(2)
    longer = [card.id for card in game.box.accomplices if card.kind in ("forger", "conjurer")]
    drafts = [["fulfil", "job"], ["hire", "1"]]
    for card in longer:
        drafts += [["play", card], ["play", card, "a tile"]]
    state, parts = empty_table(game), set()
    for draft in drafts:
        state.draft = draft
        parts.add(turn.draft_kind(game, state))
    return {f"question-{kind}" for kind in (*ANSWERS, *parts) if kind != "offer"}


def keys_of_reasons() -> set[str]:
    return texts.keys_of_reasons(TITLE, "refused", "piles.refused")


FOR_CLIENTS = {*texts.keys_for_clients(TITLE), "scope-theft", *(f"kind-{kind}" for kind in WINDOWS)}
"""What clients ask for: the name on the box, what a standing answer is for and how long one to a theft lasts."""


def keys_of_sources() -> set[str]:
    """The lines of the score sheet."""
    return {f"source-{source}" for source in SOURCES}


@cache
def asked_for() -> frozenset[str]:
    return frozenset(keys_in_words() | keys_on_the_board() | keys_of_events(events) | keys_of_questions() | keys_of_reasons()
                     | keys_of_settings(TITLE) | texts.keys_of_gallery(TITLE) | keys_of_sources() | FOR_CLIENTS)  # fmt: skip


# -- files ---------------------------------------------------------------------------------------


def test_everything_the_code_can_ask_for_is_there() -> None:
    assert sorted(asked_for() - keys(english(TITLE))) == []


def test_nothing_is_there_that_nobody_asks_for() -> None:
    spare = {key for key in keys(english(TITLE)) - asked_for() if not key.startswith("word-")}
    assert sorted(spare) == []


def test_every_verb_has_a_sentence() -> None:
    assert set(labels.SENTENCES) == set(verbs.VERBS)


def test_words_of_choices_are_words_of_the_rules() -> None:
    named, known = texts.words_of_choices(TITLE)
    assert named
    assert sorted(named - known) == []


# -- speaking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    listener = Listener(language, table(players), players, HASTE)
    held = 0

    def count_hands() -> None:
        nonlocal held
        held = max(held, sum(seat.hand_size > 0 for seat in listener.referee.view(SPECTATOR).seats))

    listener.play(200, width=78, boards_every=15, after=count_hands)
    listener.boards(40)
    assert held > 1
    assert [text for text in listener.said | listener.shown if ODD.search(text)] == []
    assert all(text.strip() for text in listener.shown), "an empty line says nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_job_and_every_card_can_be_shown(language: str) -> None:
    """Random games show some of them; the board must be able to show all."""
    game = table(3)
    view = game.view(Referee(game, Dice(1)).state, 0)
    view.masters_left = [master.id for master in game.box.masters]
    painter = text_board.Painter(game, view, game.imagined(view), Speaker(language, game, NAMES).say, 78)
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
        for end, step, need in product(("stop", "skull"), ("steal", "actions", "hire"), map(word_of, board.NEED_RULES)):
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


NOT_YET = {"en": r"caught|nothing is lost", "de": r"erwischt", "pl": r"złapan|wpad", "fr": r"pris|prendre"}
LOSES_NOTHING = {"en": r"loses? nothing", "de": r"verliert nichts", "pl": r"nic nie traci", "fr": r"ne perd rien"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_passes_at_a_skull_does_not_say_what_comes_of_it(language: str) -> None:
    """Another angel may still save the thief, or a decoy's first draw is harmless (SW-4.12.20, SW-4.12.35)."""
    speaker = Speaker(language, table(3), NAMES)
    said = speaker.say(
        Message("option-pass", {"window": "skull_drawn", "window-id": "skull_drawn", "thief": 0, "bet": False})
    )
    assert speaker.say(Message("option-pass", {"window": "accomplice_played", "thief": 0, "bet": False})) != said
    assert not re.search(NOT_YET[language], said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_caught_has_not_lost_nothing_because_the_bag_gets_nothing(language: str) -> None:
    """A traitor may have taken it all before (SW-4.4.17, SW-4.12.46)."""
    said = Speaker(language, table(3), NAMES).say(line(events.Caught(0, "red", [], 0).seen_by(1)))
    assert "Ada" in said
    assert not re.search(LOSES_NOTHING[language], said)
