"""What a seat sees of a game of Age of Thieves as numbers (`kernel.features`), from its view alone."""

from __future__ import annotations

from typing import get_args

from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import Phase
from cutpurse.games.age_of_thieves.view import STATUS, THIEF_MARKS, WATCH_MARKS, Planned, Seat, View
from cutpurse.kernel.features import Part, Sheet, relative

PHASES: tuple[str, ...] = get_args(Phase)
SEAT = ("vp", "hand_size", "blue", "purple", "purple_new", "red", "yellow", "green", "emperor", "best_burglar", "in_dungeon",
        "is_hidden", "face_down", "has_left", "first", "acting", *THIEF_MARKS)  # fmt: skip
CLOCK = ("turn", "calm_left", "alarm_left", "alarm", "jewel_taken", "exit_due", "watch_rolled", "initiative", "watch_done",
         "level", "deck", "drawn", "guards_left", "captains_left", "yellow_left")  # fmt: skip
WATCH = ("guard", "captain", *WATCH_MARKS)
LYING = ("yellow", "green", "emperor", "token_down", "smoke", "fire", "seen", "caught")
ACTION = ("points", "tokens", "special", *STATUS)
MOST_ACTIONS = 10
"""More are hardly ever planned."""
KINDS = (
    "choose_thief", "choose_start", "yellow_jewel", "hand_limit", "discard", "workshop", "forced_discard", "plan",
    "next_action", "resolve", "move", "theft_jewel", "arrest_jewel", "steer", "lure_end", "place_watch", "missing_figure",
    "watch_order", "watch_target", "watch_end", "target", "guards", "lure")  # fmt: skip
"""The usual kinds of question, in a fixed order; what an event or a token asks is none of them."""


def feature_parts(game: Ruleset) -> list[Part]:
    players, box = game.players, game.box
    spaces, cards, tokens = box.board.count, len(box.card_id), len(box.tokens)
    return [
        Part("seats", (players, len(SEAT)), 100, f"each seat: {', '.join(SEAT)}"),
        Part("thieves", (players, len(box.thieves)), 1, "which thief each seat is"),
        Part("tokens", (players, tokens), 9, "city tokens on the sheet of each seat, by kind"),
        Part("clock", (len(CLOCK),), 100, ", ".join(CLOCK)),
        Part("phase", (len(PHASES),), 1, ", ".join(PHASES)),
        Part("question", (len(KINDS) + 1,), 1, f"what one is asked: {', '.join(KINDS)}, anything else"),
        Part("at", (players, spaces), 1, "where each thief is"),
        Part("watch", (len(WATCH), spaces), 1, f"the watch on each space: {', '.join(WATCH)}"),
        Part("lying", (len(LYING), spaces), 1, f"what lies or holds on each space: {', '.join(LYING)}"),
        Part("tokens_known", (tokens, spaces), 1, "city tokens that lie open or that one has looked at, by kind"),
        Part("plans", (players, MOST_ACTIONS, len(ACTION)), 30, f"the actions of each plan that is shown: {', '.join(ACTION)}"),
        Part("plan_cards", (players, MOST_ACTIONS, cards), 1, "their cards, as far as they lie open or are one's own"),
        Part("hand", (cards,), 9, "one's own cards, by kind"),
        Part("drawn_cards", (cards,), 9, "cards just drawn of which one must go"),
        Part("laying", (cards,), 1, "the cards of the action one is just planning"),
        Part("discard", (cards,), 30, "the pile, by kind"),
        Part("event", (len(box.events),), 1, "the event that lies open"),
        Part("events_seen", (len(box.events),), 1, "the events turned up so far"),
        Part("open_district", (len(DISTRICTS),), 1, "the district whose gates are open"),
        Part("dim", (len(DISTRICTS),), 9, "how much less far the watch sees in each district")]  # fmt: skip


def write_features(game: Ruleset, view: View, sheet: Sheet) -> None:
    box, looking = game.box, view.seat
    for seat, area in enumerate(view.seats):
        _write_seat(game, view, sheet, relative(seat, looking, game.players), seat, area)
    supply = view.supply.values()
    sheet.fill("clock", (view.turn, view.calm_left, view.alarm_left, view.alarm, view.jewel_taken, view.exit_due,
                         view.initiative >= 0, max(view.initiative, 0), view.watch_done, max(view.level, 0), view.deck,
                         view.drawn, *supply))  # fmt: skip
    sheet.put("phase", PHASES.index(view.phase))
    for ask in view.asked:
        if ask[0] == looking:
            sheet.put("question", KINDS.index(ask[1]) if ask[1] in KINDS else len(KINDS))
    _write_board(game, view, sheet)
    for part, cards in (("hand", view.hand), ("drawn_cards", view.drawn_cards), ("discard", view.discard),
                        ("laying", view.laying[:2])):  # fmt: skip
        for card in cards:
            if card:
                sheet.add(part, box.card_number[card])
    if view.event:
        sheet.put("event", box.event_number[view.event])
    for event in view.events_seen:
        sheet.put("events_seen", box.event_number[event])
    if view.open_district:
        sheet.put("open_district", DISTRICTS.index(view.open_district))
    sheet.fill("dim", view.dim)


def _write_seat(game: Ruleset, view: View, sheet: Sheet, place: int, seat: int, area: Seat) -> None:
    box = game.box
    sheet.fill("seats", (area.vp, area.hand_size, area.blue, area.purple, area.purple_new, area.red, area.yellow, area.green,
                         area.emperor, area.best_burglar, area.in_dungeon, area.is_hidden, area.face_down, seat in view.left,
                         view.first == seat, view.acting == seat, *(mark in area.marks for mark in THIEF_MARKS)),
               place * len(SEAT))  # fmt: skip
    if area.figure:
        sheet.put("thieves", place * len(box.thieves) + box.thief_number[area.figure])
    for token, count in area.tokens.items():
        sheet.put("tokens", place * len(box.tokens) + box.token_number[token], count)
    if area.space:
        sheet.put("at", place * box.board.count + box.board.number[area.space])
    for number, planned in enumerate(area.plan[:MOST_ACTIONS]):
        _write_action(game, sheet, place * MOST_ACTIONS + number, planned)


def _write_action(game: Ruleset, sheet: Sheet, place: int, planned: Planned) -> None:
    sheet.fill("plans", (planned.points, len(planned.tokens), planned.special), place * len(ACTION))
    sheet.put("plans", place * len(ACTION) + 3 + STATUS.index(planned.status))
    for card in planned.cards:
        sheet.put("plan_cards", place * len(game.box.card_id) + game.box.card_number[card])


def _write_board(game: Ruleset, view: View, sheet: Sheet) -> None:
    number, spaces = game.box.board.number, game.box.board.count
    for figure in view.watch:
        space = number[figure.space]
        sheet.put("watch", (figure.kind == "captain") * spaces + space)
        for mark in figure.marks:
            sheet.put("watch", WATCH.index(mark) * spaces + space)
    emperor = [view.emperor_at] if view.emperor_at else []
    lying = (
        view.yellow,
        view.green,
        emperor,
        view.tokens_down,
        view.smoke,
        view.fire,
        view.seen_spaces,
        view.caught_spaces,
    )
    for plane, names in enumerate(lying):
        for space_id in names:
            sheet.put("lying", plane * spaces + number[space_id])
    for space_id, token in (*view.tokens_up.items(), *view.known.items()):
        sheet.put("tokens_known", game.box.token_number[token] * spaces + number[space_id])
