"""Named chains of options: walk to an end lantern, move to a place, move and rob, sell all, hand over everything.

Chains are found by trying them out on a copy of the position. Nothing in them is random, and a chain never leads
into a guard's eyes or over a rival: who wants that goes step by step.

Some chains are too many to be listed and are known by their names alone: "move-to 7,3" to any square in reach,
"activate sell gem 2" for whatever a location offers, "divide lair gold 2 gem 0" for any division of goods, from its beginning or for the rest of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.games.thiefdom import step_labels
from cutpurse.games.thiefdom.components import CARRIAGE, GOODS, GUARDS
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import exchange, locations, townsfolk
from cutpurse.games.thiefdom.rules.cards import own_and_guild
from cutpurse.games.thiefdom.rules.goods import artwork_fits, fits
from cutpurse.games.thiefdom.rules.locations import SUB_ACTION
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import NOWHERE, State, bits
from cutpurse.games.thiefdom.town import FAR
from cutpurse.games.thiefdom.ways import safe_ways, spent
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Shortcut


def shortcuts(game: Playing, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    kind = game.asked_kind(state, seat)
    if kind == "route":
        return _routes(game, state, seat)
    if kind == "action":
        return [
            *_activation(game, state, seat, options),
            *_moves(game, state, seat, options),
            *_exchanges(game, state, seat, options),
        ]
    if kind == "location":
        return _sale(game, state, seat, [])
    if kind == "pass":
        return _exchanges(game, state, seat, options)
    if kind == "divide":
        return _rest(game, state, seat)
    if kind == "lair":
        return _lairs(game, state, options)
    return []


SUGGESTED = 3


def _lairs(game: Playing, state: State, options: Sequence[str]) -> list[Shortcut]:
    """Three houses from which everything that a guild goes to again and again is near, on the whole and at the farthest."""

    def far(label: Message) -> tuple[int, int]:
        ways = [way for kind in step_labels.SOURCES if isinstance(way := label.args.get(kind), int)]
        return sum(ways) + max(ways, default=FAR), max(ways, default=FAR)

    near = {option: step_labels.lair(game, state, option.split(" ")) for option in options}
    best = sorted(options, key=lambda option: far(near[option]))[:SUGGESTED]
    return [Shortcut(f"near {option.split(' ')[1]}", near[option], [option], option.split(" ")[1:]) for option in best]


ACTIVATE = "activate"


def named(game: Playing, state: State, seat: int, name: str) -> Shortcut | None:
    """One of the chains that are not listed."""
    verb, *said = name.split(" ")
    kind = game.asked_kind(state, seat)
    if verb == "move-to" and len(said) == 1 and kind in ("action", "hop"):
        return _move_to(game, state, seat, said[0])
    if verb == ACTIVATE and kind == "action" and ACTIVATE in game.options(state, seat):
        choice, place = " ".join(said), game.town(state).name[state.thief_at[state.active]]
        if choice in locations.sub_actions(game, state, state.active, 0, 0):
            return Shortcut(name, Message("option-activate", {"place": place}), [ACTIVATE, choice], [place])
        return None
    if verb == "divide" and said:
        if kind == "divide" and said[0] == exchange.partner_name(game, state.split[1]):
            return _division(game, state, seat, name, said, [])
        if f"exchange {said[0]}" in game.options(state, seat):
            return _division(game, state, seat, name, said, [f"exchange {said[0]}"])
    return None


class Trial:
    """A copy of the position on which options are tried one after the other."""

    def __init__(self, game: Playing, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.play: Play[State, Ruleset] = Play(game, state.clone(), Dice(0))
        moving = game.asked_kind(state, seat) == "hop"
        self.play.state.agenda = [("action",)] if moving else []  # nothing after the chain, let alone by chance
        self.chain: list[str] = []

    @property
    def state(self) -> State:
        return self.play.state

    def asked(self) -> str:
        """The kind of question this seat is asked now."""
        return next((str(ask[1]) for ask in self.state.asked if ask[0] == self.seat), "")

    def options(self) -> list[str]:
        return list(self.game.options(self.state, self.seat)) if self.asked() else []

    def choose(self, option: str) -> None:
        self.game.choose(self.play, self.seat, option)
        self.chain.append(option)


# -- townsfolk -----------------------------------------------------------------------------------


def _routes(game: Playing, state: State, seat: int) -> list[Shortcut]:
    """Every end that takes more than one choice, with all squares swept and everybody who would be caught."""
    town, figure = game.town(state), game.box.folk_id[state.walker]
    found: list[Shortcut] = []
    guard = state.walker in GUARDS
    ways = townsfolk.ends(game, state)
    for id, way in zip(route_names(game, state, ways), ways, strict=True):
        if len(way.choices) < 2:
            continue
        end, seen = town.name[way.outlook.end], way.outlook
        own = sum(thief // 3 == seat for thief in seen.caught)
        label = Message("option-walk-to", {"figure": figure, "place": end, "caught": len(seen.caught), "own": own,
                                           "direction": DIRECTIONS[seen.facing] if guard else "none"})  # fmt: skip
        found.append(
            Shortcut(id, label, list(way.choices), list(dict.fromkeys([figure, end, *town.mask_names(seen.swept)])))
        )
    return found


def route_names(game: Playing, state: State, ways: Sequence[townsfolk.Way]) -> list[str]:
    """What each way is called: by its only choice, or as a shortcut."""
    names = game.town(state).name
    return [
        way.choices[0] if len(way.choices) == 1
        else f"walk-to {names[way.outlook.end]} {DIRECTIONS[way.outlook.facing]} {number}"
        for number, way in enumerate(ways, 1)
    ]  # fmt: skip


# -- a thief's way -------------------------------------------------------------------------------


def _moves(game: Playing, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """To every location, to the lair, to houses where a card can be used, and to townsfolk who can be robbed, as far
    as action points go. Who can be robbed from here needs no way."""
    thief = state.active
    if not state.ap:
        return []
    town = game.town(state)
    ways = safe_ways(game, state, thief)
    found: list[Shortcut] = []
    lair = state.lairs[seat]
    useful = LOCATION_KINDS | {game.box.cards[card].place for card in bits(own_and_guild(game, state, thief))}
    for space, path in ways.items():
        if len(path) > 1 and space >= town.squares and (town.kind[space] in useful or space == lair):
            trial = _go(game, state, seat, path)
            if trial is not None:
                args: dict[str, Any] = {"place": town.name[space], "ap": state.ap - trial.state.ap}
                found.append(Shortcut(f"move-to {town.name[space]}", Message("option-move-to", args), trial.chain,
                                      [town.name[space]]))  # fmt: skip
    found.sort(key=lambda way: (_pull(game, state, thief, town.number[way.things[0]]), way.label.args["ap"]))
    beside = {option.split(" ")[1] for option in options if option.startswith("rob ")}
    return [*_robberies(game, state, seat, ways, beside), *found]


def _pull(game: Playing, state: State, thief: int, space: int) -> int:
    """How much a place draws this thief, the least number the most: where he can deliver, sell or take something at
    once; places that need what he does not have; his lair."""
    there = state.clone()
    there.thief_at[thief] = space
    if game.town(state).kind[space] not in LOCATION_KINDS:
        return 2
    return 0 if locations.can_activate(game, there, thief) else 1


LOCATION_KINDS = frozenset({"market", "dealer", "tavern", "dungeon", "smuggler", "villa"})


def _move_to(game: Playing, state: State, seat: int, place: str) -> Shortcut | None:
    town = game.town(state)
    way = safe_ways(game, state, state.active).get(town.number.get(place, NOWHERE))
    trial = _go(game, state, seat, way) if way else None
    if trial is None:
        return None
    label = Message("option-move-to", {"place": place, "ap": state.ap - trial.state.ap})
    return Shortcut(f"move-to {place}", label, trial.chain, [place])


def _go(game: Playing, state: State, seat: int, path: list[int]) -> Trial | None:
    """Walk a way, Move after Move; None if the action points do not last."""
    town, trial = game.town(state), Trial(game, state, seat)
    here = state.thief_at[state.active]
    for space in path:
        step = town.go[here][town.steps[here].index(space)]
        here = space
        options = trial.options()
        if step not in options and "stop" in options:
            trial.choose("stop")
            options = trial.options()
        if step not in options:
            return None
        trial.choose(step)
    if trial.asked() == "hop":
        trial.choose("stop")
    return trial


def _robberies(game: Playing, state: State, seat: int, ways: dict[int, list[int]], beside: set[str]) -> list[Shortcut]:
    """To the nearest square beside somebody, and rob him; not those who stand `beside` the thief already."""
    town, cost, found = game.town(state), spent(game, state, ways), []
    for figure in townsfolk.in_play(state):
        square = state.folk_at[figure]
        if game.box.folk_id[figure] in beside:
            continue
        near = [space for space in ways if space < town.squares and town.beside[square] >> space & 1 and ways[space]]
        if not near or state.robbed[state.active] >> figure & 1:
            continue
        space = min(near, key=lambda space: (cost[space], len(ways[space])))
        trial = _go(game, state, seat, ways[space])
        if trial is None:
            continue
        id = game.box.folk_id[figure]
        for robbery in [option for option in trial.options() if option.split(" ")[:2] == ["rob", id]]:
            how = robbery.split(" ")[2:]
            good = how[0] if how and how[0] in (*GOODS, "both") else LOOT[id.split("_")[0]]
            card = how[0] if how and how[0] in game.box.card_number else "none"
            wanted = figure == CARRIAGE and card == "none" and not state.posters >> state.active & 1
            label = Message("option-move-rob", {"place": town.name[space], "figure": id, "good": good, "card": card,
                                                "wanted": wanted, "ap": state.ap - trial.state.ap + 1})  # fmt: skip
            found.append(Shortcut(f"move-rob {robbery[4:]}", label, [*trial.chain, robbery], [town.name[space], id]))
    return sorted(found, key=lambda way: len(way.chain))


LOOT = {"guard": "badge", "carriage": "wine", "noble": "both"}


# -- locations -----------------------------------------------------------------------------------


def _activation(game: Playing, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    return _sale(game, state, seat, ["activate"]) if "activate" in options else []


def _sale(game: Playing, state: State, seat: int, first: list[str]) -> list[Shortcut]:
    """Sell everything that can be sold here, burn the poster, take what the place gives."""
    trial, town = Trial(game, state, seat), game.town(state)
    place = town.name[state.thief_at[state.active]]
    for option in first:
        trial.choose(option)
    if any(SUB_ACTION.get(option.split(" ")[0], 0) & state.series for option in trial.options()):
        return []  # what was begun would be left for good, unsaid (TD-9.4)
    while trial.asked() == "location":
        options = trial.options()
        sales = [option for option in options if option.startswith("sell ")]
        rest = [option for option in options if option in ("poster", "take gold", "take gem", "done")]
        if not sales and not rest:
            break
        trial.choose(max(sales, key=lambda sale: int(sale.split(" ")[2])) if sales else rest[0])
    vp = trial.state.vp[seat] - state.vp[seat]
    if vp <= 0 or len(trial.chain) < 2:
        return []
    label = (
        Message("option-activate-sell", {"place": place, "vp": vp}) if first else Message("option-sell-all", {"vp": vp})
    )
    return [Shortcut("sell-all", label, trial.chain, [place])]


# -- exchanges -----------------------------------------------------------------------------------


def _exchanges(game: Playing, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """Everything to the other, or everything from him, as far as it can be carried."""
    found = []
    for option in options:
        if not option.startswith("exchange "):
            continue
        other = option.split(" ")[1]
        name = "lair_store" if other == "lair" else other
        for word, take in (("give-all", False), ("take-all", True)):
            counts = _handed_over(game, state, exchange.partner_holder(game, state.active, other), take)
            trial = Trial(game, state, seat)
            trial.choose(option)
            while trial.asked() == "divide":
                item = trial.state.asked[0][2]
                carried = f"carry {exchange.item_name(game, item)} {counts[item]}"
                if carried not in trial.options():
                    break
                trial.choose(carried)
            if trial.asked() != "divide" and len(trial.chain) > 1 and trial.state.goods != state.goods:
                found.append(
                    Shortcut(f"{word} {other}", Message(f"option-{word}", {"other": name}), trial.chain, [other])
                )
    return found


def _division(game: Playing, state: State, seat: int, name: str, said: list[str], first: list[str]) -> Shortcut | None:
    """An exchange after which the active thief has so many of each good that is named, and of others what he has."""
    items = {exchange.item_name(game, item): item for item in range(exchange.ITEMS)}
    pairs = list(zip(said[1::2], said[2::2], strict=False))
    if len(said) % 2 == 0 or not all(good in items and count.isdecimal() and len(count) < 4 for good, count in pairs):
        return None
    wanted = [exchange.holding(state, state.active, item) for item in range(exchange.ITEMS)]
    for good, count in pairs:
        wanted[items[good]] = int(count)
    trial = Trial(game, state, seat)
    for option in first:
        trial.choose(option)
    while trial.asked() == "divide":
        item = trial.state.asked[0][2]
        carried = f"carry {exchange.item_name(game, item)} {wanted[item]}"
        if carried not in trial.options():
            return None
        trial.choose(carried)
    if wanted != [exchange.holding(trial.state, state.active, item) for item in range(exchange.ITEMS)]:
        return None
    other = "lair_store" if said[0] == "lair" else said[0]
    return Shortcut(name, Message("option-exchange", {"other": other}), trial.chain, [said[0]])


def _handed_over(game: Playing, state: State, other: int, take: bool) -> list[int]:
    """What the active thief has of each item once one of the two has handed over all that the other can carry."""
    after, thief = state.clone(), state.active
    giver, taker = (other, thief) if take else (thief, other)
    for item in range(exchange.ITEMS):
        count = exchange.holding(after, giver, item)
        if taker < game.store(0) and item < exchange.ARTWORKS:
            count = min(count, int(artwork_fits(game, after, taker)))
        elif taker < game.store(0):
            count = min(count, fits(game, after, taker, item - exchange.ARTWORKS))
        exchange.hand_over(after.goods, thief, other, item, count if take else -count)
    return [exchange.holding(after, thief, item) for item in range(exchange.ITEMS)]


def _rest(game: Playing, state: State, seat: int) -> list[Shortcut]:
    """All further kinds stay as they are, if what was chosen so far allows it."""
    trial = Trial(game, state, seat)
    while trial.asked() == "divide":
        item = trial.state.asked[0][2]
        held = f"carry {exchange.item_name(game, item)} {exchange.holding(trial.state, trial.state.split[0], item)}"
        if held not in trial.options():
            return []
        trial.choose(held)
    return [Shortcut("rest-stays", Message("option-rest-stays"), trial.chain)] if len(trial.chain) > 1 else []
