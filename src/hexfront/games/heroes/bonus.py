"""8.2 bonus cards: they accompany an action, and some are played in the enemy's turn."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Player, Unit, Units
from hexfront.games.heroes.cards import own_visible
from hexfront.games.heroes.combat import suspects
from hexfront.games.heroes.hidden import hiding_hexes, reveal
from hexfront.games.heroes.orders import has_action, turn
from hexfront.games.heroes.points import discard, roll
from hexfront.games.heroes.sight import can_see_out, seen_from
from hexfront.games.heroes.state import Heroes, seat_of_player, steps
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, MARKER_NUMBER

SWIFT = CARD_NUMBER["swift-action"]
DIRECTION = CARD_NUMBER["fire-direction"]
NCO = CARD_NUMBER["veteran-nco"]
LUCK = CARD_NUMBER["luck"]
SCOUTS = CARD_NUMBER["scout-teams"]
BOGGED = CARD_NUMBER["bogged-down"]
IMMOBILIZED = MARKER_NUMBER["veh-immobilized"]

SCOUT_DISTANCE = 3
BOGGED_ON = 4
LUCKY, UNLUCKY = 2, -3


@turn.verb(
    "swift",
    None,
    Limit("8.0e", lambda g: SWIFT in g.hands[g.player]),
    Limit("8.6e", lambda g: not g.swift),
    Limit("8.0h", lambda g: g.cap[g.player] >= CARDS[SWIFT].cost),
    Limit("8.6e", has_action),
)
@rule("8.2a", "8.2b", "8.6e")
def act_swiftly(g: Heroes) -> None:
    """With the first action of a turn: another follows before the enemy's turn."""
    g.cap[g.player] -= CARDS[SWIFT].cost
    discard(g, g.player, SWIFT)
    if has_action(g):
        g.swift = 2
    g.follow("turn")


@turn.verb(
    "scout",
    "unit",
    Limit("8.0e", lambda g: -(SCOUTS in g.hands[g.player])),
    Limit("8.0h", lambda g: -(g.cap[g.player] >= CARDS[SCOUTS].cost)),
    Limit("8.7h", lambda g: -(bool(suspects(g)))),
    Limit("8.7h", own_visible),
)
@rule("8.7h")
def scout(g: Heroes, unit: Unit) -> None:
    """Hidden enemies within three hexes and in sight of the unit are revealed."""
    g.cap[g.player] -= CARDS[SCOUTS].cost
    discard(g, g.player, SCOUTS)
    g.follow("turn")
    at = g.place[unit]
    g.tell("scouts", "8.7h", unit=unit, hex=at)
    near = g.ground.within(at, SCOUT_DISTANCE)
    g.revealed = True
    seen = seen_from(g, at, near) if can_see_out(g, unit) else 0
    for enemy in bits(g.hidden & g.firefight.sides[1 - g.side]):
        if g.hidden >> enemy & 1 and seen >> g.place[enemy] & 1:
            reveal(g, g.place[enemy], "8.7h")


@roll.verb(
    "card",
    "card",
    Limit("8.0e", lambda g, player, *_: mask(g.hands[player])),
    Limit("8.6f", lambda g, player, why, *_: (1 << DIRECTION) * _may_direct(g, player, why)),
)
@rule("8.6f", "8.2b")
def direct_fire(g: Heroes, player: Player, why: str, then: str, *rest: int) -> None:
    """Two more firepower for the whole attack (OP-8.6.3), before its first roll."""
    *args, card = rest
    discard(g, player, card)
    assert g.attack is not None
    g.attack.directed = True
    g.follow(("roll", player, why, then, *args))


def _may_direct(g: Heroes, player: Player, why: str) -> bool:
    a = g.attack
    return (
        why in ("attack", "suspicion", "work")
        and a is not None
        and a.leader >= 0
        and not a.rolled
        and not a.directed
    )


@steps.step
@rule("8.7d", "8.7g", "8.2b")
def after_roll(g: Heroes, player: Player, why: str, then: str, *args: int) -> None:
    """Cards that change a roll accompany an action of one's own."""
    hand = g.hands[player]
    if player == g.player and hand and (NCO in hand or LUCK in hand) and why != "direction":
        g.follow(("change_roll", player, why, then, *args))
    else:
        g.follow((then, *args))


change_roll = steps.choice(
    "change_roll",
    rule="8.7d",
    seat=seat_of_player,
    always=True,
    about=lambda g, player, why, then, *args: {"why": why, "dice": list(g.dice[:-1])},
)


