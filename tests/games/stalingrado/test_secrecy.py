"""H and M: what each side knows, and what a position remembers."""

from __future__ import annotations

import gzip
import itertools
import json
import random

import pytest
from tests.games.stalingrado import invariants
from tests.games.stalingrado.helpers import (
    asked,
    campaign,
    legal,
    offered,
    play,
    run_to,
    set_up,
    state,
    storm,
    told,
    where,
)
from tests.games.stalingrado.test_fuzz import TEMPERS, choose

from hexfront import Game, Record
from hexfront.core.chance import Chance
from hexfront.core.game import BadPosition, check_setup, new_game
from hexfront.core.hexes import mask
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.fields import BATTLE_SLOTS
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import BOARD

STACKS = "turn 8; 2605: DE-INF-44 DE-PZ-13; 2705: SU-RD-4 SU-GRD-2 SU-RD-5"


def seen(game: Game, seat: str | None, place: str) -> list[str | None]:
    return [unit["unit"] for unit in game.view(seat)["stacks"][place]["units"]]


def test_most_of_the_game_is_public() -> None:  # SG-H.a
    text = (
        "turn 8; 0503: DE-A-I_JG3 DE-HQ-2 DE-INF-44; 1404: SU-A-220; 1009: SU-HQ-DON; pool: SU-RD-4"
    )
    game = set_up(text)
    for seat in ("axis", "soviet", None):
        view = game.view(seat)
        assert {"DE-HQ-2", "SU-HQ-DON"} == set(view["headquarters"])
        assert [air["unit"] for air in view["air"]] == ["DE-A-I_JG3", "SU-A-220"]
        assert view["places"]["eliminated"]["soviet"] == ["SU-RD-4"]
        assert view["turn"] == 8
        assert view["points"]["german-infantry"] == 0


def test_events_name_air_units_to_everybody() -> None:  # SG-H.a
    text = "turn 2; 0503: DE-A-I_JG3/1; points german-aviation 3; phase replacement_points"
    event = next(e for e in play(set_up(text), "refit DE-A-I_JG3") if e.what == "replenished")
    for seat in ("axis", "soviet", None):
        assert event.seen_by(seat)["args"]["unit"] == "DE-A-I_JG3"


def test_of_an_enemy_stack_only_the_top_is_seen() -> None:  # SG-H.a
    game = set_up(STACKS)
    assert seen(game, "axis", "2705") == ["SU-RD-5", None, None]
    assert seen(game, "soviet", "2705") == ["SU-RD-5", "SU-GRD-2", "SU-RD-4"]
    assert seen(game, None, "2705") == ["SU-RD-5", None, None]
    assert seen(game, "soviet", "2605") == ["DE-PZ-13", None]
    assert seen(set_up(STACKS, stacks="open"), "axis", "2705") == ["SU-RD-5", "SU-GRD-2", "SU-RD-4"]


def test_the_owner_may_change_the_order_of_a_stack() -> None:
    game = set_up(STACKS)
    play(game, "top DE-INF-44")
    assert seen(game, "soviet", "2605") == ["DE-INF-44", None]
    assert "top DE-PZ-13" not in legal(game)


def test_the_attacker_sees_no_defence_before_he_declares() -> None:  # SG-H.b
    game = set_up(f"{STACKS}; phase combat")
    play(game, "attack 2705")
    assert game.view("axis")["battle"]["defence"] is None
    assert game.odds(("go",)).to_json()["defence"] is None
    assert seen(game, "axis", "2705") == ["SU-RD-5", None, None]


def test_disclosure_goes_attack_defence_dice() -> None:  # SG-H.c
    game = set_up(f"{STACKS}; phase combat", dice=[3, 4])
    events = storm(game, "2705")
    names = [event.what for event in events if event.what in ("attack", "odds", "combat-result")]
    assert names == ["attack", "odds", "combat-result"]
    assert told(events, "odds")[0]["counters"] == ["SU-GRD-2", "SU-RD-4", "SU-RD-5"]


def test_events_name_covered_counters_to_their_owner_only() -> None:  # SG-H.e
    game = set_up("turn 8; 2605: DE-INF-44 DE-INF-45; 2606: SU-RD-4")
    events = play(game, "stack 2605", "to 2505")
    moves = next(event for event in events if event.what == "stack-moves")
    assert moves.seen_by("axis")["args"]["units"] == ["DE-INF-44", "DE-INF-45"]
    assert moves.seen_by("soviet")["args"]["units"] == ["DE-INF-45"]
    assert moves.seen_by("soviet")["args"]["count"] == 2


