"""Planning: which actions, and before or after the watch (chapter 11).

The watch's place is known. An action needs so many AP to come before it; one AP is enough to come after. Plans are
made of a movement, perhaps with a movement card, perhaps another card first, and Ambush for what is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cutpurse.games.age_of_thieves.bots.city_facts import CARD, CityFacts
from cutpurse.games.age_of_thieves.bots.foresight import Foresight
from cutpurse.games.age_of_thieves.bots.journey import Point, Scout
from cutpurse.games.age_of_thieves.bots.outlook import POINT, Outlook, Patrols
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.rules.cards import kinds_of
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, kept
from cutpurse.games.age_of_thieves.rules.moving import DASH, JUMP, SNEAK
from cutpurse.games.age_of_thieves.rules.planning import all_points, needs_cover
from cutpurse.games.age_of_thieves.rules.plans import name_of
from cutpurse.games.age_of_thieves.state import SPECIAL_CARD, State
from cutpurse.games.age_of_thieves.vocabulary import Draw, Gain, Look, Move, Salvage

MOVE, AMBUSH = "move", "ambush"
SPENT = 0.45
"""The share of a card's price that it must earn: another one comes with the next turn."""
WITS = 0.6
"""What Ambush brings beside other actions."""
BIDDING = 2
"""Of so many outlines other bids are tried too."""
IDLE = 1.2
"""What a turn is worth that is spent on Ambush alone."""


class Laid(NamedTuple):
    """An action to plan."""

    card: str
    cover: str
    points: int
    tokens: tuple[int, ...] = ()


class Draft(NamedTuple):
    """A plan in outline: what comes before the watch, what after, and what it is worth."""

    value: float
    early: tuple[str, ...]
    late: tuple[str, ...]


class Means(NamedTuple):
    """What a thief can spend this turn."""

    markers: int
    tokens: list[int]
    """Kinds of AP token, each as often as he has it."""
    points: int
    need: int
    """AP that come before the watch."""

    @property
    def spare(self) -> int:
        """The most AP that still come after it."""
        return self.need - 1


def undone(state: State) -> State:
    """The position before anybody began to plan: the same whatever has been laid out since."""
    before = state.clone()
    for seat, plan in enumerate(state.plans):
        for card in (*(card for action in plan for card in action[:2]), *state.laying[seat][:2]):
            if card >= 0:
                before.hands[seat] |= 1 << card
        before.plans[seat] = before.laying[seat] = ()
    before.ready = 0
    return before


