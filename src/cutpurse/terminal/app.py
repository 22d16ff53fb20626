"""The table on the screen: people at the keyboard, bots beside it, by keyboard alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType

from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.question import OFFER
from cutpurse.terminal.coach import Coach
from cutpurse.terminal.pages import FieldPage, HandOverPage, ListPage, Page
from cutpurse.terminal.session import Table
from cutpurse.terminal.table_screen import TableScreen
from cutpurse.terminal.telling import Teller
from cutpurse.terminal.widgets import CalmApp, KeyLine, Pane


class LeavePage(ListPage):
    """Leave, and with or without the game saved."""


class ResultPage(Page[None]):
    """Who won."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "back", show=False)]

    def __init__(self, teller: Teller, lines: list[str]) -> None:
        super().__init__()
        self._pane = Pane(teller.ui("result"))
        self._lines = lines
        self._keys = teller.ui("keys-result")

    def compose(self) -> Any:
        yield self._pane
        yield KeyLine(self._keys)

    def on_mount(self) -> None:
        self._pane.show(lambda _width: ["", *self._lines])

    def on_key(self, event: events.Key) -> None:
        """The keys of the table below work here too."""
        if event.character and event.character in "blsq":
            event.stop()
            self.dismiss()
            self.app.call_later(self._press, event.key)

    def _press(self, key: str) -> None:
        self.app.simulate_key(key)


class PlayApp(CalmApp):
    """People and bots at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True), Binding("ctrl+c", "leave", show=False)]  # fmt: skip

    PAUSE = 0.7
    """Seconds between moves of bots in which a person who is alone with them can interrupt."""

    def __init__(self, table: Table, teller: Teller, save: Path | None = None, coach: Coach | None = None) -> None:
        super().__init__()
        self.table = table
        self.teller = teller
        self.path = save
        self.coach = coach
        self.busy = False
        """Bots are thinking: nothing can be chosen."""
        self._free = asyncio.Event()
        self._free.set()
        """Bots may go on: nobody thinks about interrupting them."""
        self._seen = 0
        """How many records there were when the keyboard was last handed over."""

    def on_mount(self) -> None:
        self.screen_of_table = TableScreen(self.table, self.teller, shared=not self.table.alone)
        self.push_screen(self.screen_of_table)
        self.call_after_refresh(self.go_on)

    # -- the course of a game --------------------------------------------------------------------

    def go_on(self) -> None:
        """Let everybody answer who needs no person, then ask whoever is next."""
        if not self.busy:
            self.busy = True
            self.run_worker(self._go_on())

    async def _go_on(self) -> None:
        screen = self.screen_of_table
        while (errand := self.table.errand()) is not None:
            asked = errand.question.kind != OFFER
            if asked:  # who thinks about interrupting is nobody's business
                screen.show_thinking(errand.question)
            choice = await asyncio.to_thread(self.table.think, errand)
            if asked and self.table.alone and self.table.offers():
                await asyncio.sleep(self.PAUSE)
            await self._free.wait()
            if self.table.settle(errand, choice):
                screen.show_board()
        self.busy = False
        self.keep()
        if self.table.over:
            self._end()
            return
        seat = self.table.next_person()
        assert seat is not None, "somebody is asked as long as the game is not over"
        if seat == self.table.viewer:
            self._show()
        else:
            self._hand_over(seat)

    def hold(self, held: bool) -> None:
        if held:
            self._free.clear()
        else:
            self._free.set()

    def _show(self) -> None:
        table = self.table
        if self.coach is not None:
            self.screen_of_table.tip = self.coach.tip(table)
        self.screen_of_table.show()
        for trouble in self.table.troubles():
            self.screen_of_table.tell(self.teller.speaker.say(trouble))

    def _hand_over(self, seat: int) -> None:
        """Blank the screen; on the page in between stands only what everybody has seen."""
        self.table.viewer = SPECTATOR
        self.screen_of_table.blank()
        seen = self.teller.log(item for item in self.table.lines() if item.record >= self._seen)
        self._seen = len(self.table.referee.records)

        def sat_down(_: None) -> None:
            self.table.viewer = seat
            self.screen_of_table.bystander = self.table.question() is None
            self._show()

        self.push_screen(HandOverPage(self.teller, seat, seen), sat_down)

    def let_another(self) -> bool:
        """Whoever wants to play something out of turn says so and gets the keyboard; afterwards it goes back."""
        others, ui = self.table.bystanders(), self.teller.ui

        def answered(place: int | None) -> None:
            if place is not None:
                self._hand_over(others[place])

        if others:
            names = [self.teller.seat(seat) for seat in others]
            self.push_screen(ListPage(ui("play-now-who"), ui("play-now-who-hint"), names, ui("keys-list")), answered)
        return bool(others)

    def _end(self) -> None:
        if not self.table.alone:
            self.table.viewer = SPECTATOR
        self._show()
        result = self.table.result
        assert result is not None
        lines = self.teller.result(result)
        if self.path is not None:
            lines += ["", self.teller.ui("result-verify", file=str(self.path))]
        self.push_screen(ResultPage(self.teller, lines))

    # -- keeping ---------------------------------------------------------------------------------

    def keep(self) -> bool:
        """Write the game to the file it is kept in, if there is one."""
        if self.path is None:
            return False
        try:
            self.table.save(self.path)
        except OSError as error:
            problem = error.strerror or str(error)
            self.screen_of_table.tell(self.teller.ui("save-failed", file=str(self.path), problem=problem))
            return False
        return True

    def ask_to_save(self) -> None:
        ui = self.teller.ui

        def answered(name: str | None) -> None:
            if name:
                self.path = Path(name).expanduser()
                if self.keep():
                    self.screen_of_table.tell(ui("saved", file=name))

        name = str(self.path or self.table.free_name())
        self.push_screen(FieldPage(ui("save-as"), name, ui("keys-input")), answered)

    def action_leave(self) -> None:
        self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """Leaving asks first, and saves."""
        if isinstance(self.screen, LeavePage):
            return
        ui = self.teller.ui
        if self.table.over and self.path is not None:
            self.exit(0)
            return
        file = self.path or self.table.free_name()
        if self.path is not None:
            labels = [ui("quit-stay"), ui("quit-leave", file=str(file))]
        else:
            labels = [ui("quit-stay"), ui("quit-save", file=str(file)), ui("quit-lose")]

        def answered(place: int | None) -> None:
            if place == 1:
                self.path = file
                if self.keep():
                    self.exit(0)
            elif place == 2:
                self.exit(0)

        self.push_screen(LeavePage(ui("quit"), "", labels, ui("keys-list")), answered)
