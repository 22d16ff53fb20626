"""Why not: the reason behind every choice that is not offered, with the number of its rule.

Reasons are made from what the seat may know: public facts and its own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import accomplices, fences, turn, windows
from cutpurse.games.swindler.rules.markers import free_markers, position
from cutpurse.games.swindler.rules.money import worth
from cutpurse.games.swindler.rules.needs import TILE_NEEDS
from cutpurse.games.swindler.rules.piles import ability, cards_of, forged_pile, handles, tile_named
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.message import Arguments, Reason, seat_number

TIMING_RULES = {
    "cheat": "SW-4.12.1", "beggar": "SW-4.11.7", "legacy_hunter": "SW-4.12.9", "forger": "SW-4.12.12",
    "decoy": "SW-4.12.19", "assassin": "SW-4.12.25", "know_it_all": "SW-4.12.28", "lockpick": "SW-4.12.34",
    "guardian_angel": "SW-4.12.35", "conjurer": "SW-4.12.39", "traitor": "SW-4.12.43", "errand_boy": "SW-4.12.47",
    "lawyer": "SW-4.12.48"}  # fmt: skip
CONDITION_RULES = {**TIMING_RULES, "cheat": "SW-4.11.6", "beggar": "SW-4.11.6", "conjurer": "SW-4.12.41"}
NEED_RULES = {
    "tiles": "SW-4.6.14", "coins": "SW-4.6.15", "any_tiles": "SW-4.6.16", "same_colour": "SW-4.6.17",
    "distinct_colours": "SW-4.6.17", "same_valuable": "SW-4.6.18", "distinct_valuables": "SW-4.6.18",
    "distinct_keys": "SW-4.6.19", "accomplices": "SW-4.6.27", "draw": "SW-4.6.20", "fences_completed": "SW-4.6.21",
    "tiles_sold": "SW-4.6.21", "vp_behind": "SW-4.6.22"}  # fmt: skip


def refuse(game: Ruleset, state: State, seat: int, choice: str) -> Reason:
    """The reason why a choice is not offered to a seat that is asked something."""
    words = choice.split(" ")
    kind = game.asked_kind(state, seat)
    check = CHECKS.get(words[0])
    if check is None or "" in words:
        return Reason("unknown-choice", args={"choice": choice[:60]})
    if state.draft and words[0] not in ("pay", "forge", "into", "give", "take"):
        return Reason("finish-first", args={"choice": choice})
    try:
        return check(game, state, seat, kind, words)
    except (IndexError, KeyError, ValueError):
        return Reason("unknown-choice", args={"choice": choice[:60]})


def tempting(game: Ruleset, state: State, seat: int, offered: Sequence[str]) -> list[str]:
    """What a player may think of now and cannot do: open jobs, cards in hand, hiring."""
    kind = game.asked_kind(state, seat)
    if state.draft:
        return []
    wishes: list[str] = []
    open_jobs = [game.box.job_id[job] for job in state.jobs if job != NOBODY]
    if kind == "reserve":
        wishes += [f"reserve {job}" for job in open_jobs]
    elif kind == "action":
        wishes += [f"fulfil {job}" for job in open_jobs]
        wishes += _unsellable(game, state, seat, offered)
    elif kind == "hire":
        wishes += ["hire 1"]
    elif kind == "draw_or_stop":
        wishes += [f"rob {colour}" for bag, colour in enumerate(COLOURS) if bag != state.bag]
    if kind in windows.WINDOWS or kind in turn.ASKS.values():
        held = cards_of(game.box, state.hands[seat] | state.face_up[seat])
        wishes += [f"play {card}" for card in dict.fromkeys(held)
                   if not any(option.split(" ")[:2] == ["play", card] for option in offered)]  # fmt: skip
    return [wish for wish in wishes if wish not in offered]


def _unsellable(game: Ruleset, state: State, seat: int, offered: Sequence[str]) -> list[str]:
    """Tiles that no free slot takes, each offered to the first open fence."""
    fence = next((game.box.fence_id[fence] for fence in state.fences if fence != NOBODY), None)
    if fence is None:
        return []
    apart = forged_pile(state, seat)
    sold = {option.split(" ")[1] for option in offered if option.startswith("sell ")}
    return [f"sell {handle} {fence} 1" for handle in handles(game.box, state.tiles[seat], apart) if handle not in sold]


# -- by verb -------------------------------------------------------------------------------------


def _reserve(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    job = words[1]
    if kind != "reserve":
        return Reason("reserve-too-late", "SW-4.2.3", {"job": job})
    place = position(game.box, state, job)
    if place == NOBODY:
        return Reason("job-not-open", "SW-4.3.1", {"job": job})
    if state.markers[place] == seat:
        return Reason("job-already-yours", "SW-4.3.13", {"job": job})
    if not free_markers(game.box, state, seat):
        return Reason("no-free-marker", "SW-4.3.14", {"job": job})
    return Reason("unknown-choice", args={"choice": " ".join(words)})


def _release(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind not in ("reserve", "action", "hire"):
        return Reason("release-not-now", "SW-4.3.9", {"job": words[1]})
    return Reason("marker-not-yours", "SW-4.3.7", {"job": words[1]})


def _rob(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if words[1] not in COLOURS:
        return Reason("no-such-bag", "SW-4.4.1", {"bag": words[1]})
    if state.bag != NOBODY and not state.ended:
        return Reason("stay-with-bag", "SW-4.4.11", {"bag": COLOURS[state.bag]})
    if state.ended == "skull" and seat == state.active:
        return Reason("theft-is-over", "SW-4.4.9")
    return Reason("wrong-step", "SW-4.2.2", {"step": "steal"})


def _fulfil(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    box, job = game.box, words[1]
    if kind != "action":
        return Reason("wrong-step", "SW-4.2.2", {"step": "actions"})
    place = position(box, state, job)
    if place == NOBODY:
        return Reason("job-not-open", "SW-4.3.1", {"job": job})
    owner = state.markers[place]
    if owner != seat:
        if not ability(box, state, seat, "freelancer"):
            return Reason("job-not-reserved", "SW-4.3.3", {"job": job})
        if owner != NOBODY:
            return Reason("job-of-rival", "SW-4.13.5", {"job": job, "rival": owner})
    return _not_met(game, state, seat, job)


def _not_met(game: Ruleset, state: State, seat: int, job: str) -> Reason:
    """Which part of the need is not met, and how far off it is."""
    number = game.box.job_number[job]
    needs = game.box.jobs[number].need
    for need in needs:
        if need.type == "draw" and state.ended != need.end:
            return Reason("theft-ended-otherwise", "SW-4.6.20", {"job": job, "end": need.end})
        if need.type not in TILE_NEEDS and (have := game.needs.have(state, seat, need)) < need.count:
            args: Arguments = {"job": job, "need": need.type, "have": max(have, 0), "count": need.count}
            return Reason("need-more", NEED_RULES[need.type], args)
    missing = game.needs.missing(state, seat, number)
    if not missing:  # each part could be served, but not all at once
        return Reason("tiles-missing", "SW-4.6.13", {"job": job, "missing": 1})
    return Reason("tiles-missing", NEED_RULES[needs[0].type], {"job": job, "missing": missing})


def _sell(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    box = game.box
    handle, fence, slot = words[1], words[2], int(words[3]) - 1
    if kind != "action":
        return Reason("wrong-step", "SW-4.2.2", {"step": "actions"})
    if handle in box.accomplice_number:
        return Reason("not-for-sale", "SW-4.12.34", {"tile": handle})
    tile = tile_named(box, handle, state.tiles[seat])
    if tile == NOBODY:
        return Reason("tile-not-yours", "SW-4.1.8", {"tile": handle})
    forged = dict(state.forged) if seat == state.active else {}
    if box.tile_coins[tile] and tile not in forged:
        return Reason("not-for-sale", "SW-4.1.6", {"tile": handle})
    if not any(option.split(" ")[1] == handle for option in fences.sale_options(game, state, seat)):
        return Reason("no-slot", "SW-4.7.6", {"tile": handle})
    number = box.fence_number.get(fence, NOBODY)
    if number == NOBODY or number not in state.fences:
        return Reason("fence-not-open", "SW-4.7.1", {"fence": fence})
    if not 0 <= slot < len(box.fences[number].slots):
        return Reason("unknown-choice", args={"choice": " ".join(words)})
    place = state.fences.index(number)
    if state.slots[place * fences.SLOTS + slot] != NOBODY:
        return Reason("slot-taken", "SW-4.7.6", {"fence": fence})
    return Reason(
        "slot-wants-other",
        "SW-4.7.6",
        {"fence": fence, "object": box.fences[number].slots[slot].object, "tile": handle},
    )


def _hire(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    count = int(words[1])
    if kind != "hire":
        return Reason("wrong-step", "SW-4.2.4", {"step": "hire"})
    cards = (state.deck | state.discard).bit_count()
    if count > cards:
        return Reason("too-few-cards", "SW-4.10.8", {"count": count, "cards": cards})
    if count < 1:
        return Reason("unknown-choice", args={"choice": " ".join(words)})
    return Reason("too-few-coins", "SW-4.10.1", {"count": count, "coins": worth(game.box, state, seat)})


def _play(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    box, card = game.box, words[1]
    number = box.accomplice_number.get(card, NOBODY)
    if number == NOBODY:
        return Reason("no-such-card", args={"card": card})
    pile = box.card_mask[number]
    accomplice = box.accomplices[number]
    if not (state.hands[seat] | state.face_up[seat]) & pile:
        return Reason("card-not-held", "SW-4.11.1", {"card": card})
    if not (state.hands[seat] & ~state.hired | state.face_up[seat]) & pile:
        return Reason("card-not-now", "SW-4.2.4", {"card": card})
    if accomplice.kind == "decoy" and kind == "draw_or_stop" and words[2:] and words[2] in COLOURS:
        return Reason("bag-already-robbed", "SW-4.12.19", {"bag": words[2]})
    if not accomplices.playable(game, state, seat, kind) & pile:
        return Reason("card-not-now", TIMING_RULES[accomplice.kind], {"card": card})
    return Reason("card-without-effect", CONDITION_RULES[accomplice.kind], {"card": card})


def _pay(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if not state.draft:
        return Reason("not-now", args={"choice": " ".join(words)})
    if state.draft[0] == "hire":
        return Reason("payment-wrong", "SW-4.1.15", {"count": int(state.draft[1])})
    return Reason("payment-wrong-job", "SW-4.6.13", {"job": state.draft[1]})


def _forge(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if words[1] in game.box.accomplice_number:
        return Reason("lockpick-not-forged", "SW-4.12.15", {"card": words[1]})
    if len(state.draft) != 2:
        return Reason("not-now", args={"choice": " ".join(words)})
    return Reason("tile-not-yours", "SW-4.12.12", {"tile": words[1]})


def _into(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if len(state.draft) != 3:
        return Reason("not-now", args={"choice": " ".join(words)})
    if words[1] in game.box.objects and words[1] not in game.box.forgeable:
        return Reason("not-forgeable", "SW-4.12.17", {"object": words[1]})
    return Reason("forged-same", "SW-4.12.12", {"object": words[1]})


def _take(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if len(state.draft) == 3 and len(words) == 3:
        rival = seat_number(words[1])
        if 0 <= rival < game.players and tile_named(game.box, words[2], state.tiles[rival]) != NOBODY:
            return Reason("swap-undone", "SW-4.12.41", {"tile": words[2]})
        return Reason("tile-not-theirs", "SW-4.12.39", {"tile": words[2]})
    if kind == "neutral_choice":
        return Reason("not-in-supply", "SW-4.6.9", {"tile": words[1]})
    if kind == "angel_fee":
        return Reason("tile-not-theirs", "SW-4.12.36", {"tile": words[1]})
    return Reason("not-now", args={"choice": " ".join(words)})


def _give(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind in ("beggar_gift", "legacy_tiles", "raid_give") or state.draft:
        rule = {"beggar_gift": "SW-4.12.7", "legacy_tiles": "SW-4.12.11", "raid_give": "SW-4.9.5"}.get(
            kind, "SW-4.12.39"
        )
        return Reason("cannot-give", rule, {"tile": words[1]})
    return Reason("no-gifts", "SW-4.1.12", {"tile": words[1]})


def _keep(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("cannot-keep", "SW-4.13.7", {"tile": words[1]})


def _choose(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("master-not-there", "SW-3.16", {"master": words[1]})


def _wave(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("nothing-to-wave", "SW-5.18")


def _draw(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if state.ended:
        return Reason("theft-is-over", "SW-4.4.9" if state.ended == "skull" else "SW-4.2.3")
    return Reason("not-now", args={"choice": words[0]})


def _not_now(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind == "choose_bag":
        return Reason("must-rob", "SW-4.2.7")
    return Reason("not-now", args={"choice": " ".join(words)})


CHECKS: dict[str, Callable[[Ruleset, State, int, str, list[str]], Reason]] = {
    "reserve": _reserve, "release": _release, "rob": _rob, "fulfil": _fulfil, "sell": _sell, "hire": _hire,
    "play": _play, "pay": _pay, "forge": _forge, "into": _into, "take": _take, "give": _give, "keep": _keep,
    "choose": _choose, "wave": _wave, "draw": _draw, "stop": _draw, "pass": _not_now, "done": _not_now,
    "end": _not_now, "enough": _not_now}  # fmt: skip
