"""Many tables at once, one seat at each: a Gymnasium vector environment that keeps everything in a few arrays."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cutpurse.envs.edition import Edition
from cutpurse.envs.observing import Floats, Mask
from cutpurse.envs.seat import SeatEnv

Flags: TypeAlias = npt.NDArray[np.bool_]


class SeatsEnv(VectorEnv):
    """`gymnasium.make_vec("cutpurse/Swindler-v1", num_envs=8, vectorization_mode="vector_entry_point")`.

    A table that is over is dealt anew with the next step, whatever its action then is (autoreset NEXT_STEP).
    `info["action_mask"]` and `action_masks()` hold a row for each table."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, edition: Edition, num_envs: int = 1, *, render_mode: str | None = None, **table: Any) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs={num_envs}: at least 1")
        self.num_envs, self.render_mode = num_envs, render_mode
        self.tables = [SeatEnv(edition, render_mode=render_mode, **table) for _ in range(num_envs)]
        first = self.tables[0]
        self.observer = first.observer
        self.single_observation_space, self.single_action_space = first.observation_space, first.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """New deals at all tables; a seed and those that follow it, or one for each."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} tables")
        self._ended[:] = False
        return self._batch([table.reset(seed=own) for table, own in zip(self.tables, seeds, strict=True)])

    def step(self, actions: Any) -> tuple[Floats, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        rewards: npt.NDArray[np.float64] = np.zeros(self.num_envs)
        ended, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        seen = []
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            if self._ended[number]:
                seen.append(table.reset())
                continue
            observation, rewards[number], ended[number], cut[number], info = table.step(action)
            seen.append((observation, info))
        self._ended = ended | cut
        observations, info = self._batch(seen)
        return observations, rewards, ended, cut, info

    def action_masks(self) -> Mask:
        """What is offered at each table."""
        return np.stack([table.action_masks() for table in self.tables])

    def render(self) -> tuple[Any, ...] | None:
        return None if self.render_mode is None else tuple(table.render() for table in self.tables)

    def close_extras(self, **_: Any) -> None:
        for table in self.tables:
            table.close()

    def _batch(self, seen: list[tuple[Floats, dict[str, Any]]]) -> tuple[Floats, dict[str, Any]]:
        refused = {number: info["refused"] for number, (_, info) in enumerate(seen) if "refused" in info}
        masks = np.stack([info["action_mask"] for _, info in seen])
        return np.stack([row for row, _ in seen]), {"action_mask": masks, **({"refused": refused} if refused else {})}
