"""The catalogues say all that the game has to say, in every language, and nothing else."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from tests.games.stalingrado.helpers import campaign

from hexfront import messages
from hexfront.games import stalingrado
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import POOL_NAMES
from hexfront.games.stalingrado.sequence import PHASES
from hexfront.games.stalingrado.state import MISSIONS
from hexfront.games.stalingrado.tables import BOARD, HEX_ROWS, RIVER_ROWS

SOURCES = Path(stalingrado.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "stalingrado"
TERMINAL = Path(messages.__file__).parent / "terminal" / "stalingrado"
LANGUAGES = messages.languages()
SHIFTS = {"terrain", "river", "attacker-command", "defender-command", "winter", "panzer-corps"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def catalogue(lang: str) -> dict[str, set[str]]:
    """Id, or id.attribute, to the variables that it uses."""
    text = (messages.FOLDER / lang / "stalingrado.ftl").read_text("utf-8")
    entries: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if not isinstance(entry, Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for id, part in parts:
            assert id not in entries, f"{id} appears twice"
            variables = Variables()
            variables.visit(part)
            entries[id] = variables.found
    return entries


def calls(*names: str) -> list[ast.Call]:
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in names:
                    found.append(node)
    return found


@cache
def events() -> dict[str, set[str]]:
    """Events by id with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for node in calls("tell"):
        if isinstance(node.args[0], ast.Constant):
            args = {word.arg for word in node.keywords if word.arg}
            found[node.args[0].value] = found.get(node.args[0].value, args) & args
    return found


def choices() -> list[object]:
    table = GAME.steps._table
    return [table[name] for name in GAME.steps if hasattr(table[name], "verbs")]


def needed() -> set[str]:
    ids = {"about", *(f"event-{what}" for what in events())}
    for node in calls("die", "dice"):
        last = node.args[-1]
        if isinstance(last, ast.Constant) and isinstance(last.value, str):
            ids.add(f"dice-{last.value}")
    for choice in choices():
        ids.add(f"prompt-{choice.name}")  # type: ignore[attr-defined]
        for verb in choice.verbs:  # type: ignore[attr-defined]
            own = f"verb-{choice.name}-{verb}"  # type: ignore[attr-defined]
            ids.add(own if f"stalingrado-{own}" in catalogue("en") else f"verb-{verb}")
    ids |= {f"scenario-{name}" for name in GAME.scenarios}
    ids |= {f"mode-{mode.name}" for mode in GAME.modes}
    ids |= {f"seat-{seat}" for seat in GAME.modes[0].seats}
    for option in GAME.options:
        ids.add(f"option-{option.name}")
        for value in option.values:
            ids.add(f"option-{option.name}.{value if value[0].isalpha() else f'v{value}'}")
    victory = (SOURCES / "victory.py").read_text("utf-8")
    ids |= {
        f"result-{kind}" for kind in re.findall(r'Result\([^"]*(?:"\w+",)?\)?, "(\w+)"', victory)
    }
    ids |= {"result-points", "result-automatic", "result-scenario", "result-draw"}
    ids |= {f"score-{seat}" for seat in GAME.modes[0].seats}
    ids |= {f"shift-{cause}" for cause in SHIFTS}
    return {f"stalingrado-{id}" for id in ids}


def sources_of_points() -> set[str]:
    """Where the points of a combat come from before the defence is announced."""
    named = [node.args[0] for node in calls("Span", "_air")]
    found = {str(name.value) for name in named if isinstance(name, ast.Constant)}
    return {cause for cause in found if cause.startswith(("attack-", "defence-"))}


def on_the_screen() -> set[str]:
    """What the browser says: named in full, or put together from what the game knows."""
    sources = [path.read_text("utf-8") for path in CLIENT.iterdir()]
    ids = {id for text in sources for id in re.findall(r'"stalingrado-([\w-]+)"', text)}
    look = "".join(sources)
    ids |= {f"panel-{id}" for id in re.findall(r'id: "(\w+)", Panel', look)}
    ids |= {f"overlay-{id}" for id in re.findall(r'id: "(\w+)", key: "\w", Layer', look)}
    ids |= {f"key-{id}" for id in re.findall(r'id: "(\w+)", key: "\w" }', look)}
    ids |= {f"sequence-{phase}" for phase in PHASES.values()}
    ids |= {"title", "title.full", "look-axis", "look-soviet", "place-future"}
    idle = ("replacements", "missions", "reaction", "combat")
    ids |= {f"prompt-{phase}-nothing" for phase in idle}
    ids |= {f"weather-{die}" for die in range(1, 7)}
    ids |= {f"terrain-{row.terrain}" for row in HEX_ROWS.values()}
    ids |= {f"airfield-{row.airfield}" for row in HEX_ROWS.values() if row.airfield}
    ids |= {f"mission-{mission}" for mission in MISSIONS}
    for pool in POOL_NAMES:
        nation, kind = pool.split("-")
        ids |= {f"nation-{nation}", f"kind-{kind}"}
    named = set()
    for unit in GAME.components()["units"]:
        ids |= {f"nation-{unit['nation']}", f"type-{_type_of(unit)}"}
        if unit["nation"] not in ("german", "soviet"):
            ids.add(f"country-{unit['nation']}")
        named.add(f"unit-{_kind(unit['name'])}")
    towns = {f"town-{_slug(row.name)}" for row in HEX_ROWS.values() if row.name}
    ids |= {id for id in named | towns if f"stalingrado-{id}" in catalogue("en")}
    ids |= {"nth", "nth-m"}
    ids |= {f"filter-{word}" for word in listed("filter.ts", "STATES")}
    ids |= {f"filter-{word}" for word in ("nation", "type", "army", "state")}
    ids |= {f"left-{kind}" for kind in re.findall(r"(\w+): \[", verbs("left.ts"))}
    ids |= {"left-owing", "left-duty", "left-crowded"}
    ids |= {f"how-{verb}" for verb in re.findall(r'"(\w+)"', verbs("draft.svelte.ts"))}
    ids |= {"hand-gather", "hand-aim"}
    ids |= {f"point-{cause}" for cause in sources_of_points()}
    ids |= {f"way-{mark}" for mark in ("zone", "duty", "unsupplied", "uncommanded")}
    view = GAME.view(campaign().state, None)
    ids |= {f"place-{place}" for place in view["places"]}
    cities = {goal["name"] for goal in GAME.components()["objectives"]}
    ids |= {f"points-{why}" for paid in view["at_end"].values() for why in paid.keys() - cities}
    return {f"stalingrado-{id}" for id in ids}


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _kind(name: str) -> str:
    """What a unit is, without its number."""
    return _slug(re.sub(r"\d+(st|nd|rd|th)\b", "n", name))


