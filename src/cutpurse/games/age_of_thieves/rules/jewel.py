"""Jewels on the board, the Emperors' Jewel, the alarm, leaving, and the end of the game (AOT-12, AOT-14)."""

from __future__ import annotations

from typing import Literal

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS, OUTER
from cutpurse.games.age_of_thieves.components import GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules.figures import CAPTAIN, GUARD, decider, trinkets
from cutpurse.games.age_of_thieves.rules.plans import drop_plan
from cutpurse.games.age_of_thieves.rules.steering import nearest_free, place_watch
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State

# -- taking jewels -------------------------------------------------------------------------------


def take_from_board(play: AotPlay, seat: int, space: int, jewel: str) -> None:
    """A jewel goes from its space to a sheet (AOT-7.14)."""
    state, box = play.state, play.game.box
    kind = box.jewel_number[jewel]
    play.tell(told.PickedUp(seat, jewel, box.board.id[space]))
    if kind == YELLOW:
        state.yellow ^= 1 << space
        state.own("yellow_held")
        state.yellow_held[seat] += 1
    elif kind == GREEN:
        state.green ^= 1 << space
        state.own("green_held")
        state.green_held[seat] += 1
    else:
        state.jewel_at, state.jewel_holder = NOBODY, seat
        if not state.jewel_taken:
            _first_taking(play, seat)


def _first_taking(play: AotPlay, seat: int) -> None:
    """The Best Burglar token and the red AP; the district card follows after the action (AOT-12.1 to AOT-12.5)."""
    state = play.state
    state.jewel_taken = state.exit_due = True
    state.best_burglar = state.red_at = seat
    play.tell(told.BestBurglar(seat, play.game.players - 1))
    play.commit()


def draw_exit(play: AotPlay) -> None:
    """The open district, for the rest of the game (AOT-12.5, AOT-12.13)."""
    state = play.state
    state.exit_due = False
    state.open_district = play.chance.pick(list(OUTER), "exit")
    play.tell(told.DistrictOpened(DISTRICTS[state.open_district]))


# -- the alarm -----------------------------------------------------------------------------------


def raise_alarm(play: AotPlay) -> None:
    """The sheet is turned, captains and guards come to the open district (AOT-12.8 to AOT-12.11)."""
    state, box = play.state, play.game.box
    state.alarm = True
    state.placed = 0
    district = state.open_district
    play.tell(told.AlarmRaised(DISTRICTS[district]))
    figures = [(CAPTAIN, space) for space in box.captain_alarm[district]]
    figures += [(GUARD, space) for space in box.guard_alarm[district]]
    state.agenda += [("alarm_figure", kind, space) for kind, space in reversed(figures)]


def alarm_figure(play: AotPlay, kind: int, space: int) -> None:
    """On its alarm space, or the nearest one without a watch figure (AOT-12.9, AOT-12.10)."""
    state = play.state
    place_watch(play, decider(state), kind, nearest_free(play.game, state, space), same_effect=True)


# -- leaving and the end -------------------------------------------------------------------------


def leave_city(play: AotPlay, seat: int) -> None:
    """Out of play for good; with the Emperors' Jewel he wins at once (AOT-12.14, AOT-12.15, AOT-14.3, AOT-14.11)."""
    state = play.state
    state.at[seat] = NOBODY
    state.own("left")
    state.left.append(seat)
    play.tell(told.LeftCity(seat, state.jewel_holder == seat))
    drop_plan(play, seat)
    play.commit()
    if state.jewel_holder == seat:
        end_game(play, "jewel")
    elif len(state.left) == len(state.at):
        end_game(play, "points")
    else:
        while state.agenda[-1][0] != "action_over":
            state.agenda.pop()


def end_game(play: AotPlay, way: Literal["jewel", "points"]) -> None:
    """How it ended: by the `jewel`, by `points`, or it is `lost` for all (AOT-14.1 to AOT-14.4)."""
    state = play.state
    state.over = True
    state.agenda.clear()
    state.asked = []
    for seat in state.left:
        play.tell(told.Scored(seat, victory_points(play.game, state, seat)))
    seats = winners(play.game, state)
    play.tell(told.Won(seats, way if seats else "lost"))


def victory_points(game: Ruleset, state: State, seat: int) -> int:
    """What the sheet is worth outside the city (AOT-14.5)."""
    box = game.box
    points = box.jewels[GREEN].vp * state.green_held[seat] + box.jewels[YELLOW].vp * state.yellow_held[seat]
    points += sum(box.tokens[kind].vp * state.kept[seat * len(box.tokens) + kind] for kind in box.jewel_tokens)
    if state.best_burglar == seat:
        points += box.numbers.best_burglar_vp
    return points


def rank(game: Ruleset, state: State, seat: int) -> tuple[int, ...]:
    """What decides among those who left (AOT-14.4, AOT-14.6 to AOT-14.8)."""
    points, green, sooner = victory_points(game, state, seat), state.green_held[seat], -state.left.index(seat)
    if game.edition == "de":
        return points, green, sooner
    jewels = green + state.yellow_held[seat] + trinkets(game, state, seat)
    return points, int(state.best_burglar == seat), jewels, green, sooner


def winners(game: Ruleset, state: State) -> list[int]:
    """The one who brought the Jewel out, or the best of those who left; nobody, if nobody left (AOT-14.2, AOT-14.9)."""
    if state.jewel_holder in state.left:
        return [state.jewel_holder]
    return [max(state.left, key=lambda seat: rank(game, state, seat))] if state.left else []
