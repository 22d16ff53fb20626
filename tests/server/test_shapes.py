"""Structs are read in several threads at once, from the first time on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.server import run
from cutpurse.server.jobs.workers import Workers
from cutpurse.server.settings import Settings

KINDS = 60
FIELDS = 30

INNER = "; ".join(f"field_{n}: list[int] = []" for n in range(FIELDS))
OUTER = "; ".join(f"field_{n}: dict[str, list[Inner]] = {{}}" for n in range(FIELDS))
PAIR = f"class Inner(msgspec.Struct): {INNER}\nclass Outer(msgspec.Struct): {OUTER}\n"
PAIRS = "".join(PAIR.replace("ner(", f"ner{n}(").replace("[Inner]", f"[Inner{n}]").replace("Outer(", f"Outer{n}(")
                for n in range(KINDS))  # fmt: skip

READ_AT_ONCE = f"""
from __future__ import annotations
import sys, threading
import msgspec
from cutpurse.kernel.struct_warmup import warm_up_structs

{PAIRS}
LEARN
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)


def read():
    for n in range({KINDS}):
        together.wait()
        msgspec.convert({{"field_1": {{"a": [{{"field_2": [1]}}]}}}}, globals()[f"Outer{{n}}"])


readers = [threading.Thread(target=read) for _ in range(8)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


def test_what_is_learned_is_read_in_many_threads_at_once() -> None:
    learned = READ_AT_ONCE.replace("LEARN", f"assert warm_up_structs() >= 2 * {KINDS}")
    assert subprocess.run([sys.executable, "-c", learned], check=False, timeout=60).returncode == 0


def test_a_server_has_learned_them_before_it_begins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The games first, so that theirs are among them; all before there are workers and stores."""
    order: list[str] = []
    monkeypatch.setattr(registry, "titles", lambda: order.append("games"))
    monkeypatch.setattr(run, "warm_up_structs", lambda: order.append("shapes"))

    def workers(count: int) -> Workers:
        order.append("workers")
        return Workers(count)

    monkeypatch.setattr(run, "Workers", workers)
    run.make_app(Settings(database=str(tmp_path / "tables.db"), workers=1))
    assert order[:3] == ["games", "shapes", "workers"]
