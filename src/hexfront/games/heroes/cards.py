"""Chapter 8: action, bonus, event and weapon cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.games.heroes import victory
from hexfront.games.heroes.combat import (
    in_sight,
    suspects,
    targets_on_map,
    work_here,
)
from hexfront.games.heroes.firefight import EVENT_ROUND
from hexfront.games.heroes.hidden import hiding_hexes, reveal
from hexfront.games.heroes.hits import remove_marker
from hexfront.games.heroes.movement import IMPOSSIBLE, barred_by_entrants, can_move, reachable
from hexfront.games.heroes.orders import can_act, has_action, marker_of, turn
from hexfront.games.heroes.points import close_activation, discard, roll
from hexfront.games.heroes.rally import may_rally
from hexfront.games.heroes.sight import arc, sees, sees_out, watched
from hexfront.games.heroes.state import (
    ADRENALINE,
    FREE,
    Attack,
    Heroes,
    seat_of_side,
    steps,
    turn_seat,
)
from hexfront.games.heroes.tables import (
    CARD_NUMBER,
    CARDS,
    MARKER_NUMBER,
    MINE,
    WIRE,
    mask,
)

FOLLOW_ME = CARD_NUMBER["follow-me"]
RALLY_UP = CARD_NUMBER["rally-up"]
DEPLOYMENT = CARD_NUMBER["rapid-deployment"]
OFFICER = CARD_NUMBER["frontline-officer"]
SWIFT = CARD_NUMBER["swift-action"]
DIRECTION = CARD_NUMBER["fire-direction"]
SEEK_COVER = CARD_NUMBER["seek-cover"]
ADRENALINE_CARD = CARD_NUMBER["adrenaline"]
COMMAND_ACTION = CARD_NUMBER["command-action"]
NCO = CARD_NUMBER["veteran-nco"]
SNIPER = CARD_NUMBER["sniper-fire"]
LUCK = CARD_NUMBER["luck"]
SCOUTS = CARD_NUMBER["scout-teams"]
BOGGED = CARD_NUMBER["bogged-down"]
CLEARING = CARD_NUMBER["obstacle-clearing"]
MINING = CARD_NUMBER["mine-laying"]
GRENADES = CARD_NUMBER["grenades"]
IMMOBILIZED = MARKER_NUMBER["veh-immobilized"]

SNIPER_LOSS = (0, 0, 1, 1, 2, 2, 3)
SCOUT_DISTANCE = 3
BOGGED_ON = 4
LUCKY, UNLUCKY = 2, -3


# -- drawing


@steps.step
@rule("2.0d", "8.0c", "8.0f")
def draw_cards(g: Heroes) -> None:
    """The German, then the Soviet player (OP-8.0.6); nobody in round 1 (OP-8.0.5)."""
    if g.round > 1 and g.firefight.draw and g.deck:
        for side in (0, 1):
            for _ in range(g.firefight.draw):
                draw(g, side)


@rule("8.0d", "8.0e", "8.3a")
def draw(g: Heroes, side: int) -> None:
    """From the top of the deck, as long as there is one (OP-8.0.2); events happen at once."""
    while g.deck:
        card = g.deck[-1]
        g.deck = g.deck[:-1]
        if CARDS[card].kind != "event":
            g.hands[side] = tuple(sorted((*g.hands[side], card)))
            g.spoke = True
            g.tell("draws", "8.0c", side=side, own_card=(side, card))
            return
        g.discards += bytes((card,))
        g.tell("event-card", "8.0d", side=side, card=card)
        if not _happens(g, CARDS[card].id):
            return


@rule("8.3a", "8.6h", "8.6i", "8.7l", "8.7m", "8.7n")
def _happens(g: Heroes, event: str) -> bool:
    """What an event card does; whether another card is drawn after it."""
    if event == "halt-order":
        victory.score(g, "end")
        victory.finish(g, "halt", "8.7m")
    if event == "score":
        victory.score(g, "card")
        return True
    if event == "firefight-event":
        g.ready |= mask(
            unit
            for force in g.firefight.forces
            if force.round == EVENT_ROUND
            for unit in bits(force.units)
            if g.place[unit] == -1
        )
        g.tell("firefight-event", "8.7l", units=g.ready)
        return True
    g.objectives |= 1 << int(event[-1])
    return False


# -- who a card may be played on


def _own_visible(g: Heroes) -> int:
    own = g.firefight.sides[g.side] & ~g.hidden
    return mask(unit for unit in bits(own) if g.place[unit] >= 0)


def _clearable(g: Heroes) -> int:
    """OP-8.6.1: markers that cannot be rallied stay."""
    found = 0
    for unit in bits(_own_visible(g)):
        marker = marker_of(g, unit)
        if g.marker[unit] and (marker is None or marker.rally):
            found |= 1 << unit
    return found


def _rallying(g: Heroes) -> int:
    return mask(unit for unit in bits(_own_visible(g)) if may_rally(g, unit))


def _movable(g: Heroes) -> int:
    found = 0
    for unit in bits(_own_visible(g)):
        if can_move(g, unit) and _free_steps(g, unit):
            found |= 1 << unit
    return found


def _free_steps(g: Heroes, unit: int) -> int:
    """OP-8.6.2: ordinary steps without their costs; what is impassable stays so."""
    return reachable(g, unit, IMPOSSIBLE - 1) & ~barred_by_entrants(g, unit)


def _coverable(g: Heroes) -> int:
    found = 0
    for unit in bits(_own_visible(g) & ~(g.dug | g.aboard)):
        if not g.shares_hex(unit):
            found |= 1 << unit
    return found


def _idle(g: Heroes, how: int, among: int) -> int:
    return mask(unit for unit in bits(among) if can_act(g, how, unit))


def _adrenaline(g: Heroes) -> int:
    return _idle(g, ADRENALINE, _own_visible(g) & g.used)


def _commanded(g: Heroes) -> int:
    return _idle(g, FREE, _own_visible(g))


def _unhit_free(g: Heroes) -> int:
    found = 0
    for unit in bits(_own_visible(g) & ~g.aboard):
        if not g.marker[unit] and not g.shares_hex(unit):
            found |= 1 << unit
    return found


def _clearing(g: Heroes) -> int:
    found = 0
    for unit in bits(_unhit_free(g) if g.works else 0):
        work = g.work_at(g.place[unit])
        if work is not None and work[0] in (WIRE, MINE) and not work[3]:
            found |= 1 << unit
    return found


def _mining(g: Heroes) -> int:
    return mask(unit for unit in bits(_unhit_free(g)) if mine_hexes(g, unit))


def mine_hexes(g: Heroes, unit: int) -> int:
    """Its own or an adjacent hex without enemies and without another work (18.0a)."""
    at = g.place[unit]
    hexes = (g.ground.board.adjacent[at] | 1 << at) & ~g.visible(1 - g.side)
    for work in g.works:
        if not work[3] or work[2] == g.side:
            hexes &= ~(1 << work[1])
    return hexes


def _officer(g: Heroes) -> int:
    open_ap = g.ap[g.side] >= CARDS[OFFICER].cost
    return g.activated & g.firefight.sides[g.side] & ~g.hidden if open_ap else 0


OBJECTS: dict[int, Callable[[Heroes], int]] = {
    FOLLOW_ME: _clearable,
    RALLY_UP: _rallying,
    DEPLOYMENT: _movable,
    OFFICER: _officer,
    SEEK_COVER: _coverable,
    ADRENALINE_CARD: _adrenaline,
    COMMAND_ACTION: _commanded,
    CLEARING: _clearing,
    MINING: _mining,
}
"""The units on which each action card may be played now; Sniper Fire needs none."""


@rule("8.0g", "8.0h", "8.0i", "8.0j", "8.0k", "8.6b", "8.7a", "8.7b", "8.7e", "8.6j")
def payers(g: Heroes, card: int) -> int:
    """Units on which the card can be paid for: any by CAP, those of the activation by AP."""
    known = CARDS[card]
    side = g.side
    if known.pay == "ap":
        return g.activated
    if g.cap[side] >= known.cost:
        return -1
    if known.pay == "ap_or_cap" and g.ap[side] and g.ap[side] + g.cap[side] >= known.cost:
        return g.activated
    return 0


def objects(g: Heroes, card: int) -> int:
    return OBJECTS[card](g) & payers(g, card)


def _hand(g: Heroes) -> int:
    return mask(g.hands[g.side])


def _playable(g: Heroes) -> int:
    found = 0
    for card in set(g.hands[g.side]):
        if card in OBJECTS:
            if objects(g, card):
                found |= 1 << card
        elif card == SNIPER:
            found |= 1 << card
    return found


_ACTION_CARDS = mask([*OBJECTS, SNIPER])


# -- 8.1 action cards


@turn.verb(
    "card",
    "card",
    Limit("8.0e", _hand),
    Limit("8.1a", lambda g: _ACTION_CARDS),
    Limit("8.0g", _playable),
)
@rule("2.2p", "2.2q", "8.1a", "8.1b", "8.1c")
def play_card(g: Heroes, card: int) -> None:
    """It is the action of the turn, and changes nobody's fresh or used state."""
    if card == SNIPER:
        discard(g, g.side, card)
        g.follow(("roll", g.side, "sniper", "sniped"), "action_end")
    else:
        g.follow(("card_on", card, 0))


