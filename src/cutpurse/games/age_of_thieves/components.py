"""The box of Age of Thieves: component files read, checked and turned into tables.

Action cards are numbered by kind: the basic cards, then the special ones in the order of the thieves, then the
general ones. Copies of general cards are numbered too, so that a pile of them is an int with one bit each.
"""

from __future__ import annotations

from pathlib import Path

from cutpurse.games.age_of_thieves.board import OUTER, PALACE, Board
from cutpurse.games.age_of_thieves.entries import (
    ANYWHERE,
    Action,
    Figure,
    General,
    Half,
    Happening,
    Jewel,
    Numbers,
    Thief,
    Token,
    WatchSide,
)
from cutpurse.games.age_of_thieves.vocabulary import AIMS, Holds
from cutpurse.kernel.box import Contents, shipped
from cutpurse.kernel.game import Component
from cutpurse.kernel.pack import LANGUAGES, Entry, Override, Pack, require

HOME = Path(__file__).parent
MOVE, AMBUSH = 0, 1
"""The numbers of the basic action cards."""
YELLOW, GREEN, EMPEROR = 0, 1, 2
"""The numbers of the jewels."""
NOWHERE = -1
SEATS = 4
MOST_PIECES = 300
"""Cards of a deck, city tokens, figures of a kind."""


class Box:
    """All components of a game of Age of Thieves and the tables made from them."""

    def __init__(self, override: Override | None = None, contents: Contents | None = None) -> None:
        self.contents = contents or shipped(HOME)
        pack = Pack(self.contents.read, override)
        self.board = Board(pack)
        self.numbers = pack.table("numbers.toml", "numbers", Numbers)
        self.calm = pack.table("watch.toml", "calm", WatchSide)
        self.alarm = pack.table("watch.toml", "alarm", WatchSide)
        self.figures = pack.entries("pieces.toml", "figure", Figure)
        self.jewels = list(pack.entries("pieces.toml", "jewel", Jewel).values())
        self.markers = pack.entries("pieces.toml", "marker", Entry)
        self.thieves = list(pack.entries("thieves.toml", "thief", Thief).values())
        self.basics = list(pack.entries("basic.toml", "basic", Entry).values())
        self.halves = pack.entries("basic.toml", "half", Half)
        self.specials = pack.entries("special.toml", "special", Action)
        self.generals = list(pack.entries("general.toml", "general", General).values())
        self.tokens = list(pack.entries("tokens.toml", "token", Token).values())
        self.calm_events = list(pack.entries("events.toml", "calm", Happening).values())
        self.alarm_events = list(pack.entries("events.toml", "alarm", Happening).values())
        _check(self)
        self._number_cards()
        self._number_tokens()
        self._number_events()
        self._find_places()

    def _number_cards(self) -> None:
        specials = [self.specials[thief.special] for thief in self.thieves]
        self.first_special = len(self.basics)
        self.first_general = self.first_special + len(specials)
        self.card_id = [card.id for card in (*self.basics, *specials, *self.generals)]
        self.card_number = {id: number for number, id in enumerate(self.card_id)}
        self.actions: dict[str, Action] = {**self.halves, **self.specials, **{card.id: card for card in self.generals}}
        """Everything that can be resolved, by id."""
        self.halves_of = [[half for half in self.halves.values() if half.card == card.id] for card in self.basics]
        self.copy_kind: list[int] = []
        self.copies_of: list[int] = [0] * len(self.card_id)
        for number, card in enumerate(self.generals, self.first_general):
            first = len(self.copy_kind)
            self.copy_kind += [number] * card.copies
            self.copies_of[number] = (1 << len(self.copy_kind)) - (1 << first)
        self.all_copies = (1 << len(self.copy_kind)) - 1
        self.thief_id = [thief.id for thief in self.thieves]
        self.thief_number = {id: number for number, id in enumerate(self.thief_id)}

    def _number_tokens(self) -> None:
        self.token_id = [token.id for token in self.tokens]
        self.token_number = {id: number for number, id in enumerate(self.token_id)}
        self.token_count = [token.count for token in self.tokens]
        self.ap_tokens = [number for number, token in enumerate(self.tokens) if token.ap]
        self.step_tokens = [number for number, token in enumerate(self.tokens) if token.steps]
        self.jewel_tokens = [number for number, token in enumerate(self.tokens) if token.vp]
        self.jewel_id = [jewel.id for jewel in self.jewels]
        self.jewel_number = {id: number for number, id in enumerate(self.jewel_id)}

    def _number_events(self) -> None:
        """Calm events first, then those of the alarm."""
        self.events = [*self.calm_events, *self.alarm_events]
        self.event_id = [event.id for event in self.events]
        self.event_number = {id: number for number, id in enumerate(self.event_id)}
        self.calm_deck = (1 << len(self.calm_events)) - 1
        self.alarm_deck = (1 << len(self.events)) - 1 & ~self.calm_deck

    def _find_places(self) -> None:
        """The places by district that rules speak of; the palace has none of them."""
        board = self.board
        self.centre = board.spaces_of("emperors_jewel", PALACE)[0]
        self.dungeon = [NOWHERE, *(board.spaces_of("dungeon", district)[0] for district in OUTER)]
        self.imperial = [NOWHERE, *(board.spaces_of("imperial", district)[0] for district in OUTER)]
        self.start = [NOWHERE, *(board.spaces_of("start", district)[0] for district in OUTER)]
        self.gates = [[], *(board.spaces_of("gate", district) for district in OUTER)]
        self.guard_alarm = [[], *(board.spaces_of("guard_alarm", district) for district in OUTER)]
        self.captain_alarm = [[], *(board.spaces_of("captain_alarm", district) for district in OUTER)]
        self.green_spaces = [space for space in range(board.count) if board.kind_mask["green_jewel"] >> space & 1]
        self.token_spaces = board.kind_mask["guardhouse"] & ~board.district_mask[PALACE]

    def components(self) -> list[Component]:
        kinds: dict[str, list[Entry]] = {
            "district": [*self.board.districts], "kind": [*self.board.kinds], "figure": [*self.figures.values()],
            "jewel": [*self.jewels], "marker": [*self.markers.values()], "thief": [*self.thieves],
            "basic": [*self.basics], "half": [*self.halves.values()], "special": [*self.specials.values()],
            "general": [*self.generals], "token": [*self.tokens], "calm": [*self.calm_events],
            "alarm": [*self.alarm_events]}  # fmt: skip
        found = [Component(entry.id, kind, entry.name, dict(entry.provenance))
                 for kind, entries in kinds.items() for entry in entries]  # fmt: skip
        return found + [Component(space.id, "space", space.name, dict(space.provenance)) for space in self.board.spaces]


