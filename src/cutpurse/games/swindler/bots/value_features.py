"""Swindler in numbers, told when a turn is over."""

from __future__ import annotations

from collections.abc import Hashable

from cutpurse.bots.value_features import ValueFeatures
from cutpurse.games.swindler.bots.policy import Sensible
from cutpurse.games.swindler.rules.money import worth
from cutpurse.games.swindler.rules.piles import seats_from
from cutpurse.games.swindler.state import NOBODY, State, bits


class TurnFeatures(ValueFeatures[Sensible, State]):
    """What everybody sees before the next one begins his turn. Of hands only their size is told."""

    table = ("three players", "four players", "end in sight", "jobs to the end", "seats until own turn", "jobs left",
             "raids to come", "turns to come")  # fmt: skip
    seat = ("standing", "points", "money", "tiles", "tiles' worth", "kept for jobs", "cards", "open cards", "posters", "jobs",
            "markers", "ability", "in the dungeon", "key jobs in reach", "turns until own", "last turn over")  # fmt: skip

    def period(self, state: State) -> Hashable:
        return state.turn

    def of_table(self, state: State, seat: int) -> list[float]:
        game = self.policy.game
        players, box = game.players, game.box
        done = max(pile.bit_count() for pile in state.fulfilled)
        order = seats_from(state, state.active)
        raids = state.job_deck >> box.first_raid
        left = len(seats_from(state, state.start)) - seats_from(state, state.start).index(state.active)
        return [float(players == 3), float(players == 4), float(state.end_triggered), float(game.end_jobs - done),
                float(order.index(seat)), float(len(state.jobs) - state.jobs.count(NOBODY)), float(raids.bit_count()),
                float(left if state.end_triggered else 9)]  # fmt: skip

    def of_seat(self, state: State, seat: int) -> list[float]:
        memory, box = self.policy.memory, self.policy.game.box
        position = memory.position(state, seat, 0)
        pile, prices = state.tiles[seat], memory.prices.tile
        value = sum(prices[tile] for tile in bits(pile))
        money = float(worth(box, state, seat))
        kept = position.standing(pile)
        markers = float(state.markers.count(seat))
        reach = sum(not position.served(job, pile).missing for job in position.open)
        points = float(state.vp[seat])
        cards = float(state.hands[seat].bit_count())
        order = seats_from(state, state.active)
        return [points + money + kept + cards, points, money, float(pile.bit_count()), value, kept, cards,
                float(state.face_up[seat].bit_count()), float(state.posters[seat]),
                float(state.fulfilled[seat].bit_count()), markers, float(state.unlocked >> seat & 1),
                float(state.dungeon >> seat & 1), float(reach), float(order.index(seat)),
                float(position.last_turn)]  # fmt: skip
