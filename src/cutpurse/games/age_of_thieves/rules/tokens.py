"""City tokens: looking at them, turning them up, and what they do (AOT-8.16, AOT-15.10 to AOT-15.18).

Which token lies face down on a space is decided when somebody first sees it.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.entries import Token
from cutpurse.games.age_of_thieves.rules.arrest import arrest, caught_on
from cutpurse.games.age_of_thieves.rules.cards import draw_cards, forced_discards
from cutpurse.games.age_of_thieves.rules.figures import GUARD, city, decider, keep_token, on_streets, watch
from cutpurse.games.age_of_thieves.rules.steering import nearest_free, place_watch
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, UNSEEN, State
from cutpurse.games.age_of_thieves.vocabulary import Discard, Draw
from cutpurse.kernel.game import StepRule
from cutpurse.kernel.message import seat_letter


def look_at(play: AotPlay, seat: int, space: int) -> int:
    """A seat looks at a face-down token; that it did is public, what it saw is not."""
    play.state.own("known")
    play.state.known[seat] |= 1 << space
    play.commit()
    return _decide(play, space, f"token {seat_letter(seat)}")


def turn_up(play: AotPlay, seat: int, space: int) -> None:
    """A thief reveals the token on his space; its effect must be carried out (AOT-7.15)."""
    box = play.game.box
    kind = _decide(play, space, "token")
    take_off(play.state, space)
    play.tell(told.TokenRevealed(seat, box.token_id[kind], box.board.id[space]))
    play.commit()
    reveal(play, seat, space, kind)


def _decide(play: AotPlay, space: int, what: str) -> int:
    """Every token that is not yet decided is as likely as the others (AOT-1.4)."""
    state = play.state
    if state.tokens[space] == UNSEEN:
        state.own("tokens", "token_pool")
        pool = state.token_pool
        kind = play.chance.pick([kind for kind, count in enumerate(pool) for _ in range(count)], what)
        pool[kind] -= 1
        state.tokens[space] = kind
    return state.tokens[space]


def take_off(state: State, space: int) -> None:
    """A face-down token leaves its space."""
    state.own("tokens")
    state.tokens[space] = NOBODY
    state.face_down &= ~(1 << space)
    state.known = [spaces & ~(1 << space) for spaces in state.known]


def perhaps_swap(state: State, seat: int, one: int, other: int, swapped: bool) -> None:
    """Two tokens change places, or do not: only the seat that did it still knows what lies there (chapter 6)."""
    if swapped:
        state.own("tokens")
        state.tokens[one], state.tokens[other] = state.tokens[other], state.tokens[one]
    both = 1 << one | 1 << other
    state.known = [spaces if owner == seat else spaces & ~both for owner, spaces in enumerate(state.known)]


def reveal(play: AotPlay, seat: int, space: int, kind: int) -> None:
    """A token that was just turned up, and taken off its space, takes effect at once."""
    state = play.state
    token: Token = play.game.box.tokens[kind]
    if token.makes:  # AOT-15.17
        state.own("tokens")
        state.tokens[space] = kind
        state.face_up |= 1 << space
    elif token.kept:  # AOT-15.13 to AOT-15.16
        keep(play, seat, kind)
    elif isinstance(token.reveal, Draw):
        draw_cards(play, seat, token.reveal.cards)
    elif isinstance(token.reveal, Discard):
        state.agenda += [("tk_alert", space)] * token.reveal.cards
    else:
        come_out(play, seat, space)


def keep(play: AotPlay, seat: int, kind: int) -> None:
    """A token goes on a sheet."""
    keep_token(play.game, play.state, seat, kind)
    play.tell(told.TokenKept(seat, play.game.box.token_id[kind]))


def alert(play: AotPlay, space: int) -> None:
    """Every thief on the streets of the token's district discards a card (AOT-15.11, AOT-11.16)."""
    state, district = play.state, play.game.box.board.district
    forced_discards(play, [seat for seat in city(state) if on_streets(play.game, state, seat)
                           and district[state.at[seat]] == district[space]])  # fmt: skip


def come_out(play: AotPlay, seat: int, space: int) -> None:
    """A guard appears here, or on the nearest space without a watch figure (AOT-15.12)."""
    state = play.state
    if not watch(state) >> space & 1:
        state.agenda.append(("tk_face_to_face", seat, space))
    place_watch(play, decider(state), GUARD, nearest_free(play.game, state, space))


def face_to_face(play: AotPlay, seat: int, space: int) -> None:
    """In the Polish edition protection does not help against one's own discovery (AOT-15.12)."""
    state = play.state
    if state.at[seat] == space and caught_on(play.game, state, seat, space):
        arrest(play, [seat])


STEPS: dict[str, StepRule[State, Ruleset]] = {"tk_alert": alert, "tk_face_to_face": face_to_face}
