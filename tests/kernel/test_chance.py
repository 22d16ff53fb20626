"""Chance: fair, separated by purpose, bound by the commitment and told by it to nobody."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Hashable, Iterable

import pytest

from cutpurse.kernel.chance import (
    LARGEST_DRAW,
    Dice,
    Noted,
    OffRecord,
    Outcome,
    Recorded,
    SecretStream,
    commitment,
    keyed_draw,
    stream_key,
)

SECRET = bytes(range(32))
CONTRIBUTIONS = ["Anna", "Żółw & co.", ""]
KEY = stream_key(SECRET, CONTRIBUTIONS)


def looks_fair(seen: Iterable[Hashable], cells: int) -> bool:
    """Chi-square within four standard deviations of its mean: neither lopsided nor suspiciously even."""
    counts = Counter(seen)
    expected = counts.total() / cells
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    chi_square += expected * (cells - len(counts))
    freedom = cells - 1
    return len(counts) <= cells and abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 52, 100])
def test_every_outcome_is_equally_likely(n: int) -> None:
    draws = [keyed_draw(KEY, number, n, "a die") for number in range(12_000)]
    assert set(draws) == set(range(n))
    assert looks_fair(draws, n)


def test_the_chi_square_would_notice_a_bias() -> None:
    lopsided = [keyed_draw(KEY, number, 16, "a die") % 6 for number in range(12_000)]
    too_even = [number % 6 for number in range(12_000)]
    assert not looks_fair(lopsided, 6)
    assert not looks_fair(too_even, 52)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = SecretStream(SECRET, CONTRIBUTIONS)
    orders = []
    for _ in range(6_000):
        cards = list("abcd")
        stream.shuffle(cards, "deck")
        orders.append("".join(cards))
    assert looks_fair(orders, 24)


def test_one_purpose_says_nothing_about_another() -> None:
    pairs = [(keyed_draw(KEY, n, 6, "red bag"), keyed_draw(KEY, n, 6, "blue bag")) for n in range(12_000)]
    assert looks_fair(pairs, 36)
    neighbours = [(keyed_draw(KEY, n, 6, "bag"), keyed_draw(KEY, n + 1, 6, "bag")) for n in range(0, 24_000, 2)]
    assert looks_fair(neighbours, 36)


def test_purpose_number_and_size_cannot_be_confused() -> None:
    """Draw 1 of 11 is not draw 11 of 1 or the like: the fields of a draw have borders."""
    large = LARGEST_DRAW
    draws = [
        keyed_draw(KEY, number, large, what)
        for number, what in itertools.product([0, 1, 11, 111], ["", "1", "|", "1|1", "0|1|", "bag", "bag "])
    ]
    assert len(set(draws)) == len(draws)


def test_fixed_vectors_for_verifiers_in_other_languages() -> None:
    """BLAKE2b with 32-byte (draws: 8-byte, big-endian) digests; personalisation padded with zero bytes."""
    assert commitment(SECRET) == "60e765a89a55b2ba043afba36e2178a4f659980e26f0ed14cd2d68794647d5dd"
    assert KEY.hex() == "14dbab292c6b24a3407d3824009f3cd9030be7d61fe4917c9df7a3760b2f2bf2"
    vectors = [
        (0, 2, "coin", 0),
        (0, 6, "die", 4),
        (1, 6, "die", 3),
        (1, 6, "bag", 2),
        (2, 52, "deck", 31),
        (1000000, 100, "Żółw | 3", 62),
        (7, 9223372036854775809, "die", 4273936832364895883),
        (3, 18446744073709551616, "die", 12006382362327223268),
    ]
    for number, n, what, value in vectors:
        assert keyed_draw(KEY, number, n, what) == value


def test_the_commitment_tells_nothing_that_draws_come_from() -> None:
    published = commitment(SECRET)
    assert published != KEY.hex()
    assert published != hashlib.blake2b(SECRET, digest_size=32).hexdigest()
    guess = stream_key(bytes.fromhex(published), CONTRIBUTIONS)
    numbers = range(64)
    real = [keyed_draw(KEY, number, 6, "die") for number in numbers]
    for key in (guess, bytes.fromhex(published)):
        assert [keyed_draw(key, number, 6, "die") for number in numbers] != real


def test_every_contribution_counts_and_keeps_its_place() -> None:
    mixes = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["ab", "c", ""], ["", "ab", "c"], [], [""]]
    keys = {stream_key(SECRET, mix) for mix in mixes} | {stream_key(bytes(32), mix) for mix in mixes}
    assert len(keys) == 2 * len(mixes)


def test_the_commitment_does_not_depend_on_contributions() -> None:
    """It is published before anybody contributes."""
    assert SecretStream(SECRET, ["a"]).commitment == SecretStream(SECRET, ["b"]).commitment == commitment(SECRET)


def test_new_streams_have_new_secrets() -> None:
    streams = [SecretStream.new(["a", "b"]) for _ in range(5)]
    assert len({stream.secret for stream in streams}) == 5
    assert all(len(stream.secret) == 32 for stream in streams)


def test_a_value_that_would_favour_some_outcomes_is_drawn_anew() -> None:
    """Out of 2^63 + 1 almost every second value must be thrown away."""
    n, anew = 2**63 + 1, 0
    for number in range(40):
        values = (_raw(number, attempt, n, "die") for attempt in itertools.count())
        attempts = list(itertools.takewhile(lambda value: value >= n, values))
        anew += bool(attempts)
        assert keyed_draw(KEY, number, n, "die") == _raw(number, len(attempts), n, "die")
    assert 10 <= anew <= 30


def _raw(number: int, attempt: int, n: int, what: str) -> int:
    text = f"{number}|{attempt}|{n}|{what}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, key=KEY, person=b"cutpurse-draw").digest(), "big")


@pytest.mark.parametrize("n", [0, -1, LARGEST_DRAW + 1, 10**4000])
def test_what_cannot_be_drawn_fairly_is_not_drawn(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        keyed_draw(KEY, 0, n, "die")


def test_the_only_outcome_is_drawn_too() -> None:
    assert keyed_draw(KEY, 0, 1, "die") == 0


def test_a_stream_goes_on_where_it_was() -> None:
    whole = SecretStream(SECRET, CONTRIBUTIONS)
    first = [whole.below(1000, "die") for _ in range(10)]
    rest = [whole.below(1000, "die") for _ in range(10)]
    resumed = SecretStream(SECRET, CONTRIBUTIONS, drawn=10)
    assert [resumed.below(1000, "die") for _ in range(10)] == rest != first
    assert whole.drawn == resumed.drawn == 20


def test_dice_are_repeatable_and_in_range() -> None:
    def rolls(seed: int) -> list[int]:
        dice = Dice(seed)
        return [dice.below(6, "die") for _ in range(6_000)]

    assert rolls(7) == rolls(7) != rolls(8)
    assert looks_fair(rolls(7), 6)


def test_noted_draws_can_be_read_back() -> None:
    noted = Noted(Dice(3))
    cards = list("abcdef")
    noted.shuffle(cards, "deck")
    assert noted.pick("xyz", "letter") in "xyz"
    assert [(what, n) for what, n, _ in noted.outcomes] == [("deck", n) for n in (6, 5, 4, 3, 2)] + [("letter", 3)]
    again, copy = Recorded(noted.outcomes), list("abcdef")
    again.shuffle(copy, "deck")
    assert copy == cards
    assert again.left == 1


@pytest.mark.parametrize(
    ("outcome", "problem"),
    [
        (("deck", 6, 0), "the record holds"),
        (("die", 5, 0), "the record holds"),
        (("die", 6, 6), "not among"),
        (("die", 6, -1), "not among"),
    ],
)
def test_a_record_of_other_draws_is_noticed(outcome: Outcome, problem: str) -> None:
    with pytest.raises(OffRecord, match=problem):
        Recorded([outcome]).below(6, "die")


def test_a_record_of_too_few_draws_is_noticed() -> None:
    recorded = Recorded([("die", 6, 2)])
    assert recorded.below(6, "die") == 2
    with pytest.raises(OffRecord, match="does not hold"):
        recorded.below(6, "die")
