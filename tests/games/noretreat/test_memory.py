"""Chapter M: what a saved game remembers, through JSON and through the text of the position."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.noretreat.cardplay import axis_attack
from tests.games.noretreat.helpers import place, play, position, unit

from hexfront import Game
from hexfront.core.chance import Chance
from hexfront.core.game import Setup
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.fields import BATTLE_SLOTS
from hexfront.games.noretreat.state import NoRetreat

FIELD = "1107: ax_4a; 1207: su_west/weak; 2008: su_don"


def twice(game: Game) -> list[NoRetreat]:
    """The state saved and read again, both ways."""
    setup: Setup = game.setup
    data = json.loads(json.dumps(GAME.dump(game.state)))
    restored = GAME.restore(data, setup, Chance("restored"))
    return [restored, GAME.read(GAME.write(game.state), setup, Chance("read"))]


def remembered(more: str, *fields: str, text: str = FIELD, **options: Any) -> list[list[Any]]:
    """These fields of a position with these extras, after either way."""
    game = position(f"turn 8 axis movement; weather clear; {text}; more {more}", **options)
    kept = [[getattr(g, field) for field in fields] for g in twice(game)]
    assert kept[0] == [getattr(game.state, field) for field in fields]
    return kept


def test_the_game_itself() -> None:  # NR-M.a
    game = position(f"turn 9 soviet movement; weather mud; {FIELD}", joker="on", scenario="B")
    for g in twice(game):
        assert (g.turn, g.active, g.phase, g.frames) == (9, 1, 4, game.state.frames)
        assert g.rules.scenario == "B"
        assert g.rules.joker
    over = position("turn 28 soviet disembark; 0504: ax_9a; 2407: su_west")
    assert [g.result for g in twice(over)] == [over.state.result] * 2
    assert over.state.result is not None


def test_every_counter() -> None:  # NR-M.b
    text = "1107: ax_4a/weak; FIN: ax_fin; destroyed: su_west; turn-12: ax_kg1; rail: su_don"
    game = position(
        f"turn 8 axis movement; weather clear; {text}; oos ax_4a; disorganized ax_4a;"
        'more {"attacked":["ax_4a"],"helped":["ax_4a"],"flipped":["ax_4a"],"local":["ax_4a",null]}'
    )
    army = 1 << unit("ax_4a")
    game.state.moved = army
    fields = ("where", "weak", "oos", "disorganized", "moved", "attacked", "helped", "flipped")
    for g in twice(game):
        for field in (*fields, "local"):
            assert getattr(g, field) == getattr(game.state, field)
    assert game.state.moved == game.state.attacked == game.state.helped == army
    assert game.state.local == [unit("ax_4a"), -1]


def test_every_hex() -> None:  # NR-M.c
    more = '{"targets":["1207"],"counterblows":[["1107"],["2008"]],"bought":["2008"],'
    more += '"scorched":"1407","works":["1107"]}'
    text = f"{FIELD}; axis-holds 1407 1408; soviet-holds 0816"
    fields = ("control", "targets", "counterblows", "bought", "scorched", "works")
    for kept in remembered(more, *fields, text=text):
        control, *others = kept
        assert control >> place("1408") & 1
        assert not control >> place("0816") & 1
        blows = [1 << place("1107"), 1 << place("2008")]
        wanted = [1 << place("1207"), blows, 1 << place("2008"), place("1407"), 1 << place("1107")]
        assert others == wanted


def test_the_cards() -> None:  # NR-M.d
    text = f"{FIELD}; axis-hand 1 2; soviet-hand 3; deck 9 8 7; discards 4 5"
    more = '{"happened":[64,8],"joker":1,"seen":[[1],[]],"table":[10]}'
    fields = ("hands", "deck", "discards", "happened", "joker", "seen", "table")
    for kept in remembered(more, *fields, text=text, joker="on"):
        assert kept == [
            *([6, 8], bytes((7, 8, 9)), bytes((5, 4)), [64, 8], 1, [2, 0], bytes((10,))),
        ]


def test_the_markers() -> None:  # NR-M.e
    more = '{"reserve":"su_south","markers":[[9,1],[10,2],[12,2]],"skull_off":true}'
    text = f"{FIELD}; rail: su_south; support 2 1"
    for kept in remembered(more, "support", "reserve", "markers", "skull_off", text=text):
        assert kept == [[2, 1], unit("su_south"), [(9, 1), (10, 2), (12, 2)], True]


def test_the_history_of_the_weather() -> None:  # NR-M.f
    for kept in remembered('{"yesterday":2,"first_snow":5}', "yesterday", "first_snow"):
        assert kept == [2, 5]


def test_what_was_done_in_the_phase() -> None:  # NR-M.g
    more = '{"modernized":1,"draw_less":[1,2],"declared":3,"attacks":4}'
    for kept in remembered(more, "modernized", "draw_less", "declared", "attacks"):
        assert kept == [1, [1, 2], 3, 4]
    game = position(f"turn 8 axis movement; weather clear; {FIELD}; 1106: ax_9a; axis-hand 3")
    play(game, "embark ax_9a")
    assert [g.embarked for g in twice(game)] == [1, 1]


def test_a_battle_in_all_its_steps() -> None:  # NR-M.h
    game = axis_attack("axis-hand 1 16; soviet-hand 4", [2, 2, 2])
    seen = set()
    while game.state.battle is not None and game.decision is not None:
        seen.add(game.decision.prompt)
        battle = game.state.battle
        for g in twice(game):
            assert g.battle is not None
            for field in BATTLE_SLOTS:
                assert getattr(g.battle, field) == getattr(battle, field)
            assert g.frames == game.state.frames
        plays = [action for action in game.decision.actions if action[0] == "play"]
        play(game, (plays or game.decision.actions)[0])
        if len(seen) > 3:
            break
    assert {"battle_event"} <= seen


def test_the_standing_of_the_war() -> None:  # NR-M.i
    more = '{"initiative":1,"high_tide":19}'
    text = f"{FIELD}; event-vp -3"
    for kept in remembered(more, "initiative", "high_tide", "event_vp", text=text):
        assert kept == [1, 19, -3]


def test_what_has_been_set_off() -> None:  # NR-M.j
    for kept in remembered('{"gg":5,"oil":6,"warsaw":7}', "gg", "oil", "warsaw"):
        assert kept == [5, 6, 7]


@pytest.mark.parametrize("once", [0, 1, 2, 4, 7])
def test_what_happens_once_in_a_game(once: int) -> None:  # NR-M.k
    for kept in remembered(f'{{"once":{once}}}', "once"):
        assert kept == [once]


def test_the_turn_track() -> None:  # NR-M.l
    text = f"{FIELD}; turn-12: ax_kg1 ax_hun2; turn-13: ax_luft"
    for kept in remembered('{"drop":11}', "where", "drop", text=text, drop="on"):
        wanted = [place("turn-12"), place("turn-12"), place("turn-13")]
        assert [kept[0][unit(name)] for name in ("ax_kg1", "ax_hun2", "ax_luft")] == wanted
        assert kept[1] == 11
