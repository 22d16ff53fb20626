"""Whole games over real sockets, every seat and the audience at once; and law 4 on every byte that was sent."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice, SecretStream
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import verify
from cutpurse.lab.crash import House
from cutpurse.server.table.entries import Entry, carry_out
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.updates import Updates
from cutpurse.server.table.wording import KEYS, Translator
from tests.server.client import Guest, Made, spread_out

SHORT: dict[str, dict[str, str | int]] = {"swindler": {"end_jobs": 3}}
"""Settings with which a game is over soon."""


def tables() -> list[tuple[str, list[str]]]:
    """Every title with two, three and four at the table, bots among them."""
    return [
        (title.id, who)
        for title in registry.titles().values()
        for who in (["me", "open"], ["random", "me", "open"], ["open", "easy", "me", "open"])
        if len(who) in title.seats
    ]


class Evening:
    """A finished game: what everybody was sent, and what really happened."""

    def __init__(self, made: Made, guests: dict[int, Guest], results: list[dict[str, Any]]) -> None:
        self.made, self.guests, self.results = made, guests, results
        status, data = made.record(next(iter(made.tokens.values())))
        assert status == 200
        self.file = RecordFile.parse(data)


async def play(house: House, game: str, who: list[str]) -> Evening:
    made = Made(house, who, SHORT.get(game), game, clock="game", seconds=3600).take_all()
    guests = {seat: made.guest(seat, "de" if seat else "", draws=seat != 0) for seat in (*made.tokens, SPECTATOR)}
    for guest in guests.values():
        await guest.__aenter__()
    for token in (*made.tokens.values(), made.audience):
        assert made.record(token)[0] == 409, "nobody gets the record of a running game"
    games = [guest.play(made.game, f"{game} {seat}") for seat, guest in guests.items()]
    results = await asyncio.wait_for(asyncio.gather(*games), 50)
    evening = Evening(made, guests, results)
    for guest in guests.values():
        await guest.__aexit__()
    return evening


@pytest.mark.parametrize(
    ("game", "who"), tables(), ids=lambda value: value if isinstance(value, str) else str(len(value))
)
def test_a_game_from_the_first_hello_to_its_proof(house: House, game: str, who: list[str]) -> None:
    evening = asyncio.run(play(house, game, who))
    for _ in range(9):  # the shuffles are the server's own: play until everybody had something to be kept from
        if len(who) == 2 or hides_from_everybody(evening):
            break
        evening = asyncio.run(play(house, game, who))
    made = evening.made
    result = msgspec.to_builtins(verify(evening.file).result())
    assert evening.results == [result] * len(evening.guests), "everybody saw the same end"
    assert made.record("")[0] == made.record(made.host)[0] == 403, "the record is for those who were there"
    assert [made.record(token)[0] for token in (*made.tokens.values(), made.audience)] == [200] * len(evening.guests)
    assert evening.file.header.commitment == evening.guests[SPECTATOR].welcome["commitment"]
    check_secrets(evening)
    check_worlds(evening)
    check_told(evening)


def hides_from_everybody(evening: Evening) -> bool:
    """For each guest there was a record with at least two choices of others: the first of them had to be kept quiet."""
    sealed = [record.sealed for record in evening.file.records if record.sealed]
    return all(
        any(sum(len(choices) for seat, choices in chosen if seat != guest) >= 2 for chosen in sealed)
        for guest in evening.guests
    )


def check_secrets(evening: Evening) -> None:
    """No frame holds a token, an invitation, the secret of the shuffles or somebody's part in them."""
    made, proof = evening.made, evening.file.proof
    assert proof is not None
    words = [*made.tokens.values(), made.audience, made.host, *made.invitations.values(), proof.secret]
    for guest in evening.guests.values():
        for frame in guest.frames:
            assert not any(word.encode() in frame for word in (*words, *evening.file.header.contributions))


def check_worlds(evening: Evening) -> None:
    """Law 4 on the bytes: re-draw all that a seat may not know, and make what it was sent from that other world.
    It must be the same, so nobody's hand, sealed answer or deck was in it."""
    rng = random.Random("worlds")
    for seat, guest in evening.guests.items():
        updates = [frame for frame in guest.frames if b'"type":"update"' in frame[:20]]
        assert len(updates) > 50
        for frame in (updates[0], *rng.sample(updates[1:-1], 40)):
            check_world(evening.made.game, seat, guest, msgspec.json.decode(frame, type=dict[str, msgspec.Raw]), rng)


