"""A rule of thumb against the bot Easy at Swindler: fulfil and sell what you can, and stop at three tiles."""

import random

import cutpurse

GAMES = 10


def thumb(table: cutpurse.Referee, question: cutpurse.Question, dice: random.Random) -> str:
    """Decides by what its seat may know: the question and the view, never the state."""
    if question.kind == "draw_or_stop":
        return "draw" if len(table.view(question.seat).theft.loot) < 3 else "stop"
    wanted = [option for option in question.options if option.startswith(("fulfil", "sell"))]
    return wanted[0] if wanted else dice.choice(question.options)


def play(seed: int) -> cutpurse.Result:
    table = cutpurse.new_game("swindler", players=2, seed=seed, settings={"length": "short"})
    mine, dice = seed % 2, random.Random(seed)  # who begins takes turns
    with cutpurse.new_bot("easy", table, 1 - mine, seed=seed) as easy:
        while not table.over:
            question = table.questions()[0]
            table.choose(question.seat, thumb(table, question, dice) if question.seat == mine else easy.choose())
    result = table.result()
    assert result is not None
    return result


if __name__ == "__main__":
    won = 0.0
    for seed in range(GAMES):
        result = play(seed)
        won += result.shares()[seed % 2]
        print(f"game {seed}: thumb {result.scores[seed % 2]}, Easy {result.scores[1 - seed % 2]}")
    print(f"the thumb won {won:g} of {GAMES}")
