"""Stalingrad: Inferno on the Volga, by Emanuele Santandrea."""

from __future__ import annotations

from pathlib import Path

from hexfront.core.definition import Definition, Mode, Option, no_agenda
from hexfront.games.volga import (
    components,
    german_cards,
    naming,
    notation,
    reinforcements,
    rubble,
    secrets,
    sequence,
    setup,
    soviet,
    soviet_player,
    view,
)
from hexfront.games.volga.names import name_of, number_of
from hexfront.games.volga.odds import attack_odds
from hexfront.games.volga.state import steps
from hexfront.games.volga.tables import DIGEST

_CHAPTERS = (german_cards, reinforcements, rubble, sequence, setup, soviet, soviet_player)
"""Imported so that their steps are known."""

_ON_OFF = ("off", "on")

GAME = Definition(
    id="volga",
    title="Stalingrad: Inferno on the Volga",
    prefix="VG",
    version=1,
    finished=True,
    data=Path(__file__).parent / "data",
    data_hash=DIGEST,
    modes=(
        Mode("solo", ("german",), ("soviet",)),
        Mode("cooperative", ("yellow", "blue"), ("soviet",)),
        Mode("1v1", ("german", "soviet")),
        Mode("2v1", ("yellow", "blue", "soviet")),
    ),
    scenarios=("battle",),
    options=(
        Option("variant", ("off", "0", "A", "B", "C"), "20.9a"),
        Option("advantages", ("on", "off"), "OP-20.2"),
        Option("forts", ("level", "variant"), "OP-20.3"),
        Option("late_divisions", ("advantage", "variant"), "OP-20.3"),
        Option("special_units", ("variant", "level"), "OP-20.4"),
        Option("chuikov_hq_on_draw", _ON_OFF, "OP-20.7"),
        Option("w_stack", ("64", "15"), "OP-4.1"),
        Option("capture_any", _ON_OFF, "OP-5.1"),
        Option("opfire_per_stack", _ON_OFF, "OP-16.1"),
        Option("aa_marker_always", _ON_OFF, "OP-16.6"),
        Option("soviet_breaks_own_ties", _ON_OFF, "OP-18.5"),
    ),
    steps=steps,
    begin=setup.begin,
    name=name_of,
    number=number_of,
    components=components.components,
    naming=naming.naming,
    view=view.view,
    view_parts=(view.public, view.own),
    agenda=no_agenda,
    odds=attack_odds,
    resample=secrets.resample,
    dump=notation.dump,
    restore=notation.restore,
    write=notation.write,
    read=notation.read,
)
