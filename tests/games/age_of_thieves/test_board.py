"""The table as text and every option in words, on random games, in every language."""

from __future__ import annotations

import random

import pytest

from cutpurse.games.age_of_thieves import city_map
from cutpurse.games.age_of_thieves.components import Box
from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker
from tests.games.age_of_thieves.positions import Position, table
from tests.games.released import released

NAMES = ["Ada", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_can_be_told_and_shown(language: str) -> None:
    """Every question, every option with its cautions, and boards of all widths that fit their width."""
    game = table(4)
    speaker = Speaker(language, game, NAMES)
    referee, rng = Referee(game, Dice(language)), random.Random(language)
    while not referee.over:
        question = rng.choice(referee.questions())
        view = referee.view(question.seat)
        assert speaker.say(question.message)
        for option in rng.sample(question.options, min(2, len(question.options))):
            described = game.describe(view, option)
            assert speaker.say(described.label)
            assert all(speaker.say(caution) for caution in described.cautions)
            assert all(thing in speaker.names for thing in described.things)
        if rng.random() < 0.05:
            width = rng.choice((40, 80, 110, 160))
            seen = rng.choice((view, referee.view(SPECTATOR)))
            assert all(len(line) <= max(width, 40) for line in game.board(seen, speaker.say, width))
        weights = game.random_weights(referee.state, question.seat, question.options)
        referee.choose(question.seat, rng.choices(question.options, weights)[0])


def test_the_map_shows_every_space_once_and_what_stands_there() -> None:
    box = Box(contents=released(TITLE))
    for width in (city_map.NARROWEST, 120, 200):
        lines = city_map.draw(box, {"n05": "A", "e16": "g?"}, width)
        text = " ".join(lines)
        assert all(text.count(space) == 1 for space in box.board.id)
        assert "n05A" in text and "e16g?" in text
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [78, 150])
def test_the_board_tells_every_space_in_a_line(width: int) -> None:
    """What it is, what is there, where one can go on: so that a client can point at it."""
    game = table(2)
    speaker = Speaker("en", game, NAMES)
    view = game.view(Position(game, A={"at": "n05"}).state, 0)
    lines = [line.strip() for line in game.board(view, speaker.say, width)]
    assert "n05: thief start space; Ada → n04 n06" in lines
    assert {line.split(":")[0] for line in lines} >= set(game.box.board.id)


def test_the_most_pressing_comes_first() -> None:
    """On a small screen a planning thief sees his clock, his thief, his plan and what his cards do."""
    game = table(2)
    view = game.view(Position(game, A={"at": "n05", "hand": ["beacon"]}, initiative=4).state, 0)
    top = " ".join(game.board(view, Speaker("en", game, NAMES).say, 78)[:14])
    assert all(
        words in top for words in ("planning", "Still to come", "on n05", "Your plan", "Sneak", "Beacon: range 5")
    )


def test_a_card_explains_itself_from_its_parts() -> None:
    game = table(2)
    speaker = Speaker("en", game, NAMES)
    view = game.view(Position(game, A={"hand": ["beacon"]}).state, 0)
    assert any("Beacon" in line and "range 5" in line for line in game.board(view, speaker.say, 160))


# -- notes and labels ----------------------------------------------------------------------------


def said_of(game: Position, thing: str, seat: int = 0) -> str:
    speaker = Speaker("en", game.game, NAMES)
    notes = game.game.notes(game.referee.view(seat))
    return "; ".join(speaker.say(note.label) for note in notes if note.thing == thing)


def test_notes_tell_what_my_cards_do_and_nobody_elses() -> None:
    game = Position(table(2), A={"hand": ["beacon"]}, B={"hand": ["spyglass"]})
    assert said_of(game, "beacon") == "range 5; a guard; moves up to 4 spaces as you like"
    assert "Sneak:" in said_of(game, "move") and "only action" in said_of(game, "move")
    assert not said_of(game, "spyglass")
    assert said_of(game, "spyglass", seat=1)


def test_notes_tell_what_an_arrest_would_cost_and_where_it_threatens() -> None:
    game = Position(table(2), A={"thief": "morius", "at": "n02", "hand": ["beacon"], "yellow": 1}, initiative=4)
    assert "an arrest here would cost: yellow jewel, a card · 2 blue AP" in said_of(game, "morius")
    assert said_of(game, "n11").startswith("guard: vigilance 4, movement 2")
    assert "within reach of the watch" in said_of(game, "n10")


def label(game: Position, choice: str) -> str:
    return Speaker("en", game.game, NAMES).say(game.game.describe(game.referee.view(0), choice).label)


