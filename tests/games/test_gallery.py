"""Everything in the box can be looked up, in every language; what a seat has not seen is what it cannot know."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse.games.thiefdom.state import NOBODY
from cutpurse.games.thiefdom.view import drafting
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.gallery import PIECE, TABLE, Entry, entries, search
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.text import Speaker
from cutpurse.kernel.word_forms import bent, fold, occurs
from cutpurse.lab.soak import drift, table_of
from tests.games.texts import ODD, table

GAMES = ("age-of-thieves", "swindler", "thiefdom")
CARDS = {"age-of-thieves": "general", "swindler": "accomplice", "thiefdom": "equipment"}
every_game = pytest.mark.parametrize("game", GAMES)


def opened(game: str) -> Game[Any, Any]:
    title = registry.title(game)
    found: Game[Any, Any] = table(title, title.seats[-1])
    return found


def all_entries(game: str, language: str = "en") -> list[Entry]:
    box = opened(game)
    return [entry for section in box.gallery(Speaker(language, box)) for entry in section.entries]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_place_and_its_text(game: str, language: str) -> None:
    shown = all_entries(game, language)
    told = Counter(id for entry in shown if entry.kind not in (TABLE, PIECE) for id in (entry.id, *entry.parts))
    assert told == Counter(component.id for component in opened(game).components())
    for entry in shown:
        assert entry.name
        assert entry.text, entry.id
        assert all(line.strip() for line in entry.text), entry.id
        assert [line for line in entry.text if ODD.search(line)] == [], entry.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_streets_and_no_codes(language: str) -> None:
    """What a space of the city is called is on the map: its id is for programs."""
    codes = {component.id for component in opened("age-of-thieves").components() if component.kind == "space"}
    assert codes
    for entry in all_entries("age-of-thieves", language):
        assert not codes & set(re.findall(r"\w+", " ".join(entry.text))), entry.text


def test_what_is_printed_on_a_space_is_what_there_is_to_know_of_it() -> None:
    shown = all_entries("age-of-thieves")
    printed = {entry.id: set(entry.on) for entry in shown if entry.on}
    assert "e28" in printed["hideout"]
    assert {"e01", "e07", "e16"} <= printed["sword"] & printed["guardhouse"]
    district = next(entry for entry in shown if entry.id == "east")
    assert any("Cracked Bowl Alley" in line or "Beggars’ Bend" in line for line in district.text)


@every_game
def test_every_entry_names_rules_that_there_are_and_where_it_comes_from(game: str) -> None:
    book = Rulebook(registry.title(game).home, "en")
    for entry in all_entries(game):
        assert entry.rules, entry.id
        assert [rule for rule in entry.rules if rule not in book.rules] == [], entry.id
        assert entry.marks, entry.id


def test_numbers_are_told_and_not_hinted_at() -> None:
    def said(game: str, id: str) -> str:
        return " ".join(next(entry for entry in all_entries(game) if entry.id == id).text)

    assert "4 fewer blue AP" in said("age-of-thieves", "poisoned_bola")
    assert "up to 2 spaces without figures" in said("age-of-thieves", "arson")
    assert "vigilance 4, movement 2" in said("age-of-thieves", "guard")
    assert "rounded up" in said("swindler", "legacy_hunter")
    assert "7: dungeon, city section 7" in said("thiefdom", "placement")
    assert "8: townsfolk try west, north, east, south" in said("thiefdom", "compass")
    assert "2 gold and 1 gem" in said("thiefdom", "thimble_rig")
    assert "returns 1 poster and misses 1 turn" in said("swindler", "dungeon")
    assert "by up to 4 (0 to 8)" in said("age-of-thieves", "tampered_clock")
    assert "nobody catches this thief, and rivals he passes over cost no VP" in said("thiefdom", "smoke_bomb")
    assert "even without a badge, may bring +1 VP" in said("thiefdom", "cudgel")


GRENADES = {"confusing_gas", "smoke_grenade", "fire_grenade", "noise_grenade", "firecracker"}
"""What Zain throws farther (2.5): the gas and the firecracker are not called so."""


def test_a_grenade_says_that_it_is_one() -> None:
    cards = [entry for entry in all_entries("age-of-thieves") if entry.kind == "general"]
    assert {entry.id for entry in cards if entry.text[0].endswith("grenade")} == GRENADES
    assert {entry.id for entry in cards if entry.face["parts"][0]["grenade"]} == GRENADES


PIECES = {
    # what lies on the table besides cards, tiles and figures, and how many of it the box holds (0: never runs out)
    "age-of-thieves": {"move": 4, "ambush": 4, "arson": 1, "zain": 1, "blue_ap": 40, "red_ap": 3, "purple_ap": 0,
                       "first_thief": 1, "district_card": 4, "watch_sheet": 1, "best_burglar": 1, "screen": 4,
                       "crowd_token": 4},
    "swindler": {"coin_piece": 0, "poster": 0, "skull": 6, "marker": 12, "start_marker": 1, "dungeon": 6,
                 "job_board": 1, "score_marker": 4},
    "thiefdom": {"wanted_poster": 0, "bag_token": 4, "catacombs": 4, "planning_tile": 16, "stamina_marker": 4,
                 "lair_marker": 4, "loot_board": 1, "round_marker": 1, "player_board": 4, "vp_board": 2, "vp_marker": 4,
                 "four_goods_token": 8, "die": 1},
}  # fmt: skip


@every_game
def test_tokens_and_boards_are_told_with_their_numbers(game: str) -> None:
    copies = {entry.id: entry.copies for entry in all_entries(game)}
    assert {id: copies[id] for id in PIECES[game]} == PIECES[game]


def test_whoever_names_a_card_leads_to_it() -> None:
    """A rule that speaks of decoys, or of a lockpick whatever its colour, names the card."""
    named = {entry.id: entry.named for entry in all_entries("swindler")}
    assert {"SW-4.12.29", "SW-4.11.6", "SW-4.12.18"} <= set(named["decoy"])
    assert "SW-4.6.24" in named["lockpick_red"]
    assert "SW-4.6.24" in named["assassin"]
    assert named["skull"] == []


def test_things_are_found_by_their_names_first() -> None:
    game = opened("swindler")
    sections = game.gallery(Speaker("en", game))
    assert [entry.id for entry in search(sections, "angel")] == ["guardian_angel"]
    assert search(sections, "TRAITOR skull")[0].id == "traitor"
    assert search(sections, "elephant") == search(sections, "  ") == []
    assert entries(opened("age-of-thieves").gallery(Speaker("en", opened("age-of-thieves"))))["n03"].id == "north"


FORMS = tomllib.loads((Path(__file__).parent / "looked_for.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("game", "language", "words", "section"),
    [(game, language, words, section) for game, sections in FORMS.items() for section, languages in sections.items()
     for language, typed in languages.items() for words in typed],
)  # fmt: skip
def test_a_sort_of_things_is_found_by_its_name_in_any_form(game: str, language: str, words: str, section: str) -> None:
    """One or several, with or without accents: all of the sort come before what only speaks of it."""
    box = opened(game)
    sections = box.gallery(Speaker(language, box))
    found = [entry.id for entry in search(sections, words)]
    wanted = [entry.id for entry in next(part for part in sections if part.id == section).entries]
    called = sum(
        all(occurs(word, fold(f"{entry.name} {entry.id} {part.title}")) for word in fold(words).split())
        for part in sections for entry in part.entries
    )  # fmt: skip
    assert set(wanted) <= set(found[:called])


PAIRS = json.loads((Path(__file__).parents[2] / "web/tests/word-forms.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_in_another_form_as_on_the_page(language: str) -> None:
    assert [pair for pair in PAIRS["alike"][language] if not occurs(fold(pair[0]), fold(pair[1]))] == []


def test_words_that_begin_alike_are_not_the_same() -> None:
    assert [pair for pair in PAIRS["apart"] if bent(fold(pair[0]), fold(pair[1]))] == []


# -- what is still unseen ------------------------------------------------------------------------


def hidden_cards(game: Any, state: Any, seat: int) -> Counter[str]:
    """The cards that nobody has shown to this seat, out of the whole position."""
    if game.title.id == "swindler":
        pile = state.deck | sum(hand for other, hand in enumerate(state.hands) if other != seat)
        return Counter(
            game.box.accomplices[kind].id for card, kind in enumerate(game.box.card_kind) if pile >> card & 1
        )
    if game.title.id == "age-of-thieves":
        pile = state.deck
        for other in (other for other in range(game.players) if other != seat):
            planned = [card for action in state.plans[other] if action[4] == 0 for card in action[:2] if card >= 0]
            laying = [card for card in state.laying[other][:2] if card >= 0]
            pile |= state.hands[other] | sum(1 << card for card in (*planned, *laying))
        return Counter(game.box.card_id[kind] for copy, kind in enumerate(game.box.copy_kind) if pile >> copy & 1)
    return Counter(
        game.box.equipment[kind].id for copy, kind in enumerate(game.box.copy_kind) if state.deck >> copy & 1
    )


def positions(game: Game[Any, Any], number: int, moves: int) -> Iterator[Any]:
    """Some positions of a random game."""
    referee, rng = Referee(game, Dice(f"gallery {number}")), random.Random(number)
    for move in range(moves):
        if referee.over:
            return
        seat = rng.choice(game.to_answer(referee.state))
        referee.choose(seat, drift(game, referee.state, seat, rng))
        if move % 7 == 0:
            yield referee.state


@every_game
def test_what_is_unseen_is_what_a_seat_cannot_see(game: str) -> None:
    compared = 0
    for number in range(3):
        rules = table_of(registry.title(game), number, None, {})
        for state in positions(rules, number, 260):
            for seat in (*range(rules.players), SPECTATOR):
                view = rules.view(state, seat)
                unseen = rules.unseen(view)
                assert min(unseen.values()) >= 0
                if game == "thiefdom" and drafting(view.agenda) != NOBODY:
                    continue  # cards of the draft are in hands
                hidden, kind = hidden_cards(rules, state, seat), CARDS[game]
                cards = [component.id for component in rules.components() if component.kind == kind]
                assert {id: unseen[id] for id in cards} == {id: hidden[id] for id in cards}
                compared += 1
    assert compared > 100


@every_game
def test_two_worlds_that_look_alike_have_the_same_unseen(game: str) -> None:
    rng = random.Random(7)
    rules = table_of(registry.title(game), 1, None, {})
    for state in positions(rules, 1, 200):
        for seat in (*range(rules.players), SPECTATOR):
            view = rules.view(state, seat)
            twin = rules.view(rules.sample(view, rng), seat)
            assert rules.unseen(twin) == rules.unseen(view)


def test_a_card_bears_in_the_box_what_it_bears_on_the_table() -> None:
    aot = {entry.id: entry for entry in all_entries("age-of-thieves")}
    [sneak, dash] = aot["move"].face["parts"]
    assert aot["sneak"].face["parts"] == [sneak]
    assert aot["dash"].face["parts"] == [dash]
    assert (sneak["alone"], dash["alone"]) == (False, True)
    assert all(entry.face["parts"] for entry in aot.values() if entry.kind in {"basic", "half", "special", "general"})
    thiefdom = {entry.id: entry for entry in all_entries("thiefdom")}
    assert thiefdom["shoes"].face == {"price": {"cost": 4, "vp": 1, "goods": {}}}
    assert thiefdom["wibald"].face == {"price": {"cost": 1, "vp": 2, "goods": {"badge": 1}}}
