"""What a pack may say of cards: every knob is obeyed, or refused with file, key and expectation."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cutpurse.games.swindler import bots
from cutpurse.games.swindler.components import HOME, Box
from cutpurse.games.swindler.game import TITLE
from cutpurse.games.swindler.rules.accomplices import DEEDS
from cutpurse.games.swindler.vocabulary import AnyEffect, Lockpick, word_of
from cutpurse.kernel.pack import LANGUAGES, PackError
from tests.games.released import released

REFUSED = {
    "a knob that no rule reads": ("accomplices", "forger", "params = { tilez = 1 }", "forger.params", "tiles (1)"),
    "a forger for three tiles": ("accomplices", "forger", "params = { tiles = 3 }", "forger.params", "tiles (1)"),
    "another share": (
        "accomplices", "legacy_hunter", 'params = { min_tiles = 2, share = "all" }', "legacy_hunter.params", "half_up"),
    "a conjurer that goes": (
        "accomplices", "conjurer", "params = { permanent = false }", "conjurer.params", "true is expected"),
    "a number left out": ("accomplices", "cheat", "params = {}", "cheat.params", "draws (a number from 1)"),
    "a word for a number": ("accomplices", "cheat", 'params = { draws = "two" }', "cheat.params", "a number from 1"),
    "a number too low": ("accomplices", "cheat", "params = { draws = 0 }", "cheat.params", "a number from 1"),
    "a knob of another card": ("accomplices", "traitor", "params = { draws = 1 }", "traitor.params", "takes nothing"),
    "an unknown effect": ("accomplices", "cheat", 'kind = "wizard"', "cheat.kind", "one of cheat, beggar"),
    "no key of that colour": (
        "accomplices", "lockpick_red", 'params = { key_colour = "black" }', "lockpick_red.params", "red or blue"),
    "a time the rules cannot serve": (
        "accomplices", "cheat", 'timing = ["any_time"]', "cheat.timing", "one or more of loot_drawn"),
    "another's time": ("accomplices", "cheat", 'who = "all"', "cheat.who", "others"),
    "an ability without its number": ("masters", "haggler", "params = {}", "haggler.params", "bonus_vp (a number from 0)"),
    "an ability with a number too many": ("masters", "freelancer", "params = { x = 1 }", "freelancer.params", "nothing"),
    "objects for coins": (
        "jobs", "job_a_rent_day", 'need = [{ type = "coins", count = 1, objects = ["ring"] }]', "job_a_rent_day", "objects"),
    "a theft that ends nowhere": (
        "jobs", "job_a_rent_day", 'need = [{ type = "draw", count = 1 }]', "job_a_rent_day", "end"),
    "no colour": (
        "jobs", "job_a_rent_day", 'need = [{ type = "tiles", count = 1, colours = ["pink"] }]', "job_a_rent_day", "pink"),
    "nothing asked": (
        "jobs", "job_a_rent_day", 'need = [{ type = "coins", count = 0 }]', "job_a_rent_day", ">= 1"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_a_knob_that_nothing_obeys_is_refused(tmp_path: Path, what: str) -> None:
    file, card, line, key, expected = REFUSED[what]
    table = {"accomplices": "accomplice", "masters": "master", "jobs": "job"}[file]
    (tmp_path / f"{file}.toml").write_text(f'[[{table}]]\nid = "{card}"\n{line}\n')
    with pytest.raises(PackError) as error:
        Box(tmp_path, released(TITLE))
    assert error.value.file == f"{file}.toml"
    assert key in error.value.key
    assert expected in error.value.expected


def test_what_the_rules_say_may_be_said(tmp_path: Path) -> None:
    """Boxes and packs of 0.2.0 name what can only be one way; they stay good."""
    (tmp_path / "accomplices.toml").write_text(
        '[[accomplice]]\nid = "forger"\nparams = { tiles = 1 }\n'
        '[[accomplice]]\nid = "conjurer"\nparams = { permanent = true }\n'
        '[[accomplice]]\nid = "legacy_hunter"\nparams = { min_tiles = 3, share = "half_up" }\n'
    )
    box = Box(tmp_path, released(TITLE))
    assert box.effects[box.accomplice_number["legacy_hunter"]].word == "legacy_hunter"


# -- a new effect: every place that the recipe in CONTRIBUTING names -----------------------------


@cache
def judged() -> str:
    """All that the bots for Swindler say. A lockpick is part of a payment, judged like one."""
    return "".join(path.read_text(encoding="utf-8") for path in Path(bots.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("effect", get_args(AnyEffect), ids=word_of)
def test_every_effect_has_its_places(effect: type) -> None:
    word = word_of(effect)
    box = Box(contents=released(TITLE))
    assert effect in DEEDS, f"no Deed for {word} in rules/accomplices.py"
    assert DEEDS[effect].timing.startswith("SW-"), "the rule that says when"
    assert DEEDS[effect].condition.startswith("SW-"), "the rule that says what it needs"
    assert effect.times, "when it can be carried out, in vocabulary.py"
    assert any(isinstance(found, effect) for found in box.effects), f"no card does {word}: accomplices.toml"
    assert effect is Lockpick or f"play {word}" in judged(), f"no bot knows when to play {word}: games/swindler/bots"
    for language in LANGUAGES:
        lines = (HOME / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        for key in (f"option-play-{word} =", f"board-effect-{word} ="):
            assert any(line.startswith(key) for line in lines), f"{language}.ftl: {key}"


def test_no_deed_is_left_over() -> None:
    assert set(DEEDS) == set(get_args(AnyEffect))
    assert all(kind is deed.effect for kind, deed in DEEDS.items())
