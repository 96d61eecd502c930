"""The worked examples of combat: chapters 8 (one), 10 and 16, and the order of events in 5.0."""

from __future__ import annotations

import pytest
from tests.games.noretreat.battles import (
    attack,
    columns,
    combat,
    counterblows,
    declare,
    drawn_up,
    fall_back,
    fight,
    go_on,
    reckoned,
    results,
    state,
)
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    place,
    play,
    position,
    unit,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.advance import advance_limit
from hexfront.games.noretreat.columns import reckon
from hexfront.games.noretreat.losses import eliminate
from hexfront.games.noretreat.organization import replacement_cost
from hexfront.games.noretreat.supply import overland, supplied
from hexfront.games.noretreat.tables import AXIS, COLUMNS, CRT, SOVIET

# -- 5.0: the order of events

WON = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak; axis-hand 17; soviet-hand 4"


def test_general_staff_then_rasputitsa_leaves_one_hex():  # EX-5.0-1
    game = attack(combat(WON, [3]), "1710", "ax_4a ax_6a ax_9a")
    play(game, "play 17", "play 4")
    play(game, "to 1909", "unit ax_4a")
    assert (where(game, "ax_4a"), asked(game)) == ("1710", "advance")
    assert advance_limit(state(game), unit("ax_6a")) == 1


def test_rasputitsa_then_general_staff_leaves_two():  # EX-5.0-2
    game = attack(combat(WON, [3]), "1710", "ax_4a ax_6a ax_9a")
    play(game, "play 17", "play 4", "to 1909")
    battle = state(game).battle
    battle.effects = tuple(reversed(battle.effects))
    assert advance_limit(state(game), unit("ax_4a")) == 1 + 1
    play(game, "unit ax_4a", "to 1811")
    assert (where(game, "ax_4a"), asked(game)) == ("1811", "advance")


# -- ratios and shifts


def test_fifteen_against_four_is_three_to_one():  # EX-8-4
    text = "1610: ax_1pz ax_4a; 1711: ax_9a; 1710: su_kalinin/weak"
    told = reckoned(combat(text), "ax_1pz ax_4a ax_9a", "1710")
    assert (told.attack, told.defence, COLUMNS[told.initial]) == (15, 4, "3:1")


def test_twelve_against_nine_is_one_to_one():  # EX-10.5-1
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_central/weak su_west/weak"
    told = reckoned(combat(text, turn=24), "ax_4a ax_6a ax_9a", "1710")
    assert (told.attack, told.defence, COLUMNS[told.initial]) == (12, 9, "1:1")


def test_fourteen_against_nine_is_three_to_two():  # EX-10.5-2
    text = "1610: ax_1pz; 1711: ax_2pz; 1710: su_central/weak su_west/weak"
    told = reckoned(combat(text, turn=24), "ax_1pz ax_2pz", "1710")
    assert (told.attack, told.defence, COLUMNS[told.initial]) == (14, 9, "3:2")


def test_two_to_one_with_three_right_and_one_left_is_four_to_one():  # EX-10.5-3
    game = combat("1811: ax_4a; 1911: ax_9a; 1810: su_west/weak; oos su_west")
    battle = drawn_up(game, "ax_4a ax_9a", "1810")
    battle.support = 1
    told = reckon(state(game), battle)
    assert COLUMNS[told.initial] == "2:1"
    assert sorted(shift.columns for shift in told.shifts) == [-1, 1, 2]
    assert COLUMNS[told.column] == "4:1"


def test_the_attack_on_the_sixth_army_in_stalingrad():  # EX-10.6.3
    text = "2217: ax_6a/weak; 2317: su_reserve; 2116: su_steppe; support 0 1"
    game = combat(text, [3], "soviet", 16, "snow")
    attack(game, "2217", "su_reserve su_steppe")
    play(game, "commit")
    told = events(game, "odds")[0]
    assert (told["attack"], told["defence"], told["initial"]) == (12, 3, "4:1")
    assert dict(map(tuple, told["shifts"])) == {"support": 1, "terrain": -1, "objective": -1}
    assert columns(game) == ["3:1"]
    assert results(game) == [CRT[SOVIET][3][COLUMNS.index("3:1")]]


