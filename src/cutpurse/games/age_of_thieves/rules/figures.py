"""Figures on the board and what holds for them (AOT-2)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.games.age_of_thieves.vocabulary import Holds, Passive
from cutpurse.kernel.piles import bits

GUARD, CAPTAIN = 0, 1
FIGURES = ("guard", "captain")
NOTHING_HOLDS = Holds()

# -- seats ---------------------------------------------------------------------------------------


def clockwise(state: State) -> list[int]:
    """All seats, beginning with the first thief (AOT-12.19)."""
    players, first = len(state.at), state.first
    return [(first + step) % players for step in range(players)]


def city(state: State) -> list[int]:
    """The seats still in the city, clockwise from the first thief."""
    if not state.left:
        return clockwise(state)
    return [seat for seat in clockwise(state) if seat not in state.left]


def decider(state: State) -> int:
    """Who takes the choices that are the first thief's: he himself, or the next one in the city (AOT-12.19)."""
    return city(state)[0]


def passive(game: Ruleset, state: State, seat: int) -> Passive:
    return game.box.thieves[state.thieves[seat]].passive


def holds(game: Ruleset, state: State) -> Holds:
    """What the open event changes (AOT-3.4)."""
    event = state.event
    return game.box.events[event].holds if event != NOBODY else NOTHING_HOLDS


# -- thieves -------------------------------------------------------------------------------------


def in_dungeon(game: Ruleset, state: State, seat: int) -> bool:
    at = state.at[seat]
    return at != NOBODY and game.box.board.is_dungeon[at]


def on_streets(game: Ruleset, state: State, seat: int) -> bool:
    """On the board and not in a dungeon."""
    at = state.at[seat]
    return at != NOBODY and not game.box.board.is_dungeon[at]


def thieves_at(state: State, space: int) -> list[int]:
    """The thieves on a space, clockwise from the first thief (AOT-10.17)."""
    if space not in state.at:
        return []
    return [seat for seat in clockwise(state) if state.at[seat] == space]


def spaces_of_thieves(state: State) -> int:
    spaces = 0
    for at in state.at:
        if at != NOBODY:
            spaces |= 1 << at
    return spaces


def hiding_spaces(game: Ruleset, state: State) -> int:
    """The spaces that hide whoever stands there: hideouts, smoke, and what an event says (AOT-2.12, AOT-15.8)."""
    box, rule = game.box, holds(game, state)
    spaces = state.smoke
    if not rule.no_hideouts:
        spaces |= box.board.kind_mask["hideout"] | made_by_tokens(game, state, "hideout")
    if rule.hides:
        spaces |= game.district_masks[rule.hides]
    return spaces


def made_by_tokens(game: Ruleset, state: State, kind: str) -> int:
    """The spaces that a face-up token has made a hideout, a sewer entrance or exit (AOT-15.17)."""
    spaces, lying = 0, state.face_up
    if lying:
        makes = game.makes
        tokens = state.tokens
        while lying:
            low = lying & -lying
            if makes[tokens[low.bit_length() - 1]] == kind:
                spaces |= low
            lying ^= low
    return spaces


def hidden_at(game: Ruleset, state: State, seat: int, space: int) -> bool:
    """Would this thief be hidden on that space now?"""
    if state.unmasked >> seat & 1:
        return False
    return bool(state.hidden >> seat & 1 or hiding_spaces(game, state) >> space & 1)


def is_hidden(game: Ruleset, state: State, seat: int) -> bool:
    return hidden_at(game, state, seat, state.at[seat])


def is_arrestable(game: Ruleset, state: State, seat: int) -> bool:
    """On the streets, neither hidden nor protected (AOT-2.15)."""
    if state.protected >> seat & 1 or not on_streets(game, state, seat):
        return False
    return not is_hidden(game, state, seat)


def arrestable_at(game: Ruleset, state: State, space: int, spare: int = NOBODY) -> list[int]:
    """The thieves whom a watch figure on this space arrests, clockwise; a charmed guard spares one."""
    if space not in state.at:
        return []
    return [seat for seat in thieves_at(state, space) if seat != spare and is_arrestable(game, state, seat)]


