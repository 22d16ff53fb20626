"""Positions of Swindler in the game's own words: for scenarios and reports.

`arrange` reads what a scenario gives (everything not mentioned is at rest: bags full, nobody holds
anything); `portrait` writes the same words for a whole state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutpurse.games.swindler.components import COLOURS, WHITE, Box
from cutpurse.games.swindler.rules.fences import SLOTS
from cutpurse.games.swindler.rules.markers import free_markers
from cutpurse.games.swindler.rules.piles import cards_of, names
from cutpurse.games.swindler.rules.turn import winners
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.setup import empty_table
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import seat_letter, seat_number
from cutpurse.kernel.scenario import ScenarioError
from cutpurse.kernel.scenario_input import number_of, only_known, seat_called

MOMENTS = {
    "turn": ("turn",), "reserve": ("reserve",), "choose_bag": ("choose_bag",), "draw_or_stop": ("theft",),
    "actions": ("action",), "refill": ("refill",), "hire": ("hire",), "turn_over": ()}  # fmt: skip
STEPS = {"draw_or_stop": "steal", "choose_bag": "steal"}

SEAT_KEYS = frozenset(
    {"vp", "coins", "posters", "tiles", "hand", "face_up", "jobs", "done", "master", "ability", "dungeon", "character"}
)
TABLE_KEYS = frozenset({"active", "start", "round", "moment", "jobs", "markers", "fences", "theft", "sold", "completed",
                        "discard", "fence_deck", "a_cards_left", "raids_gone", "end_triggered", "last_swap", "forged",
                        "bets", "supply", "job_deck", "deck"})  # fmt: skip


def arrange(game: Ruleset, given: Mapping[str, Any]) -> State:
    """A position at one moment of a turn."""
    state = empty_table(game)
    state.coins = [0] * game.players
    state.round = state.turn = 1
    state.characters = list(range(0, 2 * game.players, 2))
    seats = {key: value for key, value in given.items() if seat_number(key) >= 0}
    only_known("given", [key for key in given if key not in seats], TABLE_KEYS)
    state.active = seat_called(game, given.get("active", "A"))
    state.start = seat_called(game, given.get("start", "A"))
    state.round = given.get("round", 1)
    state.end_triggered = bool(given.get("end_triggered", False))
    _arrange_board(game, state, given)
    for letter, area in seats.items():
        _arrange_seat(game, state, seat_called(game, letter), area or {})
    _arrange_cards(game, state, seats, given)
    _arrange_theft(game, state, given)
    moment = given.get("moment", "reserve")
    if moment not in MOMENTS:
        raise ScenarioError(f"moment {moment!r}: one of {', '.join(MOMENTS)}")
    if moment == "turn":
        state.agenda = [("turn", state.active)]
        state.turn = 0
    else:
        state.agenda = [("turn_over",), *([MOMENTS[moment]] if MOMENTS[moment] else [])]
        state.step = STEPS.get(moment, moment)
    return state


def _take_tiles(game: Ruleset, state: State, ids: list[str]) -> int:
    """Tiles out of their bags; a kind means the next copy that is still there."""
    box, pile = game.box, 0
    for id in ids:
        if id in box.tile_number:
            tile = 1 << box.tile_number[id]
        else:
            kind = box.kind_mask[number_of(box.kind_number, id, "tile")]
            tile = sum(state.bags) & kind
            tile &= -tile
        if not tile & sum(state.bags):
            raise ScenarioError(f"tile {id!r} is already out of its bag")
        pile |= tile
        state.bags = [bag & ~tile for bag in state.bags]
    return pile


def _arrange_seat(game: Ruleset, state: State, seat: int, area: Mapping[str, Any]) -> None:
    box = game.box
    only_known(seat_letter(seat), list(area), SEAT_KEYS)
    state.vp[seat] = area.get("vp", box.numbers.start_vp)
    state.coins[seat] = area.get("coins", 0)
    state.posters[seat] = area.get("posters", 0)
    state.tiles[seat] = _take_tiles(game, state, area.get("tiles", []))
    if "master" in area:
        state.masters[seat] = number_of(box.master_number, area["master"], "master thief")
    done = [number_of(box.job_number, job, "job") for job in area.get("jobs", [])]
    wanted = area.get("done", game.ability_jobs if area.get("ability") else len(done))
    spare = [job for job in bits(state.job_deck) if job < box.first_raid and job not in done]
    taken = {*state.jobs, *done, *spare, *(job for pile in state.fulfilled for job in bits(pile))}
    spare += [job for job in range(box.first_raid) if job not in taken]  # first those that a given deck leaves out
    done += spare[: -1 - max(0, wanted - len(done)) : -1]
    for job in done:
        state.fulfilled[seat] |= 1 << job
        state.job_deck &= ~(1 << job)
    if area.get("ability"):
        state.unlocked |= 1 << seat
    if area.get("dungeon"):
        state.dungeon |= 1 << seat
    if "character" in area:
        names = {character.id: number for number, character in enumerate(box.characters)}
        state.characters[seat] = number_of(names, area["character"], "character")


def _arrange_board(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    box = game.box
    kept = {box.job_number.get(job) for area in given.values() if isinstance(area, Mapping) for job in area.get("jobs", [])
            if isinstance(job, str)}  # fmt: skip
    chosen = [NOBODY if job is None else number_of(box.job_number, job, "job") for job in given.get("jobs", [])]
    spare = [job for job in bits(box.a_jobs) if job not in chosen and job not in kept]
    state.jobs = (chosen + spare)[: len(state.jobs)]
    state.fulfilled_now = state.jobs.count(NOBODY)
    gone = [number_of(box.job_number, raid, "raid") for raid in given.get("raids_gone", [])]
    state.raids_gone = sum(1 << raid for raid in gone)
    state.job_deck &= ~(state.raids_gone | sum(1 << job for job in state.jobs if job != NOBODY))
    state.a_left = given.get("a_cards_left", 0)
    for job, owner in given.get("markers", {}).items():
        number = number_of(box.job_number, job, "job")
        if number not in state.jobs:
            raise ScenarioError(f"a marker on {job!r}, which is not open")
        state.markers[state.jobs.index(number)] = seat_called(game, owner)
    fences = given.get("fences", {})
    wanted = {fence: [] for fence in fences} if isinstance(fences, list) else dict(fences)
    named = [NOBODY if fence is None else number_of(box.fence_number, fence, "fence") for fence in wanted]
    state.fences = (named + [fence for fence in bits(box.all_fences) if fence not in named])[: len(state.fences)]
    for place, laid in enumerate(wanted.values()):
        for slot, tile in enumerate(laid or []):
            if tile is not None:
                state.slots[place * SLOTS + slot] = bits(_take_tiles(game, state, [tile]))[0]
    state.fence_deck = box.all_fences & ~sum(1 << fence for fence in state.fences if fence != NOBODY)
    if "fence_deck" in given:
        deck = sum(1 << number_of(box.fence_number, fence, "fence") for fence in given["fence_deck"])
        state.fence_discard, state.fence_deck = state.fence_deck & ~deck, deck
    if "supply" in given:
        state.bags[WHITE] = sum(1 << number_of(box.tile_number, tile, "tile") for tile in given["supply"])
    if "job_deck" in given:
        state.job_deck = sum(1 << number_of(box.job_number, job, "job") for job in given["job_deck"])


def _arrange_cards(game: Ruleset, state: State, seats: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    """Hands, face-up cards and the discard pile; "rest" in a hand means all that are left but those of `deck`."""

    def take(card: str) -> int:
        one: int = state.deck & game.box.card_mask[number_of(game.box.accomplice_number, card, "accomplice")]
        if not one:
            raise ScenarioError(f"no copy of {card!r} is left")
        one &= -one
        state.deck ^= one
        return one

    state.discard = sum(take(card) for card in given.get("discard", []))
    stays = sum(take(card) for card in given.get("deck", []))
    rest = NOBODY
    for letter, area in seats.items():
        seat = seat_called(game, letter)
        state.face_up[seat] = sum(take(card) for card in (area or {}).get("face_up", []))
        for card in (area or {}).get("hand", []):
            if card == "rest":
                rest = seat
            else:
                state.hands[seat] |= take(card)
    if rest != NOBODY:
        state.hands[rest] |= state.deck
        state.deck = 0
    state.deck |= stays


def _owner(state: State, tile: int) -> int:
    return next((seat for seat, pile in enumerate(state.tiles) if pile >> tile & 1), NOBODY)


def _arrange_theft(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    theft = given.get("theft", {})
    only_known("theft", list(theft), frozenset({"bag", "used", "drawn", "loot", "ended", "fresh", "kept"}))
    state.sold, state.completed = given.get("sold", 0), given.get("completed", 0)
    for letter, bet in given.get("bets", {}).items():
        state.bets.append((seat_called(game, letter), bet, 3))
    for tile, thing in given.get("forged", {}).items():
        state.forged.append((number_of(game.box.tile_number, tile, "tile"), thing))
    if "last_swap" in given:
        one, other = (number_of(game.box.tile_number, tile, "tile") for tile in given["last_swap"])
        conjurers = [n for n, kind in enumerate(game.box.card_kind) if game.box.accomplices[kind].kind == "conjurer"]
        between = (_owner(state, other), _owner(state, one)) if game.rules >= 2 else ()
        state.swaps = [(conjurers[0], one, other, *between)]
    if not theft:
        return
    state.bag = COLOURS.index(theft["bag"])
    state.used = 1 << state.bag | sum(1 << COLOURS.index(colour) for colour in theft.get("used", []))
    state.fresh = bool(theft.get("fresh", False))
    state.ended = theft.get("ended", "")
    if state.ended:  # what was drawn is secured already, or lost again; only the record is left
        state.drawn = [number_of(game.box.tile_number, tile, "tile") for tile in theft.get("drawn", [])]
    else:
        for tile in theft.get("drawn", []):
            one = _take_tiles(game, state, [tile])
            state.drawn.append(bits(one)[0])
            state.loot |= one


# -- the same words for a whole state ------------------------------------------------------------


def portrait(game: Ruleset, state: State) -> dict[str, Any]:
    box = game.box
    picture: dict[str, Any] = {seat_letter(seat): _area(game, state, seat) for seat in range(game.players)}
    markers = {box.job_id[job]: seat_letter(owner)
               for job, owner in zip(state.jobs, state.markers, strict=True) if owner != NOBODY}  # fmt: skip
    picture |= {
        "active": seat_letter(state.active), "start": seat_letter(state.start), "turn": state.turn, "round": state.round,
        "step": state.step, "end_triggered": state.end_triggered, "over": state.over,
        "winners": [seat_letter(seat) for seat in winners(state)] if state.over else [],
        "jobs": [box.job_id[job] if job != NOBODY else None for job in state.jobs], "markers": markers,
        "fences": {box.fence_id[fence]: [box.tile_id[tile] if tile != NOBODY else None
                   for tile in state.slots[place * SLOTS : (place + 1) * SLOTS]]
                   for place, fence in enumerate(state.fences) if fence != NOBODY},
        "bags": {colour: {**_kinds(box, state.bags[place]), "skull": box.skulls[place]}
                 for place, colour in enumerate(COLOURS)},
        "supply": names(box, state.bags[WHITE]), "deck": state.deck.bit_count(), "discard": cards_of(box, state.discard),
        "job_deck": state.a_left + (state.job_deck & box.b_jobs).bit_count(), "a_cards_left": state.a_left,
        "a_cards_unseen": (state.job_deck & box.a_jobs).bit_count(),
        "raids_aside": [box.job_id[n] for n in bits(state.aside)], "raids_gone": [box.job_id[n] for n in bits(state.raids_gone)],
        "raid": box.job_id[state.raid] if state.raid != NOBODY else None, "fence_deck": state.fence_deck.bit_count(),
        "fence_discard": [box.fence_id[n] for n in bits(state.fence_discard)],
        "masters_left": [box.masters[n].id for n in bits(state.masters_left)],
        "sold": state.sold, "completed": state.completed,
        "forged": {box.tile_id[tile]: thing for tile, thing in state.forged},
        "bets": {seat_letter(seat): bet for seat, bet, _ in state.bets},
        "waved": [seat_letter(seat) for seat in bits(state.waved)],
        "theft": {"bag": COLOURS[state.bag] if state.bag != NOBODY else None, "loot": names(box, state.loot),
                  "drawn": [box.tile_id[tile] for tile in state.drawn], "ended": state.ended, "fresh": state.fresh,
                  "skull": state.skull != NOBODY,
                  "odds": _odds(game, state)},
    }  # fmt: skip
    return picture


def _area(game: Ruleset, state: State, seat: int) -> dict[str, Any]:
    box = game.box
    master = state.masters[seat]
    return {
        "vp": state.vp[seat], "coins": state.coins[seat], "posters": state.posters[seat],
        "tiles": names(box, state.tiles[seat]), "hand": cards_of(box, state.hands[seat]),
        "face_up": cards_of(box, state.face_up[seat]), "jobs": [box.job_id[job] for job in bits(state.fulfilled[seat])],
        "done": state.fulfilled[seat].bit_count(), "master": box.masters[master].id if master != NOBODY else None,
        "ability": bool(state.unlocked >> seat & 1), "dungeon": bool(state.dungeon >> seat & 1),
        "markers_free": free_markers(box, state, seat),
        "character": box.characters[state.characters[seat]].id}  # fmt: skip


def _kinds(box: Box, pile: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for tile in bits(pile):
        kind = box.kind_id[box.tile_kind[tile]]
        found[kind] = found.get(kind, 0) + 1
    return found


def _odds(game: Ruleset, state: State) -> str | None:
    """Chance of a skull on the next draw, as "1/6"."""
    if state.bag == NOBODY:
        return None
    skulls = game.box.skulls[state.bag]
    return f"{skulls}/{state.bags[state.bag].bit_count() + skulls}"
