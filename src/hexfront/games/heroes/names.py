"""The names of hexes, units, cards, weapons and directions, and what they mean."""

from __future__ import annotations

from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, DIRECTIONS
from hexfront.games.heroes.view import weapon_name


def name_of(g: Heroes, kind: str, number: int) -> str:
    match kind:
        case "hex":
            return g.ground.board.name[number]
        case "unit":
            return g.unit_name(number)
        case "card":
            return CARDS[number].id
        case "facing":
            return DIRECTIONS[number]
        case "weapon":
            return weapon_name(g, number)
    return str(number)


def number_of(g: Heroes, kind: str, name: str) -> int | None:
    match kind:
        case "hex":
            return g.ground.hex(name)
        case "unit":
            return g.firefight.number_of.get(name)
        case "card":
            return CARD_NUMBER.get(name)
        case "facing":
            return DIRECTIONS.index(name) if name in DIRECTIONS else None
        case "weapon":
            names = [weapon_name(g, number) for number in range(len(g.weapons))]
            return names.index(name) if name in names else None
    return int(name) if name.isdigit() and int(name) < 100 else None
