"""A lesson line by line: what it says, what is asked, and the one thing that is wanted now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TextIO

from cutpurse.bots.advice import Reasoning
from cutpurse.kernel.event import Event, line
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.lesson import Lesson
from cutpurse.kernel.lesson_play import PUPIL, Moment, shortcuts
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question, Shortcut
from cutpurse.terminal.lines import WIDTH, Leave
from cutpurse.terminal.plain_seat import PlainSeat
from cutpurse.terminal.seatside import Line, Standings
from cutpurse.terminal.telling import Offer, Teller

FEW = 6
"""Options that are shown of many."""
RULE = 40
"""Signs of the line between two steps."""


class LessonTable(Standings):
    """The table of a lesson, in front of one of its steps."""

    viewer = PUPIL

    def __init__(self, name: str, lesson: Lesson, number: int = 0) -> None:
        super().__init__()
        self._name = name
        self._lesson = lesson
        self.moment = Moment(name, lesson, number)

    def go(self, number: int) -> bool:
        """To another step, if there is one."""
        if not 0 <= number < len(self._lesson.steps):
            return False
        self.moment = Moment(self._name, self._lesson, number)
        return True

    @property
    def game(self) -> Game[Any, Any]:
        return self.moment.game

    @property
    def over(self) -> bool:
        return self.moment.referee.over

    @property
    def result(self) -> Result | None:
        return self.moment.referee.result()

    def view(self) -> Any:
        return self.moment.referee.view(PUPIL)

    def question(self) -> Question | None:
        return self.moment.question

    def offers(self) -> Sequence[str]:
        """A lesson asks for what it wants."""
        return ()

    def shortcuts(self) -> Sequence[Shortcut]:
        return shortcuts(self.moment.referee)

    def closed(self) -> Sequence[tuple[str, Reason]]:
        return self.moment.referee.closed(PUPIL)

    def lines(self) -> Sequence[Line]:
        return [Line(told.record, line(told.event.seen_by(PUPIL))) for told in self.moment.referee.told]

    def news_from(self) -> int:
        return 0

    def choose(self, chain: Sequence[str]) -> Sequence[Event] | Reason:
        """What the step waits for leads to the next one."""
        assert self.moment.is_wanted(list(chain))
        self.go(self.moment.number + 1)
        return []

    def advice(self) -> Reasoning | Reason:
        return Reason("hints-elsewhere")

    def undo(self) -> Sequence[Event] | Reason:
        """To the step before."""
        return [] if self.go(self.moment.number - 1) else Reason("nothing-to-undo")


class PlainLesson(PlainSeat[LessonTable]):
    """One lesson. Where the input ends it says how to go on."""

    def __init__(self, table: LessonTable, teller: Teller, source: TextIO, sink: TextIO) -> None:
        super().__init__(table, teller, source, sink)
        self._language = teller.speaker.language
        self._seen: list[str] = []
        """The glimpse of the table that was shown last."""
        self.learn("list", self.whole_list)

    def run(self) -> int:
        moment = self.table.moment
        self.write(f"{self.teller.title()}: {moment.lesson.title.in_(self._language)}")
        self.ui("lesson-welcome")
        self.ui("lesson-rules", rule=moment.step.rules[0])
        try:
            while self._step():
                pass
        except Leave:
            self.ui("lesson-later", step=self.table.moment.number + 1)
            return 0
        self.ui("lesson-over", game=self.table.game.title.id)
        return 0

    def _step(self) -> bool:
        """One step, until it is done. Whether there is another."""
        moment = self.table.moment
        self._show_scene(moment)
        self._answered = False
        if moment.chain:
            assert moment.question is not None
            self._show(moment.question)
            self._tell(moment)
            self._point()
            while not self._answered:
                self._heed(self.ask(), moment.question)
            return True
        self._tell(moment)
        while not self._answered:
            text = self.ask(self.teller.ui("plain-press-enter"))
            if not text:
                return self.table.go(moment.number + 1)
            if not self.obey(text):
                self.help("")
        return True

    def _show_scene(self, moment: Moment) -> None:
        """What happened, and the part of the table that the step is about, unless it was shown just now."""
        self.write()
        self.write("─" * RULE)
        for text in self.teller.lines(moment.referee.told[moment.heard :], PUPIL):
            self.write(f"  {text}", indent="  ")
        sheet = moment.game.write(self.table.view(), self.teller.speaker.say, WIDTH)
        seen = sheet.about(moment.points())
        if seen and seen != self._seen:
            self.write()
            self.write_as_is(seen)
            self._seen = seen

    def _tell(self, moment: Moment) -> None:
        """The lesson's own words come last: nothing pushes them away."""
        self.write()
        self.ui("lesson-step", n=moment.number + 1, all=len(moment.lesson.steps),
                title=moment.step.title.in_(self._language))  # fmt: skip
        for sentence in moment.step.sentences(self._language, self.teller.speaker.name):
            self.write(sentence)

    def _show(self, question: Question, few: int = FEW) -> None:
        """The question and what it is about: what the step waits for, and some of what else could be done."""
        self.offers = self.teller.offers(self.table, question)
        self.write()
        self.write(f"{self.teller.seat(question.seat)}: {self.teller.question(question)}")
        shown = self._chosen(few)
        for place in shown:
            self.write(f"{place + 1}. {self.offers[place].label}", indent="   ")
        if left := len(self.offers) - len(shown):
            self.ui("lesson-more", count=left)

    def _chosen(self, few: int) -> list[int]:
        """The places of the offers that are shown: what is wanted, what the lesson has a word for, the first of the rest."""
        step, places = self.table.moment.step, list(range(len(self.offers)))
        if len(places) <= few + 1:
            return places

        def weight(place: int) -> tuple[bool, bool, bool, int]:
            offer = self.offers[place]
            wanted = self.table.moment.is_wanted(offer.chain)
            return not wanted, offer.shortcut or offer.aside, step.answer_to(offer.chain[0]) is None, place

        return sorted(sorted(places, key=weight)[:few])

    def _point(self) -> None:
        """The number of what the step waits for."""
        for place, offer in enumerate(self.offers, 1):
            if self.table.moment.is_wanted(offer.chain):
                self.ui("lesson-wanted", number=place, choice=offer.label)
                return

    def options(self, words: str) -> None:
        """Again, with the number of what is wanted."""
        super().options(words)
        self._point()

    def whole_list(self, _words: str) -> None:
        """Every option."""
        question = self.table.question()
        if question is not None and self.table.moment.chain:
            self._show(question, few=len(question.options) + len(self.table.shortcuts()))
            self._point()

    def _take(self, offer: Offer) -> None:
        """Anything else is answered, kindly."""
        moment = self.table.moment
        if moment.is_wanted(offer.chain):
            self._happened(self.table.choose(offer.chain))
        else:
            way = next((way.id for way in self.table.shortcuts() if offer.shortcut and way.chain == offer.chain), "")
            self.write(
                moment.answer(way or offer.chain[0], self._language, self.teller.speaker.say, self.teller.speaker.name)
            )

    def _sure(self, offer: Offer, text: str) -> bool:
        """A lesson warns of what it wants in its own words."""
        return True

    def _why_not(self, words: str) -> None:
        reason = self.table.moment.referee.why_not(PUPIL, words)
        self.write(self.teller.ui("why-open") if reason is None else self.teller.reason(reason))

    def help(self, _words: str) -> None:
        self.ui("lesson-help")
