"""A host's table from the command line: begin, seats for bots and friends, close."""

from __future__ import annotations

import argparse
from queue import Empty

from cutpurse.commands.words import UsageError, output, say, speaker
from cutpurse.kernel.message import SEAT_LETTERS, Message

PATIENCE = 15.0
"""Seconds a server has for an answer."""


def host(args: argparse.Namespace) -> int:
    from cutpurse.protocol.requests import HostWish
    from cutpurse.terminal.link import HOST, INVITATION, Link, NoSeat, act_as_host, in_words

    voice = speaker(args)
    try:
        link = Link.read(args.link)
        if link.kind != HOST:
            raise NoSeat(Message("cli-no-host-link"))
        seat = SEAT_LETTERS.find(args.seat.upper()) if args.seat else -1
        done = act_as_host(link, HostWish(link.token, args.act, seat, args.bot or ""))
    except NoSeat as problem:
        raise UsageError(in_words(voice, problem.message)) from None
    voice.seats = [seat.name for seat in done.table.seats]
    rows = [voice.say(Message("ui-join-row", {"seat": seat, "state": _state(info.kind, info.here)}))
            for seat, info in enumerate(done.table.seats)]  # fmt: skip
    figures = {"table": done.table.table, "started": done.table.started, "closed": done.table.closed}
    if done.table.closed:
        rows.append(voice.say(Message("reason-table-closed")))
    if done.invitation:
        invitation = str(link._replace(kind=INVITATION, token=done.invitation))
        rows.append(say(args, "cli-table-seat", place=SEAT_LETTERS[seat], link=invitation))
        figures["invitation"] = invitation
    output(args, rows, figures)
    return 0


def rematch(args: argparse.Namespace) -> int:
    """Another game of the same people; for whoever sat at a table whose game is over."""
    from cutpurse.protocol.from_client import Rematch
    from cutpurse.protocol.from_server import Again, Failed, Refused
    from cutpurse.terminal.connection import Ended
    from cutpurse.terminal.join import Joined, sit_down
    from cutpurse.terminal.link import NoSeat, in_words

    voice = speaker(args)
    try:
        joined = Joined(sit_down(args.link, "", voice), args.language)
        try:
            joined.connection.send(Rematch("rematch"))
            while not isinstance(heard := joined.incidents.get(timeout=PATIENCE), Again):
                if isinstance(heard, Refused | Failed):
                    raise NoSeat.refused(heard.reason.reason)
                if isinstance(heard, Ended):
                    raise NoSeat(heard.message)
            words = joined.table.hear(heard)
        finally:
            joined.close()
    except NoSeat as problem:
        raise UsageError(in_words(voice, problem.message)) from None
    except Empty:
        raise UsageError(say(args, "cli-strange-server")) from None
    output(args, [voice.say(word) for word in words], {"link": words[0].args["link"], "table": heard.table})
    return 0


def _state(kind: str, here: bool) -> str:
    return ("here" if here else "away") if kind == "human" else kind
