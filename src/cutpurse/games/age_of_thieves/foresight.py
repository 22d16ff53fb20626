"""What happens if: pure looks ahead from public facts, for clients, cautions and bots (chapter 11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from cutpurse.games.age_of_thieves.board import DISTRICTS, FAR, PALACE, Board
from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.figures import (
    CAPTAIN,
    FIGURES,
    GUARD,
    arrestable_at,
    clockwise,
    hiding_spaces,
    holds,
    in_dungeon,
    kind_at,
    movement,
    passive,
    spared_by,
    supply,
    vigilance,
    vigilances,
    watch,
)
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.rules.patrol import MOST_EXPLORED, Outcome, Patrol
from cutpurse.games.age_of_thieves.rules.theft import least_jewels
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, WAITING, Phase, State, bits
from cutpurse.kernel.message import Arguments

# -- who acts when -------------------------------------------------------------------------------


def watch_waits(phase: Phase, watch_done: bool) -> bool:
    """Will the watch act before a turn is over? That it has done so is kept until the next plans are laid open
    (AOT-5.9), while everybody plans against what it will do then."""
    return not watch_done or phase not in ("resolve", "cleanup")


def track(game: Ruleset, state: State) -> list[tuple[int, int, int]]:
    """What is still to come, in order: initiative, seat (-1: the watch), place in the plan from 1 (AOT-6). Within a
    level thieves take turns; which of several actions a thief takes first is his choice."""
    if state.phase != "resolve":
        return [] if state.initiative == NOBODY or state.phase == "cleanup" else [(state.initiative, NOBODY, 0)]
    coming = [
        [(action[2], place) for place, action in enumerate(plan, 1) if action[4] == WAITING] for plan in state.plans
    ]
    entries: list[tuple[int, int, int]] = []
    watch_waits = not state.watch_done
    for level in sorted({points for plan in coming for points, _ in plan}, reverse=True):
        if watch_waits and watch_is_next(game, state, level):
            entries.append((state.initiative, NOBODY, 0))
            watch_waits = False
        start = clockwise(state) if level != state.level else _from(state, state.pointer)
        turns = [[place for points, place in coming[seat] if points == level] for seat in start]
        for lap in range(max(map(len, turns))):
            entries += [
                (level, seat, places[lap]) for seat, places in zip(start, turns, strict=True) if lap < len(places)
            ]
    if watch_waits:
        entries.append((state.initiative, NOBODY, 0))
    return entries


def _from(state: State, seat: int) -> list[int]:
    players = len(state.at)
    return [(seat + step) % players for step in range(players)]


# -- the watch -----------------------------------------------------------------------------------


def sight(game: Ruleset, state: State, seat: int = NOBODY) -> int:
    """Where the watch would detect a thief who is not hidden: anyone, or the one at a seat, who may be wanted."""
    within, spaces, wanted = game.box.board.within, 0, is_wanted(game, state, seat)
    for figure, far in vigilances(game, state, watch(state) & ~state.asleep & ~state.deaf):
        spaces |= ~0 if wanted else within[figure][far]
    return spaces & game.box.board.open


def is_wanted(game: Ruleset, state: State, seat: int) -> bool:
    """Is he detected from everywhere (Bounty)?"""
    return seat != NOBODY and state.jewel_holder == seat and holds(game, state).bounty


def grasp(game: Ruleset, state: State, seat: int = NOBODY) -> int:
    """Where it could also arrest him: within the movement of a figure that detects him, fire in between apart."""
    if seat != NOBODY and state.protected >> seat & 1:
        return 0
    wanted = is_wanted(game, state, seat)
    board, spaces = game.box.board, 0
    steps = [movement(game, state, GUARD), movement(game, state, CAPTAIN)]
    for figure, far in vigilances(game, state, watch(state) & ~state.asleep & ~state.deaf):
        if state.snared >> figure & 1:
            spaces |= 1 << figure
            continue
        near = steps[kind_at(state, figure)]
        spaces |= board.within[figure][near if wanted else min(near, far)]
    return spaces & board.open & ~state.fire


def seen_by(game: Ruleset, state: State, figure: int) -> int:
    """Where one watch figure would detect a thief: nowhere if it sleeps or is deafened (AOT-10.4)."""
    board = game.box.board
    if (state.asleep | state.deaf) >> figure & 1:
        return 0
    return board.within[figure][vigilance(game, state, figure)] & board.open


def forecast(game: Ruleset, state: State, kind: int) -> frozenset[Outcome]:
    """What the watch figures of a kind would do now: every way their activation can end, over all choices of the
    first thief. Empty if too many figures hinder each other to look at all of them."""
    patrol = Patrol(game, state, kind)
    world = patrol.world()
    pending = patrol.alert(patrol.ready())
    groups = patrol.groups(world, patrol.targets(world, pending))
    if any(group.bit_count() > MOST_EXPLORED for group in groups):
        return frozenset()
    return patrol.outcomes(world, pending)


def verdicts(game: Ruleset, state: State, seat: int) -> dict[str, tuple[list[int], list[int]]]:
    """For whoever decides for the watch: what each answer leads to, as seats that are arrested in any case and seats
    that may be, as later choices fall. Empty if too many figures hinder each other to look at all of them."""
    _, kind, figures, pending, group, *about = (*game.ask_of(state, seat), 0, 0, 0)
    if kind not in WATCH_CHOICES or group.bit_count() > MOST_EXPLORED:
        return {}
    patrol = Patrol(game, state, figures)
    world = patrol.world()
    joint = patrol.joint(world, patrol.targets(world, pending), group)
    names = game.box.board.id
    found: dict[str, frozenset[Outcome]] = {}
    if kind == "watch_order":
        found = {f"first {names[figure]}": frozenset().union(
            *(patrol.outcomes_for(world, group, figure, space) for space in spaces))
            for figure, spaces in joint.items()}  # fmt: skip
    elif kind == "watch_target":
        found = {f"target {names[space]}": patrol.outcomes_for(world, group, about[0], space)
                 for space in joint[about[0]]}  # fmt: skip
    else:
        found = {f"halt {names[end]}": patrol.outcomes_after(world, group, about[0], end)
                 for end in bits(patrol.ends(world, about[0], about[1]))}  # fmt: skip
    return {word: _arrested(outcomes) for word, outcomes in found.items()}


WATCH_CHOICES = frozenset({"watch_order", "watch_target", "watch_end"})
"""Questions of the watch's own algorithm, which somebody decides where it leaves a choice."""


