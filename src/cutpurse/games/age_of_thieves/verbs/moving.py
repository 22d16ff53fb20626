"""Why something cannot be done in a movement action (AOT-7)."""

from __future__ import annotations

from typing import NamedTuple

from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.foresight import to_goal
from cutpurse.games.age_of_thieves.rules.figures import holds, in_dungeon, kept, passive
from cutpurse.games.age_of_thieves.rules.moving import (
    DASH,
    JUMP,
    LIGHT_FINGERS,
    jewels_here,
    may_leave,
    sewer_mouths,
)
from cutpurse.games.age_of_thieves.rules.theft import bears_marker, jewels_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.kernel.case import Case
from cutpurse.kernel.message import Reason


def wishes(game: Ruleset, state: State, seat: int) -> list[str]:
    """What lies here, who stands here, the ways from here and out of the city."""
    at, board = state.at[seat], game.box.board
    found = [f"step {board.id[way]}" for way in board.joined[at]] + jewels_here(game, state, at)
    if state.face_down >> at & 1:
        found.append("reveal")
    found += [f"rob {game.letters[rival]}" for rival, other in enumerate(state.at) if other == at and rival != seat]
    if board.kind_mask["gate"] >> at & 1:
        found.append("leave")
    return found + _sewers(game, state, seat)


def _sewers(game: Ruleset, state: State, seat: int) -> list[str]:
    """Whoever stands on an entrance thinks of the exit that is nearest to where he wants to be; one says it for all."""
    here, (entrances, exits) = 1 << state.at[seat], sewer_mouths(game, state, seat)
    if not entrances & here:
        return []
    nearest = min(bits(exits & ~here), key=to_goal(game, state, seat).__getitem__)
    return [f"sewer {game.box.board.id[nearest]}"]


class Window(NamedTuple):
    """What rides on the question (see rules/moving.py)."""

    steps: int
    manner: str
    hurried: bool
    by_step: bool
    arrived: bool


def _window(game: Ruleset, state: State, seat: int) -> Window:
    return Window(*game.ask_of(state, seat)[2:])


def _here(game: Ruleset, state: State, seat: int) -> Reason | None:
    """Nothing can be done in a dungeon but leave it (AOT-11.14)."""
    return Reason("leave-dungeon", "AOT-11.14") if in_dungeon(game, state, seat) else None


def _unable(state: State, seat: int, steps: int) -> Reason | None:
    """Every way of getting on needs a step."""
    if state.snared_thieves >> seat & 1:
        return Reason("immobile", "AOT-7.10")
    return None if steps else Reason("no-steps", "AOT-7.12")


def _closed(game: Ruleset, state: State, seat: int, space: int) -> Reason | None:
    """Spaces that a thief never enters on his own."""
    board = game.box.board
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-7.5", {"space": board.id[space]})
    if state.fire >> space & 1 and not passive(game, state, seat).fireproof:
        return Reason("fire", "AOT-7.6", {"space": board.id[space]})
    return None


