"""The table of Age of Thieves as lines of text: for the terminal and for screen readers.

Everything chapter 11 wants at a glance, the most pressing first: the clock, the event, who acts when, my thief, my plan
and what my cards do, what lies around me, the others, the city (drawn where there is room), the piles, and every
space in a line. Nothing is said by colour or by position alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from textwrap import wrap
from typing import Any

from cutpurse.games.age_of_thieves import city_map
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.components import Half
from cutpurse.games.age_of_thieves.notes import effect_notes, event_notes, frame_notes
from cutpurse.games.age_of_thieves.rules import previews
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.games.age_of_thieves.view import Seat, View
from cutpurse.kernel.message import Arguments, Message, seat_letter

Say = Callable[[Message], str]
HARD = "\N{NO-BREAK SPACE}"
SIGNS = {"guard": "g", "captain": "c", "yellow": "$", "green": "&", "emperor": "@", "token": "?", "smoke": "~",
         "fire": "^"}  # fmt: skip
"""How the map marks what lies on a space; thieves are the letters of their seats."""
PLACES = ("gate", "dungeon", "sewer_entrance", "sewer_exit", "hideout", "imperial", "guard_alarm", "captain_alarm")
"""Printed kinds of space that one looks for."""
AROUND = 2
"""How far the neighbourhood is told."""


def board(game: Any, view: View, say: Say, width: int) -> list[str]:
    """The whole table, from a seat's view."""
    return Painter(game, view, say, width).paint()


