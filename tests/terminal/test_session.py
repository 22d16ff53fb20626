"""The table without a screen: who is asked, what goes by itself, saving, what bots are given."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cutpurse.bots.trouble import Report
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.kernel.standing_answers import EVEN_AIMED, EVERY
from cutpurse.terminal.session import Table
from tests.terminal.garden import FirstBot, NonsenseBot, WindowTitle, garden_table, teller_for

WINDOW = WindowTitle()


def rest(table: Table) -> None:
    assert not isinstance(table.choose(["rest"]), Reason)
    table.advance()


def test_bots_play_until_a_person_is_needed() -> None:
    table = garden_table([None, FirstBot()])
    table.advance()
    assert table.viewer == 0
    rest(table)
    question = table.question()
    assert question is not None
    assert question.kind == "name"
    assert [record.seat for record in table.referee.records] == [None, 0, 1]


def test_a_whole_game_can_be_proved_from_its_file(tmp_path: Path) -> None:
    table = garden_table([None, FirstBot()])
    table.advance()
    while not table.over:
        question = table.question()
        assert question is not None
        assert not isinstance(table.choose([question.options[-1]]), Reason)
        table.advance()
    table.save(tmp_path / "game.cutpurse")
    assert verify(RecordFile.read(tmp_path / "game.cutpurse")).result() == table.result


def test_saved_and_resumed_it_is_the_same_game(tmp_path: Path) -> None:
    table = garden_table([None, FirstBot()])
    table.advance()
    table.choose(["draw"])
    table.save(tmp_path / "game.cutpurse")
    file = RecordFile.read(tmp_path / "game.cutpurse")
    assert file.bookmark is not None
    assert file.bookmark.bots == ["", "first"]
    again = Table.resumed(file, [None, FirstBot()])
    assert again.referee.state == table.referee.state
    assert again.question() == table.question()
    assert again.news_from() == len(file.records)
    for one in (table, again):
        one.choose(["rest"])
        one.advance()
        one.choose(["name rose"])
        one.choose(["bid 0"])  # the prize is drawn among equals: the stream goes on where it was
        one.advance()
    assert again.referee.records == table.referee.records


def test_the_number_of_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="2 seats, 1 of them"):
        Table(garden_table([None, None]).referee, garden_table([None, None]).header, [None])


def test_bots_are_given_their_own_view_and_each_event_once() -> None:
    bot = FirstBot()
    table = garden_table([None, bot])
    table.advance()
    rest(table)
    rest_of_hands = [event["flower"] for event in bot.heard if event["event"] == "drew" and "flower" in event]
    assert len(rest_of_hands) == 2
    assert [event["seat"] for event in bot.heard if event["event"] == "drew"] == [0, 0, 1, 1]
    assert msgspec.json.decode(bot.views[0])["seat"] == 1
    told = len(bot.heard)
    table.choose(["name rose"])
    table.choose(["bid 1"])
    table.advance()
    rest(table)
    assert [event["event"] for event in bot.heard[told:]] == ["shown", "rested", "rested"]


def test_an_impossible_answer_of_a_bot_is_replaced() -> None:
    table = garden_table([None, NonsenseBot()])
    table.advance()
    rest(table)
    assert table.referee.records[2].choice == "rest"


def test_trouble_with_bots_is_told_once_and_in_every_language() -> None:
    codes = ["no-start", "late", "died", "garbage", "too-long", "not-offered", "error", "given-up"]
    reports = [Report(code, "because", move) for move, code in enumerate(codes, 1)]
    table = garden_table([None, FirstBot(*reports)])
    found = table.troubles()
    assert len(found) == len(codes)
    assert table.troubles() == []
    for language in ("en", "de", "pl", "fr"):
        for trouble in found:
            assert "Bert" in teller_for(table, language).speaker.say(trouble)


def test_a_move_has_one_sentence_of_trouble_and_a_bot_that_is_given_up_one_more() -> None:
    reports = [Report("garbage", "1", 1), Report("died", "", 1), Report("late", "", 2), Report("given-up", "", 2)]
    table = garden_table([None, FirstBot(*reports)])
    assert [trouble.key for trouble in table.troubles()] == ["trouble-garbage", "trouble-late", "trouble-given-up"]


def test_with_one_person_a_window_with_nothing_to_play_goes_by() -> None:
    table = garden_table([None, FirstBot()], WINDOW)
    table.advance()
    for flower in list(table.referee.state.hands[0]):
        table.choose([f"plant {flower}"])
    rest(table)
    question = table.question()
    assert question is not None
    assert question.kind == "turn", "the window asked for nothing but a pass, so the next round has begun"


def test_among_several_people_everybody_is_asked() -> None:
    table = garden_table([None, None], WINDOW)
    for seat in (0, 1):
        table.viewer = seat
        for flower in list(table.referee.state.hands[seat]):
            table.choose([f"plant {flower}"])
        rest(table)
    assert table.errand() is None
    assert table.next_person() == 1, "whoever sits at the keyboard stays if asked"
    table.choose(["pass"])
    assert table.next_person() == 0


def test_nobody_is_at_the_keyboard_before_somebody_sits_down() -> None:
    table = garden_table([None, None])
    assert table.viewer == SPECTATOR
    assert table.question() is None
    assert table.next_person() == 0


def in_window(rounds: int = 3) -> Table:
    table = garden_table([None, FirstBot()], WINDOW, rounds)
    table.advance()
    rest(table)
    return table


def test_a_standing_answer_passes_from_then_on() -> None:
    table = in_window()
    question = table.question()
    assert question is not None
    table.stand(question, EVEN_AIMED)
    table.advance()
    assert table.referee.records[-1].sealed == [(0, ["pass"]), (1, ["pass"])]
    rest(table)
    assert table.question() is not None
    assert [record.sealed is not None for record in table.referee.records].count(True) == 2


def test_a_standing_answer_spares_what_is_aimed_at_the_seat() -> None:
    table = in_window()
    question = table.question()
    assert question is not None
    table.stand(question)
    table.advance()
    rest(table)
    asked = table.question()
    assert asked is not None
    assert asked.kind == "bid"
    assert asked.window is not None
    assert asked.window.aimed


def test_a_standing_answer_for_a_round_ends_with_it() -> None:
    table = in_window()
    question = table.question()
    assert question is not None
    table.stand(question, EVERY, "round")
    table.advance()
    rest(table)
    asked = table.question()
    assert asked is not None
    assert asked.kind == "bid"
    assert table.standing_of(0) == []


def test_a_standing_answer_can_be_taken_back() -> None:
    table = in_window()
    teller = teller_for(table)
    labels = [item.label for item in teller.standing_items(table)]
    assert len(labels) == 6, "three reaches, for this round or until changed"
    teller.standing_items(table)[1].act()
    said = teller.standing_items(table)[-1]
    assert "Stop passing" in said.label
    said.act()
    assert table.standing_of(0) == []


def test_only_windows_that_can_be_passed_have_standing_answers() -> None:
    table = garden_table([None, FirstBot()])
    table.advance()
    assert teller_for(table).standing_items(table) == []
    rest(table)
    assert teller_for(table).standing_items(table) == []


def test_the_log_leaves_out_what_was_taken_back() -> None:
    table = garden_table([None, FirstBot()])
    table.advance()
    before = table.log()
    flower = table.referee.state.hands[0][0]
    table.choose([f"plant {flower}"])
    assert len(table.log()) == len(before) + 1
    table.undo()
    assert table.log() == before
