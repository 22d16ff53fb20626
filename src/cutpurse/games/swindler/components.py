"""The box of Swindler: component files read, checked and turned into tables.

Tiles and accomplice cards are numbered; a pile of them is an int with one bit each. So piles are cheap to
copy, to compare and to remember what follows from them.
"""

from __future__ import annotations

from pathlib import Path

from cutpurse.games.swindler.entries import (
    Accomplice,
    Bag,
    Character,
    Fence,
    Job,
    LootObject,
    Master,
    Numbers,
    Raid,
    TableSize,
    Tile,
)
from cutpurse.games.swindler.vocabulary import WHO, AnyAbility, AnyEffect, Lockpick, Tiles
from cutpurse.kernel.box import Contents, shipped
from cutpurse.kernel.game import Component
from cutpurse.kernel.pack import Entry, Override, Pack, convert_word, require

HOME = Path(__file__).parent
COLOURS = ("red", "blue", "yellow", "green", "black")
WHITE = 5
"""The place of the neutral supply behind the five bags."""


class Box:
    """All components of a game of Swindler and the tables made from them."""

    def __init__(self, override: Override | None = None, contents: Contents | None = None) -> None:
        self.contents = contents or shipped(HOME)
        pack = Pack(self.contents.read, override)
        self.numbers = pack.table("numbers.toml", "numbers", Numbers)
        self.tables = {n: pack.table("numbers.toml", f"players_{n}", TableSize) for n in (2, 3, 4)}
        self.objects = pack.entries("loot.toml", "object", LootObject)
        self.bags = pack.entries("loot.toml", "bag", Bag)
        self.tiles = pack.entries("loot.toml", "tile", Tile)
        self.fences = list(pack.entries("fences.toml", "fence", Fence).values())
        self.jobs = list(pack.entries("jobs.toml", "job", Job).values())
        self.raids = list(pack.entries("raids.toml", "raid", Raid).values())
        self.accomplices = list(pack.entries("accomplices.toml", "accomplice", Accomplice).values())
        self.masters = list(pack.entries("masters.toml", "master", Master).values())
        self.characters = list(pack.entries("characters.toml", "character", Character).values())
        self.effects: list[AnyEffect] = [
            convert_word(AnyEffect, "kind", card.kind, card.params, "accomplices.toml", f"accomplice {card.id}")
            for card in self.accomplices
        ]
        self.abilities: list[AnyAbility] = [
            convert_word(AnyAbility, "id", card.id, card.params, "masters.toml", f"master {card.id}")
            for card in self.masters
        ]
        _check(self)
        self._number_tiles()
        self._number_cards()
        cards = (*self.fences, *self.jobs, *self.raids, *self.accomplices, *self.masters)
        self.ids = {*COLOURS, *self.kind_id, *self.tile_id, *(card.id for card in cards)}
        """Everything that lies on the table."""

    def _number_tiles(self) -> None:
        self.tile_id: list[str] = []
        self.tile_kind: list[int] = []
        self.tile_colour: list[int] = []
        self.tile_object: list[str] = []
        self.tile_coins: list[int] = []
        self.kind_id = list(self.tiles)
        self.kind_mask: list[int] = []
        self.colour_mask = [0] * 6
        places = {colour: place for place, colour in enumerate((*COLOURS, "white"))}
        for kind, tile in enumerate(self.tiles.values()):
            first = len(self.tile_id)
            colour = places[tile.bag]
            for number in range(1, tile.count + 1):
                self.tile_id.append(f"{tile.id}_{number}")
                self.tile_kind.append(kind)
                self.tile_colour.append(colour)
                self.tile_object.append(tile.object)
                self.tile_coins.append(self.objects[tile.object].coins)
            mask = (1 << len(self.tile_id)) - (1 << first)
            self.kind_mask.append(mask)
            self.colour_mask[colour] |= mask
        self.tile_number = {id: number for number, id in enumerate(self.tile_id)}
        self.kind_number = {id: number for number, id in enumerate(self.kind_id)}
        self.all_tiles = (1 << len(self.tile_id)) - 1
        self.skulls = [self.bags[colour].skulls for colour in COLOURS]
        self.coin_tiles = sum(1 << tile for tile, coins in enumerate(self.tile_coins) if coins)
        self.bag_domain = [f"bag {colour}" for colour in COLOURS]
        self.valuables = [id for id, thing in self.objects.items() if thing.kind == "valuable"]
        self.forgeable = [id for id, thing in self.objects.items()
                          if thing.kind == "valuable" or (thing.kind == "key" and thing.key_colour != "any")]  # fmt: skip

    def _number_cards(self) -> None:
        """Accomplice cards are numbered by copies; job and raid cards share one numbering, raids last."""
        self.card_kind: list[int] = []
        self.card_mask: list[int] = []
        for kind, accomplice in enumerate(self.accomplices):
            first = len(self.card_kind)
            self.card_kind += [kind] * accomplice.copies
            self.card_mask.append((1 << len(self.card_kind)) - (1 << first))
        self.all_cards = (1 << len(self.card_kind)) - 1
        self.accomplice_number = {card.id: number for number, card in enumerate(self.accomplices)}
        self.timing_mask: dict[str, int] = {}
        for kind, accomplice in enumerate(self.accomplices):
            for timing in accomplice.timing:
                self.timing_mask[timing] = self.timing_mask.get(timing, 0) | self.card_mask[kind]
        self.lockpicks = self.timing_mask.get("job_payment", 0)
        self.lockpick_colour = {card: effect.key_colour for card, kind in enumerate(self.card_kind)
                                if isinstance(effect := self.effects[kind], Lockpick)}  # fmt: skip
        self.first_raid = len(self.jobs)
        self.job_id = [job.id for job in self.jobs] + [raid.id for raid in self.raids]
        self.job_number = {id: number for number, id in enumerate(self.job_id)}
        self.a_jobs = sum(1 << number for number, job in enumerate(self.jobs) if job.deck == "A")
        self.b_jobs = (1 << len(self.job_id)) - 1 & ~self.a_jobs
        self.fence_id = [fence.id for fence in self.fences]
        self.fence_number = {id: number for number, id in enumerate(self.fence_id)}
        self.all_fences = (1 << len(self.fences)) - 1
        self.master_number = {master.id: number for number, master in enumerate(self.masters)}
        self.character_number = {person.id: number for number, person in enumerate(self.characters)}

    def components(self) -> list[Component]:
        kinds: dict[str, list[Entry]] = {
            "object": list(self.objects.values()), "bag": list(self.bags.values()), "tile": list(self.tiles.values()),
            "fence": [*self.fences], "job": [*self.jobs], "raid": [*self.raids], "accomplice": [*self.accomplices],
            "master": [*self.masters], "character": [*self.characters]}  # fmt: skip
        return [Component(entry.id, kind, entry.name, dict(entry.provenance))
                for kind, entries in kinds.items() for entry in entries]  # fmt: skip


