"""The town and the set-up (TD-1, TD-2), where a scenario cannot show them: many deals, all numbers of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cutpurse.games.thiefdom import TITLE
from cutpurse.games.thiefdom.plan import AHEAD, SIZE, sections_of
from cutpurse.games.thiefdom.state import NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import CARRIAGE, GOLD, GUARDS, NOBLES
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from tests.games.released import released

DEALS = 40
PLAYERS = [1, 2, 3, 4]
CATACOMBS, VILLAS, SMUGGLERS = {1, 3, 6, 8}, {2, 4, 5, 7}, {4, 5, 7, 8}


def table(players: int) -> Any:
    settings = settle(TITLE.settings, {})
    assert isinstance(settings, dict)
    return TITLE.open(players, settings, box=released(TITLE))


def deals(players: int) -> Iterator[tuple[Any, State]]:
    game = table(players)
    for seed in range(DEALS):
        yield game, Referee(game, Dice(seed)).state


def in_play(players: int) -> set[int]:
    return set(range(1, 9)) if players > 2 else {2, 3, 4, 6, 7, 8}


# -- the town ------------------------------------------------------------------------------------


@pytest.mark.rule("TD-1.1", "TD-1.2", "TD-1.3", "TD-2.1", "TD-2.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_sections_lie_at_random_with_the_river_in_the_east(players: int) -> None:
    places, faces, turns = Counter[tuple[str, int, int]](), Counter[str](), Counter[int]()
    for _, state in deals(players):
        rows = sections_of(state.town)
        assert [len(row) for row in rows] == ([4, 4] if players > 2 else [3, 3])
        assert {int(face[:-1]) for row in rows for face, _ in row} == in_play(players)
        assert {row[-1][0][:-1] for row in rows} == {"4", "8"}
        assert {row[-1][1] for row in rows} == {0}
        for y, row in enumerate(rows):
            for x, (face, turned) in enumerate(row):
                places[face[:-1], x, y] += 1
                faces[face] += 1
                if x < len(row) - 1:
                    turns[turned] += 1
    land = len(in_play(players)) - 2
    assert len(places) == land * land + 2 * 2
    assert len(faces) == 2 * len(in_play(players))
    assert set(turns) == {0, 1, 2, 3}


@pytest.mark.rule("TD-1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_sections_touch_only_through_openings(players: int) -> None:
    """In the middle of a side; everything else on a rim is a building or the river."""
    for game, state in deals(players):
        plan = game.town(state).plan
        for x, y in plan.streets:
            for dx, dy in AHEAD:
                other = (x + dx, y + dy)
                if other in plan.streets and plan.sections[x, y] != plan.sections[other]:
                    assert (y if dx else x) % SIZE == (2 if not dx and x >= plan.width - 6 else SIZE // 2)


@pytest.mark.rule("TD-1.5", "TD-2.2", "TD-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_section_has_one_entrance_in_the_north_or_in_the_south(players: int) -> None:
    for game, state in deals(players):
        plan = game.town(state).plan
        assert {entry.section for entry in plan.entries} == in_play(players)
        assert {entry.section for entry in plan.entries if entry.kind == "catacombs"} == CATACOMBS & in_play(players)
        for entry in plan.entries:
            x, y = entry.square
            assert (y, entry.outward) in ((0, 0), (plan.height - 1, 2))
            assert plan.sections[x, y] == entry.section
            assert entry.square in plan.streets
        assert all(x == plan.width - 1 for x, _ in plan.river)


@pytest.mark.rule("TD-1.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_crossing_is_a_lantern(players: int) -> None:
    for game, state in deals(players):
        town = game.town(state)
        for square in range(town.squares):
            if town.beside[square].bit_count() > 2:
                assert town.lanterns >> square & 1, (state.town, town.name[square])


@pytest.mark.rule("TD-1.10", "TD-2.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_town_has_all_its_locations(players: int) -> None:
    few = players < 3
    for game, state in deals(players):
        town = game.town(state)
        counts = {kind: len(spaces) for kind, spaces in town.of_kind.items()}
        assert (counts["market"], counts["dungeon"], counts["tavern"]) == (1, 1, 2)
        assert (counts["dealer"], counts["smuggler"], counts["villa"]) == ((1, 3, 3) if few else (2, 4, 4))
        assert len(town.mouths) == (3 if few else 4)


# -- what lies and stands in it ------------------------------------------------------------------


@pytest.mark.rule("TD-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_night_comes_first(players: int) -> None:
    assert {state.round for _, state in deals(players)} == {1}


@pytest.mark.rule("TD-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_carriage_waits_inside_the_north_western_gate(players: int) -> None:
    for game, state in deals(players):
        town = game.town(state)
        gate = town.gate(town.number[f"0,{SIZE // 2}"], 1)
        assert state.folk_at[CARRIAGE] == gate
        assert town.lanterns >> gate & 1


@pytest.mark.rule("TD-2.5", "TD-2.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_villas_and_artworks_are_dealt_at_random(players: int) -> None:
    villas, artworks = Counter[int](), Counter[int]()
    for game, state in deals(players):
        town = game.town(state)
        assert {town.section[space] for space in town.villas} == VILLAS & in_play(players)
        assert len(set(state.villas)) == len(set(state.villa_art)) == len(town.villas)
        villas.update(state.villas)
        artworks.update(state.villa_art)
    assert set(villas) == set(artworks) == {0, 1, 2, 3}


@pytest.mark.rule("TD-2.6", "TD-2.11", "TD-2.12", "TD-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_guards_and_nobles_stand_at_random_gates_with_full_slots(players: int) -> None:
    seen = Counter[tuple[int, int]]()
    for game, state in deals(players):
        town = game.town(state)
        guards = [guard for guard in GUARDS if state.folk_at[guard] != NOWHERE]
        nobles = [noble for noble in NOBLES if state.folk_at[noble] != NOWHERE]
        count = 3 if players < 3 else 4
        assert (guards, nobles) == (list(GUARDS[:count]), list(NOBLES[:count]))
        posts = {(lantern, facing) for _, lantern, facing in town.villa_gates}
        assert {(state.folk_at[guard], state.facing[guard]) for guard in guards} == posts
        assert {state.folk_at[noble] for noble in nobles} == {lantern for _, lantern in town.catacomb_gates}
        for villa, lantern, facing in town.villa_gates:
            assert facing == (2 if town.ground[villa][0][1] < 0 else 0), (state.town, town.name[lantern])
        assert (bits(state.badges), bits(state.bags)) == (guards, nobles)
        assert state.posters == 0
        seen.update((guard, next(n for n, gate in enumerate(town.villa_gates) if gate[1] == state.folk_at[guard]))
                    for guard in guards)  # fmt: skip
    assert len(seen) == len(town.villa_gates) ** 2


@pytest.mark.rule("TD-2.7", "TD-1.26")
@pytest.mark.parametrize("players", PLAYERS)
def test_goods_come_from_a_supply_that_nobody_counts(players: int) -> None:
    for game, state in deals(players):
        assert sum(state.goods) == players * game.box.numbers.start_gold


@pytest.mark.rule("TD-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_mission_lies_on_each_smuggler(players: int) -> None:
    seen = Counter[int]()
    for game, state in deals(players):
        town = game.town(state)
        assert {town.section[space] for space in town.smugglers} == SMUGGLERS & in_play(players)
        laid = [mission for mission in state.missions if mission != NOBODY]
        assert len(set(laid)) == len(town.smugglers)
        assert state.mission_deck.bit_count() == len(game.box.missions) - len(laid)
        assert not state.mission_deck & sum(1 << mission for mission in laid)
        seen.update(laid)
    assert len(seen) == len(game.box.missions) == 16


@pytest.mark.rule("TD-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_thirty_six_patrons_wait(players: int) -> None:
    for _, state in deals(players):
        assert (state.patron_deck.bit_count(), state.patron_discard, state.patrons_gone) == (36, 0, 0)


@pytest.mark.rule("TD-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_display_shows_four_full_circle_cards(players: int) -> None:
    seen = Counter[int]()
    for game, state in deals(players):
        box = game.box
        assert (box.half_circle.bit_count(), box.full_circle.bit_count()) == (12, 12)
        assert len(set(state.display)) == 4
        assert all(box.full_circle >> copy & 1 for copy in state.display)
        dealt = sum(hand.bit_count() for hand in state.hands)
        assert state.deck.bit_count() == 24 - 4 - dealt
        assert all(box.half_circle & hand == hand for hand in state.hands)
        seen.update(state.display)
    assert len(seen) == 12


# -- the guilds ----------------------------------------------------------------------------------


@pytest.mark.rule("TD-2.16", "TD-1.34", "TD-1.35")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_guild_begins_alike(players: int) -> None:
    for game, state in deals(players):
        assert state.vp == [10] * players
        assert game.thieves == 3 * players
        for seat in range(players):
            first = game.store(seat) * 6
            assert state.goods[first + GOLD] == 8
            assert state.stamina >> seat & 1
            assert state.lairs[seat] == NOWHERE


@pytest.mark.rule("TD-2.17", "TD-4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_patrol_boards_are_dealt_and_make_the_first_player(players: int) -> None:
    first = Counter[int]()
    for game, state in deals(players):
        assert sorted(state.boards) == sorted(game.box.patrols[players])
        icons = [seat for seat in range(players) if game.box.boards[state.boards[seat]].first_player]
        assert icons == [state.first] == [state.opener]
        moved = Counter(figure for board in state.boards for figure in game.box.board_figures[board])
        everybody = [figure for figure, square in enumerate(state.folk_at) if square != NOWHERE]
        assert moved == Counter(everybody)  # each figure in play moves exactly once per night
        first[state.first] += 1
    assert set(first) == set(range(players))
