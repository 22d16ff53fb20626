"""Why not, in the streets: ways of townsfolk, the Move of a thief, robberies (TD-5, TD-7, TD-8)."""

from __future__ import annotations

from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.rules import rob, townsfolk
from cutpurse.games.thiefdom.rules.goods import effect_of, has
from cutpurse.games.thiefdom.rules.move import Hops
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import KINDS, NOWHERE, State, bits
from cutpurse.games.thiefdom.streets import NO_LEG
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS, HOUSES, NOBLES
from cutpurse.games.thiefdom.verbs.common import finish_first, never, no_points, not_now
from cutpurse.games.thiefdom.vocabulary import Bribe, CrossWall, Effect, JumpBuilding, NobleBoth, Strike
from cutpurse.kernel.case import Case, verb
from cutpurse.kernel.message import Arguments, Reason
from cutpurse.kernel.verb import Candidates, unknown_choice

# -- townsfolk -----------------------------------------------------------------------------------


def _walk(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    town, stand = game.town(state), townsfolk.stand_of(game, state)
    direction = DIRECTIONS.index(words[1])
    args: Arguments = {"direction": words[1]}
    if town.ahead[4 * stand.lantern + direction] < 0:
        return Reason("no-street", "TD-5.3", args)
    if direction == stand.behind:
        start = not state.route
        return Reason("behind-him" if start else "no-turning-back", "TD-5.9" if start else "TD-5.5", args)
    if town.leg[4 * stand.lantern + direction] is NO_LEG:
        return Reason("dead-end", "TD-5.6", args)
    taken = townsfolk.others_stand(state, state.walker)
    ends = direction in townsfolk.ways(town, taken, state.need, stand)
    return None if ends else Reason("no-end-there", "TD-5.14", args)


# -- moving --------------------------------------------------------------------------------------


def standing(state: State) -> int:
    """Where the active thief is: in the middle of a hop above what he passes."""
    return state.hop[-1] if state.hop else state.thief_at[state.active]


def _hops(game: Ruleset, state: State) -> Hops:
    """A Move that is to begin has points."""
    return Hops(game, state, state.active, state.points if state.moving else 1)


def _go(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """go, hide, enter: one step (TD-7.7)."""
    town, here = game.town(state), standing(state)
    there = town.number[words[1]]
    if not state.moving and not state.ap:
        return no_points("TD-7.3")
    if f"{words[0]} {words[1]}" not in town.go[here]:
        return _no_way(game, state, here, there, words[0])
    if there == state.thief_at[state.active] or there in state.hop:
        return Reason("not-twice", "TD-7.25", {"place": words[1]})
    hops = _hops(game, state)
    toll = hops.toll and not hops.mouths(here, there)
    if hops.leads_on(there, hops.taken, state.hop, hops.climb, hops.jump, toll):
        return None
    return Reason("only-catacombs", "TD-7.13") if toll else Reason("no-landing", "TD-7.8", {"place": words[1]})


def _no_way(game: Ruleset, state: State, here: int, there: int, verb: str) -> Reason:
    """No step leads there: the wrong word, a wall, no door, or too far."""
    town = game.town(state)
    place: Arguments = {"place": town.name[there]}
    if there in town.steps[here]:
        return unknown_choice(f"{verb} {town.name[there]}")
    if there in town.climbs[here]:
        return Reason("wall", "TD-1.13", place)
    if here < town.squares and there in town.touched[here]:
        return Reason("no-door", "TD-7.18", place)
    return Reason("too-far", "TD-7.7", place)


def _climb(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Over a wall, once per turn (TD-1.13, TD-10.7)."""
    town, here = game.town(state), standing(state)
    there = town.number[words[1]]
    unable = Reason("cannot-climb", "TD-1.13", {"place": words[1]})
    if reason := _needs(game, state, CrossWall, unable):
        return reason
    if there not in town.climbs[here] or (here >= town.squares and state.hop):
        return Reason("no-wall", "TD-1.13", {"place": words[1]})
    if there == state.thief_at[state.active] or there in state.hop:
        return Reason("not-twice", "TD-7.25", {"place": words[1]})
    hops = _hops(game, state)
    if hops.leads_on(there, hops.taken, state.hop, False, hops.jump, hops.toll):
        return None
    return Reason("only-catacombs", "TD-7.13") if hops.toll else Reason("no-landing", "TD-7.8", {"place": words[1]})


def _over(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Over a building, once per turn (TD-10.7)."""
    town, here = game.town(state), standing(state)
    building = town.number[words[1]]
    unable = Reason("cannot-jump", "TD-1.13", {"place": words[1]})
    if reason := _needs(game, state, JumpBuilding, unable):
        return reason
    if here >= town.squares or building not in town.touched[here]:
        return Reason("too-far", "TD-7.7", {"place": words[1]})
    if building == state.thief_at[state.active] or building in state.hop:
        return Reason("not-twice", "TD-7.25", {"place": words[1]})
    hops = _hops(game, state)
    if hops.lands_beyond(building, [*state.hop, building], hops.climb, False, hops.toll):
        return None
    return Reason("only-catacombs", "TD-7.13") if hops.toll else Reason("no-landing", "TD-7.8", {"place": words[1]})


def _needs(game: Ruleset, state: State, effect: type[Effect], unable: Reason) -> Reason | None:
    """A step that a card allows, once per turn."""
    card = has(game, state, state.active, effect)
    if not card:
        return unable
    if not card & ~state.used:
        return Reason("once-per-turn", "TD-10.7", {"card": game.box.card_id[card.bit_length() - 1]})
    return no_points("TD-7.3") if not state.moving and not state.ap else None


def _near(game: Ruleset, state: State) -> list[int]:
    """Where one may think of going: around the thief, whatever lies between, and one place that is far away."""
    town, here = game.town(state), standing(state)
    far = town.distance(here)
    around = {space for space in range(town.spaces) if far[space] <= 2} | {
        *town.climbs[here],
        town.number[town.name[-1]],
    }
    if here < town.squares:
        around |= {*town.touched[here]}
    return sorted(around)


def _steps(word: str) -> Candidates[Ruleset, State]:
    def lines(game: Ruleset, state: State, seat: int) -> list[str]:
        town = game.town(state)
        return [f"{word} {town.name[space]}" for space in _near(game, state) if step_word(town.kind[space]) == word]

    return lines


def step_word(kind: str) -> str:
    """The verb with which a place of a kind is gone to."""
    return "go" if kind == "street" else "hide" if kind in HOUSES else "enter"


def _climbs(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"climb {game.town(state).name[space]}" for space in _near(game, state)]


def _jumps(game: Ruleset, state: State, seat: int) -> list[str]:
    town = game.town(state)
    return [f"over {town.name[space]}" for space in _near(game, state) if space >= town.squares]


def shut_doors(game: Ruleset, state: State, here: int) -> list[str]:
    """Locations that a square touches where they have no door, and buildings behind its walls."""
    town = game.town(state)
    if here >= town.squares:
        return []
    beside = {*town.touched[here], *(space for space in town.climbs[here] if space >= town.squares)}
    return [f"{step_word(town.kind[space])} {town.name[space]}"
            for space in sorted(beside) if space not in town.doors[here]]  # fmt: skip


def _no_stop(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return Reason("no-stop-here", "TD-7.8")


# -- robbing -------------------------------------------------------------------------------------

TRICKS: dict[str, type[Effect]] = {"cudgel": Strike, "mortana": Bribe, "both": NobleBoth}
"""Words of a robbery that a card allows."""


def _rob(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """TD-8.1 to TD-8.8"""
    town, thief, figure = game.town(state), state.active, game.box.folk_number[words[1]]
    about: Arguments = {"figure": words[1]}
    if "".join(words[2:]) not in _manners(figure):
        return unknown_choice(" ".join(words))
    if not state.ap:
        return no_points("TD-7.3")
    here, square = state.thief_at[thief], state.folk_at[figure]
    if here >= town.squares:
        return Reason("rob-in-streets", "TD-8.1")
    if square == NOWHERE or not town.beside[here] >> square & 1:
        return Reason("not-in-reach", "TD-8.1", about)
    if state.robbed[thief] >> figure & 1:
        return Reason("robbed-already", "TD-8.2", about)
    if figure in GUARDS and rob.in_his_sight(game, state, thief, figure):
        return Reason("in-his-sight", "TD-8.5", about)
    if figure in GUARDS and not words[2:] and not state.badges >> figure & 1:
        return Reason("no-badge", "TD-8.6", about)
    if figure in NOBLES and not state.bags >> figure & 1:
        return Reason("bag-empty", "TD-8.7", about)
    return _trick(game, state, thief, words[2]) if words[2:] and words[2] in TRICKS else None


def _manners(figure: int) -> tuple[str, ...]:
    """How a figure can be robbed."""
    if figure == CARRIAGE:
        return "", "mortana"
    return ("", "cudgel") if figure in GUARDS else ("gold", "gem", "both")


def _trick(game: Ruleset, state: State, thief: int, word: str) -> Reason | None:
    """A robbery that needs a card, and for a bribe the gold (TD-1.31, TD-10.6)."""
    effect = TRICKS[word]
    card = has(game, state, thief, effect)
    if not card:
        return card_not_held(game, effect)
    if effect is Bribe:
        price = effect_of(game, card, Bribe).pay.counts
        poor = any(state.goods[thief * KINDS + good] < count for good, count in enumerate(price))
        return Reason("cannot-pay", "TD-1.31") if poor else None
    return None


def card_not_held(game: Ruleset, effect: type[Effect]) -> Reason:
    """The thief has no card that does this; the first of those that would is named."""
    card = next(iter(bits(game.box.with_effect[effect])), None)
    if card is None:
        return Reason("not-done-here", "TD-10.6")
    return Reason("card-not-held", "TD-10.6", {"card": game.box.card_id[card]})


def _robberies(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"rob {id} {how}".rstrip() for figure, id in enumerate(game.box.folk_id) for how in _manners(figure)]


ROB_RULES = ("TD-7.3", "TD-8.1", "TD-8.2", "TD-8.5", "TD-8.6", "TD-8.7", "TD-10.6", "TD-1.31")
STEP_RULES = ("TD-7.3", "TD-1.13", "TD-7.18", "TD-7.7", "TD-7.25", "TD-7.13", "TD-7.8")
ODD_RULES = ("TD-1.13", "TD-10.7", "TD-7.3", "TD-7.7", "TD-7.25", "TD-7.13", "TD-7.8")
STEPS = {
    **{word: Case((f"{word} PLACE",), _go, STEP_RULES, _steps(word)) for word in ("go", "hide", "enter")},
    "climb": Case(("climb PLACE",), _climb, ODD_RULES, _climbs),
    "over": Case(("over PLACE",), _over, ODD_RULES, _jumps),
}

VERBS = {
    "walk": verb(not_now("TD-5.1"), {
        "route": Case(("walk DIRECTION",), _walk, ("TD-5.3", "TD-5.5", "TD-5.6", "TD-5.9", "TD-5.14"))}),
    **{word: verb(not_now("TD-7.5"), dict.fromkeys(("action", "hop", "pass"), case))
       for word, case in STEPS.items()},
    "stop": verb(not_now("TD-7.6"), {"hop": Case(("stop",), never), "pass": Case(("stop",), _no_stop, ("TD-7.8",))}),
    "rob": verb(finish_first(), {"action": Case(("rob FIGURE", "rob FIGURE MANNER"), _rob, ROB_RULES, _robberies)}),
}  # fmt: skip
