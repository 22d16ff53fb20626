"""The program's own sentences: the same keys and arguments in every language, each of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import KERNEL_TEXT

TERMINAL = Path(__file__).parents[2] / "src" / "cutpurse" / "terminal"


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each key with the arguments of its sentence."""
    parsed = FluentParser().parse((KERNEL_TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_the_order_is_the_same_so_that_files_can_be_read_side_by_side() -> None:
    for language in LANGUAGES[1:]:
        assert list(messages(language)) == list(messages("en"))


def test_every_sentence_of_the_client_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in TERMINAL.glob("*.py"))
    words = set(re.findall(r"""["']([a-z][a-z -]*)["']""", source))
    made = {f"standing-{word}" for word in ("new", "old", "here", "even-aimed", "every")}
    for key in messages("en"):
        area, _, name = key.partition("-")
        if area == "ui":
            assert name in words | made, key
        if area == "command":
            assert name.replace("-", " ") in words, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_screen(language: str) -> None:
    parsed = (KERNEL_TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    text = parsed.split("ui-help-text =\n")[1].split("\n##")[0]
    lines = [line.strip() for line in text.split("\n")]
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 22