@change_roll.verb("keep")
def keep_roll(g: Heroes, player: Player, why: str, then: str, *args: int) -> None:
    g.follow((then, *args))


@change_roll.verb(
    "reroll",
    "number",
    Limit("8.0e", lambda g, player, *_: -(NCO in g.hands[player])),
    Limit("8.7d", lambda g, *_: (1 << len(g.dice)) - 2),
)
@rule("8.7d")
def reroll(g: Heroes, player: Player, why: str, then: str, *rest: int) -> None:
    """One die of the roll, counted from 1."""
    *args, number = rest
    discard(g, player, NCO)
    dice = list(g.dice)
    dice[number - 1] = g.chance.die(why)
    g.dice = tuple(dice)
    g.tell("rerolls", "8.7d", side=player, dice=dice[:-1])
    g.follow(("after_roll", player, why, then, *args))


@change_roll.verb("luck", None, Limit("8.0e", lambda g, player, *_: LUCK in g.hands[player]))
@rule("8.7g")
def try_luck(g: Heroes, player: Player, why: str, then: str, *args: int) -> None:
    discard(g, player, LUCK)
    die = g.chance.die("luck")
    change = UNLUCKY if die == 1 else LUCKY
    g.dice = (*g.dice[:-1], g.dice[-1] + change)
    g.tell("luck", "8.7g", side=player, dice=[die], change=change)
    g.follow(("after_roll", player, why, then, *args))


# -- after an action: Bogged Down and Scout Teams


@steps.step
@rule("8.7i", "8.7h", "8.7s")
def card_windows(g: Heroes) -> None:
    """OP-SQ.2: only who holds such a card is asked."""
    if SCOUTS in g.hands[g.player] and _hideable(g):
        g.follow(("cover_tracks", g.player))
    for enemy in reversed(g.command.of_side[1 - g.side]):
        if BOGGED in g.hands[enemy] and _boggable(g):
            g.revealed = True  # the question tells that he holds it
            g.follow(("bog_down", enemy))


def _boggable(g: Heroes) -> Units:
    moved = g.moved & g.firefight.vehicles & g.command.own[g.player] & ~g.hidden
    return mask(u for u in bits(moved) if g.place[u] >= 0 and not g.marker[u])


bog_down = steps.choice("bog_down", rule="8.7i", seat=seat_of_player, always=True)


@bog_down.verb("on", "unit", Limit("8.7i", lambda g, player: _boggable(g)))
@rule("8.7i")
def bog(g: Heroes, player: Player, unit: Unit) -> None:
    discard(g, player, BOGGED)
    g.follow(("roll", player, "bogged", "bogs", unit))


@bog_down.verb("decline")
def do_not_bog(g: Heroes, player: Player) -> None:
    pass


@steps.step
def bogs(g: Heroes, unit: Unit) -> None:
    stuck = g.total() >= BOGGED_ON and g.pile[IMMOBILIZED] > 0
    g.tell("bogged", "8.7i", unit=unit, dice=list(g.dice[:-1]), success=stuck)
    if stuck:
        g.pile[IMMOBILIZED] -= 1
        g.marker[unit] = IMMOBILIZED + 1
        g.possible[unit] = 1 << IMMOBILIZED
        g.shown |= 1 << unit


def _hideable(g: Heroes) -> Units:
    if g.cap[g.player] < CARDS[SCOUTS].cost:
        return 0
    own = own_visible(g) & g.acted
    return mask(unit for unit in bits(own) if hiding_hexes(g, unit))


cover_tracks = steps.choice("cover_tracks", rule="8.7h", seat=seat_of_player, always=True)


@cover_tracks.verb("hide", "unit", Limit("8.7h", lambda g, player: _hideable(g)))
def cover_up(g: Heroes, player: Player, unit: Unit) -> None:
    g.cap[player] -= CARDS[SCOUTS].cost
    discard(g, player, SCOUTS)
    g.follow(("hide_where", player, unit))


@cover_tracks.verb("decline")
def stay_visible(g: Heroes, player: Player) -> None:
    pass


hide_where = steps.choice(
    "hide_where", rule="8.7h", seat=seat_of_player, about=lambda g, player, unit: {"unit": unit}
)


@hide_where.verb("hide", "hex", Limit("8.7h", lambda g, player, unit: hiding_hexes(g, unit)))
def hide_there(g: Heroes, player: Player, unit: Unit, at: Hex) -> None:
    g.follow(("hide_in", unit, at))