def _arrested(outcomes: frozenset[Outcome]) -> tuple[list[int], list[int]]:
    surely, perhaps = -1, 0
    for _, arrested, _ in outcomes:
        surely &= arrested
        perhaps |= arrested
    return list(bits(surely & perhaps)), list(bits(perhaps & ~surely))


def hidden_spaces(game: Ruleset, state: State) -> int:
    """The spaces that hide a thief now."""
    return hiding_spaces(game, state)


Goal = Literal["jewel", "gate", "none"]
"""What a thief is on his way to."""


class Outlook(NamedTuple):
    """What a thief who thinks of going somewhere wants to know of every space."""

    reached: int
    """Where the watch could still detect and reach him this turn."""
    seen: int
    goal: Goal
    """Where he wants to be: the `jewel`, a `gate`, or `none`."""
    far: bytes | list[int]
    """How far that is from each space, past no guard who would arrest him, unless there is no other way."""


def outlook(game: Ruleset, state: State, seat: int) -> Outlook:
    """Nothing threatens whom the watch cannot arrest this turn, because he is hidden or protected."""
    goal: Goal = "gate" if heads_out(state, seat) else "jewel" if state.jewel_at != NOBODY else "none"
    reached = seen = 0
    waits = watch_waits(state.phase, state.watch_done)
    if waits and not shield(state, seat) and not in_dungeon(game, state, seat):  # AOT-11.15: out of a dungeon hidden
        hiding = 0 if state.unmasked >> seat & 1 else hiding_spaces(game, state)
        reached, seen = grasp(game, state, seat) & ~hiding, sight(game, state, seat) & ~hiding
    return Outlook(reached, seen, goal, safe_to_goal(game, state, seat))


