"""One seat at a table as a Gymnasium environment: the others are played by bots."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from cutpurse.bots import greet
from cutpurse.bots.registry import UnknownBot, command, make, names
from cutpurse.envs.edition import Edition, Rewards, checked_rewards, rewards_of
from cutpurse.envs.observing import Floats, Mask, Observer, whole_number
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.numbering import NotOffered
from cutpurse.kernel.referee import Referee
from cutpurse.opponent import Opponent

ILLEGAL_REWARD = -1.0
RANDOM = "random"
"""The bot that looks at nothing: it is spared the view."""


class SeatEnv(gymnasium.Env):
    """`gymnasium.make("cutpurse/Swindler-v1", players=2, opponent="easy")`.

    Which numbers are offered stands in `info["action_mask"]` and in `action_masks()`. One that is not ends the game
    with the reward -1 and a sentence in `info["refused"]`. At the end `info` has one's `share` of the victory and one's
    `points`. `opponent` is a bot's name or the command line of a program, or a list of them, one for each other seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        edition: Edition,
        players: int = 2,
        *,
        seat: int = 0,
        opponent: str | Sequence[str] = RANDOM,
        rewards: Rewards = "win",
        parts: Iterable[str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: str | int,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode={render_mode!r}: there are {', '.join(self.metadata['render_modes'])}")
        self.edition, self.render_mode, self.seat = edition, render_mode, seat
        self.game = edition.open(players, settings)
        if not 0 <= seat < players:
            raise ValueError(f"seat={seat}: with {players} players there are 0 to {players - 1}")
        self.opponents = _bots(edition, players, opponent)
        self.observer = Observer(self.game, parts)
        self.observation_space = self.observer.space
        self.action_space = spaces.Discrete(self.observer.actions)
        self._rewards = checked_rewards(rewards)
        self._most = max_cycles
        self._table: Referee | None = None
        self._bots: dict[int, Opponent] = {}
        self._random = random.Random()

    # -- the interface of Gymnasium ----------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """A new deal, up to one's own first question."""
        super().reset(seed=seed)
        self._leave()
        dealt, thinking = (int(number) for number in self.np_random.integers(2**62, size=2))
        table = self._table = Referee(self.game, Dice(dealt))
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self._bots = {seat: Opponent(table, make(bot, greet(self.game, seat, thinking)), seat)
                      for seat, bot in zip(others, self.opponents, strict=True) if bot != RANDOM}  # fmt: skip
        self._random.seed(thinking)
        self._done, self._ended = 0, False
        self._others_choose(table)
        return self._seen(table)

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        table = self._table
        if table is None or self._ended:
            raise ResetNeeded("the game is over, or none was dealt: call reset() first")
        number = whole_number(action)
        question = table.question(self.seat)
        assert question is not None
        try:
            option = self.game.numbering.option(number, question.options)
        except NotOffered as error:
            self._ended = True
            observation, info = self._seen(table)
            return observation, ILLEGAL_REWARD, True, False, {**info, "refused": str(error)}
        table.choose(self.seat, option)
        self._others_choose(table)
        self._done += 1
        result = table.result()
        reward = 0.0 if result is None else rewards_of(result, self._rewards)[self.seat]
        truncated = result is None and self._most is not None and self._done >= self._most
        self._ended = truncated or result is not None
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen(table)
        if result is not None:
            info |= {"share": result.shares()[self.seat], "points": result.scores[self.seat]}
        return observation, reward, result is not None, truncated, info

    def render(self) -> Any:
        """The table in words, as one sees it."""
        if self.render_mode is None or self._table is None:
            return None
        text = self.observer.picture(self._table.state, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self._leave()
        self._table = None

    # -- more than that ----------------------------------------------------------------------------

    def action_masks(self) -> Mask:
        """True for every number that is offered now, as sb3-contrib asks for it."""
        question = None if self._table is None or self._ended else self._table.question(self.seat)
        return self.observer.mask(question.options if question is not None else ())

    def meaning(self, action: int) -> str:
        """The option behind an action where it is offered now. Raises ValueError elsewhere."""
        question = None if self._table is None else self._table.question(self.seat)
        return self.game.numbering.option(action, question.options if question is not None else ())

    def _others_choose(self, table: Referee) -> None:
        """Bots answer until it is one's own turn to, or the game is over."""
        while not table.over:
            seat = table.game.to_answer(table.state)[0]
            if seat == self.seat:
                return
            if seat in self._bots:
                table.choose(seat, self._bots[seat].choose())
            else:
                table.choose(seat, self._random.choice(table.game.options(table.state, seat)))

    def _seen(self, table: Referee) -> tuple[Floats, dict[str, Any]]:
        return self.observer.observe(table.state, self.seat), {"action_mask": self.action_masks()}

    def _leave(self) -> None:
        """Bots may be programs of their own."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


def _bots(edition: Edition, players: int, opponent: str | Sequence[str]) -> list[str]:
    """One for each other seat, each of them there."""
    bots = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
    if len(bots) != players - 1:
        raise ValueError(f"opponent={opponent!r}: {players - 1} of them are needed with {players} players")
    for bot in bots:
        known = names(edition.game)
        if bot not in known and command(bot) is None:
            raise UnknownBot(bot, known)
    return bots
