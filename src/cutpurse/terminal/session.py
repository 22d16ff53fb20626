"""A table on this machine: people and bots around one referee. Knows no screen.

Bots are given what their seat sees and nothing else. People sit at the keyboard, alone or in turns; the
table knows who looks at it (`viewer`) and which answers need nobody's attention.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from cutpurse.bots import Observation, greet
from cutpurse.bots.advice import Reasoning, advise
from cutpurse.bots.registry import adviser
from cutpurse.bots.rivals import bot_tag, named, remark
from cutpurse.bots.trouble import GIVEN_UP, Report
from cutpurse.kernel.chance import SecretStream, new_contribution, new_secret
from cutpurse.kernel.event import Event, card_against, line
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.question import NO_OFFER, OFFER, Question, Shortcut
from cutpurse.kernel.record import Header, RecordError, RecordFile
from cutpurse.kernel.referee import Referee, Told, before
from cutpurse.kernel.replay import record_file, resume
from cutpurse.kernel.standing_answers import settled
from cutpurse.terminal.seatside import Line, Standings

ADVICE = 1.5
"""Seconds for advice."""


class Bot(Protocol):
    """Whoever answers for a seat without a person. It never raises; `cutpurse.bots.Seated` is one."""

    name: str
    reports: list[Report]

    def choose(self, view: bytes, question: Question, events: Sequence[dict[str, Any]] = ()) -> str: ...

    def close(self, result: Result | None = None) -> None: ...


class Errand(NamedTuple):
    """An answer that needs no person at the keyboard, and what may be known for it."""

    seat: int
    question: Question
    view: bytes
    events: list[dict[str, Any]]
    records: int
    """How many there were: whoever was interrupted since is asked anew."""


class Table(Standings):
    """People and bots around one game."""

    def __init__(self, referee: Referee, header: Header, bots: Sequence[Bot | None]) -> None:
        if len(bots) != header.players:
            raise ValueError(f"{header.players} seats, {len(bots)} of them given to people or bots")
        super().__init__()
        self.referee = referee
        self.game = referee.game
        self.header = header
        self.bots = list(bots)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.rivals = [named(header.game, bot.name) if bot else None for bot in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._heard = [0] * header.players
        """How many events each bot has been told."""
        self._read = [0] * header.players
        """The record from which on things are news to each person."""
        self._reported = [0] * header.players
        self._offered: tuple[int, set[int]] = (-1, set())
        """At which moment which bots were asked whether they interrupt."""
        self._files: set[Path] = set()
        """Where this game has been written to."""

    @classmethod
    def new(
        cls,
        game: Game[Any, Any],
        seats: Sequence[str],
        bots: Sequence[Bot | None],
        *,
        pack: Mapping[str, str] | None = None,
        contributions: Sequence[str] | None = None,
    ) -> Table:
        """A fresh game. The secret is drawn and committed to first; then every seat mixes in its part."""
        secret = new_secret()
        parts = list(contributions or (new_contribution() for _ in seats))
        stream = SecretStream(secret, parts)
        tags = [bot_tag(game.title.id, bot.name) if bot else "" for bot in bots]
        header = Header.of(game, seats, stream.commitment, parts, pack, tags if any(tags) else ())
        return cls(Referee(game, stream), header, bots)

    @classmethod
    def resumed(cls, file: RecordFile, bots: Sequence[Bot | None]) -> Table:
        """Go on with a saved game. Raises `replay.RecordMismatch` if the file does not hold."""
        table = cls(resume(file), file.header, bots)
        table._read = [len(file.records)] * file.header.players
        return table

    # -- who is asked ----------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """At most one person: the screen never has to be blanked, nothing can leak to anybody."""
        return len(self.people) <= 1

    @property
    def over(self) -> bool:
        return self.referee.over

    @property
    def result(self) -> Result | None:
        return self.referee.result()

    def question(self) -> Question | None:
        """What the person at the keyboard is asked."""
        return self.referee.question(self.viewer) if self.viewer in self.people else None

    def offers(self) -> list[str]:
        """What the person at the keyboard may do without being asked."""
        return self.referee.offers(self.viewer) if self.viewer in self.people else []

    def bystanders(self) -> list[int]:
        """Other people at this keyboard who could do something without being asked. It is the same whatever they hold:
        nobody's offer is shown to somebody else, whoever wants the keyboard says so."""
        if self.over or not self.game.interruptible(self.referee.state):
            return []
        return [seat for seat in self.people if seat != self.viewer and self.referee.question(seat) is None]

    def next_person(self) -> int | None:
        """Who has to sit at the keyboard now; whoever sits there stays if asked."""
        waiting = [question.seat for question in self.referee.questions() if question.seat in self.people]
        return self.viewer if self.viewer in waiting else next(iter(waiting), None)

    def errand(self) -> Errand | None:
        """The next answer that needs no person. Before somebody decides, every bot that is not asked may interrupt."""
        offer = self._offer()
        if offer is not None:
            return self._errand(offer)
        for question in self.referee.questions():
            if self.bots[question.seat] is not None or self._goes_by_itself(question):
                return self._errand(question)
        return None

    def _offer(self) -> Question | None:
        """Would a bot do something without being asked? All of them are asked wherever, by what everybody knows, somebody
        could: that one is asked says nothing about its hand."""
        referee = self.referee
        if referee.over or referee.drafts or not self.game.interruptible(referee.state):
            return None
        if self._offered[0] != referee.changes:
            self._offered = (referee.changes, set())
        for seat, bot in enumerate(self.bots):
            if bot is not None and seat not in self._offered[1] and referee.question(seat) is None:
                self._offered[1].add(seat)
                return Question(seat, OFFER, [NO_OFFER, *referee.offers(seat)])
        return None

    def _goes_by_itself(self, question: Question) -> bool:
        """A person's answer that is clear: by a standing answer, or because there is nothing to decide."""
        # Among several people the second would show who holds nothing to play: then everybody is asked.
        return self.covered(question) or (self.alone and settled(question))

    def _errand(self, question: Question) -> Errand:
        seat = question.seat
        if self.bots[seat] is None:
            return Errand(seat, question, b"", [], len(self.referee.records))
        told = self.referee.told
        events = [item.event.seen_by(seat) for item in told[self._heard[seat] :]]
        self._heard[seat] = len(told)
        return Errand(seat, question, msgspec.json.encode(self.referee.view(seat)), events, len(self.referee.records))

    # -- answering -------------------------------------------------------------------------------

    def think(self, errand: Errand) -> str:
        """The answer to an errand. Touches nothing of the game, so it may run beside the screen."""
        bot = self.bots[errand.seat]
        return errand.question.options[0] if bot is None else bot.choose(errand.view, errand.question, errand.events)

    def settle(self, errand: Errand, choice: str) -> list[Event]:
        """Give the answer; a bot's impossible answer is replaced by the first option. Whoever was interrupted while
        thinking is asked anew."""
        if errand.records != len(self.referee.records) or choice == NO_OFFER:
            return []
        happened = self.referee.choose(errand.seat, choice)
        if isinstance(happened, Reason) and errand.question.kind == OFFER:
            return []
        if isinstance(happened, Reason):
            happened = self.referee.choose(errand.seat, errand.question.options[0])
        assert not isinstance(happened, Reason)
        return happened

    def advance(self) -> None:
        """Play everything that needs no person."""
        while (errand := self.errand()) is not None:
            self.settle(errand, self.think(errand))

    def choose(self, chain: Sequence[str]) -> list[Event] | Reason:
        """The choice of the person at the keyboard, or a shortcut's chain of them."""
        self._read[self.viewer] = len(self.referee.records)
        return self.referee.take(self.viewer, list(chain))

    def undo(self) -> list[Event] | Reason:
        """The last choice; of a shortcut all that it was made of."""
        return self.referee.take_back(self.viewer, max(1, self.referee.together(self.viewer)))

    def advice(self) -> Reasoning | Reason:
        """From what the person at the keyboard sees, and nothing else. It is noted beside the game that somebody asked."""
        question, found = self.question(), adviser(self.game.title.id)
        if question is None:
            return Reason("not-asked")
        if found is None:
            return Reason("no-hints")
        bot = found[0]()
        bot.begin(greet(self.game, self.viewer, "advice", self.header.pack))
        hints = [list(asked) for asked in self.header.hints] or [[] for _ in self.bots]
        hints[self.viewer].append(len(self.referee.records))
        self.header = msgspec.structs.replace(self.header, hints=hints)
        return advise(bot, found[1], Observation(msgspec.json.encode(self.view()), question, seconds=ADVICE))

    def troubles(self) -> list[Message]:
        """What went wrong with bots since this was last asked for: one sentence a move, and that it was given up."""
        found: list[Message] = []
        for seat, bot in enumerate(self.bots):
            if bot is None:
                continue
            moves = set()
            for report in bot.reports[self._reported[seat] :]:
                if report.move not in moves or report.code == GIVEN_UP:
                    found.append(Message(f"trouble-{report.code}", {"seat": seat, "detail": report.detail}))
                moves.add(report.move)
            self._reported[seat] = len(bot.reports)
        return found

    def close(self) -> None:
        """Everybody gets up."""
        for bot in self.bots:
            if bot is not None:
                bot.close(self.result)

    # -- looking ---------------------------------------------------------------------------------

    def view(self) -> Any:
        return self.referee.view(self.viewer)

    def shortcuts(self) -> Sequence[Shortcut]:
        """Named chains of options for the person at the keyboard, who is asked."""
        question = self.referee.question(self.viewer)
        return self.game.shortcuts(self.referee.state, self.viewer, question.options) if question is not None else ()

    def closed(self) -> list[tuple[str, Reason]]:
        return self.referee.closed(self.viewer)

    def log(self) -> list[Told]:
        """What happened, without what was taken back."""
        void = {n for record in self.referee.records if record.undo is not None for n in (record.n, record.undo)}
        return [told for told in self.referee.told if told.record not in void]

    def lines(self) -> list[Line]:
        """The same as the person at the keyboard may read it."""
        found: list[Line] = []
        log = self.log()
        for place, told in enumerate(log):
            seen = told.event.seen_by(self.viewer)
            found.append(Line(told.record, line(seen), card=card_against(told.event, before(log, place), self.viewer)))
            found += [Line(told.record, message, seat) for seat, message in self.remarks(seen)]
        return found

    def remarks(self, seen: dict[str, Any]) -> Iterator[tuple[int, Message]]:
        """What rivals have to say to something that everybody saw."""
        for seat, rival in enumerate(self.rivals):
            if rival is not None and (moment := remark(self.game.title.id, seen, seat)):
                yield seat, Message(f"rival-{rival.temper}-{moment}")

    def news_from(self) -> int:
        """The first record that is news to the person at the keyboard."""
        return self._read[self.viewer] if self.viewer in self.people else 0

    def file(self) -> RecordFile:
        """The game so far as a record file."""
        return record_file(self.referee, self.header, [bot.name if bot else "" for bot in self.bots])

    def save(self, path: Path) -> None:
        """Write the record file. Raises OSError; a file that is not of this very game is not written over."""
        if path not in self._files and path.exists() and not self._is_ours(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        try:
            self.file().write(path)
        except ValueError as error:  # a name that no file can have
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error
        self._files.add(path)

    def free_name(self) -> Path:
        """A file name in this folder that is not taken yet."""
        return next(path for path in (Path(f"{self.header.game}{number or ''}.cutpurse") for number in count())
                    if not path.exists())  # fmt: skip

    def _is_ours(self, path: Path) -> bool:
        try:
            return RecordFile.read(path).header == self.header
        except RecordError:
            return False
