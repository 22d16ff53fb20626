"""Cutpurse: three board games of thieves, made playable.

    import cutpurse

    table = cutpurse.new_game("swindler", players=3, seed=1)
    while not table.over:
        question = table.questions()[0]
        table.choose(question.seat, random.choice(question.options))
    print(table.result())

A table asks questions; a question lists its options; an option is a line of text, and `table.choose` carries it out or
says why not. This page is the whole of it. Nothing is loaded before it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cutpurse.kernel.game import Result as Result
    from cutpurse.kernel.message import Reason as Reason
    from cutpurse.kernel.question import Question as Question
    from cutpurse.kernel.referee import Referee as Referee
    from cutpurse.opponent import Opponent as Opponent

__version__ = "0.2.0"
__all__ = [
    "Opponent",
    "Question",
    "Reason",
    "Referee",
    "Result",
    "list_bots",
    "list_games",
    "load_record",
    "new_bot",
    "new_game",
]


def list_games() -> list[str]:
    """The games that are installed: ours, and those of other packages."""
    from cutpurse.kernel.registry import titles

    return list(titles())


def list_bots(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    from cutpurse.bots.registry import names
    from cutpurse.kernel.registry import title

    return names(title(game).id)


def new_game(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    settings: Mapping[str, str | int] | None = None,
    pack: str | PathLike[str] | None = None,
) -> Referee:
    """A table, dealt and ready: `questions()`, `choose(seat, option)`, `view(seat)`, `undo(seat)`, `over`, `result()`.

    The same seed deals and draws the same; without one, every game is another. Raises LookupError for a game that is
    not installed, ValueError, in words, for players, settings or component files that do not go together.
    """
    from pathlib import Path
    from secrets import token_hex

    from cutpurse.kernel.chance import Dice
    from cutpurse.kernel.message import Reason
    from cutpurse.kernel.referee import Referee
    from cutpurse.kernel.registry import title
    from cutpurse.kernel.table import open_table
    from cutpurse.kernel.text import refusal

    box = title(game)
    rules = open_table(box, players or box.seats[0], settings or {}, None if pack is None else Path(pack))
    if isinstance(rules, Reason):
        raise ValueError(refusal("en", rules, box))
    return Referee(rules, Dice(token_hex(16) if seed is None else seed))


def new_bot(bot: str, table: Referee, seat: int, *, seed: int | str = 0) -> Opponent:
    """A bot at a seat, by its name or as the command line of a program: `new_bot("easy", table, 1).choose()` answers.

    It is shown what its seat may know and nothing else. Raises LookupError where there is no such bot.
    """
    from cutpurse.bots import greet
    from cutpurse.bots.registry import make
    from cutpurse.opponent import Opponent

    return Opponent(table, make(bot, greet(table.game, seat, str(seed))), seat)


def load_record(path: str | PathLike[str], *, until: int | None = None) -> Referee:
    """The game of a record file, played again by the rules: all of it, or as it stood after record `until`.

    A finished game is proved on the way: every draw, every choice, the result. Raises OSError for a file that cannot
    be opened, ValueError for one that is no record or does not hold.
    """
    from pathlib import Path

    from cutpurse.kernel.record import RecordError, RecordFile
    from cutpurse.kernel.replay import RecordMismatch, replay, verify

    try:
        file = RecordFile.read(Path(path))
        return verify(file) if file.proof is not None and until is None else replay(file, until)
    except (RecordError, RecordMismatch) as error:
        raise ValueError(f"{path}: {error}") from error


_HOMES = {
    "Opponent": "cutpurse.opponent",
    "Question": "cutpurse.kernel.question",
    "Reason": "cutpurse.kernel.message",
    "Referee": "cutpurse.kernel.referee",
    "Result": "cutpurse.kernel.game",
}


if not TYPE_CHECKING:  # a type checker would believe that every name is there

    def __getattr__(name: str) -> object:
        """The types of the answers, for annotations and `isinstance`."""
        from importlib import import_module

        if name not in _HOMES:
            raise AttributeError(f"module 'cutpurse' has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)
