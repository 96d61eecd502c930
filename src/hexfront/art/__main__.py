"""`python -m hexfront.art`: paints every picture of the standard tables into the package."""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path

from hexfront.art.atlas import MAPS, PAINTED, Picture, compressed, keep, pictures


def _paint(task: tuple[Picture, Path]) -> str:
    one, folder = task
    path = folder / f"{one.game}-{one.name}.gz"
    if not path.is_file():
        keep(path, compressed(one))
    return path.name


def main(folder: Path = PAINTED) -> None:
    wanted = [one for game in MAPS for one in pictures(game)]
    folder.mkdir(parents=True, exist_ok=True)
    with Pool(2) as pool:
        names = set(pool.map(_paint, [(one, folder) for one in wanted], chunksize=1))
    for path in folder.iterdir():
        if path.name not in names:
            path.unlink()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
