"""Chapters 8 and 9: movement, stacking, rail movement and the Strategic Reserve of 14.12."""

from __future__ import annotations

from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.noretreat.cards import can_pay, charge, play_event
from hexfront.games.noretreat.moments import playable
from hexfront.games.noretreat.stacking import with_room
from hexfront.games.noretreat.state import (
    ALL_PLACES,
    ON_MAP,
    RAIL,
    SHATTERED,
    NoRetreat,
    local_support,
    seat_of_active,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.supply import lines, supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    COSTS,
    FACING,
    GERMANY,
    GROUND,
    LONG_WINTER,
    MARSH,
    MOVEMENT,
    MUD,
    NEXT_TO,
    OF_SIDE,
    REZERVY,
    ROMANIAN_OIL,
    SIDES,
    SNOW,
    SOVIET,
    UNIT_ROWS,
    WARSAW,
    WEATHERS,
    neighbours,
)
from hexfront.games.noretreat.types import Entry, WeatherNumber

HELD_BACK = mask(
    number for number, row in enumerate(UNIT_ROWS) if row.setup_code == "R"
)  # Army Group Rumania does not move in the first Axis turn of June 1941

# -- 8.1 to 8.3: how far


@rule("8.2a", "8.2b", "13.1b", "13.1g", "13.1p")
def _most_points(weather: WeatherNumber) -> Points:
    """The most that a unit has in this weather."""
    if weather == MUD:
        return 3
    return 4 if weather in (SNOW, LONG_WINTER) else max(map(max, MOVEMENT))


MOST_POINTS = [_most_points(weather) for weather in range(len(WEATHERS))]


@rule("2.3j", "6.5.2a", "8.1a")
def allowance(g: NoRetreat, unit: Unit) -> Points:
    """Movement points after weather and supply."""
    points = min(g.movement(unit), MOST_POINTS[g.weather])
    return min(points, 3) if g.oos >> unit & 1 else points


@rule("8.3a", "8.3c", "14.3a", "14.4a", "OP-8.4")
def costs(g: NoRetreat, unit: Unit) -> Entry:
    """What entering the places of the map costs this unit; a scorched city is marsh."""
    table = COSTS[bool(g.armour >> unit & 1)]
    if g.scorched < 0:
        return table
    scorched = 1 << g.scorched
    marsh = next(price for price, places in table if places & MARSH)
    return [
        (price, places | scorched if price == marsh else places & ~scorched)
        for price, places in table
    ]


class Move:
    """Where a unit can go from where it stands: layers of places by cost."""

    __slots__ = ("ground", "hexes", "layers", "start", "stops", "toll")

    def __init__(
        self, start: Hex, layers: list[Hexes], stops: Hexes, toll: Points, ground: Hexes
    ) -> None:
        self.start = start
        self.layers = layers
        self.stops = stops
        self.toll = toll
        self.ground = ground
        self.hexes = 0
        for layer in layers[1:]:
            self.hexes |= layer

    def cost(self, place: Hex) -> Points:
        return next(n for n, layer in enumerate(self.layers) if layer >> place & 1)

    def path(self, place: Hex, entry: Entry) -> list[Hex]:
        """A cheapest way there, without the start."""
        way = [place]
        cost = self.cost(place)
        while True:
            near = FACING[place]
            if near >> self.start & 1 and cost <= self._price(place, entry) + self.toll:
                break
            price = self._price(place, entry)
            before = self.layers[cost - price] & near & ~self.stops if cost > price else 0
            if not before:
                break
            place = before.bit_length() - 1
            cost -= price
            way.append(place)
        return way[::-1]

    def _price(self, place: Hex, entry: Entry) -> Points:
        return next(price for price, places in entry if places >> place & 1)


def reach(g: NoRetreat, unit: Unit, points: Points, first: bool = True) -> Move:
    """Where this unit can go with so many points; `first`: nothing has been spent yet."""
    enemy = 1 - unit_side(unit)
    start = g.where[unit]
    hostile = g.zone(enemy)
    ground = g.may_enter(unit) & ~g.held[enemy]
    toll = exit_toll(hostile, start)
    if points <= 0:
        return Move(start, [1 << start], hostile, toll, ground)
    entry = costs(g, unit)
    layers = first_layers(entry, points, toll, near_hexes(g, unit), first)
    layers[0] = 1 << start
    march_on(layers, entry, ground & ~layers[0], hostile)
    return Move(start, layers, hostile, toll, ground)


