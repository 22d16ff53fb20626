"""Whether a server can work: its health, its figures and its log say so when nothing can be stored, and when it can again."""

from __future__ import annotations

import json
import logging
import resource
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cutpurse.lab.crash import House
from cutpurse.lab.services import Postgres
from cutpurse.server.store.base import FRESH, Conflict, Unavailable, Writes
from tests.server.houses import figure

SOON = 15.0


def health(house: House) -> tuple[int, str]:
    """Status, and the problem if there is one."""
    status, data = house.ask("GET", "/health")
    said = json.loads(data)
    return status, "" if status == 200 else said["reason"]["args"]["problem"]


def turns(house: House, expected: tuple[int, str]) -> None:
    """The last write counts for a moment; then the truth is told."""
    until = time.monotonic() + SOON
    while (found := health(house)) != expected:
        assert time.monotonic() < until, found
        time.sleep(FRESH / 4)


def test_health_and_log_say_that_nothing_can_be_stored(new_house: Callable[..., House]) -> None:
    house = new_house()
    assert health(house) == (200, "")
    path = Path(str(house.database))
    path.rename(path.with_name("elsewhere"))
    turns(house, (503, "moved"))
    assert figure(house, "cutpurse_store_works") == 0
    assert figure(house, "cutpurse_store_failures_total") > 0
    path.with_name("elsewhere").rename(path)
    turns(house, (200, ""))
    assert figure(house, "cutpurse_store_works") == 1
    log = house.log.read_text()
    assert log.count("nothing can be stored") == 1, "once, however often somebody asks"
    assert log.count("is stored again") == 1


def test_health_fails_while_another_program_locks_the_file(new_house: Callable[..., House]) -> None:
    house = new_house()
    with closing(sqlite3.connect(str(house.database), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        turns(house, (503, "locked"))
        other.execute("ROLLBACK")
    turns(house, (200, ""))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits another process")
def test_health_fails_while_the_disk_refuses(new_house: Callable[..., House]) -> None:
    house = new_house()
    assert house.process is not None
    log = Path(f"{house.database}-wal").stat().st_size
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (log, resource.RLIM_INFINITY))
    turns(house, (503, "failed"))
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    turns(house, (200, ""))


def test_health_fails_with_the_database(tmp_path: Path) -> None:
    postgres = Postgres()
    house = House(postgres.new_database(), tmp_path / "log", workers=1)
    house.start()
    try:
        assert health(house) == (200, "")
        postgres.end()
        turns(house, (503, "unreachable"))
    finally:
        house.kill()


def test_a_write_counts_for_a_moment(caplog: pytest.LogCaptureFixture) -> None:
    moment = 100.0
    writes = Writes(lambda: moment)
    assert not writes.fresh
    for problem in (Unavailable("full", "the disk is full"), Unavailable("full", "the disk is full")):
        with caplog.at_level(logging.WARNING), pytest.raises(Unavailable), writes.watched():
            raise problem
    assert (writes.fresh, writes.failed, writes.problem is not None) == (True, 2, True)
    moment += FRESH
    assert not writes.fresh, "somebody has to try"
    with caplog.at_level(logging.WARNING), pytest.raises(Conflict), writes.watched():
        raise Conflict("somebody else was first")
    assert (writes.fresh, writes.failed, writes.problem) == (True, 2, None), "a store that says no works"
    assert [record.message for record in caplog.records] == [
        "nothing can be stored: the disk is full",
        "what comes is stored again; 2 times it was not",
    ]
