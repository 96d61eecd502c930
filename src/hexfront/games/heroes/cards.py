"""Chapter 8: action, bonus, event and weapon cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Count, Hex, Hexes, Player, Points, Things, Unit, Units
from hexfront.games.heroes import victory
from hexfront.games.heroes.costs import IMPOSSIBLE
from hexfront.games.heroes.hits import remove_marker
from hexfront.games.heroes.movement import MINE_LAYING, barred_by_entrants, can_move, reachable
from hexfront.games.heroes.orders import OWN, can_act, marker_of, turn
from hexfront.games.heroes.points import discard, spend
from hexfront.games.heroes.rally import may_rally
from hexfront.games.heroes.sheets import EVENT_ROUND
from hexfront.games.heroes.sight import watched
from hexfront.games.heroes.state import ADRENALINE, FREE, Heroes, Payment, steps, turn_seat
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, MINE, WIRE

FOLLOW_ME = CARD_NUMBER["follow-me"]
RALLY_UP = CARD_NUMBER["rally-up"]
DEPLOYMENT = CARD_NUMBER["rapid-deployment"]
OFFICER = CARD_NUMBER["frontline-officer"]
SEEK_COVER = CARD_NUMBER["seek-cover"]
ADRENALINE_CARD = CARD_NUMBER["adrenaline"]
COMMAND_ACTION = CARD_NUMBER["command-action"]
SNIPER = CARD_NUMBER["sniper-fire"]
CLEARING = CARD_NUMBER["obstacle-clearing"]

SNIPER_LOSS = (0, 0, 1, 1, 2, 2, 3)


# -- drawing


@steps.step
@rule("2.0d", "8.0c", "8.0f")
def draw_cards(g: Heroes) -> None:
    """The German, then the Soviet player (OP-8.0.6); nobody in round 1 (OP-8.0.5)."""
    if g.round > 1 and g.firefight.draw and g.deck:
        for player in sorted(g.command.players):
            for _ in range(g.firefight.draw):
                draw(g, player)


@rule("8.0d", "8.0e", "8.3a")
def draw(g: Heroes, player: Player) -> None:
    """From the top of the deck, as long as there is one (OP-8.0.2); events happen at once."""
    while g.deck:
        card = g.deck[-1]
        g.deck = g.deck[:-1]
        if CARDS[card].kind != "event":
            g.hands[player] = tuple(sorted((*g.hands[player], card)))
            g.revealed = True
            g.tell("draws", "8.0c", side=player, own_card=(player, card))
            return
        g.discards += bytes((card,))
        g.tell("event-card", "8.0d", side=player, card=card)
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


def own_visible(g: Heroes) -> Units:
    own = g.command.own[g.player] & ~g.hidden
    return mask(unit for unit in bits(own) if g.place[unit] >= 0)


@rule("8.6a", "7.6f")
def _clearable(g: Heroes) -> Units:
    """OP-8.6.1: markers that cannot be rallied stay."""
    found = 0
    for unit in bits(own_visible(g)):
        marker = marker_of(g, unit)
        if g.marker[unit] and (marker is None or marker.rally):
            found |= 1 << unit
    return found


@rule("8.6b")
def _rallying(g: Heroes) -> Units:
    return mask(unit for unit in bits(own_visible(g)) if may_rally(g, unit))


@rule("8.6c")
def _movable(g: Heroes) -> Units:
    found = 0
    for unit in bits(own_visible(g)):
        if can_move(g, unit) and _free_steps(g, unit):
            found |= 1 << unit
    return found


@rule("8.6c")
def _free_steps(g: Heroes, unit: Unit) -> Hexes:
    """OP-8.6.2: ordinary steps without their costs; what is impassable stays so."""
    return reachable(g, unit, IMPOSSIBLE - 1) & ~barred_by_entrants(g, unit)


@rule("8.6j", "8.7e", "18.1.3b")
def _coverable(g: Heroes) -> Units:
    found = 0
    for unit in bits(own_visible(g) & ~(g.dug | g.aboard)):
        if not g.is_among_enemies(unit):
            found |= 1 << unit
    return found


def _idle(g: Heroes, how: Payment, among: Units) -> Units:
    return mask(unit for unit in bits(among) if can_act(g, how, unit))


@rule("8.7a")
def _adrenaline(g: Heroes) -> Units:
    return _idle(g, ADRENALINE, own_visible(g) & g.used)


@rule("8.7b")
def _commanded(g: Heroes) -> Units:
    return _idle(g, FREE, own_visible(g))


def _unhit_free(g: Heroes) -> Units:
    found = 0
    for unit in bits(own_visible(g) & ~g.aboard):
        if not g.marker[unit] and not g.is_among_enemies(unit):
            found |= 1 << unit
    return found


@rule("8.7j")
def _clearing(g: Heroes) -> Units:
    found = 0
    for unit in bits(_unhit_free(g) if g.works else 0):
        work = g.work_at(g.place[unit])
        if work is not None and work[0] in (WIRE, MINE) and not work[3]:
            found |= 1 << unit
    return found


def _mining(g: Heroes) -> Units:
    return mask(unit for unit in bits(_unhit_free(g)) if mine_hexes(g, unit))


@rule("8.7k")
def mine_hexes(g: Heroes, unit: Unit) -> Hexes:
    """Its own or an adjacent hex without enemies and without another work (18.0a)."""
    at = g.place[unit]
    hexes = (g.ground.board.adjacent[at] | 1 << at) & ~g.visible(1 - g.side)
    for work in g.works:
        if not work[3] or work[2] & 1 == g.side:
            hexes &= ~(1 << work[1])
    return hexes


@rule("8.6d")
def _officer(g: Heroes) -> Units:
    open_ap = g.ap[g.player] >= CARDS[OFFICER].cost
    return g.activated & g.command.own[g.player] & ~g.hidden if open_ap else 0


OBJECTS: dict[int, Callable[[Heroes], int]] = {
    FOLLOW_ME: _clearable,
    RALLY_UP: _rallying,
    DEPLOYMENT: _movable,
    OFFICER: _officer,
    SEEK_COVER: _coverable,
    ADRENALINE_CARD: _adrenaline,
    COMMAND_ACTION: _commanded,
    CLEARING: _clearing,
    MINE_LAYING: _mining,
}
"""The units on which each action card may be played now; Sniper Fire needs none."""


@rule("8.0g", "8.0h", "8.0i", "8.0j", "8.0k")
def payers(g: Heroes, card: Card) -> Units:
    """Units on which the card can be paid for: any by CAP, those of the activation by AP."""
    known = CARDS[card]
    ap, cap = g.ap[g.player], g.cap[g.player]
    if known.pay == "ap":
        return g.activated
    if cap >= known.cost:
        return -1
    if known.pay == "ap_or_cap" and ap and ap + cap >= known.cost:
        return g.activated
    return 0


def objects(g: Heroes, card: Card) -> Units:
    return OBJECTS[card](g) & payers(g, card)


def _hand(g: Heroes) -> Cards:
    return mask(g.hands[g.player])


def _playable(g: Heroes) -> Cards:
    found = 0
    for card in set(g.hands[g.player]):
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
    Limit("OP-LE.3", lambda g: g.rules.plays_cards),
    Limit("8.0e", _hand),
    Limit("8.1a", lambda g: _ACTION_CARDS),
    Limit("8.0g", _playable),
)
@rule("2.2p", "2.2q", "8.1a", "8.1b", "8.1c")
def play_card(g: Heroes, card: Card) -> None:
    """It is the action of the turn, and changes nobody's fresh or used state."""
    if card == SNIPER:
        discard(g, g.player, card)
        g.follow(("roll", g.player, "sniper", "sniped"), "action_end")
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
def _next_object(g: Heroes, card: Card, group: Units) -> Things:
    """The first may be anyone; more only by a card with the group icon, each next to the others."""
    found = OBJECTS[card](g)
    if not group:
        return found & payers(g, card)
    alone = not (CARDS[card].group and g.rules.groups)
    alone |= card in (ADRENALINE_CARD, COMMAND_ACTION)
    if alone or g.cap[g.player] < CARDS[card].cost:
        return 0
    hexes = g.hexes_of(group)
    near = hexes | g.ground.board.neighbours(hexes)
    return mask(u for u in bits(found & ~group) if near >> g.place[u] & 1)


