"""What each seat sees: chapter HI of the specification, field by field."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.shapes import german_soviet, outcome
from hexfront.core.types import Player, Side, Unit
from hexfront.games.heroes import learning, shapes
from hexfront.games.heroes.combat import shot_cost
from hexfront.games.heroes.commands import SEATS, is_of
from hexfront.games.heroes.costs import cost_to
from hexfront.games.heroes.orders import RALLY_COST, is_in_bunker, order, pivot_cost
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.state import DESTROYED, LEFT, Heroes, steps
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, SIDES, WORKS
from hexfront.games.heroes.types import WeaponNumber


def _state(g: Heroes, unit: Unit) -> shapes.State:
    if g.activated >> unit & 1:
        return "activated"
    return "used" if g.used >> unit & 1 else "fresh"


@rule("2.2h", "7.5c", "7.5g", "10.0b", "17.1e")
def _unit(g: Heroes, unit: Unit, seat: str | None) -> shapes.Unit:
    """A unit on the map. That it is hit everybody sees, its marker not before it is shown."""
    bit = 1 << unit
    return {
        "id": g.unit_name(unit),
        "kind": g.kind(unit).id,
        "side": SIDES[g.side_of(unit)],
        "commander": SEATS[g.command.owner[unit]],
        "facing": None if g.hidden & bit else DIRECTIONS[g.facing[unit]],
        "state": _state(g, unit),
        "hit": bool(g.marker[unit]),
        "marker": g.marker_name(unit) if g.may_see_marker(seat, unit) else None,
        "marker_shown": bool(g.shown & bit),
        "hidden": bool(g.hidden & bit),
        "dug_in": bool(g.dug & bit),
        "inside": bool(g.inside & bit),
        "in_bunker": is_in_bunker(g, unit),
        "carried_by": g.unit_name(g.carrier[unit]) if g.aboard & bit else None,
        "exposed": bool(g.incautious & bit),
        "arc": f"{arc(g, unit):x}" if not g.hidden & bit else None,
    }


@rule("5.0c", "7.0b", "5.3a")
def _costs(g: Heroes, seat: str | None) -> shapes.Costs | None:
    """What the unit that is being ordered pays for each hex; only its owner is told."""
    if not g.frames or seat != SEATS[g.player]:
        return None
    choice, args = steps.asked(g)
    if choice is not order:
        return None
    unit = args[1]
    legal = choice.actions(g, args)
    hexes = {verb: [action[1] for action in legal if action[0] == verb] for verb in ("to", "fire")}
    return {
        "to": {g.hex_name(at): cost_to(g, unit, at) for at in hexes["to"]},
        "fire": {g.hex_name(at): shot_cost(g, unit, at) for at in hexes["fire"]},
        "face": pivot_cost(g, unit),
        "rally": RALLY_COST,
    }


@rule("3.0.1c", "3.0.1d", "0.1c")
def _points(g: Heroes, player: Player, seat: str | None) -> shapes.Points:
    """All tracks are public; in fog of war of an activation only what it has spent."""
    fog = g.rules.fog and not is_of(seat, player & 1)
    return {
        "side": SIDES[player & 1],
        "cap": g.cap[player],
        "cap_start": g.cap_start[player],
        "losses": g.losses[player],
        "vp": g.vp[player & 1],
        "ap": None if fog else g.ap[player],
        "spent": g.granted[player] - g.ap[player],
        "activated": bool(g.granted[player]),
    }


@rule("1.0j", "8.0e", "20.0a")
def _hand(g: Heroes, player: Player, seat: str | None) -> shapes.Hand:
    """Not even the other commander of the side sees it."""
    hand = g.hands[player]
    return {
        "size": len(hand),
        "cards": [CARDS[card].id for card in hand] if seat == SEATS[player] or not hand else None,
    }


@rule("18.4a", "18.4e")
def _works(g: Heroes, seat: str | None) -> list[shapes.PlacedWork]:
    return [
        {
            "kind": WORKS[kind],
            "hex": g.hex_name(at),
            "side": SIDES[player & 1],
            "hidden": hidden,
            "facing": DIRECTIONS[facing] if facing >= 0 else None,
        }
        for kind, at, player, hidden, facing in g.works
        if not hidden or is_of(seat, player & 1)
    ]


def _hidden(g: Heroes, side: Side, seat: str | None) -> shapes.Hidden:
    """10.0: the list of forces is known, the hexes are their owner's secret."""
    units = g.hidden & g.firefight.sides[side]
    if is_of(seat, side):
        placed = [_unit(g, unit, seat) for unit in bits(units)]
        for unit, shown in zip(bits(units), placed, strict=True):
            shown["hex"] = g.hex_name(g.place[unit])
        return {"units": placed}
    listed: list[shapes.UnitOfSheet] = [
        {"id": g.unit_name(unit), "kind": g.kind(unit).id} for unit in bits(units)
    ]
    return {"units": listed}


