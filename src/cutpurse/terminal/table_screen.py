"""What the person at the keyboard sees: board, log, question and options, from 80 by 24 upwards."""

from __future__ import annotations

import asyncio
from textwrap import wrap
from typing import Any, ClassVar, Protocol, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Question
from cutpurse.terminal.coach import explained
from cutpurse.terminal.lookup import LookUp
from cutpurse.terminal.pages import ListPage, RulesPage, TextPage, WhyPage
from cutpurse.terminal.seatside import Seatside
from cutpurse.terminal.telling import Offer, Teller
from cutpurse.terminal.widgets import CHOICE_KEYS, LOG_LINES, NEW, BoardPane, Choices, KeyLine, Maker, Pane, titled


class Host(Protocol):
    """What the screen asks of the app around it."""

    busy: bool
    """Somebody else is thinking: nothing can be chosen."""

    def go_on(self) -> None:
        """Something was chosen."""

    def hold(self, held: bool) -> None:
        """Somebody thinks about doing something without being asked, or no longer does."""

    def let_another(self) -> bool:
        """Somebody else at this keyboard may do something without being asked. Whether there is anybody."""

    def ask_to_save(self) -> None: ...

    def ask_to_leave(self) -> None: ...


class TableScreen(Screen[None]):
    """What the person at the keyboard sees."""

    KEYS = "keys-table"
    HELP = "help-text"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("w", "why", show=False),
        Binding("r", "rules", show=False),
        Binding("b", "board", show=False),
        Binding("l", "log", show=False),
        Binding("s", "save", show=False),
        Binding("p", "standing", show=False),
        Binding("n", "play_now", show=False),
        Binding("h", "hint", show=False),
        Binding("question_mark", "help", show=False),
        Binding("E", "explain", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "think_again", show=False),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    TableScreen #table { height: 1fr; layout: vertical; }
    TableScreen #board { height: 1fr; min-height: 5; }
    TableScreen #side { height: auto; }
    TableScreen #log { height: 4; }
    TableScreen #ask { height: auto; border-top: solid $primary 60%; border-title-color: $primary; padding: 0 1; }
    TableScreen #question { height: auto; text-style: bold; }
    TableScreen.-wide #table { layout: horizontal; }
    TableScreen.-wide #board { width: 1fr; height: 100%; }
    TableScreen.-wide #side { width: 48; height: 100%; }
    TableScreen.-wide #log { height: 1fr; }
    """

    def __init__(self, table: Seatside, teller: Teller, shared: bool = False) -> None:
        super().__init__()
        self.table = table
        self.teller = teller
        self.shared = shared
        """Several people at one keyboard: who is asked is called by name."""
        self.offers: list[Offer] = []
        self.tip = ""
        """What the coach says in front of the question."""
        self.considered: Offer | None = None
        """What was chosen and has something to consider first."""
        self.bystander = False
        """Whoever looks has the keyboard to play something out of turn, or not, and gives it back."""

    def compose(self) -> Any:
        ui = self.teller.ui
        with Container(id="table"):
            yield BoardPane(self.teller.title(), id="board")
            with Vertical(id="side"):
                yield Pane(ui("log"), id="log")
                with Vertical(id="ask"):
                    yield Static("", id="question", markup=False)
                    yield Choices(id="choices")
        yield KeyLine(ui(self.KEYS))

    def on_mount(self) -> None:
        self.query_one(Choices).focus()

    def on_resize(self, _event: events.Resize) -> None:
        """The log stands below or beside the board; the list takes no more than its share of the lines."""
        share = 0.6 if self.has_class("-wide") else 0.3
        self.query_one(Choices).styles.max_height = max(3, int(self.size.height * share))
        self.call_after_refresh(self._show_log)

    # -- showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        """The position and the log from the viewer's eyes, and the question if one is asked."""
        self.considered = None
        self.show_board()
        question = self.table.question()
        self.offers = [] if question is None else self.teller.offers(self.table, question)
        ask = self.query_one("#ask")
        ask.styles.min_height = None
        if question is not None:
            ask.border_title = titled(self.ask_title(question))
            said = [self.teller.ui("coach-says", tip=self.tip)] if self.tip else []
            self._ask("\n".join([*said, self.teller.question(question)]), [_row(offer) for offer in self.offers])
            self.query_one(BoardPane).point(self.offers[0].things, anew=True)
        elif self.bystander:
            self.offers = self.teller.out_of_turn(self.table)
            ask.border_title = titled(self.teller.ui("play-now-title"))
            self._ask(self.teller.ui("play-now-here", seat=self.table.viewer), [_row(offer) for offer in self.offers])
        else:
            ask.border_title = titled(self.idle_title())
            self._ask(self._play_now(), [])

    def ask_title(self, question: Question) -> str:
        return self.teller.ui("choose", seat=question.seat) if self.shared else self.teller.ui("your-decision")

    def idle_title(self) -> str:
        return self.teller.ui("over" if self.table.over else "waiting")

    def show_board(self) -> None:
        self.query_one("#board", Pane).show(self.board())
        self._show_log()

    def board(self) -> Maker:
        """Makes the table as the viewer sees it."""
        view = self.table.view()
        return lambda width: self.teller.board(view, width)

    def _show_log(self) -> None:
        """The end of the log; where the lines stand below each other, with as much room as there is news."""
        lines = self.log_lines(LOG_LINES)
        news = sum(line.startswith(NEW) for line in lines)
        room = max(3, min(news, self.size.height // 4))
        log = self.query_one("#log", Pane)
        wide = self.has_class("-wide")
        log.styles.height = "1fr" if wide else 1 + room
        more = news > room and not wide
        log.border_title = titled(self.teller.ui("log-news", count=news) if more else self.teller.ui("log"))
        log.show(lambda _width: lines, to_end=True)

    def show_thinking(self, question: Question) -> None:
        """Somebody else decides. Who thinks about a sealed answer, and for how long, is not shown."""
        ui = self.teller.ui
        ask = self.query_one("#ask")
        ask.styles.min_height = ask.outer_size.height  # nothing jumps meanwhile
        ask.border_title = titled(ui("waiting") if question.sealed else ui("thinking", seat=question.seat))
        self.offers = []
        self._ask(self._play_now(), [])

    def _play_now(self) -> str:
        """The quiet line that says that one may do something without being asked."""
        offers = self.table.offers()
        return self.teller.ui("play-now", count=len(offers)) if offers else ""

    def blank(self) -> None:
        """Nothing of the seat that was here stays visible."""
        self.offers, self.considered = [], None
        for pane in ("#board", "#log"):
            self.query_one(pane, Pane).show(lambda _width: ())
        self.query_one("#ask").border_title = titled("")
        self._ask("", [])

    def _ask(self, sentence: str, rows: list[str]) -> None:
        words = self.query_one("#question", Static)
        words.update(Content(sentence))
        words.display = bool(sentence)
        self.query_one(Choices).fill(rows, keys=CHOICE_KEYS)

    def log_lines(self, last: int = 0) -> list[str]:
        """The log, or the last events of it; what is new to the viewer is marked."""
        news = self.table.news_from()
        return [f"{NEW if item.record >= news else ' '} {text}"
                for item in self.table.lines()[-last:] if (text := self.teller.line(item))]  # fmt: skip

    def tell(self, text: str) -> None:
        self.query_one(KeyLine).tell(text)

    # -- choosing --------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self.query_one(KeyLine).hush()
        place = CHOICE_KEYS.find(event.character) if event.character else -1
        if 0 <= place < self.query_one(Choices).option_count:
            event.stop()
            self.choose(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The board shows what the option in question concerns."""
        if self.considered is None and event.option_index < len(self.offers):
            self.query_one(BoardPane).point(self.offers[event.option_index].things)

    def choose(self, place: int) -> None:
        """Take an offer; where there is something to consider, only after a second Enter."""
        if self.play.busy:
            return
        if self.considered is not None:
            self._answer_caution(place)
        elif place < len(self.offers):
            offer = self.offers[place]
            if offer.cautions and not offer.sure:
                self._consider(offer)
            else:
                self._take(offer)

    def _consider(self, offer: Offer) -> None:
        ui = self.teller.ui
        self.considered = offer
        self.query_one("#ask").border_title = titled(ui("caution"))
        sentence = "\n".join([offer.label, *(f"! {caution}" for caution in offer.cautions)])
        self._ask(sentence, [ui("caution-go"), ui("caution-back")])

    def _answer_caution(self, place: int) -> None:
        offer, self.considered = self.considered, None
        if place == 0 and offer is not None:
            self._take(offer)
        else:
            self.show()

    def action_think_again(self) -> None:
        if self.considered is not None:
            self._answer_caution(1)

    def _take(self, offer: Offer) -> None:
        if not offer.chain:
            self.play.go_on()
            return
        happened = self.table.choose(offer.chain)
        if isinstance(happened, Reason):
            self.tell(self.teller.reason(happened))
        else:
            self.play.go_on()

    @property
    def play(self) -> Host:
        return cast(Host, self.app)

    # -- commands --------------------------------------------------------------------------------

    def action_undo(self) -> None:
        if self.play.busy:
            return
        happened = self.table.undo()
        if isinstance(happened, Reason):
            self.tell(self.teller.reason(happened))
        else:
            self.play.go_on()
            self.tell(self.teller.ui("taken-back"))

    def action_explain(self) -> None:
        """What is asked now, what the answers mean, and which rules say so."""
        question = self.table.question()
        lines = [] if question is None else explained(self.table.game, question, self.teller.speaker.language)
        if not lines:
            self.tell(self.teller.ui("explain-nothing"))
            return
        self._read(self.teller.ui("explain"), lambda width: [row for text in lines for row in wrap(text, width)])

    async def action_hint(self) -> None:
        """What a bot would do; it thinks beside the screen."""
        if self.play.busy or self.table.question() is None:
            return
        self.tell(self.teller.ui("hint-thinking"))
        found = await asyncio.to_thread(self.table.advice)
        lines = self.teller.advice(self.table, found)
        self._read(self.teller.ui("hint"), lambda _width: lines)

    def action_why(self) -> None:
        self.app.push_screen(WhyPage(self.teller, self.teller.closed(self.table)))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(LookUp(self.teller, self.teller.unseen(self.table.view()))))

    def action_board(self) -> None:
        self._read(self.teller.title(), self.board(), board=True)

    def action_log(self) -> None:
        lines = self.log_lines()
        self._read(self.teller.ui("log"), lambda _width: lines, to_end=True)

    def action_help(self) -> None:
        lines = self.teller.ui(self.HELP).split("\n")
        self._read(self.teller.ui("help"), lambda _width: lines)

    def _read(self, title: str, make: Any, *, to_end: bool = False, board: bool = False) -> None:
        self.app.push_screen(TextPage(title, make, self.teller.ui("keys-back"), to_end=to_end, board=board))

    def action_scroll_board(self, way: int) -> None:
        board = self.query_one("#board", Pane)
        board.scroll_relative(y=way * max(1, board.size.height - 1), animate=False)

    def action_standing(self) -> None:
        if self.play.busy:
            return
        items = self.teller.standing_items(self.table)
        hint = self.teller.ui("standing-hint" if items else "standing-none")

        def answered(place: int | None) -> None:
            if place is not None:
                items[place].act()
                self.play.go_on()
                self.tell(self.teller.ui("standing-done"))

        labels = [item.label for item in items]
        self.app.push_screen(ListPage(self.teller.ui("standing"), hint, labels, self.teller.ui("keys-list")), answered)

    def action_play_now(self) -> None:
        """What one may do without being asked; meanwhile nobody at this table goes on."""
        offers = self.teller.at_any_time(self.table)
        if not offers:
            if self.play.busy or not self.play.let_another():
                self.tell(self.teller.ui("play-now-nothing"))
            return
        self.play.hold(True)

        def answered(place: int | None) -> None:
            if place is not None:
                self._take(offers[place])
            self.play.hold(False)

        labels = [offer.label for offer in offers]
        hint = self.teller.ui("play-now-hint")
        self.app.push_screen(
            ListPage(self.teller.ui("play-now-title"), hint, labels, self.teller.ui("keys-list")), answered
        )

    def action_save(self) -> None:
        self.play.ask_to_save()

    def action_leave(self) -> None:
        self.play.ask_to_leave()


def _row(offer: Offer) -> str:
    """An option as a line: a shortcut has a sign before it, something to consider one behind it."""
    sign = f" (! {' '.join(offer.cautions)})" if offer.sure else " (!)"
    return f"{'» ' if offer.shortcut else ''}{offer.label}{sign if offer.cautions else ''}"