@rule("8.3f", "8.4a", "8.5c", "8.5.3a")
def near_hexes(g: NoRetreat, unit: Unit) -> Hexes:
    """The next hexes that are open; from zone to zone a unit goes only to a friend."""
    side = unit_side(unit)
    start = g.where[unit]
    near = FACING[start] & g.may_enter(unit) & ~g.held[1 - side]
    hostile = g.zone(1 - side)
    return near & (~hostile | g.held[side]) if hostile >> start & 1 else near


@rule("8.5.2a", "OP-8.5")
def exit_toll(hostile: Hexes, start: Hex) -> Points:
    """What it costs more to leave an enemy zone."""
    return hostile >> start & 1


@rule("8.3d", "8.3e", "OP-8.6")
def first_layers(
    entry: Entry, points: Points, toll: Points, near: Hexes, first: bool
) -> list[Hexes]:
    """The next hexes by cost; the first hex may be entered whatever it costs."""
    layers = [0] * (points + 1)
    for price, places in entry:
        if price + toll <= points:
            layers[price + toll] |= near & places
        elif first:
            layers[points] |= near & places
    return layers


@rule("8.0b", "8.0c", "8.3d", "8.4b", "8.5.1a", "8.5.3b")
def march_on(
    layers: list[Hexes], entry: Entry, unseen: Hexes, hostile: Hexes
) -> None:
    """From hex to hex, until the points are spent or an enemy zone stops the unit."""
    points = len(layers) - 1
    for cost in range(1, points + 1):
        layer = layers[cost] & unseen
        layers[cost] = layer
        unseen ^= layer
        moving = layer & ~hostile
        if not moving or cost == points:
            continue
        wave = neighbours(moving) & unseen
        for price, places in entry:
            if cost + price > points:
                break
            layers[cost + price] |= wave & places


@rule("8.3e")
def can_move(g: NoRetreat, unit: Unit) -> bool:
    """A unit with movement may always try one hex."""
    return bool(near_hexes(g, unit))


# -- phase 4


@rule("8.0a", "8.0d", "8.0e", "8.0f", "8.1b")
def unmoved(g: NoRetreat) -> Units:
    """Active units on the map that may still move."""
    return OF_SIDE[g.active] & g.mobile & ~g.moved & g.on_map(g.active)


def held_back(g: NoRetreat) -> Units:
    """June 1941: the units of Army Group Rumania do not move in the first Axis turn."""
    if g.rules.opening and g.turn == 1 and g.active == AXIS:
        return HELD_BACK
    return 0


@steps.step
@rule("4.0o")
def movement_phase(g: NoRetreat) -> None:
    g.moved = held_back(g)
    g.embarked = 0
    g.follow(("movement", -1, 0))


def about_movement(g: NoRetreat, unit: Unit, spent: Points) -> dict[str, Any]:
    """The unit on the march, its points, and the way and cost to everywhere it can go."""
    if unit < 0:
        return {"unit": -1, "left": 0, "routes": {}}
    move = move_of(g, unit, spent)
    entry = costs(g, unit)
    routes = {
        ALL_PLACES[place]: {
            "cost": move.cost(place),
            "path": [ALL_PLACES[step] for step in move.path(place, entry)],
        }
        for place in bits(move.hexes)
    }
    left = allowance(g, unit) + extra_points(g, unit) - spent
    return {"unit": unit, "left": left, "routes": routes}


movement = steps.choice(
    "movement", rule="8.0a", seat=seat_of_active, always=True, about=about_movement
)


def _movable(g: NoRetreat, unit: Unit, spent: Points) -> Units:
    units = unmoved(g)
    if unit >= 0:
        units &= ~(1 << unit)
    return mask(candidate for candidate in bits(units) if can_move(g, candidate))


