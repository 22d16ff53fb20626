"""What waits for a slow reader, what a newcomer is told, and what may be built anew: all of it is bounded."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from cutpurse.lab.soak import lean
from cutpurse.protocol.from_server import BoardLines
from cutpurse.server.table.guest import MOST_BYTES, MOST_WAITING, Guest
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.updates import MOST_HISTORY, Updates
from cutpurse.server.table.wording import KEYS
from tests.server.client import Made, Message


def long_message(guest: Guest, size: int) -> None:
    guest.send(lambda n: BoardLines(n, "b", ["x" * size]))


def test_a_queue_is_bounded_in_bytes() -> None:
    async def run() -> None:
        guest = Guest(0)
        long_message(guest, 2 * MOST_BYTES)
        assert not guest.gone, "one message may wait, however long it is"
        assert len(await guest.next_message() or b"") > MOST_BYTES
        long_message(guest, 10)
        assert guest.gone, "it is still on its way: nobody reads"

        reader = Guest(0)
        for _ in range(50):
            long_message(reader, MOST_BYTES // 3)
            await reader.next_message()
        assert not reader.gone, "whoever reads is not let go"
        assert reader.waiting < MOST_BYTES
        for _ in range(3):
            long_message(reader, MOST_BYTES // 3)
        assert reader.gone
        assert len(reader.outbox) <= 2

    asyncio.run(run())


def test_what_a_socket_takes_at_once_does_not_wait_and_nothing_overtakes_what_does() -> None:
    guest, taken, takes = Guest(0), list[bytes](), True

    def line(data: bytes) -> bool:
        if takes:
            taken.append(data)
        return takes

    guest.line = line
    guest.notice(Reason("first"))
    assert (len(taken), len(guest.outbox), guest.waiting) == (1, 0, 0)
    takes = False
    guest.notice(Reason("second"))
    takes = True
    guest.notice(Reason("third"))
    assert (len(taken), len(guest.outbox)) == (1, 2), "the third waits behind the second"
    for n in (2, 3):
        assert json.loads(asyncio.run(guest.next_message()) or b"")["n"] == n
    guest.notice(Reason("fourth"))
    assert len(guest.outbox) == 1, "the third is still on its way"


def test_a_queue_is_bounded_in_messages_too() -> None:
    guest = Guest(0)
    for _ in range(MOST_WAITING + 5):
        guest.fail(Reason("too-fast"))
    assert guest.gone
    assert len(guest.outbox) == MOST_WAITING


def test_a_newcomer_hears_the_last_of_what_still_counts() -> None:
    """Not what was taken back, and not everything there ever was."""
    game = open_table(registry.title("swindler"), 2, {})
    assert not isinstance(game, Reason)
    referee, rng, undone = Referee(game, Dice("history")), random.Random(3), 0
    while not referee.over:
        seat = game.to_answer(referee.state)[0]
        question = referee.question(seat)
        assert question is not None
        referee.choose(seat, lean(game, question.options, rng))
        if rng.random() < 0.5 and referee.why_no_undo(seat) is None:
            referee.undo(seat)
            undone += 1
    updates = Updates(game)
    updates.look(referee, [Chair(HUMAN, "Ann"), Chair(HUMAN, "Bob")])
    told = json.loads(updates.history(0, KEYS))
    standing = [event.seen_by(0)["event"] for event in referee.happened()]
    assert undone > 10
    assert [one["event"]["event"] for one in told] == standing[-MOST_HISTORY:]
    assert len(referee.told) > len(standing)
    assert updates.history(0, KEYS) is updates.history(0, KEYS), "made once for a position"


def test_what_is_built_anew_has_a_budget(new_house: Callable[..., House]) -> None:
    """For an address and for a table, however many connections ask; whoever asks now and then notices nothing."""
    house = new_house(work_a_second=0.01)
    made = Made(house, ["me", "open"], game="thiefdom").take_all()

    async def ask(seat: int) -> Message:
        async with made.guest(seat, "en") as guest:
            for n in range(300):
                await guest.say("board", id=f"b{n}", width=40 + n % 100)
                answer = await guest.hear()
                while answer["type"] not in ("board", "refused"):
                    answer = await guest.hear()
                if answer["type"] == "refused":
                    return answer | {"asked": n}
        return {"asked": 300}

    async def run() -> None:
        first = await ask(0)
        assert first["asked"] > 0
        assert first["reason"]["code"] == "too-fast"
        assert first["id"] == f"b{first['asked']}", "one knows what was not done"
        assert (await ask(1))["asked"] < 5, "another connection has no other budget"
        await asyncio.sleep(3)
        assert (await ask(0))["asked"] > 0, "time fills it again"

    asyncio.run(run())


def test_too_fast_says_what_was_not_done(new_house: Callable[..., House]) -> None:
    house = new_house(a_second=1)
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as guest:
            for n in range(6):
                await guest.say("why", id=f"w{n}", choice="pass")
            refused = await guest.until("refused", lambda message: message["reason"]["code"] == "too-fast")
            assert refused["id"].startswith("w")

    asyncio.run(run())
