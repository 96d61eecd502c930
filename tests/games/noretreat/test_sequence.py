"""Chapter 4: the sequence of play."""

from __future__ import annotations

import random

import pytest
from tests.games.noretreat.helpers import asked, events, marked, may, play, position, started, where

from hexfront import Game
from hexfront.games.noretreat.state import PHASES
from hexfront.games.noretreat.tables import AXIS, SIDES, SOVIET, TURNS, WEATHERS

NO_WEATHER = "deck " + " ".join(map(str, range(14, 40)))
IDLE = ("done", "none", "pass", "hold", "decline")
BOTH = "0603: ax_4a; 2513: su_west/weak; rail: su_don/weak"


def idle(game: Game) -> None:
    """The pending question is answered by doing nothing, where that may be."""
    assert game.decision is not None
    actions = game.decision.actions
    game.play(next((action for action in actions if action[0] in IDLE), actions[0]))


def ends(turn: int, text: str = "", units: str = BOTH) -> Game:
    """The end of a turn: the Soviets do not disembark, and the next Maintenance runs."""
    return play(position(f"turn {turn} soviet disembark; {units}; {NO_WEATHER}; {text}"), "done")


@pytest.fixture(scope="module")
def played() -> Game:
    """Four turns and more of a campaign at random."""
    game = started(seed="sequence", mild_sudden_death="on")
    rng = random.Random(5)
    while game.decision is not None and game.state.turn < 6:
        game.play(rng.choice(game.decision.actions))
    return game


def told(game: Game) -> list[tuple[str, dict]]:
    happened = [*game.opening.events, *(e for step in game.history for e in step.events)]
    return [(event.what, event.args) for event in happened]


def test_a_turn_is_maintenance_then_axis_then_soviets(played: Game) -> None:  # NR-4.0a, NR-4.0s
    order = []
    for what, args in told(played):
        if what == "turn":
            order.append(f"turn {args['turn']}")
        elif what == "player-turn":
            order.append(args["side"])
    expected = ["axis", "soviet"]
    for turn in range(2, 7):
        expected += [f"turn {turn}", "axis", "soviet"]
    assert order == expected[: len(order)]
    assert len(order) > 12


def test_the_seven_phases_follow_each_other(played: Game) -> None:  # NR-4.0b, NR-4.0s
    """Nobody is asked about a phase when a later one has begun; all seven come in both turns."""
    states = [step.before for step in played.history] + [played.state]
    order = [(g.turn, g.active, g.phase) for g in states]
    assert order == sorted(order)
    asked_in = {(active, PHASES[phase]) for _, active, phase in order}
    for active in (AXIS, SOVIET):
        for phase in ("cards", "organization", "movement", "combat"):
            assert (active, phase) in asked_in


def test_the_active_player_is_the_one_whose_turn_it_is() -> None:  # NR-4.0t
    for side, other in (SIDES, SIDES[::-1]):
        game = position(f"turn 8 {side} movement; 1813: ax_4a; 2513: su_west/weak; axis-hand 1")
        assert game.decision is not None
        assert game.decision.seat == side != other
    game = play(position("turn 8 axis disembark; 0603: ax_4a; 2513: su_west; rail: ax_6a"), "done")
    assert events(game, "player-turn") == [{"side": "soviet", "turn": 8}]


def test_the_turn_marker_advances_by_one() -> None:  # NR-4.0c
    game = ends(8)
    assert game.state.turn == 9
    assert events(game, "turn") == [{"turn": 9}]
    assert all(box == 0 or box >= 9 for box, _ in game.state.markers)


def test_the_game_ends_after_turn_28() -> None:  # NR-4.0d
    game = ends(28)
    assert game.result is not None
    assert (game.result.kind, game.result.winners) == ("held-out", ("axis",))


@pytest.mark.parametrize(("high_tide", "goes_on"), [(23, False), (22, True), (10, True)])
def test_after_turn_22_the_game_may_end(high_tide: int, goes_on: bool) -> None:  # NR-4.0e
    """The Soviets have their twenty-two cities and oil."""
    game = ends(22, f'more {{"high_tide":{high_tide}}}')
    assert (game.result is None) == goes_on
    if not goes_on:
        assert game.result is not None
        assert game.result.kind == "operational"


def test_the_events_of_the_new_turn_happen_in_the_maintenance() -> None:  # NR-4.0f
    """Weather, and the 2nd Panzer Army leaves on turn 16, before a side is asked."""
    game = ends(15, "1713: ax_2pz ax_6a")
    assert where(game, "ax_2pz") == "gone"
    assert game.state.draw_less[AXIS] == 0
    names = [what for what, _ in told(game)]
    assert names.index("turn") < names.index("weather") < names.index("withdrawn")
    assert names.index("withdrawn") < names.index("player-turn")


@pytest.mark.parametrize("turn", [2, 4, 9, 13, 17])
def test_both_receive_the_support_markers_of_the_turn(turn: int) -> None:  # NR-4.0g
    """Those of the turn before are gone."""
    game = ends(turn - 1, "support 5 5")
    box = TURNS[turn - 1]
    assert game.state.support == [box.blitz, box.shock]


@pytest.mark.parametrize("turn", range(2, 12))
def test_a_red_event_gives_the_soviets_a_point(turn: int) -> None:  # NR-4.0h, OP-4.1
    game = ends(turn - 1, "event-vp 2")
    assert game.state.event_vp == 2 - bool(TURNS[turn - 1].red_event)
    assert (turn in (4, 7, 10)) == bool(TURNS[turn - 1].red_event)


