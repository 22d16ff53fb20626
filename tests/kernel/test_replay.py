"""Replay: a record leads to the same game, at every point and through everybody's eyes; saved games go on."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel.chance import Recorded, SecretStream
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import Header, Record, RecordFile, mark, plain
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import RecordMismatch, open_game, record_file, replay, resume, steps, verify
from tests.kernel.tables import done, filed, finished, header, live, one_move, received
from tests.kernel.toy import TITLE, GardenShow

SEATS = (SPECTATOR, 0, 1, 2)


def through_the_wire(file: RecordFile) -> RecordFile:
    return RecordFile.parse(b"\n".join(file.lines()))


@pytest.mark.parametrize("seed", range(5))
def test_every_prefix_replays_to_the_same_game_in_all_eyes(seed: int) -> None:
    referee, rng = live(secret=bytes([seed + 1]) * 32), random.Random(seed)
    states, seen = [referee.state.encode()], [[received(referee, seat) for seat in SEATS]]
    while not referee.over:
        one_move(referee, rng, undo=0.6)
        if len(referee.records) > len(states):
            states.append(referee.state.encode())
            seen.append([received(referee, seat) for seat in SEATS])
    file = through_the_wire(filed(referee))
    assert any(record.undo is not None for record in file.records)
    for number in range(len(states)):
        again = replay(file, until=number)
        assert again.state.encode() == states[number]
        assert [received(again, seat) for seat in SEATS] == seen[number]
        assert again.records == file.records[: number + 1]


def test_a_replay_can_be_watched_step_by_step() -> None:
    file = filed(finished(4))
    watching = Referee(open_game(file.header), Recorded([]), deal=False)
    for record in steps(watching, file.records):
        assert watching.records[-1] == record
        assert mark(watching.state, 1) == record.mark
    assert watching.over


def test_a_replay_may_be_asked_for_more_than_there_is() -> None:
    file = filed(finished(4))
    assert replay(file, until=10_000).state == replay(file).state


def test_the_records_that_still_count_lead_to_the_same_end() -> None:
    for seed in range(6):
        referee = finished(seed, undo=0.6)
        kept = plain(referee.records)
        assert all(record.undo is None for record in kept)
        again = Referee(referee.game, Recorded([outcome for record in kept for outcome in record.chance]))
        for record in kept[1:]:
            for seat, choice in choices(record):
                done(again.choose(seat, choice))
        assert again.state == referee.state


def choices(record: Record) -> list[tuple[int, str]]:
    if record.sealed is not None:
        return [(seat, choice) for seat, answers in record.sealed for choice in answers]
    assert record.seat is not None
    assert record.choice is not None
    return [(record.seat, record.choice)]


def test_what_counts_of_a_senseless_record_is_nothing() -> None:
    undo = msgspec.structs.replace(live().records[0], undo=0)
    assert plain([undo, undo]) == []


# -- going on with a saved game ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(seed: int, tmp_path: Path) -> None:
    """Saved and resumed after every move, the game is the same as the one played through."""
    through, rng = live(), random.Random(seed)
    while not through.over:
        one_move(through, rng, undo=0.2)
    broken, rng, path = live(), random.Random(seed), tmp_path / "game.cutpurse"
    while not broken.over:
        one_move(broken, rng, undo=0.2)
        if not broken.over and not broken.drafts and broken.why_no_undo(0) is not None:
            filed(broken).write(path)
            broken = resume(RecordFile.read(path))
    assert broken.records == through.records
    assert verify(filed(broken)).result() == through.result()


def test_what_could_be_taken_back_can_still_be_after_a_resume() -> None:
    referee = live()
    (choice, *_) = [option for option in referee.questions()[0].options if option.startswith("plant")]
    done(referee.choose(0, choice))
    again = resume(filed(referee))
    assert again.why_no_undo(0) is None
    assert done(again.undo(0)) == done(referee.undo(0))
    assert again.state == referee.state


def test_answers_that_were_not_all_in_are_asked_for_again() -> None:
    """Sealed answers are in no file before the last one is in."""
    referee = live()
    for seat in range(3):
        done(referee.choose(seat, "rest"))
    done(referee.choose(1, "bid 2"))
    file = filed(referee)
    assert b"bid 2" not in b"".join(file.lines())
    again = resume(file)
    assert [question.seat for question in again.questions()] == [0, 1, 2]


def test_a_saved_game_keeps_its_bots() -> None:
    referee = live()
    file = through_the_wire(record_file(referee, header(referee), bots=["", "easy", "random"]))
    assert file.bookmark is not None
    assert file.bookmark.bots == ["", "easy", "random"]
    assert file.proof is None


def test_a_finished_game_has_nothing_to_go_on_with() -> None:
    with pytest.raises(RecordMismatch, match="no bookmark"):
        resume(filed(finished(1)))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"secret": bytes(32).hex()}, "not the one that was committed to"),
        ({"secret": "zz"}, "hexadecimal"),
        ({"secret": "00" * 65}, "too long"),
        ({"drawn": 3}, "6 draws are on record, the bookmark says 3"),
        ({"drawn": -1}, "6 draws are on record"),
    ],
)
def test_a_game_with_a_false_bookmark_cannot_go_on(change: dict[str, str | int], problem: str) -> None:
    """It could be played on, but never be proved."""
    file = filed(live())
    assert file.bookmark is not None
    file.bookmark = msgspec.structs.replace(file.bookmark, **change)
    with pytest.raises(RecordMismatch, match=problem) as off:
        resume(file)
    assert off.value.record == -1


def test_a_resumed_game_draws_from_where_it_was() -> None:
    chance = resume(filed(live())).chance
    assert isinstance(chance, SecretStream)
    assert chance.drawn == 6


# -- the header ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "no_such_game"}, "no game is called 'no_such_game'"),
        ({"rules": 2}, "rules version 2; this program plays versions up to 1"),
        ({"rules": 0}, "rules version 0"),
        ({"box": "0123"}, "the box 0123, which this program does not have"),
        ({"box": "0123", "components": TITLE.shipped.text()}, "the box 0123, which this program does not have"),
        ({"box": "0123", "components": "what?"}, "components: box: not readable"),
        ({"box": "0123", "components": "aaaa"}, "components: box: not readable"),
        ({"players": 9}, "9 players and 3 seats"),
        ({"players": 2}, "2 players and 3 seats"),
        ({"seats": []}, "3 players and 0 seats"),
        ({"players": 0, "seats": []}, "players"),
        ({"players": 4, "seats": ["A", "B", "C", "D"], "settings": {"rounds": 3}}, "crowded"),
        ({"settings": {"rounds": 99}}, "rounds"),
        ({"settings": {"weather": "fine"}}, "weather"),
        ({"pack": {"flowers.toml": "not TOML"}}, "flowers.toml: not readable as TOML"),
        ({"pack": {"trees.toml": ""}}, "trees.toml: no such component file"),
        *[({"pack": {name: ""}}, "no such component file") for name in
          ("", ".", "..", "../x.toml", "/x.toml", "a\\b.toml", "x\0.toml", "x" * 300 + ".toml", "x.txt", "x.toml\n")],
    ],
)  # fmt: skip
def test_a_header_that_no_table_can_have_is_off(change: dict[str, object], problem: str) -> None:
    file = filed(finished(1))
    file.header = msgspec.structs.replace(file.header, **change)
    for function in (replay, verify):
        with pytest.raises(RecordMismatch) as off:
            function(file)
        assert off.value.record == -1
        assert problem in str(off.value)


RICH = """
[[flower]]
id = "rose"
worth = 50
"""


def test_a_record_with_other_components_stands_alone(tmp_path: Path) -> None:
    """The pack's text is in the header: whoever gets the file plays by the same numbers."""
    (tmp_path / "flowers.toml").write_text(RICH, encoding="utf-8")
    ours = live()
    theirs = Referee(GardenShow(TITLE, 3, ours.game.settings, tmp_path), ours.chance)
    rng = random.Random(2)
    while not theirs.over:
        one_move(theirs, rng)
    packed = msgspec.structs.replace(header(ours), pack={"flowers.toml": RICH})
    file = RecordFile(packed, theirs.records)
    again = open_game(file.header)
    assert isinstance(again, GardenShow)
    assert again.flowers["rose"].worth == 50
    assert replay(file).result() == theirs.result()
    without = RecordFile(header(ours), theirs.records)
    assert replay(without).result() != replay(file).result()


def test_partial_settings_are_completed() -> None:
    referee = live()
    bare: Header = msgspec.structs.replace(header(referee), settings={})
    assert open_game(bare).settings == {"rounds": 2}


def test_replay_of_nothing_is_off() -> None:
    file = RecordFile(header(live()), [])
    with pytest.raises(RecordMismatch, match="the deal is missing") as off:
        replay(file)
    assert off.value.record == 0


def test_what_was_refused_then_is_refused_in_a_replay() -> None:
    referee = live()
    assert isinstance(referee.choose(0, "fly away"), Reason)
    file = filed(referee)
    file.records.append(msgspec.structs.replace(file.records[0], n=1, seat=0, choice="fly away", chance=[]))
    with pytest.raises(RecordMismatch, match="refused: unknown-choice") as off:
        replay(file)
    assert off.value.record == 1
