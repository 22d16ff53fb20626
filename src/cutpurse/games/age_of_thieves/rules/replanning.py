"""A planned action with one AP more or less, in one go (AOT-5.13): taken back and laid again."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.rules.figures import in_dungeon
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, Action, State
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Shortcut


def replans(game: Ruleset, state: State, seat: int) -> list[Shortcut]:
    """For each action of the plan, the first of equal ones: `more` and `less`, as far as AP and dungeon allow."""
    if state.laying[seat]:
        return []
    found: dict[str, list[Shortcut]] = {}
    free, jailed = free_points(game, state, seat), in_dungeon(game, state, seat)
    for action in state.plans[seat]:
        card, _, points, tokens, _ = action
        name = name_of(game, state, seat, card)
        fixed = jailed and card == MOVE_CARD and len(state.plans[seat]) > 1  # the others rest on it (AOT-5.12)
        if name in found or fixed:
            continue
        markers = points - points_of(game, tokens)
        most = _move_points(state, seat) if jailed and card != MOVE_CARD else points + 1
        found[name] = []
        if free and points < most:
            found[name].append(_laid_again(game, state, seat, action, "shortcut-more", markers + 1))
        if markers > (0 if tokens else 1):
            found[name].append(_laid_again(game, state, seat, action, "shortcut-less", markers - 1))
    return [way for ways in found.values() for way in ways]


def _move_points(state: State, seat: int) -> int:
    return max((points for card, _, points, _, _ in state.plans[seat] if card == MOVE_CARD), default=0)


def _laid_again(game: Ruleset, state: State, seat: int, action: Action, key: str, markers: int) -> Shortcut:
    card, cover, _, tokens, _ = action
    name = name_of(game, state, seat, card)
    chain = [f"drop {name}", game.plan_words.get(name, f"plan {name}")]
    if cover != NOBODY:
        chain.append(f"cover {name_of(game, state, seat, cover)}")
    chain += [game.token_words[kind] for kind in tokens]
    chain.append(game.points_words[markers])
    label = Message(key, {"card": name, "points": markers + points_of(game, tokens)})
    return Shortcut(f"{key.removeprefix('shortcut-')} {name}", label, chain, [name])
