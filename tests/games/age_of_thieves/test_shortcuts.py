"""Chains of choices in one go: each can be taken, says the same in every world the seat may think of, and makes a turn
of three actions short."""

from __future__ import annotations

import random
from collections import Counter
from statistics import median
from typing import Any

from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.text import Speaker
from cutpurse.lab.soak import drift, table_of


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
