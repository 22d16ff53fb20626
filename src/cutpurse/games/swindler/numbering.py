"""Every line that Swindler can offer, for whoever needs options by number (`kernel.numbering`).

Payments of several parts and sales of forged tiles are without number: there are too many that hardly ever occur.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.piles import handles
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.vocabulary import AnyEffect, Decoy, ErrandBoy, KnowItAll, Lawyer
from cutpurse.kernel.message import SEAT_LETTERS
from cutpurse.kernel.numbering import lines_of

MOST_SEATS = 4
MOST_HIRED = 12
"""More are hardly ever paid for at once."""
MOST_PAID = 6
FORMS = (
    "done", "draw", "stop", "pass", "wave", "end", "enough", "take nothing", "rob BAG", "choose MASTER", "reserve JOB",
    "release JOB", "fulfil JOB", "take KIND", "take TILE", "give KIND", "give TILE", "give coin", "keep KIND", "keep TILE",
    "forge KIND", "forge TILE", "into OBJECT", "take SEAT KIND", "take SEAT TILE")  # fmt: skip


def numbered_lines(game: Ruleset) -> Iterator[str]:
    """In one order for every number of players."""
    box = game.box
    yield from lines_of(FORMS, {
        "BAG": COLOURS, "MASTER": [master.id for master in box.masters], "JOB": [job.id for job in box.jobs],
        "KIND": box.kind_id, "TILE": box.tile_id, "OBJECT": box.forgeable, "SEAT": SEAT_LETTERS[:MOST_SEATS]})  # fmt: skip
    for count in range(1, MOST_HIRED + 1):
        yield f"hire {count}"
    for count in range(1, MOST_PAID + 1):
        yield f"pay {count}"
    for card, effect in zip(box.accomplices, box.effects, strict=True):
        yield from (f"play {card.id} {words}" if words else f"play {card.id}" for words in _said_with(game, effect))
    with_locksmith = game.slot_piles[True]
    for fence, piles in zip(box.fences, with_locksmith, strict=True):
        for slot, pile in enumerate(piles, 1):
            yield from (f"sell {handle} {fence.id} {slot}" for handle in handles(box, pile & box.all_tiles))


def _said_with(game: Ruleset, effect: AnyEffect) -> list[str]:
    """All that can ever be said after "play CARD"."""
    match effect:
        case Decoy():
            return list(COLOURS)
        case KnowItAll():
            return ["caught", "away"]
        case ErrandBoy():
            return [job.id for job in game.box.jobs]
        case Lawyer():
            return ["raid", *(str(count) for count in range(1, effect.posters + 1))]
        case _:
            return [""]
