"""Studies of a game: its balance."""

from __future__ import annotations

import argparse

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
        report = run(game, args.games, args.seed, bot=args.bot, pack=pack_texts(args))
    except UnknownBot as error:
        raise UsageError(say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    output(args, report.lines(), report.as_dict())
    return 0
