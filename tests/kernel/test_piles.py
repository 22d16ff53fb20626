"""Piles: what is in them, taken apart bit by bit and byte by byte."""

from __future__ import annotations

import random

import pytest

from cutpurse.kernel.chance import Dice
from cutpurse.kernel.piles import bits, nth
from cutpurse.kernel.play import words_of


@pytest.mark.parametrize("size", [0, 1, 3, 6, 7, 40, 140])
def test_a_pile_is_taken_apart_lowest_first(size: int) -> None:
    rng = random.Random(size)
    for _ in range(40):
        numbers = sorted(rng.sample(range(250), size))
        pile = sum(1 << number for number in numbers)
        assert bits(pile) == numbers
        assert [nth(pile, place) for place in range(size)] == numbers
        with pytest.raises(IndexError):
            nth(pile, size)


def test_a_draw_from_a_pile_is_a_pick_from_its_numbers() -> None:
    numbers = [3, 4, 61, 62, 63, 139]
    pile, one, other = sum(1 << number for number in numbers), Dice(5), Dice(5)
    assert [one.draw(pile, "card") for _ in range(50)] == [other.pick(numbers, "card") for _ in range(50)]


def test_the_words_of_a_choice_are_ones_own() -> None:
    words_of("step N1").append("changed")
    assert words_of("step N1") == ["step", "N1"]
