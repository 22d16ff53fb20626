"""Chains of choices in one go: to a jewel, a rival, a gate or a space by a safe way; a card straight at its target; a
planned action with one AP more or less; what the first thief may leave to the table."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.age_of_thieves.cautions import too_many
from cutpurse.games.age_of_thieves.foresight import Outlook, arrival, heads_out, outlook, safe_ways, way_to
from cutpurse.games.age_of_thieves.foresight import verdicts as verdicts_of
from cutpurse.games.age_of_thieves.labels import effect_message, target_label, things_of
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.rules.effects import choices
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, passive
from cutpurse.games.age_of_thieves.rules.moving import JUMP, SNEAK, move_options
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, Action, State
from cutpurse.games.age_of_thieves.view import view
from cutpurse.games.age_of_thieves.vocabulary import Move
from cutpurse.kernel.chance import Dice, Noted
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.question import Shortcut


def shortcuts(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """What a seat that plans or moves can do in one go."""
    kind = game.asked_kind(state, seat)
    rule = {"plan": _replans, "move": _walks, "resolve": _resolves}.get(kind) or (_either if kind in CHORES else None)
    return rule(game, state, seat, options) if rule else []


# -- chores --------------------------------------------------------------------------------------

CHORES = frozenset({"watch_order", "watch_target", "watch_end", "yellow_jewel", "recall", "burn", "place_watch", "missing_figure"})  # fmt: skip
"""What somebody must decide for the city, mostly as the first thief."""


WATCHES = frozenset({"watch_order", "watch_target", "watch_end"})
PLAIN = ("watch_moved", "watch_placed", "watch_removed", "markers_laid", "jewel_laid")
"""What may happen between two chores that are settled in one go: after anything else somebody may think again."""
MOST_CHORES = 24


def _either(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """It does not matter: the first answer, or the first that has nobody of one's own arrested; and so on with the chores
    of this sort that follow, as long as nothing new comes to light. Said as such where all answers lead to the same
    arrests."""
    if len(options) < 2 or not isinstance(game, Game):
        return []
    kind, chain, same = game.asked_kind(state, seat), list[str](), True
    sort = WATCHES if kind in WATCHES else {kind}
    noted = Noted(Dice(0))
    play = AotPlay(game, state.clone(), noted)
    while len(chain) < MOST_CHORES:
        choice, alike = _mild(game, play.state, seat, options)
        chain.append(choice)
        same = same and alike
        game.choose(play, seat, choice)
        plain = all(event.name in PLAIN for event in play.events) and not noted.outcomes
        asked = play.state.asked[0] if plain and len(play.state.asked) == 1 else None
        if asked is None or asked[0] != seat or asked[1] not in sort:
            break
        play.events.clear()
        options = game.options(play.state, seat)
    key = "shortcut-any-same" if same else "shortcut-any"
    return [Shortcut("any", Message(key, {"count": len(chain)}), chain)]


def _mild(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> tuple[str, bool]:
    """An answer, and whether all of them lead to the same arrests, as far as anybody can say."""
    verdicts = verdicts_of(game, state, seat)
    mild = [option for option in options if seat not in {thief for part in verdicts.get(option, ()) for thief in part}]
    same = bool(verdicts) and all(verdict == verdicts[options[0]] for verdict in verdicts.values())
    return (mild or options)[0], same


# -- moving --------------------------------------------------------------------------------------


def _walks(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    ask = game.ask_of(state, seat)
    return _ways(game, state, seat, ask[2], ask[3], [])


def _ways(game: Ruleset, state: State, seat: int, steps: int, manner: str, first: list[str]) -> list[Shortcut]:
    """In a movement action: to a jewel to pick it up, to a rival to rob him, to a gate to be gone, or just to a space,
    by a shortest safe way and in one go. What is worth going for comes first. Where nothing is to be done but to walk
    on, whoever goes there stops there."""
    if not steps:
        return []
    at = state.at[seat]
    out = "leave" in move_options(game, state, seat, steps, manner, False, False, False)
    gone = [_leaving(game, at, first)] if out and _worth(game, state, seat, "leave") else []
    if manner == JUMP:
        return gone
    before, ahead = safe_ways(game, state, seat, steps), outlook(game, state, seat)
    there, found = state.clone(), gone
    for space in before:
        if caught_on(game, state, seat, space) and not in_dungeon(game, state, seat):  # AOT-7.22: guards look again
            continue
        way = way_to(before, space)
        there.at[seat] = space
        after = move_options(game, there, seat, steps - len(way), manner, False, True, True)
        found += [_doing(game, way, deed, first) for deed in after if _worth(game, state, seat, deed)]
        takes = any(deed.startswith("pick ") for deed in after) and state.jewel_at != space
        if (len(way) > 1 or first) and not takes:  # a lesser jewel is left behind by nobody who comes by
            found.append(_going(game, state, seat, way, ahead, first, stops=after != ["end"] and _is_idle(after)))
    return sorted(found, key=lambda way: (WORTH.index(way.id.split(" ")[0]), *_dullness(way)))


WORTH = ("escape", "fetch", "ambush", "go")
"""What ways in one go are called, the most wanted first."""
HELPS = ("gate", "hideout", "emperor", "green", "yellow", "sewer_entrance", "token", "smoke")
"""What makes a space worth coming to, the best first."""


def _dullness(way: Shortcut) -> tuple[int, int, int, int]:
    """The order of ways of one sort: first where something helps, unless the watch would come there; then what brings one
    nearer to the Jewel or the gate. A single step for nothing, which the map offers anyway, comes last."""
    about = way.label.args
    things = about.get("things", [about.get("jewel", "")])
    assert isinstance(things, list)
    threat = 2 if "reached" in things else int("seen" in things)
    worth = min((place for place, thing in enumerate(HELPS) if thing in things and threat < 2), default=len(HELPS))
    dull = worth == len(HELPS) and about.get("steps") == 1
    return worth + dull, threat, int(str(about.get("far", 0))), len(way.chain)


DEEDS = {"leave": "shortcut-escape", "pick": "shortcut-fetch", "rob": "shortcut-ambush"}


def _worth(game: Ruleset, state: State, seat: int, deed: str) -> bool:
    """To leave is only proposed to whoever wants to get out; it cannot be taken back."""
    return heads_out(state, seat) if deed == "leave" else deed.split(" ", maxsplit=1)[0] in DEEDS


def _is_idle(options: list[str]) -> bool:
    return all(option.split(" ")[0] in ("step", "hurry", "end") for option in options)


def _steps(game: Ruleset, way: list[int]) -> list[str]:
    return [f"step {game.box.board.id[space]}" for space in way]


def _leaving(game: Ruleset, at: int, first: list[str]) -> Shortcut:
    """Out, where one stands."""
    space = game.box.board.id[at]
    return Shortcut(f"escape {space}", Message("shortcut-leave", {"space": space}), [*first, "leave"], [space])


def _doing(game: Ruleset, way: list[int], deed: str, first: list[str]) -> Shortcut:
    """Go somewhere and do what one came for."""
    space, verb, about = game.box.board.id[way[-1]], *(*deed.split(" "), "")[:2]
    args: Arguments = {"space": space, "steps": len(way)}
    if verb == "pick":
        args["jewel"] = about
    elif verb == "rob":
        args["rival"] = game.letters.index(about)
    name = " ".join(filter(None, (DEEDS[verb].removeprefix("shortcut-"), space, about)))
    return Shortcut(name, Message(DEEDS[verb], args), [*first, *_steps(game, way), deed], [space])


def _going(
    game: Ruleset, state: State, seat: int, way: list[int], ahead: Outlook, first: list[str], *, stops: bool
) -> Shortcut:
    space = game.box.board.id[way[-1]]
    label = Message("shortcut-go", {"steps": len(way), **arrival(game, state, seat, way[-1], ahead)})
    return Shortcut(f"go {space}", label, [*first, *_steps(game, way), *(["end"] if stops else [])], [space])


# -- an action that comes up ---------------------------------------------------------------------


def _resolves(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """A card straight at its target, a Sneak straight to its end, Wits straight to what they bring."""
    found: list[Shortcut] = []
    single = sum(option.startswith("use ") for option in options) == 1  # of two cards a target would not say which
    for option in options:
        action = option.split(" ")[-1]
        if action == SNEAK and not in_dungeon(game, state, seat) and not state.snared_thieves >> seat & 1:
            steps = passive(game, state, seat).sneak
            steps += sum(effect.spaces for effect in game.box.halves[SNEAK].ways[0].effects if isinstance(effect, Move))
            found += _ways(game, state, seat, steps, SNEAK, [option])
        elif action == "wits" or (single and option.startswith("use ")):
            found += _aims(game, state, seat, option, action)
    return found


def _aims(game: Ruleset, state: State, seat: int, option: str, action: str) -> list[Shortcut]:
    """Every single target of a card. What is chosen from the discard pile is looked at first: a cover may come to it."""
    ways = game.box.actions[action].ways
    if any(way.most > 1 or way.aim == "discard" for way in ways):
        return []
    open_ = choices(game, state, seat, action)
    if len(open_) < 2:
        return []
    seen = view(game, state, seat)
    found = []
    for word, number, _ in open_:
        said = word.split(" ")
        label = effect_message(game, ways[number].effects[0])
        if over := too_many(game, state, seat, ways[number].effects):
            label = Message("shortcut-draw-full", {"cards": label.args["cards"], "count": over})
        if ways[number].aim != "self":
            label = target_label(game, seen, state, ways[number], said)
        found.append(Shortcut(f"aim {action} {word}", label, [option, word], things_of(game, state, said)))
    lands = all("far" in way.label.args for way in found)
    return sorted(found, key=_dullness) if lands else found


# -- planning ------------------------------------------------------------------------------------


def _replans(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
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
    return [*(way for ways in found.values() for way in ways), *_lays(game, state, seat, options)]


def _lays(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """A card with the least AP that come before the watch, and with a single one (AOT-5.3, AOT-6.3)."""
    free, jailed = free_points(game, state, seat), in_dungeon(game, state, seat)
    early = state.initiative + watch_is_next(game, state, state.initiative) if state.initiative != NOBODY else 1
    plans = [option for option in options if option.startswith("plan ")]
    specials = game.box.specials
    return [
        Shortcut(f"lay {card} {points}",
                 Message("shortcut-lay", {"card": card, "points": points, "late": watch_is_next(game, state, points)}),
                 [plan, game.points_words[points]], [card])
        for plan in plans if (card := plan.split(" ")[1]) not in specials
        for points in sorted({early, 1}, reverse=True) if 0 < points <= (min(free, _move_points(state, seat)) if jailed and card != "move" else free)
    ]  # fmt: skip


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
