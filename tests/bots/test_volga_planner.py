"""The planner for Inferno on the Volga: legal, blind to what is hidden, and out to win."""

import json
import random
from dataclasses import replace

import pytest

import hexfront
from hexfront.bots import Observation, Random, advice, seat_bots
from hexfront.bots.volga.drive import Scene, drive
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.plans import Planned, Quick, Short
from hexfront.bots.volga.weights import in_force, trying
from hexfront.core.game import check_setup
from hexfront.games import find
from hexfront.games.volga.tables import BOARD, CARD_NAMES
from hexfront.lab.plans import Plan, play_some

volga = find("volga")


def games(bots, count, mode="solo", options=None, seed="planner"):
    setup = check_setup(volga, mode, None, options)
    rows = play_some(Plan("volga", setup, bots, seed), range(count))
    assert not any(row.error for row in rows)
    return rows


def hexes(rows):
    return [json.loads(row.score)["reinforcement-hexes"] for row in rows]


def wins(rows, seat):
    return sum(seat in row.winners.split("+") for row in rows)


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("solo", {}),
        ("solo", {"variant": "A"}),
        ("solo", {"variant": "C"}),
        ("cooperative", {}),
        ("1v1", {}),
        ("2v1", {"variant": "0"}),
    ],
)
def test_it_plays_every_mode_to_the_end(mode, options):
    seats = next(known.seats for known in volga.modes if known.name == mode)
    assert len(games(dict.fromkeys(seats, "planner"), 3, mode, options)) == 3


def test_it_takes_far_more_reinforcement_hexes_than_random_play_and_wins_sometimes():
    planned = games({"german": "planner"}, 24)
    aimless = games({"german": "random"}, 24)
    assert sum(hexes(planned)) > 3 * sum(hexes(aimless))
    assert wins(planned, "german") >= 1
    assert wins(aimless, "german") == 0


def decisions(seed, count, mode="solo", seat="german"):
    """Some decisions of a seat from a game that the planner plays against chance."""
    game = hexfront.new("volga", mode=mode, seed=seed)
    bots = seat_bots(volga, game.mode, dict.fromkeys(game.seats, "planner"))
    rng = random.Random(seed)
    while game.decision and count:
        asked = game.decision.seat
        if asked == seat and rng.random() < 0.3:
            count -= 1
            yield game
        action = bots[asked].choose(Observation(volga, game.state, asked, rng))
        game.play(game.named(action))


@pytest.mark.parametrize(("mode", "seat"), [("solo", "german"), ("1v1", "soviet")])
def test_its_choice_is_the_same_whatever_is_hidden_from_it(mode, seat):
    for game in decisions("blind", 25, mode, seat):
        choices = set()
        for hidden in ("a", "b", "c"):
            other = game.determinize(seat, hidden)
            choices.add(Planner().choose(Observation(volga, other.state, seat, random.Random(3))))
        assert len(choices) == 1


def test_equal_dice_of_its_own_give_equal_choices():
    for game in decisions("equal", 10):
        tables = [Observation(volga, game.state, "german", random.Random(9)) for _ in range(2)]
        assert Planner().choose(tables[0]) == Planner().choose(tables[1])


def test_it_attacks_the_last_hex_that_it_needs_when_it_stands_before_it():
    game = hexfront.position(
        "volga",
        "8: G-PZ-2 G-PG-79 G-PG-64; 25: G-PZ-24 G-PG-26 G-IN-191 G-IN-194; 9: S-WB-RO/1;"
        "seen S-WB-RO; hand g-heinkel; control 3 7 8 25 13 15 19 W X Y Z",
    )
    plan = drive(game.state)
    assert isinstance(plan, Planned)
    assert BOARD.name[plan.target] == "9"
    assert plan.cards


def test_losses_weigh_more_the_nearer_the_end_is():
    text = "8: G-IN-191/1 G-IN-194/1; 9: S-RD-45 S-RD-87 S-TK-6; seen S-RD-45 S-RD-87 S-TK-6"
    nine = "G-IN-203 G-IN-211 G-IN-230 G-IN-516 G-IN-517 G-IN-518 G-IN-544 G-IN-545 G-IN-546"
    prices = []
    for losses in ("", f"; losses {nine}"):
        scene = Scene(hexfront.position("volga", text + losses).state)
        attack = Planned(BOARD.hex("9"), 1 << BOARD.hex("8"))
        prices.append(scene.price(attack))
    assert prices[1] > prices[0] > 0


