"""Thiefdom as a game of the kernel: its rules, and what is known, told and proved of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from cutpurse.games.thiefdom import (
    draws,
    invariants,
    labels,
    place_names,
    positions,
    random_weights,
    sampling,
    shortcuts,
    statistics,
    text_board,
    verbs,
)
from cutpurse.games.thiefdom.board_data import Ground, PublicScene, Scene, ground, public_scene
from cutpurse.games.thiefdom.board_data import scene as drawn
from cutpurse.games.thiefdom.components import HOME, Box
from cutpurse.games.thiefdom.features import feature_parts, write_features
from cutpurse.games.thiefdom.gallery import gallery, unseen
from cutpurse.games.thiefdom.information import information_set
from cutpurse.games.thiefdom.notes import notes as noted
from cutpurse.games.thiefdom.numbering import numbered_lines
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.view import View, drafting, public_part, view, with_own
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Component, Title
from cutpurse.kernel.message import SEAT_ARGUMENTS, Message, seat_number
from cutpurse.kernel.pack import Override
from cutpurse.kernel.question import Shortcut
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.text_sheet import Writer


class Thiefdom(Playing):
    """The rules of Thiefdom at one table."""

    verb_weights = random_weights.VERBS

    def __init__(self, title: Title, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        super().__init__(players, settings, box, rules)
        self.title = title

    # -- playing ---------------------------------------------------------------------------------

    frame = labels.frame

    def random_weights(self, state: State, seat: int, options: Sequence[str]) -> list[float]:
        weights = super().random_weights(state, seat, options)
        if state.active != NOBODY:
            random_weights.steps(self, state, options, weights)
        return weights

    def tempting(self, state: State, seat: int, options: Sequence[str]) -> Sequence[str]:
        return verbs.tempting(self, state, seat, frozenset(options))

    shortcuts = shortcuts.shortcuts

    def shortcut(self, state: State, seat: int, name: str) -> Shortcut | None:
        return super().shortcut(state, seat, name) or shortcuts.named(self, state, seat, name)

    # -- knowing ---------------------------------------------------------------------------------

    view = view
    public_part = public_part
    with_own = with_own

    def sample(self, view: View, rng: random.Random, /) -> State:
        return sampling.sample(self, view, rng)

    outcomes = draws.outcomes
    feature_parts = feature_parts
    write_features = write_features
    information_set = information_set
    numbered_lines = numbered_lines

    def holds_sealed(self, state: State) -> bool:
        """While cards are drafted, everybody waits for what the left neighbour, unseen, will not keep (TD-3.1)."""
        return drafting(state.agenda) in (0, 1)

    def drawn_in_secret(self, state: State, what: str) -> int | None:
        return seat_number(what[-1]) if what.startswith("draft ") else None

    # -- telling ---------------------------------------------------------------------------------

    describe = labels.describe
    notes = noted

    def ground(self, view: View) -> Ground:
        return ground(self.town(self.imagined(view)))

    def ground_key(self, view: View) -> str:
        return view.town

    def scene(self, view: View) -> Scene:
        return drawn(self, view, state := self.imagined(view), public_scene(self, view, state))

    def public_scene(self, public: View) -> PublicScene:
        return public_scene(self, public, self.imagined_beside(public))

    def scene_with(self, view: View, public: PublicScene) -> Scene:
        return drawn(self, view, self.imagined(view), public)

    def write(self, view: View, say: Callable[[Message], str], width: int) -> Writer:
        return text_board.Painter(self, view, say, width).paint()

    @property
    def contents(self) -> Contents:
        return self.box.contents

    def components(self) -> Sequence[Component]:
        return self.box.components()

    def place_names(self, language: str) -> Mapping[str, str]:
        return place_names.place_names(self.box, language)

    def simplified(self) -> tuple[Message, str] | None:
        return (Message("simplified"), "TD-14.3") if self.settings["layout"] == "introductory" else None

    gallery = gallery
    unseen = unseen
    account = statistics.account
    sources = statistics.sources

    # -- proving ---------------------------------------------------------------------------------

    faults = invariants.faults
    arrange = positions.arrange
    portrait = positions.portrait


@lru_cache(maxsize=16)
def _box(contents: Contents) -> Box:
    return Box(contents=contents)


class ThiefdomTitle(Title):
    id = "thiefdom"
    rules_version = 2
    rule_prefix = "TD"
    seats = range(1, 5)
    home = HOME
    minutes = 60
    seat_arguments = SEAT_ARGUMENTS | {"rival"}
    settings = (
        Setting("smuggling", "deck", ("deck", "open_stacks"), rule="TD-14.1"),
        Setting("planning", "secret", ("secret", "chaotic"), rule="TD-14.2"),
        Setting("layout", "random", ("random", "introductory"), rule="TD-14.3"),
    )

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> Thiefdom:
        contents = box or self.shipped
        components = Box(contents=self.with_pack(contents, pack)) if pack else _box(contents)
        return Thiefdom(self, players, settings, components, rules or self.rules_version)


TITLE = ThiefdomTitle()
