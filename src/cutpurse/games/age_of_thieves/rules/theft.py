"""Theft: icon, markers, and the jewel that changes sheets (AOT-9)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules.figures import (
    holds,
    keep_token,
    kept,
    on_streets,
    thieves_at,
)
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State


def jewels_of(game: Ruleset, state: State, seat: int) -> list[tuple[int, str]]:
    """What a thief can be robbed of, each kind once: value and id. Trinkets are jewels (AOT-9.5, AOT-15.15)."""
    box = game.box
    found = []
    if state.yellow_held[seat]:
        found.append((box.jewels[YELLOW].vp, box.jewel_id[YELLOW]))
    found += [(box.tokens[kind].vp, box.token_id[kind]) for kind in box.jewel_tokens if kept(game, state, seat, kind)]
    if state.green_held[seat]:
        found.append((box.jewels[GREEN].vp, box.jewel_id[GREEN]))
    if state.jewel_holder == seat:
        found.append((box.jewels[EMPEROR].vp, box.jewel_id[EMPEROR]))
    return found


def least_jewels(game: Ruleset, state: State, seat: int) -> list[str]:
    """The kinds of jewel of the least value a thief has, the Emperors' Jewel apart (AOT-11.5)."""
    found = [(value, jewel) for value, jewel in jewels_of(game, state, seat) if jewel != game.box.jewel_id[EMPEROR]]
    return [jewel for value, jewel in found if value == min(found)[0]]


def add_jewel(game: Ruleset, state: State, seat: int, jewel: str, count: int) -> None:
    """A jewel or trinkets come to a sheet, or leave it."""
    box = game.box
    if jewel == box.jewel_id[YELLOW]:
        state.own("yellow_held")
        state.yellow_held[seat] += count
    elif jewel == box.jewel_id[GREEN]:
        state.own("green_held")
        state.green_held[seat] += count
    elif jewel == box.jewel_id[EMPEROR]:
        state.jewel_holder = seat if count > 0 else NOBODY
    else:
        keep_token(game, state, seat, box.token_number[jewel], count)


def can_be_robbed(game: Ruleset, state: State, victim: int) -> bool:
    """Once a turn, on the streets, and only with a jewel (AOT-9.6, AOT-9.10, AOT-9.11)."""
    if state.robbed >> victim & 1 or not on_streets(game, state, victim):
        return False
    return bool(jewels_of(game, state, victim))


def bears_marker(game: Ruleset, state: State, victim: int) -> bool:
    """A theft marker, smoke, or a crowd (AOT-9.1, AOT-9.8)."""
    if state.marked >> victim & 1 or state.smoke >> state.at[victim] & 1:
        return True
    return holds(game, state).crowd


# -- the theft icon ------------------------------------------------------------------------------


def theft_icon(play: AotPlay, seat: int, what: str, target: int, lays_markers: bool = True) -> None:
    """After the effect: who is concerned and stands with the acting thief is robbed at once, others get a marker
    (AOT-9.2, AOT-9.3, AOT-9.10). Smoke lays no markers of its own (AOT-9.8)."""
    state, game = play.state, play.game
    concerned = [target] if what == "thief" else thieves_at(state, target)
    here = state.at[seat]
    for rival in reversed([rival for rival in concerned if rival != seat]):
        if state.robbed >> rival & 1 or not on_streets(game, state, rival):
            continue
        if state.at[rival] == here and jewels_of(game, state, rival):
            state.agenda.append(("rob_now", seat, rival))
        elif lays_markers and not state.marked >> rival & 1:
            state.marked |= 1 << rival
            play.tell(told.TheftMarked(rival))


# -- robbing -------------------------------------------------------------------------------------


def rob(play: AotPlay, seat: int, victim: int) -> None:
    """One jewel, chosen by the robber (AOT-9.5). Also the step `rob_now`."""
    state, game = play.state, play.game
    if not can_be_robbed(game, state, victim):
        return
    jewels = jewels_of(game, state, victim)
    if len(jewels) == 1:
        take_jewel(play, seat, victim, jewels[0][1])
    else:
        state.asked = [(seat, "theft_jewel", victim)]


def jewel_options(game: Ruleset, state: State, seat: int, victim: int) -> list[str]:
    return [f"take {jewel}" for _, jewel in jewels_of(game, state, victim)]


def answer_jewel(play: AotPlay, seat: int, words: list[str], victim: int) -> None:
    take_jewel(play, seat, victim, words[1])


def take_jewel(play: AotPlay, seat: int, victim: int, jewel: str) -> None:
    """The jewel changes sheets; the victim is safe for the rest of the turn (AOT-9.6)."""
    state, game = play.state, play.game
    add_jewel(game, state, victim, jewel, -1)
    add_jewel(game, state, seat, jewel, 1)
    state.robbed |= 1 << victim
    state.marked &= ~(1 << victim)
    play.tell(told.Robbed(seat, victim, jewel))
    play.commit()
