"""The decisions of one's own turn."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.games.swindler.bots import cards
from cutpurse.games.swindler.bots.decision import Decision
from cutpurse.games.swindler.bots.plan import Position
from cutpurse.games.swindler.bots.theft import Outlook, Theft
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.money import worth
from cutpurse.games.swindler.rules.piles import ability, forged_pile, tile_named
from cutpurse.games.swindler.state import NOBODY
from cutpurse.games.swindler.vocabulary import Coins, Freelancer

MASTERS = ("recruiter", "escape_artist", "freelancer", "locksmith", "haggler", "shadow")
"""Best first, as games between bots have shown (chapter 2.8)."""
GOOD_CHANCE = 0.6
LIKELY = 0.55
"""At a table of more than two a rival is thrown out from here on: what he loses, others gain as much as we."""
MOST_CARDS = 3


def master(decision: Decision) -> str:
    return decision.offered(*(f"choose {name}" for name in MASTERS)) or decision.options[0]


# -- step 1: reserve jobs ------------------------------------------------------------------------


def best_theft(decision: Decision, mine: Iterable[int] | None = None) -> tuple[int, Theft]:
    """The bag to rob, and what can be made of it, with these jobs for one's own."""
    thefts = [decision.theft(bag, mine=mine) for bag in range(len(COLOURS))]
    best = max(range(len(thefts)), key=lambda bag: thefts[bag].draw(thefts[bag].full))
    return best, thefts[best]


def reserve(decision: Decision) -> str:
    """Look at the best theft as if every open job were reserved; lay markers on those it is likely to finish."""
    state, box = decision.state, decision.box
    helper = cards.any_time(decision)
    if helper:
        return helper
    owners = dict(zip(state.jobs, state.markers, strict=True))
    owners.pop(NOBODY, None)
    own = [job for job, owner in owners.items() if owner == decision.seat]
    position = decision.position(mine=owners)
    best = best_theft(decision, owners)[1].outlook()
    weights, duel = position.weights, len(state.vp) == 2
    back = box.numbers.reservation_loss_vp
    """What is not done at once he comes back for; of two, his loss is our gain, and that makes up for it."""
    take_over = weights.take_over if duel else max(weights.take_over, LIKELY)
    stuck = box.numbers.reservation_loss_vp if position.last_turn else 0.7

    def gain(job: int) -> float:
        chance, owner = best.jobs.get(job, 0.0), owners[job]
        if owner in (NOBODY, decision.seat):
            return chance * position.rewards[job] - (1 - chance) * stuck
        hurt = weights.thrown_out if decision.ahead(owner) else weights.thrown_out / len(state.vp)
        return chance * position.rewards[job] - (1 - chance) * (stuck if duel else back) + hurt

    likely = [job for job, owner in owners.items() if owner != decision.seat
              and best.jobs.get(job, 0.0) >= (weights.fair_chance if owner == NOBODY else take_over)]  # fmt: skip
    if ability(box, state, decision.seat, Freelancer):  # needs no marker where nobody else's lies (SW-4.13.4)
        likely = [job for job in likely if owners[job] != NOBODY]
    wanted = [job for job in likely if gain(job) > 0]
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
    return f"rob {COLOURS[best_theft(decision)[0]]}"


def draw_or_stop(decision: Decision) -> str:
    """The better of stopping and drawing, or a decoy where it is clearly better than both."""
    state = decision.state
    position = decision.position()
    theft, left = decision.theft(state.bag, fresh=state.fresh), state.bags[state.bag]
    stop, draw = theft.stop(left).value, theft.draw(left)
    choice, value = ("draw", draw) if draw > stop else ("stop", stop)
    price = 0.2 if position.last_turn else position.weights.card
    for option in decision.options:
        if option.startswith("play decoy "):
            there = decision.theft(COLOURS.index(option.split(" ")[2]), fresh=True)
            elsewhere = there.draw(there.full)
            if elsewhere - price > value:
                choice, value = option, elsewhere - price
    return choice


# -- step 3: actions -----------------------------------------------------------------------------


def action(decision: Decision) -> str:
    """Fulfil what is met, play what helps, sell the rest, end."""
    state, box = decision.state, decision.box
    position = decision.position()
    plan = position.plan(decision.pile, decision.drawn, state.ended)
    jobs = (f"fulfil {box.job_id[job]}" for job in plan.jobs)
    sales = (_sale(decision, *sale) for sale in plan.sales)
    return (
        decision.offered(*jobs)
        or cards.errand(decision, position)
        or cards.forger(decision, position, plan.value)
        or cards.conjurer(decision, position)
        or cards.any_time(decision)
        or decision.offered(*sales)
        or "end"
    )


def _sale(decision: Decision, tile: int, place: int, slot: int) -> str:
    box = decision.box
    apart = forged_pile(decision.state, decision.seat) >> tile & 1
    name = box.tile_id[tile] if apart else box.kind_id[box.tile_kind[tile]]
    return f"sell {name}{decision.prices.game.sale_words[decision.state.fences[place]][slot]}"


def payment(decision: Decision) -> str:
    """Pay with what is missed least: tiles that other jobs do not need, coins before cards."""
    state, box = decision.state, decision.box
    job = box.job_number[state.draft[1]]
    position = decision.position(decision.position().mine - {job})
    hand_in = box.jobs[job].kind == "hand_in"

    def left(option: str) -> float:
        pile, cost = decision.pile, 0.0
        for word in option.split(" ")[1:]:
            if word.isdigit():
                cost += int(word)
            elif word in box.accomplice_number:
                cost += position.weights.card
            elif hand_in:
                pile &= ~(1 << tile_named(box, word, pile, forged_pile(state, decision.seat)))
        change = max(0, _paid(decision, option) - sum(n.count for n in box.jobs[job].need if isinstance(n, Coins)))
        return position.plan(pile, decision.drawn, state.ended).value - cost + change

    return max(decision.options, key=left)


def _paid(decision: Decision, option: str) -> int:
    """The coins in a payment, coin tiles included."""
    box, total = decision.box, 0
    for word in option.split(" ")[1:]:
        kind = box.kind_number.get(word)
        total += int(word) if word.isdigit() else box.objects[box.tiles[word].object].coins if kind is not None else 0
    return total


# -- step 5: hire accomplices --------------------------------------------------------------------


def hire(decision: Decision) -> str:
    """One or two while coins are spare and there is time to use them; none when the end is near."""
    helper = cards.any_time(decision)
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
    """Coins to keep for a job that asks for them: one's own, or a free one that could be paid now."""
    state, box = decision.state, decision.box
    purse = worth(box, state, decision.seat)
    wanted = 0
    for job, owner in zip(state.jobs, state.markers, strict=True):
        if job == NOBODY or owner not in (NOBODY, decision.seat):
            continue
        price = sum(need.count for need in box.jobs[job].need if isinstance(need, Coins))
        if owner == decision.seat or price <= purse:
            wanted = max(wanted, price)
    return wanted


def hire_payment(decision: Decision) -> str:
    """Coin tiles first: a skull or a raid can take them. A double coin only where it is used up."""
    price = int(decision.state.draft[1]) * decision.box.numbers.hire_cost

    def cost(option: str) -> float:
        coins = sum(int(word) for word in option.split(" ")[1:] if word.isdigit())
        paid = _paid(decision, option)
        return coins + 0.8 * (paid - coins) - 0.9 * (paid - price)

    return min(decision.options, key=cost)