# -- checks --------------------------------------------------------------------------------------


def _check(box: Box) -> None:
    """What types cannot express: references, totals, sizes (chapter 2.1)."""
    for file, table, known, wanted in (
        ("pieces.toml", "figure", list(box.figures), ["guard", "captain"]),
        ("pieces.toml", "jewel", [jewel.id for jewel in box.jewels], ["yellow", "green", "emperor"]),
        ("pieces.toml", "marker", list(box.markers), ["smoke", "fire", "theft_marker", "best_burglar"]),
        ("basic.toml", "basic", [card.id for card in box.basics], ["move", "ambush"]),
        ("basic.toml", "half", list(box.halves), ["sneak", "dash", "wits", "cunning_plan"]),
    ):
        require(known == wanted, file, table, f"these ids: {', '.join(wanted)}")
    _check_numbers(box)
    _check_thieves(box)
    for half in box.halves.values():
        _check_action(half, "basic.toml", f"half {half.id}")
    for special in box.specials.values():
        _check_action(special, "special.toml", f"special {special.id}")
    for card in box.generals:
        _check_action(card, "general.toml", f"general {card.id}")
        require(card.copies >= 1, "general.toml", f"general {card.id}.copies", "at least 1")
    copies = sum(card.copies for card in box.generals)
    least = SEATS * (box.numbers.hand_limit + 1)
    require(copies >= least, "general.toml", "general", f"at least {least} cards; there are {copies}")
    require(copies <= MOST_PIECES, "general.toml", "general", f"at most {MOST_PIECES} cards; there are {copies}")
    _check_tokens(box)
    _check_events(box)
    seen: set[str] = set()
    for component in box.components():
        require(component.id not in seen, "components", component.id, "an id that nothing else has")
        seen.add(component.id)


