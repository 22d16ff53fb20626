"""A table in words: parts, lines, and what only those hear who ask."""

from __future__ import annotations

from cutpurse.kernel.message import Message
from cutpurse.kernel.text_sheet import Drawn, Entry, Part, Writer


def writer() -> Writer:
    def say(message: Message) -> str:
        return f"{message.key} {' '.join(map(str, message.args.values()))}".strip()

    return Writer(say, 40)


def test_what_has_a_title_begins_anew_and_what_has_none_goes_on() -> None:
    sheet = writer()
    sheet.part("now")
    sheet.line("first")
    sheet.part("now")
    sheet.line("second", 1, "second thing")
    sheet.part("now", "Cards")
    sheet.line("a card", 1)
    sheet.part("now")
    sheet.line("third")
    assert sheet.parts == [
        Part("now", "", [Entry("first"), Entry("second", 1, "second thing")]),
        Part("now", "Cards", [Entry("a card", 1)]),
        Part("now", "", [Entry("third")]),
    ]
    assert sheet.lines == ["first", "  second", "Cards", "  a card", "third"]


def test_lines_are_wrapped_and_maps_are_not() -> None:
    sheet = writer()
    sheet.part("board")
    sheet.line("well-known " * 6)
    sheet.draw([Drawn("#" * 60, {"tower": [3]})])
    assert max(map(len, sheet.lines[:-1])) <= 40
    assert all(line.startswith("  ") for line in sheet.lines[1:-1])
    last = sheet.lines[-1]
    assert isinstance(last, Drawn) and last.spots == {"tower": [3]}


def test_an_aside_is_not_in_the_lines() -> None:
    sheet = writer()
    sheet.part("watch", "The watch")
    sheet.line("a guard", 1, "guard n12")
    sheet.aside("sees n10 n11", 2)
    assert sheet.lines == ["The watch", "  a guard"]
    assert sheet.parts[0].entries[-1] == Entry("sees n10 n11", 2, aside=True)


def test_words_come_from_the_board_of_the_game() -> None:
    assert writer().text("bags", count=2) == "board-bags 2"
    assert writer().name("ring") == "board-name ring"
