"""Words for the person at the command line, figures for programs."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from typing import Any

from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Message, Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.text import Speaker, refusal


class UsageError(Exception):
    """What the person at the command line should change."""


def language() -> str:
    """From the environment, as other programs do."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def speaker(args: argparse.Namespace, game: Game[Any, Any] | None = None) -> Speaker:
    return Speaker(args.language, game)


def say(args: argparse.Namespace, key: str, **values: Any) -> str:
    return speaker(args).say(Message(key, values))


def refused(args: argparse.Namespace, reason: Reason, title: Title | None = None) -> UsageError:
    return UsageError(refusal(args.language, reason, title))


def output(args: argparse.Namespace, lines: Sequence[str], figures: Any) -> None:
    """Lines for people, or figures for programs."""
    if args.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print("\n".join(lines))
