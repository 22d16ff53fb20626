"""Texts: a missing sentence is a fault that is noticed; the four languages say the same things."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cutpurse import kernel
from cutpurse.kernel import text
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.settings import settle
from cutpurse.kernel.text import KERNEL_TEXT, MissingText, Speaker, keys
from tests.kernel.tables import NAMES, live, one_move, rules
from tests.kernel.toy import TITLE

FOLDERS = {"kernel": KERNEL_TEXT, "toy": TITLE.home / "text"}
KERNEL = Path(kernel.__file__).parent
KERNEL_REASONS = {code for path in KERNEL.glob("*.py") for code in re.findall(r'Reason\("([\w-]+)"', path.read_text())}
SHARED_REASONS = {"unknown-choice"}
"""What games use without a sentence of their own."""


class Names(Visitor):
    """The arguments that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def arguments(path: Path) -> dict[str, set[str]]:
    """What each message of a Fluent file speaks of."""
    spoken = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            spoken[entry.id.name] = names.found
    return spoken


# -- files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sentences(folder: Path, language: str) -> None:
    english, other = keys(folder / "en.ftl"), keys(folder / f"{language}.ftl")
    assert (sorted(english - other), sorted(other - english)) == ([], [])
    assert english


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_what_english_does_not_know(folder: Path, language: str) -> None:
    """Languages may count differently, but an argument that only one of them uses is a slip of the pen."""
    english, other = arguments(folder / "en.ftl"), arguments(folder / f"{language}.ftl")
    surplus = {key: sorted(other[key] - english[key]) for key in english.keys() & other.keys()}
    assert {key: names for key, names in surplus.items() if names} == {}


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_there_twice(folder: Path, language: str) -> None:
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


def test_a_file_that_is_not_fluent_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("good = Good\n\nthis is not Fluent { $\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl: not Fluent: 'this is not Fluent"):
        keys(path)


