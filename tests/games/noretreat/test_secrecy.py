"""Chapter H: two games that differ only in what a seat may not know look alike to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.noretreat.cardplay import (
    at,
    axis_attack,
    discards,
    hand,
    offered,
    pass_until,
    soviet_attack,
)
from tests.games.noretreat.helpers import asked, events, play, position

from hexfront import CannotUndo, Game
from hexfront.core.chance import Chance
from hexfront.core.game import new_game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.tables import SIDES

REVEALING = {"event", "discarded", "took-top", "copied", "drew"}
"""Events that show a card to everybody, or to the seat that draws it."""


def twin_of(game: Game, seat: str, seed: str) -> Game:
    """The same game with the other hand and the Draw Pile dealt again."""
    twin = game.clone()
    GAME.resample(twin.state, seat, Chance(seed))
    return Game(game.definition, game.setup, twin.state)


def told(game: Game, seat: str) -> list[dict[str, Any]]:
    """What the last action let this seat know."""
    return [event.seen_by(seat) for event in game.history[-1].events] if game.history else []


def names_a_card(action: tuple[str, ...]) -> bool:
    return action[0] in ("play", "discard", "keep", "take")


def pause(game: Game) -> tuple[str, str] | None:
    return None if game.decision is None else (game.decision.seat, game.decision.prompt)


def alike_until_a_card_shows(game: Game, twin: Game, seat: str, rng: random.Random) -> int:
    """Play both in step; all that the seat sees must agree. The number of common decisions."""
    other = SIDES[1 - SIDES.index(seat)]
    for count in range(60):
        assert pause(game) == pause(twin)
        if pause(game) == (seat, "betray"):  # Red Orchestra: it looks at the other hand
            return count
        assert GAME.view(game.state, seat) == GAME.view(twin.state, seat)
        if game.decision is None:
            return count
        actions = list(game.decision.actions)
        if game.decision.seat == seat:
            assert twin.decision is not None
            assert game.decision.actions == twin.decision.actions
            assert game.decision.args == twin.decision.args
        else:
            assert twin.decision is not None
            actions = [a for a in actions if not names_a_card(a)]
            actions = [a for a in actions if a in twin.decision.actions]
        if game.decision.seat == other and not actions:
            return count
        action = rng.choice(actions)
        game.play(action)
        twin.play(action)
        shown = {event.what for one in (game, twin) for event in one.history[-1].events}
        if shown & REVEALING and told(game, seat) != told(twin, seat):
            return count
        assert told(game, seat) == told(twin, seat)
    return 60


def positions(seed: int) -> Iterator[Game]:
    """Games at random moments, their windows covered."""
    rng = random.Random(seed)
    scenario = rng.choice(("campaign", "A", "C", "E"))
    scenario = scenario if scenario in GAME.scenarios else "campaign"
    game = new_game(GAME, None, scenario, {"windows": "covered"}, str(seed))
    for number in range(240):
        if game.decision is None:
            return
        if number % 12 == 11:
            yield game.clone()
        quiet = [a for a in game.decision.actions if a[0] != "play"]
        pool = quiet if quiet and rng.random() < 0.8 else game.decision.actions
        game.play(rng.choice(pool))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_a_seat_sees_depends_on_the_other_hand(seed: int) -> None:  # NR-H.a, NR-H.b
    """Pauses, prompts, views and events: NR-H.j."""
    common = 0
    for number, game in enumerate(positions(seed)):
        for seat in SIDES:
            rng = random.Random(number)
            start = Game(game.definition, game.setup, game.clone().state)
            twin = twin_of(game, seat, f"{seed} {number}")
            common += alike_until_a_card_shows(start, twin, seat, rng)
    assert common > 150


def test_a_pause_tells_nothing_about_a_hand() -> None:  # NR-H.j, OP-5.5
    """With covered windows the defender is asked whatever he holds, else only if he can play."""
    for card in ("4", "18"):  # the second cannot be played in a battle
        covered = axis_attack(f"soviet-hand {card}", [2], windows="covered")
        pass_until(covered, "battle_event")
        assert (asked(covered), offered(covered)) == ("battle_event", {card} - {"18"})
    plain = axis_attack("soviet-hand 18", [2])
    assert plain.decision is None or asked(plain) != "battle_event"


def test_a_hand_that_is_known_is_not_asked_in_vain() -> None:  # NR-H.j
    """The other side has seen the only card: everybody knows that nothing can be played."""

    def questions(more: str) -> set[str]:
        """What the Soviets are asked until the die is rolled."""
        game = axis_attack(f"soviet-hand 18; {more}", [2], windows="covered")
        found = set()
        while game.decision is not None and not events(game, "rolled"):
            if game.decision.seat == "soviet":
                found.add(asked(game))
            play(game, "pass")
        return found

    assert "battle_event" in questions("")
    assert questions('more {"seen":[[],[18]]}') == set()


def test_an_empty_hand_is_never_asked() -> None:  # OP-H.1
    game = axis_attack("", [2], windows="covered")
    assert events(game, "rolled") != []


@pytest.mark.parametrize("phase", ["cards", "organization"])
def test_a_phase_is_not_passed_over_for_want_of_playable_cards(phase: str) -> None:  # NR-H.j
    prompts = {"cards": "card_play", "organization": "flips"}
    field = "1107: ax_4a; 2008: su_west; axis-hand 10; deck 26 32 38 39 29 28"
    covered = at(8, "axis", phase, field, windows="covered")
    while asked(covered) == "event":
        play(covered, "pass")
    assert asked(covered) == prompts[phase]
    playable = at(8, "axis", phase, field)
    assert asked(playable) not in ("card_play", "flips")


def test_a_seat_sees_its_own_cards_and_sizes_only() -> None:  # NR-H.a, NR-H.b, OP-H.1
    game = axis_attack("axis-hand 1 16; soviet-hand 43; deck 3 4 5; discards 7 8")
    axis, soviet, spectator = (game.view(seat) for seat in ("axis", "soviet", None))
    assert axis["hands"]["axis"] == {"size": 2, "cards": ["1", "16"]}
    assert axis["hands"]["soviet"] == {"size": 1, "cards": []}
    assert soviet["hands"]["axis"] == {"size": 2, "cards": []}
    assert spectator["hands"]["axis"]["cards"] == spectator["hands"]["soviet"]["cards"] == []
    assert axis["deck"] == 3


def test_only_the_top_discard_is_shown() -> None:  # NR-H.c, OP-5.6, NR-5.0e
    game = axis_attack("axis-hand 1; discards 7 8")
    assert game.view("axis")["discards"] == {"size": 2, "top": "7"}


def test_played_and_discarded_cards_are_shown_to_all() -> None:  # NR-H.d
    game = at(7, "axis", "cards", "1107: ax_4a; axis-hand 3 4 5; deck 6 7 8 10 13 14 15")
    assert asked(game) == "discard_one"
    play(game, "discard 4")
    assert events(game, "discarded")[0] == {"side": "axis", "card": "4"}


def test_a_drawn_card_is_shown_to_its_owner_only() -> None:  # NR-H.a, NR-5.0a
    game = at(8, "axis", "cards", "1107: ax_4a; 2008: su_west; deck 3 4 6 7 8 10 13 14 15")
    drew = [event for event in game.opening.events if event.what == "drew"]
    assert [event.seen_by("axis")["args"]["drawn"] for event in drew] == ["3", "4", "6", "7", "8"]
    assert {event.seen_by("soviet")["args"]["drawn"] for event in drew} == {None}
    assert {event.seen_by(None)["args"]["drawn"] for event in drew} == {None}


def test_a_weather_card_is_shown_as_it_is_drawn() -> None:  # NR-H.f
    game = at(8, "axis", "cards", "1107: ax_4a; deck 11 3 4 6 7 8 10 13 14")
    assert events(game, "event")[0] == {"side": "axis", "card": "11", "event": "fickle-weather"}


def test_declarations_are_open() -> None:  # NR-H.h
    field = "1107: ax_4a; 1207: su_south/weak; 1106: ax_9a; 1206: su_west/weak; soviet-hand 3"
    game = play(at(8, "axis", "combat", field), "target 1207", "done")
    assert game.decision is not None
    assert (asked(game), game.decision.seat) == ("counterblow", "soviet")
    assert game.view("soviet")["targets"] == ["1207"]


def test_the_board_is_open_to_all() -> None:  # NR-H.e
    text = "1107: ax_4a/weak; 1207: su_south; destroyed: su_west; turn-12: ax_kg1; support 2 1"
    game = position(f"turn 8 axis movement; weather mud; {text}; event-vp -2; discards 1")
    views = [game.view(seat) for seat in ("axis", "soviet", None)]
    for view in views:
        assert view["stacks"]["1107"][0]["face"] == "weak"
        assert view["boxes"]["destroyed"] == [{"unit": "su_west", "face": "strong"}]
        assert view["track"]["12"] == [{"unit": "ax_kg1", "face": "strong"}]
        assert (view["weather"], view["support"]["axis"]) == ("mud", 2)
        assert view["score"]["event_vp"] == -2


def test_the_joker_and_random_discards_are_public() -> None:  # NR-H.i
    game = at(8, "axis", "movement", '1107: ax_4a; more {"joker":1}', joker="on")
    assert {game.view(seat)["joker"] for seat in ("axis", "soviet", None)} == {"soviet"}
    text = "1407: su_west; 1107: ax_4a; soviet-hand 3; axis-hand 42; deck 4 6 7 8 10 12"
    stolen = play(at(8, "soviet", "cards", text), "play 42")
    assert "3" in discards(stolen)
    assert events(stolen, "discarded")[0]["card"] == "3"


def test_a_computer_player_deals_the_unknown_cards_anew() -> None:  # NR-H.j
    game = axis_attack('axis-hand 1 2 3 4 5; soviet-hand 6 7; more {"seen":[[],[6]]}')
    hands = set()
    for number in range(20):
        twin = twin_of(game, "axis", str(number))
        assert hand(twin, "axis") == hand(game, "axis")
        assert "6" in hand(twin, "soviet")  # that one he has seen
        assert len(hand(twin, "soviet")) == 2
        hands.add(frozenset(hand(twin, "soviet")))
    assert len(hands) > 5


# -- what has been shown cannot be undone


def test_a_discard_that_an_event_forces_ends_undo() -> None:  # NR-H.d
    """Allies Waver: the Axis has one card, so it is discarded unasked, for the Soviets to see."""
    field = "1107: ax_4a; 1006: ax_hun2; 2008: su_west; soviet-hand 44; axis-hand 3"
    game = play(at(8, "axis", "cards", f"{field}; deck 4 6 7 8 10 13 14 15"), "play 44")
    assert events(game, "discarded") == [{"side": "axis", "card": "3"}]
    with pytest.raises(CannotUndo, match="chance has spoken"):
        game.undo("soviet")


@pytest.mark.parametrize(("seen", "news"), [("[]", True), ("[3]", False)])
def test_a_card_that_is_shown_is_news_unless_it_was_known(seen: str, news: bool) -> None:  # NR-H.d
    field = f'1107: ax_4a; 1006: ax_9a; 2008: su_west; axis-hand 3; more {{"seen":[{seen},[]]}}'
    game = play(at(8, "axis", "movement", field), "embark ax_4a", "embark ax_9a")  # for a card
    assert events(game, "discarded") == [{"side": "axis", "card": "3"}]
    assert game.history[-1].revealed is news


def test_the_card_that_is_not_kept_is_shown() -> None:  # NR-H.d
    game = play(soviet_attack("axis-hand 40; deck 3 4 6 7", [6]), "play 40", "keep 3")
    assert events(game, "discarded") == [{"side": "axis", "card": "4"}]
    assert game.history[-1].revealed


def test_who_is_asked_because_he_can_play_is_known_to_hold_a_card() -> None:  # NR-H.j, OP-5.5
    field = "1107: ax_4a; 2008: su_west; soviet-hand 25; axis-hand 3"
    plain = pass_until(at(8, "axis", "movement", field), "movement")
    play(plain, "unit ax_4a", "to 1007")
    assert (asked(plain), plain.history[-1].revealed) == ("event", True)
    covered = at(8, "axis", "movement", field, windows="covered")
    play(pass_until(covered, "movement"), "unit ax_4a", "to 1007")
    assert (asked(covered), covered.history[-1].revealed) == ("event", False)
