"""The replay viewer line by line."""

from __future__ import annotations

from typing import TextIO

from cutpurse.kernel.message import SPECTATOR, seat_number
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.terminal.lines import WIDTH, Leave, Lines, number
from cutpurse.terminal.telling import Teller


class PlainReplay(Lines):
    """One record file, step by step; to the end at once where nobody types anything."""

    def __init__(self, playback: Playback, teller: Teller, source: TextIO, sink: TextIO) -> None:
        super().__init__(teller, source, sink)
        self.playback = playback
        self._typed = False
        for name, command in {
            "next": self.next, "back": self.back, "go": self.go, "end": self.end, "eyes": self.eyes,
            "board": self.board, "log": self.log, "rules": self.rules, "help": self.help,
            "quit": self.leave}.items():  # fmt: skip
            self.learn(name, command)

    def run(self) -> int:
        playback = self.playback
        self.write(self.teller.title())
        self.write(self.teller.eyes(playback))
        if playback.fault is not None:
            self.ui("replay-fault", record=playback.fault.record, problem=playback.fault.problem)
        self.ui("plain-replay-welcome")
        self._tell()
        try:
            while True:
                text = self.ask()
                self._typed = True
                if number(text) is not None:
                    self.go(text)
                elif not text:
                    self.next("")
                elif not self.obey(text):
                    self.help("")
        except Leave:
            if not self._typed:
                self.end("")
        return 1 if playback.fault is not None else 0

    def _tell(self) -> None:
        """The record one stands at."""
        self.write(self.teller.record(self.playback))
        for text in self.teller.lines(self.playback.told_here(), self.playback.eyes):
            self.write(f"  {text}", indent="  ")
        result = self.playback.result()
        if result is not None:
            self.write_as_is(self.teller.result(result))

    def _move(self, at: int) -> None:
        if self.playback.go(at):
            self._tell()
        else:
            self.ui("replay-no-further")

    # -- commands --------------------------------------------------------------------------------

    def next(self, _words: str) -> None:
        self._move(self.playback.at + 1)

    def back(self, _words: str) -> None:
        self._move(self.playback.at - 1)

    def go(self, words: str) -> None:
        at = number(words)
        if at is None:
            self.help("")
        else:
            self._move(at)

    def end(self, _words: str) -> None:
        while self.playback.go(self.playback.at + 1):
            self._tell()

    def eyes(self, words: str) -> None:
        """Somebody else's eyes: a seat's letter or name, "all", "spectator"; without a word the next ones."""
        eyes = self._eyes_meant(words.casefold())
        if not words:
            self.playback.next_eyes()
        elif eyes is None or not self.playback.look(eyes):
            self.ui("replay-eyes-closed")
        self.write(self.teller.eyes(self.playback))

    def _eyes_meant(self, wanted: str) -> int | None:
        ui = self.teller.ui
        words = {"all": EVERYBODY, "spectator": SPECTATOR}
        words |= {ui("plain-eyes-all"): EVERYBODY, ui("plain-eyes-spectator"): SPECTATOR}
        for seat in range(self.playback.game.players):
            words.setdefault(self.teller.seat(seat).casefold(), seat)
        if wanted in words:
            return words[wanted]
        seat = seat_number(wanted.upper())
        return seat if seat >= 0 else None

    def board(self, _words: str) -> None:
        self.write_as_is(self.teller.board(self.playback.view(), WIDTH))

    def log(self, _words: str) -> None:
        for text in self.teller.lines(self.playback.told_so_far(), self.playback.eyes):
            self.write(text)

    def help(self, _words: str) -> None:
        self.ui("plain-replay-help")
