"""Proofs and figures: records verified, random games, bots against each other, speed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from cutpurse.commands.tables import open_game, pack_texts, read_record, settings, why_off
from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry
from cutpurse.kernel.game import Title


def verify(args: argparse.Namespace) -> int:
    from cutpurse.kernel.replay import RecordMismatch
    from cutpurse.kernel.replay import verify as prove

    file = read_record(args, args.file)
    draws = sum(len(record.chance) for record in file.records)
    try:
        prove(file)
    except RecordMismatch as off:
        output(args, [why_off(args, args.file, off)], {"holds": False, "record": off.record, "problem": off.problem})
        return 1
    line = say(args, "cli-verified", file=str(args.file), draws=draws, records=len(file.records))
    output(args, [line], {"holds": True, "draws": draws, "records": len(file.records)})
    return 0


def soak(args: argparse.Namespace) -> int:
    from cutpurse.lab.soak import Fault
    from cutpurse.lab.soak import soak as run

    return _prove(args, lambda title: run(title, args.games, args.players, settings(args), args.first), Fault)


def leaks(args: argparse.Namespace) -> int:
    from cutpurse.lab.leaks import Leak
    from cutpurse.lab.leaks import leaks as run

    return _prove(args, lambda title: run(title, args.games, args.players, settings(args), args.first), Leak)


def fair(args: argparse.Namespace) -> int:
    """Does any level know more than its seat? Exit 1 if one does, or if a planted cheat goes unseen."""
    from cutpurse.lab.fairness import HEAD, Finding, examine_all, levels, oracle_gap, planted

    def tell(finding: Finding) -> None:
        line = f"{finding.level}  {finding.positions} positions  {len(finding.faults)} faults"
        print(line, file=sys.stderr, flush=True)

    title = registry.title(args.game)
    found = examine_all(title, args.level or levels(title), args.positions, players=args.players or 3,
                        seed=str(args.seed), processes=args.processes, seconds=args.seconds,
                        progress=(lambda finding: None) if args.json else tell)  # fmt: skip
    cheats = planted(title, found[0].level, args.planted) if args.planted else {}
    gaps = {
        finding.level: oracle_gap(title, finding.level, args.oracle, args.processes)[0]
        for finding in found
        if args.oracle
    }
    lines = [*HEAD, *(finding.line() for finding in found)]
    lines += [f"planted: {what}: {'found' if seen else 'NOT FOUND'}" for what, seen in cheats.items()]
    lines += [f"oracle: {level}: its twin that is shown the truth wins {gap:.1%} of {args.oracle} games"
              for level, gap in gaps.items()]  # fmt: skip
    holds = all(finding.fair for finding in found) and all(cheats.values())
    told = [{"level": finding.level, "positions": finding.positions, "needles": finding.needles,
             "faults": finding.faults} for finding in found]  # fmt: skip
    output(args, lines, {"holds": holds, "levels": told, "planted": cheats, "oracle": gaps})
    return 0 if holds else 1


def _prove(args: argparse.Namespace, run: Callable[[Title], Any], fault: type[AssertionError]) -> int:
    title = registry.title(args.game)
    open_game(args, title, args.players or title.seats[0])
    try:
        tally = run(title)
    except fault as error:
        output(args, [str(error)], {"holds": False, "problem": str(error)})
        return 1
    counted = {field: getattr(tally, field) for field in tally.__struct_fields__}
    figures = {field: len(value) if isinstance(value, set) else value for field, value in counted.items()}
    output(args, [", ".join(f"{name} {number:,}" for name, number in figures.items())], {"holds": True, **figures})
    return 0


def crash(args: argparse.Namespace) -> int:
    """Kill a live server again and again: nothing acknowledged may be lost."""
    from cutpurse.lab.crash import BrokenPromise
    from cutpurse.lab.crash import crash as run

    if args.cluster:
        return _torment(args)
    args.game = args.game or "swindler"
    return _prove(
        args, lambda title: run(args.kills, args.seed, title.id, settings(args), args.database), BrokenPromise
    )


def _torment(args: argparse.Namespace) -> int:
    """Faults of all kinds on a cluster: the history of what was sent and told must fit what is stored."""
    from cutpurse.lab.crash import BrokenPromise

    try:
        from cutpurse.lab.nemesis import torment
    except ModuleNotFoundError as error:
        raise UsageError(say(args, "cli-no-extra", package=error.name or "", extra="test")) from None
    game = registry.title(args.game).id if args.game else ""
    tell = (lambda line: None) if args.json else partial(print, file=sys.stderr, flush=True)
    try:
        report = torment(args.faults, args.seed, game, settings(args), tell)
    except BrokenPromise as error:
        output(args, [str(error)], {"holds": False, "problem": str(error)})
        return 1
    lines, figures = report.lines(), report.as_dict()
    output(args, lines, {"holds": True, **figures})
    return 0


def hostile(args: argparse.Namespace) -> int:
    """Strangers attack a server while honest people play: nobody may notice."""
    from cutpurse.lab.attacks import ATTACKS
    from cutpurse.lab.hostile import hostile as run

    unknown = [name for name in args.attack or [] if name not in ATTACKS]
    if unknown:
        raise UsageError(say(args, "cli-unknown-attack", attack=unknown[0], known=", ".join(ATTACKS)))
    report = run(args.minutes, args.seed, args.attack)
    output(args, report.lines(), report.as_dict())
    return 0 if report.holds else 1


def match(args: argparse.Namespace) -> int:
    from cutpurse.bots import registry as bots
    from cutpurse.lab.match import BadMatch
    from cutpurse.lab.match import match as run

    title = registry.title(args.game)
    game = open_game(args, title, len(args.bots))
    try:
        report = run(title, args.bots, args.games, args.seed, settings=settings(args), game=game, pack=pack_texts(args))
    except bots.UnknownBot as error:
        raise UsageError(say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    except BadMatch as error:
        raise UsageError(str(error)) from None
    output(args, report.lines(), report.as_dict())
    return 0


SERVER = "server"
MOVE = "move"
PEERS = "peers"
PAGE = "page"
PROCESSES = "processes"
"""What is measured instead of a game's engine: a server under load; what a move costs there, in counts; random games of
everybody; how long whoever plays against bots waits; what a second process on the same database is worth."""


def _bench_server(args: argparse.Namespace) -> int:
    from cutpurse.lab.load import SIZES, load

    reports = [load(game, tuple(args.tables or SIZES), seconds=args.seconds) for game in _games(args)]
    if args.json:
        print(json.dumps([report.as_dict() for report in reports]))
    else:
        print("\n".join(line for report in reports for line in report.lines()))
    return 0 if all(report.holds for report in reports) else 1


def _bench_move(args: argparse.Namespace) -> int:
    from cutpurse.server.costs import costs

    report = costs()
    output(args, report.lines(), report.as_dict())
    return 0 if report.holds else 1


def _bench_peers(args: argparse.Namespace) -> int:
    """Random games beside all peers that are installed. Nothing is asserted: figures of different games."""
    from cutpurse.lab.peers import Contender, agents, lines, ours, peers, race

    contenders = [*ours(), *peers()]
    try:
        from cutpurse import envs
    except ModuleNotFoundError:
        print(say(args, "cli-no-extra", package="pettingzoo", extra="envs"), file=sys.stderr)
    else:
        modules = (envs.swindler_v1, envs.age_of_thieves_v1, envs.thiefdom_v1)
        contenders += [
            Contender("cutpurse, PettingZoo", module.EDITION.name, agents(module.env())) for module in modules
        ]
    speeds = race(contenders)
    output(args, lines(speeds), [msgspec.to_builtins(speed) for speed in speeds])
    return 0


def _bench_page(args: argparse.Namespace) -> int:
    from cutpurse.lab.page import measure

    reports = [measure(game) for game in _games(args)]
    output(args, [line for report in reports for line in report.lines()], [report.as_dict() for report in reports])
    return 0 if all(report.holds for report in reports) else 1


def _bench_processes(args: argparse.Namespace) -> int:
    from cutpurse.lab.spread import TABLES, spread

    try:
        reports = [spread(game, (args.tables or [TABLES])[0], args.seconds) for game in _games(args)]
    except ModuleNotFoundError as error:
        raise UsageError(say(args, "cli-no-extra", package=error.name or "asyncpg", extra="test")) from None
    output(args, [line for report in reports for line in report.lines()], [report.as_dict() for report in reports])
    return 0 if all(report.holds for report in reports) else 1


def _games(args: argparse.Namespace) -> list[str]:
    return [registry.title(args.of).id] if args.of else list(registry.titles())


def bench(args: argparse.Namespace) -> int:
    from cutpurse.lab.bench import bench as run

    if args.game == SERVER:
        return _bench_server(args)
    if args.game == MOVE:
        return _bench_move(args)
    if args.game == PEERS:
        return _bench_peers(args)
    if args.game == PAGE:
        return _bench_page(args)
    if args.game == PROCESSES:
        return _bench_processes(args)
    games = [args.game] if args.game else list(registry.titles())
    holds, figures = True, []
    for game in games:
        try:
            report = run(registry.title(game), args.players)
        except ModuleNotFoundError as error:
            raise UsageError(say(args, "cli-no-peer", package=error.name or "catanatron")) from None
        holds = holds and report.holds
        figures.append(report.as_dict())
        if not args.json:
            print("\n".join(report.lines()))
    if args.json:
        print(json.dumps(figures))
    return 0 if holds else 1
