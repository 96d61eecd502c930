"""The planner of Stalingrado: what it brings to a battle, and what it gets out of one."""

import random

import pytest
from tests.games.stalingrado.helpers import set_up, told, where

from hexfront.bots import Observation
from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack
from hexfront.bots.stalingrado.command import reached_by
from hexfront.bots.stalingrado.ground import Ground, rear
from hexfront.bots.stalingrado.planner import Planner
from hexfront.bots.stalingrado.raids import _silenced, raids
from hexfront.bots.stalingrado.sky import sorties
from hexfront.core.game import new_game
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.air import usable
from hexfront.games.stalingrado.counters import BOMBERS, NUMBER
from hexfront.games.stalingrado.tables import AXIS, BOARD, SOVIET

CITIES = (
    "2813: DE-INF-44; 2814: DE-INF-71; 2822: DE-INF-76; 3031: DE-INF-79; "
    "control 0503 0509 1404 1409 1713 1419 1628 0627"
)
PANZERS = (
    "turn 8 axis; 2215: DE-PZ-3 DE-PZ-9 DE-PZ-11 DE-PZ-13; 0503: DE-HQ-2; 3008: SU-HQ-DON; "
    + CITIES
)
GARRISONS = "2813: SU-RD-1; 2814: SU-RD-15; 2822: SU-RD-18; 3008: SU-HQ-DON; 0503: DE-HQ-2"


def chosen(bot, game, rng):
    """What the planner would do now."""
    return game.named(bot.choose(Observation(GAME, game.state, game.decision.seat, rng)))


def turn_of(seat, text):
    """The planner plays a player turn of a seat; the other one does as little as it can."""
    game = set_up(text, dice=[3, 4] * 20)
    bot, rng = Planner(), random.Random(1)
    side = game.state.side
    events = []
    while game.state.side == side:
        actions = game.decision.actions
        action = chosen(bot, game, rng) if game.decision.seat == seat else actions[-1]
        events += game.play(action)
    return game, events


@pytest.mark.parametrize(("defenders", "flown"), [("SU-RD-4 SU-RD-5", ["2517"]), ("SU-RD-4/1", [])])
def test_aircraft_support_an_attack_if_they_lift_its_column(defenders, flown):
    led = "2719: SU-HQ-STALINGRAD"
    _, events = turn_of("axis", f"{PANZERS}; {led}; 2517: {defenders}; 2115: DE-A-II_StG1")
    assert [attack["target"] for attack in told(events, "attack")] == ["2517"]
    assert [flight["hex"] for flight in told(events, "flies")] == flown


def test_artillery_comes_up_and_fires_from_a_distance():
    corps = "2720: SU-TC-1-B SU-TC-4-B SU-TC-16-B SU-TC-26; 2520: SU-AD-1"
    city = "2517: DE-INF-44 DE-INF-71"
    game, events = turn_of("soviet", f"turn 8 soviet; {corps}; {city}; {GARRISONS}")
    (attack,) = told(events, "attack")
    assert (attack["target"], "SU-AD-1" in attack["counters"]) == ("2517", True)
    assert BOARD.distance(BOARD.hex(where(game, "SU-AD-1")), BOARD.hex("2517")) == 2


def test_units_leave_a_pocket_before_it_is_closed():
    west, east = "2312: SU-RD-4; 2314: SU-RD-5; 2415: SU-RD-6", "2511: SU-RD-1; 2614: SU-RD-8"
    ring = f"{west}; {east}; 2713: SU-RD-15; 3008: SU-HQ-DON"
    text = f"turn 22 axis; 2513: DE-INF-44 DE-MOT-3; 0503: DE-HQ-2 DE-INF-46; {ring}"
    pocket = BOARD.hex("2513")
    assert not rear(set_up(text).state, AXIS) >> pocket & 1
    game, _ = turn_of("axis", text)
    for unit in ("DE-INF-44", "DE-MOT-3"):
        assert rear(game.state, AXIS) >> BOARD.hex(where(game, unit)) & 1


