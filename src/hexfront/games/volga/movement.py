"""6.2 the long move and 6.3 short moves; who may move which stack (17.1)."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Player, Unit, Units
from hexfront.games.volga.control import germans_enter
from hexfront.games.volga.state import Volga, active_german, stack_owner, steps
from hexfront.games.volga.tables import ADJACENT, BOARD, CLEAR, PLAYABLE, STACK_LIMIT

_neighbours = BOARD.neighbours

# -- sets that the limits are made of


def near_soviets(g: Volga) -> Hexes:
    """Hexes adjacent to a Soviet stack."""
    return _neighbours(g.soviet)


@rule("17.1b", "17.1c", "17.1f")
def own_stacks(g: Volga) -> Hexes:
    """The stacks that the active German commands; whites alone belong to nobody."""
    if not g.rules.two_germans:
        return g.german
    player = g.player
    return sum(1 << place for place in bits(g.german) if stack_owner(g.at[place]) == player)


@rule("17.1b", "17.1f")
def stacks_of(g: Volga, player: Player) -> Hexes:
    """The stacks that one of two German players commands against the other's will."""
    if not g.rules.two_germans or player == g.player:
        return 0
    return sum(1 << place for place in bits(g.german) if stack_owner(g.at[place]) == player)


COMMANDED = (
    Limit("17.1b", lambda g, *_: ~stacks_of(g, 0)),
    Limit("17.1f", lambda g, *_: ~stacks_of(g, 1)),
    Limit("17.1c", lambda g, *_: own_stacks(g)),
)


@rule("2.4a", "6.3f", "6.3k")
def with_room(g: Volga, near: Hexes, count: Count) -> Hexes:
    """Hexes of `near` where so many more units may stand."""
    at = g.at
    for place in bits(near & g.german):
        if at[place].bit_count() + count > STACK_LIMIT:
            near &= ~(1 << place)
    return near


@rule("17.1a", "17.1g")
def of_one_colour(g: Volga, near: Hexes, group: Units) -> Hexes:
    """Hexes of `near` where the group would not mix yellow and blue units."""
    owner = stack_owner(group) if g.rules.two_germans else None
    if owner is None:
        return near
    for place in bits(near & g.german):
        if stack_owner(g.at[place]) == 1 - owner:
            near &= ~(1 << place)
    return near


def can_join_somewhere(g: Volga, stacks: Hexes, movable: Units, ends: Hexes) -> Hexes:
    """The stacks of which at least one movable unit could go to one of the hexes `ends`."""
    if not ends:
        return 0
    open_ends = ends & ~g.german
    full = 0
    for place in bits(ends & g.german):
        if g.at[place].bit_count() >= STACK_LIMIT:
            full |= 1 << place
    stacks &= _neighbours(ends & ~full)
    if not g.rules.two_germans and movable == -1:
        return stacks
    for start in bits(stacks):
        group = g.at[start] & movable
        near = ADJACENT[start] & ends & ~full
        if not group or not (near & open_ends or _can_one_join(g, near, group)):
            stacks &= ~(1 << start)
    return stacks


def _can_one_join(g: Volga, near: Hexes, group: Units) -> bool:
    return any(of_one_colour(g, near, 1 << unit) for unit in bits(group))


# -- 6.2 long move


@rule("2.3b", "6.2b", "6.2c", "6.2d", "6.2e")
def open_ground(g: Volga) -> Hexes:
    """Clear hexes that hold no Soviet stack and touch none."""
    return CLEAR & ~(near_soviets(g) | g.soviet)


def may_move_long(g: Volga) -> bool:
    ground = open_ground(g)
    return bool(own_stacks(g) & ground & _neighbours(ground))


long_stack = steps.choice("long_stack", rule="6.2a", seat=active_german)


@long_stack.verb(
    "stack",
    "hex",
    Limit("6.0a", lambda g: g.german),
    *COMMANDED,
    Limit("6.2b", lambda g: CLEAR),
    Limit("6.2c", lambda g: ~near_soviets(g)),
    Limit("6.2e", lambda g: _neighbours(open_ground(g))),
)
def pick_long_stack(g: Volga, start: Hex) -> None:
    g.follow(("long_first", start))


long_first = steps.choice(
    "long_first", rule="6.2a", seat=active_german, about=lambda g, start: {"start": start}
)

_CLEAR_PATH = (
    Limit("6.2d", lambda g, *_: CLEAR),
    Limit("2.4b", lambda g, *_: ~g.soviet),
    Limit("6.2e", lambda g, *_: ~near_soviets(g)),
)


@long_first.verb("to", "hex", Limit("6.2a", lambda g, start: ADJACENT[start]), *_CLEAR_PATH)
def enter_first_hex(g: Volga, start: Hex, first: Hex) -> None:
    g.follow(("long_second", start, first))


long_second = steps.choice(
    "long_second",
    rule="6.2a",
    seat=active_german,
    about=lambda g, start, first: {"start": start, "hex": first},
)


