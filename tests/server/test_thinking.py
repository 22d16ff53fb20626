"""Bots at their workers: each where it was before, people's tables first, nobody left without an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from functools import wraps
from typing import Any, ParamSpec

import msgspec
import pytest

from cutpurse.bots import Hello, Seated, greet
from cutpurse.bots.registry import make
from cutpurse.games.thiefdom import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.server.jobs import thinking
from cutpurse.server.jobs.thinking import Thinking, think

P = ParamSpec("P")


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Held(Executor):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Future[Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.asked.append((args[0][0], future))
        return future

    async def told(self, number: int) -> list[str]:
        """The tables it was asked for, once there are so many."""
        while len(self.asked) < number:
            await asyncio.sleep(0)
        return [table for table, _ in self.asked]


def night() -> tuple[Game[Any, Any], Referee]:
    """A game of Thiefdom in which both seats order their first night."""
    settled = settle(TITLE.settings, {})
    assert not isinstance(settled, Reason)
    game = TITLE.open(2, settled)
    referee = Referee(game, Dice("night"))
    seats = [make("easy", greet(game, seat, 1)) for seat in range(2)]
    while game.asked_kind(referee.state, seat := game.to_answer(referee.state)[0]) != "plan":
        question = referee.question(seat)
        assert question is not None
        referee.choose(seat, seats[seat].choose(msgspec.json.encode(referee.view(seat)), question))
    return game, referee


def asked(referee: Referee, seat: int = 0) -> tuple[bytes, Question]:
    question = referee.question(seat)
    assert question is not None
    return msgspec.json.encode(referee.view(seat)), question


@in_a_loop
async def test_where_people_wait_bots_think_first() -> None:
    game, referee = night()
    worker = Held()
    bots = Thinking([worker])

    def ask(table: str, people_wait: bool) -> asyncio.Task[str]:
        return asyncio.create_task(bots.answer((table, 0), people_wait, "easy", greet(game, 0, 1), *asked(referee)))

    tasks = [ask("at work", False), ask("days", False), ask("given up", True), ask("live", True)]
    assert await worker.told(1) == ["at work"]
    tasks[2].cancel()
    await asyncio.sleep(0)
    for number in range(3):
        worker.asked[number][1].set_result("x")
        await worker.told(min(number + 2, 3))
    assert await worker.told(3) == ["at work", "live", "days"]
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [answer for answer in answers if isinstance(answer, str)] == ["x"] * 3


@in_a_loop
async def test_a_bot_stays_with_its_worker_and_a_new_one_takes_the_shorter_line() -> None:
    game, referee = night()
    workers = [Held(), Held()]
    bots = Thinking(workers)
    for table in ("one", "two", "one", "two"):
        held = asyncio.create_task(bots.answer((table, 0), True, "easy", greet(game, 0, 1), *asked(referee)))
        await asyncio.sleep(0)
        if table == "two":
            for worker in workers:
                for _, future in worker.asked:
                    if not future.done():
                        future.set_result("x")
            await held
    assert [[table for table, _ in worker.asked] for worker in workers] == [["one", "one"], ["two", "two"]]


@in_a_loop
async def test_a_late_bot_is_stood_in_for_by_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by whatever option comes first."""
    game, referee = night()
    monkeypatch.setattr(thinking, "DEADLINE", 0.01)
    bots, hello = Thinking([Held()]), greet(game, 0, 1)
    with pytest.raises(TimeoutError):
        await bots.answer(("late", 0), True, "normal", hello, *asked(referee))
    view, question = asked(referee)
    expected = make("easy", hello).choose(view, question)
    assert await bots.stand_in(hello, view, question) == expected


def test_a_plan_is_thought_out_once_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three small questions lay out a night; the bot behind them is the same and searches once."""
    game, referee = night()
    monkeypatch.setattr(thinking, "_seated", {})
    made: list[str] = []

    def counted(spec: str, hello: Hello) -> Seated:
        made.append(spec)
        return make(spec, hello)

    monkeypatch.setattr(thinking, "make", counted)
    for entry in range(3):
        view, question = asked(referee)
        choice = think(("table", 0), "normal", greet(game, 0, f"secret|{entry}"), view, question)
        assert not isinstance(referee.choose(0, choice), Reason)
    assert made == ["normal"]