def test_twelve_to_one_counts_as_six_to_one_before_the_city_shifts_it():  # EX-10.6.4
    text = "1713: ax_rum3; 1612: su_central su_southwest/weak; 1712: su_west su_reserve/weak"
    game = combat(text, side="soviet", turn=24)
    told = reckoned(game, "su_central su_southwest su_west su_reserve", "1713")
    assert (told.attack, told.defence, COLUMNS[told.initial]) == (24, 2, "6:1")
    assert [(shift.why, shift.columns) for shift in told.shifts] == [("terrain", -1)]
    assert COLUMNS[told.column] == "5:1"


# -- the Counterblow example of 10.7.3: Leningrad, spring 1942

LENINGRAD = (
    "1902: su_leningrad; 1904: su_volkhov/weak; 1805: su_northwest/weak; 1703: su_kalinin; "
    "1903: ax_9a ax_16a; 1905: ax_18a; 1704: ax_4a; 1705: ax_3pz/weak; "
    "axis-holds 1503 1407 1708; soviet-hand 5 6"
)
"""1st Baltic, the red side of Kalinin, is next to 4th Army only."""


def spring(*dice: int) -> Game:
    game = combat(LENINGRAD, dice, turn=6, weather="mud")
    return declare(game, "1904", "1805")


def test_a_counterblow_draws_the_fourth_army_off():  # EX-10.7.3-1
    game = spring()
    play(game, "counterblow 1703", "discard 5")
    assert counterblows(game, SOVIET) == {"1703"}
    play(game, "attack 1805", "join ax_3pz")
    assert why_not(game, "join", "ax_4a") == "10.2c"


def test_leningrad_front_gives_no_counterblow():  # EX-10.7.3-2
    game = spring()
    assert why_not(game, "counterblow", "1902") == "10.1.2c"
    assert "1703" in may(game, "counterblow")


def volkhov(*dice: int) -> Game:
    """The attack on Volkhov is over, with a marker on 9th Army."""
    game = spring(3, *dice)
    play(game, "counterblow 1703", "discard 5")
    fight(game, "1904", "ax_9a ax_16a ax_18a")
    return game


def test_volkhov_is_attacked_at_three_to_two_for_a_counterblow():  # EX-10.7.3-3
    game = volkhov()
    assert (columns(game), results(game)) == (["3:2"], ["CB"])
    assert (asked(game), game.decision.seat, may(game, "mark")) == (
        "mark_own",
        "axis",
        {"1903", "1905"},
    )
    play(game, "mark 1903")
    assert counterblows(game, AXIS) == {"1903"}


def test_northwest_strikes_back_and_the_axis_marks_its_panzers():  # EX-10.7.3-4
    game = play(volkhov(1, 5, 1), "mark 1903")
    with_fourth = drawn_up(game, "ax_3pz ax_4a", "1805")
    assert COLUMNS[reckon(state(game), with_fourth).column] == "2:1"
    fight(game, "1805", "ax_3pz")
    assert (columns(game)[1], results(game)[1]) == ("1:1", "CA")
    play(game, "counterattack")
    assert (columns(game)[2], results(game)[2]) == ("1:2", "CB")
    assert events(game, "odds")[2]["shifts"] == []
    assert counterblows(game, AXIS) == {"1903", "1705"}


def baltic() -> Game:
    game = play(volkhov(1, 5, 1, 5), "mark 1903")
    fight(game, "1805", "ax_3pz")
    return play(game, "counterattack", "counterattack")


def test_first_baltic_and_fourth_army_exchange_steps():  # EX-10.7.3-5
    game = baltic()
    assert (columns(game)[3:], results(game)[3:]) == (["1:2", "3:2"], ["CA", "EX"])
    assert events(game, "odds")[3]["shifts"] == []  # a forest, but under a Counterblow
    assert (where(game, "ax_4a"), face(game, "ax_4a")) == ("1704", "weak")
    assert (where(game, "su_kalinin"), face(game, "su_kalinin")) == ("destroyed", "strong")


