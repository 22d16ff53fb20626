"""What random test players lean towards, so that random games see all of the town. Not a judgement of play."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.thiefdom.rules.arrest import watched
from cutpurse.games.thiefdom.rules.move import occupied
from cutpurse.games.thiefdom.rules.tavern import slot_free
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, State
from cutpurse.games.thiefdom.terms import BADGE, BRANDY, GEM, GOLD, WINE
from cutpurse.games.thiefdom.town import FAR

VERBS = {"discard": 0.03, "end": 0.1, "exchange": 0.3, "activate": 30, "rob": 8, "use": 3, "stop": 0.05, "befriend": 3,
         "brawl": 0.3, "leave": 0.3, "deliver": 6, "buy": 0.5, "sell": 0.6, "stamina": 0.7, "poster": 0.7, "hide": 0.3,
         "enter": 0.3}  # fmt: skip


def goal(game: Ruleset, state: State, thief: int) -> int:
    """The nearest location of a kind that has something for what the thief carries; another kind every night."""
    town = game.town(state)
    first = thief * KINDS
    gold, gem, brandy, wine, badge, art = state.goods[first : first + KINDS]
    held = {GOLD: gold, GEM: gem, BRANDY: brandy, WINE: wine, BADGE: badge, ART: art}
    kinds = [kind for good, kind in ((GEM, "dealer"), (BRANDY, "market"), (WINE, "tavern"), (BADGE, "dungeon"),
                                     (ART, "dealer"), (GOLD, "dealer"), (GEM, "smuggler"), (BRANDY, "smuggler"))
             if held[good]]  # fmt: skip
    if gold and slot_free(game, state, thief):
        kinds.append("tavern")
    if len(kinds) < 2:
        kinds += ["market", "villa", "dungeon"]
    kind = kinds[(5 * thief + 3 * state.round) % len(kinds)]
    far = town.distance(state.thief_at[thief])
    fresh = [space for space in town.of_kind.get(kind, ()) if not state.visited[thief] >> space - town.squares & 1]
    return min(fresh, key=lambda space: far[space], default=town.of_kind["tavern"][0])


def steps(game: Ruleset, state: State, options: Sequence[str], weights: list[float]) -> None:
    """A random thief has somewhere to go, and minds the guards mostly."""
    town, thief = game.town(state), state.active
    aim = goal(game, state, thief)
    near = town.distance(state.thief_at[thief])[aim] or FAR
    risky = watched(game, state, thief) | occupied(state, town)
    for number, option in enumerate(options):
        verb, *said = option.split(" ")
        if verb == "go":
            square = town.number[said[0]]
            weights[number] = 0.1 if risky >> square & 1 else 12.0 if town.distance(square)[aim] < near else 1.0
        elif verb == "enter" and town.number[said[0]] == aim:
            weights[number] = 60.0
