"""What a move costs at a served table, in counts: views, lists of options, imagined worlds, encodings, bytes.

Two players and somebody who watches, in English, each with a board to draw; everything but the sockets is the server's
own. Counts do not depend on the machine, so they can be held to a bar.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec

from cutpurse.kernel import registry
from cutpurse.protocol.from_client import Choose
from cutpurse.protocol.requests import NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables

MOVES = 120
BEFORE: dict[str, tuple[float, float, float, float, float]] = {
    "swindler": (6.0, 5.4, 5.0, 43.8, 37.2),
    "age-of-thieves": (4.9, 7.9, 3.6, 118.3, 77.9),
    "thiefdom": (5.7, 18.4, 5.7, 108.5, 103.6),
}
"""The same in version 1 of the protocol: views, options, worlds, encodings, kilobytes."""


class Cost(msgspec.Struct, frozen=True):
    """One game, per move."""

    game: str
    moves: int
    listening: int
    """Seats that somebody listens at, the audience among them."""
    asked: float
    """Seats that are asked something."""
    views: float
    options: float
    """Lists of options of the position itself."""
    trials: float
    """Lists of options of positions that are tried out, for shortcuts and warnings."""
    worlds: float
    encodings: float
    encoded_kb: float
    sent_kb: float

    @property
    def holds(self) -> bool:
        """Each view once, each list of options once, and at most half of the bytes that it was."""
        before = BEFORE.get(self.game)
        return (
            self.views <= self.listening
            and self.options <= self.asked
            and self.worlds <= self.listening
            and (before is None or self.encoded_kb <= before[4] / 2)
        )


class Report(msgspec.Struct):
    costs: list[Cost]

    @property
    def holds(self) -> bool:
        return all(cost.holds for cost in self.costs)

    def as_dict(self) -> dict[str, Any]:
        rows = [{name: round(value, 2) if isinstance(value, float) else value
                 for name, value in msgspec.structs.asdict(cost).items()} for cost in self.costs]  # fmt: skip
        return {"bench": "move", "games": rows, "holds": self.holds}

    def lines(self) -> list[str]:
        names = ("views", "options", "trials", "worlds", "encodings", "encoded_kb", "sent_kb")
        rows = [
            "Two players and a watcher, English, drawn; per move",
            "".join((f"{'':16}", *(f"{n:>12}" for n in names))),
        ]
        for cost in self.costs:
            rows.append("".join((f"{cost.game:16}", *(f"{getattr(cost, name):>12.1f}" for name in names))))
        return [*rows, f"The bar holds: {'yes' if self.holds else 'no'}"]


@contextmanager
def counted(table: Table, counts: Counter[str]) -> Iterator[None]:
    """Note what the game is asked for and what is encoded."""
    game, encode = table.game, msgspec.json.encode
    view, with_own, options, sample = game.view, game.with_own, game.options, game.sample

    def seen(state: Any, seat: int) -> Any:
        counts["views"] += 1
        return view(state, seat)

    def completed(public: Any, state: Any, seat: int) -> Any:
        counts["views"] += 1
        return with_own(public, state, seat)

    def listed(state: Any, seat: int) -> Any:
        assert table.referee is not None
        counts["options" if state is table.referee.state else "trials"] += 1
        return options(state, seat)

    def imagined(view: Any, rng: random.Random) -> Any:
        counts["worlds"] += 1
        return sample(view, rng)

    def encoded(value: Any, **how: Any) -> bytes:
        data = encode(value, **how)
        counts["encodings"] += 1
        counts["encoded"] += len(data)
        return data

    with (
        patch.object(game, "view", seen), patch.object(game, "with_own", completed),
        patch.object(game, "options", listed),
        patch.object(game, "sample", imagined), patch.object(msgspec.json, "encode", encoded),
    ):  # fmt: skip
        yield


async def table_and_guests(tables: Tables, game: str) -> tuple[Table, list[Guest]]:
    made = await tables.make(NewTable(game, [SeatWish("me"), SeatWish("open")]))
    taken = await seating.take(tables, made.table, TakeSeat(made.invitations[1]))
    table = await tables.get(made.table)
    tokens = (made.token, taken.token, made.audience)
    return table, [await seating.arrive(tables, table, token, "en", draws=True) for token in tokens]


async def cost_of(folder: Path, game: str, moves: int) -> Cost:
    async with SqliteStore(folder / f"{game}.db") as store:
        tables = Tables(store)
        table, guests = await table_and_guests(tables, game)
        referee, rng = table.referee, random.Random(game)
        assert referee is not None
        counts: Counter[str] = Counter()
        await empty_outboxes(guests)
        with counted(table, counts):
            for number in range(moves):
                if referee.over:
                    moves = number
                    break
                question = rng.choice(referee.questions())
                weights = table.game.random_weights(referee.state, question.seat, question.options)
                (choice,) = rng.choices(question.options, weights)
                mover = guests[question.seat]
                await table.choose(mover, Choose(str(number), mover.updated, choice))
                assert table.journal.entries == number + 1, "every choice is a move"
                counts["asked"] += len(table.game.to_answer(referee.state))
                counts["sent"] += await empty_outboxes(guests)
        await tables.close()
    each = {what: count / moves for what, count in counts.items()}
    return Cost(
        game, moves, len(guests), each["asked"], each["views"], each["options"], each.get("trials", 0.0),
        each["worlds"], each["encodings"], each["encoded"] / 1000, each["sent"] / 1000)  # fmt: skip


async def empty_outboxes(guests: list[Guest]) -> int:
    """Empty the outboxes: how many bytes there were. Everybody still listens."""
    read = 0
    for guest in guests:
        while len(guest.outbox):
            read += len(await guest.next_message() or b"")
        assert not guest.gone
    return read


def costs(games: list[str] | None = None, moves: int = MOVES) -> Report:
    with TemporaryDirectory() as folder:
        return Report([asyncio.run(cost_of(Path(folder), game, moves)) for game in games or list(registry.titles())])
