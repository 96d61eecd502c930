"""The Ford: twelve hexes, five units, six turns."""

from __future__ import annotations

from pathlib import Path

from ford import look, rules
from hexfront.core.definition import Definition, Mode
from hexfront.core.plain import PlainSaves

_SAVES = PlainSaves(rules.begin, "turn", "side", "where", "ordered")

GAME = Definition(
    id="ford",
    title="The Ford",
    prefix="FD",
    version=1,
    finished=True,
    data=Path(__file__).parent / "data",
    data_hash="1",
    modes=(Mode("1v1", rules.SEATS, rules=("1.1",)),),
    scenarios=("mill",),
    steps=rules.steps,
    begin=rules.begin,
    name=look.name_of,
    number=look.number_of,
    components=look.components,
    view=look.view,
    resample=rules.resample,
    dump=_SAVES.dump,
    restore=_SAVES.restore,
    write=_SAVES.write,
    read=_SAVES.read,
)
