"""Component packs: laid over ours key by key; a bad file is refused with file, key and expectation."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.kernel.pack import LARGEST_FILE, LONGEST_LIST, Entry, Pack, PackError, require
from tests.kernel.toy import TITLE, Flower

BOX = """
order = ["rose", "tulip"]
title = "Garden"

[sizes]
hand = 3
bag = 13

[[tree]]
id = "oak"
name = { en = "oak", de = "Eiche", pl = "dąb", fr = "chêne" }
height = 30
provenance = { height = "rulebook" }

[[tree]]
id = "birch"
name = { en = "birch", de = "Birke", pl = "brzoza", fr = "bouleau" }
height = 20
provenance = { height = "ours" }
"""
NAME = 'name = { en = "x", de = "x", pl = "x", fr = "x" }'
ELM = f'[[tree]]\nid = "elm"\n{NAME}\nheight = 25\nprovenance = {{ height = "public" }}\n'


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    bag: int


class Tree(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    height: int


class Shelf:
    """A home with one component file, and a folder to lay over it."""

    def __init__(self, root: Path) -> None:
        self.home, self.over = root / "components", root / "pack"
        self.home.mkdir()
        self.over.mkdir()
        self.write(self.home, BOX)

    def write(self, folder: Path, text: str | bytes, name: str = "garden.toml") -> None:
        (folder / name).write_bytes(text.encode() if isinstance(text, str) else text)

    def ours(self, text: str | bytes) -> None:
        self.write(self.home, text)

    def theirs(self, text: str | bytes, name: str = "garden.toml") -> Pack:
        self.write(self.over, text, name)
        return Pack(self.home, self.over)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def trees(pack: Pack) -> dict[str, int]:
    return {id: tree.height for id, tree in pack.entries("garden.toml", "tree", Tree).items()}


# -- what is right -------------------------------------------------------------------------------------


def test_components_come_in_the_order_of_the_file(shelf: Shelf) -> None:
    pack = Pack(shelf.home)
    assert list(trees(pack).items()) == [("oak", 30), ("birch", 20)]
    assert pack.table("garden.toml", "sizes", Sizes) == Sizes(3, 13)
    assert pack.table("garden.toml", "order", list[str]) == ["rose", "tulip"]
    assert pack.texts == {}


def test_an_entry_replaces_ours_key_by_key(shelf: Shelf) -> None:
    pack = shelf.theirs('[[tree]]\nid = "birch"\nheight = 21\n')
    assert trees(pack) == {"oak": 30, "birch": 21}
    assert pack.entries("garden.toml", "tree", Tree)["birch"].name["pl"] == "brzoza"


def test_a_new_entry_is_added_at_the_end(shelf: Shelf) -> None:
    assert list(trees(shelf.theirs(ELM))) == ["oak", "birch", "elm"]


def test_tables_lists_and_values_can_be_replaced(shelf: Shelf) -> None:
    pack = shelf.theirs('title = "Wood"\norder = ["tulip"]\n[sizes]\nbag = 20\n')
    assert pack.table("garden.toml", "sizes", Sizes) == Sizes(3, 20)
    assert pack.table("garden.toml", "order", list[str]) == ["tulip"]
    assert pack.table("garden.toml", "title", str) == "Wood"


def test_a_pack_keeps_its_text_for_the_record(shelf: Shelf) -> None:
    text = "# Ülkü\n[sizes]\nbag = 20\n"
    assert shelf.theirs(text).texts == {"garden.toml": text}


def test_ours_stay_as_they_are(shelf: Shelf) -> None:
    shelf.theirs("[sizes]\nbag = 20\n")
    assert Pack(shelf.home).table("garden.toml", "sizes", Sizes) == Sizes(3, 13)


def test_the_toy_can_be_played_with_other_numbers(tmp_path: Path) -> None:
    (tmp_path / "flowers.toml").write_text('[[flower]]\nid = "rose"\ncopies = 1\n', encoding="utf-8")
    game = TITLE.open(2, {"rounds": 1}, tmp_path)
    assert game.flowers["rose"].copies == 1
    assert game.box.count("rose") == 1
    assert game.flowers["rose"].worth == 3


def test_english_names_stand_in_for_other_languages(shelf: Shelf) -> None:
    pack = shelf.theirs(entry(name='name = { en = "Elm", fr = "Orme" }'))
    elm = pack.entries("garden.toml", "tree", Tree)["elm"]
    assert elm.name == {"en": "Elm", "de": "Elm", "pl": "Elm", "fr": "Orme"}


# -- what is wrong -------------------------------------------------------------------------------------


def error_of(shelf: Shelf) -> PackError:
    """The error of reading everything in the box."""
    with pytest.raises(PackError) as error:
        read_all(Pack(shelf.home, shelf.over if any(shelf.over.iterdir()) else None))
    assert str(error.value).startswith(error.value.file)
    assert error.value.expected in str(error.value)
    return error.value


def read_all(pack: Pack) -> list[Any]:
    order, sizes = pack.table("garden.toml", "order", list[str]), pack.table("garden.toml", "sizes", Sizes)
    return [order, sizes, pack.table("garden.toml", "title", str), pack.entries("garden.toml", "tree", Tree)]


def entry(**changes: str | None) -> str:
    """An entry in TOML with some of its lines changed or left out."""
    lines: dict[str, str | None] = {
        "id": 'id = "elm"', "name": NAME, "height": "height = 25",
        "provenance": 'provenance = { height = "public" }', **changes}  # fmt: skip
    return "[[tree]]\n" + "\n".join(line for line in lines.values() if line is not None) + "\n"


UNREADABLE = {
    "no TOML": "hello",
    "half a table": "[sizes",
    "a key twice": "[sizes]\nbag = 1\nbag = 2",
    "a table twice": "[sizes]\n[sizes]",
    "no UTF-8": b'title = "\xff"',
    "zero bytes": b"\x00\x00",
    "too deep": "order = " + "[" * 100_000,
    "a number too long": "[sizes]\nbag = " + "1" * 5000,
    "an impossible day": "day = 2000-02-31",
}
BAD = {
    "a word for a number": (entry(height='height = "tall"'), "tree elm", "height"),
    "digits for a number": (entry(height='height = "25"'), "tree elm", "height"),
    "a fraction for a number": (entry(height="height = 2.5"), "tree elm", "height"),
    "yes for a number": (entry(height="height = true"), "tree elm", "height"),
    "a day for a number": (entry(height="height = 2000-01-01"), "tree elm", "height"),
    "a missing number": (entry(height=None), "tree elm", "height"),
    "an unknown key": (entry(extra="colour = 3"), "tree elm", "colour"),
    "a missing name": (entry(name=None), "tree elm", "name"),
    "a name without English": (entry(name='name = { fr = "orme" }'), "tree elm.name", "a name in en"),
    "a name that is a number": (entry(name="name = { en = 7 }"), "tree elm", "name"),
    "missing provenance": (entry(provenance=None), "tree elm", "provenance"),
    "unknown provenance": (entry(provenance='provenance = { height = "guess" }'), "tree elm", "guess"),
    "a missing id": (entry(id=None), "tree 3", "id"),
    "an empty id": (entry(id='id = ""'), "tree ", "letters, digits and underscores"),
    "an id with spaces": (entry(id='id = "el m"'), "tree el m", "letters, digits and underscores"),
    "an id that is a number": (entry(id="id = 7"), "tree 7", "id"),
    "a number in a list of words": ("order = [1]", "order", "str"),
    "a word for a size": ('[sizes]\nbag = "big"', "sizes", "bag"),
    "an unknown size": ("[sizes]\nfoot = 7", "sizes", "foot"),
}  # fmt: skip
ONLY_LAID_OVER = {
    "an unknown table": ("[colours]\nred = 1", "colours", "no such table; known: order, title, sizes, tree"),
    "a table for a list": ("[tree]\nid = 1", "tree", "list is expected"),
    "a list for a table": ("[[sizes]]\nbag = 1", "sizes", "dict is expected"),
    "words for tables": ('tree = ["oak"]', "tree", "a list of [[tree]] tables"),
    "a mixed list for tables": ('tree = ["oak", { id = "oak" }]', "tree", "a list of [[tree]] tables"),
    "tables for words": ("[[order]]\nid = 1", "order", "str"),
    "a number for a word": ("title = 7", "title", "str is expected"),
    "a word for a table": ('sizes = "large"', "sizes", "dict is expected"),
}


TOO_MUCH = {
    "a huge number": ("[sizes]\nbag = 300000000", "sizes.bag", "at most 2,000"),
    "a huge number below zero": ("[sizes]\nbag = -2001", "sizes.bag", "at most 2,000"),
    "a huge text": (f'title = "{"x" * 501}"', "title", "at most 500 characters"),
    "a huge key": (f"[sizes]\n{'x' * 501} = 1", "sizes", "at most 500 characters"),
    "a huge list": (f"order = [{'0, ' * (LONGEST_LIST + 1)}]", "order", "at most 500 entries"),
    "deep lists": (f"order = {'[' * 9}{']' * 9}", "order.1.1", "at most 8 deep"),
    "a huge file": ("#" * LARGEST_FILE + "\n", "", "at most 131,072 bytes"),
    "a dotted key": ("a." * 50_000 + "a = 1", "", "keys of at most 8 parts"),
    "a dotted key with spaces": ("a . " * 20_000 + "a = 1", "", "keys of at most 8 parts"),
    "a dotted key in quotes": ('"a".' * 9 + "a = 1", "", "keys of at most 8 parts"),
    "a dotted table": ("[" + "a." * 50_000 + "a]", "", "keys of at most 8 parts"),
    "a dotted key inside": ("x = {" + "a." * 9 + "a = 1}", "", "keys of at most 8 parts"),
}


@pytest.mark.parametrize(("text", "key", "expected"), TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_a_pack_is_bounded_before_anything_is_built(shelf: Shelf, text: str, key: str, expected: str) -> None:
    """A pack may come inside a stranger's record: a few bytes may not become gigabytes."""
    shelf.write(shelf.over, text)
    error = error_of(shelf)
    assert error.key.startswith(key)
    assert expected in error.expected


