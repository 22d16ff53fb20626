"""How Swindler speaks of questions and options: sentences, and the things they concern (chapter 11)."""

from __future__ import annotations

from typing import Any

from cutpurse.games.swindler.cautions import cautions, completes
from cutpurse.games.swindler.components import COLOURS, WHITE
from cutpurse.games.swindler.foresight import uses_of_forgery
from cutpurse.games.swindler.rules import accomplices, theft, turn, windows
from cutpurse.games.swindler.rules.deed import no_words
from cutpurse.games.swindler.rules.markers import free_markers
from cutpurse.games.swindler.rules.needs import asks_for_key
from cutpurse.games.swindler.rules.piles import ability, names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import View
from cutpurse.games.swindler.vocabulary import Haggler, Locksmith, word_of
from cutpurse.kernel.message import Arguments, Message, seat_number
from cutpurse.kernel.question import Option
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


def _window(game: Ruleset, state: State, seat: int, window: str) -> dict[str, Any]:
    """What happened, the scopes of a standing pass (SW-5.17), and the clock (SW-5.12)."""
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
    label, things = _label(game, view, state, said)
    found = cautions(game, view, state, said)
    return Option(choice, label, things, found)


def _label(game: Ruleset, view: View, state: State, said: list[str]) -> tuple[Message, list[str]]:
    verb, rest = said[0], said[1:]
    key = f"option-{verb}"
    args: Arguments = {}
    if verb == "play":
        key, args = _play_label(game, rest)
    elif verb == "pay":
        coins = int(rest[0]) if rest and rest[0].isdigit() else 0
        args = {"coins": coins, "things": rest[1:] if coins else rest}
        key = "option-pay" if len(rest) > (1 if coins else 0) else "option-pay-coins"
    elif verb in ("reserve", "release"):
        args = {"job": rest[0]}
    elif verb == "fulfil":
        job = game.box.jobs[game.box.job_number[rest[0]]]
        bonus = _bonus(game, view, state, Locksmith) if asks_for_key(game.box, job) else 0
        args = {"job": rest[0], "vp": job.vp + bonus}
    elif verb == "sell":
        slot = game.box.fences[game.box.fence_number[rest[1]]].slots[int(rest[2]) - 1]
        args = {
            "tile": rest[0],
            "fence": rest[1],
            "vp": slot.vp + _bonus(game, view, state, Haggler),
            "completes": completes(view, rest[1]),
        }
    elif verb == "rob":
        args = odds(game, state, COLOURS.index(rest[0]))
    elif verb == "draw":
        args = odds(game, state, state.bag)
    elif verb == "hire":
        args = {"count": int(rest[0])}
    elif verb == "choose":
        args = {"master": rest[0]}
    elif verb == "into":
        uses = uses_of_forgery(game, view, state, rest[0])
        args = {"object": rest[0], "uses": uses} if uses else {"object": rest[0]}
        key = "option-into-useful" if uses else key
    elif verb == "pass":
        window = next((str(ask[1]) for ask in view.asked if ask[0] == view.seat), "")
        if not window or accomplices.choices(game, state, view.seat, window):
            args = {"window": window, "thief": view.active}
        else:
            key = "option-pass-only"  # whoever has nothing to play is told so, alone (SW-5.13)
    elif verb == "end":
        key = "option-end-actions" if view.step == "actions" else "option-end-turn"
    elif rest and rest[0] in ("coin", "nothing"):
        key = f"option-{verb}-{rest[0]}"
    elif verb == "take" and len(rest) == 2:
        key, args = "option-take-from", {"rival": seat_number(rest[0]), "tile": rest[1]}
    elif rest:
        args = {"tile": rest[0]}
    return Message(key, args), _things(game, state, view, verb, rest)


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


def _bonus(game: Ruleset, view: View, state: State, master: type[Haggler | Locksmith]) -> int:
    """What the seat's master thief adds (SW-4.13.8, SW-4.13.9)."""
    found = ability(game.box, state, view.seat, master) if view.seat >= 0 else None
    return found.bonus_vp if found else 0


def _play_label(game: Ruleset, rest: list[str]) -> tuple[str, Arguments]:
    """One sentence per effect, so that a new card needs no new text."""
    deed = accomplices.deed_of(game, rest[0])
    key = f"option-play-{word_of(deed.effect)}"
    if rest[1:] and rest[1] in deed.variants:
        key += f"-{rest[1]}"
    elif not rest[1:] and deed.about is not no_words:
        return "option-play", {"card": rest[0]}  # a card that is not open now, without the choices it would need
    return key, {"card": rest[0], **deed.about(rest[1:])}
