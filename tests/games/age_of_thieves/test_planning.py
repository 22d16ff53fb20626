"""Planning behind screens: sealed, changeable, one record (AOT-5)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cutpurse.bots import Observation, greet
from cutpurse.bots.advice import Reasoning, advise
from cutpurse.bots.registry import adviser
from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import AMBUSH_CARD, NOBODY
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.soak import drift
from tests.games.age_of_thieves.positions import Position, table
from tests.games.age_of_thieves.worlds import played

HAND = ["beacon", "elixir_of_speed"]


def screens() -> Position:
    return Position(
        table(2), A={"thief": "noiron", "hand": HAND}, B={"thief": "zain", "hand": ["beacon"]}, moment="plan"
    )


@pytest.mark.rule("AOT-5.1", "AOT-5.9", "AOT-5.13")
def test_the_screens_fall_in_one_record() -> None:
    at = screens()
    at.choose("A", "plan beacon", "points 4", "plan unmasking", "cover elixir_of_speed", "points 3")
    at.choose("B", "plan move", "points 5", "ready")
    assert at.referee.records == []
    at.choose("A", "ready")
    (record,) = at.referee.records
    assert record.sealed == [(0, ["plan beacon", "points 4", "plan unmasking", "cover elixir_of_speed", "points 3",
                                  "ready"]), (1, ["plan move", "points 5", "ready"])]  # fmt: skip
    assert isinstance(at.referee.undo(0), Reason)


@pytest.mark.rule("AOT-5.1", "AOT-5.7")
def test_nobody_notices_what_is_planned() -> None:
    at = screens()

    def of_others() -> list[bytes]:
        return [msgspec.json.encode([at.referee.view(seat), at.referee.question(seat)]) for seat in (1, SPECTATOR)]

    before = of_others()
    for choice in (
        "plan beacon",
        "points 4",
        "plan unmasking",
        "cover elixir_of_speed",
        "points 2",
        "drop beacon",
        "ready",
    ):
        at.choose("A", choice)
        assert of_others() == before


@pytest.mark.rule("AOT-5.9")
def test_a_plan_can_be_changed_even_after_ready() -> None:
    at = screens()
    before = at.referee.state.clone()
    at.choose("A", "plan beacon", "points 4", "ready")
    for _ in range(3):
        assert at.referee.undo(0) == []
    assert at.referee.state == before
    at.choose("A", "plan beacon", "back", "plan move", "points 10", "drop move", "plan ambush", "points 1", "ready")
    at.choose("B", "ready")
    assert [[action[:3] for action in plan] for plan in at.referee.state.plans] == [[(AMBUSH_CARD, NOBODY, 1)], []]


@pytest.mark.rule("AOT-5.5", "AOT-5.6", "AOT-5.3")
def test_tokens_are_laid_on_one_action() -> None:
    at = Position(table(2), A={"thief": "noiron", "tokens": ["informer", "informer", "guild_agent"], "blue": 2},
                  B={"thief": "zain"}, moment="plan")  # fmt: skip
    at.choose("A", "plan move")
    assert at.options("A") == ["points 1", "points 2", "token informer", "token guild_agent", "back"]
    at.choose("A", "token guild_agent", "token informer")
    assert at.options("A") == ["points 0", "points 1", "points 2", "token informer", "back"]
    at.choose("A", "points 0", "plan ambush", "token informer", "points 2")
    assert at.options("A") == ["drop move", "drop ambush", "ready"]
    at.choose("A", "ready").choose("B", "ready")
    assert [action[2] for action in at.referee.state.plans[0]] == [3, 3]
    assert sum(at.referee.state.kept) == 0


@pytest.mark.rule("AOT-5.12", "AOT-11.12")
def test_in_a_dungeon_move_comes_first() -> None:
    at = Position(
        table(2), A={"thief": "noiron", "at": "n29", "hand": HAND, "blue": 2}, B={"thief": "zain"}, moment="plan"
    )
    assert at.options("A") == ["plan move", "ready"]
    refused = at.referee.choose(0, "plan ambush")
    assert isinstance(refused, Reason) and (refused.code, refused.rule) == ("move-first", "AOT-5.12")
    at.choose("A", "plan move", "points 1", "plan beacon")
    assert at.options("A") == ["points 1", "back"]
    at.choose("A", "points 1")
    refused = at.referee.choose(0, "drop move")
    assert isinstance(refused, Reason) and refused.code == "move-needed"


@pytest.mark.parametrize(("choice", "code", "rule"), [
    ("plan seduction", "not-your-special", "AOT-1.8"), ("plan firecracker", "card-not-held", "AOT-5.2"),
    ("points 3", "card-first", "AOT-5.2"), ("cover beacon", "no-cover-needed", "AOT-5.8"),
    ("drop move", "not-planned", "AOT-5.2"), ("token informer", "card-first", "AOT-5.2"),
    ("step n05", "not-now", ""), ("plan", "unknown-choice", ""), ("fly away", "unknown-choice", "")])  # fmt: skip
def test_what_cannot_be_planned_has_a_reason(choice: str, code: str, rule: str) -> None:
    refused = screens().referee.choose(0, choice)
    assert isinstance(refused, Reason)
    assert (refused.code, refused.rule) == (code, rule)


def test_an_action_needs_its_cover_and_its_points_first() -> None:
    at = screens()
    at.choose("A", "plan unmasking")
    for choice, code in (("ready", "finish-action"), ("points 2", "finish-action"), ("cover move", "cover-general"),
                         ("cover firecracker", "card-not-held")):  # fmt: skip
        refused = at.referee.choose(0, choice)
        assert isinstance(refused, Reason) and refused.code == code
    at.choose("A", "cover beacon")
    for choice, code in (("points 0", "one-point"), ("points 11", "too-few-points"), ("plan move", "finish-action"),
                         ("token informer", "token-not-held"), ("token trinkets", "token-without-points")):  # fmt: skip
        refused = at.referee.choose(0, choice)
        assert isinstance(refused, Reason) and refused.code == code


@pytest.mark.rule("AOT-6.1", "AOT-6.2", "AOT-6.3", "AOT-6.4")
@pytest.mark.parametrize("seed", range(25))
def test_the_track_tells_who_acts_when(seed: int) -> None:
    """If everybody declines, actions come up exactly as the track said when the screens fell."""
    rng = random.Random(f"track {seed}")
    game = table(rng.choice([2, 3, 4]))
    state = played(game, rng, rng.randrange(200))
    while state.phase != "plan":
        state = played(game, rng, rng.randrange(200))
    referee = Referee.at(game, state, Dice(seed))
    track: list[tuple[int, int, int]] = []
    while referee.state.phase == "plan":
        seat = rng.choice(game.to_answer(referee.state))
        choice = drift(game, referee.state, seat, rng)
        if choice == "ready" and len(game.to_answer(referee.state)) == 1:
            track = foretold(game, referee)
        referee.choose(seat, choice)
    while referee.state.phase == "resolve" and referee.state.asked:
        question = referee.questions()[0]
        referee.choose(question.seat, "decline" if "decline" in question.options else question.options[0])
    heard: list[Any] = [told.event for told in referee.told]
    came = [(event.initiative, NOBODY) if event.name == "watch_acts" else (event.points, event.seat)
            for event in heard if event.name in ("watch_acts", "turned_up")]  # fmt: skip
    lost = {event.seat for event in heard if event.name == "arrested"}
    jailed = {event.seat for event in heard if event.name == "declined" and event.automatic}
    if not lost and not jailed:
        assert [(points, seat) for points, seat, _ in track] == came


def foretold(game: Ruleset, referee: Referee) -> list[tuple[int, int, int]]:
    """The track as it will be once the last screen falls."""
    state = referee.state.clone()
    state.plans = [tuple(sorted(plan, key=lambda action: -action[2])) for plan in state.plans]
    state.phase, state.watch_done, state.level = "resolve", False, NOBODY
    return foresight.track(game, state)


@pytest.mark.rule("AOT-5.3", "AOT-5.5", "AOT-6.1")
def test_who_asks_for_advice_while_planning_is_told_a_whole_plan() -> None:
    """Cards with their AP, in the order in which they come up, none that one does not have; first what to plan next,
    then what comes of it. Whatever is laid already, the plan stays the same."""
    hand = ["elixir_of_speed", "rope_and_hook", "sleeping_dart"]
    at = Position(table(2), A={"thief": "noiron", "at": "s26", "hand": hand}, B={"thief": "zain", "at": "n05"},
                  guards=["s09"], captains=[], moment="plan", initiative=4, turn=2, calm_turns=2)  # fmt: skip

    def advice() -> Reasoning:
        found, question = adviser(TITLE.id), at.referee.question(0)
        assert found is not None and question is not None
        bot = found[0]()
        bot.begin(greet(at.game, 0, "advice"))
        return advise(bot, found[1], Observation(msgspec.json.encode(at.referee.view(0)), question))

    first = advice()
    assert len(first.candidates) == 1
    assert first.whole[0].key == "hint-plan"
    laid = [message.args for message in first.whole[1:]]
    points = [int(str(one["points"])) for one in laid]
    assert points == sorted(points, reverse=True) and min(points) >= 1 and sum(points) <= 10
    assert {str(one["card"]) for one in laid} <= {"move", "ambush", *hand}
    assert all(one["late"] == (int(str(one["points"])) < 4) for one in laid)
    assert first.candidates[0].choice in {f"plan {one['card']}" for one in laid}
    said = [reason.key for reason in first.reasons(0)]
    assert said[: len(first.whole) + 1] == ["hint-plan", *["hint-laid"] * len(laid), "hint-plan-end"]
    at.choose("A", first.candidates[0].choice)
    assert advice().whole == first.whole