class Planner:
    """Makes the plan of one seat for one turn."""

    def __init__(self, facts: CityFacts, state: State, seat: int, plain: bool = False) -> None:
        self.facts, self.game, self.seat = facts, facts.game, seat
        self.state = state.clone()
        self.state.watch_done = False  # that it has acted is still known from the turn before
        self.foresight = Foresight(facts, seat, planning=True)
        self.means = self._means()
        self.jailed = in_dungeon(self.game, self.state, seat)
        hand = [] if plain else kinds_of(self.game, self.state.hands[seat])
        self.movers = [card for card in hand if facts.travel[card]]
        self.others = [] if self.jailed else [card for card in hand if not facts.travel[card]]
        self.special = name_of(self.game, self.state, seat, SPECIAL_CARD)
        if hand and self.game.special_actions and not self.jailed:
            self.others.append(self.special)

    def _means(self) -> Means:
        state, game, box = self.state, self.game, self.facts.box
        markers = all_points(game, state, self.seat)
        tokens = [kind for kind in box.ap_tokens for _ in range(kept(game, state, self.seat, kind))]
        side = box.alarm if state.alarm else box.calm
        need = state.initiative + (side.tie == "watch")
        return Means(markers, tokens, markers + sum(box.tokens[kind].ap for kind in tokens), need)

    def plan(self, taste: int = 0) -> list[Laid]:
        """The best outline. Points that are left over say nothing about it, so they are laid in several ways, by taste:
        whoever always makes one great bid is outbid by one point more."""
        best = max(self.drafts(), key=lambda draft: draft.value)
        return (self._lay, self._evenly, self._in_two)[taste % 3](best)

    def variety(self, most: int) -> list[list[Laid]]:
        """Several plans, the best first: other outlines, and other bids for the same."""
        ranked = sorted(self.drafts(), key=lambda draft: -draft.value)
        outlines: dict[tuple[tuple[str, ...], tuple[str, ...]], Draft] = {}
        for draft in ranked:
            outlines.setdefault((draft.early, draft.late), draft)
        best = list(outlines.values())[:most]
        found = [self._lay(draft) for draft in best]
        for draft in best[:BIDDING]:
            for bid in (self._evenly, self._no_more):
                if (laid := bid(draft)) not in found:
                    found.insert(min(len(found), 2 * len(best[:BIDDING])), laid)
        return found[:most]

    def _evenly(self, draft: Draft) -> list[Laid]:
        """What is left over goes to all actions that are to come before the watch, or to all."""
        plan, means = self._no_more(draft), self.means
        eager = range(len(draft.early)) if draft.early else range(len(plan))
        top = means.markers if draft.early else means.spare
        left = means.markers - sum(laid.points for laid in plan)
        while left > 0 and any(plan[place].points < top for place in eager):
            for place in eager:
                if left > 0 and plan[place].points < top:
                    plan[place] = plan[place]._replace(points=plan[place].points + 1)
                    left -= 1
        return plan

    def _in_two(self, draft: Draft) -> list[Laid]:
        """Half of what is left over goes to the first action, the rest to those after it, as far as they may come."""
        plan, spare = self._lay(draft), self.means.spare
        first = max(range(len(plan)), key=lambda place: plan[place].points, default=0)
        need = max(self.means.need if first < len(draft.early) else 1, self._in_tokens(plan[first])) if plan else 0
        left = (plan[first].points - need) // 2 if plan else 0
        for place, laid in enumerate(plan):
            if place != first and left > 0:
                top = self.means.markers if place < len(draft.early) else spare
                more = max(0, min(left, top - laid.points))
                plan[place] = laid._replace(points=laid.points + more)
                plan[first] = plan[first]._replace(points=plan[first].points - more)
                left -= more
        return plan

    def _no_more(self, draft: Draft) -> list[Laid]:
        """No more points than are needed: later than others, but nobody is ever outbid for much."""
        plan, early = self._lay(draft), len(draft.early)
        return [laid._replace(points=max(self.means.need if place < early else 1, self._in_tokens(laid)))
                for place, laid in enumerate(plan)]  # fmt: skip

    def _in_tokens(self, laid: Laid) -> int:
        return sum(self.facts.box.tokens[kind].ap for kind in laid.tokens)

    # -- outlines --------------------------------------------------------------------------------

    def drafts(self) -> Iterator[Draft]:
        yield from self._with(self.state, "")
        for card in self.others:
            if self._for_later(card):
                for draft in self._with(self.state, card):
                    yield draft._replace(value=draft.value + self.facts.price[card])
            else:
                yield from self._with(self.foresight.play(self.state, card), card)

    def _for_later(self, card: str) -> bool:
        """Cards, points, a look at tokens: nobody else is concerned, and it does not matter when."""
        action: Action = self.facts.box.actions[card]
        return all(isinstance(effect, Draw | Gain | Look | Salvage) for way in action.ways for effect in way.effects)

    def _with(self, world: State, card: str) -> Iterator[Draft]:
        """Plans that begin with a card (or none): how to move then."""
        patrols = Patrols(self.facts, world)
        outlook = Outlook(self.facts, world, self.seat, patrols)
        base = self.foresight.theirs(world, patrols) + outlook.sheet() - self._cost(card)
        for draft in self._movements(outlook, Scout(outlook), card):
            yield draft._replace(value=draft.value + base)

    def _cost(self, card: str) -> float:
        """Cards planned are gone; a special action costs its cover."""
        if not card:
            return 0.0
        spent = SPENT * self.facts.temper.thrift
        return spent * (CARD if card == self.special else self.facts.price[card])

    def _movements(self, outlook: Outlook, scout: Scout, card: str) -> Iterator[Draft]:
        here = Point(outlook.state.at[self.seat])
        stay = outlook.standing(1.0) - outlook.sheet()
        quick = (card,) if card and not self._for_later(card) else ()
        slow = (card,) if card and not quick else ()
        if not self.jailed:
            yield from self._draft(stay, quick, slow)
            if not card:
                yield Draft(stay + self._cunning_plan() - IDLE, (), (AMBUSH,))
        for cards in self._combinations(card):
            yield from self._journeys(outlook, scout, here, quick, slow, cards)
        if not card:
            steps = self.facts.travel[DASH]
            if self.means.need <= self.means.points:
                yield Draft(scout.best(here, steps, DASH, 1.0).value, (MOVE,), ())
            if self.means.spare and self.means.points:
                yield Draft(self._after_watch(outlook, scout, here, steps, DASH), (), (MOVE,))

    def _cunning_plan(self) -> float:
        """Two cards and two points, as far as the hand has room."""
        room = self.facts.box.numbers.hand_limit - self.state.hands[self.seat].bit_count()
        return CARD * min(room, 2) + 2 * POINT

    def _combinations(self, card: str) -> Iterator[tuple[str, ...]]:
        """Which movement actions together; with another card only the longest."""
        movers = sorted(self.movers, key=lambda mover: -self.facts.travel[mover])
        yield (MOVE,)
        for mover in movers[:1] if card else movers:
            yield MOVE, mover
            if not self.jailed and not card:
                yield (mover,)
        if len(movers) > 1 and not card:
            yield (MOVE, *movers[:2])

    def _journeys(self, outlook: Outlook, scout: Scout, here: Point, quick: tuple[str, ...], slow: tuple[str, ...],
                  cards: tuple[str, ...]) -> Iterator[Draft]:  # fmt: skip
        """The same movement before the watch, after it, or half and half."""
        cost = sum(self._cost(card) for card in cards if card != MOVE)
        steps = [self._steps(outlook, card) for card in cards]
        manner = self._manner(cards)
        if self._affordable(quick + cards, slow):
            value = scout.best(here, sum(steps), manner, 1.0).value
            yield from self._draft(value - cost, quick + cards, slow)
        if self.means.spare and self._affordable(quick, cards + slow):
            value = self._after_watch(outlook, scout, here, sum(steps), manner)
            yield from self._draft(value - cost, quick, cards + slow)
        if len(cards) > 1 and self.means.spare and self._affordable((*quick, cards[0]), cards[1:] + slow):
            half = scout.best(here, steps[0], self._manner(cards[:1]), 1.0, leaving=False).end
            value = self._after_watch(outlook, scout, half, sum(steps[1:]), self._manner(cards[1:]))
            yield from self._draft(value - cost, (*quick, cards[0]), cards[1:] + slow)

    def _after_watch(self, outlook: Outlook, scout: Scout, at: Point, steps: int, manner: str) -> float:
        """A move that waits for the watch: it may come for the thief first."""
        risk = outlook.danger(at.space)
        value = scout.best(at, steps, manner, 0.0).value
        if risk:
            value += risk * (outlook.arrested(at.space, at.gained, at.taken, at.prize) - value)
        return value

    def _steps(self, outlook: Outlook, card: str) -> int:
        return self.facts.travel[card] if card != MOVE else self.facts.travel[SNEAK] + outlook.ability.sneak

    def _manner(self, cards: tuple[str, ...]) -> str:
        """A single movement card moves in its own manner; several together like a Sneak."""
        if len(cards) == 1 and cards[0] != MOVE:
            for way in self.facts.box.actions[cards[0]].ways:
                for effect in way.effects:
                    if isinstance(effect, Move) and effect.manner == JUMP:
                        return JUMP
        return SNEAK

    # -- points ----------------------------------------------------------------------------------

    def _affordable(self, early: tuple[str, ...], late: tuple[str, ...]) -> bool:
        return self.means.need * len(early) + len(late) <= self.means.points

    def _draft(self, value: float, early: tuple[str, ...], late: tuple[str, ...]) -> Iterator[Draft]:
        """The plan, with Ambush for a last point."""
        if not self._affordable(early, late):
            return
        if self._affordable(early, (*late, AMBUSH)):
            yield Draft(value + WITS, early, (*late, AMBUSH))
        if early or late:
            yield Draft(value, early, late)

    def _lay(self, draft: Draft) -> list[Laid]:
        """AP for each action; what is left goes to the first one, to be before others too."""
        means = self.means
        cards = [*draft.early, *draft.late]
        points = [means.need] * len(draft.early) + [1] * len(draft.late)
        if not cards:
            return []
        left = max(means.markers - sum(points), 0)
        first = 0 if draft.early or MOVE not in cards else cards.index(MOVE)
        points[first] += left if draft.early else min(left, max(means.spare - 1, 0))
        lacking = sum(points) - means.markers
        tokens: list[int] = []
        for kind in means.tokens:
            if sum(self.facts.box.tokens[kind].ap for kind in tokens) < lacking:
                tokens.append(kind)
        points[first] = max(points[first], sum(self.facts.box.tokens[kind].ap for kind in tokens))
        return [Laid(card, self._cover(card, cards), points[place], tuple(tokens) if place == first else ())
                for place, card in enumerate(cards)]  # fmt: skip

    def _cover(self, card: str, cards: list[str]) -> str:
        """The cheapest general card that is not planned itself."""
        if card != self.special:
            return ""
        hand = [other for other in kinds_of(self.game, self.state.hands[self.seat]) if other not in cards]
        return min(hand, key=self.facts.price.__getitem__, default="")


