"""A bot as a program of its own: JSON lines in, JSON lines out (docs/bot-protocol.md). It needs no cutpurse.

cutpurse match swindler "python examples/my_bot.py" random --games 20
"""

import json
import random
import sys

dice = random.Random(0)
for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":
        dice = random.Random(message["seed"])
    elif message["message"] == "ask":
        options = message["question"]["options"]
        wanted = [option for option in options if option.startswith(("fulfil", "sell"))]
        answer = {"message": "answer", "n": message["n"], "choice": wanted[0] if wanted else dice.choice(options)}
        print(json.dumps(answer), flush=True)
