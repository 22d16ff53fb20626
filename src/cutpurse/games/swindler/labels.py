"""How Swindler speaks of questions and options: sentences, and the things they concern (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.games.swindler.cautions import cautions, completes, merits
from cutpurse.games.swindler.components import COLOURS, WHITE
from cutpurse.games.swindler.foresight import uses_of_forgery
from cutpurse.games.swindler.rules import accomplices, theft, turn, windows
from cutpurse.games.swindler.rules.deed import no_words
from cutpurse.games.swindler.rules.markers import free_markers
from cutpurse.games.swindler.rules.needs import asks_for_key
from cutpurse.games.swindler.rules.other_effects import concerned
from cutpurse.games.swindler.rules.piles import ability, names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import View
from cutpurse.games.swindler.vocabulary import Beggar, Haggler, KnowItAll, Locksmith, word_of
from cutpurse.kernel.message import Message, seat_number
from cutpurse.kernel.question import Option, Window
from cutpurse.kernel.state import Step

# -- questions -----------------------------------------------------------------------------------


def frame(game: Ruleset, state: State, ask: Step) -> tuple[str, dict[str, Any]]:
    """The kind of question as its seat knows it, and what its sentence speaks of."""
    seat, kind = ask[0], str(ask[1])
    if kind in windows.WINDOWS:
        return kind, _window(game, state, seat, kind)
    if state.draft:
        kind = turn.draft_kind(game, state)
        return kind, _draft(game, state, kind)
    about: dict[str, Any] = {}
    if kind == "reserve":
        about = {"free": free_markers(game.box, state, seat)}
    elif kind == "draw_or_stop":
        about = {**odds(game, state, state.bag), "loot": state.loot.bit_count(),
                 "risk": 0 if state.fresh else theft.at_risk(game, state, seat).bit_count()}  # fmt: skip
    elif kind == "hire":
        about = {"most": turn.most_hired(game, state, seat)}
    elif kind == "beggar_gift":
        about = {"rival": ask[2]}
    elif kind == "legacy_tiles":
        about = {"rival": ask[2], "left": ask[3]}
    elif kind == "angel_fee":
        about = {"thief": state.active, "bag": COLOURS[ask[2]], "left": ask[3]}
    elif kind == "raid_give":
        about = {"raid": game.box.job_id[state.raid], "left": ask[2]}
    elif kind in ("neutral_choice", "escape_keep"):
        about = {"left": ask[2]}
    return kind, about


def window(game: Ruleset, state: State, ask: Step) -> Window | None:
    """The clock of a window (SW-5.12), and the scopes of a standing pass (SW-5.17)."""
    seat, kind = ask[0], ask[1]
    if kind not in windows.WINDOWS:
        return None
    mode, seconds = str(game.settings["reaction_mode"]), int(game.settings["reaction_seconds"])
    aimed = accomplices.aimed_at(game, state, seat) if kind == "accomplice_played" else None
    return Window(mode, seconds, {"theft": state.turn, "round": state.round}, aimed)


def _window(game: Ruleset, state: State, seat: int, window: str) -> dict[str, Any]:
    """What happened, and under which settings."""
    about: dict[str, Any] = {
        "thief": state.active, "theft": state.turn, "round": state.round, "seconds": game.settings["reaction_seconds"],
        "mode": game.settings["reaction_mode"]}  # fmt: skip
    if window in windows.THEFT_WINDOWS:
        about["bag"] = COLOURS[state.bag]
    if window == "loot_drawn":
        about["tile"] = game.box.tile_id[state.drawn[-1]]
    if window == "raid_revealed":
        about["raid"] = game.box.job_id[state.raid]
    if window == "accomplice_played":
        rival, card, choice, _ = state.played[-1]
        about |= {"rival": rival, "card": game.box.accomplices[game.box.card_kind[card]].id,
                  "choice": choice.split(" ") if choice else [],
                  "aimed": "yes" if accomplices.aimed_at(game, state, seat) else "no"}  # fmt: skip
    return about


def _draft(game: Ruleset, state: State, kind: str) -> dict[str, Any]:
    if kind == "job_payment":
        return {"job": state.draft[1]}
    if kind == "hire_payment":
        return {"count": int(state.draft[1])}
    return {"tile": state.draft[2]} if len(state.draft) > 2 else {}


def odds(game: Ruleset, state: State, bag: int) -> dict[str, Any]:
    """The chance of a skull on the next draw from a bag."""
    skulls = game.box.skulls[bag]
    tiles = state.bags[bag].bit_count() + skulls
    return {"bag": COLOURS[bag], "skulls": skulls, "tiles": tiles, "percent": int(100 * skulls / tiles + 0.5)}


PLACES = {"stop": "loot", "hire": "accomplices"}
"""Where to point for what names no component: this turn's loot, the deck of accomplices."""

