"""Why something cannot be done in a movement action (AOT-7)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.age_of_thieves.rules.figures import holds, in_dungeon, passive
from cutpurse.games.age_of_thieves.rules.moving import DASH, JUMP, LIGHT_FINGERS, can_hurry, sewer_exits
from cutpurse.games.age_of_thieves.rules.theft import bears_marker, jewels_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.kernel.message import Reason, seat_number


def wishes(game: Ruleset, state: State, seat: int) -> list[str]:
    """What lies here, who stands here, the ways from here and out of the city."""
    at, board = state.at[seat], game.box.board
    found = [f"step {board.id[way]}" for way in board.joined[at]]
    if state.yellow >> at & 1:
        found.append("pick yellow")
    if state.green >> at & 1:
        found.append("pick green")
    if state.jewel_at == at:
        found.append("pick emperor")
    if state.face_down >> at & 1:
        found.append("reveal")
    found += [f"rob {game.letters[rival]}" for rival, other in enumerate(state.at) if other == at and rival != seat]
    if board.kind_mask["gate"] >> at & 1:
        found.append("leave")
    return found


def _here(game: Ruleset, state: State, seat: int) -> Reason | None:
    """Nothing can be done in a dungeon but leave it (AOT-11.14)."""
    return Reason("leave-dungeon", "AOT-11.14") if in_dungeon(game, state, seat) else None


def _about(game: Ruleset, state: State, seat: int) -> tuple[int, str, bool, bool, bool]:
    """Steps, manner, hurried, by a step, arrived."""
    about: tuple[int, str, bool, bool, bool] = game.ask_of(state, seat)[2:]
    return about


def _step(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    board, at = game.box.board, state.at[seat]
    space = board.number[words[1]]
    steps, manner, *_ = _about(game, state, seat)
    if state.snared_thieves >> seat & 1:
        return Reason("immobile", "AOT-7.10")
    if not steps:
        return Reason("no-steps", "AOT-7.12")
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-7.5", {"space": words[1]})
    if state.fire >> space & 1 and not passive(game, state, seat).fireproof:
        return Reason("fire", "AOT-7.6", {"space": words[1]})
    if words[0] == "jump":
        if manner != JUMP:
            return Reason("no-jump", "AOT-7.21")
        return Reason("too-far", "AOT-7.21", {"space": words[1], "count": steps})
    if manner == JUMP:
        return Reason("jump-instead", "AOT-7.21")
    return Reason("no-path", "AOT-7.1", {"space": words[1], "from": board.id[at]})


def _pick(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if reason := _here(game, state, seat):
        return reason
    if _about(game, state, seat)[1] == DASH:
        return Reason("dashing", "AOT-7.20")
    return Reason("no-such-jewel-here", "AOT-7.14", {"jewel": words[1]})


def _reveal(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if reason := _here(game, state, seat):
        return reason
    if _about(game, state, seat)[1] == DASH:
        return Reason("dashing", "AOT-7.20")
    if state.face_up >> state.at[seat] & 1:
        return Reason("token-face-up", "AOT-15.17")
    return Reason("no-token-here", "AOT-7.15")


def _rob(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    rival = seat_number(words[1])
    manner = _about(game, state, seat)[1]
    if reason := _here(game, state, seat):
        return reason
    if not 0 <= rival < game.players or rival == seat or state.at[rival] != state.at[seat]:
        return Reason("thief-not-here", "AOT-9.4", {"rival": max(rival, 0)})
    if manner == DASH:
        return Reason("dashing", "AOT-7.20")
    if state.robbed >> rival & 1:
        return Reason("robbed-already", "AOT-9.6", {"rival": rival})
    if not jewels_of(game, state, rival):
        return Reason("nothing-to-steal", "AOT-9.10", {"rival": rival})
    if manner != LIGHT_FINGERS and not bears_marker(game, state, rival):
        return Reason("no-theft-marker", "AOT-9.1", {"rival": rival})
    return Reason("not-arrived", "AOT-9.4", {"rival": rival})


def _sewer(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    space = game.box.board.number[words[1]]
    if reason := _here(game, state, seat):
        return reason
    if holds(game, state).no_sewers:
        return Reason("sewers-closed", "AOT-3.4", {"card": game.box.event_id[state.event]})
    exits = sewer_exits(game, state, seat)
    if not exits:
        return Reason("no-sewer-here", "AOT-7.17")
    if state.fire >> space & 1:
        return Reason("fire", "AOT-7.6", {"space": words[1]})
    if space not in exits:
        return Reason("no-sewer-exit", "AOT-7.17", {"space": words[1]})
    return Reason("sewer-not-entered", "AOT-7.17")


def _hurry(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if state.snared_thieves >> seat & 1:
        return Reason("immobile", "AOT-7.10")
    if reason := _here(game, state, seat):
        return reason
    if _about(game, state, seat)[2] and can_hurry(game, state, seat):
        return Reason("hurried-already", "AOT-7.16")
    return Reason("token-not-held", "AOT-7.16", {"token": game.box.token_id[game.box.step_tokens[0]]})


def _leave(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if reason := _here(game, state, seat):
        return reason
    if state.open_district == NOBODY:
        return Reason("gates-closed", "AOT-12.6")
    if not game.open_gates[state.open_district] >> state.at[seat] & 1:
        return Reason("no-open-gate", "AOT-7.19")
    return Reason("no-steps", "AOT-7.12")


def _end(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    return Reason("leave-dungeon", "AOT-11.14")


CHECKS: dict[str, Callable[[Ruleset, State, int, list[str]], Reason]] = {
    "step": _step, "jump": _step, "pick": _pick, "reveal": _reveal, "rob": _rob, "sewer": _sewer, "hurry": _hurry,
    "leave": _leave, "end": _end}  # fmt: skip