def test_headquarters_follow_the_army_that_would_be_out_of_command():
    army = "2513: DE-INF-44 DE-INF-71 DE-INF-76 DE-INF-79; 2314: DE-INF-94 DE-INF-113"
    game, _ = turn_of("axis", f"turn 8 axis; {army}; 0503: DE-HQ-6; 3008: SU-RD-1")
    assert BOARD.distance(BOARD.hex(where(game, "DE-HQ-6")), BOARD.hex("2314")) <= 6


def test_a_planner_that_cannot_end_its_phase_thins_the_hex_out():
    five = "2513: DE-INF-44 DE-INF-71 DE-INF-76 DE-INF-79 DE-INF-94"
    game, _ = turn_of("axis", f"turn 8 axis; {five}; 0503: DE-HQ-6; 3008: SU-RD-1")
    assert game.state.units_at(BOARD.hex("2513")).bit_count() <= 4


def test_the_choice_does_not_depend_on_what_is_hidden():  # SG-5.1.1d
    game = new_game(GAME, scenario="uranus", seed="hidden")
    pair = [game.determinize("soviet", truth) for truth in ("one", "two")]
    assert pair[0].digest != pair[1].digest
    bots = [Planner(), Planner()]
    rngs = [random.Random(5), random.Random(5)]
    while pair[0].decision.prompt != "combat":
        if pair[0].decision.seat == "soviet":
            one, two = map(chosen, bots, pair, rngs)
            assert one == two
        else:
            one = two = pair[0].decision.actions[-1]
        pair[0].play(one)
        pair[1].play(two)


def test_the_same_seed_gives_the_same_turn():
    played = []
    for _ in range(2):
        game = new_game(GAME, scenario="uranus", seed="same")
        bot, rng = Planner(), random.Random(7)
        actions = [chosen(bot, game, rng)]
        while game.decision.prompt != "combat" and len(actions) < 150:
            game.play(actions[-1])
            actions.append(chosen(bot, game, rng))
        played.append(actions)
    assert played[0] == played[1]


def test_artillery_with_a_duty_fires_though_it_is_worth_little():  # SG-4.1.2g
    """Else the Combat Phase would never end."""
    city = "2813: DE-INF-44; 0503: DE-HQ-2 DE-INF-46"
    _, events = turn_of("soviet", f"turn 22 soviet; 2814: SU-AD-1/1; {city}; phase combat")
    assert [fired["target"] for fired in told(events, "shelling")] == ["2813"]


def test_headquarters_stand_where_no_enemy_comes_in_a_turn():  # SG-8j
    front = "2513: SU-RD-1 SU-RD-4 SU-RD-5; 2611: SU-RD-6 SU-RD-8"
    enemy = "2115: DE-PZ-3 DE-PZ-13; 0503: DE-HQ-2"
    game, _ = turn_of("soviet", f"turn 8 soviet; {front}; {enemy}; 2513: SU-HQ-DON")
    place = BOARD.hex(where(game, "SU-HQ-DON"))
    assert not reached_by(game.state, AXIS) & (1 << place | BOARD.adjacent[place])
    assert BOARD.distance(place, BOARD.hex("2513")) <= 10


def test_bombers_that_are_left_over_raid_a_base():  # SG-6.3.1a
    armies = "0503: DE-HQ-2 DE-INF-44; 1404: SU-RD-1"
    bombers = "0703: DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51"
    _, events = turn_of("axis", f"turn 8 axis; {armies}; {bombers}; 1404: SU-A-220 SU-A-214")
    assert {flight["mission"] for flight in told(events, "flies")} == {"bomb-base"}


def test_men_are_flown_to_a_unit_that_no_headquarters_reaches():  # SG-6.5.1a
    text = "turn 8 axis; 0503: DE-A-KGrzbV5 DE-INF-46; 0610: DE-INF-44/1; unsupplied DE-INF-44"
    text += "; control 0503 0610; 3008: SU-RD-1; phase replacement_points"
    _, events = turn_of("axis", text)
    assert [reserved["unit"] for reserved in told(events, "reserved")] == ["DE-INF-44"]


