"""Sentences that say one thing or another by a word: which words have a branch of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

COUNTED = re.compile(r"[0-9]+|zero|one|two|few|many|other")
"""Branches of numbers."""
ANSWERS = {"yes", "no"}
DEFAULT = "other"


class Choice(NamedTuple):
    """A selector in a sentence."""

    key: str
    argument: str
    """The argument whose word decides."""
    branches: frozenset[str]
    """The words that have a branch of their own."""
    default: str
    """What the branch for all other words is called."""
    named: bool
    """Does the sentence also say what the argument is?"""

    def misses(self, word: str, names: frozenset[str]) -> bool:
        """Would this word be told with a sentence made for others? Things with a name may be named instead."""
        return word not in {*self.branches, self.default} and not (self.named and word in names)


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.selectors: list[fluent.SelectExpression] = []
        self.said: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _word(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return str(key.name if isinstance(key, fluent.Identifier) else key.value)


def _argument(selector: Any) -> str:
    """$good-id and $good choose by `good`, $targets-1-id by the words of `targets`."""
    assert isinstance(selector, fluent.VariableReference), selector
    return re.sub(r"(-[0-9]+)?(-id)?$", "", str(selector.id.name))


@cache
def choices(file: Path) -> tuple[Choice, ...]:
    """The selectors of a file that choose by a word; those by number and by yes or no are none."""
    found: dict[str, _Selectors] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            found[entry.id.name] = _Selectors()
            found[entry.id.name].visit(entry)
    return tuple(_choices(found))


def _choices(found: dict[str, _Selectors]) -> Iterator[Choice]:
    """What a sentence leaves to another one that it speaks has its branch there."""
    own = {key: list(_own(key, parts, found)) for key, parts in found.items()}
    for key, parts in found.items():
        inner = [choice for name in parts.messages for choice in own.get(name, [])]
        for choice in own[key]:
            more = (part.branches for part in inner if part.argument == choice.argument)
            yield choice._replace(branches=choice.branches.union(*more))


def _own(key: str, parts: _Selectors, found: dict[str, _Selectors]) -> Iterator[Choice]:
    said = parts.said.union(*(found[name].said for name in parts.messages if name in found))
    for node in parts.selectors:
        words = {_word(variant.key) for variant in node.variants}
        if words == ANSWERS or all(COUNTED.fullmatch(word) for word in words):
            continue
        default = next(_word(variant.key) for variant in node.variants if variant.default)
        argument = _argument(node.selector)
        named = any(re.sub(r"-[0-9]+$", "", name) == argument for name in said)
        yield Choice(key, argument, frozenset(words - {default}), default, named)


def words_of(kind: Any) -> set[str] | None:
    """The words that a field of this type can hold; None if it can be any."""
    if kind in (bool, int, float, type(None)):
        return set()
    if get_origin(kind) is Literal:
        return {str(word) for word in get_args(kind) if isinstance(word, str)}
    if get_origin(kind) in (Union, UnionType, list, tuple, frozenset):
        parts = [words_of(part) for part in get_args(kind) if part is not Ellipsis]
        return None if None in parts else set().union(*(part for part in parts if part is not None))
    return None