def test_an_attack_on_the_way_costs_the_turns_that_it_will_take_and_one_on_a_goal_does_not():
    def more_for(target):
        text = f"8: G-IN-203/2 G-IN-211/1; {target}: S-RD-45 S-RD-87; seen S-RD-45 S-RD-87;"
        state = hexfront.position("volga", text + "control 8 W X Y Z", mode="solo").state
        attack = Planned(BOARD.hex(target), 1 << BOARD.hex("8"))
        with trying(replace(in_force(), slow=0.0)):
            before = Scene(state).price(attack)
        return Scene(state).price(attack) - before

    assert more_for("25") > 1  # about seven turns for a stack that scores one hit a turn
    assert more_for("9") == 0


def test_a_threatened_reinforcement_hex_keeps_a_garrison():
    text = "7: G-IN-191/2 G-PZ-2; 8: S-RD-45; 25: S-RD-87; control 7 W X Y Z"
    (stack,) = Scene(hexfront.position("volga", text).state).stacks()
    assert volga.name(None, "unit", stack.group.bit_length() - 1) == "G-PZ-2"


def test_a_soviet_planner_holds_out_against_random_germans():
    assert wins(games({"german": "random", "soviet": "planner"}, 5, "1v1"), "soviet") == 5
    assert isinstance(seat_bots(volga, volga.modes[0], {})["german"], Random)


NINE = "G-IN-203 G-IN-211 G-IN-230 G-IN-516 G-IN-517 G-IN-518 G-IN-544 G-IN-545 G-IN-546"
BRINK = (
    "8: G-IN-191/1 G-IN-194/1 G-IN-208/1; 9: S-RD-45 S-RD-87; 100: S-RD-95; seen S-RD-45 S-RD-87;"
    f"control 8 W X Y Z; losses {NINE}"
)


def targets(text):
    """The hexes whose attack the planner weighs."""
    options = Scene(hexfront.position("volga", text).state).options()
    return {BOARD.name[plan.target] for _, plan in options if isinstance(plan, Planned | Quick)}


def test_with_nine_losses_it_makes_no_attack_that_may_well_cost_the_game():
    assert targets(BRINK) == set()
    assert targets(BRINK.replace(NINE, "G-IN-203")) == {"9"}


def test_with_nine_losses_it_still_makes_the_attack_that_wins():
    assert targets(BRINK.replace("control 8", "control 3 7 8 13 15 19")) == {"9"}
    assert targets(BRINK.replace("control 8", "control 3 7 8 13 15")) == set()
    with_okh = BRINK.replace("control 8", "control 3 7 8 13 15 19") + "; leaders g-okh"
    assert targets(with_okh) == set()
    assert targets(BRINK.replace("100: S-RD-95;", "")) == {"9"}


def test_whoever_follows_the_hints_plays_as_the_planner_does():
    """A hint in the midst of an order goes on with the plan of its beginning."""
    game = hexfront.new("volga", seed="hints")
    planner = Planner()
    for number in range(60):
        rng = random.Random(f"{number}/hint")
        answer = planner.choose(Observation(volga, game.state, "german", rng))
        assert advice(game) == game.named(answer), game.decision
        game.play(game.named(answer))


def test_with_okh_the_second_move_brings_a_block_into_an_empty_hex_of_the_bank():
    def moves(leaders):
        text = (
            "3: G-PZ-2 G-PG-64 G-PG-79; 42: G-PZ-24 G-PG-26; 13: S-RD-45 S-RD-87; 15: S-RD-95;"
            f"4: S-RD-112; 19: S-RD-98; {leaders}control 3 42 W"
        )
        scene = Scene(hexfront.position("volga", text, mode="solo").state)
        plans = [plan for _, plan in scene.options(wide=True) if isinstance(plan, Short)]
        return {BOARD.name[plan.moves[-1].end] for plan in plans}

    assert "2" in moves("leaders g-okh; ")
    assert "2" not in moves("")


def test_of_two_cards_the_one_that_is_less_likely_to_bring_rubble_is_laid():
    def card(target, stack):
        text = (
            f"{stack}: G-PZ-2 G-PG-64 G-PG-79 G-PZ-24; {target}: S-RD-45 S-RD-87; seen S-RD-45"
            f" S-RD-87; hand g-heinkel g-pioneer; control {stack} W X Y Z"
        )
        state = hexfront.position("volga", text, mode="solo").state
        attack = Scene(state).attack(BOARD.hex(target))
        return CARD_NAMES[attack.cards.bit_length() - 1]

    assert card("9", "25") == "g-pioneer"
    assert card("3", "20") == "g-heinkel"  # in the open nothing falls down
