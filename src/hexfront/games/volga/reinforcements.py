"""6.1: the Germans call reinforcements (and 17.3, how two of them share them out)."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit, Units
from hexfront.games.volga import variant
from hexfront.games.volga.control import draw_german_cards
from hexfront.games.volga.state import ASIDE, ICONS, TAKEN, Volga, active_german, stack_owner, steps
from hexfront.games.volga.tables import (
    BLUE,
    BLUE_ENTRY,
    GERMAN_REINFORCEMENT,
    R_UNIT_OF_ROW,
    STACK_LIMIT,
    STEPS,
    WHITE,
    YELLOW,
    YELLOW_ENTRY,
)
from hexfront.games.volga.types import LossRow

DICE = 6
LAST_ROW = 5
_ENTRIES = bits(GERMAN_REINFORCEMENT)


@steps.step
@rule("6.1a")
def call_reinforcements(g: Volga) -> None:
    draw_german_cards(g, g.player, 1, "6.1a")
    g.follow("roll_for_units", "return_units", "place_axe_units")


@steps.step
@rule("6.1b", "6.1c", "6.1d", "6.1u")
def roll_for_units(g: Volga) -> None:
    """Each die takes the leftmost unit of its row; one that finds none hits the row's R unit."""
    dice = g.chance.dice(DICE, "reinforcements")
    g.tell("reinforcement-dice", "6.1b", dice=dice)
    empty_handed = []
    taken = []
    for die in sorted(dice):
        units = g.track[die - 1]
        if not units:
            empty_handed.append(die - 1)
            continue
        g.track[die - 1] = units[1:]
        taken.append(units[0])
        g.at[TAKEN] |= 1 << units[0]
        g.returned &= ~(1 << units[0])
    if g.at[TAKEN]:
        g.tell("units-taken", "6.1d", units=g.at[TAKEN])
    for row in empty_handed:
        _row_is_empty(g, row)
    g.follow(("deploy", tuple(taken)))


@rule("6.1m", "6.1s")
def _row_is_empty(g: Volga, row: LossRow) -> None:
    """A die found no unit: it hits the R unit of its row; the sixth row may bring Raus."""
    if row < LAST_ROW:
        eliminate(g, row)
    elif not g.raus and variant.has_sixth_panzer(g):
        variant.raus_arrives(g)


@rule("6.1n", "6.1o", "6.1p", "6.1q", "6.1r", "6.1t")
def eliminate(g: Volga, row: LossRow) -> None:
    """The R unit of an empty row leaves the game, if it is on the map or just taken."""
    if g.rows_closed >> row & 1:
        return
    unit = R_UNIT_OF_ROW[row]
    bit = 1 << unit
    if g.at[TAKEN] & bit:
        g.at[TAKEN] ^= bit
    elif g.on_map & bit:
        g.lift(unit)
    else:
        return
    g.put(unit, ICONS)
    g.rows_closed |= 1 << row
    g.tell("unit-eliminated", "6.1o", unit=unit, row=row + 1)


# -- deployment


@rule("6.1e", "6.1f", "6.1g", "17.3a")
def entry_hexes(unit: Unit) -> Hexes:
    """Blue units arrive in Z, yellow ones in X and Y, white ones in any of the three."""
    if BLUE >> unit & 1:
        return BLUE_ENTRY
    return YELLOW_ENTRY if YELLOW >> unit & 1 else GERMAN_REINFORCEMENT


@rule("6.1h", "2.4a")
def entry_with_room(g: Volga) -> Hexes:
    hexes = 0
    for place in _ENTRIES:
        if g.at[place].bit_count() < STACK_LIMIT:
            hexes |= 1 << place
    return hexes


@rule("6.1i")
def entry_held(g: Volga) -> Hexes:
    return g.control


@rule("17.1a")
def entry_of_one_colour(g: Volga, unit: Unit) -> Hexes:
    """No stack of two German players' units (OP-17.7)."""
    owner = stack_owner(1 << unit) if g.rules.two_germans else None
    if owner is None:
        return GERMAN_REINFORCEMENT
    return sum(
        1 << place
        for place in bits(GERMAN_REINFORCEMENT)
        if stack_owner(g.at[place]) in (None, owner)
    )


def _open_to(g: Volga, unit: Unit) -> Hexes:
    return entry_hexes(unit) & entry_held(g) & entry_with_room(g) & entry_of_one_colour(g, unit)


@rule("17.3b", "17.3c")
def entry_of_the_caller(g: Volga, unit: Unit) -> Hexes:
    """Of two players the caller fills his own hexes with white units first."""
    if not g.rules.two_germans or (YELLOW | BLUE) >> unit & 1:
        return GERMAN_REINFORCEMENT
    own = _open_to(g, unit) & (BLUE_ENTRY if g.player else YELLOW_ENTRY)
    return own or GERMAN_REINFORCEMENT


