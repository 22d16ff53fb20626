"""Playing an accomplice: every card and every choice that may be thought of, and what stands against it (SW-4.11)."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.swindler.rules import accomplices
from cutpurse.games.swindler.rules.accomplices import DEEDS
from cutpurse.games.swindler.rules.piles import cards_of
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.verbs.common import SwindlerVerb
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Verb, unknown_choice


def all_plays(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    """Every card that is held with all that may be said with it, and a card that is not held."""
    box = game.box
    held = state.hands[seat] | state.face_up[seat]
    not_held = next((card for card, pile in enumerate(box.card_mask) if not pile & held), NOBODY)
    names = dict.fromkeys(cards_of(box, held))
    for card in names:
        effect = box.effects[box.accomplice_number[card]]
        said = DEEDS[type(effect)].thinkable(game, state, effect)
        yield from (f"play {card} {words}" if words else f"play {card}" for words in said)
        if "" not in said and not _open(game, state, seat, card, game.asked_kind(state, seat)):
            yield f"play {card}"
    if not_held != NOBODY:
        yield f"play {box.accomplices[not_held].id}"


def _open(game: Ruleset, state: State, seat: int, card: str, moment: str) -> list[str]:
    """What can be said with a card that is held, if it is its time."""
    kind = game.box.accomplice_number[card]
    if not accomplices.playable(game, state, seat, moment) & game.box.card_mask[kind]:
        return []
    effect = game.box.effects[kind]
    return DEEDS[type(effect)].choices(game, state, seat, moment, effect)


def why_not_play(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return why_not_at(game, state, seat, words, game.asked_kind(state, seat))


def why_not_at(game: Ruleset, state: State, seat: int, words: list[str], moment: str) -> Reason | None:
    """The same at a given moment: of a question, or of an interrupt."""
    box, card, said = game.box, words[1], words[2:]
    number = box.accomplice_number.get(card, NOBODY)
    if number == NOBODY:
        return Reason("no-such-card", args={"card": card})
    pile, effect = box.card_mask[number], box.effects[number]
    deed = DEEDS[type(effect)]
    if not (state.hands[seat] | state.face_up[seat]) & pile:
        return Reason("card-not-held", "SW-4.11.1", {"card": card})
    if not (state.hands[seat] & ~state.hired | state.face_up[seat]) & pile:
        return Reason("card-not-now", "SW-4.2.4", {"card": card})
    if not accomplices.playable(game, state, seat, moment) & pile:
        return Reason("card-not-now", deed.timing, {"card": card})
    choices = _open(game, state, seat, card, moment)
    if " ".join(said) in choices:
        return None
    if said and " ".join(said) not in deed.thinkable(game, state, effect):
        return unknown_choice(" ".join(words))
    closer = deed.why_not(state, said) if deed.why_not is not None and said else None
    return closer or Reason("card-without-effect", deed.condition, {"card": card})


VERBS: dict[str, SwindlerVerb] = {"play": Verb(
    ("play CARD ...",), all_plays, why_not_play,
    frozenset({"SW-4.11.1", "SW-4.2.4", "SW-4.12.19"}).union(*({deed.timing, deed.condition} for deed in DEEDS.values())),
)}  # fmt: skip
