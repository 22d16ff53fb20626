"""What cards do, in sentences: one per effect, so that a new card with known effects needs no new text."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.thiefdom.components import GOODS, Box
from cutpurse.games.thiefdom.vocabulary import Effect, Goods, NobleBoth
from cutpurse.kernel.message import Arguments, Message


def effects(box: Box, number: int) -> list[Message]:
    """Everything a card does, effect by effect."""
    return [_effect(box, effect) for effect in box.effects[number]]


def _effect(box: Box, effect: Effect) -> Message:
    """Its word and its numbers: what a class of the vocabulary names, its sentence can speak of."""
    fields = {field: getattr(effect, field) for field in effect.__struct_fields__}
    args: Arguments = {
        field: listed(value.counts) if isinstance(value, Goods) else value for field, value in fields.items()
    }
    if isinstance(effect, NobleBoth):
        args |= {"gold": box.numbers.noble_gold, "gems": box.numbers.noble_gems}
    return Message(f"effect-{effect.do}", args)


def when(box: Box, number: int) -> Message | None:
    """What a card costs to use, how often and where; None for cards that work by themselves."""
    card = box.cards[number]
    if not card.use:
        return None
    return Message("card-when", {"use": card.use, "frequency": card.frequency, "place": card.place or "anywhere"})


def listed(counts: Sequence[int]) -> list[str]:
    """Goods one by one: two gold are ["gold", "gold"]."""
    return [GOODS[good] for good, count in enumerate(counts) for _ in range(count)]
