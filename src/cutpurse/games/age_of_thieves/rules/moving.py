"""The movement action of a thief, window by window (AOT-7.10 to AOT-7.26).

A window is described by what rides on the step and the question: steps left, manner, whether a Known Neighborhood
was spent, whether this space was entered by a step, whether it was arrived on in this action.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules import jewel, tokens
from cutpurse.games.age_of_thieves.rules.arrest import arrest, caught_on
from cutpurse.games.age_of_thieves.rules.figures import (
    holds,
    in_dungeon,
    keep_token,
    kept,
    made_by_tokens,
    passive,
)
from cutpurse.games.age_of_thieves.rules.theft import bears_marker, can_be_robbed, rob
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits

SNEAK, DASH, JUMP, LIGHT_FINGERS = "sneak", "dash", "jump", "light_fingers"


def start_movement(play: AotPlay, seat: int, steps: int, manner: str) -> None:
    """An immobile thief has no steps (AOT-7.10)."""
    state = play.state
    state.agenda.append(("move", seat, 0 if state.snared_thieves >> seat & 1 else steps, manner, False, False, False))


def window(play: AotPlay, seat: int, steps: int, manner: str, hurried: bool, by_step: bool, arrived: bool) -> None:
    """Ask what the thief does where he stands; with nothing to do the action ends (AOT-7.11, AOT-7.12)."""
    state = play.state
    about = (steps, manner, hurried, by_step, arrived)
    options = move_options(play.game, state, seat, *about)
    if options == ["end"]:
        end_move(play, seat, arrived)
    else:
        state.asked = [(seat, "move", *about)]


# -- what can be done ----------------------------------------------------------------------------


def move_options(
    game: Ruleset, state: State, seat: int, steps: int, manner: str, hurried: bool, by_step: bool, arrived: bool
) -> list[str]:
    """Steps, then what lies here, then the end."""
    at = state.at[seat]
    box = game.box
    if box.board.is_dungeon[at]:
        return steps_from(game, state, seat, at) if steps else ["end"]
    options: list[str] = []
    here = 1 << at
    if steps:
        options = jumps_from(game, state, seat, steps) if manner == JUMP else steps_from(game, state, seat, at)
        if state.open_district != NOBODY and may_leave(game, state, at, steps, manner):
            options.append("leave")
    if manner != DASH:
        if (state.yellow | state.green) & here or state.jewel_at == at:
            options += jewels_here(game, state, at)
        if state.face_down & here:
            options.append("reveal")
        if (arrived or manner == LIGHT_FINGERS) and state.at.count(at) > 1:
            options += [f"rob {game.letters[rival]}" for rival in victims(game, state, seat, manner)]
    if by_step and game.sewers >> at & 1 | state.face_up >> at & 1:
        options += [game.sewer_words[exit] for exit in sewer_exits(game, state, seat)]
    if not hurried and can_hurry(game, state, seat):
        options.append("hurry")
    options.append("end")
    return options


def steps_from(game: Ruleset, state: State, seat: int, at: int) -> list[str]:
    """One step; no dungeon, no fire (AOT-7.5, AOT-7.6, AOT-7.24). From a burning dungeon there may be none."""
    if not game.box.board.near[at] & state.fire or passive(game, state, seat).fireproof:
        return list(game.step_words[at])
    fire = state.fire
    ways = [word for word, to in zip(game.step_words[at], game.box.board.ways[at], strict=True) if not fire >> to & 1]
    return ways or (["end"] if game.box.board.dungeons >> at & 1 else [])


def jumps_from(game: Ruleset, state: State, seat: int, steps: int) -> list[str]:
    """Spring Boots: the last space of a way, which may lead back to its start (AOT-7.21)."""
    board, at = game.box.board, state.at[seat]
    ends = board.reach(at, steps) & board.open
    if steps < 2:
        ends &= ~(1 << at)
    if not passive(game, state, seat).fireproof:
        ends &= ~state.fire
    return [game.jump_words[end] for end in bits(ends)]


def may_leave(game: Ruleset, state: State, at: int, steps: int, manner: str) -> bool:
    """From a gate of the open district (AOT-7.19); a jump may end beyond the gate (AOT-7.21)."""
    gates = game.open_gates[state.open_district]
    if manner == JUMP:
        return bool(gates & game.box.board.reach(at, steps - 1))
    return bool(gates >> at & 1)


def jewels_here(game: Ruleset, state: State, at: int) -> list[str]:
    names = game.box.jewel_id
    found = []
    if state.yellow >> at & 1:
        found.append(f"pick {names[YELLOW]}")
    if state.green >> at & 1:
        found.append(f"pick {names[GREEN]}")
    if state.jewel_at == at:
        found.append(f"pick {names[EMPEROR]}")
    return found


def victims(game: Ruleset, state: State, seat: int, manner: str) -> list[int]:
    """The thieves here who can be robbed (AOT-9.4); with Light Fingers everybody can."""
    at = state.at[seat]
    return [rival for rival in range(len(state.at))
            if rival != seat and state.at[rival] == at and can_be_robbed(game, state, rival)
            and (manner == LIGHT_FINGERS or bears_marker(game, state, rival))]  # fmt: skip


def sewer_mouths(game: Ruleset, state: State, seat: int) -> tuple[int, int]:
    """Where this thief can go down and where he can come up: printed mouths and those made by tokens (AOT-7.23)."""
    masks = game.box.board.kind_mask
    entrances = masks["sewer_entrance"] | made_by_tokens(game, state, "sewer_entrance")
    exits = masks["sewer_exit"] | made_by_tokens(game, state, "sewer_exit")
    return (entrances | exits, entrances | exits) if passive(game, state, seat).any_sewer else (entrances, exits)


def sewer_exits(game: Ruleset, state: State, seat: int) -> list[int]:
    """Where the sewer under this space leads (AOT-7.17, AOT-7.24)."""
    if holds(game, state).no_sewers:
        return []
    here = 1 << state.at[seat]
    entrances, exits = sewer_mouths(game, state, seat)
    if not entrances & here:
        return []
    return bits(exits & ~here if passive(game, state, seat).fireproof else exits & ~here & ~state.fire)


def can_hurry(game: Ruleset, state: State, seat: int) -> bool:
    """A Known Neighborhood on the sheet, and free to move (AOT-7.16, AOT-7.10)."""
    if state.snared_thieves >> seat & 1:
        return False
    return any(kept(game, state, seat, kind) for kind in game.box.step_tokens)


# -- what is done --------------------------------------------------------------------------------


def answer_move(
    play: AotPlay, seat: int, words: list[str], steps: int, manner: str, hurried: bool, by_step: bool, arrived: bool
) -> None:
    state = play.state
    verb = words[0]
    if verb == "step":
        _arrive(play, seat, told.Stepped, words[1], (steps - 1, manner, hurried, True, True))
    elif verb == "end":
        end_move(play, seat, arrived)
    elif verb == "jump":
        _arrive(play, seat, told.Jumped, words[1], (0, SNEAK, hurried, True, True))
    elif verb == "sewer":
        _arrive(play, seat, told.WentThroughSewer, words[1], (0, manner, hurried, False, True))
    elif verb == "leave":
        jewel.leave_city(play, seat)
    elif verb == "hurry":
        extra = _spend_neighbourhood(play, seat)
        state.agenda.append(("move", seat, steps + extra, manner, True, by_step, arrived))
    else:
        state.agenda.append(("move", seat, steps, manner, hurried, by_step, arrived))
        if verb == "pick":
            jewel.take_from_board(play, seat, state.at[seat], words[1])
        elif verb == "rob":
            rob(play, seat, play.game.letters.index(words[1]))
        else:
            tokens.turn_up(play, seat, state.at[seat])


Way = type[told.Stepped] | type[told.Jumped] | type[told.WentThroughSewer]


def _arrive(play: AotPlay, seat: int, way: Way, space: str, about: tuple[int, str, bool, bool, bool]) -> None:
    """A step, a jump or the sewer: the arrest check, then the window there (AOT-7.13, AOT-7.18, AOT-7.22)."""
    state, game = play.state, play.game
    to = game.box.board.number[space]
    freed = in_dungeon(game, state, seat)
    state.at[seat] = to
    if freed:
        state.hidden |= 1 << seat  # AOT-11.15
        play.tell(told.LeftDungeon(seat))
    play.tell(way(seat, space))
    if caught_on(game, state, seat, to, salute=passive(game, state, seat).salute):
        arrest(play, [seat])
    else:
        state.agenda.append(("move", seat, *about))


def _spend_neighbourhood(play: AotPlay, seat: int) -> int:
    """The token goes to the box for one more step (AOT-7.16)."""
    state, game = play.state, play.game
    kind = next(kind for kind in game.box.step_tokens if kept(game, state, seat, kind))
    keep_token(game, state, seat, kind, -1)
    play.tell(told.Hurried(seat))
    return game.box.tokens[kind].steps


def end_move(play: AotPlay, seat: int, arrived: bool) -> None:
    """The end of the action; Joanne's guards look again (AOT-7.22, AOT-7.25)."""
    state, game = play.state, play.game
    at = state.at[seat]
    play.tell(told.MoveEnded(seat, game.box.board.id[at]))
    if arrived and passive(game, state, seat).salute and state.guards >> at & 1 and caught_on(game, state, seat, at):
        arrest(play, [seat])