Shield = Literal["", "hidden", "protected"]
"""What keeps the watch off a thief wherever he is."""


def shield(state: State, seat: int) -> Shield:
    if state.hidden >> seat & 1 and not state.unmasked >> seat & 1:
        return "hidden"
    return "protected" if state.protected >> seat & 1 else ""


def met_on(game: Ruleset, state: State, space: int, seat: int = NOBODY) -> list[str]:
    """What is on a space and worth a word to a seat, as ids: places that help, figures, jewels, tokens, markers."""
    board, here = game.box.board, 1 << space
    found = [kind for kind in HELPFUL if board.kind_mask[kind] & here]
    if state.open_district != NOBODY and game.open_gates[state.open_district] & here:
        found.append("gate")
    if state.face_up & here:
        found.append(game.box.token_id[state.tokens[space]])
    found += [game.letters[rival] for rival, at in enumerate(state.at) if at == space and rival != seat]
    if watch(state) & here:
        found.append(FIGURES[kind_at(state, space)])
    jewels = game.box.jewel_id
    emperor = 1 << state.jewel_at if state.jewel_at != NOBODY else 0
    lying = ((jewels[YELLOW], state.yellow), (jewels[GREEN], state.green), (jewels[EMPEROR], emperor),
             ("token", state.face_down), ("smoke", state.smoke), ("fire", state.fire))  # fmt: skip
    return found + [thing for thing, spaces in lying if spaces & here]


def arrests_at(game: Ruleset, state: State, seat: int, space: int) -> list[int]:
    """Whom a seat would have arrested by sending a figure to a space: the watch that arrives there, or the thief who is
    moved into it (AOT-7.32, AOT-7.35, AOT-7.37)."""
    ask = game.ask_of(state, seat)
    if state.phase != "resolve" or ask[1] not in MOVERS:
        return []
    if ask[1] == "steer" and ask[2] == "thief":
        return [ask[3]] if caught_on(game, state, ask[3], space) else []
    place = MOVERS[ask[1]]
    return arrestable_at(game, state, space, spared_by(state, ask[place]) if place else NOBODY)


MOVERS = {"steer": 3, "lure_end": 2, "watch_end": -2, "place_watch": 0}
"""Questions where a figure ends, and where they name the watch figure that comes (0: a new one)."""


HELPFUL = ("hideout", "sewer_entrance", "sewer_exit", "dungeon")
"""Printed kinds of space that help or hinder a thief at any time."""
WORDS = ("token", "reached", "seen", "arrest")
"""What lists of what is on a space name besides components and thieves."""


# -- a thief -------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What an arrest would cost."""

    jewels: list[str]
    """The jewel lost; several: one of them, as he chooses."""
    card: bool
    dungeon: str
    """The district of the dungeon; empty if a card decides."""
    points: int
    """Blue AP in the next planning."""


def arrest_cost(game: Ruleset, state: State, seat: int) -> Price:
    """What this thief would lose if he were arrested where he stands (AOT-11.4 to AOT-11.12)."""
    box, ability = game.box, passive(game, state, seat)
    if state.jewel_holder == seat:
        jewels = [box.jewel_id[EMPEROR]]
    else:
        jewels = [] if ability.spared else least_jewels(game, state, seat)
    district = box.board.district[state.at[seat]]
    if state.alarm:
        district = state.open_district
    dungeon = "" if district == PALACE else DISTRICTS[district]
    card = bool(state.hands[seat]) and not ability.spared
    return Price(jewels, card, dungeon, box.numbers.dungeon_ap + ability.dungeon_ap)


def safe_ways(game: Ruleset, state: State, seat: int, steps: int) -> dict[int, int]:
    """The spaces a thief can walk to without being arrested, each with the space before it on a shortest way."""
    board, at = game.box.board, state.at[seat]
    closed = 0 if passive(game, state, seat).fireproof else state.fire
    closed |= barred(game, state, seat)
    before = {at: at}
    edge = [at]
    for _ in range(steps):
        reached = []
        for space in edge:
            for way in board.ways[space]:
                if way not in before and not closed >> way & 1:
                    before[way] = space
                    reached.append(way)
        edge = reached
    del before[at]
    return before


