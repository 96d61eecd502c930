"""What each seat sees: chapter H of the specification, field by field."""

from __future__ import annotations

from functools import lru_cache

from hexfront.core.definition import Seen
from hexfront.core.hexes import bits, changed
from hexfront.core.rulebook import rule
from hexfront.core.shapes import outcome
from hexfront.core.types import Cards, Hex, Units
from hexfront.games.volga.combat import attackers, defenders
from hexfront.games.volga.german_cards import aircraft
from hexfront.games.volga.shapes import (
    Battle,
    Block,
    Hand,
    OwnView,
    PublicView,
    SideName,
    TrackRow,
    View,
)
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


@lru_cache(maxsize=1024)  # one text for all games
def _token(side: SideName, number: int) -> str:
    return f"{side[0]}{number}"


@rule("1.1f", "1.1g", "1.1h")
def _stack(g: Volga, place: Hex, known: Units, face_up: Units) -> list[Block]:
    """The blocks of a hex in the order they came onto the map, faces where the seat knows them."""
    side: SideName = "german" if g.german >> place & 1 else "soviet"
    token = g.token
    units = sorted(bits(g.at[place]), key=token.__getitem__)
    return [
        {
            "token": _token(side, token[unit]),
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


def _track(g: Volga, seat: str | None, before: Seen[Volga]) -> list[TrackRow]:
    """Sizes are public; what was returned is known to the Germans (HI-7)."""
    made_of = (g.track, g.returned, g.rows_closed)
    if before is not None:
        was, seen = before
        if (was.track, was.returned, was.rows_closed) == made_of:
            same: list[TrackRow] = seen["track"]
            return same
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


@rule("1.1f", "5.4a")
def _stacks(g: Volga, seat: str | None, before: Seen[Volga]) -> dict[str, list[Block]]:
    known, face_up = g.known(seat), _face_up(g)
    occupied = bits(g.german | g.soviet)
    if before is None:
        return {BOARD.name[place]: _stack(g, place, known, face_up) for place in occupied}
    was, seen = before
    stacks = seen["stacks"]
    other = was.known(seat) ^ known | _face_up(was) ^ face_up
    other |= changed(was.token, g.token) | changed(was.strength, g.strength)
    if not other and was.at == g.at:
        same: dict[str, list[Block]] = stacks
        return same
    found = {}
    for place in occupied:
        name, units = BOARD.name[place], g.at[place]
        is_same = units == was.at[place] and not units & other and name in stacks
        found[name] = stacks[name] if is_same else _stack(g, place, known, face_up)
    return found


def _face_up(g: Volga) -> Units:
    b = g.battle
    return attackers(g) | defenders(g) | b.advanced if b and b.shown else 0


def view(g: Volga, seat: str | None) -> View:
    return {**public(g), **own(g, seat)}


def own(g: Volga, seat: str | None, before: Seen[Volga] = None) -> OwnView:
    german = seat not in (None, "soviet")
    return {
        "stacks": _stacks(g, seat, before),
        "track": _track(g, seat, before),
        "taken": {
            "size": g.at[TAKEN].bit_count(),
            "units": _units(g.at[TAKEN]) if german else None,
        },
        "hands": _hands(g, seat),
        "battle": _battle(g, seat),
    }


@rule("1.1f", "18.1a")
def public(g: Volga, _: Seen[Volga] = None) -> PublicView:
    return {
        "turn": g.turn,
        "side": side_name(g.side),
        "german_seat": g.german_seat(),
        "german_control": BOARD.names(g.control),
        "goal": BOARD.names(objective(g)),
        "rubble": BOARD.names(g.rubble),
        "fortifications": BOARD.names(g.forts),
        "headquarters": BOARD.name[g.headquarters] if g.headquarters >= 0 else None,
        "credit": {g.seat_of(p): BOARD.names(g.credit[p]) for p in (0, 1)}
        if g.rules.two_germans
        else None,
        "raus": g.raus,
        "losses": _units(g.at[LOSSES]),
        "loss_count": g.loss_count(),
        "eliminated": _units(g.at[ICONS]),
        "reserves": {
            "infantry": g.at[INFANTRY_RESERVE].bit_count(),
            "tank": g.at[TANK_RESERVE].bit_count(),
            "marine": g.at[MARINE_RESERVE].bit_count(),
        },
        "decks": {"german": len(g.german_deck), "soviet": len(g.soviet_deck)},
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
        "result": outcome(g.result),
    }
