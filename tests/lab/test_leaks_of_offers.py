"""Law 4 for offers: that somebody could interrupt shows nowhere, and where it would, the leak is found (SW-5.21, SW-5.25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cutpurse.games.swindler import TITLE, Swindler, events
from cutpurse.kernel.game import Play
from cutpurse.kernel.question import Question, Window
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.state import Step
from cutpurse.lab.leaks import Leak, leaks

INTERRUPTIBLE = 3
"""Games in which somebody soon holds a card for any time."""


def somebody_could(game: Swindler, state: Any) -> bool:
    return any(
        offer.startswith("play") for seat in range(game.players) if state.asked for offer in game.offers(state, seat)
    )


def found(part: str) -> None:
    with pytest.raises(Leak) as leak:
        leaks(TITLE, INTERRUPTIBLE, 3, often=0.5)
    assert leak.value.what == part


def test_an_offer_that_others_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question of whoever is asked would say that somebody else has something to play."""
    sound: Callable[..., tuple[str, dict[str, Any]]] = Swindler.frame

    def frame(game: Swindler, state: Any, ask: Step) -> tuple[str, dict[str, Any]]:
        kind, about = sound(game, state, ask)
        return kind, {**about, "hole": somebody_could(game, state)}

    monkeypatch.setattr(Swindler, "frame", frame)
    found("question")


def test_a_message_because_somebody_could_interrupt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Swindler.choose

    def choose(game: Swindler, play: Play[Any, Any], seat: int, choice: str) -> None:
        sound(game, play, seat, choice)
        if somebody_could(game, play.state):
            play.tell(events.StartPlayer(seat))

    monkeypatch.setattr(Swindler, "choose", choose)
    found("log")


def test_a_delay_because_somebody_could_interrupt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a decision were given time in which to be interrupted."""
    sound: Callable[..., Question] = Swindler.question

    def question(game: Swindler, state: Any, seat: int) -> Question:
        asked = sound(game, state, seat)
        return msgspec.structs.replace(asked, window=Window("timed", 5)) if somebody_could(game, state) else asked

    monkeypatch.setattr(Swindler, "question", question)
    found("question")


def test_a_record_because_somebody_could_interrupt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the table noted that it had asked in vain."""
    sound = Referee.choose

    def choose(referee: Referee, seat: int, choice: str) -> Any:
        happened = sound(referee, seat, choice)
        if isinstance(referee.game, Swindler) and somebody_could(referee.game, referee.state):
            referee.records.append(referee.records[-1])
        return happened

    monkeypatch.setattr(Referee, "choose", choose)
    found("records")
