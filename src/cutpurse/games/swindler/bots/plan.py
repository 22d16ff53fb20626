"""What a seat makes of its tiles in step 3: jobs fulfilled, tiles sold, tiles kept, and what that is worth."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from cutpurse.games.swindler.bots.prices import POSTER, Forged, Prices, Served
from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.entries import Job
from cutpurse.games.swindler.rules.fences import SLOTS
from cutpurse.games.swindler.rules.piles import ability, seats_from
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.vocabulary import (
    Accomplices,
    Coins,
    Draw,
    FencesCompleted,
    Freelancer,
    Haggler,
    Locksmith,
    Need,
    TilesSold,
    VpBehind,
)

if TYPE_CHECKING:
    from cutpurse.games.swindler.bots.theft import Theft

WEIGHT_FREE, WEIGHT_TAKEN = 0.7, 0.4
"""A hope counts less for a job that is not reserved, and less again for one that a rival has."""
SAFE_TILES = 3
"""With more than these a raid may strike (table 2.5)."""
CROWD = 0.2
SETTLED = (Accomplices, VpBehind)
"""What nothing in this turn changes: enough cards, and how far the others are ahead."""

Sale = tuple[int, int, int]
"""Tile, place of the fence, slot."""
Hope = tuple[int, bool, list[float], int, dict[int, Served]]
"""A job on the board, whether it is one's own, what it is worth now when 0, 1, 2... things are missing; what could serve
it, and how far piles of that do."""
Done = tuple[int, int]
"""Tiles sold and fences completed in this turn."""


class Plan:
    __slots__ = ("jobs", "jobs_after", "sales", "value")

    def __init__(
        self, value: float, jobs: tuple[int, ...], sales: tuple[Sale, ...], jobs_after: tuple[int, ...]
    ) -> None:
        self.value = value
        self.jobs = jobs
        """To be fulfilled at once, in this order."""
        self.sales = sales
        self.jobs_after = jobs_after
        """To be fulfilled after the sales, because of them."""


class Price:
    """What a job takes: tiles, and the worth of coins and cards."""

    __slots__ = ("spent", "tiles")

    def __init__(self, tiles: int, spent: float) -> None:
        self.tiles = tiles
        self.spent = spent


class Sold:
    __slots__ = ("completed", "gain", "sales")

    def __init__(self, gain: float, sales: tuple[Sale, ...], completed: int) -> None:
        self.gain = gain
        """What selling brings more than keeping."""
        self.sales = sales
        self.completed = completed


class Position:
    """A seat's position: the table as everybody sees it, and the seat's own hand where it is known."""

    def __init__(
        self, prices: Prices, state: State, seat: int, hand: int, *, mine: Iterable[int] | None = None,
        forged: Forged | None = None
    ) -> None:  # fmt: skip
        self.prices, self.state, self.seat, self.hand = prices, state, seat, hand
        box = self.box = prices.box
        self.weights = prices.weights
        haggler, locksmith = ability(box, state, seat, Haggler), ability(box, state, seat, Locksmith)
        self.locksmith = locksmith is not None
        self.haggle = haggler.bonus_vp if haggler else 0
        self.key_bonus = locksmith.bonus_vp if locksmith else 0
        self.forged: Forged = tuple(state.forged) if forged is None and seat == state.active else forged or ()
        self.lockpicks = (hand & box.lockpicks) << prices.shift
        self.cards = (hand | state.face_up[seat]).bit_count()
        self.open = [job for job in state.jobs if job != NOBODY]
        self.mine = set(self._fulfillable() if mine is None else mine)
        self.horizon = self._horizon()
        self.rewards = {job: self._reward(box.jobs[job], job) for job in self.open}
        self.residual = [self._residual(tile) for tile in range(len(box.tile_id))]
        self._fences = self._free_slots()
        self._sales: dict[int, Sold] = {}
        self._known = {job: prices.known(job, self.locksmith, self.forged) for job in self.open}
        self._ordered = sorted(self.mine)
        self._others = {job for job in self.open if box.jobs[job].kind == "other"}
        """Jobs that depend on the moment."""
        self._needs = {job: [need for need in prices.other_needs[job] if not isinstance(need, SETTLED)]
                       for job in self.open}  # fmt: skip
        """What jobs ask for besides tiles, as far as it can still change in this turn."""
        self._hopeless = {job for job in self.open if not all(map(self._settled, prices.other_needs[job]))}
        """Jobs that ask for something else, which will not be there in this turn."""
        self._fees = {job: self._fees_of(job) for job in self.open}
        self._hoped = [self._hope(job, owner) for job, owner in zip(state.jobs, state.markers, strict=True)
                       if job != NOBODY]  # fmt: skip
        self.thefts: dict[tuple[int, ...], Theft] = {}
        """Thefts that were thought through, by bag and what lay in it (see `theft`)."""

    # -- what counts -----------------------------------------------------------------------------

    def _fulfillable(self) -> list[int]:
        """Jobs with one's marker; for a freelancer also free ones (SW-4.3.3, SW-4.13.4)."""
        free = ability(self.box, self.state, self.seat, Freelancer)
        return [job for job, owner in zip(self.state.jobs, self.state.markers, strict=True)
                if job != NOBODY and (owner == self.seat or (free and owner == NOBODY))]  # fmt: skip

    def _horizon(self) -> float:
        """How much the next turn counts: 0 if there is none, less when the end is near."""
        state = self.state
        if state.end_triggered:
            order = seats_from(state, state.start)
            return 0.8 if order.index(self.seat) > order.index(state.active) else 0.0
        most = max(pile.bit_count() for pile in state.fulfilled)
        return 0.7 if self.prices.game.end_jobs - most <= 1 else 1.0

    @property
    def last_turn(self) -> bool:
        return self.horizon == 0.0

    def _reward(self, job: Job, number: int) -> float:
        value = job.vp + job.coins + self.weights.job
        value += self.weights.neutral * self.horizon * min(job.neutral, self.state.bags[WHITE].bit_count())
        if self.prices.key_jobs[number]:
            value += self.key_bonus
        return value - job.posters * self.poster_cost()

    def poster_cost(self) -> float:
        """Posters hurt only while a raid that looks at them may come."""
        box, unseen = self.box, self.state.job_deck
        due = any(raid.poster_limit and unseen >> box.first_raid + number & 1 for number, raid in enumerate(box.raids))
        return POSTER * self.horizon if due else 0.0

    def _residual(self, tile: int) -> float:
        """What an unsold tile is worth at the end of the turn. Coin tiles count at the end of the game too."""
        coins = self.box.tile_coins[tile]
        if coins:
            return float(coins)
        return self.weights.later * self.horizon * self.prices.tile[tile]

    def money(self, pile: int) -> int:
        return self.state.coins[self.seat] + sum(self.box.tile_coins[tile] for tile in bits(pile & self.box.coin_tiles))

    def _settled(self, need: Need) -> bool:
        """Does a need hold that nothing in this turn changes? (Of the others nothing is known yet.)"""
        match need:
            case Accomplices():
                return self.cards >= need.count
            case VpBehind():
                others = [vp for rival, vp in enumerate(self.state.vp) if rival != self.seat]
                return min(others) - self.state.vp[self.seat] >= need.count
        return True

    def _fees_of(self, job: int) -> list[float]:
        """The worth of coins and cards that a job takes."""
        if self.box.jobs[job].kind != "hand_in":
            return []
        return [need.count * (1.0 if isinstance(need, Coins) else self.weights.card)
                for need in self.prices.other_needs[job] if isinstance(need, Coins | Accomplices)]  # fmt: skip

    def _hope(self, job: int, owner: int) -> Hope:
        own = job in self.mine
        weight = 1.0 if own else WEIGHT_FREE if owner == NOBODY else WEIGHT_TAKEN
        worth = [weight * likely * self.rewards[job] * self.horizon for likely in self.weights.hope]
        return job, own, worth, *self._known[job]

    # -- jobs ------------------------------------------------------------------------------------

    def served(self, job: int, pile: int) -> Served:
        relevant, known = self._known[job]
        pile = (pile | self.lockpicks) & relevant
        found = known.get(pile)
        if found is None:
            found = known[pile] = self.prices.work_out(job, pile, self.locksmith, self.forged)
        return found

    def _holds(self, need: Need, pile: int, drawn: int, ended: str, done: Done) -> bool:
        """The parts of a need that are not tiles to show or pay, and can change in this turn."""
        match need:
            case Coins():
                has = self.money(pile)
            case Draw():
                has = (drawn & self.prices.of_colours(need.colours)).bit_count() if ended == need.end else 0
            case TilesSold():
                has = done[0]
            case FencesCompleted():
                has = done[1]
            case _:
                return True
        return has >= need.count

    def price(self, number: int, pile: int, drawn: int, ended: str, done: Done) -> Price | None:
        """What a job would take now; None if it is not met."""
        served = self.served(number, pile)
        if served.missing or number in self._hopeless:
            return None
        for need in self._needs[number]:
            if not self._holds(need, pile, drawn, ended, done):
                return None
        spent = self.weights.card * (served.used >> self.prices.shift).bit_count()
        if self.box.jobs[number].kind != "hand_in":
            return Price(0, spent)
        for fee in self._fees[number]:
            spent += fee
        return Price(served.used & pile, spent)

    def net(self, job: int, price: Price) -> float:
        """What fulfilling a job brings, less what it takes."""
        gain = self.rewards[job] - price.spent
        return gain - sum([self.prices.tile[tile] for tile in bits(price.tiles)]) if price.tiles else gain

    # -- sales -----------------------------------------------------------------------------------

    def _free_slots(self) -> list[tuple[int, list[tuple[int, int, int]]]]:
        """Open fences: place, and (price, slot, tiles it takes) of each free slot, dearest first."""
        found = []
        for place, fence in enumerate(self.state.fences):
            if fence == NOBODY:
                continue
            slots = []
            for slot, wanted in enumerate(self.box.fences[fence].slots):
                if self.state.slots[place * SLOTS + slot] == NOBODY:
                    takes = self.prices.takes(wanted.object, self.locksmith, self.forged)
                    slots.append((wanted.vp + self.haggle, slot, takes))
            found.append((place, sorted(slots, reverse=True)))
        return found

    def sell(self, pile: int) -> Sold:
        """The best sales of a pile, fences served one after the other in every order."""
        useful = pile & ~self.box.coin_tiles if not self.forged else pile
        found = self._sales.get(useful)
        if found is None:
            fences = [fence for fence in self._fences if any(takes & useful for _, _, takes in fence[1])]
            orders = permutations(fences) if _compete(fences, useful) else [fences]
            found = max((self._sell_in_order(order, useful) for order in orders), key=lambda sold: sold.gain)
            self._sales[useful] = found
        return found

    def _cheapest(self, pile: int) -> int:
        """The tile that is worth least at the end of the turn; the first of several."""
        if not pile & (pile - 1):
            return pile.bit_length() - 1
        residual, best = self.residual, -1
        for tile in bits(pile):
            if best < 0 or residual[tile] < residual[best]:
                best = tile
        return best

    def _sell_in_order(self, fences: Iterable[tuple[int, list[tuple[int, int, int]]]], pile: int) -> Sold:
        gain, completed = 0.0, 0
        sales: list[Sale] = []
        for place, slots in fences:
            here: list[tuple[float, Sale]] = []
            rest = pile
            total = welcome = 0.0
            for vp, slot, takes in slots:
                fitting = rest & takes
                if fitting:
                    tile = self._cheapest(fitting)
                    rest ^= 1 << tile
                    more = vp - self.residual[tile]
                    total += more
                    if more >= 0:
                        welcome += more
                    here.append((more, (tile, place, slot)))
            bonus = self.box.numbers.fence_completion_vp if len(here) == len(slots) else 0
            if bonus and total + bonus > welcome:
                completed += 1
                gain += bonus
            else:
                here = [(more, sale) for more, sale in here if more >= 0]
            for more, sale in here:
                gain += more
                sales.append(sale)
                pile &= ~(1 << sale[0])
        return Sold(gain, tuple(sales), completed)

    # -- the whole of step 3 ---------------------------------------------------------------------

    def plan(self, pile: int, drawn: int, ended: str) -> Plan:
        """Jobs first, then sales of what no other job waits for."""
        state = self.state
        value = float(state.coins[self.seat])
        done = (state.sold, state.completed)
        todo = self._ordered[:]
        met = [job for job in todo if not self.served(job, pile).missing]
        jobs: list[int] = []
        while met and (best := self._best_job(met, pile, drawn, ended, done)):
            job, price = best
            met.remove(job)
            todo.remove(job)
            jobs.append(job)
            value += self.rewards[job] - price.spent
            pile &= ~price.tiles
        hope, kept = self._hopes(todo, pile)
        sold = self.sell(pile & ~kept)
        value += hope + sold.gain
        for tile in bits(pile):
            value += self.residual[tile]
        done = (done[0] + len(sold.sales), done[1] + sold.completed)
        after = tuple(job for job in todo if job in self._others and self.price(job, pile, drawn, ended, done))
        for job in after:
            value += self.rewards[job]
        crowd = max(0, pile.bit_count() - len(sold.sales) - SAFE_TILES)
        value -= CROWD * self.horizon * crowd
        value -= (self.box.numbers.reservation_loss_vp if self.last_turn else self.weights.stuck) * (
            len(todo) - len(after)
        )
        return Plan(value, tuple(jobs), sold.sales, after)

    def _best_job(self, todo: Iterable[int], pile: int, drawn: int, ended: str, done: Done) -> tuple[int, Price] | None:
        """The job to fulfil next: one that depends on the moment, then what takes nothing, then the best net gain."""
        best: tuple[int, Price] | None = None
        best_rank = (0, 0.0)
        for job in todo:
            price = self.price(job, pile, drawn, ended, done)
            if price is None:
                continue
            net = self.net(job, price)
            rank = (3 if job in self._others else 1 if price.tiles or price.spent else 2, net)
            if net > 0 and rank > best_rank:
                best, best_rank = (job, price), rank
        return best

    def _hopes(self, todo: Container[int], pile: int) -> tuple[float, int]:
        """Tiles that are kept for jobs that lack one or two things: (their worth, the tiles)."""
        if self.last_turn:
            return 0.0, 0
        value, kept = 0.0, 0
        hopes: list[tuple[float, int]] = []
        things = pile | self.lockpicks
        for job, own, worth, relevant, known in self._hoped:
            if not pile & relevant or (own and job not in todo):
                continue
            served = known.get(things & relevant) or self.served(job, pile)
            used = served.used & pile
            if used and served.missing < len(worth):
                hopes.append((worth[served.missing], used))
        if len(hopes) > 1:
            hopes.sort(reverse=True)
        for hope, used in hopes[:2]:
            if hope > self.weights.later * (used & ~self.box.coin_tiles & ~kept).bit_count():
                value += hope
                kept |= used
        return value, kept

    def standing(self, pile: int) -> float:
        """What tiles are worth between turns."""
        hope, _ = self._hopes(self.mine, pile)
        return hope + sum([self.residual[tile] for tile in bits(pile)])


def _compete(fences: Sequence[tuple[int, list[tuple[int, int, int]]]], pile: int) -> bool:
    """Would two of them take the same tile? Then it matters who is served first."""
    wanted = 0
    for _, slots in fences:
        here = 0
        for _, _, takes in slots:
            here |= takes & pile
        if wanted & here:
            return True
        wanted |= here
    return False
