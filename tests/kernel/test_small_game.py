"""A whole game in some sixty lines: secret bids for lots at an auction. The kernel knows no thieves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice, SecretStream
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game, Play, Result, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import Header
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import record_file, verify
from cutpurse.kernel.ruleset import Ruleset
from cutpurse.kernel.state import State
from cutpurse.kernel.verb import Verb
from cutpurse.lab.leaks import leaks
from cutpurse.lab.soak import Fault, soak
from tests.kernel.shelf import install


class Sold(Event, frozen=True):
    lot: int
    bids: list[int]


class Auction(State):
    bids: list[int]
    lot: int
    lots_left: int
    money: list[int]
    won: list[int]


class Seen(msgspec.Struct):
    seat: int
    lot: int
    lots_left: int
    money: list[int]
    won: list[int]
    my_bid: int
    over: bool


def put_up(play: Play[Auction, Any]) -> None:
    """The next lot, or the end."""
    state = play.state
    state.over = state.lots_left == 0
    if not state.over:
        state.lots_left -= 1
        state.lot = 1 + play.chance.below(6, "lot")
        state.bids = [-1] * len(state.money)
        state.agenda.append(("knock_down",))
        state.asked = [(seat, "bid") for seat in range(len(state.money))]


def bid(play: Play[Auction, Any], seat: int, words: list[str]) -> None:
    play.state.bids[seat] = int(words[1])
    play.state.ready |= 1 << seat


def knock_down(play: Play[Auction, Any]) -> None:
    """The highest bid pays and wins; a tie sells nothing."""
    state = play.state
    best = max(state.bids)
    if state.bids.count(best) == 1:
        seat = state.bids.index(best)
        state.money[seat] -= best
        state.won[seat] += state.lot
    play.tell(Sold(state.lot, state.bids[:]))
    state.agenda.append(("put_up",))


def bids(game: Ruleset, state: Auction, seat: int) -> list[str]:
    return [f"bid {coins}" for coins in range(12)]


def why_no_bid(game: Ruleset, state: Auction, seat: int, words: list[str]) -> Reason | None:
    money = state.money[seat]
    return Reason("too-dear", "AU-1", {"money": money}) if int(words[1]) > money else None


class AuctionGame(Game[Auction, Seen]):
    steps = {"put_up": put_up, "knock_down": knock_down}
    answers = {"bid": bid}
    verbs = {"bid": Verb(("bid #",), bids, why_no_bid, frozenset({"AU-1"}))}
    sealed = frozenset({"bid"})
    view_type = Seen

    def __init__(self, players: int) -> None:
        self.title, self.players, self.settings = TITLE, players, {}

    def set_up(self, play: Play[Auction, Any]) -> Auction:
        state = Auction()
        state.agenda, state.asked, state.ready, state.over = [("put_up",)], [], 0, False
        state.lot, state.lots_left, state.bids = 0, 5, []
        state.money, state.won = [9] * self.players, [0] * self.players
        return state

    def options(self, state: Auction, seat: int) -> list[str]:
        return [f"bid {coins}" for coins in range(state.money[seat] + 1)]

    def result(self, state: Auction) -> Result | None:
        best = [seat for seat, points in enumerate(state.won) if points == max(state.won)]
        return Result(state.won[:], best) if state.over else None

    def view(self, state: Auction, seat: int) -> Seen:
        mine = state.bids[seat] if seat >= 0 and state.asked else -1
        return Seen(seat, state.lot, state.lots_left, state.money[:], state.won[:], mine, state.over)

    def sample(self, view: Seen, rng: random.Random) -> Auction:
        state = self.set_up(Play(self, Auction(), Dice(0)))
        state.lot, state.lots_left, state.over = view.lot, view.lots_left, view.over
        state.money, state.won, state.bids = view.money[:], view.won[:], [-1] * self.players
        state.agenda = [] if view.over else [("knock_down",)]
        state.asked = [] if view.over else [(seat, "bid") for seat in range(self.players)]
        if view.my_bid >= 0:
            state.bids[view.seat], state.ready = view.my_bid, 1 << view.seat
        return state


class AuctionTitle(Title):
    id, rules_version, rule_prefix, seats, settings, home = "auction", 1, "AU", range(2, 5), (), Path(__file__).parent

    def open(self, players: int, settings: Any, pack: Any = None, **begun: Any) -> AuctionGame:
        return AuctionGame(players)


TITLE = AuctionTitle()


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The auction stands on the shelf as an installed game does."""
    monkeypatch.syspath_prepend(install(tmp_path, "auction_game", "auction", f"{__name__}:TITLE"))
    registry.titles.cache_clear()
    yield
    registry.titles.cache_clear()


