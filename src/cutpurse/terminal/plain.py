"""The line mode of the table: for screen readers, scripts and simple terminals."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.question import Question
from cutpurse.terminal.lines import WIDTH, Leave, Lines, number
from cutpurse.terminal.session import Table
from cutpurse.terminal.telling import Offer, Teller

SURE = "!"
"""Behind a choice: it is meant, cautions or not."""


class PlainTable(Lines):
    """One table, line by line."""

    def __init__(self, table: Table, teller: Teller, source: TextIO, sink: TextIO, save: Path | None = None) -> None:
        super().__init__(teller, source, sink)
        self.table = table
        self.path = save
        self.offers: list[Offer] = []
        self._answered = False
        """The question on the screen is no longer the one that is asked."""
        self._told: dict[int, int] = {}
        """How many events each person has been told."""
        for name, command in {
            "options": self.options, "board": self.board, "log": self.log, "why": self.why, "undo": self.undo,
            "hand over": self.hand_over, "standing": self.standing, "save": self.save, "rules": self.rules,
            "help": self.help, "quit": self.leave}.items():  # fmt: skip
            self.learn(name, command)

    def run(self) -> int:
        self.write(self.teller.title())
        self.ui("plain-welcome")
        if self.table.alone:
            self._told[self.table.viewer] = 0
        try:
            self._play()
        except Leave:
            self._say_goodbye()
        self.table.close()
        return 0

    def _play(self) -> None:
        while True:
            self.table.advance()
            self._keep()
            for trouble in self.table.troubles():
                self.write(self.teller.speaker.say(trouble))
            if self.table.over:
                break
            self._seat_whoever_is_asked()
            self._tell_news()
            self._ask()
        self._end()

    # -- the course of a game --------------------------------------------------------------------

    def _seat_whoever_is_asked(self) -> None:
        seat = self.table.next_person()
        assert seat is not None, "somebody is asked as long as the game is not over"
        if seat != self.table.viewer:
            self._blank(seat)
            self.table.viewer = seat

    def _blank(self, seat: int) -> None:
        """Nothing of the former seat stays visible."""
        self.clear()
        self.ui("hand-over", seat=seat)
        self.ask(self.teller.ui("plain-press-enter"))

    def _tell_news(self) -> None:
        eyes, told = self.table.viewer, self.table.referee.told
        for text in self.teller.lines(told[self._told.get(eyes, 0) :], eyes):
            self.write(text)
        self._told[eyes] = len(told)

    def _ask(self) -> None:
        """Ask until something was chosen."""
        question = self.table.question()
        assert question is not None
        self._show(question)
        self._answered = False
        while not self._answered:
            text = self.ask()
            if not text:
                self._show(question)
            elif (offer := self._meant(text.removesuffix(SURE))) is not None:
                if self._sure(offer, text):
                    self._take(offer)
            elif not self.obey(text):
                self.why(text)

    def _show(self, question: Question) -> None:
        self.offers = self.teller.offers(self.table.referee, question)
        self.write()
        self.write(f"{self.teller.seat(question.seat)}: {self.teller.question(question)}")
        self.numbered([offer.label for offer in self.offers])

    def _meant(self, text: str) -> Offer | None:
        """The option behind a number, its own text, its sentence, or a part of only one sentence."""
        wanted = text.strip().casefold()
        place = number(wanted)
        if place is not None:
            return self.offers[place - 1] if 1 <= place <= len(self.offers) else None
        for offer in self.offers:
            if wanted in (" ".join(offer.chain).casefold(), offer.label.casefold()) and not offer.shortcut:
                return offer
        if not wanted or wanted.split()[0] in self.commands or wanted in self.commands:
            return None
        near = [offer for offer in self.offers if wanted in offer.label.casefold()]
        return near[0] if len(near) == 1 else None

    def _sure(self, offer: Offer, text: str) -> bool:
        if not offer.cautions or text.endswith(SURE):
            return True
        self.write(offer.label)
        for caution in offer.cautions:
            self.write(caution)
        return self._yes("plain-sure")

    def _yes(self, key: str) -> bool:
        yes = {word.strip().casefold() for word in self.teller.ui("plain-yes").split(",")} | {"yes", "y"}
        return self.ask(self.teller.ui(key)).casefold() in yes

    def _take(self, offer: Offer) -> None:
        happened = self.table.choose(offer.chain)
        if isinstance(happened, Reason):
            self.write(self.teller.reason(happened))
        else:
            self._answered = True

    def _end(self) -> None:
        if not self.table.alone:
            self.clear()
            self._told[SPECTATOR] = max(self._told.values(), default=0)
            self.table.viewer = SPECTATOR
        self._tell_news()
        result = self.table.result
        assert result is not None
        self.write()
        self.write_as_is(self.teller.result(result))
        if self.path is not None:
            self.ui("saved", file=str(self.path))
            self.ui("result-verify", file=str(self.path))

    def _keep(self) -> bool:
        """Write the game to the file it is kept in, if there is one."""
        if self.path is None:
            return False
        try:
            self.table.save(self.path)
        except OSError as error:
            self.ui("save-failed", file=str(self.path), problem=error.strerror or str(error))
            return False
        return True

    def _say_goodbye(self) -> None:
        if self._keep():
            self.ui("saved", file=str(self.path))
            self.ui("go-on", file=str(self.path))
        else:
            self.ui("not-saved")

    # -- commands --------------------------------------------------------------------------------

    def options(self, _words: str) -> None:
        question = self.table.question()
        if question is not None:
            self._show(question)

    def board(self, _words: str) -> None:
        self.write_as_is(self.teller.board(self.table.view(), WIDTH))

    def log(self, _words: str) -> None:
        for text in self.teller.lines(self.table.log(), self.table.viewer):
            self.write(text)

    def why(self, words: str) -> None:
        """Why something is not possible: what was typed, or everything one may think of."""
        referee, seat = self.table.referee, self.table.viewer
        if words:
            reason = referee.why_not(seat, words)
            self.write(self.teller.ui("why-open") if reason is None else self.teller.reason(reason))
            return
        closed = self.teller.closed(referee, seat)
        if not closed:
            self.ui("why-nothing")
        for item in closed:
            self.write(f"{item.label}: {item.reason}", indent="   ")

    def undo(self, _words: str) -> None:
        happened = self.table.undo()
        if isinstance(happened, Reason):
            self.write(self.teller.reason(happened))
        else:
            self._answered = True

    def hand_over(self, _words: str) -> None:
        """Blank the screen until the same person is back."""
        self._blank(self.table.viewer)
        self.options("")

    def standing(self, words: str) -> None:
        items = self.teller.standing_items(self.table)
        place = number(words)
        if place is not None and 1 <= place <= len(items):
            items[place - 1].act()
            self.ui("standing-done")
            self._answered = True
            return
        if not items:
            self.ui("standing-none")
            return
        self.ui("plain-standing-hint")
        self.numbered([item.label for item in items])

    def save(self, words: str) -> None:
        if words:
            self.path = Path(words).expanduser()
        if self.path is None:
            self.ui("plain-save-where")
        elif self._keep():
            self.ui("saved", file=str(self.path))

    def leave(self, words: str) -> None:
        """A game that is kept nowhere is not given up by a slip."""
        if self.path is not None or self._yes("plain-quit"):
            super().leave(words)

    def help(self, _words: str) -> None:
        self.ui("plain-help")
