"""Everything in the box of Age of Thieves, to be looked up, and what of it a seat has not seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cutpurse.games.age_of_thieves import vocabulary as voc
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.board_data import card_parts
from cutpurse.games.age_of_thieves.components import GREEN, HOME
from cutpurse.games.age_of_thieves.entries import Action, Happening, Token
from cutpurse.games.age_of_thieves.labels import effect_message
from cutpurse.games.age_of_thieves.notes import effect_notes, event_notes, frame_notes
from cutpurse.games.age_of_thieves.place_names import place_names
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import bits
from cutpurse.games.age_of_thieves.view import View
from cutpurse.games.age_of_thieves.vocabulary import Effect
from cutpurse.kernel.gallery import Gallery, Section
from cutpurse.kernel.text import Speaker

BASIC, LOWER_HALF, GENERAL = ("AOT-8.2", "AOT-8.5"), ("AOT-8.3",), ("AOT-8.7",)
SPECIAL = ("AOT-5.8", "AOT-8.12", "AOT-8.13", "AOT-8.14")
TOKENS = ("AOT-7.15", "AOT-15.10")
CALM, ALARM = ("AOT-3.3", "AOT-3.4", "AOT-3.6"), ("AOT-3.3", "AOT-3.4", "AOT-12.11")
WATCH = {"guard": ("AOT-10.1", "AOT-10.4", "AOT-10.5"), "captain": ("AOT-10.1", "AOT-10.2", "AOT-12.9")}
JEWELS = {"yellow": ("AOT-3.6", "AOT-14.5"), "green": ("AOT-1.5", "AOT-14.5"), "emperor": ("AOT-12.1", "AOT-14.3")}
MARKERS = {"smoke": ("AOT-2.12", "AOT-9.8", "AOT-15.20"), "fire": ("AOT-7.6", "AOT-15.21"),
           "theft_marker": ("AOT-9.3", "AOT-9.4", "AOT-15.22"), "best_burglar": ("AOT-12.2", "AOT-14.5")}  # fmt: skip
PLACES = {"guardhouse": "AOT-15.4", "sword": "AOT-1.3", "imperial": "AOT-15.5", "dungeon": "AOT-15.6",
          "sewer_entrance": "AOT-15.7", "sewer_exit": "AOT-15.7", "hideout": "AOT-15.8", "start": "AOT-1.12",
          "guard_alarm": "AOT-15.3", "captain_alarm": "AOT-15.3", "gate": "AOT-15.9", "green_jewel": "AOT-1.5",
          "emperors_jewel": "AOT-1.5"}  # fmt: skip

MOST_PLAYERS = 4
"""For so many the box has basic cards, screens and AP markers (AOT-1.8, AOT-1.10, AOT-12.3)."""
CROWD_TOKENS = 4
"""An aid that no rule counts (AOT-3.14)."""

DEEDS: dict[type[Effect], tuple[str, ...]] = {
    voc.Steer: ("AOT-7.30", "AOT-7.31", "AOT-7.32"), voc.Send: ("AOT-7.4", "AOT-7.37"), voc.Glide: ("AOT-7.26",),
    voc.Lure: ("AOT-7.36",), voc.Mark: ("AOT-15.20", "AOT-15.21"), voc.Deafen: ("AOT-2.18",),
    voc.Immobilise: ("AOT-2.16",), voc.Sleep: ("AOT-2.17", "AOT-13.3"), voc.Poison: ("AOT-5.11",),
    voc.Protect: ("AOT-2.14", "AOT-11.1"), voc.Hide: ("AOT-2.12",), voc.Unmask: ("AOT-2.12",), voc.Rob: ("AOT-9.9",),
    voc.TakeJewel: ("AOT-9.12",), voc.HandOver: ("AOT-9.5",), voc.Look: ("AOT-8.16",), voc.Draw: ("AOT-4.2", "AOT-8.11"),
    voc.Gain: ("AOT-8.10", "AOT-13.5"), voc.PostGuard: ("AOT-10.19",), voc.TakeCard: ("AOT-8.17",),
    voc.Move: ("AOT-7.10", "AOT-7.11")}  # fmt: skip
"""The rules that an effect rests on."""


def gallery(game: Ruleset, speaker: Speaker) -> list[Section]:
    """Thieves and cards first, then what lies in the city, then the city."""
    shelf = Gallery(HOME, game.box.components(), speaker)
    _thieves(game, shelf)
    _cards(game, shelf)
    _tokens(game, shelf)
    _events(game, shelf)
    _pieces(game, shelf)
    _city(game, shelf)
    return shelf.sections


# -- thieves and cards ---------------------------------------------------------------------------


def _thieves(game: Ruleset, shelf: Gallery) -> None:
    shelf.section("thief")
    for thief in game.box.thieves:
        text = [thief.epithet[shelf.speaker.language], shelf.board(f"ability-{thief.id}"),
                shelf.text("has-special", card=thief.special)]  # fmt: skip
        shelf.entry(thief.id, text, copies=1, named=True, rules=("AOT-2.23",))


def _cards(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("basic")
    for basic in box.basics:
        halves = [half for half in box.halves.values() if half.card == basic.id]
        text = [shelf.text("halves", cards=[half.id for half in halves])]
        shelf.entry(basic.id, text, copies=MOST_PLAYERS, rules=BASIC, face=_face(game, basic.id))
        for half in halves:
            text = [*_action(game, shelf, half), *([shelf.text("alone")] if half.alone else [])]
            rules = (*_rules(half), *(LOWER_HALF if half.alone else ()))
            shelf.entry(half.id, text, named=True, rules=rules, face=_face(game, basic.id, half.id))
    shelf.section("special")
    for thief in box.thieves:
        special = box.specials[thief.special]
        text = [shelf.text("special-of", figure=thief.id), *_action(game, shelf, special)]
        face = _face(game, special.id)
        shelf.entry(special.id, text, copies=1, named=True, rules=(*_rules(special), *SPECIAL), face=face)
    shelf.section("general")
    for card in box.generals:
        rules = (*_rules(card), *GENERAL)
        text = list(_action(game, shelf, card))
        shelf.entry(card.id, text, copies=card.copies, named=True, rules=rules, face=_face(game, card.id))


def _face(game: Ruleset, card: str, half: str = "") -> dict[str, Any]:
    """What a card, or one half of it, has printed on it: its range, its theft icon, the words that the table shows."""
    return {"parts": [part for part in card_parts(game, card) if not half or part.get("half") == half]}


def _action(game: Ruleset, shelf: Gallery, action: Action) -> Iterator[str]:
    """How far a card reaches and whether it has the theft icon; then a line for each way to use it."""
    frame = [shelf.say(label) for label in frame_notes(game, action, "")]
    if frame:
        yield shelf.board("join").join(frame)
    for number, way in enumerate(action.ways):
        told = ", ".join(shelf.say(label) for label in effect_notes(game, action, way, ""))
        if way.aim != "self":
            aim = shelf.board(f"aim-{way.aim}", least=way.least, most=way.most)
            told = shelf.board("way", aim=aim, effects=told)
        yield f"{shelf.board('or')} {told}" if number else told


def _rules(action: Action) -> Iterator[str]:
    """What its effects, its range and its theft icon rest on."""
    for way in action.ways:
        for effect in way.effects:
            yield from DEEDS.get(type(effect), ())
    if action.range >= 0:
        yield "AOT-2.6"
    if action.district:
        yield "AOT-2.7"
    if action.theft:
        yield from ("AOT-9.1", "AOT-9.2", "AOT-9.3")


# -- what lies in the city -----------------------------------------------------------------------


def _tokens(game: Ruleset, shelf: Gallery) -> None:
    shelf.section("token")
    for token in game.box.tokens:
        shelf.entry(token.id, [_token(game, shelf, token)], copies=token.count, named=True, rules=TOKENS)


def _token(game: Ruleset, shelf: Gallery, token: Token) -> str:
    if token.reveal is not None:
        return shelf.text("token-reveal", effect=shelf.say(effect_message(game, token.reveal)))
    if token.ap:
        return shelf.text("token-ap", ap=token.ap)
    if token.steps:
        return shelf.text("token-steps", steps=token.steps)
    return shelf.text("token-vp", vp=token.vp) if token.vp else shelf.text("token-makes", kind=token.makes)


def _events(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("calm")
    for event in box.calm_events:
        text = [*_event(game, shelf, event), shelf.text("compass", district=event.compass)]
        shelf.entry(event.id, text, copies=1, named=True, rules=CALM)
    shelf.section("alarm")
    for event in box.alarm_events:
        shelf.entry(event.id, _event(game, shelf, event), copies=1, named=True, rules=ALARM)


def _event(game: Ruleset, shelf: Gallery, event: Happening) -> Iterator[str]:
    for label in event_notes(game, event.id):
        yield shelf.text("at-once" if event.at_once else "holds", effect=shelf.say(label))


def _pieces(game: Ruleset, shelf: Gallery) -> None:
    box = game.box
    shelf.section("watch")
    for id, figure in box.figures.items():
        marks = {
            side.provenance[part] for side in (box.calm, box.alarm) for part in side.provenance if part.startswith(id)
        }
        shelf.entry(id, _values(game, shelf, id), copies=figure.count, rules=WATCH[id], also=marks)
    shelf.section("piece")
    for jewel in box.jewels:
        text = shelf.text("jewel-vp", vp=jewel.vp) if jewel.vp else shelf.text("jewel-emperor")
        shelf.entry(jewel.id, [text], copies=jewel.count, rules=JEWELS[jewel.id])
    for id in box.markers:
        text = shelf.text(f"marker-{id}", vp=box.numbers.best_burglar_vp)
        shelf.entry(id, [text], copies=int(id == "best_burglar"), rules=MARKERS[id])
    numbers = box.numbers
    shelf.piece("blue_ap", ("AOT-1.10", "AOT-5.4", "AOT-11.12", "AOT-13.4"), copies=MOST_PLAYERS * numbers.blue_ap,
                ap=numbers.blue_ap, jailed=numbers.dungeon_ap)  # fmt: skip
    shelf.piece("red_ap", ("AOT-12.3", "AOT-12.16", "AOT-13.6"), copies=MOST_PLAYERS - 1)
    shelf.piece("purple_ap", ("AOT-8.10", "AOT-13.5"))
    shelf.piece("first_thief", ("AOT-1.11", "AOT-2.9", "AOT-6.4", "AOT-13.10"), copies=1, drawn=False)
    shelf.piece(
        "district_card", ("AOT-1.16", "AOT-12.5", "AOT-12.6", "AOT-12.13"), copies=len(DISTRICTS) - 1, drawn=False
    )
    shelf.piece("watch_sheet", ("AOT-3.10", "AOT-3.11", "AOT-6.3"), copies=1, die=numbers.die, drawn=False)
    shelf.piece("screen", ("AOT-1.10", "AOT-5.1", "AOT-5.9"), copies=MOST_PLAYERS, drawn=False)
    shelf.piece("crowd_token", ("AOT-1.6", "AOT-3.14"), copies=CROWD_TOKENS, drawn=False)


def _values(game: Ruleset, shelf: Gallery, figure: str) -> Iterator[str]:
    """The watch sheet: how far a figure notices and goes on each side. Captains come with the alarm (AOT-10.2)."""
    box = game.box
    yield shelf.text(f"figure-{figure}")
    if figure == "guard":
        yield shelf.text("values-calm", vigilance=box.calm.guard.vigilance, movement=box.calm.guard.movement)
    values = box.alarm.guard if figure == "guard" else box.alarm.captain
    yield shelf.text("values-alarm", vigilance=values.vigilance, movement=values.movement)


# -- the city ------------------------------------------------------------------------------------


def _city(game: Ruleset, shelf: Gallery) -> None:
    box, board = game.box, game.box.board
    shelf.section("place")
    for kind in board.kinds:
        does = shelf.text(f"place-{kind.id}", vp=box.jewels[GREEN].vp)
        on = [board.id[space] for space in bits(board.kind_mask[kind.id])]
        shelf.entry(kind.id, [does], copies=len(on), rules=(PLACES[kind.id],), on=on)
    shelf.section("district")
    called = place_names(game.box, shelf.speaker.language)
    for place, district in enumerate(DISTRICTS):
        spaces = bits(board.district_mask[place])
        ids = [board.id[space] for space in spaces]
        text = [shelf.text("district-spaces", count=len(ids))]
        for kind in board.kinds:
            there = [called[board.id[space]] for space in spaces if board.kind_mask[kind.id] >> space & 1]
            if there:
                text.append(shelf.text("district-places", kind=kind.id, spaces=", ".join(there)))
        shelf.entry(district, text, rules=("AOT-15.1",), parts=ids)


# -- what is still to come -----------------------------------------------------------------------


def unseen(game: Ruleset, view: View) -> dict[str, int]:
    """General cards in the deck, in other hands or face down in other plans; face-down tokens and those in the box, but
    for what I have looked at; events that have not come yet."""
    box = game.box
    plans = (action for seat in view.seats for action in seat.plan)
    seen = Counter([*view.discard, *view.hand, *view.laying, *(card for action in plans for card in action.cards)])
    found = {card.id: card.copies - seen[card.id] for card in box.generals}
    known = Counter(view.known.values())
    found |= {token: count - known[token] for token, count in view.tokens_left.items()}
    events = box.alarm_events if view.alarm else box.events
    return found | {event.id: int(event.id not in view.events_seen) for event in events}
