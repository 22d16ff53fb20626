"""A served table on the screen: the same table, with a line to a server instead of a referee."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message as AppMessage

from cutpurse.kernel.message import SPECTATOR, Message
from cutpurse.kernel.question import Question
from cutpurse.protocol.from_server import Update
from cutpurse.terminal.app import LeavePage, ResultPage
from cutpurse.terminal.connection import Ended, Incident, Lost
from cutpurse.terminal.join import Joined, lobby, save_record, update_names
from cutpurse.terminal.link import in_words
from cutpurse.terminal.pages import FieldPage, ListPage
from cutpurse.terminal.plain_remote import NOWHERE
from cutpurse.terminal.remote import RemoteTable
from cutpurse.terminal.table_screen import TableScreen
from cutpurse.terminal.telling import Teller
from cutpurse.terminal.widgets import TALK_KEY, CalmApp, Maker, Pane, titled

HEARTBEAT = 0.5
"""Seconds between looks at the clock."""


class RemoteScreen(TableScreen):
    """The table, who is at it, what is said there, and whether the line to it holds."""

    KEYS = "keys-join"
    HELP = "join-help-text"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(TALK_KEY, "talk", show=False),
        Binding("M", "mute", show=False),
        Binding("N", "be_found", show=False),
    ]

    def __init__(self, table: RemoteTable, teller: Teller) -> None:
        super().__init__(table, teller)
        self.remote = table

    def board(self) -> Maker:
        """Before the game begins: who has sat down."""
        if self.remote.view() is not None:
            return super().board()
        ui, seat = self.teller.ui, self.remote.viewer
        who = ui("join-audience") if seat == SPECTATOR else ui("join-seat", seat=seat)
        return lambda _width: [who, "", *lobby(self.teller, self.remote), "", ui("join-waits")]

    def show_board(self) -> None:
        who = " · ".join([self.teller.title(), *lobby(self.teller, self.remote)])
        self.query_one("#board", Pane).border_title = titled(who)
        super().show_board()

    def ask_title(self, question: Question) -> str:
        seconds = self.remote.seconds()
        title = super().ask_title(question)
        return title if seconds is None else f"{title} · {self.teller.ui('join-seconds', seconds=seconds)}"

    def idle_title(self) -> str:
        ui, waiting = self.teller.ui, self.remote.waiting_for()
        if not self.remote.connected:
            return ui("join-lost")
        if self.remote.over or len(waiting) != 1:
            return super().idle_title()
        return ui("thinking", seat=waiting[0])

    def show_title(self) -> None:
        """The clock has moved on."""
        question = self.remote.question()
        if self.considered is None and question is not None:
            self.query_one("#ask").border_title = titled(self.ask_title(question))

    def action_talk(self) -> None:
        def answered(text: str | None) -> None:
            if text:
                self.remote.say(text)

        ui = self.teller.ui
        self.app.push_screen(FieldPage(ui("join-say"), "", ui("keys-input")), answered)

    def action_mute(self) -> None:
        """Whom not to hear; those who are muted can be heard again."""
        seats, ui = self.remote.can_be_muted(), self.teller.ui

        def answered(place: int | None) -> None:
            if place is not None:
                self.tell(in_words(self.teller.speaker, self.remote.mute(seats[place])))

        labels = [ui("join-mute-row", seat=seat, muted="yes" if seat in self.remote.muted else "no") for seat in seats]
        if labels:
            self.app.push_screen(ListPage(ui("join-mute"), "", labels, ui("keys-list")), answered)

    def action_be_found(self) -> None:
        def answered(url: str | None) -> None:
            if url:
                self.remote.notify("" if url == NOWHERE else url)

        if self.remote.viewer != SPECTATOR:
            ui = self.teller.ui
            self.app.push_screen(FieldPage(ui("join-notify"), "", ui("keys-input")), answered)


class Happened(AppMessage):
    """Something came over the line."""

    def __init__(self, incident: Incident) -> None:
        super().__init__()
        self.incident = incident


class RemoteApp(CalmApp):
    """A seat at a served table, or a place in its audience."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True), Binding("ctrl+c", "leave", show=False)]  # fmt: skip

    def __init__(self, joined: Joined) -> None:
        super().__init__()
        self.joined = joined
        self.table = joined.table
        self.teller = joined.teller
        self.busy = False
        self.farewell: Message | None = None
        """Why the line was closed for good."""
        self._shown: Question | None = None

    def on_mount(self) -> None:
        self.screen_of_table = RemoteScreen(self.table, self.teller)
        self.push_screen(self.screen_of_table)
        self.call_after_refresh(self._begin)

    def _begin(self) -> None:
        self.screen_of_table.show()
        self.set_interval(HEARTBEAT, self._beat)
        Thread(target=self._listen, name="listen", daemon=True).start()

    def _listen(self) -> None:
        """In a thread: hand on what comes over the line."""
        while not isinstance(incident := self.joined.incidents.get(), str | None):
            self.post_message(Happened(incident))

    def on_unmount(self) -> None:
        self.joined.incidents.put(None)

    def _beat(self) -> None:
        self.screen_of_table.show_title()

    # -- what comes over the line ----------------------------------------------------------------

    def on_happened(self, event: Happened) -> None:
        incident = event.incident
        if isinstance(incident, Lost):
            self.table.lose()
            self.go_on()
            self._tell(self.teller.ui("join-lost"))
        elif isinstance(incident, Ended):
            self.farewell = incident.message
            self.exit(1)
        else:
            self._hear(incident)

    def _hear(self, incident: Incident) -> None:
        assert not isinstance(incident, Lost | Ended)
        back, over = not self.table.connected, self.table.over
        told = self.table.hear(incident)
        update_names(self.teller, self.table)
        if back:
            self._tell(self.teller.ui("join-back"))
        for message in told:
            self._tell(in_words(self.teller.speaker, message))
        if isinstance(incident, Update) or self.table.question() != self._shown:
            self.go_on()
        else:
            self.screen_of_table.show_board()
        if self.table.over and not over:
            self._end()

    def go_on(self) -> None:
        """Show what is asked now; whoever is thinking twice about the same question is not disturbed."""
        screen, question = self.screen_of_table, self.table.question()
        if screen.considered is not None and question is not None and question == self._shown:
            screen.show_board()
        else:
            screen.show()
        self._shown = question

    def _tell(self, text: str) -> None:
        self.screen_of_table.tell(text)

    def _end(self) -> None:
        result = self.table.result
        assert result is not None
        self.push_screen(ResultPage(self.teller, self.teller.result(result)))

    # -- keeping and leaving ---------------------------------------------------------------------

    def hold(self, held: bool) -> None:
        """Nobody waits at a served table."""

    def let_another(self) -> bool:
        """Everybody has a screen of their own."""
        return False

    def ask_to_save(self) -> None:
        """The record, once the game is over."""
        ui = self.teller.ui

        async def fetch(name: str) -> None:
            self._tell(await asyncio.to_thread(save_record, self.teller, self.joined.link, Path(name).expanduser()))

        def answered(name: str | None) -> None:
            if name:
                self.run_worker(fetch(name))

        file = f"{self.table.game.title.id}-{self.joined.link.table}.cutpurse"
        self.push_screen(FieldPage(ui("save-as"), file, ui("keys-input")), answered)

    def action_leave(self) -> None:
        self.ask_to_leave()

    def ask_to_leave(self) -> None:
        if isinstance(self.screen, LeavePage):
            return
        if self.table.over:
            self.exit(0)
            return
        ui = self.teller.ui

        def answered(place: int | None) -> None:
            if place == 2:
                self.table.get_up()
            if place:
                self.exit(0)

        labels = [ui("quit-stay"), ui("join-quit-go")]
        if self.table.viewer != SPECTATOR:
            labels.append(ui("join-get-up"))
        self.push_screen(LeavePage(ui("quit"), "", labels, ui("keys-list")), answered)