def test_looking_for_deep_keys_takes_no_time_itself(shelf: Shelf) -> None:
    """Texts made to keep a pattern busy: long words, open quotes, dots that lead nowhere."""
    for text in ("a" * 120_000, '"' * 120_000, "a." * 7 + "-" * 100_000, "a " * 60_000, '"a' * 60_000):
        began = process_time()
        shelf.write(shelf.over, text)
        error_of(shelf)
        assert process_time() - began < 2


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_file_that_is_not_toml(shelf: Shelf, text: str | bytes) -> None:
    shelf.write(shelf.over, text)
    assert (error_of(shelf).file, error_of(shelf).key) == ("garden.toml", "")
    assert "not readable as TOML" in error_of(shelf).expected
    shelf.ours(text)
    assert "not readable as TOML" in error_of(shelf).expected


@pytest.mark.parametrize(("text", "key", "expected"), BAD.values(), ids=BAD.keys())
def test_a_bad_part_laid_over_ours(shelf: Shelf, text: str, key: str, expected: str) -> None:
    shelf.write(shelf.over, text)
    error = error_of(shelf)
    assert (error.file, error.key) == ("garden.toml", key)
    assert expected in error.expected


@pytest.mark.parametrize(("text", "key", "expected"), ONLY_LAID_OVER.values(), ids=ONLY_LAID_OVER.keys())
def test_a_part_that_does_not_fit_ours(shelf: Shelf, text: str, key: str, expected: str) -> None:
    shelf.write(shelf.over, text)
    error = error_of(shelf)
    assert (error.file, error.key) == ("garden.toml", key)
    assert expected in error.expected


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ('id = "birch"', 'id = "oak"', "tree oak", "used twice"),
        ("[sizes]\nhand = 3\nbag = 13", "", "sizes", "this table is missing"),
        ('order = ["rose", "tulip"]', "", "order", "this table is missing"),
        ("[[tree]]", "[[bush]]", "tree", "at least one entry is expected"),
        ("hand = 3\n", "", "sizes", "hand"),
    ],
)
def test_a_fault_of_our_own_file(shelf: Shelf, old: str, new: str, key: str, expected: str) -> None:
    shelf.ours(BOX.replace(old, new))
    error = error_of(shelf)
    assert (error.file, error.key) == ("garden.toml", key)
    assert expected in error.expected


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ('tree = "oak"', "tree"),
        ('[tree]\nid = "oak"', "tree"),
        ('tree = ["oak"]', "tree 1"),
        ("tree = [1, 2]", "tree 1"),
    ],
)
def test_a_list_of_entries_that_is_none(shelf: Shelf, rows: str, key: str) -> None:
    shelf.ours(rows)
    with pytest.raises(PackError) as error:
        Pack(shelf.home).entries("garden.toml", "tree", Tree)
    assert (error.value.file, error.value.key) == ("garden.toml", key)


