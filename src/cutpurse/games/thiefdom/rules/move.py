"""The Move of a thief, hop by hop (TD-7.6 to TD-7.22, TD-7.25).

A hop is what one point pays for: squares passed over and a landing. The player takes it step by step; on the way
`state.hop` holds what has been passed. A step is offered only if the hop can still come to a landing.
"""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import exchange
from cutpurse.games.thiefdom.rules.arrest import escapes, resolve, smoked, stopped_by, watched, watcher
from cutpurse.games.thiefdom.rules.goods import discard, discard_options, effect_of, has, lose_points
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.terms import seat_and_shape, shape_of
from cutpurse.games.thiefdom.town import Town
from cutpurse.games.thiefdom.vocabulary import CatacombPoints, CrossWall, JumpBuilding, MovePoints, NoLoss


def occupied(state: State, town: Town) -> int:
    """The street squares on which a figure stands: at most one on each, so bits can be added up (TD-1.7)."""
    bit = town.bit.__getitem__
    return sum(map(bit, state.folk_at)) + sum(map(bit, state.thief_at))


def standing(state: State) -> list[int]:
    """The spaces on which somebody is, buildings included: the townsfolk in their order, then the thieves."""
    return state.folk_at + state.thief_at


def stands_on(space: int, taken: list[int]) -> bool:
    """Is this one of the spaces on which somebody is? (`in` compares objects; this, compiled, compares numbers.)"""
    for other in taken:  # noqa: SIM110
        if other == space:
            return True
    return False


# -- where a hop can lead ------------------------------------------------------------------------


class Hops:
    """The steps open to the active thief in the hop under way."""

    __slots__ = ("climb", "jump", "start", "taken", "toll", "town")

    def __init__(self, game: Ruleset, state: State, thief: int, points: int) -> None:
        self.town: Town = town_in(game, state)
        self.taken = standing(state)
        self.start = state.thief_at[thief]
        cards = state.cards[thief] & ~state.used & game.box.odd_steps
        self.climb = cards > 0 and bool(cards & game.box.with_effect[CrossWall])
        self.jump = cards > 0 and bool(cards & game.box.with_effect[JumpBuilding])
        self.toll = points == 0
        """Only Tristan's point is left: the hop must go through the catacombs (ruling Q47)."""

    def steps(self, here: int, passed: list[int]) -> list[str]:
        """All steps from a space, as options."""
        town, toll = self.town, self.toll
        busy, words = self.busy_around(here), town.go[here]
        if not (busy or passed or toll or self.climb or self.jump):
            return list(words)
        options: list[str] = []
        for place, there in enumerate(town.steps[here]):
            if self.leads_on(there, busy, passed, self.climb, self.jump, toll and not self.mouths(here, there)):
                options.append(words[place])
        if self.climb and (here < town.squares or not passed):  # not from the roof of a building jumped over
            options += [f"climb {town.name[there]}" for there in town.climbs[here]
                        if self.leads_on(there, self.taken, passed, False, self.jump, toll)]  # fmt: skip
        if self.jump and here < town.squares:
            options += [f"over {town.name[building]}" for building in town.touched[here]
                        if building != self.start and building not in passed
                        and self.lands_beyond(building, [*passed, building], self.climb, False, toll)]  # fmt: skip
        return options

    def busy_around(self, here: int) -> list[int]:
        """The spaces one step from here on which somebody is."""
        taken = self.taken
        return [there for there in self.town.steps[here] if stands_on(there, taken)]

    def leads_on(self, there: int, taken: list[int], passed: list[int], climb: bool, jump: bool, toll: bool) -> bool:
        """Is this step a landing, or does it pass a figure towards one? (TD-7.8, TD-7.25)"""
        if there == self.start or there in passed:
            return False
        if there >= self.town.squares or not stands_on(there, taken):
            return not toll
        return self.lands_beyond(there, [*passed, there], climb, jump, toll)

    def lands_beyond(self, here: int, passed: list[int], climb: bool, jump: bool, toll: bool) -> bool:
        """Does some way on from here come to a landing?"""
        town, busy = self.town, self.busy_around(here)
        for there in town.steps[here]:
            if self.leads_on(there, busy, passed, climb, jump, toll and not self.mouths(here, there)):
                return True
        if climb and here < town.squares:
            for there in town.climbs[here]:
                if self.leads_on(there, self.taken, passed, False, jump, toll):
                    return True
        return jump and here < town.squares and any(
            self.lands_beyond(building, [*passed, building], climb, False, toll) for building in town.touched[here]
            if building != self.start and building not in passed)  # fmt: skip

    def mouths(self, here: int, there: int) -> bool:
        """Is this a step through the catacombs? (TD-1.15)"""
        return bool(self.town.mouth_mask & self.town.bit[here] and self.town.mouth_mask & self.town.bit[there])