@movement.verb(
    "unit",
    "unit",
    Limit("8.0d", lambda g, unit, spent: OF_SIDE[g.active]),
    Limit("2.3k", lambda g, unit, spent: g.mobile),
    Limit("8.0f", lambda g, unit, spent: ~g.moved),
    Limit("8.5.3a", _movable),
)
def pick_unit(g: NoRetreat, unit: Unit, spent: Points, chosen: Unit) -> None:
    if unit >= 0 and spent:
        g.moved |= 1 << unit
    g.follow(("movement", chosen, 0))


def extra_points(g: NoRetreat, unit: Unit) -> Points:
    """Points that an event gives to a stack for this phase."""
    stack = g.effect("extra_mp")
    return 2 if stack >> unit & 1 else 0


def move_of(g: NoRetreat, unit: Unit, spent: Points) -> Move:
    points = allowance(g, unit) + extra_points(g, unit) - spent
    return reach(g, unit, points, first=not spent)


def _reachable(g: NoRetreat, unit: Unit, spent: Points) -> Hexes:
    return move_of(g, unit, spent).hexes if unit >= 0 else 0


@movement.verb(
    "to",
    "hex",
    Limit("8.0a", lambda g, unit, spent: -(unit >= 0)),
    Limit("8.4a", lambda g, unit, spent: GROUND & ~g.held[g.nonactive]),
    Limit("8.7b", lambda g, unit, spent: g.open_ground()),
    Limit("8.6b", lambda g, unit, spent: g.may_enter(unit) if unit >= 0 else -1),
    Limit("8.0b", _reachable),
)
@rule("8.0c", "8.5.1a")
def move_to(g: NoRetreat, unit: Unit, spent: Points, place: Hex) -> None:
    move = move_of(g, unit, spent)
    start = g.where[unit]
    way = move.path(place, costs(g, unit))
    cost = move.cost(place)
    march(g, unit, way)
    path = [ALL_PLACES[place] for place in way]
    g.tell("moved", "8.0b", unit=unit, start=start, path=path, hex=place)
    spent += cost
    stopped = g.zone(g.nonactive) >> place & 1
    left = allowance(g, unit) + extra_points(g, unit) - spent
    on = unit
    if stopped or left <= 0 or not reach(g, unit, left, first=False).hexes:
        g.moved |= 1 << unit
        on, spent = -1, 0
    g.follow(("window", "move"), ("movement", on, spent))


@rule("12.7.1a", "13.5-GGa", "13.5-OILa", "13.5-WARa", "OP-13.9", "OP-13.10")
def march(g: NoRetreat, unit: Unit, way: list[Hex]) -> None:
    """A unit goes hex by hex: it takes control of what it passes and may set off events."""
    side = unit_side(unit)
    start = g.where[unit]
    for place in way:
        g.enter(side, place)
        if side == SOVIET:
            crossed(g, unit, start, place)
        start = place
    g.put(unit, way[-1])


@rule("13.5-GGa", "13.5-OILa", "13.5-WARa", "11.3b", "OP-11.4", "OP-13.10")
def crossed(g: NoRetreat, unit: Unit, start: Hex, place: Hex) -> None:
    """What a Soviet unit sets off: red units the GG event, any unit Oil and Warsaw."""
    bit = 1 << place
    if not g.gg and g.red() >> unit & 1 and bit & GERMANY and not 1 << start & GERMANY:
        g.gg = g.turn
        g.tell("greater-germany", "13.5-GGa", unit=unit, hex=place)
    if not g.oil and place == ROMANIAN_OIL:
        g.oil = g.turn
        g.tell("oil-captured", "13.5-OILa", unit=unit, hex=place)
    if not g.warsaw and place == WARSAW:
        g.warsaw = g.turn
        g.tell("warsaw-captured", "13.5-WARa", unit=unit, hex=place)


# -- 9.1: embarking

RAIL_LIMIT = 3  # units of a side in the box (9.1.2a)
RAIL_LINE = 3  # hexes from where a unit gets off to its source (9.2f)


@rule("9.1.3a", "9.1.3b", "13.5-T01a")
def is_rail_disrupted(g: NoRetreat) -> bool:
    """In the first two turns the Axis has no rail movement, the Soviets the free one only."""
    return g.turn <= 2


@rule("9.1.2a")
def has_rail_room(g: NoRetreat) -> bool:
    return (g.at[RAIL] & OF_SIDE[g.active]).bit_count() < RAIL_LIMIT


