"""A bot behind a pipe: reads the table's lines, writes its answers."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import BinaryIO

from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.protocol import Answer, Bye, Hello, encode, read_table


def serve(bot: Bot, source: BinaryIO | None = None, sink: BinaryIO | None = None) -> None:
    """Play for whoever speaks the protocol on standard input, until bye or the end of the input.

    What the bot prints goes to standard error, where it cannot spoil an answer.
    """
    source = source or sys.stdin.buffer
    sink = sink or sys.stdout.buffer
    with redirect_stdout(sys.stderr):
        for line in source:
            message = read_table(line)
            if isinstance(message, Bye):
                return
            if isinstance(message, Hello):
                bot.begin(message)
                continue
            choice = bot.choose(Observation(bytes(message.view), message.as_question(), message.events))
            sink.write(encode(Answer(message.n, choice)))
            sink.flush()
