"""Chapter 5: how the Soviets are run without a player, and the cards for captured hexes."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import (
    asked,
    german_hexes,
    legal,
    names,
    play,
    set_up,
    soviets_aside,
    stack,
    strength,
    told,
    where,
)

import hexfront
from hexfront.core.chance import ChanceError
from hexfront.games.volga.tables import CARD_NAMES, STEPS, UNIT_NUMBER

SUPPORT = "german-deck g-pak g-sniper g-stuka"
REINFORCED = "20: G-PZ-2; 60: S-RD-87; 90: S-RD-95; turn 3 soviet"
"""Two highest stacks against one reinforcement hex: the Soviets will call reinforcements."""


def soviet_hand(game: hexfront.Game) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if game.state.soviet_hand >> card & 1]


def hand(game: hexfront.Game) -> list[str]:
    return game.view("german")["hands"]["german"]["cards"]


# -- 5.1 and 5.2


@pytest.mark.parametrize(("mode", "seat"), [("solo", "german"), ("cooperative", "blue")])
def test_nobody_is_asked_for_the_soviets(mode: str, seat: str) -> None:  # VG-5.1a
    game = set_up(
        "61: G-IN-191/4; 60: S-RD-45/1; 90: S-RD-95; soviet-hand s-sniper",
        mode,
        dice=[2, 5, 1, 1, 1, 1],
    )
    assert "soviet" not in game.seats
    events = play(game, "short", "stop")
    assert told(events, "soviet-attack")[0]["target"] == "61"
    assert told(events, "soviet-moves")[0]["hex"] == "99"
    assert strength(game, "G-IN-191") == 3, "they played their card"
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (seat, "german_action")


def test_units_are_drawn_from_the_reserve_of_their_class() -> None:  # VG-5.2a
    waiting = ("S-RD-45", "S-GD-13", "S-TK-6", "S-TK-13", "S-MA-92")
    text = soviets_aside(f"{REINFORCED}; 5: S-RD-98; control 20 3 13 15 19", *waiting)
    for draw, infantry, tank in ((0, "S-GD-13", "S-TK-6"), (1, "S-RD-45", "S-TK-13")):
        game = set_up(text, draws=[draw, 0, draw, 0])
        assert (stack(game, "9"), stack(game, "7")) == ({infantry}, {tank})
        assert where(game, "S-MA-92") == "marines"


@pytest.mark.parametrize(
    ("card", "unit", "hex"),
    [
        ("s-infiltration", "S-RD-45", "60"),
        ("s-t34", "S-TK-6", "60"),
        ("s-flotilla", "S-MA-92", "9"),
    ],
)
def test_cards_draw_from_the_reserve_of_the_class_too(  # VG-5.2a
    card: str, unit: str, hex: str
) -> None:
    text = soviets_aside(
        f"61: G-IN-191/1; 60: S-RD-87/1; soviet-hand {card}", "S-RD-45", "S-TK-6", "S-MA-92"
    )
    game = set_up(text, dice=[3, 3, 3, 1, 1] if card == "s-flotilla" else [1, 1, 1], draws=[0, 0])
    play(game, "planned", f"card {card}", "none")
    assert where(game, unit) == hex


def test_a_soviet_unit_is_placed_unseen() -> None:  # VG-5.2b
    text = soviets_aside(f"{REINFORCED}; control 20 3 7 13 15 19", "S-RD-45")
    game = set_up(text, "solo", draws=[0, 2])
    assert strength(game, "S-RD-45") == 3
    for seat in ("german", None):
        (block,) = game.view(seat)["stacks"]["9"]
        assert (block["unit"], block["strength"]) == (None, None)
    (event,) = (event for event in game.opening.events if event.what == "soviet-deployed")
    assert "S-RD-45" not in str(event.seen_by("german"))


# -- 5.3 random strength


@pytest.mark.parametrize(
    ("unit", "sides"),
    [("S-RD-45", [1, 2, 3, 4]), ("S-RB-10", [1, 2, 3, 0]), ("S-AA-1077", [1, 2, 0, 0])],
)
def test_each_side_of_the_block_has_the_same_chance(  # VG-5.3a, VG-5.3b
    unit: str, sides: list[int]
) -> None:
    text = soviets_aside(f"{REINFORCED}; control 20 3 7 13 15 19", unit)
    found = []
    for side in range(4):
        game = set_up(text, draws=[0, side])
        assert where(game, unit) == "9"
        found.append(strength(game, unit))
    assert found == sides
    with pytest.raises(ChanceError, match="not below 4"):
        set_up(text, draws=[0, 4])


def test_germans_arrive_at_full_strength() -> None:  # VG-5.3c
    game = hexfront.new("volga", mode="1v1", seed="full")
    for hex in ("W", "X", "Y"):
        assert all(strength(game, unit) == STEPS[UNIT_NUMBER[unit]] for unit in stack(game, hex))
    game = set_up(
        f"20: G-PZ-2; 60: S-RD-45; track 1 G-PZ-24; track 2 G-IN-267; {SUPPORT}",
        dice=[1, 2, 3, 3, 3, 3],
    )
    play(game, "call")
    assert stack(game, "Z") == {"G-PZ-24", "G-IN-267"}
    assert (strength(game, "G-PZ-24"), strength(game, "G-IN-267")) == (3, 4)


def test_a_blank_side_becomes_the_lowest_strength_when_seen() -> None:  # VG-5.3d
    game = set_up(
        "61: G-IN-191/1; 60: S-RB-10/0 S-RD-45/2; 59: S-RB-42/0; soviet-hand s-t34",
        dice=[1] * 20,
        draws=[0, 3],
    )
    events = play(game, "planned", "card s-t34", "none")
    assert strength(game, "S-RB-10") == 1
    assert strength(game, "S-RD-45") == 2, "not a blank one"
    assert strength(game, "S-RB-42") == 0, "nobody has seen it"
    order = [
        name for name in names(events) if name in ("showdown", "blank-adjusted", "soviet-card")
    ]
    assert order[:3] == ["showdown", "blank-adjusted", "soviet-card"], "in step 4"
    assert told(events, "blank-adjusted")[0] == {"unit": "S-RB-10", "steps": 1}


def test_a_blank_attacker_is_adjusted_too() -> None:  # VG-5.3d
    game = set_up("61: G-IN-191/1; 60: S-RB-10/0; turn 3 soviet", dice=[1, 1])
    events = play(game, "move", "attack 61", "none")
    assert told(events, "volley")[0]["volleys"] == [[6, 1]], "it rolls one die"
    assert strength(game, "S-RB-10") == 1


@pytest.mark.parametrize("dots", [0, 2])
def test_a_unit_that_moves_keeps_its_side(dots: int) -> None:  # VG-5.3e
    game = set_up(f"20: G-PZ-2; 60: S-RB-10/{dots}; turn 3 soviet", "solo", [4], [0])
    assert where(game, "S-RB-10") == "74"
    assert strength(game, "S-RB-10") == dots


def test_a_unit_that_is_concealed_keeps_its_side() -> None:  # VG-5.3e
    game = set_up("61: G-IN-191/1; 60: S-RB-10/2 S-RB-42/0", dice=[1] * 4, draws=[])
    play(game, "planned", "none", "none")
    assert game.state.battle is None
    assert (strength(game, "S-RB-10"), strength(game, "S-RB-42")) == (2, 1)


# -- 5.4 Soviet cards


def test_the_top_card_goes_unseen_to_the_soviet_hand() -> None:  # VG-5.4a
    game = set_up(
        "20: G-PZ-2; 60: S-RD-45; turn 3 soviet; soviet-deck s-t34 s-sniper s-tommy",
        "solo",
        dice=[1],
    )
    assert soviet_hand(game) == ["s-t34"]
    view = game.view("german")
    assert view["hands"]["soviet"] == {"size": 1, "cards": None}
    assert view["decks"]["soviet"] == 2
    (event,) = (event for event in game.opening.events if event.what == "soviet-draws")
    assert event.seen_by("german")["args"] == {"soviet_card": None, "left": 2}


def test_a_soviet_player_sees_the_card_and_his_enemy_does_not() -> None:  # VG-5.4a
    game = set_up("20: G-PZ-2; 60: S-RD-45; turn 3 soviet; soviet-deck s-t34 s-sniper s-tommy")
    events = play(game, "draw")
    assert game.view("soviet")["hands"]["soviet"]["cards"] == ["s-t34"]
    assert game.view("german")["hands"]["soviet"] == {"size": 1, "cards": None}
    (event,) = (event for event in events if event.what == "soviet-draws")
    assert event.seen_by("soviet")["args"]["soviet_card"] == "s-t34"
    assert event.seen_by("german")["args"]["soviet_card"] is None


def test_a_random_card_of_the_hand_is_laid_face_down() -> None:  # VG-5.4b
    text = "61: G-IN-191/4; 60: S-RD-45/1; soviet-hand s-sniper s-tommy s-antitank"
    laid = set()
    for draw in range(3):
        game = set_up(text, "solo", draws=[draw])
        events = play(game, "planned")
        battle = game.view("german")["battle"]
        assert (battle["soviet_card_laid"], battle["soviet_card"]) == (True, None)
        assert "None" in str(told(events, "soviet-card-laid"))
        assert len(soviet_hand(game)) == 2
        laid.add(CARD_NAMES[game.state.battle.soviet_card])
    assert laid == {"s-sniper", "s-tommy", "s-antitank"}
    with pytest.raises(ChanceError, match="not below 3"):
        play(set_up(text, "solo", draws=[3]), "planned")


# -- 5.5 moving and the compass


def test_a_random_unit_of_the_stack_moves_one_hex_unseen() -> None:  # VG-5.5a
    text = "20: G-PZ-2; 60: S-RD-45 S-RD-87 S-RD-95; turn 3 soviet"
    moved = set()
    for draw in range(3):
        game = set_up(text, "solo", dice=[4], draws=[draw])
        (unit,) = stack(game, "74")
        assert len(stack(game, "60")) == 2
        moved.add(unit)
        (block,) = game.view("german")["stacks"]["74"]
        assert block["unit"] is None
        (event,) = (event for event in game.opening.events if event.what == "soviet-moves")
        assert event.seen_by("german")["args"]["unit"] == block["token"]
    assert moved == {"S-RD-45", "S-RD-87", "S-RD-95"}


@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        *(("60", 2, "61"), ("60", 3, "75"), ("60", 4, "74"), ("60", 5, "73"), ("60", 6, "59")),
        *(("7", 6, "6"), ("25", 5, "24"), ("89", 2, "78"), ("89", 3, "90"), ("89", 4, "99")),
    ],
)
def test_the_die_shows_the_direction_from_the_hex(  # VG-5.5b
    start: str,
    die: int,
    end: str,
) -> None:
    game = set_up(f"W: G-PZ-2; {start}: S-RD-45; turn 3 soviet", "solo", dice=[die])
    assert stack(game, end) == {"S-RD-45"}
    assert stack(game, start) == set()


@pytest.mark.parametrize(
    ("die", "east_to_north_east"),
    [(1, "45"), (2, "61"), (3, "75"), (4, "74"), (5, "73"), (6, "59")],
)
def test_the_compass_runs_clockwise_from_east(  # VG-5.5c
    die: int,
    east_to_north_east: str,
) -> None:
    game = set_up(
        f"{east_to_north_east}: G-IN-191/1; 60: S-RD-45/1; turn 3 soviet",
        "solo",
        dice=[die, 1, 1],
    )
    (attack,) = told(game.opening.events, "soviet-attack")
    assert (attack["hexes"], attack["target"]) == (["60"], east_to_north_east)


# -- 5.6 capturing reinforcement hexes


@pytest.mark.parametrize(
    ("start", "hex"),
    [("W", "3"), ("23", "7"), ("25", "9"), ("29", "13"), ("31", "15"), ("35", "19")],
)
def test_a_captured_soviet_reinforcement_hex_pays_a_german_card(  # VG-5.6a
    start: str,
    hex: str,
) -> None:
    game = set_up(f"{start}: G-IN-191; 81: S-RD-45; {SUPPORT}")
    events = play(game, "short", f"stack {start}", f"to {hex}")
    assert told(events, "reinforcement-hex-captured") == [{"hex": hex, "side": "german"}]
    assert hand(game) == ["g-pak"]
    assert len(game.state.german_deck) == 2
    assert [event.rule for event in events if event.what == "german-draws"] == ["5.6a"]


@pytest.mark.parametrize(("start", "hex"), [("82", "X"), ("98", "Y"), ("92", "Z")])
def test_a_captured_german_reinforcement_hex_pays_a_soviet_card(  # VG-5.6a
    start: str,
    hex: str,
) -> None:
    game = set_up(f"20: G-IN-191; {start}: S-RD-45; turn 3 soviet", "solo", dice=[4])
    assert stack(game, hex) == {"S-RD-45"}
    assert told(game.opening.events, "reinforcement-hex-captured") == [
        {"hex": hex, "side": "soviet"}
    ]
    assert len(soviet_hand(game)) == 1


def test_other_hexes_pay_nothing() -> None:  # VG-5.6a
    game = set_up(f"20: G-IN-191; 81: S-RD-45; {SUPPORT}")
    play(game, "short", "stack 20", "to 37")
    assert "37" in german_hexes(game)
    assert hand(game) == []
    game = set_up("20: G-IN-191; 60: S-RD-45; turn 3 soviet; control 20 74", "solo", dice=[4])
    assert "74" not in german_hexes(game)
    assert soviet_hand(game) == []


def test_one_s_own_reinforcement_hexes_pay_nothing_unless_agreed() -> None:  # VG-5.6a, OP-5.1
    retaken = f"82: G-IN-191; 60: S-RD-45; control 82 W Y Z; {SUPPORT}"
    lost_again = "20: G-IN-191; W: S-RD-45; turn 3 soviet; control 20 3 X Y Z"
    for option, cards in (("off", 0), ("on", 1)):
        game = set_up(retaken, capture_any=option)
        play(game, "short", "stack 82", "to X")
        assert "X" in german_hexes(game)
        assert len(hand(game)) == cards
        game = set_up(lost_again, capture_any=option)
        play(game, "move", "unit S-RD-45", "to 3")
        assert "3" not in german_hexes(game)
        assert len(soviet_hand(game)) == cards


def test_a_hex_captured_again_pays_again() -> None:  # VG-5.6b
    game = set_up(f"W: G-IN-191; 5: S-RD-45/1; {SUPPORT}", dice=[6, 1, 1, 1, 1])
    play(game, "short", "stack W", "to 3", "stop", "draw")
    assert hand(game) == ["g-pak"]
    play(game, "short", "stack 3", "to W", "stop", "move", "to 4")
    play(game, "short", "stop", "move", "to 3")
    assert "3" not in german_hexes(game)
    play(game, "planned", "none", "none")
    assert stack(game, "3") == {"G-IN-191"}
    assert hand(game) == ["g-sniper", "g-pak"]


def test_a_first_short_move_pays_before_the_second() -> None:  # VG-5.6c
    game = set_up(f"W: G-IN-191; 36: G-IN-194; 81: S-RD-45; {SUPPORT}")
    play(game, "short", "stack W", "to 3")
    assert asked(game) == "short_stack"
    assert hand(game) == ["g-pak"]


def test_a_long_move_pays_for_the_hex_it_passes() -> None:  # VG-5.6c
    game = set_up(f"W: G-IN-191; 81: S-RD-45; {SUPPORT}")
    events = play(game, "long", "to 3", "to 20")
    order = [e.args.get("hex", "") for e in events if e.what in ("german-control", "german-draws")]
    assert order == ["3", "", "20"], "the card comes before the second hex"
    assert hand(game) == ["g-pak"]


def test_the_move_of_a_quick_attack_pays_before_the_combat() -> None:  # VG-5.6c
    game = set_up(f"W: G-IN-191; 4: S-RD-45; {SUPPORT}")
    play(game, "quick", "to 3")
    assert asked(game) == "choose_soviet_card"
    assert hand(game) == ["g-pak"]


def test_an_advance_pays_in_time_for_the_blitz() -> None:  # VG-5.6c, OP-10.2
    game = set_up(
        "W: G-PZ-2; 3: S-RD-45/1; 81: S-RD-87; german-deck g-hoth g-pak", dice=[6, 1, 1, 1]
    )
    play(game, "planned", "none", "none")
    assert stack(game, "3") == {"G-PZ-2"}
    assert game.view("german")["leaders"] == ["g-hoth"]
    assert asked(game) == "choose_blitz"


def test_a_blitz_pays_before_the_next_unit_goes() -> None:  # VG-5.6c
    game = set_up(
        f"36: G-PZ-2 G-PG-79; W: S-RD-45/1; 81: S-RD-87; leaders g-hoth; {SUPPORT}",
        dice=[6, 6, 6, 6, 6, 6],
    )
    play(game, "planned", "none", "none", "advance G-PZ-2", "advance G-PG-79")
    play(game, "unit G-PZ-2", "to 3")
    assert asked(game) == "choose_blitz"
    assert legal(game) == {"unit G-PG-79", "stop"}
    assert hand(game) == ["g-pak"]


@pytest.mark.parametrize("option", ["off", "on"])
def test_w_pays_nothing(option: str) -> None:  # VG-5.6d
    game = set_up("36: G-IN-191; 81: S-RD-45; control 36 X Y Z", capture_any=option)
    play(game, "short", "stack 36", "to W")
    assert "W" in german_hexes(game)
    assert (hand(game), game.state.leaders) == ([], 0)
    game = set_up("37: G-IN-191; 3: S-RD-45; turn 3 soviet", capture_any=option)
    play(game, "move", "to W")
    assert "W" not in german_hexes(game)
    assert soviet_hand(game) == []
