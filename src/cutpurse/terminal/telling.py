"""What a game says, put into words: shared by the screen, the line mode and the replay viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import Any, NamedTuple

from cutpurse.bots.advice import Reasoning
from cutpurse.bots.rivals import Rival
from cutpurse.kernel.event import Event, line
from cutpurse.kernel.gallery import Entry, entries
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import SPECTATOR, Argument, Message, Reason
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.kernel.question import Question, Shortcut
from cutpurse.kernel.referee import Told
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.standing_answers import can_stand, reaches, scopes
from cutpurse.kernel.text import Speaker
from cutpurse.terminal.seatside import Line, Seatside


class Offer(NamedTuple):
    """An option as it stands in the list: its sentence, what to consider first, and the choices it makes."""

    label: str
    cautions: list[str]
    chain: list[str]
    things: list[str] = []
    """The names of what it concerns, as they stand on the board."""
    shortcut: bool = False
    sure: bool = False
    """What is to consider is said, and nothing more is asked."""
    aside: bool = False
    """Possible at any time and seldom wanted: it comes last."""


class Closed(NamedTuple):
    """A choice that is not possible now, and why."""

    label: str
    reason: str
    rule: str


class StandingItem(NamedTuple):
    """A line of the list of standing answers, and what choosing it does."""

    label: str
    act: Callable[[], None]


class Teller:
    """One game in one language."""

    def __init__(self, game: Game[Any, Any], seats: list[str], language: str) -> None:
        self.game = game
        self.speaker = Speaker(language, game, seats, strict=False)
        self.speaker.call_places(game.place_names(self.speaker.language), coded=True)
        self.rulebook = Rulebook(game.title.home, self.speaker.language)

    def ui(self, key: str, **args: Argument) -> str:
        return self.speaker.say(Message(f"ui-{key}", args))

    def title(self) -> str:
        """The game's name on the box; a game without one is called by its id."""
        return self.speaker.say(Message("game-name")) if self.speaker.knows("game-name") else self.game.title.id

    # -- asking ----------------------------------------------------------------------------------

    def question(self, question: Question) -> str:
        return self.speaker.say(question.message)

    def offers(self, table: Seatside, question: Question) -> list[Offer]:
        """The options of the viewer's question in order, then the shortcuts; what is seldom wanted comes last."""
        view = table.view()
        offers = [self._offer(view, choice) for choice in question.options]
        ways = [self._shortcut(way) for way in table.shortcuts()]
        return sorted(offers + ways, key=lambda offer: offer.aside)

    def at_any_time(self, table: Seatside) -> list[Offer]:
        """What the viewer may do without being asked."""
        view = table.view()
        return [self._offer(view, choice) for choice in table.offers()]

    def out_of_turn(self, table: Seatside) -> list[Offer]:
        """The same for somebody who has the keyboard for that alone, and gives it back."""
        return [*self.at_any_time(table), Offer(self.ui("play-now-back"), [], [])]

    def _offer(self, view: Any, choice: str) -> Offer:
        option = self.game.describe(view, choice)
        cautions = [self.speaker.say(caution) for caution in option.cautions]
        label = " · ".join(self.speaker.say(message) for message in (option.label, *option.merits))
        return Offer(label, cautions, [choice], self._names(option.things), sure=option.sure, aside=option.aside)

    def _shortcut(self, way: Shortcut) -> Offer:
        return Offer(self.speaker.say(way.label), [], list(way.chain), self._names(way.things), True)

    def _names(self, things: Iterable[str]) -> list[str]:
        return [self.speaker.name(thing) for thing in things]

    def closed(self, table: Seatside) -> list[Closed]:
        closed = table.closed()
        view = table.view() if closed else None
        return [Closed(self.label(view, choice), self.reason(reason), reason.rule) for choice, reason in closed]

    def label(self, view: Any, choice: str) -> str:
        return self.speaker.say(self.game.describe(view, choice).label)

    def reason(self, reason: Reason) -> str:
        """Why not, with the number of the rule."""
        sentence = self.speaker.say(reason.message)
        return sentence if not reason.rule or reason.rule in sentence else f"{sentence} [{reason.rule}]"

    def advice(self, table: Seatside, found: Reasoning | Reason) -> list[str]:
        """What a bot would do, best first, each with its reasons."""
        if isinstance(found, Reason):
            return [self.reason(found)]
        view = table.view()
        said = []
        for place, one in enumerate(found.candidates):
            why = " ".join(self.speaker.say(reason) for reason in found.reasons(place))
            share = f" ({self.ui('hint-share', percent=round(100 * one.share))})" if found.shares_told else ""
            said.append(f"{place + 1}. {self.label(view, one.choice)}{share}: {why}")
        return said

    # -- standing answers ------------------------------------------------------------------------

    def standing_items(self, table: Seatside) -> list[StandingItem]:
        """What can be said now, then what has been said and can be taken back."""
        items: list[StandingItem] = []
        question = table.question()
        if question is not None and can_stand(question):
            # A game names what its questions count ("scope-round"); what it does not name is no scope.
            lasting = [scope for scope in scopes(question) if self.speaker.knows(f"scope-{scope}")]
            for reach in reaches(question):
                for scope in (*lasting, ""):
                    label = self._standing("new", self._kind(question.kind, question.message), reach, scope)
                    items.append(StandingItem(label, partial(table.stand, question, reach, scope)))
        for said in table.standing_of(table.viewer):
            label = self._standing("old", self._kind(said.kind, said.asked), said.reach, said.scope)
            items.append(StandingItem(label, partial(table.revoke, said)))
        return items

    def _kind(self, kind: str, asked: Message) -> str:
        """What sort of question: the game's name for it ("kind-loot_drawn"), or the question itself."""
        named = f"kind-{kind}"
        return self.speaker.say(Message(named) if self.speaker.knows(named) else asked)

    def _standing(self, which: str, asked: str, reach: str, scope: str) -> str:
        lasts = self.speaker.say(Message(f"scope-{scope}" if scope else "scope-always"))
        return self.ui(f"standing-{which}", what=self.ui(f"standing-{reach}", question=asked), scope=lasts)

    # -- telling ---------------------------------------------------------------------------------

    def board(self, view: Any, width: int) -> list[str]:
        return self.game.board(view, self.speaker.say, width)

    def notes(self, view: Any) -> dict[str, list[str]]:
        """What is worth knowing about things on the table, by their names."""
        found: dict[str, list[str]] = {}
        for note in self.game.notes(view) if view is not None else ():
            found.setdefault(self.speaker.name(note.thing), []).append(self.speaker.say(note.label))
        return found

    def unseen(self, view: Any) -> Mapping[str, int]:
        """How many of each thing the viewer has not seen yet; nothing before the game has begun."""
        return self.game.unseen(view) if view is not None else {}

    def event(self, event: Event, eyes: int, card: str = "") -> str:
        if eyes == EVERYBODY:
            eyes = getattr(event, "seat", SPECTATOR)
        return self._with_card(self.speaker.say(line(event.seen_by(eyes))), card)

    def lines(self, told: Iterable[Told], eyes: int) -> list[str]:
        """Log lines; an event may be without words for somebody."""
        return [text for item in told if (text := self.event(item.event, eyes))]

    def _with_card(self, said: str, card: str) -> str:
        """What the card says that was played against whoever reads this, at once."""
        entry = self._box.get(card) if said else None
        return said if entry is None else f"{said} [{entry.name}: {' · '.join(entry.text)}]"

    @cached_property
    def _box(self) -> dict[str, Entry]:
        return entries(self.game.gallery(self.speaker))

    def log(self, lines: Iterable[Line]) -> list[str]:
        return [text for item in lines if (text := self.line(item))]

    def line(self, item: Line) -> str:
        """A line of the log; a rival's word stands in quotes behind the name."""
        said = self._with_card(self.speaker.say(item.message), item.card)
        return said if item.speaker is None else self.ui("rival-says", seat=item.speaker, words=said)

    def meet(self, seat: int, rival: Rival) -> str:
        """Who somebody is, and at which level they play."""
        level, words = Message(f"level-{rival.level}"), Message(f"rival-{rival.temper}")
        return self.ui("rival-meet", seat=seat, level=self.speaker.say(level), words=self.speaker.say(words))

    def seat(self, seat: int) -> str:
        """Whose eyes."""
        return self.ui("eyes-spectator") if seat == SPECTATOR else self.speaker.seat(seat)

    def eyes(self, playback: Playback) -> str:
        """Whose eyes look at a replay; everybody's see the board of whoever acts."""
        if playback.eyes != EVERYBODY:
            return self.ui("replay-eyes", eyes=self.seat(playback.eyes))
        return self.ui("replay-eyes-all", board=self.seat(playback.board_eyes()))

    def result(self, result: Result) -> list[str]:
        """Who won, then the points from the top."""
        order = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        return [self.ui("result-winners", seats=result.winners), "",
                *(self.ui("result-line", seat=seat, points=result.scores[seat]) for seat in order)]  # fmt: skip

    def record(self, playback: Playback) -> str:
        """The record one stands at: its number, and what was chosen as far as these eyes may know."""
        head = self.ui("replay-record", record=playback.at, last=playback.last)
        if playback.at == 0:
            return f"{head} {self.ui('replay-deal')}"
        said = [self.ui("replay-choice", seat=seat, choice=self.label(playback.view_before(seat), choice))
                for seat, choice in playback.choices()]  # fmt: skip
        return " ".join([head, *said])

    # -- rules -----------------------------------------------------------------------------------

    def rule(self, number: str) -> list[str]:
        """A rule as it is looked up: number and chapter, text, where it comes from."""
        found = self.rulebook.number(number)
        if found is None:
            return [self.ui("rules-none", words=number)]
        origin = origins(self.speaker, self.rulebook.origins(found))
        return [
            f"{found}  {self.rulebook.chapter(found)}",
            self.rulebook.rules[found],
            *([f"[{origin}]"] if origin else []),
        ]

    def summary(self, page: str) -> list[str]:
        """The lines of a page of the quick reference."""
        return self.rulebook.summary[page].strip().splitlines()


def origins(speaker: Speaker, marks: Iterable[str]) -> str:
    """Where something comes from, in words: several marks are told as all of them."""
    return " · ".join(speaker.say(Message(f"ui-mark-{mark}")) for mark in marks)
