"""Writes the golden games and the perft counts anew, of all games or of those that are named.

    .venv/bin/python -m tests.golden.make [volga] [noretreat] [heroes] [stalingrado]

A change of the rules may change them; the commit that does must say so. The games are played at
random, a little bolder than usual so that there are combats; seeds were chosen so that together
the games ask nearly every question and show nearly every event.
"""

from __future__ import annotations

import sys

from tests.golden.golden import Golden, Plan, Position

from hexfront.games import heroes, noretreat, stalingrado, volga

EVERY_SWITCH = {
    "variant": "C",
    "soviet_breaks_own_ties": "on",
    "capture_any": "on",
    "opfire_per_stack": "on",
    "aa_marker_always": "on",
    "chuikov_hq_on_draw": "on",
    "forts": "variant",
    "late_divisions": "variant",
}

VOLGA = Golden(
    volga.GAME,
    games={
        "solo": Plan(295, "solo"),
        "cooperative-0": Plan(390, "cooperative", options={"variant": "0"}),
        "1v1-a": Plan(304, "1v1", options={"variant": "A"}),
        "2v1-b": Plan(101, "2v1", options={"variant": "B"}),
        "solo-c": Plan(359, "solo", options={"variant": "C"}),
        "1v1-switches": Plan(22, "1v1", options=EVERY_SWITCH),
    },
    bold=dict.fromkeys(("planned", "quick", "ask", "attack"), 5),
    positions={
        "start solo": Position(7),
        "start cooperative": Position(7, mode="cooperative", options={"variant": "0"}),
        "start 1v1": Position(7, mode="1v1", options={"variant": "C"}),
        "start 2v1": Position(7, mode="2v1", options={"variant": "A"}),
        "one block far away": Position(6, "Y: G-PZ-2; 3: S-RD-45"),
        "long move": Position(2, "Y: G-PZ-2; 3: S-RD-45", first=("long",)),
        "two blocks part": Position(
            6, "Y: G-PZ-2 G-IN-191; 3: S-RD-45", first=("short", "stack Y")
        ),
        "cards of a planned attack": Position(
            6,
            "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; 13: S-RD-87; 19: S-RD-95; "
            "leaders g-linden g-hoth; "
            "hand g-stuka g-pioneer g-pioneer g-pioneer-672 g-sniper g-pak g-howitzer",
            first=("planned",),
        ),
        "blitz": Position(
            7,
            "70: G-PZ-2 G-PG-79 G-MO-120; 71: S-WB-RO/1; 3: S-RD-45; leaders g-hoth; "
            "german-deck g-stuka; soviet-deck s-t34 s-t34 s-aa-7",
            first=("planned",),
        ),
        "joint attack": Position(
            7,
            "24: G-PZ-2; 41: G-MO-15; 42: G-IN-276; 25: S-RD-45 S-RD-87/2; 9: S-WB-RO/1",
            mode="cooperative",
            first=("planned",),
        ),
        "Soviet player": Position(
            6,
            "24: G-PZ-2; 41: G-MO-15; 25: S-RD-45 S-RD-87; 9: S-WB-RO/1 S-WB-BAR; "
            "13: S-RD-95; soviet-hand s-t34 s-sniper s-sniper; turn 4 soviet",
            mode="1v1",
            first=("move",),
        ),
        "call with little room": Position(
            6,
            "X: G-IN-191 G-IN-211 G-IN-212; Y: G-IN-178 G-IN-194 G-IN-203 G-IN-226; "
            "Z: G-PZ-24 G-PZ-36 G-MO-15; 3: S-RD-45",
            mode="cooperative",
            first=("call",),
        ),
    },
)

EVERY_OPTION = {option.name: "on" for option in noretreat.GAME.options if "on" in option.values}
OPEN = {"windows": "playable"}

