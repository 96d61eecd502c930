"""Where games are kept."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from hexfront.core.game import BadSetup, Game
from hexfront.core.record import Record, RecordError


def data_folder() -> Path:
    override = os.environ.get("HEXFRONT_DATA")
    return Path(override) if override else user_data_path("hexfront")


def new_path(game: str) -> Path:
    """A file of the user's data folder that does not exist yet."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder() / "games"
    path = folder / f"{name}.jsonl"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.jsonl"
        number += 1
    return path


def keep_clear(path: Path, game: Game) -> None:
    """Refuse to write over anything but this game's own record."""
    if not path.exists():
        return
    try:
        own = Record.load(path).header["seed"] == game.seed
    except RecordError:
        own = False
    if not own:
        raise BadSetup(f"{path} holds something else; choose another name")


def write(game: Game, path: Path) -> None:
    record = Record.of(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    record.save(path)


def write_somewhere(game: Game, path: Path) -> tuple[Path, OSError | None]:
    """To the path, or to a folder that can be written to, with the reason."""
    try:
        write(game, path)
    except OSError as error:
        for folder in (data_folder() / "games", Path(tempfile.gettempdir())):
            other = folder / new_path(game.definition.id).name
            try:
                write(game, other)
            except OSError:
                continue
            return other, error
        raise
    return path, None