def test_labels_tell_what_one_meets() -> None:
    game = Position(table(2), A={"at": "n16"}, acting={"A": "sneak"})
    assert label(game, "step n15") == "Go to n15 (hideout) · 11 to the Jewel"
    game = Position(table(2), A={"at": "n10"}, guards=["n12"], acting={"A": "sneak"})
    assert label(game, "step n11") == "Go to n11 (face-down token, within reach of the watch) · 13 to the Jewel"


def test_labels_tell_who_would_be_arrested() -> None:
    seats = {"A": {"thief": "zain", "at": "w16"}, "B": {"thief": "jasmine", "at": "w17"}}
    game = Position(table(2), **seats, guards=["w18"], acting={"A": "beacon"})
    assert label(game, "to w17") == "To w17 (Ben, arrest)"
    assert label(game, "to w13") == "To w13 (face-down token)"
    game = Position(table(2), **{**seats, "B": {**seats["B"], "hidden": True}}, guards=["w18"], acting={"A": "beacon"})
    assert label(game, "to w17") == "To w17 (Ben)"
    assert cautions(game, "to w16") == ["caution-arrest"]
    game = Position(table(2), **{**seats, "A": {"thief": "zain", "at": "w17"}}, guards=["w17"], acting={"A": "beacon"})
    assert cautions(game, "seize") == ["caution-arrest"]
    game = Position(table(2), **seats, guards=["w17"], acting={"A": "beacon"})
    assert cautions(game, "seize") == []


def test_labels_tell_whether_points_come_before_the_watch() -> None:
    """AOT-6.3: at a tie thieves come first while it is calm, and the watch during the alarm."""
    calm = Position(table(2), A={"at": "n05"}, initiative=4).choose("A", "plan move")
    assert [label(calm, f"points {points}") for points in (3, 4)] == [
        "3 AP · after the watch",
        "4 AP · before the watch",
    ]
    alarm = Position(table(2), A={"at": "n05"}, initiative=4, alarm=True, open="east").choose("A", "plan move")
    assert [label(alarm, f"points {points}")[7:] for points in (4, 5)] == ["after the watch", "before the watch"]


def test_a_shortcut_fetches_a_jewel() -> None:
    game = Position(table(2), A={"at": "n09"}, guards=[], acting={"A": "sneak"})
    first = game.game.shortcuts(game.referee.state, 0, game.game.options(game.referee.state, 0))[0]
    assert (first.id, first.chain) == ("fetch n19 green", ["step n19", "pick green"])


# -- cautions ------------------------------------------------------------------------------------


def asks_again(game: Position, choice: str, seat: int = 0) -> bool:
    option = game.game.describe(game.referee.view(seat), choice)
    return bool(option.cautions) and not option.sure


def cautions(game: Position, choice: str, seat: int = 0) -> list[str]:
    return [caution.key for caution in game.game.describe(game.referee.view(seat), choice).cautions]


def test_walking_into_the_watch_is_warned_of() -> None:
    game = Position(table(2), A={"thief": "zain", "at": "e15"}, guards=["e16"], acting={"A": "sneak"})
    assert cautions(game, "step e16") == ["caution-arrest"] and cautions(game, "step e10") == []
    assert cautions(game, "end") == ["caution-in-reach"]
    assert asks_again(game, "step e16") and not asks_again(game, "end")  # an arrest for sure, and a risk


def test_joanne_is_warned_only_of_ending_there() -> None:
    game = Position(table(2), A={"thief": "joanne", "at": "e15"}, guards=["e16"], acting={"A": "sneak"})
    assert cautions(game, "step e16") == []
    assert "caution-arrest" in cautions(game.choose("A", "step e16"), "end")


def test_an_empty_or_thrifty_plan_is_warned_of() -> None:
    game = Position(table(2), A={"at": "e15"})
    assert cautions(game, "ready") == ["caution-no-plan"]
    assert cautions(game.choose("A", "plan move", "points 3"), "ready") == ["caution-points-left"]
    assert cautions(Position(table(2), A={"at": "e22"}), "ready") == ["caution-no-move"]


def test_leaving_without_the_jewel_is_warned_of() -> None:
    seats = {"A": {"at": "e05"}, "B": {"left": True, "yellow": 2}}
    game = Position(table(2), **seats, open="east", acting={"A": "sneak"})
    assert cautions(game, "leave") == ["caution-leave-without", "caution-leave-behind"]


def test_a_card_without_target_is_warned_of() -> None:
    seats = {"A": {"thief": "zain", "at": "e17", "plan": ["beacon 5", "move 2"]}, "B": {"thief": "morius"}}
    game = Position(table(2), **seats, guards=[], moment="resolve")
    assert cautions(game, "use beacon") == ["caution-no-target"]
