"""How Thiefdom speaks of questions and options: sentences, and the things they concern (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.games.thiefdom import step_labels
from cutpurse.games.thiefdom.card_labels import listed
from cutpurse.games.thiefdom.cautions import weighed
from cutpurse.games.thiefdom.components import GOLD, GOODS, GUARDS
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import draft, exchange, locations, night, tavern, townsfolk
from cutpurse.games.thiefdom.rules.goods import effect_of, fits, has, overflow
from cutpurse.games.thiefdom.state import KINDS, NOBODY, NOWHERE, PATROL, SLOTS, State
from cutpurse.games.thiefdom.terms import shape_of
from cutpurse.games.thiefdom.view import View
from cutpurse.games.thiefdom.vocabulary import (
    Bargain,
    Blind,
    Bribe,
    Drive,
    Gain,
    Hook,
    NobleExtra,
    Share,
    Smoke,
    StoreTrade,
    Strike,
    Swap,
    Teleport,
    Trade,
)
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Option
from cutpurse.kernel.state import Step

# -- questions -----------------------------------------------------------------------------------


def frame(game: Playing, state: State, ask: Step) -> tuple[str, dict[str, Any]]:
    """The kind of question, and what its sentence speaks of."""
    seat, kind = ask[0], str(ask[1])
    return kind, FRAMES[kind](game, state, seat, ask) if kind in FRAMES else {}


def _active(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    return {"shape": shape_of(state.active), "ap": state.ap, "points": state.points}


def _pass(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    return {"shape": shape_of(state.active), "place": game.town(state).name[state.hop[-1]]}


def _route(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    stand = townsfolk.stand_of(game, state)
    return {
        "figure": game.box.folk_id[ask[2]],
        "left": state.need - stand.met,
        "place": game.town(state).name[stand.lantern],
    }


def _draft_buy(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    chosen = draft.chosen_wares(state, seat)
    paid = sum(game.box.equipment[ware % draft.WARE].cost for ware in chosen)
    return {
        "gold": state.goods[game.store(seat) * KINDS + GOLD] - paid,
        "left": game.box.numbers.draft_buy_max - len(chosen),
    }


def _divide(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    thief, other = state.split[0], state.split[1]
    return {"shape": shape_of(thief), "other": _other(game, other), "good": exchange.item_name(game, ask[2])}


def _other(game: Playing, holder: int) -> str:
    """Whom an exchange is with."""
    return "lair_store" if holder >= game.store(0) else shape_of(holder)


def _keep(game: Playing, state: State, seat: int, ask: Step) -> dict[str, Any]:
    return {"shape": shape_of(ask[2]), "count": overflow(game, state, ask[2])}


FRAMES: dict[str, Callable[[Playing, State, int, Step], dict[str, Any]]] = {
    "draft_pick": lambda game, state, seat, ask: {"count": state.hands[seat].bit_count()},
    "draft_buy": _draft_buy,
    "plan": lambda game, state, seat, ask: {"number": len(night.plan_of(state, seat)) + 1, "round": state.round},
    "route": _route,
    "action": _active,
    "hop": _active,
    "pass": _pass,
    "location": lambda game, state, seat, ask: {"place": game.town(state).name[ask[2]]},
    "patrons": lambda game, state, seat, ask: {"gold": state.goods[state.active * KINDS + GOLD]},
    "tapestry": lambda game, state, seat, ask: {"vp": ask[3]},
    "keep": _keep,
    "divide": _divide,
}


# -- options -------------------------------------------------------------------------------------


def describe(game: Playing, view: View, choice: str) -> Option:
    """The label of an option, the things it concerns, and what to think of before choosing it."""
    state = game.imagined(view)  # the seat's own knowledge as a position to reckon with
    said = choice.split(" ")
    try:
        label = label_of(game, view, state, choice)
    except (LookupError, ValueError, AttributeError):  # a choice that was never offered
        label = Message("option-unknown", {"choice": choice[:60]})
    things = _things(game, state, said, label)
    weights = weighed(game, view, state, said) if view.seat >= 0 else ([], False, [])
    return Option(choice, label, things, *weights, aside=said[0] == "discard", ahead=_ahead(state, said, label))


def _ahead(state: State, said: list[str], label: Message) -> bool:
    """What a thief can do only here, or what brings points at once, before the steps that he can always take."""
    if said[0] == "use":
        return label.key in AIMED or label.args.get("vp", 0) != 0
    return said[0] in ("rob", "activate") or (said[0] == "poster" and state.location == NOWHERE)


AIMED = frozenset({"option-use-drive", "option-use-bargain", "option-use-trade", "option-use-store_trade"})
"""Uses of cards that need somebody in sight, or goods at hand."""


def label_of(game: Playing, view: View, state: State, choice: str) -> Message:
    said = choice.split(" ")
    if choice in ALONE:
        return Message(f"option-{said[0]}")
    return _label_tile(game, view, said) if said[0] == "place" else LABELS[said[0]](game, state, said)


def _things(game: Playing, state: State, said: list[str], label: Message) -> list[str]:
    """What an option concerns: places, people, cards. Of goods there are many; what counts is who has them, or where."""
    if said[0] == "walk" and label.key == "option-walk":
        return _swept(game, state, DIRECTIONS.index(said[1]))
    things = [word for word in said[1:] if not word.isdigit() and word not in PLAIN]
    if state.active != NOBODY and said[0] in ("discard", "lose", "carry"):
        return [
            shape_of(state.active),
            *(thing for thing in things if thing not in GOODS),
            *_partner(game, state, said[0]),
        ]
    if state.location != NOWHERE and not set(things).isdisjoint(GOODS):
        return [game.town(state).name[state.location]]
    return things


def _partner(game: Playing, state: State, verb: str) -> list[str]:
    """With whom, or with which house, goods are divided."""
    if verb != "carry" or not state.split:
        return []
    other = state.split[1]
    return [shape_of(other) if other < game.store(0) else game.town(state).name[state.lairs[state.active // 3]]]


def _swept(game: Playing, state: State, direction: int) -> list[str]:
    """The figure, the lantern it comes to, and the squares it sees on the way (a guard at the end also those ahead)."""
    town, stand = game.town(state), townsfolk.stand_of(game, state)
    leg = town.leg[4 * stand.lantern + direction]
    taken = townsfolk.others_stand(state, state.walker)
    step = townsfolk.onward(town, taken, state.need, stand, direction)
    if state.walker not in GUARDS:
        seen = sum(1 << square for square in leg.path)
    else:
        seen = leg.swept | (town.ray[4 * leg.end + leg.facing] if step is not None and step[1] else 0)
    return list(dict.fromkeys([game.box.folk_id[state.walker], town.name[leg.end], *town.mask_names(seen)]))


ALONE = frozenset({"done", "stamina", "patrons", "leave"})
"""Choices of one word that need no more to be understood."""
PLAIN = frozenset({"give", "take", "both", "lair", *DIRECTIONS})
"""Words that are no things on the table."""


def _label_wares(game: Playing, state: State, said: list[str]) -> Message:
    """Equipment kept or bought, in the draft and at dealers, or brandy."""
    if said[1] == "brandy":
        count = int(said[2])
        return Message(
            "option-buy-brandy", {"good": "brandy", "count": count, "gold": count * game.box.numbers.brandy_price}
        )
    card = game.box.equipment[game.box.equipment_number[said[1]]]
    args: Arguments = {"card": card.id, "cost": card.cost, "vp": card.vp}
    if len(said) > 2:
        return Message("option-buy-for", {**args, "shape": said[2]})
    return Message(f"option-{said[0]}", args)


def _label_walk(game: Playing, state: State, said: list[str]) -> Message:
    direction = DIRECTIONS.index(said[1])
    nowhere = Message("option-walk-nowhere", {"direction": said[1]})
    if state.walker == NOBODY:  # asked about while nobody walks, never offered
        return nowhere
    town, stand = game.town(state), townsfolk.stand_of(game, state)
    leg = town.leg[4 * stand.lantern + direction]
    if leg.end < 0:
        return nowhere
    taken = townsfolk.others_stand(state, state.walker)
    step = townsfolk.onward(town, taken, state.need, stand, direction)
    after = "end" if step is None or step[1] else "occupied" if leg.end in taken else "on"
    if after == "end" and _leads_to_the_same(game, state, direction):
        after = "same"
    return Message("option-walk", {"direction": said[1], "place": town.name[leg.end], "after": after})


def _leads_to_the_same(game: Playing, state: State, direction: int) -> bool:
    """Does an arm named before this one end on the same lantern, with the same view and the same thieves caught?"""
    town, stand = game.town(state), townsfolk.stand_of(game, state)
    taken = townsfolk.others_stand(state, state.walker)
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for arm in townsfolk.ways(town, taken, state.need, stand):
        step = townsfolk.onward(town, taken, state.need, stand, arm)
        if step is None or not step[1]:
            continue
        seen = townsfolk.outlook(game, state, state.walker, [*state.route, 4 * stand.lantern + arm])
        result = (seen.end, seen.facing if state.walker in GUARDS else NOBODY, (*seen.caught, *seen.escaped))
        if arm == direction:
            return result in found
        found.append(result)
    return False


def _label_rob(game: Playing, state: State, said: list[str]) -> Message:
    thief, box, figure = state.active, game.box, said[1]
    if figure == "carriage":
        if said[2:] == ["mortana"]:
            bribe = effect_of(game, has(game, state, thief, Bribe) or box.with_effect[Bribe], Bribe)
            return Message(
                "option-rob-mortana", {"figure": figure, "count": sum(bribe.goods.counts), "gold": bribe.pay.gold}
            )
        return Message("option-rob-carriage", {"figure": figure, "count": box.numbers.carriage_wine})
    if figure in box.folk_id[: len(GUARDS)]:
        if said[2:] == ["cudgel"]:
            strike = effect_of(game, has(game, state, thief, Strike) or box.with_effect[Strike], Strike)
            return Message("option-rob-cudgel", {"figure": figure, "vp": strike.vp})
        return Message("option-rob-guard", {"figure": figure})
    friend = has(game, state, thief, NobleExtra)
    extra = sum(effect_of(game, friend, NobleExtra).goods.counts) if friend else 0
    if said[2] == "both":
        gems = box.numbers.noble_gems + extra
        return Message("option-rob-noble-both", {"figure": figure, "gold": box.numbers.noble_gold, "gem": gems})
    count = box.numbers.noble_gold if said[2] == "gold" else box.numbers.noble_gems + extra
    if extra and said[2] == "gold":
        return Message("option-rob-noble-both", {"figure": figure, "gold": count, "gem": extra})
    return Message("option-rob-noble", {"figure": figure, "good": said[2], "count": count})


def _label_take(game: Playing, state: State, said: list[str]) -> Message:
    if said[1] in game.box.equipment_number:
        card = game.box.equipment[game.box.equipment_number[said[1]]]
        return Message("option-take-card", {"card": card.id, "vp": card.vp})
    count = fits(game, state, state.active, GOODS.index(said[1])) if said[1] in GOODS else 1
    return Message("option-take", {"good": said[1], "count": count})


def _label_sell(game: Playing, state: State, said: list[str]) -> Message:
    kind = game.town(state).kind[state.thief_at[state.active]]
    price = locations.sale_price(game, state, state.active, kind, GOODS.index(said[1]))
    return Message("option-sell", {"good": said[1], "count": int(said[2]), "vp": int(said[2]) * price})


def _label_deliver(game: Playing, state: State, said: list[str]) -> Message:
    if said[1] in game.box.artwork_number:
        number = game.box.artwork_number[said[1]]
        goods = listed(game.box.artwork_goods[number])
        return Message("option-deliver", {"artwork": said[1], "vp": game.box.artworks[number].vp, "goods": goods})
    number = game.box.mission_number[said[1]]
    need, goods = listed(game.box.mission_deliver[number]), listed(game.box.mission_goods[number])
    vp = game.box.missions[number].vp
    return Message("option-mission", {"mission": said[1], "need": need, "vp": vp, "goods": goods})


def _label_carry(game: Playing, state: State, said: list[str]) -> Message:
    """Who has how many of a good afterwards; with whom an artwork is."""
    good, count = said[1], int(said[2])
    if good not in GOODS:
        return Message("option-carry-artwork", {"good": good, "count": count})
    thief, other = state.split[0], state.split[1]
    item = exchange.ARTWORKS + GOODS.index(good)
    rest = exchange.holding(state, thief, item) + exchange.holding(state, other, item) - count
    args: Arguments = {
        "shape": shape_of(thief),
        "good": good,
        "count": count,
        "other": _other(game, other),
        "rest": rest,
    }
    return Message("option-carry", args)


def _label_patron(game: Playing, state: State, said: list[str]) -> Message:
    if said[0] == "brawl":
        return Message("option-brawl", {"patron": said[1], "vp": game.box.numbers.brawl_vp})
    number = game.box.patron_number[said[1]]
    cost, goods = tavern.price(game, state, state.active, number), listed(game.box.patron_goods[number])
    vp = game.box.patrons[number].vp
    return Message("option-befriend", {"patron": said[1], "cost": cost, "vp": vp, "goods": goods})


def _label_use(game: Playing, state: State, said: list[str]) -> Message:
    """One sentence per effect, so that a new card needs no new text."""
    card, aim = game.box.card_number[said[1]], said[2:]
    effects = game.box.effects[card]
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    effect = next((effect for effect in effects if not isinstance(effect, Gain | Smoke)), effects[-1])
    if not aim and not isinstance(effect, Gain | Smoke | Trade):
        return Message("option-use", {"card": said[1]})  # asked about, without what it would be aimed at
    args: Arguments = {"card": said[1], "vp": sum(gain.vp for gain in gains), "ap": sum(gain.ap for gain in gains),
                       "goods": [good for gain in gains for good in listed(gain.goods.counts)]}  # fmt: skip
    if isinstance(effect, Trade):
        times = int(aim[0]) if aim else 1
        args |= {
            "pay": times * listed(effect.pay.counts),
            "goods": times * listed(effect.goods.counts),
            "vp": times * effect.vp,
        }
    elif isinstance(effect, StoreTrade):
        trades = [trade for trade in effects if isinstance(trade, StoreTrade)]
        args |= {"good": aim[0], "vp": next(trade.vp for trade in trades if GOODS[trade.paid] == aim[0])}
    elif isinstance(effect, Share) and effect.count == 1:
        key = "option-use-give" if aim[0] == "give" else "option-use-fetch"
        return Message(key, {**args, "good": aim[1], "shape": aim[2]})
    elif isinstance(effect, Teleport | Hook):
        args["place"] = aim[0]
    elif isinstance(effect, Swap | Share):
        args["shape"] = aim[0]
    elif isinstance(effect, Drive | Blind):
        args["figure"] = aim[0]
    elif isinstance(effect, Bargain):
        ware = game.box.equipment[game.box.equipment_number[aim[0]]]
        args |= {"ware": ware.id, "cost": max(0, ware.cost - effect.discount), "vp": ware.vp + effect.vp}
    return Message(f"option-use-{effect.do}", args)


def _label_tile(game: Playing, view: View, said: list[str]) -> Message:
    """Under which tile; of the own patrol board also whom it moves."""
    board = view.seats[view.seat].board if view.seat >= 0 else ""
    if said[2] == SLOTS[PATROL] and board:
        figures = list(game.box.boards[game.box.board_number[board]].figures)
        return Message("option-place-patrol", {"number": int(said[1]), "figures": figures})
    return Message("option-place", {"number": int(said[1]), "slot": said[2]})


def _place(game: Playing, state: State, said: list[str]) -> Message:
    return Message(f"option-{said[0]}", {"place": said[1]})


LABELS: dict[str, Callable[[Playing, State, list[str]], Message]] = {
    "keep": _label_wares, "buy": _label_wares, "lair": step_labels.lair, "go": step_labels.step,
    "hide": step_labels.step, "enter": step_labels.step, "climb": step_labels.step, "over": step_labels.step,
    "onward": _place, "walk": _label_walk, "rob": _label_rob, "take": _label_take, "sell": _label_sell,
    "deliver": _label_deliver, "befriend": _label_patron, "brawl": _label_patron, "use": _label_use,
    "stop": lambda game, state, said: Message("option-stop", {"points": state.points}),
    "activate": lambda game, state, said: Message(
        "option-activate", {"place": game.town(state).name[state.thief_at[state.active]]}),
    "poster": lambda game, state, said: Message(
        "option-poster", {"vp": game.box.numbers.poster_vp if state.location != NOWHERE else 0}),
    "exchange": lambda game, state, said: Message(
        "option-exchange", {"other": "lair_store" if said[1] == "lair" else said[1]}),
    "discard": lambda game, state, said: Message("option-discard", {"good": said[1]}),
    "lose": lambda game, state, said: Message("option-lose", {"good": said[1]}),
    "end": lambda game, state, said: Message("option-end", {"ap": state.ap}),
    "fetch": lambda game, state, said: Message("option-fetch", {"good": said[1], "count": int(said[2])}),
    "carry": _label_carry,
    "decline": lambda game, state, said: Message("option-decline", {"vp": state.asked[0][3]}),
}  # fmt: skip