# -- options -------------------------------------------------------------------------------------


def describe(game: Ruleset, view: View, state: State, choice: str) -> Option:
    """The label of an option, the things it concerns, and what to think of before choosing it. The state is the seat's
    own knowledge as a position to reckon with."""
    said = choice.split(" ")
    label = SENTENCES[said[0]](game, view, state, said)
    things = _things(game, state, view, said[0], said[1:])
    return Option(choice, label, things, cautions(game, view, state, said), merits=merits(game, view, state, said))


def _things(game: Ruleset, state: State, view: View, verb: str, rest: list[str]) -> list[str]:
    """What an option concerns: components by their ids, the bag that is drawn from, and two places of the table."""
    if verb == "draw":
        return [COLOURS[state.bag]]
    if verb == "into":
        return uses_of_forgery(game, view, state, rest[0])
    if verb in PLACES:
        return [PLACES[verb]] if rest in ([], ["1"]) else []  # touching the deck hires one
    return [thing for word in rest for thing in _meant(game, state, view, verb, rest, word)]


def _meant(game: Ruleset, state: State, view: View, verb: str, rest: list[str], word: str) -> list[str]:
    """A kind of tile means those that would be taken or given: mine, somebody else's, or some of the supply."""
    box = game.box
    if word not in box.kind_number or view.seat < 0:
        return [word] if word in box.ids else []
    pile = state.tiles[view.seat] | (state.loot if view.seat == state.active else 0)
    if verb == "take":
        rival = seat_number(rest[0]) if len(rest) > 1 else NOBODY
        if rival != NOBODY:
            pile = state.tiles[rival]
        elif view.seat != state.active:  # a fee from the thief
            pile = state.tiles[state.active] | state.loot
        else:
            pile = state.bags[WHITE]
    return names(box, pile & box.kind_mask[box.kind_number[word]])


def bonus_of(game: Ruleset, view: View, state: State, master: type[Haggler | Locksmith]) -> int:
    """What the seat's master thief adds (SW-4.13.8, SW-4.13.9)."""
    found = ability(game.box, state, view.seat, master) if view.seat >= 0 else None
    return found.bonus_vp if found else 0


# -- a sentence for each verb --------------------------------------------------------------------


