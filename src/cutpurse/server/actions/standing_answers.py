"""Standing answers, "always pass here": kept with the seat, so that they hold when nobody is there (SW-5.17).

They are private: stored with the lobby, told to the connections of the seat alone. Others learn no more of them than of
a pass that was thought about, because they are given after a while that is drawn without a look at anything.
"""

from __future__ import annotations

from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.standing_answers import Standing, can_stand, reaches, scopes
from cutpurse.protocol.from_client import Decide, Revoke, Stand
from cutpurse.protocol.from_server import Accepted
from cutpurse.server.refusal import stored
from cutpurse.server.store.base import BUSY
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import Chair
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables

MOST_KEPT = 20
"""Standing answers of a seat; beyond that the oldest goes."""


async def handle(tables: Tables, table: Table, guest: Guest, message: Stand | Revoke | Decide) -> None:
    """Somebody lets questions pass, or not any more. Sent twice, it is done once."""
    async with table.lock:
        reason = _why_not(table, guest, message)
        if reason is not None:
            guest.refuse(message.id, reason)
            return
        question = table.referee.question(guest.seat) if table.referee is not None else None
        await stored(table.amend(lambda lobby: _change(table, lobby.chairs[guest.seat], question, message)))
        if table.status == BUSY:  # somebody will pass, even if nobody comes
            await stored(tables.store.mark(table.lobby.table, BUSY))
        guest.send(lambda n: Accepted(n, message.id))
    tables.wake(table)


def _why_not(table: Table, guest: Guest, message: Stand | Revoke | Decide) -> Reason | None:
    if guest.seat < 0:
        return Reason("audience")
    if table.referee is None:
        return Reason("not-started")
    if isinstance(message, Revoke) or any(said.id == message.id for said in table.lobby.chairs[guest.seat].standing):
        return None
    if message.at != guest.updated:
        return Reason("stale")
    question = table.referee.question(guest.seat)
    if question is None or not can_stand(question):
        return Reason("nothing-to-let-pass")
    if isinstance(message, Stand):
        if message.reach not in reaches(question):
            return Reason("malformed", args={"problem": "reach"})
        if message.scope and message.scope not in scopes(question):
            return Reason("malformed", args={"problem": "scope"})
    return None


def _change(table: Table, chair: Chair, question: Question | None, message: Stand | Revoke | Decide) -> None:
    assert table.referee is not None
    if isinstance(message, Revoke):
        chair.standing = [said for said in chair.standing if said.id != message.standing]
    elif isinstance(message, Decide):
        chair.by_hand = len(table.referee.records)
    elif question is not None and all(said.id != message.id for said in chair.standing):
        lasting = [said for said in chair.standing if not said.ended_by(question)]
        said = Standing.at(question, message.reach, message.scope, message.id)
        chair.standing = [*lasting, said][-MOST_KEPT:]
        chair.by_hand = -1