def _check(box: Box) -> None:
    """What types cannot express: references, totals, sizes (SW-2.1 to SW-2.3)."""
    require(list(box.bags) == [*COLOURS, "white"], "loot.toml", "bag", f"the bags {', '.join(COLOURS)}, white")
    for bag in box.bags.values():
        require(bag.supply == (bag.id == "white"), "loot.toml", f"bag {bag.id}.supply", "true for white alone")
        require(bag.supply or 1 <= bag.skulls <= 99, "loot.toml", f"bag {bag.id}.skulls", "1 to 99 skulls")
        total = sum(tile.count for tile in box.tiles.values() if tile.bag == bag.id)
        require(total == bag.loot, "loot.toml", f"bag {bag.id}.loot", f"the tiles of this bag add up to {total}")
    for tile in box.tiles.values():
        where = f"tile {tile.id}"
        require(tile.bag in box.bags, "loot.toml", f"{where}.bag", f"one of {', '.join(box.bags)}")
        require(tile.object in box.objects, "loot.toml", f"{where}.object", f"one of {', '.join(box.objects)}")
        require(1 <= tile.count <= 9, "loot.toml", f"{where}.count", "a number from 1 to 9")
    total = sum(tile.count for tile in box.tiles.values())
    require(total <= 58, "loot.toml", "tile", f"at most 58 tiles in all; there are {total}")
    things = [*box.objects, "key_any"]
    for fence in box.fences:
        require(len(fence.slots) == 3, "fences.toml", f"fence {fence.id}.slots", "3 slots")
        for slot in fence.slots:
            known = slot.object in things and (slot.object == "key_any" or box.objects[slot.object].kind != "coin")
            require(known, "fences.toml", f"fence {fence.id}.slots", f"no valuable or key is called {slot.object}")
    _check_cards(box, things)


def _check_cards(box: Box, things: list[str]) -> None:
    for job in box.jobs:
        where = f"job {job.id}"
        require(bool(job.need), "jobs.toml", f"{where}.need", "at least one part")
        require(min(job.vp, job.coins, job.neutral, job.posters) >= 0, "jobs.toml", where, "no reward below 0")
        for need in job.need:
            for id in need.objects if isinstance(need, Tiles) else ():
                require(id in things, "jobs.toml", f"{where}.need.objects", f"no object is called {id}")
    most = max(table.a_cards for table in box.tables.values())
    a_cards = sum(job.deck == "A" for job in box.jobs)
    require(a_cards >= most, "jobs.toml", "job", f"at least {most} A cards; there are {a_cards}")
    require(len(box.jobs) + len(box.raids) <= 63, "jobs.toml", "job", "at most 63 jobs and raids")
    for raid in box.raids:
        fair = 0 <= raid.loot_penalty <= raid.loot_limit and raid.poster_limit >= 0
        require(fair, "raids.toml", f"raid {raid.id}.loot_penalty", "from 0 to the loot limit (SW-4.9.4)")
    copies = sum(card.copies for card in box.accomplices)
    require(copies <= 60, "accomplices.toml", "accomplice", f"at most 60 cards; there are {copies}")
    for card in box.accomplices:
        require(card.copies >= 1, "accomplices.toml", f"accomplice {card.id}.copies", "at least 1")
    for card, effect in zip(box.accomplices, box.effects, strict=True):
        where = f"accomplice {card.id}"
        fits = bool(card.timing) and set(card.timing) <= effect.times
        require(fits, "accomplices.toml", f"{where}.timing", f"one or more of {', '.join(sorted(effect.times))}")
        whose = {WHO[timing] for timing in card.timing}
        require(whose == {card.who}, "accomplices.toml", f"{where}.who", f"{' or '.join(sorted(whose))}, by its timing")
    require(len(box.masters) >= 4, "masters.toml", "master", "at least 4 cards")
    boards = {person.board for person in box.characters}
    require(len(boards) >= 4, "characters.toml", "character", "at least 4 boards")
