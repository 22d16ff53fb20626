"""Tables share their sentences: each says them with the names of its own people, and says nothing else for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.event import line
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
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
