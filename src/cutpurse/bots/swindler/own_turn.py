"""The decisions of one's own turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutpurse.bots.swindler.plan import Position
from cutpurse.bots.swindler.prices import CARD, Prices
from cutpurse.bots.swindler.theft import Outlook, Theft
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.accomplices import concerned
from cutpurse.games.swindler.rules.money import worth
from cutpurse.games.swindler.rules.piles import forged_pile, tile_named
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import seat_letter, seat_number

MASTERS = ("recruiter", "escape_artist", "freelancer", "locksmith", "haggler", "shadow")
"""Best first, as games between bots have shown (chapter 2.8)."""
FAIR_CHANCE = 0.3
"""From here on a job is worth a marker: waiting for more stalls the game (chapter 11)."""
GOOD_CHANCE = 0.6
MOST_CARDS = 3


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, prices: Prices, state: State, seat: int, options: list[str]) -> None:
        self.prices, self.box = prices, prices.box
        self.state, self.seat, self.options = state, seat, options
        self.hand = state.hands[seat]
        self.pile = state.tiles[seat]

    def position(self, mine: Iterable[int] | None = None) -> Position:
        return Position(self.prices, self.state, self.seat, self.hand, mine=mine)

    def offered(self, *choices: str) -> str | None:
        """The first of these choices that is open."""
        return next((choice for choice in choices if choice in self.options), None)

    def value_now(self, position: Position, pile: int) -> float:
        """What a pile is worth to the seat: to work with in its own step 3, to keep otherwise."""
        if self.state.active == self.seat and self.state.ended:
            return position.plan(pile, self.state.drawn, self.state.ended).value
        return position.standing(pile)


def master(decision: Decision) -> str:
    return decision.offered(*(f"choose {name}" for name in MASTERS)) or decision.options[0]


# -- step 1: reserve jobs ------------------------------------------------------------------------


def outlooks(position: Position) -> list[Outlook]:
    return [Theft(position, bag).best() for bag in range(len(COLOURS))]


def reserve(decision: Decision) -> str:
    """Lay markers on what can be done in this turn, as if every open job could be; then see the best bag."""
    state, box = decision.state, decision.box
    helper = any_time(decision)
    if helper:
        return helper
    owners = dict(zip(state.jobs, state.markers, strict=True))
    owners.pop(NOBODY, None)
    own = [job for job, owner in owners.items() if owner == decision.seat]
    position = decision.position(mine=owners)
    best = max(outlooks(position), key=lambda outlook: outlook.value)
    stuck = box.numbers.reservation_loss_vp if position.last_turn else 0.7

    def gain(job: int) -> float:
        likely = best.jobs.get(job, 0.0)
        return likely * position.rewards[job] - (1 - likely) * stuck

    wanted = [job for job in owners if job not in own and best.jobs.get(job, 0.0) >= FAIR_CHANCE and gain(job) > 0]
    if not wanted:
        return "done"
    job = max(wanted, key=gain)
    if len(own) < box.numbers.max_reservations:
        return f"reserve {box.job_id[job]}"
    return _move_marker(decision, own, job, best, position) or "done"


def _move_marker(decision: Decision, own: list[int], job: int, best: Outlook, position: Position) -> str | None:
    """All markers lie on jobs: one is taken back only for a job that is likely and pays far better."""
    worst = min(own, key=lambda held: best.jobs.get(held, 0.0) * position.rewards[held])
    likely, hopeless = best.jobs[job], best.jobs.get(worst, 0.0) < 0.1
    pays = likely * position.rewards[job] > 2 * decision.box.numbers.reservation_loss_vp
    if likely >= GOOD_CHANCE and hopeless and pays:
        return f"release {decision.box.job_id[worst]}"
    return None


# -- step 2: rob a bag ---------------------------------------------------------------------------


def bag(decision: Decision) -> str:
    found = outlooks(decision.position())
    best = max(range(len(COLOURS)), key=lambda place: found[place].value)
    return f"rob {COLOURS[best]}"


def draw_or_stop(decision: Decision) -> str:
    """The better of stopping and drawing, or a decoy where it is clearly better than both."""
    state = decision.state
    position = decision.position()
    theft = Theft(position, state.bag, state.fresh)
    stop, draw = theft.stop(theft.full).value, theft.draw(theft.full).value
    choice, value = ("draw", draw) if draw > stop else ("stop", stop)
    price = 0.2 if position.last_turn else CARD
    for option in decision.options:
        if option.startswith("play decoy "):
            elsewhere = Theft(position, COLOURS.index(option.split(" ")[2]), fresh=True).best().value
            if elsewhere - price > value:
                choice, value = option, elsewhere - price
    return choice


# -- step 3: actions -----------------------------------------------------------------------------


def action(decision: Decision) -> str:
    """Fulfil what is met, play what helps, sell the rest, end."""
    state, box = decision.state, decision.box
    position = decision.position()
    plan = position.plan(decision.pile, state.drawn, state.ended)
    jobs = (f"fulfil {box.job_id[job]}" for job in plan.jobs)
    sales = (_sale(decision, *sale) for sale in plan.sales)
    return (
        decision.offered(*jobs) or errand(decision, position) or _forger(decision, position, plan.value)
        or _conjurer(decision, position) or any_time(decision) or decision.offered(*sales) or "end")  # fmt: skip


def _sale(decision: Decision, tile: int, place: int, slot: int) -> str:
    box = decision.box
    apart = forged_pile(decision.state, decision.seat) >> tile & 1
    name = box.tile_id[tile] if apart else box.kind_id[box.tile_kind[tile]]
    return f"sell {name}{decision.prices.game.sale_words[decision.state.fences[place]][slot]}"


def payment(decision: Decision) -> str:
    """Pay with what is missed least: tiles that other jobs do not need, coins before cards."""
    state, box = decision.state, decision.box
    job = box.job_number[state.draft[1]]
    position = decision.position()
    position.mine.discard(job)
    hand_in = box.jobs[job].kind == "hand_in"

    def left(option: str) -> float:
        pile, cost = decision.pile, 0.0
        for word in option.split(" ")[1:]:
            if word.isdigit():
                cost += int(word)
            elif word in box.accomplice_number:
                cost += CARD
            elif hand_in:
                pile &= ~(1 << tile_named(box, word, pile, forged_pile(state, decision.seat)))
        change = max(0, _paid(decision, option) - sum(n.count for n in box.jobs[job].need if n.type == "coins"))
        return position.plan(pile, state.drawn, state.ended).value - cost + change

    return max(decision.options, key=left)


def _paid(decision: Decision, option: str) -> int:
    """The coins in a payment, coin tiles included."""
    box, total = decision.box, 0
    for word in option.split(" ")[1:]:
        kind = box.kind_number.get(word)
        total += int(word) if word.isdigit() else box.objects[box.tiles[word].object].coins if kind is not None else 0
    return total


# -- cards of one's own turn ---------------------------------------------------------------------


def errand(decision: Decision, position: Position) -> str | None:
    """Send the errand boy to a job that is met already."""
    found: list[tuple[float, str]] = []
    for option in decision.options:
        if option.startswith("play errand_boy "):
            job = decision.box.job_number[option.split(" ")[2]]
            done = (decision.state.sold, decision.state.completed)
            price = position.price(job, decision.pile, decision.state.drawn, decision.state.ended, done)
            if price is not None and position.net(job, price) > CARD:
                found.append((position.net(job, price), option))
    return max(found)[1] if found else None


def forgeries(decision: Decision, tiles: Iterable[int], worth_now: float) -> Iterator[tuple[float, int, str]]:
    """(gain, tile, object) of every forgery, by what could be made of it in this step."""
    state = decision.state
    for tile in tiles:
        for thing in decision.box.forgeable:
            forged = (*((other, was) for other, was in state.forged if other != tile), (tile, thing))
            position = Position(decision.prices, state, decision.seat, decision.hand, forged=forged)
            plan = position.plan(decision.pile, state.drawn, state.ended)
            if plan.jobs or plan.sales:
                yield plan.value - worth_now, tile, thing


def _kinds(decision: Decision) -> list[int]:
    """One tile of each kind, and each forged one."""
    apart = forged_pile(decision.state, decision.seat)
    seen: dict[int, int] = {}
    for tile in bits(decision.pile):
        seen.setdefault(-tile - 1 if apart >> tile & 1 else decision.box.tile_kind[tile], tile)
    return list(seen.values())


def _forger(decision: Decision, position: Position, value: float) -> str | None:
    if "play forger" not in decision.options:
        return None
    enough = 0.9 if position.last_turn else CARD + 0.5
    best = max((gain for gain, _, _ in forgeries(decision, _kinds(decision), value)), default=0.0)
    return "play forger" if best >= enough else None


def forge(decision: Decision) -> str:
    """The forgery that brings most: its tile first, then its object."""
    state, box = decision.state, decision.box
    chosen = [box.tile_number[state.draft[2]]] if len(state.draft) > 2 else _kinds(decision)
    ranked = sorted(forgeries(decision, chosen, 0.0), key=lambda forgery: -forgery[0])
    for _, tile, thing in ranked:
        handles = (f"forge {box.tile_id[tile]}", f"forge {box.kind_id[box.tile_kind[tile]]}", f"into {thing}")
        open_choice = decision.offered(*handles)
        if open_choice:
            return open_choice
    return decision.options[0]


def swaps(decision: Decision, position: Position, give: Iterable[int]) -> Iterator[tuple[float, int, int, int]]:
    """(gain, own tile, rival, his tile) of every swap."""
    state, prices = decision.state, decision.prices
    now = decision.value_now(position, decision.pile)
    for mine in give:
        without = decision.pile & ~(1 << mine)
        for rival, pile in enumerate(state.tiles):
            if rival == decision.seat:
                continue
            for theirs in bits(pile):
                gain = decision.value_now(position, without | 1 << theirs) - now
                yield gain + 0.2 * (prices.tile[theirs] - prices.tile[mine]), mine, rival, theirs


def _conjurer(decision: Decision, position: Position) -> str | None:
    if "play conjurer" not in decision.options:
        return None
    best = max((swap[0] for swap in swaps(decision, position, _kinds(decision))), default=0.0)
    return "play conjurer" if best >= (0.9 if position.last_turn else CARD) else None


def swap(decision: Decision) -> str:
    """The swap that brings most: one's own tile first, then the rival's."""
    state, box = decision.state, decision.box
    chosen = [box.tile_number[state.draft[2]]] if len(state.draft) > 2 else _kinds(decision)
    for _, mine, rival, theirs in sorted(swaps(decision, decision.position(), chosen), key=lambda found: -found[0]):
        whose = seat_letter(rival)
        open_choice = decision.offered(
            *(f"give {name}" for name in _names(decision, mine)),
            *(f"take {whose} {name}" for name in _names(decision, theirs)))  # fmt: skip
        if open_choice:
            return open_choice
    return decision.options[0]


def _names(decision: Decision, tile: int) -> tuple[str, str]:
    return decision.box.tile_id[tile], decision.box.kind_id[decision.box.tile_kind[tile]]


def any_time(decision: Decision) -> str | None:
    """Beggar and lawyer, when they are worth their card."""
    state, seat = decision.state, decision.seat
    position = decision.position()
    if "play beggar" in decision.options:
        givers = [rival for rival in concerned(state, seat) if state.tiles[rival] or state.coins[rival]]
        gain = len(givers) + (len(concerned(state, seat)) <= 1)
        if gain >= 2 or (gain and position.last_turn):
            return "play beggar"
    if position.poster_cost() and state.posters[seat] >= 2:
        return decision.offered("play lawyer 2")
    return None


# -- step 5: hire accomplices --------------------------------------------------------------------


def hire(decision: Decision) -> str:
    """One or two while coins are spare and there is time to use them; none when the end is near."""
    helper = any_time(decision)
    if helper:
        return helper
    position = decision.position()
    held = decision.hand.bit_count()
    if position.horizon < 1 or held >= MOST_CARDS:
        return "end"
    spare = worth(decision.box, decision.state, decision.seat) - _coins_wanted(decision)
    count = 2 if spare >= 4 and held <= 1 else 1
    return (decision.offered(f"hire {count}") if spare >= count else None) or "end"


def _coins_wanted(decision: Decision) -> int:
    """Coins to keep for an open job that asks for them."""
    state, box = decision.state, decision.box
    wanted = 0
    for job, owner in zip(state.jobs, state.markers, strict=True):
        if job != NOBODY and owner in (NOBODY, decision.seat):
            wanted = max(wanted, *(need.count if need.type == "coins" else 0 for need in box.jobs[job].need))
    return wanted


def hire_payment(decision: Decision) -> str:
    """Coin tiles first: a skull or a raid can take them. A double coin only where it is used up."""
    price = int(decision.state.draft[1]) * decision.box.numbers.hire_cost

    def cost(option: str) -> float:
        coins = sum(int(word) for word in option.split(" ")[1:] if word.isdigit())
        paid = _paid(decision, option)
        return coins + 0.8 * (paid - coins) - 0.9 * (paid - price)

    return min(decision.options, key=cost)


def rival_of(word: str) -> int:
    return seat_number(word)
