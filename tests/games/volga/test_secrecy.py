"""What a seat may not know, it cannot learn: not from views, events, prompts, errors or undo.

Two games that differ only in what a seat may not know are made by drawing everything hidden from
it anew; whatever that seat is shown must then be the same to the byte.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import sqrt
from typing import Any

import pytest
from tests.games.volga.play import SETTINGS, decisions, new_game

import hexfront
from hexfront import CannotUndo, Game
from hexfront.core.chance import Chance
from hexfront.core.flow import Action, Event
from hexfront.core.game import Named
from hexfront.core.hexes import bits, mask
from hexfront.games.volga import GAME
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import (
    BLUE,
    CARD_NAMES,
    CHUIKOV,
    COAST,
    DIVISIONS,
    GERMANS,
    GUARDS,
    LEADERS,
    MARINES,
    POOL,
    R_UNIT_OF_ROW,
    SOVIETS,
    STEPS,
    TANKS,
    UNIT_NAMES,
    UNIT_NUMBER,
    WHITE,
    YELLOW,
)

SIGMAS = 4.5
"""How far a frequency may lie from what is expected, in standard errors."""

SOVIET_SET_UP = 23


def shown(value: Any) -> str:
    return json.dumps(value)


def play_out(game: Game, rng: random.Random) -> None:
    while game.decision is not None:
        game.play(rng.choice(game.decision.actions))


# The view of a determinised copy is the view of the original


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_a_seat_cannot_tell_a_determinised_copy_from_the_game(mode: str, variant: str) -> None:
    rng = random.Random(f"view {mode} {variant}")
    for game in decisions(new_game(rng, mode, variant), rng, 0.15):
        for seat in game.seats:
            copy = game.determinize(seat, f"{rng.getrandbits(32)}")
            assert shown(copy.view(seat)) == shown(game.view(seat))
            assert shown(copy.view(None)) == shown(game.view(None))
            if game.decision.seat == seat:
                assert as_asked(copy) == as_asked(game)
                assert reasons(copy, rng) == reasons(game, rng)
                assert odds(copy) == odds(game)


def as_asked(game: Game) -> str:
    decision = game.decision
    return shown([decision.seat, decision.prompt, decision.args, decision.rule, decision.actions])


THINGS = ["24", "W", "7", "9", "999", *UNIT_NAMES[::9], *CARD_NAMES[::6]]


def reasons(game: Game, rng: random.Random) -> list[str]:
    """Why the seat may not do a number of things."""
    choice, _ = game.definition.steps.asked(game.state)
    tried = [(verb, thing) for verb in (*choice.verbs, "dance") for thing in THINGS]
    return [str(game.why_not(words)) for words in (*tried, *((verb,) for verb in choice.verbs))]


def odds(game: Game) -> list[Any]:
    return [game.odds(action) for action in game.decision.actions]


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_a_determinised_copy_can_be_played_to_the_end(mode: str, variant: str) -> None:
    rng = random.Random(f"end {mode} {variant}")
    for game in decisions(new_game(rng, mode, variant), rng, 0.06):
        for seat in game.seats:
            copy = game.determinize(seat, f"{rng.getrandbits(32)}")
            play_out(copy, rng)
            assert copy.result is not None


def test_a_position_from_a_text_can_be_determinised_whatever_it_says() -> None:
    """It need not be one that a game leads to: Guards and marines where the set-up has none."""
    guards = " ".join(UNIT_NAMES[unit] for unit in bits(GUARDS))
    marine = UNIT_NAMES[next(iter(bits(MARINES)))]
    text = f"24: G-PZ-2 G-IN-191; 25: {guards}; 9: {marine} S-RD-45; track 1 G-PZ-24"
    for seat in ("german", "soviet"):
        game = hexfront.position("volga", text, mode="1v1", seed="text")
        for number in range(20):
            copy = game.determinize(seat, str(number))
            assert shown(copy.view(seat)) == shown(game.view(seat))
            play_out(copy, random.Random(number))


# Two worlds that a seat cannot tell apart stay alike until something is shown

SHOWN_TO_ALL = {"showdown", "leader-in-play", "headquarters", "headquarters-fails"}
SHOWN = {
    "german": SHOWN_TO_ALL | {"german-draws", "units-taken"},
    "soviet": SHOWN_TO_ALL | {"soviet-draws", "units-taken"},
}
"""Events by which a seat learns what it did not know, or after which others act on it: where
reinforcements go, and which are eliminated, tells a Soviet player of their colours."""


def worlds(game: Game, seat: str, rng: random.Random) -> list[Game]:
    """Two copies alike to the seat, with the same dice to come."""
    pair = [game.determinize(seat, f"{rng.getrandbits(32)}") for _ in range(2)]
    dice = f"{rng.getrandbits(32)}"
    for world in pair:
        world.state.chance = Chance(dice)
    return pair


def alike(seat: str, first: list[Event], second: list[Event]) -> bool:
    """Whether nothing was shown in these events; they must be the same up to what was."""
    telling = SHOWN["soviet" if seat == "soviet" else "german"]
    for a, b in zip(first, second, strict=False):
        if a.what in telling or b.what in telling:
            return False
        assert shown(a.seen_by(seat)) == shown(b.seen_by(seat))
        assert shown(a.seen_by(None)) == shown(b.seen_by(None))
    assert len(first) == len(second)
    return True


def counterpart(action: Action, world: Game, other: Game) -> Named | None:
    """The action of the other world that looks the same from outside."""
    choice, _ = world.definition.steps.asked(world.state)
    other_choice, _ = other.definition.steps.asked(other.state)
    if choice.name != other_choice.name:
        return None
    thing = action[1:]
    if choice.verbs[action[0]].kind == "unit":
        token = world.state.token[action[1]]
        thing = tuple(
            number
            for name, number in (act for act in other.state.legal if len(act) > 1)
            if name == action[0] and token and other.state.token[number] == token
        )[:1] or (-1,)
    elif choice.verbs[action[0]].kind == "card":
        names = [CARD_NAMES.index(CARD_NAMES[action[1]]), action[1]]
        thing = (next((n for n in names if (action[0], n) in other.state.legal), -1),)
    found = (action[0], *thing)
    return other.named(found) if found in other.state.legal else None


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_worlds_that_a_seat_cannot_tell_apart_show_it_the_same(mode: str, variant: str) -> None:
    rng = random.Random(f"worlds {mode} {variant}")
    compared = 0
    for game in decisions(new_game(rng, mode, variant), rng, 0.12):
        for seat in game.seats:
            compared += play_alike(worlds(game, seat, rng), seat, rng)
    assert compared > 20


def play_alike(pair: list[Game], seat: str, rng: random.Random) -> int:
    """Play the same in both until the seat learns something; the number of actions compared."""
    first, second = pair
    for number in range(12):
        assert shown(first.view(seat)) == shown(second.view(seat))
        assert shown(first.view(None)) == shown(second.view(None))
        if first.decision is None or second.decision is None:
            assert first.decision is second.decision
            return number
        action = rng.choice(first.state.legal)
        if first.decision.seat == seat:
            assert as_asked(first) == as_asked(second)
            same: Named | None = first.named(action)
        else:
            same = counterpart(action, first, second)
        if same is None:
            return number
        told = [first.play(first.named(action)), second.play(same)]
        if not alike(seat, *told):
            return number + 1
        if first.history[-1].seat == seat:
            assert undone(first, seat) == undone(second, seat)
    return 12


def undone(game: Game, seat: str) -> str:
    """What an attempt to undo tells the seat."""
    copy = game.clone()
    try:
        copy.undo(seat)
    except CannotUndo as error:
        return str(error)
    return shown(copy.view(seat))


# What is in a view


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for item in value.values():
            yield from names_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from names_in(item)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_views_name_only_what_their_seat_may_know(mode: str, variant: str) -> None:
    rng = random.Random(f"names {mode} {variant}")
    r_units = {UNIT_NAMES[unit] for unit in R_UNIT_OF_ROW if unit >= 0}  # printed on the track
    for game in decisions(new_game(rng, mode, variant), rng, 0.2):
        g = game.state
        for seat in (*game.seats, None):
            names = set(names_in(game.view(seat)))
            for unit in (UNIT_NUMBER[name] for name in names & set(UNIT_NAMES) - r_units):
                assert may_know(g, seat, unit), (seat, UNIT_NAMES[unit])
            hidden = hidden_cards(g, seat)
            view = game.view(seat) | {"battle": None}  # its cards may lie in the discards, too
            open_cards = [name for name in names_in(view) if name in CARD_NAMES]
            assert len(open_cards) <= len(CARD_NAMES) - hidden


def may_know(g: Volga, seat: str | None, unit: int) -> bool:
    """Written down again: the face was seen, the block is one's own, or lies where all see it."""
    side = "soviet" if SOVIETS >> unit & 1 else "german"
    own = {"soviet": "soviet", None: None}.get(seat, "german")
    if any(unit in row for row in g.track):
        return own == "german" and bool(g.returned >> unit & 1)
    return bool(g.seen >> unit & 1) or own == side or not g.on_map >> unit & 1


