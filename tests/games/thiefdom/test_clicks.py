"""How many touches a thief's turn takes whoever plays as well as Easy, and touches the place where a way is to end."""

from __future__ import annotations

from statistics import median

from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.game import TITLE, Thiefdom
from cutpurse.games.thiefdom.state import NOBODY
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.soak import table_of

ON_FOOT = ("go", "enter", "stop")
TURNS = 12
AIM = 4


def way_ahead(rules: Thiefdom, referee: Referee, policy: Sensible) -> str:
    """Where the policy would have the thief be when he has done with walking; empty if he does not walk."""
    ahead, end = Referee.at(rules, referee.state.clone(), Dice(0)), ""
    while (question := ahead.question(0)) is not None:
        verb, *words = policy.act(ahead.state.clone(), 0, question.options).split(" ")
        if verb not in ON_FOOT:
            break
        end = words[0] if words else end
        ahead.choose(0, " ".join((verb, *words)))
    return end


def touches(seed: int) -> list[int]:
    """In each turn of the first seat's thieves: a choice is one touch, and so is a square or a house to go to."""
    rules = table_of(TITLE, seed, 2, {})
    assert isinstance(rules, Thiefdom)
    referee, policy = Referee(rules, Dice(seed)), Sensible(rules)
    counts, count = list[int](), 0
    while not referee.over and len(counts) < TURNS:
        question = referee.questions()[0]
        seat, state = question.seat, referee.state
        thief = state.active if seat == 0 else NOBODY  # patrols are no turn of a thief
        end = way_ahead(rules, referee, policy) if thief != NOBODY and question.kind == "action" else ""
        way = rules.shortcut(state, seat, f"move-to {end}") if end else None
        choice = [policy.act(state.clone(), seat, question.options)]
        assert not isinstance(referee.take(seat, list(way.chain) if way else choice), Reason)
        if thief != NOBODY:
            count += 1
            if referee.state.active != thief:
                counts, count = [*counts, count], 0
    return counts


def test_a_thiefs_turn_takes_four_touches() -> None:
    counted = [count for seed in range(3) for count in touches(seed)]
    assert len(counted) == 3 * TURNS and median(counted) <= AIM, counted
