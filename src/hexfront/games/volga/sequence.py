"""The sequence of play, in the rulebook's order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.games.volga import attacks, movement, victory
from hexfront.games.volga.state import GERMAN, SOVIET, Volga, active_german, steps

COMBAT = (
    "play_soviet_card",  # 1
    "play_german_card",  # 2
    "showdown",  # 3
    "adjust_strength",  # 4
    "soviet_card_effect",  # 5
    "german_card_effect",  # 6
    "discard_cards",  # 7
    "opportunity_fire",  # 8
    "rubble_roll",  # 9
    "close_combat",  # 10
    "advance",  # 11
    "blitz",  # 12
    "conceal",  # 13
)


@steps.step
@rule("1.1d", "6.0a", "6.0c", "17.2a", "17.2e", "19.0b")
def german_turn(g: Volga) -> None:
    """One action, then the Soviets' turn. Two Germans take turns, Yellow first."""
    if g.rules.two_germans and g.turn:
        g.player = 1 - g.player
    g.side = GERMAN
    g.turn += 1
    g.tell("german-turn", "1.1d", turn=g.turn, seat=g.german_seat())
    if g.extra >= 0:
        victory.use_extra_turn(g)
    g.follow("german_action", "turn_end")


german_action = steps.choice(
    "german_action",
    rule="6.0a",
    seat=active_german,
    always=True,
    about=lambda g: {"turn": g.turn},
)


@german_action.verb("call")
def choose_call(g: Volga) -> None:
    g.follow("call_reinforcements")


@german_action.verb("long", None, Limit("6.2b", movement.may_move_long))
def choose_long_move(g: Volga) -> None:
    g.follow("long_stack")


@german_action.verb("short")
def choose_short_moves(g: Volga) -> None:
    g.follow(("short_moves", movement.SHORT_MOVES, 0))


@german_action.verb("quick", None, Limit("6.4b", attacks.may_attack_quickly))
def choose_quick_attack(g: Volga) -> None:
    g.follow("quick_stack")


@german_action.verb("planned", None, Limit("6.5b", attacks.may_attack_planned))
def choose_planned_attack(g: Volga) -> None:
    g.follow("planned_target")


@steps.step
@rule("11.0f")
def soviet_turn(g: Volga) -> None:
    g.side = SOVIET
    g.tell("soviet-turn", "11.0b", turn=g.turn)
    g.follow("soviet_action", "turn_end")


@steps.step
@rule("6.0b", "7.0a", "7.0b", "7.0c")
def combat(g: Volga) -> None:
    """The same thirteen steps for both sides; each looks itself whether it has anything to do."""
    g.follow(*COMBAT)
