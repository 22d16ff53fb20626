"""Step 2: rob a rich bag (chapter 4.4)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.hands import draw_tile, hand_over
from cutpurse.games.swindler.rules.piles import (
    ability,
    give_back,
    handles,
    leave,
    names,
    seats_from,
    tile_named,
)
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.vocabulary import EscapeArtist


def choose_bag(play: SwindlerPlay) -> None:
    play.state.step = "steal"
    play.state.asked = [(play.state.active, "choose_bag")]


def answer_bag(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """Every bag may be chosen (SW-4.4.1, SW-4.4.15)."""
    state = play.state
    play.commit()
    state.bag = COLOURS.index(words[1])
    state.used = 1 << state.bag
    play.tell(told.TheftBegan(seat, words[1]))
    state.agenda += [("theft",), ("window", "theft_started")]


def theft(play: SwindlerPlay) -> None:
    """Draw or stop; before the first loot tile, or when forced, draw (SW-4.2.7, SW-4.4.3, SW-4.12.37)."""
    state = play.state
    if state.drawn and state.forced == NOBODY:
        state.asked = [(state.active, "draw_or_stop")]
    else:
        draw(play)


def draw(play: SwindlerPlay) -> None:
    state, box = play.state, play.game.box
    state.traitor, state.forced = state.forced, NOBODY
    tile = draw_tile(play, state.bag)
    if tile == NOBODY:
        state.skull = state.bag
        play.tell(told.SkullDrawn(state.active, COLOURS[state.bag]))
        state.agenda += [("skull",), ("window", "skull_drawn")]
    else:
        state.drawn.append(tile)
        state.loot |= 1 << tile
        state.fresh = False
        play.tell(told.LootDrawn(state.active, box.tile_id[tile]))
        state.agenda += [("theft",), ("window", "loot_drawn")]


def stop(play: SwindlerPlay, seat: int) -> None:
    """The others may still answer (SW-4.4.18)."""
    play.commit()
    play.tell(told.Stopping(seat))
    play.state.agenda += [("closing",), ("window", "theft_closing")]


def closing(play: SwindlerPlay) -> None:
    """A traitor forces another draw; otherwise the loot is safe."""
    state = play.state
    if state.forced != NOBODY:
        state.agenda.append(("theft",))
    else:
        play.tell(told.GotAway(state.active, names(play.game.box, state.loot)))
        end_theft(play, "stop")


def skull(play: SwindlerPlay) -> None:
    """The skull stands, unless an angel put it back (SW-4.4.4, SW-4.12.35)."""
    state, box = play.state, play.game.box
    if state.skull == NOBODY:
        state.agenda.append(("theft",))
        return
    state.skull = NOBODY
    state.kept = 0
    thief = state.active
    if state.fresh:  # SW-4.12.20, SW-4.12.21
        play.tell(told.Unharmed(thief, COLOURS[state.bag]))
        end_theft(play, "skull")
        return
    state.agenda.append(("lose",))
    if escape_artist := ability(box, state, thief, EscapeArtist):
        state.agenda.append(("keep", escape_artist.keep_tiles))


def at_risk(game: Ruleset, state: State, seat: int) -> int:
    """A thief's tiles of the robbed colour, this turn's and older (SW-4.4.5)."""
    return (state.tiles[seat] | state.loot) & game.box.colour_mask[state.bag]


def keep(play: SwindlerPlay, left: int) -> None:
    """The escape artist keeps up to 2, without asking if there are no more (SW-4.13.7, table 5.1)."""
    state = play.state
    pile = at_risk(play.game, state, state.active) & ~state.kept
    if pile.bit_count() <= left:
        state.kept |= pile
    elif left:
        state.asked = [(state.active, "escape_keep", left)]


def keep_options(game: Ruleset, state: State, seat: int) -> list[str]:
    pile = at_risk(game, state, seat) & ~state.kept
    return [*(f"keep {handle}" for handle in handles(game.box, pile & state.loot)),
            *(f"keep {game.box.tile_id[tile]}" for tile in bits(pile & ~state.loot)), "enough"]  # fmt: skip


def answer_keep(play: SwindlerPlay, seat: int, words: list[str], left: int) -> None:
    """Tiles of this theft are named by kind, older ones one by one: a traitor takes only the former."""
    state = play.state
    play.commit()
    if words[0] == "keep":
        pile = at_risk(play.game, state, seat) & ~state.kept
        in_loot = tile_named(play.game.box, words[1], pile & state.loot)
        state.kept |= 1 << (in_loot if in_loot != NOBODY else tile_named(play.game.box, words[1], pile))
        state.agenda.append(("keep", left - 1))


def lose(play: SwindlerPlay) -> None:
    """Caught: the traitor's share, the rest into the bag, the consolation coin (SW-4.4.17 b to d)."""
    state, box = play.state, play.game.box
    thief = state.active
    if state.kept:
        play.tell(told.TilesKept(thief, names(box, state.kept)))
    lost = at_risk(play.game, state, thief) & ~state.kept
    if state.traitor != NOBODY:
        for tile in bits(lost & state.loot):
            hand_over(play, thief, state.traitor, tile, "traitor")
        lost = at_risk(play.game, state, thief) & ~state.kept
    leave(state, thief, lost)
    state.loot &= ~lost
    give_back(box, state, lost)
    coins = 0 if state.drawn else box.numbers.first_draw_skull_coin  # SW-4.4.12, SW-4.4.14
    state.coins[thief] += coins
    play.tell(told.Caught(thief, COLOURS[state.bag], names(box, lost), coins))
    end_theft(play, "skull")


def end_theft(play: SwindlerPlay, ended: str) -> None:
    """Provisional tiles are secured, bets are settled in turn order (SW-4.4.17 e, f; SW-4.4.18)."""
    state = play.state
    state.ended = ended
    state.tiles[state.active] |= state.loot
    state.loot = state.kept = 0
    state.traitor = NOBODY
    state.fresh = False
    right = "caught" if ended == "skull" else "away"
    for seat in seats_from(state, state.active):
        for better, bet, coins in state.bets:
            if better == seat:
                won = coins if bet == right else 0  # SW-4.12.30
                state.coins[seat] += won
                play.tell(told.BetSettled(seat, bet, won))
    state.bets = []
    state.waved = 0
    state.agenda.append(("action",))
