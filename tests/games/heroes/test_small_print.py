"""Small print: what is told word for word, what is put away, who is left out."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    HIDING,
    battle,
    hand,
    play,
    unit,
    where,
    work,
)
from tests.games.heroes.test_artillery import GUNS

from hexfront.core.hexes import bits
from hexfront.games.heroes.artillery import STEPS, drifts
from hexfront.games.heroes.bonus import bogs, card_windows
from hexfront.games.heroes.cards import _card_ap, lay_secretly, payers
from hexfront.games.heroes.combat import (
    close_targets,
    indirect_cost,
    spot_from,
)
from hexfront.games.heroes.components import components
from hexfront.games.heroes.costs import _is_closed_to_wheels
from hexfront.games.heroes.ground import HALF_PLANE, _is_in_arc
from hexfront.games.heroes.resolve import hit_dugout
from hexfront.games.heroes.sequence import action_end
from hexfront.games.heroes.sight import is_in_front
from hexfront.games.heroes.state import AP, Attack
from hexfront.games.heroes.studies import ENDLESS, _purse
from hexfront.games.heroes.tables import (
    CARD_NUMBER,
    CARDS,
    MARKER_NUMBER,
    MARKERS,
    WORKS,
)
from hexfront.games.heroes.transport import carriers, load
from hexfront.games.heroes.vehicles import go_on
from hexfront.games.heroes.weapons import _throw_weapon

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"
NEAR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"


def test_bids_are_put_away_once_the_dice_have_fallen():  # CH-2.1a CH-2.1d CH-3.2.4d
    game = battle(NEAR, [6, 6, 1, 1])
    play(game, "pass", "pass", "bid 1", "bid 0")
    assert game.state.dice == ()
    assert game.state.initiative == 0


@pytest.mark.parametrize(("state", "fresh"), [("", True), ("+active", False), ("+used", False)])
def test_whoever_is_active_or_used_is_not_fresh(state, fresh):  # CH-2.2d CH-2.2e
    points = "; ap 3 0" if state == "+active" else ""
    game = battle(f"1-H09: ger-rifles-1/N{state} ger-lmg-1/N; {FAR}{points}")
    assert game.state.is_fresh(unit(game, "ger-rifles-1")) == fresh
    assert game.state.is_fresh(unit(game, "ger-lmg-1"))


@pytest.mark.parametrize(
    ("state", "purse"), [("", ENDLESS), ("+active", 4 + 2), ("+used", 2)]
)
def test_what_an_enemy_can_pay_depends_on_its_state(state, purse):  # CH-3.1b CH-3.2.1a CH-3.2.2a
    points = "; ap 0 4" if state == "+active" else ""
    game = battle(f"1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S{state}{points}", cap=(5, 2))
    assert _purse(game.state, unit(game, "sov-rifles-1")) == purse


def test_whoever_fires_over_a_hill_has_acted_and_nobody_else():  # CH-12.2c CH-12.2d
    game = battle("1-H09: ger-mortar-8-1/N ger-rifles-1/N; 1-B09: sov-rifles-1/S", MISS)
    g, mortar = game.state, unit(game, "ger-mortar-8-1")
    spot_from(g, AP, mortar, g.ground.hex("1-B09"), g.ground.hex("1-G09"))
    declared = next(frame for frame in g.frames if frame[0] == "declare")
    assert declared == ("declare", AP, 1 << mortar, indirect_cost(g, mortar))
    assert (g.attack.leader, g.attack.indirect) == (mortar, True)
    assert g.attack.origin == g.ground.hex("1-G09")


def test_whoever_hides_boards_nothing():  # CH-17.0a CH-17.0b CH-17.0c
    text = "1-L18: ger-rifles-1/N; 1-A02: sov-truck-1/S; hidden 1-A02: sov-smg-1"
    g = battle(text, side="soviet", more=HIDING).state
    squad, truck = g.firefight.number_of["sov-smg-1"], g.firefight.number_of["sov-truck-1"]
    assert carriers(g, AP, squad) == 0
    g.hidden &= ~(1 << squad)
    g.appear(squad)
    assert carriers(g, AP, squad) == 1 << truck


@pytest.mark.parametrize(
    ("kind", "closed"),
    [("trench", True), ("bunker", False), ("wire", True), ("roadblock", True), ("mine", False)],
)
# CH-18.1.1c CH-18.1.2d CH-18.2c CH-18.3a
def test_which_works_stop_wheels(kind, closed):
    for facing in ("N", "S") if kind == "bunker" else ("",):
        game = battle(NEAR, more=work(kind, "1-G09", facing=facing))
        ground = game.state.ground
        assert _is_closed_to_wheels(game.state, ground.hex("1-G09")) == closed
        assert not _is_closed_to_wheels(game.state, ground.hex("1-G08"))


def test_close_combat_is_paid_by_whoever_attacks():  # CH-7.7.3g CH-7.7.3l
    text = "1-H09: ger-rifles-1/N+active sov-rifles-1/S; ap {} 0"
    for points, is_open in ((3, True), (2, False)):
        g = battle(text.format(points)).state
        rifles = g.firefight.number_of["ger-rifles-1"]
        found = close_targets(g, AP, rifles, 1 << rifles)
        assert found == (1 << g.firefight.number_of["sov-rifles-1"] if is_open else 0)


@pytest.mark.parametrize(("dice", "far"), [((1, -3), 0), ((2, -2), 0), ((2, -1), 1), ((2, 0), 2)])
def test_off_target_tells_the_die_and_how_far(dice, far):  # CH-12.3c CH-12.3d
    game = battle(NEAR, more=GUNS)
    g, at = game.state, game.state.ground.hex("1-E09")
    g.dice = dice
    g.sink = told_of = []
    drifts(g, 0, at, 0, 4)
    (event,) = told_of
    assert (event.what, event.rule) == ("off-target", "12.3d")
    assert event.args == {"side": "german", "hex": "1-E09", "dice": [dice[0]], "distance": far}
    assert g.frames[-1] == ("roll", 0, "direction", "drifts_to", 0, at, 0, 4, far)


def test_a_dugout_that_breaks_is_told():  # CH-18.5a CH-18.5b
    game = battle(NEAR)
    g, rifles = game.state, unit(game, "sov-rifles-1")
    for dice, breaks in (((6, 6, 0), True), ((1, 1, 0), False)):
        g.dug, g.dice = 1 << rifles, dice
        g.attack = Attack(0, unit(game, "ger-rifles-1"), g.place[rifles])
        g.attack.origin = g.place[g.attack.leader]
        g.sink = told_of = []
        hit_dugout(g, rifles)
        destroyed = [event for event in told_of if event.what == "work-destroyed"]
        assert [(one.rule, one.args) for one in destroyed] == [("18.5a", {"hex": "1-E09"})] * breaks
        assert bool(g.dug) != breaks


@pytest.mark.parametrize("points", [0, 1, 2])
def test_no_action_points_for_a_card_of_who_is_not_active(points):  # CH-8.0k
    card = next(n for n, known in enumerate(CARDS) if known.pay not in ("ap", "cap") and known.cost)
    cost = CARDS[card].cost
    g = battle("1-H09: ger-rifles-1/N ger-lmg-1/N+active; 1-E09: sov-rifles-1/S; ap 3 0").state
    rifles, lmg = (1 << g.firefight.number_of[name] for name in ("ger-rifles-1", "ger-lmg-1"))
    g.cap[0] = points
    assert _card_ap(g, card, rifles) == (1 if points >= cost else 0)
    least = max(0, cost - points)
    assert bits(_card_ap(g, card, lmg)) == tuple(range(least, min(cost, 3) + 1))


@pytest.mark.parametrize("close", [False, True])
def test_who_supports_a_thrown_weapon_shows_what_changes_it(close):  # CH-8.4e CH-7.5h
    """Cowering shortens a range: in one's own hex that changes nothing."""
    at = "1-H09" if close else "1-G09"
    foe = "sov-rifles-1/S"
    here = "1-H09: ger-rifles-1/N ger-rifles-2/N!inf-cowering"
    game = battle(f"{here} {foe}" if close else f"{here}; 1-G09: {foe}", MISS)
    g = game.state
    first, second = unit(game, "ger-rifles-1"), unit(game, "ger-rifles-2")
    g.weapons = [(CARD_NUMBER["grenades"], 1, first)]
    g.shown = 0
    marked = MARKERS[MARKER_NUMBER["inf-cowering"]]
    _throw_weapon(g, 0, 1 << first | 1 << second, g.ground.hex(at), 0, False)
    assert g.attack.close == close
    shows = bool(marked.fire_cost or any(marked.fp) or (marked.range and not close))
    assert bool(g.shown >> second & 1) == shows
    assert g.attack.supporters == 1 << second
    assert g.weapons == [(CARD_NUMBER["grenades"], 0, first)]


