"""Chapters 11 to 14: the Soviet turn by the rulebook's algorithm."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.volga.scripted import (
    HELD,
    asked,
    at,
    cards,
    events,
    finished,
    is_german,
    offered,
    play,
    rules_told,
    soviet_hand,
    stack,
    story,
    told,
    where,
)

from hexfront.games.volga.tables import UNIT_ROWS

INFANTRY = [
    r.id
    for r in UNIT_ROWS
    if r.side == "soviet" and r.setup.endswith(("guards_pool", "infantry_pool"))
]
TANKS = [r.id for r in UNIT_ROWS if r.setup == "tank_pool"]

SEVEN_ALONE = "; ".join(
    f"{h}: {u}" for h, u in zip((56, 59, 61, 66, 68, 70, 77), TANKS, strict=False)
)
"""Seven highest stacks of one tank each, outside the reinforcement hexes: they reinforce."""

NINE_UNITS = [0, 0] * 9
"""Draws for a whole reinforcement: nine times the first block of the reserve, one dot up."""


# -- chapter 11


def test_without_a_reinforcement_hex_the_soviets_draw_one_card_and_stop():  # VG-11.0a OP-11.1
    game = at(
        f"56: S-RD-45 S-RD-87; control {HELD} W X Y Z; leaders g-okh;"
        "soviet-deck s-sniper s-tommy s-t34; turn 5 soviet"
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert story(game) == ["no-reinforcement-hex", "soviet-draws", "german-turn"]
    assert stack(game, "56") == {"S-RD-45": 4, "S-RD-87": 4}
    assert asked(game) == ("german", "german_action")


def test_one_reinforcement_hex_is_enough_for_an_action():  # VG-11.0a
    game = at(
        "56: S-RD-45 S-RD-87; control 3 7 9 13 15 W X Y Z; leaders g-okh; turn 5 soviet",
        dice=[4],
        draws=[0],
    )
    assert story(game, "no-reinforcement-hex", "soviet-moves") == ["soviet-moves"]
    assert soviet_hand(game) == []


def test_only_the_largest_stacks_count():  # VG-11.0b VG-13.1a
    game = at(
        "61: S-RD-45 S-RD-87 S-RD-95; 56: S-RD-98 S-RD-112; 66: S-RD-126; turn 5 soviet",
        dice=[5],
        draws=[0],
    )
    assert told(game, "soviet-count") == [{"hexes": ["61"], "highest": 1, "held": 6}]
    assert told(game, "soviet-dice") == [{"rolls": [["61", 5]]}]
    assert finished(game)


def test_single_units_can_be_the_largest_stacks():  # VG-11.0b
    game = at("61: S-RD-45; 56: S-RD-98; turn 5 soviet", dice=[1, 2], draws=[0])
    assert told(game, "soviet-count") == [{"hexes": ["56", "61"], "highest": 2, "held": 6}]


def test_highest_stacks_are_weighed_against_reinforcement_hexes_still_held():  # VG-11.0c
    game = at(
        "61: S-RD-45 S-RD-87; 56: S-RD-98 S-RD-112; 66: S-RD-126; control 3 19 W X Y Z;"
        "turn 5 soviet",
        dice=[2, 4],
        draws=[0, 0],
    )
    assert told(game, "soviet-count") == [{"hexes": ["56", "61"], "highest": 2, "held": 4}]


def test_more_highest_stacks_than_reinforcement_hexes_bring_reinforcements():  # VG-11.0d
    game = at(
        "61: S-RD-45; 56: S-RD-98; 66: S-RD-126; control 3 7 13 19 W X Y Z; turn 5 soviet",
        draws=[0, 0, 0, 0],
    )
    actions = ("soviet-reinforcements", "soviet-dice", "soviet-draws")
    assert story(game, *actions) == ["soviet-reinforcements"]
    assert [d["hex"] for d in told(game, "soviet-deployed")] == ["9", "15"]
    assert finished(game)


def test_as_many_highest_stacks_as_reinforcement_hexes_bring_movement():  # VG-11.0d VG-11.0e
    game = at(
        "61: S-RD-45; 56: S-RD-98; control 3 7 13 19 W X Y Z; turn 5 soviet",
        dice=[2, 4],
        draws=[0, 0],
    )
    assert story(game, "soviet-reinforcements", "soviet-dice") == ["soviet-dice"]
    assert finished(game)


def test_fewer_highest_stacks_than_reinforcement_hexes_bring_movement():  # VG-11.0e
    game = at("61: S-RD-45; control 3 7 13 19 W X Y Z; turn 5 soviet", dice=[2], draws=[0])
    assert story(game, "soviet-reinforcements", "soviet-dice") == ["soviet-dice"]


@pytest.mark.parametrize(
    ("text", "dice", "draws"),
    [
        (SEVEN_ALONE, [], NINE_UNITS),
        ("61: S-RD-45 S-RD-87", [2], [0]),
    ],
)
def test_after_one_action_the_germans_play(text, dice, draws):  # VG-11.0f
    game = at(f"{text}; turn 5 soviet", dice, draws)
    assert story(game)[-1] == "german-turn"
    assert len(story(game, "soviet-reinforcements", "soviet-dice")) == 1
    assert asked(game) == ("german", "german_action")
    assert game.view("german")["side"] == "german"
    assert game.view("german")["turn"] == 6
    assert finished(game)


def test_german_reinforcement_hexes_in_soviet_hands_do_not_count():  # VG-11.0g
    game = at(
        "61: S-RD-45; X: S-RD-98; 66: S-RD-126; control 3 7 13 19 W; turn 5 soviet",
        draws=[0, 0, 0, 0],
    )
    assert told(game, "soviet-count")[0]["held"] == 2
    assert story(game, "soviet-reinforcements", "soviet-dice") == ["soviet-reinforcements"]


# -- chapter 12


def test_reinforcements_come_in_the_printed_order_of_hexes():  # VG-12.0a
    game = at(f"{SEVEN_ALONE}; turn 5 soviet", draws=NINE_UNITS)
    hexes = [d["hex"] for d in told(game, "soviet-deployed")]
    assert list(dict.fromkeys(hexes)) == ["3", "19", "9", "15", "13", "7"]
    assert finished(game)


def test_reinforcements_are_random_blocks_turned_at_random():  # VG-12.0a VG-18.2a
    text = "56: S-RD-45; 59: S-RD-87; 61: S-TK-6; control 3 7 9 13 W X Y Z; turn 5 soviet"
    game = at(text, draws=[0, 3, 2, 1, 11, 2])
    # block and side in turn: the first infantry, the third tank, the twelfth infantry left
    assert stack(game, "19") == {"S-GD-13": 4, "S-TK-27": 2}
    assert stack(game, "15") == {"S-RD-229": 3}
    assert finished(game)
    blank = at(text, draws=[35, 3, 0, 3, 34, 2])
    assert stack(blank, "19") == {"S-WB-RO": 0, "S-TK-13": 0}
    assert stack(blank, "15") == {"S-WB-BAR": 0}


def test_each_reinforcement_hex_gets_its_own_mix():  # VG-12.0b OP-12.1 OP-12.4
    game = at(f"{SEVEN_ALONE}; turn 5 soviet", draws=NINE_UNITS)
    kinds = {}
    for deployed in told(game, "soviet-deployed"):
        kinds.setdefault(deployed["hex"], []).append(deployed["kind"])
    assert kinds == {
        "3": ["infantry", "tank"],
        "19": ["infantry", "tank"],
        "9": ["infantry"],
        "15": ["infantry"],
        "13": ["infantry", "infantry"],
        "7": ["tank"],
    }
    for place, kinds_there in kinds.items():
        tanks = [unit for unit in stack(game, place) if unit in TANKS]
        assert len(tanks) == kinds_there.count("tank")
        assert len(stack(game, place)) == len(kinds_there)


def test_a_reinforcement_is_six_infantry_and_three_tanks_at_most():  # VG-12.0c
    game = at(f"{SEVEN_ALONE}; turn 5 soviet", draws=NINE_UNITS)
    assert Counter(d["kind"] for d in told(game, "soviet-deployed")) == {"infantry": 6, "tank": 3}
    reserves = game.view("german")["reserves"]
    assert reserves == {"infantry": 38 - 6, "tank": 13 - 7 - 3, "marine": 2}
    assert soviet_hand(game) == []


@pytest.mark.parametrize("full", ["3", "13", "9", "7"])
def test_a_full_hex_gives_one_card_and_no_unit(full):  # VG-12.0d OP-12.2
    others = " ".join(h for h in HELD.split() if h != full)
    game = at(
        f"{full}: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 56: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        f"control {others} W X Y Z; soviet-deck s-sniper s-tommy s-t34; turn 5 soviet"
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert len(stack(game, full)) == 4
    assert story(game, "soviet-deployed") == []
    assert rules_told(game, "card-instead") == ["12.0d"]


@pytest.mark.parametrize("place", ["3", "13", "19"])
def test_three_units_leave_room_for_one_infantry_and_no_card(place):  # VG-12.0e
    others = " ".join(h for h in HELD.split() if h != place)
    game = at(
        f"{place}: S-RD-45 S-RD-87 S-RD-95; 56: S-RD-98 S-RD-112 S-RD-126;"
        f"control {others} W X Y Z; turn 5 soviet",
        draws=[0, 2],
    )
    assert stack(game, place) == {"S-GD-13": 3, "S-RD-45": 4, "S-RD-87": 4, "S-RD-95": 4}
    assert soviet_hand(game) == []
    assert story(game, "card-instead") == []
    assert finished(game)


@pytest.mark.parametrize(("place", "unit"), [("9", "S-GD-13"), ("7", "S-TK-6")])
def test_three_units_in_a_hex_that_gets_one_leave_room_for_it(place, unit):  # VG-12.0e
    others = " ".join(h for h in HELD.split() if h != place)
    game = at(
        f"{place}: S-RD-45 S-RD-87 S-RD-95; 56: S-RD-98 S-RD-112 S-RD-126;"
        f"control {others} W X Y Z; turn 5 soviet",
        draws=[0, 1],
    )
    assert len(stack(game, place)) == 4
    assert stack(game, place)[unit] == 2


def no_infantry(*rooms: str) -> str:
    """All infantry on the map, stacked by fours in the west, what is left over in `rooms`."""
    hexes = [str(number) for number in range(80, 92)]
    left = INFANTRY[:]
    parts = []
    for room in rooms:
        place, _, count = room.partition("*")
        parts.append(f"{place}: {' '.join(left.pop() for _ in range(int(count)))}")
    while left:
        stacked, left = left[:4], left[4:]
        parts.append(f"{hexes.pop()}: {' '.join(stacked)}")
    return "; ".join(parts)


def test_a_card_replaces_each_unit_that_the_reserve_lacks():  # VG-12.0f
    game = at(
        f"{no_infantry()}; soviet-deck s-sniper s-tommy s-t34 s-flotilla s-aa-7 s-aa-9 s-zaytsev;"
        "turn 5 soviet",
        draws=[0, 0] * 3,
    )
    # six infantry are due, two of them in 13; the three tanks come
    assert len(soviet_hand(game)) == 6
    assert rules_told(game, "card-instead") == ["12.0f"] * 6
    assert [d["hex"] for d in told(game, "card-instead")] == ["3", "19", "9", "15", "13", "13"]
    assert [d["hex"] for d in told(game, "soviet-deployed")] == ["3", "19", "7"]
    assert finished(game)


def test_three_units_and_no_infantry_left_cost_one_card():  # VG-12.0f OP-12.3
    game = at(
        f"{no_infantry('13*3')}; control 3 7 9 15 19 W X Y Z;"
        "soviet-deck s-sniper s-tommy s-t34; turn 5 soviet"
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert len(stack(game, "13")) == 3


def test_hexes_in_german_hands_bring_neither_units_nor_cards():  # VG-12.0g
    game = at(
        f"{SEVEN_ALONE}; 9: G-IN-191; control 3 9 13 W X Y Z; turn 5 soviet",
        draws=[0, 0] * 4,
    )
    assert [d["hex"] for d in told(game, "soviet-deployed")] == ["19", "19", "15", "7"]
    assert [stack(game, place) for place in ("3", "13")] == [{}, {}]
    assert stack(game, "9") == {"G-IN-191": 4}
    assert soviet_hand(game) == []
    assert finished(game)


def landing(marines: str) -> str:
    """A Soviet attack from 61, off the coast, with the flotilla as the card."""
    return (
        f"61: S-RD-45/2 S-RD-87/1; 60: G-IN-191/2; soviet-hand s-flotilla; {marines};"
        "soviet-deck s-sniper s-tommy s-t34; turn 5 soviet"
    )


def test_a_marine_that_is_not_there_becomes_a_card():  # VG-12.0h
    # direction; three dice of the landing: hex 10; then close combat without a hit
    dice = [5, 4, 4, 2, 1, 1, 1, 1, 1]
    game = at(landing("10: S-MA-92; 14: S-MA-154"), dice, draws=[0])
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["16.5h"]
    landed = at(landing("14: S-MA-154"), dice, draws=[0, 0, 2])
    assert stack(landed, "10") == {"S-MA-92": 3}
    assert soviet_hand(landed) == []


# -- chapter 13: rolling


def test_every_highest_stack_gets_a_die():  # VG-13.1a
    game = at(
        "56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; 66: S-RD-112 S-RD-126; 77: S-RD-131;"
        "turn 5 soviet",
        dice=[2, 3, 4],
        draws=[0, 0, 0],
    )
    assert told(game, "soviet-dice") == [{"rolls": [["56", 2], ["61", 3], ["66", 4]]}]
    assert finished(game)


def test_dice_are_rolled_from_north_to_south_and_from_the_volga_westwards():  # VG-13.1b
    game = at(
        "70: S-RD-45; 61: S-RD-87; 25: S-RD-95; 13: S-RD-98; 9: S-RD-112; 7: S-RD-126;"
        "turn 5 soviet",
        dice=[1, 2, 3, 4, 5, 6],
        draws=None,
    )
    rolls = told(game, "soviet-dice")[0]["rolls"]
    assert rolls == [["7", 1], ["9", 2], ["25", 3], ["70", 4], ["13", 5], ["61", 6]]


def test_six_dice_are_the_most():  # VG-13.1c
    six = "; ".join(SEVEN_ALONE.split("; ")[:6])
    moving = at(f"{six}; turn 5 soviet", dice=[1, 1, 1, 1, 1, 1])
    assert len(told(moving, "soviet-dice")[0]["rolls"]) == 6
    reinforcing = at(f"{SEVEN_ALONE}; turn 5 soviet", draws=NINE_UNITS)
    assert told(reinforcing, "soviet-dice") == []


# -- chapter 13: resolving


def test_dice_are_resolved_from_one_to_six_when_all_are_rolled():  # VG-13.2a
    game = at(
        "40: S-RD-45; 61: S-RD-87; 66: S-RD-95; 80: S-RD-98; turn 5 soviet",
        dice=[6, 1, 5, 4],
        draws=[0, 0, 0],
    )
    resolved = [
        event.args.get("hex") if event.what == "card-instead" else event.args["start"]
        for event in events(game)
        if event.what in ("card-instead", "soviet-moves")
    ]
    assert resolved == ["61", "80", "66", "40"]
    assert story(game).index("soviet-dice") < story(game).index("card-instead")


def test_a_die_brings_a_move_a_card_or_an_attack():  # VG-13.2b
    game = at(
        "40: S-WB-STZ/1; 61: S-RD-87; 66: S-RD-95; 39: G-IN-191/1; soviet-deck s-t34 s-antitank;"
        "turn 5 soviet",
        dice=[5, 1, 4, 1, 1, 1],
        draws=[0, 0, 0, 0],
    )
    outcomes = ("card-instead", "soviet-moves", "soviet-attack")
    assert story(game, *outcomes) == ["card-instead", "soviet-moves", "soviet-attack"]
    assert finished(game)


def test_a_die_is_resolved_though_its_stack_has_grown():  # VG-13.2c
    game = at(
        "55: S-RD-45 S-RD-87; 56: S-RD-95 S-RD-98; turn 5 soviet",
        dice=[2, 4],
        draws=[0, 2],
    )
    # 55 to 56, which then has three units and still sends one to 70
    assert stack(game, "55") == {"S-RD-87": 4}
    assert stack(game, "56") == {"S-RD-45": 4, "S-RD-95": 4}
    assert stack(game, "70") == {"S-RD-98": 4}


def test_a_die_is_resolved_though_its_stack_has_shrunk():  # VG-13.2c
    # 40 attacks 55 and 56 joins; two German hits leave one unit in 56, which still moves
    game = at(
        "40: S-WB-STZ/1 S-WB-BAR/1; 56: S-RD-45/2 S-WB-RO/1; 55: G-PZ-2/2; leaders s-chuikov;"
        "turn 5 soviet",
        dice=[4, 6, 1, 1, 1, 1, 1, 4, 4],
        draws=[0],
    )
    play(game, "hit S-WB-RO")
    assert stack(game, "56") == {}
    assert stack(game, "40") == {"S-RD-45": 1, "S-WB-STZ": 1, "S-WB-BAR": 1}
    assert finished(game)


@pytest.mark.parametrize(("die", "end"), [(2, "57"), (3, "71"), (4, "70"), (5, "55"), (6, "40")])
@pytest.mark.parametrize(("draw", "unit"), [(0, "S-RD-45"), (1, "S-RD-87"), (2, "S-RD-95")])
def test_a_random_unit_moves_in_the_direction_of_its_die(die, end, draw, unit):  # VG-13.2d
    game = at("56: S-RD-45/1 S-RD-87/1 S-RD-95/1; turn 5 soviet", dice=[die], draws=[draw])
    assert stack(game, end) == {unit: 1}
    assert len(stack(game, "56")) == 2
    assert soviet_hand(game) == []
    assert finished(game)


def test_soviets_enter_empty_hexes_of_the_germans_and_take_them():  # VG-13.2e
    game = at("56: S-RD-45 S-RD-87; control 70 W X Y Z; turn 5 soviet", dice=[4], draws=[0])
    assert not is_german(game, "70")
    assert told(game, "soviet-control") == [{"hex": "70"}]
    assert soviet_hand(game) == []


def test_soviets_join_a_stack_of_three():  # VG-13.2e
    game = at(
        "56: S-RD-45 S-RD-87 S-RD-95; 70: S-RD-98 S-RD-112 S-RD-126; turn 5 soviet",
        dice=[4, 6],
        draws=[1, 3],
    )
    moves = [(d["start"], d["hex"]) for d in told(game, "soviet-moves")]
    assert moves == [("56", "70"), ("70", "55")]
    assert stack(game, "70") == {"S-RD-87": 4, "S-RD-98": 4, "S-RD-112": 4}
    assert stack(game, "55") == {"S-RD-126": 4}


@pytest.mark.parametrize(("start", "die", "end"), [("82", 4, "X"), ("103", 5, "Y"), ("92", 4, "Z")])
def test_capturing_a_german_reinforcement_hex_draws_a_card(start, die, end):  # VG-13.2e
    game = at(
        f"{start}: S-RD-45 S-RD-87; soviet-deck s-sniper s-tommy s-t34; turn 5 soviet",
        dice=[die],
        draws=[0],
    )
    assert stack(game, end) == {"S-RD-45": 4}
    assert not is_german(game, end)
    assert soviet_hand(game) == ["s-sniper"]
    assert told(game, "reinforcement-hex-captured") == [{"hex": end, "side": "soviet"}]


def test_hex_w_pays_the_soviets_nothing():  # VG-13.2e
    game = at("3: S-RD-45 S-RD-87; turn 5 soviet", dice=[4], draws=[0])
    assert stack(game, "W") == {"S-RD-45": 4}
    assert soviet_hand(game) == []


def test_a_unit_that_has_moved_may_be_picked_again():  # VG-13.2f
    game = at(
        "55: S-RD-45 S-RD-87; 56: S-RD-95 S-RD-98; turn 5 soviet",
        dice=[2, 4],
        draws=[0, 0],
    )
    assert stack(game, "70") == {"S-RD-45": 4}
    assert [d["hex"] for d in told(game, "soviet-moves")] == ["56", "70"]


def test_a_die_is_judged_by_the_board_of_its_moment():  # VG-13.2g
    # 55 fills 56 to four before 40 can go there; then 56 sends one to 40, which has stayed at three
    game = at(
        "55: S-RD-45 S-RD-87 S-RD-95; 40: S-RD-98 S-RD-112 S-RD-126;"
        "56: S-RD-131 S-RD-138 S-RD-193; soviet-deck s-sniper s-tommy s-t34; turn 5 soviet",
        dice=[3, 2, 6],
        draws=[0, 0],
    )
    assert rules_told(game, "card-instead") == ["13.3d"]
    assert told(game, "card-instead")[0]["hex"] == "40"
    assert [len(stack(game, place)) for place in ("55", "40", "56")] == [2, 4, 3]
    assert soviet_hand(game) == ["s-sniper"]


def test_a_die_moves_into_a_hex_that_an_earlier_fight_has_cleared():  # VG-13.2g VG-14.0b
    game = at(
        "40: S-RD-45/1 S-RD-87/2; 56: S-RD-95/1 S-RD-98/1; 55: G-IN-191/1; turn 5 soviet",
        dice=[4, 5, 6, 1, 1, 1],
        draws=[0],
    )
    assert story(game, "soviet-attack", "advance", "soviet-moves") == [
        "soviet-attack",
        "advance",
        "soviet-moves",
    ]
    assert stack(game, "55") == {"S-RD-87": 2, "S-RD-95": 1}
    assert finished(game)


# -- chapter 13: cards instead


def test_equal_dice_give_a_card_each_and_no_move():  # VG-13.3a
    game = at(
        "56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; 66: S-RD-112 S-RD-126;"
        "soviet-deck s-sniper s-tommy s-t34 s-flotilla; turn 5 soviet",
        dice=[4, 4, 4],
    )
    assert soviet_hand(game) == ["s-tommy", "s-sniper", "s-t34"]
    assert [len(stack(game, place)) for place in ("56", "61", "66")] == [2, 2, 2]
    assert story(game, "soviet-moves", "card-instead") == []
    assert told(game, "equal-dice") == [{"die": 4, "count": 3}]


@pytest.mark.parametrize("die", [1, 5])
def test_equal_dice_do_not_attack(die):  # VG-13.3a OP-13.1
    germans = {1: "41: G-IN-191; 46: G-IN-194", 5: "55: G-IN-191; 60: G-IN-194"}[die]
    game = at(
        f"56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; {germans};"
        "soviet-deck s-sniper s-tommy s-t34 s-flotilla; turn 5 soviet",
        dice=[die, die],
    )
    assert story(game, "soviet-attack") == []
    assert soviet_hand(game) == ["s-tommy", "s-sniper"]


def test_equal_dice_draw_when_their_number_comes():  # VG-13.3a OP-13.2
    game = at(
        "56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; 66: S-RD-112 S-RD-126; 77: S-RD-131 S-RD-138;"
        "soviet-deck s-sniper s-tommy s-t34 s-flotilla s-zaytsev; turn 5 soviet",
        dice=[4, 1, 6, 4],
        draws=[0],
    )
    order = ("card-instead", "equal-dice", "soviet-moves", "soviet-draws")
    assert story(game, *order) == [
        *("card-instead", "soviet-draws"),  # 61: a 1
        *("equal-dice", "soviet-draws", "soviet-draws"),  # 56 and 77
        "soviet-moves",  # 66
    ]


@pytest.mark.parametrize(("place", "die"), [("104", 4), ("1", 6), ("80", 2), ("80", 3), ("X", 5)])
def test_a_die_that_points_off_the_map_gives_a_card(place, die):  # VG-13.3b
    game = at(f"{place}: S-RD-45 S-RD-87; soviet-deck s-sniper s-tommy; turn 5 soviet", dice=[die])
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["13.3b"]
    assert len(stack(game, place)) == 2


@pytest.mark.parametrize("die", [6, 5])
def test_a_die_whose_stack_is_gone_gives_a_card(die):  # VG-13.3c OP-14.1
    # 40 attacks 55, Chuikov lets 56 join, and four German hits leave nobody in either hex.
    # Then 56 has a 6, towards the empty hex 40, or a 5, towards the Germans.
    game = at(
        "40: S-WB-STZ/1 S-WB-BAR/1; 56: S-WB-RO/1 S-FR-115/1; 66: S-RD-45;"
        "55: G-PZ-2 G-PZ-24; leaders s-chuikov; soviet-deck s-sniper s-tommy; turn 5 soviet",
        dice=[4, die, 1, 1, 1, 1, 4, 4, 4, 4, 1, 1],
    )
    play(game, "hit S-WB-STZ", "hit S-WB-BAR", "hit S-WB-RO")
    assert stack(game, "56") == {}
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["13.3c"]
    assert len(told(game, "soviet-attack")) == 1
    assert finished(game)


def test_a_die_that_points_at_four_soviet_units_gives_a_card():  # VG-13.3d
    game = at(
        "56: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 55: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        "soviet-deck s-sniper s-tommy s-t34; turn 5 soviet",
        dice=[2, 6],
        draws=[0],
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["13.3d"]
    assert len(stack(game, "55")) == 4
    assert stack(game, "40") == {"S-RD-45": 4}


def test_a_one_gives_a_card_and_moves_nobody():  # VG-13.3e
    game = at("56: S-RD-45 S-RD-87; soviet-deck s-sniper s-tommy; turn 5 soviet", dice=[1])
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["13.3e"]
    assert stack(game, "41") == {}
    assert len(stack(game, "56")) == 2


def test_a_card_just_drawn_can_be_the_next_to_be_played():  # VG-13.3f
    game = at(
        "56: S-RD-45 S-RD-87; 61: S-RD-95/1 S-RD-98/1; 60: G-IN-191/2;"
        "soviet-deck s-sniper s-tommy; turn 5 soviet",
        dice=[1, 5, 1, 1, 1],
        draws=[0],
    )
    assert stack(game, "60") == {"G-IN-191": 1}
    assert soviet_hand(game) == []
    assert told(game, "showdown")[0]["card"] == "s-sniper"
    assert finished(game)


# -- chapter 14


@pytest.mark.parametrize(
    ("die", "target"), [(1, "41"), (2, "57"), (3, "71"), (4, "70"), (5, "55"), (6, "40")]
)
def test_a_die_that_points_at_germans_is_an_attack(die, target):  # VG-14.0a
    # in 41, an urban hex, the German rolls first: the same dice all the same
    game = at(f"56: S-RD-45/1 S-RD-87/1; {target}: G-IN-191/1; turn 5 soviet", dice=[die, 1, 1, 1])
    assert told(game, "soviet-attack") == [{"hexes": ["56"], "target": target, "planned": False}]
    assert soviet_hand(game) == []
    assert stack(game, "56") == {"S-RD-45": 1, "S-RD-87": 1}
    assert finished(game)


def test_an_attack_is_fought_out_before_the_next_die():  # VG-14.0b OP-13.3
    game = at(
        "56: S-RD-45/1 S-RD-87/1; 66: S-RD-95 S-RD-98; 55: G-IN-191/2 G-IN-194/2; turn 5 soviet",
        dice=[5, 6, 6, 1, 1, 1, 1, 1],
        draws=[0],
    )
    assert asked(game) == ("german", "choose_hit")
    assert len(stack(game, "66")) == 2
    assert story(game, "soviet-moves") == []
    play(game, "hit G-IN-194")
    assert len(stack(game, "66")) == 1
    assert story(game, "combat-over", "soviet-moves") == ["combat-over", "soviet-moves"]


def test_the_whole_stack_attacks():  # VG-14.0c
    game = at(
        "56: S-RD-45/2 S-TK-6/1 S-RD-87/1; 40: S-RD-95/4; 55: G-IN-191/1; turn 5 soviet",
        dice=[5, 1, 1, 1, 1, 1],
    )
    faces = told(game, "showdown")[0]["faces"]
    assert faces == [["G-IN-191", 1], ["S-RD-45", 2], ["S-RD-87", 1], ["S-TK-6", 1]]
    volleys = told(game, "volley")
    assert volleys[0]["volleys"] == [[6, 1, 1], [6, 1], [5, 1]]
    assert finished(game)


@pytest.mark.parametrize(("draw", "card"), [(0, "s-tommy"), (1, "s-sniper"), (2, "s-antitank")])
def test_a_random_soviet_card_must_be_played(draw, card):  # VG-14.0d
    dice = [5, *([1, 1] if card == "s-tommy" else []), 1, 1, 1, 1]
    game = at(
        "56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/3; soviet-hand s-tommy s-antitank s-sniper;"
        "turn 5 soviet",
        dice=[*dice, 1] if card != "s-sniper" else dice,
        draws=[draw],
    )
    assert told(game, "showdown")[0]["card"] == card
    assert sorted([*soviet_hand(game), card]) == ["s-antitank", "s-sniper", "s-tommy"]
    assert finished(game)


def test_without_cards_the_soviets_attack_all_the_same():  # VG-14.0d
    game = at("56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/1; turn 5 soviet", dice=[5, 1, 1, 1])
    assert told(game, "showdown")[0]["card"] is None


def test_the_attacked_germans_play_no_card():  # VG-14.0e
    game = at(
        "56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/1; hand g-stuka g-sniper; leaders s-chuikov;"
        "turn 5 soviet",
        dice=[5, 1, 1, 1],
    )
    assert asked(game) == ("german", "german_action")
    assert cards(game.state.hands[0]) == ["g-stuka", "g-sniper"]
    assert told(game, "showdown")[0]["cards"] == []


def test_the_strongest_soviet_unit_advances_alone():  # VG-14.0f
    game = at(
        "56: S-RD-45/1 S-RD-87/3 S-TK-6/2; 55: G-IN-191/1; turn 5 soviet",
        dice=[5, 6, 1, 1, 1, 1, 1, 1],
    )
    assert stack(game, "55") == {"S-RD-87": 3}
    assert stack(game, "56") == {"S-RD-45": 1, "S-TK-6": 2}
    assert not is_german(game, "55")


def test_the_german_says_which_of_equal_soviet_units_advances():  # VG-14.0f
    game = at(
        "56: S-RD-45/1 S-RD-87/2 S-TK-6/2; 55: G-IN-191/1; turn 5 soviet",
        dice=[5, 6, 1, 1, 1, 1, 1],
    )
    assert asked(game) == ("german", "choose_soviet_advance")
    assert offered(game) == {"advance S-RD-87", "advance S-TK-6"}
    play(game, "advance S-TK-6")
    assert stack(game, "55") == {"S-TK-6": 2}
    assert where(game, "S-RD-87") == "56"


def test_with_chuikov_the_attack_is_a_planned_one_of_all_stacks_around():  # VG-14.0g
    text = "56: S-RD-45/1 S-RD-87/1; 40: S-RD-95/1; 24: S-RD-98/1; 55: G-IN-191/1; turn 5 soviet"
    game = at(f"{text}; leaders s-chuikov", dice=[5, 1, 1, 1, 1])
    assert told(game, "soviet-attack") == [{"hexes": ["40", "56"], "target": "55", "planned": True}]
    assert len(told(game, "volley")[0]["volleys"]) == 3
    assert finished(game)
    alone = at(text, dice=[5, 1, 1, 1])
    assert told(alone, "soviet-attack") == [{"hexes": ["56"], "target": "55", "planned": False}]
