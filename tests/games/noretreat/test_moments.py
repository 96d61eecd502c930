"""When events may be played: the moments and symbols of all cards, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from tests.games.noretreat.cardplay import axis_attack, hand, offered, soviet_attack
from tests.games.noretreat.helpers import asked, events, play

from hexfront import Game
from hexfront.core.game import game_at
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.moments import EVENT_OPTIONS
from hexfront.games.noretreat.state import PHASES
from hexfront.games.noretreat.tables import EVENTS, SIDES

PRINTED = """
1 axis none commitment_step_any | counterblow_step_soviet_combat_phase
1 soviet axis end_of_any_phase
2 axis none any_time
2 soviet axis any_time
3 axis axis own_organization_phase
3 soviet none commitment_step_any
4 axis none commitment_step_soviet_combat_phase
4 soviet axis commitment_step_axis_combat_phase
5 axis axis own_card_phase
5 soviet none start_of_axis_organization_phase
6 axis axis commitment_step_any | removals_phase_any
6 soviet none own_organization_phase
7 axis none reaction_any_time
7 soviet axis card_phase_any
8 axis soviet commitment_step_any | commitment_step_any
8 soviet none own_organization_phase | own_organization_phase
9 axis none on_draw
9 soviet axis victory_phase | any_time
10 axis none end_of_soviet_movement_phase
10 soviet axis commitment_step_axis_combat_phase
11 axis none on_draw
11 soviet axis commitment_step_any
12 axis axis on_own_discard_for_replacement
12 soviet none on_draw
13 axis none own_card_phase
13 soviet none on_draw
14 axis axis reaction_any_time
14 soviet none commitment_step_axis_combat_phase
15 axis none commitment_step_axis_combat_phase
15 soviet axis end_of_any_combat_phase
16 axis none after_any_die_roll
16 soviet axis commitment_step_axis_combat_phase
17 axis axis own_movement_phase | commitment_step_any
17 soviet none commitment_step_soviet_combat_phase
18 axis axis end_of_supply_check_phase_any
18 soviet none card_phase_any
19 axis soviet apply_result_step_any
19 soviet none axis_card_phase
20 axis none on_draw
20 soviet none own_card_phase
21 axis none commitment_step_any
21 soviet soviet commitment_step_soviet_combat_phase
22 axis soviet any_time
22 soviet none commitment_step_any
23 axis none soviet_card_phase
23 soviet soviet commitment_step_any
24 axis none commitment_step_soviet_combat_phase
24 soviet soviet any_time
25 axis soviet own_organization_phase
25 soviet none any_time
26 axis none counterblow_step_soviet_combat_phase
26 soviet soviet any_time
27 axis none commitment_step_axis_combat_phase
27 soviet soviet commitment_step_soviet_combat_phase
28 axis none right_after_soviet_attack_roll
28 soviet soviet commitment_step_soviet_combat_phase
29 axis none commitment_step_soviet_combat_phase
29 soviet soviet end_of_soviet_combat_phase
30 axis soviet card_phase_any
30 soviet none right_after_axis_attack_roll
31 axis none reaction_any_time
31 soviet soviet reaction_any_time
32 axis none commitment_step_soviet_combat_phase
32 soviet soviet own_movement_phase
33 axis axis commitment_step_any
33 soviet none any_time | any_time
34 axis soviet commitment_step_any
34 soviet none reaction_any_time
35 axis soviet own_organization_phase
35 soviet none end_of_soviet_movement_phase
36 axis axis end_of_soviet_movement_phase
36 soviet none reaction_any_time
37 axis axis commitment_step_axis_combat_phase
37 soviet none counterblow_step_axis_combat_phase
38 axis none commitment_step_soviet_combat_phase
38 soviet soviet any_time_own_player_turn
39 axis none end_of_soviet_movement_phase
39 soviet soviet own_card_phase
40 axis soviet victory_phase | any_time
40 soviet none on_draw
41 axis soviet own_organization_phase
41 soviet none end_of_axis_movement_phase
42 axis axis soviet_card_phase
42 soviet none commitment_step_axis_combat_phase
43 axis axis end_of_soviet_movement_phase
43 soviet none after_any_die_roll
44 axis axis apply_result_step_any
44 soviet none axis_card_phase
45 axis none own_card_phase
45 soviet none on_draw
46 axis none on_draw
46 soviet none commitment_step_any
47 axis none on_draw
47 soviet none commitment_step_soviet_combat_phase
48 axis none own_organization_phase
48 soviet none on_draw
49 axis none own_organization_phase
49 soviet none on_draw
50 axis none on_draw
50 soviet none commitment_step_any
51 axis none on_draw
51 soviet none after_ex_result_of_soviet_attack_applied
52 axis none commitment_step_soviet_combat_phase
52 soviet none on_draw
53 axis none own_organization_phase
53 soviet none on_draw
54 axis none on_draw
54 soviet none commitment_step_any
"""
"""Card, side, symbol, and the moments of each alternative, as the cards have them."""

IMMEDIATE = "on_draw"
PAYMENTS = {(12, "axis"), (53, "axis")}
COPIES = {(2, "axis"), (26, "soviet")}


class Half(NamedTuple):
    """One side's event of a card."""

    card: int
    side: str
    symbol: str
    moments: tuple[tuple[str, ...], ...]

    @property
    def all_moments(self) -> set[str]:
        return {moment for moments in self.moments for moment in moments}


