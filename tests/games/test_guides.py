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


PLACES = frozenset({"accomplices", "loot"})
"""Places on Swindler's table that options name, and that are no components."""


@every_game
def test_pictures_point_at_what_is_there(game: str) -> None:
    title = registry.title(game)
    things = {component.id for component in table(title, title.seats[-1]).components()} | PLACES
    for page in guide(title.home, "en"):
        for picture in (paragraph.picture for paragraph in page.paragraphs if paragraph.picture):
            frame = example(game, picture.example, "en").frames[picture.frame]
            squares = {f"{x},{y}" for x, y, _ in frame.ground["streets"]} if frame.ground else set()
            assert set(picture.things) <= things | squares, (page.id, picture)
