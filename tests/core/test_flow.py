"""The step machine, with machines built for each test."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from hexfront.core.chance import Chance
from hexfront.core.flow import ALLOWED, DeadEnd, Event, Limit, Refusal, Result, State, Steps


class Trail(State):
    """A state that remembers which steps were run."""

    __slots__ = ("allowed", "trail")

    seats: ClassVar[tuple[str, ...]] = ("ada", "ben")

    trail: list[Any]
    allowed: int

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        if key == "secret":
            return value if seat == "ada" else "?"
        return value


def state(*frames: Any, allowed: int = 0b1010) -> Trail:
    g = Trail()
    g.start(Chance("flow"))
    g.trail = []
    g.allowed = allowed
    g.follow(*frames)
    return g


def machine() -> Steps[Trail]:
    """`a` runs `b` and `c`; `b` runs `d`; `ask` is a choice among the allowed things."""
    steps: Steps[Trail] = Steps()

    @steps.step
    def a(g: Trail) -> None:
        g.trail.append("a")
        g.follow("b", ("c", 1, "x"))

    @steps.step
    def b(g: Trail) -> None:
        g.trail.append("b")
        g.follow("d")

    @steps.step
    def c(g: Trail, number: int, word: str) -> None:
        g.trail.append(("c", number, word))

    @steps.step
    def d(g: Trail) -> None:
        g.trail.append("d")

    @steps.step
    def over(g: Trail) -> None:
        g.trail.append("over")
        g.follow("a")
        g.end(Result(("ada",), "early", "9.9"))

    return steps


def ask(steps: Steps[Trail], always: bool = False, stop: bool = True) -> None:
    choice = steps.choice(
        "ask",
        rule="1.0",
        seat=lambda g, *_: "ben",
        always=always,
        about=lambda g, *args: {"args": args},
    )

    @choice.verb(
        "take",
        "thing",
        Limit("1.1", lambda g, *_: g.allowed),
        Limit("1.2", lambda g, *_: 0b1110),
        Limit("1.3", lambda g, most=9: (1 << most) - 1),
    )
    def take(g: Trail, *args: int) -> None:
        g.trail.append(("take", *args))

    if stop:

        @choice.verb("stop", None, Limit("1.4", lambda g, *_: g.allowed != 0b1111))
        def stop_asking(g: Trail, *args: int) -> None:
            g.trail.append(("stop", *args))


def test_steps_run_in_the_order_in_which_they_are_to_follow() -> None:
    g = state("a", "d")
    machine().run(g)
    assert g.trail == ["a", "b", "d", ("c", 1, "x"), "d"]
    assert g.frames == []
    assert g.legal == []
    assert g.result is None


def test_a_machine_knows_its_steps_by_name() -> None:
    steps = machine()
    ask(steps)
    assert list(steps) == ["a", "b", "c", "d", "over", "ask"]


def test_a_choice_waits_with_all_that_every_limit_lets_through() -> None:
    steps = machine()
    ask(steps)
    g = state("b", "ask", "a", allowed=0b1111)
    steps.run(g)
    assert g.trail == ["b", "d"]
    assert g.legal == [("take", 1), ("take", 2), ("take", 3)]
    assert g.frames == [("a",), ("ask",)]
    choice, args = steps.asked(g)
    assert choice.name == "ask"
    assert choice.seat(g, *args) == "ben"
    assert args == ()


def test_things_are_offered_in_order_and_bare_verbs_where_they_are_written() -> None:
    steps = machine()
    ask(steps)
    g = state("ask", allowed=0b0110)
    steps.run(g)
    assert g.legal == [("take", 1), ("take", 2), ("stop",)]


def test_what_is_chosen_is_done_with_the_arguments_of_the_frame() -> None:
    steps = machine()
    ask(steps)
    g = state(("ask", 3), "d")
    steps.run(g)
    assert g.legal == [("take", 1), ("stop",)]  # the limit knows the frame's argument
    steps.play(g, ("take", 1))
    assert g.trail == [("take", 3, 1), "d"]
    assert g.legal == []


def test_a_bare_verb_gets_the_arguments_of_the_frame_alone() -> None:
    steps = machine()
    ask(steps)
    g = state(("ask", 3))
    steps.run(g)
    steps.play(g, ("stop",))
    assert g.trail == [("stop", 3)]


def test_a_single_answer_is_taken_unasked() -> None:
    steps = machine()
    ask(steps, stop=False)
    g = state("ask", "d", allowed=0b0100)
    steps.run(g)
    assert g.trail == [("take", 2), "d"]
    assert g.legal == []


def test_a_single_answer_is_asked_for_all_the_same_where_the_choice_says_so() -> None:
    steps = machine()
    ask(steps, always=True, stop=False)
    g = state("ask", "d", allowed=0b0100)
    steps.run(g)
    assert g.trail == []
    assert g.legal == [("take", 2)]


def test_choices_follow_each_other_without_a_step_between() -> None:
    steps = machine()
    ask(steps)
    g = state(("ask", 9), ("ask", 2))
    steps.run(g)
    assert len(g.legal) == 3
    steps.play(g, ("take", 3))
    assert g.legal == [("take", 1), ("stop",)]


def test_a_choice_without_an_answer_is_a_fault() -> None:
    steps = machine()
    ask(steps, stop=False)
    g = state("a", "ask", allowed=0)
    with pytest.raises(DeadEnd, match="ask"):
        steps.run(g)


def test_the_end_of_the_game_stops_everything_at_once() -> None:
    steps = machine()
    ask(steps)
    g = state("d", "over", "ask", "a")
    steps.run(g)
    assert g.trail == ["d", "over"]
    assert g.frames == []
    assert g.legal == []
    assert g.result == Result(("ada",), "early", "9.9")


def test_the_game_may_end_within_an_action() -> None:
    steps = machine()
    choice = steps.choice("last", rule="1.0", seat=lambda g: "ada", always=True)

    @choice.verb("win")
    def win(g: Trail) -> None:
        g.follow("a")
        g.end(Result((), "draw", "9.8"))

    g = state("last", "a")
    steps.run(g)
    steps.play(g, ("win",))
    assert g.trail == []
    assert g.frames == []
    assert g.legal == []
    assert g.result == Result((), "draw", "9.8")


def test_the_game_may_end_in_a_step_after_an_action() -> None:
    steps = machine()
    ask(steps)
    g = state("ask", "over", "a")
    steps.run(g)
    steps.play(g, ("take", 1))
    assert g.trail == [("take", 1), "over"]
    assert g.legal == []
    assert g.result is not None


def test_the_end_may_come_from_an_answer_taken_unasked() -> None:
    steps = machine()
    choice = steps.choice("only", rule="1.0", seat=lambda g: "ada")

    @choice.verb("win")
    def win(g: Trail) -> None:
        g.end(Result(("ben",), "so", "9.7"))

    g = state("only", "a")
    steps.run(g)
    assert g.trail == []
    assert g.result is not None


# Why not


@pytest.mark.parametrize(
    ("verb", "thing", "rule"),
    [
        ("take", 7, "1.1"),  # the first limit that keeps it out
        ("take", 0, "1.2"),
        ("take", 3, "1.3"),
        ("take", None, "1.0"),  # a thing is missing
        ("stop", None, "1.4"),
        ("stop", 3, "1.0"),  # a thing too many
        ("fly", None, "1.0"),  # no such verb
    ],
)
def test_a_refusal_names_the_first_rule_that_forbids(
    verb: str, thing: int | None, rule: str
) -> None:
    steps = machine()
    ask(steps)
    g = state(("ask", 3), allowed=0b1111)
    steps.run(g)
    choice, args = steps.asked(g)
    assert choice.refusal(g, args, verb, thing) == Refusal(rule, verb)


def test_whatever_is_legal_is_forbidden_by_no_rule() -> None:
    steps = machine()
    ask(steps)
    g = state("ask")
    steps.run(g)
    choice, args = steps.asked(g)
    for name, *things in g.legal:
        thing = things[0] if things else None
        assert choice.verbs[name].forbidden_by(g, args, thing) is None


def test_an_implied_limit_gives_a_reason_and_is_not_asked_for_what_is_legal() -> None:
    steps = machine()
    choice = steps.choice("strict", rule="1.0", seat=lambda g: "ada")
    asked = []

    @choice.verb(
        "take",
        "thing",
        Limit("1.1", lambda g: asked.append(1) or 0b01, implied=True),
        Limit("1.2", lambda g: 0b01),
    )
    def take(g: Trail, thing: int) -> None: ...

    g = state("strict")
    assert choice.actions(g, ()) == [("take", 0)]
    assert not asked
    assert choice.refusal(g, (), "take", 1) == Refusal("1.1", "take")
    assert asked


def test_pointing_at_a_thing_in_vain_is_answered_by_what_it_was_meant_for() -> None:
    steps = machine()
    choice = steps.choice("vague", rule="1.0", seat=lambda g: "ada")
    choice.verb("take", "thing", Limit("1.1", lambda g: 0b01))(lambda g, thing: None)
    choice.verb("sell", "thing", Limit("1.2", lambda g: 0b01, reason="not-yours"))(
        lambda g, thing: None
    )
    g = state("vague")
    assert choice.explain(g, (), "thing", 1) == Refusal("1.1", "take"), "the first such verb"
    assert choice.explain(g, (), "hex", 1) == Refusal("1.0", "", "not-asked")

    @choice.explains
    def why(g: Trail, kind: str, thing: int) -> Refusal | None:
        return choice.refusal(g, (), "sell", thing) if kind == "thing" else None

    assert choice.explain(g, (), "thing", 1) == Refusal("1.2", "sell", "not-yours")
    assert choice.explain(g, (), "thing", 0).reason == ALLOWED
    assert choice.explain(g, (), "hex", 1) == Refusal("1.0", "", "not-asked")


def test_limits_after_one_that_allows_nothing_are_not_asked() -> None:
    steps = machine()
    choice = steps.choice("strict", rule="1.0", seat=lambda g: "ada")
    asked = []

    @choice.verb(
        "take", "thing", Limit("1.1", lambda g: 0), Limit("1.2", lambda g: asked.append(1) or 1)
    )
    def take(g: Trail, thing: int) -> None: ...

    assert choice.actions(state(), ()) == []
    assert asked == []


# Events


def test_an_event_is_spelled_for_each_seat() -> None:
    g = state()
    g.sink = []
    g.tell("found", "2.1", secret="gold", where="cellar")
    (event,) = g.sink
    assert event.seen_by("ada") == {
        "event": "found",
        "rule": "2.1",
        "args": {"secret": "gold", "where": "cellar"},
    }
    hidden = {"event": "found", "rule": "2.1", "args": {"secret": "?", "where": "cellar"}}
    assert event.seen_by("ben") == hidden
    assert event.seen_by(None) == hidden
    assert event.seen_by("a stranger") == hidden


def test_an_event_that_everybody_may_see_keeps_no_private_copies() -> None:
    g = state()
    g.sink = []
    g.tell("seen", "2.1", where="yard")
    assert g.sink == [Event("seen", "2.1", {"where": "yard"}, {})]


def test_events_are_spelled_at_the_moment_they_happen() -> None:
    g = state()
    g.sink = []
    things = [1]
    g.tell("list", "2.1", things=tuple(things))
    things.append(2)
    assert g.sink[0].args == {"things": (1,)}


def test_nothing_is_told_when_nobody_listens() -> None:
    g = state()
    g.tell("found", "2.1", secret="gold")
    assert g.sink is None