def hidden_cards(g: Volga, seat: str | None) -> int:
    """How many cards a seat cannot see."""
    hidden = len(g.german_deck) + len(g.soviet_deck)
    if seat in (None, "soviet"):
        hidden += sum(hand.bit_count() for hand in g.hands)
    if seat != "soviet":
        hidden += g.soviet_hand.bit_count()
    return hidden


def test_a_spectator_sees_no_face_before_the_first_combat() -> None:
    game = hexfront.new("volga", mode="2v1", options={"variant": "C"}, seed="spectator")
    view = game.view(None)
    blocks = [block for stack in view["stacks"].values() for block in stack]
    assert len(blocks) == 30
    assert {block["unit"] for block in blocks} == {None}
    assert {block["strength"] for block in blocks} == {None}
    assert [hand["cards"] for hand in view["hands"].values()] == [None] * 3
    assert not set(names_in(view)) & set(UNIT_NAMES) - {
        UNIT_NAMES[unit] for unit in R_UNIT_OF_ROW if unit >= 0
    }


def test_stacks_are_listed_in_the_order_in_which_their_blocks_came() -> None:
    rng = random.Random(8)
    for game in decisions(new_game(rng, "1v1", "off"), rng, 0.3):
        for seat in (*game.seats, None):
            for stack in game.view(seat)["stacks"].values():
                tokens = [int(block["token"][1:]) for block in stack]
                assert tokens == sorted(tokens)


