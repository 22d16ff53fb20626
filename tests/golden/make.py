"""Play the golden games that are missing: `python -m tests.golden.make`.

What is there stays: a record names the version of the rules it was played by, and replays for ever.
"""

from __future__ import annotations

import random
from pathlib import Path

from cutpurse.kernel import registry
from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import Header, RecordFile
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file
from cutpurse.kernel.table import open_table
from cutpurse.lab.soak import drift

FOLDER = Path(__file__).parent
VARIANTS: dict[str, dict[str, dict[str, str | int]]] = {
    "age-of-thieves": {
        "german": {},
        "polish": {"edition": "pl"},
        "beginners": {"special_actions": "off", "thieves": "random"},
    },
    "swindler": {
        "standard": {},
        "beginners": {"master_thief": "off", "end_jobs": 3},
        "short-random": {"master_thief": "random", "length": "short", "start_player": "B"},
        "second-rules": {},
    },
    "thiefdom": {
        "standard": {},
        "open-stacks": {"smuggling": "open_stacks"},
        "beginners": {"layout": "introductory", "planning": "chaotic"},
        "second-rules": {},
    },
}


def golden_files() -> list[tuple[Title, int, str, Path]]:
    """Every game, player count and variant, and where its golden record lies."""
    return [
        (title, players, variant, FOLDER / title.id / f"{players}-{variant}.cutpurse")
        for title in registry.titles().values()
        for players in title.seats
        for variant, asked in VARIANTS[title.id].items()
        if not isinstance(open_table(title, players, asked), Reason)
    ]


def play(title: Title, players: int, variant: str) -> RecordFile:
    """A whole game of leaning random players, undos and interrupts included, from a fixed secret."""
    seed = f"golden {title.id} {players} {variant}"
    rng = random.Random(seed)
    game = open_table(title, players, VARIANTS[title.id][variant])
    assert not isinstance(game, Reason)
    stream = SecretStream(rng.randbytes(32), [f"{seed} {seat}" for seat in range(players)])
    names = [f"Player {seat + 1}" for seat in range(players)]
    header = Header.of(game, names, stream.commitment, stream.contributions)
    referee = Referee(game, stream)
    while not referee.over:
        seat = rng.choice(game.to_answer(referee.state))
        referee.choose(seat, drift(game, referee.state, seat, rng))
        if rng.random() < 0.1:
            referee.undo(seat)
        offers = [(other, offer) for other in range(players) for offer in referee.offers(other)]
        if offers and not referee.drafts and rng.random() < 0.03:
            referee.choose(*rng.choice(offers))
    return record_file(referee, header)


if __name__ == "__main__":
    for title, players, variant, path in golden_files():
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            play(title, players, variant).write(path)
            print(path.relative_to(FOLDER))
