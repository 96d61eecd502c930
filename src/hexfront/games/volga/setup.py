"""Chapter 4: from a box of blocks to the first German turn (and 5.3, how a block is turned)."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.game import Setup
from hexfront.core.hexes import mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Points, Unit
from hexfront.games.volga import variant
from hexfront.games.volga.control import put_leader_in_play
from hexfront.games.volga.state import (
    ASIDE,
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    TANK_RESERVE,
    Rules,
    Volga,
    blank_state,
    steps,
)
from hexfront.games.volga.tables import (
    BOARD,
    DEPLOYMENT,
    LEADERS,
    MARINES,
    POOL,
    START_GERMAN,
    STEPS,
    UNIT_NUMBER,
    card_sides,
)

TANKS_IN_RESERVE = 6
INFANTRY_WITH_THE_GUARDS = 18
OPENING_HAND = 3


def begin(setup: Setup, chance: Chance) -> Volga:
    """A state whose first step is to set the game up."""
    g = blank_state()
    g.start(chance)
    g.rules = Rules(setup)
    g.frames = [("set_up",)]
    return g


@steps.step
def set_up(g: Volga) -> None:
    g.follow(
        *(("roll_advantages",) if g.rules.advantages else ()),
        *("fill_reserves", "fortify", "deploy_soviets", "deploy_germans", "fill_track"),
        *("shuffle_german_deck", "shuffle_soviet_deck", "first_turn"),
    )


@rule("5.3a", "5.3b", "20.7a")
def random_side(g: Volga, unit: Unit) -> Points:
    """Turn a Soviet block at random: each of four sides, of which some may be blank."""
    if MARINES >> unit & 1 and variant.has_reinforced_marines(g):
        return STEPS[unit]
    side = g.chance.below(4) + 1
    return side if side <= STEPS[unit] else 0


def _take(g: Volga, unit: Unit, place: Hex) -> None:
    g.at[ASIDE] &= ~(1 << unit)
    g.put(unit, place)


@steps.step
@rule("4.0a", "4.0c", "4.0d", "4.0e", "4.0f")
def fill_reserves(g: Volga) -> None:
    """Steps 1 to 6. What stays aside now is deployed next, or not in this game."""
    for unit in POOL["marine_pool"]:
        _take(g, unit, MARINE_RESERVE)
    for unit in g.chance.shuffle(POOL["tank_pool"])[:TANKS_IN_RESERVE]:
        _take(g, unit, TANK_RESERVE)
    for unit in POOL["guards_pool"]:
        _take(g, unit, INFANTRY_RESERVE)
    late = variant.late_divisions(g)
    for unit in late or g.chance.shuffle(POOL["infantry_pool"])[:INFANTRY_WITH_THE_GUARDS]:
        _take(g, unit, INFANTRY_RESERVE)


@steps.step
def fortify(g: Volga) -> None:
    if g.rules.fortifications:
        variant.place_discs(g)


@steps.step
@rule("4.0g", "4.0h", "5.2b")
def deploy_soviets(g: Volga) -> None:
    """Step 7: the tanks and infantry left over, mixed, one to each hex with a pink rectangle."""
    pool = [*POOL["tank_pool"], *POOL["infantry_pool"]]
    left = [unit for unit in pool if g.at[ASIDE] >> unit & 1]
    for place, unit in zip(DEPLOYMENT, g.chance.shuffle(left), strict=True):
        g.at[ASIDE] &= ~(1 << unit)
        g.deploy(unit, place, random_side(g, unit))
    g.control = START_GERMAN


@steps.step
@rule("4.0m", "5.3c", "17.2g")
def deploy_germans(g: Volga) -> None:
    """Steps 8 and 9: seven regiments at full strength in W, X and Y."""
    for place, units in _first_germans(g).items():
        for unit in units:
            g.at[ASIDE] &= ~(1 << unit)
            g.deploy(unit, BOARD.hex(place), STEPS[unit])


@rule("4.0i", "4.0j", "4.0k", "4.0l")
def _first_germans(g: Volga) -> dict[str, list[Unit]]:
    """By hex: those that the rulebook names, and yellow infantry drawn at random."""
    start = {"W": list(POOL["W"]), "X": list(POOL["X"]), "Y": []}
    if g.rules.w_stack == "15":  # OP-4.1: as the rulebook prints it
        start["W"][start["W"].index(UNIT_NUMBER["G-PG-64"])] = UNIT_NUMBER["G-MO-15"]
    yellow = g.chance.shuffle(POOL["yellow_pool"])
    start["X"] += yellow[:1]
    start["Y"] += yellow[1:3]
    return start


@steps.step
@rule("4.0n", "4.0o")
def fill_track(g: Volga) -> None:
    """Step 10: six white infantry in the last column, the other 24 anywhere else."""
    white = g.chance.shuffle(POOL["white_pool"])
    last_column, spare = white[:6], white[6:]
    pools = ("W", "X", "yellow_pool", "track")
    others = [unit for pool in pools for unit in POOL[pool] if g.at[ASIDE] >> unit & 1]
    others = g.chance.shuffle([*others, *spare])
    for row in range(6):
        g.track[row] = (*others[4 * row : 4 * row + 4], last_column[row])
    g.at[ASIDE] &= ~mask(unit for row in g.track for unit in row)


@steps.step
@rule("4.0p", "15.1a")
def shuffle_german_deck(g: Volga) -> None:
    """Step 11: a hand of three; a leader among them goes into play at once (OP-4.3)."""
    deck = g.chance.shuffle(card_sides("german"))
    if g.rules.level == "A":
        variant.level_a(g, deck)
        return
    on_top = variant.leaders_on_top(g, "german", deck)
    g.german_deck = bytes(on_top)
    for _ in range(OPENING_HAND):
        card = g.german_deck[-1]
        g.german_deck = g.german_deck[:-1]
        if LEADERS >> card & 1:
            put_leader_in_play(g, card)
        else:
            g.hands[0] |= 1 << card
            g.tell("german-draws", "4.0p", german_card=card)


@steps.step
@rule("4.0q")
def shuffle_soviet_deck(g: Volga) -> None:
    """Step 12: the Soviet hand starts empty."""
    deck = g.chance.shuffle(card_sides("soviet"))
    g.soviet_deck = bytes(variant.leaders_on_top(g, "soviet", deck))


@steps.step
@rule("1.1d", "17.2a")
def first_turn(g: Volga) -> None:
    """The Germans, and among two of them Yellow, begin."""
    g.tell("set-up", "4.0g", hexes=g.soviet)
    g.follow("german_turn")
