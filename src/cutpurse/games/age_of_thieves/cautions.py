"""What to think of before choosing an option: warnings made from what the seat knows (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.effects import choices
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, is_hidden, passive, watch
from cutpurse.games.age_of_thieves.rules.jewel import victory_points
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.theft import bears_marker, jewels_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, WAITING, State
from cutpurse.games.age_of_thieves.vocabulary import ActionEffect, Draw, Post
from cutpurse.kernel.message import Message

GRAVE = frozenset({"caution-arrest", "caution-no-plan", "caution-no-move", "caution-leave-without", "caution-leave-behind"})  # fmt: skip
"""What harms and cannot be taken back: only this is asked about once more. The rest is said with the option."""


def weighed(game: Ruleset, state: State, seat: int, said: list[str]) -> tuple[list[Message], bool]:
    """The cautions of an option, and whether they need no second word."""
    found = cautions(game, state, seat, said)
    return found, bool(found) and not any(caution.key in GRAVE for caution in found)


def cautions(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """The warnings of an option of this seat."""
    rule = CAUTIONS.get(said[0])
    return rule(game, state, seat, said) if rule and seat >= 0 else []


def _caution_arrival(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """A space where the watch waits (AOT-11.1)."""
    space = game.box.board.number.get(said[1], NOBODY)
    if space == NOBODY or in_dungeon(game, state, seat):  # whoever comes out of a dungeon is hidden (AOT-11.15)
        return []
    salute = passive(game, state, seat).salute
    caught = caught_on(game, state, seat, space, salute=salute)
    return [Message("caution-arrest", {"space": said[1]})] if caught else []


def _caution_sent(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """A figure one sends oneself to one's own cost (AOT-11.3)."""
    if not any(ask[0] == seat for ask in state.asked):
        return []
    own_space = said[0] == "seize"  # the figure's, AOT-7.31
    space = game.ask_of(state, seat)[3] if own_space else game.box.board.number.get(said[1], NOBODY)
    if space == NOBODY:
        return []
    caught = seat in foresight.arrests_at(game, state, seat, space)
    return [Message("caution-arrest", {"space": game.box.board.id[space]})] if caught else []


def _caution_end(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """A space the watch can still reach this turn; jewels that others can still take."""
    at, found = state.at[seat], []
    space = game.box.board.id[at]
    hidden = is_hidden(game, state, seat)
    if passive(game, state, seat).salute and caught_on(game, state, seat, at):
        found.append(Message("caution-arrest", {"space": space}))
    waits = foresight.watch_waits(state.phase, state.watch_done)
    if not hidden and waits and foresight.grasp(game, state, seat) >> at & 1:
        found.append(Message("caution-in-reach", {"space": space}))
    rivals = any(action[4] == WAITING for rival, plan in enumerate(state.plans) if rival != seat for action in plan)
    exposed = bears_marker(game, state, seat) and not state.robbed >> seat & 1
    if rivals and exposed and jewels_of(game, state, seat):
        found.append(Message("caution-robbable"))
    return found


def _caution_lower(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """After the lower half of a basic card nothing else is resolved (AOT-8.3)."""
    waits = any(action[4] == WAITING for action in state.plans[seat])
    return [Message("caution-lower-half")] if waits else []


def _caution_ready(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    plan = state.plans[seat]
    if in_dungeon(game, state, seat) and not any(action[0] == MOVE_CARD for action in plan):
        return [Message("caution-no-move")]
    if not plan:
        return [Message("caution-no-plan")]
    points = free_points(game, state, seat)
    return [Message("caution-points-left", {"points": points})] if points else []


def _caution_leave(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """Without the Emperors' Jewel, or behind somebody who is out already (AOT-12.14)."""
    if state.jewel_holder == seat:
        return []
    own = victory_points(game, state, seat)
    found = [Message("caution-leave-without")]
    found += [Message("caution-leave-behind", {"rival": rival, "vp": points}) for rival in state.left
              if (points := victory_points(game, state, rival)) > own]  # fmt: skip
    return found


def _caution_use(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """A card without a target (AOT-8.6)."""
    return [] if choices(game, state, seat, said[1]) else [Message("caution-no-target", {"card": said[1]})]


def _caution_reveal(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """A visible thief may wake a Plain-Garb Guard, who arrests him unless a watch figure stands here already: then the
    guard comes out beside him (AOT-15.12)."""
    if is_hidden(game, state, seat):
        return []
    box, pool = game.box, state.token_pool
    safe = watch(state) >> state.at[seat] & 1 or (state.protected >> seat & 1 and game.protects_on_arrival)
    key = "caution-reveal-guard" if safe else "caution-reveal"
    lying = [state.tokens[space] for space in range(box.board.count) if state.face_down >> space & 1]
    counts = [pool[kind] + lying.count(kind) for kind in range(len(box.tokens))]
    if state.known[seat] >> state.at[seat] & 1:
        counts = [int(kind == state.tokens[state.at[seat]]) for kind in range(len(box.tokens))]
    guards = sum(count for count, token in zip(counts, box.tokens, strict=True) if isinstance(token.reveal, Post))
    percent = round(100 * guards / max(sum(counts), 1))
    return [Message(key, {"percent": percent})] if percent else []


def too_many(game: Ruleset, state: State, seat: int, effects: Iterable[ActionEffect]) -> int:
    """How many of the cards that are drawn the hand has no room for (AOT-4.2)."""
    drawn = sum(effect.cards - effect.discard for effect in effects if isinstance(effect, Draw))
    return max(0, state.hands[seat].bit_count() + drawn - game.box.numbers.hand_limit) if drawn else 0


def _caution_draw(game: Ruleset, state: State, seat: int, said: list[str]) -> list[Message]:
    """Cards that the hand has no room for: by the whole of a card, or by the way that is chosen."""
    ask = next((ask for ask in state.asked if ask[0] == seat), None)
    action = said[0] if said[0] in game.box.halves else str(ask[2]) if ask and ask[1] == "target" else ""
    if action not in game.box.actions:
        return []
    way = next((way for way in game.box.actions[action].ways if action == said[0] or way.verb == said[0]), None)
    over = too_many(game, state, seat, way.effects) if way else 0
    return [Message("caution-hand-full", {"count": over})] if over else []


CAUTIONS: dict[str, Callable[[Ruleset, State, int, list[str]], list[Message]]] = {
    "step": _caution_arrival, "jump": _caution_arrival, "sewer": _caution_arrival, "end": _caution_end,
    "dash": _caution_lower, "draw": _caution_draw,
    "cunning_plan": lambda *about: [*_caution_lower(*about), *_caution_draw(*about)], "ready": _caution_ready, "leave": _caution_leave,
    "use": _caution_use, "reveal": _caution_reveal, "to": _caution_sent, "halt": _caution_sent,
    "place": _caution_sent, "seize": _caution_sent}  # fmt: skip
