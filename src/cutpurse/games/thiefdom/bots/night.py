"""Before and beside the thieves' turns: cards of the draft, the lair, the order of the night, the townsfolk."""

from __future__ import annotations

from cutpurse.games.thiefdom.bots.decision import Decision
from cutpurse.games.thiefdom.bots.errands import Errands
from cutpurse.games.thiefdom.bots.prices import CARRIED, net_value
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.rules.draft import WARE, chosen_wares
from cutpurse.games.thiefdom.rules.night import ARRANGEMENTS, PLACES, plan_of, tiles
from cutpurse.games.thiefdom.state import ART, KINDS, NOWHERE, State
from cutpurse.games.thiefdom.terms import GUARDS, SHAPES

WHOLE_GAME = 5.5
"""Nights in which a card of the draft can be used."""
LEADER, FOLLOWER = 1.5, 0.75
"""What a loss of the rival who is ahead counts, and of another one."""
FIRST_GOLD = 0.5
"""What a coin of the first night is worth more than later ones: it could buy a friend."""


# -- before the first night ----------------------------------------------------------------------


def pick(decision: Decision) -> str:
    """The best card."""
    box = decision.box
    return max(decision.options, key=lambda option: net_value(box, box.card_number[option.split(" ")[1]], WHOLE_GAME))


def buy(decision: Decision) -> str:
    """The best cards, each for another thief."""
    box, chosen = decision.box, chosen_wares(decision.state, decision.seat)
    equipped = {ware // WARE % 3 for ware in chosen}

    def value(option: str) -> float:
        if option == "done":
            return 0.0
        _, card, shape = option.split(" ")
        number = box.card_number[card]
        spent = FIRST_GOLD * decision.memory.habits.thrift * box.cards[number].cost + (SHAPES.index(shape) in equipped)
        return net_value(box, number, WHOLE_GAME) - spent

    return max(decision.options, key=value)


def lair(decision: Decision) -> str:
    """The house from which gold is soonest turned into points."""
    errands = Errands(decision.game, decision.state, 3 * decision.seat)
    nothing = errands.nothing()
    purse = (errands.gold_slots, *nothing[1:])

    def value(option: str) -> float:
        space = decision.town.number[option.split(" ")[1]]
        return errands.tour(space, purse, 9) + errands.tour(space, nothing, 9)

    return max(decision.options, key=value)


# -- the order of the night ----------------------------------------------------------------------


def plan(decision: Decision) -> str:
    """Thieves in danger first; the patrol when it catches most: now, or after everybody has been about."""
    placed = len(plan_of(decision.state, decision.seat))
    return PLACES[placed][orders(decision)[0][placed]]


def orders(decision: Decision) -> list[tuple[int, ...]]:
    """All orders of the night that are still open, best first."""
    state, seat = decision.state, decision.seat
    count = tiles(decision.game)
    placed = plan_of(state, seat)
    worry = [_worry(decision, 3 * seat + shape) for shape in range(3)]
    prey = 0.0 if decision.game.solo else sum(_prey(decision, figure)
                                              for figure in decision.box.board_figures[state.boards[seat]])  # fmt: skip
    haste = [*worry, prey - 0.5]

    def delay(order: tuple[int, ...]) -> float:
        return sum(haste[slot] * number for number, slot in enumerate(order))

    return sorted((order for order in ARRANGEMENTS[count] if list(order[: len(placed)]) == placed), key=delay)


def _worry(decision: Decision, thief: int) -> float:
    """What a thief in the street has to lose; of those who are safe, the one with most to sell first."""
    state, town = decision.state, decision.town
    load = sum((CARRIED[good] * state.goods[thief * KINDS + good] for good in range(ART)), 0.0)
    load += CARRIED[ART] * state.goods[thief * KINDS + ART].bit_count()
    space = state.thief_at[thief]
    if space >= town.squares or space == NOWHERE:
        return 0.02 * load
    return decision.memory.danger(state, thief).at(town.bit[space]) * (decision.box.numbers.arrest_vp + load)


def _prey(decision: Decision, figure: int) -> float:
    """The most that a figure of the own board could bring if it walked now."""
    trial = decision.state.clone()
    trial.walker, trial.need, trial.route = figure, townsfolk.free_lanterns(figure), []
    ends = townsfolk.ends(decision.game, trial) if trial.folk_at[figure] != NOWHERE else []
    return max((_catch(decision, way.outlook.caught) for way in ends), default=0.0)


# -- townsfolk -----------------------------------------------------------------------------------


def _catch(decision: Decision, caught: tuple[int, ...]) -> float:
    """What arrests are worth: rivals lose, by as much as there are rivals to win against; own thieves never count for
    us."""
    state, total = decision.state, 0.0
    for thief in caught:
        goods = state.goods[thief * KINDS : thief * KINDS + ART]
        loss = decision.box.numbers.arrest_vp + sum((CARRIED[good] * count for good, count in enumerate(goods)), 0.0)
        total += -loss if thief // 3 == decision.seat else loss * _grudge(decision, thief // 3)
    return total


def _grudge(decision: Decision, rival: int) -> float:
    """How much a rival's loss is worth: that of the one who is ahead most."""
    vp, players, grudge = decision.state.vp, decision.game.players, decision.memory.habits.grudge
    if players <= 2:
        return grudge
    leads = all(vp[rival] >= vp[other] for other in range(players) if other not in (rival, decision.seat))
    return grudge * (LEADER if leads else FOLLOWER) / (players - 1)


def route(decision: Decision) -> str:
    """The end that catches rivals, stays away from own thieves, and leaves something to rob near them."""
    ends = townsfolk.ends(decision.game, decision.state)
    best = max(ends, key=lambda way: _route_value(decision, way.outlook))
    return best.choices[0] if best.choices and best.choices[0] in decision.options else decision.options[0]


def _route_value(decision: Decision, outlook: townsfolk.Outlook) -> float:
    state, town, seat = decision.state, decision.town, decision.seat
    value = _catch(decision, outlook.caught)
    far = town.distance(outlook.end)
    for thief in range(decision.game.thieves):
        space = state.thief_at[thief]
        if space == NOWHERE:
            continue
        near = max(0, 8 - far[space]) / 8
        ours = thief // 3 == seat
        if state.walker in GUARDS:
            value += near * (-0.15 if ours else 0.1)
        else:
            value += near * (0.2 if ours else -0.1) * _purse(state)
    return value


def _purse(state: State) -> float:
    """Is there something to rob from the walker?"""
    return float(bool(state.bags >> state.walker & 1) or state.walker not in range(8))
