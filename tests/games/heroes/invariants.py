"""What holds at every decision of every firefight."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.learning import is_in_deck
from hexfront.games.heroes.state import DESTROYED, GENERIC, WAITING, Heroes
from hexfront.games.heroes.tables import MARKERS, SIDES, WATER
from hexfront.games.heroes.view import view


def check(g: Heroes) -> None:
    places(g)
    points(g)
    markers(g)
    cards(g)
    works(g)
    secrets(g)


def places(g: Heroes) -> None:
    """Every unit in one place; visible ones in the account of their hex, full hexes only."""
    found = 0
    for at, units in enumerate(g.here):
        if units:
            assert g.ground.playable >> at & 1
            assert not found & units, "a unit in two hexes"
            found |= units
            for unit in bits(units):
                assert g.place[unit] == at
    standing = 0
    for unit, at in enumerate(g.place):
        if at >= 0:
            standing |= 1 << unit
            assert (found | g.hidden) >> unit & 1
            if g.ground.terrain[at] == WATER and not g.ground.road >> at & 1:
                assert g.kind(unit).is_squad
    assert g.standing == standing
    assert found == standing & ~g.hidden
    for side in (0, 1):
        assert g.visible(side) == g.hexes_of(g.firefight.sides[side] & ~g.hidden)
    assert not g.hidden & ~standing
    for unit in bits(g.aboard):
        assert g.place[unit] == g.place[g.carrier[unit]]
        assert g.kind(g.carrier[unit]).is_vehicle
    assert all(g.carrier[unit] < 0 for unit in range(len(g.place)) if not g.aboard >> unit & 1)
    assert not g.dug & ~standing
    for unit in bits(g.ready):
        assert g.place[unit] == WAITING


def points(g: Heroes) -> None:
    """An activation has points and units, or neither; nobody is active and used."""
    assert not g.activated & g.used
    for player, own in enumerate(g.command.own):
        assert g.cap[player] >= 0
        assert g.ap[player] >= 0
        assert bool(g.activated & own) == bool(g.ap[player])
        assert g.ap[player] <= g.granted[player]
        lost = [u for u in bits(own) if g.place[u] == DESTROYED and not g.kind(u).is_cart]
        assert g.losses[player] == len(lost)
    assert g.player in g.command.players
    assert g.player & 1 == g.side
    assert 1 <= g.round <= g.firefight.rounds
    assert 0 <= g.passes < g.command.passes
    assert not g.control[0] & g.control[1]
    for at in bits(g.firefight.victory_hexes):
        units = g.here[at] & ~g.firefight.carts
        sides = [side for side in (0, 1) if units & g.firefight.sides[side]]
        if len(sides) == 1 and not any(frame[0] == "face" for frame in g.frames):
            assert g.control[sides[0]] >> at & 1


def markers(g: Heroes) -> None:
    """Twenty markers of each pile, on units or in it; what is possible includes what is."""
    count = list(g.pile)
    for unit, number in enumerate(g.marker):
        if number:
            assert g.place[unit] != DESTROYED
            if number <= GENERIC:
                count[number - 1] += 1
                assert not MARKERS[number - 1].destroys
                assert g.shown >> unit & 1 or g.possible[unit] >> number - 1 & 1
    assert count == [marker.count for marker in MARKERS]
    assert not g.shown & ~sum(1 << u for u, n in enumerate(g.marker) if n)


def cards(g: Heroes) -> None:
    held = sorted([*(card for hand in g.hands for card in hand), *g.deck, *g.discards])
    f = g.firefight
    taught = [card for card in f.deck if is_in_deck(g.rules.part, card)]
    in_play = taught if g.rules.cards or not f.deck_optional else []
    assert held == sorted([*in_play, *f.given[0], *f.given[1]])


def works(g: Heroes) -> None:
    hexes = [work[1] for work in g.works]
    assert len(set(hexes)) == len(hexes) or any(work[3] for work in g.works)
    for unit in bits(g.inside):
        assert g.work_at(g.place[unit]) is not None
    assert not g.fresh_smoke & g.thin_smoke
    assert not (g.fresh_smoke | g.thin_smoke) & g.ground.water


def secrets(g: Heroes) -> None:
    """No view tells a marker, a hand or a hidden hex to whom it does not belong."""
    for player in g.command.players:
        seat, side = SEATS[player], SIDES[player & 1]
        enemy = SIDES[1 - (player & 1)]
        seen = view(g, seat)
        for units in seen["stacks"].values():
            for unit in units:
                assert unit["side"] == side or unit["marker_shown"] or unit["marker"] is None
        assert all("hex" not in unit for unit in seen["hidden"][enemy]["units"])
        assert all(one == seat or not hand["cards"] for one, hand in seen["hands"].items())
    for unit in bits(g.hidden):
        assert g.maybe[unit]
