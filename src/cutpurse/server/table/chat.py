"""Words at the table: kept with it, so that whoever comes later reads them too; each listener may mute others."""

from __future__ import annotations

from cutpurse.kernel.message import Reason
from cutpurse.protocol.from_client import Say
from cutpurse.protocol.from_server import Said, Talk, Word
from cutpurse.protocol.shared import LONGEST_CHAT, plain
from cutpurse.server.refusal import not_stored
from cutpurse.server.store.base import StoreError
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table

MOST_KEPT = 100
"""The last words that are kept."""


async def say(table: Table, guest: Guest, message: Say) -> None:
    """A word to everybody, stored first. What cannot be said is answered."""
    text = plain(message.text, LONGEST_CHAT)
    if guest.seat < 0:
        guest.refuse(message.id, Reason("audience"))
    elif not table.may_change(guest.seat):
        guest.refuse(message.id, Reason("talks-too-fast"))
    elif text:
        async with table.lock:
            await _keep(table, guest, message.id, text)


async def _keep(table: Table, guest: Guest, id: str, text: str) -> None:
    word = Word(guest.seat, table.lobby.chairs[guest.seat].name, text, round(table.state.wall(), 1))

    def edit(lobby: Lobby) -> None:
        lobby.talk = [*lobby.talk, word][-MOST_KEPT:]
        lobby.words += 1

    try:
        await table.amend(edit)
    except StoreError as error:
        guest.refuse(id, not_stored(error))
        return
    _pass_on(table, word)


def pass_on_new(table: Table, before: Lobby) -> None:
    """What was said through another process."""
    new = table.lobby.words - before.words
    for word in table.lobby.talk[-new:] if new > 0 else ():
        _pass_on(table, word)


def _pass_on(table: Table, word: Word) -> None:
    for guest in table.presence.guests:
        if word.seat not in guest.muted:
            guest.send(lambda n: Said(n, word.seat, word.name, word.text, word.at))


def tell(table: Table, guest: Guest) -> None:
    """What was said before, less what this guest does not want to hear."""
    words = [word for word in table.lobby.talk if word.seat not in guest.muted]
    guest.send(lambda n: Talk(n, words))


def mute(table: Table, guest: Guest, seats: list[int]) -> None:
    """From now on, and for what was said before: not these seats. Nobody else learns of it."""
    guest.muted = frozenset(seats)
    tell(table, guest)