@rule("6.2f", "6.2i")
def not_joining(g: Volga, start: Hex) -> Hexes:
    """The last hex holds no German unit; the moving stack has left its own (OP-6.6)."""
    return ~g.german | 1 << start


@long_second.verb(
    "to",
    "hex",
    Limit("6.2a", lambda g, start, first: ADJACENT[first]),
    *_CLEAR_PATH,
    Limit("6.2i", lambda g, start, first: not_joining(g, start)),
)
@rule("6.2k")
def enter_second_hex(g: Volga, start: Hex, first: Hex, second: Hex) -> None:
    move_long(g, start, [first, second])


@long_second.verb("stop", None, Limit("6.2i", lambda g, start, first: not g.german >> first & 1))
def stop_after_one_hex(g: Volga, start: Hex, first: Hex) -> None:
    move_long(g, start, [first])


@rule("6.2a", "6.2g", "6.2h", "6.2j", "6.2k")
def move_long(g: Volga, start: Hex, path: list[Hex]) -> None:
    """The whole stack goes, leaving alone the stack that it may pass."""
    group = g.at[start]
    if path[-1] != start:
        g.shift(group, start, path[-1])
    g.tell("long-move", "6.2a", units=group, start=start, path=[BOARD.name[h] for h in path])
    for place in path:
        germans_enter(g, place, group)


# -- 6.3 short moves

SHORT_MOVES = 2


@steps.step
@rule("6.3a", "6.3h")
def short_moves(g: Volga, left: Count, moved: Units) -> None:
    """Up to two moves; each unit moves once (OP-6.9)."""
    if left:
        g.follow(("short_stack", left, moved))


@rule("6.3c", "6.3d", "6.3i")
def quiet(g: Volga) -> Hexes:
    """Hexes without a Soviet stack in them or next to them, whatever the terrain."""
    return PLAYABLE & ~(near_soviets(g) | g.soviet)


short_stack = steps.choice(
    "short_stack",
    rule="6.3a",
    seat=active_german,
    always=True,
    about=lambda g, left, moved: {"left": left, "moved": moved},
)


def _unmoved(g: Volga, left: Count, moved: Units) -> Hexes:
    if not moved:
        return g.german
    return sum(1 << place for place in bits(g.german) if g.at[place] & ~moved)


@short_stack.verb(
    "stack",
    "hex",
    Limit("6.3a", _unmoved),
    *COMMANDED,
    Limit(
        "6.3j",
        lambda g, left, moved: can_join_somewhere(g, g.german, ~moved, quiet(g)),
    ),
)
def pick_short_stack(g: Volga, left: Count, moved: Units, start: Hex) -> None:
    g.follow(("short_group", left, moved, start, g.at[start] & ~moved))


@short_stack.verb("stop")
@rule("6.0d", "6.3h")
def stop_moving(g: Volga, left: Count, moved: Units) -> None:
    if not moved:
        g.tell("pass", "6.0d")


short_group = steps.choice(
    "short_group",
    rule="6.3e",
    seat=active_german,
    about=lambda g, left, moved, start, group: {"start": start, "units": group, "moved": moved},
)


@rule("6.3e", "6.0e")
def may_stay(g: Volga, start: Hex, group: Units, ends: Hexes) -> Units:
    """Units that may be left behind: one must remain that can still move."""
    if group.bit_count() == 1:
        return 0
    if not g.rules.two_germans:
        return group
    near = with_room(g, ADJACENT[start] & ends, 1)
    return sum(1 << unit for unit in bits(group) if _can_one_join(g, near, group & ~(1 << unit)))


@short_group.verb(
    "leave",
    "unit",
    Limit("6.3e", lambda g, left, moved, start, group: may_stay(g, start, group, quiet(g))),
)
def leave_behind(g: Volga, left: Count, moved: Units, start: Hex, group: Units, unit: Unit) -> None:
    g.follow(("short_group", left, moved, start, group & ~(1 << unit)))


@short_group.verb(
    "to",
    "hex",
    Limit("6.3a", lambda g, left, moved, start, group: ADJACENT[start]),
    Limit("6.3c", lambda g, left, moved, start, group: ~g.soviet),
    Limit("6.3d", lambda g, left, moved, start, group: ~near_soviets(g)),
    Limit(
        "2.4a",
        lambda g, left, moved, start, group: with_room(g, ADJACENT[start], group.bit_count()),
    ),
    Limit("17.1a", lambda g, left, moved, start, group: of_one_colour(g, ADJACENT[start], group)),
)
@rule("6.3b", "6.3f", "6.3g")
def move_short(g: Volga, left: Count, moved: Units, start: Hex, group: Units, end: Hex) -> None:
    g.shift(group, start, end)
    g.tell("short-move", "6.3a", units=group, start=start, hex=end)
    germans_enter(g, end, group)
    g.follow(("short_moves", left - 1, moved | group))
