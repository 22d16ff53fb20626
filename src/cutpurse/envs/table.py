"""A whole table as a PettingZoo environment (AEC): the seats are agents and answer when they are asked."""

from __future__ import annotations

import random
from collections.abc import Iterable
from secrets import randbits
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cutpurse.envs.edition import Edition, Rewards, checked_rewards, rewards_of
from cutpurse.envs.observing import Observer, whole_number
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.numbering import NotOffered
from cutpurse.kernel.simulation import Simulation

ILLEGAL_REWARD = -1.0


def wrapped(table: TableEnv) -> AECEnv:
    """With the usual wrappers: an action that is not offered ends the game, one out of bounds or out of order raises."""
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(AECEnv, EzPickle):
    """One table. Seats that are asked at the same time answer one after the other; nobody sees an answer before all
    are in."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"], "name": "cutpurse", "is_parallelizable": False, "render_fps": 1}  # fmt: skip

    def __init__(
        self,
        edition: Edition,
        players: int = 2,
        *,
        rewards: Rewards = "win",
        parts: Iterable[str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: str | int,
    ) -> None:
        EzPickle.__init__(
            self,
            edition,
            players,
            rewards=rewards,
            parts=parts,
            max_cycles=max_cycles,
            render_mode=render_mode,
            **settings,
        )
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode={render_mode!r}: there are {', '.join(self.metadata['render_modes'])}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles={max_cycles}: at least 1, or None for whole games")
        self.metadata = {**self.metadata, "name": edition.name}
        self.edition, self.render_mode = edition, render_mode
        self.game = edition.open(players, settings)
        self.observer = Observer(self.game, parts)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        mask = spaces.MultiBinary(self.observer.actions)
        self.observation_spaces = {agent: spaces.Dict({"observation": self.observer.space, "action_mask": mask})
                                   for agent in self.possible_agents}  # fmt: skip
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self._rewards = checked_rewards(rewards)
        self._most = max_cycles
        self._seeds = random.Random(randbits(64))
        self._table: Simulation[Any] | None = None

    # -- the interface of PettingZoo ---------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. The same seed deals and draws the same; without one the next of a row that began at random or
        with the last seed."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._table = Simulation(self.game, Dice(self._seeds.getrandbits(64)))
        self._done = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        table = self._dealt()
        seat = self.possible_agents.index(agent)
        options = table.options() if seat == table.seat else ()
        return {"observation": self.observer.observe(table.state, seat), "action_mask": self.observer.mask(options)}

    def step(self, action: Any) -> None:
        """The selected agent chooses. Raises ValueError for a number that is not offered."""
        table = self._dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(action)
        table.apply(number)
        self._done += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if (result := table.result()) is not None:
            self.rewards = dict(zip(self.possible_agents, rewards_of(result, self._rewards), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.seat]
            if self._most is not None and self._done >= self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as the agent that is asked sees it."""
        if self.render_mode is None:
            return None
        table = self._dealt()
        text = self.observer.picture(table.state, self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self._table = None

    # -- more than that ----------------------------------------------------------------------------

    def meaning(self, action: int) -> str:
        """The option behind an action where it is offered now. Raises ValueError elsewhere."""
        return self.game.numbering.option(action, self._dealt().options())

    def _dealt(self) -> Simulation[Any]:
        if self._table is None:
            raise NotOffered("nothing is dealt: call reset() first")
        return self._table
