"""The search: reproducible by its budget, punctual by its deadline, blind to what it may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, ClassVar

import pytest

from cutpurse.bots import greet
from cutpurse.bots.bot import Bot
from cutpurse.bots.ismcts import IsMcts
from cutpurse.bots.policy import Judge, Policy
from cutpurse.bots.registry import known, rivals, shipped
from cutpurse.bots.search import Plan, Search, Searcher, Stage, still_open
from cutpurse.games.thiefdom import TITLE, Thiefdom
from cutpurse.games.thiefdom.bots.levels import Normal
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from tests.bots.desk import look

GAMES = list(registry.titles())
LEVELS = list({(game, getattr(bot, "stage_type", bot)): (game, level)
               for game in GAMES for level, bot in known(game).items() if level not in ("random", *rivals(game))}.values())  # fmt: skip
"""Of those that differ in nothing but how long they search, one."""


def opened(title: Title, players: int = 2) -> Game[Any, Any]:
    settled = settle(title.settings, {})
    assert not isinstance(settled, Reason)
    return title.open(players, settled)


def seated(bot: type[Bot], game: Game[Any, Any], seat: int, nodes: int = 6) -> Bot:
    """A bot at a seat; one that searches has a small budget, so that a test takes no time."""
    sitting = bot()
    if isinstance(sitting, Searcher):
        sitting.nodes, sitting.most = nodes, 3
    if isinstance(sitting, IsMcts):
        sitting.iterations = 2
    sitting.begin(greet(game, seat, 1))
    return sitting


def asked(game: Game[Any, Any], players: Policy[Any, Any], chance: str, every: int, most: int) -> Iterator[Referee]:
    """Positions of a game that a policy plays, every so many of those in which there is something to decide."""
    referee, number = Referee(game, Dice(chance)), 0
    while not referee.over and most:
        seat = game.to_answer(referee.state)[0]
        options = game.options(referee.state, seat)
        if len(options) > 1:
            number += 1
            if number % every == 0:
                most -= 1
                yield referee
        assert not isinstance(referee.choose(seat, players.act(referee.state, seat, options)), Reason)


def easy_of(game: Game[Any, Any]) -> Policy[Any, Any]:
    bot = seated(shipped(game.title.id)["easy"], game, 0)
    assert isinstance(bot, Judge)
    return bot.policy


# -- fairness ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_policy_reads_only_what_its_seat_may_know(id: str) -> None:
    """Asked about the true position, and about worlds in which everything hidden from the seat was dealt anew, it
    gives the same answer: so rivals in imagined worlds do not see each other's cards either."""
    game = opened(registry.title(id), 3)
    policy, decided = easy_of(game), 0
    for referee in asked(game, policy, "blind", 7, 24):
        seat = game.to_answer(referee.state)[0]
        options = list(game.options(referee.state, seat))
        before = referee.state.encode()
        told = {policy.act(referee.state, seat, options)}
        for seed in range(2):
            told.add(easy_of(game).act(game.sample(game.view(referee.state, seat), random.Random(seed)), seat, options))
        assert len(told) == 1, referee.question(seat)
        assert referee.state.encode() == before, "a policy changes nothing"
        decided += 1
    assert decided == 24


@pytest.mark.parametrize(("id", "level"), LEVELS)
def test_twins_get_the_same_move(id: str, level: str) -> None:
    """Two games that look the same to a seat: its bot, with one seed, makes the same move in both."""
    assert not told_apart(registry.title(id), known(id)[level])


LEAK: list[Referee] = []
"""The table that is asked about, where no bot could find it."""


def told_apart(title: Title, bot: type[Bot]) -> bool:
    game = opened(title)
    for referee in asked(game, easy_of(game), "twins", 9, 8):
        seat = game.to_answer(referee.state)[0]
        twin = Referee.at(game, game.sample(game.view(referee.state, seat), random.Random(5)), Dice(2))
        moves = set()
        for table in (referee, twin):
            LEAK[:] = [table]
            moves.add(seated(bot, game, seat).choose(look(table, seat)))
        if len(moves) > 1:
            return True
    return False


class Cheat(shipped("swindler")["normal"]):  # type: ignore[misc]
    """Has found a way to the rival's hand."""

    def judge(self, question: Any, seen: Any) -> str:
        return str(question.options[LEAK[0].state.hands[1 - question.seat] % len(question.options)])


def test_a_planted_cheat_is_found() -> None:
    assert told_apart(registry.title("swindler"), Cheat)


# -- the search itself ---------------------------------------------------------------------------


class Urn(Stage[Thiefdom, Any]):
    """Three plans; what they are worth is known, but for some luck."""

    kinds = frozenset({"plan"})
    worth: ClassVar[dict[str, float]] = {"a": 1.0, "b": 1.5, "c": 0.2}

    def plans(self, state: Any, seat: int, most: int) -> list[Plan]:
        plans: list[Plan] = [(name,) for name in self.worth]
        return plans[:most]

    def moment(self, state: Any, seat: int) -> int:
        return 0

    def played_out(self, state: Any, begun: Any) -> bool:
        return True

    def value(self, state: Any, seat: int) -> float:
        return 0.0


