"""The town for whoever draws it: squares, walls, doors, buildings, what lies in them, what each guard sees now, and
what could happen next.

Made from a view alone. Places are [x, y] from the north-west; a side is [x, y, direction], N E S W from 0.
"""

from __future__ import annotations

from typing import Any

from cutpurse.games.thiefdom import foresight
from cutpurse.games.thiefdom.components import GUARDS
from cutpurse.games.thiefdom.plan import AHEAD, EAST, LANTERN, SOUTH
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import solo
from cutpurse.games.thiefdom.state import NOWHERE
from cutpurse.games.thiefdom.view import View


def scene(game: Playing, view: View) -> dict[str, Any]:
    state = game.imagined(view)
    town = game.town(state)
    plan = town.plan
    return {
        "width": plan.width,
        "height": plan.height,
        "streets": [[x, y, plan.streets[x, y] == LANTERN] for x, y in town.places],
        "river": sorted([x, y] for x, y in plan.river),
        "walls": sorted([x, y, side] for x, y, side in plan.walls if side in (EAST, SOUTH)),
        "doors": sorted([x, y, side] for x, y, side in plan.doors),
        "buildings": {
            town.name[space]: {"kind": town.kind[space], "ground": [[x, y] for x, y in town.ground[space]]}
            for space in range(town.squares, town.spaces)
        },
        "catacombs": [
            [entry.square[0] + AHEAD[entry.outward][0], entry.square[1] + AHEAD[entry.outward][1]]
            for entry in plan.entries
            if entry.kind == "catacombs"
        ],
        "sight": {
            game.box.folk_id[guard]: town.mask_names(town.ray[4 * state.folk_at[guard] + state.facing[guard]])
            for guard in GUARDS
            if state.folk_at[guard] != NOWHERE
        },
        "mouths": [town.name[square] for square in town.mouths],
        "villas": {town.name[space]: list(pair) for space, pair in zip(town.villas, view.villas, strict=True)},
        "missions": {town.name[space]: id for space, id in zip(town.smugglers, view.missions, strict=True)},
        "routes": foresight.routes(game, state),
        "reach": foresight.reach(game, state),
        "room": foresight.room(game, view, state),
        "division": foresight.division(game, view, state),
        "prices": foresight.prices(game, view, state),
        "offers": foresight.offers(game, view, state),
        "board_first": game.solo and solo.compass_first(state),
    }
