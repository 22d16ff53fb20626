"""Studies of a game: its balance, and how strong its bots are."""

from __future__ import annotations

import argparse
import sys
from math import inf
from pathlib import Path

from cutpurse.commands.tables import open_game, pack_texts
from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry


def balance(args: argparse.Namespace) -> int:
    """Does every seat win its share, and is everything in the box of use?"""
    from cutpurse.bots.registry import UnknownBot
    from cutpurse.lab.balance import balance as run

    title = registry.title(args.game)
    game = open_game(args, title, args.players or title.seats[-1])
    try:
        report = run(game, args.games, args.seed, bot=args.bot, pack=pack_texts(args), processes=args.processes,
                     seconds=args.seconds)  # fmt: skip
    except UnknownBot as error:
        raise UsageError(say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    output(args, report.lines(), report.as_dict())
    return 0


def ladder(args: argparse.Namespace) -> int:
    """Is each level better than the one below it? Exit 1 if one that is offered is not, as far as is known."""
    from cutpurse.bots.registry import known
    from cutpurse.lab.ladder import Ladder, Rung
    from cutpurse.lab.match import BadMatch

    title = registry.title(args.game)
    results = args.results or Path("docs/ladder") / f"{title.id}.jsonl"
    steps = Ladder(title, results, args.seed)
    pairings = [_pairing(args, pair, list(known(title.id))) for pair in args.pair or []] or None

    def tell(rung: Rung) -> None:
        line = f"{rung.upper} : {rung.lower}  {rung.players} players  {rung.games} games  {rung.share:.1%}"
        if rung.milliseconds is not None:
            line += "  {:.1f} : {:.1f} ms a decision".format(*rung.milliseconds)
        print(line, file=sys.stderr, flush=True)

    if args.games or args.seconds:
        try:
            steps.play(args.games or inf, args.players, pairings, None if args.json else tell, args.processes,
                       args.seconds)  # fmt: skip
        except BadMatch as error:
            raise UsageError(str(error)) from None
    output(args, steps.lines(), steps.as_dict())
    return 0 if all(rung.holds for rung in steps.rungs() if rung.upper in steps.levels) else 1


def _pairing(args: argparse.Namespace, pair: str, levels: list[str]) -> tuple[str, str]:
    from cutpurse.bots.registry import called

    upper, _, lower = pair.partition(":")
    for name in (upper, lower):
        if called(args.game, name) is None:
            raise UsageError(say(args, "cli-unknown-bot", bot=name, known=", ".join(levels)))
    return upper, lower
