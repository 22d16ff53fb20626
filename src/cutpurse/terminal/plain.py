"""The line mode of the table: for screen readers, scripts and simple terminals."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from cutpurse.kernel.event import card_against
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.referee import before
from cutpurse.terminal.coach import Coach
from cutpurse.terminal.lines import Leave
from cutpurse.terminal.plain_seat import SURE, PlainSeat
from cutpurse.terminal.seatside import Line
from cutpurse.terminal.session import Table
from cutpurse.terminal.telling import Teller


class PlainTable(PlainSeat[Table]):
    """One table, line by line."""

    def __init__(
        self,
        table: Table,
        teller: Teller,
        source: TextIO,
        sink: TextIO,
        save: Path | None = None,
        coach: Coach | None = None,
    ) -> None:
        super().__init__(table, teller, source, sink)
        self.path = save
        self.coach = coach
        self._told: dict[int, int] = {}
        """How many events each person has been told."""
        self.learn("hand over", self.hand_over)
        self.learn("save", self.save)

    def run(self) -> int:
        self.write(self.teller.title())
        self.ui("plain-welcome")
        for seat, rival in enumerate(self.table.rivals):
            if rival is not None:
                self.write(self.teller.meet(seat, rival))
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
        for place, item in enumerate(told[self._told.get(eyes, 0) :], self._told.get(eyes, 0)):
            if text := self.teller.event(item.event, eyes, card_against(item.event, before(told, place), eyes)):
                self.write(text)
            for seat, message in self.table.remarks(item.event.seen_by(eyes)):
                self.write(self.teller.line(Line(item.record, message, seat)))
        self._told[eyes] = len(told)

    def _ask(self) -> None:
        """Ask until something was chosen."""
        question = self.table.question()
        assert question is not None
        self._coach()
        self._show(question)
        self._answered = False
        while not self._answered:
            self._heed(self.ask(), question)

    def _coach(self) -> None:
        table = self.table
        if self.coach is not None:
            tip = self.coach.tip(table)
            if tip:
                self.write()
                self.ui("coach-says", tip=tip)

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

    def _why_not(self, words: str) -> None:
        reason = self.table.referee.why_not(self.table.viewer, words)
        self.write(self.teller.ui("why-open") if reason is None else self.teller.reason(reason))

    def hand_over(self, _words: str) -> None:
        """Blank the screen until the same person is back."""
        self._blank(self.table.viewer)
        self.options("")

    def _nothing_now(self, place: int | None) -> None:
        """Whoever is asked has nothing to play out of turn, but somebody else at this keyboard may."""
        others = self.table.bystanders()
        if place is not None and 1 <= place <= len(others):
            self._let(others[place - 1])
        elif others:
            self.ui("play-now-who")
            self.numbered([self.teller.seat(seat) for seat in others])
        else:
            super()._nothing_now(place)

    def _let(self, seat: int) -> None:
        """Somebody who is not asked takes the keyboard, plays something or does not, and gives it back."""
        self._blank(seat)
        self.table.viewer = seat
        self._tell_news()
        self.offers = self.teller.out_of_turn(self.table)
        self.ui("play-now-here", seat=seat)
        self.numbered([offer.label for offer in self.offers])
        self._answered = False
        while not self._answered:
            text = self.ask()
            offer = self._meant(text.removesuffix(SURE)) if text else None
            if offer is None:
                self._heed(text, None)
            elif not offer.chain:
                self._answered = True
            elif self._sure(offer, text):
                self._take(offer)

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
