"""What to think of before choosing something (chapter 11): arrests, points and goods lost, what goes to waste; and what
speaks for it: a rival caught."""

from __future__ import annotations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.playing import Playing
from cutpurse.games.thiefdom.rules import night
from cutpurse.games.thiefdom.rules.goods import overflow
from cutpurse.games.thiefdom.rules.locations import SUB_ACTION
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, PATROL, State
from cutpurse.games.thiefdom.terms import shape_of
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Message

TRIED = frozenset({"go", "hide", "enter", "climb", "over", "walk", "rob", "use", "deliver", "befriend", "onward"})
"""Verbs whose consequences are found by trying them out: nothing in them is random."""


GRAVE = frozenset({"caution-caught", "caution-own-caught", "caution-brawl"})
"""What harms and cannot be taken back: only this is asked about once more. The rest is said with the option."""
MERITS = frozenset({"merit-catches"})


def weighed(game: Playing, view: View, state: State, said: list[str]) -> tuple[list[Message], bool, list[Message]]:
    """The cautions of an option, whether they need no second word, and its merits."""
    found = cautions(game, view, state, said)
    against = [message for message in found if message.key not in MERITS]
    unused = said[0] == "end" and state.ap >= game.box.numbers.action_points  # not a point spent: hardly what is meant
    grave = unused or any(message.key in GRAVE for message in against)
    return against, bool(against) and not grave, [message for message in found if message.key in MERITS]


def cautions(game: Playing, view: View, state: State, said: list[str]) -> list[Message]:
    seat = view.seat
    asked = [ask for ask in state.asked if ask[0] == seat]
    if not asked or " ".join(said) not in game.offered(view, seat):
        return []
    found = _tried(game, state, seat, " ".join(said)) if said[0] in TRIED else []
    if said[0] == "end":
        found += _caution_end(game, state, seat)
    elif said[0] == "brawl":
        found.append(Message("caution-brawl"))
    elif said[0] == "poster" and state.location == NOWHERE:
        found.append(Message("caution-poster-worth", {"vp": game.box.numbers.poster_vp}))
    return [*found, *_part_left(game, view, state, said[0])]


def _part_left(game: Playing, view: View, state: State, verb: str) -> list[Message]:
    """A part of the location that could still be continued, and that this leaves for good: each is done once (TD-9.4)."""
    if not state.series or verb not in SUB_ACTION or SUB_ACTION[verb] & state.series:
        return []
    left = next(part for part, bit in SUB_ACTION.items() if bit & state.series)
    goes_on = any(option.split(" ")[0] == left for option in game.offered(view, view.seat))
    return [Message("caution-part-left", {"part": left})] if goes_on else []


def _tried(game: Playing, state: State, seat: int, choice: str) -> list[Message]:
    """What choosing this would lead to: arrests, points and goods lost, a poster."""
    play: ThiefdomPlay = Play(game, state.clone(), Dice(0))
    play.state.agenda = []  # this choice alone: nothing that comes after it, let alone by chance
    points, moving = state.points, state.moving
    carried = sum(goods_carried(game, state, state.active)) if state.active != NOBODY else 0
    game.choose(play, seat, choice)
    found: list[Message] = []
    escaped = {(event.seat, event.shape) for event in play.events if isinstance(event, told.Escaped)}
    for event in play.events:
        if isinstance(event, told.Caught) and (event.seat, event.shape) in escaped:
            found += [Message("caution-stopped", {"figure": event.figure})] if event.seat == seat and moving else []
        elif isinstance(event, told.Caught):
            found += _caught(game, state, seat, event, carried)
        elif isinstance(event, told.PointsLost):
            key = "caution-passing" if event.why == "rival_passed" else "caution-entering"
            found.append(Message(key, {"vp": event.vp}))
        elif isinstance(event, told.Wanted):
            found.append(Message("caution-wanted"))
    if moving and points > 1 and not play.state.moving and not found and choice.startswith(("hide", "enter", "climb")):
        found.append(Message("caution-points-left", {"points": points - 1}))
    lost = sum(overflow(game, play.state, ask[2]) for ask in play.state.asked if ask[1] == "keep")
    lost += sum(event.count for event in play.events if isinstance(event, told.Lost))
    if lost:
        found.append(Message("caution-overflow", {"count": lost}))
    return found


def _caught(game: Playing, state: State, seat: int, event: told.Caught, carried: int) -> list[Message]:
    """An arrest: my active thief, another of mine, or a rival's."""
    if event.seat != seat:
        return [Message("merit-catches", {"seat": event.seat, "shape": event.shape})]
    vp = min(game.box.numbers.arrest_vp, state.vp[seat])
    if state.active != NOBODY and shape_of(state.active) == event.shape:
        found = [Message("caution-caught", {"figure": event.figure, "vp": vp})]
        return [*found, Message("caution-goods-lost", {"count": carried})] if carried else found
    return [Message("caution-own-caught", {"shape": event.shape, "vp": vp})]


def goods_carried(game: Playing, state: State, thief: int) -> list[int]:
    """How many of each good, artworks last."""
    first = thief * KINDS
    return [*state.goods[first : first + ART], state.goods[first + ART].bit_count()]


def _caution_end(game: Playing, state: State, seat: int) -> list[Message]:
    """Action points and stamina that go to waste; a thief away from home in the last night (TD-12.4)."""
    found = [Message("caution-ap-left", {"ap": state.ap})] if state.ap else []
    if state.stamina >> seat & 1 and last_thief(state, seat):
        found.append(Message("caution-stamina-left"))
    away = state.thief_at[state.active] != state.lairs[seat]
    could = state.ap or state.stamina >> seat & 1  # else there is nothing to be done about it
    if state.round == game.box.numbers.rounds and away and could:
        found.append(Message("caution-outside-lair", {"vp": game.box.numbers.lair_vp}))
    return found


def last_thief(state: State, seat: int) -> bool:
    """Does no other thief of this seat have a turn this night?"""
    later = state.plan[night.TILES * seat + state.tile : night.TILES * (seat + 1)]
    return not any(slot not in (PATROL, NOBODY) for slot in later)