def spared_by(state: State, space: int) -> int:
    """The thief whom the watch figure on this space spares (Seduction), or NOBODY."""
    return state.charmer if state.charmed >> space & 1 else NOBODY


# -- watch figures -------------------------------------------------------------------------------


def watch(state: State) -> int:
    """The spaces with a watch figure."""
    return state.guards | state.captains


def kind_at(state: State, space: int) -> int:
    return CAPTAIN if state.captains >> space & 1 else GUARD


def awake(state: State) -> int:
    return (state.guards | state.captains) & ~state.asleep


def immobile(state: State) -> int:
    """Watch figures that nothing moves (AOT-2.16, AOT-2.17)."""
    return state.snared | state.asleep


def shift_watch(state: State, space: int, to: int) -> None:
    """A watch figure goes to another space, with all that holds for it."""
    change = 1 << space | 1 << to
    here = 1 << space
    if state.captains & here:
        state.captains ^= change
    else:
        state.guards ^= change
    if state.deaf & here:
        state.deaf ^= change
    if state.charmed & here:
        state.charmed ^= change


def lift_watch(state: State, space: int) -> None:
    """A watch figure leaves the board; nothing holds for it any more."""
    keep = ~(1 << space)
    state.guards &= keep
    state.captains &= keep
    state.asleep &= keep
    state.asleep_next &= keep
    state.deaf &= keep
    state.snared &= keep
    state.charmed &= keep


def supply(game: Ruleset, state: State, kind: int) -> int:
    """How many figures of a kind are in the supply."""
    out = state.captains if kind else state.guards
    return game.box.figures[FIGURES[kind]].count - out.bit_count()


def vigilance(game: Ruleset, state: State, space: int) -> int:
    """How far the watch figure on this space sees (chapter 2.8)."""
    value = game.watch_values[state.alarm][kind_at(state, space)][0] + holds(game, state).vigilance
    return max(value - state.dim[game.box.board.district[space]], 1)


def vigilances(game: Ruleset, state: State, spaces: int) -> list[tuple[int, int]]:
    """The watch figures on some spaces and how far each sees: what is the same for all of them is looked up once."""
    values, more = game.watch_values[state.alarm], holds(game, state).vigilance
    guard, captain = values[GUARD][0] + more, values[CAPTAIN][0] + more
    captains, dim, district = state.captains, state.dim, game.box.board.district
    return [(space, max((captain if captains >> space & 1 else guard) - dim[district[space]], 1))
            for space in bits(spaces)]  # fmt: skip


def movement(game: Ruleset, state: State, kind: int) -> int:
    """How far a watch figure of this kind goes (chapter 2.8)."""
    return max(game.watch_values[state.alarm][kind][1] + holds(game, state).movement, 1)


# -- sheets --------------------------------------------------------------------------------------


def kept(game: Ruleset, state: State, seat: int, kind: int) -> int:
    """City tokens of a kind on a sheet."""
    return state.kept[seat * len(game.box.tokens) + kind]


def keep_token(game: Ruleset, state: State, seat: int, kind: int, count: int = 1) -> None:
    """Tokens come to a sheet (or leave it, with a count below 0)."""
    state.own("kept")
    state.kept[seat * len(game.box.tokens) + kind] += count


def trinkets(game: Ruleset, state: State, seat: int) -> int:
    """City tokens that count as yellow jewels (AOT-15.15)."""
    return sum(kept(game, state, seat, kind) for kind in game.box.jewel_tokens)


def gain_points(play: AotPlay, seat: int, points: int) -> None:
    """Temporary AP: of use at once in the event phase, else from the next planning on (AOT-8.10, AOT-13.5)."""
    state = play.state
    if state.phase == "event":
        state.purple[seat] += points
    else:
        state.purple_new[seat] += points
    play.tell(told.GotPoints(seat, points))