def _step(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    board, at = game.box.board, state.at[seat]
    space, now = board.number[words[1]], _window(game, state, seat)
    if reason := _unable(state, seat, now.steps) or _closed(game, state, seat, space):
        return reason
    if now.manner == JUMP and not in_dungeon(game, state, seat):
        return Reason("jump-instead", "AOT-7.21")
    joined = board.near[at] >> space & 1
    return None if joined else Reason("no-path", "AOT-7.1", {"space": words[1], "from": board.id[at]})


def _jump(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """To any space within the steps; back to its own a way needs two (AOT-7.21)."""
    board, at = game.box.board, state.at[seat]
    space, now = board.number[words[1]], _window(game, state, seat)
    if reason := _here(game, state, seat) or _unable(state, seat, now.steps) or _closed(game, state, seat, space):
        return reason
    if now.manner != JUMP:
        return Reason("no-jump", "AOT-7.21")
    if space == at and now.steps < 2:
        return Reason("no-path", "AOT-7.21", {"space": words[1], "from": words[1]})
    near = board.distance[at][space] <= now.steps
    return None if near else Reason("too-far", "AOT-7.21", {"space": words[1], "count": now.steps})


def _pick(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if reason := _here(game, state, seat):
        return reason
    if _window(game, state, seat).manner == DASH:
        return Reason("dashing", "AOT-7.20")
    lies = {YELLOW: state.yellow, GREEN: state.green, EMPEROR: 1 << state.jewel_at if state.jewel_at != NOBODY else 0}
    here = lies.get(game.box.jewel_number.get(words[1], NOBODY), 0) >> state.at[seat] & 1
    return None if here else Reason("no-such-jewel-here", "AOT-7.14", {"jewel": words[1]})


def _reveal(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if reason := _here(game, state, seat):
        return reason
    if _window(game, state, seat).manner == DASH:
        return Reason("dashing", "AOT-7.20")
    if state.face_up >> state.at[seat] & 1:
        return Reason("token-face-up", "AOT-15.17")
    return None if state.face_down >> state.at[seat] & 1 else Reason("no-token-here", "AOT-7.15")


def _rob(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    rival, now = game.letters.index(words[1]), _window(game, state, seat)
    if reason := _here(game, state, seat):
        return reason
    if rival == seat or state.at[rival] != state.at[seat]:
        return Reason("thief-not-here", "AOT-9.4", {"rival": rival})
    if now.manner == DASH:
        return Reason("dashing", "AOT-7.20")
    if state.robbed >> rival & 1:
        return Reason("robbed-already", "AOT-9.6", {"rival": rival})
    if not jewels_of(game, state, rival):
        return Reason("nothing-to-steal", "AOT-9.10", {"rival": rival})
    if now.manner == LIGHT_FINGERS:
        return None
    if not bears_marker(game, state, rival):
        return Reason("no-theft-marker", "AOT-9.1", {"rival": rival})
    return None if now.arrived else Reason("not-arrived", "AOT-9.4", {"rival": rival})


def _sewer(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    at, space = state.at[seat], game.box.board.number[words[1]]
    if reason := _here(game, state, seat):
        return reason
    if holds(game, state).no_sewers:
        return Reason("sewers-closed", "AOT-3.4", {"card": game.box.event_id[state.event]})
    entrances, exits = sewer_mouths(game, state, seat)
    if not entrances >> at & 1:
        return Reason("no-sewer-here", "AOT-7.17")
    if space == at or not exits >> space & 1:
        return Reason("no-sewer-exit", "AOT-7.17", {"space": words[1]})
    if not _window(game, state, seat).by_step:
        return Reason("sewer-not-entered", "AOT-7.17")
    return _closed(game, state, seat, space)


def _hurry(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if state.snared_thieves >> seat & 1:
        return Reason("immobile", "AOT-7.10")
    if reason := _here(game, state, seat):
        return reason
    tokens = game.box.step_tokens
    if not any(kept(game, state, seat, kind) for kind in tokens):
        return Reason("token-not-held", "AOT-7.16", {"token": game.box.token_id[tokens[0]]})
    return Reason("hurried-already", "AOT-7.16") if _window(game, state, seat).hurried else None


def _leave(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """From an open gate, with a step (AOT-7.19)."""
    now = _window(game, state, seat)
    if reason := _here(game, state, seat):
        return reason
    if state.open_district == NOBODY:
        return Reason("gates-closed", "AOT-12.6")
    if not may_leave(game, state, state.at[seat], max(now.steps, 1), now.manner):
        return Reason("no-open-gate", "AOT-7.19")
    return _unable(state, seat, now.steps)


def _end(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Whoever is asked in a dungeon can leave it, and does."""
    return _here(game, state, seat)


CASES = {"move": [
    Case(("step SPACE",), _step, ("AOT-7.1", "AOT-7.5", "AOT-7.6", "AOT-7.10", "AOT-7.12", "AOT-7.21")),
    Case(("jump SPACE",), _jump, ("AOT-7.5", "AOT-7.6", "AOT-7.10", "AOT-7.12", "AOT-7.21", "AOT-11.14")),
    Case(("pick JEWEL",), _pick, ("AOT-7.14", "AOT-7.20", "AOT-11.14")),
    Case(("reveal",), _reveal, ("AOT-7.15", "AOT-7.20", "AOT-11.14", "AOT-15.17")),
    Case(("rob SEAT",), _rob, ("AOT-7.20", "AOT-9.1", "AOT-9.4", "AOT-9.6", "AOT-9.10", "AOT-11.14")),
    Case(("sewer SPACE",), _sewer, ("AOT-3.4", "AOT-7.6", "AOT-7.17", "AOT-11.14")),
    Case(("hurry",), _hurry, ("AOT-7.10", "AOT-7.16", "AOT-11.14")),
    Case(("leave",), _leave, ("AOT-7.10", "AOT-7.12", "AOT-7.19", "AOT-11.14", "AOT-12.6")),
    Case(("end",), _end, ("AOT-11.14",))]}  # fmt: skip
