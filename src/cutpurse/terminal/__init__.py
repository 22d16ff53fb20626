"""The text client: any game, one person against bots or several at one keyboard, and the replay viewer.

It renders questions and answers them; what it shows of a game comes from the kernel and from the game's own
board and sentences.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from cutpurse.kernel.lesson import Lesson
from cutpurse.kernel.playback import Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.text import Speaker
from cutpurse.terminal.coach import Coach
from cutpurse.terminal.link import NoSeat, in_words
from cutpurse.terminal.session import Bot, Table
from cutpurse.terminal.telling import Teller

if TYPE_CHECKING:
    from cutpurse.terminal.remote_app import RemoteApp

__all__ = ["Bot", "NoSeat", "Playback", "Table", "run_join", "run_lesson", "run_play", "run_replay"]


def run_play(
    table: Table, *, language: str = "en", plain: bool = False, save: Path | None = None, coached: bool = False
) -> int:
    """Play at a table, new or resumed. The exit status."""
    coach = Coach(table.game, language) if coached else None
    teller = Teller(table.game, table.header.seats, language)
    if not plain and _has_screen():
        from cutpurse.terminal.app import PlayApp

        app = PlayApp(table, teller, save, coach)
        status = app.run() or 0
        table.close()
        if app.return_code:
            _rescue(table, teller, app.path)
        else:
            _see_off(table, teller, app.path)
        return app.return_code or status
    from cutpurse.terminal.plain import PlainTable

    _tolerate_odd_bytes()
    return _until_nobody_listens(PlainTable(table, teller, sys.stdin, sys.stdout, save, coach).run)


def run_replay(file: RecordFile, *, language: str = "en", plain: bool = False, seat: int | None = None) -> int:
    """Look through a record file. Raises `replay.RecordMismatch` where not even its deal can be shown."""
    playback = Playback(file, seat)
    teller = Teller(playback.game, file.header.seats, language)
    if not plain and _has_screen():
        from cutpurse.terminal.replay_app import ReplayApp

        app = ReplayApp(playback, teller)
        status = app.run() or 0
        return app.return_code or status
    from cutpurse.terminal.plain_replay import PlainReplay

    _tolerate_odd_bytes()
    return _until_nobody_listens(PlainReplay(playback, teller, sys.stdin, sys.stdout).run)


def run_lesson(name: str, lesson: Lesson, *, language: str = "en", first: int = 0) -> int:
    """Play a lesson of the game of that name, from one of its steps on."""
    from cutpurse.terminal.plain_lesson import LessonTable, PlainLesson

    _tolerate_odd_bytes()
    table = LessonTable(name, lesson, first)
    teller = Teller(table.game, table.moment.seats, language)
    return _until_nobody_listens(PlainLesson(table, teller, sys.stdin, sys.stdout).run)


def run_join(link: str, *, name: str = "", language: str = "en", plain: bool = False) -> int:
    """Sit down at a served table. Raises NoSeat where that is not possible."""
    from cutpurse.terminal.join import Joined, sit_down

    _tolerate_odd_bytes()
    if link == "-":
        # What stands on a command line can be seen by others on the same machine; what is read in cannot.
        link = sys.stdin.readline()
    joined = Joined(sit_down(link, name, Speaker(language)), language)
    try:
        if not plain and _has_screen():
            from cutpurse.terminal.remote_app import RemoteApp

            app = RemoteApp(joined)
            status = app.run() or 0
            _see_off_guest(app)
            return app.return_code or status
        from cutpurse.terminal.plain_remote import PlainRemote

        return _until_nobody_listens(PlainRemote(joined, sys.stdin, sys.stdout).run)
    finally:
        joined.close()


def _has_screen() -> bool:
    """Through pipes, or on a terminal that can only write lines, it goes line by line."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _see_off(table: Table, teller: Teller, path: Path | None) -> None:
    """What stays on the terminal when the screen is gone: the result, or how to go on."""
    if table.result is not None:
        print("\n".join(teller.result(table.result)))
    if path is not None:
        print(teller.ui("saved", file=str(path)))
        print(teller.ui("result-verify" if table.over else "go-on", file=str(path)))


def _see_off_guest(app: RemoteApp) -> None:
    """The result, or the way back to the seat."""
    teller, table = app.teller, app.table
    if app.farewell is not None:
        print(in_words(teller.speaker, app.farewell), file=sys.stderr)
    if table.result is not None:
        print("\n".join(teller.result(table.result)))
    else:
        print(teller.ui("join-goodbye", link=str(app.joined.link)))


def _rescue(table: Table, teller: Teller, path: Path | None) -> None:
    """After a fault of the program: the game up to there is not lost."""
    path = path or table.free_name()
    try:
        table.save(path)
    except OSError as error:
        print(teller.ui("save-failed", file=str(path), problem=error.strerror or str(error)), file=sys.stderr)
    else:
        print(teller.ui("rescued", file=str(path)), file=sys.stderr)


def _tolerate_odd_bytes() -> None:
    """What is piped in need not be text of this machine's encoding."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _until_nobody_listens(run: Callable[[], int]) -> int:
    """A reader at the other end of the pipe may leave whenever it likes."""
    try:
        status = run()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