@card_on.verb("on", "unit", *OWN, Limit("8.0i", _next_object))
def play_on(g: Heroes, card: Card, group: Units, unit: Unit) -> None:
    g.follow(("card_on", card, group | 1 << unit))
    if not _next_object(g, card, group | 1 << unit):
        g.frames.pop()
        _play(g, card, group | 1 << unit)


@card_on.verb("done", None, Limit("8.1a", lambda g, card, group: bool(group)))
def play_now(g: Heroes, card: Card, group: Units) -> None:
    _play(g, card, group)


def _play(g: Heroes, card: Card, group: Units) -> None:
    discard(g, g.player, card)
    single = not group & (group - 1)
    unit = bits(group)[0]
    effects: dict[int, tuple[Any, ...]] = {
        FOLLOW_ME: ("followed", group),
        RALLY_UP: ("rally_next", group),
        DEPLOYMENT: ("deploy", group),
        OFFICER: ("roll", g.player, "officer", "officer_speaks"),
        SEEK_COVER: ("dig_in", group),
        ADRENALINE_CARD: ("order", ADRENALINE, unit, group),
        COMMAND_ACTION: ("order", FREE, unit, group),
        CLEARING: ("clear", unit),
        MINE_LAYING: ("lay", unit),
    }
    ordered = card in (ADRENALINE_CARD, COMMAND_ACTION)  # an order ends the action itself
    g.follow(
        ("pay_card", card, group if single else 0),
        effects[card],
        *(() if ordered else ("action_end",)),
    )


