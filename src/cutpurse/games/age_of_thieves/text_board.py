"""The table of Age of Thieves as lines of text: for the terminal and for screen readers.

Everything chapter 11 wants at a glance, the most pressing first: the clock, the event, who acts when, my thief, my plan
and what my cards do, what lies around me, the others, the city (drawn where there is room), the piles, and every
space in a line. Nothing is said by colour or by position alone.
"""

from __future__ import annotations

from collections import Counter

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.entries import Half
from cutpurse.games.age_of_thieves.notes import effect_notes, event_notes, frame_notes
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.text_city import City
from cutpurse.games.age_of_thieves.view import Seat
from cutpurse.kernel.message import seat_letter


class Painter(City):
    """Paints one view."""

    def paint(self) -> Painter:
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
        self._watch()
        self._rivals()
        self._city()
        self._piles()
        self._gazetteer()
        return self

    # -- the clock -------------------------------------------------------------------------------

    def _heading(self) -> None:
        """The clock, the event, and who acts when as far as it is public (AOT-6)."""
        view, numbers = self.view, self.box.numbers
        self.part("now")
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
        self.part("board")
        if view.emperor_at:
            far = self._distance(me.space, [view.emperor_at]) if me is not None else 0
            self.line(self.text("jewel-at", space=view.emperor_at, distance=far), 0, self.name("emperor"))
        for seat, area in enumerate(view.seats):
            if area.emperor:
                self.line(self.text("jewel-with", seat=seat), 0, self.name("emperor"))
        if view.open_district:
            gates = [self.box.board.id[gate] for gate in self.box.gates[DISTRICTS.index(view.open_district)]]
            far = self._distance(me.space, gates) if me is not None else 0
            self.line(self.text("open", district=view.open_district, gates=gates, distance=far), 0, self.name("gate"))
        tie = self.box.alarm.tie if view.alarm else self.box.calm.tie
        if view.watch:
            strengths = [self._value(*strength) for strength in self._strengths()]
            self.line(" · ".join([*strengths, self.text("tie-watch" if tie == "watch" else "tie-thieves")]))

    def _entry(self, points: int, seat: int, place: int) -> str:
        if seat < 0:
            return self.text("track-watch", initiative=points)
        cards = self.view.seats[seat].plan[place - 1].cards if self.view.seats[seat].plan else []
        if not cards:
            return self.text("track-hidden", initiative=points, seat=seat)
        return self.text("track-open", initiative=points, seat=seat, cards=self.names(cards))

    # -- what is mine ----------------------------------------------------------------------------

    def _thieves_to_choose(self) -> None:
        """Before the thieves are dealt: who they are, what they can do, who has them."""
        if self.view.turn or all(area.figure for area in self.view.seats):
            return
        self.part("now", self.text("thieves"))
        for thief in self.box.thieves:
            text = self.text("thief-to-choose", figure=thief.id, text=self.text(f"ability-{thief.id}"))
            self.line(text, 1, self.name(thief.id))
            if self.game.special_actions:
                self.line(self.text("special", card=thief.special, text=self.card_text(thief.special, thief.id)), 2)

    def _plan(self) -> None:
        """The planning screen, and later what is left of the plan."""
        view, me = self.view, self.me
        if me is None or view.phase not in ("plan", "resolve"):
            return
        if view.phase == "plan":
            self.part("you", self.text("plan", points=free_points(self.game, self.state, view.seat)))
        elif me.plan:
            self.part("you", self.text("planned"))
        for action in me.plan:
            self.line(self.text("plan-action", cards=self.names(action.cards), points=action.points,
                                status=action.status, tokens=self.names(action.tokens) if action.tokens else "none"), 1)  # fmt: skip
        if view.laying:
            self.line(self.text("plan-laying", cards=self.names([card for card in view.laying if card])), 1)

    def _own(self) -> None:
        me = self.me
        if me is None:
            return
        self.part("you")
        self._thief(self.view.seat, me, "you")
        if self.view.known:
            seen = [self.text("known-token", space=space, token=token) for space, token in self.view.known.items()]
            self.line(self.text("known", tokens=", ".join(seen)), 1)
        if me.in_dungeon:
            self.line(self.text("jailed"), 1)
        elif me.space:
            self._risk(me)

    def _risk(self, me: Seat) -> None:
        """Whether the watch sees me and reaches me, and what an arrest would cost (AOT-11.4 to AOT-11.12)."""
        view = self.view
        if me.is_hidden:
            return
        parts, waits = [], foresight.watch_waits(view.phase, view.watch_done)
        if me.space in view.caught_spaces and waits:
            parts.append(self.text("in-reach"))
        elif me.space in view.seen_spaces and waits:
            parts.append(self.text("in-sight"))
        price = foresight.arrest_cost(self.game, self.state, view.seat)
        jewel = f" {self.text('or')} ".join(self.name(jewel) for jewel in price.jewels)
        losses = [loss for loss in (jewel, self.text("a-card") if price.card else "") if loss]
        parts.append(self.text("arrest-cost", losses=", ".join(losses) or self.text("nothing"), points=price.points,
                               district=price.dungeon or "none"))  # fmt: skip
        self.line(" ".join(parts), 1)

    def _thief(self, seat: int, area: Seat, key: str) -> None:
        where = (
            "left" if seat in self.view.left else "dungeon" if area.in_dungeon else "at" if area.space else "nowhere"
        )
        district = DISTRICTS[self.box.board.district[self.box.board.number[area.space]]] if area.space else "none"
        place = self.text(f"thief-{where}", space=area.space, district=district)
        self.line(
            self.text(key, seat=seat, letter=seat_letter(seat), figure=area.figure, place=place, vp=area.vp),
            0,
            self.text("thief-here", seat=seat),
        )
        jewels = ["yellow"] * area.yellow + ["green"] * area.green + ["emperor"] * area.emperor
        jewels += ["best_burglar"] * area.best_burglar
        tokens = [token for token, count in area.tokens.items() for _ in range(count)]
        points = area.blue + area.purple + area.red
        self.line(self.text("sheet", things=self.names(jewels + tokens), points=points, cards=area.hand_size), 1)
        marks = [self.text(f"mark-{mark}") for mark in area.marks if mark != "hidden"]
        if area.is_hidden:
            marks.insert(0, self.text("mark-hidden"))
        if area.purple_new:
            marks.append(self.text("mark-purple", points=area.purple_new))
        if marks:
            self.line(" · ".join(marks), 1)

    # -- the others and the piles ----------------------------------------------------------------

    def _rivals(self) -> None:
        for seat, area in enumerate(self.view.seats):
            if seat == self.view.seat or not area.figure:
                continue
            self.part("others")
            self._thief(seat, area, "rival")
            if area.plan:
                plan = [self.text("rival-action", points=action.points, status=action.status,
                                  cards=self.names(action.cards) if action.cards else self.text("covered"))
                        for action in area.plan]  # fmt: skip
                self.line(self.text("rival-plan", actions=" · ".join(plan)), 1)

    def _piles(self) -> None:
        view = self.view
        self.part("stock")
        self.line(self.text("piles", deck=view.deck, guards=view.supply["guard"], captains=view.supply["captain"],
                            yellow=view.supply["yellow"]))  # fmt: skip
        if view.discard:
            self.line(self.text("discard", cards=self.names(view.discard)), 1)
        left = [token for token, count in view.tokens_left.items() for _ in range(count)]
        self.line(self.text("tokens-left", tokens=self.names(left)), 1)

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
        self.part("cards", self.text("explained", cards=len(self.view.hand)))
        for card, count in Counter(cards).items():
            name = self.names([card] * count)
            self.line(self.text("card", card=name, text=self.card_text(card, me.figure)), 1, self.name(card))
        for card in dict.fromkeys(planned):
            if card not in cards:
                self.line(self.text("card", card=card, text=self.card_text(card, me.figure)), 1, self.name(card))
        self.line(self.text(f"ability-{me.figure}"), 1)

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
