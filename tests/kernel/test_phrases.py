"""Sentences that were made ready say what Fluent says, word for word."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.phrases import Phrases
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker

MOST_EACH = 60
"""Ways in which a sentence is tried."""


class Wanted:
    """What a sentence has put in, and the words and numbers it goes by."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: dict[str, None] = {}
        self.keys: dict[str | int, None] = {}
        self._look(node)

    def _look(self, node: object) -> None:
        if isinstance(node, list):
            for one in node:
                self._look(one)
        elif isinstance(node, ast.BaseNode):
            if isinstance(node, ast.VariableReference):
                self.names[node.id.name] = None
            elif isinstance(node, ast.Variant):
                self.keys[node.key.name if isinstance(node.key, ast.Identifier) else int(node.key.value)] = None
            for name, part in vars(node).items():
                if name != "span":
                    self._look(part)


def ways(entry: ast.BaseNode) -> Iterator[dict[str, str | int]]:
    """A sentence with words, numbers and everything it asks for, put in at each place."""
    wanted = Wanted(entry)
    values: list[str | int] = [*wanted.keys, "Ada", 0, 1, 2, 5, 22, 1234]
    tried = itertools.product(values, repeat=len(wanted.names)) if wanted.names else [()]
    for way in itertools.islice(tried, MOST_EACH):
        yield dict(zip(wanted.names, way, strict=True))
    for value in values:  # far ones too, where there are many ways
        yield dict.fromkeys(wanted.names, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(registry.titles()))
def test_a_phrase_says_what_fluent_says(game: str, language: str) -> None:
    title = registry.title(game)
    opened = open_table(title, title.seats[0], {})
    assert not isinstance(opened, Reason)
    speaker = Speaker(language, opened)
    phrases = {key for key in speaker._bundle._messages if speaker._phrases.ready(key) is not None}
    assert len(phrases) > 0.98 * len(speaker._bundle._messages), "nearly all that is ever said is a phrase"
    said = 0
    for key, entry in speaker._bundle._messages.items():
        pattern = speaker._bundle.get_message(key).value
        if pattern is None:
            continue
        for args in ways(entry):
            phrase = speaker._phrases.say(key, args)
            text, errors = speaker._formatted(pattern, args)
            if phrase is not None:
                said += 1
                assert (phrase, errors) == (text, []), f"{key} {args}"
    assert said > 10 * len(phrases)


def test_what_is_no_phrase_is_left_to_fluent() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(
        "-brand = Cutpurse\nterm = by { -brand }\nround = see { round }\nother = see { fixed }\nfixed = this\n"
        "share = { NUMBER($part, style: \"percent\") }\nnamed = { $who }\n"))  # fmt: skip
    phrases = Phrases(bundle)
    assert phrases.say("other", {}) == "see this"
    assert phrases.say("named", {"who": "Ada"}) == "Ada"
    for key in ("term", "round", "share", "missing", "named"):
        assert phrases.say(key, {}) is None, key
    assert phrases.say("named", {"who": 1234}) is None, "Fluent separates thousands"
    assert phrases.say("named", {"who": "x" * 2501}) is None