def deployable(g: Volga) -> Units:
    """The taken units for which some hex has room."""
    return sum(1 << unit for unit in bits(g.at[TAKEN]) if _open_to(g, unit))


def is_scarce(g: Volga) -> bool:
    """Whether the order in which units are deployed may decide who finds room."""
    taken = g.at[TAKEN]
    units = white = (taken & WHITE).bit_count()
    rooms = 0
    for colour, hexes in enumerate((YELLOW_ENTRY, BLUE_ENTRY)):
        if g.rules.two_germans and any(
            stack_owner(g.at[place]) == 1 - colour for place in bits(hexes)
        ):
            return True
        room = sum(g.room(place) for place in bits(hexes & g.control))
        own = (taken & (BLUE if colour else YELLOW)).bit_count() if room else 0
        forced = g.rules.two_germans and colour == g.player  # 17.3b: whites fill these first
        if room and (own or forced) and own + white > room:
            return True
        units += own
        rooms += room
    return units > rooms


@steps.step
def deploy(g: Volga, order: tuple[Unit, ...]) -> None:
    """One unit after another; who goes first is only asked when room is scarce (OP-6.2).

    Otherwise they come as they lay on the track: an order that tells the Soviets nothing.
    """
    units = deployable(g)
    if not units:
        return
    if is_scarce(g):
        g.follow("deploy_next", ("deploy", order))
    else:
        unit = next(unit for unit in order if units >> unit & 1)
        g.follow(("deploy_to", unit), ("deploy", order))


deploy_next = steps.choice("deploy_next", rule="6.1h", seat=active_german)


@deploy_next.verb(
    "unit",
    "unit",
    Limit("6.1d", lambda g: g.at[TAKEN]),
    Limit("6.1k", deployable),
)
def deploy_this_one(g: Volga, unit: Unit) -> None:
    g.follow(("deploy_to", unit))


def _placing_seat(g: Volga, unit: Unit) -> str:
    """OP-17.5: Yellow places every yellow unit, the caller the others."""
    return g.seat_of(0) if YELLOW >> unit & 1 else g.german_seat()


deploy_to = steps.choice(
    "deploy_to", rule="6.1e", seat=_placing_seat, about=lambda g, unit: {"unit": unit}
)


@deploy_to.verb(
    "to",
    "hex",
    Limit("6.1g", lambda g, unit: GERMAN_REINFORCEMENT),
    Limit("6.1e", lambda g, unit: BLUE_ENTRY if BLUE >> unit & 1 else -1),
    Limit("6.1f", lambda g, unit: YELLOW_ENTRY if YELLOW >> unit & 1 else -1),
    Limit("6.1i", lambda g, unit: entry_held(g)),
    Limit("6.1h", lambda g, unit: entry_with_room(g)),
    Limit("17.1a", entry_of_one_colour),
    Limit("17.3b", entry_of_the_caller),
)
@rule("6.1j", "5.3c")
def deploy_unit(g: Volga, unit: Unit, place: Hex) -> None:
    g.at[TAKEN] ^= 1 << unit
    g.deploy(unit, place, STEPS[unit])
    g.tell("unit-deployed", "6.1j", unit=unit, hex=place)


# -- what finds no room


@steps.step
@rule("6.1k")
def return_units(g: Volga) -> None:
    if g.at[TAKEN]:
        g.follow("return_next", "return_units")


return_next = steps.choice("return_next", rule="6.1l", seat=active_german)


@return_next.verb("unit", "unit", Limit("6.1k", lambda g: g.at[TAKEN]))
def return_unit(g: Volga, unit: Unit) -> None:
    g.at[TAKEN] ^= 1 << unit
    g.returned |= 1 << unit
    put_on_track(g, unit)
    g.tell("unit-returned", "6.1k", unit=unit)


@rule("6.1l")
def put_on_track(g: Volga, unit: Unit) -> None:
    """To the row with the fewest units, the lowest number first, as the next to be taken."""
    row = min(range(6), key=lambda row: len(g.track[row]))
    g.track[row] = (unit, *g.track[row])


@steps.step
@rule("20.4c")
def place_axe_units(g: Volga) -> None:
    """After the returns, so that they cannot come in the same call (OP-20.6)."""
    if not g.raus:
        return
    for unit in variant.axe_units(g):
        g.at[ASIDE] ^= 1 << unit
        g.returned |= 1 << unit
        put_on_track(g, unit)
