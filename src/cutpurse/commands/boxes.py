"""The box of a game: what is in it by its digest, and the boxes of past releases."""

from __future__ import annotations

import argparse

from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry
from cutpurse.kernel.box import archive, releases


def show_box(args: argparse.Namespace) -> int:
    title = registry.title(args.game)
    box, known = title.shipped, releases(title.home)
    lines = [say(args, "cli-box", game=title.id, digest=box.digest)]
    lines += [f"{release}  {digest}" for release, digest in known.items()]
    if not title.is_released(box):
        lines.append(say(args, "cli-box-unreleased"))
    output(args, lines, {"box": box.digest, "releases": known})
    return 0


def archive_box(args: argparse.Namespace) -> int:
    """Part of every release: what is played with it can be finished with any later one."""
    title = registry.title(args.game)
    before = releases(title.home).get(args.release)
    if before not in (None, title.shipped.digest):
        raise UsageError(say(args, "cli-box-other", release=args.release, digest=before))
    file = archive(title.home, args.release)
    line = say(args, "cli-box-archived", game=title.id, release=args.release, file=str(file))
    output(args, [line], {"box": title.shipped.digest, "release": args.release, "file": str(file)})
    return 0
