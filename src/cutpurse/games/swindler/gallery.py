"""Everything in the box of Swindler, to be looked up, and what of it a seat has not seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cutpurse.games.swindler.card_labels import CardWords
from cutpurse.games.swindler.components import HOME
from cutpurse.games.swindler.entries import Fence, LootObject, Slot, Tile
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.view import View
from cutpurse.kernel.gallery import Gallery, Section
from cutpurse.kernel.text import Speaker

ACCOMPLICES = ("SW-4.11.1",)
LOCKPICKS = ("SW-4.12.31", "SW-4.12.32", "SW-4.12.34")
MASTERS = ("SW-4.13.1", "SW-4.13.2")
JOBS = {"own": ("SW-4.6.2",), "hand_in": ("SW-4.6.3",), "draw": ("SW-4.6.6",), "other": ("SW-4.6.23",)}
RAIDS, FENCES = ("SW-4.9.1", "SW-4.9.3", "SW-4.9.6"), ("SW-4.7.1", "SW-4.7.3")
OBJECTS = {"valuable": ("SW-2.7",), "key": ("SW-2.7", "SW-2.9"), "coin": ("SW-4.1.6",)}
JOKER, BAGS, SUPPLY, TILES = ("SW-2.8",), ("SW-4.1.2", "SW-4.1.9"), ("SW-3.3",), ("SW-4.1.1",)
LENGTH = ("SW-3.6", "SW-4.13.1", "SW-8.1", "SW-8.2")


def gallery(game: Ruleset, speaker: Speaker) -> list[Section]:
    """Cards first, then the loot and its bags, then the numbers of the table."""
    shelf = Gallery(HOME, game.box.components(), speaker)
    said = CardWords(speaker.say)
    _people(game, shelf, said)
    _jobs(game, shelf, said)
    _loot(game, shelf)
    _table(game, shelf)
    return shelf.sections


# -- cards ---------------------------------------------------------------------------------------


def _people(game: Ruleset, shelf: Gallery, said: CardWords) -> None:
    box = game.box
    shelf.section("accomplice")
    for card in box.accomplices:
        rules = (*(LOCKPICKS if card.kind == "lockpick" else ()), *ACCOMPLICES)
        shelf.entry(card.id, [said.effect(card)], copies=card.copies, named=True, rules=rules)
    shelf.section("master")
    for master in box.masters:
        shelf.entry(master.id, [said.ability(master)], copies=1, named=True, rules=MASTERS)


def _jobs(game: Ruleset, shelf: Gallery, said: CardWords) -> None:
    box = game.box
    for deck in ("A", "B"):
        shelf.section(f"job-{deck.lower()}")
        for job in box.jobs:
            if job.deck == deck:
                text = [said.needs(job), shelf.text("reward", reward=said.reward(job))]
                shelf.entry(job.id, text, copies=1, rules=JOBS[job.kind])
    shelf.section("raid")
    for raid in box.raids:
        shelf.entry(raid.id, said.raid(raid), copies=1, rules=RAIDS)
    shelf.section("fence")
    for fence in box.fences:
        text = [" · ".join(said.slots(fence)), shelf.text("fence-last", vp=box.numbers.fence_completion_vp)]
        shelf.entry(fence.id, text, copies=1, rules=FENCES)


# -- loot ----------------------------------------------------------------------------------------


def _loot(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("bag")
    for bag in box.bags.values():
        text = shelf.text("supply" if bag.supply else "bag", loot=bag.loot, skulls=bag.skulls)
        inside = [tile for tile in box.tiles.values() if tile.bag == bag.id]
        rules = SUPPLY if bag.supply else BAGS
        shelf.entry(bag.id, [text, _contents(shelf, inside)], rules=rules, also=_marks(*inside))
    shelf.section("object")
    for thing in box.objects.values():
        about = JOKER if thing.key_colour == "any" else OBJECTS[thing.kind]
        found, bought = [tile for tile in box.tiles.values() if tile.object == thing.id], list(_bought(game, thing))
        marks = _marks(*found, *(fence for fence, _ in bought))
        shelf.entry(thing.id, _object(shelf, thing, found, bought), rules=about, also=marks)
    shelf.section("tile")
    for tile in box.tiles.values():
        text = shelf.text("tile", object=tile.object, bag=tile.bag)
        shelf.entry(tile.id, [text], copies=tile.count, rules=TILES)


def _marks(*told: Tile | Fence) -> set[str]:
    """Where the things come from that are told of with another one: what is in a bag, and who buys it, is ours."""
    return {mark for thing in told for part, mark in thing.provenance.items() if part != "name"}


def _contents(shelf: Gallery, inside: Sequence[Tile]) -> str:
    """What a full bag holds (SW-4.1.3)."""
    names = [shelf.name(tile.object) for tile in inside for _ in range(tile.count)]
    return shelf.text("holds", things=shelf.speaker.list(names))


def _object(
    shelf: Gallery, thing: LootObject, found: Sequence[Tile], bought: Sequence[tuple[Fence, Slot]]
) -> Iterator[str]:
    """What it is, in which bags it is found, and which fences pay what for it."""
    kind = "joker" if thing.key_colour == "any" else thing.kind
    yield shelf.text(f"object-{kind}", coins=thing.coins)
    yield shelf.text("found-in", bags=[tile.bag for tile in found for _ in range(tile.count)])
    prices = [shelf.text("price", fence=fence.id, vp=slot.vp) for fence, slot in bought]
    if prices:
        yield shelf.text("bought-by", prices=", ".join(prices))


def _bought(game: Ruleset, thing: LootObject) -> Iterator[tuple[Fence, Slot]]:
    """The slots that take it (SW-4.7.6); no fence buys coins (SW-4.1.6)."""
    if thing.kind == "coin":
        return
    wanted = {thing.id, "key_any"} if thing.kind == "key" else {thing.id}
    for fence in game.box.fences:
        yield from ((fence, slot) for slot in fence.slots if slot.object in wanted or _opens(thing, slot.object))


def _opens(thing: LootObject, wanted: str) -> bool:
    """A joker is taken for every key (SW-2.8)."""
    return thing.key_colour == "any" and wanted.startswith("key_")


# -- the table -----------------------------------------------------------------------------------


def _table(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("board")
    for number in box.tables:
        size = box.tables[number]
        text = [shelf.text("deck", a_cards=size.a_cards)]
        text += [shelf.text(f"length-{length}", end=size.end_jobs[length], ability=size.ability_jobs[length])
                 for length in size.end_jobs]  # fmt: skip
        shelf.table(f"players-{number}", text, size.provenance, LENGTH)
    _pieces(game, shelf)
    for person in box.characters:
        shelf.entry(person.id, [shelf.text("character")], copies=1, rules=("SW-3.10",))


def _pieces(game: Ruleset, shelf: Gallery) -> None:
    numbers, most = game.box.numbers, max(game.box.tables)
    markers = ("SW-4.3.1", "SW-4.3.3", "SW-4.3.5", "SW-4.3.6", "SW-4.3.14", "SW-8.4")
    skulls = sum(bag.skulls for bag in game.box.bags.values())
    shelf.piece("coin_piece", ("SW-2.4", "SW-3.12", "SW-4.1.6", "SW-4.10.1", "SW-8.3"), hire=numbers.hire_cost)
    shelf.piece("poster", ("SW-2.5", "SW-4.6.10", "SW-4.9.2", "SW-4.9.6"))
    shelf.piece("skull", ("SW-2.2", "SW-4.1.4", "SW-4.4.4", "SW-4.4.12"), copies=skulls,
                coins=numbers.first_draw_skull_coin)  # fmt: skip
    shelf.piece("marker", markers, copies=most * numbers.max_reservations, most=numbers.max_reservations,
                loss=numbers.reservation_loss_vp)  # fmt: skip
    shelf.piece("start_marker", ("SW-3.13", "SW-4.2.1", "SW-8.1"), copies=1, drawn=False)
    shelf.piece("job_board", ("SW-2.1", "SW-3.1"), copies=1, jobs=numbers.open_jobs, fences=numbers.open_fences,
                drawn=False)  # fmt: skip
    shelf.piece("score_marker", ("SW-2.1", "SW-3.11", "SW-4.1.10", "SW-4.1.14"), copies=most, vp=numbers.start_vp,
                drawn=False)  # fmt: skip
    shelf.piece("dungeon", ("SW-4.9.6", "SW-4.9.7", "SW-4.9.8", "SW-4.9.16"), copies=len(game.box.masters))


# -- what is still to come -----------------------------------------------------------------------


def unseen(game: Ruleset, view: View) -> dict[str, int]:
    """Accomplices in the deck or in other hands, jobs, raids and fences that have not lain open, and what the bags hold."""
    box = game.box
    lying = Counter(
        [*view.accomplice_discard, *view.shown, *view.hand, *(card for seat in view.seats for card in seat.face_up)]
    )
    lying += Counter(play.card for play in view.played if not play.cancelled)
    found = {card.id: card.copies - lying[card.id] for card in box.accomplices}
    open_jobs = {space.job for space in view.jobs} | {job for seat in view.seats for job in seat.jobs}
    open_jobs |= {view.raid, *view.raids_gone}
    left_over = not view.a_left  # A cards that were left over will not come any more (SW-3.6)
    for job in box.jobs:
        found[job.id] = int(job.id not in open_jobs and not (job.deck == "A" and left_over))
    found |= {raid.id: int(raid.id not in open_jobs) for raid in box.raids}
    fences = {space.fence for space in view.fences} | {*view.fence_discard}
    found |= {fence.id: int(fence.id not in fences) for fence in box.fences}
    bags = Counter({kind: count for bag in view.bags.values() for kind, count in bag.loot.items()})
    return found | {tile.id: bags[tile.id] for tile in box.tiles.values() if not box.bags[tile.bag].supply}
