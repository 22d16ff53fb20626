"""Every word that a sentence is chosen by has a branch of its own, in four languages: nothing new is told with the
sentence of something else. What the words can be, the types of events, of effects and of views say."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from cutpurse.games import age_of_thieves, swindler, thiefdom
from cutpurse.games.age_of_thieves import events as aot_events
from cutpurse.games.age_of_thieves import view as aot_view
from cutpurse.games.age_of_thieves import vocabulary as aot_vocabulary
from cutpurse.games.age_of_thieves.foresight import Goal
from cutpurse.games.age_of_thieves.state import Phase
from cutpurse.games.swindler import entries as sw_entries
from cutpurse.games.swindler import events as sw_events
from cutpurse.games.swindler.rules import windows
from cutpurse.games.swindler.rules.needs import TILE_NEEDS
from cutpurse.games.swindler.verbs.board import NEED_RULES
from cutpurse.games.swindler.vocabulary import word_of
from cutpurse.games.thiefdom import entries as td_entries
from cutpurse.games.thiefdom import events as td_events
from cutpurse.games.thiefdom import vocabulary as td_vocabulary
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import Message
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import KERNEL_TEXT, Speaker
from cutpurse.server.table.lobby import BOT, OPEN
from tests.games import texts
from tests.games.branches import DEFAULT, Choice, choices, words_of

TITLES = [age_of_thieves.TITLE, swindler.TITLE, thiefdom.TITLE]
EVENTS = {"age-of-thieves": aot_events, "swindler": sw_events, "thiefdom": td_events}
EFFECTS = {"age-of-thieves": ("board-effect-", aot_vocabulary.Effect), "thiefdom": ("effect-", td_vocabulary.Effect)}

STEPS = {"reserve", "steal", "actions", "refill", "hire"}
ENDS = {"skull", "stop"}
WAYS = {"N", "E", "S", "W"}
USES = get_type_hints(td_entries.Card)
WORDS: dict[str, dict[tuple[str, str], Any]] = {
    "age-of-thieves": {
        ("option-far", "goal"): Goal, ("board-turn", "phase"): Phase, ("board-plan-action", "status"): set(aot_view.STATUS),
        ("board-rival-action", "status"): set(aot_view.STATUS)},
    "swindler": {
        ("option-pass", "window"): set(windows.WINDOWS), ("option-play-know_it_all", "bet"): {"caught", "away"},
        ("reason-need-more", "need"): {word_of(kind) for kind in NEED_RULES if kind not in TILE_NEEDS},
        ("board-bet", "bet"): {"caught", "away"}, ("reason-theft-ended-otherwise", "end"): ENDS,
        ("board-need-draw", "end"): ENDS, ("board-need-draw-colour", "end"): ENDS,
        ("reason-wrong-step", "step"): {"steal", "actions", "hire"}, ("board-turn", "step"): STEPS,
        ("board-kind", "kind"): get_type_hints(sw_entries.Job)["kind"], ("board-decks", "back"): {"A", "B", "none"}},
    "thiefdom": {
        ("caution-part-left", "part"): {"buy", "fetch"},
        ("direction-name", "direction"): WAYS, ("option-walk", "direction"): WAYS, ("note-looks", "direction"): WAYS,
        ("way-name", "way"): {*WAYS, "mouth", "out", "none"}, ("option-walk", "after"): {"occupied", "on", "end"},
        ("option-move-rob", "good"): {*get_args(td_vocabulary.Good), "both"},
        ("where-name", "place"): USES["place"], ("card-when", "place"): USES["place"], ("card-when", "use"): USES["use"],
        ("card-when", "frequency"): USES["frequency"], ("board-card", "scope"): USES["scope"],
        ("board-card-used", "scope"): USES["scope"], ("board-villa", "locked"): get_type_hints(td_entries.Villa)["locked"]},
}  # fmt: skip
"""What words decide elsewhere, by sentence and argument. Where nothing is said, the sentence names what it is about."""


@cache
def fields(title: Title) -> dict[str, dict[str, Any]]:
    """The types of what sentences about events and effects speak of, by the key of the sentence."""
    found: dict[str, dict[str, Any]] = {}
    for told in vars(EVENTS[title.id]).values():
        if isinstance(told, type) and issubclass(told, Event) and told is not Event:
            found |= dict.fromkeys((f"event-{told.name}", f"event-{told.name}-own"), get_type_hints(told))
    if title.id in EFFECTS:
        start, base = EFFECTS[title.id]
        for effect in kinds(base):
            found[f"{start}{effect.__struct_config__.tag}"] = get_type_hints(effect)
    return found


def kinds(base: Any) -> Iterable[Any]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


@cache
def names(title: Title) -> frozenset[str]:
    """What has a name of its own in every language."""
    return frozenset(component.id for component in texts.table(title, title.seats[-1]).components())


def words(title: Title, choice: Choice) -> set[str] | None:
    """What a sentence can be chosen by; None if that is open."""
    known = WORDS[title.id].get((choice.key, choice.argument))
    if isinstance(known, set):
        return known
    return words_of(known if known is not None else fields(title).get(choice.key, {}).get(choice.argument, str))


CHOICES = [(title, language, choice) for title in TITLES for language in LANGUAGES
           for choice in choices(title.home / "text" / f"{language}.ftl")]  # fmt: skip


@pytest.mark.parametrize(("title", "language", "choice"), CHOICES, ids=lambda part: getattr(part, "key", ""))
def test_every_word_has_a_branch_of_its_own(title: Title, language: str, choice: Choice) -> None:
    assert choice.default == DEFAULT, "the default says nothing of its own: it is for words that nobody knows yet"
    known = words(title, choice)
    if known is None:
        assert choice.named, f"{choice.argument} can be anything: what it is must be said, or its type must tell"
    else:
        assert sorted(word for word in known if word and choice.misses(word, names(title))) == []


FRAME = {
    ("ui-join-row", "state"): {"here", "away", BOT, OPEN},
    ("reason-not-stored", "problem"): {"full", "locked", "unreachable"},  # of the others there is one thing to say
}
"""What decides in the sentences that belong to no game."""
AROUND = [KERNEL_TEXT, *(title.home / "page" / "text" for title in TITLES), Path(__file__).parents[2] / "web/src/text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_around_the_games_every_word_has_a_branch_too(language: str) -> None:
    found = [choice for folder in AROUND for choice in choices(folder / f"{language}.ftl")]
    assert {(choice.key, choice.argument) for choice in found} == set(FRAME)
    for choice in found:
        assert choice.default == DEFAULT, choice.key
        assert sorted(FRAME[choice.key, choice.argument] - choice.branches) == [], choice.key


def test_a_word_without_a_branch_is_found() -> None:
    """As a new effect on the watch would be that nobody has found words for."""
    file = age_of_thieves.TITLE.home / "text" / "en.ftl"
    affected = next(choice for choice in choices(file) if choice.key == "event-watch_affected")
    assert words(age_of_thieves.TITLE, affected) == set(affected.branches)
    assert affected.misses("awake", names(age_of_thieves.TITLE))


def test_what_is_declared_is_chosen_by() -> None:
    """Words are declared for sentences that there are."""
    for title in TITLES:
        there = {(choice.key, choice.argument) for language in LANGUAGES
                 for choice in choices(title.home / "text" / f"{language}.ftl")}  # fmt: skip
        assert sorted(set(WORDS[title.id]) - there) == []


def once(name: str, kind: Any, title: Title) -> Any:
    """One for a number, the first seat for a seat, and anything for a word."""
    if kind in (int, bool):
        return kind(kind is int and name not in title.seat_arguments)
    return [] if get_origin(kind) in (list, tuple) else "thing"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_happened_once_is_told_as_one(title: Title) -> None:
    """Every line of the log, with a one for each of its numbers; what random games say besides, their listener hears."""
    speaker = Speaker("en", texts.table(title, 2), texts.NAMES[:2])
    events = {key: kinds for key, kinds in fields(title).items() if key.startswith("event-") and speaker.knows(key)}
    told = [speaker.say(Message(key, {name: once(name, kind, title) for name, kind in kinds.items()}))
            for key, kinds in events.items()]  # fmt: skip
    assert told
    assert [said for said in told if texts.ONE_OF_MANY.search(said)] == []


def test_one_that_is_counted_as_several_is_noticed() -> None:
    assert texts.ONE_OF_MANY.search("Ada gets 1 cards.")
    assert texts.ONE_OF_MANY.search("1 more points")
    assert not texts.ONE_OF_MANY.search("1 card, 11 cards, 2.1 points, raids that would hit you: 1 of 2")
