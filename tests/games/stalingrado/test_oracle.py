"""Costs, zones, dominance and supply against naive counterparts with tables of their own."""

from __future__ import annotations

import csv
import heapq
import random
from functools import cache
from typing import Any

import pytest

from hexfront.core.game import new_game
from hexfront.core.hexes import bits
from hexfront.games.stalingrado import GAME, tables
from hexfront.games.stalingrado.counters import NAMES, ROWS
from hexfront.games.stalingrado.movement import allowance, reach_of, ways_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import paths_from, supply_lines
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.zones import pressed, zone

Side = frozenset[str]


@cache
def rows(name: str) -> list[dict[str, str]]:
    with tables.TABLES.path(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


TERRAIN = {row["id"]: row["terrain"] for row in rows("hexes.csv") if row["symbolic"] == "0"}
RIVERS = {frozenset((r["hex_a"], r["hex_b"])): r for r in rows("hexsides.csv")}
RAILS = {frozenset((r["hex_a"], r["hex_b"])): r["color"] for r in rows("rails.csv")}
ROADS = {frozenset((r["hex_a"], r["hex_b"])) for r in rows("roads.csv")}
COST = {
    "open": (1, 1), "large_city": (1, 1), "city": (1, 1), "rough": (2, 2), "swamp": (2, None),
    "forest": (2, 3), "wild": (2, 3), "mountain": (3, None),
}  # fmt: skip
COLUMNS = {"open": 0, "large_city": 2, "mountain": 3}


def around(id: str) -> list[str]:
    """The neighbours: odd columns stand half a hex lower."""
    col, row = int(id[:2]), int(id[2:])
    lower = row if col % 2 else row - 1
    cells = [(col, row - 1), (col, row + 1)]
    cells += [(col + d, lower + e) for d in (-1, 1) for e in (0, 1)]
    return [f"{c:02}{r:02}" for c, r in cells if f"{c:02}{r:02}" in TERRAIN]


def is_land(id: str) -> bool:
    return TERRAIN.get(id) in COST


def zone_of(places: set[str]) -> set[str]:
    found = set()
    for place in places:
        for near in around(place):
            river = RIVERS.get(frozenset((place, near)))
            if is_land(near) and (river is None or river["kind"] == "river"):
                found.add(near)
    return found


def columns(id: str) -> int:
    return COLUMNS.get(TERRAIN[id], 1)


def price(unit: dict[str, Any], a: str, b: str, winter: bool) -> int | None:
    """Half points for going from a hex to the next; None where it cannot be done."""
    side = frozenset((a, b))
    river = RIVERS.get(side)
    kind = river["kind"] if river else ""
    if kind == "inaccessible_river" or not is_land(b):
        return None
    if unit["axis"] and river is not None and river["name"] == "Volga":
        return None
    slow = 1 if winter and unit["axis"] else 0
    if side in RAILS:
        return 2
    if side in ROADS:
        return 2 + slow
    cost = COST[TERRAIN[b]][unit["motor"]]
    if cost is None:
        return None
    if TERRAIN[b] == "mountain" and unit["alpine"]:
        cost = 2
    total = 2 * cost + slow
    if kind == "wide_river":
        total += 2 * (6 if unit["motor"] else 3)
    elif kind == "river" and not winter:
        total += 2 * (2 if unit["motor"] else 1)
    elif kind == "river" and unit["motor"]:
        if unit["tracked"]:
            return None
        total += 4
    return total


def naive_reach(g: Stalingrado, number: int) -> dict[str, int]:
    row = ROWS[number]
    unit = {
        "axis": row.nationality != "soviet",
        "motor": row.movement_class == "motorised",
        "alpine": row.type in ("mountain", "alpine"),
        "tracked": row.type in ("panzer", "tank", "mechanised_infantry", "mechanised_cavalry"),
    }
    enemy = set(BOARD.names(g.held[1 if unit["axis"] else 0]))
    engaged = zone_of(enemy)
    start = BOARD.name[g.place[number]]
    barred = set()
    if g.turn == 1 and unit["axis"]:
        barred = {h for h in engaged if int(start[2:]) >= 11 or int(h[2:]) >= 11}
    budget = 2 * allowance(g, number)
    best, todo = {start: 0}, [(0, start)]
    while todo:
        so_far, here = heapq.heappop(todo)
        if so_far > best[here]:
            continue
        for there in around(here):
            step = price(unit, here, there, g.is_winter)
            if step is None or there in enemy or there in barred:
                continue
            total = so_far + step + (2 if here in engaged else 0)
            if total <= budget and total < best.get(there, 99):
                best[there] = total
                heapq.heappush(todo, (total, there))
    return best


@cache
def positions() -> list[Stalingrado]:
    """Movement Phases of both sides, in summer and in winter, from random games."""
    found = []
    for seed, turns in (("a", (1, 2, 5)), ("b", (9, 21)), ("c", (24,))):
        game = new_game(GAME, seed=f"oracle {seed}")
        g = game.state
        rng = random.Random(seed)
        wanted = [(turn, side) for turn in turns for side in (0, 1)]
        while g.legal and wanted:
            if (g.turn, g.side) == wanted[0] and g.frames[-1][0] == "moving":
                found.append(g.clone())
                found[-1].legal = list(g.legal)
                wanted.pop(0)
            weights = [15 if action[0] == "end" else 1 for action in g.legal]
            GAME.steps.play(g, rng.choices(g.legal, weights)[0])
    return found


@pytest.mark.parametrize("index", range(12))
# SG-4a, SG-4b, SG-4g, SG-4.1.2c, SG-4.4e, SG-11.1a, SG-11.4b, SG-11.4c, SG-T.2i, SG-T.2j
def test_every_unit_reaches_what_a_naive_search_reaches(index: int) -> None:
    g = positions()[index]
    units = bits(g.land(g.side))
    for unit in random.Random(index).sample(units, min(25, len(units))):
        reach = reach_of(g, unit)
        parts = ways_of(g, unit)[1]
        found = {
            BOARD.name[h]: cost * 2 // parts
            for cost, layer in enumerate(reach.layers)
            for h in bits(layer)
        }
        assert found == naive_reach(g, unit), NAMES[unit]


@pytest.mark.parametrize("index", range(12))
def test_zones_and_dominance(index: int) -> None:  # SG-4.1.2a, SG-4.1.2f, SG-4.1.2l
    g = positions()[index]
    for side in (0, 1):
        enemy = set(BOARD.names(g.held[1 - side]))
        assert set(BOARD.names(zone(g, 1 - side))) == zone_of(enemy)
        expected = {
            near for place in enemy for near in zone_of({place}) if columns(place) >= columns(near)
        }
        assert set(BOARD.names(pressed(g, side))) == expected


@pytest.mark.parametrize("index", range(12))
def test_supply_lines_lead_to_the_exits(index: int) -> None:  # SG-10b, SG-10n
    g = positions()[index]
    for side, edges, colours in (
        (0, {"EDGE_W"}, {"grey", "purple"}),
        (1, {"EDGE_N", "EDGE_E", "EDGE_S"}, {"black", "purple"}),
    ):
        enemy = set(BOARD.names(g.held[1 - side]))
        links = [(r["hex_a"], r["hex_b"]) for r in rows("rails.csv") if r["color"] in colours]
        links += [(r["hex_a"], r["hex_b"]) for r in rows("roads.csv")]
        found = {a for a, b in links if b in edges and a not in enemy}
        grown = True
        while grown:
            grown = False
            for a, b in links:
                for one, other in ((a, b), (b, a)):
                    free = other in TERRAIN and other not in enemy
                    if one in found and free and other not in found:
                        found.add(other)
                        grown = True
        assert set(BOARD.names(supply_lines(g, side))) == found


@pytest.mark.parametrize("index", range(12))
def test_ranges_of_headquarters(index: int) -> None:  # SG-8b, SG-10a
    g = positions()[index]
    foot = {"axis": False, "motor": False, "alpine": False, "tracked": False}
    enemy = set(BOARD.names(g.held[1 - g.side]))
    for start in random.Random(index).sample(bits(g.held[g.side]), 6):
        best, todo = {BOARD.name[start]: 0}, [(0, BOARD.name[start])]
        while todo:
            so_far, here = heapq.heappop(todo)
            for there in around(here):
                step = price(foot, here, there, g.is_winter)
                if step is None or there in enemy or so_far + step > 24:
                    continue
                if so_far + step < best.get(there, 99):
                    best[there] = so_far + step
                    heapq.heappush(todo, (best[there], there))
        assert set(BOARD.names(paths_from(g, g.side, start, 12).hexes)) == set(best)