card_on = steps.choice(
    "card_on",
    rule="8.1a",
    seat=turn_seat,
    always=True,
    about=lambda g, card, group: {"card": card, "units": group},
)


@rule("8.5a", "9.1f", "9.2e")
def _next_object(g: Heroes, card: int, group: int) -> int:
    """The first may be anyone; more only by a card with the group icon, each next to the others."""
    found = OBJECTS[card](g)
    if not group:
        return found & payers(g, card)
    alone = not CARDS[card].group or card in (ADRENALINE_CARD, COMMAND_ACTION)
    if alone or g.cap[g.side] < CARDS[card].cost:
        return 0
    hexes = g.hexes_of(group)
    near = hexes | g.ground.board.neighbours(hexes)
    return mask(u for u in bits(found & ~group) if near >> g.place[u] & 1)


@card_on.verb("on", "unit", Limit("8.0i", _next_object))
def play_on(g: Heroes, card: int, group: int, unit: int) -> None:
    g.follow(("card_on", card, group | 1 << unit))
    if not _next_object(g, card, group | 1 << unit):
        g.frames.pop()
        _play(g, card, group | 1 << unit)


@card_on.verb("done", None, Limit("8.1a", lambda g, card, group: group))
def play_now(g: Heroes, card: int, group: int) -> None:
    _play(g, card, group)


