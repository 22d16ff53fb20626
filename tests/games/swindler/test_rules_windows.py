"""Rules of windows, secrecy and knowledge that a scenario cannot show (chapters 5.3, 5.4 and 6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from cutpurse.games.swindler import TITLE
from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.rules.windows import THEFT_WINDOWS, WINDOWS
from cutpurse.games.swindler.state import bits
from cutpurse.games.swindler.view import View
from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR, Reason, seat_number
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.standing_answers import EVERY, HERE, Standing
from cutpurse.kernel.table import open_table
from cutpurse.kernel.window_timer import WindowTimer
from tests.games.released import released

A, B, C, D = range(4)
Given = dict[str, Any]


class Luck(Chance):
    """Good luck draws the first that there is, bad luck the last: a skull from a bag, a raid from the jobs."""

    def __init__(self, good: bool = True) -> None:
        self.good = good

    def below(self, n: int, what: str) -> int:
        return 0 if self.good else n - 1


GOOD, BAD = Luck(), Luck(good=False)


def table(given: Given, chance: Chance = GOOD) -> Referee:
    """A game of four at a position, with the first question asked."""
    game = open_table(TITLE, 4, {}, box=released(TITLE))
    assert isinstance(game, Swindler)
    play = Play(game, game.arrange(given), chance)
    game.run(play)
    return Referee.at(game, play.state, chance)


def choose(referee: Referee, seat: int, choice: str) -> list[Event]:
    happened = referee.choose(seat, choice)
    assert not isinstance(happened, Reason), happened
    return happened


def asked(referee: Referee, seat: int) -> Question:
    question = referee.question(seat)
    assert question is not None
    return question


def received(referee: Referee, seat: int) -> bytes:
    """Everything a seat can get of a game."""
    parts = [referee.view(seat), referee.log(seat), referee.question(seat), referee.closed(seat),
             referee.why_no_undo(seat), len(referee.records)]  # fmt: skip
    return msgspec.json.encode(parts)


STEALING: Given = {"theft": {"bag": "red", "drawn": ["red_ring_1", "red_key_1"]}, "moment": "draw_or_stop"}
WINDOW_POSITIONS: dict[str, tuple[Given, str, Luck]] = {
    "theft_started": ({"moment": "choose_bag"}, "rob red", GOOD),
    "loot_drawn": (STEALING, "draw", GOOD),
    "skull_drawn": (STEALING, "draw", BAD),
    "theft_closing": (STEALING, "stop", GOOD),
    "accomplice_played": ({**STEALING, "A": {"hand": ["decoy"]}}, "play decoy blue", GOOD),
    "raid_revealed": (
        {"jobs": [None], "job_deck": ["raid_wanted", "job_b_pearls"], "B": {"posters": 1}, "moment": "actions"},
        "end",
        BAD,
    ),
}
"""How each window is opened by a choice of A."""
PLAYABLE = {
    "theft_started": "know_it_all", "loot_drawn": "cheat", "skull_drawn": "guardian_angel", "theft_closing": "traitor",
    "accomplice_played": "assassin", "raid_revealed": "lawyer"}  # fmt: skip


def in_window(window: str, hand: list[str], other: list[str]) -> Referee:
    """A window that B (with this hand) and C (with the other) are asked in."""
    given, choice, luck = WINDOW_POSITIONS[window]
    referee = table({**given, "B": {**given.get("B", {}), "hand": hand}, "C": {"hand": other}}, luck)
    choose(referee, A, choice)
    assert [question.kind for question in referee.questions()] == [window, window]
    return referee


# -- the procedure ends --------------------------------------------------------------------------


def cards_out(referee: Referee) -> int:
    return sum(pile.bit_count() for pile in referee.state.hands)


@pytest.mark.rule("SW-5.9")
@pytest.mark.parametrize("seed", range(40))
def test_windows_end_because_every_announcement_uses_up_a_card(seed: int) -> None:
    """Everybody holds a quarter of all cards and always plays one when it is possible."""
    rng = random.Random(seed)
    referee = table({"moment": "choose_bag", "A": {"tiles": ["blue_key_1"], "coins": 1, "posters": 2}}, Dice(seed))
    game = referee.game
    assert isinstance(game, Swindler)
    cards = bits(game.box.all_cards)
    rng.shuffle(cards)
    for seat in range(4):
        referee.state.hands[seat] = sum(1 << card for card in cards[seat::4])
    referee.state.deck = 0
    choose(referee, A, rng.choice(asked(referee, A).options))
    announced = 0
    while referee.state.step == "steal":
        question = rng.choice(referee.questions())
        cardful = [option for option in question.options if option.startswith("play ")]
        before = cards_out(referee)
        events = choose(referee, question.seat, rng.choice(cardful or question.options))
        shown = sum(isinstance(event, told.Announced) for event in events)
        assert not any(isinstance(event, told.Hired | told.Recruited) for event in events)
        assert cards_out(referee) == before - shown, "a card leaves a hand, and none comes into one"
        announced += shown
        assert announced <= 27
    assert announced > 3, "the windows were used"
    assert announced <= referee.state.discard.bit_count() + len(referee.state.played)


# -- what others can observe ---------------------------------------------------------------------


@pytest.mark.rule("SW-5.11", "SW-5.13")
@pytest.mark.parametrize("window", sorted(WINDOWS))
def test_nobody_else_can_tell_whether_a_hand_has_something_to_play(window: str) -> None:
    """The same window with a card that fits and with one that does not, before and after its owner passes."""
    able = in_window(window, [PLAYABLE[window]], ["lockpick_red"])
    unable = in_window(window, ["lockpick_blue"], ["lockpick_red"])
    for step in ("opened", "B has passed", "all have passed"):
        for seat in (A, C, D, SPECTATOR):
            assert received(able, seat) == received(unable, seat), f"{step}: seat {seat}"
        for referee in (able, unable):
            if step == "opened":
                choose(referee, B, "pass")
            elif step == "B has passed":
                choose(referee, C, "pass")


@pytest.mark.rule("SW-5.13")
@pytest.mark.parametrize("window", sorted(WINDOWS))
def test_who_has_nothing_to_play_is_asked_the_same_question(window: str) -> None:
    able = asked(in_window(window, [PLAYABLE[window]], ["lockpick_red"]), B)
    unable = asked(in_window(window, ["lockpick_blue"], ["lockpick_red"]), B)
    assert [option for option in able.options if not option.startswith("play ")] == unable.options
    assert len(able.options) > len(unable.options)
    assert msgspec.structs.replace(able, options=[]) == msgspec.structs.replace(unable, options=[])


@pytest.mark.rule("SW-5.13", "SW-5.12")
def test_the_clock_of_a_window_goes_by_the_settings_not_by_the_hand() -> None:
    """The server’s window timer, fed from the questions of the game: B holds a lockpick, C a cheat (X-64)."""
    referee = in_window("loot_drawn", ["lockpick_blue"], ["cheat"])
    questions = referee.questions()
    about = questions[0].window
    able = [question.seat for question in questions if any(option.startswith("play ") for option in question.options)]
    assert able == [C]
    assert about is not None
    timer = WindowTimer(about.mode, about.seconds, 0.0, [question.seat for question in questions], rng=random.Random(1))
    timer.answer(C, 1.0)
    choose(referee, C, "pass")
    assert timer.closes_at() == 5.0
    assert asked(referee, B).kind == "loot_drawn", "still open"
    for seat in timer.due(5.0):
        choose(referee, seat, "pass")
    assert asked(referee, A).kind == "draw_or_stop"


@pytest.mark.rule("SW-5.14")
@pytest.mark.parametrize("window", sorted(WINDOWS))
def test_passes_leave_no_trace(window: str) -> None:
    """Neither whose nor when: the order of passes makes no difference to anything that anybody receives."""
    one, other = (in_window(window, ["lockpick_blue"], ["lockpick_red"]) for _ in range(2))
    before = {seat: received(one, seat) for seat in (A, C, D, SPECTATOR)}
    assert choose(one, B, "pass") == []
    assert {seat: received(one, seat) for seat in (A, C, D, SPECTATOR)} == before
    choose(one, C, "pass")
    choose(other, C, "pass")
    choose(other, B, "pass")
    for seat in (A, B, C, D, SPECTATOR):
        assert received(one, seat) == received(other, seat)
        lines = [str(event) for event in one.log(seat)]
        assert not any("pass" in line for line in lines)


@pytest.mark.rule("SW-5.14")
def test_of_a_queue_only_announced_cards_are_told() -> None:
    """C's angel works; D's was dropped unseen, and nobody can tell that it was offered."""
    given = {"C": {"hand": ["guardian_angel"]}, "D": {"hand": ["guardian_angel"]}, "moment": "draw_or_stop",
             "theft": {"bag": "red", "drawn": ["red_ring_1"]}}  # fmt: skip
    games = [table(given, BAD) for _ in range(2)]
    for referee, answer in zip(games, ("play guardian_angel", "pass"), strict=True):
        choose(referee, A, "draw")
        choose(referee, C, "play guardian_angel")
        choose(referee, D, answer)
    for seat in (A, B, C, SPECTATOR):
        assert received(games[0], seat) == received(games[1], seat), "while it waits behind C's"
    for referee in games:
        choose(referee, D, "pass")
    for seat in (A, B, C, D, SPECTATOR):
        assert received(games[0], seat) == received(games[1], seat), "once it has been dropped"


# -- standing answers and waves ------------------------------------------------------------------


@pytest.mark.rule("SW-5.17")
@pytest.mark.parametrize("window", sorted(WINDOWS))
def test_a_standing_pass_knows_the_windows_of_the_game(window: str) -> None:
    question = asked(in_window(window, [PLAYABLE[window]], ["lockpick_red"]), B)
    for said_at in sorted(WINDOWS):
        other = asked(in_window(said_at, [PLAYABLE[said_at]], ["lockpick_red"]), B)
        assert Standing.at(other, HERE).covers(question) == (window == said_at)
        if said_at in THEFT_WINDOWS:
            assert Standing.at(other, EVERY).covers(question) == (window in THEFT_WINDOWS)
    for scope in ("theft", "round"):
        assert Standing.at(question, HERE, scope).covers(question)


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_for_a_theft_is_over_with_it() -> None:
    referee = table({"B": {"hand": ["beggar"]}, "moment": "choose_bag"})
    choose(referee, A, "rob red")
    said = Standing.at(asked(referee, B), EVERY, "theft")
    kept = Standing.at(asked(referee, B), EVERY, "round")
    rng = random.Random(3)
    passed = 0
    while referee.state.turn == 1:
        question = referee.questions()[0]
        if question.sealed:
            assert said.covers(question)
            passed += 1
        choose(referee, question.seat, "pass" if question.sealed else quiet(question, rng))
    assert passed >= 2
    while not (question := referee.questions()[0]).sealed:
        choose(referee, question.seat, quiet(question, rng))
    assert (question.seat, referee.state.turn, referee.state.round) == (B, 3, 1)
    assert not said.covers(question)
    assert kept.covers(question)


def quiet(question: Question, rng: random.Random) -> str:
    """An option that plays no card."""
    return rng.choice([option for option in question.options if option.split(" ")[0] in ("done", "rob", "stop", "end")])


AIMED: list[tuple[str, Given, list[tuple[str, str]], dict[str, str]]] = [
    ("a beggar takes from those with more points who own something",
     {"A": {"vp": 3, "hand": ["beggar"]}, "B": {"vp": 9, "coins": 1}, "C": {"vp": 9}, "D": {"vp": 3, "coins": 1},
      "moment": "actions"},
     [("A", "play beggar")], {"B": "yes", "C": "no", "D": "no"}),
    ("a conjurer takes a tile of one rival",
     {"A": {"hand": ["conjurer"], "tiles": ["red_ring_1"]}, "B": {"tiles": ["blue_key_1"]},
      "C": {"tiles": ["green_key_1"]}, "moment": "actions"},
     [("A", "play conjurer"), ("A", "give red_ring"), ("A", "take B blue_key")], {"B": "yes", "C": "no"}),
    ("an errand boy throws out a marker",
     {"A": {"hand": ["errand_boy"]}, "jobs": ["job_a_rent_day"], "markers": {"job_a_rent_day": "B"},
      "moment": "actions"},
     [("A", "play errand_boy job_a_rent_day")], {"B": "yes", "C": "no"}),
    ("a forger takes nothing from anybody",
     {"A": {"hand": ["forger"], "tiles": ["red_ring_1"]}, "moment": "actions"},
     [("A", "play forger"), ("A", "forge red_ring"), ("A", "into key_red")], {"B": "no", "C": "no"}),
    ("a legacy hunter takes from the thief",
     {"B": {"hand": ["legacy_hunter"]}, "theft": {"bag": "red", "drawn": ["red_ring_1", "red_key_1"]},
      "moment": "draw_or_stop"},
     [("A", "stop"), ("B", "play legacy_hunter")], {"A": "yes", "C": "no"}),
    ("a traitor makes the thief draw",
     {"B": {"hand": ["traitor"]}, "theft": {"bag": "red", "drawn": ["red_ring_1"]}, "moment": "draw_or_stop"},
     [("A", "stop"), ("B", "play traitor")], {"A": "yes", "C": "no"}),
    ("an angel takes tiles of the skull's colour",
     {"B": {"hand": ["guardian_angel"]}, "theft": {"bag": "red", "drawn": ["red_ring_1"]}, "moment": "draw_or_stop"},
     [("A", "draw"), ("B", "play guardian_angel")], {"A": "yes", "C": "no"}),
    ("a cheat draws from the bag, not from the thief",
     {"B": {"hand": ["cheat"]}, "theft": {"bag": "red", "drawn": ["red_ring_1"]}, "moment": "draw_or_stop"},
     [("A", "draw"), ("B", "play cheat")], {"A": "no", "C": "no"}),
    ("an assassin cancels the card of one player",
     {"A": {"hand": ["errand_boy"]}, "B": {"hand": ["assassin"]}, "jobs": ["job_a_rent_day"], "moment": "actions"},
     [("A", "play errand_boy job_a_rent_day"), ("B", "play assassin")], {"A": "yes", "C": "no"}),
]  # fmt: skip


def close_for_others(referee: Referee) -> None:
    """In a window that somebody has just answered with a card, the others pass."""
    for question in referee.questions() if referee.drafts else []:
        if question.sealed:
            choose(referee, question.seat, "pass")


@pytest.mark.rule("SW-5.17")
@pytest.mark.parametrize(("given", "moves", "aimed"), [case[1:] for case in AIMED], ids=[case[0] for case in AIMED])
def test_what_is_aimed_at_me(given: Given, moves: list[tuple[str, str]], aimed: dict[str, str]) -> None:
    """Everybody looked at holds a card, so that everybody is asked."""
    for letter in aimed:
        area = given.get(letter, {})
        extra = "lockpick_" + {"A": "red", "B": "blue", "C": "yellow", "D": "green"}[letter]
        given = {**given, letter: {**area, "hand": [*area.get("hand", []), extra]}}
    referee = table(given, BAD if moves[-1][1] == "play guardian_angel" else GOOD)
    for letter, choice in moves:
        choose(referee, seat_number(letter), choice)
        close_for_others(referee)
    found = {letter: asked(referee, seat_number(letter)).about["aimed"] for letter in aimed}
    assert found == aimed
    for letter, yes in aimed.items():
        question = asked(referee, seat_number(letter))
        assert Standing.at(question).covers(question) == (yes == "no")


# -- knowledge -----------------------------------------------------------------------------------


def positions(seed: int, players: int = 3, every: int = 9) -> list[Referee]:
    """Positions of a random game."""
    game = open_table(TITLE, players, {}, box=released(TITLE))
    assert isinstance(game, Swindler)
    rng, referee = random.Random(seed), Referee(game, Dice(seed))
    found: list[Referee] = []
    for number in range(400):
        if referee.over:
            break
        if number % every == 0:
            found.append(Referee.at(game, referee.state.clone(), Dice(0)))
        question = rng.choice(referee.questions())
        choose(referee, question.seat, rng.choice(question.options))
    return found


@pytest.mark.rule("SW-6.3")
@pytest.mark.parametrize("seed", range(6))
def test_a_bot_is_given_its_own_hand_and_what_is_public(seed: int) -> None:
    """A position made from a bot's view alone, all else dealt anew, looks the same to that bot."""
    for referee in positions(seed):
        game, state = referee.game, referee.state
        for seat in range(game.players):
            view = game.view(state, seat)
            twin = game.sample(view, random.Random(seed))
            assert msgspec.json.encode(game.view(twin, seat)) == msgspec.json.encode(view)
            assert game.faults(twin) == []


