"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel (`pip install "cutpurse[envs]"`).

    from cutpurse.envs import swindler_v1

    env = swindler_v1.env(players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Importing this package makes known to Gymnasium `cutpurse/Swindler-v1`, `cutpurse/AgeOfThieves-v1` and
`cutpurse/Thiefdom-v1`: one seat against bots. `import cutpurse.envs.openspiel` makes known to OpenSpiel
`python_cutpurse_swindler` and its sisters.
"""

from __future__ import annotations

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'cutpurse.envs needs {error.name}: pip install "cutpurse[envs]"', name=error.name
    ) from error

from cutpurse.envs import age_of_thieves_v1, swindler_v1, thiefdom_v1

__all__ = ["age_of_thieves_v1", "swindler_v1", "thiefdom_v1"]

for _edition in (age_of_thieves_v1.EDITION, swindler_v1.EDITION, thiefdom_v1.EDITION):
    gymnasium.register(
        _edition.gymnasium_id,
        entry_point="cutpurse.envs.seat:SeatEnv",
        vector_entry_point="cutpurse.envs.seats:SeatsEnv",
        kwargs={"edition": _edition},
        disable_env_checker=True,  # `check_env` is a test; the checker would look at every step
    )
