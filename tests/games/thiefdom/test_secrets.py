"""Law 4 in Thiefdom: cards of the draft and plans stay with their owners; leaks planted on purpose are found."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cutpurse.games.thiefdom import TITLE, Thiefdom, events
from cutpurse.games.thiefdom.rules.draft import card_names
from cutpurse.games.thiefdom.state import State, bits
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.lab.leaks import Leak, leaks
from tests.games.thiefdom.tables import random_game, table


class Leaky(Thiefdom):
    """Thiefdom with a hole."""

    def __init__(self, sound: Thiefdom, hole: str) -> None:
        super().__init__(sound.title, sound.players, sound.settings, sound.box, sound.rules)
        self.hole = hole

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        if self.hole == "plans in the view":
            seen.route = list(state.plan)
        if self.hole == "draft hands in the view":
            seen.route = list(state.hands)
        if self.hole == "kept cards in the view":
            seen.route = list(state.kept)
        if self.hole == "what somebody is about to buy":
            seen.route = list(state.wares_out)
        if self.hole == "how many have sealed":
            seen.need = state.ready.bit_count()
        if self.hole == "how far others have planned":
            seen.need = sum(slot >= 0 for slot in state.plan) if not state.tile else 0
        if self.hole == "a digest of the state":
            seen.need = hash(state.encode()) % 1000
        return seen

    def frame(self, state: State, ask: Any) -> tuple[str, dict[str, Any]]:
        kind, about = super().frame(state, ask)
        if self.hole == "a question that knows too much":
            about = {**about, "danger": sum(state.hands) % 97}
        return kind, about

    def tempting(self, state: State, seat: int, options: Any) -> Any:
        if self.hole == "refusals for others' cards":
            return [f"keep {card}" for hand in state.hands for card in card_names(self, hand)]
        return super().tempting(state, seat, options)


class LeakyTitle(type(TITLE)):  # type: ignore[misc]
    def __init__(self, hole: str) -> None:
        self.hole = hole

    def open(self, players: int, settings: Any, pack: Any = None, **begun: Any) -> Leaky:
        return Leaky(TITLE.open(players, settings, pack, **begun), self.hole)


HOLES = [
    "plans in the view", "draft hands in the view", "kept cards in the view", "what somebody is about to buy",
    "how many have sealed", "how far others have planned", "a digest of the state", "a question that knows too much",
    "refusals for others' cards"]  # fmt: skip


@pytest.mark.parametrize("hole", HOLES)
def test_a_planted_leak_is_found(hole: str) -> None:
    with pytest.raises(Leak):
        leaks(LeakyTitle(hole), 8, players=3, asked={"planning": "secret"}, often=0.3)


@pytest.mark.rule("TD-3.1", "TD-3.3")
def test_cards_dealt_and_passed_are_told_to_their_holder_alone() -> None:
    game, rng = table(3), random.Random(4)
    referee = Referee(game, Dice(4))
    while game.asked_kind(referee.state, 0) == "draft_pick":
        seat = rng.choice(game.to_answer(referee.state))
        referee.choose(seat, rng.choice(list(game.options(referee.state, seat))))
    for seat in (0, 1, 2, -1):
        told = [seen for seen in referee.log(seat) if seen["event"] in ("cards_dealt", "cards_passed")]
        assert len(told) == 3 + 3 + 3
        assert all(("cards" in seen) == (seen["seat"] == seat) for seen in told)


@pytest.mark.rule("TD-4.2", "TD-4.3")
def test_a_plan_is_shown_to_nobody_before_all_are_made() -> None:
    moment = next(moment for moment in random_game(2, 5) if moment.game.asked_kind(moment.state, moment.seat) == "plan")
    game, referee = moment.game, Referee.at(moment.game, moment.state.clone(), Dice(1))
    before = referee.view(1)
    for choice in ("place 1 patrol", "place 2 cap", "place 3 pointed"):
        assert not isinstance(referee.choose(0, choice), Reason)
        assert referee.view(1) == before
        assert referee.told == []
    assert referee.view(0).plan == [3, 0, 2, 1]
    for choice in ("place 1 cap", "place 2 feather", "place 3 pointed"):
        assert not isinstance(referee.choose(1, choice), Reason)
    shown = [told.event for told in referee.told if isinstance(told.event, events.PlanShown)]
    assert sorted((event.seat, event.slots[0]) for event in shown) == [(0, "patrol"), (1, "cap")]
    assert game.view(referee.state, -1).seats[0].plan == [3, 0, 2, 1]


@pytest.mark.rule("TD-3.1", "TD-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_sampled_in_the_draft_knows_where_passed_cards_went(players: int) -> None:
    """What one has passed to the right lies there, or further right: nowhere else."""
    rng = random.Random(players)
    for moment in random_game(players, 11):
        game, state = moment.game, moment.state
        if game.asked_kind(state, 0) not in ("draft_pick", "draft_buy"):
            break
        for seat in range(players):
            world = game.sample(game.view(state, seat), rng)
            assert game.faults(world) == []
            right, further = (seat - 1) % players, (seat - 2) % players
            near = world.hands[right] | world.kept[right] | world.hands[further] | world.kept[further]
            assert state.passed[seat] & ~near == 0
            assert world.hands[seat] == state.hands[seat]
            assert world.kept[seat] == state.kept[seat]


def test_a_sampled_world_differs_only_in_what_is_hidden() -> None:
    """Outside the draft nothing is hidden but plans and what comes next from a pile."""
    rng = random.Random(3)
    for moment in random_game(3, 17):
        game, state = moment.game, moment.state
        if state.lairs[-1] < 0:
            continue
        world = game.sample(game.view(state, moment.seat), rng)
        copies = {"deck", "discard", "display"}  # the copies of one kind of equipment are alike
        assert set(world.differences(state)) <= {"plan", "ready", *copies}
        assert card_names(game, world.deck) == card_names(game, state.deck)
        assert len(bits(world.discard)) == len(bits(state.discard))
