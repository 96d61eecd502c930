"""Conflict of Heroes: Awakening the Bear!, by Uwe Eickert."""

from __future__ import annotations

from hexfront.core.definition import Definition, Mode, Option, Study
from hexfront.core.sheets import Sheets
from hexfront.games.heroes import (
    artillery,
    bonus,
    cards,
    combat,
    components,
    firefight,
    groups,
    hidden,
    learning,
    movement,
    naming,
    notation,
    occupy,
    points,
    rally,
    reasons,
    resolve,
    secrets,
    sequence,
    setup,
    studies,
    transport,
    vehicles,
    view,
    weapons,
    works,
)
from hexfront.games.heroes.commands import PLAYERS, SEATS
from hexfront.games.heroes.names import name_of, number_of
from hexfront.games.heroes.odds import odds
from hexfront.games.heroes.state import steps
from hexfront.games.heroes.tables import DATA, TABLES_DIGEST

_CHAPTERS = (
    *(artillery, bonus, cards, combat, groups, hidden, movement, occupy, points, rally),
    *(reasons, resolve, sequence, setup, transport, vehicles, weapons, works),
)
"""Imported so that their steps are known."""

_ON_OFF = ("off", "on")
_HANDICAP = ("0", "1", "2")


GAME = Definition(
    id="heroes",
    title="Conflict of Heroes: Awakening the Bear!",
    prefix="CH",
    version=1,
    finished=True,
    data=DATA,
    data_hash=TABLES_DIGEST,
    sheets=Sheets(firefight.sheet, DATA / "sheets.toml", firefight.earlier()),
    modes=tuple(
        Mode(name, tuple(SEATS[player] for player in players)) for name, players in PLAYERS.items()
    ),
    scenarios=firefight.ids(),
    options=(
        Option("cards", _ON_OFF, "8.0b"),
        Option("variable_ap", ("off", "on", "fog"), "3.0.1a"),
        Option("cautious_movement", _ON_OFF, "5.0.3a"),
        Option("german_handicap", _HANDICAP, "3.2.5a"),
        Option("soviet_handicap", _HANDICAP, "3.2.5a"),
        Option("arc", ("wedge", "half-plane"), "OP-6.1.1"),
        Option("smoke_blocks_los", ("on", "off"), "13.0g"),
        Option("becoming_hidden", _ON_OFF, "10.2a"),
        Option("vehicle_slopes", _ON_OFF, "11.0f"),
        Option("part", learning.VALUES, "OP-LE.1"),
    ),
    placing=("place_unit", "hide_unit"),
    studies={
        "sight": Study(("hex", "hex"), studies.sight),
        "reach": Study(("unit",), studies.reach),
        "outlook": Study(("unit", "hex"), studies.outlook),
        "threat": Study(("unit",), studies.threat),
        "danger": Study(("unit", "hex"), studies.danger),
        "blast": Study(("hex",), studies.blast),
    },
    steps=steps,
    begin=setup.begin,
    name=name_of,
    number=number_of,
    components=components.components,
    naming=naming.naming,
    view=view.view,
    odds=odds,
    resample=secrets.resample,
    dump=notation.dump,
    restore=notation.restore,
    write=notation.write,
    read=notation.read,
)
