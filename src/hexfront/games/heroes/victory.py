"""2.3 to 2.5: control of hexes, victory points, and how a firefight ends."""

from __future__ import annotations

from hexfront.core.flow import Result
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.state import DESTROYED, Heroes


@rule("2.5.2a", "2.5.2b", "2.5.2c", "2.5.2d", "16.0d")
def update_control(g: Heroes, at: Hex) -> None:
    """A victory hex belongs to the side that is alone in it, or was last.

    OP-2.5.2: hidden units neither take nor contest; OP-2.5.3: neither do trucks and wagons.
    """
    if not g.firefight.victory_hexes >> at & 1:
        return
    units = g.here[at] & ~g.firefight.carts
    if not units:
        return
    sides = [side for side in (0, 1) if units & g.firefight.sides[side]]
    if len(sides) == 1 and not g.control[sides[0]] >> at & 1:
        side = sides[0]
        g.control[side] |= 1 << at
        g.control[1 - side] &= ~(1 << at)
        g.tell("control", "2.5.2b", side=side, hex=at)


@rule("2.3a", "2.5a", "0.1e")
def score(g: Heroes, when: str) -> None:
    """Points for the hexes that count now go to whoever controls them."""
    for entry in g.firefight.scoring:
        if entry.when != when and not (when == "end" and entry.when == "objective"):
            continue
        if entry.when == "objective" and not g.objectives >> entry.number & 1:
            continue
        if entry.rounds and g.round not in entry.rounds:
            continue
        for side in (0, 1):
            if g.control[side] >> entry.hex & 1 and entry.side in (-1, side):
                g.vp[side] += entry.vp
                g.tell("scores", "2.3a", side=side, hex=entry.hex, vp=entry.vp)


@rule("2.4a")
def check_endings(g: Heroes) -> None:
    """A condition of the sheet ends it at once, without end-of-round scoring (OP-2.3.1)."""
    for ending in g.firefight.endings:
        match ending.kind:
            case "destroyed":
                met = all(g.place[unit] == DESTROYED for unit in bits(ending.units))
            case "controls":
                met = not ending.hexes & ~g.control[ending.side]
            case _:
                met = not any(g.place[u] > DESTROYED for u in bits(g.firefight.sides[ending.side]))
        if met:
            score(g, "end")
            finish(g, ending.kind, "2.4a")


@rule("2.4b", "2.4c", "0.1b")
def finish(g: Heroes, kind: str, rule: str) -> None:
    """More points win, for all commanders of a side; with equal points both have lost."""
    german, soviet = g.vp
    winners: tuple[str, ...] = ()
    if german != soviet:
        winners = tuple(SEATS[player] for player in g.command.of_side[german < soviet])
    else:
        rule = "2.4c"
    g.tell("game-over", rule, winners=list(winners), kind=kind, german=german, soviet=soviet)
    g.end(Result(winners, kind, rule, (("german", german), ("soviet", soviet))))