def check_world(
    game: Game[Any, Any], seat: int, guest: Guest, sent: dict[str, msgspec.Raw], rng: random.Random
) -> None:
    view = msgspec.json.decode(fields(sent["position"])["view"], type=game.view_type)
    world = Referee.at(game, game.sample(view, rng), Dice("nothing is drawn"))
    names = [info["name"] for info in guest.welcome["seats"]]
    wording = Translator(game, guest.language, names) if guest.language else KEYS
    twin = Updates(game)
    twin.look(world, [Chair(HUMAN, name) for name in names])
    mine, theirs = fields(sent["position"]), fields(twin.position(seat, wording))
    mine.pop("undo", None)  # what can be taken back is the past, of which another world knows nothing
    assert mine == theirs, f"seat {seat}"
    if guest.draws:
        assert bytes(sent["scene"]) == twin.scene(seat), f"the scene of seat {seat}"
        assert bytes(sent.get("ground", b"")) in (b"", twin.ground(seat)), f"the ground of seat {seat}"
    else:
        assert not {"scene", "ground"} & sent.keys(), "who draws nothing needs nothing to draw from"


def fields(part: bytes | msgspec.Raw) -> dict[str, bytes]:
    return {name: bytes(value) for name, value in msgspec.json.decode(part, type=dict[str, msgspec.Raw]).items()}


class Telling:
    """The journal played again, and what one guest is to be sent at each of its entries."""

    def __init__(self, evening: Evening, seat: int) -> None:
        assert evening.file.proof is not None
        secret = bytes.fromhex(evening.file.proof.secret)
        self.referee = Referee(evening.made.game, SecretStream(secret, evening.file.header.contributions))
        self.seat, self.sealed = seat, 0
        self.position, news = self.look(0)
        self.updates = [{**self.position, "events": news}]

    def look(self, heard: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What the position means for the guest, and what is new."""
        referee, seat = self.referee, self.seat
        question = referee.question(seat) if seat >= 0 else None
        asked = None if question is None else (question.kind, question.sealed, question.about, question.options)
        position = {"view": referee.view(seat), "question": asked, "result": referee.result()}
        news = [(item.event.seen_by(seat), item.event.against(seat)) for item in referee.told[heard:]]
        plain: tuple[dict[str, Any], list[dict[str, Any]]] = json.loads(msgspec.json.encode((position, news)))
        return plain

    def do(self, entry: dict[str, Any]) -> None:
        records, heard = len(self.referee.records), len(self.referee.told)
        assert not isinstance(carry_out(self.referee, msgspec.convert(entry, Entry)), Reason)
        position, news = self.look(heard)
        changed = position != self.position or bool(news)
        if len(self.referee.records) == records and entry["seat"] != self.seat:
            assert not changed, "a sealed answer of somebody else shows"
            self.sealed += 1
        if changed or entry["seat"] == self.seat:
            self.position = position
            self.updates.append({**position, "events": news})


def updates_of(guest: Guest) -> list[dict[str, Any]]:
    """What a guest was sent in the course of the game, less what was told again after a refusal."""
    kinds = [json.loads(frame)["type"] for frame in guest.frames]
    return [
        as_told(spread_out(frame))
        for before, kind, frame in zip(kinds, kinds[1:], guest.frames[1:], strict=False)
        if kind == "update" and before != "refused"
    ]


def as_told(update: dict[str, Any]) -> dict[str, Any]:
    asked = update["question"]
    question = asked and [asked["kind"], asked.get("sealed", False), asked.get("about", {}), update["choices"]]
    events = [[told["event"], told.get("against", False)] for told in update["events"]]
    return {"view": update["view"], "question": question, "result": update["result"], "events": events}


def check_told(evening: Evening) -> None:
    """Everybody was sent what changed for them, once, and nothing else: a sealed answer sends nothing to others, so
    neither what the audience hears nor how often depends on who passed."""
    journal = evening.made.house.journal(evening.made.id)
    assert all(entry["timing"]["since"] > 1e9 for entry in journal), "the clocks are stored with every entry"
    for seat, guest in evening.guests.items():
        telling = Telling(evening, seat)
        for entry in journal:
            telling.do(entry)
        sent = updates_of(guest)
        missed = len(telling.updates) - len(sent)
        assert 0 <= missed < 20, "bots may have begun before everybody had come"
        sent[0]["events"] = telling.updates[missed]["events"] = []  # the first update tells all that was
        assert sent == telling.updates[missed:]
        assert telling.sealed > 0 or evening.made.players == 2, "the game had sealed answers to hide"
