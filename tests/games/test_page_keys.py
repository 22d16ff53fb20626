"""What the page lists by a key is there once: two things with one key would stop it.

Whole games are played by fixed seeds, with an interrupt now and then; in half of the positions what one seat or a watcher
is told is looked through. Which lists the boards key, and by what, is read from the boards
themselves where they list what they are told as it is; what they put together first is named here.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.examples import examples
from cutpurse.kernel.guide import guide
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
from cutpurse.lab.soak import drift, table_of
from cutpurse.server.http.examples import example

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
EACH = re.compile(r"\{#each (view|scene|theft)\.([\w.]+)(?: \?\? \[\])? as ([^()]+?) \(([^)]+)\)\}")
GAMES = ["age-of-thieves", "swindler", "thiefdom"]
TABLES = 12
"""So many tables of each game: every number of players, and settings by turns."""
LOOKS = 0.5
"""The share of positions that is looked at; a game has hundreds."""

Lists = dict[str, list[Any]]


@cache
def keyed(game: str) -> list[tuple[str, str, str, str]]:
    """The lists that are drawn as they are told: of the view or the scene, where in it, each thing, its key."""
    found = []
    for file in sorted((BOARDS / game.replace("-", "_")).rglob("*.svelte")):
        for source, path, name, key in EACH.findall(file.read_text(encoding="utf-8")):
            thing, _, place = name.rpartition(", ")
            numbered = bool(thing) and (thing[0] not in "[{" or thing[-1] in "]}")
            if not numbered or key != place:  # else it is known by its place in the list
                found.append((source, path, thing if numbered else name, key))
    return found


def key_of(thing: Any, name: str, key: str) -> Any:
    """The key of a thing as Svelte takes it: parts by name or place, or the thing itself."""
    if "$" in key:
        return [key_of(thing, name, part) for part in re.findall(r"\$\{(\w+)\}", key)]
    if name.startswith("["):
        return thing[name.strip("[]").split(", ").index(key)]
    if name.startswith("{"):
        return thing[key]
    for part in key.split(".")[1:]:
        thing = thing[part]
    return thing


def drawn_as_told(game: str, told: dict[str, Any]) -> Lists:
    lists: Lists = {}
    for source, path, name, key in keyed(game):
        things = told[source]
        for part in path.split("."):
            things = things.get(part) or []
        if "||" not in key:
            lists[f"{source}.{path} ({key})"] = [key_of(thing, name, key) for thing in things]
    return lists


def drawn_by_swindler(view: dict[str, Any], scene: dict[str, Any]) -> Lists:
    theft = view["theft"]
    return {
        "fences": [space.get("fence") or place for place, space in enumerate(view["fences"])],
        "jobs": [space.get("job") or place for place, space in enumerate(view["jobs"])],
        "loot": theft.get("loot") or [],
        "raids": [raid["raid"] for raid in scene["raids"]],
        **{f"tiles of {seat}": holder["tiles"] for seat, holder in enumerate(view["seats"])},
    }


def drawn_by_age_of_thieves(view: dict[str, Any], scene: dict[str, Any]) -> Lists:
    return {
        "ways out": [way["gate"] for way in scene["ways_out"]],
        **{f"danger on {way['gate']}": way["danger"] for way in scene["ways_out"]},
        **{f"ends of {one['figure']}": one["ends"] for one in scene["forecast"]},
        **{f"{part} of {at}": zone[part] for at, zone in scene["zones"].items() for part in ("sees", "goes")},
        "seen": view["seen_spaces"],
        "caught": view["caught_spaces"],
    }


def drawn_by_thiefdom(view: dict[str, Any], scene: dict[str, Any]) -> Lists:
    holders = [("dungeon", view["dungeon"])]
    for seat, guild in enumerate(view["seats"]):
        holders.append((f"store {seat}", guild["store"]))
        for shape, thief in enumerate(guild["thieves"]):
            holders.append((f"thief {seat} {shape}", thief["holds"]))
    lists: Lists = {"deals": [offer["id"] for offer in scene["offers"]]}
    lists |= {f"artworks of {who}": holder.get("artworks", []) for who, holder in holders}
    lists |= {f"catchers at {to}": trail.get("catchers", []) for to, trail in scene.get("trails", {}).items()}
    return lists


DRAWN = {
    "age-of-thieves": drawn_by_age_of_thieves,
    "swindler": drawn_by_swindler,
    "thiefdom": drawn_by_thiefdom,
}


def asked(referee: Referee, seat: int) -> Lists:
    """The ids by which the frame lists what a seat may do, or may think of."""
    game, lists = referee.game, {"offers": referee.offers(seat)}
    question = referee.question(seat)
    if question is not None:
        lists["options"] = list(question.options)
        lists["closed"] = [choice for choice, _ in referee.closed(seat)]
        lists["shortcuts"] = [one.id for one in game.shortcuts(referee.state, seat, question.options)]
    return lists


def told_to(referee: Referee, seat: int) -> Iterator[tuple[str, list[Any]]]:
    game, view = referee.game, referee.view(seat)
    told = {"view": msgspec.to_builtins(view), "scene": msgspec.to_builtins(game.scene(view))}
    told["theft"] = told["view"].get("theft", {})  # Swindler calls it by its own name
    yield from drawn_as_told(game.title.id, told).items()
    yield from DRAWN[game.title.id](told["view"], told["scene"]).items()
    yield from asked(referee, seat).items()


def twice(things: list[Any]) -> list[Any]:
    if things and isinstance(things[0], str) and len(set(things)) == len(things):  # hundreds of options
        return []
    return [thing for place, thing in enumerate(things) if thing in things[:place]]


def take_an_offer(referee: Referee, rng: random.Random) -> None:
    """Not in the middle of a longer choice: what is refused then changes nothing (SW-5.24)."""
    if referee.drafts:
        return
    offers = [(seat, offer) for seat in range(referee.game.players) for offer in referee.offers(seat)]
    if offers and rng.random() < 0.1:
        assert not isinstance(referee.choose(*rng.choice(offers)), Reason)


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_listed_by_a_key_is_there_twice(game: str, number: int) -> None:
    rng = random.Random(f"keys {game} {number}")
    referee = Referee(table_of(registry.title(game), number, None, {}), Dice(f"keys {number}"))
    while not referee.over:
        if rng.random() < LOOKS:
            seat = rng.randrange(-1, referee.game.players)
            doubled = {what: twice(things) for what, things in told_to(referee, seat) if twice(things)}
            assert doubled == {}, (seat, len(referee.records))
        take_an_offer(referee, rng)
        if referee.over:
            break
        seat = rng.choice(referee.game.to_answer(referee.state))
        assert not isinstance(referee.choose(seat, drift(referee.game, referee.state, seat, rng)), Reason)


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_are_read(game: str) -> None:
    """The lists above are found: somebody who writes them otherwise is told here."""
    assert len(keyed(game)) >= {"age-of-thieves": 2, "swindler": 4, "thiefdom": 2}[game], keyed(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_looked_up_is_there_twice(game: str, language: str) -> None:
    """Gallery, guide and worked examples: the same at every table, listed by the ids of their parts."""
    title = registry.title(game)
    table = open_table(title, title.seats[-1], {})
    assert not isinstance(table, Reason)
    sections = table.gallery(Speaker(language, table, []))
    entries = [entry for section in sections for entry in section.entries]
    lists: Lists = {"sections": [section.id for section in sections], "entries": [entry.id for entry in entries]}
    lists |= {f"rules of {entry.id}": list(entry.rules) for entry in entries}
    pages = guide(title.home, language)
    lists["pages"] = [page.id for page in pages]
    for page in pages:
        lists |= {f"{page.id} {n}": list(paragraph.rules) for n, paragraph in enumerate(page.paragraphs)}
    for id, play in examples(game).items():
        lists[f"rules of {id}"] = list(play.rules)
        for n, frame in enumerate(example(game, id, language).frames if language == "en" else []):
            lists[f"next in {id} {n}"] = [choice.seat for choice in frame.next]  # the same in every language
    assert {what: twice(things) for what, things in lists.items() if twice(things)} == {}
