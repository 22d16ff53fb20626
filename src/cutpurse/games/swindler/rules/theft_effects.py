"""Accomplices that answer or change a theft (SW-4.12): for each its choices, what it does, and its registration."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.deed import Deed
from cutpurse.games.swindler.rules.hands import draw_tile, hand_over
from cutpurse.games.swindler.rules.piles import handles, tile_named
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.vocabulary import Cheat, Decoy, GuardianAngel, KnowItAll, LegacyHunter, Traitor
from cutpurse.kernel.message import Arguments, Reason

# -- cheat (SW-4.12.1 to SW-4.12.4) --------------------------------------------------------------


def cheat_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Cheat) -> list[str]:
    return [""] if state.bags[state.bag] else []


def cheat(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Cheat) -> None:
    state, box = play.state, play.game.box
    for _ in range(effect.draws):
        tile = draw_tile(play, state.bag)
        if tile == NOBODY:
            play.tell(told.CheatFailed(seat, COLOURS[state.bag]))
            return
        state.tiles[seat] |= 1 << tile
        play.tell(told.CheatDrew(seat, state.active, box.tile_id[tile]))


CHEAT = Deed(Cheat, cheat_choices, cheat, timing="SW-4.12.1", condition="SW-4.11.6")

# -- legacy hunter (SW-4.12.9 to SW-4.12.11) -----------------------------------------------------


def legacy_choices(game: Ruleset, state: State, seat: int, moment: str, effect: LegacyHunter) -> list[str]:
    return [""] if state.loot.bit_count() >= effect.min_tiles else []


def legacy_hunter(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: LegacyHunter) -> None:
    state = play.state
    state.agenda.append(("legacy", seat, (state.loot.bit_count() + 1) // 2))


def legacy(play: SwindlerPlay, seat: int, left: int) -> None:
    """The thief chooses, tile by tile; all of one kind is no choice (table 5.1)."""
    state, box = play.state, play.game.box
    kinds = handles(box, state.loot)
    if len(kinds) == 1:
        for tile in bits(state.loot)[:left]:
            hand_over(play, state.active, seat, tile, "legacy_hunter")
    elif left:
        state.asked = [(state.active, "legacy_tiles", seat, left)]


def legacy_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"give {handle}" for handle in handles(game.box, state.loot)]


def answer_legacy(play: SwindlerPlay, thief: int, words: list[str], seat: int, left: int) -> None:
    play.commit()
    hand_over(play, thief, seat, tile_named(play.game.box, words[1], play.state.loot), "legacy_hunter")
    play.state.agenda.append(("legacy", seat, left - 1))


def against_the_thief(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return state.active == seat


LEGACY_HUNTER = Deed(
    LegacyHunter, legacy_choices, legacy_hunter, timing="SW-4.12.9", condition="SW-4.12.9", aims_at=against_the_thief
)

# -- decoy (SW-4.12.18 to SW-4.12.24) ------------------------------------------------------------


def decoy_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Decoy) -> list[str]:
    return [colour for bag, colour in enumerate(COLOURS) if not state.used >> bag & 1]


def decoy(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Decoy) -> None:
    state = play.state
    state.bag = COLOURS.index(words[0])
    state.used |= 1 << state.bag
    state.fresh = True
    play.tell(told.BagChanged(seat, words[0]))


def all_bags(game: Ruleset, state: State, effect: Decoy) -> list[str]:
    return list(COLOURS)


def why_no_decoy(state: State, words: list[str]) -> Reason | None:
    return Reason("bag-already-robbed", "SW-4.12.19", {"bag": words[0]}) if words[0] in COLOURS else None


def about_bag(words: list[str]) -> Arguments:
    return {"bag": words[0]}


DECOY = Deed(
    Decoy, decoy_choices, decoy, timing="SW-4.12.19", condition="SW-4.12.19", thinkable=all_bags, why_not=why_no_decoy,
    about=about_bag,
)  # fmt: skip

# -- know-it-all (SW-4.12.28 to SW-4.12.30) ------------------------------------------------------


def bet_choices(game: Ruleset, state: State, seat: int, moment: str, effect: KnowItAll) -> list[str]:
    return ["caught", "away"]


def know_it_all(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: KnowItAll) -> None:
    play.state.bets.append((seat, words[0], effect.win_coins))


def both_bets(game: Ruleset, state: State, effect: KnowItAll) -> list[str]:
    return ["caught", "away"]


def about_bet(words: list[str]) -> Arguments:
    return {"bet": words[0]}


KNOW_IT_ALL = Deed(
    KnowItAll, bet_choices, know_it_all, timing="SW-4.12.28", condition="SW-4.12.28", thinkable=both_bets,
    about=about_bet,
)  # fmt: skip

# -- guardian angel (SW-4.12.35 to SW-4.12.37) ---------------------------------------------------


def angel_choices(game: Ruleset, state: State, seat: int, moment: str, effect: GuardianAngel) -> list[str]:
    return [""]


def guardian_angel(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: GuardianAngel) -> None:
    """The skull goes back as if it had never been drawn; the fee is taken from its colour."""
    state = play.state
    bag, state.skull = state.skull, NOBODY
    if play.game.rules >= 2:  # a draw that a traitor forced is still to be made (SW-4.12.37)
        state.forced = state.traitor
    play.tell(told.SkullReturned(seat, state.active, COLOURS[bag]))
    if fee_pile(play.game, state, bag):
        state.agenda.append(("fee", seat, bag, effect.fee_tiles))
    else:
        state.coins[seat] += effect.fee_coin_if_none
        play.tell(told.CoinsTaken(seat, effect.fee_coin_if_none, "guardian_angel"))


def fee_pile(game: Ruleset, state: State, bag: int) -> int:
    """What the thief has of the skull's colour, provisional or older (SW-4.12.36)."""
    return (state.tiles[state.active] | state.loot) & game.box.colour_mask[bag]


