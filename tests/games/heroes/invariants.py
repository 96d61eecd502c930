"""What holds at every decision of every firefight."""

from __future__ import annotations

from tests.games.contract import Invariants

from hexfront.core.hexes import bits, mask
from hexfront.games.heroes.commands import SEATS, is_of
from hexfront.games.heroes.learning import is_in_deck
from hexfront.games.heroes.state import DESTROYED, GENERIC, WAITING, Heroes
from hexfront.games.heroes.tables import MARKERS, SIDES
from hexfront.games.heroes.view import view

HOLDS = Invariants("firefight", "command", "ground", "rules")
check = HOLDS.check


@HOLDS.of("place", "here", "open", "standing", "hidden")
def places(g: Heroes) -> None:
    """Everybody in one place, and what the state keeps beside the places, reckoned anew."""
    f, ground = g.firefight, g.ground
    here = [0] * len(g.here)
    standing = 0
    for unit, at in enumerate(g.place):
        if at >= 0:
            standing |= 1 << unit
            here[at] |= 1 << unit & ~g.hidden
    assert g.standing == standing, "the account of those on the map is wrong"
    assert g.here == here, "a hex shows others than stand there"
    for side in (0, 1):
        seen = g.hexes_of(f.sides[side] & ~g.hidden)
        assert g.open[side] == seen, "the account of the hexes of a side is wrong"
    assert not g.hidden & ~standing, "somebody hides off the map"
    assert not g.hexes_of(standing) & ~ground.playable, "somebody stands outside the map"
    others = mask(unit for unit, kind in enumerate(f.kinds) if not kind.is_squad)
    assert not g.hexes_of(others) & ground.water & ~ground.road, "who cannot swim is in the water"


@HOLDS.of("place", "carrier", "aboard", "dug", "inside", "ready", "works", "standing")
def company(g: Heroes) -> None:
    """The carried go with their vehicle; who has dug in or occupies a work is there."""
    for unit in bits(g.aboard):
        assert g.place[unit] == g.place[g.carrier[unit]], "a unit is not where its vehicle is"
        assert g.kind(g.carrier[unit]).is_vehicle, "a unit rides on what is no vehicle"
    carried = mask(unit for unit, carrier in enumerate(g.carrier) if carrier >= 0)
    assert carried == g.aboard, "a unit has a vehicle and is not aboard"
    assert not g.dug & ~g.standing, "a unit off the map has dug in"
    for unit in bits(g.ready):
        assert g.place[unit] == WAITING, "a unit that is to enter does not wait"
    for unit in bits(g.inside):
        assert g.work_at(g.place[unit]) is not None, "a unit occupies a work that is not there"


@HOLDS.of("cap", "ap", "granted", "activated", "used")
def points(g: Heroes) -> None:
    """An activation has points and units, or neither; nobody is active and used."""
    assert not g.activated & g.used, "a unit is active and used"
    for player, own in enumerate(g.command.own):
        assert g.cap[player] >= 0, "command points are owed"
        assert 0 <= g.ap[player] <= g.granted[player], "action points come from nowhere"
        assert bool(g.activated & own) == bool(g.ap[player]), "points without a unit to use them"


@HOLDS.of("place", "losses")
def losses(g: Heroes) -> None:
    lost = mask(unit for unit, at in enumerate(g.place) if at == DESTROYED) & ~g.firefight.carts
    for player, own in enumerate(g.command.own):
        assert g.losses[player] == (lost & own).bit_count(), "losses are miscounted"


@HOLDS.of("player", "side", "round", "passes")
def turns(g: Heroes) -> None:
    assert g.player in g.command.players, "nobody has the turn"
    assert g.player & 1 == g.side, "the turn is of one side, the player of the other"
    assert 1 <= g.round <= g.firefight.rounds, "a round that is not played"
    assert 0 <= g.passes < g.command.passes, "passes that would have ended the round"


