"""Whoever points at something in vain is told the rule that truly stands against it.

A situation is a position and what was played in it; of every hex and every unit it says which rule
keeps it out. What is not named is like the rest: `hexes` and `units` say what that is told.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.games.heroes.helpers import (
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    battle,
    hand,
    play,
    refresh,
    started,
)

from hexfront import Game
from hexfront.core.hexes import bits
from hexfront.games.heroes import GAME
from hexfront.games.heroes.state import DESTROYED
from hexfront.messages import has

MAY = "may be chosen"


def told(game: Game, kind: str, name: str) -> str:
    """The rule, and the reason where the title of the rule is not it."""
    refusal = game.why_not_touched(kind, name)
    if refusal is None:
        return MAY
    return refusal.rule if refusal.reason == "illegal" else f"{refusal.rule} {refusal.reason}"


def all_told(game: Game) -> dict[str, str]:
    g = game.state
    hexes = {at: told(game, "hex", at) for at in g.ground.board.names(g.ground.playable)}
    return hexes | {unit: told(game, "unit", unit) for unit in g.firefight.names}


@dataclass
class Case:
    """`expected` is by hex and unit; `hexes` are told to all other hexes."""

    text: str
    hexes: str
    expected: dict[str, str]
    played: tuple[str, ...] = ()
    more: dict[str, Any] = field(default_factory=dict)


FIELD = (
    "1-G08: ger-rifles-1/N ger-lmg-1/N; 1-I03: ger-rifles-2/N; 1-E09: sov-rifles-1/S; "
    "1-A04: sov-rifles-2/S; waiting sov-rifles-3 ger-rifles-3"
)
AROUND = ("1-F08", "1-G09", "1-G07", "1-H09", "1-H07", "1-H08")
FOES = ("sov-rifles-1", "sov-rifles-2")


def marked(marker: str, unit: str = "ger-rifles-1/N") -> str:
    return FIELD.replace(unit, f"{unit}!{marker}")


def everywhere(names: tuple[str, ...], rule: str) -> dict[str, str]:
    return dict.fromkeys(names, rule)


AT_REST = {
    "1-G08": MAY,
    "1-I03": MAY,
    **everywhere(("1-E09", "1-A04", *FOES, "sov-rifles-3"), "2.2c not-yours"),
    **everywhere(("ger-rifles-1", "ger-rifles-2", "ger-lmg-1"), MAY),
    "ger-rifles-3": "5.5a",  # it has still to come
}
ORDERED = {
    "1-G08": "2.2c acts-already",
    "ger-rifles-1": "2.2c acts-already",
    "1-I03": "9.2a",  # a friend who is too far away to take part
    "ger-rifles-2": "9.2a",
    "ger-rifles-3": "5.5a",
    "ger-lmg-1": MAY,
    "1-E09": MAY,
    "sov-rifles-1": MAY,
    "1-A04": "6.0a",
    "sov-rifles-2": "6.0a",
    "sov-rifles-3": "2.2c not-yours",
}

CASES = {
    "the start of a turn": Case(FIELD, "2.2c unit-first", AT_REST),
    "a unit that is used": Case(
        FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N+used"),
        "2.2c unit-first",
        {**AT_REST, "1-I03": "2.2g", "ger-rifles-2": "2.2g"},
    ),
    "a used unit with command points": Case(
        FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N+used"),
        "2.2c unit-first",
        AT_REST,
        more={"cap": (1, 1)},
    ),
    "a used and stunned unit with too few command points": Case(
        FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N+used!inf-stunned"),
        "2.2c unit-first",
        {**AT_REST, "1-I03": "7.6a", "ger-rifles-2": "7.6a"},
        more={"cap": (4, 1)},
    ),
    "an active unit that is stunned and has too few points": Case(
        FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N+active!inf-stunned") + "; ap 4 0",
        "2.2c unit-first",
        {**AT_REST, "1-I03": "7.6a", "ger-rifles-2": "7.6a"},
    ),
    "a stunned unit with an enemy in its hex": Case(
        FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N!inf-stunned").replace("1-A04", "1-I03"),
        "2.2c unit-first",
        {**AT_REST, "1-A04": "2.2c unit-first", "1-I03": "7.6h", "ger-rifles-2": "7.6h"},
    ),
    "a unit with all its points": Case(
        FIELD, "5.0g", {**ORDERED, **everywhere(AROUND, MAY)}, ("act ger-rifles-1",)
    ),
    "the last point": Case(
        FIELD.replace("ger-rifles-1/N", "ger-rifles-1/N+active") + "; ap 1 0",
        "5.0g",
        {
            **ORDERED,
            **everywhere(("1-E09", "1-A04", *FOES), "7.0b"),
            **everywhere(AROUND, "5.0b"),
            **everywhere(("1-F08", "1-G09"), MAY),
        },
        ("act ger-rifles-1",),
    ),
    "a pinned unit": Case(marked("inf-pinned"), "7.5f", ORDERED, ("act ger-rifles-1",)),
    "a stunned unit": Case(
        marked("inf-stunned"),
        "7.5l",
        {
            **ORDERED,
            **everywhere(("1-E09", "1-A04", *FOES), "7.5l"),
            "ger-lmg-1": "9.1a nothing-together",
        },
        ("act ger-rifles-1",),
    ),
    "a panicked unit": Case(
        marked("inf-panicked"),
        "5.0g",
        {
            **ORDERED,
            **everywhere(AROUND, MAY),
            **everywhere(("1-E09", "1-A04", *FOES), "7.5o"),
        },
        ("act ger-rifles-1",),
    ),
    "a cowering unit": Case(
        marked("inf-cowering"),
        "5.0g",
        {
            **ORDERED,
            **everywhere(AROUND, MAY),
            **everywhere(("1-E09", "1-A04", *FOES), "7.5r"),
        },
        ("act ger-rifles-1",),
    ),
    "a unit that looks the other way": Case(
        FIELD.replace("ger-rifles-1/N", "ger-rifles-1/S"),
        "5.0g",
        {
            **ORDERED,
            **everywhere(AROUND, MAY),
            **everywhere(("1-E09", "1-A04", *FOES), "6.1b"),
        },
        ("act ger-rifles-1",),
    ),
    "an enemy in the hex": Case(
        FIELD.replace("1-E09", "1-G08"),
        "5.0g",
        {
            **ORDERED,
            **everywhere(AROUND, MAY),
            "1-E09": "5.0g",
            "1-G08": MAY,
            "1-A04": "7.7.3m",
            "sov-rifles-2": "7.7.3m",
        },
        ("act ger-rifles-1",),
    ),
    "a group": Case(
        FIELD,
        "9.1.1d march",
        {**ORDERED, "ger-lmg-1": "2.2c acts-already"},
        ("act ger-rifles-1", "with ger-lmg-1"),
    ),
    "a group with a pinned member": Case(
        marked("inf-pinned", "ger-lmg-1/N"),
        "9.1.1g",
        {**ORDERED, "ger-lmg-1": "2.2c acts-already"},
        ("act ger-rifles-1", "with ger-lmg-1"),
    ),
    "a used unit is no member": Case(
        FIELD.replace("ger-lmg-1/N", "ger-lmg-1/N+used"),
        "5.0g",
        {**ORDERED, **everywhere(AROUND, MAY), "ger-lmg-1": "9.2b"},
        ("act ger-rifles-1",),
    ),
    "a used unit is no member of an opportunity action": Case(
        FIELD.replace("ger-lmg-1/N", "ger-lmg-1/N+used"),
        "5.0g",
        {**ORDERED, **everywhere(AROUND, MAY), "ger-lmg-1": "9.2c"},
        ("opportunity ger-rifles-1",),
    ),
    "a shot that waits for its price": Case(
        FIELD,
        "3.2.1a not-asked",
        everywhere(
            ("ger-rifles-1", "ger-rifles-2", "ger-rifles-3", "ger-lmg-1", *FOES, "sov-rifles-3"),
            "3.2.1a not-asked",
        ),
        ("act ger-rifles-1", "fire 1-E09"),
        {"cap": (2, 0)},
    ),
}


@pytest.mark.parametrize("name", CASES)
# CH-2.2c CH-2.2g CH-3.2.1a CH-5.0b CH-5.0g CH-5.5a CH-6.0a CH-6.1b CH-7.0b CH-7.5f CH-7.5l
# CH-7.5o CH-7.5r CH-7.6a CH-7.6h CH-7.7.3m CH-9.1.1d CH-9.1.1g CH-9.1a CH-9.2a CH-9.2b CH-9.2c
def test_every_hex_and_every_unit_has_its_true_reason(name):
    case = CASES[name]
    game = battle(case.text, absent=False, **case.more)
    play(game, *case.played)
    given = all_told(game)
    expected = {thing: case.expected.get(thing, case.hexes) for thing in given}
    assert given == expected


def reasons(game: Game, *things: str) -> list[str]:
    names = game.state.firefight.number_of
    return [told(game, "unit" if thing in names else "hex", thing) for thing in things]


def test_before_groups_are_taught_nothing_speaks_of_them():  # OP-LE.4 CH-2.2k CH-3.0e
    early = {"part": "1"}
    text = FIELD.replace("ger-rifles-1/N", "ger-rifles-1/N+active") + "; ap 5 0"
    game = battle(text, **early)
    assert reasons(game, "ger-lmg-1", "1-I03") == ["2.2k", "2.2k"]
    play(game, "act ger-rifles-1")
    assert reasons(game, "ger-lmg-1", "1-I03") == ["2.2b another-acts"] * 2
    used = battle(FIELD.replace("ger-rifles-2/N", "ger-rifles-2/N+used"), **early)
    assert reasons(used, "ger-rifles-2", "1-I03") == ["3.0e", "3.0e"]


def test_beyond_twice_the_range_nobody_is_shot_at():  # CH-7.7.1b
    game = battle("1-G02: ger-rifles-1/NE; 1-G17: sov-rifles-1/S")
    play(game, "act ger-rifles-1")
    assert reasons(game, "1-G17", "sov-rifles-1") == ["7.7.1b", "7.7.1b"]


def test_a_newcomer_enters_by_its_hexes_and_sees_nothing_yet():  # CH-5.5b CH-5.5g
    game = battle(f"{FIELD}; ready ger-rifles-3")
    play(game, "act ger-rifles-3")
    assert reasons(game, "1-A02", "1-G10") == [MAY, "5.5b"]
    assert reasons(game, "1-E09", "sov-rifles-1") == ["5.5g", "5.5g"]


def test_a_lost_unit_is_out_of_the_game_and_that_of_a_friend_is_his():  # CH-20.0a
    game = battle(FIELD)
    game.state.take_off(game.state.firefight.number_of["ger-rifles-2"], DESTROYED)
    refresh(game)
    assert reasons(game, "ger-rifles-2") == ["2.5.1a out-of-the-game"]
    game = battle(FIELD, mode="2v2", cap=(0, 0, 0, 0))
    owner = [game.state.command.owner[number] for number in range(4)]
    other = GAME.name(game.state, "unit", owner.index(2))
    assert reasons(game, other) == ["20.0a"]


def test_a_hidden_unit_creeps_to_the_next_hex_and_fires_when_it_is_revealed():  # CH-10.01a
    game = battle("hidden 1-H09: sov-rifles-1; 1-F09: ger-rifles-1/N", side="soviet")
    play(game, "act sov-rifles-1")
    assert reasons(game, "1-I09", "1-A04", "1-F09") == [MAY, "5.0g", "10.01a"]


@pytest.mark.parametrize(
    ("marker", "hexes", "enemy"),
    [("veh-stunned", "15.0c", "15.0c"), ("veh-immobilized", "15.0h", MAY)],
)
def test_a_hit_vehicle_is_told_of_its_own_markers(marker, hexes, enemy):  # CH-15.0c CH-15.0h
    game = battle(f"1-G08: ger-pz3h-1/N!{marker}; 1-E09: sov-rifles-1/S")
    play(game, "act ger-pz3h-1")
    assert reasons(game, "1-G07", "1-A04", "1-E09") == [hexes, hexes, enemy]


def test_ground_that_is_closed_says_why():  # CH-14.0c CH-14.0e CH-14.0i CH-4.0m CH-14.0h CH-14.0j
    found: set[str] = set()
    for number, boards in enumerate((ONE, TWO, THREE, FOUR, FIVE), 1):
        for unit in ("ger-truck-1", "ger-pz3h-1", "ger-mortar-8-1"):
            game = battle(f"{number}-G08: {unit}/N", boards=boards, cap=(20, 0))
            found |= closed_ways(game, unit)
    assert found == {"14.0c", "14.0e", "14.0i", "14.0h", "14.0j", "4.0m", MAY}


def closed_ways(game: Game, unit: str) -> set[str]:
    """What is told of the neighbours, wherever on the board a unit stands."""
    play(game, f"act {unit}")
    g = game.state
    number = g.firefight.number_of[unit]
    found = set()
    for at in bits(g.ground.playable):
        g.put(number, at)
        refresh(game)
        around = g.ground.board.names(g.ground.board.adjacent[at])
        found |= {told(game, "hex", name) for name in around}
    return found


def test_a_card_says_for_whom_it_is():  # CH-8.6b CH-8.0i CH-8.1a
    game = battle(marked("inf-pinned"), cap=(3, 0))
    hand(game, 0, "rally-up")
    play(game, "card rally-up")
    assert reasons(game, "ger-rifles-1", "ger-lmg-1", "1-I03") == [MAY, "8.6b", "8.6b"]
    assert reasons(game, "sov-rifles-1") == ["2.2c not-yours"]


def test_setting_up_and_bidding_name_their_rules():  # CH-1.0e CH-3.2.4a
    setting_up = started("petrov")
    assert set(all_told(setting_up).values()) == {MAY, "1.0e", "1.0e not-asked"}
    hiding = started("the-gap")
    assert set(all_told(hiding).values()) == {MAY, "1.0e", "10.0b not-asked"}
    bidding = started("mir")
    assert set(all_told(bidding).values()) == {"3.2.4a not-asked"}


@pytest.mark.unwatched
@pytest.mark.parametrize("scenario", GAME.scenarios)
# CH-10.01a CH-10.02a CH-10.1a CH-12.0b CH-14.0e CH-14.0h CH-14.0i CH-14.0j CH-15.0c CH-15.0g
# CH-15.0h CH-17.1b CH-17.1d CH-17.2a CH-18.1.1c CH-18.1.2d CH-18.2c CH-18.3a CH-2.2c CH-2.5.1a
# CH-20.0a CH-3.0e CH-4.0m CH-5.0g CH-5.5a CH-5.5b CH-5.5g CH-6.1b CH-7.0a CH-7.0b CH-7.2c CH-7.5e
# CH-7.5l CH-7.5o CH-7.5r CH-7.5s CH-7.6a CH-7.6f CH-7.6h CH-8.4c CH-9.1.1d CH-9.2a CH-9.2b CH-9.2c
# OP-7.6.3
def test_what_is_legal_is_forbidden_by_no_limit_that_only_gives_reasons(scenario):
    rng = random.Random(scenario)
    game = started(scenario, f"reasons {scenario}", cards="on", cautious_movement="on")
    for _ in range(400):
        if game.decision is None:
            break
        choice, args = GAME.steps.asked(game.state)
        for name, *things in game.state.legal:
            limit = choice.verbs[name].forbidden_by(game.state, args, things[0] if things else None)
            assert limit is None, f"{limit} forbids {name} {things}, which is legal"
        game.play(rng.choice(game.decision.actions))


def test_every_reason_of_our_own_has_words():
    limits = [
        limit
        for choice in GAME.steps.choices()
        for verb in choice.verbs.values()
        for limit in verb.limits
    ]
    own = {limit.reason for limit in limits} - {"illegal"}
    own |= {rule.partition(" ")[2] for case in CASES.values() for rule in case.expected.values()}
    for reason in own - {"", "be chosen", "not-asked"}:
        assert has("heroes", f"heroes-refused-{reason}"), reason
