"""How likely the Germans win: what both sides can see of a position, in numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hexfront.bots.value import Model, read_model
from hexfront.bots.volga.clock import cards_to_come
from hexfront.bots.volga.drive import Scene
from hexfront.bots.volga.figures import DISTANCE
from hexfront.bots.volga.weights import PACE
from hexfront.core.hexes import bits
from hexfront.games.volga.state import ICONS, RESERVES, Volga
from hexfront.games.volga.tables import (
    ADJACENT,
    CARD_DICE,
    CHUIKOV,
    COAST,
    GERMAN_REINFORCEMENT,
    HOTH,
    KHRUSHCHEV,
    OKH,
    PAULUS,
    R_UNITS,
    RICHTHOFEN,
    SOVIET_REINFORCEMENT,
    TANKS,
    VICTORY_COLUMN,
    ZAYTSEV,
)

_GOALS = tuple(bits(SOVIET_REINFORCEMENT))
_LEADERS = (CHUIKOV, ZAYTSEV, KHRUSHCHEV, HOTH, PAULUS, RICHTHOFEN, OKH)
_UNSEEN = 2.2

NAMES = (
    *("algorithm", "variant", "german turn", "turn"),
    *("held", "held squared", "losses", "losses squared", "losses left", "deck", "pace"),
    *("turns left", "turns needed", "slack", "dearest goal", "goals that fight"),
    *(f"goal {number}" for number in range(len(_GOALS))),
    *(f"leader {number}" for number in range(len(_LEADERS))),
    *("fire", "steps", "blocks", "tanks", "r units", "on the track", "room"),
    *("near fire", "contact", "hand", "hand dice", "german deck"),
    *("soviet blocks", "soviet steps", "unseen", "soviet hand", "reserve", "tallest"),
    *("soviet coast", "soviet near entries", "rubble", "bank left", "icons"),
    *("cards to come", "highest", "reinforces", "okh and bank", "solo slack", "solo deck"),
    *(f"cost of goal {number}" for number in range(len(_GOALS))),
    *("ripe goals", "best blow", "guards in danger"),
    *(f"steps in goal {number}" for number in range(len(_GOALS))),
    *(f"fire beside goal {number}" for number in range(len(_GOALS))),
    *(f"fire near goal {number}" for number in range(len(_GOALS))),
)


def numbers(g: Volga) -> list[float]:
    """In the order of NAMES."""
    scene = Scene(g)
    held = (g.control & SOVIET_REINFORCEMENT).bit_count()
    losses = g.loss_count()
    deck = len(g.soviet_deck)
    pace = PACE[6 - held]
    left = deck / pace
    cheapest: dict[int, float] = {}
    for cost, _, goal in scene.pairs():
        cheapest.setdefault(goal, cost)
    needed = sum(cheapest.values()) + 3.0 * (scene.goals.bit_count() - len(cheapest))
    germans = soviets = 0
    for place in bits(g.german):
        germans |= g.at[place]
    for place in bits(g.soviet):
        soviets |= g.at[place]
    fire = sum(scene.fires.values())
    near = sum(share for place, share in scene.fires.items() if _is_near_goal(place, scene.goals))
    hand = g.hands[0] | g.hands[-1]
    reserve = sum(g.at[place].bit_count() for place in RESERVES)
    bank = (VICTORY_COLUMN & ~g.control).bit_count() / 19
    highest = sum(g.at[place].bit_count() == scene.largest for place in bits(g.soviet))
    entries = 0
    for place in bits(GERMAN_REINFORCEMENT):
        entries |= ADJACENT[place] | 1 << place
    return [
        float(g.rules.algorithm),
        float(g.rules.variant),
        float(g.side == 0),
        g.turn / 30,
        held / 6,
        held * held / 36,
        losses / 10,
        losses * losses / 100,
        1 / max(1, 10 - losses),
        deck / 40,
        pace,
        left / 40,
        needed / 20,
        (left - needed) / 20,
        max(cheapest.values(), default=0.0) / 5,
        (scene.goals & g.soviet).bit_count() / 6,
        *(float(g.control >> goal & 1) for goal in _GOALS),
        *(float(bool(g.leaders & leader)) for leader in _LEADERS),
        fire / 20,
        sum(g.strength[unit] for unit in bits(germans)) / 40,
        germans.bit_count() / 20,
        (germans & TANKS).bit_count() / 8,
        (germans & R_UNITS).bit_count() / 5,
        sum(map(len, g.track)) / 15,
        sum(g.room(place) for place in bits(GERMAN_REINFORCEMENT & g.control)) / 12,
        near / 10,
        (g.german & scene.near).bit_count() / 8,
        hand.bit_count() / 4,
        sum(CARD_DICE[card] for card in bits(hand)) / 12,
        len(g.german_deck) / 20,
        soviets.bit_count() / 30,
        sum(scene.steps.values()) / 60,
        (soviets & ~g.seen).bit_count() / 30,
        g.soviet_hand.bit_count() / 4,
        reserve / 30,
        scene.largest / 4,
        (g.soviet & COAST).bit_count() / 12,
        (g.soviet & entries).bit_count() / 6,
        g.rubble.bit_count() / 15,
        bank,
        g.at[ICONS].bit_count() / 5,
        cards_to_come(g) / 2,
        highest / 6,
        float(highest > 6 - held),
        bank * float(bool(g.leaders & OKH)),
        (left - needed) / 20 * float(g.rules.algorithm),
        deck / 40 * float(g.rules.algorithm),
        *(min(cheapest.get(goal, 0.0), 8.0) / 4 for goal in _GOALS),
        sum(scene.is_ripe(goal) for goal in bits(scene.goals & g.soviet)) / 2,
        _best_blow(scene),
        _guards_in_danger(g, scene),
        *(scene.steps.get(goal, 0.0) / 8 for goal in _GOALS),
        *_fire_around(scene),
    ]


def _fire_around(scene: Scene) -> list[float]:
    """The fire that stands beside each goal, and no farther than two hexes from it."""
    beside, near = [0.0] * len(_GOALS), [0.0] * len(_GOALS)
    for place, fire in scene.fires.items():
        for number, goal in enumerate(_GOALS):
            far = DISTANCE[goal][place]
            if far == 1:
                beside[number] += fire / 8
            if far <= 2:
                near[number] += fire / 8
    return beside + near


def _best_blow(scene: Scene) -> float:
    """The best odds that an attack on a goal would have now."""
    best = 0.0
    for goal in bits(scene.goals & scene.g.soviet):
        fire = sum(scene.fires[place] for place in bits(ADJACENT[goal] & scene.own))
        best = max(best, fire / max(1.0, scene.steps[goal]))
    return min(best, 3.0)


def _guards_in_danger(g: Volga, scene: Scene) -> float:
    """Goals in German hands that a Soviet stack beside them could enter or break into."""
    danger = 0.0
    for goal in bits(SOVIET_REINFORCEMENT & g.control & scene.near):
        danger += 1 / (1 + scene.fires.get(goal, 0.0))
    return danger


def _is_near_goal(place: int, goals: int) -> bool:
    return any(DISTANCE[goal][place] <= 2 for goal in bits(goals))


@cache
def _model() -> Model:
    return read_model(Path(__file__).with_name("value.json"), NAMES)


def german_chance(g: Volga) -> float:
    return _model().chance(numbers(g))
