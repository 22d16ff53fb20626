"""The program's own sentences: the same keys and arguments in every language, each of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cutpurse.kernel.gallery import MARKS
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import KERNEL_TEXT

TERMINAL = Path(__file__).parents[2] / "src" / "cutpurse" / "terminal"
SERVER = TERMINAL.parent / "server"


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
    source = "".join(path.read_text(encoding="utf-8") for path in TERMINAL.rglob("*.py"))
    words = set(re.findall(r"""["']([a-z][a-z -]*)["']""", source))
    made = {f"standing-{word}" for word in ("new", "old", "here", "even-aimed", "every")}
    made |= {f"mark-{mark}" for mark in MARKS}
    for key in messages("en"):
        area, _, name = key.partition("-")
        if area == "ui":
            assert name in words | made or key in words, key
        if area == "command":
            assert name.replace("-", " ") in words, key


def test_every_refusal_of_the_server_has_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r"""Reason\(\s*"([a-z-]+)\"""", source))
    assert "invitation-void" in codes
    assert {f"reason-{code}" for code in codes} <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["ui-help-text", "ui-join-help-text"])
def test_help_fits_the_screen(language: str, key: str) -> None:
    parsed = (KERNEL_TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    text = re.split(r"\n(?=\S)", parsed.split(f"{key} =\n")[1])[0].rstrip()
    lines = [line.strip() for line in text.split("\n")]
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 22