def tristan_waits(game: Ruleset, state: State, thief: int) -> bool:
    return not state.tristan and bool(has(game, state, thief, CatacombPoints))


def first_steps(game: Ruleset, state: State, thief: int) -> list[str]:
    """How a Move can begin."""
    return Hops(game, state, thief, 1).steps(state.thief_at[thief], [])


def hop_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """The next hop, without "stop"."""
    if state.points or tristan_waits(game, state, thief):
        return Hops(game, state, thief, state.points).steps(state.thief_at[thief], [])
    return []


def pass_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """Above something that is passed over: the way on, and goods for an own thief below (TD-7.10)."""
    options = Hops(game, state, thief, state.points).steps(state.hop[-1], state.hop)
    street = state.hop[-1] < town_in(game, state).squares
    below = own_thief_below(state, thief) if street else NOBODY
    if below != NOBODY and exchange.possible(game, state, thief, below):
        options.append(f"exchange {shape_of(below)}")
    return options


def own_thief_below(state: State, thief: int) -> int:
    """The thief of the same guild whom the hop is passing over just now."""
    guild = thief - thief % 3
    for other in range(guild, guild + 3):
        if other != thief and state.thief_at[other] == state.hop[-1]:
            return other
    return NOBODY


# -- moving --------------------------------------------------------------------------------------