def _type_of(unit: dict[str, Any]) -> str:
    match unit["kind"]:
        case "land":
            return str(unit["type"])
        case "air":
            return f"air-{unit['class']}"
    return "hq"


def listed(file: str, name: str) -> list[str]:
    """The words of a list in a source of the client."""
    text = (CLIENT / file).read_text("utf-8")
    found = re.search(rf"{name}[^=]*= \[([^\]]*)\]", text)
    assert found, f"{file} has no list {name}"
    return re.findall(r'"(\w+)"', found[1])


def verbs(file: str) -> str:
    """The table of verbs of a source of the client."""
    found = re.search(r"const VERBS[^=]*= \{(.*?)\};", (CLIENT / file).read_text("utf-8"), re.S)
    assert found, f"{file} has no table of verbs"
    return found[1]


def guide() -> set[str]:
    """A word on any question, and some pages to begin with."""
    pages = {f"{seat}-intro-{page}" for seat in GAME.modes[0].seats for page in range(1, 5)}
    pages |= {f"turn-{seat}" for seat in GAME.modes[0].seats}
    asked = {choice.name for choice in choices()}  # type: ignore[attr-defined]
    told = {id for id in catalogue("en") if id.removeprefix("stalingrado-guide-") in asked}
    return {f"stalingrado-guide-{page}" for page in pages} | told


def in_the_terminal() -> set[str]:
    """What the terminal says beyond that: strings of its code, or put together from tables."""
    ids = {f"facing-{direction.lower()}" for direction in BOARD.directions}
    ids |= {f"look-{row.kind.replace('_', '-')}" for row in RIVER_ROWS}
    ids |= {f"look-in-{reach}" for reach in ("zone", "command", "lines")}
    for path in TERMINAL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.add(node.value)
    return {f"stalingrado-{id}" for id in ids} & set(catalogue("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_in_every_language(lang: str) -> None:
    """That none is unused is tested for all games together."""
    assert needed() | on_the_screen() | guide() | in_the_terminal() <= set(catalogue(lang))
    assert set(catalogue(lang)) == set(catalogue("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    for id, variables in catalogue("en").items():
        if not id.startswith("stalingrado-nth"):  # endings of ordinals differ
            assert catalogue(lang)[id] == variables, id


def test_all_formations_have_names_in_every_language() -> None:
    """Only the groups of the air forces are called the same everywhere."""
    for unit in GAME.components()["units"]:
        if unit["kind"] != "air" or unit["side"] == "soviet":
            assert f"stalingrado-unit-{_kind(unit['name'])}" in catalogue("en"), unit["name"]


def test_events_use_only_what_they_are_told() -> None:
    for what, args in events().items():
        assert catalogue("en")[f"stalingrado-event-{what}"] <= args, what


@pytest.mark.interpreted
def test_prompts_use_only_what_they_are_told() -> None:
    for choice in choices():
        used = catalogue("en")[f"stalingrado-prompt-{choice.name}"]  # type: ignore[attr-defined]
        about = choice.about  # type: ignore[attr-defined]
        known = set(about.__code__.co_consts) if about else set()
        keys = {key for const in known for key in (const if isinstance(const, tuple) else (const,))}
        assert used <= keys, choice.name  # type: ignore[attr-defined]


def test_verbs_name_the_thing_that_they_take() -> None:
    for choice in choices():
        for verb in choice.verbs.values():  # type: ignore[attr-defined]
            own = f"stalingrado-verb-{choice.name}-{verb.name}"  # type: ignore[attr-defined]
            id = own if own in catalogue("en") else f"stalingrado-verb-{verb.name}"
            assert catalogue("en")[id] == ({verb.kind} if verb.kind else set()), id


def test_shifts_of_the_odds_have_names() -> None:
    causes = {
        node.args[0].value for node in calls("Shift") if isinstance(node.args[0], ast.Constant)
    }
    assert causes == SHIFTS


def test_french_sets_its_points_apart() -> None:
    text = (messages.FOLDER / "fr" / "stalingrado.ftl").read_text("utf-8")
    values = re.sub(r"\{[^{}]*->|\[[^\]]*\]", "", text)
    for line in values.splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[^\u00a0 \d\w]?[^\u00a0][;?!](\s|$)", line), line
            assert not re.search(r"[^\u00a0]:(\s|$)", line), line