@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_what_a_seat_cannot_see_changes_nothing_that_it_gets(seat: str) -> None:  # SG-H.e
    mine, theirs = ("2605", "2705") if seat == "axis" else ("2705", "2605")
    stacks = {"2605": "DE-INF-44 DE-INF-45 DE-PZ-13", "2705": "SU-RD-4 SU-GRD-2 SU-RD-5"}
    other = {"2605": "DE-INF-46 DE-INF-50 DE-PZ-13", "2705": "SU-RD-8 SU-RD-15 SU-RD-5"}
    first = set_up(f"turn 8 {seat}; 2605: {stacks['2605']}; 2705: {stacks['2705']}; phase combat")
    changed = {mine: stacks[mine], theirs: other[theirs]}
    second = set_up(
        f"turn 8 {seat}; 2605: {changed['2605']}; 2705: {changed['2705']}; phase combat"
    )
    target = theirs
    for game in (first, second):
        play(game, f"attack {target}")
    assert json.dumps(first.view(seat)) == json.dumps(second.view(seat))
    assert first.decision == second.decision
    assert first.odds(("go",)).to_json() == second.odds(("go",)).to_json()


def test_a_determinised_copy_looks_the_same_and_hides_the_rest() -> None:  # SG-H.e
    game = campaign("secrets")
    run_to(game, "moving", "aside done agree")
    hidden = False
    for number in range(5):
        copy = game.determinize("axis", f"copy {number}")
        assert copy.view("axis") == game.view("axis")
        hidden = hidden or copy.view("soviet") != game.view("soviet")
    assert hidden


def test_covered_germans_and_romanians_on_the_volga_look_alike() -> None:  # SG-H.e, SG-5.1.1d
    text = "turn 22; 2812: {} DE-INF-45; 2605: SU-RD-4"
    first, second = (set_up(text.format(unit)) for unit in ("DE-INF-44", "RO-INF-1"))
    for seat in ("soviet", None):
        assert first.view(seat) == second.view(seat)
    assert first.view("axis")["at_end"]["axis"]["on-the-volga"] == 20
    assert second.view("axis")["at_end"]["axis"]["on-the-volga"] == 10
    assert second.view("soviet")["at_end"]["axis"]["on-the-volga"] == 10


# SG-H.e
def test_a_determinised_copy_knows_nothing_of_where_the_covered_counters_lie() -> None:
    text = "turn 8; 2605: {} DE-INF-45; 0503: {} DE-INF-50; 1404: {} RO-INF-1; 2812: SU-RD-4"
    hidden = ("DE-PZ-13", "RO-INF-2", "DE-INF-46")
    games = [set_up(text.format(*order)) for order in itertools.permutations(hidden)]
    found = set()
    for number in range(12):
        copies = {game.determinize("soviet", f"copy {number}").digest for game in games}
        assert len(copies) == 1
        found |= copies
    assert len(found) > 3


# SG-H.e
def test_a_redrawn_counter_lies_where_it_could_have_come() -> None:
    swamp, hungarians = "1820: DE-INF-44 DE-INF-45", "2605: HU-LT-7 HU-LT-6"
    mixed = "0503: DE-PZ-13 RO-INF-2 DE-INF-50"
    game = set_up(f"turn 8; {swamp}; {hungarians}; {mixed}; 2812: SU-RD-4")
    seen = set()
    for number in range(40):
        copy = game.determinize("soviet", f"copy {number}")
        invariants.check(copy.state)
        seen.add((where(copy, "DE-PZ-13"), where(copy, "RO-INF-2"), where(copy, "HU-LT-7")))
    assert {panzer for panzer, _, _ in seen} == {"0503", "2605"}
    assert {romanian for _, romanian, _ in seen} == {"0503", "1820"}


def told_to(game: Game, seat: str) -> str:
    """Everything that a seat gets while it is asked: view, question, odds, studies, refusals."""
    assert game.decision is not None
    view = game.view(seat)
    enemies = [place for place, stack in view["stacks"].items() if stack["side"] != seat]
    studies = [game.study("attack", place, seat=seat) for place in enemies[::7]]
    studies += [game.study("targets", seat=seat)]
    studies += [game.study("army", hq, seat=seat) for hq in list(view["headquarters"])[::4]]
    studies += [game.study("reach", unit, seat=seat) for unit in ("SU-RD-138", "DE-INF-79")]
    wishes = [("to", "2705"), ("unit", "SU-RD-4"), ("unit", "DE-INF-44"), ("attack", "2705")]
    odds = [game.odds(action) for action in game.decision.actions[:20]]
    return json.dumps(
        [
            view,
            studies,
            [game.decision.prompt, game.decision.args, game.decision.actions],
            [found and found.to_json() for found in odds],
            [str(game.why_not(wish)) for wish in wishes],
        ]
    )