@steps.step
@rule("8.0h", "8.0i", "8.0k")
def pay_card(g: Heroes, card: Card, unit: Unit) -> None:
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


def _card_ap(g: Heroes, card: Card, unit: Units) -> Things:
    """How many of the points may be AP."""
    known, player = CARDS[card], g.player
    most = min(known.cost, g.ap[player]) if unit & g.activated and known.pay != "cap" else 0
    least = known.cost if known.pay == "ap" else max(0, known.cost - g.cap[player])
    return (2 << most) - (1 << least) if least <= most else 0


@split_card.verb("ap", "number", Limit("8.0k", _card_ap))
def pay_card_with(g: Heroes, card: Card, unit: Unit, ap: Points) -> None:
    spend(g, ap, CARDS[card].cost - ap, "8.0k")


# -- what they do


@steps.step
@rule("8.6a")
def followed(g: Heroes, group: Units) -> None:
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
    g.cap[g.player] += gained
    g.tell("officer", "8.6d", side=g.player, dice=list(g.dice[:-1]), cap=gained)


@steps.step
@rule("8.7f")
def sniped(g: Heroes) -> None:
    """Of two enemies the one with more CAP loses them."""
    enemy = max(g.command.of_side[1 - g.side], key=lambda player: g.cap[player])
    lost = min(SNIPER_LOSS[min(max(g.total(), 1), 6)], g.cap[enemy])
    g.cap[enemy] -= lost
    g.tell("sniper", "8.7f", side=enemy, dice=list(g.dice[:-1]), cap=lost)


@steps.step
@rule("8.6c")
def deploy(g: Heroes, group: Units) -> None:
    """Each goes two hexes, one after the other."""
    if group:
        g.follow(("who_deploys", group))


who_deploys = steps.choice(
    "who_deploys", rule="8.6c", seat=turn_seat, about=lambda g, group: {"units": group}
)


@who_deploys.verb("deploy", "unit", Limit("8.6c", lambda g, group: group))
def deploy_one(g: Heroes, group: Units, unit: Unit) -> None:
    g.follow(("deploy_step", unit, 2), ("deploy", group & ~(1 << unit)))


@steps.step
def deploy_step(g: Heroes, unit: Unit, left: Count) -> None:
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
def deploy_into(g: Heroes, unit: Unit, left: Count, end: Hex) -> None:
    g.follow(("step_into", unit, end, 0), ("deploy_step", unit, left - 1))


@deploy_to.verb("stop", None, Limit("8.6c", lambda g, unit, left: left == 1))
def deploy_no_further(g: Heroes, unit: Unit, left: Count) -> None:
    g.follow(("turn_about", unit))


@steps.step
@rule("8.7j")
def clear(g: Heroes, unit: Unit) -> None:
    work = g.work_at(g.place[unit])
    if work is not None:
        g.works.remove(work)
        g.tell("work-cleared", "8.7j", unit=unit, hex=work[1])


@steps.step
def lay(g: Heroes, unit: Unit) -> None:
    g.follow(("lay_mine", unit))


lay_mine = steps.choice(
    "lay_mine", rule="8.7k", seat=turn_seat, always=True, about=lambda g, unit: {"unit": unit}
)


@lay_mine.verb("lay", "hex", Limit("8.7k", mine_hexes))
@rule("8.7k")
def lay_openly(g: Heroes, unit: Unit, at: Hex) -> None:
    g.works.append((MINE, at, g.player, False, -1))
    g.tell("mine-laid", "8.7k", side=g.player, hex=at)


@lay_mine.verb(
    "lay_hidden",
    "hex",
    Limit("8.7k", mine_hexes),
    Limit("8.7k", lambda g, unit: ~watched(g, 1 - g.side)),
)
def lay_secretly(g: Heroes, unit: Unit, at: Hex) -> None:
    g.works.append((MINE, at, g.player, True, -1))
    g.tell("mine-laid-hidden", "8.7k", side=g.player, own_hex=(g.side, at))
