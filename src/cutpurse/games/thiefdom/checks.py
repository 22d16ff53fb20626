"""Is the box sound? What types cannot express of component files: sizes, references, totals."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.games.thiefdom.contents import Contents
from cutpurse.games.thiefdom.entries import Card
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.sections import check_face
from cutpurse.games.thiefdom.terms import GOODS, HOUSES, LOCATIONS, SHAPES
from cutpurse.games.thiefdom.vocabulary import AIMED, TIMED, USED, WHOLE_GUILD, Effect, StoreTrade, Trade, word
from cutpurse.kernel.pack import require

MOST_CARDS = 300
"""In any deck."""
MOST_ROUNDS = 100


def check(box: Contents) -> None:
    """Raises PackError with file, key and expectation where something is wrong."""
    _check_numbers(box)
    _check_town(box)
    _check_figures(box)
    _check_cards(box)


def _check_numbers(box: Contents) -> None:
    """What types cannot express: sizes and references (chapter 2, TD-13)."""
    numbers, solo, file = box.numbers, box.solo, "numbers.toml"
    fixed = {"thieves_per_guild": 3, "max_friends_per_thief": 1, "draft_cards": 3}
    for key, value in fixed.items():
        require(getattr(numbers, key) == value, file, f"numbers.{key}", f"{value}: rules and boards rest on it")
    for key in ("rounds", "action_points", "move_points", "loot_slots", "gold_slots", "artwork_slots", "display_size"):
        require(getattr(numbers, key) >= 1, file, f"numbers.{key}", "at least 1")
    for key in numbers.__struct_fields__:
        value = getattr(numbers, key)
        require(not isinstance(value, int) or value >= 0, file, f"numbers.{key}", "a number from 0")
    require(numbers.rounds <= MOST_ROUNDS, file, "numbers.rounds", f"at most {MOST_ROUNDS}")
    require(
        len(solo.compass) == len(solo.placement) == 8,
        file,
        "solo",
        "8 compass rows and 8 placements, one per die result",
    )
    for row in solo.compass:
        require(sorted(row) == sorted(DIRECTIONS), file, "solo.compass", "each direction once in every row")
    require(solo.stars == sorted(solo.stars), file, "solo.stars", "rising numbers of VP")
    require(list(box.goods) == list(GOODS), "goods.toml", "good", f"the goods {', '.join(GOODS)}")
    for good in box.goods.values():
        require(good.per_vp >= 1, "goods.toml", f"good {good.id}.per_vp", "at least 1")


def _check_town(box: Contents) -> None:
    """Sections with two faces each, everything the rules need in a town of either size (chapter 2.2)."""
    file = "town.toml"
    require(set(box.houses) == HOUSES, file, "house", f"the houses {', '.join(sorted(HOUSES))}")
    require(set(box.locations) == set(LOCATIONS), file, "location", f"the locations {', '.join(LOCATIONS)}")
    by_number = {section.number: section for section in box.sections.values()}
    require(sorted(by_number) == list(range(1, 9)) and len(box.sections) == 8, file, "section", "the sections 1 to 8")
    for section in box.sections.values():
        where = f"section {section.id}"
        require(
            (section.shape == "river") == (section.number in (4, 8)), file, f"{where}.shape", "river for 4 and 8 alone"
        )
        require(section.min_players in (1, 3), file, f"{where}.min_players", "1 or 3")
        faces = [face.id for face in box.faces.values() if face.section == section.number]
        require(
            len(faces) == 2,
            "sections.toml",
            f"face {section.number}",
            f"two faces; there are {', '.join(faces) or 'none'}",
        )
    for face in box.faces.values():
        require(face.section in by_number, "sections.toml", f"face {face.id}.section", "a number from 1 to 8")
        check_face(face, by_number[face.section])
    for large, sections in (
        (False, [s for s in by_number.values() if s.min_players == 1]),
        (True, list(by_number.values())),
    ):
        size = "3 to 4 players" if large else "1 to 2 players"
        entries: list[str] = [section.entry for section in sections]
        wanted = 4 if large else 3
        for kind in ("villa", "catacombs"):
            require(entries.count(kind) == wanted, file, "section", f"{wanted} sections with {kind} for {size}")
        found: list[str] = [kind for section in sections for kind in section.locations]
        for kind, count in (("market", 1), ("dungeon", 1), ("tavern", 2), ("dealer", 2 if large else 1),
                            ("smuggler", wanted)):  # fmt: skip
            require(
                found.count(kind) == count,
                file,
                "section",
                f"{kind}: {count} for {size}; there are {found.count(kind)}",
            )
        require(sum(section.church for section in sections) == 1, file, "section", f"one church for {size}")
        rows = box.introductory.large if large else box.introductory.small
        named = sorted(face for row in rows for face in row)
        require(
            len(rows) == 2 and len(rows[0]) == len(rows[1]) == len(sections) // 2,
            file,
            "introductory",
            "two equal rows",
        )
        known = all(face in box.faces for face in named) and sorted(
            box.faces[face].section for face in named
        ) == sorted(section.number for section in sections)
        require(known, file, "introductory", f"one face of each section for {size}")
        river = all(by_number[box.faces[row[-1]].section].shape == "river" for row in rows)
        require(river, file, "introductory", "the river sections last in each row")
    for place in box.solo.placement:
        held = [section.number for section in by_number.values()
                if section.min_players == 1 and place.location in section.locations]  # fmt: skip
        require(
            place.section in held, "numbers.toml", "solo.placement", f"a section with a {place.location}, one of {held}"
        )


def _check_figures(box: Contents) -> None:
    file = "figures.toml"
    require([shape.id for shape in box.shapes] == list(SHAPES), file, "thief", f"the shapes {', '.join(SHAPES)}")
    require(len(box.guilds) == 4, file, "guild", f"4 guilds; there are {len(box.guilds)}")
    for kind, figures in (("guard", box.guards), ("noble", box.nobles)):
        require([figure.id for figure in figures] == [f"{kind}_{letter}" for letter in "abcd"], file, kind, "A to D")
        require([figure.min_players for figure in figures] == [1, 1, 1, 3], file, kind, "min_players 1, 1, 1, 3")
    require([figure.id for figure in box.carriage] == ["carriage"], file, "carriage", "one carriage")
    for players in (1, 2, 3, 4):
        boards = [board for board in box.boards if players in board.players]
        wanted = sorted(figure.id for figure in (*box.guards, *box.nobles, *box.carriage)
                        if figure.min_players <= players)  # fmt: skip
        moved = sorted(id for board in boards for id in board.figures)
        require(
            len(boards) == (3 if players == 1 else players),
            file,
            "patrol",
            f"a board for each seat with {players} players",
        )
        require(moved == wanted, file, "patrol", f"each figure once with {players} players")
        firsts = sum(board.first_player for board in boards)
        require(players == 1 or firsts == 1, file, "patrol", f"one first-player icon with {players} players")
        if players == 1:
            rivals = sorted(board.rival for board in boards)
            require(rivals == sorted(SHAPES), file, "patrol", "each shape of rival on one solo board")


def _check_cards(box: Contents) -> None:
    decks = (("villas", len(box.villas), 4, "town.toml", "villa"), ("artworks", len(box.artworks), 4, "artworks.toml", "artwork"),
             ("missions", len(box.missions), 12, "missions.toml", "mission"),
             ("patrons", len(box.patrons), box.numbers.patrons_revealed, "patrons.toml", "patron"),
             ("half-circle cards", sum(card.half_circle for card in box.equipment), 12, "equipment.toml", "equipment"),
             ("full-circle cards", sum(card.full_circle for card in box.equipment), box.numbers.display_size, "equipment.toml", "equipment"))  # fmt: skip
    require(
        len(box.artworks) == len(box.villas) == 4, "artworks.toml", "artwork", "4 artworks and 4 villas, one for one"
    )
    for name, count, least, file, key in decks:
        require(count >= least, file, key, f"at least {least} {name}; there are {count}")
        require(count <= MOST_CARDS, file, key, f"at most {MOST_CARDS} {name}; there are {count}")
    require(len(box.equipment) + len(box.patrons) <= 62, "patrons.toml", "patron", "at most 62 kinds of cards in all")
    for mission in box.missions:
        where = f"mission {mission.id}"
        require(bool(mission.deliver), "missions.toml", f"{where}.deliver", "at least one good")
        require(mission.vp >= 0, "missions.toml", f"{where}.vp", "nothing below 0")
        gold, *loot = mission.deliver.counts
        fits = gold <= box.numbers.gold_slots and sum(loot) <= box.numbers.loot_slots
        require(fits, "missions.toml", f"{where}.deliver", "no more than a thief can carry (TD-1.27)")
    for number, card in enumerate((*box.equipment, *box.patrons)):
        file = "equipment.toml" if number < len(box.equipment) else "patrons.toml"
        _check_card(box, card, file, f"{file.split('.')[0].removesuffix('s')} {card.id}")


def _check_card(box: Contents, card: Card, file: str, where: str) -> None:
    require(0 <= card.cost <= box.numbers.gold_slots, file, f"{where}.cost",
            f"from 0 to {box.numbers.gold_slots}, what a thief can carry")  # fmt: skip
    require(card.vp >= 0, file, f"{where}.vp", "at least 0")
    require(bool(card.effects), file, f"{where}.effects", "at least one effect")
    kinds = [type(effect) for effect in card.effects]
    used = [kind in USED for kind in kinds]
    require(all(used) == any(used) == bool(card.use), file, f"{where}.use",
            "action or free for a card that is used, nothing for one that works by itself")  # fmt: skip
    timed = not TIMED.isdisjoint(kinds)
    require(card.frequency == "turn" if timed else bool(card.use) == (card.frequency != "always"), file,
            f"{where}.frequency", "turn, any or once for a card that is used, nothing for one that works by itself")  # fmt: skip
    require(bool(card.use) or not card.place, file, f"{where}.place", "nothing for a card that works by itself")
    shared = [kind in WHOLE_GUILD for kind in kinds]
    require(bool(card.use) or all(shared) == any(shared) == (card.scope == "guild"), file, f"{where}.scope",
            f"guild for {_words(WHOLE_GUILD)}, for no other card that works by itself")  # fmt: skip
    _check_choices(card, file, f"{where}.effects")


def _check_choices(card: Card, file: str, where: str) -> None:
    """One thing is chosen when a card is used."""
    aimed = sum(type(effect) in AIMED or (isinstance(effect, Trade) and effect.repeat) for effect in card.effects)
    require(aimed <= 1, file, where, f"at most one effect with a choice ({_words(AIMED)})")
    trades = [effect for effect in card.effects if isinstance(effect, StoreTrade)]
    require(len(trades) in (0, len(card.effects)), file, where, "store_trade alone, one of those listed is taken")
    named = [trade.paid for trade in trades if sum(map(bool, trade.pay.counts)) == 1]
    require(len(set(named)) == len(trades), file, f"{where}.store_trade", "one good as payment, another one in each")
    repeated = len(set(map(str, card.effects))) < len(card.effects)
    require(not repeated, file, where, "no effect twice")


def _words(kinds: Iterable[type[Effect]]) -> str:
    return ", ".join(sorted(word(kind) for kind in kinds))
