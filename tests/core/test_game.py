"""The contract of a game in progress, on a toy and on volga."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.core.toy import STONES

import hexfront
from hexfront import BadQuestion, BadSetup, CannotUndo, Game, IllegalAction
from hexfront.core import history
from hexfront.core.chance import Chance, ChanceError, Script
from hexfront.core.game import TYPE_DIE, check_setup, game_at, new_game
from hexfront.games.volga.tables import CARD_NAMES, UNIT_NAMES


def stones(**kwargs: Any) -> Game:
    return new_game(STONES, **{"seed": "toy", **kwargs})


def at_random(game: Game, rng: random.Random, most: int = 10**9) -> None:
    """Play random legal actions."""
    for _ in range(most):
        if game.decision is None:
            return
        game.play(rng.choice(game.decision.actions))


# Decisions


def test_a_decision_tells_whom_it_asks_what_and_every_legal_answer() -> None:
    decision = stones().decision
    assert decision is not None
    assert (decision.number, decision.seat, decision.prompt, decision.rule) == (
        0,
        "ada",
        "pick",
        "2.2",
    )
    takes = tuple(("take", f"stone-{n}") for n in range(1, 6))
    assert decision.actions == (*takes, ("roll",), ("peek",), ("mark",), ("trip",))


def test_a_prompt_is_spelled_for_the_seat_that_is_asked() -> None:
    game = stones()
    assert game.decision is not None
    assert game.decision.args == {"left": 2, "lucky": game.state.lucky}
    game.play(("roll",))
    assert game.decision.seat == "ben"
    assert game.decision.args == {"left": 2, "lucky": None}


def test_decisions_are_numbered_from_nought_and_count_back_with_undo() -> None:
    game = stones()
    numbers = []
    for action in (("take", "stone-1"), ("take", "stone-2"), ("take", "stone-4")):
        assert game.decision is not None
        numbers.append(game.decision.number)
        game.play(action)
    assert numbers == [0, 1, 2]
    game.undo()
    assert game.decision is not None
    assert game.decision.number == 2


def test_a_finished_game_asks_nothing() -> None:
    game = stones(scenario="half")
    for stone in (1, 2, 0):
        game.play(("take", f"stone-{stone}"))
    assert game.decision is None
    assert game.result is not None
    assert game.result.winners == ("ada",)
    with pytest.raises(IllegalAction, match="the game is over") as error:
        game.play(("take", "stone-1"))
    assert error.value.rule == "3.1"


def test_playing_returns_the_events_that_followed() -> None:
    game = stones()
    events = game.play(("take", "stone-3"))
    assert [event.what for event in events] == ["taken"]
    assert events[0].seen_by("ben")["args"] == {"stone": "stone-3"}
    events = game.play(("take", "stone-2"))
    assert [event.what for event in events] == ["taken", "turn"]


def test_events_of_the_set_up_are_kept_and_spelled_per_seat() -> None:
    game = stones()
    told = [event.seen_by("ada")["args"] for event in game.opening.events]
    assert told == [{"lucky": game.state.lucky}, {"who": "ada"}]
    assert game.opening.events[0].seen_by("ben")["args"] == {"lucky": None}
    assert game.opening.rolls == [game.state.lucky]


# What is not legal


@pytest.mark.parametrize(
    ("action", "rule", "why"),
    [
        (("take", "stone-0"), "2.4", "Not the lowest stone"),
        (("stop",), "2.7", "One stone has to be taken"),
        (("fly",), "", "'fly' is no verb of this game; asked now: take, roll, peek, mark, trip"),
        (("take",), "2.2", "Two stones a turn at the most"),
        (("take", "stone-9"), "2.2", "there is no stone 'stone-9'"),
        (("take", "pebble"), "2.2", "there is no stone 'pebble'"),
        ((), "", "nothing is no verb of this game; asked now: take, roll, peek, mark, trip"),
        (("take", "stone-1", "quickly"), "2.2", "Two stones a turn at the most"),
    ],
)
def test_an_illegal_action_comes_back_with_its_rule(
    action: tuple[str, ...], rule: str, why: str
) -> None:
    game = stones()
    before = game.digest
    with pytest.raises(IllegalAction) as error:
        game.play(action)
    assert (error.value.action, error.value.rule, error.value.why) == (action, rule, why)
    assert str(error.value) == f"{' '.join(action)}: {why}" + (f" [{rule}]" if rule else "")
    assert game.digest == before
    assert game.history == []


def test_why_not_says_it_without_playing_and_has_nothing_against_the_legal() -> None:
    game = stones()
    assert game.why_not(("take", "stone-0")).rule == "2.4"
    assert game.why_not(("take", "stone-3")) is None
    game.play(("take", "stone-3"))
    assert game.why_not(("take", "stone-3")).rule == "2.3"
    assert len(game.history) == 1


def test_numbers_and_lists_do_for_words() -> None:
    game = hexfront.position("volga", "Y: G-PZ-2; 7: S-RD-45", seed="words")
    game.play(["short"])
    game.play(["stack", "Y"])
    game.play(["to", 98])
    assert game.history[2].action == ("to", "98")


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (("long",), "6.2b"),
        (("quick",), "6.4b"),
        (("planned", "25"), "6.0a"),
    ],
)
def test_volga_says_which_rule_forbids_an_action(action: tuple[str, ...], why: str) -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45/2", seed="why")
    error = game.why_not(action)
    assert error.rule == why
    assert error.why == game.definition.rules.title(why) != ""


def test_what_answers_another_question_is_refused_with_the_rule_of_that_one() -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45/2", seed="why")
    found = {verb: game.why_not((verb,)) for verb in ("target", "dance")}
    assert {error.reason for error in found.values()} == {"not-asked"}
    assert found["dance"].rule == ""
    assert found["dance"].why.startswith("'dance' is no verb of this game; asked now: ")
    assert found["target"].rule != game.decision.rule


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (("stack", "999"), "there is no hex '999'"),
        (("stack", "Q"), "there is no hex 'Q'"),
        (("stack", ""), "there is no hex ''"),
        (("stack", "infantry"), "there is no hex 'infantry'"),  # a reserve is no hex
        (("stack", "lost"), "there is no hex 'lost'"),
    ],
)
def test_volga_knows_its_hexes(action: tuple[str, ...], why: str) -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45; Y: G-IN-208", seed="why")
    game.play(("short",))
    assert game.why_not(action).why == why


def test_volga_knows_its_units() -> None:
    game = hexfront.position("volga", "Y: G-IN-208 G-PZ-2; 7: S-RD-45", seed="why")
    game.play(("short",))
    game.play(("stack", "Y"))
    assert game.why_not(("leave", "G-XX-1")).why == "there is no unit 'G-XX-1'"
    assert game.why_not(("leave", "S-RD-45")).rule == "6.3e"


def test_volga_knows_its_cards() -> None:
    text = "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; hand g-stuka g-pioneer-672; leaders g-hoth"
    game = hexfront.position("volga", text, seed="why", dice=Script([1] * 40, seed="s"))
    game.play(("planned",))
    while game.decision.prompt != "choose_german_card":
        game.play(("attack",))
    assert game.why_not(("card", "g-joker")).why == "there is no card 'g-joker'"
    assert game.why_not(("card", "g-pak")).rule == "17.2c"
    assert game.why_not(("card", "g-pioneer-672")).rule == "15.5d"


def test_the_reason_is_right_whichever_copy_of_a_card_is_in_hand() -> None:
    """Two howitzers: the first is laid, the second is in hand but may not follow."""
    text = "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; hand g-howitzer g-howitzer g-pioneer g-pioneer"
    text += "; leaders g-linden"
    game = hexfront.position("volga", text, seed="why", dice=Script([1] * 40, seed="s"))
    game.play(("planned",))
    while game.decision.prompt != "choose_german_card":
        game.play(("attack",))
    game.play(("card", "g-pioneer"))
    assert game.decision.actions == (("card", "g-pioneer"), ("done",))
    assert game.why_not(("card", "g-howitzer")).rule == "15.5c"
    first = CARD_NAMES.index("g-howitzer")
    game.state.hands[0] &= ~(1 << first)
    assert game.why_not(("card", "g-howitzer")).rule == "15.5c"


def test_every_action_outside_the_list_is_refused_with_a_rule_that_has_a_title() -> None:
    rng = random.Random(5)
    game = hexfront.new("volga", mode="2v1", options={"variant": "C"}, seed="list")
    things = ["24", "W", "7", *rng.sample(UNIT_NAMES, 3), "g-stuka", "s-aa-7", "none"]
    for _ in range(150):
        if game.decision is None:
            break
        legal = set(game.decision.actions)
        choice, _ = game.definition.steps.asked(game.state)
        for verb in (*choice.verbs, "dance"):
            for words in ((verb,), *((verb, thing) for thing in things)):
                if words not in legal:
                    error = game.why_not(words)
                    assert error.rule or verb == "dance"
                    assert error.why
        game.play(rng.choice(game.decision.actions))


# Undo


def test_undo_takes_back_actions_one_by_one() -> None:
    game = stones()
    digests = [game.digest]
    game.play(("take", "stone-1"))
    digests.append(game.digest)
    game.play(("take", "stone-2"))
    with pytest.raises(CannotUndo):
        game.undo()  # it is Ben's decision now
    game.undo("ada")
    assert game.digest == digests.pop()
    game.undo()
    assert game.digest == digests.pop()
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "nothing-to-undo"


def test_undo_stops_where_dice_were_rolled() -> None:
    game = stones()
    game.play(("take", "stone-1"))
    game.play(("roll",))
    with pytest.raises(CannotUndo) as error:
        game.undo("ada")
    assert error.value.reason == "chance-has-spoken"
    assert str(error.value) == "chance has spoken"


def test_undo_stops_where_something_hidden_was_shown() -> None:
    game = stones()
    game.play(("peek",))
    game.play(("take", "stone-2"))
    game.undo()
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "chance-has-spoken"


def test_undo_never_goes_past_another_seats_decision() -> None:
    game = stones()
    game.play(("take", "stone-1"))
    game.play(("take", "stone-2"))
    game.play(("take", "stone-4"))
    for seat in ("ada", "nobody"):
        with pytest.raises(CannotUndo) as error:
            game.undo(seat)
        assert error.value.reason == "not-your-move"
    game.undo("ben")
    game.undo("ada")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.args["left"]) == ("ada", 1)


def test_a_last_action_can_be_taken_back_when_the_game_is_over() -> None:
    game = stones(scenario="half")
    for stone in (1, 2, 0):
        game.play(("take", f"stone-{stone}"))
    game.undo()
    assert game.result is None
    assert game.decision is not None
    assert game.decision.seat == "ben"


def test_undo_and_the_same_action_again_gives_the_same_game() -> None:
    game, other = stones(), stones()
    for _ in range(3):
        game.play(("take", "stone-1"))
        game.undo()
    for each in (game, other):
        each.play(("take", "stone-1"))
        each.play(("mark",))
        each.play(("roll",))
    assert game.digest == other.digest
    assert game.state.chance.at == other.state.chance.at


def test_undo_leaves_copies_of_the_game_alone() -> None:
    game = stones()
    game.play(("take", "stone-1"))
    start = stones().digest
    copy = game.clone()
    copy.undo()
    copy.play(("take", "stone-5"))
    copy.play(("roll",))
    game.undo()
    assert game.digest == start
    game.play(("take", "stone-2"))
    assert copy.history[0].action == ("take", "stone-5")


def test_volga_moves_can_be_taken_back_and_calls_cannot() -> None:
    game = hexfront.new("volga", seed="undo")
    start = game.digest
    game.play(("short",))
    game.play(("stack", "Y"))
    game.undo()
    game.undo()
    assert game.digest == start
    game.play(("call",))
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "chance-has-spoken"


def test_a_card_once_drawn_cannot_be_put_back() -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45; turn 3 soviet", "1v1", seed="draw")
    game.play(("draw",))
    assert game.history[-1].rolls == []
    with pytest.raises(CannotUndo, match="chance has spoken"):
        game.undo("soviet")
    text = "6: G-PZ-2; 13: S-RD-45"
    game = hexfront.position("volga", text, "1v1", seed="draw")
    for action in ("short", "stack 6", "to 7"):
        game.play(action.split())
    assert game.history[-1].rolls == []
    with pytest.raises(CannotUndo, match="chance has spoken"):
        game.undo("german")


def test_volga_asks_a_partner_and_takes_the_question_back_until_he_has_answered() -> None:
    text = "24: G-PZ-2; 41: G-MO-15; 25: S-RD-45"
    game = hexfront.position("volga", text, mode="cooperative", seed="partner")
    game.play(("planned",))
    before = game.digest
    game.play(("ask", "41"))
    assert game.decision.seat == "blue"
    with pytest.raises(CannotUndo):
        game.undo()
    game.undo("yellow")
    assert game.digest == before
    game.play(("ask", "41"))
    game.play(("agree",))
    assert game.decision.seat == "yellow"
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "not-your-move"
    game.undo("blue")
    assert game.decision.seat == "blue"


# A fault


def test_an_action_that_fails_half_way_leaves_the_game_as_it_was() -> None:
    game = stones()
    before = game.digest
    with pytest.raises(RuntimeError, match="tripped"):
        game.play(("trip",))
    assert game.digest == before
    game.play(("take", "stone-1"))
    assert len(game.history) == 1


def test_a_script_that_runs_out_leaves_the_game_as_it_was() -> None:
    game = stones(dice=Script([4]))
    before = game.digest
    with pytest.raises(ChanceError):
        game.play(("roll",))
    assert game.digest == before
    assert game.decision is not None


# Dice typed in


def test_a_roll_asks_for_each_die_by_hand() -> None:
    game = stones(dice="typed")
    assert game.play(("roll",)) == []
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("type-die", "ada")
    assert game.decision.args == {"why": "two-dice", "count": 1}
    assert game.decision.actions == tuple(("die", str(face)) for face in range(1, 7))
    assert game.play(("die", "5")) == []
    events = game.play(("die", 3))
    assert events[0].args == {"dice": [5, 3]}
    assert game.state.sum == 8
    assert [played.action for played in game.history] == [("roll",)]
    assert game.history[0].rolls == [5, 3]
    assert game.decision.number == 1


@pytest.mark.parametrize("action", [("die", "7"), ("die", "0"), ("die",), ("take", "stone-1")])
def test_while_a_die_is_awaited_nothing_else_can_be_played(action: tuple[str, ...]) -> None:
    game = stones(dice="typed")
    game.play(("roll",))
    with pytest.raises(IllegalAction, match="a die shows 1 to 6"):
        game.play(action)
    assert "thrown first" in game.why_not(("take", "stone-1")).why


def test_an_action_whose_dice_nobody_has_thrown_yet_can_be_taken_back() -> None:
    game = stones(dice="typed")
    before = game.digest
    game.play(("roll",))
    with pytest.raises(CannotUndo) as error:
        game.undo("ben")
    assert error.value.reason == "not-your-move"
    game.undo("ada")
    assert game.digest == before
    assert game.decision is not None
    assert game.decision.prompt == "pick"
    game.play(("take", "stone-2"))
    assert len(game.history) == 1


def test_a_mistyped_die_can_be_taken_back_but_not_the_throw() -> None:
    game = stones(dice="typed")
    game.play(("roll",))
    game.play(("die", "6"))
    game.undo()
    assert game.decision is not None
    assert game.decision.prompt == "type-die"
    game.play(("die", "1"))
    game.play(("die", "2"))
    assert game.history[0].rolls == [1, 2]
    with pytest.raises(CannotUndo):
        game.undo("ada")


def test_an_action_that_drew_blindly_before_its_die_cannot_be_taken_back() -> None:
    game = stones(dice="typed")
    game.play(("mark",))
    assert game.decision is not None
    assert game.decision.prompt == "type-die"
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "chance-has-spoken"
    game.play(("die", "4"))
    assert len(game.history[0].rolls) == 2


def test_a_set_up_may_ask_for_dice_and_cannot_be_taken_back() -> None:
    game = hexfront.new("volga", options={"variant": "0"}, seed="typed", dice="typed")
    assert game.decision is not None
    assert game.decision.prompt == "type-die"
    assert game.decision.args == {"why": "advantages", "count": 2}
    assert not game.is_set_up
    with pytest.raises(CannotUndo) as error:
        game.undo()
    assert error.value.reason == "nothing-to-undo"
    game.play(("die", "1"))
    game.play(("die", "6"))
    assert game.is_set_up
    assert game.state.advantages[0] == 0b111111
    assert game.decision.prompt == "german_action"


def test_a_copy_of_a_waiting_game_waits_for_its_own_dice() -> None:
    game = stones(dice="typed")
    game.play(("roll",))
    game.play(("die", "6"))
    copy = game.clone()
    copy.play(("die", "1"))
    game.play(("die", "5"))
    assert (copy.state.sum, game.state.sum) == (7, 11)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_solo_game_with_typed_dice_equals_the_one_with_the_same_dice_scripted(seed: str) -> None:
    rng = random.Random(seed)
    options = {"variant": "C"}
    typed = hexfront.new("volga", options=options, seed=seed, dice="typed")
    thrown = []
    actions = []
    while typed.decision is not None:
        action = rng.choice(typed.decision.actions)
        if action[0] == "die":
            thrown.append(int(action[1]))
        else:
            actions.append(action)
        typed.play(action)
    dice = Script(thrown, seed=seed)
    scripted = hexfront.new("volga", options=options, dice=dice)
    for action in actions:
        scripted.play(action)
    assert scripted.result == typed.result
    assert scripted.result is not None
    assert scripted.digest == typed.digest
    assert [played.rolls for played in scripted.history] == [p.rolls for p in typed.history]
    assert [played.events for played in scripted.history] == [p.events for p in typed.history]
    assert scripted.state.chance.left == []


def test_a_seeded_game_equals_the_scripted_one_with_its_rolls() -> None:
    """Dice and draws alike may come from a list."""
    rng = random.Random(3)
    seeded = hexfront.new("volga", mode="1v1", seed="source")
    at_random(seeded, rng)
    again = hexfront.new("volga", mode="1v1", seed="source")
    for played in seeded.history:
        again.play(played.action)
    assert again.digest == seeded.digest
    assert again.result == seeded.result


# Copies


@pytest.mark.parametrize("mode", ["solo", "cooperative", "1v1", "2v1"])
def test_a_copy_plays_on_by_itself_and_alike(mode: str) -> None:
    rng = random.Random(mode)
    game = hexfront.new("volga", mode=mode, seed=mode)
    at_random(game, rng, 40)
    before = game.digest
    copy = game.clone()
    at_random(copy, random.Random(1))
    assert game.digest == before
    at_random(game, random.Random(1))
    assert game.digest == copy.digest
    assert game.result == copy.result


def test_a_determinised_copy_has_no_past_and_dice_of_its_own() -> None:
    game = hexfront.new("volga", mode="1v1", seed="true seed")
    at_random(game, random.Random(2), 30)
    copy = game.determinize("german", "other")
    assert copy.seed == "other"
    assert copy.state.chance.seed == "other"
    assert copy.history == []
    assert copy.opening.rolls == copy.opening.events == []
    assert "true seed" not in repr(vars(copy))
    assert copy.view("german") == game.view("german")
    same = game.determinize("german", "other")
    assert same.digest == copy.digest
    assert game.determinize("german", "another").digest != copy.digest


def test_a_determinised_copy_is_a_game_from_a_position() -> None:
    game = hexfront.new("volga", mode="1v1", seed="true seed")
    at_random(game, random.Random(2), 30)
    copy = game.determinize("soviet", "other")
    at_random(copy, random.Random(3), 25)
    again = hexfront.Record.of(copy).verify(hexfront.find)
    assert again.digest == copy.digest


def test_a_determinised_copy_asks_anew() -> None:
    """The cached decision of the original must not be shown in the copy."""
    game = hexfront.new("volga", mode="1v1", seed="anew")
    rng = random.Random(4)
    differs = 0
    for _ in range(200):
        if game.decision is None:
            break
        seat = "german" if game.decision.seat == "soviet" else "soviet"
        copy = game.determinize(seat, "x")
        assert copy.decision is not None
        assert copy.decision.actions == tuple(copy.named(action) for action in copy.state.legal)
        differs += copy.decision.actions != game.decision.actions
        game.play(rng.choice(game.decision.actions))
    assert differs


# Setting up


def test_a_game_starts_with_its_defaults() -> None:
    setup = check_setup(STONES, None, None, None)
    assert (setup.mode, setup.scenario) == ("pair", "six")
    assert setup.options == {"colour": "grey", "open": "off", "late": "yes"}
    assert not setup.is_on("open")


@pytest.mark.parametrize(
    ("given", "chosen"),
    [(True, "on"), (False, "off"), ("on", "on")],
)
def test_a_switch_may_be_given_as_true_or_false(given: Any, chosen: str) -> None:
    assert check_setup(STONES, None, None, {"open": given})["open"] == chosen


def test_the_numbers_nought_and_one_are_no_switches() -> None:
    assert check_setup(STONES, None, None, {"colour": 0})["colour"] == "0"
    assert check_setup(STONES, None, None, {"colour": 1})["colour"] == "1"
    assert hexfront.new("volga", options={"variant": 0}, seed="0").state.rules.variant


@pytest.mark.parametrize(
    ("kwargs", "complaint"),
    [
        ({"mode": "trio"}, "stones has no mode 'trio'; it has pair"),
        ({"scenario": "ten"}, "stones has no scenario 'ten'; it has six, half"),
        ({"options": {"shape": "round"}}, "no option 'shape'; it has colour, open, late"),
        ({"options": {"open": "maybe"}}, "option open cannot be 'maybe'; it can be off, on"),
        ({"options": {"open": ["on"]}}, "option open cannot be"),
        ({"options": {"colour": True}}, "option colour cannot be 'on'"),
        ({"dice": "loaded"}, "dice cannot be 'loaded'; they can be seeded, typed"),
    ],
)
def test_a_bad_set_up_says_what_there_is(kwargs: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint.replace("[", r"\[")):
        stones(**kwargs)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'; there is volga"):
        hexfront.new("chess")


def test_volga_refuses_a_mixed_stack_for_two_germans() -> None:
    with pytest.raises(BadSetup, match="w_stack"):
        hexfront.new("volga", mode="2v1", options={"w_stack": "15"})


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    game = hexfront.new("volga", seed="seats")
    assert game.seats == ("german",)
    for seat in ("soviet", "yellow", ""):
        with pytest.raises(BadSetup, match="there is no seat"):
            game.view(seat)
        with pytest.raises(BadSetup, match="there is no seat"):
            game.determinize(seat, "x")
    assert game.view(None)["turn"] == 1


def test_without_a_seed_every_game_is_another() -> None:
    assert new_game(STONES).seed != new_game(STONES).seed
    assert stones(seed=7).seed == "7"


def test_a_source_of_ones_own_may_be_given() -> None:
    game = stones(dice=Chance("mine"))
    assert (game.seed, game.dice) == ("mine", "seeded")


def test_a_game_may_start_from_a_position() -> None:
    game = game_at(STONES, "6 1 0 3 0 1", seed="p")
    assert game.position == "6 1 0 3 0 1"
    assert game.decision is not None
    assert game.decision.seat == "ben"
    assert game.text == "6 1 0 3 0 1"


# Odds


def test_odds_are_for_legal_actions_only() -> None:
    game = stones()
    assert game.odds(("roll",)) is None
    with pytest.raises(IllegalAction) as error:
        game.odds(("take", "stone-0"))
    assert error.value.rule == "2.4"


# Studies


def test_a_study_answers_about_things_by_name() -> None:
    game = stones()
    lucky = [n for n in range(6) if game.study("lucky", f"stone-{n}", seat="ada")]
    assert lucky == [game.state.lucky]


def test_a_study_that_cannot_be_says_what_is_wrong() -> None:
    game = stones()
    for asked, complaint in [
        (("weight", "stone-1"), "stones has no study 'weight'; there are: lucky"),
        (("lucky",), "lucky is about unit, not about 0 things"),
        (("lucky", "pebble"), "there is no unit 'pebble' to study"),
    ]:
        with pytest.raises(BadQuestion, match=f"^{complaint}$"):
            game.study(*asked)
    with pytest.raises(BadSetup, match="there is no seat 'eve'"):
        game.study("lucky", "stone-1", seat="eve")


# Long games


def thinned(monkeypatch: pytest.MonkeyPatch, dice: str = "seeded") -> tuple[Game, list[str]]:
    """A game of which few states are kept, and the digest of each of them when it was there."""
    monkeypatch.setattr(history, "RECENT", 6)
    monkeypatch.setattr(history, "EVERY", 5)
    game, rng = hexfront.new("volga", mode="1v1", seed="long", dice=dice), random.Random(7)
    seen = []
    while game.decision and len(game.history) < 60:
        if game.decision.prompt != TYPE_DIE:
            seen.append(game.digest)
        game.play(rng.choice(game.decision.actions))
    return game, seen[: len(game.history)]


@pytest.mark.parametrize("dice", ["seeded", "typed"])
def test_of_a_long_game_few_states_are_kept_and_every_other_comes_back(
    monkeypatch: pytest.MonkeyPatch, dice: str
) -> None:
    game, seen = thinned(monkeypatch, dice)
    assert sum(played.kept is not None for played in game.history) < 20
    rolled = [played for played in game.history if played.rolls]
    assert any(played.kept is None for played in rolled), "dice are thrown again as they fell"
    for played, digest in zip(game.history, seen, strict=True):
        assert history.digest(game.definition, played.before) == digest
        assert played.action in [played_name(game, played, one) for one in played.before.legal]
    assert [played.digest_before(game.definition) for played in game.history] == seen


def played_name(game: Game, played: history.Played, action: Any) -> tuple[Any, ...]:
    at = game.clone()
    at.state = played.before
    return at.named(action)


def test_states_far_from_any_that_is_kept_are_kept_when_they_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, seen = thinned(monkeypatch)
    for played in game.history[1:]:
        played.kept = None
    assert history.digest(game.definition, game.history[32].before) == seen[32]
    assert [n for n, played in enumerate(game.history) if played.kept] == [*range(0, 32, 5)]


def test_the_past_is_gone_through_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = thinned(monkeypatch)
    found = list(game.history[-1].backwards())
    assert [played for played, _ in found] == game.history[::-1]
    assert [history.digest(game.definition, state) for _, state in found] == seen[::-1]


def test_a_state_that_comes_back_goes_on_with_the_dice_that_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, seen = thinned(monkeypatch)
    number = next(n for n, one in enumerate(game.history) if one.kept is None and one.rolls)
    again = game.clone()
    again.state = game.history[number].before.clone()
    again.history = game.history[:number]
    again._decision = None
    again.play(game.history[number].action)
    assert again.history[-1].rolls == game.history[number].rolls
    assert again.digest == seen[number + 1]


def test_undo_reaches_as_far_back_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "RECENT", 1)
    monkeypatch.setattr(history, "EVERY", 50)
    game = stones()
    start = game.digest
    for stone in (1, 2, 4):
        game.play(("take", f"stone-{stone}"))
    assert [played.kept is None for played in game.history] == [False, True, False]
    other = game.clone()
    while game.history:
        game.undo(game.history[-1].seat)
    assert game.digest == start
    other.undo(other.history[-1].seat)
    assert (len(other.history), len(game.history)) == (2, 0), "copies share what was played"
    assert other.state.pile == 0b111001