def _play(g: Heroes, card: int, group: int) -> None:
    discard(g, g.side, card)
    single = not group & (group - 1)
    unit = bits(group)[0]
    effects: dict[int, tuple[Any, ...]] = {
        FOLLOW_ME: ("followed", group),
        RALLY_UP: ("rally_next", group),
        DEPLOYMENT: ("deploy", group),
        OFFICER: ("roll", g.side, "officer", "officer_speaks"),
        SEEK_COVER: ("dig_in", group),
        ADRENALINE_CARD: ("order", ADRENALINE, unit, group),
        COMMAND_ACTION: ("order", FREE, unit, group),
        CLEARING: ("clear", unit),
        MINING: ("lay", unit),
    }
    ordered = card in (ADRENALINE_CARD, COMMAND_ACTION)  # an order ends the action itself
    g.follow(
        ("pay_card", card, group if single else 0),
        effects[card],
        *(() if ordered else ("action_end",)),
    )


@steps.step
@rule("8.0h", "8.0i", "8.0k")
def pay_card(g: Heroes, card: int, unit: int) -> None:
    """Green: AP of the activated unit, CAP, or both (OP-8.0.4); blue: CAP alone."""
    known = CARDS[card]
    if known.cost:
        g.follow(("split_card", card, unit))


split_card = steps.choice(
    "split_card",
    rule="8.0k",
    seat=turn_seat,
    about=lambda g, card, unit: {"card": card, "cost": CARDS[card].cost},
)


