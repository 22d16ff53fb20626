"""Age of Thieves at the table: whole games in every language, and the first turn on a small screen."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from textual.pilot import Pilot

from cutpurse.bots import greet
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.seated import Seated
from cutpurse.games.age_of_thieves import TITLE
from cutpurse.kernel import registry
from cutpurse.kernel.settings import settle
from cutpurse.terminal.app import PlayApp
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.session import Table
from tests.games.released import released
from tests.terminal.garden import teller_for
from tests.terminal.test_app import act, press

LANGUAGES = ["en", "de", "pl", "fr"]


@pytest.fixture(autouse=True)
def age_of_thieves(shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "titles", lambda: {TITLE.id: TITLE})


def city_table() -> Table:
    """A person and a bot."""
    settings = settle(TITLE.settings, {"thieves": "random"})
    assert isinstance(settings, dict)
    game = TITLE.open(2, settings, box=released(TITLE))
    return Table.new(game, ["Anna", "Bert"], [None, Seated(RandomBot(), greet(game, 1, 5))])


class Typist(io.StringIO):
    """Types an option, as random thieves like them, and now and then a command."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__()
        self._table = table
        self._random = random.Random(seed)

    def readline(self, *_: Any) -> str:  # type: ignore[override]  # the library's own types contradict each other
        question = self._table.question()
        if question is None or self._random.random() < 0.05:
            return self._random.choice(["board\n", "why\n", "log\n", "undo\n", "rules AOT-6.3\n", "\n"])
        weights = self._table.game.random_weights(self._table.referee.state, question.seat, question.options)
        return f"{self._random.choices(question.options, weights)[0]}!\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_has_words_for_everything(language: str) -> None:
    table, sink = city_table(), io.StringIO()
    PlainTable(table, teller_for(table, language), Typist(table, 3), sink).run()
    assert table.over
    text = sink.getvalue()
    assert "AOT-6.3" in text
    assert "_" not in text, "no id without a name"
    assert "{" not in text


def test_a_turn_on_a_small_screen() -> None:
    """Few keys: a place to begin, Move with as many AP as one likes, ready."""

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        table = app.table
        shown = ""
        while (question := table.question()) is None or question.kind != "plan":
            shown = await press(pilot, "1")
        assert "planning" in shown
        assert "You (A):" in shown, "the board begins with what matters now"
        shown = await press(pilot, "1")
        assert "How many AP for Move?" in shown
        assert "before the watch" in shown or "after the watch" in shown
        shown = await press(pilot, "9")
        assert [action.points for action in table.view().seats[0].plan] == [9]
        ready = table.question()
        assert ready is not None
        assert "1 AP is left unused." in shown, "said on the option; nothing is lost for good, so nobody asks again"
        shown = await press(pilot, "123456789"[ready.options.index("ready")])
        assert "Anna has planned: Move (9 AP)." in shown or "Sneak" in shown

    act(city_table(), scene)
