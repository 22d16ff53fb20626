"""The frame of a turn: event phase, clean-up (AOT-3, AOT-13)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.components import YELLOW
from cutpurse.games.age_of_thieves.rules import happenings, jewel
from cutpurse.games.age_of_thieves.rules.cards import card_ids
from cutpurse.games.age_of_thieves.rules.figures import (
    city,
    clockwise,
    decider,
    holds,
    in_dungeon,
    passive,
    spaces_of_thieves,
    watch,
)
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits

# -- event phase ---------------------------------------------------------------------------------


def turn(play: AotPlay) -> None:
    """The alarm before anything else, if it is due (AOT-3.1, AOT-3.2)."""
    state = play.state
    play.commit()
    state.turn += 1
    state.phase = "event"
    play.tell(told.TurnBegan(state.turn, state.first))
    state.agenda += [("draw_phase", 0), ("watch_roll",), ("event_jewels", 1), ("event_card",)]
    if state.jewel_taken and not state.alarm:
        jewel.raise_alarm(play)


def event_card(play: AotPlay) -> None:
    """The top card of the current deck; immediate ones act at once, others as long as they lie (AOT-3.3, AOT-3.4)."""
    state, box = play.state, play.game.box
    deck = (box.alarm_deck if state.alarm else box.calm_deck) & ~state.events_gone
    state.event = play.chance.draw(deck, "alarm event" if state.alarm else "calm event")
    state.events_gone |= 1 << state.event
    if state.alarm:
        state.alarm_turns += 1
    else:
        state.calm_turns += 1
    number = state.alarm_turns if state.alarm else state.calm_turns
    play.tell(told.EventTurnedUp(box.event_id[state.event], "alarm" if state.alarm else "calm", number))
    happenings.begin(play, box.event_id[state.event])


def event_jewels(play: AotPlay, count: int) -> None:
    """While calm a yellow jewel comes to the district of the compass (AOT-3.6 to AOT-3.9)."""
    state = play.state
    if state.alarm or not count:
        return
    spaces = jewel_spaces(play.game, state)
    if not spaces:
        play.tell(told.NoJewelLaid())
        return
    state.agenda.append(("event_jewels", count - 1))
    if len(spaces) == 1:
        lay_jewel(play, spaces[0])
    else:
        state.asked = [(decider(state), "yellow_jewel")]


def jewels_in_supply(game: Ruleset, state: State) -> int:
    return game.box.jewels[YELLOW].count - state.yellow.bit_count() - sum(state.yellow_held)


def jewel_spaces(game: Ruleset, state: State) -> list[int]:
    """Empty, no dungeon, far from every thief (AOT-3.7); none without a jewel in the supply (AOT-3.8)."""
    if not jewels_in_supply(game, state):
        return []
    box, board = game.box, game.box.board
    compass = box.events[state.event].compass
    if not compass:
        return []
    spaces = board.district_mask[DISTRICTS.index(compass)] & board.open & ~pieces(state)
    for at in state.at:
        if at != NOBODY:
            spaces &= ~board.reach(at, box.numbers.jewel_distance - 1)
    return bits(spaces)


def pieces(state: State) -> int:
    """The spaces with any game piece on them (AOT-2.5)."""
    spaces = watch(state) | spaces_of_thieves(state) | state.face_down | state.face_up | state.smoke | state.fire
    spaces |= state.yellow | state.green
    return spaces | 1 << state.jewel_at if state.jewel_at != NOBODY else spaces


def jewel_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [game.jewel_words[space] for space in jewel_spaces(game, state)]


def answer_jewel(play: AotPlay, seat: int, words: list[str]) -> None:
    lay_jewel(play, play.game.box.board.number[words[1]])


def lay_jewel(play: AotPlay, space: int) -> None:
    box = play.game.box
    play.state.yellow |= 1 << space
    play.tell(told.JewelLaid(box.jewel_id[YELLOW], box.board.id[space]))


def watch_roll(play: AotPlay) -> None:
    """One die while calm, in alarm the higher of two; modifiers last, at least 1 (AOT-3.10 to AOT-3.12)."""
    state, box = play.state, play.game.box
    rule = holds(play.game, state)
    side = box.alarm if state.alarm else box.calm
    dice = [play.chance.below(box.numbers.die, "watch die") + 1 for _ in range(side.dice)]
    state.initiative = max((min(dice) if rule.lower_die else max(dice)) + rule.initiative, 1)
    play.tell(told.WatchRolled(dice, state.initiative))


# -- clean-up ------------------------------------------------------------------------------------


def clean_up(play: AotPlay) -> None:
    """Steps a to e (AOT-13.1)."""
    state = play.state
    state.phase = "cleanup"
    _cards_back(play)
    _effects_end(state)
    _new_points(play)
    play.tell(told.CleanedUp(state.turn))
    if _event_over(play):
        return
    state.first = next_first(state)
    play.tell(told.FirstThief(state.first))
    state.agenda.append(("turn",))


def _cards_back(play: AotPlay) -> None:
    """a: planned general cards to the pile, and those of thieves who have left (AOT-13.2, AOT-12.18). AP tokens that
    lay on actions are gone (AOT-13.7)."""
    state = play.state
    for seat, plan in enumerate(state.plans):
        for card, cover, *_ in plan:
            if card >= 0:
                state.discard |= 1 << card
            if cover >= 0:
                state.discard |= 1 << cover
        state.plans[seat] = ()
    for seat in state.left:
        if state.hands[seat]:
            play.tell(told.HandLaidDown(seat, card_ids(play.game, state.hands[seat])))
            state.discard |= state.hands[seat]
            state.hands[seat] = 0


def _effects_end(state: State) -> None:
    """b: markers and everything "until the end of the turn" (AOT-13.3, AOT-2.19)."""
    state.smoke = state.fire = state.marked = state.robbed = 0
    state.hidden = state.protected = state.unmasked = state.snared_thieves = state.lower = 0
    state.deaf = state.snared = state.charmed = state.placed = 0
    state.charmer = NOBODY
    state.dim = [0] * len(state.dim)
    state.asleep, state.asleep_next = state.asleep_next, 0


def _new_points(play: AotPlay) -> None:
    """c: blue, purple and red AP for the next planning (AOT-13.4 to AOT-13.6, AOT-11.12, AOT-12.16)."""
    state, game = play.state, play.game
    numbers = game.box.numbers
    for seat in range(len(state.at)):
        jailed = in_dungeon(game, state, seat)
        state.blue[seat] = numbers.dungeon_ap + passive(game, state, seat).dungeon_ap if jailed else numbers.blue_ap
        state.purple[seat], state.purple_new[seat] = state.purple_new[seat], 0
    if state.jewel_taken and state.red_at != state.jewel_holder:
        state.red_at = state.jewel_holder
        play.tell(told.RedPointsAside() if state.red_at == NOBODY else told.RedPoints(state.red_at))


def _event_over(play: AotPlay) -> bool:
    """d: the event goes to the box; with the last one the game may be over (AOT-13.8, AOT-13.9)."""
    state, numbers = play.state, play.game.box.numbers
    state.event = NOBODY
    state.initiative = state.level = NOBODY
    if state.alarm:
        over = state.alarm_turns == numbers.alarm_turns
    else:
        over = state.calm_turns == numbers.calm_turns and not state.jewel_taken
    if over:
        jewel.end_game(play, "points")
    return over


def next_first(state: State) -> int:
    """e: the next player on the left who is still in the city (AOT-13.10)."""
    here = city(state)
    return next(seat for seat in [*clockwise(state)[1:], state.first] if seat in here)
