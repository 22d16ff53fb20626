"""Every test in a browser has deals of its own, the same whenever it runs: what it may meet by chance, it meets always or
never. (The servers of other tests draw as every server does; they prove that.)

Whoever looks for positions that no test has met runs the tests with another word in CUTPURSE_SHUFFLES.
"""

from __future__ import annotations

import hashlib
import os

WORD = os.environ.get("CUTPURSE_SHUFFLES", "known")
"""For the servers of these tests: they draw nothing that does not follow from it and from what the seats mix in."""


def mixed_in(table: int = 0) -> str:
    """What the first seat of a table mixes in: the name of the test, and which of its tables this is."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return hashlib.sha256(f"{test} {table}".encode()).hexdigest()[:16]
