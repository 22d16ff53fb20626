"""Lessons and quick references were read again and say what the rules say: `python -m tests.games.read_again`.

Run it only after reading them: `tests/games/test_lessons.py` names the sentences that rest on rules with a new wording.
"""

from __future__ import annotations

from cutpurse.kernel import registry
from cutpurse.kernel.rule_wording import mark_as_read, stale

if __name__ == "__main__":
    for title in registry.titles().values():
        print(title.id, *stale(title.home))
        mark_as_read(title.home)
