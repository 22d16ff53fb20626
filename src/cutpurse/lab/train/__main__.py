"""python -m cutpurse.lab.train GAME: play, learn, write down. Called again, it goes on where it stopped."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from cutpurse import __version__
from cutpurse.bots.net import Card, pack
from cutpurse.kernel import registry
from cutpurse.lab.train.fit import fit
from cutpurse.lab.train.selfplay import COURSES, play_on, read, width

FOR_LEARNING = 0.15
"""Of the time: the rest is for playing."""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cutpurse.lab.train", description=__doc__)
    parser.add_argument("game", choices=sorted(COURSES))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", default="2,4", help="sizes of tables, played in turn")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="for everything")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--hidden", default="64,32", help="sizes of the hidden layers; none for plain weights")
    parser.add_argument("--epochs", type=int, default=80)
    parser.add_argument("--out", type=Path, required=True, help="where values.npz and values.json are written")
    parser.add_argument("--data", type=Path, help="where games and checkpoint are kept (the same, unless said)")
    args = parser.parse_args(words)
    begun = time.monotonic()
    args.out.mkdir(parents=True, exist_ok=True)
    data = args.data or args.out
    data.mkdir(parents=True, exist_ok=True)
    players = [int(count) for count in args.players.split(",")]
    games = data / f"{args.game}.games"

    def tell(line: str) -> None:
        print(f"{time.monotonic() - begun:6.0f} s  {line}", file=sys.stderr, flush=True)

    spare = max(args.seconds * (1 - FOR_LEARNING), args.seconds - 120)
    play_on(args.game, players, args.seed, args.games, args.processes, games, spare, _now_and_then(tell))
    told = sorted((told for told in read(games) if told.rows), key=lambda told: told.number)
    tell(f"{len(told)} games, {sum(game.rows for game in told)} positions")
    hidden = [int(size) for size in args.hidden.split(",") if size]
    features = COURSES[args.game].features
    standing = len(features.table), len(features.table) + len(features.seat)
    chance = int(hashlib.sha256(args.seed.encode()).hexdigest()[:8], 16)
    fitted = fit(told, width(args.game), standing, hidden, chance, args.epochs,
                 data / f"{args.game}-{len(told)}.checkpoint", begun + args.seconds - 10,
                 lambda epoch, loss: tell(f"epoch {epoch}: {loss:.4f}") if epoch % 5 == 1 else None)  # fmt: skip
    weights = pack(fitted.net)
    course = COURSES[args.game]
    card = Card(
        game=args.game, rules=registry.title(args.game).rules_version, program=__version__,
        policies=list(course.policies), players=players, games=len(told), positions=fitted.positions,
        held_out=fitted.held_out, seed=args.seed, layers=[fitted.net.inputs, *hidden, 2], names=course.features.names(),
        figures={name: round(figure, 4) for name, figure in fitted.figures.items()},
        sha256=hashlib.sha256(weights).hexdigest())  # fmt: skip
    (args.out / "values.npz").write_bytes(weights)
    (args.out / "values.json").write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    tell(str(card.figures))
    return 0


def _now_and_then(tell: Callable[[str], None], every: float = 20.0) -> Callable[[int], None]:
    last = time.monotonic()

    def progress(done: int) -> None:
        nonlocal last
        if time.monotonic() - last > every:
            last = time.monotonic()
            tell(f"{done} games")

    return progress


if __name__ == "__main__":
    sys.exit(main())