@pytest.mark.rule("SW-6.3")
def test_any_card_not_seen_may_be_in_another_hand() -> None:
    """Counting discards tells what is still out, and nothing tells who has it or where it lies in the deck."""
    referee = table({"A": {"hand": ["decoy", "decoy"]}, "B": {"hand": ["traitor", "cheat"]}, "C": {"hand": ["beggar"]},
                     "discard": ["cheat", "assassin"], "moment": "reserve"})  # fmt: skip
    game, rng = referee.game, random.Random(1)
    assert isinstance(game, Swindler)
    view = game.view(referee.state, A)
    found: Counter[str] = Counter()
    for _ in range(3000):
        found.update(game.view(game.sample(view, rng), B).hand)
    unseen = Counter({card.id: card.copies for card in game.box.accomplices})
    unseen.subtract(["decoy", "decoy", "cheat", "assassin"])
    assert set(found) == {card for card, copies in unseen.items() if copies}
    for card, copies in unseen.items():
        assert abs(found[card] / 6000 - copies / 23) < 0.02


@pytest.mark.rule("SW-6.3")
def test_a_draw_is_decided_when_it_is_made() -> None:
    """The same position brings different draws: no order of tiles or cards exists before."""
    drawn: Counter[str] = Counter()
    for seed in range(800):
        referee = table({"moment": "choose_bag"}, Dice(seed))
        choose(referee, A, "rob black")
        view = referee.view(A)
        drawn["skull" if view.theft.ended else view.theft.drawn[0]] += 1
    assert len(drawn) == 9
    assert all(abs(count / 800 - (0.2 if tile == "skull" else 0.1)) < 0.04 for tile, count in drawn.items())


