"""Interrupts: what a player may do without being asked while somebody else decides (SW-5.21 to SW-5.24)."""

from __future__ import annotations

from cutpurse.games.swindler.rules import accomplices, markers, turn
from cutpurse.games.swindler.rules.windows import announce
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.message import Reason
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
    cards = accomplices.choices(game, state, seat, accomplices.INTERRUPT) if state.hands[seat] else []
    return [*cards, *turn.release_options(game, state, seat)]


def asks_again(game: Ruleset, state: State) -> Step:
    """The active player decides anew, by what is possible then (SW-5.22)."""
    return (ASKED_BY[state.asked[0][1]],)


def take_offer(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    if words[0] == "release":
        markers.take_marker(play, seat, words[1])
    else:
        announce(play, seat, turn.own_card(play.game, play.state, seat, words[1]), words[2:])


def why_not(game: Ruleset, state: State, seat: int, choice: str) -> Reason:
    """What stands against an interrupt, as far as its player may know."""
    words = choice.split(" ")
    if game.rules < 2 or words[0] not in ("play", "release") or len(words) < 2:
        return Reason("not-asked")
    if not interruptible(game, state) or state.draft:
        return Reason("no-interrupt-now", "SW-5.24")
    if words[0] == "release":
        return Reason("no-marker-to-interrupt", "SW-5.21")
    kind = game.box.accomplice_number.get(words[1], NOBODY)
    if kind == NOBODY:
        return Reason("no-such-card", args={"card": words[1]})
    if not state.hands[seat] & game.box.card_mask[kind]:
        return Reason("card-not-held", "SW-4.11.1", {"card": words[1]})
    return Reason("no-card-to-interrupt", "SW-5.21", {"card": words[1]})
