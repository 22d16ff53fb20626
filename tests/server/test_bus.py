"""Notices between processes: several travel in one message, and what cannot be read is left out."""

from __future__ import annotations

import asyncio

import msgspec

from cutpurse.lab.services import Nats
from cutpurse.server.cluster.bus import MOST_TOGETHER, Alive, AnyNotice, NatsBus, TableAt, bundle, unbundle


def test_a_bundle_is_read_as_what_was_put_in() -> None:
    notices: list[AnyNotice] = [Alive("a"), TableAt("a", "t", 1, 2), Alive("b")]
    encoded = [msgspec.json.encode(notice) for notice in notices]
    assert unbundle(bundle(encoded)) == notices
    assert bundle(encoded[:1]) == encoded[0], "one alone is as it always was"
    assert unbundle(encoded[1]) == notices[1:2]


def test_what_cannot_be_read_does_not_hide_the_rest() -> None:
    later = b'{"type":"later","process":"c"}'
    assert unbundle(bundle([later, msgspec.json.encode(Alive("a"))])) == [Alive("a")]
    for odd in (b"", b"[", b"[1,{}", b"{}", b"nothing", later):
        assert unbundle(odd) == []


def test_many_notices_arrive_in_order_at_the_others_alone() -> None:
    nats = Nats()
    nats.start()
    sent = [TableAt("one", f"t{number}", 1, number) for number in range(MOST_TOGETHER + 50)]

    async def run() -> tuple[list[AnyNotice], list[AnyNotice]]:
        here: list[AnyNotice] = []
        there: list[AnyNotice] = []
        ready = [asyncio.Event(), asyncio.Event()]
        one, other = NatsBus(nats.address), NatsBus(nats.address)
        await one.open(here.append, ready[0].set)
        await other.open(there.append, ready[1].set)
        async with asyncio.timeout(60):
            await asyncio.gather(*(event.wait() for event in ready))
            await other._client.flush()  # its subscription is known
            for notice in sent:
                one.send(notice)
            while len(there) < len(sent):
                await asyncio.sleep(0.01)
        await one.close()
        await other.close()
        return here, there

    try:
        here, there = asyncio.run(run())
    finally:
        nats.kill()
    assert there == sent
    assert here == [], "nobody hears what he said himself"
