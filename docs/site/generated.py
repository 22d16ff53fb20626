"""Pages of the site that are made from the program itself: rulebooks, commands, environments, interface."""

from __future__ import annotations

import argparse
from collections import Counter
from importlib import import_module

from cutpurse.cli import build_parser
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.registry import title, titles
from cutpurse.kernel.rulebook import Rulebook

ENVIRONMENTS = ("swindler_v1", "age_of_thieves_v1", "thiefdom_v1")
INTERFACE = {
    "From Python": [
        *(("autofunction", f"cutpurse.{name}") for name in ("list_games", "list_bots", "new_game", "new_bot", "load_record")),
        ("autoclass", "cutpurse.kernel.referee.Referee"), ("autoclass", "cutpurse.kernel.question.Question"),
        ("autoclass", "cutpurse.kernel.message.Reason"), ("autoclass", "cutpurse.kernel.game.Result"),
        ("autoclass", "cutpurse.opponent.Opponent")],
    "Games": [("autoclass", "cutpurse.kernel.game.Title"), ("autoclass", "cutpurse.kernel.game.Game"),
              ("autoclass", "cutpurse.kernel.game.Play"), ("autoclass", "cutpurse.kernel.state.State")],
    "Search and learning": [
        ("autoclass", "cutpurse.kernel.simulation.Simulation"), ("autoclass", "cutpurse.kernel.game_tree.Walk"),
        ("autoclass", "cutpurse.kernel.numbering.Numbering"), ("autoclass", "cutpurse.kernel.features.Layout"),
        ("autoclass", "cutpurse.kernel.features.Part"), ("autoclass", "cutpurse.envs.table.TableEnv"),
        ("autoclass", "cutpurse.envs.seat.SeatEnv"), ("autoclass", "cutpurse.envs.seats.SeatsEnv")],
}  # fmt: skip


def pages() -> dict[str, str]:
    """Every generated page, by its place."""
    return {
        **{f"rules/{id}.md": rulebook(id) for id in titles() if Rulebook(title(id).home, LANGUAGES[0])},
        **{f"environments/{name}.md": environment(name) for name in ENVIRONMENTS},
        "commands.md": commands(),
        "api.md": interface(),
    }


def rulebook(game: str) -> str:
    """The numbered rules, chapter by chapter, and the quick reference before them."""
    book = Rulebook(title(game).home, LANGUAGES[0])
    lines = [f"# The rules of {game.replace('-', ' ').title().replace(' Of ', ' of ')}", "", "In our own words."]
    for page, text in book.summary.items():
        lines += ["", f"## In short: {page}", "", *(f"- {escaped(line)}" for line in text.strip().splitlines())]
    chapter = None
    for number, text in book.rules.items():
        if book.chapter(number) != chapter:
            chapter = book.chapter(number)
            lines += ["", f"## {chapter}"]
        lines += ["", f"**{number}** {escaped(text)}"]
    return "\n".join([*lines, ""])


def escaped(text: str) -> str:
    """Plain text as Markdown."""
    return " ".join("".join(f"\\{sign}" if sign in "*_<[$`" else sign for sign in text).split())


def commands() -> str:
    """What `cutpurse --help` says, command by command."""
    lines = ["# Commands", "", "Each exits with 0 only when what it checks holds, and knows `--json`."]
    for name, parser in subcommands(build_parser()):
        lines += ["", f"## cutpurse {name}", "", escaped(parser.description or ""), "", "```text"]
        lines += [parser.format_help().rstrip(), "```"]
    return "\n".join([*lines, ""])


def subcommands(parser: argparse.ArgumentParser, before: str = "") -> list[tuple[str, argparse.ArgumentParser]]:
    found: list[tuple[str, argparse.ArgumentParser]] = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, sub in action.choices.items():
                inner = subcommands(sub, f"{before}{name} ")
                found += inner or [(f"{before}{name}", sub)]
    return found


def environment(name: str) -> str:
    """An environment's page: its docstring, what an observation holds, which actions there are."""
    module = import_module(f"cutpurse.envs.{name}")
    table = module.raw_env(players=2)
    numbering = table.game.numbering
    lines = [f"# {name}", "", f"`from cutpurse.envs import {name}` · `gymnasium.make({module.EDITION.gymnasium_id!r})` · "
             f"`pyspiel.load_game('python_cutpurse_{module.EDITION.game.replace('-', '_')}')`", "",
             str(module.__doc__).strip(), "", "## Observations", "",
             f"{table.observer.space.shape[0]:,} numbers with two players, in this order:", "",
             "| part | shape | largest | holds |", "| --- | --- | --- | --- |"]  # fmt: skip
    for part in table.observer.parts:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {shape} | {part.most:g} | {escaped(part.about)} |")
    verbs = Counter(line.split(" ")[0] for line in numbering.lines)
    first = {verb: next(n for n, line in enumerate(numbering.lines) if line.split(" ")[0] == verb) for verb in verbs}
    lines += ["", "## Actions", "", f"{numbering.size:,} in all (mark of the table: `{numbering.digest()}`):", "",
              "| verb | actions | for example |", "| --- | --- | --- |"]  # fmt: skip
    lines += [
        f"| {escaped(verb)} | {count} | {first[verb]}: `{numbering.lines[first[verb]]}` |"
        for verb, count in verbs.items()
    ]
    lines.append(
        f"| spare | {numbering.size - len(numbering.lines)} | options without a number of their own, in their order |"
    )
    return "\n".join([*lines, ""])


def interface() -> str:
    """The reference, from the types and docstrings of the program."""
    lines = ["# Interface", "", "```{eval-rst}"]
    for chapter, things in INTERFACE.items():
        lines += ["", chapter, "-" * len(chapter)]
        for kind, name in things:
            members = ["   :members:"] if kind == "autoclass" else []
            lines += ["", f".. {kind}:: {name}", *members]
    return "\n".join([*lines, "```", ""])
