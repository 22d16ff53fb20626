"""The page's types of views, scenes and events are those of the Python classes: `npm run types` in web/ writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.lab.typescript import files, typescript

FILES = files(Path(__file__).parents[2])


def test_every_board_has_its_types() -> None:
    assert set(FILES) == set(registry.titles())


@pytest.mark.parametrize("game", sorted(FILES))
def test_the_types_on_file_are_those_of_the_game(game: str) -> None:
    assert FILES[game].read_text(encoding="utf-8") == typescript(game), "npm --prefix web run types"


def test_events_name_their_fields_and_what_only_the_own_seat_sees_is_optional() -> None:
    lines = typescript("swindler").splitlines()
    assert "  sold: { seat: number; tile: string; fence: string; slot: number; vp: number };" in lines
    assert "  hired: { seat: number; count: number; paid: string[]; cards?: string[] };" in lines
