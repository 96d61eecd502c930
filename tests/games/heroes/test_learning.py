"""Programmed instruction: each part has its rules and those before, and nothing else."""

from __future__ import annotations

import random

import pytest
from tests.games.heroes.helpers import battle, forbids, hand, legal, may, play, started

from hexfront.core.game import BadSetup, new_game
from hexfront.games.heroes import GAME
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.learning import CARDS_ABOUT, PARTS, VALUES, has_rules, taught_in
from hexfront.games.heroes.tables import CARDS, WORKS

TEXT = "1-G08: ger-rifles-1/N ger-lmg-1/N; 1-C08: sov-rifles-1/S"


def part(number, text=TEXT, **more):
    return battle(text, cap=(6, 7), part=str(number), **more)


def test_the_parts_follow_the_rulebook():  # OP-LE.1
    chapters = [min(int(rule.split(".")[0]) for rule in part.rules) for part in PARTS]
    assert chapters[:4] == [2, 2, 8, 9], "rules 1 to 7, then 8, then 9"
    first_nine = {rule for part in PARTS[:2] for rule in part.rules}
    assert all(int(rule.split(".")[0]) <= 7 for rule in first_nine)
    assert [part.firefight for part in PARTS[:2]] == ["partisans", "mir"], "firefights 1 and 2"
    headings = [rule for part in PARTS for rule in part.rules]
    assert len(headings) == len(set(headings)), "nothing is taught twice"
    titles = GAME.rules.titles()
    for heading in headings:
        assert any(rule.startswith(heading) for rule in titles), heading


def test_a_part_is_played_on_its_own_firefight():  # OP-LE.1
    for number, known in enumerate(PARTS, 1):
        assert new_game(GAME, None, known.firefight, {"part": str(number)}, "x").decision
    with pytest.raises(BadSetup, match="part 3 of the instruction is played on partisans, not on"):
        new_game(GAME, None, "mir", {"part": "3"}, "x")


def brought(sheet):
    """The headings that a firefight needs, by what is on its sheet."""
    f = firefight(sheet)
    works = {WORKS[laid.work] for laid in f.works}
    abilities = set().union(*f.abilities)
    types = {kind.type for kind in f.kinds}
    needs = {
        "10.0": any(f.has_hidden),
        "11.0": f.has_levels,
        "12.0": "mortar" in types,
        "12.3": any(CARDS[issue.card].id.startswith("artillery") for issue in f.weapons),
        "13.0": "smoke" in abilities,
        "14.0": bool(f.vehicles),
        "15.0": bool(f.vehicles | f.guns),
        "16.0": bool(f.carts),
        "17.0": f.has_transport,
        "19.0": "flamethrower" in abilities,
        "18.1.1": "trench" in works,
        "18.1.2": "bunker" in works,
        "18.2": "wire" in works,
        "18.4": "mine" in works,
        "8.4": any(not CARDS[issue.card].id.startswith("artillery") for issue in f.weapons),
        "5.6": any(f.exits),
        "5.0.2": any(f.ground.walls),
    }
    return {heading for heading, needed in needs.items() if needed}


@pytest.mark.parametrize("number", range(1, len(PARTS) + 1))
def test_a_firefight_needs_no_rule_that_comes_later(number):  # OP-LE.1
    for heading in brought(PARTS[number - 1].firefight):
        assert has_rules(str(number), heading), heading


SWITCHES = [
    ("3.1", "OP-LE.2", "opportunity ger-rifles-1", ()),
    ("3.2", "OP-LE.2", "command ger-rifles-1", ()),
    ("3.2", "OP-LE.2", "stall_cap", ()),
    ("9.0", "OP-LE.4", "with ger-lmg-1", ("act ger-rifles-1",)),
    ("18.1.3", "OP-LE.7", "dig", ("act ger-rifles-1",)),
]


@pytest.mark.parametrize(("heading", "ruling", "action", "before"), SWITCHES)
def test_what_is_taught_later_is_not_legal_before(heading, ruling, action, before):
    # OP-LE.2 OP-LE.4 OP-LE.7
    number = taught_in(heading)
    assert ruling == f"OP-LE.{number}"
    assert f"part {number} " in GAME.rules.title(ruling)
    early, late = part(number - 1), part(number)
    for game in (early, late):
        play(game, *before)
    assert forbids(early, action) == ruling
    assert action in legal(late)
    assert action in legal_with_all(before)


def legal_with_all(before):
    game = battle(TEXT, cap=(6, 7))
    play(game, *before)
    return legal(game)


def test_nobody_joins_an_open_activation_before_groups_are_taught():  # OP-LE.4 CH-9.0a
    text = "1-G08: ger-rifles-1/N+active ger-lmg-1/N; 1-C08: sov-rifles-1/S; ap 5 0"
    early, late = part(3, text), part(4, text)
    assert may(early, "act") == {"ger-rifles-1"}
    assert forbids(early, "act ger-lmg-1") == "2.2k"
    assert may(late, "act") == {"ger-rifles-1", "ger-lmg-1"}


def test_the_first_part_has_no_command_points():  # OP-LE.2
    first, second = started("partisans", part="1"), started("mir", part="2")
    assert [first.view(None)["points"][seat]["cap"] for seat in first.seats] == [0, 0]
    assert [second.view(None)["points"][seat]["cap"] for seat in second.seats] == [6, 12]


def test_cards_wait_for_their_part_and_for_what_they_are_about():  # OP-LE.3
    assert not started("partisans", part="1").state.deck
    game = started("partisans", part="3")
    dealt = {*game.state.deck, *game.state.hands[0], *game.state.hands[1]}
    assert dealt
    assert not dealt & set(CARDS_ABOUT)
    assert {heading for heading in CARDS_ABOUT.values() if has_rules("3", heading)} == set()
    early = part(2)
    hand(early, 0, "rally-up")
    assert forbids(early, "card rally-up") == "OP-LE.3"


def test_a_card_with_the_group_icon_is_for_one_before_groups():  # OP-LE.4 CH-8.5a
    text = (
        "1-H09: ger-rifles-1/N!inf-pinned; 1-I09: ger-lmg-1/N!inf-pinned; "
        "1-B09: sov-rifles-1/S; hand german follow-me"
    )
    early, late = part(3, text), part(4, text)
    for game in (early, late):
        play(game, "card follow-me", "on ger-rifles-1")
    assert "on ger-lmg-1" not in legal(early)
    assert "on ger-lmg-1" in legal(late)


@pytest.mark.unwatched
@pytest.mark.parametrize("number", VALUES[1:])
def test_every_part_can_be_played_to_its_end(number):  # OP-LE.1
    game = started(PARTS[int(number) - 1].firefight, part=number)
    assert game.view("german")["part"] == int(number)
    rng = random.Random(number)
    while game.decision is not None:
        game.play(rng.choice(game.decision.actions))
    assert game.result is not None


def test_nobody_joins_a_group_that_could_only_dig_before_that_is_taught():  # OP-LE.7
    pinned = "1-G08: ger-lmg-1/N+active!inf-pinned; 1-H08: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    for number, mates in (("5", set()), ("7", {"ger-rifles-1"})):
        game = part(number, f"{pinned}; ap 6 0")
        play(game, "act ger-lmg-1")
        assert may(game, "with") == mates, number
    play(game, "with ger-rifles-1")
    assert legal(game) == {"dig"}
