"""What cards do, in sentences: one per effect, so that a new card with known effects needs no new text."""

from __future__ import annotations

from cutpurse.games.thiefdom.components import GOODS, Power
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.kernel.message import Message


def effects(game: Ruleset, number: int) -> list[Message]:
    """Everything a card does, effect by effect."""
    return [_effect(game, power) for power in game.box.powers[number]]


def _effect(game: Ruleset, power: Power) -> Message:
    return Message(f"effect-{power.do}", {
        "vp": power.vp, "ap": power.ap, "count": power.count, "discount": power.discount, "section": power.section,
        "repeat": power.repeat, "good": GOODS[power.good] if power.good >= 0 else "none", "at": power.at or "none",
        "to": power.to or "none", "goods": listed(power.goods), "pay": listed(power.pay),
        "targets": list(dict.fromkeys(game.box.folk_id[figure].split("_")[0] for figure in power.targets))})  # fmt: skip


def when(game: Ruleset, number: int) -> Message | None:
    """What a card costs to use, how often and where; None for cards that work by themselves."""
    card = game.box.cards[number]
    if not card.use:
        return None
    return Message("card-when", {"use": card.use, "frequency": card.frequency, "place": card.place or "anywhere"})


def listed(counts: tuple[int, ...]) -> list[str]:
    """Goods one by one: two gold are ["gold", "gold"]."""
    return [GOODS[good] for good, count in enumerate(counts) for _ in range(count)]
