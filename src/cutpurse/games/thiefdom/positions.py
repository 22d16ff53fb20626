"""Positions of Thiefdom in the game's own words: for scenarios and reports.

`arrange` reads what a scenario gives. Everything not mentioned is at rest: the introductory town, thieves in their
lairs, full bags and badges, townsfolk beside the town, empty stores. `portrait` writes the same words for a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutpurse.games.thiefdom.components import CARRIAGE, GOODS, GUARDS, NOBLES, SHAPES, Box
from cutpurse.games.thiefdom.plan import DIRECTIONS, DrawingError
from cutpurse.games.thiefdom.rules.day import STACK, winners
from cutpurse.games.thiefdom.rules.move import occupied
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.rules.wares import equipment_mask
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.setup import empty_table
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, SLOTS, State, bits
from cutpurse.games.thiefdom.terms import shape_of
from cutpurse.kernel.message import seat_letter, seat_number
from cutpurse.kernel.scenario import ScenarioError
from cutpurse.kernel.scenario_input import number_of, only_known, seat_called

MOMENTS: dict[str, list[tuple[Any, ...]]] = {
    "draft": [("draft", 0)], "buying": [("buying",)], "lairs": [], "planning": [("planning",)], "night": [("night",)],
    "day": [("dawn",)], "finish": [("dawn",)]}  # fmt: skip
THIEF_KEYS = frozenset({"at", *GOODS, "art", "cards", "brawled", "wanted", "robbed", "visited", "blind"})
SEAT_KEYS = frozenset({"vp", "lair", "store", "stamina", "board", "plan", "missions", *SHAPES})
TABLE_KEYS = frozenset({"town", "round", "first", "opener", "turn", "ap", "moment", "patrol", "tile", "folk", "rivals",
                        "empty_bags", "no_badges", "dungeon", "display", "deck", "discard", "patrons", "patron_discard",
                        "patrons_gone", "missions", "stacks", "mission_deck", "villas", "smoke", "used", "points",
                        "draws", "last"})  # fmt: skip


def arrange(game: Ruleset, given: Mapping[str, Any]) -> State:
    """A position at one moment of a game."""
    state = empty_table(game)
    seats = {key: value or {} for key, value in given.items() if seat_number(str(key)) >= 0}
    only_known("given", [str(key) for key in given if key not in seats], TABLE_KEYS)
    state.goods = [0] * len(state.goods)
    state.town = _town(game, given.get("town", "introductory"))
    state.round = given.get("round", 1)
    state.first = seat_called(game, given.get("first", "A"))
    state.opener = seat_called(game, given.get("opener", seat_letter(state.first)))
    _arrange_town(game, state, given)
    _arrange_lairs(game, state, seats)
    for letter, area in seats.items():
        _arrange_seat(game, state, seat_called(game, letter), area)
    _arrange_cards(game, state, given)
    _arrange_moment(game, state, given)
    return state


def _goods(game: Ruleset, state: State, holder: int, given: Mapping[str, Any]) -> None:
    for good, name in enumerate(GOODS):
        state.goods[holder * KINDS + good] = given.get(name, 0)
    pile = sum(1 << number_of(game.box.artwork_number, id, "artwork") for id in given.get("art", []))
    state.goods[holder * KINDS + ART] = pile
    state.villa_art = [NOBODY if art != NOBODY and pile >> art & 1 else art for art in state.villa_art]


# -- the town and who stands in it ---------------------------------------------------------------


def _town(game: Ruleset, text: str) -> str:
    """The introductory town of a size, the name of a town, or a drawing."""
    rows = {"introductory": game.box.introductory.large if game.players > 2 else game.box.introductory.small,
            "small": game.box.introductory.small, "large": game.box.introductory.large}.get(text)  # fmt: skip
    return "/".join(" ".join(f"{face}0" for face in row) for row in rows) if rows else text


def _space(game: Ruleset, state: State, name: Any) -> int:
    return number_of(game.town(state).number, name, "place")


def _arrange_town(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    box = game.box
    try:
        town = game.town(state)
    except (DrawingError, KeyError) as error:
        raise ScenarioError(f"town: {error}") from None
    villas, missions = given.get("villas") or {}, given.get("missions") or {}
    state.villas, state.villa_art = list(range(len(town.villas))), list(range(len(town.villas)))
    for name, (villa, artwork) in villas.items():
        place = _place_of(game, state, town.villas, name)
        state.villas[place] = number_of(box.villa_number, villa, "villa")
        state.villa_art[place] = NOBODY if artwork is None else number_of(box.artwork_number, artwork, "artwork")
    named = {_place_of(game, state, town.smugglers, name): mission for name, mission in missions.items()}
    chosen = {place: NOBODY if mission is None else number_of(box.mission_number, mission, "mission")
              for place, mission in named.items()}  # fmt: skip
    spare = [mission for mission in bits(box.all_missions) if mission not in chosen.values()]
    state.missions = [chosen[place] if place in chosen else spare.pop(0) for place in range(len(town.smugglers))]
    if game.open_stacks:
        state.stacks = [NOBODY] * (STACK * len(town.smugglers))
        for name, stack in (given.get("stacks") or {}).items():
            first = STACK * _place_of(game, state, town.smugglers, name)
            state.stacks[first : first + len(stack)] = [number_of(box.mission_number, id, "mission") for id in stack]
    for id, words in (given.get("folk") or {}).items():
        _arrange_figure(game, state, number_of(box.folk_number, id, "figure"), str(words).split(" "))
    state.badges = sum(1 << guard for guard in GUARDS if state.folk_at[guard] != NOWHERE)
    state.bags = sum(1 << noble for noble in NOBLES if state.folk_at[noble] != NOWHERE)
    state.badges &= ~sum(1 << number_of(box.folk_number, id, "guard") for id in given.get("no_badges", []))
    state.bags &= ~sum(1 << number_of(box.folk_number, id, "noble") for id in given.get("empty_bags", []))
    for shape, name in (given.get("rivals") or {}).items():
        state.thief_at[game.thieves + SHAPES.index(shape)] = _space(game, state, name)


def _place_of(game: Ruleset, state: State, places: tuple[int, ...], name: Any) -> int:
    space = _space(game, state, name)
    if space not in places:
        raise ScenarioError(f"{name!r} is none of {', '.join(game.town(state).name[place] for place in places)}")
    return places.index(space)


def _arrange_figure(game: Ruleset, state: State, figure: int, words: list[str]) -> None:
    """ "10,8 N" for a guard, "10,8" for others."""
    square = _space(game, state, words[0])
    if square >= game.town(state).squares or (figure in GUARDS) != (len(words) == 2):
        raise ScenarioError(f"{game.box.folk_id[figure]}: a street square is expected, for guards with N, E, S or W")
    state.folk_at[figure] = square
    if figure in GUARDS:
        state.facing[figure] = DIRECTIONS.index(words[1])


def _arrange_lairs(game: Ruleset, state: State, seats: Mapping[str, Any]) -> None:
    """Lairs that are given, else the houses that nobody speaks of; all thieves are at home."""
    town = game.town(state)
    named = {
        seat_called(game, letter): _space(game, state, area["lair"]) for letter, area in seats.items() if "lair" in area
    }
    spoken = {str(thief.get("at")) for area in seats.values() for shape, thief in area.items()
              if shape in SHAPES and thief}  # fmt: skip
    spare = [space for space in range(town.squares, town.spaces) if town.kind[space] in game.lair_houses
             and space not in named.values() and town.name[space] not in spoken]  # fmt: skip
    for seat in range(game.players):
        if seat not in named and not spare:
            raise ScenarioError("lair: there are too few houses for a lair each")
        state.lairs[seat] = named[seat] if seat in named else spare.pop()
        state.thief_at[3 * seat : 3 * seat + 3] = [state.lairs[seat]] * 3


def _arrange_seat(game: Ruleset, state: State, seat: int, area: Mapping[str, Any]) -> None:
    only_known(seat_letter(seat), list(area), SEAT_KEYS)
    box = game.box
    state.vp[seat] = area.get("vp", box.numbers.start_vp)
    if not area.get("stamina", True):
        state.stamina &= ~(1 << seat)
    _goods(game, state, game.store(seat), area.get("store") or {})
    if "board" in area:
        state.boards[seat] = number_of(box.board_number, area["board"], "patrol board")
    state.delivered[seat] = sum(1 << number_of(box.mission_number, id, "mission") for id in area.get("missions", []))
    for place, slot in enumerate(area.get("plan", [])):
        state.plan[TILES * seat + place] = SLOTS.index(slot)
    for shape, name in enumerate(SHAPES):
        _arrange_thief(game, state, 3 * seat + shape, area.get(name) or {})


def _arrange_thief(game: Ruleset, state: State, thief: int, given: Mapping[str, Any]) -> None:
    only_known(shape_of(thief), list(given), THIEF_KEYS)
    box, town = game.box, game.town(state)
    if "at" in given:
        space = _space(game, state, given["at"])
        if occupied(state, town) & town.bit[space]:
            raise ScenarioError(f"{given['at']}: somebody stands there already")
        state.thief_at[thief] = space
    _goods(game, state, thief, given)
    state.cards[thief] = sum(1 << number_of(box.card_number, id, "card") for id in given.get("cards", []))
    if "brawled" in given:
        state.brawled[thief] = number_of(box.patron_number, given["brawled"], "patron")
    state.posters |= bool(given.get("wanted", False)) << thief
    state.robbed[thief] = sum(1 << number_of(box.folk_number, id, "figure") for id in given.get("robbed", []))
    state.blind[thief] = sum(1 << number_of(box.folk_number, id, "guard") for id in given.get("blind", []))
    state.visited[thief] = sum(1 << _space(game, state, name) - town.squares for name in given.get("visited", []))


# -- piles ---------------------------------------------------------------------------------------


def _arrange_cards(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    """Equipment and patrons; what is not mentioned lies in the piles, or (if a pile is given) out of the way."""
    box = game.box
    _goods(game, state, game.dungeon, given.get("dungeon") or {})

    def take(id: Any) -> int:
        kind = number_of(box.equipment_number, id, "equipment")
        copies = [copy for copy in bits(state.deck) if box.copy_kind[copy] == kind]
        if not copies:
            raise ScenarioError(f"no copy of {id!r} is left")
        state.deck ^= 1 << copies[-1]
        return copies[-1]

    for cards in state.cards:
        for kind in bits(cards & equipment_mask(game)):
            take(box.card_id[kind])
    state.display = [take(id) for id in given.get("display", [])]
    state.discard = sum(1 << take(id) for id in given.get("discard", []))
    if "deck" in given:
        deck = sum(1 << take(id) for id in given["deck"])
        state.discard, state.deck = state.discard | state.deck, deck
    held = sum(1 << patron for patron in state.brawled if patron != NOBODY)
    for cards in state.cards:
        held |= cards >> box.first_patron
    state.patrons_gone = sum(1 << number_of(box.patron_number, id, "patron") for id in given.get("patrons_gone", []))
    state.patron_discard = sum(
        1 << number_of(box.patron_number, id, "patron") for id in given.get("patron_discard", [])
    )
    state.patron_deck = box.all_patrons & ~(held | state.patrons_gone | state.patron_discard)
    if "patrons" in given:
        deck = sum(1 << number_of(box.patron_number, id, "patron") for id in given["patrons"])
        if "patron_discard" not in given:
            state.patron_discard |= state.patron_deck & ~deck
        else:
            state.patrons_gone |= state.patron_deck & ~deck
        state.patron_deck = deck
    lying = sum(1 << mission for mission in (*state.missions, *state.stacks) if mission != NOBODY)
    for pile in state.delivered:
        lying |= pile
    unseen = box.all_missions & ~lying
    if "mission_deck" in given:
        deck = sum(1 << number_of(box.mission_number, id, "mission") for id in given["mission_deck"])
        state.mission_deck, state.mission_box = deck, unseen & ~deck
    else:
        state.mission_deck, state.mission_box = (0, unseen) if game.open_stacks else (unseen, 0)


# -- the moment ----------------------------------------------------------------------------------


def _arrange_moment(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    """A thief's turn (the default: the cap of A), figures on patrol, or a moment between turns. After a turn or a patrol
    nothing comes, unless it is the `last` of the night."""
    box = game.box
    if "moment" in given:
        moment = given["moment"]
        if moment not in MOMENTS:
            raise ScenarioError(f"moment {moment!r}: one of {', '.join(MOMENTS)}")
        state.agenda = list(MOMENTS[moment])
        if moment in ("draft", "buying", "lairs"):
            _before_the_first_night(game, state, moment)
        if moment == "finish":
            state.round = box.numbers.rounds
        return
    state.tile = given.get("tile", 1)
    afterwards: list[tuple[Any, ...]] = [("dawn",)] if given.get("last") else []
    if "patrol" in given:
        letter, *figures = str(given["patrol"]).split(" ")
        seat = seat_called(game, letter)
        moved = [number_of(box.folk_number, id, "figure") for id in figures]
        moved = moved or box.board_figures[state.boards[seat]]
        state.agenda = afterwards + [("patrol", seat, figure) for figure in reversed(moved)]
        return
    letter, _, shape = str(given.get("turn", "A cap")).partition(" ")
    state.active = 3 * seat_called(game, letter) + SHAPES.index(shape)
    state.ap = given.get("ap", box.numbers.action_points)
    state.used = sum(1 << number_of(box.card_number, id, "card") for id in given.get("used", []))
    state.smoke = bool(given.get("smoke", False))
    state.agenda = [*afterwards, ("action",)]
    if "points" in given:
        state.moving, state.points = True, given["points"]
        state.agenda.append(("hop",))


def _before_the_first_night(game: Ruleset, state: State, moment: str) -> None:
    state.thief_at = [NOWHERE] * len(state.thief_at)
    state.lairs = [NOWHERE] * game.players
    if moment == "lairs":
        state.agenda = [("lair", (state.first - 1) % game.players)]


# -- the same words for a whole state ------------------------------------------------------------


def portrait(game: Ruleset, state: State) -> dict[str, Any]:
    box, town = game.box, game.town(state)
    name = town.name
    picture: dict[str, Any] = {seat_letter(seat): _guild(game, state, seat) for seat in range(game.players)}
    folk = {box.folk_id[figure]: _figure(game, state, figure)
            for figure, square in enumerate(state.folk_at) if square != NOWHERE}  # fmt: skip
    walking = state.walker != NOBODY
    picture |= {
        "town": state.town, "round": state.round, "first": seat_letter(state.first), "opener": seat_letter(state.opener),
        "tile": state.tile, "over": state.over, "folk": folk,
        "guards": [folk[id] for id in box.folk_id[: len(GUARDS)] if id in folk],
        "nobles": [folk[box.folk_id[noble]] for noble in NOBLES if box.folk_id[noble] in folk],
        "carriage": folk.get(box.folk_id[CARRIAGE]), "walker": box.folk_id[state.walker] if walking else None,
        "turn": f"{seat_letter(state.active // 3)} {shape_of(state.active)}" if state.active != NOBODY else None,
        "ap": state.ap, "points": state.points, "smoke": state.smoke, "used": [box.card_id[card] for card in bits(state.used)],
        "empty_bags": [box.folk_id[n] for n in NOBLES if state.folk_at[n] != NOWHERE and not state.bags >> n & 1],
        "no_badges": [box.folk_id[n] for n in GUARDS if state.folk_at[n] != NOWHERE and not state.badges >> n & 1],
        "dungeon": _held(game, state, game.dungeon), "display": [box.card_id[box.copy_kind[copy]] for copy in state.display],
        "display_size": len(state.display), "deck_left": state.deck.bit_count(),
        "discard": [box.card_id[box.copy_kind[copy]] for copy in bits(state.discard)],
        "patrons_left": state.patron_deck.bit_count(), "revealed": [box.patrons[n].id for n in bits(state.revealed)],
        "patron_discard": [box.patrons[n].id for n in bits(state.patron_discard)],
        "patrons_gone": [box.patrons[n].id for n in bits(state.patrons_gone)],
        "missions": {name[space]: _mission(box, mission) for space, mission in zip(town.smugglers, state.missions, strict=True)},
        "missions_left": state.mission_deck.bit_count(), "missions_in_box": state.mission_box.bit_count(),
        "stacks": {name[space]: [_mission(box, mission) for mission in state.stacks[STACK * spot : STACK * spot + STACK]
                                 if mission != NOBODY]
                   for spot, space in enumerate(town.smugglers) if state.stacks},
        "villas": {name[space]: [box.villa_id[villa], box.artwork_id[art] if art != NOBODY else None]
                   for space, villa, art in zip(town.villas, state.villas, state.villa_art, strict=True)},
        "rivals": {SHAPES[rival]: name[space] for rival, space in enumerate(state.thief_at[game.thieves :])
                   if space != NOWHERE},
        "winners": [seat_letter(seat) for seat in winners(game, state)] if state.over else [],
        "stars": box.stars(state.vp[0]) if state.over and game.solo else None,
    }  # fmt: skip
    return picture


def _mission(box: Box, mission: int) -> str | None:
    return str(box.mission_id[mission]) if mission != NOBODY else None


def _figure(game: Ruleset, state: State, figure: int) -> str:
    place = game.town(state).name[state.folk_at[figure]]
    return f"{place} {DIRECTIONS[state.facing[figure]]}" if figure in GUARDS else str(place)


def _held(game: Ruleset, state: State, holder: int) -> dict[str, Any]:
    goods = {name: state.goods[holder * KINDS + good] for good, name in enumerate(GOODS)}
    return {**goods, "art": game.box.artwork_names(state.goods[holder * KINDS + ART])}


def _guild(game: Ruleset, state: State, seat: int) -> dict[str, Any]:
    box, town = game.box, game.town(state)
    plan = [SLOTS[slot] for slot in state.plan[TILES * seat : TILES * seat + TILES] if slot != NOBODY]
    area: dict[str, Any] = {
        "vp": state.vp[seat], "lair": town.name[state.lairs[seat]] if state.lairs[seat] != NOWHERE else None,
        "store": _held(game, state, game.store(seat)), "stamina": bool(state.stamina >> seat & 1), "plan": plan,
        "board": box.board_id[state.boards[seat]] if state.boards[seat] != NOBODY else None,
        "missions": [box.mission_id[mission] for mission in bits(state.delivered[seat])],
        "hand": [box.card_id[box.copy_kind[copy]] for copy in bits(state.hands[seat])],
        "kept": [box.card_id[box.copy_kind[copy]] for copy in bits(state.kept[seat])]}  # fmt: skip
    for shape, name in enumerate(SHAPES):
        area[name] = _thief(game, state, 3 * seat + shape)
    return area


def _thief(game: Ruleset, state: State, thief: int) -> dict[str, Any]:
    box, town = game.box, game.town(state)
    brawled = state.brawled[thief]
    return {
        "at": town.name[state.thief_at[thief]] if state.thief_at[thief] != NOWHERE else None,
        **_held(game, state, thief), "cards": [box.card_id[card] for card in bits(state.cards[thief])],
        "brawled": box.patrons[brawled].id if brawled != NOBODY else None, "wanted": bool(state.posters >> thief & 1),
        "robbed": [box.folk_id[figure] for figure in bits(state.robbed[thief])],
        "visited": [town.name[town.squares + building] for building in bits(state.visited[thief])],
        "blind": [box.folk_id[guard] for guard in bits(state.blind[thief])],
        "goods": sum(_held(game, state, thief)[good] for good in GOODS)}  # fmt: skip