def _read(line: str) -> Half:
    card, side, symbol, moments = line.split(maxsplit=3)
    return Half(int(card), side, symbol, tuple(tuple(m.split()) for m in moments.split(" | ")))


HALVES = {(half.card, half.side): half for half in map(_read, PRINTED.split("\n")[1:-1])}


@pytest.mark.parametrize(("card", "side"), HALVES)
def test_an_event_has_its_printed_symbol_and_moments(card: int, side: str) -> None:  # NR-5.3.1a
    half = HALVES[card, side]
    ours = EVENTS[SIDES.index(side)][card]
    assert ours.initiative == half.symbol
    assert ours.immediate == (half.all_moments == {IMMEDIATE})
    extra = ("reaction_any_time",) if (card, side) in COPIES else ()
    assert ours.timing == tuple(moments + extra for moments in half.moments)


def test_every_event_that_is_no_payment_is_carried_out() -> None:  # NR-5.3.2a
    for (card, side), half in HALVES.items():
        options = EVENT_OPTIONS[SIDES.index(side)].get(card, {})
        if (card, side) in PAYMENTS:
            assert options == {}
        else:
            assert sorted(options) == list(range(len(half.moments)))


# -- a walk through all phases with every card in one hand


FIELD = """
1107: ax_4a ax_1pz; 1106: ax_9a/weak; 1005: ax_sspz; 1207: su_west; 1206: su_bryansk su_south;
1307: su_kalinin; 1407: su_leningrad; 1115: ax_rum3; 1215: su_don; 1014: ax_17a; 1705: su_volkhov;
1608: ax_16a; oos ax_16a su_volkhov; FIN: ax_fin; 0907: ax_kg3; 0603: ax_berlin;
destroyed: ax_18a su_steppe/weak; shattered: su_ncaucasus; surrendered: su_voronezh/weak;
rail: su_stalingrad; cadres: ax_kg1 su_ost1; support 1 1; axis-holds 1305
"""
PAID = {"improve", "replace", "fortify", "reorganize", "embark", "counterblow", "rebuild", "play"}
ASKING = {"event", "battle_event", "card_play", "flips", "placement", "movement", "counterblow"}


class Moment(NamedTuple):
    """Where in the sequence of play a side is asked for an event."""

    window: str
    phase: str
    active: str
    attacker: str


def moment_of(game: Game) -> Moment:
    assert game.decision is not None
    g = game.state
    windows = {"battle_event": "commit", "counterblow": "counterblow"}
    window = game.decision.args.get("window") or windows.get(game.decision.prompt, "phase")
    attacker = SIDES[g.battle.attacker] if g.battle else ""
    return Moment(window, PHASES[g.phase], SIDES[g.active], attacker)


def names_of(moment: Moment, side: str) -> set[str]:
    """What the cards call this moment."""
    window, phase, active, attacker = moment
    own = active == side
    found = {"any_time"} if window != "victory" else {"victory_phase"}
    if own and window != "victory":
        found.add("any_time_own_player_turn")
    if phase == "cards":
        found |= {"card_phase_any", f"{active}_card_phase"} | ({"own_card_phase"} if own else set())
    if window == "phase" and own:
        found.add(f"own_{phase}_phase")
    if window == "start":
        found |= {f"start_of_{active}_{phase}_phase"}
        found |= {"removals_phase_any"} if phase == "removal" else set()
    if window == "end":
        found |= {"end_of_any_phase", f"end_of_{active}_{phase}_phase"}
        found |= {"end_of_supply_check_phase_any"} if phase == "supply" else set()
        found |= {"end_of_any_combat_phase"} if phase == "combat" else set()
    if window == "counterblow":
        found.add(f"counterblow_step_{active}_combat_phase")
    if window == "commit":
        found |= {"commitment_step_any", f"commitment_step_{active}_combat_phase"}
    if window == "rolled":
        found |= {"after_any_die_roll", f"right_after_{attacker}_attack_roll"}
    if window == "result":
        found.add("apply_result_step_any")
    if window == "exchanged":
        found.add("after_ex_result_of_soviet_attack_applied")
    return found


def walk(turn: int, active: str, phase: str, side: str, initiative: str) -> Iterator[Game]:
    """Every decision at which this side, all cards in hand, is asked for an event."""
    late = turn >= 23
    cards = range(16, 55) if late else range(1, 45)
    top, deck = (28, (29, 30, 44)) if late else (6, (42, 43, 44))
    held = " ".join(str(card) for card in cards if card != top and card not in deck)
    text = (
        f"turn {turn} {active} {phase}; weather {'clear' if turn != 10 else 'snow'}; {FIELD};"
        f"{side}-hand {held}; deck {' '.join(map(str, deck))}; discards {top};"
        f'more {{"initiative":{SIDES.index(initiative)}}}'
    )
    for seed in range(4):
        rng = random.Random(f"{turn} {active} {phase} {side} {seed}")
        game = game_at(GAME, text.replace("\n", " "), None, {"windows": "playable"}, str(seed))
        for _ in range(50):
            if game.decision is None or PHASES[game.state.phase] != phase:
                break
            if game.decision.seat == side and game.decision.prompt in ASKING:
                yield game
            free = [action for action in game.decision.actions if action[0] not in PAID]
            going_on = [a for a in free if a[0] not in ("done", "pass", "hold", "stop", "none")]
            game.play(rng.choice(going_on if going_on and rng.random() < 0.8 else free))


