"""Police raids and the dungeon (chapter 4.9)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import Box
from cutpurse.games.swindler.entries import Raid
from cutpurse.games.swindler.rules.piles import (
    ability,
    give_back,
    handles,
    leave,
    seats_from,
    tile_named,
)
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.vocabulary import Shadow


def reduction(box: Box, state: State, seat: int) -> int:
    """What a shadow lowers its totals by (SW-4.9.9)."""
    shadow = ability(box, state, seat, Shadow)
    return shadow.raid_reduction if shadow else 0


def is_concerned(state: State, seat: int) -> bool:
    """Not in the dungeon, not talked out of it by a lawyer (SW-4.9.1, SW-4.12.48)."""
    return not (state.dungeon | state.exempt) >> seat & 1


def over_loot_limit(box: Box, state: State, seat: int) -> bool:
    """SW-4.9.3"""
    raid = box.raids[state.raid - box.first_raid]
    tiles = state.tiles[seat].bit_count() - reduction(box, state, seat)
    return raid.loot_limit > 0 and is_concerned(state, seat) and tiles >= raid.loot_limit


def over_poster_limit(box: Box, state: State, seat: int) -> bool:
    """SW-4.9.6"""
    raid = box.raids[state.raid - box.first_raid]
    posters = state.posters[seat] - reduction(box, state, seat)
    return raid.poster_limit > 0 and is_concerned(state, seat) and posters >= raid.poster_limit


def hits(box: Box, state: State, seat: int) -> bool:
    return over_loot_limit(box, state, seat) or over_poster_limit(box, state, seat)


def to_come(box: Box, state: State) -> list[Raid]:
    """Those that have not been turned up yet."""
    return [raid for number, raid in enumerate(box.raids, box.first_raid)
            if number != state.raid and not state.raids_gone >> number & 1]  # fmt: skip


def would_hit(box: Box, state: State, seat: int, raid: Raid) -> bool:
    """Would this raid hit the seat if it were turned up now?"""
    if state.dungeon >> seat & 1:
        return False
    less = reduction(box, state, seat)
    return 0 < raid.loot_limit <= state.tiles[seat].bit_count() - less or (
        0 < raid.poster_limit <= state.posters[seat] - less
    )


def turn_up(play: SwindlerPlay, raid: int) -> None:
    """Window, then the loot part for all, then the poster part for all (SW-4.9.11)."""
    state = play.state
    state.raid, state.exempt = raid, 0
    play.tell(told.RaidTurnedUp(play.game.box.job_id[raid]))
    state.agenda += [("raid_over",), ("raid_posters",), ("raid_loot",), ("window", "raid_revealed")]


def loot_part(play: SwindlerPlay) -> None:
    """Everybody over the limit gives up the number of tiles named, in turn order (SW-4.9.3 to SW-4.9.5)."""
    state, box = play.state, play.game.box
    penalty = box.raids[state.raid - box.first_raid].loot_penalty
    for seat in reversed(seats_from(state, state.active)):
        if over_loot_limit(box, state, seat):
            state.agenda.append(("raid_give", seat, penalty))


def give(play: SwindlerPlay, seat: int, left: int) -> None:
    """Which tiles is one's own choice, where there is one (table 5.1)."""
    state, box = play.state, play.game.box
    pile = state.tiles[seat]
    kinds = handles(box, pile)
    if left and len(kinds) > 1 and pile.bit_count() > left:
        state.asked = [(seat, "raid_give", left)]
    else:
        for tile in bits(pile)[:left]:
            _surrender(play, seat, tile)


def give_options(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"give {handle}" for handle in handles(game.box, state.tiles[seat])]


def answer_give(play: SwindlerPlay, seat: int, words: list[str], left: int) -> None:
    state, box = play.state, play.game.box
    play.commit()
    _surrender(play, seat, tile_named(box, words[1], state.tiles[seat]))
    state.agenda.append(("raid_give", seat, left - 1))


def _surrender(play: SwindlerPlay, seat: int, tile: int) -> None:
    state, box = play.state, play.game.box
    leave(state, seat, 1 << tile)
    give_back(box, state, 1 << tile)
    play.tell(told.TileSurrendered(seat, box.tile_id[tile]))


def poster_part(play: SwindlerPlay) -> None:
    """Return a poster, go to the dungeon, miss the next turn (SW-4.9.6, SW-4.9.7, SW-4.9.13)."""
    state, box = play.state, play.game.box
    for seat in seats_from(state, state.active):
        if over_poster_limit(box, state, seat):
            state.posters[seat] -= 1
            state.dungeon |= 1 << seat
            play.tell(told.Jailed(seat))


def raid_over(play: SwindlerPlay) -> None:
    """A resolved raid leaves the game (SW-4.8.4)."""
    state = play.state
    state.raids_gone |= 1 << state.raid
    state.raid, state.exempt = NOBODY, 0
