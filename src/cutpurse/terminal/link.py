"""Links to seats at a served table, and the seats this person has taken.

The secret stands behind the # of a link. It is sent in messages only, never as part of an address.
"""

from __future__ import annotations

import hashlib
import os
import re
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from cutpurse.kernel.chance import new_contribution
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.text import MissingText, Speaker
from cutpurse.protocol.requests import Hosted, HostWish, Problem, SeatTaken, TakeSeat

T = TypeVar("T")
INVITATION, SEAT, AUDIENCE, HOST = "i", "s", "a", "h"
PATIENCE = 15.0
"""Seconds a server has for an answer."""
LARGEST_ANSWER = 64 * 1024 * 1024


class NoSeat(Exception):
    """Why one cannot sit down: a sentence, or a server's reason."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    @classmethod
    def refused(cls, reason: Reason) -> Self:
        return cls(reason.message)


def in_words(speaker: Speaker, message: Message) -> str:
    """What a server says, with the rule it rests on. A newer one may have reasons that have no words here."""
    try:
        sentence = speaker.say(message)
    except MissingText:
        return speaker.say(Message("ui-join-refused", {"code": message.key}))
    rule = str(message.args.get("rule", ""))
    return f"{sentence} [{rule}]" if rule and rule not in sentence else sentence


class Link(NamedTuple):
    """`http://host:port/t/TABLE#i=…`: an invitation (i), a seat (s), a place in the audience (a), the host's (h)."""

    base: str
    table: str
    kind: str
    token: str

    @classmethod
    def read(cls, text: str) -> Self:
        parts = urlsplit(text.strip())
        place = re.fullmatch(r"(.*)/t/([\w-]+)/?", parts.path, re.ASCII)
        secret = re.fullmatch(
            r"([isah])=([\w-]+)(?:~[\w-]+)?", parts.fragment, re.ASCII
        )  # the browser's has the watchers'
        if parts.scheme not in ("http", "https") or not parts.netloc or place is None or secret is None:
            raise NoSeat(Message("cli-bad-link"))
        return cls(f"{parts.scheme}://{parts.netloc}{place[1]}", place[2], secret[1], secret[2])

    def __str__(self) -> str:
        return f"{self.base}/t/{self.table}#{self.kind}={self.token}"

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/{self.table}"

    def api(self, what: str) -> str:
        return f"{self.base}/api/tables/{self.table}/{what}"


# -- asking a server -----------------------------------------------------------------------------


def take_seat(link: Link, name: str) -> Link:
    """Use up an invitation. The link to the seat is known to nobody else."""
    wish = TakeSeat(link.token, name, new_contribution())
    taken = _understood(_ask(Request(link.api("seats"), msgspec.json.encode(wish)), link), SeatTaken)
    return link._replace(kind=SEAT, token=taken.token)


def fetch_record(link: Link) -> bytes:
    """The record of a finished game, for somebody who was there."""
    return _ask(Request(link.api("record"), headers={"authorization": f"Bearer {link.token}"}), link)


def act_as_host(link: Link, wish: HostWish) -> Hosted:
    """What a host may do with the table."""
    return _understood(_ask(Request(link.api("host"), msgspec.json.encode(wish)), link), Hosted)


def _ask(request: Request, link: Link) -> bytes:
    if request.data is not None:
        request.add_header("content-type", "application/json")
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LARGEST_ANSWER)
            return data
    except HTTPError as error:
        with error:
            raise NoSeat.refused(_understood(error.read(LARGEST_ANSWER), Problem).reason) from None
    except (URLError, HTTPException, OSError) as error:
        raise no_server(link, error) from None


def no_server(link: Link, error: object) -> NoSeat:
    reason = getattr(error, "reason", error)
    problem = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return NoSeat(Message("cli-no-server", {"server": link.base, "problem": problem}))


def _understood(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NoSeat(Message("cli-strange-server")) from None


# -- seats taken before --------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this person's programs keep what they need."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cutpurse"


class Seats:
    """The seats taken with invitations, by digest of the invitation, in a file for this person's eyes only."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "seats.json"

    def find(self, invitation: Link) -> Link | None:
        token = self._all().get(_key(invitation))
        return invitation._replace(kind=SEAT, token=token) if token is not None else None

    def remember(self, invitation: Link, seat: Link) -> None:
        """Raises OSError."""
        kept = self._all() | {_key(invitation): seat.token}
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(kept))
        part.replace(self.path)

    def _all(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


def _key(invitation: Link) -> str:
    digest: Any = hashlib.blake2b(invitation.token.encode(), digest_size=16, person=b"cutpurse-seats")
    return f"{invitation.base}/t/{invitation.table}#{digest.hexdigest()}"