def test_lists_of_blocks_in_events_are_in_the_order_of_their_names() -> None:
    rng = random.Random(9)
    for mode in ("1v1", "2v1"):
        game = new_game(rng, mode, "C")
        play_out(game, rng)
        for played in game.history:
            for event in played.events:
                for seat in (*game.seats, None):
                    units = event.seen_by(seat)["args"].get("units", [])
                    assert units == sorted(units)


# The deals are those that the seat may suppose, each as often as it should come


def frequency(
    game: Game, seat: str, test: Callable[[Volga], bool], times: int
) -> tuple[float, float]:
    """How often a test is true in determinised copies, and the standard error for one half."""
    found = 0
    for number in range(times):
        g = game.state.clone()
        GAME.resample(g, seat, Chance(f"frequency {number}"))
        found += bool(test(g))
    return found / times, sqrt(times)


def assert_chance(
    game: Game, seat: str, test: Callable[[Volga], bool], chance: float, times: int = 1500
) -> None:
    share, root = frequency(game, seat, test, times)
    assert abs(share - chance) <= SIGMAS * sqrt(chance * (1 - chance)) / root, (share, chance)


def with_token(g: Volga, token: int) -> int:
    return next(unit for unit in bits(g.on_map) if g.token[unit] == token)


def test_an_unseen_block_of_the_set_up_is_a_tank_with_chance_7_in_23() -> None:
    game = hexfront.new("volga", seed="fresh")
    for token in (1, 12, 23):
        assert_chance(game, "german", lambda g, t=token: TANKS >> with_token(g, t) & 1, 7 / 23)


def test_the_set_up_has_always_7_tanks_16_infantry_and_no_guards() -> None:
    game = hexfront.new("volga", seed="fresh")
    for number in range(50):
        copy = game.determinize("german", str(number)).state
        on_map = copy.on_map & SOVIETS
        assert (on_map & TANKS).bit_count() == 7
        assert on_map.bit_count() == 23
        assert not on_map & GUARDS