def _card_ap(g: Heroes, card: int, unit: int) -> int:
    """How many of the points may be AP."""
    known, side = CARDS[card], g.side
    most = min(known.cost, g.ap[side]) if unit & g.activated and known.pay != "cap" else 0
    least = known.cost if known.pay == "ap" else max(0, known.cost - g.cap[side])
    return (2 << most) - (1 << least) if least <= most else 0


@split_card.verb("ap", "number", Limit("8.0k", _card_ap))
def pay_card_with(g: Heroes, card: int, unit: int, ap: int) -> None:
    side = g.side
    g.ap[side] -= ap
    g.cap[side] -= CARDS[card].cost - ap
    if ap and not g.ap[side]:
        close_activation(g, side, "3.0e")


# -- what they do


@steps.step
@rule("8.6a")
def followed(g: Heroes, group: int) -> None:
    """Hit markers go without a roll, also in close combat."""
    for unit in bits(group):
        g.shown |= 1 << unit
        g.tell("marker-removed", "8.6a", unit=unit, marker_of=unit)
        remove_marker(g, unit)


@steps.step
@rule("8.6d")
def officer_speaks(g: Heroes) -> None:
    """A die of command points for this round (OP-8.6.6: without limit)."""
    gained = max(g.total(), 0)
    g.cap[g.side] += gained
    g.tell("officer", "8.6d", side=g.side, dice=list(g.dice), cap=gained)


@steps.step
@rule("8.7f")
def sniped(g: Heroes) -> None:
    enemy = 1 - g.side
    lost = min(SNIPER_LOSS[min(max(g.total(), 1), 6)], g.cap[enemy])
    g.cap[enemy] -= lost
    g.tell("sniper", "8.7f", side=enemy, dice=list(g.dice), cap=lost)


@steps.step
@rule("8.6c")
def deploy(g: Heroes, group: int) -> None:
    """Each goes two hexes, one after the other."""
    if group:
        g.follow(("who_deploys", group))


who_deploys = steps.choice(
    "who_deploys", rule="8.6c", seat=turn_seat, about=lambda g, group: {"units": group}
)


@who_deploys.verb("deploy", "unit", Limit("8.6c", lambda g, group: group))
def deploy_one(g: Heroes, group: int, unit: int) -> None:
    g.follow(("deploy_step", unit, 2), ("deploy", group & ~(1 << unit)))


@steps.step
def deploy_step(g: Heroes, unit: int, left: int) -> None:
    if g.place[unit] < 0:
        return
    if left and _free_steps(g, unit):
        g.follow(("deploy_to", unit, left))
    else:
        g.follow(("turn_about", unit))


deploy_to = steps.choice(
    "deploy_to",
    rule="8.6c",
    seat=turn_seat,
    always=True,
    about=lambda g, unit, left: {"unit": unit, "left": left},
)


@deploy_to.verb("to", "hex", Limit("8.6c", lambda g, unit, left: _free_steps(g, unit)))
def deploy_into(g: Heroes, unit: int, left: int, end: int) -> None:
    g.follow(("step_into", unit, end, 0), ("deploy_step", unit, left - 1))


@deploy_to.verb("stop", None, Limit("8.6c", lambda g, unit, left: left == 1))
def deploy_no_further(g: Heroes, unit: int, left: int) -> None:
    g.follow(("turn_about", unit))


@steps.step
@rule("8.7j")
def clear(g: Heroes, unit: int) -> None:
    work = g.work_at(g.place[unit])
    if work is not None:
        g.works.remove(work)
        g.tell("work-cleared", "8.7j", unit=unit, hex=work[1])


