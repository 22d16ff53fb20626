"""Chains of choices in one go: each can be taken, says the same in every world the seat may think of, and makes a turn
of three actions short."""

from __future__ import annotations

import random
from collections import Counter
from statistics import median
from typing import Any

import pytest

from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Message, Reason, seat_number
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.question import Shortcut
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker
from cutpurse.lab.soak import drift, table_of
from tests.games.age_of_thieves.positions import Position, table


def test_every_chain_can_be_taken_and_tells_nothing() -> None:
    """In random games: of moves, of cards that come up, and of what the first thief decides. What can be taken back of it is
    taken back at once."""
    rng, seen, undone = random.Random(16), Counter[str](), Counter[str]()
    for number in range(3):
        rules = table_of(TITLE, number, None, {})
        referee = Referee(rules, Dice(number))
        voices = [Speaker(language, rules, [f"P{seat}" for seat in range(rules.players)]) for language in LANGUAGES]
        while not referee.over and sum(seen.values()) < 4000 * (number + 1):
            seat = rng.choice(rules.to_answer(referee.state))
            asked = rules.asked_kind(referee.state, seat)
            if (asked == "resolve" or rng.random() < 0.08) and not referee.state.laying[seat]:
                ways = rules.shortcuts(referee.state, seat, rules.options(referee.state, seat))
                twin = rules.sample(rules.view(referee.state, seat), rng)
                assert ways == rules.shortcuts(twin, seat, rules.options(twin, seat))
                for way in ways:
                    seen[way.id.split(" ")[0]] += 1
                    there = Referee.at(rules, referee.state.clone(), Dice(0))
                    taken = there.take(seat, list(way.chain))
                    assert not isinstance(taken, Reason), (way, taken)
                    if times := there.together(seat):
                        there.take_back(seat, times)
                        undone[way.id.split(" ")[0]] += there.state == referee.state
                        assert there.state == referee.state or there.why_no_undo(seat) is not None
                    assert "{" not in rng.choice(voices).say(way.label)
            referee.choose(seat, drift(rules, referee.state, seat, rng))
    assert {"go", "fetch", "aim", "any", "lay"} <= set(seen), seen
    assert {"go", "lay"} <= set(+undone), undone


def test_a_turn_of_three_actions_takes_ten_clicks() -> None:
    """Planned by card and number, resolved by what can be done in one go; what a first thief decides is counted too."""
    counted = [count for seed in range(4) for count in clicks(seed, turns=3)]
    assert len(counted) == 12 and median(counted) <= 10, counted


def clicks(seed: int, turns: int) -> list[int]:
    """How many choices the first seat makes in each turn that it plans three actions in."""
    rng, rules = random.Random(seed), table_of(TITLE, seed, 2, {})
    referee = Referee(rules, Dice(seed))
    counts, count, planned = list[int](), 0, False
    while not referee.over and len(counts) < turns:
        state = referee.state
        seat = rng.choice(rules.to_answer(state))
        if seat:
            referee.choose(seat, drift(rules, state, seat, rng))
            continue
        if rules.asked_kind(state, 0) == "plan" and not state.plans[0] and not state.laying[0]:
            counts += [count] if planned else []
            count, planned = 0, False
        chain = _next(rules, referee, rng)
        planned |= len(state.plans[0]) == 3
        count += 1
        assert not isinstance(referee.take(0, chain), Reason)
    return counts


def _next(rules: Game[Any, Any], referee: Referee, rng: random.Random) -> list[str]:
    """What somebody does who plans three actions and takes what is offered in one go."""
    state, options = referee.state, list(rules.options(referee.state, 0))
    kind = rules.asked_kind(state, 0)
    if kind == "plan" and state.laying[0]:
        few = [option for option in options if option.startswith(("cover", "points 2", "points 3"))]
        return [few[-1] if few else options[-1]]
    ways = rules.shortcuts(state, 0, options)
    if kind == "plan":
        lays = [way for way in ways if way.id.startswith("lay ")]
        return list(rng.choice(lays).chain) if lays and len(state.plans[0]) < 3 else ["ready"]
    if ways and kind != "move":
        return list(rng.choice(ways).chain)
    return ["end" if "end" in options else rng.choice(options)]


# -- what newcomers stumbled over -----------------------------------------------------------------


def ways(at: Position, letter: str = "A") -> dict[str, Shortcut]:
    seat = seat_number(letter)
    return {way.id: way for way in at.game.shortcuts(at.referee.state, seat, at.game.options(at.referee.state, seat))}


def label(at: Position, choice: str) -> Message:
    return at.game.describe(at.referee.view(0), choice).label


