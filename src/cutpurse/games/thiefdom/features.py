"""What a seat sees of a game of Thiefdom as numbers (`kernel.features`), from its view alone.

The town is a picture of 16 by 28 squares, north above: two rows of sections with a row for villas on either side.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from cutpurse.games.thiefdom.numbering import extent
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import SLOTS
from cutpurse.games.thiefdom.terms import CARRIAGE, GOODS, HOUSES, LOCATIONS, NOBLES, SHAPES
from cutpurse.games.thiefdom.town import Town
from cutpurse.games.thiefdom.towns import town_of
from cutpurse.games.thiefdom.view import Holder, Seat, Thief, Turn, View
from cutpurse.kernel.features import Part, Sheet, relative

SEAT = ("vp", "stamina", "missions", "first", "opener", *(f"store_{good}" for good in GOODS), "store_artworks")
THIEF = (*GOODS, "artworks", "wanted", "brawled", "in_town", "active")
CLOCK = ("round", "tile", "equipment_pile", "patron_pile", "mission_pile", "need", "ready")
TURN = ("ap", "points", "smoke", "taken", "moving", "tristan")
BUILDINGS = (*sorted(HOUSES), *LOCATIONS)
TOWN = ("street", "lantern", "mouth", *(f"wall_{side}" for side in DIRECTIONS), *BUILDINGS)
FIGURES = ("guard", *(f"guard_looks_{side}" for side in DIRECTIONS), "noble", "carriage", "full", "rival_alone")
KINDS = ("draft_pick", "draft_buy", "lair", "plan", "route", "action", "hop", "pass", "location", "patrons", "tapestry",
         "keep", "divide")  # fmt: skip
"""The kinds of question, in a fixed order."""
MOST_MISSIONS, MOST_VILLAS = 12, 4
"""Four smugglers with two missions below each (TD-14.1); one artwork at each of four villas."""
MARGIN = 1
"""Rows north and south of the sections, for villas."""


def feature_parts(game: Ruleset) -> list[Part]:
    players, box = game.players, game.box
    width, height = extent(game)
    picture = (height + 2 * MARGIN, width)
    thieves, cards, wares, tiles = 3 * players, len(box.cards), len(box.equipment), len(SLOTS)
    return [
        Part("seats", (players, len(SEAT)), 200, f"each guild: {', '.join(SEAT)}"),
        Part("boards", (players, len(box.boards)), 1, "the patrol board before each guild"),
        Part("thieves", (thieves, len(THIEF)), 20, f"each thief, guild by guild: {', '.join(THIEF)}"),
        Part("cards", (thieves, cards), 1, "equipment and friend of each thief"),
        Part("clock", (len(CLOCK),), 100, ", ".join(CLOCK)),
        Part("question", (len(KINDS),), 1, f"what one is asked: {', '.join(KINDS)}"),
        Part("turn", (len(TURN),), 20, f"the turn of a thief: {', '.join(TURN)}"),
        Part("location", (len(LOCATIONS),), 1, f"the location that is activated: {', '.join(LOCATIONS)}"),
        Part("used", (cards,), 1, "cards used in this turn"),
        Part("plans", (players, tiles, tiles), 1, "on which slot the tiles 1 to 4 lie, as far as one sees them"),
        Part("missions", (MOST_MISSIONS, len(box.missions)), 1, "the missions of the smugglers, then the stacks below them"),
        Part("villas", (MOST_VILLAS, len(box.artworks)), 1, "the artwork at each villa"),
        Part("display", (wares,), 4, "equipment on display"),
        Part("equipment_discard", (wares,), 4, "equipment put away"),
        Part("patrons", (3, len(box.patrons)), 1, "patrons turned up, put away, gone for good"),
        Part("dungeon", (len(GOODS) + 1,), 30, "goods and artworks in the dungeon"),
        Part("walker", (len(box.folk_id),), 1, "the figure that is being walked"),
        Part("draft", (4, wares), 4, "one's own draft: hand, kept, passed, passed on"),
        Part("town", (len(TOWN), *picture), 1, f"the town: {', '.join(TOWN)}"),
        Part("lairs", (players, *picture), 1, "the lair of each guild"),
        Part("at", (thieves, *picture), 1, "where each thief is"),
        Part("figures", (len(FIGURES), *picture), 1, f"who else is there: {', '.join(FIGURES)}")]  # fmt: skip


def write_features(game: Ruleset, view: View, sheet: Sheet) -> None:
    box, players, looking = game.box, game.players, view.seat
    town = town_of(box, view.town)
    squares = _squares(town, extent(game)[0])
    for seat, guild in enumerate(view.seats):
        _write_seat(game, view, sheet, relative(seat, looking, players), seat, guild, squares)
    sheet.fill(
        "clock",
        (view.round, view.tile, view.equipment_pile, view.patron_pile, view.mission_pile, view.need, view.ready),
    )
    for ask in view.asked:
        if ask[0] == looking and ask[1] in KINDS:
            sheet.put("question", KINDS.index(ask[1]))
    if view.turn is not None:
        _write_turn(game, sheet, town, view.turn)
    for tile, slot in enumerate(view.plan):
        sheet.put("plans", tile * len(SLOTS) + slot)
    for place, mission in enumerate((*view.missions, *view.stacks)):
        if mission and place < MOST_MISSIONS:
            sheet.put("missions", place * len(box.missions) + box.mission_number[mission])
    for place, (_, art) in enumerate(view.villas):
        if art:
            sheet.put("villas", place * len(box.artworks) + box.artwork_number[art])
    for part, wares in (("display", view.display), ("equipment_discard", view.equipment_discard)):
        for ware in wares:
            sheet.add(part, box.equipment_number[ware])
    for row, patrons in enumerate((view.revealed, view.patron_discard, view.patrons_gone)):
        for patron in patrons:
            sheet.put("patrons", row * len(box.patrons) + box.patron_number[patron])
    sheet.fill("dungeon", _goods(view.dungeon))
    if view.walker:
        sheet.put("walker", box.folk_number[view.walker])
    if view.draft is not None:
        for row, pile in enumerate((view.draft.hand, view.draft.kept, view.draft.passed, view.draft.passed_on)):
            for ware in pile:
                sheet.add("draft", row * len(box.equipment) + box.equipment_number[ware])
    sheet.lay("town", _picture(town, extent(game)[0], _plane(game)))
    _write_figures(game, view, sheet, squares)


def _goods(holder: Holder) -> list[int]:
    return [*holder.goods, len(holder.artworks)]


def _write_seat(
    game: Ruleset, view: View, sheet: Sheet, place: int, seat: int, guild: Seat, squares: dict[str, int]
) -> None:
    box, plane = game.box, _plane(game)
    sheet.fill("seats", (guild.vp, guild.stamina, len(guild.missions), view.first == seat, view.opener == seat,
                         *_goods(guild.store)), place * len(SEAT))  # fmt: skip
    if guild.board:
        sheet.put("boards", place * len(box.boards) + box.board_number[guild.board])
    if guild.lair:
        sheet.put("lairs", place * plane + squares[guild.lair])
    for tile, slot in enumerate(guild.plan):
        if slot >= 0:
            sheet.put("plans", (place * len(SLOTS) + tile) * len(SLOTS) + slot)
    for shape, thief in enumerate(guild.thieves):
        active = view.turn is not None and view.turn.thief == 3 * seat + shape
        _write_thief(game, sheet, place * len(SHAPES) + shape, thief, active, squares)


def _write_thief(game: Ruleset, sheet: Sheet, place: int, thief: Thief, active: bool, squares: dict[str, int]) -> None:
    sheet.fill(
        "thieves", (*_goods(thief.holds), thief.wanted, bool(thief.brawled), bool(thief.at), active), place * len(THIEF)
    )
    for card in thief.cards:
        sheet.put("cards", place * len(game.box.cards) + game.box.card_number[card])
    if thief.at:
        sheet.put("at", place * _plane(game) + squares[thief.at])


def _write_turn(game: Ruleset, sheet: Sheet, town: Town, turn: Turn) -> None:
    sheet.fill("turn", (turn.ap, turn.points, turn.smoke, turn.taken, turn.moving, turn.tristan))
    if turn.location and town.kind[town.number[turn.location]] in LOCATIONS:
        sheet.put("location", LOCATIONS.index(town.kind[town.number[turn.location]]))
    for card in turn.used:
        sheet.put("used", game.box.card_number[card])


def _write_figures(game: Ruleset, view: View, sheet: Sheet, squares: dict[str, int]) -> None:
    plane, folk_number = _plane(game), game.box.folk_number
    for figure in view.folk:
        here, number = squares[figure.at], folk_number[figure.id]
        kind = "carriage" if number == CARRIAGE else "noble" if number in NOBLES else "guard"
        sheet.put("figures", FIGURES.index(kind) * plane + here)
        if figure.facing >= 0:
            sheet.put("figures", (1 + figure.facing) * plane + here)
        if figure.full:
            sheet.put("figures", FIGURES.index("full") * plane + here)
    for rival in view.rivals:
        if rival:
            sheet.put("figures", FIGURES.index("rival_alone") * plane + squares[rival])


# -- the picture of a town -----------------------------------------------------------------------


def _plane(game: Ruleset) -> int:
    width, height = extent(game)
    return width * (height + 2 * MARGIN)


@lru_cache(maxsize=256)
def _squares(town: Town, width: int) -> dict[str, int]:
    """Where each space of a town is in the picture; of a building the first of its squares."""
    return {name: (ground[0][1] + MARGIN) * width + ground[0][0]
            for name, ground in zip(town.name, town.ground, strict=True)}  # fmt: skip


@lru_cache(maxsize=256)
def _picture(town: Town, width: int, plane: int) -> array[float]:
    """All that never changes."""
    picture = array("f", bytes(4 * len(TOWN) * plane))
    for space, ground in enumerate(town.ground):
        kind, street = town.kind[space], space < town.squares
        for x, y in ground:
            here = (y + MARGIN) * width + x
            shown = [kind, *(f"wall_{name}" for side, name in enumerate(DIRECTIONS) if (x, y, side) in town.plan.walls)]
            if street and town.lanterns >> space & 1:
                shown.append("lantern")
            if street and town.mouth_mask >> space & 1:
                shown.append("mouth")
            for sign in shown:
                picture[TOWN.index(sign) * plane + here] = 1
    return picture
