"""The city of Age of Thieves in words: what lies where, my surroundings, the watch and what it sees, space by space."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import ClassVar

from cutpurse.games.age_of_thieves import city_map, foresight
from cutpurse.games.age_of_thieves.board import DISTRICTS, FAR
from cutpurse.games.age_of_thieves.place_names import streets
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.games.age_of_thieves.view import Seat, View
from cutpurse.kernel.message import Message, seat_letter
from cutpurse.kernel.text_sheet import Writer

Say = Callable[[Message], str]
HARD = "\N{NO-BREAK SPACE}"
SIGNS = {"guard": "g", "captain": "c", "yellow": "$", "green": "&", "emperor": "@", "token": "?", "smoke": "~",
         "fire": "^"}  # fmt: skip
"""How the map marks what lies on a space; thieves are the letters of their seats."""
PLACES = ("gate", "dungeon", "sewer_entrance", "sewer_exit", "hideout", "imperial", "guard_alarm", "captain_alarm")
"""Printed kinds of space that one looks for."""
AROUND = 2
"""How far the neighbourhood is told."""


class City(Writer):
    """Writes what one view shows of the city."""

    def __init__(self, game: Ruleset, view: View, state: State, say: Say, width: int) -> None:
        super().__init__(say, width)
        self.game = game
        self.box = game.box
        self.view = view
        self.state = state
        self.hiding = foresight.hidden_spaces(game, self.state)
        self.caught, self.seen = set(view.caught_spaces), set(view.seen_spaces)
        self.words = {"reached": self.text("reached"), "seen": self.text("seen"), "join": self.text("join"),
                      "token": self.text("face-down")}  # fmt: skip
        """Said of many spaces."""
        self.known: dict[str, str] = {}
        """Names that were said already."""
        self.lying = self._find_things()

    @property
    def me(self) -> Seat | None:
        """My thief; spectators have none, and nobody has one before they are dealt."""
        own = self.view.seats[self.view.seat] if self.view.seat >= 0 else None
        return own if own is not None and own.figure else None

    def name(self, id: str) -> str:
        if id not in self.known:
            self.known[id] = super().name(id)
        return self.known[id]

    def names(self, ids: list[str]) -> str:
        """Things of one name together: "2 × beacon, spyglass"."""
        if not ids:
            return self.text("nothing")
        found = Counter(self.name(id) for id in ids)
        return ", ".join(f"{number}{HARD}×{HARD}{name}" if number > 1 else name for name, number in found.items())

    def _distance(self, space: str, targets: list[str]) -> int:
        """How far the nearest of these spaces is; 0 for whoever is not in the city."""
        number = self.box.board.number
        return min(self.box.board.distance[number[space]][number[target]] for target in targets) if space else 0

    # -- the city --------------------------------------------------------------------------------

    def _find_things(self) -> dict[str, list[str]]:
        """What lies and stands on each space: ids, and letters for thieves."""
        view = self.view
        found: dict[str, list[str]] = {}
        pairs = [(area.space, seat_letter(seat)) for seat, area in enumerate(view.seats) if area.space]
        pairs += [(figure.space, figure.kind) for figure in view.watch]
        pairs += [(space, "yellow") for space in view.yellow] + [(space, "green") for space in view.green]
        pairs += [(view.emperor_at, "emperor")] if view.emperor_at else []
        pairs += [(space, "fire") for space in view.fire] + [(space, "smoke") for space in view.smoke]
        pairs += list(view.tokens_up.items()) + [(space, "token") for space in view.tokens_down]
        for space, thing in pairs:
            found.setdefault(space, []).append(thing)
        return found

    def _things(self, space: str) -> str:
        """What is on a space, in words; marks of the watch figure on it too."""
        words = [self._thing(thing) for thing in self.lying.get(space, [])]
        for figure in self.view.watch:
            if figure.marks and figure.space == space:
                words += [self.text(f"watch-{mark}") for mark in figure.marks if mark != "placed"]
        return ", ".join(words)

    def _thing(self, thing: str) -> str:
        if thing == "token":
            return self.words["token"]
        if len(thing) == 1:
            return self.text("thief-here", seat="ABCD".index(thing))
        return self.name(thing)

    def _kinds(self, space: str) -> str:
        kinds = self.box.board.spaces[self.box.board.number[space]].kinds
        special = [kind for kind in kinds if kind != "guardhouse" or len(kinds) == 1]
        return ", ".join(self.name(kind) for kind in special)

    def _around(self) -> None:
        """The neighbourhood, ring by ring: what lies there, where one can go on, where the watch reaches."""
        me = self.me
        if me is None or not me.space:
            return
        board = self.box.board
        at = board.number[me.space]
        self.part("around", self.text("around", space=me.space))
        for step in range(1, AROUND + 1):
            for space in bits(board.reach(at, step) & ~board.reach(at, step - 1)):
                self.line(self._neighbour(step, space), 1)

    def _neighbour(self, step: int, space: int) -> str:
        board = self.box.board
        id = board.id[space]
        ways = " ".join(board.id[way] for way in board.ways[space])
        return self.text("neighbour", space=id, steps=step, notes=self._notes(id) or self.text("nothing"), ways=ways)

    def _notes(self, id: str) -> str:
        """What a space is, what is there, and whether the watch sees or reaches a thief there."""
        notes = [note for note in (self._kinds(id), self._things(id)) if note]
        if (
            not foresight.watch_waits(self.view.phase, self.view.watch_done)
            or self.hiding >> self.box.board.number[id] & 1
        ):
            return self.words["join"].join(notes)
        if id in self.caught:
            notes.append(self.words["reached"])
        elif id in self.seen:
            notes.append(self.words["seen"])
        return self.words["join"].join(notes)

    def _watch(self) -> None:
        """Each figure of the watch, the nearest first: where it stands, whom it sees; how far it sees and goes, where
        others of its kind see and go as far it is told to whoever asks."""
        if not self.view.watch:
            return
        kinds = Counter(kind for kind, _, _ in self._strengths())
        start = self.me.space if self.me is not None else ""
        self.part("watch", self.text("watch"))
        for figure in sorted(self.view.watch, key=lambda figure: (self._distance(start, [figure.space]), figure.space)):
            board = self.box.board
            seen = foresight.seen_by(self.game, self.state, board.number[figure.space])
            sees = [board.id[space] for space in bits(seen & ~(1 << board.number[figure.space]))]
            seats = [seat for seat, area in enumerate(self.view.seats)
                     if area.space and not area.is_hidden and seen >> board.number[area.space] & 1]  # fmt: skip
            marks = [self.text(f"watch-{mark}") for mark in figure.marks if mark != "placed"]
            far = self._distance(start, [figure.space])
            said = self.text("figure", figure=figure.kind, space=figure.space, movement=figure.movement, distance=far,
                             vigilance=figure.vigilance, told=kinds[figure.kind] > 1, seats=seats)  # fmt: skip
            self.line(self.words["join"].join([said, *marks]), 1, f"{self.name(figure.kind)} {figure.space}")
            if kinds[figure.kind] == 1:
                self.aside(self._value(figure.kind, figure.vigilance, figure.movement), 2)
            self.aside(self.text("sees", spaces=" ".join(sees) or self.text("nothing")), 2)

    def _strengths(self) -> list[tuple[str, int, int]]:
        """Vigilance and movement of each kind of figure, more than once where the watch differs from figure to figure."""
        return [*dict.fromkeys((figure.kind, figure.vigilance, figure.movement) for figure in self.view.watch)]

    def _value(self, kind: str, vigilance: int, movement: int) -> str:
        return self.text("values", figure=kind, vigilance=vigilance, movement=movement)

    def _far(self, space: int) -> str:
        """How far a space is from my thief, for those who have one in the city; nobody walks into a dungeon."""
        me = self.me
        if me is None or not me.space or me.space == self.box.board.id[space]:
            return ""
        steps = self.box.board.distance[self.box.board.number[me.space]][space]
        return "" if steps == FAR else self.words.setdefault(f"far {steps}", self.text("far", distance=steps))

    def _city(self) -> None:
        if self.width >= city_map.NARROWEST:
            self.part("board", self.text("map"))
            self.draw([*city_map.draw(self.box, self._signs(), self.width)])
            self.draw(self._legend())
        for district, name in enumerate(DISTRICTS):
            self._district(district, name)
        self.part("places")
        for kind in PLACES:
            spaces = [self.box.board.id[space] for space in bits(self.box.board.kind_mask[kind])]
            self.line(self.text("place", kind=kind, spaces=" ".join(spaces)), 1, self.name(kind))

        self.part("places", self.text("streets"))
        for street in streets():
            first, *_ = street.houses
            self.line(self.text("street", street=self._street(first), houses=" ".join(street.houses)), 1)

    told: ClassVar[tuple[str, ...]] = ("now",)

    def about(self, things: Sequence[str]) -> list[str]:
        spaces = [thing for thing in things if thing in self.box.board.number]
        if not spaces:
            return super().about(things)
        focus = [*spaces, *([self.me.space] if self.me is not None and self.me.space else [])]
        drawn = city_map.around(self.box, self._signs(), self.width, focus)
        return [*drawn, *self._legend(), *super().about(things)]

    def _signs(self) -> dict[str, str]:
        """What the map marks on each space."""
        return {space: "".join(SIGNS.get(thing, thing if len(thing) == 1 else "") for thing in things)
                for space, things in self.lying.items()}  # fmt: skip

    def _legend(self) -> list[str]:
        return wrap(self.text("legend", **SIGNS), self.width, subsequent_indent="  ")

    def _street(self, house: str) -> str:
        """A street, by one of its houses: what is left of the house's name without its number."""
        return re.sub(r" \d+( \(.*\))?$", "", self.name(house))

    def _district(self, district: int, name: str) -> None:
        """The spaces of a district where something lies or stands."""
        board = self.box.board
        spaces = [board.id[space] for space in bits(board.district_mask[district])]
        busy = [f"{space}{HARD}({things})" for space in spaces if (things := self._things(space))]
        self.part("board")
        self.line(self.text("district", district=name, first=spaces[0], last=spaces[-1]), 0, self.name(name))
        self.line(" · ".join(busy) or self.text("nothing"), 1)

    def _gazetteer(self) -> None:
        """Every space in a line: what is there, and where one can go on."""
        self.part("places", self.text("routes"))
        pattern, nothing = self.text("space", space="{0}", notes="{1}", ways="{2}"), self.text("nothing")
        for space in range(self.box.board.count):
            id = self.box.board.id[space]
            ways = " ".join(self.box.board.id[way] for way in self.box.board.ways[space])
            notes = self.words["join"].join(filter(None, [self._notes(id) or nothing, self._far(space)]))
            self.line(pattern.format(self.name(id), notes, ways), 1, self.name(id))