@steps.step
def lay(g: Heroes, unit: int) -> None:
    g.follow(("lay_mine", unit))


lay_mine = steps.choice(
    "lay_mine", rule="8.7k", seat=turn_seat, always=True, about=lambda g, unit: {"unit": unit}
)


@lay_mine.verb("lay", "hex", Limit("8.7k", mine_hexes))
@rule("8.7k")
def lay_openly(g: Heroes, unit: int, at: int) -> None:
    g.works.append((MINE, at, g.side, False, -1))
    g.tell("mine-laid", "8.7k", side=g.side, hex=at)


@lay_mine.verb(
    "lay_hidden",
    "hex",
    Limit("8.7k", mine_hexes),
    Limit("8.7k", lambda g, unit: ~watched(g, 1 - g.side)),
)
def lay_secretly(g: Heroes, unit: int, at: int) -> None:
    g.works.append((MINE, at, g.side, True, -1))
    g.tell("mine-laid-hidden", "8.7k", side=g.side, own_hex=(g.side, at))


# -- 8.2 bonus cards


@turn.verb(
    "swift",
    None,
    Limit("8.0e", lambda g: SWIFT in g.hands[g.side]),
    Limit("8.6e", lambda g: not g.swift),
    Limit("8.0h", lambda g: g.cap[g.side] >= CARDS[SWIFT].cost),
    Limit("8.6e", has_action),
)
@rule("8.2a", "8.2b", "8.6e")
def act_swiftly(g: Heroes) -> None:
    """With the first action of a turn: another follows before the enemy's turn."""
    g.cap[g.side] -= CARDS[SWIFT].cost
    discard(g, g.side, SWIFT)
    if has_action(g):
        g.swift = 2
    g.follow("turn")


@turn.verb(
    "scout",
    "unit",
    Limit("8.0e", lambda g: -(SCOUTS in g.hands[g.side])),
    Limit("8.0h", lambda g: -(g.cap[g.side] >= CARDS[SCOUTS].cost)),
    Limit("8.7h", lambda g: -(bool(suspects(g)))),
    Limit("8.7h", _own_visible),
)
@rule("8.7h")
def scout(g: Heroes, unit: int) -> None:
    """Hidden enemies within three hexes and in sight of the unit are revealed."""
    g.cap[g.side] -= CARDS[SCOUTS].cost
    discard(g, g.side, SCOUTS)
    g.follow("turn")
    at = g.place[unit]
    g.tell("scouts", "8.7h", unit=unit, hex=at)
    near = g.ground.within(at, SCOUT_DISTANCE)
    g.spoke = True
    for enemy in bits(g.hidden & g.firefight.sides[1 - g.side]):
        there = g.place[enemy]
        if g.hidden >> enemy & 1 and near >> there & 1 and sees_out(g, unit) and sees(g, at, there):
            reveal(g, there, "8.7h")


@roll.verb(
    "card",
    "card",
    Limit("8.0e", lambda g, side, *_: mask(g.hands[side])),
    Limit("8.6f", lambda g, side, why, *_: (1 << DIRECTION) * _may_direct(g, side, why)),
)
@rule("8.6f", "8.2b")
def direct_fire(g: Heroes, side: int, why: str, then: str, *rest: int) -> None:
    """Two more firepower for the whole attack (OP-8.6.3), before its first roll."""
    *args, card = rest
    discard(g, side, card)
    assert g.attack is not None
    g.attack.directed = True
    g.follow(("roll", side, why, then, *args))


def _may_direct(g: Heroes, side: int, why: str) -> bool:
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
def after_roll(g: Heroes, side: int, why: str, then: str, *args: int) -> None:
    """Cards that change a roll accompany an action of one's own."""
    hand = g.hands[side]
    if side == g.side and hand and (NCO in hand or LUCK in hand) and why != "direction":
        g.follow(("change_roll", side, why, then, *args))
    else:
        g.follow((then, *args))


