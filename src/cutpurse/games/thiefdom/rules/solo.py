"""Playing alone: boards, die and compass move the townsfolk, rivals stand in the way (TD-13)."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay, town_in
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.terms import SHAPES
from cutpurse.kernel.state import Step

DIE = 8
RIVALS = 3
"""The first rival thief: they follow the three thieves of the player."""


def compass_first(state: State) -> bool:
    """Does the compass show the boards first? It is turned over each day (TD-13.4, TD-13.8)."""
    return state.round % 2 == 0


def night(play: ThiefdomPlay) -> None:
    """Thieves and boards take turns; all boards are shuffled anew (TD-13.8, TD-13.9)."""
    state = play.state
    state.solo_boards = sum(1 << board for board in play.game.box.patrols[1])
    for number in range(3, 0, -1):
        pair: list[Step] = [("tile", number, 0), ("board",)]
        state.agenda += pair if compass_first(state) else reversed(pair)


def board(play: ThiefdomPlay) -> None:
    """Turn up the top board, roll once for all its figures, roll again for the rival (TD-13.9 to TD-13.13)."""
    state, box = play.state, play.game.box
    play.commit()
    number = play.chance.draw(state.solo_boards, "board")
    state.solo_boards ^= 1 << number
    play.tell(told.SoloBoard(box.board_id[number]))
    roll = play.chance.below(DIE, "die") + 1
    play.tell(told.Rolled(roll, "move"))
    for figure in box.board_figures[number]:
        townsfolk.solo_walk(play, figure, roll)
    place_rival(play, box.board_rival[number])


def place_rival(play: ThiefdomPlay, shape: int) -> None:
    """He may stay where he was (TD-13.13)."""
    state, game = play.state, play.game
    roll = play.chance.below(DIE, "die") + 1
    play.tell(told.Rolled(roll, "place"))
    goal = game.box.solo.placement[roll - 1]
    town = town_in(game, state)
    state.thief_at[RIVALS + shape] = town.location(goal.location, goal.section)
    play.tell(told.RivalPlaced(SHAPES[shape], town.name[state.thief_at[RIVALS + shape]]))