class Draws(Search[Thiefdom, Any]):
    """Draws from the urn instead of playing."""

    drawn = 0

    def rehearse(self, world: Any, seat: int, plan: Plan, chance: str) -> float:
        self.drawn += 1
        return Urn.worth[plan[0]] + random.Random(chance + plan[0]).uniform(-0.3, 0.3)


@pytest.fixture(scope="module")
def urn() -> Urn:
    return Urn(Sensible(opened(TITLE)))  # type: ignore[arg-type]


def test_the_best_plan_gets_most_of_the_budget_and_wins(urn: Urn) -> None:
    search = Draws(urn, 24, 3)
    found = search.ranked(lambda rng: None, 0, "seed")
    assert [entry.plan for entry in found] == [("b",), ("a",), ("c",)]
    assert found[0].worlds > found[2].worlds
    assert search.drawn <= 24
    assert found == Draws(urn, 24, 3).ranked(lambda rng: None, 0, "seed")


@pytest.mark.parametrize("nodes", [0, 1, 2, 5, 40])
def test_no_budget_is_exceeded_by_more_than_a_round(urn: Urn, nodes: int) -> None:
    search = Draws(urn, nodes, 3)
    assert len(search.ranked(lambda rng: None, 0, "seed")) == 3
    assert search.drawn <= max(nodes, 3)


def test_a_deadline_is_kept(urn: Urn) -> None:
    """Each look at the clock is a second: after four of them the search tells what it knows."""
    ticks = iter(range(1000))
    search = Draws(urn, 500, 3, clock=lambda: float(next(ticks)))
    found = search.ranked(lambda rng: None, 0, "seed", deadline=4.0)
    assert search.drawn == 4
    assert len(found) == 3


def test_a_plan_is_searched_once_and_then_laid_out() -> None:
    """The small choices that lay out a plan follow from one search."""
    game = opened(TITLE)
    searches: list[Plan] = []

    class Counted(Normal):
        def plan(self, seen: Any, seat: int, moment: Any) -> Plan:
            searches.append(super().plan(seen, seat, moment))
            return searches[-1]

    referee, policy = Referee(game, Dice("once")), easy_of(game)
    bot = seated(Counted, game, 0)
    laid: list[str] = []
    while len(laid) < 3:
        seat = game.to_answer(referee.state)[0]
        options: Sequence[str] = game.options(referee.state, seat)
        planning = seat == 0 and game.asked_kind(referee.state, seat) == "plan"
        choice = bot.choose(look(referee, 0)) if planning else policy.act(referee.state, seat, options)
        laid += [choice] if planning else []
        assert not isinstance(referee.choose(seat, choice), Reason)
    assert searches == [tuple(laid)]


# -- the race ------------------------------------------------------------------------------------


class Doubtful(Draws):
    """Plans that are close, in worlds that are good or bad for all of them alike."""

    def rehearse(self, world: Any, seat: int, plan: Plan, chance: str) -> float:
        luck = random.Random(chance).gauss(0, 1.0) + random.Random(chance + plan[0]).gauss(0, 0.25)
        self.drawn += 1
        return Many.worth[plan[0]] + luck


class Many(Urn):
    """The best is planted somewhere in the middle."""

    worth = {f"{number}": 0.5 for number in range(11)} | {"6": 0.8}


class Idle(Doubtful):
    """Nothing is at stake: every plan comes to the same."""

    def rehearse(self, world: Any, seat: int, plan: Plan, chance: str) -> float:
        self.drawn += 1
        return random.Random(chance).random()


def raced(urn: Urn, nodes: int, trifle: float | None) -> tuple[int, int]:
    """How often the planted plan is found in 200 searches, and what was rehearsed for that."""
    stage, found, drawn = Many(urn.policy), 0, 0
    for seed in range(200):
        search = Doubtful(stage, nodes, 12, trifle=trifle)
        found += search.ranked(lambda rng: None, 0, seed)[0].plan == ("6",)
        drawn += search.drawn
    return found, drawn


def test_a_race_finds_more_with_as_many_rehearsals(urn: Urn) -> None:
    """It pays for its haste a little: with all that it saves, one without finds the best plan somewhat more often."""
    found, drawn = raced(urn, 96, 0.005)
    as_many, as_long = raced(urn, 50, None)
    assert drawn < 0.6 * 200 * 96
    assert abs(drawn - as_long) < 0.05 * as_long, "they rehearse alike"
    assert found > as_many + 10
    assert found > 0.95 * raced(urn, 96, None)[0]


def test_a_race_ends_where_nothing_is_at_stake(urn: Urn) -> None:
    search = Idle(Many(urn.policy), 96, 12, trifle=0.005)
    assert search.ranked(lambda rng: None, 0, "idle")[0].plan == ("0",), "of equals the one that was named first"
    assert search.drawn < 96 / 2


