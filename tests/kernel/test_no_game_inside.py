"""The kernel knows no game: no module of one, and no word that belongs to one of those that are shipped."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import cutpurse.kernel
from cutpurse.kernel import registry
from cutpurse.kernel.message import SEAT_ARGUMENTS

KERNEL = Path(cutpurse.kernel.__file__).parent
TITLES = registry.titles()
OURS = ("swindler", "age-of-thieves", "thiefdom")


def strings(path: Path) -> set[str]:
    """What the code of a file holds between quotes; what is there to be read (docstrings) is left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        word
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read
        for word in node.value.replace("_", " ").replace("-", " ").split()
    }


def own_words() -> set[str]:
    """Names of kinds of components and of seats that the games have of their own."""
    found = {"watch", "guard", "guards", "skull", "jewel", "villa", "bag", "loot", "fence"}
    for game in OURS:
        found |= TITLES[game].seat_arguments - SEAT_ARGUMENTS
        found |= {TITLES[game].rule_prefix, *game.split("-")} - {"of"}
    return found


@pytest.mark.parametrize("path", sorted(KERNEL.glob("**/*.py")), ids=lambda path: path.stem)
def test_the_kernel_has_no_word_of_a_game(path: Path) -> None:
    assert strings(path) & own_words() == set()
