"""Places in words: which way a step goes and over whom, and how far a lair would be from everything."""

from __future__ import annotations

from cutpurse.games.thiefdom.plan import AHEAD, DIRECTIONS
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.terms import shape_of
from cutpurse.games.thiefdom.town import FAR, Town
from cutpurse.kernel.message import Arguments, Message

SOURCES = ("market", "tavern", "dealer", "villa", "smuggler")
"""Where a thief goes again and again, and wants his lair to be near."""


def step(game: Ruleset, state: State, said: list[str]) -> Message:
    """A step of the active thief: along the street, out of a building or into one, or over somebody."""
    town: Town = game.town(state)
    here = state.hop[-1] if state.hop else state.thief_at[state.active]
    there = town.number[said[1]]
    args: Arguments = {"place": said[1], "way": way(town, here, there)}
    if there in state.folk_at:
        return Message("option-pass-folk", {**args, "figure": game.box.folk_id[state.folk_at.index(there)]})
    if there < town.squares and there in state.thief_at:
        thief = state.thief_at.index(there)
        return Message("option-pass-thief", {**args, "seat": thief // 3, "shape": shape_of(thief)})
    return Message(f"option-{said[0]}", args)


def way(town: Town, here: int, there: int) -> str:
    """A direction; "mouth" through the catacombs, "out" of a building, "none" if it is no single step."""
    if here >= town.squares:
        return "out"
    x, y = town.places[here]
    for direction, (dx, dy) in enumerate(AHEAD):
        if town.space_at(x + dx, y + dy) == there:
            return DIRECTIONS[direction]
    return "mouth" if there in town.mouths and here in town.mouths else "none"


def lair(game: Ruleset, state: State, said: list[str]) -> Message:
    """A house, and the movement points from there to the nearest market, tavern and so on."""
    town: Town = game.town(state)
    house = town.number[said[1]]
    near = {kind: town.nearest(kind)[house] for kind in SOURCES}
    if FAR in near.values():  # in drawn towns not everything is there
        return Message("option-lair", {"place": said[1]})
    return Message("option-lair-near", {"place": said[1], **near})