def test_who_may_yet_be_better_stays_in_a_race() -> None:
    """Behind by chance, or by little in few worlds; out is who falls behind in every world."""
    leader: Plan = ("leader",)
    unsure: Plan = ("unsure",)
    behind: Plan = ("behind",)
    values: dict[Plan, list[float]] = {
        leader: [1.0, 0.0, 1.0, 0.0], unsure: [0.0, 0.9, 0.0, 0.9], behind: [0.9, -0.1, 0.8, -0.1]}  # fmt: skip
    plans = [leader, unsure, behind]
    assert still_open(plans, values, 0.005) == [leader, unsure]
    assert still_open(plans, values, 0.5) == [leader, unsure], "a trifle is what a plan may be better by and yet be out"
    assert still_open(plans, {plan: found[:3] for plan, found in values.items()}, 0.005) == plans, (
        "three worlds are few"
    )
    same: dict[Plan, list[float]] = {leader: [0.5] * 4, unsure: [0.5] * 4}
    assert still_open([leader, unsure], same, 0.0) == [leader]


@pytest.mark.parametrize("nodes", [0, 1, 5, 24, 96])
def test_no_budget_is_exceeded_by_a_race(urn: Urn, nodes: int) -> None:
    search = Doubtful(Many(urn.policy), nodes, 12, trifle=0.005)
    assert len(search.ranked(lambda rng: None, 0, "seed")) == 11
    assert search.drawn <= max(nodes, 11)


@pytest.mark.parametrize(
    ("nodes", "worlds"),
    [
        (11, [1] * 11),
        (24, [5, 5, 2, 3, 2, 2, 1, 1, 1, 1, 1]),
        (96, [27, 27, 14, 6, 6, 6, 2, 2, 2, 2, 2]),
        (200, [57, 30, 12, 12, 12, 57, 4, 4, 4, 4, 4]),
    ],
)
def test_without_a_race_half_of_the_plans_are_out_after_each_round(urn: Urn, nodes: int, worlds: list[int]) -> None:
    """The levels without a race have been measured with just these rounds."""
    search = Doubtful(Many(urn.policy), nodes, 12)
    assert [entry.worlds for entry in search.ranked(lambda rng: None, 0, "seed")] == worlds


# -- deeds ---------------------------------------------------------------------------------------

DEEDS = [("age-of-thieves", "hard", "move"), ("thiefdom", "expert", "action")]
"""Levels that rehearse more than a plan, and a question at which they do."""


def deeds(id: str, level: str, kind: str, chance: str) -> Iterator[tuple[Referee, int, Searcher[Any]]]:
    """Positions in which such a question is asked, and a bot of the level for each."""
    game = opened(registry.title(id))
    for referee in asked(game, easy_of(game), chance, 1, 400):
        seat = game.to_answer(referee.state)[0]
        if game.asked_kind(referee.state, seat) == kind:
            bot = seated(known(id)[level], game, seat)
            assert isinstance(bot, Searcher)
            yield referee, seat, bot


@pytest.mark.parametrize(("id", "level", "kind"), DEEDS)
def test_the_policys_own_deed_is_tried_beside_ways_to_other_ends(id: str, level: str, kind: str) -> None:
    most = 0
    for referee, seat, bot in islice(deeds(id, level, kind, "ways"), 12):
        state, options = referee.state, list(referee.game.options(referee.state, seat))
        plans = bot.stage.plans(state, seat, 6)
        assert plans[0] == (bot.policy.act(state, seat, options),)
        assert len(plans) == len(set(plans)) <= 6
        assert all(plan[0] in options for plan in plans), "every plan begins with something that is possible now"
        most = max(most, *map(len, plans))
    assert most > 1, "no way of several steps was tried"


@pytest.mark.parametrize(("id", "level", "kind"), DEEDS)
def test_a_way_is_thought_out_once_and_gone_to_its_end(
    id: str, level: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a question on the way is of a kind that is not searched."""
    for referee, seat, bot in deeds(id, level, kind, "gone"):
        way = max(bot.stage.plans(referee.state, seat, 6), key=len)
        game, goes_on = referee.game, True
        ahead = Referee.at(game, referee.state.clone(), Dice("gone"))
        for step in way:
            goes_on = goes_on and game.to_answer(ahead.state)[:1] == [seat] and step in game.options(ahead.state, seat)
            if goes_on:
                ahead.choose(seat, step)
        if not goes_on or len(way) < 3:
            continue  # something comes between in this world
        thought: list[Plan] = []
        monkeypatch.setattr(bot, "plan", lambda *_, way=way, thought=thought: thought.append(way) or way)
        table, gone = Referee.at(game, referee.state.clone(), Dice("gone")), []
        for _ in way:
            gone.append(bot.choose(look(table, seat)))
            table.choose(seat, gone[-1])
        assert (tuple(gone), thought) == (way, [way])
        return
    raise AssertionError("no such way in a whole game")


def test_what_becomes_impossible_on_the_way_is_left_to_the_policy() -> None:
    referee, seat, bot = next(deeds("thiefdom", "expert", "action", "between"))
    search = Search(bot.stage, 6, 3)
    own = bot.policy.act(referee.state, seat, list(referee.game.options(referee.state, seat)))
    assert search.rehearse(referee.state, seat, (own, "no such step"), "x") == search.rehearse(
        referee.state, seat, (own,), "x"
    )
