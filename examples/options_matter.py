"""What does the designer's variant change for the German player? A sweep read with PyArrow."""

import sys
from pathlib import Path

import pyarrow.compute as pc

from hexfront.core.game import check_setup
from hexfront.games import find
from hexfront.lab.plans import Plan
from hexfront.lab.results import dataset, writer
from hexfront.lab.sim import simulate


def main(games: int, folder: Path) -> dict[str, float]:
    turns = {}
    for variant in ("off", "A"):
        setup = check_setup(find("volga"), "solo", None, {"variant": variant})
        plan = Plan("volga", setup, {"german": "planner"}, "options-matter")
        out = folder / f"variant-{variant}.parquet"
        simulate(plan, games, out=writer(plan, out))
        turns[variant] = pc.mean(dataset(out).to_table(columns=["turns"])["turns"]).as_py()
    return turns


if __name__ == "__main__":
    print(main(int(sys.argv[1]), Path(sys.argv[2])))
