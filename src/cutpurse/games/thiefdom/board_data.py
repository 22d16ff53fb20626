"""The town for whoever draws it: the ground with squares, walls, doors and buildings, which lasts; what lies there, what
each guard sees now, and what could happen next.

Made from a view alone. Places are [x, y] from the north-west; a side is [x, y, direction], N E S W from 0.
"""

from __future__ import annotations

from typing import TypedDict

from cutpurse.games.thiefdom import foresight
from cutpurse.games.thiefdom.plan import AHEAD, EAST, LANTERN, SOUTH
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import solo
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.town import Town
from cutpurse.games.thiefdom.view import View


class Building(TypedDict):
    kind: str
    ground: list[tuple[int, int]]


class Ground(TypedDict):
    """The town as it was put together."""

    width: int
    height: int
    streets: list[tuple[int, int, bool]]
    """Each with whether it has a lantern."""
    river: list[tuple[int, int]]
    walls: list[tuple[int, int, int]]
    doors: list[tuple[int, int, int]]
    buildings: dict[str, Building]
    catacombs: list[tuple[int, int]]
    mouths: list[str]


class Scene(TypedDict):
    """What whoever draws the town needs beside the view and the ground."""

    sight: dict[str, list[str]]
    """What each guard sees now."""
    villas: dict[str, tuple[str, str]]
    """The tile and the artwork of each villa."""
    missions: dict[str, str]
    """The mission at each smuggler."""
    routes: dict[str, list[foresight.Route]]
    reach: dict[str, int]
    """Action points to every place the acting thief can reach unseen."""
    trails: dict[str, foresight.Trail]
    """The ways there, for the seat whose thief acts."""
    room: dict[str, list[foresight.Room]]
    """What each of my thieves can carry, by his hat: sums that may not be exceeded."""
    division: foresight.Division | None
    prices: dict[str, foresight.Price]
    """What every card costs that can be had, and what it brings."""
    offers: list[foresight.Offer]
    board_first: bool
    """Alone: does a board move the townsfolk before each thief tonight, not after him?"""


def ground(town: Town) -> Ground:
    plan = town.plan
    return {
        "width": plan.width,
        "height": plan.height,
        "streets": [(x, y, plan.streets[x, y] == LANTERN) for x, y in town.places],
        "river": sorted(plan.river),
        "walls": sorted(wall for wall in plan.walls if wall[2] in (EAST, SOUTH)),
        "doors": sorted(plan.doors),
        "buildings": {
            town.name[space]: {"kind": town.kind[space], "ground": list(town.ground[space])}
            for space in range(town.squares, town.spaces)
        },
        "catacombs": [
            (entry.square[0] + AHEAD[entry.outward][0], entry.square[1] + AHEAD[entry.outward][1])
            for entry in plan.entries
            if entry.kind == "catacombs"
        ],
        "mouths": [town.name[square] for square in town.mouths],
    }


class PublicScene(TypedDict):
    """What of it is the same for everybody; what the streets show is kept by itself."""

    villas: dict[str, tuple[str, str]]
    missions: dict[str, str]
    reach: dict[str, int]
    board_first: bool


def public_scene(game: Playing, view: View, state: State) -> PublicScene:
    signs = game.signs(state)
    return {
        "villas": {signs.name[space]: pair for space, pair in zip(signs.villas, view.villas, strict=True)},
        "missions": {signs.name[space]: id for space, id in zip(signs.smugglers, view.missions, strict=True)},
        "reach": foresight.reach(game, state),
        "board_first": game.solo and solo.compass_first(state),
    }


def scene(game: Playing, view: View, state: State, public: PublicScene) -> Scene:
    prospect = foresight.prospect(game, state)
    return {
        "sight": prospect.sight,
        "villas": public["villas"],
        "missions": public["missions"],
        "routes": prospect.routes,
        "reach": public["reach"],
        "trails": foresight.trails(game, view, state),
        "room": foresight.room(game, view, state),
        "division": foresight.division(game, view, state),
        "prices": foresight.prices(game, view, state),
        "offers": foresight.offers(game, view, state),
        "board_first": public["board_first"],
    }
