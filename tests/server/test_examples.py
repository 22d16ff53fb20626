"""The worked examples: each can be stepped through in every language, and its last frame is what the scenario proves."""

from __future__ import annotations

import re

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.examples import examples, words
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.scenario import LOOKS, Mismatch, Scenario
from cutpurse.lab.crash import House
from cutpurse.protocol.requests import Problem
from cutpurse.server.http.examples import Example, ExamplePlayer, ExampleTitle, example

GAMES = sorted(registry.titles())
RAW = re.compile(r"[{}$]|[a-z0-9]_[a-z0-9]|\bNone\b|option-|event-|question-|example-")
"""What no sentence contains: braces of Fluent, raw ids, "None", keys of messages."""


def skull(**changes: object) -> Scenario:
    play: dict[str, object] = {
        "title": "A skull takes older tiles", "game": "swindler", "rules": ["SW-4.4.5"], "players": 2,
        "given": {"A": {"tiles": ["red_ring_1", "blue_watch_1"]}, "moment": "choose_bag"},
        "when": [{"A": "rob red", "draws": ["red_brooch"]}, {"A": "draw", "draws": ["skull"]}],
        "then": {"A": {"tiles": ["blue_watch_1"], "coins": 0}}}  # fmt: skip
    return msgspec.convert({**play, **changes}, Scenario)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told_in_words(game: str, language: str) -> None:
    for id, scenario in examples(game).items():
        shown = example(game, id, language)
        acts = [line for line in scenario.when if "then" not in line]
        assert len(shown.frames) == len(acts) + 1, id
        for frame in shown.frames:
            said = [*frame.text.choices, *frame.text.events, *frame.text.holds, frame.text.question, shown.title,
                    *(choice.label for choice in frame.next), *(note for notes in frame.notes.values() for note in notes)]  # fmt: skip
            assert not [sentence for sentence in said if RAW.search(sentence)], id
        assert not shown.frames[-1].next
        if scenario.then.keys() - LOOKS:
            assert shown.frames[-1].text.holds, id


@pytest.mark.parametrize("game", GAMES)
def test_every_title_and_every_fact_has_words_in_every_language(game: str) -> None:
    titles = {scenario.title for scenario in examples(game).values()}
    english = words(game, "en")
    assert english.facts
    for language in LANGUAGES[1:]:
        said = words(game, language)
        assert said.titles.keys() == titles
        assert said.facts.keys() == english.facts.keys()
        assert said.words.keys() == english.words.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_shows_rules_that_the_rulebook_has(game: str) -> None:
    book = Rulebook(registry.title(game).home, "en")
    for id, scenario in examples(game).items():
        assert scenario.rules, id
        assert not [rule for rule in scenario.rules if rule not in book.rules], id


def test_a_frame_is_seen_by_whoever_acts_next() -> None:
    line = {"A": "stop"}
    given = {"theft": {"bag": "red", "drawn": ["red_key_1", "red_brooch_1"]}, "B": {"hand": ["legacy_hunter"]}}
    scenario = skull(given={**given, "moment": "draw_or_stop"}, when=[line, {"B": "play legacy_hunter"}], then={})
    first, second, last = ExamplePlayer(scenario, "en").frames()
    assert [frame.eyes for frame in (first, second, last)] == [0, 1, 1]
    assert second.view["hand"] == ["legacy_hunter"]
    assert [choice.seat for choice in second.next] == [1]
    assert "Bob" in last.text.choices[-1]


def test_what_holds_is_told_where_it_holds() -> None:
    when = [{"then": {"A": {"coins": 0}}}, *skull().when]
    first, second, last = ExamplePlayer(skull(when=when), "en").frames()
    assert first.text.holds == ["Ann: coins 0"]
    assert second.text.holds == []
    assert last.text.holds == ["Ann: loot tiles blue pocket watch; coins 0"]


def test_what_is_refused_says_why() -> None:
    when = [*skull().when, {"A": "draw", "refused": "SW-4.4.9"}]
    *_, before, last = ExamplePlayer(skull(when=when), "en").frames()
    assert before.next[0].choice == "draw"
    assert "SW-4.4.9" in last.text.choices[0]


def test_an_example_that_does_not_hold_is_not_shown() -> None:
    with pytest.raises(Mismatch):
        list(ExamplePlayer(skull(then={"A": {"coins": 7}}), "en").frames())


def test_the_server_lists_and_shows_them(house: House) -> None:
    status, data = house.ask("GET", "/api/examples/swindler?language=de")
    assert status == 200
    listed = msgspec.json.decode(data, type=list[ExampleTitle])
    assert [one.id for one in listed] == list(examples("swindler"))
    assert {"X-30", "X-30-2"} <= {one.id for one in listed}
    status, data = house.ask("GET", "/api/examples/swindler/X-12?language=de")
    assert status == 200
    shown = msgspec.json.decode(data, type=Example)
    assert shown.title == next(one.title for one in listed if one.id == "X-12")
    assert len(shown.frames) == 3
    assert "Schädel" in " ".join(shown.frames[-1].text.events)


@pytest.mark.parametrize("path", ["swindler/X-999", "swindler/..%2fX-1", "swindler/X-12-2"])
def test_what_is_not_there_is_refused(house: House, path: str) -> None:
    status, data = house.ask("GET", f"/api/examples/{path}")
    assert status == 404
    if data.startswith(b"{"):
        assert msgspec.json.decode(data, type=Problem).reason.code == "no-such-example"


def test_no_game_no_examples(house: House) -> None:
    status, data = house.ask("GET", "/api/examples/chess/X-1")
    assert (status, msgspec.json.decode(data, type=Problem).reason.code) == (404, "unknown-game")
