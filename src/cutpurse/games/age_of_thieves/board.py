"""The city as tables: spaces, paths, distances (chapter 2.2, AOT-2.2, AOT-2.3).

Spaces are numbered in the text order of their ids, so "lowest id" is the lowest number; a set of spaces is an
int with one bit each. A dungeon can begin a way but is never entered or crossed.
"""

from __future__ import annotations

from itertools import accumulate
from operator import or_

from cutpurse.games.age_of_thieves.entries import Canvas, District, Exit, Kind, Space
from cutpurse.kernel.pack import Pack, require

FILE = "board.toml"
DISTRICTS = ("palace", "north", "east", "south", "west")
PALACE = 0
OUTER = range(1, 5)
KINDS = ("guardhouse", "sword", "imperial", "dungeon", "sewer_entrance", "sewer_exit", "hideout", "start", "guard_alarm",
         "captain_alarm", "gate", "green_jewel", "emperors_jewel")  # fmt: skip
FAR = 255
"""The distance to a space that cannot be reached: a dungeon from elsewhere."""

MOST_SPACES = 250

PER_OUTER_DISTRICT = {"sword": 3, "imperial": 1, "dungeon": 1, "sewer_exit": 1, "start": 1, "guard_alarm": 2,
                      "captain_alarm": 2, "gate": 2, "green_jewel": 1}  # fmt: skip
"""What the rulebooks say of every district but the palace, which has none of these."""


