"""The chances of a battle, against every throw of the dice with the engine itself."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from tests.games.noretreat.battles import asks, attack, combat, declare, state
from tests.games.noretreat.helpers import asked, events, place, play, unit

from hexfront import Game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.odds import Odds, prospect
from hexfront.games.noretreat.tables import COLUMNS

Ends = dict[tuple[str, str], Fraction]

ALL = range(1, 7)


def one(name: str) -> int:
    return 1 << unit(name)


def planned(text: str, hexes: str, units: str, **how: Any) -> Odds:
    """The chances of a battle before it is declared."""
    g = state(combat(text, **how))
    found = prospect(g, sum(1 << place(hex) for hex in hexes.split()), sum(map(one, units.split())))
    assert found is not None
    return found


def thrown(text: str, hexes: str, units: str, rounds: int, **how: Any) -> tuple[Ends, Fraction]:
    """Every throw of up to so many rounds, all counterattacks made; and what is still open."""
    ends: Ends = defaultdict(Fraction)
    still_open = [((), Fraction(1))]
    for _ in range(rounds):
        todo, still_open = still_open, []
        for before, chance in todo:
            for die in ALL:
                dice = (*before, die)
                game = fought(text, hexes, units, dice, **how)
                assert len(events(game, "rolled")) == len(dice)
                told = events(game, "rolled")[-1]
                if told["result"] == "CA":
                    still_open.append((dice, chance / 6))
                else:
                    ends[told["side"], told["result"]] += chance / 6
    return ends, sum((chance for _, chance in still_open), Fraction(0))


def fought(text: str, hexes: str, units: str, dice: tuple[int, ...], **how: Any) -> Game:
    """A battle in which everybody who may strike back does, as long as there are dice."""
    game = attack(combat(text, dice, **how), hexes, units)
    while asks(game, "counterattack") and game.state.chance.left:
        play(game, "counterattack")
    return game


BATTLES = [
    ("1610: ax_4a; 1710: su_west/weak", "1710", "ax_4a", {}),
    ("1809: ax_1pz; 1810: su_central/weak", "1810", "ax_1pz", {}),  # across a river, in a forest
    ("1610: ax_4a; 1711: ax_9a; 1710: su_southwest", "1710", "ax_4a", {}),  # shock strikes back
    ("1610: ax_4a; 1710: su_reserve", "1710", "ax_4a", {"turn": 12}),  # tanks strike back
    ("1610: ax_6a; 1710: su_west/weak", "1710", "ax_6a", {"weather": "snow", "turn": 10}),
    ("1710: su_west; 1610: ax_1pz ax_4a", "1610", "su_west", {"side": "soviet", "turn": 14}),
]


@pytest.mark.parametrize(("text", "hexes", "units", "how"), BATTLES)
def test_the_chain_of_counterattacks_is_exact(text, hexes, units, how):  # NR-10.7.2i NR-10.5g
    found = planned(text, hexes, units, **how)
    ends, still_open = thrown(text, hexes, units, 6, **how)
    assert sum(found.ends.values()) == 1
    assert set(ends) <= set(found.ends)
    assert still_open < Fraction(1, 100)
    for key, chance in found.ends.items():
        assert 0 <= chance - ends[key] <= still_open
    rest = sum(chance - ends[key] for key, chance in found.ends.items())
    assert rest == still_open


@pytest.mark.parametrize(("text", "hexes", "units", "how"), BATTLES)
def test_the_chances_of_each_round_are_those_of_its_die(text, hexes, units, how):  # NR-10.5g
    found = planned(text, hexes, units, **how)
    game = fought(text, hexes, units, (1,), **how)
    first = found.rounds[0]
    assert COLUMNS[first.sum.column] == events(game, "odds")[0]["column"]
    counted: dict[str, Fraction] = defaultdict(Fraction)
    for die in ALL:
        told = events(fought(text, hexes, units, (die,), **how), "rolled")[0]
        counted[told["result"]] += Fraction(1, 6)
    assert first.results == counted


def test_the_series_is_summed_to_its_end():  # NR-10.7.2i
    # 1:1 on both tables: the Axis rolls CA in one of six, the Soviets in two of six.
    found = planned(*BATTLES[0][:3])
    again = Fraction(1, 6) * Fraction(2, 6)
    assert found.ends["axis", "EX"] == Fraction(1, 6) / (1 - again)
    assert found.ends["soviet", "DR"] == Fraction(1, 6) * Fraction(1, 6) / (1 - again)


def test_without_a_column_the_counterattack_is_certain():  # NR-10.6.4b
    found = planned("1610: ax_luft; 1710: su_central", "1710", "ax_luft")
    assert found.rounds[0].results == {"CA": 1}
    assert {side for side, _ in found.ends} >= {"soviet"}
    assert sum(found.ends.values()) == 1


def test_the_defender_is_taken_to_choose_the_better_hex():  # NR-10.6.1d
    text = "1809: ax_1pz ax_2pz; 1710: su_west/weak; 1810: su_south/weak"
    found = planned(text, "1710 1810", "ax_1pz ax_2pz")
    moved = {shift.why for shift in found.rounds[0].sum.shifts}
    assert moved == {"terrain", "river"}  # the forest, not the open hex


def test_the_offer_of_a_support_marker_tells_both_chances():  # NR-10.6.2b
    game = attack(combat("1610: ax_4a; 1710: su_west/weak; support 1 0"), "1710", "ax_4a")
    g = state(game)
    held, used = (GAME.odds(g, (verb,)) for verb in ("hold", "commit"))
    assert COLUMNS[held.rounds[0].sum.column] == "1:1"
    assert COLUMNS[used.rounds[0].sum.column] == "3:2"
    assert (g.support, g.battle.support) == ([1, 0], 0)  # nothing was spent by asking


def test_the_offer_to_counterattack_tells_its_chances():  # NR-10.7.2d
    game = attack(combat("1810: ax_4a; 1809: su_west/weak", [1]), "1809", "ax_4a")
    found = GAME.odds(state(game), ("counterattack",))
    assert found.rounds[0].attacker == "soviet"
    assert found.rounds[0].sum.shifts == []  # not the forest
    assert GAME.odds(state(game), ("stop",)) is None


def test_a_target_is_judged_with_all_that_could_attack_it():  # NR-10.3.2a
    game = combat("1610: ax_4a; 1711: ax_9a ax_kg1; 1710: su_west/weak")
    found = GAME.odds(state(game), ("target", place("1710")))
    assert (found.rounds[0].sum.attack, found.rounds[0].sum.defence) == (8, 4)


def test_every_unit_that_joins_changes_the_chances():  # NR-10.5a
    game = declare(combat("1610: ax_4a; 1711: ax_9a; 1710: su_west/weak"), "1710")
    assert asked(game) == "muster"
    assert GAME.odds(state(game), ("join", unit("ax_4a"))).rounds[0].sum.attack == 4
    play(game, "join ax_4a")
    assert GAME.odds(state(game), ("join", unit("ax_9a"))).rounds[0].sum.attack == 8
    assert GAME.odds(state(game), ("fight",)).rounds[0].sum.attack == 4


# -- with events that are committed


def test_a_forced_result_is_certain():
    text = "1610: ax_4a; 1711: ax_9a; 1710: su_west/weak; axis-hand 37; soviet-hand 10"
    game = attack(combat(text), "1710", "ax_4a ax_9a")
    assert GAME.odds(state(game), ("pass",)).rounds[0].results["DR"] == Fraction(2, 6)
    play(game, "play 37")  # Guderian, at 2:1
    assert GAME.odds(state(game), ("pass",)).rounds[0].results == {"DR": 1}


def test_a_second_roll_for_no_effect_is_reckoned_in():
    text = "1810: ax_4a; 1809: su_south/weak; axis-hand 27; soviet-hand 10"
    game = play(attack(combat(text), "1809", "ax_4a"), "play 27")
    found = GAME.odds(state(game), ("pass",)).rounds[0].results
    counted: dict[str, Fraction] = defaultdict(Fraction)
    for one in ALL:
        for two in ALL:
            game = attack(combat(text, [one, two]), "1809", "ax_4a")
            play(game, "play 27", "pass")
            rolls = events(game, "rolled")
            counted[rolls[-1]["result"]] += Fraction(1, 36)
    assert found == counted


def test_two_dice_of_which_one_is_chosen_have_no_odds():
    text = "1610: ax_4a; 1710: su_west/weak; axis-hand 21; soviet-hand 10"
    game = attack(combat(text, [3, 4]), "1710", "ax_4a")
    assert GAME.odds(state(game), ("pass",)) is not None
    play(game, "play 21")  # Expert Leaders
    assert asked(game) == "battle_event"
    assert GAME.odds(state(game), ("pass",)) is None


def test_the_chances_are_ready_for_json():
    told = planned(*BATTLES[0][:3]).to_json()
    assert [one["attacker"] for one in told["rounds"]] == ["axis", "soviet", "axis"]
    assert sum(end["chance"] for end in told["ends"]) == pytest.approx(1)
    assert told["rounds"][0]["arithmetic"]["column"] == "1:1"
    assert sum(told["rounds"][1]["results"].values()) == pytest.approx(1)
