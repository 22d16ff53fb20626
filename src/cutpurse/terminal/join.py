"""Sitting down at a served table: the seat is taken or found again, the line opened, the table shown."""

from __future__ import annotations

import sys
from pathlib import Path
from queue import Queue

from cutpurse.kernel.message import Message
from cutpurse.kernel.text import Speaker
from cutpurse.protocol.from_server import Welcome
from cutpurse.terminal.connection import Connection, Ended, Incident
from cutpurse.terminal.link import INVITATION, Link, NoSeat, Seats, fetch_record, in_words, take_seat
from cutpurse.terminal.remote import RemoteTable
from cutpurse.terminal.telling import Teller


def sit_down(text: str, name: str, speaker: Speaker) -> Link:
    """The link to a seat. An invitation is used up once, and leads back to the same seat from then on."""
    link = Link.read(text)
    if link.kind != INVITATION:
        return link
    seats = Seats()
    found = seats.find(link)
    if found is not None:
        return found
    seat = take_seat(link, name)
    try:
        seats.remember(link, seat)
    except OSError as error:
        problem = error.strerror or str(error)
        print(speaker.say(Message("cli-seat-not-kept", {"file": str(seats.path), "problem": problem})), file=sys.stderr)
    print(speaker.say(Message("cli-seat-link", {"link": str(seat)})), flush=True)
    return seat


class Joined:
    """A table that has said welcome, and the queue of what happens on the line to it."""

    def __init__(self, link: Link, language: str) -> None:
        self.link = link
        self.incidents: Queue[Incident | str | None] = Queue()
        self.connection = Connection(link, self.incidents.put)
        self.connection.start()
        try:
            self.table = RemoteTable(self._welcome(), self.connection.send)
            self.table.base = link.base
        except NoSeat:
            self.close()
            raise
        self.teller = Teller(self.table.game, self.table.names, language)

    def _welcome(self) -> Welcome:
        first = self.incidents.get()
        if isinstance(first, Ended):
            raise NoSeat(first.message)
        if not isinstance(first, Welcome):
            raise NoSeat(Message("cli-strange-server"))
        return first

    def close(self) -> None:
        self.connection.close()


def update_names(teller: Teller, table: RemoteTable) -> None:
    """Whoever sits down brings a name along."""
    teller.speaker.seats = table.names


def lobby(teller: Teller, table: RemoteTable) -> list[str]:
    """Who sits where, and who is here."""
    rows = []
    for seat, info in enumerate(table.seats):
        state = ("here" if info.here else "away") if info.kind == "human" else info.kind
        rows.append(teller.ui("join-row", seat=seat, state=state))
    return rows


def save_record(teller: Teller, link: Link, path: Path) -> str:
    """Write the record of the finished game. What came of it, in words."""
    try:
        record = fetch_record(link)
    except NoSeat as refused:
        return in_words(teller.speaker, refused.message)
    try:
        with path.open("xb") as file:
            file.write(record)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        return teller.ui("save-failed", file=str(path), problem=problem)
    return f"{teller.ui('saved', file=str(path))} {teller.ui('result-verify', file=str(path))}"