@rule("9.1a", "9.1.1a")
def can_pay_rail(g: NoRetreat) -> bool:
    """The first unit of a phase travels free of cost, the others for a card each."""
    return not g.embarked or can_pay(g, g.active, 1)


def _embarking(g: NoRetreat, unit: Unit, spent: Points) -> Units:
    units = unmoved(g)
    return units & ~(1 << unit) if unit >= 0 and spent else units


@movement.verb(
    "embark",
    "unit",
    Limit("9.0a", lambda g, unit, spent: OF_SIDE[g.active] & g.mobile),
    Limit("9.1b", _embarking),
    Limit("6.5.2b", lambda g, unit, spent: ~g.oos),
    Limit("9.1.3a", lambda g, unit, spent: -(not (is_rail_disrupted(g) and g.active == AXIS))),
    Limit("9.1.3b", lambda g, unit, spent: -(not (is_rail_disrupted(g) and g.embarked))),
    Limit("9.1.2a", lambda g, unit, spent: -has_rail_room(g)),
    Limit("9.1.1a", lambda g, unit, spent: -can_pay_rail(g)),
)
@rule("9.1b", "9.1c", "9.1.1a", "OP-9.1", "OP-9.2", "EX-9.1")
def embark(g: NoRetreat, unit: Unit, spent: Points, chosen: Unit) -> None:
    if unit >= 0 and spent:
        g.moved |= 1 << unit
    g.follow(("movement", -1, 0))
    charge(g, g.active, int(g.embarked > 0), "9.1.1a", "entrain", chosen)


@steps.step
def entrain(g: NoRetreat, unit: Unit) -> None:
    start = g.where[unit]
    g.lay_aside(unit)
    g.put(unit, RAIL)
    g.embarked += 1
    g.moved |= 1 << unit
    g.tell("embarked", "9.1a", unit=unit, start=start)


@movement.verb(
    "play",
    "card",
    Limit("5.0a", lambda g, unit, spent: g.hands[g.active]),
    Limit("5.3.1a", lambda g, unit, spent: playable(g, g.active, "phase")),
)
def play_while_moving(g: NoRetreat, unit: Unit, spent: Points, card: Card) -> None:
    g.follow(("movement", unit, spent))
    play_event(g, g.active, card, "phase")


@movement.verb("done")
def end_movement(g: NoRetreat, unit: Unit, spent: Points) -> None:
    g.lift_effects("extra_mp")
    g.follow("strategic_reserve", "place_local_support", "scatter_rezervy")


# -- 14.12: the Strategic Reserve


@steps.step
@rule("14.12.1a", "14.12.1b", "OP-14.8")
def strategic_reserve(g: NoRetreat) -> None:
    if g.active == SOVIET and g.turn >= 4:
        g.follow("reserve_marker")


@rule("14.12.1a", "14.12.1b", "OP-14.8")
def may_be_reserve(g: NoRetreat) -> Units:
    """Supplied mobile units while there is room, and units in the box already."""
    in_box = g.at[RAIL] & OF_SIDE[SOVIET]
    units = in_box & ~(1 << g.reserve if g.reserve >= 0 else 0)
    if in_box.bit_count() < RAIL_LIMIT and g.reserve < 0:
        units |= g.mobile & supplied(g, SOVIET) & ~g.oos
    return units


reserve_marker = steps.choice("reserve_marker", rule="14.12.1a", seat=seat_of_active, always=False)


@reserve_marker.verb("reserve", "unit", Limit("14.12.1a", may_be_reserve))
def mark_reserve(g: NoRetreat, unit: Unit) -> None:
    g.tell("reserve", "14.12.1a", unit=unit)
    if g.where[unit] != RAIL:
        g.lay_aside(unit)
        g.put(unit, RAIL)
    g.reserve = unit


@reserve_marker.verb("none")
def no_reserve(g: NoRetreat) -> None:
    """The marker stays where it is."""


# -- phase 7


@rule("9.2d")
def beside_cities(g: NoRetreat, side: Side) -> Hexes:
    """Places next to a city of this side."""
    near = 0
    for city in bits(g.cities_of(side)):
        near |= NEXT_TO[city]
    return near