class Board:
    """The board and everything that follows from it."""

    def __init__(self, pack: Pack) -> None:
        self.canvas = pack.table(FILE, "canvas", Canvas)
        self.decor = pack.table(FILE, "decor", dict[str, list[list[int]]])
        self.districts = list(pack.entries(FILE, "district", District).values())
        self.kinds = list(pack.entries(FILE, "kind", Kind).values())
        self.exits = pack.entries(FILE, "exit", Exit)
        found = pack.entries(FILE, "space", Space)
        self.spaces = [found[id] for id in sorted(found)]
        self.paths = pack.table(FILE, "paths", list[tuple[str, str]])
        self.id = [space.id for space in self.spaces]
        self.number = {id: number for number, id in enumerate(self.id)}
        self._check_names()
        self._sort_out()
        self._join()
        self._check_counts()
        self._measure()

    def _sort_out(self) -> None:
        """Which spaces are of which kind and in which district."""
        places = {district: place for place, district in enumerate(DISTRICTS)}
        self.count = len(self.spaces)
        self.district = [places[space.district] for space in self.spaces]
        self.district_mask = [0] * len(DISTRICTS)
        self.kind_mask = dict.fromkeys(KINDS, 0)
        for number, space in enumerate(self.spaces):
            self.district_mask[places[space.district]] |= 1 << number
            for kind in space.kinds:
                self.kind_mask[kind] |= 1 << number
        self.dungeons = self.kind_mask["dungeon"]
        self.open = (1 << self.count) - 1 & ~self.dungeons
        """Every space that can be entered (AOT-2.5)."""
        self.is_dungeon = [bool(self.dungeons >> space & 1) for space in range(self.count)]

    def _join(self) -> None:
        """The neighbours of each space, and those of them that can be entered."""
        self.joined: list[list[int]] = [[] for _ in self.spaces]
        for one, other in self.paths:
            self.joined[self.number[one]].append(self.number[other])
            self.joined[self.number[other]].append(self.number[one])
        for neighbours in self.joined:
            neighbours.sort()
        self.ways = [tuple(space for space in neighbours if self.open >> space & 1) for neighbours in self.joined]
        self.near = [sum(1 << space for space in ways) for ways in self.ways]

    def _measure(self) -> None:
        """Distances, what lies within N, and the first steps of every shortest way."""
        everywhere = range(self.count)
        self.distance = [self._distances(space) for space in everywhere]
        self.farthest = max(step for row in self.distance for step in row if step != FAR)
        self.within = [self._rings(row) for row in self.distance]
        """within[a][n]: the spaces at most n away from a."""
        self.towards = [[sum(1 << near for near in self.ways[space]
                             if self.distance[near][target] == self.distance[space][target] - 1)
                         for space in everywhere] for target in everywhere]  # fmt: skip
        """towards[target][space]: the neighbours of a space that are one nearer to the target."""

    def _distances(self, start: int) -> bytes:
        """How far every space is from this one (AOT-2.2)."""
        far = bytearray([FAR]) * self.count
        far[start] = step = 0
        seen = edge = 1 << start
        while edge:
            step += 1
            reached = 0
            while edge:
                low = edge & -edge
                reached |= self.near[low.bit_length() - 1]
                edge ^= low
            edge = reached & ~seen
            seen |= edge
            rest = edge
            while rest:
                low = rest & -rest
                far[low.bit_length() - 1] = step
                rest ^= low
        return bytes(far)

    def _rings(self, row: bytes) -> list[int]:
        """The spaces at most 0, 1, 2... away."""
        rings = [0] * (self.farthest + 1)
        for space, step in enumerate(row):
            if step != FAR:
                rings[step] |= 1 << space
        return list(accumulate(rings, or_))

    def reach(self, space: int, steps: int) -> int:
        """The spaces within a number of steps, however large."""
        return self.within[space][min(steps, self.farthest)]

    def spaces_of(self, kind: str, district: int) -> list[int]:
        """The spaces of a kind in a district, lowest id first."""
        mask = self.kind_mask[kind] & self.district_mask[district]
        return [space for space in range(self.count) if mask >> space & 1]

    # -- checks ----------------------------------------------------------------------------------

    def _check_names(self) -> None:
        known = [district.id for district in self.districts]
        require(known == list(DISTRICTS), FILE, "district", f"the districts {', '.join(DISTRICTS)}")
        known = [kind.id for kind in self.kinds]
        require(known == list(KINDS), FILE, "kind", f"the kinds {', '.join(KINDS)}")
        count = len(self.spaces)
        require(count <= MOST_SPACES, FILE, "space", f"at most {MOST_SPACES} spaces; there are {count}")
        for space in self.spaces:
            where = f"space {space.id}"
            require(space.district in DISTRICTS, FILE, f"{where}.district", f"one of {', '.join(DISTRICTS)}")
            for kind in space.kinds:
                require(kind in KINDS, FILE, f"{where}.kinds", f"no kind is called {kind}")
            house = "guardhouse" in space.kinds or not {"sword", "imperial"} & set(space.kinds)
            require(house, FILE, f"{where}.kinds", "guardhouse too, where there are swords or the imperial guardhouse")
        seen: set[frozenset[str]] = set()
        for one, other in self.paths:
            where = f"paths {one} {other}"
            for id in (one, other):
                require(id in self.number, FILE, where, f"no space is called {id}")
            require(one != other, FILE, where, "two different spaces")
            require(frozenset((one, other)) not in seen, FILE, where, "each path once")
            seen.add(frozenset((one, other)))

    def _check_counts(self) -> None:
        for kind, wanted in PER_OUTER_DISTRICT.items():
            for district in range(len(DISTRICTS)):
                count, right = len(self.spaces_of(kind, district)), wanted if district in OUTER else 0
                require(count == right, FILE, f"district {DISTRICTS[district]}",
                        f"{right} spaces of kind {kind}; there are {count}")  # fmt: skip
        for district in range(len(DISTRICTS)):
            count = len(self.spaces_of("sewer_entrance", district))
            require(count == 1, FILE, f"district {DISTRICTS[district]}",
                    f"1 space of kind sewer_entrance; there are {count}")  # fmt: skip
        centre = self.spaces_of("emperors_jewel", PALACE)
        total = self.kind_mask["emperors_jewel"].bit_count()
        require(
            len(centre) == total == 1, FILE, "district palace", f"1 space of kind emperors_jewel; there are {total}"
        )
        for space in self.spaces:
            require(("gate" in space.kinds) == (space.id in self.exits), FILE, f"exit {space.id}",
                    "an exit for each gate, and for gates alone")  # fmt: skip
            single = "dungeon" not in space.kinds or space.kinds == ["dungeon"]
            require(single, FILE, f"space {space.id}.kinds", "nothing else on a dungeon (AOT-15.6)")
        for id in self.exits:
            require(id in self.number, FILE, f"exit {id}", f"no space is called {id}")
        self._check_connected(centre[0])

    def _check_connected(self, centre: int) -> None:
        """From everywhere one can go everywhere, without crossing a dungeon."""
        row = self._distances(centre)
        for space, step in enumerate(row):
            if self.open >> space & 1:
                require(step < FAR, FILE, f"space {self.id[space]}", "a way from the centre of the palace")
            else:
                require(bool(self.near[space]), FILE, f"space {self.id[space]}", "a path out of the dungeon")
