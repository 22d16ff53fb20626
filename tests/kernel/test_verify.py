"""Verify: a finished game is proved from its file alone, and whatever was changed is found where it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel.chance import Dice, commitment
from cutpurse.kernel.game import Result
from cutpurse.kernel.record import Proof, Record, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import RecordMismatch, verify
from tests.kernel.tables import filed, finished, header, live, rules, stream

HEADER = -1
GAME = filed(finished(9, undo=0.5))
LAST = len(GAME.records) - 1
ALL = range(LAST + 1)


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_records(records: Sequence[Record]) -> RecordFile:
    """The file with other records, numbered anew: what a careful forger would write."""
    file = deepcopy(GAME)
    file.records = [changed(record, n=number) for number, record in enumerate(records)]
    return file


def with_record(number: int, **fields: object) -> RecordFile:
    file = deepcopy(GAME)
    file.records[number] = changed(file.records[number], **fields)
    return file


def off_at(file: RecordFile) -> int:
    with pytest.raises(RecordMismatch) as off:
        verify(file)
    return off.value.record


def numbers(wanted: Callable[[Record], object]) -> list[int]:
    return [record.n for record in GAME.records if wanted(record)]


def test_the_game_under_test_has_everything() -> None:
    assert numbers(lambda record: record.choice)
    assert numbers(lambda record: record.undo is not None)
    assert numbers(lambda record: record.sealed and record.chance)
    assert numbers(lambda record: record.choice == "draw")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_game_is_proved_from_the_file_alone(players: int, tmp_path: Path) -> None:
    for seed in range(4):
        referee = finished(seed, players=players, rounds=3 if players < 4 else 2)
        path = tmp_path / f"{seed}.cutpurse"
        filed(referee).write(path)
        proved = verify(RecordFile.read(path))
        assert proved.result() == referee.result()
        assert proved.state == referee.state


def test_an_unfinished_game_proves_nothing_yet() -> None:
    with pytest.raises(RecordMismatch, match="not finished"):
        verify(filed(live()))


# -- the header and the end ----------------------------------------------------------------------------


def test_another_commitment() -> None:
    file = deepcopy(GAME)
    file.header = msgspec.structs.replace(file.header, commitment=commitment(bytes(32)))
    assert off_at(file) == HEADER


@pytest.mark.parametrize("secret", [bytes(32).hex(), "", "not hexadecimal", "00" * 65, "ä"])
def test_another_secret(secret: str) -> None:
    file = deepcopy(GAME)
    file.proof = Proof(Result([0, 0, 0], [0]), secret)
    assert off_at(file) == HEADER


def test_another_secret_with_its_own_commitment_is_off_at_the_deal() -> None:
    file = deepcopy(GAME)
    assert file.proof is not None
    file.proof = Proof(file.proof.result, bytes(32).hex())
    file.header = msgspec.structs.replace(file.header, commitment=commitment(bytes(32)))
    assert off_at(file) == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_another_contribution_is_off_at_the_deal(seat: int) -> None:
    contributions = list(GAME.header.contributions)
    contributions[seat] += "!"
    file = deepcopy(GAME)
    file.header = msgspec.structs.replace(file.header, contributions=contributions)
    assert off_at(file) == 0


def test_contributions_missing_or_swapped_are_off_at_the_deal() -> None:
    first, *others = GAME.header.contributions
    for contributions in (others, [*others, first]):
        file = deepcopy(GAME)
        file.header = msgspec.structs.replace(file.header, contributions=contributions)
        assert off_at(file) == 0


def test_another_result() -> None:
    proof = GAME.proof
    assert proof is not None
    scores, winners = proof.result.scores, proof.result.winners
    better = [scores[0] + 1, *scores[1:]]
    for result in (Result(better, winners), Result(scores, [(winners[0] + 1) % 3]), Result([], [])):
        file = deepcopy(GAME)
        file.proof = Proof(result, proof.secret)
        assert off_at(file) == HEADER


def test_a_game_that_is_called_finished_too_early() -> None:
    assert off_at(with_records(GAME.records[:-1])) == HEADER


def test_a_game_without_records() -> None:
    assert off_at(with_records([])) == 0


# -- one record ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ALL)
def test_another_mark(number: int) -> None:
    assert off_at(with_record(number, mark="0" * 12)) == number


@pytest.mark.parametrize("number", numbers(lambda record: record.chance))
def test_one_other_outcome(number: int) -> None:
    outcomes = GAME.records[number].chance
    for place, (what, n, value) in enumerate(outcomes):
        others = {(what, n, (value + 1) % n), (what, n, n), (what, n, -1), (what, n + 1, value), (what + "s", n, value)}
        for outcome in others - {(what, n, value)}:
            chance = [*outcomes[:place], outcome, *outcomes[place + 1 :]]
            assert off_at(with_record(number, chance=chance)) == number


@pytest.mark.parametrize("number", ALL)
def test_more_or_fewer_draws(number: int) -> None:
    chance = GAME.records[number].chance
    assert off_at(with_record(number, chance=[*chance, ("draw", 5, 0)])) == number
    assert off_at(with_record(number, chance=[*chance, ("draw", 10**3000, 0)])) == number
    if chance:
        assert off_at(with_record(number, chance=chance[:-1])) == number


@pytest.mark.parametrize("number", numbers(lambda record: record.choice))
def test_one_other_choice(number: int) -> None:
    choice = GAME.records[number].choice
    for other in {"rest", "draw", "plant rose", "give tulip", "bid 1", "fly away", "", "x" * 1000} - {choice}:
        assert off_at(with_record(number, choice=other)) == number


@pytest.mark.parametrize("number", numbers(lambda record: record.seat is not None))
def test_a_choice_or_an_undo_of_another_seat(number: int) -> None:
    seat = GAME.records[number].seat
    for other in {-1, 0, 1, 2, 3, 10**18, None} - {seat}:
        assert off_at(with_record(number, seat=other)) == number


@pytest.mark.parametrize("number", numbers(lambda record: record.sealed))
def test_other_sealed_answers(number: int) -> None:
    sealed = GAME.records[number].sealed
    assert sealed is not None
    (host, answers), *guests = sealed
    forgeries = [
        [],
        guests,
        sealed[:-1],
        [*sealed, sealed[-1]],
        [*sealed, (0, ["rest"])],
        [*guests, (host, answers)],
        [(host, answers[:1]), (host, answers[1:]), *guests],
        [(host, list(reversed(answers))), *guests],
        [(host, [*answers, "bid 1"]), *guests],
        [(host, []), *guests],
        [*sealed, (7, [])],
        [(host, ["name daisy" if answers[0] != "name daisy" else "name rose", answers[1]]), *guests],
        [(host, [answers[0], "bid 1" if answers[1] != "bid 1" else "bid 2"]), *guests],
    ]
    for forged in forgeries:
        assert off_at(with_record(number, sealed=forged)) == number


@pytest.mark.parametrize("number", numbers(lambda record: record.undo is not None))
def test_an_undo_of_another_record(number: int) -> None:
    undo = GAME.records[number].undo
    assert undo is not None
    for other in (undo - 1, undo + 1, -1, 10**18, None):
        assert off_at(with_record(number, undo=other)) == number


@pytest.mark.parametrize("number", ALL)
def test_things_that_the_game_does_not_write(number: int) -> None:
    """Nothing may ride along in a proved file, not even where nobody would read it."""
    record = GAME.records[number]
    additions: list[dict[str, object]] = [{"seat": 1}, {"choice": "rest"}, {"undo": 0}, {"sealed": []}]
    for addition in additions:
        (field,) = addition
        if getattr(record, field) is None:
            assert off_at(with_record(number, **addition)) == number


def test_the_problem_is_told_in_plain_words() -> None:
    first_undo = numbers(lambda record: record.undo is not None)[0]
    first_seal = numbers(lambda record: record.sealed)[0]
    problems = {
        "the position afterwards is": with_record(1, mark="0" * 12),
        "1 draws that the game does not make": with_record(0, chance=[*GAME.records[0].chance, ("draw", 5, 0)]),
        "sealed answers are missing": with_record(first_seal, sealed=[], chance=[]),
        "takes back record 77": with_record(first_undo, undo=77),
        "refused: unknown-choice": with_record(1, choice="fly away"),
        "something that the game does not write": with_record(0, seat=1),
        "neither a choice nor sealed answers nor an undo": with_record(1, choice=None, undo=None, sealed=None),
        "record 2 is due, the file goes on with 9": with_record(2, n=9),
    }
    for problem, file in problems.items():
        with pytest.raises(RecordMismatch) as off:
            verify(file)
        assert problem in off.value.problem
        assert str(off.value) == f"record {off.value.record}: {off.value.problem}"


# -- several records -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(LAST))
def test_a_dropped_record(number: int) -> None:
    left = [record for record in GAME.records if record.n != number]
    assert off_at(with_records(left)) == number
    with_a_gap = deepcopy(GAME)
    with_a_gap.records = left
    assert off_at(with_a_gap) == number


@pytest.mark.parametrize("number", range(LAST))
def test_swapped_records(number: int) -> None:
    swapped = list(GAME.records)
    swapped[number : number + 2] = reversed(swapped[number : number + 2])
    assert off_at(with_records(swapped)) == number


@pytest.mark.parametrize("number", ALL)
def test_a_doubled_record(number: int) -> None:
    assert off_at(with_records([*GAME.records[: number + 1], *GAME.records[number:]])) == number + 1


def test_a_record_after_the_end() -> None:
    more = changed(GAME.records[LAST], sealed=None, seat=0, choice="rest", chance=[])
    assert off_at(with_records([*GAME.records, more])) == LAST + 1


def test_a_second_deal_in_the_middle() -> None:
    file = deepcopy(GAME)
    file.records[3:] = GAME.records
    assert off_at(file) == 3


# -- a whole game that was not drawn from the stream ---------------------------------------------------


def test_a_consistent_game_with_chosen_draws_is_off_at_its_first_draw() -> None:
    """A host who deals as he likes and writes a faultless record is still found out."""
    referee = Referee(rules(), Dice(1))
    while not referee.over:
        question = referee.questions()[0]
        referee.choose(question.seat, question.options[-1])
    result = referee.result()
    assert result is not None
    honest = live()
    forged = RecordFile(header(honest), referee.records, Proof(result, stream().secret.hex()))
    with pytest.raises(RecordMismatch, match="not the one of the secret stream") as off:
        verify(forged)
    assert off.value.record == 0
