"""The box of Thiefdom: component files read, checked and turned into tables.

Equipment kinds and patrons share one numbering of *cards* (equipment first), so that what a thief has is one int
with a bit per card, and `with_effect` tells which of them do something.
"""

from __future__ import annotations

from typing import TypeVar

from cutpurse.games.thiefdom import checks
from cutpurse.games.thiefdom.contents import Contents
from cutpurse.games.thiefdom.entries import HOME, Card
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.terms import (
    BADGE,
    BRANDY,
    CARRIAGE,
    GEM,
    GOLD,
    GOODS,
    GUARDS,
    HOUSES,
    LOCATIONS,
    NOBLES,
    SHAPES,
    WINE,
)
from cutpurse.games.thiefdom.vocabulary import EFFECTS, CardEffect, CrossWall, Effect, JumpBuilding, PatronsAt, Sale
from cutpurse.kernel import box as boxes
from cutpurse.kernel.game import Component
from cutpurse.kernel.pack import LANGUAGES, Entry, Names, Override

__all__ = ["BADGE", "BRANDY", "CARRIAGE", "GEM", "GOLD", "GOODS", "GUARDS", "HOME", "NOBLES", "SHAPES", "WINE", "Box"]

E = TypeVar("E", bound=Effect)


class Box(Contents):
    """All components of Thiefdom and the tables made from them."""

    def __init__(self, override: Override | None = None, contents: boxes.Contents | None = None) -> None:
        super().__init__(override, contents)
        checks.check(self)
        self._number_things()
        self._number_cards()

    def _number_things(self) -> None:
        self.entry_kind: dict[int, str] = {section.number: section.entry for section in self.sections.values()}
        self.folk_id = [figure.id for figure in (*self.guards, *self.nobles, *self.carriage)]
        self.folk_number = {id: number for number, id in enumerate(self.folk_id)}
        self.mission_id = [mission.id for mission in self.missions]
        self.mission_number = {id: number for number, id in enumerate(self.mission_id)}
        self.artwork_id = [artwork.id for artwork in self.artworks]
        self.artwork_number = {id: number for number, id in enumerate(self.artwork_id)}
        self.villa_id = [villa.id for villa in self.villas]
        self.villa_number = {id: number for number, id in enumerate(self.villa_id)}
        self.board_id = [board.id for board in self.boards]
        self.board_number = {id: number for number, id in enumerate(self.board_id)}
        self.board_figures = [[self.folk_number[id] for id in board.figures] for board in self.boards]
        self.board_rival = [SHAPES.index(board.rival) if board.rival else -1 for board in self.boards]
        self.patrols = {players: [number for number, board in enumerate(self.boards) if players in board.players]
                        for players in (1, 2, 3, 4)}  # fmt: skip
        """The patrol boards in play, by number of players."""
        self.compass = [tuple(DIRECTIONS.index(name) for name in row) for row in self.solo.compass]
        self.end_per_vp = [self.goods[good].per_vp for good in GOODS]
        self.sale_vp: dict[tuple[str, int], int] = {
            (at, GOODS.index(good)): vp for good in GOODS for at, vp in self.goods[good].sales.items()}  # fmt: skip
        """VP for one good sold at a location, before cards: by kind of location and number of the good."""

    def _number_cards(self) -> None:
        self.cards: list[Card] = [*self.equipment, *self.patrons]
        self.first_patron = len(self.equipment)
        self.card_id = [card.id for card in self.cards]
        self.card_number = {id: number for number, id in enumerate(self.card_id)}
        self.equipment_number = {card.id: number for number, card in enumerate(self.equipment)}
        self.patron_number = {card.id: number for number, card in enumerate(self.patrons)}
        self.all_patrons = (1 << len(self.patrons)) - 1
        self.all_missions = (1 << len(self.missions)) - 1
        halves = [kind for kind, card in enumerate(self.equipment) for _ in range(card.half_circle)]
        fulls = [kind for kind, card in enumerate(self.equipment) for _ in range(card.full_circle)]
        self.copy_kind = halves + fulls
        """The kind of each equipment card; those with the half circle come first."""
        self.half_circle = (1 << len(halves)) - 1
        self.full_circle = (1 << len(self.copy_kind)) - 1 & ~self.half_circle
        self.effects: list[list[CardEffect]] = [card.effects for card in self.cards]
        """What each card does."""
        self.with_effect: dict[type[Effect], int] = dict.fromkeys(EFFECTS, 0)
        """The cards (bits) that do something."""
        self.prices: dict[tuple[str, int], list[tuple[int, int]]] = {}
        """Who sells better: by kind of location and good, cards (bits) and their VP."""
        self.patrons_at: dict[str, int] = {}
        """Cards (bits) with which patrons are met in other locations than taverns, by their kind."""
        for number, effects in enumerate(self.effects):
            for effect in effects:
                self.with_effect[type(effect)] |= 1 << number
                if isinstance(effect, Sale):
                    self.prices.setdefault((effect.at, GOODS.index(effect.good)), []).append((1 << number, effect.vp))
                elif isinstance(effect, PatronsAt):
                    self.patrons_at[effect.at] = self.patrons_at.get(effect.at, 0) | 1 << number
        self.odd_steps = self.with_effect[CrossWall] | self.with_effect[JumpBuilding]
        """Cards that allow steps which others cannot take."""
        traded = {*self.sale_vp, *self.prices}
        self.sold_at = {kind: tuple(sorted(good for at, good in traded if at == kind)) for kind in LOCATIONS}
        """What can be sold at each kind of location, to anybody or with a card."""
        self.mission_deliver = [mission.deliver.counts for mission in self.missions]
        self.mission_goods = [mission.goods.counts for mission in self.missions]
        self.artwork_goods = [artwork.goods.counts for artwork in self.artworks]
        self.patron_goods = [patron.goods.counts for patron in self.patrons]
        self.guild_wide = sum(1 << number for number, card in enumerate(self.cards) if card.scope == "guild")
        self.actions = sum(1 << number for number, card in enumerate(self.cards) if card.use == "action")
        self.free_cards = sum(1 << number for number, card in enumerate(self.cards) if card.use == "free")
        self.once_per_turn = sum(1 << number for number, card in enumerate(self.cards) if card.frequency == "turn")

    def effect(self, card: int, kind: type[E]) -> E:
        """The effect of a card that is known to have it."""
        return next(effect for effect in self.effects[card] if isinstance(effect, kind))

    def artwork_names(self, pile: int) -> list[str]:
        """The artworks of a pile (bits)."""
        return [id for number, id in enumerate(self.artwork_id) if pile >> number & 1] if pile else []

    def stars(self, vp: int) -> int:
        """The rating of a solo game (TD-13.18)."""
        return sum(vp >= bar for bar in self.solo.stars)

    def components(self) -> list[Component]:
        kinds: dict[str, list[Entry]] = {
            "good": [*self.goods.values()], "house": [*self.houses.values()], "location": [*self.locations.values()],
            "section": [*self.sections.values()], "face": [*self.faces.values()], "villa": [*self.villas],
            "guild": [*self.guilds], "thief": [*self.shapes], "guard": [*self.guards], "noble": [*self.nobles],
            "carriage": [*self.carriage], "patrol": [*self.boards], "mission": [*self.missions],
            "artwork": [*self.artworks], "equipment": [*self.equipment], "patron": [*self.patrons]}  # fmt: skip
        found = [Component(entry.id, kind, entry.name, dict(entry.provenance))
                 for kind, entries in kinds.items() for entry in entries]  # fmt: skip
        return found + self._buildings()

    def _buildings(self) -> list[Component]:
        """Every building that a town can have: "garden 7Ad", "villa 2V"."""
        found: list[Component] = []
        for face in self.faces.values():
            kinds = {**face.houses, **face.location_kinds()}
            found += [self._building(f"{face.id}{letter}", kind) for letter, kind in kinds.items()]
        return found + [self._building(f"{section.number}V", "villa")
                        for section in self.sections.values() if section.entry == "villa"]  # fmt: skip

    def _building(self, id: str, kind: str) -> Component:
        names: Names = (self.houses[kind] if kind in HOUSES else self.locations[kind]).name
        return Component(id, "building", {language: f"{names[language]} {id}" for language in LANGUAGES}, {})
