"""The box and the set-up (AOT-1) and what has no effect, where a scenario cannot show them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cutpurse.games.age_of_thieves import TITLE
from cutpurse.games.age_of_thieves.draws import outcomes
from cutpurse.games.age_of_thieves.game import ANSWERS
from cutpurse.games.age_of_thieves.setup import empty_table
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from tests.games.released import released


def table(players: int, **options: str) -> Any:
    settings = settle(TITLE.settings, options)
    assert isinstance(settings, dict)
    return TITLE.open(players, settings, box=released(TITLE))


@pytest.mark.rule("AOT-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_the_players_use_is_on_the_table(players: int) -> None:
    """As many thieves, figures, sheets and sets of AP as players; nobody else's special action can be planned."""
    game = table(players, thieves="random")
    state = Referee(game, Dice(players)).state
    assert len(set(state.thieves)) == len(state.thieves) == len(state.at) == len(state.blue) == players
    view = game.view(state, SPECTATOR)
    assert [seat.figure for seat in view.seats] == [game.box.thief_id[thief] for thief in state.thieves]


@pytest.mark.rule("AOT-1.16")
def test_the_district_deck_holds_the_four_outer_districts() -> None:
    game = table(2)
    assert outcomes(game, empty_table(game), "exit") == ["north", "east", "south", "west"]
    assert outcomes(game, empty_table(game), "dungeon") == ["north", "east", "south", "west"]


@pytest.mark.rule("AOT-1.17", "AOT-1.18")
def test_some_events_of_either_kind_stay_in_the_box() -> None:
    game = table(2)
    assert len(outcomes(game, empty_table(game), "calm event")) == 12
    assert len(outcomes(game, empty_table(game), "alarm event")) == 11
    assert (game.box.numbers.calm_turns, game.box.numbers.alarm_turns) == (10, 5)


@pytest.mark.rule("AOT-1.17", "AOT-1.18", "AOT-14.10")
def test_no_event_comes_twice() -> None:
    seen: list[str] = []
    game = table(3, thieves="random")
    referee = Referee(game, Dice(7))
    while not referee.over:
        question = referee.questions()[0]
        referee.choose(question.seat, _dull(question.options))
        event = game.portrait(referee.state)["event"]
        if event and (not seen or seen[-1] != event):
            seen.append(event)
    assert max(Counter(seen).values()) == 1
    assert len(seen) == game.box.numbers.calm_turns


def _dull(options: list[str]) -> str:
    """Plan nothing, do nothing."""
    return "ready" if "ready" in options else options[-1]


@pytest.mark.rule("AOT-2.10")
def test_nobody_is_asked_to_settle_a_doubt() -> None:
    """Every question is one of the decisions of chapter 5."""
    of_everybody = {"choose_thief", "choose_start", "hand_limit", "workshop", "forced_discard", "discard", "plan",
                    "arrest_jewel", "hand_over"}  # fmt: skip
    of_the_acting_thief = {"next_action", "resolve", "target", "move", "theft_jewel", "steer", "guards", "send", "lure",
                           "lure_end", "look_take", "look_swap", "take_token"}  # fmt: skip
    of_the_first_thief = {"yellow_jewel", "recall", "burn", "place_watch", "missing_figure", "watch_order",
                          "watch_target", "watch_end"}  # fmt: skip
    assert set(ANSWERS) == of_everybody | of_the_acting_thief | of_the_first_thief


@pytest.mark.rule("AOT-2.25")
def test_every_card_left_in_the_deck_can_be_drawn_next() -> None:
    """Decks have no order that anybody could know: a draw is one of all cards that are left."""
    game = table(2)
    state = empty_table(game)
    drawn = Counter(outcomes(game, state, "card A"))
    assert sum(drawn.values()) == 70
    assert drawn == {card.id: card.copies for card in game.box.generals}
    state.deck &= state.deck - 1
    assert len(outcomes(game, state, "card A")) == 69
