"""What a seat may know of a game of Thiefdom (chapter 6).

Nearly everything lies open. Hidden are the cards of the draft, planning tiles before they are shown, and what
comes next from a pile, which does not exist before it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.rules.draft import card_names
from cutpurse.games.thiefdom.rules.goods import artworks
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.signs import Signs
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS
from cutpurse.kernel.message import SPECTATOR


class Holder(msgspec.Struct, omit_defaults=True):
    """Goods of a thief, of a lair store or in the dungeon: gold, gems, brandy, wine, badges."""

    goods: list[int]
    artworks: list[str] = []


class Thief(msgspec.Struct, omit_defaults=True):
    """A thief and all he has."""

    at: str
    holds: Holder
    cards: list[str] = []
    """Equipment, then the friend."""
    brawled: str = ""
    wanted: bool = False
    robbed: list[str] = []
    visited: list[str] = []
    blind: list[str] = []


class Seat(msgspec.Struct, omit_defaults=True):
    """A guild. The plan is there for all to see once it is shown."""

    vp: int
    thieves: list[Thief]
    store: Holder
    lair: str = ""
    board: str = ""
    stamina: bool = True
    missions: list[str] = []
    plan: list[int] = []
    """The slot under tile 1, 2, 3, 4 (0 to 2: thieves, 3: patrol board), once shown."""


class Figure(msgspec.Struct, omit_defaults=True):
    """One of the townsfolk: where, for guards also which way, and whether there is something to rob."""

    id: str
    at: str
    facing: int = NOBODY
    full: bool = True


class Turn(msgspec.Struct, omit_defaults=True):
    """The turn of a thief and what is under way in it."""

    thief: int
    """Counted guild by guild."""
    ap: int
    used: list[str] = []
    smoke: bool = False
    seen: list[str] = []
    taken: bool = False
    moving: bool = False
    points: int = 0
    hop: list[str] = []
    tristan: bool = False
    location: str = ""
    sub: int = 0
    series: int = 0
    split: list[int] = []


class Draft(msgspec.Struct, omit_defaults=True):
    """One's own cards before the first night."""

    hand: list[str] = []
    kept: list[str] = []
    passed: list[str] = []
    passed_on: list[str] = []
    buying: list[int] = []


class View(msgspec.Struct, omit_defaults=True):
    """The table as one seat sees it (SPECTATOR: only what is public)."""

    seat: int
    town: str
    round: int
    first: int
    opener: int
    over: bool
    seats: list[Seat]
    folk: list[Figure]
    dungeon: Holder
    villas: list[tuple[str, str]]
    """The tile and the artwork at each villa entrance; empty text for an artwork that is gone."""
    missions: list[str]
    display: list[str]
    equipment_pile: int
    equipment_discard: list[str]
    patron_pile: int
    patron_discard: list[str]
    mission_pile: int
    asked: list[tuple[Any, ...]]
    agenda: list[tuple[Any, ...]]
    tile: int = 0
    rivals: list[str] = []
    stacks: list[str] = []
    patrons_gone: list[str] = []
    revealed: list[str] = []
    walker: str = ""
    need: int = 0
    route: list[int] = []
    solo_boards: list[str] = []
    turn: Turn | None = None
    draft: Draft | None = None
    plan: list[int] = []
    """What one has placed so far, before it is shown."""
    ready: bool = False
    """One has finished one's part of a sealed question."""


# -- what a seat may know ------------------------------------------------------------------------


def view(game: Ruleset, state: State, seat: int) -> View:
    """Built from nothing: public facts first, then what is this seat's own."""
    return with_own(game, public_part(game, state), state, seat)


def with_own(game: Ruleset, public: View, state: State, seat: int) -> View:
    if seat < 0:
        return public
    seen = copy(public)
    seen.seat = seat
    _add_own_secrets(game, state, seat, seen)
    return seen


def public_part(game: Ruleset, state: State) -> View:
    """What everybody may know."""
    box, signs = game.box, game.signs(state)
    name = signs.name
    seen = View(
        seat=SPECTATOR, town=state.town, round=state.round, first=state.first, opener=state.opener, over=state.over,
        seats=[_seat(game, signs, state, other) for other in range(game.players)],
        folk=[_figure(box, name, state, figure) for figure, square in enumerate(state.folk_at) if square != NOWHERE],
        dungeon=_holder(game, state, game.dungeon),
        villas=[(box.villa_id[villa], box.artwork_id[art] if art != NOBODY else "")
                for villa, art in zip(state.villas, state.villa_art, strict=True)],
        missions=[_mission(box, mission) for mission in state.missions],
        display=[box.card_id[box.copy_kind[copy]] for copy in state.display],
        equipment_pile=state.deck.bit_count(), equipment_discard=card_names(game, state.discard),
        patron_pile=state.patron_deck.bit_count(), patron_discard=_patrons(box, state.patron_discard),
        mission_pile=state.mission_deck.bit_count(), asked=list(state.asked), agenda=list(state.agenda),
        tile=state.tile, rivals=[_place(name, space) for space in state.thief_at[game.thieves :]],
        stacks=[_mission(box, mission) for mission in state.stacks], patrons_gone=_patrons(box, state.patrons_gone),
        revealed=_patrons(box, state.revealed),
        walker=box.folk_id[state.walker] if state.walker != NOBODY else "", need=state.need, route=list(state.route),
        solo_boards=[box.board_id[board] for board in bits(state.solo_boards)],
    )  # fmt: skip
    if state.active != NOBODY:
        seen.turn = _turn(game, signs, state)
    return seen


