"""The box and the set-up (SW-2, SW-3), where a scenario cannot show them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.referee import Referee
from tests.games.swindler.tables import ALL_CHARACTERS, Fixed, dealt, random_game, refusal, table

# -- the box -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-2.1")
def test_the_box_holds_what_the_list_says() -> None:
    box = table().box
    assert len({person.board for person in box.characters}) == 4
    assert all(count == 2 for count in Counter(person.board for person in box.characters).values())
    assert all(sides == {"f", "m"} for sides in (
        {person.side for person in box.characters if person.board == board}
        for board in {person.board for person in box.characters}))  # fmt: skip
    assert box.numbers.max_reservations == 3
    assert len(box.card_kind) == 27
    assert len(box.fences) == 12
    assert len(box.masters) == 6
    assert [bag for bag in box.bags if not box.bags[bag].supply] == ["red", "blue", "yellow", "green", "black"]


@pytest.mark.rule("SW-2.2")
def test_forty_two_loot_tiles_and_six_skulls() -> None:
    box = table().box
    white = [tile for tile in box.tiles.values() if tile.bag == "white"]
    coloured = [tile for tile in box.tiles.values() if tile.bag in COLOURS]
    assert sum(tile.count for tile in white) == 6
    assert sum(tile.count for tile in coloured) == 36
    assert len(box.tile_id) == 42
    assert {colour: box.bags[colour].skulls for colour in COLOURS} == {
        "red": 1, "blue": 1, "yellow": 1, "green": 1, "black": 2}  # fmt: skip
    assert box.bags["white"].skulls == 0


@pytest.mark.rule("SW-2.3")
def test_forty_job_cards_eight_of_them_a() -> None:
    box = table().box
    assert len(box.job_id) == 40
    assert box.a_jobs.bit_count() == 8
    assert box.b_jobs.bit_count() == 32
    assert not box.a_jobs & box.b_jobs
    assert all(box.b_jobs >> box.job_number[raid.id] & 1 for raid in box.raids)


@pytest.mark.rule("SW-2.6")
def test_every_tile_is_an_individual_numbered_within_its_kind() -> None:
    box = table().box
    assert len(set(box.tile_id)) == len(box.tile_id)
    for kind, tile in box.tiles.items():
        copies = [id for id in box.tile_id if id.rpartition("_")[0] == kind]
        assert copies == [f"{kind}_{number}" for number in range(1, tile.count + 1)]
    assert {"black_seal_tin_1", "black_seal_tin_2", "black_seal_tin_3"} <= set(box.tile_id)


@pytest.mark.rule("SW-2.7")
def test_objects_fall_into_three_classes() -> None:
    objects = table().box.objects
    classes: dict[str, set[str]] = {}
    for id, thing in objects.items():
        classes.setdefault(thing.kind, set()).add(id)
    assert classes == {
        "valuable": {"ring", "watch", "necklace", "brooch", "monocle", "seal_tin"},
        "key": {"key_red", "key_blue", "key_yellow", "key_green", "key_joker"},
        "coin": {"coin", "double_coin"}}  # fmt: skip


@pytest.mark.rule("SW-2.9")
def test_a_coloured_key_has_the_colour_of_its_bag() -> None:
    box = table().box
    keys = [tile for tile in box.tiles.values() if box.objects[tile.object].key_colour in COLOURS]
    assert {tile.bag for tile in keys} == {"red", "blue", "yellow", "green"}
    for tile in keys:
        assert box.objects[tile.object].key_colour == tile.bag
        assert tile.object == f"key_{tile.bag}"


@pytest.mark.rule("SW-3.2")
@pytest.mark.parametrize(("colour", "tiles"), [("red", 8), ("blue", 8), ("yellow", 8), ("green", 8), ("black", 10)])
def test_bags_are_full_at_the_start(colour: str, tiles: int) -> None:
    game = table()
    state = dealt(game, Dice(1)).state
    place = COLOURS.index(colour)
    assert all(game.box.tile_colour[tile] == place for tile in bits(state.bags[place]))
    assert state.bags[place].bit_count() + game.box.skulls[place] == tiles


# -- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-3.5")
def test_each_deck_is_shuffled_by_itself() -> None:
    """Every card of a deck is as likely as the others to come next, and only those of that deck."""
    game = table(start_player="A", master_thief="off", characters=ALL_CHARACTERS)
    chance = Fixed()
    state = dealt(game, chance).state
    assert chance.asked == [*(("job A", n) for n in (8, 7, 6, 5)), *(("fence", n) for n in (12, 11, 10))]
    first_jobs = {dealt(game, Fixed(number)).state.jobs[0] for number in range(8)}
    assert first_jobs == set(bits(game.box.a_jobs))
    first_fences = {dealt(game, Fixed(0, 0, 0, 0, number)).state.fences[0] for number in range(12)}
    assert first_fences == set(range(12))

    drawn = set()
    for number in range(27):
        one = state.clone()
        one.coins[0], one.step, one.asked, one.agenda = 1, "hire", [(0, "hire")], []
        hiring = Fixed(number)
        game.choose(Play(game, one, hiring), 0, "hire 1")
        assert hiring.asked == [("accomplice", 27)]
        drawn.add(one.hands[0])
    assert drawn == {1 << card for card in range(27)}


@pytest.mark.rule("SW-3.5", "SW-3.6")
def test_b_cards_are_shuffled_and_lie_below_the_a_cards() -> None:
    game = table()
    found = set()
    for number in range(32):
        state = game.arrange({"jobs": [None], "moment": "refill"})
        chance = Fixed(number)
        play = Play(game, state, chance)
        game.run(play)
        assert chance.asked[0] == ("job B", 32)
        turned = next(event for event in play.events if isinstance(event, told.JobTurnedUp | told.RaidTurnedUp))
        found.add(turned.job if isinstance(turned, told.JobTurnedUp) else turned.raid)
    assert found == {game.box.job_id[card] for card in bits(game.box.b_jobs)}


@pytest.mark.rule("SW-3.6", "SW-3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_open_jobs_are_a_cards(players: int) -> None:
    game = table(players)
    for seed in range(50):
        state = dealt(game, Dice(seed)).state
        assert len(set(state.jobs)) == 4
        assert all(game.box.a_jobs >> job & 1 for job in state.jobs)


@pytest.mark.rule("SW-3.9")
def test_jobs_and_fences_lie_in_the_order_drawn() -> None:
    game = table()
    for seed in range(20):
        play = dealt(game, Dice(seed))
        picture = game.portrait(play.state)
        assert picture["jobs"] == [event.job for event in play.events if isinstance(event, told.JobTurnedUp)]
        fences = [event.fence for event in play.events if isinstance(event, told.FenceTurnedUp)]
        assert list(picture["fences"]) == fences


@pytest.mark.rule("SW-3.9")
def test_positions_have_no_effect() -> None:
    game = table()
    jobs = ["job_a_dressed_up", "job_a_rent_day", "job_a_two_doors", "job_b_pearls"]
    fences = ["fence_pawnbroker", "fence_tailor", "fence_notary"]
    offered = []
    for turn in range(3):
        state = game.arrange({
            "A": {"tiles": ["red_ring_1", "blue_watch_1", "red_key_1", "red_key_2"]}, "moment": "actions",
            "jobs": jobs[turn:] + jobs[:turn], "fences": fences[turn:] + fences[:turn],
            "markers": {"job_a_dressed_up": "A", "job_a_two_doors": "A"}})  # fmt: skip
        game.run(Play(game, state, Fixed()))
        offered.append(sorted(game.options(state, 0)))
    assert "fulfil job_a_dressed_up" in offered[0]
    assert offered[0] == offered[1] == offered[2]


@pytest.mark.rule("SW-3.10")
def test_no_board_is_used_twice() -> None:
    game = table(4)
    for seed in range(50):
        state = dealt(game, Dice(seed)).state
        assert len({game.box.characters[number].board for number in state.characters}) == 4
    twice = refusal(3, characters="laundress,newspaper_boy")  # two sides of one board
    assert (twice.code, twice.rule) == ("character-board-twice", "SW-3.10")
    assert refusal(3, characters="nobody").rule == "SW-3.10"


@pytest.mark.rule("SW-3.10")
def test_characters_have_no_effect() -> None:
    """The same game with other characters is the same game."""
    courses = []
    for characters in ("laundress,match_girl,bootblack", "street_juggler,newspaper_boy,flower_seller"):
        game = table(end_jobs=3, characters=characters)
        course = []
        for move in random_game(game, 7):
            state = move.after.clone()
            state.characters = []
            course.append(state.encode())
        courses.append(course)
    assert courses[0] == courses[1]


@pytest.mark.rule("SW-3.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_starts_with_the_same_chance(players: int) -> None:
    game = table(players, characters=ALL_CHARACTERS, master_thief="off")
    for seat in range(players):
        chance = Fixed(seat)
        state = dealt(game, chance).state
        assert chance.asked[0] == ("start player", players)
        assert state.start == state.active == seat
    chance = Fixed()
    dealt(table(players, start_player="B"), chance)
    assert not chance.sizes("start player")
    assert refusal(2, start_player="C").rule == "SW-3.14"


@pytest.mark.rule("SW-3.15", "SW-3.17")
@pytest.mark.parametrize("way", ["draft", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_master_thieves_left_out_are_unseen(players: int, way: str) -> None:
    game = table(players, master_thief=way)
    for seed in range(20):
        referee = Referee(game, Dice(seed))
        state: State = referee.state
        used = [master for master in state.masters if master != NOBODY] + bits(state.masters_left)
        assert len(used) == len(set(used)) == players
        out = [master.id for number, master in enumerate(game.box.masters) if number not in used]
        for seat in (SPECTATOR, *range(players)):
            seen = msgspec.json.encode([referee.view(seat), referee.log(seat), referee.questions()]).decode()
            assert not [id for id in out if f'"{id}"' in seen or f" {id}" in seen]
            assert all(f'"{game.box.masters[number].id}"' in seen for number in used)


@pytest.mark.rule("SW-3.15", "SW-3.17")
@pytest.mark.parametrize("way", ["draft", "random"])
def test_master_thieves_are_shuffled(way: str) -> None:
    game = table(master_thief=way, start_player="A", characters=ALL_CHARACTERS)
    chance = Fixed()
    dealt(game, chance)
    assert chance.sizes("master") == [6, 5, 4]
    first = set()
    for number in range(6):
        state = dealt(game, Fixed(0, 0, 0, 0, 0, 0, 0, number)).state
        first |= set(bits(state.masters_left)) if way == "draft" else {state.masters[0]}
    assert first == set(range(6))


@pytest.mark.rule("SW-3.19")
def test_without_master_thieves_no_ability_is_ever_unlocked() -> None:
    game = table(4, master_thief="off")
    for seed in range(3):
        for move in random_game(game, seed):
            assert not move.after.unlocked
            assert move.after.masters == [NOBODY] * 4
            assert not [event for event in move.events if isinstance(event, told.MasterTaken | told.AbilityUnlocked)]
        assert max(pile.bit_count() for pile in move.after.fulfilled) >= game.end_jobs > game.ability_jobs
