"""Sentences made ready to be said.

Fluent finds its way through a sentence anew each time it is said, with care for all that a sentence could hold. Ours are
text, things put in, choices between words, and other sentences: these become functions once. Whatever else there is, or
goes wrong, is left to Fluent: then there is no phrase, or it says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    Identifier,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    VariableReference,
)
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Phrase: TypeAlias = "Callable[[Mapping[str, str | int]], str]"
SMALL = 1000
"""Numbers below are written alike in every language."""
LONGEST = 2500
"""What is put in may be so long: Fluent refuses more."""


class NoPhrase(LookupError):
    """Something that Fluent must say itself."""


class Phrases:
    """The sentences of a bundle."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._known: dict[str, Phrase | None] = {}
        self._forms: dict[int, str] = {}

    def say(self, key: str, args: Mapping[str, str | int]) -> str | None:
        """A sentence; None where Fluent has to say it."""
        phrase = self.ready(key)
        try:
            return phrase(args) if phrase is not None else None
        except LookupError:
            return None

    def ready(self, key: str) -> Phrase | None:
        """What says it: made once."""
        if key not in self._known:
            self._known[key] = self._phrase_of(key)
        return self._known[key]

    def _phrase_of(self, key: str) -> Phrase | None:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        try:
            return self._pattern(pattern, (key,)) if pattern is not None else None
        except NoPhrase:
            return None

    # -- what sentences are made of --------------------------------------------------------------

    def _pattern(self, pattern: Pattern | ast.TextElement, within: tuple[str, ...]) -> Phrase:
        """`within`: the sentences that this one stands in."""
        if not isinstance(pattern, ast.Pattern):  # a text alone, or one thing put in
            return self._part(pattern, within)
        parts = [self._part(element, within) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, element: object, within: tuple[str, ...]) -> Phrase:
        if isinstance(element, ast.Placeable):
            return self._part(element.expression, within)
        if isinstance(element, StringLiteral):
            return _fixed(str(element.parse()["value"]))
        if isinstance(element, ast.TextElement):
            return _fixed(element.value)
        if isinstance(element, VariableReference):
            return _put_in(element.id.name)
        if isinstance(element, SelectExpression) and isinstance(element.selector, VariableReference):
            return self._choice(element.selector.id.name, element, within)
        if isinstance(element, MessageReference) and element.attribute is None and element.id.name not in within:
            return self._other(element.id.name, within)
        raise NoPhrase(element)

    def _other(self, key: str, within: tuple[str, ...]) -> Phrase:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise NoPhrase(key)
        return self._pattern(pattern, (*within, key))

    def _choice(self, name: str, choice: SelectExpression, within: tuple[str, ...]) -> Phrase:
        """By a word, by a number itself, or by the form that a language has for it. The first that fits counts."""
        variants: list[tuple[str | int, Phrase]] = []
        otherwise: Phrase | None = None
        for variant in choice.variants:
            phrase = self._pattern(variant.value, within)
            variants.append((_key(variant.key), phrase))
            if variant.default:
                otherwise = phrase
        if otherwise is None:
            raise NoPhrase(name)
        return self._chosen(name, variants, otherwise)

    def _chosen(self, name: str, variants: list[tuple[str | int, Phrase]], otherwise: Phrase) -> Phrase:
        words = {key: phrase for key, phrase in reversed(variants) if isinstance(key, str)}
        numbers = any(isinstance(key, int) for key, _ in variants)

        def by_number(value: int, args: Mapping[str, str | int]) -> str:
            form = self._form(value)
            for key, phrase in variants:
                if key in (value, form):
                    return phrase(args)
            return otherwise(args)

        def chosen(args: Mapping[str, str | int]) -> str:
            value = args[name]
            if isinstance(value, int):
                return by_number(value, args)
            if numbers or not isinstance(value, str):  # a word beside numbers is compared with their forms
                raise NoPhrase(name)
            return words.get(value, otherwise)(args)

        return chosen

    def _form(self, number: int) -> str:
        """Which of a language's plurals goes with a number."""
        if number not in self._forms:
            if not 0 <= number < SMALL:
                raise NoPhrase(number)
            self._forms[number] = self._bundle._plural_form(FluentInt(number))
        return self._forms[number]


def _key(key: Identifier | NumberLiteral) -> str | int:
    if isinstance(key, NumberLiteral):
        if not isinstance(key.value, int):
            raise NoPhrase(key)
        return int(key.value)
    return str(key.name)


def _fixed(text: str) -> Phrase:
    return lambda args: text


def _put_in(name: str) -> Phrase:
    def put_in(args: Mapping[str, str | int]) -> str:
        value = args[name]
        if isinstance(value, str):
            if len(value) > LONGEST:
                raise NoPhrase(name)
            return value
        if not isinstance(value, int) or not 0 <= value < SMALL:
            raise NoPhrase(name)
        return str(value)

    return put_in
