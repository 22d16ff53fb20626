"""Tiles, turns and thefts (SW-4.1 to SW-4.4), where a scenario cannot show them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.state import NOBODY, bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR
from tests.games.swindler.tables import Fixed, dealt, random_game, table

# -- tiles, coins, points ------------------------------------------------------------------------


@pytest.mark.rule("SW-4.1.2", "SW-4.1.3")
def test_everybody_can_tell_what_full_bags_hold_at_any_time() -> None:
    """What a bag holds now, in any seat's eyes, and what lies open make up its printed list."""
    game = table(end_jobs=3)
    full = {colour: Counter({kind: tile.count for kind, tile in game.box.tiles.items() if tile.bag == colour})
            for colour in COLOURS}  # fmt: skip
    for move in random_game(game, 3):
        for seat in (SPECTATOR, 0, 1, 2):
            view = game.view(move.after, seat)
            lying = [*view.theft.loot, *(tile for area in view.seats for tile in area.tiles),
                     *(tile for fence in view.fences for tile in fence.slots if tile)]  # fmt: skip
            kinds = Counter(tile.rpartition("_")[0] for tile in lying)
            for colour in COLOURS:
                out = Counter({kind: count for kind, count in kinds.items() if kind in full[colour]})
                assert Counter(view.bags[colour].loot) + out == full[colour]
                assert view.bags[colour].skulls == game.box.bags[colour].skulls


@pytest.mark.rule("SW-4.1.9")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_tile_of_a_bag_comes_with_the_same_chance(colour: str) -> None:
    """One draw, decided when it is made: one of all tiles and skulls in the bag, each number another one."""
    game = table()
    box, place = game.box, COLOURS.index(colour)
    held = next(box.tile_id[tile] for tile in bits(box.colour_mask[place]))
    start = game.arrange({"B": {"tiles": [held]}, "moment": "choose_bag"})
    game.run(Play(game, start, Fixed()))
    left, skulls = start.bags[place].bit_count(), box.skulls[place]
    drawn: Counter[int] = Counter()
    for number in range(left + skulls):
        chance = Fixed(number)
        state = start.clone()
        game.choose(Play(game, state, chance), 0, f"rob {colour}")
        assert chance.asked == [(f"bag {colour}", left + skulls)]
        drawn[state.drawn[0] if state.drawn else NOBODY] += 1
    assert drawn == Counter({**dict.fromkeys(bits(start.bags[place]), 1), NOBODY: skulls})


@pytest.mark.rule("SW-4.1.9")
def test_draws_come_as_often_as_they_should() -> None:
    game = table()
    start = game.arrange({"moment": "choose_bag"})
    game.run(Play(game, start, Fixed()))
    chance, games = Dice(11), 6000
    drawn: Counter[str] = Counter()
    for _ in range(games):
        state = start.clone()
        game.choose(Play(game, state, chance), 0, "rob black")
        drawn[game.box.tile_id[state.drawn[0]] if state.drawn else "skull"] += 1
    expected = dict.fromkeys(drawn, games / 10) | {"skull": games / 5}
    assert len(drawn) == 9
    chi_square = sum((drawn[tile] - count) ** 2 / count for tile, count in expected.items())
    assert chi_square < 26.1, "one in a thousand with 8 degrees of freedom"


@pytest.mark.rule("SW-4.1.12")
def test_tiles_and_coins_change_hands_by_cards_only() -> None:
    game = table(4, end_jobs=3)
    changes = 0
    for seed in range(3):
        for move in random_game(game, seed):
            before, after = move.before, move.after
            handed = {event.tile for event in move.events if isinstance(event, told.Given | told.Swapped)}
            handed |= {event.taken for event in move.events if isinstance(event, told.Swapped)}
            for giver in range(4):
                had = before.tiles[giver] | (before.loot if giver == before.active else 0)
                for taker in range(4):
                    moved = had & after.tiles[taker] if taker != giver else 0
                    assert {game.box.tile_id[tile] for tile in bits(moved)} <= handed
                    changes += moved.bit_count()
    assert changes > 20, "cards did move tiles"


# -- turns and thefts ----------------------------------------------------------------------------


@pytest.mark.rule("SW-4.2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    game = table(players, end_jobs=3)
    for seed in range(3):
        turns = [event.seat for move in random_game(game, seed) for event in move.events
                 if isinstance(event, told.TurnBegan | told.TurnSkipped)]  # fmt: skip
        start = dealt(game, Dice(seed)).state.start
        assert turns == [(start + turn) % players for turn in range(len(turns))]
        assert len(turns) % players == 0


@pytest.mark.rule("SW-4.2.4")
def test_others_know_how_many_cards_were_hired_but_not_which() -> None:
    game = table()
    state = game.arrange({"A": {"coins": 2, "hand": ["beggar"]}, "B": {"hand": ["cheat"]}, "moment": "hire"})
    game.run(Play(game, state, Fixed()))
    beggar = game.outcomes(state, "accomplice").index("beggar")
    game.choose(Play(game, state, Fixed(beggar)), 0, "hire 1")
    assert game.view(state, 0).hired_cards == ["beggar"]
    for seat in (SPECTATOR, 1, 2):
        view = game.view(state, seat)
        assert view.hired == 1
        assert not view.hired_cards
    for seat in (0, 1, 2):
        guess = game.sample(game.view(state, seat), random.Random(seat))
        assert guess.hired.bit_count() == 1
        assert not guess.hired & ~guess.hands[0]
        assert game.view(guess, seat) == game.view(state, seat)


@pytest.mark.rule("SW-4.2.7")
def test_every_turn_contains_a_draw() -> None:
    game = table(end_jobs=3)
    for seed in range(4):
        drew = True
        for move in random_game(game, seed):
            for event in move.events:
                if isinstance(event, told.LootDrawn | told.SkullDrawn):
                    drew = True
                elif isinstance(event, told.TurnBegan):
                    assert drew
                    drew = False


@pytest.mark.rule("SW-4.4.16")
def test_the_theft_record_keeps_the_order_of_the_draws() -> None:
    game = table(end_jobs=3)
    longest = 0
    for seed in range(3):
        drawn: list[str] = []
        for move in random_game(game, seed):
            for event in move.events:
                if isinstance(event, told.TurnBegan):
                    drawn = []
                elif isinstance(event, told.LootDrawn):
                    drawn.append(event.tile)
            assert game.portrait(move.after)["theft"]["drawn"] == drawn
            longest = max(longest, len(drawn))
    assert longest > 2