def test_a_file_that_we_do_not_have(shelf: Shelf) -> None:
    with pytest.raises(PackError, match="no such component file; known: garden") as error:
        shelf.theirs("", "forest.toml")
    assert error.value.file == "forest.toml"
    with pytest.raises(PackError, match="this table is missing"):
        Pack(shelf.home).table("forest.toml", "sizes", Sizes)
    with pytest.raises(PackError, match="at least one entry"):
        Pack(shelf.home).entries("forest.toml", "tree", Tree)


def test_a_folder_that_is_none_or_empty(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(PackError, match="a folder with component files is expected"):
        Pack(shelf.home, tmp_path / "nowhere")
    with pytest.raises(PackError, match="a folder with component files is expected"):
        Pack(shelf.home, shelf.home / "garden.toml")
    with pytest.raises(PackError, match=r"at least one of garden\.toml is expected"):
        Pack(shelf.home, shelf.over)


def test_a_folder_in_the_place_of_a_file(shelf: Shelf) -> None:
    (shelf.over / "garden.toml").mkdir()
    assert "not readable as TOML" in error_of(shelf).expected


def test_a_check_that_types_cannot_express() -> None:
    require(True, "garden.toml", "tree oak", "never said")
    with pytest.raises(PackError, match=r"^garden\.toml: tree oak: at least one leaf is expected$"):
        require(False, "garden.toml", "tree oak", "at least one leaf is expected")


# -- fuzz: whatever lies in a pack, it is used whole or refused with PackError --------------------------

words = st.sampled_from(["id", "name", "worth", "copies", "provenance", "flower", "rose", "en", "x", '"ä b"'])
simple = st.one_of(
    st.integers().map(str),
    st.floats().map(str),
    st.sampled_from(
        ["true", '"rose"', '"ours"', "2000-01-01", "07:32:00", "0x" + "f" * 4000, "1" * 4500, "nan", "[]", "{}"]
    ),
    st.text(max_size=5).map(lambda text: f'"{text}"'),
)
values = st.recursive(
    simple,
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]")
        | st.dictionaries(words, inner, max_size=3).map(
            lambda table: "{" + ", ".join(f"{key} = {value}" for key, value in table.items()) + "}"
        )
    ),
    max_leaves=5,
)
statements = st.one_of(
    st.tuples(words, values).map(lambda pair: f"{pair[0]} = {pair[1]}"),
    words.map(lambda word: f"[{word}]"),
    words.map(lambda word: f"[[{word}]]"),
    st.just('[[flower]]\nid = "rose"'),
    st.text(max_size=10),
)


@settings(max_examples=250, deadline=None)
@given(text=st.lists(statements, max_size=6).map("\n".join) | st.binary(max_size=80))
def test_any_file_is_used_whole_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str | bytes) -> None:
    over = tmp_path_factory.getbasetemp() / "fuzzed"
    over.mkdir(exist_ok=True)
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    (over / "flowers.toml").write_bytes(data)
    for home, laid_over in ((TITLE.home / "components", over), (over, None)):
        try:
            flowers = Pack(home, laid_over).entries("flowers.toml", "flower", Flower)
        except PackError as error:
            assert error.file == "flowers.toml"
            assert error.expected
        else:
            assert all(isinstance(flower.worth, int) for flower in flowers.values())
