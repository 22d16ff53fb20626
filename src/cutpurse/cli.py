"""The command `cutpurse`. Each subcommand exits 0 only when what it checks holds, and knows --json."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cutpurse import __version__
from cutpurse.commands.boxes import archive_box, show_box
from cutpurse.commands.dataset import dataset
from cutpurse.commands.hosting import host, rematch
from cutpurse.commands.lab import balance
from cutpurse.commands.new_game import new_game
from cutpurse.commands.play import play, replay
from cutpurse.commands.proofs import bench, crash, hostile, leaks, match, soak, verify
from cutpurse.commands.rules import check, provenance, rules, show
from cutpurse.commands.serving import backup, join, serve
from cutpurse.commands.words import UsageError, language, say
from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES, PackError


class Passed(argparse.Action):
    """An option before any command: kept for the command that is meant when none is named."""

    def __call__(self, parser: object, args: argparse.Namespace, value: object, option: str | None = None) -> None:
        args.page = [*(getattr(args, "page", None) or []), str(option), *([str(value)] if value else [])]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    args = parser.parse_args(arguments)
    if args.command is None:
        args = parser.parse_args(["serve", "--browser", *(args.page or [])])
    elif args.page:
        parser.error(f"{args.page[0]}: behind the command, please")
    try:
        return int(args.run(args))
    except UsageError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except registry.UnknownGame as error:
        print(say(args, "cli-unknown-game", game=error.game, known=", ".join(error.known)), file=sys.stderr)
        return 2
    except PackError as error:
        problem = f"{error.key}: {error.expected}" if error.key else error.expected
        print(say(args, "cli-bad-pack", file=error.file, problem=problem), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cutpurse", description="Board games of thieves, playable by anyone.")
    parser.set_defaults(page=None)
    parser.add_argument("--version", action="version", version=f"cutpurse {__version__}")
    # Without a command: the server on this machine, and its page.
    parser.add_argument("--no-browser", action=Passed, nargs=0, help="do not open the page")
    parser.add_argument("--port", action=Passed, help="where the page is")
    parser.add_argument("--language", action=Passed, choices=LANGUAGES, help="language of texts")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(
        name: str, run: Callable[[argparse.Namespace], int], help: str, group: Any = commands
    ) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = group.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        sub.add_argument("--language", choices=LANGUAGES, default=language(), help="language of texts")
        sub.add_argument("--json", action="store_true", help="print figures as JSON")
        return sub

    def table(sub: argparse.ArgumentParser, players: bool = True) -> None:
        sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="a setting of the game")
        if players:
            sub.add_argument("--players", type=int, metavar="N", help="number of players")

    def pack(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--pack", type=Path, metavar="FOLDER", help="component files that replace ours")

    sub = command("play", play, "play in the terminal, against bots or at one keyboard")
    sub.add_argument("game", nargs="?", default="swindler")
    table(sub)
    pack(sub)
    sub.add_argument("--seat", action="append", metavar="human|BOT", help="who sits at the next seat; may be repeated")
    sub.add_argument("--bot", metavar="BOT", help="who fills the other seats: easy, random, or a command")
    sub.add_argument("--name", help="your name")
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")
    sub.add_argument("--save", type=Path, metavar="FILE", help="where the game is saved")
    sub.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    sub.add_argument("--deadline", type=int, default=5000, metavar="MS", help="time an outside bot has for an answer")

    sub = command("join", join, "sit down at a served table in the terminal")
    sub.add_argument("link", metavar="LINK", help="the link to a seat, or - to read it from the standard input")
    sub.add_argument("--name", help="your name")
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")

    sub = command("serve", serve, "run a server; tables are played in the browser and in the terminal (join)")
    sub.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (0.0.0.0: every one of this machine)"
    )
    sub.add_argument("--port", type=int, default=8000, help="0 for any that is free")
    sub.add_argument("--database", default=os.environ.get("CUTPURSE_DATABASE"), metavar="FILE|postgresql://…",
                     help="where tables are kept (default: CUTPURSE_DATABASE, or a file in your data folder)")  # fmt: skip
    sub.add_argument("--bus", default=os.environ.get("CUTPURSE_BUS", ""), metavar="nats://…",
                     help="how several servers on one database tell each other what moved (default: CUTPURSE_BUS)")  # fmt: skip
    sub.add_argument("--log", choices=("text", "json"), default="text", help="warnings for people, or JSON lines")
    sub.add_argument("--most-records", type=int, metavar="N", help="records sent in that are kept (default: 10000)")
    sub.add_argument(
        "--most-record-bytes", type=int, metavar="N", help="bytes of all of them together (default: 1 GiB)"
    )
    sub.add_argument("--trusted-proxy", action="append", metavar="ADDRESS|NETWORK", help=(
        "a proxy whose X-Forwarded-For is believed; may be repeated (default: 127.0.0.1 and ::1)"))  # fmt: skip
    sub.add_argument("--allowed-host", action="append", metavar="NAME", help=(
        "a name that this server is reached by; may be repeated (default: any; at 127.0.0.1, this machine's own)"))  # fmt: skip
    sub.add_argument(
        "--most-connections", type=int, metavar="N", help="WebSockets that an address may have (default: 100)"
    )
    sub.add_argument("--metrics-token", metavar="SECRET", help="opens /metrics (better: CUTPURSE_METRICS_TOKEN)")
    sub.add_argument("--admin-token", metavar="SECRET", help="opens /api/admin (better: CUTPURSE_ADMIN_TOKEN)")
    sub.add_argument(
        "--private-webhooks", action="store_true", help="messages to players may go to addresses in this network"
    )
    sub.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open the page")
    sub.add_argument("--table", metavar="GAME", help="make a table at once, and print a link for each seat")
    sub.add_argument("--seat", action="append", metavar="me|open|BOT", help="who sits at the next seat of that table")
    sub.add_argument("--name", help="your name at that table")
    table(sub, players=False)

    sub = command("host", host, "what a table's host can do: begin, fill or open seats, close it")
    sub.add_argument("link", metavar="LINK", help="the host's link")
    sub.add_argument("act", choices=("start", "bot", "open", "close"))
    sub.add_argument("seat", nargs="?", metavar="A", help="the seat for bot and open")
    sub.add_argument("--bot", metavar="BOT", help="who takes the seat; with start, all that are still open")

    sub = command("rematch", rematch, "another game of the same people, once a served one is over")
    sub.add_argument("link", metavar="LINK", help="the link to your seat")

    sub = command("backup", backup, "copy a server's database, whether or not the server runs; also into another kind")
    sub.add_argument("database", metavar="DATABASE", help="a file, or postgresql://…")
    sub.add_argument("target", metavar="TARGET", help="a new file, or a database (postgresql://…) without tables")

    sub = command("replay", replay, "watch a record")
    sub.add_argument("file", type=Path)
    sub.add_argument("--seat", metavar="A", help="whose eyes to look through")
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")

    sub = command("verify", verify, "prove a finished game from its record file alone")
    sub.add_argument("file", type=Path)

    sub = command("check", check, "run scenarios")
    sub.add_argument("files", nargs="+", metavar="FILE|GAME", help="scenario files, folders of them, or a game")

    sub = command("rules", rules, "show rules, or which of them are proved")
    sub.add_argument("game")
    sub.add_argument("words", nargs="*", metavar="NUMBER", help="a number, a chapter, or words to look for")
    sub.add_argument("--summary", action="store_true", help="the quick reference: a page for each phase")
    sub.add_argument("--coverage", action="store_true", help="which numbers have no scenario and no test")
    sub.add_argument("--tests", type=Path, default=Path("tests"), help="the folder with the tests")

    sub = command("provenance", provenance, "where each component datum comes from")
    sub.add_argument("game")
    table(sub)
    pack(sub)

    boxes = commands.add_parser("box", help="the components of a game, and those of past releases",
                                description="the components of a game, and those of past releases")  # fmt: skip
    acts = boxes.add_subparsers(dest="act", metavar="ACT", required=True)
    sub = command("show", show_box, "the digest of the box, and the releases it was in", acts)
    sub.add_argument("game")
    sub = command("archive", archive_box, "freeze the box of a release, so that later versions can open it", acts)
    sub.add_argument("game")
    sub.add_argument("--release", default=__version__, metavar="VERSION", help="which release (default: this one)")

    sub = command("show", show, "print a table after the deal as text")
    sub.add_argument("game")
    table(sub)
    pack(sub)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--width", type=int, default=78)

    for name, run, help in (("soak", soak, "random games with all invariants at every step"),
                            ("leaks", leaks, "re-draw what a seat may not know: nothing it receives may change")):  # fmt: skip
        sub = command(name, run, help)
        sub.add_argument("game")
        table(sub)
        sub.add_argument("--games", type=int, default=100)
        sub.add_argument("--first", type=int, default=0, help="number of the first game")

    sub = command("crash", crash, "kill a live server at random points: nothing acknowledged is lost")
    sub.add_argument("game", nargs="?", help="default: swindler; with --cluster a table of every game")
    table(sub)
    sub.add_argument("--kills", type=int, default=50)
    sub.add_argument("--cluster", action="store_true", help="two servers on PostgreSQL and NATS of their own: all of it is "
                     "killed, paused, stopped and cut (needs the extra “test”)")  # fmt: skip
    sub.add_argument("--faults", type=int, default=20, help="with --cluster: how many")
    sub.add_argument("--database", default="", metavar="postgresql://…", help="instead of a file of its own")
    sub.add_argument("--seed", type=int, default=0)

    sub = command("hostile", hostile, "attack a server while honest people play: nobody may notice")
    sub.add_argument("--minutes", type=float, default=5.0, metavar="N")
    sub.add_argument("--attack", action="append", metavar="NAME", help="only this one; may be repeated")
    sub.add_argument("--seed", type=int, default=0)

    sub = command("match", match, "bots against each other, seats rotated, with intervals")
    sub.add_argument("game")
    sub.add_argument("bots", nargs="+", metavar="BOT")
    table(sub, players=False)
    pack(sub)
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--seed", default="1")

    sub = command("dataset", dataset, "games as a table of choices, for whoever learns from them (Parquet, JSON lines)")
    sub.add_argument("game")
    table(sub)
    sub.add_argument("--games", type=int, metavar="N", help="games of bots (default: 100; none if there are records)")
    sub.add_argument(
        "--bots", nargs="+", default=["easy"], metavar="BOT", help="who plays, seats in turn (default: easy)"
    )
    sub.add_argument("--seed", default="1")
    sub.add_argument("--records", nargs="+", type=Path, metavar="FILE", help="records of games that were played")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="FILE.parquet or FILE.jsonl")
    sub.add_argument("--views", action="store_true", help="with all that the seat saw, as JSON")
    sub.add_argument("--features", action="store_true", help="with the same as numbers")

    sub = command("new-game", new_game, "a package with a small game in it, to be changed into yours")
    sub.add_argument("name", metavar="NAME", help="lower-case letters, digits and underscores")
    sub.add_argument("--into", type=Path, metavar="FOLDER", help="where its folder is made (default: here)")

    lab = commands.add_parser("lab", help="studies of a game", description="studies of a game")
    studies = lab.add_subparsers(dest="study", metavar="STUDY", required=True)
    sub = command("balance", balance, "does every seat win its share, is everything in the box of use", studies)
    sub.add_argument("game")
    table(sub)
    pack(sub)
    sub.add_argument("--games", type=int, default=200)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--bot", default="", metavar="BOT", help="who plays (default: the best that is shipped)")

    sub = command("bench", bench, "speed, beside a peer in the same run; of a server, beside the disk")
    sub.add_argument("game", nargs="?", help="a game, “server”, or “move” (what a move costs there, in counts)")
    sub.add_argument("--players", type=int, metavar="N")
    sub.add_argument("--tables", type=int, action="append", metavar="N", help="of a server; may be repeated")
    sub.add_argument("--of", metavar="GAME", help="of a server: one game alone")
    sub.add_argument("--seconds", type=float, default=10.0, help="of a server: how long each part lasts")
    return parser


if __name__ == "__main__":
    sys.exit(main())
