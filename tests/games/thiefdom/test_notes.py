"""Notes: what is worth knowing about things on the table, from what a seat knows."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules import locations
from cutpurse.kernel.message import SPECTATOR, Message
from tests.games.thiefdom.tables import Scene, random_game


def notes(scene: Scene, thing: str, seat: int = 0) -> dict[str, Message]:
    return {
        note.label.key: note.label
        for note in scene.game.notes(scene.game.view(scene.state, seat))
        if note.thing == thing
    }


def test_a_mission_says_who_can_deliver_or_what_is_missing() -> None:
    scene = Scene(A={"cap": {"gold": 2}, "feather": {"gem": 2}}, missions={"4AS": "m01", "7AS": "m03", "8AS": "m12"})
    assert notes(scene, "m01")["note-lacking"].args == {"shape": "cap", "goods": ["gold"]}
    assert notes(scene, "m03")["note-has-goods"].args["shape"] == "feather"
    assert notes(scene, "m12") == {}
    assert notes(scene, "m03", SPECTATOR) == {}


SMUGGLERS = {"4AS": "m01", "7AS": "m03", "8AS": "m12"}


def test_how_far_a_mission_is_leads_over_no_guard() -> None:
    """TD-7.12: the way over his square is an arrest, so it is none."""
    guild = {"cap": {"at": "16,8", "gold": 3}}
    free = Scene(A=guild, missions=SMUGGLERS)
    assert notes(free, "m01")["note-has-goods"].args == {"shape": "cap", "ap": 2, "open": True}
    watched = Scene(A=guild, folk={"guard_a": "16,5 E"}, missions=SMUGGLERS)
    assert notes(watched, "m01")["note-has-goods"].args["ap"] == 5
    doors = {"guard_a": "15,4 N", "guard_b": "18,4 N", "guard_c": "16,3 N"}
    barred = Scene(A=guild, folk=doors, missions=SMUGGLERS)
    assert notes(barred, "m01")["note-has-goods"].args["open"] is False
    smoked = Scene(A={"cap": {"at": "16,8", "gold": 3, "cards": ["smoke_bomb"]}}, folk=doors, missions=SMUGGLERS)
    smoked.choose("use smoke_bomb")
    assert notes(smoked, "m01")["note-has-goods"].args == {"shape": "cap", "ap": 2, "open": True}


def test_a_dealer_says_for_how_many_more_cards_there_is_room() -> None:
    """TD-9.13: at most two for each thief; of whoever acts."""
    cards = ["crossbow", "grappling_hook"]
    for held, count in ((cards, 0), (cards[:1], 1), ([], 2)):
        scene = Scene(A={"cap": {"at": "6AD", "gold": 4, "cards": held}}, display=["sack", "shoes"])
        assert notes(scene, "dealer")["note-card-room"].args == {"shape": "cap", "count": count}
    assert "note-card-room" not in notes(scene, "dealer", 1)


def test_only_whoever_acts_is_measured_by_an_artwork() -> None:
    """TD-1.28"""
    scene = Scene(
        A={"cap": {"at": "10,9", "gem": 1}, "feather": {"gem": 2}}, villas={"7V": ["villa_1", "art_portrait"]}
    )
    said = [note.label for note in scene.game.notes(scene.game.view(scene.state, 0))]
    assert {label.args["shape"] for label in said if label.key == "note-artwork-free"} == {"cap"}


def test_a_thief_in_the_street_says_what_an_arrest_costs() -> None:
    """TD-6.9, TD-6.10, TD-1.34"""
    scene = Scene(A={"vp": 1, "cap": {"at": "10,9", "gold": 2, "gem": 1}, "feather": {}})
    assert notes(scene, "cap")["note-arrest"].args == {"vp": 1, "count": 3}
    assert "note-arrest" not in notes(scene, "feather")


def test_guards_and_nobles_say_what_they_have_and_see() -> None:
    """TD-1.22, TD-8.5"""
    scene = Scene(A={"cap": {"at": "10,7"}}, folk={"guard_a": "10,8 N", "noble_a": "10,6"}, empty_bags=["noble_a"])
    assert notes(scene, "guard_a")["note-looks"].args == {"direction": "N", "count": 3}
    assert set(notes(scene, "guard_a")) == {"note-looks", "note-sees-you", "note-badge"}
    assert notes(scene, "noble_a")["note-bag"].args == {"full": False}


def test_cards_say_what_they_cost_and_do() -> None:
    scene = Scene(A={"cap": {"at": "6AD", "gold": 3, "cards": ["apollon"]}}, display=["sack", "crossbow"])
    assert notes(scene, "sack")["note-price"].args == {"cost": 4, "vp": 0, "goods": []}
    assert set(notes(scene, "crossbow")) == {"note-price", "card-when", "effect-gain", "effect-drive"}
    assert set(notes(scene, "apollon")) == {"card-when", "effect-trade"}
    assert notes(scene, "cap")["note-could-buy"].args == {"cards": ["crossbow"]}


def test_notes_are_of_things_on_the_table_at_every_moment() -> None:
    for number, moment in enumerate(random_game(3, 5)):
        if number % 40 == 0:
            box = moment.game.box
            known = {
                *box.card_id,
                *box.folk_id,
                *box.mission_id,
                *box.artwork_id,
                *locations.OFFERS,
                "cap",
                "feather",
                "pointed",
            }
            for seat in (SPECTATOR, moment.seat):
                assert {note.thing for note in moment.game.notes(moment.game.view(moment.state, seat))} <= known


def test_what_the_cards_did_can_be_read_when_all_is_over() -> None:
    *_, last = random_game(2, 5)
    last.state.over = True
    for seat in (SPECTATOR, 0):
        view = last.game.view(last.state, seat)
        told = last.game.notes(view)
        cards = {*view.display, *(card for guild in view.seats for thief in guild.thieves for card in thief.cards)}
        assert cards and {note.thing for note in told} == cards
