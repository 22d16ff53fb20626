"""A seat line by line: what the table on this machine and the table on a server have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TextIO, TypeVar

from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.terminal.coach import explained
from cutpurse.terminal.lines import WIDTH, Lines, number
from cutpurse.terminal.lookup import LookUp
from cutpurse.terminal.seatside import Seatside
from cutpurse.terminal.telling import Offer, Teller

T = TypeVar("T", bound=Seatside)
SURE = "!"
"""Behind a choice: it is meant, cautions or not."""


class PlainSeat(Lines, Generic[T], ABC):
    """A question and its numbered options; what can be looked at meanwhile."""

    def __init__(self, table: T, teller: Teller, source: TextIO, sink: TextIO) -> None:
        super().__init__(teller, source, sink)
        self.table = table
        self.offers: list[Offer] = []
        self._answered = False
        """The question on the screen is no longer the one that is asked."""
        for name, command in {
            "options": self.options, "board": self.board, "log": self.log, "about": self.about, "why": self.why, "explain": self.explain,
            "hint": self.hint, "undo": self.undo, "standing": self.standing, "rules": self.rules, "now": self.now, "help": self.help, "quit": self.leave}.items():  # fmt: skip
            self.learn(name, command)

    # -- a question ------------------------------------------------------------------------------

    def _show(self, question: Question) -> None:
        self.offers = self.teller.offers(self.table, question)
        self.write()
        self.write(f"{self.teller.seat(question.seat)}: {self.teller.question(question)}")
        self.numbered([offer.label for offer in self.offers])

    def _heed(self, text: str, question: Question | None) -> None:
        """One line of a person: an option, a command, or something to be told why not."""
        if not text:
            self.options("")
        elif question is not None and (offer := self._meant(text.removesuffix(SURE))) is not None:
            if self._sure(offer, text):
                self._take(offer)
        elif not self.obey(text):
            self.why(text)

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
        if not offer.cautions or offer.sure or text.endswith(SURE):
            return True
        self.write(offer.label)
        for caution in offer.cautions:
            self.write(caution)
        return self._yes("plain-sure")

    def _yes(self, key: str) -> bool:
        yes = {word.strip().casefold() for word in self.teller.ui("plain-yes").split(",")} | {"yes", "y"}
        return self.ask(self.teller.ui(key)).casefold() in yes

    def _take(self, offer: Offer) -> None:
        self._happened(self.table.choose(offer.chain))

    def _happened(self, happened: object) -> None:
        if isinstance(happened, Reason):
            self.write(self.teller.reason(happened))
        else:
            self._answered = True

    # -- commands --------------------------------------------------------------------------------

    def options(self, _words: str) -> None:
        question = self.table.question()
        if question is not None:
            self._show(question)

    def board(self, _words: str) -> None:
        self.write_as_is(self.teller.board(self.table.view(), WIDTH))

    def log(self, _words: str) -> None:
        for text in self.teller.log(self.table.lines()):
            self.write(text)

    def about(self, words: str) -> None:
        """What is worth knowing about what an option concerns, or about everything on the table."""
        offer = self._meant(words) if words else None
        notes = self.teller.notes(self.table.view())
        told = [thing for thing in (offer.things if offer is not None else notes) if thing in notes]
        if not told or (words and offer is None):
            self.ui("about-nothing")
            return
        for thing in dict.fromkeys(told):
            self.write(thing)
            for note in notes[thing]:
                self.write(f"- {note}", indent="  ")

    def explain(self, _words: str) -> None:
        """What is asked now, what the answers mean, and which rules say so."""
        question = self.table.question()
        lines = [] if question is None else explained(self.table.game, question, self.teller.speaker.language)
        for text in lines or [self.teller.ui("explain-nothing")]:
            self.write(text)

    def why(self, words: str) -> None:
        """Why something is not possible: what was typed, or everything one may think of."""
        if words:
            self._why_not(words)
            return
        closed = self.teller.closed(self.table)
        if not closed:
            self.ui("why-nothing")
        for item in closed:
            self.write(f"{item.label}: {item.reason}", indent="   ")

    @abstractmethod
    def _why_not(self, words: str) -> None:
        """What stands against what was typed: the table here knows it, the one on a server is asked."""

    def look_up(self) -> LookUp:
        return LookUp(self.teller, self.teller.unseen(self.table.view()))

    def hint(self, _words: str) -> None:
        """What a bot would do, and why."""
        if self.table.question() is None:
            return
        for text in self.teller.advice(self.table, self.table.advice()):
            self.write(text, indent="   ")

    def undo(self, _words: str) -> None:
        self._happened(self.table.undo())

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

    def now(self, words: str) -> None:
        """What one may do without being asked: a list, or one of it by its number."""
        offers = self.teller.at_any_time(self.table)
        place = number(words)
        if place is not None and 1 <= place <= len(offers):
            self._take(offers[place - 1])
        elif offers:
            self.numbered([offer.label for offer in offers])
        else:
            self._nothing_now(place)

    def _nothing_now(self, _place: int | None) -> None:
        self.ui("play-now-nothing")

    def help(self, _words: str) -> None:
        self.ui("plain-help")
