"""The accomplices (SW-4.12): when each can be played, with which choices, and what it does.

`choices` lists what a seat can announce at a moment; EFFECTS carries a card out. Timing, copies and numbers
come from accomplices.toml; a new card with a known effect needs no code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import raids
from cutpurse.games.swindler.rules.draws import draw_tile
from cutpurse.games.swindler.rules.markers import free_markers, lay_marker
from cutpurse.games.swindler.rules.piles import (
    forged_pile,
    handles,
    leave,
    seats_from,
    tile_named,
)
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits, first
from cutpurse.kernel.message import seat_letter, seat_number

STAY = frozenset({"lockpick", "conjurer"})
"""Effects that decide themselves where their card goes."""
ANY_TIME_MOMENTS = frozenset({"reserve", "draw_or_stop", "action", "hire", "theft_started", "loot_drawn", "skull_drawn",
                              "theft_closing", "raid_revealed"})  # fmt: skip
"""SW-4.11.7: never in answer to an accomplice."""
OWN_MOMENTS = {"reserve": "own_reserve", "draw_or_stop": "own_theft", "action": "own_actions"}


def playable(game: Ruleset, state: State, seat: int, moment: str) -> int:
    """The cards of a seat whose time it is, whether or not their condition holds; never one just hired (SW-4.2.4)."""
    timing = game.box.timing_mask
    pile = timing.get(OWN_MOMENTS.get(moment, moment), 0)
    if moment in ANY_TIME_MOMENTS:
        pile |= timing.get("any_time", 0)
    return int((state.hands[seat] & ~state.hired | state.face_up[seat]) & pile)


def choices(game: Ruleset, state: State, seat: int, moment: str) -> list[str]:
    """Everything a seat can announce now, as choices: "play know_it_all caught"."""
    found: list[str] = []
    pile = playable(game, state, seat, moment)
    while pile:
        kind = game.box.card_kind[first(pile)]
        pile &= ~game.box.card_mask[kind]
        accomplice = game.box.accomplices[kind]
        for words in CHOICES[accomplice.kind](game, state, seat, moment, accomplice.params):
            found.append(f"play {accomplice.id} {words}" if words else f"play {accomplice.id}")
    return found


# -- cheat (SW-4.12.1 to SW-4.12.4) --------------------------------------------------------------


def cheat_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""] if state.bags[state.bag] else []


def cheat(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    state, box = play.state, play.game.box
    for _ in range(int(_params(play, card)["draws"])):
        tile = draw_tile(play, state.bag)
        if tile == NOBODY:
            play.tell(told.CheatFailed(seat, COLOURS[state.bag]))
            return
        state.tiles[seat] |= 1 << tile
        play.tell(told.CheatDrew(seat, state.active, box.tile_id[tile]))


# -- beggar (SW-4.12.5 to SW-4.12.8) -------------------------------------------------------------


def concerned(state: State, seat: int) -> list[int]:
    """Rivals with more VP, in turn order from the active player."""
    return [rival for rival in seats_from(state, state.active) if state.vp[rival] > state.vp[seat]]


def beggar_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    rivals = concerned(state, seat)
    if len(rivals) <= params["bonus_coin_if_affected_at_most"]:
        return [""]
    return [""] if any(state.tiles[rival] or state.coins[rival] for rival in rivals) else []


def beggar(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    state = play.state
    rivals = concerned(state, seat)
    if len(rivals) <= int(_params(play, card)["bonus_coin_if_affected_at_most"]):
        state.coins[seat] += 1
        play.tell(told.CoinsTaken(seat, 1, "beggar"))
    for rival in reversed(rivals):
        state.agenda.append(("gift", seat, rival))


def gift(play: SwindlerPlay, seat: int, rival: int) -> None:
    """A player concerned gives a tile or a coin; without a choice the program gives (table 5.1)."""
    state = play.state
    options = gift_options(play.game, state, rival)
    if len(options) > 1:
        state.asked = [(rival, "beggar_gift", seat)]
    elif options:
        _give(play, rival, seat, options[0].split(" ")[1])


def gift_options(game: Ruleset, state: State, rival: int) -> list[str]:
    apart = forged_pile(state, rival)
    options = [f"give {handle}" for handle in handles(game.box, state.tiles[rival], apart)]
    return [*options, "give coin"] if state.coins[rival] else options


def answer_gift(play: SwindlerPlay, rival: int, words: list[str], seat: int) -> None:
    _give(play, rival, seat, words[1])


def _give(play: SwindlerPlay, rival: int, seat: int, handle: str) -> None:
    state, game = play.state, play.game
    play.commit()
    if handle == "coin":
        state.coins[rival] -= 1
        state.coins[seat] += 1
        play.tell(told.CoinGiven(seat, rival))
    else:
        tile = tile_named(game.box, handle, state.tiles[rival], forged_pile(state, rival))
        hand_over(play, rival, seat, tile, "beggar")


def hand_over(play: SwindlerPlay, rival: int, seat: int, tile: int, cause: str) -> None:
    """A tile goes from a rival, secured or provisional, to a seat, where it is secured at once."""
    state = play.state
    leave(state, rival, 1 << tile)
    if rival == state.active:
        state.loot &= ~(1 << tile)
    state.tiles[seat] |= 1 << tile
    play.tell(told.Given(seat, rival, play.game.box.tile_id[tile], cause))


# -- legacy hunter (SW-4.12.9 to SW-4.12.11) -----------------------------------------------------


def legacy_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""] if state.loot.bit_count() >= params["min_tiles"] else []


def legacy_hunter(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
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


def answer_legacy(play: SwindlerPlay, thief: int, words: list[str], seat: int, left: int) -> None:
    play.commit()
    hand_over(play, thief, seat, tile_named(play.game.box, words[1], play.state.loot), "legacy_hunter")
    play.state.agenda.append(("legacy", seat, left - 1))


# -- forger (SW-4.12.12 to SW-4.12.17) -----------------------------------------------------------


def forger_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""] if state.tiles[seat] else []


def forger(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """The tile counts as another object until the end of step 3; its colour stays."""
    state, box = play.state, play.game.box
    tile = box.tile_number[words[0]]
    state.forged = [(other, thing) for other, thing in state.forged if other != tile]
    state.forged.append((tile, words[1]))
    play.tell(told.Forged(seat, words[0], words[1]))


# -- decoy (SW-4.12.18 to SW-4.12.24) ------------------------------------------------------------


def decoy_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [colour for bag, colour in enumerate(COLOURS) if not state.used >> bag & 1]


def decoy(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    state = play.state
    state.bag = COLOURS.index(words[0])
    state.used |= 1 << state.bag
    state.fresh = True
    play.tell(told.BagChanged(seat, words[0]))


# -- assassin (SW-4.12.25 to SW-4.12.27) ---------------------------------------------------------


def assassin_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""]


def assassin(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """The card below it is cancelled; both go to the discard pile at once (SW-4.12.26)."""
    state, box = play.state, play.game.box
    rival, target, choice, _ = state.played[-1]
    state.played[-1] = (rival, target, choice, True)
    state.discard |= 1 << target
    play.tell(told.Cancelled(seat, rival, box.accomplices[box.card_kind[target]].id))


# -- know-it-all (SW-4.12.28 to SW-4.12.30) ------------------------------------------------------


def bet_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return ["caught", "away"]


def know_it_all(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    play.state.bets.append((seat, words[0], int(_params(play, card)["win_coins"])))


# -- lockpick (SW-4.12.31 to SW-4.12.34) ---------------------------------------------------------


def lockpick_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    """Never played by itself: it is part of a payment (see jobs.pay)."""
    return []


def lockpick(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    play.state.shown |= 1 << card


# -- guardian angel (SW-4.12.35 to SW-4.12.37) ---------------------------------------------------


def angel_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""]


def guardian_angel(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """The skull goes back as if it had never been drawn; the fee is taken from its colour."""
    state = play.state
    bag, state.skull = state.skull, NOBODY
    play.tell(told.SkullReturned(seat, state.active, COLOURS[bag]))
    params = _params(play, card)
    if fee_pile(play.game, state, bag):
        state.agenda.append(("fee", seat, bag, int(params["fee_tiles"])))
    else:
        coins = int(params["fee_coin_if_none"])
        state.coins[seat] += coins
        play.tell(told.CoinsTaken(seat, coins, "guardian_angel"))


def fee_pile(game: Ruleset, state: State, bag: int) -> int:
    """What the thief has of the skull's colour, provisional or older (SW-4.12.36)."""
    return int((state.tiles[state.active] | state.loot) & game.box.colour_mask[bag])


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


