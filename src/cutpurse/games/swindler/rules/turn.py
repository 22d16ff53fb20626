"""The course of a turn: steps 1, 3, 4 and 5, and who is next (chapters 4.2, 4.3, 4.8, 4.10, 8)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.rules import accomplices, fences, jobs, markers, raids, theft
from cutpurse.games.swindler.rules.hands import draw_card
from cutpurse.games.swindler.rules.money import change, ways_to_pay, worth
from cutpurse.games.swindler.rules.other_effects import swap_apart, swap_options, swaps_for
from cutpurse.games.swindler.rules.piles import (
    ability,
    forged_pile,
    give_back,
    handles,
    leave,
    lose_vp,
    names,
    tile_named,
)
from cutpurse.games.swindler.rules.windows import announce
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits, first
from cutpurse.games.swindler.vocabulary import Recruiter
from cutpurse.kernel.message import seat_number

# -- whose turn ----------------------------------------------------------------------------------


def turn(play: SwindlerPlay, seat: int) -> None:
    """A new turn, or a skipped one (SW-4.2.1, SW-4.9.8, SW-4.9.17)."""
    state, box = play.state, play.game.box
    state.active = seat
    state.turn += 1
    if seat == state.start:
        state.round += 1
    state.agenda.append(("turn_over",))
    if state.dungeon >> seat & 1:
        state.dungeon &= ~(1 << seat)
        play.tell(told.TurnSkipped(seat))
        return
    state.bag = state.forced = state.traitor = state.skull = NOBODY
    state.used = state.loot = state.sold = state.completed = state.fulfilled_now = state.waved = 0
    state.drawn, state.ended = [], ""
    play.tell(told.TurnBegan(seat, state.round))
    if recruiter := ability(box, state, seat, Recruiter):
        recruit(play, seat, recruiter.draw_accomplices)
    state.agenda.append(("reserve",))


def recruit(play: SwindlerPlay, seat: int, most: int) -> None:
    """Before the turn the recruiter draws an accomplice (SW-4.13.3)."""
    state = play.state
    count = min(most, (state.deck | state.discard).bit_count())
    cards = [draw_card(play, seat) for _ in range(count)]
    if cards:
        play.tell(told.Recruited(seat, count, cards))


def turn_over(play: SwindlerPlay) -> None:
    """After the player right of the start player the game may be over (SW-8.1)."""
    state = play.state
    state.step = ""
    state.hired = 0  # from the next turn on they can be used (SW-4.2.4, SW-4.2.5)
    following = (state.active + 1) % len(state.vp)
    if following == state.start and state.end_triggered:
        final_scoring(play)
    else:
        state.agenda.append(("turn", following))


def final_scoring(play: SwindlerPlay) -> None:
    """Coins first, then markers left on jobs (SW-8.3, SW-8.4, SW-8.9)."""
    state, box = play.state, play.game.box
    for seat in range(len(state.vp)):
        coins = worth(box, state, seat)
        state.vp[seat] += coins
        lost = lose_vp(state, seat, box.numbers.reservation_loss_vp * state.markers.count(seat))
        play.tell(told.Scored(seat, coins, lost, state.vp[seat]))
    state.over = True
    play.tell(told.Won(winners(state)))


def winners(state: State) -> list[int]:
    """Most VP, then most jobs; who is still level shares the victory (SW-8.6, SW-8.7)."""
    ranks = [(state.vp[seat], state.fulfilled[seat].bit_count()) for seat in range(len(state.vp))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# -- step 1: reserve jobs ------------------------------------------------------------------------


def reserve(play: SwindlerPlay) -> None:
    play.state.step = "reserve"
    play.state.asked = [(play.state.active, "reserve")]


def reserve_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Lay a marker on a job without one's own, take one back, play a card, go on (SW-4.3.1, SW-4.3.8, SW-4.3.13)."""
    options = []
    if markers.free_markers(game.box, state, seat):
        options += [game.reserve_words[job] for job, owner in zip(state.jobs, state.markers, strict=True)
                    if job != NOBODY and owner != seat]  # fmt: skip
    options += release_options(game, state, seat)
    if state.hands[seat] or state.face_up[seat]:
        options += accomplices.choices(game, state, seat, "reserve")
    options.append("done")
    return options