# -- speaking ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_gives_its_reasons_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    args: dict[str, Any] = {"setting": "rounds", "value": "99", "allowed": "1–3", "players": 9, "least": 2, "most": 4,
                            "rules": 3, "known": 2, "box": "00a1"}  # fmt: skip
    assert len(KERNEL_REASONS) > 7
    for code in KERNEL_REASONS | SHARED_REASONS:
        sentence = speaker.say(Reason(code, "", args).message)
        assert sentence
        assert "{" not in sentence
    assert speaker.say(Message("event-taken_back", {"seat": 0, "record": 3}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_toy_says_can_be_said_in_every_language(language: str) -> None:
    referee, rng = live(), random.Random(4)
    speaker, game = Speaker(language, referee.game, NAMES), referee.game
    said = set()
    while not referee.over:
        for question in referee.questions():
            view = referee.view(question.seat)
            options = [game.describe(view, option) for option in question.options]
            closed = [reason.message for _, reason in referee.closed(question.seat)]
            cautions = [caution for option in options for caution in option.cautions]
            for message in (question.message, *(option.label for option in options), *cautions, *closed):
                said.add(speaker.say(message))
        for seat in (SPECTATOR, 0, 1, 2):
            said.update(game.board(referee.view(seat), speaker.say, 80))
            said.update(speaker.say(line(seen)) for seen in referee.log(seat))
        one_move(referee, rng, undo=0.4)
    assert all(said)
    assert not [sentence for sentence in said if "{" in sentence or "rose_" in sentence]


def test_a_missing_sentence_is_a_fault() -> None:
    for language in LANGUAGES:
        with pytest.raises(MissingText, match=f"{language}: no-such-sentence"):
            Speaker(language).say(Message("no-such-sentence"))
    assert not Speaker("en").knows("no-such-sentence")
    assert not Speaker("en").knows("question-turn")
    assert Speaker("en", rules()).knows("question-turn")


def test_a_missing_argument_is_a_fault() -> None:
    with pytest.raises(MissingText, match="en: event-planted"):
        Speaker("en", rules()).say(Message("event-planted", {"seat": 0}))


def test_a_sentence_without_words_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("hollow =\n    .hint = only a hint\n", encoding="utf-8")
    monkeypatch.setattr(text, "KERNEL_TEXT", tmp_path)
    with pytest.raises(MissingText, match="en: hollow"):
        Speaker("en").say(Message("hollow"))


def test_a_table_goes_on_with_the_key_of_a_missing_sentence() -> None:
    """People play on; whoever made the game is warned."""
    with pytest.warns(MissingText, match="en: no-such-sentence"):
        assert Speaker("en", strict=False).say(Message("no-such-sentence")) == "no-such-sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_lacks_is_said_in_english(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("hello = Cześć\n", encoding="utf-8")
    monkeypatch.setattr(text, "KERNEL_TEXT", tmp_path)
    speaker = Speaker(language)
    assert speaker.say(Message("hello")) == ("Cześć" if language == "pl" else "Hello")
    assert speaker.say(Message("bye")) == "Bye"


def test_a_folder_without_sentences_has_none(tmp_path: Path) -> None:
    assert text.files(tmp_path, "de") == ()


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Speaker("tlh", rules()).say(Message("option-rest")) == "Rest"


def test_ids_become_names_and_seats_become_people() -> None:
    message = Message("event-planted", {"seat": 1, "flower": "rose"})
    said = {language: Speaker(language, rules(), NAMES).say(message) for language in LANGUAGES}
    assert said == {
        "en": "Bea plants: rose.",
        "de": "Bea pflanzt: Rose.",
        "pl": "Bea sadzi: róża.",
        "fr": "Bea plante : rose.",
    }


def test_lists_of_ids_become_lists_of_names() -> None:
    message = Message("board-hand", {"flowers": ["rose", "daisy_2", "tulip_12", "orchid", "rose_bush"]})
    assert Speaker("de", rules()).say(message) == "Deine Hand: Rose, Gänseblümchen, Tulpe, orchid, rose_bush"


def test_equal_words_are_put_together_but_not_equal_numbers() -> None:
    speaker = Speaker("en", rules())
    assert speaker.say(Message("board-hand", {"flowers": ["rose", "rose"]})).endswith("2 × rose")
    assert speaker.say(Message("board-hand", {"flowers": [5, 1, 1]})).endswith("5, 1, 1")


def test_seats_without_names_are_counted() -> None:
    assert Speaker("en", rules()).say(Message("event-rested", {"seat": 1})) == "2 rests."
    assert Speaker("en", rules(), ["Ann"]).say(Message("event-rested", {"seat": 0})) == "Ann rests."


@pytest.mark.parametrize(
    ("amount", "sentence"), [(1, "Daj jedną monetę"), (2, "Daj 2 monety"), (5, "Daj 5 monet"), (22, "Daj 22 monety")]
)
def test_every_language_counts_in_its_own_way(amount: int, sentence: str) -> None:
    assert Speaker("pl", rules()).say(Message("option-bid", {"amount": amount})) == sentence


def test_what_selectors_need_is_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids as `key-id`, lists as `key-count` and `key-1`, yes and no as words, lists of seats as names."""
    (tmp_path / "en.ftl").write_text(
        "id = { $flower-id ->\n    [rose] the rose\n   *[other] a flower\n}\n"
        "count = { $flowers-count } of { $flowers }\n"
        "bold = { $bold }\n"
        "people = { $seats }\n"
        "swap = { $choice-1 } for { $choice-3 } of { $choice-2 } ({ $choice-2-id })\n"
        "word-coin = a shilling\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(text, "KERNEL_TEXT", tmp_path)
    speaker = Speaker("en", seats=NAMES)
    assert speaker.say(Message("id", {"flower": "rose"})) == "the rose"
    assert speaker.say(Message("id", {"flower": "tulip"})) == "a flower"
    assert speaker.say(Message("count", {"flowers": ["a", "b"]})) == "2 of a, b"
    assert speaker.say(Message("bold", {"bold": True})) == "yes"
    assert speaker.say(Message("people", {"seats": [2, 0]})) == "Cyd, Ann"
    assert speaker.say(Message("swap", {"choice": ["a", "B", "coin"]})) == "a for a shilling of Bea (B)"
    assert speaker.say(Message("count", {"flowers": ["a", "b", "a"]})) == "3 of 2 × a, b"


def test_the_reason_for_a_setting_can_be_said() -> None:
    reason = settle(TITLE.settings, {"rounds": 9})
    assert isinstance(reason, Reason)
    sentence = Speaker("en").say(reason.message)
    assert "rounds" in sentence
    assert "1–3" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_numbers_are_written_as_the_language_would(language: str) -> None:
    """They are written without asking the locale; larger ones as it groups them."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        FluentResource("n = { $n } { $n ->\n  [one] one\n  [few] few\n  [many] many\n *[other] other\n }\n")
    )
    speaker = Speaker(language)
    speaker._bundle = bundle
    pattern = bundle.get_message("n").value
    assert pattern is not None
    for number in (0, 1, 2, 5, 12, 21, 22, 999, 1000, 12345, -1):
        expected, errors = bundle.format_pattern(pattern, {"n": number})
        assert not errors
        assert speaker.say(Message("n", {"n": number})) == expected
