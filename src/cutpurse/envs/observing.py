"""What a seat sees and may do, as arrays: made from its view and its options alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cutpurse.kernel.features import Sheet
from cutpurse.kernel.game import Game
from cutpurse.kernel.text import DEFAULT, Speaker

WIDTH = 100
"""Of the table in words."""

Floats: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]


class Observer:
    """Observations and masks of one table, all parts of the view or some of them."""

    def __init__(self, game: Game[Any, Any], parts: Iterable[str] | None = None) -> None:
        self.game = game
        layout = game.features
        self.parts = layout.only(layout.start if parts is None else parts)
        self._taken = None if len(self.parts) == len(layout.parts) else np.concatenate(
            [np.arange(layout.start[part.name], layout.start[part.name] + part.size) for part in self.parts])  # fmt: skip
        high = np.concatenate([np.full(part.size, part.most, np.float32) for part in self.parts])
        self.space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.actions = game.numbering.size

    def observe(self, state: Any, seat: int) -> Floats:
        """The parts one after the other."""
        return self.written(self.game.view(state, seat))

    def written(self, view: Any) -> Floats:
        """The same from a view."""
        sheet = Sheet(self.game.features)
        self.game.write_features(view, sheet)
        row: Floats = np.frombuffer(sheet.values, np.float32)
        return row if self._taken is None else row[self._taken]

    def split(self, observation: Floats) -> dict[str, Floats]:
        """An observation, or a batch of them, by the names of its parts, each in its shape."""
        found: dict[str, Floats] = {}
        start, batch = 0, observation.shape[:-1]
        for part in self.parts:
            found[part.name] = observation[..., start : start + part.size].reshape(*batch, *part.shape)
            start += part.size
        return found

    def mask(self, options: Sequence[str]) -> Mask:
        """1 for every number that is offered."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[self.game.numbering.of(options)] = 1
        return mask

    def picture(self, state: Any, seat: int) -> str:
        """The table in words, as a seat sees it."""
        seats = [f"player_{number}" for number in range(self.game.players)]
        speaker = Speaker(DEFAULT, self.game, seats)
        return "\n".join(self.game.board(self.game.view(state, seat), speaker.say, WIDTH))


def whole_number(action: object) -> int:
    """An action as a number. Raises TypeError for what is none."""
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
        if isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer):
            return int(action)
        raise TypeError(f"an action is a whole number, not {action!r}")
    return int(action)
