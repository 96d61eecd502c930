"""Plans tried on common futures: the default stays unless another is better beyond doubt."""

import random
import time

from hexfront.bots.search import (
    Budget,
    ByPlace,
    by_processor_time,
    choose_plan,
    is_better,
    spread_dice,
)
from hexfront.core.chance import Chance


def noisy(means):
    """A trial whose noise is the same for every plan of one number, as dice are."""

    def sample(plan, number):
        luck = random.Random(number).gauss(0, 0.3)
        own = random.Random(f"{plan}/{number}").gauss(0, 0.05)
        budget.used += 1
        return means[plan] + luck + own

    budget = Budget(400, 60)
    return sample, budget


def test_a_better_plan_is_found_although_dice_are_louder_than_the_difference():
    sample, budget = noisy([0.5, 0.52, 0.6, 0.4])
    assert choose_plan(range(4), sample, budget)[0].plan == 2


def test_the_default_stays_where_the_difference_may_be_noise():
    sample, budget = noisy([0.5, 0.5, 0.5])
    assert choose_plan(range(3), sample, budget, doubt=3.0)[0].plan == 0


def test_more_samples_go_to_the_plans_that_are_close():
    sample, budget = noisy([0.5, 0.1, 0.2, 0.55, 0.15, 0.05])
    tried = {one.plan: len(one.values) for one in choose_plan(range(6), sample, budget)}
    assert tried[3] > tried[1]
    assert tried[0] > tried[5]


def test_thinking_ends_with_its_nodes():
    sample, budget = noisy([0.5, 0.6])
    budget.nodes = 10
    choose_plan(range(2), sample, budget)
    assert 10 <= budget.used <= 12


def test_thinking_ends_with_the_clock():
    budget = Budget(10**9, 0.0)
    tried = choose_plan(range(2), lambda plan, number: 0.5, budget)
    assert [one.values for one in tried] == [[], []]


def test_in_the_lab_the_clock_stands_still_while_others_work():
    with by_processor_time():
        budget = Budget(10**9, 0.05)
        time.sleep(0.1)
        assert not budget.is_spent()
    budget = Budget(10**9, 0.05)
    time.sleep(0.1)
    assert budget.is_spent()


def test_one_sample_proves_nothing():
    assert not is_better([1.0], [0.0], 1.0)
    assert is_better([1.0, 0.9, 1.0], [0.0, 0.1, 0.1], 1.0)
    assert not is_better([0.0, 0.1], [1.0, 0.9], 0.0)


def test_a_gain_counts_by_what_is_still_open_of_the_game():
    """Half a hundredth is nothing at even chances, and much for a side that wins one in thirty.

    For one that loses one in fifty a quarter of that is nothing again: it wins the plain way.
    """
    for low, step, taken in ((0.5, 0.005, 0), (0.03, 0.005, 1), (0.98, 0.00125, 0)):
        budget = Budget(400, 60)

        def sample(plan, number, low=low, step=step, budget=budget):
            budget.used += 1
            return low + step * plan

        assert choose_plan(range(2), sample, budget, gain=0.01, samples=6)[0].plan == taken


def test_thinking_ends_where_the_first_plan_is_clearly_the_best():
    sample, budget = noisy([0.8, 0.2, 0.3, 0.25])
    assert choose_plan(range(4), sample, budget)[0].plan == 0
    assert budget.used < budget.nodes


def test_the_first_roll_of_the_futures_runs_through_all_results():
    sums = [sum(spread_dice("seed", number).dice(2)) for number in range(36)]
    assert abs(sum(sums) / 36 - 7) < 0.2
    assert sum(one >= 9 for one in sums[:18]) in (4, 5, 6)  # ten of 36 results
    assert spread_dice("seed", 3).dice(9) == spread_dice("seed", 3).dice(9)
    assert len({tuple(spread_dice(f"seed/{n}", 0).dice(2)) for n in range(60)}) > 15


class Field:
    """A state in which a battle is fought for a hex."""

    battle = ""


def battle_dice(number, *hexes):
    field = Field()
    dice = ByPlace("seed", number, field, lambda state: state.battle or None)
    found = {}
    for place in hexes:
        field.battle = place
        found[place] = dice.die("battle")
    return found


def test_a_battle_ends_alike_whatever_was_fought_before_it():
    for number in range(12):
        alone = battle_dice(number, "1311")["1311"]
        assert battle_dice(number, "1207", "1010", "1311")["1311"] == alone


def test_over_six_futures_a_battle_sees_each_face_once():
    for block in range(3):
        faces = {battle_dice(6 * block + one, "1311")["1311"] for one in range(6)}
        assert faces == {1, 2, 3, 4, 5, 6}


def test_two_battles_and_two_rolls_for_one_have_dice_of_their_own():
    pairs = {tuple(battle_dice(number, "1207", "1311").values()) for number in range(36)}
    assert len(pairs) > 12
    again = set()
    for number in range(36):
        field = Field()
        field.battle = "1311"
        dice = ByPlace("seed", number, field, lambda state: state.battle)
        again.add((dice.die(), dice.die()))
    assert len(again) > 12


def test_rolls_outside_battles_are_like_any_other():
    dice, plain = ByPlace("seed", 3, Field(), lambda state: None), Chance("seed/3")
    assert [dice.die() for _ in range(8)] == [plain.die() for _ in range(8)]
    assert dice.clone().die() == plain.die()


def test_with_few_nodes_the_last_plans_are_left_out_and_the_first_ones_tried_often_enough():
    means = [0.5, 0.7, *[0.5] * 14]
    for trim in (False, True):
        sample, budget = noisy(means)
        budget.nodes = 24
        tried = choose_plan(range(16), sample, budget, samples=6, trim=trim, first=2)
        counts = {one.plan: len(one.values) for one in tried}
        assert (counts[1] >= 6) is trim
        assert (counts[15] == 0) is trim
        assert (tried[0].plan == 1) is trim


def test_with_many_nodes_no_plan_is_left_out():
    sample, budget = noisy([0.5, 0.5, 0.5, 0.7])
    tried = choose_plan(range(4), sample, budget, samples=6, trim=True)
    assert tried[0].plan == 3
    assert all(one.values for one in tried)
