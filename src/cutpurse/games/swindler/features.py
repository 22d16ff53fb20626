"""What a seat sees of a game of Swindler as numbers (`kernel.features`), from its view alone."""

from __future__ import annotations

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.view import Seat, View
from cutpurse.kernel.features import Part, Sheet, relative

SEAT = ("vp", "coins", "posters", "jobs", "markers_free", "hand_size", "unlocked", "in_dungeon", "start", "active")
CLOCK = ("round", "end_jobs", "ability_jobs", "end_triggered", "job_deck", "fence_deck", "accomplice_deck", "hired",
         "fulfilled_now")  # fmt: skip
THEFT = ("robbing", "caught", "away", "fresh", "forced", "traitor", "skull", "drawn")
KINDS = (
    "choose_master", "reserve", "choose_bag", "draw_or_stop", "action", "hire", "neutral_choice", "beggar_gift",
    "legacy_tiles", "angel_fee", "escape_keep", "raid_give", "loot_drawn", "accomplice_played", "theft_closing",
    "skull_drawn", "theft_started", "raid_revealed")  # fmt: skip
"""The kinds of question, in a fixed order."""
LONGER = ("fulfil", "hire", "play")
"""The longer choices that one can be in the middle of."""


def feature_parts(game: Ruleset) -> list[Part]:
    players, box = game.players, game.box
    tiles, cards, jobs = len(box.kind_id), len(box.accomplices), len(box.jobs)
    return [
        Part("seats", (players, len(SEAT)), 100, f"each seat: {', '.join(SEAT)}"),
        Part("clock", (len(CLOCK),), 100, ", ".join(CLOCK)),
        Part("question", (len(KINDS),), 1, "what one is asked: " + ", ".join(KINDS)),
        Part("longer", (len(LONGER), ), 1, "the longer choice one is in the middle of: " + ", ".join(LONGER)),
        Part("longer_job", (jobs,), 1, "the job it is about"),
        Part("tiles", (players, tiles), 9, "secured tiles of each seat, by kind"),
        Part("masters", (players, len(box.masters)), 1, "the master thief of each seat"),
        Part("face_up", (players, cards), 9, "cards that lie open before each seat, by kind"),
        Part("jobs", (jobs,), 1, "the jobs that lie open"),
        Part("markers", (players, jobs), 1, "whose marker lies on a job"),
        Part("fulfilled", (players, jobs), 1, "who has fulfilled a job"),
        Part("fences", (len(box.fences), 4), 1, "open fences: that they are, and which of the three slots are taken"),
        Part("bags", (len(COLOURS), tiles), 9, "the loot in each bag, by kind"),
        Part("skulls", (len(COLOURS),), 99, "the skulls in each bag"),
        Part("supply", (tiles,), 9, "the neutral supply, by kind"),
        Part("theft", (len(THEFT),), 30, "the theft of this turn: " + ", ".join(THEFT)),
        Part("robbed_bag", (len(COLOURS),), 1, "the bag that is robbed"),
        Part("used_bags", (len(COLOURS),), 1, "the bags robbed in this theft"),
        Part("loot", (tiles,), 9, "provisional tiles before the thief, by kind"),
        Part("at_risk", (tiles,), 9, "what a skull would take now, by kind"),
        Part("hand", (cards,), 9, "one's own cards, by kind"),
        Part("hired_cards", (cards,), 9, "those of them that wait for the next turn"),
        Part("discard", (cards,), 60, "the pile of accomplices, by kind"),
        Part("played", (players, cards), 9, "cards announced and not yet carried out"),
        Part("raid", (len(box.raids),), 1, "the raid under way")]  # fmt: skip


def write_features(game: Ruleset, view: View, sheet: Sheet) -> None:
    box, players, looking = game.box, game.players, view.seat
    for seat, area in enumerate(view.seats):
        _write_seat(game, view, sheet, relative(seat, looking, players), seat, area)
    sheet.fill("clock", (view.round, view.end_jobs, view.ability_jobs, view.end_triggered, view.job_deck, view.fence_deck,
                         view.accomplice_deck, view.hired, view.fulfilled_now))  # fmt: skip
    for ask in view.asked:
        if ask[0] == looking and ask[1] in KINDS:
            sheet.put("question", KINDS.index(ask[1]))
    if view.draft:
        if view.draft[0] in LONGER:
            sheet.put("longer", LONGER.index(view.draft[0]))
        for word in view.draft[1:2]:
            if word in box.job_number:
                sheet.put("longer_job", box.job_number[word])
    jobs = len(box.jobs)
    for space in view.jobs:
        number = box.job_number[space.job] if space.job else jobs
        if number < jobs:
            sheet.put("jobs", number)
            if space.marker >= 0:
                sheet.put("markers", relative(space.marker, looking, players) * jobs + number)
    for fence in view.fences:
        if fence.fence:
            sheet.fill("fences", (1, *map(bool, fence.slots)), 4 * box.fence_number[fence.fence])
    for place, bag in enumerate(view.bags.values()):
        sheet.put("skulls", place, bag.skulls)
        for kind, count in bag.loot.items():
            sheet.put("bags", place * len(box.kind_id) + box.kind_number[kind], count)
    _add_tiles(game, sheet, "supply", 0, view.supply)
    _write_theft(game, view, sheet)
    for part, cards in (("hand", view.hand), ("hired_cards", view.hired_cards), ("discard", view.accomplice_discard)):
        for card in cards:
            sheet.add(part, box.accomplice_number[card])
    for play in view.played:
        place = relative(play.seat, looking, players) * len(box.accomplices)
        sheet.add("played", place + box.accomplice_number[play.card])
    if view.raid:
        sheet.put("raid", box.job_number[view.raid] - box.first_raid)


def _write_seat(game: Ruleset, view: View, sheet: Sheet, place: int, seat: int, area: Seat) -> None:
    box = game.box
    sheet.fill("seats", (area.vp, area.coins, area.posters, len(area.jobs), area.markers_free, area.hand_size, area.unlocked,
                         area.in_dungeon, view.start == seat, view.active == seat), place * len(SEAT))  # fmt: skip
    _add_tiles(game, sheet, "tiles", place * len(box.kind_id), area.tiles)
    if area.master:
        sheet.put("masters", place * len(box.masters) + box.master_number[area.master])
    for card in area.face_up:
        sheet.add("face_up", place * len(box.accomplices) + box.accomplice_number[card])
    for job in area.jobs:
        sheet.put("fulfilled", place * len(box.jobs) + box.job_number[job])


def _write_theft(game: Ruleset, view: View, sheet: Sheet) -> None:
    now = view.theft
    if not now.bag:
        return
    sheet.fill("theft", (1, now.ended == "skull", bool(now.ended) and now.ended != "skull", now.fresh, now.forced >= 0,
                         now.traitor >= 0, now.skull, len(now.drawn)))  # fmt: skip
    sheet.put("robbed_bag", COLOURS.index(now.bag))
    for bag in now.used:
        sheet.put("used_bags", COLOURS.index(bag))
    _add_tiles(game, sheet, "loot", 0, now.loot)
    _add_tiles(game, sheet, "at_risk", 0, now.at_risk)


def _add_tiles(game: Ruleset, sheet: Sheet, part: str, place: int, tiles: list[str]) -> None:
    box = game.box
    for tile in tiles:
        sheet.add(part, place + box.tile_kind[box.tile_number[tile]])