def _with_tile(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    """What needs no more than the tile it names, if it names one; a coin and nothing have sentences of their own."""
    verb, rest = said[0], said[1:]
    if rest and rest[0] in ("coin", "nothing"):
        return Message(f"option-{verb}-{rest[0]}")
    return Message(f"option-{verb}", {"tile": rest[0]} if rest else {})


def _with_job(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    verb = said[0]
    return Message(f"option-{verb}", {"job": said[1]})


def _fulfil(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    job = game.box.jobs[game.box.job_number[said[1]]]
    bonus = bonus_of(game, view, state, Locksmith) if asks_for_key(game.box, job) else 0
    return Message("option-fulfil", {"job": said[1], "vp": job.vp + bonus})


def _sell(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    tile, fence = said[1], said[2]
    slot = game.box.fences[game.box.fence_number[fence]].slots[int(said[3]) - 1]
    vp = slot.vp + bonus_of(game, view, state, Haggler)
    return Message("option-sell", {"tile": tile, "fence": fence, "vp": vp, "completes": completes(view, fence),
                                   "bonus": game.box.numbers.fence_completion_vp})  # fmt: skip


def _pay(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    coins = int(said[1]) if said[1:] and said[1].isdecimal() else 0
    things = said[2:] if coins else said[1:]
    return Message("option-pay" if things else "option-pay-coins", {"coins": coins, "things": things})


def _rob(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    return Message("option-rob", odds(game, state, COLOURS.index(said[1])))


def _draw(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    return Message("option-draw", odds(game, state, state.bag))


def _hire(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    return Message("option-hire", {"count": int(said[1])})


def _choose(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    return Message("option-choose", {"master": said[1]})


def _into(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    if uses := uses_of_forgery(game, view, state, said[1]):
        return Message("option-into-useful", {"object": said[1], "uses": uses})
    return Message("option-into", {"object": said[1]})


def _take(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    if len(said) == 3:
        return Message("option-take-from", {"rival": seat_number(said[1]), "tile": said[2]})
    return _with_tile(game, view, state, said)


def _pass(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    """Whoever has nothing to play is told so, alone (SW-5.13)."""
    window = next((str(ask[1]) for ask in view.asked if ask[0] == view.seat), "")
    open_now = accomplices.choices(game, state, view.seat, window) if window else []
    if window and not open_now:
        return Message("option-pass-only")
    about: dict[str, Any] = {"window": window, "thief": view.active}
    if window == "theft_started":  # any-time cards fit there, too, and are no bet (SW-4.11.7, SW-4.12.28)
        cards = {game.box.accomplice_number[choice.split(" ")[1]] for choice in open_now}
        about["bet"] = "yes" if any(isinstance(game.box.effects[card], KnowItAll) for card in cards) else "no"
    return Message("option-pass", about)


def _end(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    """It says what follows: hiring, a last look at cards and markers, or nothing more (SW-5.16)."""
    if view.step != "actions" or not turn.asks_in_hire(game, state, state.active):
        return Message("option-end-turn")
    hires = turn.most_hired(game, state, state.active)
    return Message("option-end-actions" if hires else "option-end-actions-no-hiring")


def _play(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    """One sentence per effect, so that a new card needs no new text."""
    card, words = said[1], said[2:]
    deed = accomplices.deed_of(game, card)
    key = f"option-play-{word_of(deed.effect)}"
    if words and words[0] in deed.variants:
        key += f"-{words[0]}"
    elif not words and deed.about is not no_words:
        return Message("option-play", {"card": card})  # not open now, without the choices it would need
    if deed.effect is Beggar and view.seat >= 0:
        return _beg(game, state, view.seat, card)
    return Message(key, {"card": card, **deed.about(words)})


def _beg(game: Ruleset, state: State, seat: int, card: str) -> Message:
    """Who would have to give as the points stand, and whether there is a coin besides (SW-4.12.5, SW-4.12.8)."""
    effect = game.box.effects[game.box.accomplice_number[card]]
    rivals = concerned(state, seat)
    coin = isinstance(effect, Beggar) and len(rivals) <= effect.bonus_coin_if_affected_at_most
    if not rivals:
        return Message("option-play-beggar-nobody", {"card": card})
    return Message("option-play-beggar", {"card": card, "seats": rivals, "coin": "yes" if coin else "no"})


SENTENCES: dict[str, Callable[[Ruleset, View, State, list[str]], Message]] = {
    "reserve": _with_job, "release": _with_job, "fulfil": _fulfil, "sell": _sell, "hire": _hire, "pay": _pay,
    "rob": _rob, "draw": _draw, "stop": _with_tile, "keep": _with_tile, "choose": _choose, "wave": _with_tile,
    "pass": _pass, "done": _with_tile, "end": _end, "enough": _with_tile, "play": _play, "forge": _with_tile,
    "into": _into, "take": _take, "give": _with_tile}  # fmt: skip
