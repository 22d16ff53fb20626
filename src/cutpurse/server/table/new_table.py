"""A new table as somebody wishes it, and the rules of one that is stored."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

import msgspec

from cutpurse.bots.registry import guests, usual
from cutpurse.bots.rivals import named
from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.chance import commitment, new_contribution, new_secret
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import LONGEST_NAME, Reason, seat_letter
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.table import open_table, unknown_box
from cutpurse.protocol.requests import NewTable, TableMade
from cutpurse.protocol.shared import LONGEST_CONTRIBUTION, Manners, plain
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.store.boxes import Boxes
from cutpurse.server.table.lobby import BOT, OPEN, Chair, Lobby, digest, new_token


def new_table(wish: NewTable) -> tuple[Lobby, TableMade]:
    """The host's seat, invitations for friends, bots where wanted; and the secrets of it all, for the host alone."""
    try:
        title = registry.title(wish.game)
    except registry.UnknownGame as error:
        raise HttpRefusal(Reason("unknown-game", args={"game": wish.game[:40], "known": error.known})) from None
    game = open_table(title, len(wish.seats), wish.settings)
    if isinstance(game, Reason):
        raise HttpRefusal(game)
    mine = [seat for seat, seat_wish in enumerate(wish.seats) if seat_wish.who == "me"]
    if len(mine) != 1:
        raise HttpRefusal(Reason("one-host"))
    manners = checked_manners(wish.manners, wish.game)
    if isinstance(manners, Reason):
        raise HttpRefusal(manners)
    secret = new_secret()
    host, audience = new_token(), new_token()
    lobby = Lobby(
        secrets.token_urlsafe(9), wish.game, game.players, dict(game.settings), [], digest(host), digest(audience),
        secret.hex(), commitment(secret), rules=game.rules, box=game.contents.digest, manners=manners)  # fmt: skip
    for seat, seat_wish in enumerate(wish.seats):
        lobby.chairs.append(_chair(seat, seat_wish.who, seat_wish.name, wish.game))
    _seat_bots(lobby, [seat_wish.name for seat_wish in wish.seats])
    me = wish.seats[mine[0]]
    token = lobby.take(mine[0], name_of(me.name, mine[0]), wish.contribution[:LONGEST_CONTRIBUTION], me.colour)
    lobby.chairs[mine[0]].language = language_known(wish.language)
    for seat, seat_wish in enumerate(wish.seats):
        lobby.chairs[seat].colour = lobby.free_colour(seat, seat_wish.colour)
    invitations = {seat: lobby.invite(seat) for seat, chair in enumerate(lobby.chairs) if chair.kind == OPEN}
    lobby.begin()
    return lobby, TableMade(lobby.table, host, mine[0], token, invitations, audience)


SHORTEST, LONGEST = 5, 30 * 24 * 3600
"""Seconds that can be set for anything."""


def checked_manners(manners: Manners, game: str) -> Manners | Reason:
    """The manners of a new table, complete and checked: somebody sits in at live tables unless nobody should."""
    known = guests(game)
    stand_in = manners.stand_in
    if stand_in is None:
        stand_in = usual(game) if manners.pace == "live" else ""
    if stand_in and stand_in not in known:
        return Reason("unknown-bot", args={"bot": stand_in[:40], "known": known})
    if manners.time_up == "bot" and not stand_in:
        return Reason("no-stand-in")
    times = [manners.stand_in_after, *([manners.seconds] if manners.clock != "none" else [])]
    for seconds in times:
        if not SHORTEST <= seconds <= LONGEST:
            return Reason("bad-seconds", args={"seconds": max(0, seconds), "least": SHORTEST, "most": LONGEST})
    return msgspec.structs.replace(manners, stand_in=stand_in)


def _chair(seat: int, who: str, name: str, game: str) -> Chair:
    if who in ("me", "open"):
        return Chair(OPEN, name_of(name, seat))
    if who not in guests(game):
        raise HttpRefusal(Reason("unknown-bot", args={"bot": who[:40], "known": guests(game)}))
    return Chair(BOT, plain(name, LONGEST_NAME), who, contribution=new_contribution())


def _seat_bots(lobby: Lobby, wishes: list[str]) -> None:
    """Rivals who were asked by name first; then whoever is free for the levels. A name that was wished for is kept."""
    called = [named(lobby.game, chair.bot) is not None for chair in lobby.chairs]
    for seat in sorted(range(len(lobby.chairs)), key=lambda seat: not called[seat]):
        chair = lobby.chairs[seat]
        if chair.kind == BOT:
            lobby.give_to_bot(seat, chair.bot, plain(wishes[seat], LONGEST_NAME))


async def rules_of(lobby: Lobby, boxes: Boxes) -> Game[Any, Any]:
    """The rules and the box a table was opened with, or a refusal: it waits in the store for a program that has
    them."""
    try:
        title = registry.title(lobby.game)
    except registry.UnknownGame as error:
        raise HttpRefusal(Reason("unknown-game", args={"game": lobby.game, "known": error.known}), 503) from None
    box = await boxes.find(title, lobby.box)
    if box is None:
        raise HttpRefusal(unknown_box(lobby.box), 503)
    game = _shared(title, lobby.players, tuple(sorted(lobby.settings.items())), lobby.rules, box)
    if isinstance(game, Reason):
        raise HttpRefusal(game, 503)
    return game


MOST_OPENED = 100


@lru_cache(maxsize=MOST_OPENED)
def _shared(
    title: Title, players: int, settings: tuple[tuple[str, str | int], ...], rules: int, box: Contents
) -> Game[Any, Any] | Reason:
    """What games with the same settings, rules and box look up is made once, however many tables play so."""
    return open_table(title, players, dict(settings), rules=rules, box=box)


def language_known(language: str) -> str:
    return language if language in LANGUAGES else ""


def name_of(name: str, seat: int) -> str:
    return plain(name, LONGEST_NAME) or seat_letter(seat)
