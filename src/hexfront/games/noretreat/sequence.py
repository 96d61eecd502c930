"""Chapter 4: the sequence of play, top down."""

from __future__ import annotations

from hexfront.core.rulebook import rule
from hexfront.core.types import Side
from hexfront.games.noretreat.cards import cards_phase
from hexfront.games.noretreat.declarations import combat_phase
from hexfront.games.noretreat.movement import disembark_phase, movement_phase
from hexfront.games.noretreat.organization import organization_phase
from hexfront.games.noretreat.removal import removal_phase
from hexfront.games.noretreat.roll import end_combat_phase
from hexfront.games.noretreat.stacking import check_stacking
from hexfront.games.noretreat.state import (
    CARDS,
    COMBAT,
    DISEMBARK,
    MAINTENANCE,
    MOVEMENT_PHASE,
    ORGANIZATION,
    REMOVAL,
    SUPPLY,
    NoRetreat,
    steps,
)
from hexfront.games.noretreat.supply import supply_check
from hexfront.games.noretreat.tables import AXIS, SIDES, SOVIET
from hexfront.games.noretreat.turns import advance_turn, turn_events
from hexfront.games.noretreat.types import Phase
from hexfront.games.noretreat.victory import end_of_turn, victory_phase

PHASE_STEPS = {
    CARDS: cards_phase,
    SUPPLY: supply_check,
    ORGANIZATION: organization_phase,
    MOVEMENT_PHASE: movement_phase,
    COMBAT: combat_phase,
    REMOVAL: removal_phase,
    DISEMBARK: disembark_phase,
}
MAINTENANCE_STEPS = (end_of_turn, advance_turn, turn_events, victory_phase)


@steps.step
@rule("4.0a", "4.0c", "4.0f", "4.0h", "4.0s")
def game_turn(g: NoRetreat) -> None:
    """New-Turn Maintenance, the Axis Player Turn, the Soviet Player Turn, and so on."""
    g.phase = MAINTENANCE
    g.follow(
        *[step.__name__ for step in MAINTENANCE_STEPS],
        ("player_turn", AXIS),
        ("player_turn", SOVIET),
        "game_turn",
    )


@steps.step
@rule("4.0b", "4.0t", "4.0s", "5.0j")
def player_turn(g: NoRetreat, side: Side, first: Phase = CARDS) -> None:
    """The seven phases in strict order, the events of the last Player Turn forgotten."""
    g.active = side
    g.happened = [0, 0]
    g.helped = 0
    g.tell("player-turn", "4.0t", side=SIDES[side], turn=g.turn)
    g.follow(*[("phase", phase) for phase in PHASE_STEPS if phase >= first], "end_player_turn")


@steps.step
@rule("4.0b", "OP-5.5")
def phase(g: NoRetreat, number: Phase) -> None:
    """What happens in a phase, between the windows at its start and its end."""
    g.phase = number
    g.follow(
        ("window", "start"),
        PHASE_STEPS[number].__name__,
        ("window", "end"),
        *([end_combat_phase.__name__] if number == COMBAT else []),
        check_stacking.__name__,
    )


@steps.step
def end_player_turn(g: NoRetreat) -> None:
    """Events that last for a Player Turn end."""
    g.lift_effects("steam_roller")
    g.follow("dissolve_concentration")