def test_a_wheel_pip_is_spent_on_the_road_and_a_track_pip_elsewhere():  # CH-14.1b CH-14.1c CH-14.1g
    game = battle(f"1-H09: ger-truck-1/N ger-pz3e-1/N; {FAR}")
    g, truck, tank = game.state, unit(game, "ger-truck-1"), unit(game, "ger-pz3e-1")
    ground = g.ground
    seen = set()
    for at in bits(ground.playable & ~g.hexes_of(-1)):
        for side, end in ((side, ground.board.step[side][at]) for side in range(6)):
            if end < 0 or not ground.playable >> end & 1:
                continue
            by_road = bool(ground.roads[side] >> at & 1)
            for jammed in (False, True):
                g.put(truck, at)
                g.put(tank, end if jammed else ground.hex("1-H09"))
                go_on(g, truck, 1, 1, end)
                wheel = by_road and (not jammed and end != g.place[tank])
                assert g.frames.pop() == ("step_into", truck, end, 0)
                assert g.frames.pop() == ("on_and_on", truck, 1 - wheel, 0 + wheel)
                assert g.facing[truck] == side
                seen.add((by_road, wheel))
    assert seen == {(True, True), (True, False), (False, False)}


def test_whoever_is_loaded_leaves_its_hole_and_nobody_else_does():  # CH-17.0c CH-17.0f
    game = battle(f"1-H09: ger-truck-1/SW; 1-G09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    g = game.state
    truck, rifles, lmg = (unit(game, f"ger-{name}-1") for name in ("truck", "rifles", "lmg"))
    both = 1 << rifles | 1 << lmg
    g.dug = g.inside = g.incautious = both
    g.sink = []
    load(g, rifles, truck)
    assert (g.dug, g.inside, g.incautious) == (1 << lmg,) * 3
    assert (g.aboard, g.carrier[rifles], g.carrier[lmg]) == (1 << rifles, truck, -1)
    assert (where(game, "ger-rifles-1"), g.facing[rifles]) == ("1-H09", g.facing[truck])
    assert [(e.rule, e.args) for e in g.sink if e.what == "loads"] == [
        ("17.0c", {"unit": "ger-rifles-1", "vehicle": "ger-truck-1"})
    ]


@pytest.mark.parametrize("facing", range(6))
def test_only_the_hexes_of_the_arc_are_in_front(facing):  # CH-7.3b
    game = battle(NEAR)
    g, rifles = game.state, unit(game, "ger-rifles-1")
    g.facing[rifles] = facing
    at = g.place[rifles]
    for side in range(6):
        ahead = (side - facing) % 6 in (0, 1, 5)
        assert is_in_front(g, rifles, g.ground.board.step[side][at]) == ahead


def test_each_side_reads_its_own_victory_points():  # CH-0.1c
    game = battle(f"{NEAR}; vp 3 5")
    points = game.view(None)["points"]
    assert {side: points[side]["vp"] for side in ("german", "soviet")} == {"german": 3, "soviet": 5}


def test_a_mine_laid_in_secret_is_hidden_and_faces_nowhere():  # CH-8.7k
    game = battle(NEAR)
    g, at = game.state, game.state.ground.hex("1-G09")
    lay_secretly(g, unit(game, "ger-rifles-1"), at)
    assert g.works == [(WORKS.index("mine"), at, 0, True, -1)]


def test_after_an_action_no_attack_is_left():  # CH-2.2x CH-2.4a
    game = battle(NEAR, MISS)
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert game.state.attack is None
    game = battle(NEAR)
    game.state.attack = Attack(0, unit(game, "ger-rifles-1"), game.state.ground.hex("1-E09"))
    action_end(game.state)
    assert game.state.attack is None


def test_a_marker_is_printed_with_its_two_defences():  # CH-4.0a
    printed = {one["id"]: (one["flank"], one["front"]) for one in components()["markers"]}
    assert printed == {marker.id: tuple(marker.defence) for marker in MARKERS}
    assert any(flank != front for flank, front in printed.values())


@pytest.mark.parametrize("sign", [1, -1])
def test_half_the_plane_lies_before_a_unit(sign):  # CH-6.1a CH-GE-6
    """Of the six neighbours three, or the two across and the one ahead; never one behind."""
    for facing in range(6):
        q, r = STEPS[facing]
        ahead = [_is_in_arc(sign * q * n, sign * r * n, facing, HALF_PLANE) for n in (1, 2, 5)]
        assert ahead == [sign > 0] * 3


def test_a_card_is_paid_with_enough_points_of_the_right_kind():  # CH-8.0h CH-8.0k
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N+active; 1-E09: sov-rifles-1/S; ap {} 0"
    for card, known in enumerate(CARDS):
        for ap in (1, 3):
            for cap in (0, 1, 3):
                g = battle(text.format(ap), cap=(cap, 0)).state
                if known.pay == "ap_or_cap" and cap < known.cost:
                    expected = g.activated if ap + cap >= known.cost else 0
                    assert payers(g, card) == expected, known.id
                elif known.pay == "cap":
                    assert payers(g, card) == (-1 if cap >= known.cost else 0), known.id


def test_who_is_bogged_down_can_have_no_other_marker():  # CH-8.7i
    game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S")
    g, tank = game.state, unit(game, "ger-pz3e-1")
    for dice, stuck in (((1, 1, 0), False), ((6, 6, 0), True)):
        g.dice = dice
        g.possible[tank] = 0
        bogs(g, tank)
        assert g.possible[tank] == (1 << MARKER_NUMBER["veh-immobilized"] if stuck else 0)


def test_the_question_whether_to_bog_down_tells_a_card():  # CH-8.7i CH-8.7s
    for held in (True, False):
        game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S")
        g = game.state
        if held:
            hand(game, 1, "bogged-down")
        g.moved, g.revealed = 1 << unit(game, "ger-pz3e-1"), False
        card_windows(g)
        assert g.revealed == held


def test_who_throws_a_weapon_shows_which_markers_it_cannot_have():  # CH-7.5h CH-8.4f
    game = battle("1-H09: ger-rifles-1/N!inf-pinned sov-rifles-1/S", MISS)
    g, rifles = game.state, unit(game, "ger-rifles-1")
    g.weapons = [(CARD_NUMBER["grenades"], 1, rifles)]
    everything = (1 << len(MARKERS)) - 1
    g.possible[rifles], g.shown = everything, 0
    _throw_weapon(g, 0, 1 << rifles, g.place[rifles], 0, False)
    left = {MARKERS[number].id for number in bits(g.possible[rifles])}
    assert left == {one.id for one in MARKERS if not all(one.no_fire) and not any(one.fp)}
