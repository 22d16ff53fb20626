"""The ladder: every deal once, from every seat; figures that say how sure they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.games.swindler import TITLE
from cutpurse.kernel import registry
from cutpurse.lab.ladder import FEWEST, Block, Deal, Ladder, Rung, elo, interval, play_block

DOCS = Path(__file__).parents[2] / "docs" / "ladder"


def test_elo_says_how_often_one_wins() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(1.0, 2) < 1300, "a row of victories is no proof of any strength"


def test_few_blocks_say_little() -> None:
    wide, narrow = interval([1.0] * 8, 2), interval([1.0, 0.5] * 100, 2)
    assert wide[1] - wide[0] > narrow[1] - narrow[0]
    assert wide[0] < 1.0 < wide[1] + 0.01
    assert interval([0.5] * 50, 2)[0] < 0.5 < interval([0.5] * 50, 2)[1]


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    results = tmp_path / "swindler.jsonl"
    told: list[Rung] = []
    Ladder(TITLE, results).play(2, [2], [("easy", "random")], told.append)
    assert [rung.games for rung in told] == [2]
    again = Ladder(TITLE, results)
    again.play(2, [2], [("easy", "random")], told.append)
    assert len(told) == 1
    rung = again.rung("easy", "random", 2)
    assert (rung.games, rung.share, rung.replaced) == (2, 1.0, 0)
    assert not rung.holds, "two games prove nothing"
    assert main(["ladder", "swindler", "--results", str(results)]) == 1


def test_results_of_other_versions_do_not_count(tmp_path: Path) -> None:
    results = tmp_path / "swindler.jsonl"
    ladder = Ladder(TITLE, results)
    old = Block(game="swindler", rules=TITLE.rules_version, players=2, upper="easy", lower="gentle", upper_version=0,
                lower_version=0, seed="1", block=0, wins=[1.0, 1.0], margins=[9, 9])  # fmt: skip
    ladder._keep(old)
    assert Ladder(TITLE, results).blocks == []


@pytest.mark.parametrize("id", list(registry.titles()))
def test_the_pages_show_what_was_played(id: str) -> None:
    """docs/ladder/GAME.md holds the table of its results, and every level that is shipped is on it as better than the
    one below."""
    ladder = Ladder(registry.title(id), DOCS / f"{id}.jsonl")
    page = (DOCS / f"{id}.md").read_text(encoding="utf-8")
    for line in ladder.lines():
        assert line in page
    for upper, lower in ladder.pairings:
        rung = ladder.rung(upper, lower, 2)
        assert rung.games >= 2 * FEWEST
        assert rung.holds, f"{upper} is not known to be better than {lower}"
        assert rung.replaced == 0


@pytest.mark.parametrize("id", list(registry.titles()))
def test_what_counts_can_be_played_again(id: str) -> None:
    """A deal of the ladder comes out as it is written down. Whoever changes the board, or how a level plays, without giving
    the levels another version is told here: what was measured would be of a game that nobody plays any more."""
    ladder = Ladder(registry.title(id), DOCS / f"{id}.jsonl")
    written = min(
        (block for block in ladder.blocks if block.pairing == (2, "easy", "gentle")), key=lambda one: one.block
    )
    played = play_block(Deal(id, 2, "easy", "gentle", written.seed, written.block))
    assert (played.wins, played.margins) == (written.wins, written.margins)
