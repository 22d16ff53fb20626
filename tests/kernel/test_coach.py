"""What makes the coach speak, and what he remembers having said."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel.coach import Coach, CoachError, Condition, Tip, Trigger, coach, named_in, trigger
from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.message import Message

SAID = Sentence(["XX-1"], "So it is.")


def test_a_trigger_is_read_as_it_is_written() -> None:
    assert trigger("question hire") == Trigger("question", "hire")
    assert trigger("offer") == Trigger("offer")
    assert trigger("option rob guard*") == Trigger("option", "rob guard*")
    assert trigger("event caught seat=me coins>0") == Trigger(
        "event", "caught", [Condition("seat", "=", "me"), Condition("coins", ">", "0")]
    )


@pytest.mark.parametrize(
    "text",
    [
        "question",
        "question a b",
        "offer now",
        "event",
        "event caught seat",
        "event c n>x",
        "event c n>1*",
        "option",
        "option a-b",
        "x",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(CoachError, match="neither"):
        trigger(text)


@pytest.mark.parametrize(
    ("on", "event", "met"),
    [
        ("event caught", {"event": "caught", "seat": 1}, True),
        ("event caught", {"event": "sold", "seat": 1}, False),
        ("event caught seat=me", {"event": "caught", "seat": 0}, True),
        ("event caught seat=me", {"event": "caught", "seat": 1}, False),
        ("event caught seat=others", {"event": "caught", "seat": 1}, True),
        ("event caught coins>0", {"event": "caught", "coins": 0}, False),
        ("event caught coins>0", {"event": "caught", "coins": 1}, True),
        ("event caught coins>0", {"event": "caught"}, False),
        ("event night_fell round=6", {"event": "night_fell", "round": 6}, True),
        ("event night_fell round=6", {"event": "night_fell", "round": 5}, False),
        ("event caught figure=guard*", {"event": "caught", "figure": "guard_b"}, True),
        ("event caught figure=guard*", {"event": "caught", "figure": "noble_b"}, False),
    ],
)
def test_an_event_sets_it_off_as_the_seat_saw_it(on: str, event: dict[str, object], met: bool) -> None:
    assert trigger(on).met_by(event, 0) == met


def test_an_option_sets_it_off_by_its_first_words() -> None:
    on = trigger("option rob guard*")
    assert on.opened_by("rob guard_a") and on.opened_by("rob guard_a bribe")
    assert not any(map(on.opened_by, ["rob", "rob noble_a gold", "robguard guard_a"]))
    found = Coach([Tip("badge", [on], SAID)])
    assert found.tip(0, [], "action", False, set(), options=["end", "rob guard_c"]) is not None
    assert found.tip(0, [], "action", False, set(), options=["end"]) is None


def test_the_first_that_fits_and_is_new_is_said() -> None:
    tips = [Tip("skull", [trigger("event caught seat=me")], SAID), Tip("hire", [trigger("question hire")], SAID),
            Tip("now", [trigger("offer")], SAID)]  # fmt: skip
    caught = [{"event": "caught", "seat": 0}]
    found = Coach(tips)

    def said(known: set[str], events: list[dict[str, object]], question: str = "", offers: bool = False) -> str:
        tip = found.tip(0, events, question, offers, known)
        return tip.id if tip else ""

    assert said(set(), list(caught), "hire") == "skull"
    assert said({"skull"}, list(caught), "hire") == "hire"
    assert said({"skull", "hire"}, list(caught), "hire") == ""
    assert said(set(), [], offers=True) == "now"


def test_what_an_answer_speaks_of_sets_it_off() -> None:
    found = Coach([Tip("sewer", [trigger("thing sewer_entrance")], SAID)])
    near = named_in([Message("option-step", {"space": "e02", "things": ["sewer_entrance"], "far": 3})])
    assert found.tip(0, [], "move", False, (), near) is found.tips[0]
    assert found.tip(0, [], "move", False, {"sewer"}, near) is None
    assert found.tip(0, [], "move", False, (), named_in([Message("option-end")])) is None


def test_a_game_without_a_coach_has_nothing_to_say(tmp_path: Path) -> None:
    assert coach(tmp_path) == Coach()


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "lesson").mkdir()
    (tmp_path / "lesson" / "coach.toml").write_text('[[tip]]\nid = "x"\n')
    with pytest.raises(CoachError, match=r"coach\.toml"):
        coach(tmp_path)
