"""What the planner of No Retreat! remembers while it thinks is what it would find anew."""

import random

import pytest

import hexfront
from hexfront.bots.noretreat.goals import send
from hexfront.bots.noretreat.ground import Trial
from hexfront.bots.noretreat.outlook import Outlook
from hexfront.bots.noretreat.weights import PLAIN
from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import allowance, march, reach
from hexfront.games.noretreat.tables import SIDES


@pytest.mark.parametrize("side", [0, 1], ids=SIDES)
@pytest.mark.parametrize("scenario", ["A", "D", "G"])
def test_a_position_is_worth_the_same_looked_at_again_or_for_the_first_time(scenario, side):
    g = hexfront.new("noretreat", scenario=scenario, seed="outlook").state.clone()
    rng = random.Random(scenario)
    units = bits(g.on_map(side) & g.mobile)
    aims = send(g, side, sum(1 << unit for unit in units))
    outlook = Outlook(g, side, PLAIN)
    values = set()
    for number in range(60):
        unit = rng.choice(units)
        places = bits(reach(g, unit, allowance(g, unit)).hexes)
        if not places:
            continue
        place = rng.choice(places)
        before = outlook.worth(aims)
        trial = Trial(g, unit, place)
        there = outlook.worth(aims)
        assert there == Outlook(g, side, PLAIN).worth(aims)
        trial.undo()
        assert outlook.worth(aims) == before
        values.add(there)
        if number % 3 == 0:
            march(g, unit, [place])
    assert len(values) > 20