def _check_numbers(box: Box) -> None:
    numbers = box.numbers
    for key in numbers.__struct_fields__:
        require(key == "provenance" or getattr(numbers, key) >= 1, "numbers.toml", f"numbers.{key}", "at least 1")
    for side, values in (("calm", box.calm), ("alarm", box.alarm)):
        require(values.dice in (1, 2), "watch.toml", f"{side}.dice", "1 or 2")
        for figure in (values.guard, values.captain):
            require(1 <= figure.movement <= figure.vigilance, "watch.toml", side, "movement from 1 to the vigilance")
    counts = {figure.id: figure.count for figure in box.figures.values()}
    counts |= {jewel.id: jewel.count for jewel in box.jewels}
    for id, count in counts.items():
        require(0 <= count <= MOST_PIECES, "pieces.toml", f"{id}.count", f"from 0 to {MOST_PIECES}")
    swords = box.board.kind_mask["sword"].bit_count()
    guards = box.figures["guard"].count
    require(guards >= swords + 2, "pieces.toml", "figure guard.count", f"at least {swords + 2}")
    require(box.figures["captain"].count == 2, "pieces.toml", "figure captain.count", "2, one for each alarm space")
    greens = box.board.kind_mask["green_jewel"].bit_count()
    require(box.jewels[GREEN].count == greens, "pieces.toml", "jewel green.count", f"{greens}, one for each space")
    require(box.jewels[EMPEROR].count == 1, "pieces.toml", "jewel emperor.count", "1")


def _check_thieves(box: Box) -> None:
    require(len(box.thieves) >= SEATS, "thieves.toml", "thief", f"at least {SEATS} thieves")
    for thief in box.thieves:
        where = f"thief {thief.id}"
        require(thief.special in box.specials, "thieves.toml", f"{where}.special", f"one of {', '.join(box.specials)}")
        missing = [language for language in LANGUAGES if language not in thief.epithet]
        require(not missing, "thieves.toml", f"{where}.epithet", f"an epithet in {', '.join(missing)}")
    used = sorted(thief.special for thief in box.thieves)
    require(used == sorted(box.specials), "thieves.toml", "thief", "each special action with exactly one thief")


def _check_action(action: Action, file: str, where: str) -> None:
    require(bool(action.ways), file, f"{where}.ways", "at least one way")
    near = action.range == ANYWHERE or (action.range >= 0 and not action.district)
    require(near, file, f"{where}.range", "a number of spaces, or the district instead")
    for way in action.ways:
        require(bool(way.effects), file, f"{where}.ways.effects", "at least one effect")
        several = way.aim in ("tokens", "free_space")
        fair = 0 <= way.least <= way.most and way.most >= 1 and (several or way.least == way.most == 1)
        require(fair, file, f"{where}.ways.most", "from `least` on, and 1 but for tokens and free_space")
        for effect in way.effects:
            aims = AIMS.get(type(effect))
            require(aims is None or way.aim in aims, file, f"{where}.ways.aim",
                    f"one of {', '.join(sorted(aims or ()))}, for the effect {effect.__struct_config__.tag}")  # fmt: skip

    verbs = [way.verb for way in action.ways if way.effects]
    require(len(set(verbs)) == len(verbs), file, f"{where}.ways", "ways whose choices can be told apart")


def _check_tokens(box: Box) -> None:
    for token in box.tokens:
        where = f"token {token.id}"
        require(token.count >= 0, "tokens.toml", f"{where}.count", "0 or more")
        said = [token.reveal is not None, token.ap > 0, token.steps > 0, token.vp > 0, bool(token.makes)]
        require(sum(said) == 1, "tokens.toml", where, "exactly one of reveal, ap, steps, vp and makes")
    houses = (box.board.kind_mask["guardhouse"] & ~box.board.district_mask[PALACE]).bit_count()
    total = sum(token.count for token in box.tokens)
    require(total >= houses, "tokens.toml", "token", f"at least {houses}, one for each guardhouse; there are {total}")
    require(total <= MOST_PIECES, "tokens.toml", "token", f"at most {MOST_PIECES} tokens; there are {total}")


def _check_events(box: Box) -> None:
    for deck, events, turns in (("calm", box.calm_events, box.numbers.calm_turns),
                                ("alarm", box.alarm_events, box.numbers.alarm_turns)):  # fmt: skip
        require(len(events) >= turns, "events.toml", deck, f"at least {turns} cards; there are {len(events)}")
        for event in events:
            where = f"{deck} {event.id}"
            require(bool(event.compass) == (deck == "calm"), "events.toml", f"{where}.compass", "for calm events alone")
            lasting = event.holds != Holds()
            require(lasting != bool(event.at_once), "events.toml", where, "either `at_once` or `holds`")
