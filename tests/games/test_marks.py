"""Where rules and components come from: what the program shows is what the specification says, part by part.

`specification/GAME.toml` holds the specification's own marks: R the rulebook states it, P published elsewhere, O ours.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cutpurse import games
from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.kernel.game import Component
from cutpurse.kernel.message import Reason
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.table import open_table

MARKS = {"R": "rulebook", "P": "public", "O": "ours"}
GAMES = sorted(path.stem for path in (Path(__file__).parent / "specification").glob("*.toml"))
HOME = Path(games.__file__).parent
every_game = pytest.mark.parametrize("game", GAMES)


def specification(game: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "specification" / f"{game}.toml").read_text(encoding="utf-8"))


def meant(written: str) -> str:
    """ "R 209, O" and "R/O" are both: from the rulebook, and partly ours."""
    letters = re.findall(r"(?<![A-Za-z])[RPO](?![A-Za-z])", written)
    return "+".join(mark for letter, mark in MARKS.items() if letter in letters)


def components(game: str) -> dict[tuple[str, str], Component]:
    title = registry.title(game)
    rules = open_table(title, title.seats[-1], {})
    assert not isinstance(rules, Reason)
    return {(component.kind, component.id): component for component in rules.components()}


def test_every_game_of_the_box_has_its_marks() -> None:
    assert set(GAMES) == {path.parent.name.replace("_", "-") for path in HOME.glob("*/game.py")}


@every_game
def test_rules_are_marked_as_the_specification_marks_them(game: str) -> None:
    book = Rulebook(registry.title(game).home, "en")
    assert book.marks == {number: meant(written) for number, written in specification(game)["marks"].items()}


@every_game
def test_components_are_marked_as_the_specification_marks_them(game: str) -> None:
    ours = components(game)
    wrong = []
    for kind, entries in specification(game)["components"].items():
        for id, parts in entries.items():
            provenance = ours[kind, id].provenance
            for part, letter in parts.items():
                if part == "marks":
                    right = set(provenance.values()) == {MARKS[one] for one in letter}
                else:
                    right = provenance[part] == MARKS[letter]
                if not right:
                    wrong.append((kind, id, part, letter, dict(provenance)))
    assert wrong == []


@pytest.mark.parametrize(
    ("game", "rule", "mark"),
    [("thiefdom", "TD-12.7", "rulebook+ours"), ("thiefdom", "TD-13.11", "rulebook+public"),
     ("swindler", "SW-8.2", "rulebook+ours"), ("age-of-thieves", "AOT-8.16", "public+ours")],
)  # fmt: skip
def test_a_rule_that_is_partly_ours_says_so(
    game: str, rule: str, mark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, rule]) == 0
    assert f"[{mark}]" in capsys.readouterr().out
