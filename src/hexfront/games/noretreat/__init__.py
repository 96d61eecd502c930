"""No Retreat! The Russian Front, by Carl Paradis."""

from __future__ import annotations

from pathlib import Path

from hexfront.core.definition import Definition, Mode, Option, Study, no_agenda
from hexfront.core.sheets import Sheets
from hexfront.games.noretreat import (
    advance,
    axis_events,
    components,
    flips,
    late_axis_events,
    late_soviet_events,
    naming,
    notation,
    results,
    retreats,
    secrets,
    sequence,
    setup,
    soviet_events,
    studies,
    view,
)
from hexfront.games.noretreat.names import name_of, number_of
from hexfront.games.noretreat.odds import battle_odds
from hexfront.games.noretreat.state import steps
from hexfront.games.noretreat.tables import DIGEST, EARLIER, SCENARIOS, SIDES

_CHAPTERS = (
    *(advance, axis_events, flips, late_axis_events, late_soviet_events),
    *(results, retreats, sequence, setup, soviet_events),
)
"""Imported so that their steps are known."""

_DATA = Path(__file__).parent / "data"
_ON_OFF = ("off", "on")

GAME = Definition(
    id="noretreat",
    title="No Retreat! The Russian Front",
    prefix="NR",
    version=1,
    finished=True,
    data=_DATA,
    data_hash=DIGEST,
    sheets=Sheets(SCENARIOS.__getitem__, _DATA / "sheets.toml", EARLIER),
    modes=(Mode("1v1", SIDES, rules=("1.0a", "15.10a")),),
    scenarios=tuple(SCENARIOS),
    options=(
        Option("windows", ("covered", "playable"), "OP-5.5"),
        Option("detachments", _ON_OFF, "15.1a"),
        Option("fortified_fronts", _ON_OFF, "15.2a"),
        Option("local_support", _ON_OFF, "15.3a"),
        Option("fixed_weather", ("off", "on", "1941"), "15.4a"),
        Option("breakout", _ON_OFF, "15.5a"),
        Option("mild_sudden_death", _ON_OFF, "15.6a"),
        Option("joker", _ON_OFF, "15.7a"),
        Option("rezervy", _ON_OFF, "15.8a"),
        Option("drop", _ON_OFF, "15.9a"),
    ),
    skips=("window:move", "any-time"),
    studies={
        "supply": Study((), studies.supply),
        "line": Study(("unit",), studies.line),
        "places": Study(("unit",), studies.places),
        "there": Study(("unit", "hex"), studies.there),
    },
    steps=steps,
    begin=setup.begin,
    name=name_of,
    number=number_of,
    components=components.components,
    naming=naming.naming,
    view=view.view,
    view_parts=(view.public, view.own),
    agenda=no_agenda,
    odds=battle_odds,
    resample=secrets.resample,
    dump=notation.dump,
    restore=notation.restore,
    write=notation.write,
    read=notation.read,
)
