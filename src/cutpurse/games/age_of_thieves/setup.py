"""Set-up (chapter 3)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS, OUTER
from cutpurse.games.age_of_thieves.rules.cards import draw
from cutpurse.games.age_of_thieves.rules.figures import clockwise
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.kernel.message import seat_letter


def empty_table(game: Ruleset) -> State:
    """Everything in its place, nobody in the city yet (AOT-1.2 to AOT-1.6, AOT-1.10, AOT-1.14 to AOT-1.18)."""
    box, players = game.box, game.players
    board = box.board
    state = State()
    state.agenda, state.asked, state.ready, state.over = [], [], 0, False
    state.turn, state.phase, state.first = 0, "setup", 0
    state.calm_turns = state.alarm_turns = 0
    state.alarm, state.event, state.events_gone = False, NOBODY, 0
    state.jewel_taken = state.exit_due = False
    state.open_district = NOBODY
    state.initiative, state.watch_done, state.level, state.pointer = NOBODY, False, NOBODY, 0
    state.begun, state.acting, state.cover = [], NOBODY, NOBODY
    state.guards, state.captains = board.kind_mask["sword"], 0
    state.asleep = state.asleep_next = state.deaf = state.snared = state.charmed = state.placed = 0
    state.charmer, state.dim = NOBODY, [0] * len(DISTRICTS)
    state.smoke = state.fire = 0
    state.yellow, state.green = 0, board.kind_mask["green_jewel"]
    state.jewel_at, state.jewel_holder = box.centre, NOBODY
    state.tokens = game.tokens_at_first[:]
    state.face_down, state.face_up = box.token_spaces, 0
    state.known = [0] * players
    state.token_pool = list(box.token_count)
    state.thieves = [NOBODY] * players
    state.at = [NOBODY] * players
    state.left = []
    state.hands = [0] * players
    state.yellow_held = [0] * players
    state.green_held = [0] * players
    state.best_burglar = state.red_at = NOBODY
    state.blue = [box.numbers.blue_ap] * players
    state.purple = [0] * players
    state.purple_new = [0] * players
    state.kept = [0] * players * len(box.tokens)
    state.plans = [()] * players
    state.laying = [()] * players
    state.given_up = []
    state.hidden = state.protected = state.unmasked = state.snared_thieves = 0
    state.poisoned = state.marked = state.robbed = state.lower = 0
    state.deck, state.discard, state.drawn = box.all_copies, 0, 0
    return state


def lay_out(play: AotPlay) -> State:
    """The whole set-up, up to the first decision."""
    state = play.state = empty_table(play.game)
    state.agenda.append(("first_roll",))
    if play.game.choose_thieves:
        first = play.chance.below(play.game.players, "first to choose")
        state.agenda.append(("thief", first, 0))
    else:
        _deal_thieves(play)
    return state


# -- thieves -------------------------------------------------------------------------------------


def _deal_thieves(play: AotPlay) -> None:
    for seat in range(play.game.players):
        _take_thief(play, seat, play.chance.pick(thieves_left(play.game, play.state), "thief"))


def thieves_left(game: Ruleset, state: State) -> list[int]:
    return [thief for thief in range(len(game.box.thieves)) if thief not in state.thieves]


def _take_thief(play: AotPlay, seat: int, thief: int) -> None:
    play.state.own("thieves")
    play.state.thieves[seat] = thief
    play.tell(told.ThiefTaken(seat, play.game.box.thief_id[thief]))


def choose_thief(play: AotPlay, seat: int, taken: int) -> None:
    """One after the other in seat order, from a random seat (AOT-1.7)."""
    state = play.state
    if taken < play.game.players:
        state.agenda.append(("thief", (seat + 1) % play.game.players, taken + 1))
        state.asked = [(seat, "choose_thief")]


def thief_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"choose {game.box.thief_id[thief]}" for thief in thieves_left(game, state)]


def answer_thief(play: AotPlay, seat: int, words: list[str]) -> None:
    _take_thief(play, seat, play.game.box.thief_number[words[1]])


# -- the first thief and the start spaces --------------------------------------------------------


def first_roll(play: AotPlay) -> None:
    """The highest roll is the first thief; ties roll again among themselves (AOT-1.11)."""
    state, die = play.state, play.game.box.numbers.die
    seats = list(range(play.game.players))
    while len(seats) > 1:
        rolls = []
        for seat in seats:
            rolls.append(play.chance.below(die, f"die {seat_letter(seat)}") + 1)
            play.tell(told.RolledForFirst(seat, rolls[-1]))
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    state.first = seats[0]
    play.tell(told.FirstThief(state.first))
    state.agenda.append(("start", 0))


def start(play: AotPlay, placed: int) -> None:
    """Clockwise from the first thief, each on a start space of his own (AOT-1.12)."""
    state = play.state
    if placed == play.game.players:
        for seat in clockwise(state):  # AOT-1.15
            draw(play, seat, play.game.box.numbers.start_cards)
        state.agenda.append(("turn",))
        return
    seat = clockwise(state)[placed]
    state.agenda.append(("start", placed + 1))
    spaces = starts_left(play.game, state)
    if len(spaces) == 1:
        _place_thief(play, seat, spaces[0])
    else:
        state.asked = [(seat, "choose_start")]


def starts_left(game: Ruleset, state: State) -> list[int]:
    return [game.box.start[district] for district in OUTER if game.box.start[district] not in state.at]


def start_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"start {game.box.board.id[space]}" for space in starts_left(game, state)]


def answer_start(play: AotPlay, seat: int, words: list[str]) -> None:
    _place_thief(play, seat, play.game.box.board.number[words[1]])


def _place_thief(play: AotPlay, seat: int, space: int) -> None:
    play.state.at[seat] = space
    play.tell(told.ThiefPlaced(seat, play.game.box.board.id[space]))
