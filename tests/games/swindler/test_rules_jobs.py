"""Rules of jobs, fences, refill, raids, hiring and the end that a short play cannot show."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any, get_args

import pytest

from cutpurse.games.swindler import TITLE
from cutpurse.games.swindler.components import COLOURS, Box
from cutpurse.games.swindler.events import TurnBegan, TurnSkipped
from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.rules import jobs
from cutpurse.games.swindler.rules.money import ways_to_pay
from cutpurse.games.swindler.rules.piles import ability
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.vocabulary import AnyAbility, Need, Tiles, word_of
from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.table import open_table
from tests.games.released import released

KEY_COLOURS = ("red", "blue", "yellow", "green")


def table(players: int = 3, **options: str | int) -> Swindler:
    game = open_table(TITLE, players, options, box=released(TITLE))
    assert isinstance(game, Swindler)
    return game


# -- jobs ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-4.6.1")
def test_every_job_says_its_word_and_asks_for_what_fits_it() -> None:
    box = Box(contents=released(TITLE))
    words = {kind: [job for job in box.jobs if job.kind == kind] for kind in ("own", "hand_in", "draw", "other")}
    assert {kind: len(found) for kind, found in words.items()} == {"own": 15, "hand_in": 12, "draw": 4, "other": 3}
    shown = {"tiles", "any_tiles", "same_colour", "distinct_colours", "same_valuable", "distinct_valuables",
             "distinct_keys"}  # fmt: skip
    fits = {"own": shown, "hand_in": {"tiles", "coins", "accomplices"}, "draw": {"draw"},
            "other": {"fences_completed", "tiles_sold", "vp_behind"}}  # fmt: skip
    for kind, found in words.items():
        assert {need.word for job in found for need in job.need} <= fits[kind]


class Things:
    """What a player has for a job: tiles as (kind, object, colour), lockpicks by colour."""

    def __init__(self, box: Box, tiles: list[str], lockpicks: list[str], locksmith: bool) -> None:
        self.tiles = [(id.rpartition("_")[0], box.tile_object[box.tile_number[id]], id.split("_")[0]) for id in tiles]
        self.lockpicks = lockpicks
        self.locksmith = locksmith
        self.valuables = {id for id, thing in box.objects.items() if thing.kind == "valuable"}

    def serves(self, thing: tuple[str, str, str], need: Tiles) -> bool:
        kind, shown, colour = thing
        if kind.startswith("lockpick"):  # a key of its colour and nothing else
            return not need.colours and bool({"key_any", f"key_{colour}"} & set(need.objects))
        if need.colours and colour not in need.colours:
            return False
        joker = shown == "key_joker" or (self.locksmith and shown.startswith("key_"))
        wanted = {shown, "key_any"} if shown.startswith("key_") else {shown}
        if joker:
            wanted |= {f"key_{key}" for key in KEY_COLOURS}
        return not need.objects or bool(wanted & set(need.objects))

    def ways(self, needs: Sequence[Need]) -> set[tuple[str, ...]]:
        """All sets of things, by kind, that serve one by one for needs of the type `tiles`."""
        items = [need for need in needs for _ in range(need.count) if isinstance(need, Tiles)]
        things = self.tiles + [(f"lockpick_{colour}", "", colour) for colour in self.lockpicks]
        return {tuple(sorted(thing[0] for thing in chosen)) for chosen in permutations(things, len(items))
                if all(self.serves(thing, need) for thing, need in zip(chosen, items, strict=True))}  # fmt: skip

    def reach(self, kind: str) -> int:
        """The largest count of a need of another type that is met."""
        colours = [colour for _, _, colour in self.tiles if colour in COLOURS]
        objects = [shown for _, shown, _ in self.tiles if shown in self.valuables]
        keys = [shown for _, shown, _ in self.tiles if shown.startswith("key_")]
        free = [key for key in keys if self.locksmith or key == "key_joker"]
        fixed = {key.removeprefix("key_") for key in keys if key not in free} | set(self.lockpicks)
        return {
            "any_tiles": len(self.tiles),
            "same_colour": max(map(colours.count, colours), default=0),
            "distinct_colours": len(set(colours)),
            "same_valuable": max(map(objects.count, objects), default=0),
            "distinct_valuables": len(set(objects)),
            "distinct_keys": min(4, len(fixed) + len(free)),
        }[kind]


def random_things(game: Swindler, rng: random.Random) -> tuple[State, Things]:
    tiles = rng.sample(game.box.tile_id, rng.randint(0, 8))
    if rng.random() < 0.5:  # enough keys for the jobs that ask for them
        keys = [id for id in game.box.tile_id if "_key_" in id and id not in tiles]
        tiles = tiles[:4] + rng.sample(keys, rng.randint(0, 3))
    lockpicks = rng.sample(KEY_COLOURS, rng.choice([0, 0, 1, 2]))
    locksmith = rng.random() < 0.3
    master = {"master": "locksmith", "ability": True} if locksmith else {}
    state = game.arrange({"A": {"tiles": tiles, "hand": [f"lockpick_{colour}" for colour in lockpicks], **master},
                          "moment": "actions"})  # fmt: skip
    return state, Things(game.box, tiles, lockpicks, locksmith)


@pytest.mark.rule("SW-4.6.13", "SW-4.6.14", "SW-4.6.16", "SW-4.6.17", "SW-4.6.18", "SW-4.6.19", "SW-4.6.25",
                  "SW-4.6.26", "SW-4.6.28")  # fmt: skip
@pytest.mark.parametrize("seed", range(20))
def test_jobs_are_met_exactly_when_a_plain_count_says_so(seed: int) -> None:
    game, rng = table(), random.Random(seed)
    for _ in range(15):
        state, things = random_things(game, rng)
        for number, job in enumerate(game.box.jobs):
            if isinstance(job.need[0], Tiles):
                met = bool(things.ways(job.need))
            elif job.kind == "own":
                (need,) = job.need
                met = things.reach(need.word) >= need.count
            else:
                continue
            assert game.needs.met(state, 0, number) == met, (job.id, things.tiles, things.lockpicks)


@pytest.mark.rule("SW-4.6.3", "SW-4.6.13", "SW-4.6.25")
@pytest.mark.parametrize("seed", range(20))
def test_every_way_to_hand_in_is_offered_once_and_no_other(seed: int) -> None:
    game, rng = table(), random.Random(100 + seed)
    for _ in range(15):
        state, things = random_things(game, rng)
        for job in game.box.jobs:
            if job.kind == "hand_in" and isinstance(job.need[0], Tiles):
                offered = [tuple(sorted(choice.split(" ")[1:])) for choice in jobs.payments(game, state, 0, job.id)]
                assert sorted(offered) == sorted(things.ways(job.need)), (job.id, things.tiles)


@pytest.mark.rule("SW-4.6.15", "SW-4.10.1", "SW-4.10.4")
@pytest.mark.parametrize("price", range(1, 6))
@pytest.mark.parametrize("coins", range(5))
def test_money_is_paid_exactly_or_one_too_much_with_a_double_coin(price: int, coins: int) -> None:
    game = table()
    money = ["blue_coin_1", "yellow_coin_1", "yellow_coin_2", "green_coin_1", "black_double_coin_1"]
    for size in range(len(money) + 1):
        for tiles in combinations(money, size):
            state = game.arrange({"A": {"coins": coins, "tiles": [*tiles, "red_ring_1"]}, "moment": "hire"})
            found = sorted((paid, *(game.box.kind_id[game.box.tile_kind[tile]] for tile in shown))
                           for paid, shown in ways_to_pay(game.box, state, 0, price))  # fmt: skip
            wanted = set()
            for paid in range(coins + 1):
                for number in range(size + 1):
                    for shown in combinations(tiles, number):
                        double = "black_double_coin_1" in shown
                        if paid + number + double in ((price, price + 1) if double else (price,)):
                            wanted.add((paid, *(tile.rpartition("_")[0] for tile in shown)))
            assert found == sorted(wanted)


# -- refill, raids, dungeon ----------------------------------------------------------------------


class First(Chance):
    """Always the first of what can be drawn."""

    def below(self, n: int, what: str) -> int:
        return 0


@pytest.mark.rule("SW-4.8.6")
def test_empty_positions_are_filled_from_the_lowest_number_up() -> None:
    game = table()
    state = game.arrange({
        "A": {"coins": 1, "tiles": ["red_key_1", "red_key_2", "blue_watch_1", "blue_watch_2", "red_brooch_1",
                                    "red_brooch_2"]},
        "jobs": ["job_a_rent_day", "job_a_two_doors", "job_a_dressed_up", "job_a_matching_pair"],
        "markers": {"job_a_two_doors": "A", "job_a_matching_pair": "A"},
        "fences": {"fence_tailor": ["yellow_watch_1", "blue_monocle_1", None], "fence_notary": [],
                   "fence_jeweller": ["red_ring_1", "red_necklace_1", None]},
        "moment": "actions"})  # fmt: skip
    play = Play(game, state, First())
    game.run(play)
    for choice in ("fulfil job_a_matching_pair", "fulfil job_a_two_doors", "sell red_brooch fence_jeweller 3",
                   "sell red_brooch fence_tailor 3", "end"):  # fmt: skip
        game.choose(play, 0, choice)
    fences = [game.box.fence_id[fence] for fence in state.fences]
    assert fences == ["fence_pawnbroker", "fence_notary", "fence_innkeeper"]
    opened = [game.box.job_id[job] for job in state.jobs]
    assert opened == ["job_a_rent_day", "job_b_park_at_midnight", "job_a_dressed_up", "job_b_four_districts"]


@pytest.mark.rule("SW-4.8.5")
def test_a_raid_set_aside_may_come_next_like_every_other_card_of_the_deck() -> None:
    game = table()
    state = game.arrange({
        "A": {"coins": 1}, "jobs": ["job_a_rent_day", "job_a_two_doors", "job_a_dressed_up", None],
        "moment": "refill"})  # fmt: skip
    wanted = iter(["raid_street_check", "raid_wanted", "job_b_pearls"])

    class Named(Chance):
        def below(self, n: int, what: str) -> int:
            return game.outcomes(state, what).index(next(wanted))

    game.run(Play(game, state, Named()))
    next_cards = game.outcomes(state, "job B")
    assert next_cards.count("raid_wanted") == 1
    assert len(next_cards) == 30 and "raid_street_check" not in next_cards


@pytest.mark.rule("SW-4.9.4")
def test_no_raid_takes_more_tiles_than_its_limit() -> None:
    raids = {
        raid.id: (raid.loot_limit, raid.loot_penalty, raid.poster_limit) for raid in Box(contents=released(TITLE)).raids
    }
    assert raids == {
        "raid_street_check": (4, 2, 0), "raid_house_search": (5, 3, 0), "raid_round_up": (6, 4, 0),
        "raid_wanted": (0, 0, 1), "raid_manhunt": (0, 0, 2), "raid_scotland_yard": (4, 1, 2)}  # fmt: skip
    assert all(penalty <= limit for limit, penalty, _ in raids.values())


@pytest.mark.rule("SW-4.9.7")
def test_everybody_sees_who_is_in_the_dungeon() -> None:
    game = table()
    state = game.arrange({"B": {"dungeon": True, "master": "shadow"}})
    for seat in (*range(3), SPECTATOR):
        assert [area.in_dungeon for area in game.view(state, seat).seats] == [False, True, False]


@pytest.mark.rule("SW-4.9.16")
@pytest.mark.parametrize("master", ["recruiter", "freelancer", "shadow", "escape_artist", "haggler", "locksmith"])
def test_no_ability_works_from_the_dungeon(master: str) -> None:
    game = table()
    free = game.arrange({"A": {"master": master, "ability": True}})
    jailed = game.arrange({"A": {"master": master, "ability": True, "dungeon": True}})
    kind = next(kind for kind in get_args(AnyAbility) if word_of(kind) == master)
    assert ability(game.box, free, 0, kind)
    assert not ability(game.box, jailed, 0, kind)


# -- options and the end -------------------------------------------------------------------------

MOST_END_JOBS = {2: 12, 3: 10, 4: 8}


@pytest.mark.rule("SW-7.2", "SW-7.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_jobs_can_be_set_within_bounds(players: int) -> None:
    for wanted in range(3, MOST_END_JOBS[players] + 1):
        assert table(players, end_jobs=wanted).end_jobs == wanted
    for wanted in (2, MOST_END_JOBS[players] + 1):
        refused = open_table(TITLE, players, {"end_jobs": wanted}, box=released(TITLE))
        assert isinstance(refused, Reason) and refused.rule == "SW-7.3"


@pytest.mark.rule("SW-7.3", "SW-4.8.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_job_deck_cannot_run_out_before_the_end_is_triggered(players: int) -> None:
    """Everybody one job short of the end, and four more are open: the deck holds that many jobs."""
    game = table(players, end_jobs=MOST_END_JOBS[players])
    in_play = game.box.tables[players].a_cards + sum(job.deck == "B" for job in game.box.jobs)
    assert in_play == {2: 30, 3: 32, 4: 34}[players]
    for length in ("short", "standard", "long"):
        assert table(players, length=length).end_jobs <= game.end_jobs
    assert players * (game.end_jobs - 1) + game.box.numbers.open_jobs <= in_play


@pytest.mark.rule("SW-8.2")
@pytest.mark.parametrize(("length", "ends", "abilities"), [
    ("standard", (9, 8, 6), (5, 4, 3)), ("short", (7, 6, 5), (4, 3, 3)), ("long", (11, 10, 8), (6, 5, 4))])  # fmt: skip
def test_thresholds_by_length_and_players(length: str, ends: tuple[int, ...], abilities: tuple[int, ...]) -> None:
    games = [table(players, length=length) for players in (2, 3, 4)]
    assert tuple(game.end_jobs for game in games) == ends
    assert tuple(game.ability_jobs for game in games) == abilities


def play_at_random(game: Swindler, seed: int) -> tuple[State, list[Any]]:
    """A whole game of random choices, with all that happened."""
    rng = random.Random(seed)
    play: Play[Any, Any] = Play(game, None, Dice(seed))
    game.deal(play)
    state = play.state
    while not state.over:
        seat = game.to_answer(state)[0]
        options = game.options(state, seat)
        verb = rng.choice(sorted({option.split(" ")[0] for option in options}))
        game.choose(play, seat, rng.choice([option for option in options if option.split(" ")[0] == verb]))
    return state, play.events


@pytest.mark.rule("SW-8.1", "SW-8.8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_everybody_has_the_same_number_of_turns(players: int, seed: int) -> None:
    game = table(players, end_jobs=3)
    state, happened = play_at_random(game, seed)
    turns = [event.seat for event in happened if isinstance(event, TurnBegan | TurnSkipped)]
    assert turns[0] == state.start
    assert turns == [(state.start + number) % players for number in range(len(turns))]
    assert len(turns) % players == 0
    assert max(pile.bit_count() for pile in state.fulfilled) >= 3
    assert state.raid == NOBODY and state.active == (state.start - 1) % players
