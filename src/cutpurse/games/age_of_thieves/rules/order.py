"""The order of resolution, and what a thief does when an action comes up (AOT-6, AOT-8.1 to AOT-8.14)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules import effects, jewel
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon
from cutpurse.games.age_of_thieves.rules.plans import name_of, names_of, set_status, waiting
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import (
    AMBUSH_CARD,
    DECLINED,
    MOVE_CARD,
    NOBODY,
    RESOLVED,
    SPECIAL_CARD,
    TURNED_UP,
    WAITING,
    State,
)

# -- whose place ---------------------------------------------------------------------------------


def next_place(play: AotPlay) -> None:
    """The highest AP, or the watch; ties go round clockwise from the first thief (AOT-6.1 to AOT-6.4, AOT-6.10)."""
    state = play.state
    play.commit()
    highest = 0
    for plan in state.plans:
        for action in plan:
            if action[4] == WAITING and action[2] > highest:
                highest = action[2]
    if not state.watch_done and watch_is_next(play.game, state, highest):
        state.watch_done = True
        state.agenda += [("next_place",), ("watch_acts",)]
    elif not highest:
        state.agenda.append(("clean_up",))
    else:
        if highest != state.level:
            state.level, state.pointer = highest, state.first
        state.agenda.append(("next_place",))
        _next_action(play, next_seat(state, highest))


def watch_is_next(game: Ruleset, state: State, highest: int) -> bool:
    """Before lower actions; on a tie while calm after them, in alarm before (AOT-6.3)."""
    if not highest or state.initiative > highest:
        return True
    side = game.box.alarm if state.alarm else game.box.calm
    return state.initiative == highest and side.tie == "watch"


def next_seat(state: State, points: int) -> int:
    """The next thief with an action of this level (AOT-6.4)."""
    players = len(state.at)
    for step in range(players):
        seat = (state.pointer + step) % players
        if waiting(state, seat, points):
            state.pointer = (seat + 1) % players
            return seat
    raise LookupError(f"nobody has an action with {points} AP")


def _next_action(play: AotPlay, seat: int) -> None:
    """One action of this thief: the only one, or the one he chooses (AOT-6.5). After the lower half of a basic card,
    and in a dungeon before Move, actions are declined by themselves (AOT-8.3, AOT-11.13, AOT-11.17)."""
    state = play.state
    places = waiting(state, seat, state.level)
    if state.lower >> seat & 1:
        decline(play, seat, places[0], automatic=True)
    elif in_dungeon(play.game, state, seat):
        moves = [place for place in places if state.plans[seat][place][0] == MOVE_CARD]
        if moves:
            turn_up(play, seat, moves[0])
        else:
            decline(play, seat, places[0], automatic=True)
    elif len(places) > 1:
        state.asked = [(seat, "next_action")]
    else:
        turn_up(play, seat, places[0])


def next_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"act {place + 1}" for place in waiting(state, seat, state.level)]


def answer_next(play: AotPlay, seat: int, words: list[str]) -> None:
    turn_up(play, seat, int(words[1]) - 1)


# -- an action comes up --------------------------------------------------------------------------


def turn_up(play: AotPlay, seat: int, place: int) -> None:
    """Its AP aside, its cards face up (AOT-6.7, AOT-8.13); then it is resolved or declined."""
    state = play.state
    set_status(state, seat, place, TURNED_UP)
    action = state.plans[seat][place]
    state.begun.append((action[2], seat, place + 1))
    play.tell(told.TurnedUp(seat, place + 1, names_of(play.game, state, seat, action), action[2]))
    play.commit()
    state.asked = [(seat, "resolve", place)]


def resolve_options(game: Ruleset, state: State, seat: int, place: int) -> list[str]:
    """A half of a basic card, a card, or nothing (AOT-6.8, AOT-8.2, AOT-8.3, AOT-8.13)."""
    card, cover, *_ = state.plans[seat][place]
    if card in (MOVE_CARD, AMBUSH_CARD):
        alone = is_alone(state, seat)
        halves = game.box.halves_of[0 if card == MOVE_CARD else 1]
        return [*(half.id for half in halves if alone or not half.alone), "decline"]
    options = [game.use_words[name_of(game, state, seat, card)]]
    if card == SPECIAL_CARD:
        options.append(game.use_words[name_of(game, state, seat, cover)])
    return [*options, "decline"]


def is_alone(state: State, seat: int) -> bool:
    """No other action resolved this turn; declined ones do not count (AOT-8.3, AOT-8.4)."""
    return not any(action[4] == RESOLVED for action in state.plans[seat])


def answer_resolve(play: AotPlay, seat: int, words: list[str], place: int) -> None:
    if words[0] == "decline":
        decline(play, seat, place, automatic=False)
        return
    state, game = play.state, play.game
    action = words[-1]
    card, cover, *_ = state.plans[seat][place]
    half = game.box.halves.get(action)
    if half is not None and half.alone:
        state.lower |= 1 << seat
    special = card == SPECIAL_CARD and action == name_of(game, state, seat, SPECIAL_CARD)
    if special:  # the cover goes to the pile unused (AOT-8.14)
        state.discard |= 1 << cover
        state.cover = cover
        play.tell(told.Discarded(seat, [name_of(game, state, seat, cover)]))
    set_status(state, seat, place, RESOLVED, uncover=special)
    play.tell(told.Resolved(seat, action))
    state.acting = seat
    state.agenda.append(("action_over", seat))
    effects.begin(play, seat, action)


def decline(play: AotPlay, seat: int, place: int, *, automatic: bool) -> None:
    """Face up and aside, without effect (AOT-6.8)."""
    state = play.state
    set_status(state, seat, place, DECLINED)
    if automatic:  # it was never turned up
        state.begun.append((state.plans[seat][place][2], seat, place + 1))
    cards = names_of(play.game, state, seat, state.plans[seat][place])
    play.tell(told.Declined(seat, place + 1, cards, automatic))
    play.commit()


def action_over(play: AotPlay, seat: int) -> None:
    """The end of an action: the exit is drawn if it is due (AOT-7.25, AOT-12.5)."""
    state = play.state
    state.acting = state.cover = NOBODY
    if state.exit_due:
        jewel.draw_exit(play)