def test_the_kernel_plays_proves_and_guards_a_small_game() -> None:
    assert soak(TITLE, 30).undos > 0
    assert leaks(TITLE, 10, often=0.5).steps > 100


def test_its_record_is_proved_from_the_file_alone() -> None:
    stream = SecretStream(bytes(32), ["a", "b", "c"])
    referee = Referee(registry.title("auction").open(3, {}), stream)
    while not referee.over:
        for question in referee.questions():
            assert not isinstance(referee.choose(question.seat, question.options[-1]), Reason)
    header = Header("auction", 1, 3, {}, ["x", "y", "z"], stream.commitment, stream.contributions)
    assert verify(record_file(referee, header)).state == referee.state
    assert len(referee.records) == 6  # the deal and five sales: one record for all bids of a lot


def test_a_refusal_comes_from_the_verb() -> None:
    referee = Referee(registry.title("auction").open(2, {}), SecretStream(bytes(32), ["a", "b"]))
    assert referee.why_not(0, "bid 9") is None
    assert referee.why_not(0, "bid 10") == Reason("too-dear", "AU-1", {"money": 9})
    for nonsense in ("bid", "bid 1 2", "bid 01", "bid -1", "bid \N{SUPERSCRIPT TWO}", "bid x", "bid ", "sing 1", ""):
        assert referee.why_not(0, nonsense) == Reason("unknown-choice", args={"choice": nonsense})


def _too_kind(game: Ruleset, state: Auction, seat: int, words: list[str]) -> Reason | None:
    return None if int(words[1]) == state.money[seat] + 1 else why_no_bid(game, state, seat, words)


def _too_strict(game: Ruleset, state: Auction, seat: int, words: list[str]) -> Reason | None:
    return Reason("too-dear", "AU-1") if int(words[1]) >= state.money[seat] else None


def _wrong_rule(game: Ruleset, state: Auction, seat: int, words: list[str]) -> Reason | None:
    reason = why_no_bid(game, state, seat, words)
    return reason and Reason(reason.code, "AU-2")


@pytest.mark.parametrize("fault", [
    {"why_not": _too_kind}, {"why_not": _too_strict}, {"why_not": _wrong_rule},
    {"candidates": lambda game, state, seat: ["bid 0"]}])  # fmt: skip
def test_a_verb_that_disagrees_with_the_options_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: dict[str, Any]
) -> None:
    monkeypatch.setattr(AuctionGame, "verbs", {"bid": AuctionGame.verbs["bid"]._replace(**fault)})
    with pytest.raises(Fault, match=r"bid \d+'|AU-2"):
        soak(TITLE, 5)


def test_a_reason_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tells(game: Ruleset, state: Auction, seat: int, words: list[str]) -> Reason | None:
        return why_no_bid(game, state, seat, words) and Reason("too-dear", "AU-1", {"bid": max(state.bids)})

    monkeypatch.setattr(AuctionGame, "verbs", {"bid": AuctionGame.verbs["bid"]._replace(why_not=tells)})
    with pytest.raises(AssertionError, match="reasons differs"):
        leaks(TITLE, 10, often=0.5)


@pytest.mark.parametrize("proof", [soak, leaks])
def test_a_bid_that_shows_is_found(monkeypatch: pytest.MonkeyPatch, proof: Any) -> None:
    sound = AuctionGame.view

    def careless(self: AuctionGame, state: Auction, seat: int) -> Seen:
        seen = sound(self, state, seat)
        seen.lots_left += 10 * sum(bid >= 0 for bid in state.bids)
        return seen

    monkeypatch.setattr(AuctionGame, "view", careless)
    with pytest.raises(AssertionError, match=r"noticed|differs"):
        proof(TITLE, 8)