def begin_move(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    """3 points, 4 with Shoes (TD-7.6)."""
    state, game = play.state, play.game
    shoes = has(game, state, thief, MovePoints)
    state.points = game.box.numbers.move_points + (effect_of(game, shoes, MovePoints).count if shoes else 0)
    state.moving, state.tristan, state.hop = True, False, []
    step(play, thief, words)


def end_move(state: State) -> None:
    state.moving, state.points, state.hop, state.tristan = False, 0, [], False


def step(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    """One step: a landing, or something that is passed over."""
    state, game = play.state, play.game
    town: Town = town_in(game, state)
    here = state.hop[-1] if state.hop else state.thief_at[thief]
    there = town.number[words[1]]
    if words[0] == "climb":
        state.used |= has(game, state, thief, CrossWall)
        play.tell(told.WallClimbed(*seat_and_shape(thief), words[1]))
    elif words[0] == "over":
        state.used |= has(game, state, thief, JumpBuilding)
    elif town.bit[here] & town.mouth_mask and town.bit[there] & town.mouth_mask and tristan_waits(game, state, thief):
        state.tristan = True
        state.points += effect_of(game, has(game, state, thief, CatacombPoints), CatacombPoints).count
    if there >= town.squares and words[0] != "over":
        _enter(play, thief, there)
    elif words[0] == "over" or stands_on(there, state.folk_at) or stands_on(there, state.thief_at):
        _pass_over(play, thief, there)
    else:
        _land(play, thief, there)


def _pass_over(play: ThiefdomPlay, thief: int, space: int) -> None:
    state, game = play.state, play.game
    seat, shape = seat_and_shape(thief)
    state.hop.append(space)
    place = town_in(game, state).name[space]
    if space in state.folk_at:
        play.tell(told.PassedOver(seat, shape, place, figure=game.box.folk_id[state.folk_at.index(space)]))
    elif space < town_in(game, state).squares:
        below = state.thief_at.index(space)
        whose = [below // 3] if below < game.thieves else []
        play.tell(told.PassedOver(seat, shape, place, hat=shape_of(below), seats=whose))
    else:
        play.tell(told.PassedOver(seat, shape, place))
    if space < town_in(game, state).squares:
        catcher = stopped_by(game, state, thief, space)
        if catcher != NOBODY:
            _caught(play, thief, catcher)
            return
        lose_points(play, seat, passing_loss(game, state, thief, space), "rival_passed")
    state.agenda.append(("pass",))


def _land(play: ThiefdomPlay, thief: int, square: int) -> None:
    state, game = play.state, play.game
    state.thief_at[thief] = square
    state.points -= 1
    state.hop = []
    play.tell(told.Moved(*seat_and_shape(thief), town_in(game, state).name[square]))
    if watched(game, state, thief) >> square & 1:
        _caught(play, thief, watcher(game, state, thief, square))
    else:
        state.agenda.append(("hop",))


def _enter(play: ThiefdomPlay, thief: int, building: int) -> None:
    """Ends the Move (TD-7.15); rivals inside cost points (TD-7.20, TD-7.21)."""
    state, game = play.state, play.game
    loss = entering_loss(game, state, thief, building)
    state.thief_at[thief] = building
    end_move(state)
    play.tell(told.Moved(*seat_and_shape(thief), town_in(game, state).name[building]))
    lose_points(play, thief // 3, loss, "rival_inside")


def _caught(play: ThiefdomPlay, thief: int, figure: int) -> None:
    """The Move ends at once; the turn goes on from the lair, or where he stands up again (TD-6.3, TD-6.6, TD-6.13)."""
    end_move(play.state)
    escaped = [thief] if escapes(play.game, play.state, thief, figure) else []
    resolve(play, [(thief, figure)], escaped)


def passing_loss(game: Ruleset, state: State, thief: int, square: int) -> int:
    """TD-7.9, unless Benjamin or a Smoke Bomb helps."""
    if square not in state.thief_at or smoked(state, thief) or has(game, state, thief, NoLoss):
        return 0
    rival = state.thief_at.index(square)
    return game.box.numbers.rival_passed_vp if rival // 3 != thief // 3 else 0


def entering_loss(game: Ruleset, state: State, thief: int, building: int) -> int:
    """1 VP for each rival inside who is not in his own lair (TD-7.20, TD-7.21, TD-13.15)."""
    seat = thief // 3
    if building not in state.thief_at or state.lairs[seat] == building or has(game, state, thief, NoLoss):
        return 0
    rivals = sum(1 for other, space in enumerate(state.thief_at)
                 if space == building and other // 3 != seat
                 and (other >= game.thieves or state.lairs[other // 3] != building))  # fmt: skip
    return rivals * game.box.numbers.rival_in_building_vp


# -- questions -----------------------------------------------------------------------------------


def hop(play: ThiefdomPlay) -> None:
    """After a landing: go on, or stop (D-07)."""
    state = play.state
    if state.points or hop_options(play.game, state, state.active):
        state.asked = [(state.active // 3, "hop")]
    else:
        end_move(state)


def hop_question(game: Ruleset, state: State, seat: int) -> list[str]:
    thief = state.active
    return [*hop_options(game, state, thief), "stop", *discard_options(game, state, thief)]


def answer_hop(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state = play.state
    if words[0] == "stop":
        end_move(state)
    elif words[0] == "discard":
        discard(play, state.active, words[1])
        state.agenda.append(("hop",))
    else:
        step(play, state.active, words)


def passing(play: ThiefdomPlay) -> None:
    """In the middle of a hop. A single way on needs no question."""
    state = play.state
    options = pass_options(play.game, state, state.active)
    if len(options) == 1:
        step(play, state.active, options[0].split(" "))
    else:
        state.asked = [(state.active // 3, "pass")]


def pass_question(game: Ruleset, state: State, seat: int) -> list[str]:
    return [*pass_options(game, state, state.active), *discard_options(game, state, state.active)]


def answer_pass(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state = play.state
    thief = state.active
    if words[0] == "discard":
        discard(play, thief, words[1])
        state.agenda.append(("pass",))
    elif words[0] == "exchange":
        state.agenda.append(("pass",))
        exchange.remember(play.game, state)
        exchange.begin(play, thief, exchange.partner_holder(play.game, thief, words[1]))
    else:
        step(play, thief, words)
