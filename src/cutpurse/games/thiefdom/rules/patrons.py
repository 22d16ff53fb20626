"""The odd effects of patrons (chapter 2.8): swap, blind, bargain. All others are plain data."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules import wares
from cutpurse.games.thiefdom.rules.arrest import put
from cutpurse.games.thiefdom.rules.goods import pay
from cutpurse.games.thiefdom.rules.uses import use_of
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import KINDS, NOWHERE, State
from cutpurse.games.thiefdom.terms import GUARDS, SHAPES, shape_of
from cutpurse.games.thiefdom.vocabulary import Bargain, Blind, Swap

# -- Samuel --------------------------------------------------------------------------------------


def swap_choices(game: Ruleset, state: State, thief: int, effect: Swap) -> list[str]:
    """Thieves of the guild who are elsewhere."""
    first, here = thief - thief % 3, state.thief_at[thief]
    return [shape_of(other) for other in range(first, first + 3) if state.thief_at[other] != here]


def swap(play: ThiefdomPlay, thief: int, card: int, effect: Swap, words: list[str]) -> None:
    """Both arrive by teleport; who comes before a guard's eyes is caught (TD-6.16)."""
    state = play.state
    other = thief - thief % 3 + SHAPES.index(words[0])
    put(play, [(thief, state.thief_at[other]), (other, state.thief_at[thief])])


# -- Bernhard ------------------------------------------------------------------------------------


def blind_choices(game: Ruleset, state: State, thief: int, effect: Blind) -> list[str]:
    """Guards who still look, if the thief can pay."""
    first = thief * KINDS
    if any(state.goods[first + good] < count for good, count in enumerate(effect.pay.counts)):
        return []
    return [game.box.folk_id[guard] for guard in GUARDS
            if state.folk_at[guard] != NOWHERE and not state.blind[thief] >> guard & 1]  # fmt: skip


def blind(play: ThiefdomPlay, thief: int, card: int, effect: Blind, words: list[str]) -> None:
    """The bribe goes into the dungeon, in a solo game too (W-21)."""
    state, game = play.state, play.game
    for good, count in enumerate(effect.pay.counts):
        pay(play, thief, good, count)
        state.goods[game.dungeon * KINDS + good] += count
    state.blind[thief] |= 1 << game.box.folk_number[words[0]]


# -- Melisande -----------------------------------------------------------------------------------


def bargain_choices(game: Ruleset, state: State, thief: int, effect: Bargain) -> list[str]:
    """Displayed cards that the thief may have and can pay at the lower price (TD-9.13)."""
    return [wares.name(game, copy) for copy in wares.buyable(game, state, thief, effect.discount)]


def bargain(play: ThiefdomPlay, thief: int, card: int, effect: Bargain, words: list[str]) -> None:
    copy = wares.displayed(play.game, play.state, words[0])
    wares.buy(play, thief, copy, effect.discount, effect.vp)


USES = [
    use_of(Swap, swap_choices, swap),
    use_of(Blind, blind_choices, blind),
    use_of(Bargain, bargain_choices, bargain),
]
