"""Playing in the terminal, and looking through what was played."""

from __future__ import annotations

import argparse
import os
import random

from cutpurse.commands.tables import open_game, pack_texts, read_record, why_off
from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry
from cutpurse.kernel.game import Title
from cutpurse.kernel.message import seat_letter, seat_number
from cutpurse.kernel.replay import RecordMismatch


def play(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.bots import greet
    from cutpurse.bots import registry as bots
    from cutpurse.kernel.replay import open_game as reopen

    resumed = None
    if args.resume is not None:
        resumed = read_record(args, args.resume)
        if resumed.bookmark is None:
            raise UsageError(say(args, "cli-finished", file=str(args.resume)))
        try:
            game = reopen(resumed.header)
        except RecordMismatch as off:
            raise UsageError(why_off(args, args.resume, off)) from None
        sitting = [bot or "human" for bot in resumed.bookmark.bots] or ["human"] * game.players
        names, pack = resumed.header.seats, resumed.header.pack
    else:
        title = registry.title(args.game)
        if args.coach or args.coach_anew:
            _shorten(args, title)
        sitting = _sitting(args, title)
        game = open_game(args, title, len(sitting))
        sitting, names = _company(args, title, sitting)
        pack = pack_texts(args)
    try:
        seated = [None if who == "human" else bots.make(who, greet(game, seat, os.urandom(8).hex(), pack), deadline_ms=args.deadline)
                  for seat, who in enumerate(sitting)]  # fmt: skip
    except bots.UnknownBot as error:
        raise UsageError(say(args, "cli-unknown-bot", bot=error.bot, known=", ".join(error.known))) from None
    try:
        table = (
            terminal.Table.resumed(resumed, seated) if resumed else terminal.Table.new(game, names, seated, pack=pack)
        )
    except RecordMismatch as off:
        raise UsageError(why_off(args, args.resume, off)) from None
    coached = args.coach or args.coach_anew
    return terminal.run_play(
        table, language=args.language, plain=args.plain, save=args.save or args.resume, coached=coached
    )


def _shorten(args: argparse.Namespace, title: Title) -> None:
    """A first game is short and against few, unless somebody wants it otherwise."""
    from cutpurse.kernel.coach import coach
    from cutpurse.terminal.coach import Memory

    if args.coach_anew:
        Memory().forget(title.id)
    short = coach(title.home).short
    if not args.players and not args.seat:
        args.players = short.bots + 1
    args.option = [*(f"{name}={value}" for name, value in short.settings.items()), *(args.option or [])]


def _sitting(args: argparse.Namespace, title: Title) -> list[str]:
    """Who sits where: as told by --seat, the rest filled with --bot or the usual one."""
    from cutpurse.bots import registry as bots

    seats = list(args.seat or ["human"])
    players = args.players or max(len(seats), min(3, title.seats[-1]) if not args.seat else title.seats[0])
    filler = args.bot or bots.usual(title.id)
    return (seats + [filler] * players)[: max(players, len(seats))]


def _company(args: argparse.Namespace, title: Title, sitting: list[str]) -> tuple[list[str], list[str]]:
    """Who comes for whom, and what they are called: for a level a rival who plays at it, where there is one."""
    from cutpurse.bots.registry import known
    from cutpurse.bots.rivals import sit_down

    come, names = list(sitting), [""] * len(sitting)
    alone = sitting.count("human") == 1
    for seat, who in enumerate(sitting):
        if who == "human":
            names[seat] = args.name or say(args, "cli-person")
            names[seat] += "" if alone else f" {seat_letter(seat)}"
        elif who in known(title.id):
            come[seat], names[seat] = sit_down(title.id, who, names, random.Random())
        else:
            names[seat] = f"{say(args, 'cli-bot')} {seat_letter(seat)}"
    return come, names


def learn(args: argparse.Namespace) -> int:
    from cutpurse import terminal
    from cutpurse.kernel.lesson import lessons
    from cutpurse.kernel.lesson_play import lesson_speaker

    title = registry.title(args.game)
    known = lessons(title.home)
    name = args.lesson or next(iter(known), "")
    if name not in known:
        raise UsageError(say(args, "cli-no-lesson", game=title.id, known=", ".join(known) or "–"))
    lesson = known[name]
    if args.json:
        speaker = lesson_speaker(title.id, lesson, args.language)
        steps = [{"title": step.title.in_(args.language), "text": step.text(args.language, speaker.name), "rules": step.rules,
                  "do": step.do or step.take} for step in lesson.steps]  # fmt: skip
        output(args, [], {"game": title.id, "lesson": name, "lessons": list(known), "steps": steps})
        return 0
    if not 1 <= args.first <= len(lesson.steps):
        raise UsageError(say(args, "cli-no-step", all=len(lesson.steps), step=args.first))
    return terminal.run_lesson(title.id, lesson, language=args.language, first=args.first - 1)


def replay(args: argparse.Namespace) -> int:
    from cutpurse import terminal

    file = read_record(args, args.file)
    seat = None
    if args.seat is not None:
        seat = seat_number(args.seat.upper())
        if not 0 <= seat < file.header.players:
            raise UsageError(say(args, "cli-seat", seat=args.seat))
    try:
        return terminal.run_replay(file, language=args.language, plain=args.plain, seat=seat)
    except RecordMismatch as off:
        raise UsageError(why_off(args, args.file, off)) from None