def fee(play: SwindlerPlay, seat: int, bag: int, left: int) -> None:
    """Up to `left` tiles; all of them without asking if there are no more (table 5.1)."""
    state = play.state
    pile = fee_pile(play.game, state, bag)
    if pile.bit_count() <= left:
        for tile in bits(pile):
            hand_over(play, state.active, seat, tile, "guardian_angel")
    elif left:
        state.asked = [(seat, "angel_fee", bag, left)]


def fee_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Tiles of this theft by kind, older ones one by one: which of them goes can matter to the thief's loot."""
    pile = fee_pile(game, state, game.ask_of(state, seat)[2])
    return [*(f"take {handle}" for handle in handles(game.box, pile, state.tiles[state.active])), "enough"]


def answer_fee(play: SwindlerPlay, seat: int, words: list[str], bag: int, left: int) -> None:
    state = play.state
    play.commit()
    if words[0] == "enough":
        return
    tile = tile_named(play.game.box, words[1], fee_pile(play.game, state, bag), state.tiles[state.active])
    hand_over(play, state.active, seat, tile, "guardian_angel")
    if left > 1:
        state.asked = [(seat, "angel_fee", bag, left - 1)]


def fee_from(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return state.active == seat and bool(fee_pile(game, state, state.skull))


GUARDIAN_ANGEL = Deed(
    GuardianAngel, angel_choices, guardian_angel, timing="SW-4.12.35", condition="SW-4.12.35", aims_at=fee_from
)

# -- traitor (SW-4.12.42 to SW-4.12.46) ----------------------------------------------------------


def traitor_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Traitor) -> list[str]:
    return [""]


def traitor(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Traitor) -> None:
    play.state.forced = seat
    play.tell(told.DrawForced(seat, play.state.active))


TRAITOR = Deed(
    Traitor, traitor_choices, traitor, timing="SW-4.12.43", condition="SW-4.12.43", aims_at=against_the_thief
)
