"""`cutpurse new-game NAME`: a package with a whole small game in it, to be changed into another."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from cutpurse.commands.words import UsageError, output, say
from cutpurse.kernel import registry

TEMPLATE = Path(__file__).parents[1] / "template"
"""Pig, which is called otherwise in the copy."""
NAME = re.compile(r"[a-z][a-z0-9_]{1,39}")


def new_game(args: argparse.Namespace) -> int:
    name: str = args.name
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UsageError(say(args, "cli-bad-game-name", name=name))
    if name in registry.titles():
        raise UsageError(say(args, "cli-game-there", name=name))
    folder: Path = (args.into or Path.cwd()) / name
    if folder.exists():
        raise UsageError(say(args, "cli-folder-there", folder=str(folder)))
    files = copy(folder, name)
    output(args, [say(args, "cli-game-made", folder=str(folder), name=name)], {"folder": str(folder), "files": files})
    return 0


def copy(folder: Path, name: str) -> list[str]:
    """The template under another name; what was written, in order."""
    written = []
    for path in sorted(TEMPLATE.rglob("*")):
        inside = path.relative_to(TEMPLATE)
        if not path.is_file() or "__pycache__" in inside.parts:
            continue
        target = folder / renamed(inside.as_posix(), name, code=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        target.write_text(renamed(text, name, code=path.suffix == ".py"), encoding="utf-8")
        written.append(target.relative_to(folder).as_posix())
    return written


def renamed(text: str, name: str, *, code: bool) -> str:
    """ "pig", "Pig" and the "PIG" of its rules, as the new game calls them."""
    words = [word.capitalize() for word in name.split("_") if word]
    prefix = re.sub(r"[^A-Z]", "", name.upper())[:3]
    text = re.sub(r"PIG", prefix if len(prefix) > 1 else f"{prefix}G", text)
    text = re.sub(r"Pig", ("" if code else " ").join(words), text)
    return re.sub(r"(?<![a-z])pig(?![a-z])", name, text)
