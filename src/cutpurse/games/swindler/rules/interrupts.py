"""Interrupts: what a player may do without being asked while somebody else decides (SW-5.21 to SW-5.24)."""

from __future__ import annotations

from cutpurse.games.swindler.rules import accomplices, markers, moments, turn
from cutpurse.games.swindler.rules.windows import announce
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import State
from cutpurse.kernel.state import Step

ASKED_BY = {"reserve": "reserve", "choose_bag": "choose_bag", "draw_or_stop": "theft", "action": "action",
            "hire": "hire"}  # fmt: skip
"""The decisions of the active player that may be interrupted, and the steps that ask for them (SW-5.21)."""


def interruptible(game: Ruleset, state: State) -> bool:
    """No window, and no gift, fee or raid under way (SW-5.24)."""
    return game.rules >= 2 and len(state.asked) == 1 and state.asked[0][1] in ASKED_BY


def offers(game: Ruleset, state: State, seat: int) -> list[str]:
    """A card "at any time", or one's own marker back (SW-5.21). A longer choice of the active player is not looked at:
    nobody else may know of it."""
    if not interruptible(game, state):
        return []
    cards = accomplices.choices(game, state, seat, moments.INTERRUPT) if state.hands[seat] else []
    return [*cards, *turn.release_options(game, state, seat)]


def asks_again(game: Ruleset, state: State) -> Step:
    """The active player decides anew, by what is possible then (SW-5.22)."""
    return (ASKED_BY[state.asked[0][1]],)


def take_offer(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    if words[0] == "release":
        markers.take_marker(play, seat, words[1])
    else:
        announce(play, seat, turn.own_card(play.game, play.state, seat, words[1]), words[2:])
