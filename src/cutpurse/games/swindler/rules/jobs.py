"""Fulfilling jobs (chapters 4.5, 4.6)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import WHITE, Box
from cutpurse.games.swindler.rules.markers import position
from cutpurse.games.swindler.rules.money import change
from cutpurse.games.swindler.rules.needs import Way, asks_for_key
from cutpurse.games.swindler.rules.piles import ability, forged_pile, give_back, handles, leave, names
from cutpurse.games.swindler.rules.windows import announce
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits, first
from cutpurse.games.swindler.vocabulary import Coins, Freelancer, Locksmith


def may_fulfil(box: Box, state: State, seat: int, place: int) -> bool:
    """Only jobs with one's own marker, or free ones for a freelancer (SW-4.3.3, SW-4.13.4, SW-4.13.5)."""
    owner = state.markers[place]
    return owner == seat or (owner == NOBODY and ability(box, state, seat, Freelancer) is not None)


def within_reach(box: Box, state: State, seat: int) -> list[int]:
    """The open jobs that a seat may fulfil, once it has what they ask for."""
    if seat not in state.markers and ability(box, state, seat, Freelancer) is None:
        return []
    return [job for place, job in enumerate(state.jobs) if job != NOBODY and may_fulfil(box, state, seat, place)]


def payment_text(box: Box, state: State, seat: int, way: Way) -> str:
    """A way to pay as a choice: "pay 2 yellow_coin lockpick_red"."""
    apart = forged_pile(state, seat)
    words = ["pay"]
    if way.coins:
        words.append(str(way.coins))
    for tile in way.tiles:
        words.append(box.tile_id[tile] if apart >> tile & 1 else box.kind_id[box.tile_kind[tile]])
    words += [box.accomplices[box.card_kind[card]].id for card in (*way.lockpicks, *way.cards)]
    return " ".join(words)


def payments(game: Ruleset, state: State, seat: int, job: str) -> dict[str, Way]:
    """Every way to pay for a job, by its choice."""
    box, needs = game.box, game.needs
    ways: dict[str, Way] = {}
    for way in needs.ways(state, seat, box.job_number[job]):
        ways.setdefault(payment_text(box, state, seat, way), way)
    return ways


def begin_fulfilment(play: SwindlerPlay, seat: int, job: str) -> None:
    """Pay at once if there is one way that needs no card from the hand; else ask which (decision job_payment)."""
    state = play.state
    ways = payments(play.game, state, seat, job)
    only = next(iter(ways.values())) if len(ways) == 1 else None
    if only is not None and not (only.lockpicks or only.cards):
        settle(play, seat, job, only)
    else:
        state.draft = ["fulfil", job]


def pay(play: SwindlerPlay, seat: int, job: str, choice: str) -> None:
    """A way to pay was chosen. Lockpicks are announced first, one by one (SW-4.12.34)."""
    way = payments(play.game, play.state, seat, job)[choice]
    if not way.lockpicks:
        settle(play, seat, job, way)
        return
    state = play.state
    state.payment = [job, choice]
    state.agenda.append(("settle",))
    for card in reversed(way.lockpicks):
        state.agenda.append(("show", card))


def show(play: SwindlerPlay, card: int) -> None:
    """Announce a lockpick offered for a job, unless one before it was cancelled (SW-4.6.24)."""
    state = play.state
    if state.payment:
        announce(play, state.active, card, ["for", state.payment[0]])


def settle_offer(play: SwindlerPlay) -> None:
    """All lockpicks have been answered: pay, or take the offer back (SW-4.6.24)."""
    state = play.state
    shown, state.shown = state.shown, 0
    state.hands[state.active] |= shown
    if state.payment:
        (job, choice), state.payment = state.payment, []
        way = payments(play.game, state, state.active, job).get(choice)
        if way is None:  # a beggar answered, and what was to be paid with it was given away
            play.tell(told.OfferFailed(state.active, job))
        else:
            settle(play, state.active, job, way)


