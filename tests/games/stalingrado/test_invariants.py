"""Every invariant of the random games can fail: each is broken once here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.stalingrado import invariants
from tests.games.stalingrado.helpers import campaign, play, set_up, state

from hexfront import Game
from hexfront.core.flow import Event, Limit
from hexfront.core.game import game_at
from hexfront.games.stalingrado import GAME, notation
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.state import GONE, POOL, Stalingrado
from hexfront.games.stalingrado.tables import BOARD

TEXT = (
    "turn 8; 2605: DE-INF-44 DE-MOT-3; 2705: SU-RD-4 SU-RD-5; 0503: DE-A-I_JG3 DE-HQ-2; "
    "1404: SU-A-50; 2404: RO-INF-1; 2405: HU-LT-6; pool: SU-RD-6; control 0609"
)


def bit(counter: str) -> int:
    return 1 << NUMBER[counter]


def sent(counter: str, place: str) -> Callable[[Stalingrado], None]:
    return lambda g: g.send(NUMBER[counter], BOARD.hex(place))


def doubled(g: Stalingrado) -> None:
    g.at[GONE] |= bit("DE-INF-44")


def misplaced(g: Stalingrado) -> None:
    g.place[NUMBER["DE-INF-44"]] = BOARD.hex("2604")


def set_to(field: str, value: Any) -> Callable[[Stalingrado], None]:
    return lambda g: setattr(g, field, value)


def stepped(counter: str, steps: int) -> Callable[[Stalingrado], None]:
    def spoil(g: Stalingrado) -> None:
        g.steps[NUMBER[counter]] = steps

    return spoil


def killed_with_steps(g: Stalingrado) -> None:
    g.send(NUMBER["SU-RD-4"], POOL)


def grown(field: str, counter: str) -> Callable[[Stalingrado], None]:
    return lambda g: setattr(g, field, getattr(g, field) | bit(counter))


def crowded_base(g: Stalingrado) -> None:
    for unit in ("I_KG51", "II_KG51", "III_KG51", "I_KG1", "II_KG1", "III_KG1"):
        g.send(NUMBER[f"DE-A-{unit}"], BOARD.hex("0503"))


def lost_base(g: Stalingrado) -> None:
    g.control &= ~BOARD.set(["0503"])


def lost_in_flight(g: Stalingrado) -> None:
    g.flights[NUMBER["DE-A-II_JG3"]] = (0, BOARD.hex("2705"))


SPOILED: dict[str, list[Callable[[Stalingrado], None]]] = {
    "a counter is lost or doubled": [doubled],
    "is not where its place says": [misplaced],
    "steps and elimination differ": [stepped("DE-INF-44", 0), killed_with_steps],
    "too many steps": [stepped("DE-PZ-3", 4)],
    "without a blue face": [stepped("DE-INF-44", 3)],
    "enemies share a hex": [sent("SU-RD-4", "2605")],
    "the accounts of the map": [
        grown("tops", "SU-RD-4"),
        set_to("many", 0),
        set_to("full", -1),
        set_to("held", [0, 0]),
        grown("mapped", "SU-RD-6"),
    ],
    "that it does not control": [sent("DE-INF-44", "2604")],
    "that the Axis controls": [sent("SU-RD-4", "0609")],
    "a headquarters stands among enemies": [sent("DE-HQ-2", "2705")],
    "off the land": [sent("SU-RD-4", "0123")],
    "trucks in swamp or mountain": [sent("SU-TC-14", "1820"), sent("SU-MC-4", "2130")],
    "nations that stay apart": [sent("RO-INF-1", "2405")],
    "a base holds too many": [crowded_base],
    "a strip holds what is too large": [sent("DE-A-I_KG51", "0609")],
    "is not on a base": [sent("DE-A-I_JG3", "2605")],
    "on an enemy base": [sent("DE-A-I_JG3", "1404"), lost_base],
    "a lost air unit flies": [lost_in_flight],
    "the attacker has retreated": [grown("retreated", "DE-INF-44")],
}
CASES = [(complaint, spoil) for complaint, spoilers in SPOILED.items() for spoil in spoilers]


@pytest.mark.parametrize(("complaint", "spoil"), CASES)
def test_a_spoiled_position_is_noticed(
    complaint: str, spoil: Callable[[Stalingrado], None]
) -> None:
    g = state(set_up(TEXT))
    invariants.check(g)
    spoil(g)
    with pytest.raises(AssertionError, match=complaint):
        invariants.check(g)


def test_a_unit_outside_the_scenario_is_noticed() -> None:
    game = game_at(GAME, "turn 22; 2810: DE-INF-44", scenario="uranus")
    g = state(game)
    invariants.check(g)
    g.send(NUMBER["DE-INF-44"], BOARD.hex("0503"))
    g.control |= BOARD.set(["0503"])
    with pytest.raises(AssertionError, match="not in play"):
        invariants.check(g)


def test_a_watch_sees_a_change_that_nobody_told() -> None:
    g = state(set_up(TEXT))
    watch = invariants.Watch(g)
    watch.look(g)
    g.steps[NUMBER["DE-INF-44"]] = 0
    with pytest.raises(AssertionError, match="steps and elimination"):
        watch.look(g)


CROWD = "DE-INF-44 DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-57"


@pytest.mark.parametrize(
    ("place", "units"), [("2605", CROWD), ("1820", CROWD[:39]), ("2130", CROWD[:29])]
)
def test_an_overfull_hex_is_noticed_unless_somebody_fell_back_on_it(place: str, units: str) -> None:
    game = set_up(f"turn 8; {place}: {units}; 0101: SU-RD-4")
    g = state(game)
    watch = invariants.Watch(g)
    with pytest.raises(AssertionError, match=f"{place} holds too many"):
        watch.look(g)
    fled = Event("retreats", "5.3a", {"counter": "DE-INF-44", "hex": place}, {})
    watch.follow(g, [fled])
    watch.look(g)


def test_points_that_nobody_told_of_are_noticed() -> None:
    for field, complaint in (("points", "replacement points"), ("score", "victory points")):
        g = state(set_up(TEXT))
        watch = invariants.Watch(g)
        watch.follow(g, [])
        getattr(g, field)[0] += 1
        with pytest.raises(AssertionError, match=complaint):
            watch.follow(g, [])
    owing = state(set_up(TEXT))
    owing.points[0] = -1
    with pytest.raises(AssertionError, match="points are owed"):
        invariants.Watch(owing).look(owing)


def test_aircraft_aloft_in_the_movement_phase_are_noticed() -> None:
    g = state(set_up(TEXT))
    g.flights[NUMBER["DE-A-I_JG3"]] = (0, BOARD.hex("2705"))
    with pytest.raises(AssertionError, match="fly too early"):
        invariants.Watch(g).look(g)


def ended(pay: dict[str, int]) -> None:
    text = "turn 32 soviet; 2605: SU-RD-4; pool: DE-INF-44 RO-INF-1; 2812: DE-INF-45; 0504: SU-RD-5"
    game = set_up(f"{text}; points soviet-infantry 3; control 1419 1628; phase combat")
    watch = invariants.Watch(state(game))
    events = play(game, "end")
    for event in events:
        if event.what in pay:
            amounts = event.args.get("reasons", event.args)
            amounts["points-left" if event.what == "final-points" else "points"] += pay[event.what]
    watch.follow(state(game), events)


def test_the_points_of_a_turn_and_of_the_end_are_counted_anew() -> None:
    ended({})
    with pytest.raises(AssertionError, match="a turn pays the wrong points"):
        ended({"scores": 1})
    with pytest.raises(AssertionError, match="the end pays the wrong points"):
        ended({"final-points": 1})


def test_an_open_duty_is_noticed() -> None:
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat")
    with pytest.raises(AssertionError, match="has not done its duty"):
        invariants.combat_is_done(state(game))


def moved() -> Game:
    game = set_up(TEXT)
    play(game, "unit DE-INF-44", "to 2604")
    return game


def test_a_save_that_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    invariants.saved_and_loaded(moved())
    kept = tuple(field for field in notation._NUMBERS if field != "moved")
    monkeypatch.setattr(notation, "_NUMBERS", kept)
    with pytest.raises(AssertionError, match="allows other actions"):
        invariants.saved_and_loaded(moved())
    monkeypatch.undo()
    monkeypatch.setattr(notation, "_ranks", lambda g: "")
    with pytest.raises(AssertionError):
        invariants.saved_and_loaded(set_up("turn 8; 2605: DE-INF-45 DE-INF-44"))


@pytest.mark.interpreted
def test_a_view_of_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = campaign("secrets")
    invariants.secrets_kept(game)
    monkeypatch.setattr(Stalingrado, "seen_by", lambda self, seat: -1)
    with pytest.raises(AssertionError, match="sees what is hidden"):
        invariants.secrets_kept(game)


def test_a_replay_that_ends_differently_is_noticed() -> None:
    start = state(set_up(TEXT))
    last = start.clone()
    actions = [("unit", NUMBER["DE-INF-44"]), ("to", BOARD.hex("2604"))]
    for action in actions:
        GAME.steps.play(last, action)
    invariants.replays(start.clone(), actions, last)
    last.points[0] += 1
    with pytest.raises(AssertionError, match="a replay ends differently"):
        invariants.replays(start.clone(), actions, last)


def test_a_reason_against_what_is_legal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = state(set_up(TEXT))
    invariants.nothing_legal_is_forbidden(g)
    choice, _ = GAME.steps.asked(g)
    verb = choice.verbs["unit"]
    wrong = verb._replace(limits=(Limit("4b", lambda g: 0, implied=True), *verb.limits))
    monkeypatch.setitem(choice.verbs, "unit", wrong)
    with pytest.raises(AssertionError, match="4b forbids unit"):
        invariants.nothing_legal_is_forbidden(g)
