"""A data set of bots' games, written and counted: what is chosen, and how it ends.

python examples/read_dataset.py [GAME]
"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from cutpurse.cli import main

game = sys.argv[1] if len(sys.argv) > 1 else "swindler"
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "games.jsonl"
    main(["dataset", game, "--games", "2", "--bots", "easy", "random", "--out", str(path)])
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

verbs = Counter((row["player"], row["choice"].split(" ")[0]) for row in rows)
for (player, verb), times in verbs.most_common(10):
    print(f"{player:8} {verb:10} {times:5}")
for player in ("easy", "random"):
    shares = {(row["number"], row["seat"]): row["share"] for row in rows if row["player"] == player}
    print(f"{player} won {sum(shares.values()):g} of {len(shares)} games")
