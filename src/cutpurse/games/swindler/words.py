"""How Swindler speaks of questions and options: sentences, the things they concern, what to warn of (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutpurse.games.swindler.components import COLOURS, WHITE
from cutpurse.games.swindler.foresight import uses_of_forgery
from cutpurse.games.swindler.rules import accomplices, fences, theft, turn, windows
from cutpurse.games.swindler.rules.deed import no_words
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.rules.markers import free_markers, position
from cutpurse.games.swindler.rules.needs import TILE_NEEDS, asks_for_key
from cutpurse.games.swindler.rules.piles import ability, names
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import View
from cutpurse.games.swindler.vocabulary import Haggler, Locksmith, word_of
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Arguments, Message, seat_number
from cutpurse.kernel.question import Note, Option, Shortcut
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
    cautions = CAUTIONS.get(said[0], _no_cautions)(game, view, state, said) if view.seat >= 0 else []
    return Option(choice, label, things, cautions)


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
            "completes": _completes(view, rest[1]),
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


def _completes(view: View, fence: str) -> str:
    free = next((space.slots.count("") for space in view.fences if space.fence == fence), 0)
    return "yes" if free == 1 else "no"


# -- cautions ------------------------------------------------------------------------------------


def _no_cautions(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    return []


def _caution_reserve(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """Throwing out a rival, or a marker that may cost 2 VP at the end (SW-4.3.5, SW-8.4)."""
    found = []
    owner = state.markers[position(game.box, state, said[-1])]
    lost = game.box.numbers.reservation_loss_vp
    if owner != NOBODY:
        found.append(Message("caution-throw-out", {"owner": owner, "lost": min(lost, state.vp[owner])}))
    if view.end_triggered:
        found.append(Message("caution-last-round", {"lost": lost}))
    return found


def _caution_release(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    lost = min(game.box.numbers.reservation_loss_vp, state.vp[view.seat])
    return [Message("caution-release", {"lost": lost})] if lost else []


def _caution_rob(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """Older tiles of that colour are at risk too (SW-4.4.5)."""
    own = (state.tiles[view.seat] & game.box.colour_mask[COLOURS.index(said[1])]).bit_count()
    return [Message("caution-own-colour", {"count": own, "bag": said[1]})] if own else []


def _caution_draw(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """The theft already meets a reserved job."""
    done = state.clone()
    done.ended = "stop"
    return [Message("caution-draw-job-met", {"job": game.box.job_id[job]})
            for job, owner in zip(state.jobs, state.markers, strict=True)
            if owner == view.seat and game.box.jobs[job].kind == "draw" and game.needs.met(done, view.seat, job)]  # fmt: skip


def _caution_fulfil(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """Posters within reach of a raid still to come; ending the game for all (SW-4.9.6, SW-8.1)."""
    job = game.box.jobs[game.box.job_number[said[1]]]
    found = []
    limits = [raid.poster_limit for number, raid in enumerate(game.box.raids, game.box.first_raid)
              if raid.poster_limit and not state.raids_gone >> number & 1]  # fmt: skip
    posters = state.posters[view.seat] + job.posters
    if job.posters and limits and posters >= min(limits):
        found.append(Message("caution-posters", {"posters": posters}))
    if state.fulfilled[view.seat].bit_count() + 1 == game.end_jobs and not view.end_triggered:
        found.append(Message("caution-ends-game", {}))
    return found


def _caution_end(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """A job that could be fulfilled, a fence that could be completed."""
    if view.step != "actions":
        return []
    found: dict[str, Message] = {}
    for option in turn.action_options(game, state, view.seat):
        words = option.split(" ")
        if words[0] == "fulfil":
            found[words[1]] = Message("caution-job-open", {"job": words[1]})
        elif words[0] == "sell" and _completes(view, words[2]) == "yes":
            found[words[2]] = Message("caution-fence-open", {"fence": words[2]})
    return list(found.values())


def _caution_tile(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """A tile that a reserved job needs."""
    if said[0] == "sell" or (said[0] == "forge"):
        tiles = said[1:2]
    else:
        tiles = [word for word in said[1:] if word in game.box.kind_number or word in game.box.tile_number]
    before, after = _met(game, view, state), state.clone()
    for handle in tiles:
        pile = after.tiles[view.seat]
        alike = (
            game.box.kind_mask[game.box.kind_number[handle]]
            if handle in game.box.kind_number
            else 1 << game.box.tile_number[handle]
        )
        after.tiles[view.seat] &= ~(pile & alike & -(pile & alike))
    left = _met(game, view, after)
    paid = view.draft[1] if view.draft and view.draft[0] == "fulfil" else ""
    return [Message("caution-needed", {"job": job}) for job in before if job not in left and job != paid]


def _met(game: Ruleset, view: View, state: State) -> list[str]:
    return [game.box.job_id[job] for job, owner in zip(state.jobs, state.markers, strict=True)
            if owner == view.seat and game.needs.met(state, view.seat, job)]  # fmt: skip


def _caution_play(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    return _caution_reserve(game, view, state, said) if said[-1] in game.box.job_number else []


CAUTIONS: dict[str, Callable[[Ruleset, View, State, list[str]], list[Message]]] = {
    "reserve": _caution_reserve, "release": _caution_release, "rob": _caution_rob, "draw": _caution_draw,
    "fulfil": _caution_fulfil, "end": _caution_end, "sell": _caution_tile, "forge": _caution_tile,
    "pay": _caution_tile, "play": _caution_play}  # fmt: skip


# -- notes ---------------------------------------------------------------------------------------


def notes(game: Ruleset, view: View, state: State) -> list[Note]:
    """How far the seat is from each open job (chapter 11)."""
    if view.seat < 0 or view.over:
        return []
    return [Note(space.job, label) for place, space in enumerate(view.jobs) if space.job
            for label in _job_notes(game, state, view.seat, place)]  # fmt: skip


def _job_notes(game: Ruleset, state: State, seat: int, place: int) -> list[Message]:
    job = state.jobs[place]
    if game.needs.met(state, seat, job):
        return [Message("note-met-reserved" if may_fulfil(game.box, state, seat, place) else "note-met")]
    found = []
    for need in game.box.jobs[job].need:
        if not isinstance(need, TILE_NEEDS):
            have = max(0, game.needs.have(state, seat, need))
            found.append(Message("note-progress", {"have": min(have, need.count), "count": need.count}))
    if missing := game.needs.missing(state, seat, job):
        found.append(Message("note-missing", {"count": missing}))
    return found


# -- shortcuts -----------------------------------------------------------------------------------


def shortcuts(game: Ruleset, state: State, seat: int, options: Sequence[str]) -> list[Shortcut]:
    """In step 3: sell everything that no reserved job needs, dearest first."""
    if game.asked_kind(state, seat) != "action" or state.draft:
        return []
    play: SwindlerPlay = Play(game, state.clone(), Dice(0))
    chain: list[str] = []
    while sale := _best_sale(game, play.state, seat):
        chain.append(sale)
        fences.sell_as(play, seat, sale.split(" "))
    if len(chain) < 2:
        return []
    args: Arguments = {"tiles": [sale.split(" ")[1] for sale in chain], "vp": play.state.vp[seat] - state.vp[seat]}
    return [Shortcut("sell all", Message("option-sell-all", args), chain, [sale.split(" ")[2] for sale in chain])]


def _best_sale(game: Ruleset, state: State, seat: int) -> str:
    """The sale with the most VP, completing a fence included, that takes nothing from a reserved job."""
    mine = [job for job, owner in zip(state.jobs, state.markers, strict=True) if owner == seat]
    best, most = "", 0
    for sale in fences.sale_options(game, state, seat):
        after: SwindlerPlay = Play(game, state.clone(), Dice(0))
        fences.sell_as(after, seat, sale.split(" "))
        vp = after.state.vp[seat] - state.vp[seat]
        needed = any(game.needs.missing(after.state, seat, job) > game.needs.missing(state, seat, job) for job in mine)
        if vp > most and not needed:
            best, most = sale, vp
    return best
