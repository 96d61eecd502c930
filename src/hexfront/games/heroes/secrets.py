"""Determinisation: all that is hidden from a seat is redrawn, as that seat may suppose it.

Markers that the seat has not seen come from the pile they were drawn from, each one that fits what
the unit has been seen to do; hidden units go to hexes where they may still be; hands come from the
cards not seen, and barrages and hidden mines from wherever they could be.
"""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Player, Unit
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.state import GENERIC, Heroes, steps
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, MARKERS
from hexfront.games.heroes.types import MarkerNumber


@rule("7.5c", "10.0b", "1.0j", "12.3a", "3.0.1c")
def resample(g: Heroes, seat: str, chance: Chance) -> None:
    """Change the state into one that the seat cannot tell from it."""
    own = SEATS.index(seat)
    enemy = 1 - (own & 1)
    _markers(g, enemy, chance)
    _hands(g, own, chance)
    _hidden_units(g, enemy, chance)
    _hidden_mines(g, enemy, chance)
    _barrages(g, enemy, chance)
    _fog(g, enemy, chance)
    if g.legal:
        choice, args = steps.asked(g)
        g.legal = choice.actions(g, args)


def _markers(g: Heroes, enemy: Unit, chance: Chance) -> None:
    """Unseen markers go back to their piles and are drawn again, in random order."""
    unseen = [
        unit
        for unit in bits(g.firefight.sides[enemy] & ~g.shown)
        if 0 < g.marker[unit] <= GENERIC
    ]
    for _ in range(20):
        drawn = _deal_markers(g, chance.shuffle(unseen), chance)
        if drawn is not None:
            for unit in unseen:
                g.pile[g.marker[unit] - 1] += 1
            for unit, number in drawn.items():
                g.pile[number] -= 1
                g.marker[unit] = number + 1
            return


def _deal_markers(g: Heroes, units: list[Unit], chance: Chance) -> dict[Unit, MarkerNumber] | None:
    left = list(g.pile)
    for unit in units:
        left[g.marker[unit] - 1] += 1
    drawn: dict[int, int] = {}
    for unit in units:
        pile = MARKERS[g.marker[unit] - 1].pile
        fits = [n for n in bits(g.possible[unit]) if n < GENERIC and MARKERS[n].pile == pile]
        copies = [n for n in fits for _ in range(left[n])]
        if not copies:
            return None
        drawn[unit] = copies[chance.below(len(copies))]
        left[drawn[unit]] -= 1
    return drawn


def _hands(g: Heroes, own: Player, chance: Chance) -> None:
    """All but one's own; cards that the sheet gave, and one that is being asked about, stay."""
    others = [player for player in g.command.players if player != own]
    fixed = {player: _known_cards(g, player) for player in others}
    unknown = sorted([*g.deck, *(card for player in others for card in g.hands[player])])
    for known in fixed.values():
        for card in known:
            unknown.remove(card)
    cards = chance.shuffle(unknown)
    events = [card for card in cards if not _is_held(card)]
    held = [card for card in cards if _is_held(card)]
    for player in others:
        count = len(g.hands[player]) - len(fixed[player])
        g.hands[player] = tuple(sorted((*fixed[player], *held[:count])))
        held = held[count:]
    g.deck = bytes(chance.shuffle([*held, *events]))


def _known_cards(g: Heroes, player: Player) -> list[int]:
    name, *args = g.frames[-1] if g.frames else ("",)
    asked = _ASKED_ABOUT[name] if name in _ASKED_ABOUT and args[0] == player else ()
    kept = {*g.command.given[player], *asked}
    return [card for card in g.hands[player] if card in kept]


_ASKED_ABOUT = {
    "confuse": (CARD_NUMBER["battlefield-confusion"],),
    "bog_down": (CARD_NUMBER["bogged-down"],),
    "cover_tracks": (CARD_NUMBER["scout-teams"],),
    "change_roll": (CARD_NUMBER["veteran-nco"], CARD_NUMBER["luck"]),
}
"""Questions that nobody is asked who does not hold one of these (OP-SQ.2)."""


def _is_held(card: Card) -> bool:
    return CARDS[card].kind != "event"


def _hidden_units(g: Heroes, enemy: Unit, chance: Chance) -> None:
    """Uniformly among the hexes where each may be; those who could not be told apart stay so."""
    for unit in bits(g.hidden & g.firefight.sides[enemy]):
        hexes = g.maybe[unit] & ~(g.visible(0) | g.visible(1))
        if hexes:
            g.place[unit] = chance.pick(hexes)


def _hidden_mines(g: Heroes, enemy: Unit, chance: Chance) -> None:
    """Anywhere without another work; the sheet does not say where they lie."""
    unseen = [n for n, work in enumerate(g.works) if work[3] and work[2] & 1 == enemy]
    taken = mask(work[1] for number, work in enumerate(g.works) if number not in unseen)
    for number in unseen:
        kind, _, player, hidden, facing = g.works[number]
        at = chance.pick(g.ground.playable & ~(taken | g.visible(0) | g.visible(1)))
        taken |= 1 << at
        g.works[number] = (kind, at, player, hidden, facing)


def _barrages(g: Heroes, enemy: Unit, chance: Chance) -> None:
    for shots in (g.barrage, g.noted):
        shot = shots[enemy]
        if shot is not None:
            shots[enemy] = (chance.pick(g.ground.playable), shot[1])


def _fog(g: Heroes, enemy: Unit, chance: Chance) -> None:
    """What an activation began with, given that it has spent what everybody saw."""
    for player in g.command.of_side[enemy]:
        if not g.rules.fog or not g.granted[player]:
            continue
        spent = g.granted[player] - g.ap[player]
        for _ in range(200):
            dice = chance.dice(3)
            points = max(dice) + min(dice)
            if points > spent:
                g.granted[player] = points
                g.ap[player] = points - spent
                break