def test_the_soviets_must_attack_the_marked_armies():  # EX-10.7.3-6
    game = baltic()
    assert state(game).active == SOVIET
    go_on(game, "declare")
    game.state.chance.left.extend([3, 3])
    go_on(play(game, "done"), "battle_hex")
    assert may(game, "attack") == {"1903", "1705"}
    play(game, "attack 1903")
    assert may(game, "join") == {"su_leningrad", "su_volkhov"}  # the Fort may, in answer
    go_on(play(game, "join su_leningrad", "fight"), "battle_event")
    play(game, "pass")
    told = events(game, "odds")[-1]
    assert (told["attack"], told["defence"]) == (5, 7)
    assert told["shifts"] == []  # 9th Army has no good of its forest


# -- advance


def test_nobody_goes_beyond_a_vacated_forest():  # EX-10.8.1
    game = combat("1811: ax_1pz ax_2pz; 1810: su_moscow/weak", [4])
    attack(game, "1810", "ax_1pz ax_2pz")
    for name in ("ax_1pz", "ax_2pz"):
        play(fall_back(game), f"unit {name}")
        assert where(game, name) == "1810"
    assert len(events(game, "advanced")) == 2


# -- the combined example of 16.0: turn 2 in the Ukraine

UKRAINE = (
    "1112: ax_1pz ax_17a; 1213: ax_4a; 1211: ax_6a; 1114: ax_4pz; 1115: ax_11a; 1214: ax_rum3; "
    "1212: su_bryansk/weak; 1215: su_south/weak; 1311: su_central/weak; 2008: su_west/weak"
)


def ukraine(more: str, *dice: int) -> Game:
    return combat(f"{UKRAINE}; {more}", dice, turn=2)


def declared(more: str, *dice: int, discard: str = "33") -> Game:
    """Bryansk and South are targets, and Central makes itself one for a card."""
    game = declare(ukraine(more, *dice), "1212", "1215")
    play(game, "counterblow 1311")
    if asked(game) == "payment":
        play(game, f"discard {discard}")
    return play(game, "done") if asked(game) == "counterblow" else game


def test_inexperienced_officers_cancel_maskirovka():  # EX-16.1
    # The card plays Maskirovka at the end of the Soviet Movement Phase, and the card prevails.
    text = "turn 2 soviet movement; rail: su_kalinin/weak; 2008: su_west/weak; 1007: ax_4a"
    game = position(f"{text}; axis-hand 14; soviet-hand 35")
    play(game, "done")
    while asked(game) != "event":
        play(game, "none")
    play(game, "play 35")
    assert (asked(game), game.decision.seat) == ("reaction", "axis")
    play(game, "play 14")
    assert where(game, "su_kalinin") == "rail"
    assert set(state(game).discards) == {14, 35}


def test_a_counterblow_for_stavka_makes_three_battles():  # EX-16.2
    game = declared("soviet-hand 33")
    assert counterblows(game, SOVIET) == {"1311"}
    assert list(state(game).discards) == [33]
    assert may(game, "attack") == {"1212", "1215", "1311"}


def test_gott_mit_uns_uses_the_card_just_discarded():  # EX-16.3
    # Manstein shares his card with New Conscripts, not with Stavka.
    game = declared("axis-hand 2; soviet-hand 1", 2, discard="1")
    fight(game, "1311", "ax_6a")
    assert asked(game) == "battle_event"
    play(game, "play 2")
    assert events(game, "copied")[0]["event"] == "erich-von-manstein"
    assert events(game, "odds")[0]["attack"] == 8  # 6th Army doubled