@pytest.mark.parametrize("turn", [2, 5, 8])
def test_objectives_are_looked_at_every_turn(turn: int) -> None:  # NR-4.0i
    """On turns without a skull, too: Leningrad, Moscow and Stalingrad."""
    assert not TURNS[turn - 1].sudden_death
    game = ends(turn - 1, "axis-holds 1902 2008 2217 1503 1407 1708 1713")
    assert game.result is not None
    assert game.result.kind == "objectives"
    assert ends(turn - 1, "axis-holds 1902 2008 1503 1407 1708 1713").result is None


MANY = "axis-holds 1503 1407 1311 1215 1708 2006 2009 1713 1515 1716 1817 1912 2310 2314 2307"


@pytest.mark.parametrize(
    ("turn", "wins"), [(5, False), (6, True), (7, False), (8, False), (9, True)]
)
def test_sudden_death_comes_on_turns_with_a_skull(turn: int, wins: bool) -> None:  # NR-4.0j
    """With 27 points, more than any number of these turns."""
    game = ends(turn - 1, MANY + ("; event-vp 1" if turn == 7 else ""))
    assert TURNS[turn - 1].sudden_death == wins
    assert (game.result is not None) == wins
    if game.result is not None:
        assert game.result.kind == "sudden-death"


def test_the_initiative_changes_on_turn_12() -> None:  # NR-4.0k
    assert ends(10).state.initiative == AXIS
    game = ends(11, "axis-holds 1503 1407 1311 1708 1713 1716 1515")
    assert game.history[0].before.initiative == AXIS
    assert game.state.turn == 12
    assert game.state.initiative == SOVIET


@pytest.mark.parametrize(("event_vp", "wins"), [(-4, False), (-5, True)])
def test_the_red_event_counts_first(event_vp: int, wins: bool) -> None:  # OP-4.1, OP-4.2
    """Turn 27 has both: with its point the Soviets have 16, more than the 15 of the box."""
    box = TURNS[26]
    assert (bool(box.red_event), box.sudden_death) == (True, True)
    held = "soviet-holds 0603 0704 0906 0606 0406 0910 0611 0414 0817 0816"
    units = "0409: ax_4a; 2513: su_west; rail: su_don"
    game = ends(26, f"{held}; event-vp {event_vp}", units)
    assert (game.result is not None) == wins
    if game.result is not None:
        assert game.result.kind == "sudden-death"


def test_the_cards_phase_discards_then_draws() -> None:  # NR-4.0l
    game = position(f"turn 8 soviet cards; {BOTH}; soviet-hand 1 2 3 4; {NO_WEATHER}")
    assert asked(game) == "discard_one"
    play(game, "discard 1", "discard 2")
    assert game.state.hands[SOVIET].bit_count() == 2 + 4
    names = [what for what, _ in told(game)]
    assert names.index("discarded") < names.index("draws")


def test_supply_is_checked_after_the_cards_and_before_the_organization() -> None:  # NR-4.0m
    text = "2213: ax_4a; 0603: ax_6a; 2513: su_west; shattered: ax_9a; turn-8: ax_2a"
    game = position(f"turn 8 axis cards; {text}; axis-hand 8 15; deck 16 17 19 21 24 26 27 28 29")
    while asked(game) not in ("flips", "placement"):
        idle(game)
    names = [what for what, _ in told(game)]
    assert names.index("drew") < names.index("out-of-supply")
    assert marked(game) == {"ax_4a"}


def test_the_active_player_moves_units_also_onto_trains() -> None:  # NR-4.0o
    game = position("turn 8 axis movement; 1813: ax_4a ax_6a; axis-holds 1713; 2513: su_west")
    assert {"ax_4a", "ax_6a"} == may(game, "unit") == may(game, "embark")


def test_battles_are_announced_then_fought_in_any_order() -> None:  # NR-4.0p
    text = (
        "turn 8 axis combat; weather clear; support 0 0; axis-holds 1713; 1811: ax_4a; "
        "1812: su_west/weak; 1715: ax_17a; 1716: su_south/weak; soviet-hand 17; "
        "1914: ax_9a; 2014: su_don/weak"
    )
    game = position(text, dice=[2, 2, 2])
    assert asked(game) == "declare"
    play(game, "target 1812", "target 1716", "done")
    assert asked(game) == "counterblow"
    assert game.decision is not None
    assert game.decision.seat == "soviet"
    play(game, "counterblow 2014")
    while asked(game) in ("payment", "counterblow"):
        idle(game)
    assert asked(game) == "battle_hex"
    assert may(game, "attack") == {"1812", "1716", "2014"}


def test_removal_comes_after_the_battles() -> None:  # NR-4.0q
    """A marked army still fights before it surrenders."""
    text = "2213: ax_4a; 2214: su_west/weak; oos ax_4a; 0603: ax_6a; rail: ax_9a"
    game = position(f"turn 8 axis combat; weather clear; support 0 0; {text}", dice=[2])
    play(game, "target 2214")
    names = [what for what, _ in told(game)]
    assert names.index("rolled") < names.index("eliminated")
    assert where(game, "ax_4a") == "surrendered"
    assert asked(game) == "disembark", "and before the trains arrive"


def test_the_first_turn_of_june_1941_has_the_printed_weather() -> None:  # OP-4.3
    game = started()
    assert events(game, "weather") == [{"weather": "clear"}]
    assert WEATHERS[game.state.weather] == "clear"
