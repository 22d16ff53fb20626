"""Which tile to take, to keep or to part with."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.swindler.bots.decision import Decision
from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.rules.piles import forged_pile, tile_named
from cutpurse.games.swindler.rules.theft import at_risk
from cutpurse.games.swindler.rules.theft_effects import fee_pile
from cutpurse.games.swindler.vocabulary import Coins


def _best(decision: Decision, source: int, value: Callable[[int], float], otherwise: dict[str, float]) -> str:
    """The option whose tile (named in its last word, out of `source`) has the highest value."""
    apart = forged_pile(decision.state, decision.seat)

    def rank(option: str) -> float:
        if option in otherwise:
            return otherwise[option]
        return value(1 << tile_named(decision.box, option.rsplit(" ", maxsplit=1)[-1], source, apart & source))

    return max(decision.options, key=rank)


def neutral(decision: Decision) -> str:
    """A neutral tile as a reward; there is hardly a reason to take none."""
    position = decision.position()
    now = decision.value_now(position, decision.pile)
    bonus = {tile: 0.1 * decision.prices.tile[tile] for tile in range(len(decision.box.tile_id))}

    def value(tile: int) -> float:
        return decision.value_now(position, decision.pile | tile) + bonus[tile.bit_length() - 1]

    return _best(decision, decision.state.bags[WHITE], value, {"take nothing": now - 1})


def gift(decision: Decision) -> str:
    """What the beggar gets: the tile that is missed least, or a coin if that is cheaper."""
    position = decision.position()
    now = decision.value_now(position, decision.pile)
    coin = now - (1.0 if not _coin_job(decision) else 2.0)
    return _best(
        decision, decision.pile, lambda tile: decision.value_now(position, decision.pile & ~tile), {"give coin": coin}
    )


def _coin_job(decision: Decision) -> bool:
    return any(isinstance(need, Coins) for job in decision.position().mine for need in decision.box.jobs[job].need)


def legacy(decision: Decision) -> str:
    """Half of the loot goes: keep what the plans for this turn need."""
    position, state = decision.position(), decision.state
    pile = decision.pile | state.loot
    return _best(decision, state.loot, lambda tile: position.plan(pile & ~tile, decision.drawn, "stop").value, {})


def fee(decision: Decision) -> str:
    """The angel's fee: the dearest tiles, as many as there are to have."""
    position = decision.position()
    source = fee_pile(decision.prices.game, decision.state, decision.state.bag)
    return _best(
        decision,
        source,
        lambda tile: position.standing(decision.pile | tile),
        {"enough": position.standing(decision.pile)},
    )


def keep(decision: Decision) -> str:
    """What the escape artist keeps."""
    position, state = decision.position(), decision.state
    risk = at_risk(decision.prices.game, state, decision.seat) & ~state.kept
    safe = (decision.pile | state.loot) & ~risk

    def value(tile: int) -> float:
        return position.plan(safe | tile, decision.drawn, "skull").value

    options = [option for option in decision.options if option != "enough"]
    return max(options, key=lambda option: value(1 << _named(decision, option, risk)))


def _named(decision: Decision, option: str, pile: int) -> int:
    """Tiles of this theft are named by kind, older ones one by one."""
    word = option.rsplit(" ", maxsplit=1)[-1]
    fresh = tile_named(decision.box, word, pile & decision.state.loot)
    return fresh if fresh >= 0 else tile_named(decision.box, word, pile)


def surrender(decision: Decision) -> str:
    """What the police get: the tile that is missed least."""
    position = decision.position()
    return _best(decision, decision.pile, lambda tile: position.standing(decision.pile & ~tile), {})