change_roll = steps.choice(
    "change_roll",
    rule="8.7d",
    seat=seat_of_side,
    always=True,
    about=lambda g, side, why, then, *args: {"why": why, "dice": list(g.dice[:-1])},
)


@change_roll.verb("keep")
def keep_roll(g: Heroes, side: int, why: str, then: str, *args: int) -> None:
    g.follow((then, *args))


@change_roll.verb(
    "reroll",
    "number",
    Limit("8.0e", lambda g, side, *_: -(NCO in g.hands[side])),
    Limit("8.7d", lambda g, *_: (1 << len(g.dice)) - 2),
)
@rule("8.7d")
def reroll(g: Heroes, side: int, why: str, then: str, *rest: int) -> None:
    """One die of the roll, counted from 1."""
    *args, number = rest
    discard(g, side, NCO)
    dice = list(g.dice)
    dice[number - 1] = g.chance.die(why)
    g.dice = tuple(dice)
    g.tell("rerolls", "8.7d", side=side, dice=dice[:-1])
    g.follow(("after_roll", side, why, then, *args))


@change_roll.verb("luck", None, Limit("8.0e", lambda g, side, *_: LUCK in g.hands[side]))
@rule("8.7g")
def try_luck(g: Heroes, side: int, why: str, then: str, *args: int) -> None:
    discard(g, side, LUCK)
    die = g.chance.die("luck")
    change = UNLUCKY if die == 1 else LUCKY
    g.dice = (*g.dice[:-1], g.dice[-1] + change)
    g.tell("luck", "8.7g", side=side, dice=[die], change=change)
    g.follow(("after_roll", side, why, then, *args))


# -- after an action: Bogged Down and Scout Teams


@steps.step
@rule("8.7i", "8.7h", "8.7s")
def card_windows(g: Heroes) -> None:
    """OP-SQ.2: only who holds such a card is asked."""
    enemy = 1 - g.side
    if SCOUTS in g.hands[g.side] and _hideable(g):
        g.follow(("cover_tracks", g.side))
    if BOGGED in g.hands[enemy] and _boggable(g):
        g.follow(("bog_down", enemy))


def _boggable(g: Heroes) -> int:
    moved = g.moved & g.firefight.vehicles & g.firefight.sides[g.side] & ~g.hidden
    return mask(u for u in bits(moved) if g.place[u] >= 0 and not g.marker[u])


bog_down = steps.choice("bog_down", rule="8.7i", seat=seat_of_side, always=True)


@bog_down.verb("on", "unit", Limit("8.7i", lambda g, side: _boggable(g)))
@rule("8.7i")
def bog(g: Heroes, side: int, unit: int) -> None:
    discard(g, side, BOGGED)
    g.follow(("roll", side, "bogged", "bogs", unit))


@bog_down.verb("decline")
def do_not_bog(g: Heroes, side: int) -> None:
    pass


@steps.step
def bogs(g: Heroes, unit: int) -> None:
    stuck = g.total() >= BOGGED_ON and g.pile[IMMOBILIZED] > 0
    g.tell("bogged", "8.7i", unit=unit, dice=list(g.dice), success=stuck)
    if stuck:
        g.pile[IMMOBILIZED] -= 1
        g.marker[unit] = IMMOBILIZED + 1
        g.possible[unit] = 1 << IMMOBILIZED
        g.shown |= 1 << unit


def _hideable(g: Heroes) -> int:
    if g.cap[g.side] < CARDS[SCOUTS].cost:
        return 0
    own = _own_visible(g) & (g.moved | g.activated)
    return mask(unit for unit in bits(own) if hiding_hexes(g, unit))


cover_tracks = steps.choice("cover_tracks", rule="8.7h", seat=seat_of_side, always=True)


@cover_tracks.verb("hide", "unit", Limit("8.7h", lambda g, side: _hideable(g)))
def cover_up(g: Heroes, side: int, unit: int) -> None:
    g.cap[side] -= CARDS[SCOUTS].cost
    discard(g, side, SCOUTS)
    g.follow(("hide_where", side, unit))


