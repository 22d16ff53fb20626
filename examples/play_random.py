"""A whole game by the dice: `python examples/play_random.py [GAME] [SEED]`."""

import random
import sys

import cutpurse


def play(game: str, seed: int) -> cutpurse.Referee:
    table = cutpurse.new_game(game, players=2, seed=seed)
    dice = random.Random(seed)
    while not table.over:
        question = table.questions()[0]
        table.choose(question.seat, dice.choice(question.options))
    return table


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "swindler"
    table = play(game, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    result = table.result()
    assert result is not None
    print(f"{game}: {len(table.records)} records, points {result.scores}, won by seat {result.winners}")
