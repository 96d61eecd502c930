"""Every invariant of the random games can fail: each is broken once here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.contract import Invariants, Watch
from tests.games.heroes import invariants
from tests.games.heroes.helpers import FIVE, HIDING, battle, started, unit, work

from hexfront import Game
from hexfront.games.heroes import view as views
from hexfront.games.heroes.state import DESTROYED, Heroes
from hexfront.games.heroes.tables import MARKER_NUMBER

TEXT = (
    "1-G08: ger-rifles-1/N+active ger-lmg-1/N+used; 1-H02: ger-truck-1/N "
    "ger-rifles-2/N+in=ger-truck-1; 1-C08: sov-rifles-1/S!inf-pinned; 1-E09: sov-mmg-1/S+inside; "
    "hidden 1-F11: sov-smg-1; waiting sov-rifles-2; ap 4 0; soviet 1-C08"
)
SHEET = (
    HIDING
    + work("trench", "1-E09")
    + work("mine", "1-A10", hidden=True)
    + '[[score]]\nhex = "1-C08"\nvp = 1\nwhen = "round"\n'
)


def drawn_up() -> Game:
    return battle(TEXT, more=SHEET, cap=(6, 7))


Spoil = Callable[[Game, Heroes], None]


def set_to(field: str, value: Any) -> Spoil:
    return lambda game, g: setattr(g, field, value)


def entry(field: str, key: int | str, value: Any) -> Spoil:
    """One entry of a list, by number or by the name of a unit."""

    def spoil(game: Game, g: Heroes) -> None:
        getattr(g, field)[unit(game, key) if isinstance(key, str) else key] = value

    return spoil


def member(field: str, *names: str) -> Spoil:
    """A set of units that has others as well."""

    def spoil(game: Game, g: Heroes) -> None:
        for name in names:
            setattr(g, field, getattr(g, field) | 1 << unit(game, name))

    return spoil


def put(name: str, at: str) -> Spoil:
    return lambda game, g: g.put(unit(game, name), g.ground.hex(at))


def put_outside(game: Game, g: Heroes) -> None:
    outside = next(at for at in range(len(g.here)) if not g.ground.playable >> at & 1)
    g.put(unit(game, "ger-rifles-1"), outside)


def hide_off_the_map(game: Game, g: Heroes) -> None:
    g.take_off(unit(game, "sov-smg-1"), DESTROYED)


def lost(game: Game, g: Heroes) -> None:
    g.take_off(unit(game, "ger-rifles-1"), DESTROYED)


def rides_on_foot(game: Game, g: Heroes) -> None:
    g.put(unit(game, "ger-rifles-2"), g.ground.hex("1-G08"))
    g.carrier[unit(game, "ger-rifles-2")] = unit(game, "ger-lmg-1")


def no_trench(game: Game, g: Heroes) -> None:
    g.works = [work for work in g.works if work[3]]


def lying(game: Game, g: Heroes) -> None:
    g.works = [(*g.works[0][:3], False, g.works[0][4])] * 2


def marked_destroyed(game: Game, g: Heroes) -> None:
    g.take_off(unit(game, "sov-rifles-1"), DESTROYED)
    g.losses[1] += 1


def both(game: Game, g: Heroes) -> None:
    g.control = [1 << g.ground.hex("1-C08")] * 2


def not_taken(game: Game, g: Heroes) -> None:
    g.control = [1 << g.ground.hex("1-C08"), 0]


def marked_twice(game: Game, g: Heroes) -> None:
    marked, other = unit(game, "sov-rifles-1"), unit(game, "sov-mmg-1")
    g.marker[other], g.possible[other] = g.marker[marked], g.possible[marked]


def pile_of(marker: str, count: int) -> Spoil:
    return entry("pile", MARKER_NUMBER[marker], count)


def fresh_and_thin(game: Game, g: Heroes) -> None:
    g.fresh_smoke = g.thin_smoke = 1 << g.ground.hex("1-F09")


def killed_and_standing(game: Game, g: Heroes) -> None:
    g.pile[MARKER_NUMBER["inf-pinned"]] += 1
    g.pile[MARKER_NUMBER["inf-killed"]] -= 1
    g.marker[unit(game, "sov-rifles-1")] = MARKER_NUMBER["inf-killed"] + 1


SPOILED: dict[str, list[Spoil]] = {
    "those on the map": [set_to("standing", 0), entry("place", "sov-rifles-2", 3)],
    "a hex shows others": [
        entry("place", "ger-rifles-1", 3),
        entry("here", 3, 1),
        set_to("hidden", 0),
    ],
    "the hexes of a side": [set_to("open", [0, 0])],
    "hides off the map": [hide_off_the_map],
    "outside the map": [put_outside],
    "not where its vehicle is": [put("ger-rifles-2", "1-G08")],
    "what is no vehicle": [rides_on_foot],
    "not aboard": [set_to("aboard", 0)],
    "off the map has dug in": [member("dug", "sov-rifles-2")],
    "does not wait": [member("ready", "ger-rifles-1")],
    "a work that is not there": [member("inside", "ger-rifles-1"), no_trench],
    "active and used": [member("used", "ger-rifles-1")],
    "command points are owed": [entry("cap", 0, -1)],
    "come from nowhere": [entry("granted", 0, 3), entry("ap", 1, -1)],
    "without a unit": [entry("ap", 0, 0), set_to("activated", 0), member("activated", "sov-mmg-1")],
    "losses are miscounted": [lost, entry("losses", 1, 1)],
    "nobody has the turn": [set_to("player", 3)],
    "the player of the other": [set_to("player", 1), set_to("side", 1)],
    "a round that is not played": [set_to("round", 6), set_to("round", 0)],
    "ended the round": [set_to("passes", 2)],
    "both sides control": [both],
    "does not belong to who stands": [not_taken, set_to("control", [0, 0])],
    "destroyed unit has a marker": [marked_destroyed],
    "of destruction stays": [killed_and_standing],
    "thought impossible": [entry("possible", "sov-rifles-1", 0)],
    "marker is lost or doubled": [pile_of("inf-stunned", 9), marked_twice],
    "shown that is not there": [member("shown", "ger-lmg-1")],
    "a card is lost or doubled": [set_to("deck", b"\1"), entry("hands", 0, (1,))],
    "two works in one hex": [lying],
    "fresh and thin": [fresh_and_thin],
    "can be nowhere": [entry("maybe", "sov-smg-1", 0)],
}
CASES = [(complaint, spoil) for complaint, spoilers in SPOILED.items() for spoil in spoilers]


@pytest.mark.parametrize(("complaint", "spoil"), CASES)
def test_a_spoiled_position_is_noticed(complaint: str, spoil: Spoil) -> None:
    game = drawn_up()
    g = game.state
    watch = Watch(invariants.HOLDS)
    watch.look(g)
    spoil(game, g)
    with pytest.raises(AssertionError, match=complaint):
        invariants.check(g)
    with pytest.raises(AssertionError):
        watch.look(g)


def test_a_vehicle_and_smoke_in_the_water_are_noticed() -> None:
    for complaint, spoil in (
        ("cannot swim", put("ger-truck-1", "5-B13")),
        ("smoke on water", lambda game, g: setattr(g, "fresh_smoke", g.ground.water)),
    ):
        game = battle("5-A18: ger-truck-1/N", boards=FIVE)
        invariants.check(game.state)
        spoil(game, game.state)
        with pytest.raises(AssertionError, match=complaint):
            invariants.check(game.state)


def told_to_everybody(seat: str | None, side: int) -> bool:
    return True


def shown_to_everybody(g: Heroes, player: int, seat: str | None) -> dict[str, Any]:
    return {"size": len(g.hands[player]), "cards": g.hands[player]}


def test_a_view_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    near = "1-G08: ger-rifles-1/N; 1-C08: sov-rifles-1/S"
    hiding = battle(f"{near}; hidden 1-F11: sov-smg-1", more=HIDING)
    mined = battle(near, more=work("mine", "1-A10", hidden=True))
    shelled = battle(near)
    shelled.state.barrage[1] = (shelled.state.ground.hex("1-G08"), False)
    foggy = battle(f"{near}+active; ap 0 4", variable_ap="fog")
    wounded = battle(f"{near}!inf-pinned")
    holding = started("partisans", cards=True)
    for game in (hiding, mined, shelled, foggy, wounded, holding):
        invariants.check(game.state)
    with monkeypatch.context() as patch:
        patch.setattr(views, "is_of", told_to_everybody)
        for game, told in (
            (hiding, "a hidden unit"),
            (mined, "a hidden work"),
            (shelled, "a barrage"),
            (foggy, "points in the fog are"),
        ):
            with pytest.raises(AssertionError, match=f"{told} (is )?told"):
                invariants.check(game.state)
    with monkeypatch.context() as patch:
        patch.setattr(Heroes, "may_see_marker", lambda g, seat, unit: True)
        with pytest.raises(AssertionError, match="a marker is told"):
            invariants.check(wounded.state)
    with monkeypatch.context() as patch:
        patch.setattr(views, "_hand", shown_to_everybody)
        with pytest.raises(AssertionError, match="a hand is told"):
            invariants.check(holding.state)


def test_a_secret_is_looked_for_again_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    g = drawn_up().state
    watch = Watch(invariants.HOLDS)
    watch.look(g)
    monkeypatch.setattr(Heroes, "may_see_marker", lambda g, seat, unit: True)
    watch.look(g)
    g.shown = 0
    g.marker[0], g.pile[0], g.possible[0] = 1, g.pile[0] - 1, 1
    with pytest.raises(AssertionError, match="a marker is told"):
        watch.look(g)


@pytest.mark.interpreted
def test_an_invariant_that_reads_more_than_it_says_is_noticed() -> None:
    g = drawn_up().state
    invariants.HOLDS.read_what_they_say(g)
    sly = Invariants(*invariants.HOLDS.constant)
    sly.of("place")(invariants.losses)
    with pytest.raises(AssertionError, match="losses reads losses"):
        sly.read_what_they_say(g)
    vague = Invariants()
    vague.of("attack")(lambda g: None)
    with pytest.raises(AssertionError, match="attack cannot be compared"):
        vague.read_what_they_say(g)