NORETREAT = Golden(
    noretreat.GAME,
    games={
        "campaign": Plan(3),
        "campaign-options": Plan(28, options=EVERY_OPTION | OPEN),
        "bagration": Plan(8, scenario="E"),
        "citadel": Plan(10, scenario="D", options=OPEN),
        "berlin-options": Plan(9, scenario="F", options=EVERY_OPTION),
    },
    bold=dict.fromkeys(("join", "counterattack", "commit", "counterblow"), 3)
    | {"target": 4, "play": 4, "to": 2, "done": 0.4},
    positions={
        "june 1941": Position(5),
        "fall blau": Position(3, scenario="B", options=OPEN),
        "a front in the open": Position(
            3,
            "turn 8 soviet movement; weather clear; 2015: su_west/weak",
            options=OPEN,
            first=("unit su_west",),
        ),
        "round a zone": Position(
            3,
            "turn 8 axis movement; weather clear; 1813: ax_4a; 1913: su_west/weak; axis-holds 1713",
            options=OPEN,
            first=("unit ax_4a",),
        ),
        "reinforcements": Position(
            3, "turn 2 axis organization; turn-2: ax_2a; 2513: su_west/weak", options=OPEN
        ),
        "two battles": Position(
            5,
            "turn 8 axis combat; weather clear; axis-holds 1713; 1811: ax_3pz ax_4a; "
            "1812: su_west/weak; 1715: ax_17a; 1716: su_south/weak; soviet-hand 17; support 1 0",
            options=OPEN,
        ),
        "trains": Position(
            3,
            "turn 8 axis disembark; axis-holds 1713; rail: ax_4a ax_6a; 2513: su_west/weak",
            options=OPEN,
        ),
    },
)

HEROES_SWITCHES = {
    "cards": "on",
    "variable_ap": "fog",
    "cautious_movement": "on",
    "becoming_hidden": "on",
    "vehicle_slopes": "on",
    "arc": "half-plane",
}

HEROES = Golden(
    heroes.GAME,
    {
        "partisans": Plan(1, scenario="partisans"),
        "partisans-cards": Plan(2, scenario="partisans", options={"cards": "on"}),
        "the-gap": Plan(3, scenario="the-gap", options={"cautious_movement": "on"}),
        "petrov-switches": Plan(4, scenario="petrov", options=HEROES_SWITCHES),
        "mzensk": Plan(9, scenario="mzensk"),
        "peprez": Plan(6, scenario="peprez", options={"variable_ap": "on"}),
    },
    {"fire": 6, "close": 12, "to": 3, "march": 4, "card": 4, "board": 3, "pass": 0.2},
    {
        "a lone squad in the open": Position(
            3, "firefight partisans; round 1 german; 1-J10: ger-rifles-1/N; cap 0 0"
        ),
        "a pinned squad under fire": Position(
            3,
            "firefight partisans; round 1 soviet; 1-H09: ger-rifles-1/N; "
            "1-E09: sov-rifles-1/S!inf-pinned; cap 0 0",
        ),
        "two squads that may act together": Position(
            3,
            "firefight partisans; round 1 german; 1-J10: ger-rifles-1/N ger-lmg-1/N; "
            "1-B09: sov-rifles-1/S; cap 0 0",
        ),
    },
)

STALINGRADO = Golden(
    stalingrado.GAME,
    games={
        "blue": Plan(1, scenario="blue"),
        "caucasus": Plan(
            2, scenario="caucasus", options={"zone_cost": "entering", "hq_moves": "path"}
        ),
        "uranus": Plan(3, scenario="uranus", options={"winter_mixed": "points", "stacks": "open"}),
    },
    bold={"end": 12, "attack": 20, "all": 20, "go": 20, "back": 0.1, "stay": 0.2},
    positions={
        "one division in the open": Position(2, "turn 8; 2605: DE-INF-44"),
        "two divisions in one hex": Position(2, "turn 8; 2605: DE-INF-44 DE-MOT-3"),
        "a division engaged": Position(2, "turn 8; 2605: DE-INF-44; 2606: SU-RD-4"),
        "a train in winter": Position(2, "turn 22; 0103: DE-INF-44; weather 6"),
        "replacements": Position(
            3,
            "turn 2; 0503: DE-INF-44/1 DE-HQ-2; pool: DE-INF-45; points german-infantry 3; "
            "phase replacement_points",
        ),
        "an attack from two hexes": Position(
            4, "turn 8; 2605: DE-INF-44; 2704: DE-INF-45; 2705: SU-RD-4; phase combat"
        ),
        "two bombers": Position(
            3, "turn 8; 0703: DE-A-I_KG51 DE-A-II_KG51; 0805: SU-RD-4; phase air_missions"
        ),
    },
)

ALL = (VOLGA, NORETREAT, HEROES, STALINGRADO)


def main(wanted: list[str]) -> None:
    for golden in ALL:
        if not wanted or golden.definition.id in wanted:
            golden.write()


if __name__ == "__main__":
    main(sys.argv[1:])
