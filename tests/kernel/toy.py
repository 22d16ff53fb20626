"""Garden Show, a toy game with everything that the kernel carries: chance, hands, chains, sealed answers.

Everybody draws two flowers. On a turn one plants flowers, gives some to the house, draws, and rests. After
each round everybody bids unseen; seat 0, the host, first names the flower of the show. The highest bid (a
draw among equals) wins the prize, and each planted flower of that kind is worth a point.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec

from cutpurse.kernel.box import Contents
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Component, Game, Play, Result, Title
from cutpurse.kernel.message import SPECTATOR, Message, Reason, seat_letter, seat_number
from cutpurse.kernel.pack import Entry, Override, Pack
from cutpurse.kernel.question import Option, Shortcut
from cutpurse.kernel.settings import Setting
from cutpurse.kernel.state import State, Step

FULL_HAND, PRIZE, BIDS = 3, 2, 3
HIDDEN = -1


def spread(heaps: list[list[str]]) -> list[str]:
    return [flower for heap in heaps for flower in heap]


class Flower(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    worth: int
    copies: int


class Drew(Event, frozen=True):
    private: ClassVar[frozenset[str]] = frozenset({"flower"})
    seat: int
    flower: str


class Planted(Event, frozen=True):
    seat: int
    flower: str


class Given(Event, frozen=True):
    seat: int
    flower: str


class Rested(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    flower: str
    seat: int
    bids: list[int]


class GardenState(State):
    __slots__ = ("bag", "bids", "gardens", "hands", "named", "points", "shows", "vase")
    bag: list[str]
    bids: list[int]
    gardens: list[list[str]]
    hands: list[list[str]]
    named: str
    points: list[int]
    shows: list[str]
    vase: list[str]

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.agenda, twin.asked, twin.ready, twin.over = self.agenda[:], self.asked[:], self.ready, self.over
        twin.bag, twin.vase, twin.named, twin.shows = self.bag[:], self.vase[:], self.named, self.shows[:]
        twin.bids, twin.points = self.bids[:], self.points[:]
        twin.hands, twin.gardens = [hand[:] for hand in self.hands], [garden[:] for garden in self.gardens]
        return twin


class GardenView(msgspec.Struct, frozen=True):
    """What one seat knows: its own hand and answers, the size of everything else that is hidden."""

    seat: int
    agenda: list[Step]
    asked: list[Step]
    over: bool
    bag: int
    vase: list[str]
    shows: list[str]
    gardens: list[list[str]]
    points: list[int]
    hand_sizes: list[int]
    hand: list[str] = []
    bid: int = HIDDEN
    named: str = ""


# -- steps of the agenda -------------------------------------------------------------------------------


def start_round(play: Play[GardenState, Any], number: int) -> None:
    if number > play.game.settings["rounds"]:
        play.state.over = True
        return
    play.state.agenda += play.game.plan(number, first=0)


def ask_turn(play: Play[GardenState, Any], seat: int) -> None:
    play.state.asked = [(seat, "turn")]


def ask_bids(play: Play[GardenState, Any]) -> None:
    play.commit()
    play.state.asked = play.game.bids_of(play.state)


def reveal(play: Play[GardenState, Any]) -> None:
    state = play.state
    highest = [seat for seat, bid in enumerate(state.bids) if bid == max(state.bids)]
    winner = highest[0] if len(highest) == 1 else play.chance.pick(highest, "prize")
    state.points[winner] += PRIZE
    for seat, garden in enumerate(state.gardens):
        state.points[seat] += garden.count(state.named)
    play.tell(Shown(state.named, winner, state.bids))
    state.shows.append(" ".join([state.named, *map(str, state.bids)]))
    state.named, state.bids = "", [HIDDEN] * len(state.bids)


def draw(play: Play[GardenState, Any], seat: int) -> None:
    """One flower of the bag, unseen by the others. The bag stays sorted: its order says nothing."""
    flower = play.chance.pick(play.state.bag, "draw")
    play.state.bag.remove(flower)
    play.state.hands[seat].append(flower)
    play.tell(Drew(seat, flower))


# -- answers -------------------------------------------------------------------------------------------


def take_turn(play: Play[GardenState, Any], seat: int, words: list[str]) -> None:
    state = play.state
    if words[0] == "rest":
        play.tell(Rested(seat))
        return
    state.agenda.append(("turn", seat))
    if words[0] == "draw":
        draw(play, seat)
        return
    state.hands[seat].remove(words[1])
    if words[0] == "plant":
        state.gardens[seat].append(words[1])
        play.tell(Planted(seat, words[1]))
    else:
        state.vase.append(words[1])
        play.commit()
        play.tell(Given(seat, words[1]))


def seal_bid(play: Play[GardenState, Any], seat: int, words: list[str], _show: int) -> None:
    if words[0] == "name":
        play.state.named = words[1]
    else:
        play.state.bids[seat] = int(words[1])
        play.state.ready |= 1 << seat


class GardenShow(Game[GardenState, GardenView]):
    view_type = GardenView
    steps: Mapping[str, Callable[..., None]] = {
        "round": start_round, "turn": ask_turn, "bid": ask_bids, "reveal": reveal, "draw": draw}  # fmt: skip
    answers: Mapping[str, Callable[..., None]] = {"turn": take_turn, "bid": seal_bid}
    sealed = frozenset({"bid"})

    def __init__(self, title: Title, players: int, settings: Mapping[str, str | int],
                 pack: Override | None, rules: int = 1, contents: Contents | None = None) -> None:  # fmt: skip
        self.title, self.players, self.settings, self.rules = title, players, settings, rules
        self._contents = contents or title.shipped
        self.flowers = Pack(self._contents.read, pack).entries("flowers.toml", "flower", Flower)
        self.box = sorted(flower.id for flower in self.flowers.values() for _ in range(flower.copies))

    @property
    def contents(self) -> Contents:
        return self._contents

    def plan(self, number: int, first: int) -> list[Step]:
        """The rest of a round from the turn of a seat on, last things first."""
        turns: list[Step] = [("turn", seat) for seat in range(first, self.players)]
        return [("round", number + 1), ("reveal",), ("bid",), *reversed(turns)]

    def bids_of(self, state: GardenState) -> list[Step]:
        """Everybody is asked at once; which show it is about is public."""
        return [(seat, "bid", len(state.shows) + 1) for seat in range(self.players)]

    def lay_out(self) -> GardenState:
        state = GardenState.__new__(GardenState)
        state.agenda, state.asked, state.ready, state.over = [], [], 0, False
        state.bag, state.vase, state.named, state.shows = self.box[:], [], "", []
        state.bids, state.points = [HIDDEN] * self.players, [0] * self.players
        state.hands, state.gardens = [[] for _ in range(self.players)], [[] for _ in range(self.players)]
        return state

    def set_up(self, play: Play[GardenState, Any]) -> GardenState:
        state = self.lay_out()
        state.agenda = [("round", 1), *[("draw", seat) for seat in reversed(range(self.players)) for _ in range(2)]]
        return state

    def options(self, state: GardenState, seat: int) -> Sequence[str]:
        if self.asked_kind(state, seat) == "bid":
            if seat == 0 and not state.named:
                return [f"name {flower}" for flower in self.flowers]
            return [f"bid {amount}" for amount in range(BIDS)]
        held = sorted(set(state.hands[seat]))
        drawing = ["draw"] if state.bag and len(state.hands[seat]) < FULL_HAND else []
        return ["rest", *drawing, *(f"{verb} {flower}" for verb in ("plant", "give") for flower in held)]

    def frame(self, state: GardenState, ask: Step) -> tuple[str, dict[str, Any]]:
        if ask[1] == "turn":
            return "turn", {}
        return "bid" if ask[0] or state.named else "name", {"show": ask[2]}

    def refuse(self, state: GardenState, seat: int, choice: str) -> Reason:
        verb, _, flower = choice.partition(" ")
        if self.asked_kind(state, seat) == "turn":
            if verb in ("plant", "give") and flower in self.flowers:
                return Reason("not-in-hand", "GS-2", {"flower": flower})
            if choice == "draw":
                return Reason("no-draw", "GS-3")
        return Reason("unknown-choice")

    def tempting(self, state: GardenState, seat: int, options: Sequence[str]) -> Sequence[str]:
        if self.asked_kind(state, seat) == "bid":
            return ()
        thinkable = ["draw", *(f"plant {flower}" for flower in self.flowers)]
        return [choice for choice in thinkable if choice not in options]

    def shortcuts(self, state: GardenState, seat: int, options: Sequence[str]) -> Sequence[Shortcut]:
        if self.asked_kind(state, seat) == "bid" or not state.hands[seat]:
            return ()
        chain = [f"plant {flower}" for flower in state.hands[seat]]
        return [Shortcut("plant-all", Message("option-plant", {"flower": state.hands[seat]}), chain)]

    def result(self, state: GardenState) -> Result | None:
        if not state.over:
            return None
        scores = [points + sum(self.flowers[flower].worth for flower in garden)
                  for points, garden in zip(state.points, state.gardens, strict=True)]  # fmt: skip
        return Result(scores, [seat for seat, score in enumerate(scores) if score == max(scores)])

    def view(self, state: GardenState, seat: int) -> GardenView:
        public = GardenView(
            seat, list(state.agenda), list(state.asked), state.over, len(state.bag), list(state.vase),
            list(state.shows), [list(garden) for garden in state.gardens], list(state.points),
            list(map(len, state.hands)))  # fmt: skip
        if seat == SPECTATOR:
            return public
        named = state.named if seat == 0 else ""
        return msgspec.structs.replace(public, hand=list(state.hands[seat]), bid=state.bids[seat], named=named)

    def sample(self, view: GardenView, rng: random.Random) -> GardenState:
        state = self.lay_out()
        state.agenda, state.asked, state.over = list(view.agenda), list(view.asked), view.over
        state.vase, state.shows = list(view.vase), list(view.shows)
        state.points, state.named = list(view.points), view.named
        state.gardens = [list(garden) for garden in view.gardens]
        unseen = list((Counter(self.box) - Counter(view.hand + view.vase + spread(view.gardens))).elements())
        rng.shuffle(unseen)
        for seat, size in enumerate(view.hand_sizes):
            state.hands[seat] = list(view.hand) if seat == view.seat else [unseen.pop() for _ in range(size)]
        state.bag = sorted(unseen)
        if view.bid != HIDDEN:
            state.bids[view.seat] = view.bid
            state.ready = 1 << view.seat
        return state

    def outcomes(self, state: GardenState, what: str) -> list[str]:
        if what == "draw":
            return list(state.bag)
        return [seat_letter(seat) for seat, bid in enumerate(state.bids) if bid == max(state.bids)]

    def describe(self, view: GardenView, choice: str) -> Option:
        verb, _, word = choice.partition(" ")
        if verb == "bid":
            return Option(choice, Message("option-bid", {"amount": int(word)}))
        cautions = [Message("caution-final")] if verb == "give" else []
        label = Message(f"option-{verb}", {"flower": word} if word else {})
        return Option(choice, label, [word] if word else [], cautions)

    def board(self, view: GardenView, say: Callable[[Message], str], width: int) -> list[str]:
        lines = [say(Message("board-bag", {"count": view.bag, "flowers": view.vase}))]
        for seat, garden in enumerate(view.gardens):
            args: dict[str, Any] = {"seat": seat, "points": view.points[seat], "flowers": garden}
            lines.append(say(Message("board-garden", args)))
        hand = [] if view.seat == SPECTATOR else [say(Message("board-hand", {"flowers": view.hand}))]
        return [line[:width] for line in lines + hand]

    def components(self) -> Sequence[Component]:
        return [Component(flower.id, "flower", flower.name, flower.provenance) for flower in self.flowers.values()]

    def faults(self, state: GardenState) -> list[str]:
        everything = sorted(state.bag + state.vase + spread(state.hands + state.gardens))
        lost = [] if everything == self.box else [f"flowers are {everything}"]
        return lost + [f"seat {seat} holds {hand}" for seat, hand in enumerate(state.hands) if len(hand) > FULL_HAND]

    def arrange(self, given: Mapping[str, Any]) -> GardenState:
        """Words: round, asked (a seat's letter, "bid" or "nobody"), vase, shows, named,
        and hand, garden, points, bid by letter."""
        state = self.lay_out()
        state.vase, state.shows = list(given.get("vase", [])), list(given.get("shows", []))
        state.named = given.get("named", "")
        for letter, seat in ((letter, seat_number(letter)) for letter in given.get("seats", {})):
            held = given["seats"][letter]
            state.hands[seat], state.gardens[seat] = list(held.get("hand", [])), list(held.get("garden", []))
            state.points[seat], state.bids[seat] = held.get("points", 0), held.get("bid", HIDDEN)
        laid = Counter(state.vase + spread(state.hands + state.gardens))
        state.bag = sorted((Counter(self.box) - laid).elements())
        state.ready = sum(1 << seat for seat, bid in enumerate(state.bids) if bid != HIDDEN)
        number, asked = given.get("round", 1), given.get("asked", "A")
        state.over = asked == "nobody"
        if asked == "bid":
            state.agenda, state.asked = self.plan(number, self.players)[:2], self.bids_of(state)
        elif not state.over:
            state.agenda, state.asked = self.plan(number, seat_number(asked) + 1), [(seat_number(asked), "turn")]
        return state

    def portrait(self, state: GardenState) -> dict[str, Any]:
        kind = "nobody" if state.over else state.asked[0][1]
        seats = {
            seat_letter(seat): {"hand": list(state.hands[seat]), "garden": list(state.gardens[seat]),
                                "points": state.points[seat], "bid": state.bids[seat]}
            for seat in range(self.players)}  # fmt: skip
        return {"round": state.agenda[0][1] - 1 if state.agenda else self.settings["rounds"],
                "asked": seat_letter(state.asked[0][0]) if kind == "turn" else kind,
                "vase": list(state.vase), "shows": list(state.shows), "named": state.named, "seats": seats}  # fmt: skip


class GardenTitle(Title):
    id, rules_version, rule_prefix, seats = "garden_show", 1, "GS", range(1, 5)
    settings = (Setting("rounds", 2, low=1, high=3, rule="GS-1"),)
    home = Path(__file__).parent / "toy_home"

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> GardenShow:
        return GardenShow(self, players, settings, pack, rules or self.rules_version, box or self.shipped)

    def check(self, players: int, settings: Mapping[str, str | int], box: Contents | None = None) -> Reason | None:
        crowded = players == 4 and settings["rounds"] == 3
        return Reason("crowded", "GS-1", {"most": 2}) if crowded else None


TITLE = GardenTitle()