# -- conjurer (SW-4.12.38 to SW-4.12.41) ---------------------------------------------------------


def conjurer_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""] if any(swaps_for(game, state, seat, tile) for tile in bits(state.tiles[seat])) else []


def swap_apart(state: State) -> int:
    """Tiles that a choice must name one by one: those of the last swap, and forged ones."""
    pile = sum(1 << tile for tile, _ in state.forged)
    for _, one, other in state.swaps:
        pile |= 1 << one | 1 << other
    return pile


def swaps_for(game: Ruleset, state: State, seat: int, tile: int) -> list[tuple[int, int]]:
    """What a tile can be swapped for: (rival, pile). The exact reverse of the last swap is out (SW-4.12.41)."""
    banned = 0
    for _, one, other in state.swaps:
        if tile in (one, other):
            banned |= 1 << (other if tile == one else one)
    return [(rival, state.tiles[rival] & ~banned) for rival in seats_from(state, seat)[1:]
            if state.tiles[rival] & ~banned]  # fmt: skip


def swap_options(game: Ruleset, state: State, seat: int, tile: str) -> list[str]:
    """ "take C black_seal_tin": whose tile, and which."""
    return [f"take {seat_letter(rival)} {handle}"
            for rival, pile in swaps_for(game, state, seat, game.box.tile_number[tile])
            for handle in handles(game.box, pile, swap_apart(state))]  # fmt: skip


