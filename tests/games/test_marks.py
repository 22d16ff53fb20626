"""Where rules and components come from: what the program shows is what the specification says, part by part.

`specification/GAME.toml` holds the specification's own marks: R the rulebook states it, P published elsewhere, O ours.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cutpurse import games
from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.kernel.gallery import entries
from cutpurse.kernel.game import Component
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
from cutpurse.terminal.telling import Teller

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
    for kind, table in specification(game)["components"].items():
        alike = {id: table["*"] for other, id in ours if other == kind} if "*" in table else table
        for id, parts in alike.items():
            provenance = ours[kind, id].provenance
            for part, letter in parts.items():
                if part == "marks":
                    right = set(provenance.values()) == {MARKS[one] for one in letter}
                else:
                    right = provenance[part] == MARKS[letter]
                if not right:
                    wrong.append((kind, id, part, letter, dict(provenance)))
    assert wrong == []


@every_game
def test_no_component_claims_a_source_that_nobody_compared(game: str) -> None:
    """What stands in no table of the specification would be compared with nothing. A building is drawn on its face."""
    known = specification(game)["components"]
    found = [key for key, component in components(game).items() if set(component.provenance.values()) - {"ours"}]
    assert [(kind, id) for kind, id in found if id not in known.get(kind, {}) and "*" not in known.get(kind, {})] == []


@every_game
def test_printed_numbers_are_marked_as_the_specification_marks_them(game: str) -> None:
    folder = registry.title(game).home / "components"
    for file, tables in specification(game)["numbers"].items():
        written = tomllib.loads((folder / file).read_text(encoding="utf-8"))
        for name, parts in tables.items():
            provenance = written[name]["provenance"]
            assert {part: provenance.get(part) for part in parts} == {part: MARKS[mark] for part, mark in parts.items()}


def test_what_is_looked_up_shows_where_all_its_numbers_come_from() -> None:
    """How far a guard sees is ours, though the guard is the rulebook's (2.8); which of two a noble gives, too (TD-8.8)."""

    def marks(game: str, id: str) -> list[str]:
        title = registry.title(game)
        rules = open_table(title, title.seats[-1], {})
        assert not isinstance(rules, Reason)
        return entries(rules.gallery(Speaker("en", rules)))[id].marks

    assert marks("age-of-thieves", "guard") == marks("age-of-thieves", "captain") == ["rulebook", "ours"]
    assert marks("age-of-thieves", "move") == ["rulebook", "ours"]
    assert marks("thiefdom", "noble_a") == ["rulebook", "ours"]
    assert marks("swindler", "players-4") == ["rulebook", "ours"]
    assert marks("swindler", "white") == [
        "rulebook",
        "ours",
    ]  # six neutral tiles are printed; which six they are is not
    assert marks("swindler", "key_red") == ["rulebook", "ours"]  # and what fences pay for a key
    assert marks("age-of-thieves", "hideout") == ["rulebook", "ours"]
    assert marks("age-of-thieves", "gate") == ["rulebook"]


RULING = {
    "en": "(our ruling)",
    "de": "(unsere Auslegung)",
    "pl": "(nasze rozstrzygnięcie)",
    "fr": "(notre interprétation)",
}


MARK_WORDS = {
    "en": {"rulebook": "from the rulebook", "public": "published elsewhere", "ours": "our ruling"},
    "de": {"rulebook": "aus dem Regelheft", "public": "anderswo veröffentlicht", "ours": "unsere Auslegung"},
    "pl": {"rulebook": "z instrukcji", "public": "opublikowane gdzie indziej", "ours": "nasze rozstrzygnięcie"},
    "fr": {"rulebook": "du livret de règles", "public": "publié ailleurs", "ours": "notre interprétation"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_is_ours_says_so_within_a_printed_rule(language: str) -> None:
    """Where the specification marks the rule as printed and one clause of it as ours, the text names the clause."""
    book = Rulebook(registry.title("thiefdom").home, language)
    clauses = ["TD-1.37", "TD-6.5", "TD-6.13", "TD-8.1", "TD-10.3", "TD-14.2"]
    assert [number for number in book.rules if RULING[language] in book.rules[number]] == clauses
    assert {book.marks[number] for number in clauses} == {"rulebook"}


@pytest.mark.parametrize(
    ("game", "rule", "marks"),
    [("thiefdom", "TD-12.7", ("rulebook", "ours")), ("thiefdom", "TD-13.11", ("rulebook", "public")),
     ("swindler", "SW-8.2", ("rulebook", "ours")), ("age-of-thieves", "AOT-8.16", ("public", "ours")),
     ("swindler", "SW-2.1", ("rulebook",))],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_partly_ours_says_so(
    game: str, rule: str, marks: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on the page, in the person's language; programs get the marks themselves."""
    said = f"[{' · '.join(MARK_WORDS[language][mark] for mark in marks)}]"
    assert main(["rules", game, rule, "--language", language]) == 0
    assert capsys.readouterr().out.rstrip().endswith(said)
    rules = open_table(registry.title(game), registry.title(game).seats[-1], {})
    assert not isinstance(rules, Reason)
    assert Teller(rules, [], language).rule(rule)[-1] == said
    assert main(["rules", game, rule, "--language", language, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[rule]["mark"] == "+".join(marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_of_the_box_says_where_it_comes_from(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    name = {"en": "Noble", "de": "Adliger", "pl": "Szlachcic", "fr": "Noble"}[language]
    assert main(["rules", "thiefdom", name, "--language", language]) == 0
    shown = capsys.readouterr().out
    words = MARK_WORDS[language]
    assert f"[{words['rulebook']} · {words['ours']}]" in shown
    assert not [line for line in shown.splitlines() if line.endswith("]") and ("+" in line or "[rulebook" in line)]
