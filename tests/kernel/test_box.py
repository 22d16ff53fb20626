"""A box is known by what is played with; old boxes are found again, and a record with a box of its own stands alone."""

from __future__ import annotations

import base64
import re
import shutil
import zlib
from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel import box as boxes
from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents, archive, find, is_released, releases, renamed, shipped
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import Files, PackError, read_files
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import RecordMismatch, verify
from tests.kernel.tables import finished, stream
from tests.kernel.test_versions import filed, play_on
from tests.kernel.toy import TITLE, GardenTitle

ROOT = Path(__file__).parents[2]
NAMES = '{ en = "lily", de = "Lilie", pl = "lilia", fr = "lis" }'
LILY = f'\n[[flower]]\nid = "lily"\nworth = 9\ncopies = 3\nname = {NAMES}\nprovenance = {{ worth = "ours" }}\n'


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The toy's folder, to be changed."""
    return Path(shutil.copytree(TITLE.home, tmp_path / "toy_home"))


def flowers(home: Path, change: str, to: str) -> Contents:
    file = home / "components" / "flowers.toml"
    text = file.read_text(encoding="utf-8")
    assert change in text
    file.write_text(text.replace(change, to, 1), encoding="utf-8")
    return Contents(read_files(home / "components"))


def title_at(folder: Path) -> GardenTitle:
    class Elsewhere(GardenTitle):
        home = folder

    return Elsewhere()


def with_a_lily(home: Path) -> GardenTitle:
    file = home / "components" / "flowers.toml"
    file.write_text(file.read_text(encoding="utf-8") + LILY, encoding="utf-8")
    return title_at(home)


# -- digests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ("[[flower]]", "# a comment\n\n[[ flower ]]"),
        ("copies = ", "copies   =    "),
        ('en = "', 'en = "noble '),
        ('de = "', 'it = "fiore", de = "'),
        ('= "ours"', '= "public"'),
    ],
)
def test_what_is_not_played_with_makes_no_other_box(home: Path, change: str, to: str) -> None:
    assert flowers(home, change, to).digest == TITLE.shipped.digest


@pytest.mark.parametrize(("change", "to"), [("copies = ", "copies = 1"), ('id = "', 'id = "wild_')])
def test_what_is_played_with_makes_another_box(home: Path, change: str, to: str) -> None:
    assert flowers(home, change, to).digest != TITLE.shipped.digest


def test_the_order_of_components_makes_another_box() -> None:
    files: Files = {"x.toml": {"card": [{"id": "a"}, {"id": "b"}]}}
    turned: Files = {"x.toml": {"card": [{"id": "b"}, {"id": "a"}]}}
    assert Contents(files).digest != Contents(turned).digest


def test_a_new_card_makes_another_box(home: Path) -> None:
    assert with_a_lily(home).shipped.digest != TITLE.shipped.digest


# -- packed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_a_packed_box_is_the_same_box(game: str) -> None:
    box = registry.title(game).shipped
    for again in (Contents.unpacked(box.packed()), Contents.from_text(box.text())):
        assert again.files == box.files
        assert again.digest == box.digest
    assert len(box.packed()) < 20_000


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", zlib.compress(b"nonsense"), zlib.compress(b"[1]"), zlib.compress(b'{"a": 1}'),
             zlib.compress(b"{}")[:-2], zlib.compress(b" " * (boxes.LARGEST + 1)), zlib.compress(b"[" * 100_000)]
)  # fmt: skip
def test_what_is_no_box_is_refused(data: bytes) -> None:
    with pytest.raises(PackError, match="box: "):
        Contents.unpacked(data)
    with pytest.raises(PackError, match="box: "):
        Contents.from_text(base64.b64encode(data).decode())


# -- past releases -------------------------------------------------------------------------------------


def test_a_game_without_releases_has_the_box_of_today(home: Path) -> None:
    assert releases(home) == {}
    assert find(home, "") is shipped(home)
    assert find(home, shipped(home).digest) is shipped(home)
    assert find(home, "0123") is None
    assert not is_released(home, shipped(home).digest)


def test_an_archived_box_is_found_when_that_of_today_is_another(home: Path) -> None:
    first = archive(home, "1.0").stem
    assert archive(home, "1.1").stem == first
    shipped.cache_clear()
    title = with_a_lily(home)
    second = archive(home, "2.0").stem
    assert releases(home) == {"1.0": first, "1.1": first, "2.0": second}
    assert second == title.shipped.digest != first == TITLE.shipped.digest
    old, unnamed = title.find_box(first), title.find_box("")
    assert old is unnamed is title.released("1.1")
    assert old is not None
    assert "lily" not in title.open(2, {"rounds": 1}, box=old).flowers
    assert "lily" in title.open(2, {"rounds": 1}).flowers
    assert title.released("3.0") is None


