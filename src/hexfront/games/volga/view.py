"""What each seat sees: chapter H of the specification, field by field."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.shapes import outcome
from hexfront.core.types import Cards, Hex, Units
from hexfront.games.volga.combat import attackers, defenders
from hexfront.games.volga.german_cards import aircraft
from hexfront.games.volga.shapes import Battle, Block, Hand, SideName, TrackRow, View
from hexfront.games.volga.state import (
    ICONS,
    INFANTRY_RESERVE,
    LOSSES,
    MARINE_RESERVE,
    TAKEN,
    TANK_RESERVE,
    Volga,
    side_name,
)
from hexfront.games.volga.tables import BOARD, CARD_NAMES, R_UNIT_OF_ROW, UNIT_NAMES
from hexfront.games.volga.victory import objective


def _units(units: Units) -> list[str]:
    return [UNIT_NAMES[unit] for unit in bits(units)]


def _cards(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in bits(cards)]


@rule("1.1f", "1.1g", "1.1h")
def _stack(g: Volga, place: Hex, known: Units, face_up: Units) -> list[Block]:
    """The blocks of a hex in the order they came onto the map, faces where the seat knows them."""
    side: SideName = "german" if g.german >> place & 1 else "soviet"
    letter = side[0]
    token = g.token
    units = bits(g.at[place])
    if len(units) > 1:
        units.sort(key=token.__getitem__)
    return [
        {
            "token": f"{letter}{token[unit]}",
            "side": side,
            "unit": UNIT_NAMES[unit] if known >> unit & 1 else None,
            "strength": g.strength[unit] if known >> unit & 1 else None,
            "face_up": bool(face_up >> unit & 1),
        }
        for unit in units
    ]


def _battle(g: Volga, seat: str | None) -> Battle | None:
    b = g.battle
    if b is None:
        return None
    german = seat not in (None, "soviet")
    card = CARD_NAMES[b.soviet_card] if b.soviet_card >= 0 else None
    return {
        "attacker": side_name(b.attacker),
        "planned": b.planned,
        "hexes": BOARD.names(b.hexes),
        "target": BOARD.name[b.target],
        "own_hex": BOARD.name[b.own_hex],
        "shown": b.shown,
        "soviet_card_laid": b.soviet_card >= 0,
        "soviet_card": card if b.shown or seat == "soviet" else None,
        "german_cards_laid": b.german_cards.bit_count(),
        "german_cards": _cards(b.german_cards) if b.shown or german else None,
        "aircraft": _cards(aircraft(b.german_cards)) if b.shown or german else None,
        "air_cancelled": b.air_cancelled,
    }


def _track(g: Volga, seat: str | None) -> list[TrackRow]:
    """Sizes are public; what was returned is known to the Germans (HI-7)."""
    rows: list[TrackRow] = []
    for number, row in enumerate(g.track):
        known = g.returned if seat not in (None, "soviet") else 0
        r_unit = R_UNIT_OF_ROW[number]
        rows.append(
            {
                "row": number + 1,
                "boxes": [UNIT_NAMES[unit] if known >> unit & 1 else None for unit in row],
                "r_unit": UNIT_NAMES[r_unit] if r_unit >= 0 else None,
                "closed": bool(g.rows_closed >> number & 1),
            }
        )
    return rows


def _hands(g: Volga, seat: str | None) -> dict[str, Hand]:
    """German partners play with open hands (OP-17.1); the algorithm's is unseen by everybody."""
    german = seat not in (None, "soviet")
    hands: dict[str, Hand] = {}
    for player in (0, 1) if g.rules.two_germans else (0,):
        hand = g.hands[player]
        hands[g.seat_of(player)] = {
            "size": hand.bit_count(),
            "cards": _cards(hand) if german else None,
        }
    hands["soviet"] = {
        "size": g.soviet_hand.bit_count(),
        "cards": _cards(g.soviet_hand) if seat == "soviet" else None,
    }
    return hands


@rule("1.1f", "5.4a", "18.1a")
def view(g: Volga, seat: str | None) -> View:
    b = g.battle
    face_up = attackers(g) | defenders(g) | b.advanced if b and b.shown else 0
    german = seat not in (None, "soviet")
    known = g.known(seat)
    return {
        "turn": g.turn,
        "side": side_name(g.side),
        "german_seat": g.german_seat(),
        "stacks": {
            BOARD.name[place]: _stack(g, place, known, face_up)
            for place in bits(g.german | g.soviet)
        },
        "german_control": BOARD.names(g.control),
        "goal": BOARD.names(objective(g)),
        "rubble": BOARD.names(g.rubble),
        "fortifications": BOARD.names(g.forts),
        "headquarters": BOARD.name[g.headquarters] if g.headquarters >= 0 else None,
        "credit": {g.seat_of(p): BOARD.names(g.credit[p]) for p in (0, 1)}
        if g.rules.two_germans
        else None,
        "track": _track(g, seat),
        "raus": g.raus,
        "taken": {
            "size": g.at[TAKEN].bit_count(),
            "units": _units(g.at[TAKEN]) if german else None,
        },
        "losses": _units(g.at[LOSSES]),
        "loss_count": g.loss_count(),
        "eliminated": _units(g.at[ICONS]),
        "reserves": {
            "infantry": g.at[INFANTRY_RESERVE].bit_count(),
            "tank": g.at[TANK_RESERVE].bit_count(),
            "marine": g.at[MARINE_RESERVE].bit_count(),
        },
        "decks": {"german": len(g.german_deck), "soviet": len(g.soviet_deck)},
        "hands": _hands(g, seat),
        "discards": _cards(g.discards),
        "leaders": _cards(g.leaders),
        "advantages": {
            "german": [number + 1 for number in bits(g.advantages[0])],
            "soviet": [number + 1 for number in bits(g.advantages[1])],
        },
        "extra_turns": {
            "running": g.extra >= 0,
            "used": max(g.extra, 0),
            "earned": g.at[ICONS].bit_count(),
        },
        "battle": _battle(g, seat),
        "result": outcome(g.result),
    }
