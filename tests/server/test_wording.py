"""Tables share their sentences: each says them with the names of its own people, and says nothing else for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.event import line
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.question import Note
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
from cutpurse.protocol import position
from cutpurse.server.table.wording import SharedSentences, Translator

MOVES = 60


def sentences(referee: Referee, rng: random.Random) -> Iterator[Message]:
    """What everybody hears while a random game goes on."""
    game = referee.game
    for _ in range(MOVES):
        if referee.over:
            return
        question = rng.choice(referee.questions())
        view = referee.view(question.seat)
        yield question.message
        yield from (game.describe(view, option).label for option in question.options)
        yield from (note.label for note in game.notes(view))
        told = len(referee.told)
        referee.choose(question.seat, rng.choice(question.options))
        yield from (line(item.event.seen_by(question.seat)) for item in referee.told[told:])


@pytest.mark.parametrize("name", list(registry.titles()))
def test_tables_share_sentences_and_not_names(name: str) -> None:
    game = open_table(registry.title(name), 2, {})
    assert not isinstance(game, Reason)
    shared = SharedSentences(game, "pl")
    tables = [
        (Translator(game, "pl", names, shared), Speaker("pl", game, names)) for names in (["Ada", "Ben"], ["𐘀", "b"])
    ]
    for _, speaker in tables:
        speaker.names |= game.place_names("pl")
    for message in sentences(Referee(game, SecretStream(bytes(32), ["a", "b"])), random.Random(name)):
        for translator, speaker in tables:
            assert translator.say(message) == speaker.say(message), message


def test_what_a_client_wrote_is_shared_with_nobody() -> None:
    game = open_table(registry.title("swindler"), 2, {})
    assert not isinstance(game, Reason)
    shared = SharedSentences(game, "en")
    translator = Translator(game, "en", ["Ada", "Ben"], shared)
    assert "𐘀" in translator.say(Message("reason-malformed", {"problem": "𐘀"}))
    assert len(shared.templates(2)) == 0
    translator.say(Message("reason-audience"))
    assert len(shared.templates(2)) == 1


@pytest.mark.parametrize("name", list(registry.titles()))
def test_what_is_kept_of_lasting_notes_is_what_they_say(name: str) -> None:
    """The same words as said anew, for tables with other names, at every position of a game."""
    game = open_table(registry.title(name), 2, {})
    assert not isinstance(game, Reason)
    shared, rng = SharedSentences(game, "fr"), random.Random(name)
    translators = [Translator(game, "fr", names, shared) for names in (["Ada", "Ben"], ["Cy", "Di"])]
    referee = Referee(game, SecretStream(bytes(32), ["a", "b"]))
    kept = 0
    for _ in range(MOVES):
        if referee.over:
            break
        for seat in (-1, 0, 1):
            for note in game.notes(referee.view(seat)):
                kept += note.lasting
                for translator in translators:
                    assert translator.note(note) == position.Note(note.thing, translator.say(note.label))
        question = rng.choice(referee.questions())
        referee.choose(question.seat, rng.choice(question.options))
    assert kept or name == "swindler", "its notes are all about how far somebody is"


def test_a_lasting_note_that_names_somebody_is_said_anew() -> None:
    game = open_table(registry.title("age-of-thieves"), 2, {})
    assert not isinstance(game, Reason)
    note = Note("x", Message("note-thief", {"seat": 1, "vp": 3}), lasting=True)
    shared = SharedSentences(game, "en")
    said = [Translator(game, "en", ["Ada", name], shared).note(note).label for name in ("Ben", "Cy")]
    assert "Ben" in str(said[0])
    assert "Cy" in str(said[1])