PRIVATE = {"seat", "hand", "hired_cards", "draft", "answer", "queued"}


@pytest.mark.rule("SW-6.4")
@pytest.mark.parametrize("seed", range(6))
def test_spectators_see_what_everybody_sees(seed: int) -> None:
    """No more than any player, and no less than what is public."""
    for referee in positions(seed, every=5):
        watched = msgspec.to_builtins(referee.view(SPECTATOR))
        assert PRIVATE & set(watched) == {"seat"}
        public = {key: part for key, part in watched.items() if key != "seat"}
        for seat in range(referee.game.players):
            seen = msgspec.to_builtins(referee.view(seat))
            assert {key: part for key, part in seen.items() if key not in PRIVATE} == public
        assert referee.question(SPECTATOR) is None


@pytest.mark.rule("SW-6.3", "SW-6.4")
def test_a_view_names_no_card_of_another_hand() -> None:
    """No part of a view but one's own hand holds a card that nobody has shown."""
    referee = table({"B": {"hand": ["traitor"]}, "C": {"hand": ["forger"]}, "moment": "choose_bag"})
    choose(referee, A, "rob red")
    for seat in (A, D, SPECTATOR):
        view: View = referee.view(seat)
        text = msgspec.json.encode(view).decode()
        assert not any(f'"{card}"' in text for card in ("traitor", "forger"))
        assert [area.hand_size for area in view.seats] == [0, 1, 1, 0]
