"""The games as Python games of OpenSpiel, made known by importing this (`pip install "cutpurse[openspiel]"`).

    import pyspiel
    import cutpurse.envs.openspiel

    game = pyspiel.load_game("python_cutpurse_swindler(players=2,settings=end_jobs:3 master_thief:off)")

Parameters are the number of `players`, `rewards` ("win" or "points") and the `settings` of the game. Every draw is a chance
node. Seats that are asked at the same time answer one after the other and see nothing of each other's answers; in
`python_cutpurse_swindler_simultaneous` and its sisters they answer in one simultaneous node. Actions are those of the
PettingZoo environment of the same version; a chance outcome is its number. The information state of a player is all that
was seen and chosen at his own questions, in order, and what he sees now. `resample_from_infostate` deals anew what a
player may not know.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'cutpurse.envs.openspiel needs open_spiel: pip install "cutpurse[openspiel]"', name=error.name
    ) from error

from cutpurse.envs import age_of_thieves_v1, swindler_v1, thiefdom_v1
from cutpurse.envs.edition import Edition, checked_rewards, rewards_of
from cutpurse.envs.observing import Observer
from cutpurse.kernel import registry
from cutpurse.kernel.game_tree import Walk

MOST_OUTCOMES = 256
"""No draw has more outcomes."""
LONGEST_GAME = 1_000_000
"""Nothing ends a game of players who never want to win."""
MOST_POINTS = 1000.0


def game_type(edition: Edition, *, simultaneous: bool) -> pyspiel.GameType:
    title = registry.title(edition.game)
    name = edition.game.replace("-", "_")
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"python_cutpurse_{name}" + ("_simultaneous" if simultaneous else ""),
        long_name=f"Cutpurse {edition.name}" + (", simultaneous" if simultaneous else ""),
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, title.seats[0]), "rewards": "win", "settings": ""},
    )


def settings_in(text: str) -> dict[str, str | int]:
    """The settings of a table in one parameter: "end_jobs:3 length:short". (OpenSpiel's own have one type each, and it
    writes numbers as it likes.) Raises ValueError for what is none."""
    found: dict[str, str | int] = {}
    for word in text.split():
        key, colon, value = word.partition(":")
        if not colon:
            raise ValueError(f"settings={text!r}: a setting reads name:value, {word!r} does not")
        found[key] = value
    return found


class CutpurseGame(pyspiel.Game):
    """One table's rules. OpenSpiel writes a game down as its name, so each edition has a class of its own."""

    edition: ClassVar[Edition]
    simultaneous: ClassVar[bool] = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.edition, simultaneous=self.simultaneous)
        asked = {**kind.parameter_specification, **(params or {})}
        players = int(asked["players"])
        self.rewards = checked_rewards(asked["rewards"])
        self.table = self.edition.open(players, settings_in(str(asked["settings"])))
        self.observer = Observer(self.table)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.observer.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=players,
                min_utility=0.0,
                max_utility=1.0 if self.rewards == "win" else MOST_POINTS,
                max_game_length=LONGEST_GAME,
            ),
            params or {},
        )

    def new_initial_state(self) -> CutpurseState:
        return self.at(Node(self))

    def at(self, walk: Node) -> CutpurseState:
        """The state of a node."""
        return SimultaneousState(self, walk) if self.simultaneous else CutpurseState(self, walk)

    def __deepcopy__(self, memo: dict[int, Any]) -> CutpurseGame:
        """OpenSpiel clones a state as a deep copy; its rules never change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        return SeatObserver(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class Node(Walk[Any]):
    """A node that OpenSpiel can write down: it pickles what a state holds, and the rules are known by name."""

    __slots__ = ("rules",)

    def __init__(self, rules: CutpurseGame) -> None:
        self.rules = rules
        super().__init__(rules.table)

    def copy(self) -> Node:
        twin = super().copy()
        assert isinstance(twin, Node)
        twin.rules = self.rules
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Node.again, (self.rules, self.state, self.draw, self._choice, self._decided)

    @classmethod
    def again(cls, rules: CutpurseGame, *position: Any) -> Node:
        node = object.__new__(cls)
        node.rules, node.game = rules, rules.table
        node.state, node.draw, node._choice, node._decided = position
        return node


class CutpurseState(pyspiel.State):
    """A node of the game tree."""

    def __init__(self, game: CutpurseGame, walk: Node) -> None:
        super().__init__(game)
        self.rules = game
        self.walk = walk
        self.past = [b""] * game.table.players
        """What each player has seen and chosen so far, as one mark."""

    # -- the interface of OpenSpiel ------------------------------------------------------------------

    def current_player(self) -> int:
        if self.walk.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.walk.over else self.walk.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.table.numbering.of(self.walk.options()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.walk.draw is not None
        n = self.walk.draw.n
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        walk = self.walk
        if walk.draw is not None:
            walk.decide(action)
            return
        seat = walk.seat
        option = self.rules.table.numbering.option(action, walk.options())
        self.remember(seat, option)
        walk.choose(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self.walk.draw
            return f"{draw.what}: {action}" if draw is not None else str(action)
        numbering = self.rules.table.numbering
        return numbering.lines[action] if action < len(numbering.lines) else f"spare {action - len(numbering.lines)}"

    def is_terminal(self) -> bool:
        return self.walk.over

    def returns(self) -> list[float]:
        result = self.walk.result()
        if result is None:
            return [0.0] * self.rules.table.players
        return rewards_of(result, self.rules.rewards)

    def __str__(self) -> str:
        walk = self.walk
        position = (
            "before the deal" if walk.state is None else hashlib.blake2b(walk.state.encode(), digest_size=8).hexdigest()
        )
        if walk.draw is not None:
            return f"{position}, a draw for {walk.draw.what!r} out of {walk.draw.n}, {walk.decided()}"
        return f"{position}, " + ("over" if walk.over else f"player {walk.seat} of {self.rules.table.players}")

    # -- more than that ------------------------------------------------------------------------------

    def remember(self, seat: int, option: str) -> None:
        """What a player sees where he chooses, and his choice, become part of his past."""
        seen = self.rules.table.information_set(self.walk.state, seat)
        self.past[seat] = hashlib.blake2b(b"|".join((self.past[seat], seen, option.encode())), digest_size=16).digest()

    def known(self, player: int) -> bytes:
        """What a player sees now, as a key; nothing before the deal is done."""
        return b"" if self.walk.state is None else self.rules.table.information_set(self.walk.state, player)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> CutpurseState:
        """The same for this player, with everything he may not know dealt anew. How far others are with sealed answers
        is hidden, too: those who answer before him choose anything."""
        table, chance = self.rules.table, random.Random(rng())
        if self.walk.state is None or self.walk.draw is not None:
            raise ValueError("a player's information is resampled where a player chooses")
        walk = self.walk.copy()
        walk.state = table.sample(table.view(self.walk.state, player), chance)
        while player in walk.seats and walk.seat != player:
            walk.choose(chance.choice(walk.options()))
        twin = self.rules.at(walk)
        twin.past = self.past[:]
        return twin


class SimultaneousState(CutpurseState):
    """The same where seats that are asked at the same time choose in one node. A player who is not asked has no legal
    actions there, and whatever stands for him in the joint action means nothing."""

    def __init__(self, game: CutpurseGame, walk: Node) -> None:
        super().__init__(game, walk)
        self.waiting: list[tuple[int, str]] = []
        """Choices of a joint action that wait for a draw."""

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(self.walk.seats) > 1 else super().current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.table.numbering.of(self.walk.options(player)))

    def _apply_actions(self, actions: list[int]) -> None:
        numbering = self.rules.table.numbering
        self.waiting = [(seat, numbering.option(actions[seat], self.walk.options(seat))) for seat in self.walk.seats]
        for seat, option in self.waiting:
            self.remember(seat, option)
        self._go_on()

    def _apply_action(self, action: int) -> None:
        super()._apply_action(action)
        self._go_on()

    def _go_on(self) -> None:
        while self.waiting and self.walk.draw is None:
            seat, option = self.waiting.pop(0)
            self.walk.choose(option, seat)


class SeatObserver:
    """What a player sees, as a row of numbers with named parts, and as a string."""

    def __init__(self, game: CutpurseGame, *, perfect_recall: bool) -> None:
        self.observer, self.perfect_recall = game.observer, perfect_recall
        self.tensor = np.zeros(game.observer.space.shape, np.float32)
        self.dict = game.observer.split(self.tensor)

    def set_from(self, state: CutpurseState, player: int) -> None:
        seen = None if state.walk.state is None else self.observer.observe(state.walk.state, player)
        self.tensor[:] = 0 if seen is None else seen

    def string_from(self, state: CutpurseState, player: int) -> str:
        seen = state.known(player)
        if self.perfect_recall:
            return f"{player} {state.past[player].hex()} {hashlib.blake2b(seen, digest_size=16).hexdigest()}"
        return f"{player} {seen.decode()}"


class SwindlerGame(CutpurseGame):
    edition = swindler_v1.EDITION


class AgeOfThievesGame(CutpurseGame):
    edition = age_of_thieves_v1.EDITION


class ThiefdomGame(CutpurseGame):
    edition = thiefdom_v1.EDITION


class SimultaneousSwindlerGame(SwindlerGame):
    simultaneous = True


class SimultaneousAgeOfThievesGame(AgeOfThievesGame):
    simultaneous = True


class SimultaneousThiefdomGame(ThiefdomGame):
    simultaneous = True


GAMES: tuple[type[CutpurseGame], ...] = (
    *(SwindlerGame, AgeOfThievesGame, ThiefdomGame),
    *(SimultaneousSwindlerGame, SimultaneousAgeOfThievesGame, SimultaneousThiefdomGame),
)
for _game in GAMES:
    pyspiel.register_game(game_type(_game.edition, simultaneous=_game.simultaneous), _game)