def _attack(g: Heroes) -> shapes.Attack | None:
    a = g.attack
    if a is None:
        return None
    hidden = a.leader >= 0 and g.hidden >> a.leader & 1
    return {
        "side": SIDES[a.side],
        "leader": None if a.leader < 0 or hidden else g.unit_name(a.leader),
        "supporters": [g.unit_name(unit) for unit in bits(a.supporters)],
        "hex": g.hex_name(a.hex),
        "targets": [g.unit_name(unit) for unit in bits(a.targets)],
        "close": a.close,
        "dice": list(g.dice),
    }


@rule("1.0k", "12.3a")
def _barrage(g: Heroes, side: Side, seat: str | None) -> list[shapes.Barrage]:
    """That one is noted, and smoke, everybody knows; the hex its owner alone."""
    own = is_of(seat, side)
    return [
        {"hex": g.hex_name(shot[0]) if own else None, "smoke": shot[1]}
        for shot in (g.barrage[side], g.noted[side])
        if shot is not None
    ]


@rule("0.1c", "1.0j", "7.5c")
def view(g: Heroes, seat: str | None) -> shapes.View:
    board = g.ground.board
    visible = g.standing & ~g.hidden
    hexes: dict[str, list[shapes.Unit]] = {}
    for unit in bits(visible):
        hexes.setdefault(board.name[g.place[unit]], []).append(_unit(g, unit, seat))
    gone = [unit for unit, at in enumerate(g.place) if at == DESTROYED]
    waiting = [unit for unit, at in enumerate(g.place) if at == -1]
    return {
        "firefight": g.firefight.id,
        "part": None if g.rules.part == learning.ALL else int(g.rules.part),
        "round": g.round,
        "rounds": g.firefight.rounds,
        "turn": g.turn,
        "side": SIDES[g.side],
        "player": SEATS[g.player],
        "initiative": SIDES[g.initiative],
        "passes": g.passes,
        "points": {SEATS[player]: _points(g, player, seat) for player in g.command.players},
        "stacks": hexes,
        "hidden": german_soviet(lambda side: _hidden(g, side, seat)),
        "waiting": [
            {
                "id": g.unit_name(unit),
                "kind": g.kind(unit).id,
                "side": SIDES[g.side_of(unit)],
                "commander": SEATS[g.command.owner[unit]],
                "round": g.firefight.forces[g.firefight.force_of[unit]].round,
                "ready": bool(g.ready >> unit & 1),
                "state": _state(g, unit),
            }
            for unit in waiting
        ],
        "destroyed": [g.unit_name(unit) for unit in gone],
        "left": [g.unit_name(unit) for unit, at in enumerate(g.place) if at == LEFT],
        "control": german_soviet(lambda side: board.names(g.control[side])),
        "smoke": board.names(g.fresh_smoke),
        "thin_smoke": board.names(g.thin_smoke),
        "works": _works(g, seat),
        "hands": {SEATS[player]: _hand(g, player, seat) for player in g.command.players},
        "deck": len(g.deck),
        "discards": [CARDS[card].id for card in g.discards],
        "weapons": [
            {
                "id": weapon_name(g, number),
                "card": CARDS[card].id,
                "uses": uses,
                "unit": g.unit_name(unit) if unit >= 0 else None,
                "commander": SEATS[g.command.issued[number]],
            }
            for number, (card, uses, unit) in enumerate(g.weapons)
        ],
        "barrages": german_soviet(lambda side: _barrage(g, side, seat)),
        "objectives": [*bits(g.objectives)],
        "attack": _attack(g),
        "costs": _costs(g, seat),
        "result": outcome(g.result),
    }


def weapon_name(g: Heroes, number: WeaponNumber) -> str:
    """A weapon card of this firefight: grenades-1, demolition-2."""
    return f"{CARDS[g.weapons[number][0]].id}-{number + 1}"