@pytest.mark.rule("AOT-15.21")
def test_both_fires_are_laid_by_one_press_of_whoever_does_not_care() -> None:
    at = Position(table(2), "burning_quarter", A={"at": "w11"}, B={"at": "s29"}, guards=["s16"], alarm=True, open="south",
                  moment="event")  # fmt: skip
    assert at.asked == ["burn"]
    anything = ways(at)["any"]
    assert len(anything.chain) == 2 and anything.label.args["count"] == 2
    at.referee.take(0, anything.chain)
    assert "burn" not in at.asked


@pytest.mark.rule("AOT-10.9", "AOT-10.16")
def test_the_whole_watch_is_settled_by_one_press_as_long_as_nothing_else_happens() -> None:
    """Who acts first, where he goes, where he stops: one chain. An arrest in between gives cause to think again."""
    at = Position(table(2), A={"thief": "joanne", "at": "e23", "protected": True, "plan": ["move 1"]},
                  B={"thief": "noiron", "at": "s29"}, guards=["e16", "e18"], initiative=5, captains=[],
                  moment="resolve")  # fmt: skip
    assert at.asked == ["watch_order"]
    anything = ways(at)["any"]
    assert len(anything.chain) > 1
    assert anything.label == Message("shortcut-any-same", {"count": len(anything.chain)})  # nobody can be arrested
    at.referee.take(0, anything.chain)
    assert at.asked == ["resolve"]


@pytest.mark.rule("AOT-7.19")
@pytest.mark.parametrize("steps", [0, 2])
def test_whoever_stands_on_the_open_gate_is_shown_the_way_out_first(steps: int) -> None:
    given: dict[str, Any] = {"alarm": True, "open": "north", "guards": [], "captains": [], "moment": "resolve"}
    start = {0: "n08", 2: "n06"}[steps]
    at = Position(
        table(2), A={"thief": "noiron", "at": start, "emperor": True, "plan": ["move 8"]}, initiative=2, **given
    )
    if steps:
        at.choose("A", "sneak", "step n07", "step n08")
    first = next(iter(ways(at).values()))
    assert (first.id, first.label.key) == ("escape n08", "shortcut-leave")
    at.referee.take(0, first.chain)
    assert at.referee.over


@pytest.mark.rule("AOT-8.5", "AOT-8.7", "AOT-13.2")
def test_whoever_declines_is_told_what_becomes_of_the_card() -> None:
    area = {"thief": "noiron", "hand": ["beacon", "elixir_of_speed"]}
    at = Position(table(2), A=area, B={"thief": "zain"}, moment="plan", initiative=5, guards=[], captains=[])
    at.choose("A", "plan move", "points 3", "plan beacon", "points 2", "plan unmasking", "cover elixir_of_speed",
              "points 1", "ready")  # fmt: skip
    at.choose("B", "ready")
    lost = []
    while at.asked == ["resolve"]:
        lost.append(label(at, "decline").args["lost"])
        at.choose("A", "decline")
    assert lost == [[], ["beacon"], ["elixir_of_speed"]]


@pytest.mark.rule("AOT-4.2", "AOT-8.9")
@pytest.mark.parametrize(("cards", "over"), [(3, (0, 0)), (4, (0, 1)), (5, (1, 2))])
def test_whoever_draws_with_a_full_hand_is_told_before(cards: int, over: tuple[int, int]) -> None:
    hand = ["beacon", "beacon", "elixir_of_speed", "firecracker", "spyglass"][:cards]
    at = Position(table(2), A={"thief": "noiron", "hand": hand, "plan": ["ambush 6"]}, B={"thief": "zain"}, initiative=2,
                  guards=[], captains=[], moment="resolve")  # fmt: skip

    def warned(choice: str) -> int:
        cautions = at.game.describe(at.referee.view(0), choice).cautions
        counts = [int(str(one.args["count"])) for one in cautions if one.key == "caution-hand-full"]
        return sum(counts)

    assert warned("cunning_plan") == over[1]
    straight = ways(at)["aim wits draw"].label
    assert (straight.key == "shortcut-draw-full") == bool(over[0])
    at.choose("A", "wits")
    assert (warned("draw"), warned("gain")) == (over[0], 0)


@pytest.mark.rule("AOT-7.14")
def test_no_space_stands_twice_in_the_list_for_the_sake_of_a_jewel() -> None:
    """Whoever comes by takes it; the Emperors' Jewel alone is worth a second thought."""
    at = Position(table(2), A={"thief": "noiron", "at": "e20", "plan": ["move 6"]}, B={"thief": "zain", "at": "n05"},
                  guards=[], captains=[], yellow=["e25"], initiative=2, moment="resolve")  # fmt: skip
    assert "fetch e25 yellow" in ways(at) and "go e25" not in ways(at)
    at = Position(table(2), A={"thief": "noiron", "at": "p03", "plan": ["move 6"]}, B={"thief": "zain", "at": "n05"},
                  guards=[], captains=[], initiative=2, moment="resolve")  # fmt: skip
    assert {"fetch p01 emperor", "go p01"} <= set(ways(at))