@pytest.mark.parametrize("number", range(6))
# SG-H.b, SG-H.e, SG-5.1.1d
def test_twin_games_differ_in_nothing_that_a_seat_gets_until_it_declares(number: int) -> None:
    """A random game to somewhere, a twin with other counters under the enemy's top ones, and both
    played on alike as long as the same seat is asked."""
    game = campaign(f"twin {number}")
    rng = random.Random(f"twin {number}")
    verb = ("unit", "attack")[number % 2]
    while not offered(game, verb) or len(game.history) < 150 + 250 * number:
        assert game.decision is not None
        game.play(choose(rng, game.decision.actions, TEMPERS[2]))
    assert game.decision is not None
    seat = game.decision.seat
    twin = game.clone()
    GAME.resample(twin.state, seat, Chance("hidden"))
    twin._decision = None
    enemy = "soviet" if seat == "axis" else "axis"
    assert twin.view(enemy) != game.view(enemy)
    alike = 0
    while game.decision is not None and game.decision.seat == seat and alike < 40:
        assert told_to(game, seat) == told_to(twin, seat)
        action = choose(rng, game.decision.actions, {"end": 0.02, "attack": 20, "go": 0.2})
        if asked(game) == "attackers" and action == ("go",):
            break
        events = [one.play(action) for one in (game, twin)]
        seen_events = [[event.seen_by(seat) for event in told_events] for told_events in events]
        assert seen_events[0] == seen_events[1]
        alike += 1
    assert alike > 1


def test_a_stack_on_the_march_is_not_torn_apart_by_redrawing() -> None:  # SG-H.e
    units = "DE-INF-44 DE-INF-45 DE-INF-46"
    game = set_up(f"turn 8; 2605: {units}; 0503: DE-INF-50 DE-INF-57 DE-INF-62")
    play(game, "stack 2605")
    for number in range(8):
        copy = game.determinize("soviet", f"copy {number}")
        play(copy, "to 2705")
        assert state(copy).units_at(BOARD.hex("2705")) == mask(NUMBER[u] for u in units.split())


def test_what_is_redrawn_does_not_depend_on_the_truth() -> None:  # SG-H.e
    game = new_game(GAME, scenario="uranus", seed="truth")
    truths = [game.determinize("soviet", "one"), game.determinize("soviet", "two")]
    assert truths[0].digest != truths[1].digest
    drawn = [truth.determinize("soviet", "same") for truth in truths]
    assert GAME.dump(drawn[0].state) == GAME.dump(drawn[1].state)


def test_a_position_and_a_record_are_small() -> None:
    game = campaign("small")
    rng = random.Random("small")
    for _ in range(600):
        assert game.decision is not None
        game.play(rng.choice(game.decision.actions))
    assert len(json.dumps(GAME.dump(game.state), separators=(",", ":"))) < 10_000
    record = "\n".join(Record.of(game).lines())
    assert len(gzip.compress(record.encode())) < 15 * len(game.history)  # 300 kB a campaign


def test_a_copy_is_its_own_whoever_of_the_two_moves_first() -> None:
    game = set_up(STACKS)
    g = state(game)
    for first_mover in (0, 1):
        pair = [g.clone(), g.clone()]
        moved, still = pair[first_mover], pair[1 - first_mover]
        moved.send(NUMBER["DE-INF-44"], BOARD.hex("2604"))
        assert BOARD.name[still.place[NUMBER["DE-INF-44"]]] == "2605"
        assert still.at == g.at
        still.send(NUMBER["DE-PZ-13"], BOARD.hex("2504"))
        assert BOARD.name[moved.place[NUMBER["DE-PZ-13"]]] == "2605"
        assert BOARD.name[g.place[NUMBER["DE-PZ-13"]]] == "2605"


def test_the_top_counter_is_shown_with_its_strength_and_marks() -> None:
    game = set_up("turn 8; 2605: DE-INF-44/1; 2705: SU-RD-4; unsupplied DE-INF-44")
    unit = game.view("soviet")["stacks"]["2605"]["units"][0]
    assert (unit["steps"], unit["supplied"], unit["commanded"]) == (1, False, True)


# -- M


