"""The coach speaks of what can happen, the "?" knows every question, in every language and with rules that there are."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.swindler.game import Swindler
from cutpurse.kernel import registry
from cutpurse.kernel.coach import Trigger, coach, named_in
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.scenario import QUICK, Stage, load, run, scenario_files
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker, keys
from tests.games.texts import english

LONGEST = 210
"""A tip is read in passing."""
every_game = pytest.mark.parametrize("game", ["age-of-thieves", "swindler", "thiefdom"])


def opened(title: Title, players: int | None = None) -> Game[Any, Any]:
    found = open_table(title, players or title.seats[-1], {})
    assert not isinstance(found, Reason)
    return found


class Witness:
    """Looks on while scenarios are played, and notes which triggers were met, for whichever seat."""

    def __init__(self, wanted: list[Trigger]) -> None:
        self.missing = {repr(trigger): trigger for trigger in wanted}

    def look(self, stage: Stage) -> None:
        referee = stage.referee
        questions = list(referee.questions())
        asked = {(question.seat, question.kind) for question in questions}
        told = [*stage.events, *(told.event for told in referee.told)]
        for seat in range(referee.game.players):
            events = [event.seen_by(seat) for event in told]
            kinds = {kind for other, kind in asked if other == seat}
            offers = bool(referee.offers(seat))
            options = [option for question in questions if question.seat == seat for option in question.options]
            named = self._named(referee, seat) if any(on.sort == "thing" for on in self.missing.values()) else set()
            for key, trigger in list(self.missing.items()):
                if (
                    self._met(trigger, seat, events, kinds, offers)
                    or (trigger.sort == "thing" and trigger.name in named)
                    or (trigger.sort == "option" and any(map(trigger.opened_by, options)))
                ):
                    del self.missing[key]

    def _named(self, referee: Referee, seat: int) -> set[str]:
        if (question := referee.question(seat)) is None:
            return set()
        view = referee.view(seat)
        return named_in(referee.game.describe(view, option).label for option in question.options)

    def _met(self, trigger: Trigger, seat: int, events: list[dict[str, Any]], kinds: set[str], offers: bool) -> bool:
        if trigger.sort == "event":
            return any(trigger.met_by(event, seat) for event in events)
        return offers if trigger.sort == "offer" else trigger.name in kinds


@every_game
def test_everything_the_coach_waits_for_can_happen(game: str) -> None:
    """Each trigger is met in some scenario of the game, for some seat."""
    title = registry.title(game)
    witness = Witness([trigger for tip in coach(title.home).tips for trigger in tip.on])
    for path in scenario_files(title):
        for scenario in load(path, QUICK):
            if not witness.missing:
                return
            run(scenario, witness.look)
    assert sorted(witness.missing) == []


@every_game
def test_what_the_coach_waits_for_is_told_in_the_log(game: str) -> None:
    """The page listens to the log: an event without a sentence would never be heard."""
    title = registry.title(game)
    said = keys(english(title))
    events = {on.name for tip in coach(title.home).tips for on in tip.on if on.sort == "event"}
    assert [name for name in sorted(events) if f"event-{name}" not in said] == []


@every_game
def test_every_kind_of_question_is_explained_and_nothing_else(game: str) -> None:
    title = registry.title(game)
    kinds = {key.removeprefix("question-") for key in keys(english(title)) if key.startswith("question-")}
    assert set(coach(title.home).questions) == kinds
    assert kinds >= {str(kind) for kind in opened(title).answers if kind != "offer"} - {"draft"}


@every_game
def test_tips_are_short_and_there_in_every_language(game: str) -> None:
    tips = coach(registry.title(game).home).tips
    assert len({tip.id for tip in tips}) == len(tips) >= 10
    for tip in tips:
        said = [tip.says.in_(language) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), tip.id
        assert [text for text in said if len(text) > LONGEST] == [], tip.id


@every_game
def test_questions_are_explained_in_every_language(game: str) -> None:
    for kind, about in coach(registry.title(game).home).questions.items():
        for sentence in about:
            assert len({sentence.in_(language) for language in LANGUAGES}) == len(LANGUAGES), kind


@every_game
def test_tell_me_more_leads_somewhere(game: str) -> None:
    title = registry.title(game)
    table = opened(title)
    sections = {section.id for section in table.gallery(Speaker("en", table))}
    assert {tip.more for tip in coach(title.home).tips if tip.more} <= sections


@every_game
def test_the_short_game_can_be_played(game: str) -> None:
    title = registry.title(game)
    short = coach(title.home).short
    assert not isinstance(open_table(title, short.bots + 1, short.settings), Reason)
    assert short.settings != {}


@every_game
def test_a_first_game_says_what_is_shorter_in_it(game: str) -> None:
    """With the engine's own numbers; a usual game has nothing to say."""
    title = registry.title(game)
    short = coach(title.home).short
    table = open_table(title, short.bots + 1, short.settings)
    usual = open_table(title, short.bots + 1, {})
    assert not isinstance(table, Reason) and not isinstance(usual, Reason)
    assert usual.simplified() is None
    found = table.simplified()
    assert found is not None
    message, rule = found
    assert rule in Rulebook(title.home, "en").rules
    said = {language: Speaker(language, table).say(message) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert [text for text in said.values() if len(text) > LONGEST] == []
    if game == "swindler":
        assert isinstance(table, Swindler) and isinstance(usual, Swindler)
        for number in (table.end_jobs, usual.end_jobs, table.ability_jobs, usual.ability_jobs):
            assert all(str(number) in text for text in said.values())