def release_options(game: Ruleset, state: State, seat: int) -> list[str]:
    if seat not in state.markers:
        return []
    return [game.release_words[job] for job, owner in zip(state.jobs, state.markers, strict=True) if owner == seat]


# -- step 3: actions -----------------------------------------------------------------------------


def action(play: SwindlerPlay) -> None:
    play.state.step = "actions"
    play.state.asked = [(play.state.active, "action")]


def action_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Fulfil, sell, play, take a marker back, end (SW-4.5.1 to SW-4.5.3)."""
    options = [game.fulfil_words[job] for job in jobs.within_reach(game.box, state, seat)
               if game.needs.met(state, seat, job)]  # fmt: skip
    if state.tiles[seat]:
        options += fences.sale_options(game, state, seat)
    if state.hands[seat] or state.face_up[seat]:
        options += accomplices.choices(game, state, seat, "action")
    options += release_options(game, state, seat)
    options.append("end")
    return options


# -- step 4: refill ------------------------------------------------------------------------------


def refill(play: SwindlerPlay) -> None:
    """Fences before jobs, lowest position first, each if there is need (SW-4.2.8, SW-4.8.1, SW-4.8.2, SW-4.8.6)."""
    state, box = play.state, play.game.box
    state.step = "refill"
    state.raided = False
    for place, fence in enumerate(state.fences):
        if fence != NOBODY:
            continue
        renew_fences(play)
        if not state.fence_deck:
            break
        number = play.chance.draw(state.fence_deck, "fence")
        state.fence_deck ^= 1 << number
        state.fences[place] = number
        play.tell(told.FenceTurnedUp(box.fence_id[number]))
        if play.game.rules >= 2:
            renew_fences(play)
    state.agenda.append(("refill_jobs",) if state.fulfilled_now else ("hire",))


def renew_fences(play: SwindlerPlay) -> None:
    """An empty fence deck is made anew from the discard pile (SW-4.8.2): when its last tile has been turned up; in
    version 1 of the rules not before the next one is needed."""
    state = play.state
    if not state.fence_deck and state.fence_discard:
        state.fence_deck, state.fence_discard = state.fence_discard, 0
        play.tell(told.FencesReshuffled())


def refill_jobs(play: SwindlerPlay) -> None:
    """Job cards one by one; the first raid strikes at once, others wait (SW-4.8.3 to SW-4.8.5)."""
    state, box = play.state, play.game.box
    while NOBODY in state.jobs:
        card = draw_job(play)
        if card == NOBODY:
            break
        if card < box.first_raid:
            state.jobs[state.jobs.index(NOBODY)] = card
            play.tell(told.JobTurnedUp(box.job_id[card]))
        elif state.raided:
            state.aside |= 1 << card
            play.tell(told.RaidSetAside(box.job_id[card]))
        else:
            state.raided = True
            state.agenda.append(("refill_jobs",))
            raids.turn_up(play, card)
            return
    state.job_deck |= state.aside  # shuffled in: the order of a deck is decided when it is drawn from
    state.aside = 0
    state.agenda.append(("hire",))


def draw_job(play: SwindlerPlay) -> int:
    """The top job card: A cards lie on top (SW-3.6). NOBODY if the deck is empty (SW-4.8.7)."""
    state, box = play.state, play.game.box
    if state.a_left:
        state.a_left -= 1
        card = play.chance.draw(state.job_deck & box.a_jobs, "job A")
    else:
        pile = state.job_deck & box.b_jobs
        if not pile:
            return NOBODY
        card = play.chance.draw(pile, "job B")
    state.job_deck ^= 1 << card
    return card


# -- step 5: hire accomplices --------------------------------------------------------------------


def hire(play: SwindlerPlay) -> None:
    """Asked unless there is nothing one could do (table 5.1, SW-5.16)."""
    state = play.state
    state.step = "hire"
    if asks_in_hire(play.game, state, state.active):
        state.asked = [(state.active, "hire")]


def asks_in_hire(game: Ruleset, state: State, seat: int) -> bool:
    """Is there anything that the seat could do in step 5?"""
    means = state.coins[seat] or state.tiles[seat] & game.box.coin_tiles or state.hands[seat]
    return bool(means) or seat in state.markers


def most_hired(game: Ruleset, state: State, seat: int) -> int:
    """As many as one can pay for and the deck can give (SW-4.10.1, SW-4.10.8)."""
    return min(worth(game.box, state, seat) // game.box.numbers.hire_cost, (state.deck | state.discard).bit_count())


def hire_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Any number that can be hired, a card, a marker taken back, or the end of the turn."""
    options = [f"hire {count}" for count in range(1, most_hired(game, state, seat) + 1)]
    if state.hands[seat]:
        options += accomplices.choices(game, state, seat, "hire")
    options += release_options(game, state, seat)
    options.append("end")
    return options


