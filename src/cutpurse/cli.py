"""The command `cutpurse`. Each subcommand exits 0 only when what it checks holds, and knows --json."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cutpurse import __version__
from cutpurse.kernel import registry
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Message, Reason, seat_letter, seat_number
from cutpurse.kernel.pack import LANGUAGES, PackError
from cutpurse.kernel.record import RecordError, RecordFile
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker


class Wrong(Exception):
    """What the person at the command line should change."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    args = parser.parse_args(arguments)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        return int(args.run(args))
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except registry.UnknownGame as error:
        print(_say(args, "cli-unknown-game", game=error.game, known=", ".join(error.known)), file=sys.stderr)
        return 2
    except PackError as error:
        problem = f"{error.key}: {error.expected}" if error.key else error.expected
        print(_say(args, "cli-bad-pack", file=error.file, problem=problem), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


# -- words ---------------------------------------------------------------------------------------


def _language() -> str:
    """From the environment, as other programs do."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _speaker(args: argparse.Namespace, game: Game[Any, Any] | None = None) -> Speaker:
    return Speaker(args.language, game)


def _say(args: argparse.Namespace, key: str, **values: Any) -> str:
    return _speaker(args).say(Message(key, values))


def _refused(args: argparse.Namespace, reason: Reason, title: Title | None = None) -> Wrong:
    speaker = _speaker(args)
    if not speaker.knows(reason.message.key) and title is not None:
        game = open_table(title, title.seats[0], {})
        speaker = _speaker(args, game if not isinstance(game, Reason) else None)
    return Wrong(speaker.say(reason.message) + (f" ({reason.rule})" if reason.rule else ""))


def _print(args: argparse.Namespace, lines: Sequence[str], figures: Any) -> None:
    """Lines for people, or figures for programs."""
    if args.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print("\n".join(lines))


# -- tables --------------------------------------------------------------------------------------


def _settings(args: argparse.Namespace) -> dict[str, str | int]:
    settings: dict[str, str | int] = {}
    for text in args.option or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise Wrong(_say(args, "cli-bad-setting", text=text))
        settings[key.strip()] = value.strip()
    return settings


def _open(args: argparse.Namespace, title: Title, players: int) -> Game[Any, Any]:
    game = open_table(title, players, _settings(args), getattr(args, "pack", None))
    if isinstance(game, Reason):
        raise _refused(args, game, title)
    return game


def _pack_texts(args: argparse.Namespace) -> dict[str, str]:
    if args.pack is None:
        return {}
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(args.pack.glob("*.toml"))}


def _read(args: argparse.Namespace, path: Path) -> RecordFile:
    try:
        return RecordFile.read(path)
    except OSError as error:
        raise Wrong(_say(args, "cli-no-file", file=str(path), problem=error.strerror or str(error))) from None
    except RecordError as error:
        raise Wrong(_say(args, "cli-bad-file", file=str(path), line=error.line, problem=error.problem)) from None


def _off(args: argparse.Namespace, path: Path, off: Any) -> str:
    if off.record >= 0:
        return _say(args, "cli-off", file=str(path), record=off.record, problem=off.problem)
    return _say(args, "cli-off-head", file=str(path), problem=off.problem)


# -- play, replay, verify ------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.bots import greet
    from cutpurse.bots import registry as bots
    from cutpurse.kernel.replay import Off, open_game

    resumed = None
    if args.resume is not None:
        resumed = _read(args, args.resume)
        if resumed.bookmark is None:
            raise Wrong(_say(args, "cli-finished", file=str(args.resume)))
        try:
            game = open_game(resumed.header)
        except Off as off:
            raise Wrong(_off(args, args.resume, off)) from None
        sitting = [bot or "human" for bot in resumed.bookmark.bots] or ["human"] * game.players
        names, pack = resumed.header.seats, resumed.header.pack
    else:
        title = registry.title(args.game)
        sitting = _sitting(args, title)
        game = _open(args, title, len(sitting))
        names = [f"{_seat_name(args, who)} {seat_letter(seat)}" for seat, who in enumerate(sitting)]
        pack = _pack_texts(args)
    try:
        seated = [None if who == "human" else bots.make(who, greet(game, seat, os.urandom(8).hex(), pack), deadline_ms=args.deadline)
                  for seat, who in enumerate(sitting)]  # fmt: skip
    except bots.UnknownBot as error:
        raise Wrong(_say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    try:
        table = (
            terminal.Table.resumed(resumed, seated) if resumed else terminal.Table.new(game, names, seated, pack=pack)
        )
    except Off as off:
        raise Wrong(_off(args, args.resume, off)) from None
    return terminal.run_play(table, language=args.language, plain=args.plain, save=args.save or args.resume)


def _sitting(args: argparse.Namespace, title: Title) -> list[str]:
    """Who sits where: as told by --seat, the rest filled with --bot or the best bot there is."""
    from cutpurse.bots import registry as bots

    seats = list(args.seat or ["human"])
    players = args.players or max(len(seats), min(3, title.seats[-1]) if not args.seat else title.seats[0])
    filler = args.bot or bots.names(title.id)[-1]
    return (seats + [filler] * players)[: max(players, len(seats))]


def _seat_name(args: argparse.Namespace, who: str) -> str:
    if who == "human":
        return args.name or _say(args, "cli-person")
    return who.capitalize() if who.isalpha() else _say(args, "cli-bot")


def replay(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.kernel.replay import Off

    file = _read(args, args.file)
    seat = None
    if args.seat is not None:
        seat = seat_number(args.seat.upper())
        if not 0 <= seat < file.header.players:
            raise Wrong(_say(args, "cli-seat", seat=args.seat))
    try:
        return terminal.run_replay(file, language=args.language, plain=args.plain, seat=seat)
    except Off as off:
        raise Wrong(_off(args, args.file, off)) from None


def verify(args: argparse.Namespace) -> int:
    from cutpurse.kernel.replay import Off
    from cutpurse.kernel.replay import verify as prove

    file = _read(args, args.file)
    draws = sum(len(record.chance) for record in file.records)
    try:
        prove(file)
    except Off as off:
        _print(args, [_off(args, args.file, off)], {"holds": False, "record": off.record, "problem": off.problem})
        return 1
    line = _say(args, "cli-verified", file=str(args.file), draws=draws, records=len(file.records))
    _print(args, [line], {"holds": True, "draws": draws, "records": len(file.records)})
    return 0


# -- rules, components ---------------------------------------------------------------------------


def check(args: argparse.Namespace) -> int:
    from cutpurse.kernel.scenario import ScenarioError, check_file

    lines, failures, held = [], [], 0
    paths = [inner for path in args.files for inner in (sorted(path.glob("**/*.yaml")) if path.is_dir() else [path])]
    for path in paths:
        try:
            for scenario, problem in check_file(path):
                if problem:
                    lines += [f"✗ {path}: {scenario.title} [{', '.join(scenario.rules)}]", f"    {problem}"]
                    failures.append({"file": str(path), "title": scenario.title, "problem": problem})
                else:
                    held += 1
        except (ScenarioError, OSError) as error:
            lines.append(f"✗ {path}: {error}")
            failures.append({"file": str(path), "title": "", "problem": str(error)})
    lines.append(_say(args, "cli-scenarios", held=held, failed=len(failures)))
    _print(args, lines, {"held": held, "failed": failures})
    return 1 if failures or not held else 0


def rules(args: argparse.Namespace) -> int:
    from cutpurse.kernel.rulebook import Rulebook

    title = registry.title(args.game)
    if args.coverage:
        return _coverage(args, title)
    book = Rulebook(title.home, args.language)
    found = book.search(" ".join(args.words)) if args.words else list(book)
    if not found:
        raise Wrong(_say(args, "cli-no-rule", words=" ".join(args.words)))
    lines, chapter = [], ""
    for number in found:
        if book.chapter(number) != chapter:
            chapter = book.chapter(number)
            lines += ["", chapter]
        lines.append(f"{number}  {book.text(number)}  [{book.mark(number)}]")
    _print(args, lines[1:], {number: {"text": book.text(number), "mark": book.mark(number)} for number in found})
    return 0


def _coverage(args: argparse.Namespace, title: Title) -> int:
    from cutpurse.kernel.rulebook import Rulebook
    from cutpurse.kernel.scenario import ScenarioError
    from cutpurse.lab.coverage import coverage

    if not (args.tests / "scenarios" / title.id).is_dir():
        raise Wrong(_say(args, "cli-no-scenarios", folder=str(args.tests / "scenarios" / title.id)))
    try:
        found = coverage(title, args.tests)
    except ScenarioError as error:
        raise Wrong(str(error)) from None
    numbers = list(Rulebook(title.home, args.language))
    lines = [
        f"{number:<11} scenarios {len(found.scenarios.get(number, []))}, tests {len(found.tests.get(number, []))}"
        for number in numbers
    ]
    lines += [_say(args, "cli-unproved", number=number) for number in found.unproved]
    lines += [_say(args, "cli-unknown-rule", number=number) for number in found.unknown]
    lines.append(_say(args, "cli-coverage", proved=found.proved, rules=len(numbers)))
    _print(args, lines, {"rules": len(numbers), "proved": found.proved, "unproved": found.unproved, "unknown": found.unknown,
                         "scenarios": {n: len(s) for n, s in found.scenarios.items()},
                         "tests": {n: len(s) for n, s in found.tests.items()}, "examples": found.examples})  # fmt: skip
    return 1 if found.unproved or found.unknown else 0


def provenance(args: argparse.Namespace) -> int:
    title = registry.title(args.game)
    game = _open(args, title, title.seats[0])
    speaker = _speaker(args, game)
    lines, marks = [], {"rulebook": 0, "public": 0, "ours": 0}
    kind = ""
    for component in game.components():
        if component.kind != kind:
            kind = component.kind
            lines += ["", kind]
        for mark in component.provenance.values():
            marks[mark] += 1
        parts = ", ".join(f"{part}: {mark}" for part, mark in component.provenance.items())
        lines.append(f"  {component.id:<26} {speaker.name(component.id):<34} {parts}")
    lines += ["", ", ".join(f"{mark} {number}" for mark, number in marks.items())]
    rows = [{"id": c.id, "kind": c.kind, "provenance": dict(c.provenance)} for c in game.components()]
    _print(args, lines[1:], {"components": rows, "marks": marks})
    return 0


def show(args: argparse.Namespace) -> int:
    from cutpurse.kernel.chance import Dice
    from cutpurse.kernel.message import SPECTATOR
    from cutpurse.kernel.referee import Referee

    title = registry.title(args.game)
    game = _open(args, title, args.players or title.seats[-1])
    referee = Referee(game, Dice(args.seed))
    speaker = Speaker(args.language, game, [seat_letter(seat) for seat in range(game.players)])
    lines = game.board(referee.view(SPECTATOR), speaker.say, args.width)
    _print(args, lines, {"seed": args.seed, "board": lines, "position": game.portrait(referee.state)})
    return 0


# -- proofs and figures --------------------------------------------------------------------------


def soak(args: argparse.Namespace) -> int:
    from cutpurse.lab.soak import Fault
    from cutpurse.lab.soak import soak as run

    return _prove(args, lambda title: run(title, args.games, args.players, _settings(args), args.first), Fault)


def leaks(args: argparse.Namespace) -> int:
    from cutpurse.lab.leaks import Leak
    from cutpurse.lab.leaks import leaks as run

    return _prove(args, lambda title: run(title, args.games, args.players, _settings(args), args.first), Leak)


def _prove(args: argparse.Namespace, run: Callable[[Title], Any], fault: type[AssertionError]) -> int:
    title = registry.title(args.game)
    _open(args, title, args.players or title.seats[0])
    try:
        tally = run(title)
    except fault as error:
        _print(args, [str(error)], {"holds": False, "problem": str(error)})
        return 1
    figures = {field: getattr(tally, field) for field in tally.__struct_fields__}
    _print(args, [", ".join(f"{name} {number:,}" for name, number in figures.items())], {"holds": True, **figures})
    return 0


def match(args: argparse.Namespace) -> int:
    from cutpurse.bots import registry as bots
    from cutpurse.lab.match import BadMatch
    from cutpurse.lab.match import match as run

    title = registry.title(args.game)
    game = _open(args, title, len(args.bots))
    try:
        report = run(
            title, args.bots, args.games, args.seed, settings=_settings(args), game=game, pack=_pack_texts(args)
        )
    except bots.UnknownBot as error:
        raise Wrong(_say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    except BadMatch as error:
        raise Wrong(str(error)) from None
    _print(args, report.lines(), report.as_dict())
    return 0


def bench(args: argparse.Namespace) -> int:
    from cutpurse.lab.bench import bench as run

    games = [args.game] if args.game else list(registry.titles())
    holds, figures = True, []
    for game in games:
        try:
            report = run(registry.title(game), args.players)
        except ModuleNotFoundError as error:
            raise Wrong(_say(args, "cli-no-peer", package=error.name or "catanatron")) from None
        holds = holds and report.holds
        figures.append(report.as_dict())
        if not args.json:
            print("\n".join(report.lines()))
    if args.json:
        print(json.dumps(figures))
    return 0 if holds else 1


# -- the parser ----------------------------------------------------------------------------------


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cutpurse", description="Board games of thieves, playable by anyone.")
    parser.add_argument("--version", action="version", version=f"cutpurse {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        sub.add_argument("--language", choices=LANGUAGES, default=_language(), help="language of texts")
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

    sub = command("replay", replay, "watch a record")
    sub.add_argument("file", type=Path)
    sub.add_argument("--seat", metavar="A", help="whose eyes to look through")
    sub.add_argument("--plain", action="store_true", help="line by line, for screen readers and scripts")

    sub = command("verify", verify, "prove a finished game from its record file alone")
    sub.add_argument("file", type=Path)

    sub = command("check", check, "run scenarios")
    sub.add_argument("files", type=Path, nargs="+", metavar="FILE", help="scenario files or folders")

    sub = command("rules", rules, "show rules, or which of them are proved")
    sub.add_argument("game")
    sub.add_argument("words", nargs="*", metavar="NUMBER", help="a number, a chapter, or words to look for")
    sub.add_argument("--coverage", action="store_true", help="which numbers have no scenario and no test")
    sub.add_argument("--tests", type=Path, default=Path("tests"), help="the folder with scenarios and tests")

    sub = command("provenance", provenance, "where each component datum comes from")
    sub.add_argument("game")
    table(sub)
    pack(sub)

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

    sub = command("match", match, "bots against each other, seats rotated, with intervals")
    sub.add_argument("game")
    sub.add_argument("bots", nargs="+", metavar="BOT")
    table(sub, players=False)
    pack(sub)
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--seed", default="1")

    sub = command("bench", bench, "speed, beside a peer in the same run")
    sub.add_argument("game", nargs="?")
    sub.add_argument("--players", type=int, metavar="N")
    return parser


if __name__ == "__main__":
    sys.exit(main())