def test_a_given_infantry_block_stands_in_a_given_hex_with_its_chance() -> None:
    """16 of the 34 that are no Guards are on the map, in any of 23 hexes."""
    game = hexfront.new("volga", seed="fresh")
    block = UNIT_NUMBER["S-RD-45"]
    assert_chance(game, "german", lambda g: g.on_map >> block & 1, 16 / 34)
    assert_chance(game, "german", lambda g: with_token(g, 5) == block, 16 / 34 / 23, times=6000)


def test_with_delayed_divisions_none_of_them_is_on_the_map_at_the_start() -> None:
    options = {"variant": "0", "late_divisions": "variant"}
    game = hexfront.new("volga", options=options, seed="late")
    for number in range(50):
        on_map = game.determinize("german", str(number)).state.on_map & SOVIETS
        assert not on_map & (GUARDS | DIVISIONS)
        assert on_map.bit_count() == 23


def test_an_unseen_block_shows_each_of_its_four_sides_as_often() -> None:
    game = hexfront.new("volga", seed="sides")
    counts: Counter[tuple[int, int]] = Counter()
    for number in range(600):
        g = game.state.clone()
        GAME.resample(g, "german", Chance(str(number)))
        counts.update((STEPS[unit], g.strength[unit]) for unit in bits(g.on_map & SOVIETS))
    for steps in {steps for steps, _ in counts}:
        total = sum(count for (of, _), count in counts.items() if of == steps)
        for side in range(steps + 1):
            chance = 1 / 4 if side else (4 - steps) / 4
            error = sqrt(chance * (1 - chance) / total)
            assert abs(counts[steps, side] / total - chance) <= SIGMAS * error, (steps, side)


def test_a_block_that_came_back_after_a_token_was_dealt_is_not_that_token() -> None:
    """Four tanks: tokens 30 and 40 on the map, one in reserve, one there since token 35."""
    tanks = [UNIT_NAMES[unit] for unit in bits(SOVIETS & TANKS)]
    a, b, waiting, came_back = tanks[:4]
    more = {"next_token": 41, "since": {came_back: 35}, "tokens": {a: [30, "7"], b: [40, "9"]}}
    text = f"7: {a}; 9: {b}; 24: G-PZ-2; aside {' '.join(tanks[4:])}; more {json.dumps(more)}"
    game = hexfront.position("volga", text, seed="since")
    for name, first, second in (
        (a, 1 / 3, 2 / 9),
        (b, 1 / 3, 2 / 9),
        (waiting, 1 / 3, 2 / 9),
        (came_back, 0, 1 / 3),
    ):
        unit = UNIT_NUMBER[name]
        assert_chance(game, "german", lambda g, u=unit: with_token(g, 30) == u, first)
        assert_chance(game, "german", lambda g, u=unit: with_token(g, 40) == u, second)


def test_in_play_no_token_is_dealt_a_block_that_came_back_later() -> None:
    rng = random.Random(11)
    checked = 0
    for game in decisions(new_game(rng, "solo", "off", mixed=False), rng, 0.3):
        g = game.state.clone()
        GAME.resample(g, "german", Chance(f"{checked}"))
        for unit in bits(g.on_map & SOVIETS & ~g.seen):
            checked += g.since[unit] > 0
            assert g.since[unit] < g.token[unit]
            assert g.token[unit] > SOVIET_SET_UP or not g.since[unit]
    assert checked


def test_one_of_the_last_column_of_the_track_is_white() -> None:
    game = hexfront.new("volga", mode="1v1", seed="track")
    others = [unit for row in game.state.track for unit in row[:-1]]
    whites = sum(WHITE >> unit & 1 for unit in others)
    for seat in ("german", "soviet"):
        for number in range(40):
            track = game.determinize(seat, str(number)).state.track
            assert all(WHITE >> row[-1] & 1 for row in track)
        first = lambda g: WHITE >> g.track[0][0] & 1  # noqa: E731
        assert_chance(game, seat, first, whites / len(others))