def barred(game: Ruleset, state: State, seat: int, *, ending: bool = False) -> int:
    """The spaces of watch figures that would arrest a thief who comes there, as they stand now (AOT-11.1); with `ending`
    those that would do it at the end of his action (AOT-7.22)."""
    if in_dungeon(game, state, seat):  # AOT-11.15
        return 0
    salute = passive(game, state, seat).salute and not ending
    return sum(1 << figure for figure in bits(watch(state)) if caught_on(game, state, seat, figure, salute=salute))


def way_to(before: dict[int, int], space: int) -> list[int]:
    """The spaces of a shortest way, in order."""
    way = [space]
    while before.get(way[-1], NOBODY) in before:
        way.append(before[way[-1]])
    return way[::-1]


def arrival(game: Ruleset, state: State, seat: int, space: int, ahead: Outlook) -> Arguments:
    """What to say of going to a space: what he meets there, and how far it is from there to where he wants to be."""
    things = met_on(game, state, space, seat)
    if (ahead.reached | ahead.seen) >> space & 1:
        things.append("reached" if ahead.reached >> space & 1 else "seen")
    return {"space": game.box.board.id[space], "things": things, "goal": ahead.goal, "far": ahead.far[space]}


def to_goal(game: Ruleset, state: State, seat: int) -> bytes | list[int]:
    """How far every space is from where a thief wants to be: the Jewel, or an open gate."""
    rows = [game.box.board.distance[goal] for goal in goals(game, state, seat)]
    return rows[0] if len(rows) == 1 else [min(pair) for pair in zip(*rows, strict=True)]


def safe_to_goal(game: Ruleset, state: State, seat: int) -> list[int]:
    """The same, round the guards who would arrest him: through one of them only where there is no other way."""
    board, closed = game.box.board, barred(game, state, seat)
    ends = goals(game, state, seat)
    plain, safe = ([row(board, end, mask) for end in ends] for mask in (0, closed))
    return [min(round_) if min(round_) != FAR else min(through)
            for through, round_ in zip(zip(*plain, strict=True), zip(*safe, strict=True), strict=True)]  # fmt: skip


def goals(game: Ruleset, state: State, seat: int) -> list[int]:
    """The spaces a thief wants to be at: the Jewel's, or the open gates."""
    if heads_out(state, seat):
        return list(game.box.gates[state.open_district][:2])
    return [state.jewel_at if state.jewel_at != NOBODY else game.box.centre]


@lru_cache(maxsize=1024)
def row(board: Board, end: int, closed: int) -> bytes:
    """How far every space is from one, if these are not crossed; they may be the start or the end. FAR: there is no way."""
    if not closed:
        return board.distance[end]
    far = bytearray([FAR]) * board.count
    far[end] = step = 0
    edge = [end]
    while edge:
        step += 1
        reached = [way for space in edge for way in board.joined[space] if far[way] == FAR]
        for space in reached:
            far[space] = step
        edge = [space for space in dict.fromkeys(reached) if board.open >> space & 1 and not closed >> space & 1]
    return bytes(far)


def heads_out(state: State, seat: int) -> bool:
    """Does a thief want to get out: with the Jewel, without hope of it, or because the alarm is old enough?"""
    late = state.alarm and state.alarm_turns > 1
    return state.open_district != NOBODY and (late or state.jewel_holder == seat or state.jewel_at == NOBODY)


# -- what is left --------------------------------------------------------------------------------


def supplies(game: Ruleset, state: State) -> dict[str, int]:
    """Watch figures and yellow jewels that can still come (AOT-15.23)."""
    yellow = game.box.jewels[YELLOW].count - state.yellow.bit_count() - sum(state.yellow_held)
    return {FIGURES[GUARD]: supply(game, state, GUARD), FIGURES[CAPTAIN]: supply(game, state, CAPTAIN),
            game.box.jewel_id[YELLOW]: yellow}  # fmt: skip
