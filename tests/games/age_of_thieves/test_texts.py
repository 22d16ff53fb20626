"""Texts: everything that Age of Thieves can ask a language for is there, nothing else is, and it can be said."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from cutpurse.games.age_of_thieves import (
    TITLE,
    cautions,
    events,
    foresight,
    labels,
    notes,
    shortcuts,
    text_board,
    text_city,
    view,
    vocabulary,
)
from cutpurse.games.age_of_thieves.bots import advice
from cutpurse.games.age_of_thieves.game import ANSWERS
from cutpurse.games.age_of_thieves.rules.figures import FIGURES
from cutpurse.games.age_of_thieves.statistics import SOURCES
from cutpurse.kernel import text_sheet
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker, keys
from tests.games import texts
from tests.games.texts import NAMES, ODD, Listener, constants, english, keys_of_events, keys_of_settings, tree

HASTE = {"plan": 4.0, "drop": 0.02, "back": 0.02, "ready": 0.4, "decline": 0.3, "pick": 8.0, "reveal": 6.0, "rob": 9.0,
         "use": 4.0, "leave": 6.0, "end": 0.4, "stay": 0.3}  # fmt: skip
"""Random players who want to see much of the game: they plan, use their cards and take what lies there."""


def table(players: int, edition: str = "de") -> Any:
    return texts.table(TITLE, players, edition=edition)


# -- what the code asks for ----------------------------------------------------------------------


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
    """What text_board.py and text_city.py say; and each effect in words of its own. The line of a thief is one's own or another's."""
    said = {f"board-effect-{effect}" for effect in effects()}
    said |= {f"board-holds-{key}" for key in get_type_hints(vocabulary.Holds)}
    return said | texts.keys_on_the_board([text_sheet, text_board, text_city], domains(), {"key": {"you", "rival"}})


def verbs() -> set[str]:
    """The first words of options: what the rules write, as text or in front of a hole."""
    found = {str(way.verb) for action in table(2).box.actions.values() for way in action.ways if way.aim != "self"}
    for node in (node for source in texts.sources(TITLE) for node in ast.walk(source)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.add(str(node.values[0].value).split(" ")[0])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value.split(" ")[0])
    return found


def keys_in_words() -> set[str]:
    """Options with a sentence of their own, cautions, shortcuts, notes; other options are called after their verb."""
    found = {f"option-{verb}" for verb in (*labels.ARGUMENTS, *labels.ARRIVALS, *labels.SPACES, *FIGURES)}
    found |= {f"word-{word}" for word in foresight.WORDS}
    said = re.compile(r"(option|caution|shortcut|board|note|hint)-.*[a-z_]$")
    for module in (labels, cautions, notes, foresight, shortcuts, advice):
        found |= {text for text in constants(tree(module)) if said.match(text)}
    return found | PARTS


def keys_of_questions() -> set[str]:
    """Every question of the rules; a plan is made in three small ones, a thief is steered by one of its own."""
    return {f"question-{kind}" for kind in (*ANSWERS, "plan_cover", "plan_points", "steer_thief")}


def keys_of_reasons() -> set[str]:
    return texts.keys_of_reasons(TITLE, "among")


PARTS = {"option-what", "option-far", "option-away", "option-verdict", "why-watch-asks"}
"""Ends of sentences that several options share."""


def keys_of_sources() -> set[str]:
    """The lines of the score sheet."""
    return {f"source-{source}" for source in SOURCES}


@cache
def asked_for() -> frozenset[str]:
    return frozenset(keys_in_words() | keys_on_the_board() | keys_of_events(events) | keys_of_questions() | keys_of_reasons()
                     | keys_of_settings(TITLE) | texts.keys_of_gallery(TITLE) | keys_of_sources() | texts.keys_for_clients(TITLE))  # fmt: skip


# -- files ---------------------------------------------------------------------------------------


def test_everything_the_code_can_ask_for_is_there() -> None:
    assert sorted(asked_for() - keys(english(TITLE))) == []


def test_nothing_is_there_that_nobody_asks_for() -> None:
    spare = keys(english(TITLE)) - asked_for()
    options = {f"option-{verb}" for verb in verbs()}
    assert sorted(spare - options) == []


# -- speaking ------------------------------------------------------------------------------------


def odd(said: set[str]) -> list[str]:
    return [text for text in said if ODD.search(text.replace(text_city.SIGNS["yellow"], ""))]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told(language: str, players: int) -> None:
    listener = Listener(language, table(players, "pl" if players == 3 else "de"), players, HASTE)
    listener.play(400, width=78, boards_every=80, listens_every=8)
    listener.boards(120)
    assert listener.referee.view(SPECTATOR).turn > 1
    assert odd(listener.said | listener.shown) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    """Random games show some of them; the board must be able to explain all."""
    game = table(3)
    seen = game.view(Referee(game, Dice(1)).state, 0)
    painter = text_board.Painter(game, seen, game.imagined(seen), Speaker(language, game, NAMES).say, 78)
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
    seen = game.view(Referee(game, Dice(1)).state, 0)
    painter = text_board.Painter(game, seen, game.imagined(seen), Speaker(language, game).say, 78)
    assert painter.card_text("beacon", "zain").replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize(("thief", "text"), [("zain", "range 6"), ("morius", "range 4")])
def test_what_a_thief_can_do_better_is_told(thief: str, text: str) -> None:
    game = table(2)
    seen = game.view(Referee(game, Dice(1)).state, 0)
    painter = text_board.Painter(game, seen, game.imagined(seen), Speaker("en", game).say, 78)
    assert painter.card_text("fire_grenade", thief).startswith(text)
    assert ("up to 5 spaces" in painter.card_text("move", "noiron")) and "up to 4" in painter.card_text("move", thief)
