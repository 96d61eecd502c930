"""How attacks end: by the odds, by every throw of the dice, and in games played many times."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import hexfront
from hexfront.core.chance import Chance, ChanceError, Script
from hexfront.core.odds import Dist
from hexfront.games.volga.knowledge import hit_first
from hexfront.games.volga.odds import Odds
from hexfront.games.volga.state import Volga, steps
from hexfront.games.volga.tables import BOARD

RUNS = 4000
STANDARD_ERRORS = 4.5

Ending = tuple[int, int, int, int, bool, bool]
"""Steps lost by Germans and Soviets, units destroyed, whether the hex fell, new rubble in it."""


def position(text: str, *actions: str, mode: str = "solo", **options: Any) -> hexfront.Game:
    game = hexfront.position("volga", text, mode, options, seed="odds")
    for action in actions:
        game.play(tuple(action.split()))
    return game


def planned(
    text: str, target: str, *more: str, mode: str = "solo", **options: Any
) -> hexfront.Game:
    """A planned attack of all that stands next to the target, up to the choice of a card."""
    game = position(text, "planned", mode=mode, **options)
    asked = {"planned_target": f"target {target}", "planned_stacks": "attack"}
    while game.decision.prompt in asked:
        game.play(tuple(asked[game.decision.prompt].split()))
    for action in more:
        game.play(tuple(action.split()))
    return game


def odds(game: hexfront.Game, action: str) -> Odds:
    found = game.odds(tuple(action.split()))
    assert isinstance(found, Odds)
    return found


# -- what the engine makes of it


def fought(g: Volga, action: tuple[Any, ...]) -> Ending:
    """Play the attack to its end in this state, ties broken as the odds suppose."""
    assert g.frames.pop(0) == ("turn_end",)
    target = BOARD.name[g.battle.target] if g.battle else None
    events = g.sink = []
    steps.play(g, action)
    while g.legal and g.battle is not None:
        match g.frames[-1][0]:
            case "choose_hit":
                steps.play(g, ("hit", hit_first(g, g.frames[-1][1])))
            case "choose_soviet_card":
                steps.play(g, ("none",))
            case _:
                stops = [act for act in g.legal if act in (("none",), ("done",), ("stop",))]
                steps.play(g, (stops or g.legal)[0])
    lost, destroyed = Counter(), Counter()
    falls = rubble = False
    for event in events:
        if event.what == "combat-over":
            break
        if event.what in ("quick-attack", "planned-attack"):
            target = event.args["target"]
        if event.what in ("step-lost", "german-destroyed", "soviet-destroyed"):
            side = event.args["unit"][0].lower()
            lost[side] += 1
            destroyed[side] += event.what != "step-lost"
        falls |= event.what == "advance"
        rubble |= event.what == "rubble" and event.args["hex"] == target
    return lost["g"], lost["s"], destroyed["g"], destroyed["s"], falls, rubble


def drawn_anew(game: hexfront.Game, seat: str, run: int) -> Volga:
    """The state with all that the seat cannot know, the dice to come too, drawn anew."""
    state = game.state.clone()
    game.definition.resample(state, seat, Chance(f"hidden {run}"))
    state.chance = Chance(f"dice {run}")
    return state


def in_terms_of(found: Odds, ending: Ending) -> tuple[tuple[Any, ...], int]:
    """An ending as the odds tell it: an outcome, and the defending units destroyed."""
    german, soviet, german_units, soviet_units, falls, rubble = ending
    if found.attacker == "soviet":
        german_units, soviet_units = soviet_units, german_units
    return (german, soviet, german_units, falls, rubble), soviet_units


def every_throw(game: hexfront.Game, action: str) -> dict[Ending, Fraction]:
    """All endings, each die that the engine asks for thrown in all six ways."""
    number = game.numbered(tuple(action.split()))
    endings: dict[Ending, Fraction] = defaultdict(Fraction)
    thrown: list[list[int]] = [[]]
    while thrown:
        dice = thrown.pop()
        g = game.state.clone()
        g.chance = Script(dice)
        try:
            ending = fought(g, number)
        except ChanceError:
            thrown += [[*dice, face] for face in range(1, 7)]
            continue
        assert not g.chance.left
        endings[ending] += Fraction(1, 6 ** len(dice))
    return endings


def assert_exact(game: hexfront.Game, action: str) -> Odds:
    """The odds are what all throws of the dice come to, to the last fraction."""
    found = odds(game, action)
    outcomes: dict[Any, Fraction] = defaultdict(Fraction)
    defenders: dict[int, Fraction] = defaultdict(Fraction)
    for ending, chance in every_throw(game, action).items():
        outcome, units = in_terms_of(found, ending)
        outcomes[outcome] += chance
        defenders[units] += chance
    assert {o: found.outcomes.chance(o) for o in found.outcomes.outcomes} == outcomes
    assert {n: found.defenders.chance(n) for n in found.defenders.outcomes} == defenders
    return found


def assert_same_shares(what: str, exact: Dist[Any], counted: Counter[Any]) -> None:
    """Nothing impossible was counted, and all else about as often as it should be."""
    runs = counted.total()
    assert set(counted) <= set(exact.outcomes), what
    for outcome in exact.outcomes:
        chance = float(exact.chance(outcome))
        close = STANDARD_ERRORS * sqrt(runs * chance * (1 - chance)) + 1
        assert abs(counted[outcome] - runs * chance) < close, (what, outcome)


def assert_frequencies(game: hexfront.Game, action: str, runs: int = RUNS) -> Odds:
    """What comes of the attack in copies with all that the seat cannot know drawn anew."""
    found = odds(game, action)
    number, seat = game.numbered(tuple(action.split())), game.decision.seat
    outcomes: Counter[Any] = Counter()
    defenders: Counter[int] = Counter()
    for run in range(runs):
        ending = fought(drawn_anew(game, seat, run), number)
        outcome, units = in_terms_of(found, ending)
        outcomes[outcome] += 1
        defenders[units] += 1

    assert_same_shares("outcomes", found.outcomes, outcomes)
    assert_same_shares("defenders", found.defenders, defenders)
    views: list[tuple[str, Callable[[Any], Any]]] = [
        ("joint", lambda outcome: outcome[:2]),
        ("German steps", lambda outcome: outcome[0]),
        ("Soviet steps", lambda outcome: outcome[1]),
        ("attackers", lambda outcome: outcome[2]),
        ("falls", lambda outcome: outcome[3]),
        ("rubble", lambda outcome: outcome[4]),
    ]
    for what, view in views:
        counted: Counter[Any] = Counter()
        for outcome, count in outcomes.items():
            counted[view(outcome)] += count
        assert_same_shares(what, found.outcomes.map(view), counted)
    for view in (lambda outcome: outcome[0], lambda outcome: outcome[1]):
        mean = float(found.outcomes.mean(view))
        spread = sqrt(float(found.outcomes.mean(lambda o, v=view: v(o) ** 2)) - mean**2)
        average = sum(view(outcome) * count for outcome, count in outcomes.items()) / runs
        assert abs(average - mean) <= STANDARD_ERRORS * spread / sqrt(runs)
    return found


# -- games


def played(seed: str, **setup: Any) -> Iterator[hexfront.Game]:
    """Games played at random, with many attacks; the game is yielded before each decision."""
    choose = random.Random(seed)
    for attempt in range(100):
        game = hexfront.new("volga", seed=f"{seed} {attempt}", **setup)
        while game.decision is not None:
            yield game
            actions = game.decision.actions
            fights = [act for act in actions if act[0] in ("planned", "quick", "attack")]
            game.play(choose.choice(fights if fights and choose.random() < 0.6 else actions))


def attack_in_play(seed: str, prompt: str, number: int, **setup: Any) -> hexfront.Game:
    """A game at the n-th decision of a kind that starts a combat."""
    for game in played(seed, **setup):
        if game.decision.prompt == prompt and any(map(game.odds, game.decision.actions)):
            if not number:
                return game
            number -= 1
    raise AssertionError("no such decision")


def first_attack(game: hexfront.Game) -> str:
    return next(" ".join(act) for act in game.decision.actions if game.odds(act) is not None)


def later(seed: str, decisions: int, **setup: Any) -> hexfront.Game:
    return next(game for n, game in enumerate(played(seed, **setup)) if n == decisions)