def restored(game: Game) -> Game:
    g = game.state
    again = GAME.restore(json.loads(json.dumps(GAME.dump(g))), game.setup, Chance("again"))
    return Game(GAME, game.setup, again)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("turn 8; 2605: DE-INF-44/1 DE-MOT-3; 2705: SU-RD-4; off: SU-RD-5", ["unit DE-MOT-3"]),
        ("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat", ["attack 2705"]),
        ("turn 22; 0703: DE-A-I_KG51; 0805: SU-RD-4; phase air_missions; weather 6",
         ["send DE-A-I_KG51", "bomb_units 0805"]),
        ("turn 8; 0503: DE-HQ-2 DE-INF-44/1; pool: DE-INF-45; points german-infantry 4; "
         "phase replacement_points", ["replenish DE-INF-44", "rebuild DE-INF-45"]),
    ],
)  # fmt: skip
# SG-M.a, SG-M.b, SG-M.c, SG-M.d, SG-M.e, SG-M.f, SG-M.g, SG-M.h, SG-M.i
def test_a_position_is_remembered_whole(text: str, actions: list[str]) -> None:
    game = set_up(text)
    play(game, *actions)
    again = restored(game)
    assert again.digest == game.digest
    assert (again.state.steps, again.state.place) == (game.state.steps, game.state.place)
    assert legal(again) == legal(game)
    read = GAME.read(game.text, game.setup, Chance("text"))
    assert GAME.dump(read) == GAME.dump(game.state)


REMEMBERED = {
    "SG-M.a": ("turn", "frames", "side", "chance", "score"),
    "SG-M.b": ("place", "steps", "moved", "railed", "rested", "built", "attacked", "hurt"),
    "SG-M.c": ("guns",),
    "SG-M.d": ("since", "cuts"),
    "SG-M.e": ("flights", "cargo", "flown", "ferried", "transferred", "grounded"),
    "SG-M.f": ("control", "struck", "bombed_units", "bombed_bases", "bombed_hqs", "shelled"),
    "SG-M.g": ("points", "reserved"),
    "SG-M.h": ("livny", "weather"),
}


def changed_value(value: object) -> object:
    if isinstance(value, dict):
        return {0: 1}
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [1, *value[1:]]  # type: ignore[index]


FIELDS = sorted({field for fields in REMEMBERED.values() for field in fields})


@pytest.mark.parametrize(
    "field", [f for f in FIELDS if f not in ("chance", "frames", "place", "steps")]
)
# SG-M.a, SG-M.b, SG-M.c, SG-M.d, SG-M.e, SG-M.f, SG-M.g, SG-M.h
def test_every_field_survives_a_save(field: str) -> None:
    g: Stalingrado = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4").state
    value = ((1, 2, 3),) if field == "reserved" else changed_value(getattr(g, field))
    setattr(g, field, value)
    setup = check_setup(GAME, None, None, None)
    again = GAME.restore(json.loads(json.dumps(GAME.dump(g))), setup, Chance("x"))
    assert getattr(again, field) == value
    assert getattr(g.clone(), field) == value
    plain = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4").state
    assert GAME.dump(plain) != GAME.dump(g)


@pytest.mark.parametrize("slot", BATTLE_SLOTS)
def test_every_part_of_a_combat_survives_a_save(slot: str) -> None:  # SG-M.i
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat")
    play(game, "attack 2705")
    battle = state(game).battle
    assert battle is not None
    value = (3, 4) if slot == "result" else True if slot in ("announced", "retreat") else 5
    setattr(battle, slot, value)
    again = restored(game).state.battle
    assert getattr(again, slot) == value
    assert getattr(state(game).clone().battle, slot) == value


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("9999: DE-INF-44", "there is no place '9999'"),
        ("2605: DE-NOBODY", "there is no counter 'DE-NOBODY'"),
        ("2605: DE-INF-44 DE-INF-44", "DE-INF-44 appears twice"),
        ("2605: DE-INF-44/3", "at most 2 steps"),
        ("0123: DE-INF-44", "cannot stand in 0123"),
        ("2605: DE-A-I_JG3", "cannot stand in 2605"),
        ("2605: DE-INF-44 SU-RD-4", "units of both sides"),
        ("turn 8 martian", "there is no side 'martian'"),
        ("turn eight", "invalid literal"),
        ("points gold 3", "there are no points 'gold'"),
        ("phase tea", "there is no phase 'tea'"),
        ("weird 3", "'weird' is no word"),
        ("more {", "is no JSON"),
        ('more {"battle": 3}', "after 'more'"),
    ],
)
def test_a_bad_text_is_refused_with_its_part(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=r"in |after ") as caught:
        set_up(text)
    assert complaint in str(caught.value)