def conjurer(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """Two tiles change owners; the card goes face up to the rival (SW-4.12.39, SW-4.12.40)."""
    state, box = play.state, play.game.box
    mine, rival, theirs = box.tile_number[words[0]], seat_number(words[1]), box.tile_number[words[2]]
    leave(state, seat, 1 << mine)
    leave(state, rival, 1 << theirs)
    state.tiles[seat] |= 1 << theirs
    state.tiles[rival] |= 1 << mine
    state.face_up[rival] |= 1 << card
    state.swaps = [swap for swap in state.swaps if swap[0] != card]
    state.swaps.append((card, mine, theirs))
    play.tell(told.Swapped(seat, rival, words[0], words[2]))


# -- traitor (SW-4.12.42 to SW-4.12.46) ----------------------------------------------------------


def traitor_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    return [""]


def traitor(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    play.state.forced = seat
    play.tell(told.DrawForced(seat, play.state.active))


# -- errand boy (SW-4.12.47) ---------------------------------------------------------------------


def errand_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    if not free_markers(game.box, state, seat):
        return []
    return [game.box.job_id[job] for job, owner in zip(state.jobs, state.markers, strict=True)
            if job != NOBODY and owner != seat]  # fmt: skip


def errand_boy(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    lay_marker(play, seat, words[0])


# -- shady lawyer (SW-4.12.48) -------------------------------------------------------------------


def lawyer_choices(game: Ruleset, state: State, seat: int, moment: str, params: Any) -> list[str]:
    found = []
    if moment == "raid_revealed" and raids.hits(game.box, state, seat):
        found.append("raid")
    return found + [str(number) for number in range(1, min(params["posters"], state.posters[seat]) + 1)]


def lawyer(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    state = play.state
    if words[0] == "raid":
        state.exempt |= 1 << seat
        play.tell(told.RaidEscaped(seat, play.game.box.job_id[state.raid]))
    else:
        posters = min(int(words[0]), state.posters[seat])
        state.posters[seat] -= posters
        play.tell(told.PostersReturned(seat, posters))


# -- all of them ---------------------------------------------------------------------------------

Choices = Callable[[Ruleset, State, int, str, Any], list[str]]
CHOICES: dict[str, Choices] = {
    "cheat": cheat_choices, "beggar": beggar_choices, "legacy_hunter": legacy_choices, "forger": forger_choices,
    "decoy": decoy_choices, "assassin": assassin_choices, "know_it_all": bet_choices, "lockpick": lockpick_choices,
    "guardian_angel": angel_choices, "conjurer": conjurer_choices, "traitor": traitor_choices,
    "errand_boy": errand_choices, "lawyer": lawyer_choices}  # fmt: skip

EFFECTS: dict[str, Callable[[SwindlerPlay, int, int, list[str]], None]] = {
    "cheat": cheat, "beggar": beggar, "legacy_hunter": legacy_hunter, "forger": forger, "decoy": decoy,
    "assassin": assassin, "know_it_all": know_it_all, "lockpick": lockpick, "guardian_angel": guardian_angel,
    "conjurer": conjurer, "traitor": traitor, "errand_boy": errand_boy, "lawyer": lawyer}  # fmt: skip


def _params(play: SwindlerPlay, card: int) -> dict[str, Any]:
    params: dict[str, Any] = play.game.box.accomplices[play.game.box.card_kind[card]].params
    return params
