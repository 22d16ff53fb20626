"""The questions of a thief's turn: what to do here, where to step next, when to end."""

from __future__ import annotations

from cutpurse.games.thiefdom.bots.course import BARELY, Course
from cutpurse.games.thiefdom.bots.decision import Decision
from cutpurse.games.thiefdom.bots.places import best_division
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.state import NOWHERE, PATROL

STAMINA = 0.5
"""What the stamina marker must bring while another thief could still use it this night."""
TRIED = frozenset({"use", "stamina", "poster", "rob", "climb", "over"})
"""Options that are tried out: what comes of them is seen, and where the thief is then."""


def action(decision: Decision) -> str:
    """Whatever leaves the thief best off: something to do here, a step of a Move, the end."""
    course, state = decision.course, decision.state
    here, load = state.thief_at[decision.thief], decision.load
    done, robbed = course.done(state), state.robbed[decision.thief]
    aim = course.best(here, load, decision.ap, 0, done, robbed)
    if "activate" in decision.options and aim.step == NOWHERE and aim.value > course.end(here, load) + BARELY:
        return "activate"
    choice, value = "end", aim.value if aim.step != NOWHERE else course.end(here, load)
    if aim.step != NOWHERE:
        choice = _step(decision, aim.step) or "end"
    for option in decision.options:
        verb = option.split(" ", 1)[0]
        if verb in TRIED or option == "exchange lair":
            worth = _worth(decision, course, option) - (STAMINA if verb == "stamina" and _others(decision) else 0)
            if worth > value + BARELY:
                choice, value = option, worth
    if choice == "end":
        return decision.offered("activate") or "end" if state.ap else "end"
    return choice


def _worth(decision: Decision, course: Course, option: str) -> float:
    """What is gained by an option, and the best course from there."""
    state, thief = decision.state, decision.thief
    if option == "exchange lair":
        wish, loss = best_division(decision)
        load = course.errands.prospect(wish)
        return (
            course.best(course.errands.home, load, decision.ap, 0, course.done(state), state.robbed[thief]).value - loss
        )
    after = decision.after(option)
    gain = after.vp[decision.seat] - state.vp[decision.seat]
    load, here = course.errands.prospect(course.errands.load(after, thief)), after.thief_at[thief]
    passed = (*after.hop, here) if after.hop else ()
    start = after.hop[-1] if after.hop else here
    ap = min(after.ap, decision.memory.habits.ahead)
    aim = course.best(start, load, ap, after.points, course.done(state), after.robbed[thief], passed)
    return gain + aim.value


def _others(decision: Decision) -> bool:
    """Has another thief of the guild his turn still to come this night?"""
    plan = decision.state.plan[TILES * decision.seat :]
    return any(step[0] == "tile" and step[2] == decision.seat and plan[step[1] - 1] != PATROL
               for step in decision.state.agenda)  # fmt: skip


def _step(decision: Decision, space: int) -> str | None:
    name = decision.town.name[space]
    return decision.offered(f"go {name}", f"enter {name}", f"hide {name}")


def hop(decision: Decision) -> str:
    """Go on towards the best course, or stop."""
    state = decision.state
    return _onward(decision, state.thief_at[decision.thief], ()) or "stop"


def passing(decision: Decision) -> str:
    """In the middle of a hop: the way on that leads to the best course."""
    state = decision.state
    passed = (*state.hop, state.thief_at[decision.thief])
    return _onward(decision, state.hop[-1], passed) or decision.options[0]


def _onward(decision: Decision, here: int, passed: tuple[int, ...]) -> str | None:
    """The next step of the best course, over walls and roofs too; None if there is none."""
    course, state = decision.course, decision.state
    robbed = state.robbed[decision.thief]
    aim = course.best(here, decision.load, decision.ap, state.points, course.done(state), robbed, passed)
    choice, value = _step(decision, aim.step) if aim.step != NOWHERE else None, aim.value
    for option in decision.options:
        if option.startswith(("climb ", "over ")):
            worth = _worth(decision, course, option)
            if worth > value + BARELY:
                choice, value = option, worth
    return choice
