"""Everything in the box of Thiefdom, to be looked up, and what of it a seat has not seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from cutpurse.games.thiefdom import card_labels
from cutpurse.games.thiefdom.components import GOODS, HOME
from cutpurse.games.thiefdom.entries import Artwork, GoodKind, Patrol
from cutpurse.games.thiefdom.foresight import printed_price
from cutpurse.games.thiefdom.notes import place_note
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.sections import Face, Section
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel import gallery as kernel
from cutpurse.kernel.gallery import Gallery
from cutpurse.kernel.message import Message
from cutpurse.kernel.text import Speaker

USES = {"action": ("TD-10.2",), "free": ("TD-10.4",), "": ("TD-10.3",)}
EQUIPMENT, PATRONS = ("TD-3.8", "TD-9.13"), ("TD-9.15", "TD-9.16", "TD-10.11")
GOOD = ("TD-1.25", "TD-12.2")
PLACES = {"market": ("TD-9.8",), "dealer": ("TD-9.11", "TD-9.12", "TD-9.13"), "villa": ("TD-9.9", "TD-7.18"),
          "tavern": ("TD-9.15", "TD-9.21", "TD-9.22"), "dungeon": ("TD-9.23", "TD-9.24", "TD-9.25"),
          "smuggler": ("TD-9.26", "TD-9.28")}  # fmt: skip
TOWNSFOLK = {"guard": ("TD-1.22", "TD-5.9", "TD-6.1", "TD-8.5", "TD-8.6"), "noble": ("TD-5.8", "TD-8.7", "TD-8.8"),
             "carriage": ("TD-5.12", "TD-8.3", "TD-8.4")}  # fmt: skip
VP_BOARDS, FOUR_GOODS_TOKENS = 2, 8
"""What the box holds of aids that no rule counts."""


def gallery(game: Playing, speaker: Speaker) -> list[kernel.Section]:
    """Cards first, then goods and places, then who walks the streets, then the town and its tables."""
    shelf = Gallery(HOME, game.box.components(), speaker)
    _cards(game, shelf)
    _rewards(game, shelf)
    _goods(game, shelf)
    _places(game, shelf)
    _pieces(game, shelf)
    _figures(game, shelf)
    _town(game, shelf)
    _tables(game, shelf)
    return shelf.sections


# -- cards ---------------------------------------------------------------------------------------


def _cards(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("equipment")
    for kind, card in enumerate(box.equipment):
        copies = card.half_circle + card.full_circle
        text, face = _card(game, shelf, kind), {"price": printed_price(box, kind)}
        shelf.entry(card.id, text, copies=copies, named=True, rules=(*USES[card.use], *EQUIPMENT), face=face)
    shelf.section("patron")
    for number, patron in enumerate(box.patrons, box.first_patron):
        text, face = _card(game, shelf, number), {"price": printed_price(box, number)}
        shelf.entry(patron.id, text, copies=1, named=True, rules=(*USES[patron.use], *PATRONS), face=face)


def _card(game: Ruleset, shelf: Gallery, number: int) -> Iterator[str]:
    """What it costs and brings at once; when and for whom it works; what it does."""
    card, patron = game.box.cards[number], number - game.box.first_patron
    goods = card_labels.listed(game.box.patron_goods[patron]) if patron >= 0 else []
    yield shelf.say(Message("note-price", {"cost": card.cost, "vp": card.vp, "goods": goods}))
    if card.scope == "guild":
        yield shelf.text("guild-wide")
    if when := card_labels.when(game.box, number):
        yield shelf.say(when)
    for effect in card_labels.effects(game.box, number):
        yield shelf.say(effect)


def _rewards(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("mission")
    for mission in box.missions:
        text = [shelf.text("deliver", goods=_listed(shelf, mission.deliver.counts)),
                shelf.text("reward", vp=mission.vp, goods=_goods_gained(shelf, mission.goods.counts))]  # fmt: skip
        shelf.entry(mission.id, text, copies=1, rules=("TD-9.26", "TD-9.27"))
    shelf.section("artwork")
    for artwork in box.artworks:
        shelf.entry(artwork.id, _artwork(game, shelf, artwork), copies=1, rules=("TD-9.11", "TD-1.28", "TD-12.2"))


def _artwork(game: Ruleset, shelf: Gallery, artwork: Artwork) -> Iterator[str]:
    yield shelf.text("dealer-pays", vp=artwork.vp, goods=_goods_gained(shelf, artwork.goods.counts))
    if artwork.equipment_or_vp:
        yield shelf.text("equipment-or", vp=artwork.equipment_or_vp)
    yield shelf.text("artwork", slots=game.box.numbers.artwork_slots, vp=game.box.numbers.artwork_vp)


def _listed(shelf: Gallery, counts: Sequence[int]) -> str:
    """Goods with their numbers: "2 gold, 1 gem"."""
    return ", ".join(shelf.board("goods", good=GOODS[good], count=count) for good, count in enumerate(counts) if count)


def _goods_gained(shelf: Gallery, counts: Sequence[int]) -> str:
    """The same, "none" for nothing."""
    return _listed(shelf, counts) or "none"


# -- goods and places ----------------------------------------------------------------------------


def _goods(game: Ruleset, shelf: Gallery) -> None:
    shelf.section("good")
    for good in game.box.goods.values():
        shelf.entry(good.id, _good(shelf, good), rules=GOOD)


def _good(shelf: Gallery, good: GoodKind) -> Iterator[str]:
    for place, vp in good.sales.items():
        yield shelf.text("sold-at", place=place, vp=vp)
    yield shelf.text("at-the-end", count=good.per_vp)


def _places(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("location")
    for id in box.locations:
        shelf.entry(id, [shelf.say(place_note(game.box, id))], rules=(*PLACES[id], "TD-9.1", "TD-9.2"))
    for villa in box.villas:
        shelf.entry(villa.id, [shelf.text(f"villa-{villa.locked}")], copies=1, rules=PLACES["villa"])
    shelf.section("house")
    for house in box.houses.values():
        text = shelf.text("house-lair" if house.lair else "house-no-lair")
        shelf.entry(house.id, [text], rules=("TD-1.9", "TD-3.11", "TD-7.17"))


def _pieces(game: Ruleset, shelf: Gallery) -> None:
    numbers, guilds = game.box.numbers, len(game.box.guilds)
    tiles = guilds * (numbers.thieves_per_guild + 1)
    catacombs = sum(section.entry != "villa" for section in game.box.sections.values())
    shelf.section("piece")
    shelf.piece("wanted_poster", ("TD-1.26", "TD-6.4", "TD-8.4", "TD-8.9", "TD-9.25"), vp=numbers.poster_vp)
    shelf.piece("bag_token", ("TD-2.6", "TD-8.7", "TD-8.8", "TD-11.7"), copies=len(game.box.nobles),
                gold=numbers.noble_gold, gems=numbers.noble_gems)  # fmt: skip
    shelf.piece("catacombs", ("TD-1.15", "TD-2.4", "TD-7.13"), copies=catacombs)
    shelf.piece("planning_tile", ("TD-4.2", "TD-4.3", "TD-4.4"), copies=tiles, most=numbers.thieves_per_guild + 1)
    shelf.piece("stamina_marker", ("TD-7.2", "TD-11.3"), copies=guilds, ap=numbers.stamina_points)
    shelf.piece("lair_marker", ("TD-1.30", "TD-2.16", "TD-3.11"), copies=guilds)
    shelf.piece("loot_board", ("TD-2.6", "TD-2.14", "TD-8.6", "TD-11.8"), copies=1, drawn=False)
    shelf.piece("round_marker", ("TD-2.2", "TD-11.2", "TD-12.1"), copies=1, rounds=numbers.rounds, drawn=False)
    shelf.piece("player_board", ("TD-1.27", "TD-1.30", "TD-2.16"), copies=guilds, gold=numbers.gold_slots,
                loot=numbers.loot_slots, drawn=False)  # fmt: skip
    shelf.piece("vp_board", ("TD-1.34", "TD-2.2"), copies=VP_BOARDS, vp=numbers.start_vp, drawn=False)
    shelf.piece("vp_marker", ("TD-1.34", "TD-2.16"), copies=guilds, drawn=False)
    shelf.piece("four_goods_token", ("TD-1.26", "TD-1.27"), copies=FOUR_GOODS_TOKENS, drawn=False)
    shelf.piece("die", ("TD-13.4", "TD-13.10", "TD-13.13"), copies=1, drawn=False)


# -- thieves and townsfolk -----------------------------------------------------------------------


def _figures(game: Ruleset, shelf: Gallery) -> None:
    box, numbers = game.box, game.box.numbers
    shelf.section("figure")
    for folk, figures in (("guard", box.guards), ("noble", box.nobles), ("carriage", box.carriage)):
        text = shelf.text(f"folk-{folk}", gold=numbers.noble_gold, gems=numbers.noble_gems, wine=numbers.carriage_wine)
        for figure in figures:
            more = [shelf.text("from-players", count=figure.min_players)] if figure.min_players > 1 else []
            also = [numbers.provenance["noble_choice"]] if folk == "noble" else []
            shelf.entry(figure.id, [text, *more], copies=1, rules=TOWNSFOLK[folk], also=also)
    for shape in box.shapes:
        text = shelf.text("thief", ap=numbers.action_points, gold=numbers.gold_slots, loot=numbers.loot_slots)
        shelf.entry(shape.id, [text], rules=("TD-1.27", "TD-1.35", "TD-7.1"))
    for guild in box.guilds:
        text = shelf.text("guild", vp=numbers.start_vp, gold=numbers.start_gold)
        shelf.entry(guild.id, [text], rules=("TD-1.34", "TD-2.16"))
    shelf.section("patrol")
    for board in box.boards:
        shelf.entry(board.id, _patrol(shelf, board), copies=1, rules=("TD-2.17", "TD-5.1", "TD-11.4"))


def _patrol(shelf: Gallery, board: Patrol) -> Iterator[str]:
    """For how many players, whom it moves from left to right, and who begins."""
    yield shelf.text("for-players", players=board.players)
    yield shelf.text("moves", figures=board.figures)
    if board.first_player:
        yield shelf.text("first-player")
    if board.rival:
        yield shelf.text("rival", shape=board.rival)


# -- the town ------------------------------------------------------------------------------------


def _town(game: Ruleset, shelf: Gallery) -> None:
    """Each section with its faces; the buildings are told of with them."""
    box = game.box
    shelf.section("section")
    for section in box.sections.values():
        shelf.entry(section.id, _section(shelf, section), copies=1, parts=[f"{section.number}V"] if section.entry == "villa" else (),
                    rules=("TD-1.1", "TD-2.4", "TD-2.5"))  # fmt: skip
        for face in (face for face in box.faces.values() if face.section == section.number):
            parts = [f"{face.id}{letter}" for letter in (*face.houses, *face.locations)]
            shelf.entry(face.id, _face(shelf, face), parts=parts, rules=("TD-1.3", "TD-1.11"))


def _section(shelf: Gallery, section: Section) -> Iterator[str]:
    yield shelf.text("river" if section.shape == "river" else "land")
    yield shelf.text("entry-villa" if section.entry == "villa" else "entry-catacombs")
    yield shelf.text("places", places=[*section.locations, *(["church"] if section.church else [])])
    if section.min_players > 1:
        yield shelf.text("from-players", count=section.min_players)


def _face(shelf: Gallery, face: Face) -> Iterator[str]:
    """Its locations, then its houses."""
    kinds: Iterable[str] = face.location_kinds().values()
    yield shelf.text("places", places=list(kinds))
    yield shelf.text("places", places=list(face.houses.values()))


def _tables(game: Ruleset, shelf: Gallery) -> None:
    """The solo game's compass, placement table and stars (TD-13)."""
    solo = game.box.solo
    shelf.section("solo")
    rows = [shelf.text("compass", number=number, ways=", ".join(_direction(shelf, way) for way in row))
            for number, row in enumerate(solo.compass, 1)]  # fmt: skip
    shelf.table("compass", rows, {"compass": solo.provenance["compass"]}, ("TD-13.10", "TD-13.11", "TD-13.12"))
    rows = [shelf.text("placement", number=number, place=row.location, section=row.section)
            for number, row in enumerate(solo.placement, 1)]  # fmt: skip
    shelf.table("placement", rows, {"placement": solo.provenance["placement"]}, ("TD-13.13",))
    rows = [shelf.text("stars", stars="★" * number, vp=vp) for number, vp in enumerate(solo.stars, 1)]
    shelf.table("stars", rows, {"stars": solo.provenance["stars"]}, ("TD-13.18",))


def _direction(shelf: Gallery, way: str) -> str:
    return shelf.say(Message("direction-name", {"direction": way}))


# -- what is still to come -----------------------------------------------------------------------


def unseen(game: Playing, view: View) -> dict[str, int]:
    """Equipment, patrons and missions that lie in a pile or, before the first night, in other hands."""
    box = game.box
    had = [card for guild in view.seats for thief in guild.thieves for card in (*thief.cards, thief.brawled)]
    draft = [*view.draft.hand, *view.draft.kept, *view.draft.passed, *view.draft.passed_on] if view.draft else []
    lying = Counter([*had, *draft, *view.display, *view.equipment_discard])
    found = {card.id: card.half_circle + card.full_circle - lying[card.id] for card in box.equipment}
    met = {*had, *view.patron_discard, *view.patrons_gone, *view.revealed}
    found |= {patron.id: int(patron.id not in met) for patron in box.patrons}
    laid = {*view.missions, *view.stacks, *(mission for guild in view.seats for mission in guild.missions)}
    return found | {id: int(view.mission_pile > 0 and id not in laid) for id in box.mission_id}
