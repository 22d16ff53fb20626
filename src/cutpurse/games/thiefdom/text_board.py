"""The table of Thiefdom as lines of text: for the terminal and for screen readers.

First what is asked about (cards to choose from, patrons in the tavern), then the town drawn in characters, then in
words everything chapter 11 wants at a glance: my thieves and what they carry, rivals, townsfolk and what they look at,
villas, missions, wares, and what cards do. Nothing is said by colour or by position alone.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import reduce
from textwrap import wrap
from typing import Any, ClassVar

from cutpurse.games.thiefdom import card_labels, town_map
from cutpurse.games.thiefdom.components import CARRIAGE, GOODS, GUARDS, NOBLES, SHAPES
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules.goods import slots
from cutpurse.games.thiefdom.rules.locations import can_deliver
from cutpurse.games.thiefdom.state import NOBODY, NOWHERE, SLOTS, State
from cutpurse.games.thiefdom.terms import HOUSES, shape_of
from cutpurse.games.thiefdom.town import FAR
from cutpurse.games.thiefdom.view import Holder, Seat, Thief, View
from cutpurse.kernel.message import Message
from cutpurse.kernel.text_sheet import Writer

Say = Callable[[Message], str]


class Painter(Writer):
    """Paints one view."""

    def __init__(self, game: Playing, view: View, say: Say, width: int) -> None:
        super().__init__(say, width)
        self.game = game
        self.box = game.box
        self.view = view
        self.state: State = game.sample(view, random.Random(0))
        self.town = game.town(self.state)
        self.map: list[str] = []

    told: ClassVar[tuple[str, ...]] = ("now",)

    def paint(self) -> Painter:
        self._heading()
        self._draft()
        self._revealed()
        self._map()
        if self.view.plan:
            self.part("you")
            self.line(self.text("own-plan", slots=[SLOTS[slot] for slot in self.view.plan]))
        seats = range(len(self.view.seats))
        for seat in sorted(seats, key=lambda seat: seat != self.view.seat):
            self._guild(seat, self.view.seats[seat])
        self._around()
        self._rivals()
        self._townsfolk()
        self._missions()
        self._villas()
        self._wares()
        self._explained()
        self._compass()
        self._houses()
        return self

    # -- words -----------------------------------------------------------------------------------

    def names(self, ids: list[str]) -> str:
        return ", ".join(self.name(id) for id in ids) if ids else self.text("nothing")

    def goods(self, counts: Sequence[int]) -> list[str]:
        """ "2 gems", "3 gold": what there is, nothing else."""
        return [self.text("goods", good=GOODS[good], count=count) for good, count in enumerate(counts) if count]

    def holder(self, holds: Holder) -> str:
        parts = self.goods(holds.goods) + [self.name(id) for id in holds.artworks]
        return ", ".join(parts) or self.text("nothing")

    # -- what is going on ------------------------------------------------------------------------

    def _heading(self) -> None:
        view, turn = self.view, self.view.turn
        self.part("now")
        if view.over:
            self.line(self.text("over"))
            return
        if not all(guild.lair for guild in view.seats):
            self.line(self.text("before"))
            return
        self.line(self.text("round", round=view.round, rounds=self.box.numbers.rounds, tile=view.tile))
        if turn is not None:
            self.line(self.text("turn", seat=turn.thief // 3, shape=shape_of(turn.thief), ap=turn.ap))
            if turn.moving:
                self.line(self.text("moving", points=turn.points), 1)
            if turn.smoke:
                self.line(self.text("smoke"), 1)
        elif view.walker:
            self.line(self.text("walking", figure=view.walker))

    def _draft(self) -> None:
        """Cards before the first night, as far as they are mine alone."""
        draft = self.view.draft
        if draft is not None and draft.hand:
            self.part("now", self.text("draft-hand"))
            self._cards_to_have(draft.hand)
        if draft is not None and draft.kept:
            self.part("now", self.text("draft-kept"))
            self._cards_to_have(draft.kept)

    def _revealed(self) -> None:
        if self.view.revealed:
            self.part("now", self.text("revealed"))
            self._cards_to_have(self.view.revealed)

    def _map(self) -> None:
        state, ray = self.state, self.town.ray
        seen, figures, who = 0, {}, {}
        for thief, space in reversed(list(enumerate(state.thief_at))):
            if space != NOWHERE:
                figures[space] = town_map.RIVAL_SIGN if thief >= self.game.thieves else str(thief // 3 + 1)
        for figure, square in enumerate(state.folk_at):
            if square == NOWHERE:
                continue
            who[self.name(self.box.folk_id[figure])] = square
            if figure in GUARDS:
                seen |= ray[4 * square + state.facing[figure]]
                figures[square] = town_map.GUARD_SIGNS[state.facing[figure]]
            else:
                figures[square] = town_map.CARRIAGE_SIGN if figure == CARRIAGE else town_map.NOBLE_SIGN
        self.part("board")
        self.map = town_map.draw(self.town, figures, seen, self.name, who)
        self.draw([*self.map])
        self.draw(self._legend())

    def _legend(self) -> list[str]:
        signs = self.text("legend", solo=self.game.solo)
        quarters = [f"{face} {self._quarter(face)}" for face, _, _ in self.town.plan.faces]
        return [*wrap(signs, self.width, subsequent_indent="  "),
                *wrap(self.text("quarters", places=" · ".join(quarters)), self.width, subsequent_indent="  ")]  # fmt: skip

    def _quarter(self, face: str) -> str:
        """What a quarter is called, by one of its houses: what is left of its name without kind, number and id."""
        house = next(id for id in self.town.plan.kinds if id.startswith(face))
        return re.sub(r"^.*, |( \d+)?( \(.*\))?$", "", self.name(house))

    def about(self, things: Sequence[str]) -> list[str]:
        focus = {self.name(thing) for thing in (self._standing(thing) for thing in things)}
        drawn = town_map.around(self.map, focus)
        return [*drawn, *(self._legend() if drawn else []), *super().about(things)]

    def _standing(self, thing: str) -> str:
        """A thief is where he stands; everything else is itself."""
        seat, _, shape = thing.partition(" ")
        if not seat.isdecimal() or shape not in SHAPES:
            return thing
        space = self.state.thief_at[3 * int(seat) + SHAPES.index(shape)]
        return thing if space == NOWHERE else self.town.name[space]

    # -- guilds ----------------------------------------------------------------------------------

    def _guild(self, seat: int, guild: Seat) -> None:
        view = self.view
        self.part("you" if seat == view.seat else "others")
        self.line(self.text("guild", seat=seat, number=seat + 1, vp=guild.vp, stamina=guild.stamina,
                            first=view.first == seat and not self.game.solo), 0,
                  self.text("seat", seat=seat))  # fmt: skip
        if guild.plan and NOBODY not in guild.plan[: 3 if self.game.solo else 4]:
            self.line(self.text("plan", slots=[SLOTS[slot] for slot in guild.plan if slot != NOBODY]), 1)
        if guild.board:
            figures = self.box.boards[self.box.board_number[guild.board]].figures
            self.line(self.text("patrol", figures=list(figures)), 1)
        if guild.lair:
            self.line(self.text("lair", place=guild.lair, goods=self.holder(guild.store)), 1)
        else:
            self.line(self.text("store", goods=self.holder(guild.store)), 1)
        for shape, thief in enumerate(guild.thieves):
            if thief.at or thief.cards:
                self._thief(3 * seat + shape, thief, guild.lair)

    def _thief(self, number: int, thief: Thief, lair: str) -> None:
        turn = self.view.turn
        notes = []
        if thief.at == lair and lair:
            notes.append(self.text("at-home"))
        if thief.wanted:
            notes.append(self.text("wanted"))
        if thief.cards:
            notes.append(self.text("cards", cards=self.names(thief.cards)))
        if thief.brawled:
            notes.append(self.text("brawled", patron=thief.brawled))
        if thief.blind:
            notes.append(self.text("blind", figures=list(thief.blind)))
        if extra := slots(self.game, self.state, number):
            notes.append(self.text("slots", count=extra))
        acting = turn is not None and turn.thief == number
        said = self.text("thief", shape=shape_of(number), place=thief.at or "nowhere", goods=self.holder(thief.holds),
                         acting=acting)  # fmt: skip
        self.line(" · ".join([said, *notes]), 1, self.text("thief-of", seat=number // 3, shape=shape_of(number)))

    def _rivals(self) -> None:
        """Of a solo game: they stand in locations (TD-13.13)."""
        if any(self.view.rivals):
            self.part("others", self.text("rivals"))
            for shape, place in enumerate(self.view.rivals):
                if place:
                    self.line(self.text("rival", shape=SHAPES[shape], place=place), 1)
        if self.view.solo_boards:
            self.part("others")
            left = [self.box.boards[self.box.board_number[board]] for board in self.view.solo_boards]
            self.line(self.text("boards-left", figures=[figure for board in left for figure in board.figures]))

    def _compass(self) -> None:
        """What the die will mean: the directions tried one after the other, and where it sends a rival (TD-13)."""
        if self.game.solo:
            self.part("board", self.text("compass"))
            for number, (row, goal) in enumerate(zip(self.box.solo.compass, self.box.solo.placement, strict=True), 1):
                place = next((self.town.name[space] for space in self.town.of_kind.get(goal.location, ())
                              if self.town.section[space] == goal.section), goal.location)  # fmt: skip
                self.line(self.text("die", number=number, ways=" ".join(row), place=place), 1)

    # -- the town --------------------------------------------------------------------------------

    def _around(self) -> None:
        """Where each of my thieves can step, what waits there, and how far all the locations are."""
        if self.view.seat < 0:
            return
        first, shown = 3 * self.view.seat, False
        for thief in range(first, first + 3):
            space = self.state.thief_at[thief]
            if space == NOWHERE:
                continue
            if not shown:
                self.part("around", self.text("around"))
                shown = True
            ways, shape = "; ".join(self._ways(space)), shape_of(thief)
            here = self.text("way", place=self.town.name[space], notes=", ".join(self._looked_at(space)) or "none")
            self.line(self.text("stands", shape=shape, place=here, ways=ways), 1, self.name(shape))
            self.line(self.text("near", places=", ".join(self._near(space))), 2)

    def _ways(self, space: int) -> list[str]:
        """The four sides of a street square and the doors beside it; the exits of a building."""
        town = self.town
        if space >= town.squares:
            return [self._way(there) for there in town.steps[space]]
        ahead = town.ahead[4 * space : 4 * space + 4]
        found = [self.text("wall", direction=DIRECTIONS[side]) if there < 0 else
                 self.text("way-to", direction=DIRECTIONS[side], **self._met(there))
                 for side, there in enumerate(ahead)]  # fmt: skip
        return found + [self._way(there) for there in town.steps[space] if there not in ahead]

    def _way(self, space: int) -> str:
        return self.text("way", **self._met(space))

    def _met(self, space: int) -> dict[str, str]:
        """A space and what is worth knowing before one goes there."""
        state = self.state
        notes = [self.name(self.box.folk_id[figure]) for figure, at in enumerate(state.folk_at) if at == space]
        notes += [self.text("thief-of", seat=thief // 3, shape=shape_of(thief))
                  for thief, at in enumerate(state.thief_at[: self.game.thieves]) if at == space]  # fmt: skip
        return {"place": self.town.name[space], "notes": ", ".join([*notes, *self._looked_at(space)]) or "none"}

    def _looked_at(self, space: int) -> list[str]:
        """Its lantern, and the guards who have it in sight."""
        state, town = self.state, self.town
        lit = [self.text("lantern")] if town.bit[space] & town.lanterns else []
        seen_by = [self.box.folk_id[guard] for guard in GUARDS if state.folk_at[guard] != NOWHERE
                   and town.ray[4 * state.folk_at[guard] + state.facing[guard]] & town.bit[space]]  # fmt: skip
        return [*lit, self.text("seen-by", figures=seen_by)] if seen_by else lit

    def _near(self, space: int) -> list[str]:
        """Locations by movement points, the nearest first."""
        town, far = self.town, self.town.distance(space)
        places = [there for kind in town.of_kind if kind not in HOUSES for there in town.of_kind[kind] if far[there]]
        return [f"{self.name(town.kind[there])} {town.name[there]} {far[there]}"
                for there in sorted(places, key=lambda there: (far[there], there)) if far[there] < FAR]  # fmt: skip

    def _townsfolk(self) -> None:
        self.part("townsfolk", self.text("townsfolk"))
        for figure in self.view.folk:
            number = self.box.folk_number[figure.id]
            if number in GUARDS:
                square = self.town.number[figure.at]
                sees = self.town.mask_names(self.town.ray[4 * square + figure.facing])
                self.line(self.text("guard", figure=figure.id, place=figure.at, direction=DIRECTIONS[figure.facing],
                                    full=figure.full, sees=" ".join(sees) or self.text("nothing")), 1, self.name(figure.id))  # fmt: skip
            elif number in NOBLES:
                self.line(
                    self.text("noble", figure=figure.id, place=figure.at, full=figure.full), 1, self.name(figure.id)
                )
            else:
                self.line(self.text("carriage", figure=figure.id, place=figure.at), 1, self.name(figure.id))

    def _villas(self) -> None:
        self.part("board", self.text("villas"))
        for space, (villa, artwork) in zip(self.town.villas, self.view.villas, strict=True):
            locked = self.box.villas[self.box.villa_number[villa]].locked
            self.line(
                self.text("villa", place=self.town.name[space], locked=locked, artwork=artwork or "none"),
                1,
                self.town.name[space],
            )

    def _missions(self) -> None:
        """What each smuggler wants and gives, and which of my thieves could deliver it now."""
        self.part("board", self.text("missions"))
        stack = len(self.view.stacks) // len(self.view.missions) if self.view.missions else 0
        for spot, (space, id) in enumerate(zip(self.town.smugglers, self.view.missions, strict=True)):
            place = self.town.name[space]
            if not id:
                self.line(self.text("mission-none", place=place), 1)
            else:
                self.line(self.text("mission", place=place, **self._mission(id)), 1, self.name(id))
                self._deliverable(id)
            for waiting in self.view.stacks[stack * spot : stack * (spot + 1)]:
                if waiting:
                    self.line(self.text("mission-next", **self._mission(waiting)), 2)

    def _mission(self, id: str) -> dict[str, Any]:
        number = self.box.mission_number[id]
        return {"mission": id, "need": ", ".join(self.goods(self.box.mission_deliver[number])),
                "vp": self.box.missions[number].vp, "goods": self.goods(self.box.mission_goods[number])}  # fmt: skip

    def _deliverable(self, id: str) -> None:
        if self.view.seat >= 0:
            first, number = 3 * self.view.seat, self.box.mission_number[id]
            ready = [shape_of(t) for t in range(first, first + 3) if can_deliver(self.game, self.state, t, number)]
            if ready:
                self.line(self.text("deliverable", shapes=ready), 2)

    def _wares(self) -> None:
        view = self.view
        self.part("board", self.text("display"))
        self._cards_to_have(view.display)
        self.part("stock")
        self.line(self.text("dungeon", goods=self.holder(view.dungeon)))
        self.line(
            self.text("piles", equipment=view.equipment_pile, patrons=view.patron_pile, missions=view.mission_pile)
        )

    def _houses(self) -> None:
        """Which building is of which kind: cards and lairs ask for it."""
        self.part("places", self.text("buildings"))
        for kind in sorted(self.town.of_kind, key=lambda kind: (kind not in HOUSES, kind)):
            places = [self.town.name[space] for space in self.town.of_kind[kind]]
            only = self.name(places[0]) if len(places) == 1 else ""  # it is called by its kind anyway
            self.line(only or self.text("kind", kind=kind, places=" ".join(places)), 1, self.name(kind))

    # -- what cards do ---------------------------------------------------------------------------

    def _explained(self) -> None:
        """The cards thieves have, my own first, in a line each."""
        guilds = sorted(range(len(self.view.seats)), key=lambda seat: seat != self.view.seat)
        cards = dict.fromkeys(
            card for seat in guilds for thief in self.view.seats[seat].thieves for card in thief.cards
        )
        if cards:
            self.part("cards", self.text("explained"))
        for id in cards:
            self.line(self._card(self.box.card_number[id], self.name(id)), 1, self.name(id))

    def _cards_to_have(self, cards: list[str]) -> None:
        """What they cost, what they bring at once, and what they do."""
        for id in cards:
            number = self.box.card_number[id]
            card, patron = self.box.cards[number], number - self.box.first_patron
            goods = self.goods(self.box.patron_goods[patron]) if patron >= 0 else []
            price = self.text("price", card=id, cost=card.cost, vp=card.vp, goods=goods)
            self.line(self._card(number, price), 1, self.name(id))

    def _card(self, number: int, head: str) -> str:
        """One line: the card, when and where it is used, its effects."""
        said = [self.say(message) for message in card_labels.effects(self.game.box, number)]
        effects = reduce(lambda first, more: self.text("and", first=first, more=more), said)
        args = {"card": head, "scope": self.box.cards[number].scope, "effects": effects}
        when = card_labels.when(self.game.box, number)
        return self.text("card", **args) if when is None else self.text("card-used", **args, **when.args)
