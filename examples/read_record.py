"""A record proved and told in words: `python examples/read_record.py FILE [LANGUAGE]`."""

import sys

import cutpurse
from cutpurse.kernel.event import line
from cutpurse.kernel.message import SPECTATOR, seat_letter
from cutpurse.kernel.text import Speaker


def told(path: str, language: str = "en") -> list[str]:
    """What a spectator saw, a sentence an event."""
    table = cutpurse.load_record(path)
    seats = [seat_letter(seat) for seat in range(table.game.players)]
    speaker = Speaker(language, table.game, seats)
    return [speaker.say(line(event)) for event in table.log(SPECTATOR)]


if __name__ == "__main__":
    for sentence in told(*sys.argv[1:3]):
        print(sentence)
