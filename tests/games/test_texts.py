"""The files of sentences of every game: the same sentences in four languages, in the same order, about the same things."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import KERNEL_TEXT, keys
from tests.games.texts import spoken_of

TITLES = registry.titles()
FOLDERS = {f"{game}/{place}": title.home / place for game, title in TITLES.items() for place in ("text", "page/text")}
every_game = pytest.mark.parametrize("text", FOLDERS.values(), ids=FOLDERS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_language_has_the_same_sentences(text: Path, language: str) -> None:
    english, other = keys(text / "en.ftl"), keys(text / f"{language}.ftl")
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@every_game
@every_language
def test_a_game_does_not_repeat_what_the_kernel_says(text: Path, language: str) -> None:
    assert sorted(keys(text / f"{language}.ftl") & keys(KERNEL_TEXT / f"{language}.ftl")) == []


@every_game
@every_language
def test_the_sentences_stand_in_the_same_order(text: Path, language: str) -> None:
    """So that translators find their way."""

    def order(name: str) -> list[str]:
        return re.findall(r"^([a-z][\w-]*) =", (text / f"{name}.ftl").read_text(encoding="utf-8"), re.MULTILINE)

    assert order(language) == order("en")


@every_game
@every_language
def test_no_sentence_speaks_of_what_english_does_not_know(text: Path, language: str) -> None:
    """An argument that only one language uses is a slip of the pen."""
    english, other = spoken_of(text / "en.ftl"), spoken_of(text / f"{language}.ftl")
    surplus = {key: sorted(other[key] - english[key]) for key in english}
    assert {key: names for key, names in surplus.items() if names} == {}


@pytest.mark.parametrize("game", TITLES)
def test_every_component_is_named_in_every_language(game: str) -> None:
    """English would stand in for the others: ours need nobody to stand in."""
    components = (TITLES[game].home / "components").glob("*.toml")
    tables = [tomllib.loads(path.read_text(encoding="utf-8")) for path in components]
    rows = [row for table in tables for part in table.values() if isinstance(part, list) for row in part]
    named = [row for row in rows if isinstance(row, dict) and "name" in row]
    assert named
    assert [row["id"] for row in named if set(row["name"]) != set(LANGUAGES)] == []