def test_a_soviet_player_knows_the_stack_in_w_and_the_120th() -> None:
    game = hexfront.new("volga", mode="1v1", seed="named")
    named = mask(UNIT_NUMBER[name] for name in ("G-PZ-2", "G-PG-64", "G-PG-79", "G-MO-120"))
    yellows = mask(POOL["yellow_pool"])
    for number in range(40):
        g = game.determinize("soviet", str(number)).state
        assert g.on_map & named == named
        assert (g.on_map & GERMANS & ~named & yellows).bit_count() == 3
        assert [g.token[unit] for unit in bits(named)] == [
            game.state.token[unit] for unit in bits(named)
        ]
    one = next(iter(bits(yellows)))
    assert_chance(game, "soviet", lambda g: g.on_map >> one & 1, 3 / yellows.bit_count())


def test_blocks_that_entered_by_z_are_blue_or_white_with_their_chances() -> None:
    """Two blocks hidden in Z and Y, two boxes on the track: all deals that fit are as likely."""
    text = "Z: G-MO-15; Y: G-IN-191; 25: S-RD-45; track 1 G-PZ-36 {white}"
    white = next(name for name in UNIT_NAMES if WHITE >> UNIT_NUMBER[name] & 1)
    game = hexfront.position(
        "volga",
        text.format(white=white) + '; more {"returned":0,"next_token":60,"tokens":'
        '{"G-MO-15":[51,"Z"],"G-IN-191":[52,"Y"],"S-RD-45":[53,"25"]}}',
        mode="1v1",
        seed="z",
    )
    # The last box is white, so Z is one of two blue blocks and Y the yellow one.
    assert BLUE >> UNIT_NUMBER["G-MO-15"] & 1
    assert BLUE >> UNIT_NUMBER["G-PZ-36"] & 1
    assert_chance(game, "soviet", lambda g: with_token(g, 51) == UNIT_NUMBER["G-MO-15"], 1 / 2)
    assert_chance(game, "soviet", lambda g: with_token(g, 52) == UNIT_NUMBER["G-IN-191"], 1)


def test_every_german_deal_that_fits_is_as_likely() -> None:
    """Tokens by Y, Y and Z and two boxes of the track: counted one by one."""
    names = {"yellow": "G-IN-191", "blue": "G-MO-15"}
    whites = [name for name in UNIT_NAMES if WHITE >> UNIT_NUMBER[name] & 1][:3]
    tokens = {names["yellow"]: [51, "Y"], whites[0]: [52, "Y"], names["blue"]: [53, "Z"]}
    more = json.dumps({"next_token": 60, "tokens": tokens | {"S-RD-45": [54, "25"]}})
    text = f"Y: {names['yellow']} {whites[0]}; Z: {names['blue']}; 25: S-RD-45; "
    text += f"track 1 {whites[1]} {whites[2]}; more {more}"
    game = hexfront.position("volga", text, mode="1v1", seed="deals")
    hidden = [UNIT_NUMBER[name] for name in (*names.values(), *whites)]
    possible = [
        (y1, y2, z, box, last)
        for y1, y2, z, box, last in permutations(hidden)
        if not BLUE & (1 << y1 | 1 << y2) and not YELLOW >> z & 1 and WHITE >> last & 1
    ]
    times = 100 * len(possible)
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(times):
        g = game.state.clone()
        GAME.resample(g, "soviet", Chance(f"deal {number}"))
        found[(*(with_token(g, token) for token in (51, 52, 53)), *g.track[0])] += 1
    assert set(found) == set(possible)
    chi = sum((found[deal] - 100) ** 2 / 100 for deal in possible)
    freedom = len(possible) - 1
    assert chi < freedom + SIGMAS * sqrt(2 * freedom)


@pytest.mark.parametrize(("drawn", "chance"), [(0, 0), (1, 1 / 3), (2, 2 / 3), (3, 1), (5, 1)])
def test_leaders_put_on_top_are_drawn_first(drawn: int, chance: float) -> None:
    """Level B: after one card it is one of the three leaders, each as likely."""
    game = hexfront.new("volga", options={"variant": "B", "advantages": "off"}, seed="top")
    for _ in range(drawn):
        game.state.soviet_hand |= 1 << game.state.soviet_deck[-1]
        game.state.soviet_deck = game.state.soviet_deck[:-1]
    assert_chance(game, "german", lambda g: bool(g.soviet_hand & CHUIKOV), chance)
    for number in range(30):
        g = game.determinize("german", str(number)).state
        assert (g.soviet_hand & LEADERS).bit_count() == min(drawn, 3)
        assert g.soviet_hand.bit_count() == drawn


