"""Tables to test at: the toy game set up, played out, and everything that a seat receives."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from cutpurse.kernel.chance import Chance, Dice, SecretStream
from cutpurse.kernel.event import Event
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import Header, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file
from cutpurse.kernel.settings import settle
from tests.kernel.toy import TITLE, GardenShow

SECRET = bytes(range(32))
NAMES = ["Ann", "Bea", "Cyd", "Dan"]


def rules(players: int = 3, rounds: int = 2) -> GardenShow:
    settings = settle(TITLE.settings, {"rounds": rounds})
    assert not isinstance(settings, Reason)
    return TITLE.open(players, settings)


def stream(players: int = 3, secret: bytes = SECRET) -> SecretStream:
    return SecretStream(secret, [f"luck of {name}" for name in NAMES[:players]])


def live(players: int = 3, rounds: int = 2, secret: bytes = SECRET) -> Referee:
    """A game just dealt, with the chance of a live game."""
    return Referee(rules(players, rounds), stream(players, secret))


def given(position: Mapping[str, Any], players: int = 3, chance: Chance | None = None) -> Referee:
    """A game in the middle, at a position described in the toy's words."""
    game = rules(players)
    return Referee.at(game, game.arrange(position), chance or Dice(1))


def bidding(**position: Any) -> Referee:
    """Three seats that are asked for their bids; the host also names a flower."""
    return given({"asked": "bid", **position}, chance=stream())


def header(referee: Referee) -> Header:
    chance, players = referee.chance, referee.game.players
    assert isinstance(chance, SecretStream)
    settings = dict(referee.game.settings)
    return Header(TITLE.id, 1, players, settings, NAMES[:players], chance.commitment, chance.contributions)


def filed(referee: Referee) -> RecordFile:
    return record_file(referee, header(referee))


def done(happened: list[Event] | Reason) -> list[Event]:
    """The events of something that must not be refused."""
    assert not isinstance(happened, Reason), happened
    return happened


def one_move(referee: Referee, rng: random.Random, undo: float = 0.0) -> None:
    """Anything that somebody may do now."""
    undoing = [seat for seat in range(referee.game.players) if referee.why_no_undo(seat) is None]
    if undoing and rng.random() < undo:
        done(referee.undo(rng.choice(undoing)))
        return
    question = rng.choice(referee.questions())
    done(referee.choose(question.seat, rng.choice(question.options)))


def finished(seed: int, players: int = 3, rounds: int = 2, undo: float = 0.2) -> Referee:
    """A random game to its end, with second thoughts."""
    referee, rng = live(players, rounds), random.Random(seed)
    while not referee.over:
        one_move(referee, rng, undo)
    return referee


def received(referee: Referee, seat: int) -> bytes:
    """Everything that a seat is sent: view, log, question, closed choices, undo, how many records there are."""
    parts = [
        referee.view(seat),
        referee.log(seat),
        referee.question(seat),
        referee.closed(seat),
        referee.why_no_undo(seat),
        len(referee.records),
    ]
    return msgspec.json.encode(parts)
