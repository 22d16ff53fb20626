"""The odd effects of equipment (chapter 2.7): hook, drive, share, smoke. All others are plain data."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import exchange, townsfolk
from cutpurse.games.thiefdom.rules.arrest import put
from cutpurse.games.thiefdom.rules.goods import fits
from cutpurse.games.thiefdom.rules.uses import at_once, use_of
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import KINDS, NOWHERE, State
from cutpurse.games.thiefdom.terms import GOODS, SHAPES, shape_of
from cutpurse.games.thiefdom.vocabulary import Drive, Hook, Share, Smoke

# -- Grappling Hook ------------------------------------------------------------------------------


def hook_choices(game: Ruleset, state: State, thief: int, effect: Hook) -> list[str]:
    """The buildings at the ends of straight lines over the street."""
    town, here = town_in(game, state), state.thief_at[thief]
    return [town.name[building] for building in town.hooks[here]]


def hook(play: ThiefdomPlay, thief: int, card: int, effect: Hook, words: list[str]) -> None:
    put(play, [(thief, town_in(play.game, play.state).number[words[0]])])


# -- Crossbow, Throwing Stars --------------------------------------------------------------------


def drive_choices(game: Ruleset, state: State, thief: int, effect: Drive) -> list[str]:
    """Figures in the thief's sight (TD-1.19, TD-1.20)."""
    town = town_in(game, state)
    sight = town.sight(state.thief_at[thief])
    return [game.box.folk_id[figure] for figure in effect.figures
            if state.folk_at[figure] != NOWHERE and sight >> state.folk_at[figure] & 1]  # fmt: skip


def drive(play: ThiefdomPlay, thief: int, card: int, effect: Drive, words: list[str]) -> None:
    """The figure walks to the first free lantern, the carriage too; the acting player chooses (TD-13.16)."""
    townsfolk.start(play, thief // 3, play.game.box.folk_number[words[0]], 1)


# -- Messenger Pigeon, Lentz ---------------------------------------------------------------------


def share_choices(game: Ruleset, state: State, thief: int, effect: Share) -> list[str]:
    """With whom goods can change hands, wherever he is; a single good is named at once."""
    found: list[str] = []
    for other in range(thief - thief % 3, thief - thief % 3 + 3):
        if other == thief:
            continue
        shape = shape_of(other)
        if effect.count > 1:
            if exchange.possible(game, state, thief, other, effect.count, False):
                found.append(shape)
            continue
        for word, giver, taker in (("give", thief, other), ("take", other, thief)):
            found += [f"{word} {name} {shape}" for good, name in enumerate(GOODS)
                      if state.goods[giver * KINDS + good] and fits(game, state, taker, good)]  # fmt: skip
    return found


def share(play: ThiefdomPlay, thief: int, card: int, effect: Share, words: list[str]) -> None:
    state = play.state
    other = thief - thief % 3 + SHAPES.index(words[-1])
    if effect.count > 1:
        exchange.begin(play, thief, other, effect.count, False)
        return
    giver, taker = (thief, other) if words[0] == "give" else (other, thief)
    good = GOODS.index(words[1])
    state.goods[giver * KINDS + good] -= 1
    state.goods[taker * KINDS + good] += 1
    state.seen = []
    play.tell(told.Handed(thief // 3, shape_of(giver), shape_of(taker), words[1], 1))


# -- Smoke Bomb ----------------------------------------------------------------------------------


def smoke(play: ThiefdomPlay, thief: int, card: int, effect: Smoke, words: list[str]) -> None:
    """Until the end of the turn nobody catches him (TD-6.6)."""
    play.state.smoke = True


USES = [
    use_of(Hook, hook_choices, hook),
    use_of(Drive, drive_choices, drive),
    use_of(Share, share_choices, share),
    use_of(Smoke, at_once, smoke),
]
