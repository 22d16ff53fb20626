"""Later programs: the games as they are, with a card more in each box, and with a newer version of the rules."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.game import Title

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FIRST = "0.2.0"
"""The release that the fixtures are from."""
FIXTURES = ROOT / "tests" / "fixtures" / FIRST
GAMES = ("age-of-thieves", "swindler", "thiefdom")
CARDS = {
    "age-of-thieves": ("general.toml", "trained_monkey"),
    "swindler": ("jobs.toml", "job_b_clockmaker"),
    "thiefdom": ("patrons.toml", "odile"),
}
"""The cards that CONTRIBUTING adds, and the file each goes into."""


class Program(NamedTuple):
    """How a later program differs from this one."""

    name: str
    card: bool
    newer_rules: bool


TODAY = Program("today", card=False, newer_rules=False)
LATER = Program("with a card more and newer rules", card=True, newer_rules=True)
PROGRAMS = (TODAY, LATER)
"""What a later program may have, it has at once: what then still goes on goes on with either."""


def entry_of(card: str) -> str:
    """The entry that CONTRIBUTING shows."""
    blocks: list[str] = re.findall(r"```toml\n(.*?)```", CONTRIBUTING, re.DOTALL)
    return next(block for block in blocks if card in block)


def add_card(game: str, home: Path) -> None:
    """Do as CONTRIBUTING says, in a game's folder."""
    file, card = CARDS[game]
    with (home / "components" / file).open("a", encoding="utf-8") as components:
        components.write("\n" + entry_of(card))


def later(title: Title, program: Program, folder: Path) -> Title:
    place = folder / title.id
    shutil.copytree(title.home, place, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    if program.card:
        add_card(title.id, place)

    class Later(type(title)):  # type: ignore[misc]
        home = place
        rules_version = title.rules_version + program.newer_rules

    game: Title = Later()
    assert (game.shipped.digest != title.shipped.digest) is program.card
    return game


@contextmanager
def running(program: Program, folder: Path) -> Iterator[None]:
    """From here on the games on the shelf are those of that program."""
    titles = {game: later(registry.title(game), program, folder) for game in GAMES}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "titles", lambda: titles)
        yield
