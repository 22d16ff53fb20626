"""Texts: everything that Thiefdom can ask a language for is there, nothing else is, and it can be said."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import islice, product
from typing import Any

import pytest

from cutpurse.games.thiefdom import (
    TITLE,
    card_labels,
    cautions,
    events,
    labels,
    notes,
    shortcuts,
    step_labels,
    text_board,
)
from cutpurse.games.thiefdom.playing import ANSWERS
from cutpurse.games.thiefdom.rules.locations import OFFERS
from cutpurse.games.thiefdom.statistics import SOURCES, slug
from cutpurse.games.thiefdom.vocabulary import EFFECTS, USED, word
from cutpurse.kernel import text_sheet
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker, keys
from tests.games import texts
from tests.games.texts import NAMES, ODD, Listener, constants, english, filled, keys_of_events, keys_of_settings, tree

CLUMSY = re.compile(r"\s[.,]|\s\s|^\s|\s$")
"""What no sentence contains besides: blanks where none belong."""
PLAIN_VERBS = ("done", "stamina", "patrons", "leave")
"""Options that are one word and say all there is to say."""


def table(players: int, **chosen: str) -> Any:
    return texts.table(TITLE, players, **chosen)


# -- what the code asks for ----------------------------------------------------------------------


@cache
def domains() -> dict[str, list[str]]:
    """What the code puts into the holes of its keys, by the code that fills them. A new one must be added here."""
    by_place = [verb for verb, rule in labels.LABELS.items()
                if rule in (labels._place, labels._label_wares, step_labels.step)]  # fmt: skip
    return {
        "option-{said[0]}": [*by_place, *PLAIN_VERBS],
        "option-use-{effect.do}": sorted(map(word, USED)),
        "option-{word}": ["give-all", "take-all"],
        "effect-{effect.do}": [word(effect) for effect in EFFECTS],
    }


def keys_in_words() -> set[str]:
    """Options, cautions, notes and effects: every string in the modules of words that is one of their keys."""
    found: set[str] = set()
    for module in (labels, cautions, step_labels, card_labels, notes, shortcuts):
        found |= {
            text for text in constants(tree(module)) if re.match(r"(option|caution|merit|note|card)-.*[a-z_]$", text)
        }
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.JoinedStr) and ast.unparse(node)[2:].startswith(("option-", "effect-")):
                found |= filled(node, domains())
    return found


def keys_on_the_board() -> set[str]:
    return texts.keys_on_the_board([text_sheet, text_board], domains(), {})


def keys_of_reasons() -> set[str]:
    return texts.keys_of_reasons(TITLE)


def keys_of_sources() -> set[str]:
    """The lines of the score sheet."""
    return {f"source-{slug(source)}" for source in SOURCES}


@cache
def asked_for() -> frozenset[str]:
    return frozenset(keys_in_words() | keys_on_the_board() | keys_of_events(events) | {f"question-{kind}" for kind in ANSWERS}
                     | {f"note-place-{kind}" for kind in OFFERS} | keys_of_reasons() | keys_of_settings(TITLE) | texts.keys_of_gallery(TITLE) | keys_of_sources() | texts.keys_for_clients(TITLE))  # fmt: skip


# -- files ---------------------------------------------------------------------------------------


def test_everything_the_code_can_ask_for_is_there() -> None:
    assert sorted(asked_for() - keys(english(TITLE))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_there_that_nobody_asks_for(language: str) -> None:
    spoken = asked_for().union(*texts.keys_in_sentences(english(TITLE)).values())
    spare = {key for key in keys(TITLE.home / "text" / f"{language}.ftl") - spoken if not key.startswith("word-")}
    assert sorted(spare) == []


def test_words_of_choices_are_words_of_the_rules() -> None:
    named, known = texts.words_of_choices(TITLE)
    assert named
    assert sorted(named - known) == []


# -- speaking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    game = table(players)
    listener = Listener(language, game, players, game.verb_weights)
    listener.play(600, width=100, boards_every=60, listens_every=5)
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
    spaces = len(view.villas)
    holding = product((villa.id for villa in game.box.villas), [*(artwork.id for artwork in game.box.artworks), ""])
    while several := list(islice(holding, spaces)):
        view.villas[: len(several)] = several
        painter.paint()
    names = [painter.name(card.id) for card in game.box.cards]
    assert [name for name in names if not any(text.strip().startswith(name) for text in painter.lines)] == []
    assert [text for text in painter.lines if ODD.search(text) or len(text) > 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Also those that no tempting choice leads to."""
    speaker = Speaker(language, table(2), NAMES)
    needed = texts.spoken_of(english(TITLE))
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
     ("fr", "Ada (Casquette) vend 2 pierres précieuses pour 4\N{NO-BREAK SPACE}PV.")],
)  # fmt: skip
def test_goods_are_counted(language: str, sentence: str) -> None:
    event = events.Sold(0, "cap", "gem", 2, 4)
    assert Speaker(language, table(2), NAMES).say(line(event.seen_by(1))) == sentence


@pytest.mark.parametrize(("count", "words_for_it"), [(1, "1 odznaka"), (3, "3 odznaki"), (5, "5 odznak")])
def test_polish_counts_badges(count: int, words_for_it: str) -> None:
    said = Speaker("pl", table(2), NAMES).say(line(events.Gained(0, "cap", "badge", count).seen_by(0)))
    assert said.endswith(f"{words_for_it}.")