@pytest.mark.parametrize("variant", ["0", "B"])
def test_everybody_knows_whether_chuikov_was_drawn_if_that_places_his_block(variant: str) -> None:
    rng = random.Random(f"chuikov {variant}")
    options = {"variant": variant, "chuikov_hq_on_draw": "on"}
    held = 0
    for number in range(6):
        start = hexfront.new("volga", options=options, seed=f"{variant} {number}")
        for game in decisions(start, rng, 0.15):
            g = game.state
            copy = game.determinize("german", f"{rng.getrandbits(32)}").state
            where = [bool(s.soviet_hand & CHUIKOV) for s in (g, copy)]
            if not (g.battle and g.battle.soviet_card >= 0):
                assert where[0] == where[1]
                held += where[0]
    assert held


def test_okh_stays_at_the_bottom_at_level_a() -> None:
    game = hexfront.new("volga", options={"variant": "A"}, seed="bottom")
    for number in range(20):
        deck = game.determinize("german", str(number)).state.german_deck
        assert CARD_NAMES[deck[0]] == "g-okh"
        assert CARD_NAMES[deck[-1]] == "g-linden"


# Over many games what is supposed is as often true as it is supposed

FACTS: dict[str, Callable[[Volga], int]] = {
    "tanks on the coast": lambda g: sum(
        (g.at[place] & TANKS & SOVIETS).bit_count() for place in bits(COAST)
    ),
    "steps of unseen blocks": lambda g: sum(STEPS[unit] for unit in bits(unseen(g))),
    "strength of unseen blocks": lambda g: sum(g.strength[unit] for unit in bits(unseen(g))),
    "guards on the map": lambda g: (unseen(g) & GUARDS).bit_count(),
    "divisions on the map": lambda g: (unseen(g) & DIVISIONS).bit_count(),
    "blocks that came back": lambda g: sum(g.since[unit] > 0 for unit in bits(unseen(g))),
    "steps of the newest": lambda g: max(
        ((g.token[unit], STEPS[unit]) for unit in bits(unseen(g))), default=(0, 0)
    )[1],
    "leaders in hand": lambda g: (g.soviet_hand & LEADERS).bit_count(),
    "numbers of the hand": lambda g: sum(bits(g.soviet_hand)),
    "next Soviet card": lambda g: g.soviet_deck[-1] if g.soviet_deck else 0,
    "next German card": lambda g: g.german_deck[-1] if g.german_deck else 0,
    "whites that come next": lambda g: sum(WHITE >> row[0] & 1 for row in g.track if row),
    "tanks that come next": lambda g: sum(TANKS >> row[0] & 1 for row in g.track if row),
}


def unseen(g: Volga) -> int:
    return g.on_map & SOVIETS & ~g.seen


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("solo", {}),
        ("solo", {"variant": "0", "late_divisions": "variant"}),
        ("cooperative", {"variant": "C", "chuikov_hq_on_draw": "on"}),
    ],
)
def test_what_a_german_may_suppose_is_right_on_average(mode: str, options: dict[str, str]) -> None:
    """The true position is one of those that he could be in: no fact may be off in the mean."""
    differences: dict[str, list[int]] = {fact: [] for fact in FACTS}
    for number in range(400):
        rng = random.Random(number)
        game = hexfront.new("volga", mode=mode, options=options, seed=f"suppose {number}")
        g = game.state
        for _ in range(rng.randrange(5, 100)):
            if g.legal:
                GAME.steps.play(g, rng.choice(g.legal))
        supposed = g.clone()
        GAME.resample(supposed, game.seats[0], Chance(f"suppose {number}"))
        for fact, count in FACTS.items():
            differences[fact].append(count(g) - count(supposed))
    for fact, found in differences.items():
        mean = sum(found) / len(found)
        spread = sqrt(sum((value - mean) ** 2 for value in found) / len(found))
        assert abs(mean) <= SIGMAS * spread / sqrt(len(found)), fact
