"""What a seat that is asked can choose: the list of each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import accomplices, jobs, other_effects, raids, theft, theft_effects, turn, windows
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import State, bits
from cutpurse.kernel.play import asked_of

PASS = ["pass"]
PASS_OR_WAVE = ["pass", "wave"]
BAGS = [f"rob {colour}" for colour in COLOURS]


def options(game: Ruleset, state: State, seat: int) -> Sequence[str]:
    """Never empty, never twice the same, in a stable order."""
    kind = asked_of(state, seat)[1]
    if kind in windows.WINDOWS:
        played = accomplices.choices(game, state, seat, kind)
        idle = PASS_OR_WAVE if kind in windows.THEFT_WINDOWS else PASS
        return idle + played if played else idle
    if state.draft:
        return turn.draft_options(game, state, seat)
    return OPTIONS[kind](game, state, seat)


def _draw_or_stop(game: Ruleset, state: State, seat: int) -> list[str]:
    """SW-4.4.3; `any_time` cards and the decoy besides."""
    options = ["draw", "stop"]
    if state.hands[seat]:
        options += accomplices.choices(game, state, seat, "draw_or_stop")
    return options


OPTIONS: dict[str, Callable[[Ruleset, State, int], Sequence[str]]] = {
    "choose_master": lambda game, state, seat: [f"choose {game.box.masters[n].id}" for n in bits(state.masters_left)],
    "reserve": turn.reserve_options,
    "choose_bag": lambda game, state, seat: BAGS,
    "draw_or_stop": _draw_or_stop,
    "action": turn.action_options,
    "hire": turn.hire_options,
    "neutral_choice": lambda game, state, seat: jobs.neutral_options(game.box, state),
    "beggar_gift": other_effects.gift_options,
    "legacy_tiles": theft_effects.legacy_options,
    "angel_fee": theft_effects.fee_options,
    "escape_keep": theft.keep_options,
    "raid_give": raids.give_options,
}
