"""A bot that is a program of its own: it reads and writes JSON lines, and imports no Hexfront.

    hexfront sim volga --mode 1v1 -n 4 --seats german="cmd:python examples/program_bot.py"

It attacks whenever it may, and otherwise does anything. Standard error is free for notes.
"""

import json
import random
import sys

ATTACKS = ("planned", "quick")


def main() -> None:
    rng = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            rng.seed(told["seed"])  # the same seed, the same game
        elif told["type"] == "observation":
            attacks = [action for action in told["legal"] if action[0] in ATTACKS]
            answer = rng.choice(attacks or told["legal"])
            print(json.dumps({"action": answer}), flush=True)
        else:  # bye
            break


if __name__ == "__main__":
    main()
