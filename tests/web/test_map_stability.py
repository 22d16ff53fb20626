"""Nothing that stays moves: a whole game is played and told, and in every picture that the browser draws of it
the boxes of what lies on the table all the time are where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import LONGEST_GAME, Player, patiently

MOVED = 2
"""Pixels that nobody notices."""
STAYS = {
    "age-of-thieves": (".top", ".map", ".map .window", ".sheets"),
    "thiefdom": (".turn", ".map", ".map .window", ".map .land", ".map .buttons button", ".sheets"),
}

WATCH = """([names, most]) => {
    window.moves = {};
    const first = {};
    const look = () => {
        const now = [...document.querySelectorAll('#panel-side li')].at(-1)?.textContent.trim();
        for (const name of names) {
            const thing = document.querySelector(`main.board .table ${name}`);
            if (!thing) continue;
            const {left, top, width, height} = thing.getBoundingClientRect();
            const box = [left, top, width, height];
            first[name] ??= box;
            if (box.some((side, n) => Math.abs(side - first[name][n]) > most))
                moves[name] ??= `${first[name].map(Math.round)} -> ${box.map(Math.round)} (${now})`;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Looks at every picture that the browser draws."""


@pytest.mark.parametrize("game", STAYS)
def test_nothing_that_stays_moves_in_a_whole_game(visitor: Callable[..., Visitor], game: str) -> None:
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table(game))
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH, [list(STAYS[game]), MOVED])
    player = Player(guest, game, "still")
    for _ in patiently(guest, LONGEST_GAME):
        if guest.over:
            break
        player.move()
        moves: dict[str, Any] = page.evaluate("moves")
        assert not moves, moves
