"""The box of Thiefdom: what is in it (chapter 2), and how a damaged pack is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from cutpurse.games.thiefdom.components import HOME, Box
from cutpurse.games.thiefdom.game import TITLE
from cutpurse.games.thiefdom.rules import cards
from cutpurse.games.thiefdom.vocabulary import USED, Gain, Teleport
from cutpurse.kernel.pack import LANGUAGES, PackError
from tests.games.released import released


@pytest.fixture(scope="module")
def box() -> Box:
    return Box(contents=released(TITLE))


def test_what_is_in_the_box(box: Box) -> None:
    """Chapter 2.1: the counts of the printed box."""
    assert len(box.patrons) == 36
    assert len(box.copy_kind) == 24 and box.half_circle.bit_count() == box.full_circle.bit_count() == 12
    assert len(box.missions) == 16 and sum(mission.vp for mission in box.missions) == 88
    assert len(box.artworks) == len(box.villas) == 4
    assert len(box.faces) == 16 and len(box.sections) == 8
    assert len(box.guards) == len(box.nobles) == 4
    assert sum(patron.cost for patron in box.patrons) == 87 and sum(patron.vp for patron in box.patrons) == 44
    assert Counter(patron.cost for patron in box.patrons) == {1: 8, 2: 12, 3: 9, 4: 7}
    assert Counter(villa.locked for villa in box.villas) == {"artwork": 2, "gems": 2}


def test_patrol_boards_move_each_figure_once(box: Box) -> None:
    """Chapter 2.3."""
    for players in (1, 2, 3, 4):
        figures = sorted(figure for board in box.patrols[players] for figure in box.board_figures[board])
        assert figures == ([0, 1, 2, 4, 5, 6, 8] if players < 3 else list(range(9)))


def test_every_name_is_there_in_four_languages(box: Box) -> None:
    found = box.components()
    assert len({component.id for component in found}) == len(found)
    for component in found:
        assert all(component.name[language].strip() for language in LANGUAGES), component.id


def test_every_used_effect_has_a_rule(box: Box) -> None:
    """The vocabulary of the component files and the code agree."""
    assert set(cards.USES) == USED


def test_stars(box: Box) -> None:
    """TD-13.18"""
    assert [box.stars(vp) for vp in (29, 30, 49, 50, 69, 70, 200)] == [0, 1, 2, 3, 4, 5, 5]


# -- damage --------------------------------------------------------------------------------------


def damaged(folder: Path, file: str, old: str, new: str) -> PackError:
    """Load a pack in which one piece of text of our own file is replaced."""
    text = (HOME / "components" / file).read_text(encoding="utf-8")
    assert old in text, f"{file} holds {old!r}"
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        Box(folder, released(TITLE))
    return caught.value


DAMAGES = [
    # a broken grid
    ("sections.toml", "aaa.bbb\naa.*..b\na.*.D.b\n", "aaa.bbb\na.*.D.b\n", "face 1A.grid", "7 rows"),
    ("sections.toml", "aa.*..b\na.*.D.b", "aa.*..\na.*.D.b", "face 1A.grid", "7 squares in row 1"),
    ("sections.toml", "aa.*..b\na.*.D.b", "aa.*.?b\na.*.D.b", "face 1A.grid", "at 5,1"),
    ("sections.toml", "aa.*..b\na.*.D.b", "aa.*.~b\na.*.D.b", "face 1A.grid", "river"),
    ("sections.toml", "aaa.bbb\naa.*..b", "aaaabbb\naa.*..b", "face 1A.grid", "a street at 3,0"),
    ("sections.toml", "aaa.bbb\naa.*..b", "aa..bbb\naa.*..b", "face 1A.grid", "a building at 2,0"),
    ("sections.toml", "aa.*..b\na.*.D.b", "aa....b\na.*.D.b", "face 1A.grid", "a lantern at 3,1"),
    ("sections.toml", "aa.*..b\na.*.D.b", "aa.**.b\na.*.D.b", "face 1A.grid", "no lantern at 4,1"),
    # letters, counts, doors, walls, gates
    ("sections.toml", 'd = "tower", e = "stable" }', 'd = "tower" }', "face 1A.houses", "a kind for"),
    ("sections.toml", 'd = "tower", e = "stable" }', 'd = "church", e = "stable" }', "face 1A.houses", "no church"),
    ("sections.toml", 'D = { kind = "dealer"', 'D = { kind = "market"', "face 1A.locations", "dealer"),
    ("sections.toml", 'doors = ["3,4:E", "5,2:W"]', "doors = []", "face 1A.locations.D", "at least one door"),
    ("sections.toml", 'doors = ["3,4:E", "5,2:W"]', 'doors = ["3,2:W"]', "face 1A.locations.D", "a step from a street"),
    ("sections.toml", 'doors = ["3,4:E", "5,2:W"]', 'doors = ["door"]', "face 1A.locations.D", "a side like"),
    ("sections.toml", 'walls = ["3,1:S"', 'walls = ["9,9:S"', "face 1A.walls", "within the face"),
    ("sections.toml", 'walls = ["3,1:S"', 'walls = ["3,1:N"', "face 1A.walls", "the east or south side"),
    ("sections.toml", 'gates = { N = "3,1"', 'gates = { N = "1,3"', "face 1A.gates.N", "the lantern at 3,1"),
    ("sections.toml", 'gates = { N = "3,1", E', "gates = { E", "face 1A.gates", "a lantern for each"),
    ("sections.toml", 'id = "1A"', 'id = "9A"', "face 1", "two faces"),
    ("town.toml", 'locations = ["dealer"]', 'locations = ["dealer", "market"]', "face 1A.locations", "dealer, market"),
    ("town.toml", 'entry = "catacombs"', 'entry = "villa"', "section", "4 sections with villa"),
    ("town.toml", 'shape = "river"', 'shape = "land"', "section section_4.shape", "river for 4 and 8"),
    ("town.toml", '["2A", "3A", "4A"]', '["2A", "3A", "3B"]', "introductory", "one face of each section"),
    # figures, numbers, cards
    ("figures.toml", '"noble_a", "noble_c", "guard_a", "carriage"', '"noble_a", "guard_a", "carriage"', "patrol",
     "each figure once with 2 players"),
    ("figures.toml", "first_player = true", "first_player = false", "patrol", "one first-player icon with 2 players"),
    ("numbers.toml", '["N", "W", "S", "E"]', '["N", "W", "S", "S"]', "solo.compass", "each direction once"),
    ("numbers.toml", 'location = "tavern", section = 8', 'location = "tavern", section = 7', "solo.placement", "tavern"),
    ("numbers.toml", "rounds = 6", "rounds = 0", "numbers.rounds", "at least 1"),
    ("numbers.toml", "rounds = 6", "rounds = 101", "numbers.rounds", "at most 100"),
    ("equipment.toml", "full_circle = 1", "full_circle = 300", "equipment", "at most 300 full-circle cards"),
    ("numbers.toml", "rounds = 6", 'rounds = "six"', "numbers", "Expected `int`"),
    ("missions.toml", "deliver = { gold = 3 }", "deliver = { gold = 5 }", "mission m01.deliver", "can carry"),
    ("missions.toml", "deliver = { gold = 3 }", "deliver = { silver = 3 }", "mission m01", "silver"),
    ("equipment.toml", "cost = 2", "cost = 5", "equipment climbing_tools.cost", "from 0 to 4"),
    ("equipment.toml", 'do = "drive", targets = ["guard"]', 'do = "drive"', "equipment crossbow", "targets"),
    ("equipment.toml", 'use = "action"', 'use = ""', "equipment crossbow.use", "action or free"),
    ("patrons.toml", 'do = "teleport", to = "garden"', 'do = "teleport", to = "moon"', "patron jolanda",
     "moon"),
    ("patrons.toml", '[{ do = "swap" }]', '[{ do = "swap" }, { do = "hook" }]', "patron samuel.effects", "at most one"),
    ("patrons.toml", 'do = "no_loss"', 'do = "fly"', "patron benjamin", "fly"),
    # words that an effect or a card does not know, or that would do nothing
    ("equipment.toml", '{ do = "hook" }', '{ do = "hook", vp = 9, count = 4, discount = 3 }', "equipment grappling_hook",
     "vp"),
    ("equipment.toml", '{ do = "slots", count = 2 }', '{ do = "slots", count = 0 }', "equipment sack", ">= 1"),
    ("equipment.toml", 'goods = { wine = 1 }, vp = 2', 'goods = { wine = -1 }, vp = 2', "equipment fishing_rod", ">= 0"),
    ("patrons.toml", 'do = "blind", pay = { gold = 1 }', 'do = "blind", pay = {}', "patron bernhard", "at least one good"),
    ("patrons.toml", '{ do = "gain", goods = { wine = 1 } }', '{ do = "gain" }', "patron antonius", "goods, vp or ap"),
    ("patrons.toml", 'pay = { brandy = 1 }, goods = { wine = 1 } }', 'pay = { brandy = 1 } }', "patron apollon",
     "goods or vp"),
    ("patrons.toml", 'do = "store_trade", pay = { brandy = 1 }', 'do = "store_trade", pay = { gem = 1 }',
     "effects.store_trade", "another one in each"),
    ("patrons.toml", 'effects = [{ do = "no_loss" }]', 'place = "tower"\neffects = [{ do = "no_loss" }]',
     "patron benjamin.place", "works by itself"),
    ("patrons.toml", 'effects = [{ do = "no_loss" }]', 'scope = "guild"\neffects = [{ do = "no_loss" }]',
     "patron benjamin.scope", "guild for befriend_free"),
    ("patrons.toml", 'effects = [{ do = "no_loss" }]', 'effects = [{ do = "no_loss" }, { do = "no_loss" }]',
     "patron benjamin.effects", "no effect twice"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "key", "expected"), DAMAGES)
def test_a_damaged_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, key: str, expected: str) -> None:
    error = damaged(tmp_path, file, old, new)
    assert error.file == ("sections.toml" if key.startswith("face") else file)
    assert key in error.key
    assert expected in error.expected


def test_an_unreachable_location_is_refused(tmp_path: Path) -> None:
    """A wall before every door, and a house walled in."""
    error = damaged(tmp_path, "sections.toml", 'walls = ["3,1:S"', 'walls = ["3,4:E", "4,2:E", "3,1:S"')
    assert "no wall before the door" in error.expected
    sections = (HOME / "components" / "sections.toml").read_text(encoding="utf-8")
    grid = "aaa.bbb\na..*.bb\na.c..bb\n.*.*.*.\nd...S.e\ndff*..e\ndff.eee\n"
    assert grid in sections
    error = damaged(tmp_path, "sections.toml", 'walls = ["2,0:E", "3,0:E", "3,1:S"',
                    'walls = ["1,2:E", "2,1:S", "2,2:E", "2,2:S", "2,0:E", "3,0:E", "3,1:S"')  # fmt: skip
    assert (error.key, "a way to" in error.expected) == ("face 5A.grid", True)


def test_a_pack_changes_one_number(tmp_path: Path) -> None:
    """Keys that are not mentioned stay ours; a card of known effects needs an entry and nothing else."""
    (tmp_path / "patrons.toml").write_text(
        '[[patron]]\nid = "siti"\ncost = 0\n\n'
        '[[patron]]\nid = "hanna"\ncost = 1\nvp = 1\ngoods = {}\nuse = "free"\nfrequency = "turn"\nplace = "tower"\n'
        'effects = [{ do = "gain", goods = { gem = 1 }, vp = 1 }]\n'
        'name = { en = "Hanna", de = "Hanna", pl = "Hanna", fr = "Hanna" }\nprovenance = { effect = "ours" }\n',
        encoding="utf-8",
    )
    box = Box(tmp_path, released(TITLE))
    siti = box.patrons[box.patron_number["siti"]]
    assert (siti.cost, siti.effects) == (0, [Teleport("tower")])
    hanna = box.card_number["hanna"]
    assert box.with_effect[Gain] >> hanna & 1 and box.free_cards >> hanna & 1
    assert box.effect(hanna, Gain).goods.gem == 1


def test_a_whole_folder_of_our_own_files_is_a_pack(tmp_path: Path) -> None:
    shutil.copytree(HOME / "components", tmp_path / "pack")
    assert Box(tmp_path / "pack").card_id == Box().card_id
