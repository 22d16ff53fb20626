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
from cutpurse.commands.lab import balance, ladder
from cutpurse.commands.new_game import new_game
from cutpurse.commands.play import learn, play, replay
from cutpurse.commands.proofs import bench, crash, fair, hostile, leaks, match, soak, verify
from cutpurse.commands.rules import check, provenance, rules, show
from cutpurse.commands.serving import backup, join, serve
from cutpurse.commands.words import UsageError, language, say
from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES, PackError
from cutpurse.native import how_it_runs


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
        parser.error(f"{args.page[0]}: put it after the command")
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
    parser = argparse.ArgumentParser(
        prog="cutpurse", description="Board games about thieves: in the browser, in the terminal, from Python."
    )
    parser.set_defaults(page=None)
    parser.add_argument("--version", action="version", version=f"cutpurse {__version__} ({how_it_runs()})")
    # Without a command: the server on this machine, and its page.
    parser.add_argument("--no-browser", action=Passed, nargs=0, help="do not open the browser")
    parser.add_argument("--port", action=Passed, help="port to listen on")
    parser.add_argument("--language", action=Passed, choices=LANGUAGES, help="language of the interface")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(
        name: str, run: Callable[[argparse.Namespace], int], help: str, group: Any = commands
    ) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = group.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        sub.add_argument("--language", choices=LANGUAGES, default=language(), help="language of the interface")
        sub.add_argument("--json", action="store_true", help="print results as JSON")
        return sub

    def table(sub: argparse.ArgumentParser, players: bool = True) -> None:
        sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="a setting of the game")
        if players:
            sub.add_argument("--players", type=int, metavar="N", help="number of players")

    def pack(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--pack", type=Path, metavar="FOLDER", help="component files that replace the built-in ones")

    def crew(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--processes", type=int, default=1, metavar="N", help="so many at once")
        sub.add_argument("--seconds", type=float, metavar="N", help="begin nothing more after this time")

    sub = command("play", play, "play in the terminal, against bots or together at one keyboard")
    sub.add_argument("game", nargs="?", default="swindler")
    table(sub)
    pack(sub)
    sub.add_argument("--seat", action="append", metavar="human|BOT", help="who takes the next seat; can be repeated")
    sub.add_argument(
        "--bot", metavar="BOT", help="who takes the remaining seats: gentle, easy, normal, hard, random, or a command"
    )
    sub.add_argument("--name", help="your name")
    sub.add_argument("--plain", action="store_true", help="plain line-by-line output, for screen readers and scripts")
    sub.add_argument(
        "--coach", action="store_true", help="a short first game against one bot, with a word about all that is new"
    )
    sub.add_argument("--coach-anew", action="store_true", help="the same, with everything said again")
    sub.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")
    sub.add_argument("--resume", type=Path, metavar="FILE", help="resume a saved game")
    sub.add_argument(
        "--deadline", type=int, default=5000, metavar="MS", help="time limit for each answer of an external bot"
    )

    sub = command("learn", learn, "learn a game by playing it: a lesson in the terminal")
    sub.add_argument("game", nargs="?", default="swindler")
    sub.add_argument("lesson", nargs="?", help="which of its lessons (default: the first)")
    sub.add_argument("--from", dest="first", type=int, default=1, metavar="STEP", help="resume at this step")

    sub = command("join", join, "join a table on a server, in the terminal")
    sub.add_argument("link", metavar="LINK", help="link to a seat, or - to read it from standard input")
    sub.add_argument("--name", help="your name")
    sub.add_argument("--plain", action="store_true", help="plain line-by-line output, for screen readers and scripts")

    sub = command("serve", serve, "run a server for playing in the browser and in the terminal (join)")
    sub.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (0.0.0.0: all addresses of this machine)"
    )
    sub.add_argument("--port", type=int, default=8000, help="port to listen on; 0 picks a free one")
    sub.add_argument("--database", default=os.environ.get("CUTPURSE_DATABASE"), metavar="FILE|postgresql://…",
                     help="where tables are stored (default: CUTPURSE_DATABASE, or a file in your data folder)")  # fmt: skip
    sub.add_argument("--bus", default=os.environ.get("CUTPURSE_BUS", ""), metavar="nats://…",
                     help="message bus between servers that share a database (default: CUTPURSE_BUS)")  # fmt: skip
    sub.add_argument("--log", choices=("text", "json"), default="text", help="log format: plain text or JSON lines")
    sub.add_argument(
        "--most-records", type=int, metavar="N", help="how many uploaded records are kept (default: 10000)"
    )
    sub.add_argument(
        "--most-record-bytes", type=int, metavar="N", help="total size of uploaded records (default: 1 GiB)"
    )
    sub.add_argument("--trusted-proxy", action="append", metavar="ADDRESS|NETWORK", help=(
        "a proxy whose X-Forwarded-For header is trusted; can be repeated (default: 127.0.0.1 and ::1)"))  # fmt: skip
    sub.add_argument("--allowed-host", action="append", metavar="NAME", help=(
        "a host name this server answers to; can be repeated (default: any; on 127.0.0.1, only local names)"))  # fmt: skip
    sub.add_argument(
        "--most-connections", type=int, metavar="N", help="WebSocket connections allowed per address (default: 100)"
    )
    sub.add_argument(
        "--metrics-token", metavar="SECRET", help="token for /metrics (preferably set CUTPURSE_METRICS_TOKEN)"
    )
    sub.add_argument(
        "--admin-token", metavar="SECRET", help="token for /api/admin (preferably set CUTPURSE_ADMIN_TOKEN)"
    )
    sub.add_argument(
        "--private-webhooks", action="store_true", help="allow notifications to addresses in the local network"
    )
    sub.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open the browser")
    sub.add_argument("--table", metavar="GAME", help="create a table right away and print a link for each seat")
    sub.add_argument("--seat", action="append", metavar="me|open|BOT", help="who takes the next seat at that table")
    sub.add_argument("--name", help="your name at that table")
    table(sub, players=False)

    sub = command("host", host, "manage a table as its host: start it, fill or open seats, close it")
    sub.add_argument("link", metavar="LINK", help="the host link")
    sub.add_argument("act", choices=("start", "bot", "open", "close"))
    sub.add_argument("seat", nargs="?", metavar="A", help="the seat, for bot and open")
    sub.add_argument("--bot", metavar="BOT", help="which bot takes the seat; with start, all open seats")

    sub = command("rematch", rematch, "start another game with the same players, once a game on a server is over")
    sub.add_argument("link", metavar="LINK", help="the link to your seat")

    sub = command("backup", backup, "back up a server's database, running or not; also from one kind into another")
    sub.add_argument("database", metavar="DATABASE", help="a file, or postgresql://…")
    sub.add_argument("target", metavar="TARGET", help="a new file, or an empty database (postgresql://…)")

    sub = command("replay", replay, "watch a recorded game")
    sub.add_argument("file", type=Path)
    sub.add_argument("--seat", metavar="A", help="whose point of view to show")
    sub.add_argument("--plain", action="store_true", help="plain line-by-line output, for screen readers and scripts")

    sub = command("verify", verify, "verify a finished game from its record file alone")
    sub.add_argument("file", type=Path)

    sub = command("check", check, "run scenarios")
    sub.add_argument("files", nargs="+", metavar="FILE|GAME", help="scenario files, folders of them, or a game")

    sub = command("rules", rules, "look up rules, or show which of them are covered by tests")
    sub.add_argument("game")
    sub.add_argument("words", nargs="*", metavar="NUMBER", help="a rule number, a chapter, or words to search for")
    sub.add_argument("--summary", action="store_true", help="the quick reference: a page for each phase")
    sub.add_argument("--coverage", action="store_true", help="list the rules that have neither a scenario nor a test")
    sub.add_argument("--tests", type=Path, default=Path("tests"), help="the folder with the tests")

    sub = command("provenance", provenance, "show where each number and text of the components comes from")
    sub.add_argument("game")
    table(sub)
    pack(sub)

    boxes = commands.add_parser("box", help="the components of a game, and those of past releases",
                                description="the components of a game, and those of past releases")  # fmt: skip
    acts = boxes.add_subparsers(dest="act", metavar="ACT", required=True)
    sub = command("show", show_box, "show the digest of the components, and the releases that had them", acts)
    sub.add_argument("game")
    sub = command(
        "archive", archive_box, "freeze the components of a release, so that later versions can open its games", acts
    )
    sub.add_argument("game")
    sub.add_argument("--release", default=__version__, metavar="VERSION", help="which release (default: this one)")

    sub = command("show", show, "print a freshly dealt table as text")
    sub.add_argument("game")
    table(sub)
    pack(sub)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--width", type=int, default=78)

    for name, run, help in (("soak", soak, "play random games and check all invariants at every step"),
                            ("leaks", leaks, "redraw what a seat may not know, and check that nothing it receives changes")):  # fmt: skip
        sub = command(name, run, help)
        sub.add_argument("game")
        table(sub)
        sub.add_argument("--games", type=int, default=100)
        sub.add_argument("--first", type=int, default=0, help="number of the first game")

    sub = command(
        "fair", fair, "ask bots again where what they may not know is another, and check that no move changes"
    )
    sub.add_argument("game")
    sub.add_argument("--players", type=int, help="default: 3")
    sub.add_argument("--positions", type=int, default=2000, help="for each level")
    sub.add_argument("--level", action="append", help="one that is looked at; default: all that are offered")
    sub.add_argument("--planted", type=int, default=200, help="positions for planted cheats; 0: plant none")
    sub.add_argument(
        "--oracle", type=int, default=0, help="games against a twin that is shown the truth; default: none"
    )
    crew(sub)
    sub.add_argument("--seed", default="1")

    sub = command("crash", crash, "kill a running server at random moments and check that nothing acknowledged is lost")
    sub.add_argument("game", nargs="?", help="default: swindler; with --cluster, one table of every game")
    table(sub)
    sub.add_argument("--kills", type=int, default=50)
    sub.add_argument("--cluster", action="store_true", help="two servers on PostgreSQL and NATS of their own: all of it is "
                     "killed, paused, stopped and cut (needs the extra “test”)")  # fmt: skip
    sub.add_argument("--faults", type=int, default=20, help="with --cluster: number of faults")
    sub.add_argument(
        "--database", default="", metavar="postgresql://…", help="use this database instead of a temporary file"
    )
    sub.add_argument("--seed", type=int, default=0)

    sub = command("hostile", hostile, "attack a server while others play, and check that they do not notice")
    sub.add_argument("--minutes", type=float, default=5.0, metavar="N")
    sub.add_argument("--attack", action="append", metavar="NAME", help="only this attack; can be repeated")
    sub.add_argument("--seed", type=int, default=0)

    sub = command("match", match, "let bots play each other, with rotated seats and confidence intervals")
    sub.add_argument("game")
    sub.add_argument("bots", nargs="+", metavar="BOT")
    table(sub, players=False)
    pack(sub)
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--seed", default="1")

    sub = command("dataset", dataset, "export games as a table of choices for machine learning (Parquet, JSON lines)")
    sub.add_argument("game")
    table(sub)
    sub.add_argument(
        "--games", type=int, metavar="N", help="games played by bots (default: 100; none if records are given)"
    )
    sub.add_argument(
        "--bots", nargs="+", default=["easy"], metavar="BOT", help="which bots play, in seat order (default: easy)"
    )
    sub.add_argument("--seed", default="1")
    sub.add_argument("--records", nargs="+", type=Path, metavar="FILE", help="records of finished games")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="FILE.parquet or FILE.jsonl")
    sub.add_argument("--views", action="store_true", help="include everything the seat saw, as JSON")
    sub.add_argument("--features", action="store_true", help="include the same as numbers")

    sub = command("ladder", ladder, "how much stronger each level is than the one below; goes on where it stopped")
    sub.add_argument("game")
    sub.add_argument("--players", type=int, nargs="+", default=[2], metavar="N", help="at tables of so many")
    sub.add_argument("--games", type=int, default=0, metavar="N",
                     help="play until each pairing has so many (default: as many as there is time for; without --seconds "
                          "only show what was played)")  # fmt: skip
    sub.add_argument("--pair", action="append", metavar="UPPER:LOWER", help="only this pairing; may be repeated")
    crew(sub)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--results", type=Path, metavar="FILE",
                     help="where each deal is kept (default: docs/ladder/GAME.jsonl)")  # fmt: skip

    sub = command("new-game", new_game, "create a package with a small game to turn into your own")
    sub.add_argument("name", metavar="NAME", help="lower-case letters, digits and underscores")
    sub.add_argument("--into", type=Path, metavar="FOLDER", help="where to create its folder (default: here)")

    lab = commands.add_parser("lab", help="analyse a game", description="analyse a game")
    studies = lab.add_subparsers(dest="study", metavar="STUDY", required=True)
    sub = command("balance", balance, "check that every seat wins its share and every component is used", studies)
    sub.add_argument("game")
    table(sub)
    pack(sub)
    sub.add_argument("--games", type=int, default=200)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--bot", default="", metavar="BOT", help="which bot plays (default: easy)")
    crew(sub)

    sub = command("bench", bench, "measure speed, next to a peer in the same run")
    sub.add_argument(
        "game",
        nargs="?",
        help="a game, “server”, “move” (cost of one move on a server), “page” (waits for bots), “processes” (two on one database), or “peers”",
    )
    sub.add_argument("--players", type=int, metavar="N")
    sub.add_argument(
        "--tables", type=int, action="append", metavar="N", help="server only: number of tables; can be repeated"
    )
    sub.add_argument("--of", metavar="GAME", help="server and page only: a single game")
    sub.add_argument("--seconds", type=float, default=10.0, help="server only: duration of each part")
    return parser


if __name__ == "__main__":
    sys.exit(main())
