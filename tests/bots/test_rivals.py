"""Rivals: named, drawn, told apart by how they play, and no better or worse named than they were measured."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.bots import greet
from cutpurse.bots.policy import Judge, Policy
from cutpurse.bots.ratings import rating
from cutpurse.bots.registry import guests, known, names, rivals, shipped
from cutpurse.bots.rivals import MOMENTS, bot_tag, company, level_of, named, remark, sit_down, tempers
from cutpurse.bots.temper import EVEN, Temper
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker
from cutpurse.lab.ladder import Ladder
from tests.bots.test_search import opened

GAMES = list(registry.titles())
LADDER = Path(__file__).parents[2] / "docs" / "ladder"


def events_of(game: str) -> dict[str, type[Event]]:
    """The events of a game, by their names."""
    found = {}
    for kind in Event.__subclasses__():
        if kind.__module__.startswith(f"cutpurse.games.{game.replace('-', '_')}."):
            found[kind.name] = kind
    return found


# -- who there is --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_six_rivals_or_more(game: str) -> None:
    met = [named(game, id) for id in rivals(game)]
    assert len(met) >= 6
    everybody = company(game).rival
    assert len({rival.id for rival in everybody}) == len({rival.name for rival in everybody}) == len(everybody)
    assert len({msgspec.json.encode(rival.face) for rival in everybody}) == len(everybody), "no two look alike"
    order = ["gentle", "easy", "normal", "hard", "expert"]
    assert [rival.level for rival in everybody] == sorted((rival.level for rival in everybody), key=order.index)
    assert not {rival.id for rival in everybody} & {*shipped(game), "me", "open", "human"}
    assert {rival.temper for rival in everybody} == set(tempers()), "every temper can be met"
    for level in names(game):
        assert level == "random" or any(rival.level == level for rival in everybody), f"{level} has nobody"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_of_them_and_by_them_has_words(language: str) -> None:
    speaker = Speaker(language)
    for temper in tempers():
        said = [speaker.say(Message(f"rival-{temper}{end}")) for end in ("", *(f"-{moment}" for moment in MOMENTS))]
        assert all(said)
        assert len(set(said)) == len(said)
    for game in GAMES:
        assert all(speaker.say(Message(f"level-{rival.level}")) for rival in company(game).rival)


@pytest.mark.parametrize("game", GAMES)
def test_they_speak_of_what_everybody_sees(game: str) -> None:
    """A moment is an event that the game has, and the field that says about whom is nobody's secret."""
    opened(registry.title(game))
    events = events_of(game)
    for moment in company(game).moment:
        kind = events[moment.event]
        assert moment.who in kind.__struct_fields__
        assert moment.who not in kind.private
        assert moment.say in MOMENTS
        assert remark(game, {"event": moment.event, moment.who: 2}, 2) == moment.say
        assert not remark(game, {"event": moment.event, moment.who: 1}, 2)
    assert remark(game, {"event": "won", "seats": [1]}, 1) == "won"
    assert remark(game, {"event": "won", "seats": [1]}, 0) == "lost"
    assert not remark(game, {"event": "won", "seats": []}, 0), "if all lose, nobody crows"


def test_who_comes_when_a_level_is_wished_for() -> None:
    rng = random.Random(1)
    taken: list[str] = []
    for _ in range(4):
        bot, name = sit_down("swindler", "easy", taken, rng)
        assert level_of("swindler", bot) == "easy"
        assert named("swindler", bot)
        assert name not in taken
        taken.append(name)
    assert sit_down("swindler", "mags", taken, rng) == ("mags", "Mags Finch"), "asked by name, she comes"
    assert sit_down("swindler", "random", ["Alva"], rng) == ("random", "Bram")
    assert sit_down("no-such-game", "easy", [], rng) == ("easy", "Alva")
    assert (bot_tag("swindler", "mags"), bot_tag("swindler", "easy")) == ("easy mags", "easy")
    assert {"mags", "easy"} <= set(guests("swindler"))
    assert "mags" not in names("swindler")


# -- how good they are said to be ----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_claimed_was_measured(game: str) -> None:
    """The figure beside a name is the one of the committed ladder, or there is none."""
    ladder = Ladder(registry.title(game), LADDER / f"{game}.jsonl")
    rungs = {(rung.upper, rung.lower): rung for rung in ladder.rungs() if rung.players == 2}
    for level in ladder.levels:
        found = rating(game, level)
        if found is None:
            continue
        above = rungs.get((level, found.against))
        rung = above or rungs[found.against, level]
        share = rung.share if above else 1 - rung.share
        assert found.games == rung.games
        assert abs(found.won - 10 * share) <= 0.5


# -- how they play -------------------------------------------------------------------------------


def policy(game: Any, temper: Temper, level: str = "easy") -> Policy[Any, Any]:
    bot = type("tempered", (known(game.title.id)[level],), {"temper": temper})()
    bot.begin(greet(game, 0, 1))
    assert isinstance(bot, Judge)
    return bot.policy


class Habit:
    """What somebody does where Easy was asked, counted over the same positions for everybody."""

    def __init__(self, game: str, games: int) -> None:
        self.game: Any = opened(registry.title(game))
        self.asked: list[tuple[Any, int, list[str]]] = []
        easy = policy(self.game, EVEN)
        for chance in range(games):
            referee = Referee(self.game, Dice(f"habit {chance}"))
            while not referee.over:
                seat = self.game.to_answer(referee.state)[0]
                options = list(self.game.options(referee.state, seat))
                if len(options) > 1:
                    self.asked.append((referee.state.clone(), seat, options))
                assert not isinstance(referee.choose(seat, easy.act(referee.state, seat, options)), Reason)

    def share(self, temper: str, kinds: Callable[[str], bool], chosen: Callable[[Any, int, str], bool]) -> float:
        who = policy(self.game, tempers()[temper])
        fitting = [asked for asked in self.asked if kinds(self.game.asked_kind(*asked[:2]))]
        assert len(fitting) > 15
        done = sum(chosen(state, seat, who.act(state, seat, options)) for state, seat, options in fitting)
        return done / len(fitting)


@pytest.fixture(scope="module")
def swindlers() -> Habit:
    return Habit("swindler", 3)


def test_a_gambler_draws_once_more(swindlers: Habit) -> None:
    def draws(temper: str) -> float:
        return swindlers.share(temper, lambda kind: kind == "draw_or_stop", lambda _s, _w, option: option == "draw")

    assert draws("gambler") > draws("loner") > draws("wary"), "in between plays somebody who is neither"


def test_a_saboteur_throws_rivals_out(swindlers: Habit) -> None:
    def throws(temper: str) -> float:
        def chosen(state: Any, seat: int, option: str) -> bool:
            if not option.startswith("reserve "):
                return False
            job = swindlers.game.box.job_number[option.split(" ")[1]]
            return state.markers[state.jobs.index(job)] not in (-1, seat)

        return swindlers.share(temper, lambda kind: kind == "reserve", chosen)

    assert throws("saboteur") > 1.2 * throws("loner")


def test_a_hoarder_keeps_what_a_spender_uses(swindlers: Habit) -> None:
    def uses(temper: str) -> float:
        return swindlers.share(
            temper, lambda kind: kind == "action", lambda _s, _w, option: option.startswith(("sell ", "play "))
        )

    assert uses("spender") > uses("hoarder")