def test_bryansk_is_shattered_and_the_panzers_go_three_hexes():  # EX-16.4
    game = declared("soviet-hand 33", 3)
    fight(game, "1212", "ax_1pz ax_17a ax_4a")
    told = events(game, "odds")[0]
    assert (told["attack"], told["defence"], told["shifts"]) == (15, 3, [])  # mechanized: no bonus
    assert (columns(game), results(game)) == (["5:1"], ["DS"])
    fall_back(game)
    assert where(game, "su_bryansk") == "shattered"
    play(game, "unit ax_17a", "stop", "unit ax_4a", "stop", "unit ax_1pz", "to 1312", "to 1313")
    assert [where(game, f"ax_{name}") for name in ("17a", "4a", "1pz")] == ["1212", "1212", "1313"]
    lines = overland(state(game), AXIS)
    assert lines >> unit("ax_17a") & lines >> unit("ax_4a") & 1
    assert not lines >> unit("ax_1pz") & 1
    assert supplied(state(game), AXIS) >> unit("ax_1pz") & 1  # by the armies beside it


def test_south_front_has_no_way_out_of_odessa():  # EX-16.5
    game = declared("soviet-hand 33", 5)
    fight(game, "1215", "ax_4pz ax_11a")
    told = events(game, "odds")[0]
    assert (told["attack"], told["defence"], told["initial"]) == (9, 3, "3:1")
    assert told["shifts"] == [["terrain", -1], ["river", -1]]
    assert (columns(game), results(game)) == (["3:2"], ["DR"])
    assert where(game, "su_south") == "destroyed"
    assert (asked(game), game.decision.args["hexes"]) == ("advance", ["1215"])
    play(game, "unit ax_11a")
    assert where(game, "ax_11a") == "1215"


def kiev(more: str, *dice: int) -> Game:
    """The involuntary attack of 6th Army on Kiev."""
    return fight(declared(more, *dice), "1311", "ax_6a")


def test_sixth_army_has_to_attack_kiev():  # EX-16.6
    game = kiev("soviet-hand 33; support 1 0", 1)
    assert asked(game) == "support"
    play(game, "hold")
    told = events(game, "odds")[0]
    assert (told["attack"], told["defence"], told["shifts"]) == (4, 5, [])
    assert (columns(game), results(game)) == (["1:2"], ["CA"])
    game = kiev("soviet-hand 33; support 1 0", 1)
    play(game, "commit")
    assert columns(game) == ["1:1"]


def test_heroes_of_the_soviet_union_roll_again():  # EX-16.7
    game = kiev("soviet-hand 33 43", 1, 3, 2)
    play(game, "pass", "counterattack")
    # The printed table says no effect for a Soviet 3 at 1:1; the example reads CB.
    assert (columns(game)[1], results(game)[1]) == ("1:1", "-")
    assert may(game, "play") == {"43"}
    play(game, "play 43")
    assert events(game, "rolled")[2] == {"side": "soviet", "die": 2, "result": "CA"}
    assert (asked(game), game.decision.seat) == ("counterattack", "axis")
    play(game, "stop")
    assert not counterblows(game, AXIS)
    assert (where(game, "ax_6a"), where(game, "su_central")) == ("1211", "1311")


def test_central_front_would_surrender_out_of_supply():  # EX-16.8
    g = state(ukraine("oos su_central"))
    eliminate(g, unit("su_central"), "11.1b")
    assert g.where[unit("su_central")] == place("surrendered")
    assert g.event_vp == 1
    assert replacement_cost(g, unit("su_central")) == 2


@pytest.mark.parametrize(
    ("side", "odds", "die", "result"),
    [
        (AXIS, "5:1", 3, "DS"),
        (AXIS, "3:2", 3, "CB"),
        (AXIS, "3:2", 5, "DR"),
        (AXIS, "1:1", 1, "CA"),
        (AXIS, "1:2", 1, "CA"),
        (SOVIET, "1:2", 5, "CB"),
        (SOVIET, "1:1", 2, "CA"),
        (SOVIET, "1:1", 5, "EX"),
        (SOVIET, "1:1", 6, "DR"),
    ],
)
def test_the_table_agrees_with_the_examples(side, odds, die, result):
    assert CRT[side][die][COLUMNS.index(odds)] == result
