"""A served table as a seat is told of it: what is heard, what is sent, what is shown. No socket here."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.standing_answers import EVERY, Standing
from cutpurse.protocol.from_client import Choose, ClientMessage, Leave, Mute, Notify, Revoke, Stand, Undo, Why
from cutpurse.protocol.from_server import Accepted, Answer, Failed, Refused, Said, SeatInfo, Seats, Update, Welcome
from cutpurse.protocol.position import Grounds
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.updates import Parts, Updates
from cutpurse.server.table.wording import KEYS
from cutpurse.terminal.link import Link, NoSeat
from cutpurse.terminal.link import Seats as Kept
from cutpurse.terminal.remote import RemoteTable
from cutpurse.terminal.telling import Teller
from tests.kernel.toy import TITLE, GardenTitle
from tests.terminal.garden import WindowTitle

ANNA, BERT = SeatInfo("Anna", "human", True), SeatInfo("Bert", "human", True)


def welcome(seat: int = 0, game: str = TITLE.id, rules: int = TITLE.rules_version) -> Welcome:
    return Welcome(1, 1, "t", game, rules, 2, {"rounds": 2}, "", seat, [ANNA, BERT], True)


class Hosted:
    """One seat of a game that a referee leads elsewhere. Messages are passed on by hand."""

    def __init__(self, seat: int = 0, title: GardenTitle = TITLE) -> None:
        self.referee = Referee(title.open(2, {"rounds": 2}), Dice(3))
        self.sent: list[ClientMessage] = []
        self.time = 100.0
        self.table = RemoteTable(welcome(seat, title.id), self.sent.append, lambda: self.time)
        self.chairs = [Chair(HUMAN, "Anna"), Chair(HUMAN, "Bert")]
        self.heard = 0
        self.n = 1

    def update(self, whole: bool = False, deadline: float | None = None) -> None:
        referee, seat = self.referee, self.table.viewer
        first = 0 if whole else self.heard
        self.heard, self.n = len(referee.told), self.n + 1
        updates = Updates(referee.game)
        updates.look(referee, self.chairs)
        parts = Parts(updates.position(seat, KEYS), updates.events(seat, KEYS, first), whole, deadline=deadline)
        self.table.hear(msgspec.json.decode(parts.numbered(self.n), type=Update))

    def carry_out(self) -> None:
        """What was sent last happens."""
        said = self.sent[-1]
        assert isinstance(said, Choose)
        assert said.at == self.n
        assert not isinstance(self.referee.choose(self.table.viewer, said.choice), Reason)
        self.update()


def test_what_is_asked_can_be_answered_once() -> None:
    hosted = Hosted()
    assert hosted.table.question() is None
    assert hosted.table.view() is None
    hosted.update()
    question = hosted.table.question()
    assert question is not None
    assert hosted.table.view() == hosted.referee.view(0)
    assert hosted.table.choose(["rest"]) == []
    assert hosted.table.question() is None
    assert hosted.table.choose(["rest"]) == Reason("not-asked")
    assert len(hosted.sent) == 1
    hosted.carry_out()
    assert hosted.table.waiting_for() == [1]


def test_a_refused_choice_is_told_and_asked_again() -> None:
    hosted = Hosted()
    hosted.update()
    hosted.table.choose(["fly"])
    said = hosted.sent[-1]
    assert isinstance(said, Choose)
    assert hosted.table.hear(Refused(3, said.id, Grounds("unknown-choice"))) == [
        Message("reason-unknown-choice", {"rule": ""})
    ]
    assert hosted.table.question() is not None


@pytest.mark.parametrize("code", ["stale", "moved-elsewhere", "not-stored"])
def test_after_a_stale_choice_nothing_is_told_twice(code: str) -> None:
    hosted = Hosted()
    hosted.update()
    before = hosted.table.lines()
    hosted.table.choose(["rest"])
    said = hosted.sent[-1]
    assert isinstance(said, Choose)
    hosted.table.hear(Refused(3, said.id, Grounds(code, args={"problem": "full"})))
    hosted.update(whole=True)
    assert hosted.table.lines() == before
    assert before


def test_a_lost_connection_comes_back_to_the_same_position() -> None:
    hosted = Hosted()
    hosted.update()
    lines = hosted.table.lines()
    hosted.table.choose(["rest"])
    hosted.table.lose()
    assert hosted.table.question() is None
    assert hosted.table.choose(["rest"]) == hosted.table.undo() == Reason("no-connection")
    hosted.table.hear(welcome())
    hosted.update(whole=True)
    assert hosted.table.lines() == lines
    assert hosted.table.question() is not None


def test_undo_is_sent_only_where_there_is_something_to_take_back() -> None:
    hosted = Hosted()
    hosted.update()
    assert hosted.table.undo() == Reason("nothing-to-undo")
    assert not hosted.sent
    planted = next(option for option in hosted.referee.questions()[0].options if option.startswith("plant"))
    hosted.table.choose([planted])
    hosted.carry_out()
    assert hosted.table.undo() == []
    assert isinstance(hosted.sent[-1], Undo)


def test_why_not_is_asked_and_answered_later() -> None:
    hosted = Hosted()
    hosted.update()
    hosted.table.ask_why("rest")
    asked = hosted.sent[-1]
    assert isinstance(asked, Why)
    assert hosted.table.hear(Answer(3, asked.id)) == [Message("ui-why-open")]
    assert hosted.table.question() is not None


def test_the_audience_is_asked_nothing_and_shown_no_hand() -> None:
    hosted = Hosted(SPECTATOR)
    hosted.update()
    view: Any = hosted.table.view()
    assert hosted.table.question() is None
    assert view.hand == []
    assert view.hand_sizes == [2, 2]
    teller = Teller(hosted.table.game, hosted.table.names, "en")
    flowers = set(hosted.referee.state.hands[0] + hosted.referee.state.hands[1])
    told = " ".join(teller.log(hosted.table.lines()))
    assert told
    assert not any(teller.speaker.name(flower) in told for flower in flowers)


def test_talk_stands_in_the_log_without_signs_that_move_the_cursor() -> None:
    hosted = Hosted()
    hosted.update()
    told = hosted.table.hear(Said(3, 1, "Bert", "good\x1b[2J evening"))
    assert told == [Message("ui-join-said", {"seat": 1, "text": "good[2J evening"})]
    assert hosted.table.lines()[-1].message == told[0]
    hosted.table.choose(["rest"])
    hosted.carry_out()
    assert hosted.table.lines()[-1].message != told[0]
    assert told[0] in [line.message for line in hosted.table.lines()]


def test_comings_and_goings_of_others_are_told() -> None:
    table = Hosted().table
    gone = [SeatInfo("Anna", "human", False), SeatInfo("Bert", "human", False)]
    assert table.hear(Seats(2, gone, True)) == [Message("ui-join-left", {"seat": 1})]
    assert table.hear(Seats(3, [ANNA, BERT], True)) == [Message("ui-join-came", {"seat": 1})]
    assert table.hear(Failed(4, Grounds("too-fast"))) == [Reason("too-fast").message]


def test_a_standing_answer_is_kept_by_the_server_until_it_is_revoked() -> None:
    hosted = Hosted(title=WindowTitle())
    while not hosted.referee.questions()[0].sealed:
        hosted.referee.choose(hosted.referee.questions()[0].seat, "rest")
    hosted.update(deadline=5)
    assert hosted.table.seconds() == 5
    question = hosted.table.question()
    assert question is not None
    hosted.table.stand(question, EVERY, "round")
    said = hosted.sent[-1]
    assert isinstance(said, Stand)
    assert (said.at, said.reach, said.scope) == (hosted.n, EVERY, "round")
    hosted.chairs[0].standing = [Standing.at(question, said.reach, id=said.id)]
    hosted.update()
    assert hosted.table.question() is None, "the server lets it pass"
    (kept,) = hosted.table.standing_of(0)
    assert (kept.reach, kept.asked) == (EVERY, question.message)
    assert hosted.table.standing_of(1) == []
    hosted.table.revoke(kept)
    revoked = hosted.sent[-1]
    assert isinstance(revoked, Revoke)
    assert revoked.standing == said.id
    hosted.chairs[0].standing = []
    hosted.update()
    assert hosted.table.question() == question
    assert hosted.table.standing_of(0) == []


@pytest.mark.parametrize("odd", [welcome(game="chess"), welcome(rules=TITLE.rules_version + 1)])
def test_a_table_by_other_rules_is_not_joined(odd: Welcome) -> None:
    with pytest.raises(NoSeat):
        RemoteTable(odd, lambda message: None)


# -- links ---------------------------------------------------------------------------------------


def test_a_link_is_read_and_its_secret_is_in_no_address() -> None:
    link = Link.read("https://play.example:8443/games/t/Ab-1_#i=se-cret_1\n")
    assert link == Link("https://play.example:8443/games", "Ab-1_", "i", "se-cret_1")
    assert Link.read(str(link)) == link
    assert Link.read(f"{link}~watch-ers") == link, "the watchers' secret is for the browser"
    assert link.socket == "wss://play.example:8443/games/ws/Ab-1_"
    assert "se-cret_1" not in link.socket + link.api("seats")


@pytest.mark.parametrize(
    "text", ["", "http://host/t/x", "http://host/t/x#q=1", "ftp://host/t/x#s=1", "host/t/x#s=1", "http://host/#s=1"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(NoSeat):
        Link.read(text)


def test_seats_are_remembered_for_these_eyes_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "seats.json"
    first, second = Link("http://h", "t", "i", "one"), Link("http://h", "t", "i", "two")
    Kept(path).remember(first, first._replace(kind="s", token="mine"))
    Kept(path).remember(second, second._replace(kind="s", token="other"))
    assert Kept(path).find(first) == Link("http://h", "t", "s", "mine")
    assert Kept(path).find(first._replace(base="http://elsewhere")) is None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "one" not in path.read_text()
    path.write_text("broken")
    assert Kept(path).find(first) is None


# -- quiet, elsewhere, gone ----------------------------------------------------------------------


def test_who_is_muted_stays_so_over_a_reconnection() -> None:
    hosted = Hosted()
    table = hosted.table
    assert table.can_be_muted() == [1]
    assert table.mute(1) == Message("ui-join-muted", {"seat": 1})
    assert hosted.sent[-1] == Mute([1])
    table.lose()
    table.hear(welcome())
    assert hosted.sent[-1] == Mute([1]), "the server has forgotten"
    assert table.mute(1) == Message("ui-join-unmuted", {"seat": 1})
    assert hosted.sent[-1] == Mute([])
    sent = len(hosted.sent)
    table.hear(welcome())
    assert len(hosted.sent) == sent, "nobody is muted: nothing to say"


def test_where_to_be_found_is_told_when_the_server_has_heard_it() -> None:
    hosted = Hosted()
    for url, told in {"https://example.org/me": "ui-join-notified", "": "ui-join-not-notified"}.items():
        hosted.table.notify(url)
        said = hosted.sent[-1]
        assert isinstance(said, Notify)
        assert said.url == url
        assert [message.key for message in hosted.table.hear(Accepted(2, said.id))] == [told]
        assert hosted.table.hear(Accepted(3, said.id)) == []
    hosted.table.notify("nonsense")
    said = hosted.sent[-1]
    assert isinstance(said, Notify)
    assert hosted.table.hear(Refused(4, said.id, Grounds("bad-address"))) == [Reason("bad-address").message]


def test_getting_up_is_said() -> None:
    hosted = Hosted()
    hosted.table.get_up()
    assert hosted.sent == [Leave()]
