"""What newcomers are taught is what the rules say: every sentence rests on rules, and is read again when one changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutpurse.kernel import coach, guide, registry
from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.lesson import SPACE, Words, lessons
from cutpurse.kernel.lesson_play import lesson_speaker
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rule_wording import mark_as_read, sentences, stale
from cutpurse.kernel.rulebook import Rulebook

TAUGHT = {
    # what a newcomer must have met before a first game: aim, turn, dangers, scoring
    "age-of-thieves": ["AOT-5.9", "AOT-6.8", "AOT-7.17", "AOT-9.1", "AOT-11.1", "AOT-11.5", "AOT-12.6", "AOT-14.3",
                       "AOT-14.5", "AOT-14.9"],
    "swindler": ["SW-3.16", "SW-4.3.5", "SW-4.4.5", "SW-4.4.12", "SW-4.7.3", "SW-4.9.3", "SW-4.9.6", "SW-4.10.1",
                 "SW-4.13.1", "SW-8.1", "SW-8.3", "SW-8.4"],
    "thiefdom": ["TD-3.11", "TD-4.2", "TD-6.3", "TD-6.4", "TD-7.2", "TD-7.13", "TD-8.4", "TD-9.25", "TD-11.5",
                 "TD-12.2", "TD-12.4"],
}  # fmt: skip
every_game = pytest.mark.parametrize("game", sorted(TAUGHT))


@every_game
def test_every_sentence_rests_on_rules_that_there_are(game: str) -> None:
    home = registry.title(game).home
    book = Rulebook(home, "en")
    for sentence, rules in sentences(home):
        assert rules, sentence
        assert [rule for rule in rules if rule not in book.rules] == [], sentence


@every_game
def test_sentences_were_read_against_the_present_wording_of_their_rules(game: str) -> None:
    """Read the sentences named here again, mend them in four languages, then: python -m tests.games.read_again"""
    home = registry.title(game).home
    changed = set(stale(home))
    assert [(sentence, changed & set(rules)) for sentence, rules in sentences(home) if changed & set(rules)] == []
    assert changed == set()


@every_game
def test_a_lesson_teaches_what_a_first_game_needs(game: str) -> None:
    found = lessons(registry.title(game).home).values()
    taught = {rule for lesson in found for step in lesson.steps for rule in step.rules}
    assert [rule for rule in TAUGHT[game] if rule not in taught] == []


@every_game
def test_every_game_has_a_quick_reference_in_every_language(game: str) -> None:
    pages = [list(Rulebook(registry.title(game).home, language).summary) for language in LANGUAGES]
    assert len(pages[0]) >= 6
    assert len({len(titles) for titles in pages}) == 1


def test_a_rule_with_a_new_wording_is_noticed(tmp_path: Path) -> None:
    book = tmp_path / "rulebook"
    book.mkdir()
    for language in LANGUAGES:
        (book / f"{language}.toml").write_text(
            '[summary]\nEnd = "Most points win (XX-1)."\n[rules]\n"XX-1" = "Most points."'
        )
    mark_as_read(tmp_path)
    assert stale(tmp_path) == []
    english = (book / "en.toml").read_text().replace('Most points."', 'Fewest points."')
    (book / "en.toml").write_text(english)
    Rulebook.forget()
    assert stale(tmp_path) == ["XX-1"]


CODE = re.compile(r"\b(?:[pnesw]\d\d|\d[AB][a-zA-Z]|\dV)\b|\b\d+,\d+\b")
"""Ids of spaces: e29, 6Ac, 6AD, 7V, 2,9. Nobody sees them on a map."""


def written(game: str) -> list[Words | Sentence]:
    """All that lessons say."""
    steps = [step for lesson in lessons(registry.title(game).home).values() for step in lesson.steps]
    found: list[Words | Sentence] = []
    for step in steps:
        found += [step.title, *step.says, *step.instead.values()]
    return found


@every_game
def test_no_text_for_newcomers_speaks_of_ids(game: str) -> None:
    home = registry.title(game).home
    general = [*coach.sentences(home), *guide.sentences(home)]
    for language in LANGUAGES:
        for said in written(game):
            assert not CODE.search(SPACE.sub("", said.in_(language))), said.in_(language)
        for said in general:  # what is said of any game names no space at all
            assert not CODE.search(said.in_(language)), said.in_(language)
            assert "{" not in said.in_(language)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_that_a_lesson_names_has_a_name_on_the_map(game: str, language: str) -> None:
    for id, lesson in lessons(registry.title(game).home).items():
        speaker = lesson_speaker(game, lesson, language)
        for step in lesson.steps:
            texts = [said.in_(language) for said in step.says] + [said.in_(language) for said in step.instead.values()]
            for space in (space for text in texts for space in SPACE.findall(text)):
                assert speaker.name(space).endswith(f" ({space})"), (id, space)
            assert "{" not in step.text(language, speaker.name)


def test_ids_are_noticed() -> None:
    assert [bool(CODE.search(text)) for text in ("Go to e29.", "the tower 6Ac", "to 2,9", "7V")] == [True] * 4
    assert not CODE.search("8 gold, 1 point for 2 gems; Raven Row 3")
