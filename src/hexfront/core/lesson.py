"""A guided lesson: a prepared position, prepared dice, and the steps to take, as a TOML file.

    title = "move"                       # the message <game>-lesson-<title>
    seat = "german"
    position = "24: G-PZ-2; turn 5 german"   # or a scenario, from its beginning

    [[step]]
    say = "short"                        # the message <game>-lesson-<title>-<say>
    action = "short"

    [[step]]
    auto = true                          # played by itself: an enemy's answer, a moment that passes
    action = "to 25"
    dice = [6, 1]                        # what this step rolls

The referee is the game's own: a lesson only says which of the legal actions is wanted next. It is
played through when it is read, so that a mistake is found with its file and step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexfront.core.chance import Chance, ChanceError, Script
from hexfront.core.definition import Definition, check_setup
from hexfront.core.errors import HexfrontError
from hexfront.core.game import Game

_KEYS = {"title": str, "seat": str, "mode": str, "scenario": str, "position": str, "seed": str}
_STEP_KEYS = {"say": str, "action": str, "dice": list, "auto": bool, "point": str}


class LessonError(HexfrontError):
    """A lesson that cannot be played: the message names its file and step."""


@dataclass(frozen=True, slots=True)
class Step:
    action: tuple[str, ...]
    say: str = ""
    """What is said before it; nothing of a step that plays itself."""
    dice: tuple[int, ...] = ()
    auto: bool = False
    point: str = ""
    """What to point at, where it is not what the action names: `hex 24`, `unit G-PZ-2`."""


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    title: str
    seat: str
    mode: str | None
    scenario: str | None
    position: str | None
    seed: str
    steps: tuple[Step, ...]

    @property
    def own_steps(self) -> int:
        """Those that the player takes."""
        return sum(not step.auto for step in self.steps)

    def begin(self, definition: Definition) -> Game:
        setup = check_setup(definition, self.mode, self.scenario, {})
        chance = Chance(self.seed)
        if self.position is None:
            return Game(definition, setup, definition.begin(setup, chance))
        return Game(definition, setup, definition.read(self.position, setup, chance), self.position)

    def play(self, game: Game, step: Step) -> Game:
        """The game after a step, with the dice that are prepared for it; this one stays."""
        other = game.clone()
        prepared = Script(step.dice, None, self.seed, game.state.chance.at)
        other.state.chance = prepared
        other.play(step.action)
        if prepared.left:
            raise ChanceError(f"nobody rolls the dice {prepared.left}")
        other.state.chance = Chance(self.seed, prepared.at)
        return other

    def reached(self, definition: Definition, own: int) -> tuple[Game, int]:
        """The game before the player's step of that number, and how many steps were played."""
        game, done = self.begin(definition), 0
        for step in self.steps:
            if own == 0 and not step.auto:
                break
            game, done = self.play(game, step), done + 1
            own -= not step.auto
        return game, done


def read(definition: Definition, path: Path) -> Lesson:
    """The lesson in a file, played through once."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    steps = data.pop("step", [])
    _check(f"{path.name}", data, _KEYS, ("title", "seat"))
    if not steps:
        raise LessonError(f"{path.name}: it has no [[step]]")
    found = []
    for number, one in enumerate(steps, 1):
        where = f"{path.name}, step {number}"
        _check(where, one, _STEP_KEYS, ("action",) if one.get("auto") else ("action", "say"))
        dice = one.get("dice", [])
        if any(die not in range(1, 7) for die in dice):
            raise LessonError(f"{where}: dice are numbers from 1 to 6, not {dice}")
        action = tuple(one["action"].split())
        about = (one.get("say", ""), tuple(dice), one.get("auto", False), one.get("point", ""))
        found.append(Step(action, *about))
    lesson = Lesson(
        definition.id,
        data["title"],
        data["seat"],
        data.get("mode"),
        data.get("scenario"),
        data.get("position"),
        data.get("seed", data["title"]),
        tuple(found),
    )
    _play_through(definition, lesson, path)
    return lesson


def _check(
    where: str, data: Mapping[str, Any], keys: Mapping[str, type], needed: Sequence[str]
) -> None:
    for key in needed:
        if key not in data:
            raise LessonError(f"{where}: {key} is missing")
    for key, value in data.items():
        if key not in keys:
            raise LessonError(f"{where}: there is no key {key!r}; there are {', '.join(keys)}")
        if not isinstance(value, keys[key]):
            raise LessonError(f"{where}: {key} is no {keys[key].__name__}")


def _play_through(definition: Definition, lesson: Lesson, path: Path) -> None:
    try:
        game = lesson.begin(definition)
    except HexfrontError as error:
        raise LessonError(f"{path.name}: {error}") from None
    if lesson.seat not in game.seats:
        raise LessonError(f"{path.name}: there is no seat {lesson.seat!r}")
    for number, step in enumerate(lesson.steps, 1):
        where = f"{path.name}, step {number}"
        decision = game.decision
        if decision is None:
            raise LessonError(f"{where}: the game is over before it")
        if not step.auto and decision.seat != lesson.seat:
            raise LessonError(f"{where}: {decision.seat} is asked, not {lesson.seat}")
        try:
            game = lesson.play(game, step)
        except (HexfrontError, ChanceError) as error:
            asked = f"{decision.seat} is asked {decision.prompt}"
            raise LessonError(f"{where}: {' '.join(step.action)}: {error} ({asked})") from None