@pytest.mark.parametrize(("where_it_is", "flies"), [("2306", True), ("2311", False)])
def test_a_headquarters_is_bombed_where_that_leaves_the_target_without_command(where_it_is, flies):
    # Bombs shorten its range by a few hexes (6.3.3a): from 2306 it just reaches 2315.
    defenders = f"2315: SU-RD-4 SU-RD-5 SU-RD-8 SU-RD-24; {where_it_is}: SU-HQ-DON SU-RD-1"
    bombers = "2115: DE-A-III_KG51 DE-A-I_KG76 DE-A-I_KG27"
    game = set_up(f"turn 8 axis; 2215: DE-PZ-3 DE-PZ-9; 2114: DE-HQ-6; {defenders}; {bombers}")
    g, target = game.state, BOARD.hex("2315")
    start = BOARD.hex("2215")
    attack = Attack(target, 1.0, [(NUMBER["DE-PZ-3"], start), (NUMBER["DE-PZ-9"], start)])
    found = raids(g, Ground(g, AXIS), [attack], usable(g, AXIS) & BOMBERS)
    assert {hq for _, hq in found} == ({NUMBER["SU-HQ-DON"]} if flies else set())


def test_aircraft_that_an_attack_counts_on_are_not_sent_to_another():
    bombers = "DE-A-III_KG51 DE-A-I_KG76"
    text = f"turn 8 axis; 2215: DE-PZ-3; 2315: SU-RD-4 SU-RD-5; 2114: DE-HQ-6; 2115: {bombers}"
    game = set_up(f"{text}; 2014: DE-PZ-9; 1914: SU-RD-8 SU-RD-24; 3008: SU-HQ-DON")
    g, first = game.state, NUMBER["DE-A-III_KG51"]
    second = NUMBER["DE-A-I_KG76"]
    north, south = BOARD.hex("2315"), BOARD.hex("1914")
    attacks = [
        Attack(north, 2.0, [(NUMBER["DE-PZ-3"], BOARD.hex("2215"))], planes=1 << first),
        Attack(south, 1.0, [(NUMBER["DE-PZ-9"], BOARD.hex("2014"))], planes=1 << second),
    ]
    flown = {unit: place for unit, verb, place in sorties(g, Ground(g, AXIS), attacks)}
    assert (flown[first], flown[second]) == (north, south)


def test_nobody_attacks_an_army_because_somebody_else_has_to():
    # SU-RD-1 is bound at 2416; the divisions in Stalingrad dominate who stands before them.
    text = "turn 9 soviet; 2416: SU-RD-1; 2315: DE-PZ-3; 2814: SU-RD-15; 2713: DE-INF-44"
    game = set_up(f"{text}; 0503: DE-HQ-2; 3008: SU-HQ-DON; phase combat", dice=[3, 4] * 9)
    bot, events = Planner(), []
    while game.decision is not None and game.decision.seat == "soviet" and len(events) < 90:
        events += game.play(chosen(bot, game, random.Random(1)))
    assert all(attack["target"] != "2713" for attack in told(events, "attack"))


def test_who_is_asked_first_in_the_combat_phase_plans_its_attacks():
    text = "turn 24 soviet; 2014: SU-TC-1-B SU-TC-4-B SU-TC-16-B SU-MC-4; "
    text += "2113: RO-INF-1/1 RO-INF-2/1; 1914: DE-INF-44/1; 1612: DE-HQ-6; 0503: DE-HQ-2; "
    text += "2509: SU-HQ-DON; phase combat"
    _, events = turn_of("soviet", text)
    assert {attack["target"] for attack in told(events, "attack")} == {"1914", "2113"}


def test_bombs_on_a_headquarters_count_what_it_leads_no_more_in_its_own_turn():
    army = "2113: SU-RD-4 SU-RD-5 SU-TC-1-B; 2116: SU-RD-6 SU-RD-8 SU-TC-4-B; 2808: SU-HQ-DON"
    game = set_up(f"turn 8 axis; 1713: DE-INF-44; {army}; 1612: DE-HQ-6; 0503: DE-HQ-2")
    g = game.state
    led = NUMBER["SU-TC-1-B"]
    worth = _silenced(g, Ground(g, AXIS), 1 << led)
    assert worth == w.SILENCED * 6
    assert _silenced(g, Ground(g, AXIS), 0) == 0
    g.side = SOVIET  # the Axis moves when such bombs are forgotten
    assert _silenced(g, Ground(g, SOVIET), 1 << led) == 0
