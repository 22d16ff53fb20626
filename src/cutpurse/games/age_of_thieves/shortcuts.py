"""Chains of choices in one go: to a jewel or a space by a safe way; a planned action with one AP more or less."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.foresight import Outlook, arrival, outlook, safe_ways, way_to
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon
from cutpurse.games.age_of_thieves.rules.moving import DASH, JUMP, jewels_here
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, Action, State
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Shortcut


def shortcuts(game: Ruleset, state: State, seat: int) -> list[Shortcut]:
    """What a seat that plans or moves can do in one go."""
    rule = {"plan": _replans, "move": _ways}.get(game.asked_kind(state, seat))
    return rule(game, state, seat) if rule else []


# -- moving --------------------------------------------------------------------------------------


def _ways(game: Ruleset, state: State, seat: int) -> list[Shortcut]:
    """In a movement action: to a jewel to pick it up, or just to a space, by a shortest safe way and in one go. What is
    worth going for comes first."""
    ask = game.ask_of(state, seat)
    if not ask[2] or ask[3] == JUMP:
        return []
    before, ahead = safe_ways(game, state, seat, ask[2]), outlook(game, state, seat)
    found = []
    for space in before:
        if caught_on(game, state, seat, space) and not in_dungeon(game, state, seat):  # AOT-7.22: guards look again
            continue
        way = way_to(before, space)
        if ask[3] != DASH:
            found += [_fetching(game, way, jewel) for jewel in jewels_here(game, state, space)]
        if len(way) > 1:
            found.append(_going(game, state, seat, way, ahead))
    return sorted(found, key=lambda shortcut: (not shortcut.id.startswith("fetch"), len(shortcut.chain)))


def _steps(game: Ruleset, way: list[int]) -> list[str]:
    return [f"step {game.box.board.id[space]}" for space in way]


def _fetching(game: Ruleset, way: list[int], pick: str) -> Shortcut:
    space, jewel = game.box.board.id[way[-1]], pick.split(" ")[1]
    label = Message("shortcut-fetch", {"space": space, "steps": len(way), "jewel": jewel})
    return Shortcut(f"fetch {space} {jewel}", label, [*_steps(game, way), pick], [space])


def _going(game: Ruleset, state: State, seat: int, way: list[int], ahead: Outlook) -> Shortcut:
    space = game.box.board.id[way[-1]]
    label = Message("shortcut-go", {"steps": len(way), **arrival(game, state, seat, way[-1], ahead)})
    return Shortcut(f"go {space}", label, _steps(game, way), [space])


# -- planning ------------------------------------------------------------------------------------


def _replans(game: Ruleset, state: State, seat: int) -> list[Shortcut]:
    """A planned action with one AP more or less (AOT-5.13): taken back and laid again. For each action of the plan, the first of equal ones: `more` and `less`, as far as AP and dungeon allow."""
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