def settle(play: SwindlerPlay, seat: int, job: str, way: Way) -> None:
    """Show or pay, then take the reward, in the order of SW-4.6.12."""
    state, box = play.state, play.game.box
    card = box.jobs[box.job_number[job]]
    given = _give_up(play, seat, way, price=sum(need.count for need in card.need if isinstance(need, Coins)))
    state.markers[position(box, state, job)] = NOBODY
    vp = card.vp
    if asks_for_key(box, card) and (locksmith := ability(box, state, seat, Locksmith)):
        vp += locksmith.bonus_vp
    state.vp[seat] += vp
    state.coins[seat] += card.coins
    done = state.fulfilled[seat].bit_count() + 1
    play.tell(told.Fulfilled(seat, job, vp, card.coins, card.posters, given, done))
    state.agenda += [("take_card", job), ("neutral", card.neutral)]


def take_card(play: SwindlerPlay, job: str) -> None:
    """After the neutral tiles: posters, the card into one's row, thresholds (SW-4.6.10 to SW-4.6.12)."""
    state, box = play.state, play.game.box
    seat, number = state.active, box.job_number[job]
    state.posters[seat] += box.jobs[number].posters
    state.jobs[position(box, state, job)] = NOBODY
    state.fulfilled[seat] |= 1 << number
    state.fulfilled_now += 1
    _check_thresholds(play, seat, state.fulfilled[seat].bit_count())


def _give_up(play: SwindlerPlay, seat: int, way: Way, price: int) -> list[str]:
    """Hand in tiles, coins and cards (SW-4.6.3 to SW-4.6.5). For OWN jobs only lockpicks are spent."""
    state, box = play.state, play.game.box
    coin_tiles = tuple(tile for tile in way.tiles if price and box.tile_coins[tile])
    pile = sum(1 << tile for tile in way.tiles)
    leave(state, seat, pile)
    give_back(box, state, pile)
    if price:
        state.coins[seat] += change(box, price, way.coins, coin_tiles) - way.coins
    spent = sum(1 << card for card in (*way.lockpicks, *way.cards))
    if spent & state.hands[seat]:
        play.commit()  # cards from the hand have been seen (SW-5.19)
    state.hands[seat] &= ~spent
    state.face_up[seat] &= ~spent
    state.discard |= spent
    return [*(["coin"] * way.coins), *names(box, pile),
            *(box.accomplices[box.card_kind[card]].id for card in bits(spent))]  # fmt: skip


def _check_thresholds(play: SwindlerPlay, seat: int, done: int) -> None:
    """Unlock the ability, trigger the end (SW-4.13.1, SW-8.1)."""
    state, game = play.state, play.game
    if done >= game.ability_jobs and state.masters[seat] != NOBODY and not state.unlocked >> seat & 1:
        state.unlocked |= 1 << seat
        play.tell(told.AbilityUnlocked(seat, game.box.masters[state.masters[seat]].id))
    if done >= game.end_jobs and not state.end_triggered:
        state.end_triggered = True
        play.tell(told.EndTriggered(seat))


def neutral(play: SwindlerPlay, left: int) -> None:
    """Ask for neutral tiles of one's choice, one by one (SW-4.6.9); an empty supply gives none (SW-4.1.13)."""
    state = play.state
    if left and state.bags[WHITE]:
        state.asked = [(state.active, "neutral_choice", left)]


def neutral_options(box: Box, state: State) -> list[str]:
    return [*(f"take {handle}" for handle in handles(box, state.bags[WHITE])), "take nothing"]


def answer_neutral(play: SwindlerPlay, seat: int, words: list[str], left: int) -> None:
    state, box = play.state, play.game.box
    if words[1] == "nothing":
        return
    tile = first(state.bags[WHITE] & box.kind_mask[box.kind_number[words[1]]])
    state.bags[WHITE] ^= 1 << tile
    state.tiles[seat] |= 1 << tile
    play.tell(told.NeutralTaken(seat, box.tile_id[tile]))
    state.agenda.append(("neutral", left - 1))
