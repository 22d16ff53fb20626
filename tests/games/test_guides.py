"""The pages to learn a game from: short, in every language, with pictures of positions that there are."""

from __future__ import annotations

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.guide import guide, sentences
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.server.http.examples import example
from tests.games.texts import table

GAMES = ("age-of-thieves", "swindler", "thiefdom")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_guide_leads_from_the_aim_to_the_end(game: str) -> None:
    pages = guide(registry.title(game).home, "en")
    assert [page.id for page in pages] == ["aim", "table", "turn", "end"]
    words = sum(len(paragraph.text.split()) for page in pages for paragraph in page.paragraphs)
    assert words < 900, "four pages"


@every_game
def test_every_sentence_is_in_every_language(game: str) -> None:
    for sentence in sentences(registry.title(game).home):
        said = [getattr(sentence, language) for language in LANGUAGES]
        assert all(said), sentence.en
        assert len(set(said)) == len(LANGUAGES), sentence.en


PLACES = frozenset({"deck", "loot-0", "stage"})
"""Places on Swindler's table that are no components: tests/web/test_guide.py sees them ringed."""
SEATS = frozenset({"seat-0"})
"""Places beside the board that are somebody's."""


@every_game
def test_pictures_point_at_what_is_there(game: str) -> None:
    title = registry.title(game)
    things = {component.id for component in table(title, title.seats[-1]).components()} | PLACES | SEATS
    for page in guide(title.home, "en"):
        for picture in (paragraph.picture for paragraph in page.paragraphs if paragraph.picture):
            frame = example(game, picture.example, "en").frames[picture.frame]
            squares = {f"{x},{y}" for x, y, _ in frame.ground["streets"]} if frame.ground else set()
            assert set(picture.things) <= things | squares, (page.id, picture)


@every_game
def test_a_turn_is_told_by_pictures_that_point(game: str) -> None:
    """Each paragraph of a turn has its picture but one at most: what comes before, or after, on the whole table."""
    turn = next(page for page in guide(registry.title(game).home, "en") if page.id == "turn")
    pictures = [paragraph.picture for paragraph in turn.paragraphs]
    assert pictures.count(None) <= 1
    assert all(picture.things for picture in pictures if picture)