@rule("9.2c", "9.2d", "9.2e", "9.2f", "OP-9.3", "OP-9.4")
def disembark_hexes(g: NoRetreat, unit: Unit) -> Hexes:
    """Within a line of three hexes, away from enemy cities and zones."""
    side = unit_side(unit)
    enemy = 1 - side
    hexes = lines(g, side, RAIL_LINE).overland & g.may_enter(unit)
    hexes &= ~(g.held[enemy] | g.cities_of(enemy) | beside_cities(g, enemy) | g.zone(enemy))
    return with_room(g, side, unit, hexes)


def can_disembark(g: NoRetreat, units: Units) -> Units:
    return mask(unit for unit in bits(units) if disembark_hexes(g, unit))


@steps.step
@rule("4.0r", "9.2a", "9.2b", "9.2g", "14.12.2a", "OP-14.9")
def disembark_phase(g: NoRetreat) -> None:
    g.follow(("disembark", g.active), "soviet_drop", "return_reserve")


@steps.step
@rule("14.12.2a", "EX-14.12")
def return_reserve(g: NoRetreat) -> None:
    """The reserve unit may also return at the end of an Axis Disembark Phase."""
    if g.active == AXIS and g.reserve >= 0:
        g.follow(("disembark", SOVIET))


disembark = steps.choice(
    "disembark", rule="9.2a", seat=seat_of_side, about=lambda g, side: {"side": SIDES[side]}
)


def _aboard(g: NoRetreat, side: Side) -> Units:
    units = g.at[RAIL] & OF_SIDE[side]
    if side != g.active:
        units &= 1 << g.reserve if g.reserve >= 0 else 0
    return units


@disembark.verb(
    "unit",
    "unit",
    Limit("9.2a", _aboard),
    Limit("9.2f", lambda g, side: can_disembark(g, _aboard(g, side))),
)
def pick_aboard(g: NoRetreat, side: Side, unit: Unit) -> None:
    g.follow(("disembark_at", side, unit))


@disembark.verb("done")
def end_disembark(g: NoRetreat, side: Side) -> None:
    """Units may stay in the box."""


disembark_at = steps.choice(
    "disembark_at", rule="9.2f", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@disembark_at.verb(
    "to",
    "hex",
    Limit("8.4a", lambda g, side, unit: GROUND & ~g.held[1 - side]),
    Limit("9.2c", lambda g, side, unit: ~g.cities_of(1 - side)),
    Limit("9.2d", lambda g, side, unit: ~beside_cities(g, 1 - side)),
    Limit("9.2e", lambda g, side, unit: ~g.zone(1 - side)),
    Limit("9.2f", lambda g, side, unit: disembark_hexes(g, unit)),
)
def detrain_at(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    detrain(g, unit, place)
    g.follow(("disembark", side))


def detrain(g: NoRetreat, unit: Unit, place: Hex) -> None:
    if g.reserve == unit:
        g.reserve = -1
    march(g, unit, [place])
    g.tell("disembarked", "9.2a", unit=unit, hex=place)


# -- 15.3 and 15.8


@steps.step
@rule("15.3.1a", "15.3.2a")
def place_local_support(g: NoRetreat) -> None:
    if g.rules.local_support:
        g.local[g.active] = -1
        g.follow("local_support_marker")


local_support_marker = steps.choice("local_support_marker", rule="15.3.1a", seat=seat_of_active)


@local_support_marker.verb(
    "support", "unit", Limit("15.3.1a", lambda g: supplied(g, g.active) & ~g.oos)
)
@rule("15.3.4a", "15.3.4b", "15.3.5a")
def give_local_support(g: NoRetreat, unit: Unit) -> None:
    g.local[g.active] = unit
    g.tell("local-support", "15.3.1a", unit=unit, points=local_support(g, g.active))


@local_support_marker.verb("none")
def no_local_support(g: NoRetreat) -> None:
    """It is set aside for this turn."""


@steps.step
@rule("15.8c")
def scatter_rezervy(g: NoRetreat) -> None:
    """Rezervy must stand with another unit at the end of a Movement Phase."""
    place = g.where[REZERVY]
    if g.rules.rezervy and place < ON_MAP and g.at[place] == 1 << REZERVY:
        g.lay_aside(REZERVY)
        g.put(REZERVY, SHATTERED)
        g.tell("shattered", "15.8c", unit=REZERVY)