def hire_payments(game: Ruleset, state: State, seat: int, count: int) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Every way to pay for accomplices, by its choice."""
    box = game.box
    ways = {}
    for coins, tiles in ways_to_pay(box, state, seat, count * box.numbers.hire_cost):
        words = [str(coins)] if coins else []
        ways["pay " + " ".join([*words, *(box.kind_id[box.tile_kind[tile]] for tile in tiles)])] = (coins, tiles)
    return ways


def hire_for(play: SwindlerPlay, seat: int, count: int, way: tuple[int, tuple[int, ...]]) -> None:
    """Pay first, then draw; the cards wait for the next turn (SW-4.2.4, SW-4.10.2, SW-4.10.3, SW-4.10.5, SW-4.10.7)."""
    state, box = play.state, play.game.box
    coins, tiles = way
    pile = sum(1 << tile for tile in tiles)
    state.coins[seat] += change(box, count * box.numbers.hire_cost, coins, tiles) - coins
    leave(state, seat, pile)
    give_back(box, state, pile)
    held = state.hands[seat]
    cards = [draw_card(play, seat) for _ in range(count)]
    state.hired |= state.hands[seat] & ~held
    play.tell(told.Hired(seat, count, ["coin"] * coins + names(box, pile), cards))


# -- the active player's answers -----------------------------------------------------------------


def answer_step(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """A choice at one of the active player's decision points; each but the last returns to it."""
    state = play.state
    if state.draft:
        go_on(play, seat, words)
    elif words[0] == "end":
        end_step(play)
    elif words[0] == "done":
        state.agenda.append(("choose_bag",))
    elif words[0] == "stop":
        theft.stop(play, seat)
    elif words[0] == "draw":
        theft.draw(play)
    else:
        state.agenda.append((RETURNS[state.step],))
        START[words[0]](play, seat, words)
        if state.draft:
            state.agenda.pop()
            state.asked = [(seat, ASKS[state.step])]


RETURNS = {"reserve": "reserve", "steal": "theft", "actions": "action", "hire": "hire"}
ASKS = {"reserve": "reserve", "steal": "draw_or_stop", "actions": "action", "hire": "hire"}


def end_step(play: SwindlerPlay) -> None:
    """The end of step 3 or of the turn; forgeries last no longer (SW-4.12.16, SW-5.20)."""
    state = play.state
    play.commit()
    if state.step == "actions":
        state.forged = []
        state.agenda.append(("refill",))


