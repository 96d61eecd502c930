"""Chapter 15: each optional rule can be chosen alone, and is off otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.cardplay import (
    at,
    axis_attack,
    discards,
    hand,
    odds,
    pass_until,
)
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.state import GONE
from hexfront.games.noretreat.tables import OPTIONAL

RULES = [option.name for option in GAME.options if option.name != "windows"]


def prompt(game: Game) -> str | None:
    return None if game.decision is None else game.decision.prompt


def test_every_optional_rule_is_chosen_by_itself() -> None:  # NR-15.0a
    assert [
        *("detachments", "fortified_fronts", "local_support", "fixed_weather", "breakout"),
        *("mild_sudden_death", "joker", "rezervy", "drop"),
    ] == RULES
    plain = new_game(GAME, None, "campaign", {}, "plain").state.rules
    for name in RULES:
        assert getattr(plain, name) in (False, "off")
        chosen = new_game(GAME, None, "campaign", {name: "on"}, "chosen").state.rules
        assert getattr(chosen, name) in (True, "on")
        others = [other for other in RULES if other != name]
        assert [getattr(chosen, o) for o in others] == [getattr(plain, o) for o in others]


def test_there_is_no_solitaire_game() -> None:  # NR-15.10a
    assert [mode.seats for mode in GAME.modes] == [("axis", "soviet")]


# -- 15.1: detachments


def detaching(turn: int, text: str, **options: Any) -> Game:
    options.setdefault("detachments", "on")
    game = at(turn, "axis", "organization", f"{text}; 2407: su_west; axis-hand 3", **options)
    while prompt(game) == "flips":
        play(game, "done")
    return game


def test_detachments_replace_a_supplied_army_once() -> None:  # NR-15.1a, OP-15.1
    armies = "1107: ax_4a; 1108: ax_6a; 1106: ax_16a; 0807: ax_9a/weak; 1608: ax_17a; oos ax_17a"
    game = detaching(8, armies)
    assert may(game, "detach") == {"ax_4a", "ax_6a"}  # full, supplied, and 4-4
    play(game, "detach ax_4a")
    assert where(game, "ax_4a") == "gone"
    assert may(game, "detach") == set()
    assert may(detaching(7, armies), "detach") == set()
    assert may(detaching(8, armies, detachments="off"), "detach") == set()


def test_detachments_go_to_their_boxes() -> None:  # NR-15.1b, OP-15.8, OP-12.9
    game = detaching(8, "1107: ax_4a; 1106: ax_11a")
    play(game, "detach ax_4a")
    assert where(game, "ax_abt3") == "surrendered"
    shattered = {where(game, "ax_abt1"), where(game, "ax_abt2")}
    assert shattered == {"shattered"} or asked(game) == "place_at"
    assert face(game, "ax_abt1") == face(game, "ax_abt3") == "weak"


def test_detachments_cost_a_point() -> None:  # NR-15.1c, NR-5.4a
    game = play(detaching(8, "1107: ax_4a; 1106: ax_11a"), "detach ax_4a")
    assert events(game, "event-vp") == [{"side": "axis", "points": -1}]
    assert game.state.event_vp == -1


# -- 15.2: fortified fronts


def fortifying(turn: int, text: str, **options: Any) -> Game:
    options.setdefault("fortified_fronts", "on")
    game = at(turn, "soviet", "organization", f"{text}; 0504: ax_9a; soviet-hand 6", **options)
    while prompt(game) == "flips":
        play(game, "done")
    return game


FRONTS = "2008: su_west/weak; 2307: su_kalinin; 2006: su_south/weak; 1407: su_volkhov/weak su_rez"


def test_fortified_fronts_replace_an_unstacked_front_once() -> None:  # NR-15.2a, OP-15.2
    game = fortifying(5, FRONTS)
    assert may(game, "fortify_front") == {"su_west"}  # 4-3, alone
    play(game, "fortify_front su_west")
    assert where(game, "su_west") == "gone"
    assert {where(game, "su_ff1"), where(game, "su_ff2")} == {"shattered"}
    assert may(game, "fortify_front") == set()
    assert may(fortifying(4, FRONTS), "fortify_front") == set()
    assert may(fortifying(5, FRONTS, fortified_fronts="off"), "fortify_front") == set()


def test_fortified_fronts_cost_a_point() -> None:  # NR-15.2b
    game = play(fortifying(5, FRONTS), "fortify_front su_west")
    assert game.state.event_vp == 1


def test_a_fortified_front_comes_back_by_the_turn_track() -> None:  # NR-15.2c, OP-15.7
    game = axis_attack("", [6], field="1107: ax_1pz; 1207: su_ff1")
    assert where(game, "su_ff1") == "turn-10"
    pocket = at(8, "soviet", "removal", "0807: su_ff1; 0504: ax_9a; 2407: su_west; oos su_ff1")
    assert where(pocket, "su_ff1") == "turn-10"
    assert pocket.state.event_vp == 0


# -- 15.3: local support


def supporting(turn: int, side: str, **options: Any) -> Game:
    options.setdefault("local_support", "on")
    text = "1107: ax_4a; 1407: su_west; 1608: ax_9a; 0907: su_don; oos ax_9a su_don"
    game = play(at(turn, side, "movement", text, **options), "done")
    if prompt(game) == "reserve_marker":
        play(game, "none")
    return game


# NR-15.3a, NR-15.3.1a, NR-15.3.2a
def test_the_marker_goes_on_a_supplied_unit_after_movement() -> None:
    game = supporting(8, "axis")
    assert (asked(game), may(game, "support")) == ("local_support_marker", {"ax_4a"})
    play(game, "support ax_4a")
    assert game.view(None)["stacks"]["1107"][0]["local_support"]
    assert prompt(supporting(8, "axis", local_support="off")) != "local_support_marker"


# NR-15.3a, NR-15.3.3a, NR-15.3.3b, OP-15.3
@pytest.mark.parametrize(
    ("turn", "side", "bonus"),
    [(8, "axis", 2), (8, "soviet", 1), (11, "axis", 1), (11, "soviet", 2)],
)
def test_the_marker_adds_strength(turn: int, side: str, bonus: int) -> None:
    name = {"axis": "ax_4a", "soviet": "su_west"}[side]
    game = play(supporting(turn, side), f"support {name}")
    assert events(game, "local-support") == [{"unit": name, "points": bonus}]
    local = {"axis": '["ax_4a",null]', "soviet": '[null,"su_south"]'}[side]
    fight = axis_attack(f'more {{"local":{local}}}', [2], turn, local_support="on")
    strength = odds(fight)["attack" if side == "axis" else "defence"]
    assert strength == (4 if side == "axis" else 3) + bonus


def test_the_marker_stays_until_the_next_movement_phase() -> None:  # NR-15.3.4a
    text = '1107: ax_4a; 1407: su_west; more {"local":["ax_4a",null]}'
    game = at(8, "axis", "movement", text, local_support="on")
    play(game, "unit ax_4a", "to 1108")
    assert game.view(None)["stacks"]["1108"][0]["local_support"]  # it moves with the unit
    play(game, "done")
    assert asked(game) == "local_support_marker"
    play(game, "none")
    assert game.state.local[0] == -1


def test_the_marker_of_a_lost_unit_is_set_aside() -> None:  # NR-15.3.4b, NR-15.3.5a
    """It takes no loss itself: the unit goes at its first step."""
    marked = 'soviet-hand 10; more {"local":[null,"su_south"]}'
    game = play(axis_attack(marked, [6], local_support="on"), "play 10")
    assert where(game, "su_south") == "destroyed"
    assert game.state.local[1] == -1


# -- 15.4: fixed weather


def drawing(turn: int, option: str) -> Game:
    text = f"turn {turn} axis cards; weather mud; 0504: ax_9a; deck 9 1 2 3 4 6 7"
    return position(text, fixed_weather=option)


def test_fixed_weather_ignores_weather_events() -> None:  # NR-15.4a
    game = drawing(3, "on")
    assert events(game, "weather-turned") == []
    assert discards(game)[:1] == ["9"]
    assert hand(game, "axis") == {"1", "2", "3", "4"}  # another card is drawn for it
    assert drawing(9, "on").view(None)["weather"] == "mud"
    assert events(drawing(3, "off"), "weather-turned") != []


def test_weather_may_be_fixed_in_1941_only() -> None:  # NR-15.4b
    assert events(drawing(3, "1941"), "weather-turned") == []
    assert events(drawing(9, "1941"), "weather-turned") != []


# -- 15.5: the advance of a counterblow


def breaking_out(text: str, **options: Any) -> Game:
    options.setdefault("breakout", "on")
    marks = 'more {"counterblows":[["1107"],[]]}'
    return at(8, "soviet", "combat", f"1107: ax_4a ax_kg1; {text}; {marks}", [1, 1], **options)


def test_units_under_an_unanswered_counterblow_advance_a_hex() -> None:  # NR-15.5a, OP-15.4
    game = breaking_out("1307: su_west")
    assert (asked(game), may(game, "unit")) == ("break_out", {"ax_4a"})  # not the Cadre
    play(game, "unit ax_4a")
    assert "1207" in may(game, "to")  # zones do not matter
    play(game, "to 1207")
    assert where(game, "ax_4a") == "1207"
    assert where(breaking_out("1307: su_west", breakout="off"), "ax_4a") == "1107"


def test_nobody_breaks_out_who_had_enemies_near_at_the_start() -> None:  # NR-15.5a
    """Rezervy next to it cannot answer the marker, but they are there."""
    game = breaking_out("1207: su_rez; 1307: su_west", rezervy="on")
    assert prompt(game) != "break_out"
    assert where(game, "ax_4a") == "1107"


def test_who_comes_near_during_the_phase_keeps_nobody_from_breaking_out() -> None:  # NR-15.5a
    """West advances to 1207, next to the marker; when the phase began nobody was there."""
    text = "1107: ax_4a; 1207: ax_17a/weak; 1307: su_west su_central"
    marks = 'more {"counterblows":[["1107"],[]]}'
    game = at(14, "soviet", "combat", f"support 0 0; {text}; {marks}", [5], breakout="on")
    play(game, "target 1207", "join su_west", "join su_central", "unit su_west", "stop")
    play(game, "done")
    assert (asked(game), may(game, "unit")) == ("break_out", {"ax_4a"})
    play(game, "unit ax_4a", "to 1007")
    assert where(game, "ax_4a") == "1007"


# -- 15.6: no surrender


CITIES = "1503 2006 1407 2307 1708 2009 2310 1311 1912 1713 2314 1215 1515 1716 1817"


def mild(vps: int, text: str = "", option: str = "on") -> Game:
    """Turn 6, the Axis with so many points (the box says 23)."""
    held = CITIES[: 5 * (vps - 12)]
    start = f"0504: ax_9a; 2407: su_west; axis-holds {held}; soviet-hand 3 5; {text}"
    return at(5, "soviet", "disembark", start, mild_sudden_death=option)


# NR-15.6a, NR-15.6b, NR-15.6c, NR-15.6d, NR-H.i
@pytest.mark.parametrize(
    ("vps", "lost", "less"), [(22, 0, 0), (23, 1, 0), (24, 1, 1), (25, 1, 2), (27, 1, 2)]
)
def test_sudden_death_costs_cards_instead(vps: int, lost: int, less: int) -> None:
    game = mild(vps)
    assert game.state.result is None
    assert len([e for e in events(game, "discarded") if e["side"] == "soviet"]) == lost
    assert game.view(None)["draw_less"]["soviet"] == less


def test_the_next_cards_phase_of_that_player_has_fewer_cards() -> None:  # NR-15.6b, OP-15.6
    game = mild(24)
    play(pass_until(game, "movement"), "done")
    drawn = [e["count"] for e in events(game, "draws") if e["side"] == "soviet"]
    assert drawn == [4 - 1]


def test_a_player_without_cards_discards_none() -> None:  # NR-15.6a
    text = f"0504: ax_9a; 2407: su_west; axis-holds {CITIES[:59]}"
    bare = at(5, "soviet", "disembark", text, mild_sudden_death="on")
    assert events(bare, "cards-withheld") == [{"side": "soviet", "count": 1}]
    assert events(bare, "discarded") == []
    assert bare.state.result is None


# -- 15.7: the Joker


def test_the_initiative_starts_with_the_joker() -> None:  # NR-15.7b
    assert new_game(GAME, None, "campaign", {"joker": "on"}, "j").view(None)["joker"] == "axis"
    assert new_game(GAME, None, "E", {"joker": "on"}, "j").view(None)["joker"] == "soviet"
    assert new_game(GAME, None, "campaign", {}, "j").view(None)["joker"] is None


def test_the_joker_does_not_count_for_the_hand() -> None:  # NR-15.7a
    text = '0504: ax_9a; 2407: su_west; axis-hand 3 5; deck 26 32 38 39 29 28; more {"joker":0}'
    game = at(6, "axis", "cards", text, joker="on")
    assert events(game, "discarded") == []
    assert len(hand(game, "axis")) == 6
    assert game.view(None)["hands"]["axis"]["size"] == 6


def test_the_joker_pays_like_a_card_and_goes_over() -> None:  # NR-15.7c, NR-15.7a
    text = '1107: ax_4a/weak; 2407: su_west; axis-hand 3; more {"joker":0}'
    game = at(8, "axis", "organization", text, joker="on")
    play(game, "improve ax_4a", "discard joker")
    assert face(game, "ax_4a") == "strong"
    assert events(game, "joker-passed") == [{"side": "soviet"}]
    assert game.view(None)["joker"] == "soviet"
    assert discards(game) == ["3"]  # it is no card of the pile


def test_the_joker_of_the_other_side_does_not_pay() -> None:  # NR-15.7a
    text = '1107: ax_4a/weak; 2407: su_west; axis-hand 3; more {"joker":1}'
    game = at(8, "axis", "organization", text, joker="on")
    assert why_not(game, "improve", "ax_4a") != ""


# -- 15.8: Rezervy


def test_rezervy_appear_on_turn_5_among_the_surrendered() -> None:  # NR-15.8a, OP-12.9
    text = "2008: su_west; 0504: ax_9a; soviet-hand 3 4"
    game = at(5, "soviet", "organization", text, rezervy="on")
    pass_until(game, "placement")
    assert where(game, "su_rez") == "surrendered"
    assert game.state.event_vp == 0
    assert where(at(5, "soviet", "organization", text), "su_rez") == "gone"


def test_rezervy_are_rebuilt_like_any_other_unit() -> None:  # NR-15.8d
    text = "2008: su_west; 0504: ax_9a; surrendered: su_rez; soviet-hand 3 4"
    game = pass_until(at(6, "soviet", "organization", text, rezervy="on"), "placement")
    play(game, "replace su_rez", "to 2008", "discard 3")
    assert where(game, "su_rez") == "2008"
    assert hand(game, "soviet") == set()  # two cards for a surrendered unit


def test_rezervy_stack_free_but_never_alone() -> None:  # NR-15.8b, NR-15.8c
    text = "2008: su_west su_rez; 0504: ax_9a"
    game = play(at(8, "soviet", "movement", text, rezervy="on"), "done", "none")
    assert where(game, "su_rez") == "2008"
    assert events(game, "excess") == []
    text = "2007: su_rez; 2008: su_west; 0504: ax_9a"
    alone = play(at(8, "soviet", "movement", text, rezervy="on"), "done", "none")
    assert events(alone, "shattered") == [{"unit": "su_rez"}]


def test_rezervy_have_no_strength_but_can_take_a_loss() -> None:  # NR-15.8e
    field = "1107: ax_4a; 1207: su_south/weak su_rez"
    game = axis_attack("", [4], field=field, rezervy="on")
    assert odds(game)["defence"] == 3
    assert (asked(game), may(game, "unit")) == ("loss", {"su_south", "su_rez"})
    play(game, "unit su_rez")
    assert (where(game, "su_rez"), where(game, "su_south")) == ("destroyed", "1207")
    attack = at(8, "soviet", "combat", "1107: ax_4a; 1207: su_rez; 1407: su_west", rezervy="on")
    assert "1107" not in may(attack, "target")


# -- 15.9: the Drop marker


def test_the_drop_marker_appears_on_turn_4() -> None:  # NR-15.9a
    for turn, ready in ((3, False), (4, True)):
        game = at(turn, "soviet", "organization", "2008: su_west; 0504: ax_9a", drop="on")
        assert bool(events(game, "drop-ready")) == ready
    assert events(at(4, "soviet", "organization", "2008: su_west; 0504: ax_9a"), "drop-ready") == []


def dropping(weather: str, text: str = "", **options: Any) -> Game:
    options.setdefault("drop", "on")
    field = "1307: ax_4a; 1107: ax_9a; 1006: ax_17a; 1407: su_west; 1207: su_don; oos su_don"
    start = f"turn 10 soviet disembark; weather {weather}; {field}; {text}"
    return position(f'{start}; more {{"drop":0}}', **options)


@pytest.mark.parametrize("weather", ["snow", "long_winter", "mud"])
def test_the_drop_marker_disorganizes_an_axis_unit(weather: str) -> None:  # NR-15.9b, NR-15.9c
    game = dropping(weather)
    assert (asked(game), may(game, "drop")) == ("drop", {"ax_4a"})
    play(game, "drop ax_4a")
    assert events(game, "dropped") == [{"side": "soviet", "unit": "ax_4a"}]
    movement = pass_until(game, "movement")
    stack = movement.view(None)["stacks"]["1307"]
    assert stack[0]["disorganized"]


def test_the_drop_marker_waits_for_bad_weather() -> None:  # NR-15.9b
    assert prompt(dropping("clear")) != "drop"
    assert prompt(dropping("mud", drop="off")) != "drop"


def test_the_drop_marker_comes_back_four_turns_later() -> None:  # NR-15.9d, OP-15.5
    effects = 'more {"drop":109,"effects":[["drop",1]]}'
    field = "1307: ax_4a; 2407: su_west; disorganized ax_4a"
    game = position(f"turn 11 axis removal; weather snow; {field}; {effects}", drop="on")
    assert game.state.drop == 15
    assert game.state.disorganized == 0
    assert not game.state.is_under("drop")
    early = at(14, "soviet", "organization", 'more {"drop":15}; 2407: su_west', drop="on")
    assert events(early, "drop-ready") == []
    back = at(15, "soviet", "organization", 'more {"drop":15}; 2407: su_west', drop="on")
    assert events(back, "drop-ready") == [{}]


def test_optional_counters_stay_out_of_a_plain_game() -> None:  # NR-15.0a
    g = new_game(GAME, None, "campaign", {}, "plain").state
    assert {g.where[number] for number in bits(OPTIONAL)} == {GONE}
