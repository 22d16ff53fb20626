"""The ladder: every deal once, from every seat; figures that say how sure they are."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import inf
from pathlib import Path

import msgspec
import pytest

from cutpurse.bots.registry import UnknownBot, called, known, shipped_bot
from cutpurse.cli import main
from cutpurse.games.swindler import TITLE
from cutpurse.kernel import registry
from cutpurse.lab.ladder import FEWEST, Block, Deal, Ladder, Outcome, Rung, block_of, elo, interval, play_block

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


def block(players: int, number: int, upper: str = "easy", lower: str = "gentle", seed: str = "1") -> Block:
    """A deal that the upper level has won from every seat."""
    above, below = called("swindler", upper), called("swindler", lower)
    assert above is not None
    assert below is not None
    return Block(game="swindler", rules=TITLE.rules_version, players=players, upper=upper, lower=lower,
                 upper_version=above.version, lower_version=below.version, seed=seed, block=number,
                 wins=[1.0] * players, margins=[number] * players)  # fmt: skip


def written(file: Path, blocks: Iterable[Block]) -> Path:
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in blocks))
    return file


def test_the_row_with_the_fewest_games_is_next(tmp_path: Path) -> None:
    """So that whenever the time is up, no row has been played much more than another; gaps are filled first."""
    rows = [(2, "easy", "gentle"), (2, "normal", "easy"), (4, "easy", "gentle")]
    ladder = Ladder(TITLE, written(tmp_path / "rows", [block(2, number) for number in (0, 1, 2, 4)]))
    deals = list(ladder._missing(16, rows))
    have = dict.fromkeys(rows, 0) | {rows[0]: 8}
    for deal in deals:
        row = (deal.players, deal.upper, deal.lower)
        assert have[row] == min(have.values())
        have[row] += deal.players
    assert have == dict.fromkeys(rows, 16)
    assert [deal.block for deal in deals if (deal.players, deal.upper) == (2, "easy")] == [3, 5, 6, 7]
    assert len(set(deals)) == len(deals)
    assert list(ladder._missing(8, rows[:1])) == []
    assert len(list(islice(ladder._missing(inf, rows), 500))) == 500


def test_another_seed_has_deals_of_its_own(tmp_path: Path) -> None:
    file = written(tmp_path / "seeds", [block(2, number) for number in range(4)])
    deals = list(Ladder(TITLE, file, seed="other")._missing(2, [(2, "easy", "gentle")]))
    assert [(deal.seed, deal.block) for deal in deals] == [("other", 0)]


def test_files_of_two_machines_can_be_joined(tmp_path: Path) -> None:
    """What both have played counts once."""
    here, there = [block(2, number) for number in range(10)], [block(2, number) for number in range(5, 15)]
    joined = Ladder(TITLE, written(tmp_path / "joined", [*here, *there, block(2, 3, seed="other")]))
    rung = joined.rung("easy", "gentle", 2)
    assert (rung.games, rung.seeds) == (32, ["1", "other"])
    assert rung.margin == pytest.approx((sum(range(15)) + 3) / 16)


def test_many_processes_play_what_one_plays(tmp_path: Path) -> None:
    """Only which deal is over first may differ, and how long it took."""
    alone, crowd = Ladder(TITLE, tmp_path / "alone"), Ladder(TITLE, tmp_path / "crowd")
    alone.play(4, [2], [("easy", "random")])
    crowd.play(4, [2], [("easy", "random")], processes=2)
    played = [{one.block: (one.wins, one.margins, one.replaced) for one in ladder.blocks} for ladder in (alone, crowd)]
    assert len(played[0]) == 2
    assert played[0] == played[1]
    taken = alone.rungs()[0].milliseconds
    assert taken is not None
    assert taken[0] > taken[1], "whoever plays by lot does not think"


def test_without_time_nothing_is_begun(tmp_path: Path) -> None:
    ladder = Ladder(TITLE, tmp_path / "none")
    ladder.play(inf, [2], [("easy", "random")], seconds=0.0)
    assert ladder.blocks == []


def test_a_search_without_judgement_can_be_given_more_to_do() -> None:
    """`ismcts@7` thinks seven times for a question; what is no such name is nobody's."""
    bot = called("swindler", "ismcts@7")
    assert bot is not None
    assert (bot.name, bot().iterations, known("swindler")["ismcts"]().iterations) == ("ismcts@7", 7, 100)  # type: ignore[attr-defined]
    assert called("swindler", "easy") is known("swindler")["easy"]
    for wrong in ("ismcts@", "ismcts@0", "ismcts@-1", "ismcts@many", "easy@7", "nobody", "nobody@7"):
        assert called("swindler", wrong) is None
        with pytest.raises(UnknownBot):
            shipped_bot(wrong, "swindler")
    assert main(["ladder", "swindler", "--pair", "easy:easy@7"]) == 2


def test_a_yardstick_has_rows_of_its_own(tmp_path: Path) -> None:
    """More iterations are another row, and no level has to be known by that name."""
    names = ["ismcts@20", "ismcts", "ismcts@3", "ismcts@20"]
    ladder = Ladder(TITLE, written(tmp_path / "rows", [block(2, at, "normal", name) for at, name in enumerate(names)]))
    assert [(rung.lower, rung.games) for rung in ladder.rungs()] == [("ismcts", 2), ("ismcts@20", 4), ("ismcts@3", 2)]


def test_time_is_told_by_decision() -> None:
    """Of all games of a deal, the longer ones counting for more; the others' time is shared by their decisions."""
    deal = Deal("swindler", 2, "normal", "easy", "1", 0)
    played = [Outcome(deal, 1, 0.0, -3, 0, (30, 10), (3.0, 0.5)), Outcome(deal, 0, 1.0, 4, 1, (10, 10), (3.0, 0.5))]
    whole = block_of(played)
    assert (whole.wins, whole.margins, whole.replaced) == ([1.0, 0.0], [4, -3], 1)
    assert whole.milliseconds == (150.0, 50.0)


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