def start_play(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """Announce an accomplice; those with longer choices are chosen step by step first."""
    if accomplices.deed_of(play.game, words[1]).parts:
        play.state.draft = words
    else:
        announce(play, seat, own_card(play.game, play.state, seat, words[1]), words[2:])


def own_card(game: Ruleset, state: State, seat: int, accomplice: str) -> int:
    """A copy of an accomplice in hand, or face up before the seat."""
    pile = game.box.card_mask[game.box.accomplice_number[accomplice]]
    return first(state.hands[seat] & ~state.hired & pile or state.face_up[seat] & pile)


def start_hire(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """Pay at once if there is one way only."""
    count = int(words[1])
    ways = hire_payments(play.game, play.state, seat, count)
    if len(ways) == 1:
        hire_for(play, seat, count, next(iter(ways.values())))
    else:
        play.state.draft = words


def start_release(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """Take a marker back; in step 5 for good (SW-5.19 speaks of steps 1 and 3 alone)."""
    if play.state.step == "hire":
        play.commit()
    markers.take_marker(play, seat, words[1])


START: dict[str, Callable[[SwindlerPlay, int, list[str]], None]] = {
    "reserve": lambda play, seat, words: markers.lay_marker(play, seat, words[1]),
    "release": start_release,
    "fulfil": lambda play, seat, words: jobs.begin_fulfilment(play, seat, words[1]),
    "sell": fences.sell_as,
    "play": start_play,
    "hire": start_hire,
}


def draft_kind(game: Ruleset, state: State) -> str:
    """Which part of a longer choice comes next (known to its seat alone)."""
    if state.draft[0] == "fulfil":
        return "job_payment"
    if state.draft[0] == "hire":
        return "hire_payment"
    return accomplices.deed_of(game, state.draft[1]).parts[len(state.draft) - 2]


def draft_options(game: Ruleset, state: State, seat: int) -> list[str]:
    box, draft = game.box, state.draft
    kind = draft_kind(game, state)
    if kind == "job_payment":
        return list(jobs.payments(game, state, seat, draft[1]))
    if kind == "hire_payment":
        return list(hire_payments(game, state, seat, int(draft[1])))
    if kind == "forger_tile":
        return [f"forge {handle}" for handle in handles(box, state.tiles[seat], forged_pile(state, seat))]
    if kind == "forger_object":
        now = dict(state.forged).get(box.tile_number[draft[2]], box.tile_object[box.tile_number[draft[2]]])
        return [f"into {thing}" for thing in box.forgeable if thing != now]
    apart = swap_apart(game, state)
    if kind == "conjurer_give":
        pile = sum(1 << tile for tile in bits(state.tiles[seat]) if swaps_for(game, state, seat, tile))
        return [f"give {handle}" for handle in handles(box, pile, apart)]
    return swap_options(game, state, seat, draft[2])


def go_on(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """The next part of a longer choice; the last part carries it out."""
    state, box, game = play.state, play.game.box, play.game
    kind, draft = draft_kind(game, state), state.draft
    if kind in ("forger_tile", "conjurer_give"):
        apart = swap_apart(game, state) if kind == "conjurer_give" else forged_pile(state, seat)
        state.draft = [*draft, box.tile_id[tile_named(box, words[1], state.tiles[seat], apart)]]
        state.asked = [(seat, ASKS[state.step])]
        return
    state.draft = []
    state.agenda.append((RETURNS[state.step],))
    if kind == "job_payment":
        jobs.pay(play, seat, draft[1], " ".join(words))
    elif kind == "hire_payment":
        hire_for(play, seat, int(draft[1]), hire_payments(game, state, seat, int(draft[1]))[" ".join(words)])
    elif kind == "forger_object":
        announce(play, seat, own_card(game, state, seat, draft[1]), [draft[2], words[1]])
    else:
        rival = seat_number(words[1])
        theirs = tile_named(box, words[2], state.tiles[rival], swap_apart(game, state))
        announce(play, seat, own_card(game, state, seat, draft[1]), [draft[2], words[1], box.tile_id[theirs]])
