"""The board, the blocks and the cards as a client draws them: what never changes in a game."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Unit
from hexfront.games.volga import shapes
from hexfront.games.volga.naming import split
from hexfront.games.volga.tables import (
    BOARD,
    CARD_HEX,
    CARD_HITS_ON,
    CARD_KINDS,
    CARD_NAMES,
    HEX_ROWS,
    HITS_ON,
    PLAYABLE,
    R_UNIT_OF_ROW,
    UNIT_NAMES,
    UNIT_ROWS,
)
from hexfront.games.volga.victory import LOSSES_THAT_DECIDE


def _hex(number: Hex) -> shapes.Hex:
    row = HEX_ROWS[number]
    x, y = BOARD.xy(number)
    return {
        "id": row.id,
        "x": round(x, 4),
        "y": round(y, 4),
        "terrain": row.terrain,
        "place": row.place,
        "coast": row.coast,
        "soviet_reinforcement": list(row.spawn_units),
        "german_reinforcement": row.german_reinforcement or None,
        "deployment": row.deployment,
        "pieces": list(row.pieces),
        "certainty": row.certainty,
    }


def _unit(number: Unit) -> shapes.Unit:
    row = UNIT_ROWS[number]
    message, its_number = split(row.name)
    return {
        "id": row.id,
        "side": row.side,
        "name": row.name,
        "message": message,
        "number": its_number,
        "formation": row.formation,
        "type": row.type,
        "kinds": row.counts_as.split("+"),
        "colour": row.colour,
        "steps": row.steps_max,
        "fire": row.firepower,
        "needed": HITS_ON[number],
        "r_row": row.r_row,
        "blitz": row.blitz,
        "axe": row.axe,
        "certainty": row.certainty,
    }


def _card(number: Card) -> shapes.Card:
    kind = CARD_KINDS[number]
    return {
        "id": CARD_NAMES[number],
        "message": kind["id"],
        "side": kind["side"],
        "kind": kind["kind"],
        "dice": kind.get("dice", 0),
        "needed": CARD_HITS_ON[number] if "fire" in kind else None,
        "rubble": kind.get("ruin_bonus", 0),
        "tags": kind.get("tags", []),
        "hex": BOARD.name[CARD_HEX[number]] if CARD_HEX[number] >= 0 else None,
    }


@rule("1.1i", "2.1b")
def _table() -> shapes.Table:
    """How the map lies between the players: the Volga on the far side of the Germans."""
    return {
        "german_edge": "west",
        "soviet_edge": "east",
        "left_of_german": "north",
        "far_from_german": "east",
    }


def components() -> shapes.Components:
    cards = {CARD_NAMES[number]: _card(number) for number in range(len(CARD_NAMES))}
    return {
        "orientation": BOARD.orientation,
        "compass": list(BOARD.directions),
        "table": _table(),
        "hexes": [_hex(number) for number in bits(PLAYABLE)],
        "units": [_unit(number) for number in range(len(UNIT_NAMES))],
        "cards": list(cards.values()),
        "r_units": [UNIT_NAMES[unit] if unit >= 0 else None for unit in R_UNIT_OF_ROW],
        "soviet_deck": sum(kind["side"] == "soviet" for kind in CARD_KINDS),
        "loss_limit": LOSSES_THAT_DECIDE,
    }
