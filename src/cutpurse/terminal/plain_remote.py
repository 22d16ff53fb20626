"""The line mode of a table on a server: lines of the person and messages of the server, as they come."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from queue import Empty
from threading import Thread
from typing import TextIO

from cutpurse.kernel.message import SPECTATOR, Message, seat_letter
from cutpurse.kernel.question import Question
from cutpurse.terminal.connection import Ended, Incident, Lost
from cutpurse.terminal.join import Joined, lobby, save_record, update_names
from cutpurse.terminal.lines import Leave
from cutpurse.terminal.link import in_words
from cutpurse.terminal.plain_seat import PlainSeat
from cutpurse.terminal.remote import RemoteTable

HEARTBEAT = 0.5
"""Seconds between looks at the clock."""
NOWHERE = "-"
"""Typed for an address: none at all."""
END = None
"""Stands for the end of the input."""


class PlainRemote(PlainSeat[RemoteTable]):
    """A seat at a served table, or a place in its audience, line by line.

    At a terminal every line is heeded at once. Through a pipe lines wait until the seat is asked, so that a
    script may be ahead of the game.
    """

    def __init__(self, joined: Joined, source: TextIO, sink: TextIO) -> None:
        super().__init__(joined.table, joined.teller, source, sink)
        self.link = joined.link
        self.status = 0
        self._incidents = joined.incidents
        self._lines: deque[str | None] = deque()
        self._told = 0
        self._prompted = False
        """The sign for a line to type stands there already."""
        self._shown: Question | None = None
        self._waiting: list[int] = []
        for name, command in {
            "say": self.say, "who": self.who, "save": self.save, "mute": self.mute, "notify": self.notify,
            "get up": self.get_up}.items():  # fmt: skip
            self.learn(name, command)

    def run(self) -> int:
        self.write(self.teller.title())
        self._introduce()
        Thread(target=self._read_lines, name="lines", daemon=True).start()
        try:
            while not self._finished():
                self._look()
                self._wait()
        except Leave:
            # A link is copied as it stands: it is not broken into lines.
            self.write_as_is([self.teller.ui("join-goodbye", link=str(self.link))])
        return self.status

    def _introduce(self) -> None:
        if self.table.viewer == SPECTATOR:
            self.ui("join-audience")
        else:
            self.ui("join-seat", seat=self.table.viewer)
            self.ui("plain-join-welcome")
        self.who("")
        if not self.table.started:
            self.ui("join-waits")

    # -- what comes in ---------------------------------------------------------------------------

    def _read_lines(self) -> None:
        while text := self.source.readline():
            self._incidents.put(text.strip())
        self._incidents.put(END)

    def _wait(self) -> None:
        """Until something happens; then all that has happened meanwhile."""
        if self._lines and self._listens():
            self._heed_line()
            return
        try:
            self._sort_in(self._incidents.get(timeout=HEARTBEAT))
            while True:
                self._sort_in(self._incidents.get_nowait())
        except Empty:
            pass
        except KeyboardInterrupt:
            raise Leave from None

    def _sort_in(self, incident: Incident | str | None) -> None:
        if incident is END or isinstance(incident, str):
            self._lines.append(incident)
        elif isinstance(incident, Lost):
            self.table.lose()
            self.ui("join-lost")
        elif isinstance(incident, Ended):
            self._say(incident.message)
            self.status = 1
            raise Leave
        else:
            if not self.table.connected:
                self.ui("join-back")
            told = self.table.hear(incident)
            update_names(self.teller, self.table)
            for message in told:
                self._say(message)

    def _say(self, message: Message) -> None:
        self.write(in_words(self.teller.speaker, message))

    def _listens(self) -> bool:
        """Whether lines are heeded now."""
        return self.source.isatty() or self.table.question() is not None or self._watches()

    def _watches(self) -> bool:
        return self.table.viewer == SPECTATOR and self._lines[0] is not END

    def _heed_line(self) -> None:
        self._heed(self._next_line(), self.table.question())

    def _next_line(self) -> str:
        text = self._lines.popleft()
        if self._prompted and self.source.isatty() and text is not END:
            self._prompted = False  # whoever typed the line has ended it
        if text is END:
            raise Leave
        return text

    def ask(self, prompt: str = ">") -> str:
        """One more line, for a question back. What the server says waits so long."""
        self._prompt(prompt)
        waiting: list[Incident] = []
        while not self._lines:
            incident = self._incidents.get()
            if incident is END or isinstance(incident, str):
                self._lines.append(incident)
            else:
                waiting.append(incident)
        for incident in waiting:
            self._incidents.put(incident)
        return self._next_line()

    # -- what is shown ---------------------------------------------------------------------------

    def _look(self) -> None:
        """News, then the question if it is a new one."""
        events = self.table.events()
        for item in events[self._told :]:
            if text := self.teller.line(item):
                self.write(text)
        news, self._told = len(events) > self._told, len(events)
        question = self.table.question()
        if question is not None and (news or question != self._shown):
            self._show(question)
            if (seconds := self.table.seconds()) is not None:
                self.ui("join-seconds", seconds=seconds)
        self._shown = question
        self._tell_who_is_thinking()
        if question is not None and not self._prompted:
            self._prompt()
        self.sink.flush()

    def _tell_who_is_thinking(self) -> None:
        """Whom the table waits for, once; bots are not worth a line."""
        waiting = self.table.waiting_for()
        if waiting != self._waiting:
            others = [seat for seat in waiting if seat != self.table.viewer and self.table.seats[seat].kind == "human"]
            for seat in others[:1]:
                self.ui("thinking", seat=seat)
        self._waiting = waiting

    def _prompt(self, prompt: str = ">") -> None:
        self.sink.write(f"{prompt} ")
        self.sink.flush()
        self._prompted = True

    def write_as_is(self, lines: list[str]) -> None:
        self._break_prompt()
        super().write_as_is(lines)

    def write(self, text: str = "", indent: str = "") -> None:
        self._break_prompt()
        super().write(text, indent)

    def _break_prompt(self) -> None:
        """What is told begins on a line of its own."""
        if self._prompted:
            self.sink.write("\n")
            self._prompted = False

    def _finished(self) -> bool:
        result = self.table.result
        if result is None:
            return False
        self._look()
        self.write()
        self.write_as_is(self.teller.result(result))
        self.sink.flush()
        return True

    # -- commands --------------------------------------------------------------------------------

    def board(self, words: str) -> None:
        if self.table.view() is None:
            self.who(words)
        else:
            super().board(words)

    def _why_not(self, words: str) -> None:
        self.table.ask_why(words)

    def say(self, words: str) -> None:
        if words:
            self.table.say(words)
        else:
            self.ui("plain-say-what")

    def who(self, _words: str) -> None:
        self.write_as_is(lobby(self.teller, self.table))

    def mute(self, words: str) -> None:
        """Somebody by letter or name."""
        wanted = words.casefold()
        for seat in self.table.can_be_muted():
            if wanted in (seat_letter(seat).casefold(), self.table.names[seat].casefold()):
                self._say(self.table.mute(seat))
                return
        self.ui("plain-mute-whom")

    def notify(self, words: str) -> None:
        if words:
            self.table.notify("" if words == NOWHERE else words)
        else:
            self.ui("plain-notify-where")

    def get_up(self, _words: str) -> None:
        self.table.get_up()
        raise Leave

    def save(self, words: str) -> None:
        if not words:
            self.ui("plain-save-where")
        else:
            self.write(save_record(self.teller, self.link, Path(words).expanduser()))

    def help(self, _words: str) -> None:
        self.ui("plain-join-help")