class Painter:
    """Paints one view."""

    def __init__(self, game: Any, view: View, say: Say, width: int) -> None:
        self.game = game
        self.box = game.box
        self.view = view
        self.say = say
        self.width = max(width, 40)
        self.state: State = game.sample(view, random.Random(0))
        self.hiding = previews.hidden_spaces(game, self.state)
        self.caught, self.seen = set(view.caught_spaces), set(view.seen_spaces)
        self.words = {"reached": self.text("reached"), "seen": self.text("seen"), "join": self.text("join"),
                      "token": self.text("face-down")}  # fmt: skip
        """Said of many spaces."""
        self.lines: list[str] = []
        self.known: dict[str, str] = {}
        """Names that were said already."""
        self.lying = self._find_things()

    def paint(self) -> list[str]:
        self._heading()
        self._thieves_to_choose()
        self._own()
        self._plan()
        if self.view.phase == "plan":  # one needs one's cards first
            self._explained()
            self._around()
        else:
            self._around()
            self._explained()
        self._goals()
        self._rivals()
        self._city()
        self._piles()
        self._gazetteer()
        return self.lines

    @property
    def me(self) -> Seat | None:
        """My thief; spectators have none, and nobody has one before they are dealt."""
        own = self.view.seats[self.view.seat] if self.view.seat >= 0 else None
        return own if own is not None and own.figure else None

    # -- words -----------------------------------------------------------------------------------

    def text(self, key: str, **args: Any) -> str:
        arguments: Arguments = args
        return self.say(Message(f"board-{key}", arguments))

    def name(self, id: str) -> str:
        if id not in self.known:
            self.known[id] = self.text("name", thing=id)
        return self.known[id]

    def names(self, ids: list[str]) -> str:
        """Things of one name together: "2 × beacon, spyglass"."""
        if not ids:
            return self.text("nothing")
        found = Counter(self.name(id) for id in ids)
        return ", ".join(f"{number}{HARD}×{HARD}{name}" if number > 1 else name for name, number in found.items())

    def line(self, text: str, indent: str = "") -> None:
        self.lines += wrap(text, self.width, initial_indent=indent, subsequent_indent=indent + "  ",
                           break_on_hyphens=False) or [""]  # fmt: skip

    # -- the clock -------------------------------------------------------------------------------

    def _heading(self) -> None:
        """The clock, the event, and who acts when as far as it is public (AOT-6)."""
        view, numbers = self.view, self.box.numbers
        parts = [self.text("over") if view.over else self.text("turn", turn=view.turn, phase=view.phase)]
        if view.alarm:
            parts.append(self.text("alarm", number=numbers.alarm_turns - view.alarm_left, of=numbers.alarm_turns))
        elif view.turn:
            parts.append(self.text("calm", number=numbers.calm_turns - view.calm_left, of=numbers.calm_turns))
        if view.turn and not view.over:
            parts.append(self.text("first", seat=view.first))
        self.line(" · ".join(parts))
        if view.event:
            self.line(self.text("event", event=view.event, effects=self._event_text()))
        if not view.over and view.track:
            self.line(self.text("track", entries=" · ".join(self._entry(*entry) for entry in view.track)))

    def _event_text(self) -> str:
        return self.text("join").join(self.say(label) for label in event_notes(self.game, self.view.event))

    def _goals(self) -> None:
        """Where the Jewel is, where the way out is, and what the watch is like."""
        view, me = self.view, self.me
        if view.emperor_at:
            far = self._distance(me.space, [view.emperor_at]) if me is not None else 0
            self.line(self.text("jewel-at", space=view.emperor_at, distance=far))
        for seat, area in enumerate(view.seats):
            if area.emperor:
                self.line(self.text("jewel-with", seat=seat))
        if view.open_district:
            gates = [self.box.board.id[gate] for gate in self.box.gates[DISTRICTS.index(view.open_district)]]
            far = self._distance(me.space, gates) if me is not None else 0
            self.line(self.text("open", district=view.open_district, gates=gates, distance=far))
        tie = self.box.alarm.tie if view.alarm else self.box.calm.tie
        if view.watch:
            self.line(" · ".join([*self._values(), self.text("tie-watch" if tie == "watch" else "tie-thieves")]))

    def _distance(self, space: str, targets: list[str]) -> int:
        """How far the nearest of these spaces is; 0 for whoever is not in the city."""
        number = self.box.board.number
        return min(self.box.board.distance[number[space]][number[target]] for target in targets) if space else 0

    def _entry(self, points: int, seat: int, place: int) -> str:
        if seat < 0:
            return self.text("track-watch", initiative=points)
        cards = self.view.seats[seat].plan[place - 1].cards if self.view.seats[seat].plan else []
        if not cards:
            return self.text("track-hidden", initiative=points, seat=seat)
        return self.text("track-open", initiative=points, seat=seat, cards=self.names(cards))

    def _values(self) -> list[str]:
        """Vigilance and movement, where the watch differs from figure to figure each value once."""
        found = dict.fromkeys((figure.kind, figure.vigilance, figure.movement) for figure in self.view.watch)
        return [self.text("values", figure=kind, vigilance=sight, movement=steps) for kind, sight, steps in found]

    # -- what is mine ----------------------------------------------------------------------------

    def _thieves_to_choose(self) -> None:
        """Before the thieves are dealt: who they are, what they can do, who has them."""
        if self.view.turn or all(area.figure for area in self.view.seats):
            return
        self.line(self.text("thieves"))
        for thief in self.box.thieves:
            self.line(self.text("thief-to-choose", figure=thief.id, text=self.text(f"ability-{thief.id}")), "  ")
            if self.game.special_actions:
                self.line(
                    self.text("special", card=thief.special, text=self.card_text(thief.special, thief.id)), "    "
                )

    def _plan(self) -> None:
        """The planning screen, and later what is left of the plan."""
        view, me = self.view, self.me
        if me is None or view.phase not in ("plan", "resolve"):
            return
        if view.phase == "plan":
            self.line(self.text("plan", points=free_points(self.game, self.state, view.seat)))
        elif me.plan:
            self.line(self.text("planned"))
        for action in me.plan:
            self.line(self.text("plan-action", cards=self.names(action.cards), points=action.points,
                                status=action.status, tokens=self.names(action.tokens) if action.tokens else "none"), "  ")  # fmt: skip
        if view.laying:
            self.line(self.text("plan-laying", cards=self.names([card for card in view.laying if card])), "  ")

    def _own(self) -> None:
        me = self.me
        if me is None:
            return
        self._thief(self.view.seat, me, "you")
        if self.view.known:
            seen = [self.text("known-token", space=space, token=token) for space, token in self.view.known.items()]
            self.line(self.text("known", tokens=", ".join(seen)), "  ")
        if me.in_dungeon:
            self.line(self.text("jailed"), "  ")
        elif me.space:
            self._risk(me)

    def _risk(self, me: Seat) -> None:
        """Whether the watch sees me and reaches me, and what an arrest would cost (AOT-11.4 to AOT-11.12)."""
        view = self.view
        if me.is_hidden:
            return
        parts = []
        if me.space in view.caught_spaces and not view.watch_done:
            parts.append(self.text("in-reach"))
        elif me.space in view.seen_spaces and not view.watch_done:
            parts.append(self.text("in-sight"))
        price = previews.arrest_cost(self.game, self.state, view.seat)
        jewel = f" {self.text('or')} ".join(self.name(jewel) for jewel in price.jewels)
        losses = [loss for loss in (jewel, self.text("a-card") if price.card else "") if loss]
        parts.append(self.text("arrest-cost", losses=", ".join(losses) or self.text("nothing"), points=price.points,
                               district=price.dungeon or "none"))  # fmt: skip
        self.line(" ".join(parts), "  ")

    def _thief(self, seat: int, area: Seat, key: str) -> None:
        where = (
            "left" if seat in self.view.left else "dungeon" if area.in_dungeon else "at" if area.space else "nowhere"
        )
        district = DISTRICTS[self.box.board.district[self.box.board.number[area.space]]] if area.space else "none"
        place = self.text(f"thief-{where}", space=area.space, district=district)
        self.line(self.text(key, seat=seat, letter=seat_letter(seat), figure=area.figure, place=place, vp=area.vp))
        jewels = ["yellow"] * area.yellow + ["green"] * area.green + ["emperor"] * area.emperor
        jewels += ["best_burglar"] * area.best_burglar
        tokens = [token for token, count in area.tokens.items() for _ in range(count)]
        points = area.blue + area.purple + area.red
        self.line(self.text("sheet", things=self.names(jewels + tokens), points=points, cards=area.hand_size), "  ")
        marks = [self.text(f"mark-{mark}") for mark in area.marks if mark != "hidden"]
        if area.is_hidden:
            marks.insert(0, self.text("mark-hidden"))
        if area.purple_new:
            marks.append(self.text("mark-purple", points=area.purple_new))
        if marks:
            self.line(" · ".join(marks), "  ")

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
        self.line(self.text("around", space=me.space))
        for step in range(1, AROUND + 1):
            for space in bits(board.reach(at, step) & ~board.reach(at, step - 1)):
                self.line(self._neighbour(step, space), "  ")

    def _neighbour(self, step: int, space: int) -> str:
        board = self.box.board
        id = board.id[space]
        ways = " ".join(board.id[way] for way in board.ways[space])
        return self.text("neighbour", space=id, steps=step, notes=self._notes(id) or self.text("nothing"), ways=ways)

    def _notes(self, id: str) -> str:
        """What a space is, what is there, and whether the watch sees or reaches a thief there."""
        notes = [note for note in (self._kinds(id), self._things(id)) if note]
        if self.view.watch_done or self.hiding >> self.box.board.number[id] & 1:
            return self.words["join"].join(notes)
        if id in self.caught:
            notes.append(self.words["reached"])
        elif id in self.seen:
            notes.append(self.words["seen"])
        return self.words["join"].join(notes)

    def _city(self) -> None:
        if self.width >= city_map.NARROWEST:
            self.line(self.text("map"))
            signs = {space: "".join(SIGNS.get(thing, thing if len(thing) == 1 else "") for thing in things)
                     for space, things in self.lying.items()}  # fmt: skip
            self.lines += city_map.draw(self.box, signs, self.width)
            self.line(self.text("legend", **SIGNS))
        for district, name in enumerate(DISTRICTS):
            self._district(district, name)
        for kind in PLACES:
            spaces = [self.box.board.id[space] for space in bits(self.box.board.kind_mask[kind])]
            self.line(self.text("place", kind=kind, spaces=" ".join(spaces)), "  ")

    def _district(self, district: int, name: str) -> None:
        """The spaces of a district where something lies or stands."""
        board = self.box.board
        spaces = [board.id[space] for space in bits(board.district_mask[district])]
        busy = [f"{space}{HARD}({things})" for space in spaces if (things := self._things(space))]
        self.line(self.text("district", district=name, first=spaces[0], last=spaces[-1]))
        self.line(" · ".join(busy) or self.text("nothing"), "  ")

    def _gazetteer(self) -> None:
        """Every space in a line: what is there, and where one can go on."""
        self.line(self.text("routes"))
        pattern, nothing = self.text("space", space="{0}", notes="{1}", ways="{2}"), self.text("nothing")
        for space in range(self.box.board.count):
            id = self.box.board.id[space]
            ways = " ".join(self.box.board.id[way] for way in self.box.board.ways[space])
            self.line(pattern.format(id, self._notes(id) or nothing, ways), "  ")

    # -- the others and the piles ----------------------------------------------------------------

    def _rivals(self) -> None:
        for seat, area in enumerate(self.view.seats):
            if seat == self.view.seat or not area.figure:
                continue
            self._thief(seat, area, "rival")
            if area.plan:
                plan = [self.text("rival-action", points=action.points, status=action.status,
                                  cards=self.names(action.cards) if action.cards else self.text("covered"))
                        for action in area.plan]  # fmt: skip
                self.line(self.text("rival-plan", actions=" · ".join(plan)), "  ")

    def _piles(self) -> None:
        view = self.view
        self.line(self.text("piles", deck=view.deck, guards=view.supply["guard"], captains=view.supply["captain"],
                            yellow=view.supply["yellow"]))  # fmt: skip
        if view.discard:
            self.line(self.text("discard", cards=self.names(view.discard)), "  ")
        left = [token for token, count in view.tokens_left.items() for _ in range(count)]
        self.line(self.text("tokens-left", tokens=self.names(left)), "  ")

    # -- what cards do ---------------------------------------------------------------------------

    def _explained(self) -> None:
        """What I can use, in a line each: basic cards while planning, my hand, my special action, my ability."""
        me = self.me
        if me is None:
            return
        special = self.box.thieves[self.box.thief_number[me.figure]].special
        basics = [card.id for card in self.box.basics] if self.view.phase == "plan" else []
        cards = [*basics, *([special] if self.game.special_actions else []), *self.view.hand]
        planned = [card for action in me.plan if action.status in ("waiting", "turned_up") for card in action.cards]
        self.line(self.text("explained", cards=len(self.view.hand)))
        for card, count in Counter(cards).items():
            name = self.names([card] * count)
            self.line(self.text("card", card=name, text=self.card_text(card, me.figure)), "  ")
        for card in dict.fromkeys(planned):
            if card not in cards:
                self.line(self.text("card", card=card, text=self.card_text(card, me.figure)), "  ")
        self.line(self.text(f"ability-{me.figure}"), "  ")

    def card_text(self, card: str, figure: str) -> str:
        """What a card does in the hands of a thief, put together from its ways; a basic card from its halves."""
        if card not in self.box.actions:
            halves = [half for half in self.box.halves.values() if half.card == card]
            return self.text("join").join(self._half_text(half, figure) for half in halves)
        action = self.box.actions[card]
        ways = []
        for way in action.ways:
            effects = ", ".join(self.say(label) for label in effect_notes(self.game, action, way, figure))
            if way.aim == "self":
                ways.append(effects)
            else:
                aim = self.text(f"aim-{way.aim}", least=way.least, most=way.most)
                ways.append(self.text("way", aim=aim, effects=effects))
        frame = [self.say(label) for label in frame_notes(self.game, action, figure)]
        return self.text("join").join([*frame, f" {self.text('or')} ".join(ways)])

    def _half_text(self, half: Half, figure: str) -> str:
        text = self.text("card", card=half.id, text=self.card_text(half.id, figure))
        return self.text("alone", text=text) if half.alone else text