def test_a_box_that_was_changed_in_the_archive_is_noticed(home: Path) -> None:
    file = archive(home, "1.0")
    file.write_bytes(Contents({"flowers.toml": {}}).packed())
    with pytest.raises(PackError, match="another digest"):
        boxes.archived(home, file.stem)


def test_old_components_have_the_names_of_today(home: Path) -> None:
    first = archive(home, "1.0").stem
    flowers(home, 'de = "Rose"', 'de = "Edelrose"')
    with_a_lily(home)
    shipped.cache_clear()
    old = title_at(home).find_box(first)
    assert old is not None
    names = {flower["id"]: flower["name"] for flower in old.read["flowers.toml"]["flower"]}
    assert names["rose"]["de"] == "Edelrose"
    assert old.digest == first


def test_what_is_there_no_more_keeps_its_name() -> None:
    old = {"card": [{"id": "a", "name": {"en": "A"}, "cost": 1}, {"id": "b", "name": {"en": "B"}}]}
    new = {"card": [{"id": "a", "name": {"en": "Ace", "de": "As"}, "cost": 2}]}
    assert renamed(old, new) == {
        "card": [{"id": "a", "name": {"en": "Ace", "de": "As"}, "cost": 1}, {"id": "b", "name": {"en": "B"}}]
    }


def test_a_box_in_an_older_shape_is_read_in_that_of_today(home: Path) -> None:
    """`copies` was once called `count`: the archive still says so."""
    text = (home / "components" / "flowers.toml").read_text(encoding="utf-8")
    flowers(home, text, text.replace("copies =", "count ="))
    first = archive(home, "1.0").stem
    (home / "components" / "flowers.toml").write_text(text, encoding="utf-8")
    shipped.cache_clear()

    class Reshaping(GardenTitle):
        def reshape(self, files: Files) -> Files:
            rows = files["flowers.toml"]["flower"]
            return {"flowers.toml": {"flower": [{("copies" if key == "count" else key): value
                                                 for key, value in row.items()} for row in rows]}}  # fmt: skip

    Reshaping.home = home
    old = Reshaping().find_box(first)
    assert old is not None
    assert Reshaping().open(2, {"rounds": 1}, box=old).box == TITLE.open(2, {"rounds": 1}).box
    assert Contents.unpacked(old.packed()).digest == first


# -- records -------------------------------------------------------------------------------------------


def test_a_record_with_a_box_of_its_own_stands_alone(home: Path) -> None:
    game = with_a_lily(home).open(3, {"rounds": 2})
    file = filed(play_on(Referee(game, stream())))
    assert file.header.box == game.contents.digest != TITLE.shipped.digest
    assert "lily" in verify(file).game.flowers  # type: ignore[attr-defined]
    bare = msgspec.structs.replace(file.header, components="")
    with pytest.raises(RecordMismatch, match="which this program does not have"):
        verify(type(file)(bare, file.records, file.proof))


def test_a_record_with_a_released_box_only_names_it(home: Path) -> None:
    archive(home, "1.0")
    game = title_at(home).open(3, {"rounds": 2})
    header = filed(play_on(Referee(game, stream()))).header
    assert header.box == TITLE.shipped.digest
    assert header.components == ""


def test_a_record_that_names_no_box_means_that_of_the_first_release(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive(home, "1.0")
    file = filed(finished(1))
    file.header = msgspec.structs.replace(file.header, box="", components="")
    title = with_a_lily(home)
    shipped.cache_clear()
    monkeypatch.setattr(registry, "titles", lambda: {title.id: title})
    assert verify(file).game.contents.digest == TITLE.shipped.digest
    assert title.shipped.digest != TITLE.shipped.digest


# -- what is released ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["age-of-thieves", "swindler", "thiefdom"])
def test_the_box_of_every_release_is_there_and_can_be_played(game: str) -> None:
    title = registry.title(game)
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = [name for name in re.findall(r"^## (\d+\.\d+\.\d+)", log, re.MULTILINE) if name != "0.1.0"]
    assert released
    assert sorted(releases(title.home)) == sorted(released), "at a release: cutpurse box archive GAME"
    for release in released:
        box = title.released(release)
        assert box is not None
        Referee(title.open(2, {setting.id: setting.default for setting in title.settings}, box=box), Dice(1))


def test_a_reason_is_given_for_a_box_nobody_knows() -> None:
    from cutpurse.kernel.table import reopen_table

    assert reopen_table(TITLE, 3, {}, 1, "0123") == Reason("unknown-box", args={"box": "0123"})