def drafting(agenda: Sequence[Any]) -> int:
    """How far the draft has come: 0 and 1 while cards are picked, 2 while they are bought, NOBODY later."""
    for step in agenda:
        if step[0] == "pass_on":
            return int(step[1])
        if step[0] == "bought":
            return 2
    return NOBODY


def _add_own_secrets(game: Ruleset, state: State, seat: int, seen: View) -> None:
    if drafting(state.agenda) != NOBODY:
        seen.draft = Draft(card_names(game, state.hands[seat]), card_names(game, state.kept[seat]),
                           card_names(game, state.passed[seat]), card_names(game, state.passed_on[seat]),
                           [ware for ware in state.wares_out[2 * seat : 2 * seat + 2] if ware != NOBODY])  # fmt: skip
    if not state.tile:
        seen.plan = [slot for slot in state.plan[TILES * seat : TILES * seat + TILES] if slot != NOBODY]
    seen.ready = bool(state.ready >> seat & 1)


def _seat(game: Ruleset, signs: Signs, state: State, seat: int) -> Seat:
    box = game.box
    return Seat(
        vp=state.vp[seat],
        thieves=[_thief(game, signs, state, thief) for thief in range(3 * seat, 3 * seat + 3)],
        store=_holder(game, state, game.store(seat)), lair=_place(signs.name, state.lairs[seat]),
        board=box.board_id[state.boards[seat]] if state.boards[seat] != NOBODY else "",
        stamina=bool(state.stamina >> seat & 1), missions=[box.mission_id[n] for n in bits(state.delivered[seat])],
        plan=state.plan[TILES * seat : TILES * seat + TILES] if state.tile else [])  # fmt: skip


def _thief(game: Ruleset, signs: Signs, state: State, thief: int) -> Thief:
    box = game.box
    seen = Thief(_place(signs.name, state.thief_at[thief]), _holder(game, state, thief))
    if state.cards[thief]:
        seen.cards = [box.card_id[card] for card in bits(state.cards[thief])]
    if state.brawled[thief] != NOBODY:
        seen.brawled = box.patrons[state.brawled[thief]].id
    seen.wanted = bool(state.posters >> thief & 1)
    if state.robbed[thief]:
        seen.robbed = [box.folk_id[figure] for figure in bits(state.robbed[thief])]
    if state.visited[thief]:
        seen.visited = [signs.name[signs.squares + building] for building in bits(state.visited[thief])]
    if state.blind[thief]:
        seen.blind = [box.folk_id[guard] for guard in bits(state.blind[thief])]
    return seen


def _holder(game: Ruleset, state: State, holder: int) -> Holder:
    first = holder * KINDS
    return Holder(state.goods[first : first + ART], artworks(game, state.goods[first + ART]))


def _figure(box: Box, name: list[str], state: State, figure: int) -> Figure:
    full = bool((state.badges | state.bags) >> figure & 1) or figure == CARRIAGE
    facing = state.facing[figure] if figure in GUARDS else NOBODY
    return Figure(box.folk_id[figure], name[state.folk_at[figure]], facing, full)


def _turn(game: Ruleset, signs: Signs, state: State) -> Turn:
    return Turn(
        thief=state.active, ap=state.ap, used=[game.box.card_id[card] for card in bits(state.used)], smoke=state.smoke,
        seen=list(state.seen), taken=state.taken, moving=state.moving, points=state.points,
        hop=[signs.name[space] for space in state.hop], tristan=state.tristan,
        location=_place(signs.name, state.location), sub=state.sub, series=state.series, split=list(state.split))  # fmt: skip


def _place(name: list[str], space: int) -> str:
    return name[space] if space != NOWHERE else ""


def _mission(box: Box, mission: int) -> str:
    return box.mission_id[mission] if mission != NOBODY else ""


def _patrons(box: Box, pile: int) -> list[str]:
    return [box.patrons[patron].id for patron in bits(pile)] if pile else []
