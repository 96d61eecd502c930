"""Stalingrado 1942-43: the campaign from the Donets to the Volga and the Caucasus."""

from __future__ import annotations

from pathlib import Path

from hexfront.core.definition import Definition, Mode, Option, Study
from hexfront.core.sheets import Sheets
from hexfront.games.stalingrado import (
    advance,
    air_combat,
    components,
    naming,
    notation,
    odds,
    phase,
    results,
    secrets,
    sequence,
    setup,
    studies,
    transport,
    view,
)
from hexfront.games.stalingrado.counters import DIGEST
from hexfront.games.stalingrado.names import name_of, number_of
from hexfront.games.stalingrado.scenarios import EARLIER_SHEETS, SCENARIOS, SHEETS
from hexfront.games.stalingrado.state import steps

_CHAPTERS = (advance, air_combat, phase, results, sequence, transport)
"""Imported so that their steps are known."""

_DATA = Path(__file__).parent / "data"

GAME = Definition(
    id="stalingrado",
    title="Stalingrado 1942-43",
    prefix="SG",
    version=1,
    finished=True,
    data=_DATA,
    data_hash=DIGEST,
    sheets=Sheets(SHEETS.__getitem__, _DATA / "sheets.toml", EARLIER_SHEETS),
    modes=(Mode("1v1", ("axis", "soviet")),),
    scenarios=tuple(SCENARIOS),
    options=(
        Option("zone_cost", ("leaving", "entering"), "OP-4.1"),
        Option("replacement_hq", ("supplied", "any"), "OP-7.3"),
        Option("hq_moves", ("free", "path"), "OP-8.4"),
        Option("artillery_pause", ("2", "3"), "OP-9.2"),
        Option("winter_mixed", ("worst", "points"), "OP-11.2"),
        Option("first_guards_tank", ("26", "16"), "OP-12.8"),
        Option("stacks", ("hidden", "open"), "OP-H.1"),
    ),
    placing=("first_base", "place_hq"),
    studies={
        "reach": Study(("unit",), studies.reach),
        "route": Study(("unit", "hex"), studies.route),
        "arrival": Study(("unit", "hex"), studies.arrival),
        "base": Study(("unit",), studies.base),
        "army": Study(("unit",), studies.army),
        "supply": Study(("unit",), studies.supply),
        "there": Study(("unit", "hex"), studies.there),
        "network": Study((), studies.network),
        "attack": Study(("hex",), studies.attack),
        "targets": Study((), studies.targets),
        "flight": Study(("unit",), studies.flight),
        "missions": Study(("unit",), studies.missions),
        "sky": Study(("hex",), studies.sky),
    },
    steps=steps,
    begin=setup.begin,
    name=name_of,
    number=number_of,
    components=components.components,
    naming=naming.naming,
    view=view.view,
    view_parts=(view.public, view.own),
    agenda=sequence.phase,
    odds=odds.combat_odds,
    resample=secrets.resample,
    dump=notation.dump,
    restore=notation.restore,
    write=notation.write,
    read=notation.read,
)
