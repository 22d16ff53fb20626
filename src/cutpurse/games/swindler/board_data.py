"""The table for whoever draws it: what is at stake in each bag, what each job still lacks, what fences would take
from me, which raids would hit me.

Made from a view alone. What the seat does not have is told as the job asks for it: objects and colours, none for
whatever fits.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.labels import bonus_of, odds
from cutpurse.games.swindler.rules import raids, theft
from cutpurse.games.swindler.rules.fences import takes
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.rules.needs import NOTHING, TILE_NEEDS, Item
from cutpurse.games.swindler.rules.piles import names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.view import View
from cutpurse.games.swindler.vocabulary import DistinctKeys, Haggler, Need, SameColour, SameValuable, Tiles
from cutpurse.kernel.message import SPECTATOR


class BagOdds(TypedDict):
    """The odds of the next draw, and what a skull would take."""

    percent: int
    tiles: int
    lost: list[str]


class JobItem(TypedDict):
    """One thing a job asks for: had (by the id of a tile or a card), or lacking (what would do; nothing: whatever fits)."""

    have: NotRequired[str]
    objects: NotRequired[list[str]]
    colours: NotRequired[list[str]]


class JobPart(TypedDict):
    """A part of what a job asks for: things one by one, or a number of something."""

    type: str
    count: int
    have: NotRequired[int]
    items: NotRequired[list[JobItem]]


class JobProgress(TypedDict):
    parts: list[JobPart]
    met: bool
    now: bool


class RaidAhead(TypedDict):
    raid: str
    loot_limit: int
    loot_penalty: int
    poster_limit: int
    hits: list[int]
    now: bool


class Scene(TypedDict):
    """What whoever draws the table needs beside the view."""

    bags: dict[str, BagOdds]
    jobs: dict[str, JobProgress]
    fences: dict[str, list[list[str]]]
    """What each free slot would take from me."""
    haggled: int
    """What my haggler adds to each price (SW-4.13.8)."""
    raids: list[RaidAhead]


def scene(game: Ruleset, view: View, state: State) -> Scene:
    box, me = game.box, view.seat
    mine = me >= 0 and not view.over
    return {
        "bags": {colour: _bag(game, state, me if mine else SPECTATOR, place) for place, colour in enumerate(COLOURS)},
        "jobs": {
            space.job: _job(game, state, me, place) for place, space in enumerate(view.jobs) if mine and space.job
        },
        "fences": {
            space.fence: [
                names(box, takes(game, state, me, slot.object)) if mine and not laid else []
                for slot, laid in zip(box.fences[box.fence_number[space.fence]].slots, space.slots, strict=True)
            ]
            for space in view.fences
            if space.fence
        },
        "haggled": bonus_of(game, view, state, Haggler) if mine else 0,
        "raids": shared_raids(game, view, state),
    }


class _Raids:
    """The raids are the same for all who are told of a position one after the other: their views share what is public."""

    def __init__(self) -> None:
        self._last: tuple[View, list[RaidAhead]] | None = None

    def get(self, game: Ruleset, view: View, state: State) -> list[RaidAhead]:
        last = self._last
        if last is None or last[0].seats is not view.seats or last[0].raids_gone is not view.raids_gone:
            last = self._last = (view, raids_ahead(game, view, state))
        return last[1]


shared_raids = _Raids().get


def raids_ahead(game: Ruleset, view: View, state: State) -> list[RaidAhead]:
    """Those that have not been, and whom each would hit now."""
    gone, box = set(view.raids_gone), game.box
    return [
        {
            "raid": raid.id,
            "loot_limit": raid.loot_limit,
            "loot_penalty": raid.loot_penalty,
            "poster_limit": raid.poster_limit,
            "hits": [seat for seat in range(game.players) if raids.would_hit(box, state, seat, raid)],
            "now": raid.id == view.raid,
        }
        for raid in box.raids
        if raid.id not in gone
    ]


def _bag(game: Ruleset, state: State, seat: int, bag: int) -> BagOdds:
    """The odds of the next draw, and what a skull in it would cost the seat now, if anybody may still draw (SW-4.4.4, SW-4.4.5)."""
    chance = odds(game, state, bag)
    lost = state.tiles[seat] & game.box.colour_mask[bag] if seat >= 0 else 0
    if seat == state.active and bag == state.bag:
        lost = 0 if state.fresh else theft.at_risk(game, state, seat)
    return {"percent": chance["percent"], "tiles": chance["tiles"], "lost": names(game.box, lost)}


def _job(game: Ruleset, state: State, seat: int, place: int) -> JobProgress:
    number = state.jobs[place]
    nearest = game.needs.nearest(state, seat, number)
    parts: list[JobPart] = []
    for need in game.box.jobs[number].need:
        if isinstance(need, TILE_NEEDS):
            items, nearest = nearest[: need.count], nearest[need.count :]
            parts.append({"type": need.word, "count": need.count, "items": _items(game, need, items)})
        else:
            have = game.needs.progress(state, seat, need)
            parts.append({"type": need.word, "count": need.count, "have": min(have, need.count)})
    met = game.needs.met(state, seat, number)
    return {"parts": parts, "met": met, "now": met and may_fulfil(game.box, state, seat, place)}


def _items(game: Ruleset, need: Need, items: list[tuple[Item, int]]) -> list[JobItem]:
    begun = any(thing != NOTHING for _, thing in items)
    return [_item(game, need, item, thing, begun) for item, thing in items]


def _item(game: Ruleset, need: Need, item: Item, thing: int, begun: bool) -> JobItem:
    """Something the seat has, by its id; or what it lacks, no more exactly than the job says."""
    if thing != NOTHING:
        card = thing - game.needs.shift
        return {"have": game.box.tile_id[thing] if card < 0 else game.box.accomplices[game.box.card_kind[card]].id}
    if isinstance(need, Tiles) or (begun and isinstance(need, SameColour | SameValuable)):
        return {"objects": list(item.objects), "colours": list(item.colours)}
    return {"objects": ["key_any"] if isinstance(need, DistinctKeys) else [], "colours": []}
