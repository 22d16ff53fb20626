"""How a line is held against the forms of its verb."""

from __future__ import annotations

import pytest

from cutpurse.kernel.ruleset import Ruleset
from cutpurse.kernel.state import State
from cutpurse.kernel.verb import Verb


def _verb(*forms: str) -> Verb[State, Ruleset]:
    return Verb(forms, lambda game, state, seat: (), lambda game, state, seat, words: None, frozenset())


@pytest.mark.parametrize(("forms", "line", "fits"), [
    (("sell TILE FENCE #",), "sell red_ring fence_tailor 2", True),
    (("sell TILE FENCE #",), "sell red_ring fence_tailor", False),
    (("sell TILE FENCE #",), "sell red_ring fence_tailor two", False),
    (("sell TILE FENCE #",), "sell red_ring fence_tailor 2 3", False),
    (("hire #",), "hire 0", True),
    (("hire #",), "hire 00", False),
    (("hire #",), "hire -1", False),
    (("hire #",), "hire 1234567", False),
    (("hire #",), "hire \N{ARABIC-INDIC DIGIT THREE}", False),
    (("pay ...",), "pay", True),
    (("pay ...",), "pay 2 yellow_coin lockpick_red", True),
    (("pay ...",), "pay  2", False),
    (("pay ...",), "pay ", False),
    (("play CARD ...",), "play", False),
    (("play CARD ...",), "play cheat", True),
    (("play CARD ...",), "play lawyer raid", True),
    (("take TILE", "take SEAT TILE"), "take nothing", True),
    (("take TILE", "take SEAT TILE"), "take B red_ring", True),
    (("take TILE", "take SEAT TILE"), "take A B red_ring", False),
    (("a.b",), "axb", False),
])  # fmt: skip
def test_a_line_fits_a_form_word_by_word(forms: tuple[str, ...], line: str, fits: bool) -> None:
    assert _verb(*forms).understands(line) is fits
