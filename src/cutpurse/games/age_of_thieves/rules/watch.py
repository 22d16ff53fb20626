"""The watch acts (AOT-10): one figure after the other, with the first thief's choices where they matter."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules.arrest import arrest_all
from cutpurse.games.age_of_thieves.rules.figures import CAPTAIN, GUARD, decider, kind_at
from cutpurse.games.age_of_thieves.rules.patrol import MOST_EXPLORED, Outcome, Patrol, World
from cutpurse.games.age_of_thieves.rules.steering import move_watch
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits, first


def watch_acts(play: AotPlay) -> None:
    """All guards, then all captains (AOT-10.1, AOT-10.3)."""
    state = play.state
    play.commit()
    state.begun.append((state.initiative, NOBODY, 0))
    play.tell(told.WatchActs(state.initiative))
    if any(_detects(Patrol(play.game, state, kind)) for kind in (GUARD, CAPTAIN)):
        state.agenda += [("watch_kind", CAPTAIN), ("watch_kind", GUARD)]
    else:
        play.tell(told.WatchStays())


def _detects(patrol: Patrol) -> bool:
    return bool(patrol.targets(patrol.world(), patrol.alert(patrol.ready())))


def watch_kind(play: AotPlay, kind: int) -> None:
    """The figures of a kind that may act; where they are known to detect nobody, they stay."""
    patrol = Patrol(play.game, play.state, kind)
    pending = patrol.alert(patrol.ready())
    if pending:
        play.state.agenda.append(("watch", kind, pending, decider(play.state)))


def act_alone(play: AotPlay, seat: int, space: int) -> None:
    """A watch figure acts at once through a card; the acting player takes its choices (AOT-10.19)."""
    state = play.state
    if (state.guards | state.captains) >> space & 1:
        state.agenda.append(("watch", kind_at(state, space), 1 << space, seat))


def watch(play: AotPlay, kind: int, pending: int, asker: int) -> None:
    """The next figure: of a group that leaves nothing to decide, or as somebody chooses (AOT-10.16)."""
    state = play.state
    patrol = Patrol(play.game, state, kind)
    world = patrol.world()
    targets = patrol.targets(world, pending)
    if not targets:
        return
    pending = sum(1 << figure for figure in targets)
    groups = patrol.groups(world, targets)
    for group in groups:
        if not is_open(patrol, world, targets, group):
            figure = first(group)
            target = patrol.joint(world, targets, group)[figure][0]
            _go(play, kind, pending, asker, figure, first(patrol.ends(world, figure, target)))
            return
    group = groups[0]
    if orders_differ(patrol, world, targets, group):
        state.asked = [(asker, "watch_order", kind, pending, group)]
    else:
        state.agenda.append(("watch_target", kind, pending, asker, group, first(group)))


# -- what is open --------------------------------------------------------------------------------


def is_open(patrol: Patrol, world: World, targets: dict[int, list[int]], group: int) -> bool:
    """Do the choices within a group lead to different ends?"""
    count = group.bit_count()
    if count > MOST_EXPLORED:
        return True
    if count == 1:
        figure = first(group)
        spaces = patrol.joint(world, targets, group)[figure]
        if len(spaces) == 1:
            return patrol.ends(world, figure, spaces[0]).bit_count() > 1
    return patrol.outcome(world, group) is None


def orders_differ(patrol: Patrol, world: World, targets: dict[int, list[int]], group: int) -> bool:
    if not 1 < group.bit_count() <= MOST_EXPLORED:
        return group.bit_count() > 1
    return _differ(frozenset().union(*(patrol.outcomes_for(world, group, figure, space) for space in spaces))
                   for figure, spaces in patrol.joint(world, targets, group).items())  # fmt: skip


def targets_differ(patrol: Patrol, world: World, group: int, figure: int, spaces: list[int]) -> bool:
    if len(spaces) == 1 or group.bit_count() > MOST_EXPLORED:
        return len(spaces) > 1
    return _differ(patrol.outcomes_for(world, group, figure, space) for space in spaces)


def ends_differ(patrol: Patrol, world: World, group: int, figure: int, ends: list[int]) -> bool:
    if len(ends) == 1 or group.bit_count() > MOST_EXPLORED:
        return len(ends) > 1
    return _differ(patrol.outcomes_after(world, group, figure, end) for end in ends)


def _differ(outcomes: Iterator[frozenset[Outcome]]) -> bool:
    """What comes after the first difference is not looked at."""
    one = next(outcomes)
    return any(other != one for other in outcomes)


# -- the choices ---------------------------------------------------------------------------------


def order_options(game: Ruleset, state: State, seat: int, kind: int, pending: int, group: int) -> list[str]:
    return [game.first_words[figure] for figure in bits(group)]


def answer_order(play: AotPlay, seat: int, words: list[str], kind: int, pending: int, group: int) -> None:
    figure = play.game.box.board.number[words[1]]
    play.state.agenda.append(("watch_target", kind, pending, seat, group, figure))


def _choices(game: Ruleset, state: State, kind: int, pending: int, group: int, figure: int) -> tuple[Patrol, list[int]]:
    patrol = Patrol(game, state, kind)
    world = patrol.world()
    return patrol, patrol.joint(world, patrol.targets(world, pending), group)[figure]


def watch_target(play: AotPlay, kind: int, pending: int, asker: int, group: int, figure: int) -> None:
    """Which thief it goes for (AOT-10.9)."""
    state = play.state
    patrol, spaces = _choices(play.game, state, kind, pending, group, figure)
    if targets_differ(patrol, patrol.world(), group, figure, spaces):
        state.asked = [(asker, "watch_target", kind, pending, group, figure)]
    else:
        state.agenda.append(("watch_end", kind, pending, asker, group, figure, spaces[0]))


def target_options(
    game: Ruleset, state: State, seat: int, kind: int, pending: int, group: int, figure: int
) -> list[str]:
    return [game.target_words[space] for space in _choices(game, state, kind, pending, group, figure)[1]]


def answer_target(play: AotPlay, seat: int, words: list[str], kind: int, pending: int, group: int, figure: int) -> None:
    target = play.game.box.board.number[words[1]]
    play.state.agenda.append(("watch_end", kind, pending, seat, group, figure, target))


def watch_end(play: AotPlay, kind: int, pending: int, asker: int, group: int, figure: int, target: int) -> None:
    """Where it stops (AOT-10.9, AOT-10.11)."""
    state = play.state
    patrol = Patrol(play.game, state, kind)
    ends = bits(patrol.ends(patrol.world(), figure, target))
    if ends_differ(patrol, patrol.world(), group, figure, ends):
        state.asked = [(asker, "watch_end", kind, pending, group, figure, target)]
    else:
        _go(play, kind, pending, asker, figure, ends[0])


def end_options(
    game: Ruleset, state: State, seat: int, kind: int, pending: int, group: int, figure: int, target: int
) -> list[str]:
    patrol = Patrol(game, state, kind)
    return [game.halt_words[end] for end in bits(patrol.ends(patrol.world(), figure, target))]


def answer_end(
    play: AotPlay, seat: int, words: list[str], kind: int, pending: int, group: int, figure: int, target: int
) -> None:
    _go(play, kind, pending, seat, figure, play.game.box.board.number[words[1]])


def _go(play: AotPlay, kind: int, pending: int, asker: int, figure: int, end: int) -> None:
    """The figure goes and arrests; the others look anew (AOT-10.10, AOT-10.12)."""
    state = play.state
    rest = pending & ~(1 << figure)
    if rest:
        state.agenda.append(("watch", kind, rest, asker))
    if end == figure:
        arrest_all(play, figure)
    else:
        move_watch(play, -1, figure, end)
