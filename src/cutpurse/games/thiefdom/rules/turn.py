"""A thief's turn: action points, what can be done with them, and what is free (TD-7.1 to TD-7.5, TD-7.23 to TD-7.26)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import activation, cards, exchange, locations, move, rob, wares
from cutpurse.games.thiefdom.rules.goods import discard, discard_options
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of
from cutpurse.games.thiefdom.state import NOBODY, State
from cutpurse.games.thiefdom.terms import seat_and_shape, shape_of
from cutpurse.games.thiefdom.vocabulary import Teleport

STEPS_OF_A_MOVE = frozenset({"go", "hide", "enter", "climb", "over"})


def turn(play: ThiefdomPlay, thief: int) -> None:
    state = play.state
    state.active, state.ap = thief, play.game.box.numbers.action_points
    state.used, state.smoke, state.seen, state.taken = 0, False, [], False
    play.tell(told.TurnBegan(*seat_and_shape(thief)))
    state.agenda.append(("action",))


def action(play: ThiefdomPlay) -> None:
    """What next? A turn in which nothing but its end is left is over (D-06)."""
    state, seat = play.state, play.state.active // 3
    open_still = state.ap or state.stamina >> seat & 1  # the usual case needs no longer look
    if open_still or action_options(play.game, state, seat) != ["end"]:
        state.asked = [(seat, "action")]
    else:
        _end(play)


def action_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Everything the active thief can do now: for action points, and free of cost."""
    thief = state.active
    options: list[str] = []
    own = cards.own_and_guild(game, state, thief)
    if state.ap:
        options += move.first_steps(game, state, thief)
        options += rob.rob_options(game, state, thief)
        if locations.can_activate(game, state, thief):
            options.append("activate")
        if own & game.box.actions:
            options += cards.action_options(game, state, thief)
    if own & game.box.free_cards:
        options += cards.free_options(game, state, thief)
    if state.stamina >> seat & 1:
        options.append("stamina")
    if state.thief_at[thief] == state.lairs[seat]:
        options += _lair_options(game, state, thief)
    options += discard_options(game, state, thief)
    options.append("end")
    return options


def _lair_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """In the own lair: the poster (TD-7.24), goods (TD-7.23)."""
    options = ["poster"] if state.posters >> thief & 1 else []
    if exchange.possible(game, state, thief, store_of(game, thief // 3)):
        options.append("exchange lair")
    guild, here = thief - thief % 3, state.thief_at[thief]
    for other in range(guild, guild + 3):
        if other != thief and state.thief_at[other] == here and exchange.possible(game, state, thief, other):
            options.append(f"exchange {shape_of(other)}")
    return options


def answer_action(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    state, thief, verb = play.state, play.state.active, words[0]
    if verb == "end":
        _end(play)
        return
    state.agenda.append(("action",))
    if verb in STEPS_OF_A_MOVE:
        _spend(state)
        move.begin_move(play, thief, words)
    elif verb == "rob":
        _spend(state)
        rob.rob(play, thief, words)
    elif verb == "activate":
        _spend(state)
        activation.activate(play, thief)
    elif verb == "use":
        _use(play, thief, words)
    elif verb == "exchange":
        exchange.remember(play.game, state)
        exchange.begin(play, thief, exchange.partner_holder(play.game, thief, words[1]))
    elif verb == "discard":
        discard(play, thief, words[1])
    elif verb == "poster":
        state.posters &= ~(1 << thief)
        state.seen = []
        play.tell(told.PosterOff(seat, shape_of(thief), 0))
    else:
        _stamina(play, thief)


def _spend(state: State) -> None:
    state.ap -= 1
    state.seen = []


def _use(play: ThiefdomPlay, thief: int, words: list[str]) -> None:
    """Cards of type `action` cost a point (TD-10.2), free ones nothing (TD-10.4)."""
    state, box = play.state, play.game.box
    card = box.card_number[words[1]]
    if box.actions >> card & 1:
        _spend(state)
    if box.once_per_turn >> card & 1:
        state.used |= 1 << card
        state.seen = []
    if not box.with_effect[Teleport] >> card & 1:
        state.seen = []
    cards.use(play, thief, words)


def _stamina(play: ThiefdomPlay, thief: int) -> None:
    """Once per night, at any time of a turn (TD-7.2)."""
    state = play.state
    state.stamina &= ~(1 << thief // 3)
    state.ap += play.game.box.numbers.stamina_points
    state.seen = []
    play.tell(told.StaminaUsed(*seat_and_shape(thief)))


def _end(play: ThiefdomPlay) -> None:
    """Points that are left are lost (TD-7.4); a display from which cards were taken is refilled (TD-9.14)."""
    state = play.state
    thief = state.active
    play.commit()
    play.tell(told.TurnEnded(*seat_and_shape(thief), state.ap))
    state.active, state.ap, state.used, state.smoke, state.seen = NOBODY, 0, 0, False, []
    if state.taken:
        state.taken = False
        wares.refill(play)
