"""A request that is refused: with a reason for people, and an HTTP status."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from cutpurse.kernel.message import Reason
from cutpurse.server.store.base import Conflict, Damaged, StoreError, Unavailable

T = TypeVar("T")


class HttpRefusal(Exception):
    """A request that is not possible, with its reason and an HTTP status."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.status = status


def not_stored(error: StoreError) -> Reason:
    """What people are told; paths and details are for the log alone."""
    if isinstance(error, Damaged):
        return Reason("table-damaged")
    problem = error.problem if isinstance(error, Unavailable) else "failed"
    return Reason("not-stored", args={"problem": problem})


async def stored(work: Awaitable[T]) -> T:
    """Wait for something to be stored; if it cannot be, the request is refused. A conflict is the caller's to solve."""
    try:
        return await work
    except Conflict:
        raise
    except StoreError as error:
        raise HttpRefusal(not_stored(error), 503) from None
