"""Accomplices for all other moments (SW-4.12): for each its choices, what it does, and its registration."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.rules import raids
from cutpurse.games.swindler.rules.deed import Deed
from cutpurse.games.swindler.rules.hands import hand_over
from cutpurse.games.swindler.rules.markers import free_markers, lay_marker, position
from cutpurse.games.swindler.rules.piles import forged_pile, handles, leave, seats_from, tile_named
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.vocabulary import Assassin, Beggar, Conjurer, ErrandBoy, Forger, Lawyer, Lockpick
from cutpurse.kernel.message import Arguments, seat_letter, seat_number

# -- beggar (SW-4.12.5 to SW-4.12.8) -------------------------------------------------------------


def concerned(state: State, seat: int) -> list[int]:
    """Rivals with more VP, in turn order from the active player."""
    return [rival for rival in seats_from(state, state.active) if state.vp[rival] > state.vp[seat]]


def beggar_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Beggar) -> list[str]:
    rivals = concerned(state, seat)
    if len(rivals) <= effect.bonus_coin_if_affected_at_most:
        return [""]
    return [""] if any(state.tiles[rival] or state.coins[rival] for rival in rivals) else []


def beggar(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Beggar) -> None:
    state = play.state
    rivals = concerned(state, seat)
    if len(rivals) <= effect.bonus_coin_if_affected_at_most:
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


def begs_from(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return seat in concerned(state, rival) and bool(state.tiles[seat] or state.coins[seat])


BEGGAR = Deed(Beggar, beggar_choices, beggar, timing="SW-4.11.7", condition="SW-4.11.6", aims_at=begs_from)

# -- forger (SW-4.12.12 to SW-4.12.17) -----------------------------------------------------------


def forger_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Forger) -> list[str]:
    return [""] if state.tiles[seat] else []


def forger(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Forger) -> None:
    """The tile counts as another object until the end of step 3; its colour stays."""
    state, box = play.state, play.game.box
    tile = box.tile_number[words[0]]
    if not state.tiles[seat] >> tile & 1:  # a beggar answered, and it was given away
        play.tell(told.NoEffect(seat, box.accomplices[box.card_kind[card]].id))
        return
    state.forged = [(other, thing) for other, thing in state.forged if other != tile]
    state.forged.append((tile, words[1]))
    play.tell(told.Forged(seat, words[0], words[1]))


FORGER = Deed(
    Forger, forger_choices, forger, timing="SW-4.12.12", condition="SW-4.12.12", parts=("forger_tile", "forger_object")
)

# -- assassin (SW-4.12.25 to SW-4.12.27) ---------------------------------------------------------


def assassin_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Assassin) -> list[str]:
    return [""]


def assassin(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Assassin) -> None:
    """The card below it is cancelled; both go to the discard pile at once (SW-4.12.26)."""
    state, box = play.state, play.game.box
    rival, target, choice, _ = state.played[-1]
    state.played[-1] = (rival, target, choice, True)
    state.discard |= 1 << target
    play.tell(told.Cancelled(seat, rival, box.accomplices[box.card_kind[target]].id))


def cancels_card_of(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return len(state.played) > 1 and state.played[-2][0] == seat


ASSASSIN = Deed(
    Assassin, assassin_choices, assassin, timing="SW-4.12.25", condition="SW-4.12.25", aims_at=cancels_card_of
)

# -- lockpick (SW-4.12.31 to SW-4.12.34) ---------------------------------------------------------


def lockpick_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Lockpick) -> list[str]:
    """Never played by itself: it is part of a payment (see jobs.pay)."""
    return []


def lockpick(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Lockpick) -> None:
    play.state.shown |= 1 << card


LOCKPICK = Deed(Lockpick, lockpick_choices, lockpick, timing="SW-4.12.34", condition="SW-4.12.34", stays=True)

# -- conjurer (SW-4.12.38 to SW-4.12.41) ---------------------------------------------------------


def conjurer_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Conjurer) -> list[str]:
    return [""] if any(swaps_for(game, state, seat, tile) for tile in bits(state.tiles[seat])) else []


def swap_apart(game: Ruleset, state: State) -> int:
    """Tiles that a choice must name one by one: forged ones; in version 1 of the rules also those of the last swap."""
    pile = sum(1 << tile for tile, _ in state.forged)
    if game.rules < 2:
        for _, one, other, *_ in state.swaps:
            pile |= 1 << one | 1 << other
    return pile


def swaps_for(game: Ruleset, state: State, seat: int, tile: int) -> list[tuple[int, int]]:
    """What a tile can be swapped for: (rival, pile). What would undo the last swap is out (SW-4.12.41)."""
    found = ((rival, state.tiles[rival] & ~undoing(game, state, seat, tile, rival))
             for rival in seats_from(state, seat)[1:])  # fmt: skip
    return [(rival, pile) for rival, pile in found if pile]


def undoing(game: Ruleset, state: State, seat: int, tile: int, rival: int) -> int:
    """The tiles that, taken from a rival for this one, would undo the last swap made with a conjurer: between the same
    two, kind for kind; in version 1 of the rules exactly the same two tiles, whoever has them."""
    kind, banned = game.box.tile_kind, 0
    for _, given, taken, *between in state.swaps:
        if not between:
            if tile in (given, taken):
                banned |= 1 << (taken if tile == given else given)
        elif {seat, rival} == set(between):
            back, wanted = (taken, given) if seat == between[0] else (given, taken)
            if kind[tile] == kind[back]:
                banned |= game.box.kind_mask[kind[wanted]]
    return banned


def swap_options(game: Ruleset, state: State, seat: int, tile: str) -> list[str]:
    """ "take C black_seal_tin": whose tile, and which."""
    return [f"take {seat_letter(rival)} {handle}"
            for rival, pile in swaps_for(game, state, seat, game.box.tile_number[tile])
            for handle in handles(game.box, pile, swap_apart(game, state))]  # fmt: skip


def conjurer(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Conjurer) -> None:
    """Two tiles change owners; the card goes face up to the rival (SW-4.12.39, SW-4.12.40)."""
    state, box = play.state, play.game.box
    mine, rival, theirs = box.tile_number[words[0]], seat_number(words[1]), box.tile_number[words[2]]
    if not state.tiles[seat] >> mine & 1 or not state.tiles[rival] >> theirs & 1:  # given away in an answer
        state.discard |= 1 << card
        play.tell(told.NoEffect(seat, box.accomplices[box.card_kind[card]].id))
        return
    leave(state, seat, 1 << mine)
    leave(state, rival, 1 << theirs)
    state.tiles[seat] |= 1 << theirs
    state.tiles[rival] |= 1 << mine
    state.face_up[rival] |= 1 << card
    state.swaps = [swap for swap in state.swaps if swap[0] != card]
    state.swaps.append((card, mine, theirs, seat, rival) if play.game.rules >= 2 else (card, mine, theirs))
    play.tell(told.Swapped(seat, rival, words[0], words[2]))


def swaps_with(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return words[1] == seat_letter(seat)


CONJURER = Deed(
    Conjurer, conjurer_choices, conjurer, timing="SW-4.12.39", condition="SW-4.12.41", aims_at=swaps_with,
    parts=("conjurer_give", "conjurer_take"), stays=True,
)  # fmt: skip

# -- errand boy (SW-4.12.47) ---------------------------------------------------------------------


def errand_choices(game: Ruleset, state: State, seat: int, moment: str, effect: ErrandBoy) -> list[str]:
    if not free_markers(game.box, state, seat):
        return []
    return [game.box.job_id[job] for job, owner in zip(state.jobs, state.markers, strict=True)
            if job != NOBODY and owner != seat]  # fmt: skip


def errand_boy(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: ErrandBoy) -> None:
    lay_marker(play, seat, words[0])


def all_jobs(game: Ruleset, state: State, effect: ErrandBoy) -> list[str]:
    return [game.box.job_id[job] for job in state.jobs if job != NOBODY]


def throws_out(game: Ruleset, state: State, seat: int, rival: int, words: list[str]) -> bool:
    return state.markers[position(game.box, state, words[0])] == seat


def about_job(words: list[str]) -> Arguments:
    return {"job": words[0]}


ERRAND_BOY = Deed(
    ErrandBoy, errand_choices, errand_boy, timing="SW-4.12.47", condition="SW-4.12.47", thinkable=all_jobs,
    aims_at=throws_out, about=about_job,
)  # fmt: skip

# -- shady lawyer (SW-4.12.48) -------------------------------------------------------------------


def lawyer_choices(game: Ruleset, state: State, seat: int, moment: str, effect: Lawyer) -> list[str]:
    found = []
    if moment == "raid_revealed" and raids.hits(game.box, state, seat):
        found.append("raid")
    return found + [str(number) for number in range(1, min(effect.posters, state.posters[seat]) + 1)]


def lawyer(play: SwindlerPlay, seat: int, card: int, words: list[str], effect: Lawyer) -> None:
    state = play.state
    if words[0] == "raid":
        state.exempt |= 1 << seat
        play.tell(told.RaidEscaped(seat, play.game.box.job_id[state.raid]))
    else:
        posters = min(int(words[0]), state.posters[seat])
        state.posters[seat] -= posters
        play.tell(told.PostersReturned(seat, posters))


def raid_or_posters(game: Ruleset, state: State, effect: Lawyer) -> list[str]:
    return ["raid", *(str(number) for number in range(1, effect.posters + 2))]


def about_posters(words: list[str]) -> Arguments:
    return {"posters": int(words[0]) if words[0].isdecimal() else 0}


LAWYER = Deed(
    Lawyer, lawyer_choices, lawyer, timing="SW-4.12.48", condition="SW-4.12.48", thinkable=raid_or_posters,
    about=about_posters, variants=frozenset({"raid"}),
)  # fmt: skip
