"""The box of Age of Thieves: what is in it, and what a damaged pack is told."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest

from cutpurse.games.age_of_thieves.board import DISTRICTS, FAR
from cutpurse.games.age_of_thieves.components import HOME, Box
from cutpurse.games.age_of_thieves.game import TITLE
from cutpurse.kernel.pack import LANGUAGES, PackError
from tests.games.released import released


@pytest.fixture(scope="module")
def box() -> Box:
    return Box(contents=released(TITLE))


def away(box: Box, start: str, end: str) -> int:
    return box.board.distance[box.board.number[start]][box.board.number[end]]


# -- the board of chapter 2.2 ----------------------------------------------------------------------


def test_the_board_has_the_counts_of_the_specification(box: Box) -> None:
    board = box.board
    assert (board.count, len(board.paths)) == (140, 201)
    assert [mask.bit_count() for mask in board.district_mask] == [19, 30, 30, 31, 30]
    counts = {kind: mask.bit_count() for kind, mask in board.kind_mask.items()}
    assert counts == {
        "guardhouse": 36, "sword": 12, "imperial": 4, "dungeon": 4, "sewer_entrance": 5, "sewer_exit": 4, "hideout": 13,
        "start": 4, "guard_alarm": 8, "captain_alarm": 8, "gate": 8, "green_jewel": 4, "emperors_jewel": 1}  # fmt: skip
    assert box.token_spaces.bit_count() == 32


def test_fairness_distances_of_the_specification(box: Box) -> None:
    """The table of chapter 2.2, measured."""
    ids = box.board.id
    green = {box.board.district[space]: space for space in box.green_spaces}
    rows = []
    for district in range(1, 5):
        start, dungeon = ids[box.start[district]], ids[box.dungeon[district]]
        exit_ = ids[box.board.spaces_of("sewer_exit", district)[0]]
        gates = [ids[gate] for gate in box.gates[district]]
        rows.append((away(box, start, "p01"), away(box, start, ids[green[district]]),
                     sorted(away(box, "p01", gate) for gate in gates),
                     sorted(away(box, exit_, gate) for gate in gates),
                     sorted(away(box, ids[box.imperial[district]], gate) for gate in gates),
                     sorted(away(box, dungeon, gate) for gate in gates)))  # fmt: skip
    assert rows == [
        (13, 5, [13, 14], [6, 8], [5, 7], [6, 9]),
        (13, 5, [15, 15], [7, 8], [7, 7], [7, 8]),
        (13, 5, [15, 15], [8, 8], [7, 7], [8, 8]),
        (13, 5, [15, 15], [7, 7], [7, 7], [8, 8]),
    ]


def test_the_calm_act_is_long_enough_from_every_start() -> None:
    """The board that is shipped: nobody is nearer to the Jewel than others, and the sewers are no way round
    (docs/balance/age-of-thieves.md)."""
    box = Box(contents=TITLE.shipped)
    board, jewel = box.board, box.board.number["p01"]
    starts = [box.start[district] for district in range(1, 5)]
    assert {board.distance[start][jewel] for start in starts} == {17}
    entrances, exits = (
        [space for space in range(board.count) if board.kind_mask[kind] >> space & 1]
        for kind in ("sewer_entrance", "sewer_exit")
    )
    for start in starts:
        down = min(board.distance[start][entrance] for entrance in entrances)
        assert down + min(board.distance[exit][jewel] for exit in exits) > board.distance[start][jewel]
    for district in range(1, 5):  # four moves without a card, of five: the alarm leaves one turn of slack
        way = min(board.distance[jewel][entrance] for entrance in entrances)
        left = min(board.distance[exit][gate] for exit in exits for gate in box.gates[district]) + 1
        assert way <= 8 and left <= 9


def test_paths_of_the_board_do_not_cross_and_spaces_keep_apart() -> None:
    board = Box(contents=TITLE.shipped).board
    at = [(space.x, space.y) for space in board.spaces]
    pairs = [(board.number[one], board.number[other]) for one, other in board.paths]

    def side(one: int, other: int, third: int) -> int:
        (x, y), (right, down), (far, low) = at[one], at[other], at[third]
        return (right - x) * (low - y) - (down - y) * (far - x)

    for number, (one, other) in enumerate(pairs):
        for left, right in pairs[number + 1 :]:
            if not {one, other} & {left, right}:
                apart = side(one, other, left) * side(one, other, right) > 0
                assert apart or side(left, right, one) * side(left, right, other) > 0, (one, other, left, right)
    assert min(math.dist(one, other) for number, one in enumerate(at) for other in at[number + 1 :]) >= 47


def test_a_dungeon_begins_ways_but_is_never_entered_or_crossed(box: Box) -> None:
    """AOT-2.2."""
    board = box.board
    for dungeon in (box.dungeon[district] for district in range(1, 5)):
        assert board.ways[dungeon] and board.distance[dungeon][dungeon] == 0
        assert all(dungeon not in ways for ways in board.ways)
        assert all(board.distance[space][dungeon] == FAR for space in range(board.count) if space != dungeon)


def test_tables_agree_with_each_other(box: Box) -> None:
    board = box.board
    for space in range(board.count):
        for steps in range(board.farthest + 1):
            ring = {other for other in range(board.count) if board.distance[space][other] <= steps}
            assert {other for other in range(board.count) if board.within[space][steps] >> other & 1} == ring
        for target in range(board.count):
            nearer = [
                way for way in board.ways[space] if board.distance[way][target] == board.distance[space][target] - 1
            ]
            assert board.towards[target][space] == sum(1 << way for way in nearer)
            assert nearer or target == space or board.dungeons >> target & 1


def test_spaces_are_numbered_in_the_order_of_their_ids(box: Box) -> None:
    assert box.board.id == sorted(box.board.id)


# -- cards, tokens, events ---------------------------------------------------------------------------


def test_the_box_holds_what_chapter_2_lists(box: Box) -> None:
    assert len(box.copy_kind) == 70 and len(box.generals) == 26
    assert sum(card.copies for card in box.generals if card.theft) == 18
    assert sum(card.copies for card in box.generals if card.grenade) == 16
    assert sum(box.token_count) == 51
    assert (len(box.calm_events), len(box.alarm_events)) == (12, 11)
    compass: list[str] = [event.compass for event in box.calm_events]
    assert {direction: compass.count(direction) for direction in DISTRICTS[1:]} == dict.fromkeys(DISTRICTS[1:], 3)
    assert sum(jewel.count for jewel in box.jewels) == 15
    assert [thief.special for thief in box.thieves] == box.card_id[box.first_special : box.first_general]


def test_everything_has_a_name_in_every_language_and_a_mark(box: Box) -> None:
    for component in box.components():
        assert set(LANGUAGES) <= set(component.name), component.id
        assert component.provenance, component.id


# -- packs ---------------------------------------------------------------------------------------


def test_a_pack_changes_a_number(tmp_path: Path) -> None:
    (tmp_path / "general.toml").write_text('[[general]]\nid = "beacon"\nrange = 6\n', encoding="utf-8")
    box = Box(tmp_path, released(TITLE))
    assert box.actions["beacon"].range == 6 and len(box.copy_kind) == 70


def test_a_new_card_of_known_effects_needs_no_code(tmp_path: Path) -> None:
    (tmp_path / "general.toml").write_text(
        '[[general]]\nid = "sleeping_gas"\ncopies = 2\nrange = 3\ngrenade = true\n'
        'ways = [{ aim = "captain", effects = [{ do = "sleep", turns = 1 }] }, { aim = "self", effects = [{ do = "gain", ap = 1 }] }]\n'
        'name = { en = "Sleeping Gas", de = "Schlafgas", pl = "Gaz usypiający", fr = "Gaz soporifique" }\n'
        'provenance = { entry = "ours" }\n',
        encoding="utf-8",
    )
    box = Box(tmp_path, released(TITLE))
    assert box.card_id[-1] == "sleeping_gas" and len(box.copy_kind) == 72


DAMAGE = [
    ("board.toml", 'space = [{ id = "x99", district = "east", x = 1, y = 1, kinds = [], provenance = { entry = "ours" } }]',
     "space x99", "a way from the centre of the palace"),
    ("board.toml", 'space = [{ id = "e22", kinds = [] }]', "district east", "1 spaces of kind dungeon; there are 0"),
    ("board.toml", 'space = [{ id = "e01", kinds = ["sword"] }]', "space e01.kinds", "guardhouse too"),
    ("board.toml", 'space = [{ id = "e01", kinds = ["guardhouse"] }]', "district east", "3 spaces of kind sword"),
    ("board.toml", 'space = [{ id = "e03", kinds = ["tavern"] }]', "space e03.kinds", "no kind is called tavern"),
    ("board.toml", 'space = [{ id = "e03", district = "harbour" }]', "space e03.district", "one of palace"),
    ("board.toml", 'space = [{ id = "e05", kinds = [] }]', "district east", "2 spaces of kind gate; there are 1"),
    ("board.toml", 'paths = [["e01", "e99"]]', "paths e01 e99", "no space is called e99"),
    ("board.toml", 'paths = [["e01", "e01"]]', "paths e01 e01", "two different spaces"),
    ("board.toml", 'paths = [["e01", "e03"], ["e03", "e01"]]', "paths e03 e01", "each path once"),
    ("board.toml", 'paths = [["e01", "e03"]]', "space", "way"),
    ("board.toml", "paths = 3", "paths", "list is expected"),
    ("board.toml", 'exit = [{ id = "e04", type = "gate", x = 1, y = 1, provenance = { entry = "ours" } }]', "exit e04",
     "an exit for each gate"),
    ("general.toml", '[[general]]\nid = "beacon"\ncopies = 0', "general beacon.copies", "at least 1"),
    ("general.toml", '[[general]]\nid = "beacon"\ncopies = 299', "general", "at most 300 cards"),
    ("general.toml", '[[general]]\nid = "beacon"\ncopies = 300000000', "general.1.copies", "at most 2,000"),
    ("tokens.toml", '[[token]]\nid = "informer"\ncount = 299', "token", "at most 300 tokens"),
    ("pieces.toml", '[[figure]]\nid = "guard"\ncount = 301', "guard.count", "from 0 to 300"),
    ("general.toml", '[[general]]\nid = "beacon"\nways = [{ aim = "self", effects = [{ do = "steer", spaces = 2 }] }]',
     "general beacon.ways.aim", "for the effect steer"),
    ("general.toml", '[[general]]\nid = "beacon"\nways = [{ aim = "guard", effects = [{ do = "fly" }] }]', "general beacon",
     "Invalid value 'fly'"),
    ("general.toml", '[[general]]\nid = "beacon"\nways = []', "general beacon.ways", "at least one way"),
    ("general.toml", '[[general]]\nid = "beacon"\ndistrict = true', "general beacon.range", "or the district instead"),
    ("general.toml", '[[general]]\nid = "move"\ncopies = 1\nways = [{ aim = "self", effects = [{ do = "hide" }] }]\n'
     'name = { en = "a", de = "a", pl = "a", fr = "a" }\nprovenance = { entry = "ours" }', "move", "an id that nothing else has"),
    ("special.toml", '[[special]]\nid = "arson"\nways = [{ aim = "thief", most = 2, effects = [{ do = "poison" }] }]',
     "special arson.ways.most", "1 but for tokens"),
    ("thieves.toml", '[[thief]]\nid = "zain"\nspecial = "unmasking"', "thief", "each special action with exactly one thief"),
    ("thieves.toml", '[[thief]]\nid = "zain"\nspecial = "dancing"', "thief zain.special", "one of rat_spies"),
    ("thieves.toml", '[[thief]]\nid = "zain"\nepithet = { en = "x" }', "thief zain.epithet", "an epithet in de, pl, fr"),
    ("tokens.toml", '[[token]]\nid = "informer"\nvp = 1', "token informer", "exactly one of"),
    ("tokens.toml", '[[token]]\nid = "informer"\ncount = -1', "token informer.count", "0 or more"),
    ("events.toml", '[[calm]]\nid = "curfew"\ncompass = ""', "calm curfew.compass", "for calm events alone"),
    ("events.toml", '[[alarm]]\nid = "panic"\nholds = { movement = 1 }', "alarm panic", "either `at_once` or `holds`"),
    ("numbers.toml", "[numbers]\nhand_limit = 0", "numbers.hand_limit", "at least 1"),
    ("numbers.toml", "[numbers]\nalarm_turns = 0", "numbers.alarm_turns", "at least 1"),
    ("watch.toml", "[calm]\nguard = { vigilance = 2, movement = 3 }", "calm", "movement from 1 to the vigilance"),
    ("pieces.toml", '[[figure]]\nid = "guard"\ncount = 12', "figure guard.count", "at least 14"),
    ("pieces.toml", '[[jewel]]\nid = "ruby"\ncount = 1\nvp = 9\nname = { en = "a", de = "a", pl = "a", fr = "a" }\n'
     'provenance = { entry = "ours" }', "jewel", "these ids: yellow, green, emperor"),
    ("board.toml", "space = [", "", "not readable as TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "key", "expected"), DAMAGE)
def test_a_damaged_pack_is_told_file_key_and_expectation(
    tmp_path: Path, file: str, text: str, key: str, expected: str
) -> None:
    (tmp_path / file).write_text(text + "\n", encoding="utf-8")
    with pytest.raises(PackError) as raised:
        Box(tmp_path, released(TITLE))
    assert raised.value.file in (file, "components")
    assert raised.value.key.startswith(key)
    assert expected in raised.value.expected


def test_numbers_that_ask_for_more_cards_than_there_are(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_text("[numbers]\ncalm_turns = 13\n", encoding="utf-8")
    with pytest.raises(PackError, match="at least 13 cards; there are 12"):
        Box(tmp_path, released(TITLE))


def test_a_whole_copy_of_our_files_is_a_pack(tmp_path: Path) -> None:
    for path in (HOME / "components").glob("*.toml"):
        shutil.copy(path, tmp_path)
    assert Box(tmp_path, released(TITLE)).board.distance == Box(contents=TITLE.shipped).board.distance
