"""Thiefdom at the table: the first minutes on a small screen, the map that shows what an option concerns."""

from __future__ import annotations

import io

import pytest
from textual.pilot import Pilot

from cutpurse.bots import greet
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.seated import Seated
from cutpurse.games.thiefdom import TITLE
from cutpurse.kernel import registry
from cutpurse.kernel.settings import settle
from cutpurse.kernel.text import Speaker
from cutpurse.kernel.text_sheet import Drawn
from cutpurse.terminal.app import PlayApp
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.session import Table
from cutpurse.terminal.telling import Teller
from cutpurse.terminal.widgets import BoardPane, Choices, speaking_of
from tests.games.released import released
from tests.terminal.garden import screen_text
from tests.terminal.test_app import act, press


@pytest.fixture(autouse=True)
def thiefdom(shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "titles", lambda: {TITLE.id: TITLE})


def thiefdom_table(players: int) -> Table:
    settings = settle(TITLE.settings, {"layout": "introductory"})
    assert isinstance(settings, dict)
    game = TITLE.open(players, settings, box=released(TITLE))
    bots = [None, *(Seated(RandomBot(), greet(game, seat, 5)) for seat in range(1, players))]
    return Table.new(game, ["Anna", "Bert", "Cleo"][:players], bots)


def test_a_drawing_is_pointed_at_before_words_are() -> None:
    lines = ["Lair tower 7Ac", Drawn(" 9  a . c", {"tower 7Ac": [8]}), "tower: 7Ac"]
    assert speaking_of(["tower 7Ac"], lines) == [1]
    assert speaking_of(["tower"], lines) == [2]


def test_line_by_line_one_can_ask_about_an_option() -> None:
    table, sink = thiefdom_table(2), io.StringIO()
    PlainTable(table, Teller(table.game, table.header.seats, "en"), io.StringIO("about 1\nabout 99\n"), sink).run()
    first = table.game.view(table.referee.state, 0).draft.hand[0]
    name = Speaker("en", table.game).name(first)
    assert f"\n{name}\n- " in sink.getvalue()
    assert "There is nothing more to say about that." in sink.getvalue()


@pytest.mark.parametrize("players", [1, 2])
def test_the_first_minutes_on_a_small_screen(players: int) -> None:
    """Cards to choose from come first; for lairs and steps the map comes into sight and the place stands out."""

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "CARDS TO CHOOSE FROM" in screen_text(app)
        await press(pilot, "1", "1")
        offers = app.screen_of_table.offers
        assert "CARDS KEPT" in screen_text(app)
        assert len(offers) == 10
        board, list_of_choices = (app.screen_of_table.query_one(kind).size.height for kind in (BoardPane, Choices))
        assert board + list_of_choices >= 15  # nothing is left empty below a long list
        await press(pilot, "1")
        done = next(n for n, offer in enumerate(app.screen_of_table.offers) if offer.chain == ["done"])
        await press(pilot, *["down"] * done, "enter")
        pane = app.screen_of_table.query_one(BoardPane)
        offer = app.screen_of_table.offers[0]
        assert offer.chain[0].startswith("lair ")
        spots = [line for line in pane.lines(78) if any("reverse" in str(span.style) for span in line.spans)]
        assert spots
        assert all(line.plain in screen_text(app) for line in spots[:2])
        await press(pilot, "1")

    act(thiefdom_table(players), scene)
