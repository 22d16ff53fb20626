"""What to think of before an option is chosen (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.rules.markers import position
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.shortcuts import worthwhile_sales
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import View
from cutpurse.kernel.message import Message


def cautions(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """What to warn of, from what the seat knows; whoever only watches is not warned."""
    warn = CAUTIONS.get(said[0])
    return warn(game, view, state, said) if warn is not None and view.seat >= 0 else []


def merits(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """What speaks for it: a rival's marker thrown out (SW-4.3.5)."""
    if said[0] not in ("reserve", "play") or said[-1] not in game.box.job_number or view.seat < 0:
        return []
    owner = state.markers[position(game.box, state, said[-1])]
    if owner in (NOBODY, view.seat):
        return []
    lost = min(game.box.numbers.reservation_loss_vp, state.vp[owner])
    return [Message("merit-throw-out", {"owner": owner, "lost": lost})]


def completes(view: View, fence: str) -> str:
    free = next((space.slots.count("") for space in view.fences if space.fence == fence), 0)
    return "yes" if free == 1 else "no"


def _caution_reserve(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """A marker that may cost 2 VP at the end (SW-8.4)."""
    lost = game.box.numbers.reservation_loss_vp
    return [Message("caution-last-round", {"lost": lost})] if view.end_triggered else []


def _caution_done(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """A job that the seat has all for, and could still lay a marker on: without one it is not fulfilled (SW-4.3.1)."""
    open_jobs = {said[-1] for said in (option.split(" ") for option in turn.reserve_options(game, state, view.seat))
                 if said[0] == "reserve"}  # fmt: skip
    return [Message("caution-no-marker", {"job": game.box.job_id[job]})
            for job in state.jobs if job != NOBODY and game.box.job_id[job] in open_jobs
            and game.needs.met(state, view.seat, job)]  # fmt: skip


def _caution_release(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    lost = min(game.box.numbers.reservation_loss_vp, state.vp[view.seat])
    return [Message("caution-release", {"lost": lost})] if lost else []


def _caution_rob(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """Older tiles of that colour are at risk too (SW-4.4.5)."""
    own = (state.tiles[view.seat] & game.box.colour_mask[COLOURS.index(said[1])]).bit_count()
    return [Message("caution-own-colour", {"count": own, "bag": said[1]})] if own else []


def _caution_draw(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """The theft already meets a job that the seat could fulfil."""
    done = state.clone()
    done.ended = "stop"
    return [Message("caution-draw-job-met", {"job": game.box.job_id[job]})
            for place, job in enumerate(state.jobs)
            if job != NOBODY and may_fulfil(game.box, state, view.seat, place)
            and game.box.jobs[job].kind == "draw" and game.needs.met(done, view.seat, job)]  # fmt: skip


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
    """A job that could be fulfilled, a fence that could be completed; in one's last turn, whatever could be sold."""
    if view.step != "actions":
        return []
    found: dict[str, Message] = {}
    for option in turn.action_options(game, state, view.seat):
        words = option.split(" ")
        if words[0] == "fulfil":
            found[words[1]] = Message("caution-job-open", {"job": words[1]})
        elif words[0] == "sell" and completes(view, words[2]) == "yes":
            found[words[2]] = Message("caution-fence-open", {"fence": words[2]})
    if view.end_triggered and (sales := worthwhile_sales(game, state, view.seat)).chain:
        found["sales"] = Message("caution-last-sales", {"vp": sales.vp})
    return list(found.values())


def _caution_hire(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """After the last turn of the game no card is played any more (SW-4.2.5, SW-8.1), and a coin is a point (SW-8.3)."""
    last = view.end_triggered and (view.seat + 1) % len(view.seats) == view.start
    return [Message("caution-hire-last")] if last else []


def _caution_tile(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    """A tile that a job needs which the seat could fulfil: its own, and for a freelancer every free one (SW-4.13.4)."""
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
    return [game.box.job_id[job] for place, job in enumerate(state.jobs)
            if job != NOBODY and may_fulfil(game.box, state, view.seat, place)
            and game.needs.met(state, view.seat, job)]  # fmt: skip


def _caution_play(game: Ruleset, view: View, state: State, said: list[str]) -> list[Message]:
    return _caution_reserve(game, view, state, said) if said[-1] in game.box.job_number else []


CAUTIONS: dict[str, Callable[[Ruleset, View, State, list[str]], list[Message]]] = {
    "reserve": _caution_reserve, "done": _caution_done, "release": _caution_release, "rob": _caution_rob, "draw": _caution_draw,
    "fulfil": _caution_fulfil, "end": _caution_end, "sell": _caution_tile, "forge": _caution_tile,
    "pay": _caution_tile, "play": _caution_play, "hire": _caution_hire}  # fmt: skip