@HOLDS.of("control", "here", "frames")
def control(g: Heroes) -> None:
    """A victory hex belongs to whoever alone stands there, once his move is done."""
    assert not g.control[0] & g.control[1], "both sides control a hex"
    sides, carts = g.firefight.sides, g.firefight.carts
    for at in bits(g.firefight.victory_hexes):
        units = g.here[at] & ~carts
        if not units or (units & sides[0] and units & sides[1]):
            continue
        own = bool(g.control[1 if units & sides[1] else 0] >> at & 1)
        assert own or _is_moving(g), "a victory hex does not belong to who stands there"


def _is_moving(g: Heroes) -> bool:
    return any(frame[0] == "face" for frame in g.frames)


@HOLDS.of("marker", "pile", "shown", "possible", "place")
def markers(g: Heroes) -> None:
    """Each marker on a unit or in its pile; what is possible includes what is."""
    count = list(g.pile)
    hit = 0
    for unit, number in enumerate(g.marker):
        if number:
            hit |= 1 << unit
            assert g.place[unit] != DESTROYED, "a destroyed unit has a marker"
            if number <= GENERIC:
                count[number - 1] += 1
                assert not MARKERS[number - 1].destroys, "a marker of destruction stays on a unit"
                known = g.shown >> unit & 1 or g.possible[unit] >> number - 1 & 1
                assert known, "a marker is thought impossible"
    assert count == _PILES, "a hit marker is lost or doubled"
    assert not g.shown & ~hit, "a marker is shown that is not there"


_PILES = [marker.count for marker in MARKERS]


@HOLDS.of("hands", "deck", "discards")
def cards(g: Heroes) -> None:
    held = sorted([*(card for hand in g.hands for card in hand), *g.deck, *g.discards])
    f = g.firefight
    taught = [card for card in f.deck if is_in_deck(g.rules.part, card)]
    in_play = taught if g.rules.cards or not f.deck_optional else []
    assert held == sorted([*in_play, *f.given[0], *f.given[1]]), "a card is lost or doubled"


@HOLDS.of("works", "fresh_smoke", "thin_smoke")
def works(g: Heroes) -> None:
    hexes = [work[1] for work in g.works]
    hidden = any(work[3] for work in g.works)
    assert len(set(hexes)) == len(hexes) or hidden, "two works in one hex"
    assert not g.fresh_smoke & g.thin_smoke, "smoke is fresh and thin"
    assert not (g.fresh_smoke | g.thin_smoke) & g.ground.water, "smoke on water"


@HOLDS.about("marker", "shown", "hidden", "hands", "works", "barrage", "noted")
def secrets(g: Heroes) -> None:
    """No view tells others than its owner a marker, a hand, a work, a barrage or a hidden hex."""
    for seat in (*g.command.seats, None):
        seen = view(g, seat)
        for side, name in enumerate(SIDES):
            if not is_of(seat, side):
                hidden, barrages = seen["hidden"][name]["units"], seen["barrages"][name]
                assert all("hex" not in unit for unit in hidden), "a hidden unit is told"
                assert all(shot["hex"] is None for shot in barrages), "a barrage is told"
        for units in seen["stacks"].values():
            for unit in units:
                own = is_of(seat, SIDES.index(unit["side"]))
                assert own or unit["marker_shown"] or unit["marker"] is None, "a marker is told"
        for work in seen["works"]:
            own = is_of(seat, SIDES.index(work["side"]))
            assert own or not work["hidden"], "a hidden work is told"
        for one, hand in seen["hands"].items():
            assert one == seat or not hand["cards"], "a hand is told"


@HOLDS.about("granted")
def fog(g: Heroes) -> None:
    """In the fog of 3.0.1 the enemy is not told how many points are left."""
    if g.rules.fog:
        for seat in (*g.command.seats, None):
            for one, account in view(g, seat)["points"].items():
                own = is_of(seat, SEATS.index(one) & 1)
                assert own or account["ap"] is None, "points in the fog are told"


@HOLDS.of("hidden", "maybe", "place")
def suspicion(g: Heroes) -> None:
    for unit in bits(g.hidden):
        assert g.maybe[unit], "a hidden unit can be nowhere"