@cover_tracks.verb("decline")
def stay_visible(g: Heroes, side: int) -> None:
    pass


hide_where = steps.choice(
    "hide_where", rule="8.7h", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@hide_where.verb("hide", "hex", Limit("8.7h", lambda g, side, unit: hiding_hexes(g, unit)))
def hide_there(g: Heroes, side: int, unit: int, at: int) -> None:
    g.follow(("hide_in", unit, at))


# -- 8.4 weapon cards


@rule("8.4a", "8.4b", "8.4d", "8.4f", "8.6g", "8.7o", "8.7p")
def usable_weapons(g: Heroes) -> int:
    """Weapons borne by own units that may act and have something to attack."""
    found = 0
    for number, (card, uses, unit) in enumerate(g.weapons):
        if not uses or unit < 0 or g.side_of(unit) != g.side:
            continue
        if card == GRENADES and g.activated >> unit & 1:
            continue
        if weapon_hexes(g, number) or weapon_units(g, number) or _weapon_work(g, number):
            found |= 1 << number
    return found


def _bearer_acts(g: Heroes, unit: int) -> bool:
    marker = marker_of(g, unit)
    if g.place[unit] < 0 or (g.hidden | g.aboard) >> unit & 1:
        return False
    return marker is None or not all(marker.no_fire)


def weapon_hexes(g: Heroes, number: int) -> int:
    """Adjacent hexes, where the weapon reaches so far, in arc and sight (OP-8.6.4)."""
    card, _, unit = g.weapons[number]
    if not CARDS[card].long_range or not _bearer_acts(g, unit):
        return 0
    near = g.ground.board.adjacent[g.place[unit]] & arc(g, unit) & targets_on_map(g)
    return in_sight(g, unit, near)


def weapon_units(g: Heroes, number: int) -> int:
    _, _, unit = g.weapons[number]
    if not _bearer_acts(g, unit):
        return 0
    return g.here[g.place[unit]] & g.firefight.sides[1 - g.side]


def _weapon_work(g: Heroes, number: int) -> bool:
    card, _, unit = g.weapons[number]
    return CARDS[card].id == "demolition" and _bearer_acts(g, unit) and work_here(g, unit)


@turn.verb("weapon", "weapon", Limit("8.4a", usable_weapons))
@rule("8.4a", "8.4c", "8.5c")
def use_weapon(g: Heroes, number: int) -> None:
    g.follow(("weapon_at", number))


weapon_at = steps.choice(
    "weapon_at",
    rule="8.4a",
    seat=turn_seat,
    always=True,
    about=lambda g, number: {"card": g.weapons[number][0], "unit": g.weapons[number][2]},
)


@weapon_at.verb("fire", "hex", Limit("8.6g", weapon_hexes))
def throw_at_hex(g: Heroes, number: int, at: int) -> None:
    _throw_weapon(g, number, at, 0, False)


@weapon_at.verb("close", "unit", Limit("8.6g", weapon_units))
def throw_at_unit(g: Heroes, number: int, target: int) -> None:
    _throw_weapon(g, number, g.place[target], 1 << target, False)


@weapon_at.verb("raze", None, Limit("8.7p", _weapon_work))
def blow_up(g: Heroes, number: int) -> None:
    _throw_weapon(g, number, g.place[g.weapons[number][2]], 0, True)


@rule("8.4b", "8.4e")
def _throw_weapon(g: Heroes, number: int, at: int, targets: int, work: bool) -> None:
    card, uses, unit = g.weapons[number]
    g.weapons[number] = (card, uses - 1, unit)
    a = Attack(g.side, unit, at)
    a.origin = g.place[unit]
    a.weapon = number
    a.close = g.place[unit] == at
    a.targets = targets
    a.work = work
    g.tell("weapon", "8.4a", unit=unit, card=card)
    g.attack = a
    g.follow("open_fire", "action_end")
