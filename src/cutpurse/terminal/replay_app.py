"""The replay viewer on the screen."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from cutpurse.kernel.playback import Playback
from cutpurse.terminal.lines import number
from cutpurse.terminal.lookup import LookUp
from cutpurse.terminal.pages import FieldPage, RulesPage, TextPage
from cutpurse.terminal.telling import Teller
from cutpurse.terminal.widgets import LOG_LINES, NEW, BoardPane, CalmApp, KeyLine, Pane, titled

LEAP = 10


class ReplayScreen(Screen[None]):
    """One position, the log up to it, and whose eyes see it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n,enter", "step(1)", show=False),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("pagedown", f"step({LEAP})", show=False, priority=True),
        Binding("pageup", f"step(-{LEAP})", show=False, priority=True),
        Binding("home", "first", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("g", "go", show=False),
        Binding("e", "eyes", show=False),
        Binding("b", "board", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("up", "scroll_board(-1)", show=False, priority=True),
        Binding("down", "scroll_board(1)", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    ReplayScreen #table { height: 1fr; layout: vertical; }
    ReplayScreen #board { height: 1fr; }
    ReplayScreen #log { height: 7; }
    ReplayScreen #record { height: auto; max-height: 4; padding: 0 1; text-style: bold; }
    ReplayScreen.-wide #table { layout: horizontal; }
    ReplayScreen.-wide #board { width: 1fr; height: 100%; }
    ReplayScreen.-wide #log { width: 48; height: 100%; }
    """

    def __init__(self, playback: Playback, teller: Teller) -> None:
        super().__init__()
        self.playback = playback
        self.teller = teller

    def compose(self) -> Any:
        with Container(id="table"):
            yield BoardPane(self.teller.title(), id="board")
            yield Pane(self.teller.ui("log"), id="log")
        yield Static("", id="record", markup=False)
        yield KeyLine(self.teller.ui("keys-replay"))

    def on_mount(self) -> None:
        self.show()
        fault = self.playback.fault
        if fault is not None:
            self.tell(self.teller.ui("replay-fault", record=fault.record, problem=fault.problem))

    def show(self) -> None:
        playback = self.playback
        view = playback.view()
        eyes = self.teller.eyes(playback)
        board = self.query_one("#board", Pane)
        board.border_title = titled(f"{self.teller.title()} · {eyes}")
        board.show(lambda width: self.teller.board(view, width))
        lines = self._log_lines(LOG_LINES)
        self.query_one("#log", Pane).show(lambda _width: lines, to_end=True)
        result = playback.result()
        words = [self.teller.record(playback), *([self.teller.result(result)[0]] if result else [])]
        self.query_one("#record", Static).update(Content(" ".join(words)))

    def _log_lines(self, last: int = 0) -> list[str]:
        """The log up to here, or the last events of it; what this record brought is marked."""
        return [f"{NEW if told.record == self.playback.at else ' '} {text}"
                for told in self.playback.told_so_far()[-last:]
                if (text := self.teller.event(told.event, self.playback.eyes))]  # fmt: skip

    def tell(self, text: str) -> None:
        self.query_one(KeyLine).tell(text)

    def on_key(self, _event: events.Key) -> None:
        self.query_one(KeyLine).hush()

    def _move(self, at: int) -> None:
        self.query_one(KeyLine).hush()
        if self.playback.go(at):
            self.show()
        else:
            self.tell(self.teller.ui("replay-no-further"))

    def action_step(self, way: int) -> None:
        self._move(self.playback.at + way)

    def action_first(self) -> None:
        self._move(0)

    def action_last(self) -> None:
        self._move(self.playback.last)

    def action_go(self) -> None:
        def answered(text: str | None) -> None:
            at = number(text or "")
            if at is not None:
                self._move(at)

        page = FieldPage(self.teller.ui("replay-go"), str(self.playback.at), self.teller.ui("keys-input"))
        self.app.push_screen(page, answered)

    def action_eyes(self) -> None:
        self.playback.next_eyes()
        if len(self.playback.eyes_allowed) == 1:
            self.tell(self.teller.ui("replay-eyes-closed"))
        self.show()

    def action_board(self) -> None:
        view = self.playback.view()
        self._read(self.teller.title(), lambda width: self.teller.board(view, width), board=True)

    def action_log(self) -> None:
        lines = self._log_lines()
        self._read(self.teller.ui("log"), lambda _width: lines, to_end=True)

    def _read(self, title: str, make: Any, *, to_end: bool = False, board: bool = False) -> None:
        self.app.push_screen(TextPage(title, make, self.teller.ui("keys-back"), to_end=to_end, board=board))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(LookUp(self.teller)))

    def action_scroll_board(self, way: int) -> None:
        self.query_one("#board", Pane).scroll_relative(y=way, animate=False)

    def action_leave(self) -> None:
        self.app.exit(0)


class ReplayApp(CalmApp):
    """A record file on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True), Binding("ctrl+c", "leave", show=False)]  # fmt: skip

    def __init__(self, playback: Playback, teller: Teller) -> None:
        super().__init__()
        self.playback = playback
        self.teller = teller

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.playback, self.teller))

    def action_leave(self) -> None:
        self.exit(0)
