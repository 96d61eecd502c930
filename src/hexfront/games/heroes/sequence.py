"""2.0 to 2.4: the sequence of play, in the rulebook's order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Points, Side
from hexfront.games.heroes import victory
from hexfront.games.heroes.hits import reset_command_points
from hexfront.games.heroes.orders import has_action, turn
from hexfront.games.heroes.points import DICE_OF_CAP, all_fresh, close_activation
from hexfront.games.heroes.state import WAITING, Heroes, seat_of_player, steps
from hexfront.games.heroes.tables import SOVIET

PRE_ROUND = (
    "fresh_again",  # 1
    "smoke_thins",  # 2
    "refill_cap",  # 3
    "draw_cards",  # 4
    "note_barrages",  # 5
    "land_barrages",  # 6
    "ready_reinforcements",  # 7
    "settle_initiative",  # 8
)


@steps.step
@rule("2.0a", "2.0f")
def round_begins(g: Heroes) -> None:
    """The eight steps before the first turn of a round."""
    g.tell("round", "2.0a", round=g.round)
    g.follow(*PRE_ROUND)


@steps.step
@rule("2.0a", "2.3c", "2.2e")
def fresh_again(g: Heroes) -> None:
    """What was done in the last turns of the round before has no more effect."""
    all_fresh(g)
    g.incautious = g.moved = g.acted = 0
    g.came = [-1] * len(g.came)


@steps.step
@rule("2.0c", "7.4d")
def refill_cap(g: Heroes) -> None:
    reset_command_points(g)


@steps.step
@rule("2.0g", "5.5a")
def ready_reinforcements(g: Heroes) -> None:
    """From their round on they may enter, or later; a position may be without some of them."""
    arriving = mask(
        unit
        for force in g.firefight.forces
        if force.round == g.round
        for unit in bits(force.units)
        if g.place[unit] == WAITING
    )
    if arriving:
        g.ready |= arriving
        g.tell("reinforcements", "2.0g", units=arriving)


# -- 2.1 and 3.2.4 initiative


@steps.step
@rule("2.0h", "2.1e")
def settle_initiative(g: Heroes) -> None:
    """Fixed by the sheet, or bid for and rolled."""
    if g.round == 1 and g.firefight.initiative >= 0:
        _takes_initiative(g, g.firefight.initiative, "2.1e")
        return
    ask_bids(g)


@steps.step
@rule("3.2.4b", "3.2.4c", "3.2.4f")
def ask_bids(g: Heroes) -> None:
    """Who has more CAP announces first, with equal CAP the Soviet player.

    Of two commanders the first one bids and rolls for their side.
    """
    first = SOVIET if g.cap[0] == g.cap[1] else int(g.cap[1] > g.cap[0])
    g.dice = ()
    g.follow(("bid", first), ("bid", 1 - first), "roll_initiative")


bid = steps.choice(
    "bid",
    rule="3.2.4a",
    seat=seat_of_player,
    about=lambda g, side: {"cap": g.cap[side], "bid": g.dice[1] if g.dice else None},
)


@bid.verb(
    "bid", "number", Limit("3.2.4a", lambda g, side: (2 << min(DICE_OF_CAP, g.cap[side])) - 1)
)
@rule("2.1b", "3.2.4a", "3.2.4c", "3.2.4d")
def make_bid(g: Heroes, side: Side, points: Points) -> None:
    """Open, once each, up to two; lost either way. The bids wait where dice will lie."""
    g.dice = (*g.dice, side, points)
    if g.rules.commands:
        g.tell("bids", "3.2.4a", side=side, points=points)


@steps.step
@rule("2.1a", "2.1c", "2.1d", "3.2.4d", "3.2.4e")
def roll_initiative(g: Heroes) -> None:
    """Two dice and the bid; a tie is rolled again, with new bids (OP-3.2.4)."""
    bids = {g.dice[0]: g.dice[1], g.dice[2]: g.dice[3]}
    results = []
    for side in (0, 1):
        g.cap[side] -= bids[side]
        dice = g.chance.dice(2, "initiative")
        results.append(sum(dice) + bids[side])
        g.tell("initiative-roll", "2.1a", side=side, dice=dice, bid=bids[side], total=results[-1])
    g.dice = ()
    if results[0] == results[1]:
        g.follow("ask_bids")
    else:
        _takes_initiative(g, int(results[1] > results[0]), "2.1d")


def _takes_initiative(g: Heroes, side: Side, rule: str) -> None:
    g.initiative = g.side = g.player = side
    g.passes = g.turn = 0
    g.tell("initiative", rule, side=side)
    g.follow("turn_begins")


# -- 2.2 turns


@steps.step
@rule("2.2a", "2.2b", "2.2y", "2.2ab", "5.0.3b", "7.7.3p")
def turn_begins(g: Heroes) -> None:
    """What the units of this player did in his last turn is forgotten now."""
    g.turn += 1
    g.swift = 0
    own = g.command.own[g.player]
    g.incautious &= ~own
    g.moved = g.acted = 0
    for unit in bits(own):
        g.came[unit] = -1
    g.follow("turn")


@turn.verb("pass", None, Limit("8.6e", lambda g: not g.swift))
@rule("2.2u", "2.2v", "2.2w", "2.2x", "9.0h", "20.0a")
def pass_turn(g: Heroes) -> None:
    """Points of an open activation are lost; two passes in a row end the round.

    With more players it ends when all but one have passed in a row.
    """
    g.tell("passes", "2.2u", side=g.player)
    close_activation(g, g.player, "2.2w")
    g.passes += 1
    if g.passes == g.command.passes:
        g.follow("round_ends")
    else:
        _next_player(g)


@rule("2.2a", "20.0a")
def _next_player(g: Heroes) -> None:
    """The enemy; in a turn of two commanders first the second one, for an action of his own."""
    second = g.player + 2
    if second in g.command.players:
        g.player = second
    else:
        g.side = 1 - g.side
        g.player = g.side
    g.follow("turn_begins")


@steps.step
@rule("2.2x", "2.4a", "8.6e")
def action_end(g: Heroes) -> None:
    """After an action or a stall: conditions of the sheet, and the enemy's turn."""
    g.attack = None
    g.follow("card_windows", "turn_ends")


@steps.step
@rule("2.2a", "2.2x", "8.6e")
def turn_ends(g: Heroes) -> None:
    victory.check_endings(g)
    g.passes = 0
    if g.swift > 1:
        g.swift = 1
        if has_action(g):
            g.follow("turn")
            return
    _next_player(g)


# -- 2.3 and 2.4


@steps.step
@rule("2.3a", "2.3b", "2.4a")
def round_ends(g: Heroes) -> None:
    """Points that fall due first, then the end or the next round (OP-2.3.1)."""
    victory.score(g, "round")
    victory.check_endings(g)
    g.tell("round-ends", "2.3a", round=g.round, german=g.vp[0], soviet=g.vp[1])
    if g.round == g.firefight.rounds:
        victory.score(g, "end")
        victory.finish(g, "rounds", "2.4a")
    g.round += 1
    g.passes = 0
    g.follow("round_begins")
