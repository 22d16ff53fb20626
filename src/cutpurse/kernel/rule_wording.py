"""What newcomers are taught is what the rules say: where the wording of a rule changes, what rests on it is read again.

`rulebook/read.toml` in a game's folder remembers which wording of the rules its lessons, its coach (see `coach.py`), its guide
(see `guide.py`) and its quick reference were last read against.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from cutpurse.kernel import coach, guide
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.rulebook import Rulebook

NUMBER = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)*")


def sentences(home: Path) -> list[tuple[str, list[str]]]:
    """Every sentence of lessons, coach and guide and every line of the quick reference, in English, with the rules it names."""
    steps = [step for lesson in lessons(home).values() for step in lesson.steps]
    said = [*(sentence for step in steps for sentence in step.says), *coach.sentences(home), *guide.sentences(home)]
    told = [(sentence.en, sentence.rules) for sentence in said]
    pages = Rulebook(home, "en").summary.values()
    return told + [(line, NUMBER.findall(line)) for page in pages for line in page.strip().splitlines()]


def wording(home: Path) -> dict[str, str]:
    """A digest of the present English wording of each rule that a lesson, the guide or the quick reference rests on."""
    book = Rulebook(home, "en")
    named: Iterable[str] = {rule for _, rules in sentences(home) for rule in rules if rule in book.rules}
    return {rule: _digest(book.rules[rule]) for rule in book if rule in named}


def stale(home: Path) -> list[str]:
    """Rules whose wording is not the one that lessons, guide and quick reference were last read against."""
    path = home / "rulebook" / "read.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8"))["read"] if path.is_file() else {}
    now = wording(home)
    return [rule for rule in {**now, **read} if now.get(rule) != read.get(rule)]


def mark_as_read(home: Path) -> None:
    """Somebody has read lessons, guide and quick reference against the rules as they are now."""
    lines = [f'"{rule}" = "{digest}"' for rule, digest in wording(home).items()]
    head = "# The wording of the rules that lessons, guide and quick reference were last read against: python -m tests.games.read_again\n"
    (home / "rulebook" / "read.toml").write_text("\n".join([head, "[read]", *lines, ""]), encoding="utf-8")


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