# -- laying it out -------------------------------------------------------------------------------


def next_choice(facts: CityFacts, state: State, seat: int, options: Sequence[str], plan: list[Laid]) -> str:
    """The next small step towards a plan; what is laid already stays."""
    game = facts.game
    laying = state.laying[seat]
    if not laying:
        done = [name_of(game, state, seat, action[0]) for action in state.plans[seat]]
        for laid in plan:
            word = f"plan {laid.card}"
            if laid.card not in done and word in options and (laid.cover or laid.card not in facts.box.specials):
                return word
        return "ready"
    card = name_of(game, state, seat, laying[0])
    wanted = next((laid for laid in plan if laid.card == card), Laid(card, "", 1))
    if needs_cover(laying):
        return f"cover {wanted.cover}" if f"cover {wanted.cover}" in options else options[0]
    missing = list(wanted.tokens)
    for kind in laying[2:]:
        if kind in missing:
            missing.remove(kind)
    for kind in missing:
        if (word := game.token_words[kind]) in options:
            return word
    return _points(facts, wanted, laying[2:], options)


def _points(facts: CityFacts, wanted: Laid, tokens: tuple[int, ...], options: Sequence[str]) -> str:
    """As many markers as the action still needs, or as near as can be."""
    needed = wanted.points - sum(facts.box.tokens[kind].ap for kind in tokens)
    offered = [option for option in options if option.startswith("points ")]
    if not offered:
        return options[0]
    return min(offered, key=lambda option: abs(int(option.split(" ")[1]) - needed))