TURNS = (8, 18, 24)
MET = {"axis": 36, "soviet": 36}
WALKED = ("cards", "supply", "organization", "movement", "combat", "removal", "disembark")


@pytest.mark.unwatched  # the walk jumps from phase to phase, over those in which stacks are mended
@pytest.mark.parametrize("side", SIDES)
def test_events_are_offered_at_their_moments_only(side: str) -> None:  # NR-5.0f, NR-5.3a, NR-5.3.1a
    seen: set[int] = set()
    for turn, active, phase, initiative in product(TURNS, SIDES, WALKED, SIDES):
        for game in walk(turn, active, phase, side, initiative):
            names = names_of(moment_of(game), side)
            for card in map(int, offered(game)):
                seen.add(card)
                assert HALVES[card, side].all_moments & names, (card, moment_of(game))
    assert len(seen) >= MET[side]  # the walk has met most of them


@pytest.mark.parametrize("side", SIDES)
def test_a_symbol_asks_for_the_initiative(side: str) -> None:  # NR-5.3.3a, NR-5.3.3b, NR-5.3.3c
    met = set()
    for initiative in SIDES:
        for active in SIDES:
            for phase in ("organization", "combat"):
                for game in walk(18, active, phase, side, initiative):
                    for card in map(int, offered(game)):
                        symbol = HALVES[card, side].symbol
                        assert symbol in ("none", initiative)
                        met.add((symbol, initiative))
    assert met == {*(("none", side) for side in SIDES), *((side, side) for side in SIDES)}


@pytest.mark.parametrize("side", SIDES)
def test_no_event_is_offered_twice_in_a_player_turn(side: str) -> None:  # NR-5.0j
    number = SIDES.index(side)
    for active in SIDES:
        for game in walk(18, active, "combat", side, side):
            for card in offered(game):
                g = game.clone().state
                g.happened[number] |= 1 << int(card)
                choice, args = GAME.steps.asked(g)
                assert ("play", int(card)) not in choice.actions(g, args)


def test_an_event_may_happen_again_in_the_next_player_turn() -> None:  # NR-5.0j
    game = play(axis_attack("soviet-hand 3; axis-hand 6", [2]), "play 6", "play 3")
    assert game.state.happened == [0, 0]  # the Soviet Player Turn has begun
    assert {args["card"] for args in events(game, "event")} == {"3", "6"}


# -- one event for each side in a battle, and the answers


def test_each_side_plays_one_event_in_a_battle() -> None:  # OP-10.11
    game = axis_attack("axis-hand 1 6 21; soviet-hand 4 11", [2])
    play(game, "play 1")
    assert offered(game) == {"4", "11"}
    play(game, "play 4")
    assert hand(game, "axis") == {"6", "21"}
    assert "11" in hand(game, "soviet")
    assert len(events(game, "rolled")) == 1


def test_the_attacker_commits_first_and_openly() -> None:  # NR-H.g
    game = axis_attack("axis-hand 6; soviet-hand 4", [2])
    assert game.decision is not None
    assert (game.decision.seat, asked(game)) == ("axis", "battle_event")
    play(game, "play 6")
    assert game.decision is not None
    assert game.decision.seat == "soviet"
    assert game.view("soviet")["discards"]["top"] == "6"


def test_who_has_the_initiative_is_asked_first() -> None:  # NR-5.0i, OP-5.5
    text = "axis-hand 16; soviet-hand 43"
    for turn, first in ((8, "axis"), (14, "soviet")):
        for attack in (axis_attack, soviet_attack):
            game = attack(text, [2], turn=turn)
            assert game.decision is not None
            assert (asked(game), game.decision.seat) == ("event", first)


def test_both_may_answer_until_both_pass() -> None:  # NR-5.0g, OP-5.5
    game = axis_attack("axis-hand 16; soviet-hand 43 30", [4, 4, 4])
    play(game, "play 16", "play 43")
    assert game.decision is not None
    assert (game.decision.seat, offered(game)) == ("soviet", {"30"})
    assert [args["event"] for args in events(game, "event")] == [
        *("knights-cross-wearers", "heroes-of-the-soviet-union")
    ]


def test_an_answer_can_be_answered() -> None:  # OP-5.5, NR-16.0a
    game = axis_attack("axis-hand 14; soviet-hand 42 34; deck 3 4 5", [2])
    play(game, "play 42", "play 14")
    assert game.decision is not None
    assert (asked(game), game.decision.seat) == ("reaction", "soviet")
    play(game, "play 34")
    assert len(events(game, "counterattack")) == 1  # Timoshenko strikes after all
