"""The accomplices (SW-4.11, SW-4.12): which cards can be played at a moment, and where each effect is found.

Timing, copies and numbers come from accomplices.toml; a new card with a known effect needs no code. A new effect is a
class in vocabulary.py and a `Deed` in one of the two files imported here, with a line in DEEDS.
"""

from __future__ import annotations

from typing import Any

from cutpurse.games.swindler.rules import other_effects as other
from cutpurse.games.swindler.rules import theft_effects as theft
from cutpurse.games.swindler.rules.deed import Deed
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import State, first
from cutpurse.games.swindler.vocabulary import Effect

DEEDS: dict[type[Effect], Deed[Any]] = {deed.effect: deed for deed in (
    theft.CHEAT, other.BEGGAR, theft.LEGACY_HUNTER, other.FORGER, theft.DECOY, other.ASSASSIN, theft.KNOW_IT_ALL,
    other.LOCKPICK, theft.GUARDIAN_ANGEL, other.CONJURER, theft.TRAITOR, other.ERRAND_BOY, other.LAWYER)}  # fmt: skip
"""Every effect there is. A card's effect is of the type its deed was made for."""


def deed_of(game: Ruleset, accomplice: str) -> Deed[Any]:
    """What the rules say about the effect of a card."""
    return DEEDS[type(game.box.effects[game.box.accomplice_number[accomplice]])]


def playable(game: Ruleset, state: State, seat: int, moment: str) -> int:
    """The cards of a seat whose time it is, whether or not their condition holds; never one just hired (SW-4.2.4)."""
    return (state.hands[seat] & ~state.hired | state.face_up[seat]) & game.moment_cards.get(moment, 0)


def choices(game: Ruleset, state: State, seat: int, moment: str) -> list[str]:
    """Everything a seat can announce now, as choices: "play know_it_all caught"."""
    found: list[str] = []
    pile = playable(game, state, seat, moment)
    box = game.box
    while pile:
        kind = box.card_kind[first(pile)]
        pile &= ~box.card_mask[kind]
        effect, card = box.effects[kind], box.accomplices[kind].id
        for words in DEEDS[type(effect)].choices(game, state, seat, moment, effect):
            found.append(f"play {card} {words}" if words else f"play {card}")
    return found


def carry_out(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """A card that was not cancelled takes effect."""
    effect = play.game.box.effects[play.game.box.card_kind[card]]
    DEEDS[type(effect)].do(play, seat, card, words, effect)


def aimed_at(game: Ruleset, state: State, seat: int) -> bool:
    """Would the card just announced hurt this seat? (5.4)"""
    rival, card, choice, _ = state.played[-1]
    return DEEDS[type(game.box.effects[game.box.card_kind[card]])].aims_at(game, state, seat, rival, choice.split(" "))
