"""Law 4 for what is said about a view (its drawing, notes, options, words) and about events: leaks there are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cutpurse.games.swindler import TITLE, Swindler, events
from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Note, Option
from cutpurse.kernel.statistics import Source
from cutpurse.lab.leaks import Leak, leaks
from cutpurse.lab.soak import table_of

Method = Callable[..., Any]


def secret(game: Game[Any, Any], view: Any) -> int:
    """Something that is in no view: it follows from what was imagined behind it."""
    return int.from_bytes(game.imagined(view).encode()) % 1009


def a_scene(sound: Method) -> Method:
    return lambda game, view: {**sound(game, view), "hole": secret(game, view)}


def notes(sound: Method) -> Method:
    return lambda game, view: [*sound(game, view), Note("hole", Message("note-hole", {"count": secret(game, view)}))]


def an_option(sound: Method) -> Method:
    return lambda game, view, choice: Option(choice, Message("option-hole", {"count": secret(game, view)}))


def a_sheet(sound: Method) -> Method:
    def write(game: Game[Any, Any], view: Any, say: Any, width: int) -> Any:
        writer = sound(game, view, say, width)
        writer.line(str(secret(game, view)))
        return writer

    return write


HOLES: dict[str, tuple[str, Callable[[Method], Method]]] = {
    "scene": ("scene", a_scene), "notes": ("notes", notes), "options": ("describe", an_option),
    "sheet": ("write", a_sheet)}  # fmt: skip


@pytest.mark.parametrize("what", HOLES)
@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_words_that_know_too_much_are_found(monkeypatch: pytest.MonkeyPatch, game: str, what: str) -> None:
    title, (method, leaky) = registry.title(game), HOLES[what]
    rules = type(table_of(title, 0, None, {}))
    monkeypatch.setattr(rules, method, leaky(getattr(rules, method)))
    with pytest.raises(Leak) as found:
        leaks(title, 24)
    assert found.value.what == what


def test_harm_that_depends_on_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Hired, "against", lambda self, seat: sum(map(ord, "".join(self.cards))) % 2)
    with pytest.raises(Leak) as found:
        leaks(TITLE, 24)
    assert found.value.what == "against"


def test_a_score_sheet_that_knows_the_deck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Swindler, "sources", lambda _, state, told: [Source(Message("source-hole"), [state.deck % 1009])]
    )
    with pytest.raises(Leak) as found:
        leaks(TITLE, 24, asked={"end_jobs": 3})  # it shows at the end alone
    assert found.value.what == "sources"
