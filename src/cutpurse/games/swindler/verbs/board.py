"""Markers, jobs, fences and hiring: what stands against a line (chapters 4.3, 4.6, 4.7, 4.10)."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.swindler.rules import turn
from cutpurse.games.swindler.rules.fences import SLOTS, takes
from cutpurse.games.swindler.rules.markers import free_markers, position
from cutpurse.games.swindler.rules.money import worth
from cutpurse.games.swindler.rules.needs import TILE_NEEDS
from cutpurse.games.swindler.rules.piles import ability, forged_pile, tile_named
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.verbs.common import (
    SwindlerVerb,
    asking,
    lockpicks,
    not_now,
    on_jobs,
    own_tiles,
    rules,
    when,
)
from cutpurse.games.swindler.vocabulary import (
    Accomplices,
    AnyTiles,
    Coins,
    DistinctColours,
    DistinctKeys,
    DistinctValuables,
    Draw,
    FencesCompleted,
    Freelancer,
    Need,
    SameColour,
    SameValuable,
    Tiles,
    TilesSold,
    VpBehind,
)
from cutpurse.kernel.message import Arguments, Reason
from cutpurse.kernel.verb import Verb, unknown_choice

NEED_RULES: dict[type[Need], str] = {
    Tiles: "SW-4.6.14", Coins: "SW-4.6.15", AnyTiles: "SW-4.6.16", SameColour: "SW-4.6.17",
    DistinctColours: "SW-4.6.17", SameValuable: "SW-4.6.18", DistinctValuables: "SW-4.6.18",
    DistinctKeys: "SW-4.6.19", Accomplices: "SW-4.6.27", Draw: "SW-4.6.20", FencesCompleted: "SW-4.6.21",
    TilesSold: "SW-4.6.21", VpBehind: "SW-4.6.22"}  # fmt: skip


# -- step 1 and 3: markers and jobs --------------------------------------------------------------


def why_not_reserve(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    job = words[1]
    if game.asked_kind(state, seat) != "reserve":
        return Reason("reserve-too-late", "SW-4.2.3", {"job": job})
    place = position(game.box, state, job)
    if place == NOBODY:
        return Reason("job-not-open", "SW-4.3.1", {"job": job})
    if state.markers[place] == seat:
        return Reason("job-already-yours", "SW-4.3.13", {"job": job})
    if not free_markers(game.box, state, seat):
        return Reason("no-free-marker", "SW-4.3.14", {"job": job})
    return None


def why_not_release(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if game.asked_kind(state, seat) not in ("reserve", "action", "hire"):
        return Reason("release-not-now", "SW-4.3.9", {"job": words[1]})
    place = position(game.box, state, words[1])
    if place == NOBODY or state.markers[place] != seat:
        return Reason("marker-not-yours", "SW-4.3.7", {"job": words[1]})
    return None


def why_not_fulfil(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    box, job = game.box, words[1]
    if game.asked_kind(state, seat) != "action":
        return Reason("wrong-step", "SW-4.2.2", {"step": "actions"})
    place = position(box, state, job)
    if place == NOBODY:
        return Reason("job-not-open", "SW-4.3.1", {"job": job})
    owner = state.markers[place]
    if owner != seat:
        if not ability(box, state, seat, Freelancer):
            return Reason("job-not-reserved", "SW-4.3.3", {"job": job})
        if owner != NOBODY:
            return Reason("job-of-rival", "SW-4.13.5", {"job": job, "rival": owner})
    return None if game.needs.met(state, seat, state.jobs[place]) else not_met(game, state, seat, job)


def not_met(game: Ruleset, state: State, seat: int, job: str) -> Reason:
    """Which part of the need is not met, and how far off it is."""
    number = game.box.job_number[job]
    needs = game.box.jobs[number].need
    for need in needs:
        if isinstance(need, Draw) and state.ended != need.end:
            return Reason("theft-ended-otherwise", "SW-4.6.20", {"job": job, "end": need.end})
        if not isinstance(need, TILE_NEEDS) and (have := game.needs.have(state, seat, need)) < need.count:
            args: Arguments = {"job": job, "need": need.word, "have": max(have, 0), "count": need.count}
            return Reason("need-more", NEED_RULES[type(need)], args)
    missing = game.needs.missing(state, seat, number)
    if not missing:  # each part could be served, but not all at once
        return Reason("tiles-missing", "SW-4.6.13", {"job": job, "missing": 1})
    return Reason("tiles-missing", NEED_RULES[type(needs[0])], {"job": job, "missing": missing})


# -- step 3: sales -------------------------------------------------------------------------------


def all_sales(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    """Everything to every slot of every open fence, and to a slot and a fence that are not there."""
    shut = next((fence for fence in range(len(game.box.fences)) if fence not in state.fences), NOBODY)
    places = [f"{game.box.fence_id[fence]} {slot}" for fence in (*state.fences, shut) if fence != NOBODY
              for slot in range(1, SLOTS + (fence != shut))]  # fmt: skip
    for handle in (*own_tiles(game, state, seat), *lockpicks(game, state, seat)):
        yield from (f"sell {handle} {place}" for place in places)


def why_not_sell(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    box = game.box
    handle, fence, slot = words[1], words[2], int(words[3]) - 1
    if game.asked_kind(state, seat) != "action":
        return Reason("wrong-step", "SW-4.2.2", {"step": "actions"})
    if handle in box.accomplice_number:
        return Reason("not-for-sale", "SW-4.12.34", {"tile": handle})
    tile = tile_named(box, handle, state.tiles[seat], forged_pile(state, seat))
    if tile == NOBODY:
        return Reason("tile-not-yours", "SW-4.1.8", {"tile": handle})
    if box.tile_coins[tile] and not forged_pile(state, seat) >> tile & 1:
        return Reason("not-for-sale", "SW-4.1.6", {"tile": handle})
    if not any(_slot_takes(game, state, seat, place, tile) for place in range(len(state.slots))):
        return Reason("no-slot", "SW-4.7.6", {"tile": handle})
    number = box.fence_number.get(fence, NOBODY)
    if number == NOBODY or number not in state.fences:
        return Reason("fence-not-open", "SW-4.7.1", {"fence": fence})
    if not 0 <= slot < SLOTS:
        return unknown_choice(" ".join(words))
    place = state.fences.index(number) * SLOTS + slot
    if state.slots[place] != NOBODY:
        return Reason("slot-taken", "SW-4.7.6", {"fence": fence})
    if not _slot_takes(game, state, seat, place, tile):
        wanted = box.fences[number].slots[slot].object
        return Reason("slot-wants-other", "SW-4.7.6", {"fence": fence, "object": wanted, "tile": handle})
    return None


def _slot_takes(game: Ruleset, state: State, seat: int, place: int, tile: int) -> bool:
    """Is this slot of an open fence free, and may this tile lie on it?"""
    fence, slot = state.fences[place // SLOTS], place % SLOTS
    if fence == NOBODY or state.slots[place] != NOBODY:
        return False
    return bool(takes(game, state, seat, game.box.fences[fence].slots[slot].object) >> tile & 1)


# -- step 5 and payments -------------------------------------------------------------------------


def some_hirings(game: Ruleset, state: State, seat: int) -> list[str]:
    """As many as can be paid for and two more; as many as there are and one more."""
    cards, paid = _cards_left(state), worth(game.box, state, seat) // game.box.numbers.hire_cost
    return [f"hire {count}" for count in sorted({*range(1, paid + 3), cards + 1})]


def _cards_left(state: State) -> int:
    return (state.deck | state.discard).bit_count()


def why_not_hire(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    count, cards, money = int(words[1]), _cards_left(state), worth(game.box, state, seat)
    if game.asked_kind(state, seat) != "hire":
        return Reason("wrong-step", "SW-4.2.4", {"step": "hire"})
    if count < 1:
        return unknown_choice(" ".join(words))
    if count > cards:
        return Reason("too-few-cards", "SW-4.10.8", {"count": count, "cards": cards})
    if count * game.box.numbers.hire_cost > money:
        return Reason("too-few-coins", "SW-4.10.1", {"count": count, "coins": money})
    return None


def some_payments(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    """Every way to pay, and some that are none."""
    if state.draft and turn.draft_kind(game, state) in ("job_payment", "hire_payment"):
        yield from turn.draft_options(game, state, seat)
    yield from ("pay 99", "pay black_seal_tin black_seal_tin")


def why_not_pay(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    asked = asking(game, state, seat)
    if asked not in ("job_payment", "hire_payment"):
        return not_now(words)
    if " ".join(words) in turn.draft_options(game, state, seat):
        return None
    if asked == "hire_payment":
        return Reason("payment-wrong", "SW-4.1.15", {"count": int(state.draft[1])})
    return Reason("payment-wrong-job", "SW-4.6.13", {"job": state.draft[1]})


VERBS: dict[str, SwindlerVerb] = {
    "reserve": Verb(
        ("reserve JOB",), when({"reserve"}, on_jobs("reserve")), why_not_reserve,
        rules("4.2.3", "4.3.1", "4.3.13", "4.3.14"),
    ),
    "release": Verb(
        ("release JOB",), when({"reserve", "action", "hire"}, on_jobs("release")), why_not_release,
        rules("4.3.9", "4.3.7"),
    ),
    "fulfil": Verb(
        ("fulfil JOB",), when({"action"}, on_jobs("fulfil")), why_not_fulfil,
        rules("4.2.2", "4.3.1", "4.3.3", "4.13.5", "4.6.13") | set(NEED_RULES.values()),
    ),
    "sell": Verb(
        ("sell TILE FENCE #",), when({"action"}, all_sales), why_not_sell,
        rules("4.2.2", "4.12.34", "4.1.8", "4.1.6", "4.7.6", "4.7.1"),
    ),
    "hire": Verb(("hire #",), when({"hire"}, some_hirings), why_not_hire, rules("4.2.4", "4.10.8", "4.10.1")),
    "pay": Verb(
        ("pay ...",), when({"job_payment", "hire_payment"}, some_payments), why_not_pay, rules("4.1.15", "4.6.13", "")
    ),
}  # fmt: skip
