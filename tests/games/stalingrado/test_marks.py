"""What a phase leaves behind: guns that have fired, aircraft over a hex, places that stay."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import hexes, offered, play, run_to, set_up, state

from hexfront.core.chance import Chance
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.air_combat import contested
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.tables import BOARD

GUNS = "turn 22 soviet; 2603: SU-AD-1 SU-AD-4; 2604: SU-RD-4; 2605: DE-INF-44; 2505: DE-INF-45; "


@pytest.mark.parametrize("orders", ["attack 2605,add SU-AD-1,go", "shell 2605,add SU-AD-1,go"])
def test_guns_that_helped_an_attack_or_shelled_rest_in_the_next_turn(orders):  # SG-9g, SG-9j
    game = set_up(GUNS + "phase combat", dice=[3, 4])
    play(game, *orders.split(","))
    run_to(game, "combat", "loss stop done")
    assert state(game).guns == {NUMBER["SU-AD-1"]: 22}, "and not the other one"
    fired = {one["unit"]: one["fired"] for one in counters(game) if one["unit"].startswith("SU-AD")}
    assert fired["SU-AD-1"] == 22
    assert fired["SU-AD-4"] is None
    assert "SU-AD-1" not in offered(game, "shell")


def counters(game):
    stacks = GAME.view(state(game), "soviet")["stacks"].values()
    return [one for stack in stacks for one in stack["units"]]


@pytest.mark.parametrize(
    ("flights", "expected"),
    [
        ({"DE-A-I_JG3": "0805", "SU-A-220": "0805"}, {"0805"}),
        ({"DE-A-I_JG3": "0805", "SU-A-220": "0808"}, set()),
        ({"DE-A-I_JG3": "0805"}, set()),
        ({"DE-A-II_KG51": "0805", "SU-A-206": "0805"}, set()),  # no fighter among them
        ({"DE-A-I_JG3": "0805", "DE-A-I_SchG1": "0805", "SU-A-206": "0805"}, {"0805"}),
        ({"DE-A-I_SchG1": "0805", "DE-A-I_JG3": "0805", "SU-A-206": "0805"}, {"0805"}),
        ({"DE-A-I_SchG1": "0805", "SU-A-206": "0805", "SU-A-220": "0805"}, {"0805"}),
        ({"DE-A-I_SchG1": "0805", "SU-A-220": "0805", "SU-A-206": "0805"}, {"0805"}),
        (
            {"DE-A-I_JG3": "0805", "DE-A-I_SchG1": "0808", "SU-A-220": "0808", "SU-A-206": "0805"},
            {"0805", "0808"},
        ),
    ],
)
def test_where_aircraft_of_both_sides_meet(flights, expected):  # SG-6.1a, SG-6.1l, SG-6.1j, SG-A.c
    text = "turn 8; 0805: SU-RD-4; 0808: SU-RD-5; 0703: DE-A-I_SchG1 DE-A-I_JG3 DE-A-II_KG51; "
    g = state(set_up(text + "0910: SU-A-220 SU-A-206; phase air_missions"))
    for unit, place in flights.items():
        g.flights[NUMBER[unit]] = (0, BOARD.hex(place))
    assert contested(g) == hexes(*expected)


@pytest.mark.parametrize("stacks", ["open", "closed"])
def test_nothing_is_redrawn_where_all_stacks_are_open(stacks):  # SG-H.e, OP-H.1
    text = "turn 8; 2605: DE-INF-44; 2705: SU-RD-4 SU-RD-5; 2805: SU-RD-6 SU-RD-8 SU-RD-15"
    options = {"stacks": "open"} if stacks == "open" else {}
    found = set()
    for number in range(8):
        game = set_up(text, **options)
        before = list(game.state.place)
        GAME.resample(game.state, "axis", Chance(f"hidden {number}"))
        found.add(list(game.state.place) == before)
    assert found == {True} if stacks == "open" else False in found
