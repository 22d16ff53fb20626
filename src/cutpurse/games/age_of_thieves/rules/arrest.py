"""Arrest and dungeon (AOT-11)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS, OUTER, PALACE
from cutpurse.games.age_of_thieves.components import EMPEROR
from cutpurse.games.age_of_thieves.rules.figures import (
    arrestable_at,
    hidden_at,
    passive,
    spared_by,
)
from cutpurse.games.age_of_thieves.rules.plans import drop_plan
from cutpurse.games.age_of_thieves.rules.theft import add_jewel, least_jewels
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State


def caught_on(game: Ruleset, state: State, seat: int, space: int, *, salute: bool = False) -> bool:
    """Would this thief be arrested on arriving at a space? (AOT-11.1, AOT-11.2; with `salute` guards look away)"""
    figures = state.captains if salute else state.guards | state.captains
    if not figures >> space & 1 or state.asleep >> space & 1:
        return False
    if state.charmed >> space & 1 and state.charmer == seat:
        return False
    if state.protected >> seat & 1 and game.protects_on_arrival:
        return False
    return not hidden_at(game, state, seat, space)


def arrest_all(play: AotPlay, space: int) -> bool:
    """The watch figure on a space arrests every arrestable thief there (AOT-7.32, AOT-7.37, AOT-10.12)."""
    state = play.state
    seats = arrestable_at(play.game, state, space, spared_by(state, space))
    if seats:
        arrest(play, seats)
    return bool(seats)


def arrest(play: AotPlay, seats: list[int]) -> None:
    """Thieves arrested at once, clockwise from the first thief (AOT-10.17). The action of an arrested thief
    ends: what is left of it is dropped (AOT-11.3)."""
    state = play.state
    if state.acting in seats:
        while state.agenda[-1][0] != "action_over":
            state.agenda.pop()
    for seat in reversed(seats):
        state.agenda.append(("arrest", seat))
    play.commit()


def arrest_step(play: AotPlay, seat: int) -> None:
    """Steps 1 to 4 of an arrest (AOT-11.3 to AOT-11.8); Jasmine keeps what is hers (AOT-11.19)."""
    state, game = play.state, play.game
    space = state.at[seat]
    play.tell(told.Arrested(seat, game.box.board.id[space]))
    drop_plan(play, seat)
    state.hidden &= ~(1 << seat)  # AOT-11.18
    state.protected &= ~(1 << seat)
    state.agenda.append(("to_dungeon", seat))
    spared = passive(game, state, seat).spared
    if not spared:
        state.agenda.append(("discard", seat, 1))
    if state.jewel_holder == seat:
        _lay_down_jewel(play, seat, space)
    elif not spared:
        state.agenda.append(("arrest_jewel", seat))


def _lay_down_jewel(play: AotPlay, seat: int, space: int) -> None:
    """The Emperors' Jewel goes to the imperial guardhouse, in the palace it stays where it is (AOT-11.4)."""
    state, box = play.state, play.game.box
    district = box.board.district[space]
    state.jewel_at = space if district == PALACE else box.imperial[district]
    state.jewel_holder = NOBODY
    play.tell(told.JewelLost(seat, box.jewel_id[EMPEROR], box.board.id[state.jewel_at]))


def arrest_jewel(play: AotPlay, seat: int) -> None:
    """A jewel of the least value, if he has one (AOT-11.5, AOT-11.6)."""
    jewels = least_jewels(play.game, play.state, seat)
    if len(jewels) > 1:
        play.state.asked = [(seat, "arrest_jewel")]
    elif jewels:
        lose_jewel(play, seat, jewels[0])


def lose_jewel(play: AotPlay, seat: int, jewel: str) -> None:
    """Jewels to the supply, Trinkets to the box."""
    add_jewel(play.game, play.state, seat, jewel, -1)
    play.tell(told.JewelLost(seat, jewel, ""))
    play.commit()


def jewel_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"lose {jewel}" for jewel in least_jewels(game, state, seat)]


def answer_jewel(play: AotPlay, seat: int, words: list[str]) -> None:
    lose_jewel(play, seat, words[1])


def to_dungeon(play: AotPlay, seat: int) -> None:
    """The dungeon of the district, of a drawn one for the palace, of the open one after the alarm
    (AOT-11.8 to AOT-11.10)."""
    state, box = play.state, play.game.box
    district = box.board.district[state.at[seat]]
    if state.alarm:
        district = state.open_district
    elif district == PALACE:
        deck = [outer for outer in OUTER if outer != state.open_district]
        district = play.chance.pick(deck, "dungeon")
        play.tell(told.DungeonDrawn(seat, DISTRICTS[district]))
    state.at[seat] = box.dungeon[district]
    play.tell(told.Jailed(seat, box.board.id[state.at[seat]]))
