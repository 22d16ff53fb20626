"""The bot protocol: one JSON object a line, the same bytes for shipped bots and for anybody else's.

The table says `hello` once, then `ask` for every decision, and `bye` at the end; the bot says one
`answer` to each `ask`. Nothing else is ever sent, and nothing that the bot's seat may not know.
docs/bot-protocol.md explains it to those who write one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from cutpurse.kernel.game import Game, Result, box_of
from cutpurse.kernel.question import Question

PROTOCOL = 1
LONGEST_LINE = 64 * 2**10
"""Bytes of an answer. A table reads no more than this of a line."""


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="hello"):
    """Which game, by which rules, at which table, and where the bot sits."""

    protocol: int
    game: str
    rules: int
    players: int
    seat: int
    settings: dict[str, str | int]
    seed: int
    """For the bot's own generator: same seed, same observations, same moves. The game's chance is another."""
    pack: dict[str, str] = {}
    """Components that replace ours: file name and text."""
    box: str = ""
    """The digest of our components, before they were replaced: which box of the game it is (docs/records.md)."""
    components: str = ""
    """That box itself, packed, where no release has it."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question on the wire."""

    seat: int
    kind: str
    options: list[str]
    sealed: bool = False
    about: dict[str, Any] = {}


class Ask(msgspec.Struct, frozen=True, tag_field="message", tag="ask"):
    """A decision: what the seat knows, what it is asked, what it saw happen since it was last asked."""

    n: int
    view: msgspec.Raw
    question: Asked
    events: list[dict[str, Any]]
    deadline_ms: int

    def as_question(self) -> Question:
        asked = self.question
        return Question(asked.seat, asked.kind, asked.options, asked.sealed, asked.about)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="answer"):
    """One of the options offered in ask `n`, and a word about it if the bot likes."""

    n: int
    choice: str
    note: str = ""


class Bye(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="bye"):
    """The table is cleared. The result, if the game came to one."""

    result: Result | None = None


FromTable = Hello | Ask | Bye

_from_table = msgspec.json.Decoder(FromTable)
_answer = msgspec.json.Decoder(Answer)


def encode(message: FromTable | Answer) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def ask(n: int, view: bytes, question: Question, events: list[dict[str, Any]], deadline_ms: int) -> Ask:
    asked = Asked(question.seat, question.kind, question.options, question.sealed, dict(question.about))
    return Ask(n, msgspec.Raw(view), asked, events, deadline_ms)


def read_table(line: bytes) -> FromTable:
    """A line of the table. Raises msgspec.DecodeError where it is none."""
    message: FromTable = _from_table.decode(line)
    return message


def read_answer(line: bytes) -> Answer | None:
    """A line of a bot, whatever it may hold; None if it is no answer."""
    try:
        return _answer.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def greet(game: Game[Any, Any], seat: int, seed: int | str, pack: Mapping[str, str] | None = None) -> Hello:
    """The hello for a seat. Its seed is derived, so that no two seats share one and none equals the game's."""
    digest = hashlib.blake2b(f"{seed}|{seat}".encode(), digest_size=6, person=b"cutpurse-bot").digest()
    box, components = box_of(game)
    return Hello(
        protocol=PROTOCOL,
        game=game.title.id,
        rules=game.rules,
        players=game.players,
        seat=seat,
        settings=dict(game.settings),
        seed=int.from_bytes(digest, "big"),
        pack=dict(pack or {}),
        box=box,
        components=components,
    )
