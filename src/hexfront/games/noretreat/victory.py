"""Chapter 12: victory points, the initiative, and how to win."""

from __future__ import annotations

from hexfront.core.flow import Result
from hexfront.core.rulebook import rule
from hexfront.core.types import Hexes, Points, Side
from hexfront.games.noretreat.cards import discard
from hexfront.games.noretreat.shapes import Goal, SideName
from hexfront.games.noretreat.state import (
    MAINTENANCE,
    NoRetreat,
    steps,
)
from hexfront.games.noretreat.supply import (
    lines,
    supplied_places,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CADRES,
    EDGES,
    FINLAND,
    GERMANS,
    GERMANY,
    LAST_TURN,
    MOSCOW,
    MOST_EVENT_VP,
    OBJECTIVES,
    OF_SIDE,
    SIDES,
    SOVIET,
    SOVIET_UNITS,
    SUDDEN_DEATH,
    TOTAL_VICTORY,
    TURN_1945,
    TURNS,
)

# -- 12.7: points


@rule("12.7.2a", "12.7.2b", "12.7.2c", "OP-12.5")
def has_finland(g: NoRetreat, side: Side) -> bool:
    """A unit there that is neither Cadre nor Axis minor; the Finnish one does not count."""
    counting = (GERMANS if side == AXIS else SOVIET_UNITS) & ~CADRES
    enemies = g.at[FINLAND] & OF_SIDE[1 - side]
    return bool(g.at[FINLAND] & counting) and not enemies


@rule("12.7a", "12.7.3a", "12.7.5f", "12.7.5g", "12.7.5h")
def hex_points(g: NoRetreat, side: Side) -> Points:
    """Cities and oil fields, and Finland."""
    if g.turn >= TURN_1945:
        return hex_points_1945(g, side)
    return g.controlled(side).bit_count() + has_finland(g, side)


@rule("12.4e", "12.7.5h", "OP-12.7")
def hex_points_1945(g: NoRetreat, side: Side) -> Points:
    """Only cities and oil fields of Greater Germany."""
    return (g.controlled(side) & GERMANY).bit_count()


@rule("12.8a", "12.8b", "12.8c", "OP-12.11", "EX-12.8-1", "EX-12.8-2")
def points(g: NoRetreat, side: Side | None = None) -> Points:
    """The score of a side, by default the one with the Initiative, Event VPs included."""
    if side is None:
        side = g.initiative
    events = g.event_vp if side == AXIS else -g.event_vp
    return hex_points(g, side) + events


# -- the checks


def _win(g: NoRetreat, side: Side, kind: str, rule: str) -> None:
    score = tuple((SIDES[who], points(g, who)) for who in (AXIS, SOVIET))
    g.end(Result((SIDES[side],), kind, rule, score))


@rule("12.1a", "12.1b", "12.1c", "OP-12.2")
def supplied_objectives(g: NoRetreat, side: Side) -> Hexes:
    """Objectives that a side controls and can trace supply to."""
    own = g.control if side == AXIS else ~g.control
    held = OBJECTIVES[side] & own
    if not held:
        return 0
    traced = lines(g, side)
    return held & (supplied_places(g, side) | traced.cities | EDGES[side])


@rule("4.0i", "12.1a", "12.1b", "12.1c", "12.1d", "OP-12.1")
def check_objectives(g: NoRetreat) -> None:
    needed = {AXIS: 3 if g.has_initiative(AXIS) else 4, SOVIET: 3}
    for side in (g.initiative, 1 - g.initiative):
        if supplied_objectives(g, side).bit_count() >= needed[side]:
            _win(g, side, "objectives", "12.1a" if side == AXIS else "12.1c")


@rule("12.2a", "12.2b", "12.2d", "13.2a", "14.13b", "EX-12.2")
def check_sudden_death(g: NoRetreat) -> None:
    """More points than the box says, for the side with the Initiative."""
    limit = SUDDEN_DEATH.get((g.initiative, g.turn))
    if limit is None or g.skull_off:
        return
    above = points(g) - limit
    if g.rules.mild_sudden_death:
        punish(g, above)
    elif above > 0:
        _win(g, g.initiative, "sudden-death", "12.2b")


@rule("15.6a", "15.6b", "15.6c", "15.6d", "H.i", "OP-15.6")
def punish(g: NoRetreat, above: Points) -> None:
    """Instead of losing, the other side loses cards."""
    loser = 1 - g.initiative
    if above < 0:
        return
    g.draw_less[loser] += min(above, 2)
    g.tell("cards-withheld", "15.6a", side=SIDES[loser], count=min(above, 2))
    g.follow(("random_discard", loser, "15.6a"))


@steps.step
@rule("15.6a")
def random_discard(g: NoRetreat, side: Side, rule: str) -> None:
    if g.hands[side]:
        discard(g, side, g.chance.pick(g.hands[side]), rule)


@rule("12.3a", "OP-12.3")
def check_total_victory(g: NoRetreat) -> None:
    if g.has_initiative(SOVIET) and points(g) >= TOTAL_VICTORY:
        _win(g, SOVIET, "total", "12.3a")


@rule("12.2c", "12.10b", "12.10e", "12.10f", "13.5-T12a")
def pass_initiative(g: NoRetreat) -> None:
    """Turn 12: Axis Sudden Death, High Tide, the round marker, the flip, Soviet Sudden Death."""
    if g.rules.campaign_victory:
        check_sudden_death(g)
    mark_high_tide(g)
    g.initiative = SOVIET
    g.tell("initiative", "12.10e", side=SIDES[SOVIET], high_tide=g.high_tide)
    if g.rules.campaign_victory:
        check_sudden_death(g)


@rule("12.10c", "12.10d")
def mark_high_tide(g: NoRetreat) -> None:
    """The points of the Axis are recorded; then its Event VPs are gone."""
    g.high_tide = points(g, AXIS)
    g.event_vp = min(g.event_vp, 0)


def goals(g: NoRetreat) -> list[Goal]:
    """The next points of time at which a score decides: who wins then with how many."""
    found: list[tuple[str, SideName, int, int]] = []
    last = LAST_TURN
    if g.rules.victory is not None:
        last = g.rules.end_turn
        found.append(("scenario", g.rules.victory["side"], last, g.rules.victory["vp"]))
    if g.rules.campaign_victory and not g.rules.mild_sudden_death:
        first = g.turn if g.phase == MAINTENANCE else g.turn + 1
        checks = [(turn, side) for side, turn in SUDDEN_DEATH if first <= turn <= last]
        for turn, side in sorted(checks)[:1]:
            found.append(("sudden-death", SIDES[side], turn, SUDDEN_DEATH[side, turn] + 1))
    if g.rules.campaign_victory and g.has_initiative(SOVIET):
        found.append(("total", SIDES[SOVIET], last, TOTAL_VICTORY))
    return [
        {"kind": kind, "side": side, "turn": turn, "points": points}
        for kind, side, turn, points in found
    ]


# -- the phases


@steps.step
@rule("4.0h", "13.4a", "12.7.5e", "12.7.5a", "OP-4.1", "OP-4.2")
def victory_phase(g: NoRetreat) -> None:
    """Red event, then windows for those who would cancel the check, then the checks."""
    if TURNS[g.turn - 1].red_event:
        g.tell("red-event", "13.4a", event=TURNS[g.turn - 1].red_event)
        g.score(SOVIET, 1)
    if TURNS[g.turn - 1].sudden_death and g.rules.campaign_victory:
        g.follow(("window", "victory"), "victory_checks")
    else:
        g.follow("victory_checks")


@steps.step
@rule("4.0i", "4.0j", "4.0k", "OP-4.2", "12.9a", "12.10a")
def victory_checks(g: NoRetreat) -> None:
    campaign = g.rules.campaign_victory
    if campaign:
        check_objectives(g)
    if g.turn == 12 and g.has_initiative(AXIS):
        pass_initiative(g)
    elif campaign:
        check_sudden_death(g)
    if campaign:
        check_total_victory(g)


@steps.step
@rule("1.0b", "4.0d", "4.0e", "12.0a", "12.0b", "12.6a")
def end_of_turn(g: NoRetreat) -> None:
    """The last turn, a scenario's end, and the final count after turn 22."""
    if g.rules.victory is not None and g.turn >= g.rules.end_turn:
        judge_scenario(g)
    if g.turn >= LAST_TURN:
        _win(g, AXIS, "held-out", "12.6a")
    if g.turn == TURN_1945 - 1:
        compare_with_high_tide(g)


@rule("12.4a", "12.4b", "12.4c", "OP-12.10")
def compare_with_high_tide(g: NoRetreat) -> None:
    """The Axis has won if it once had more points than the Soviets have now."""
    if g.high_tide > points(g, SOVIET):
        _win(g, AXIS, "operational", "12.4b")
    g.follow("go_on_in_1945")


@steps.step
@rule("12.4c", "12.4d", "12.4e", "OP-12.4")
def go_on_in_1945(g: NoRetreat) -> None:
    """The round marker shows what the Soviets are ahead of High Tide; new cards."""
    ahead = points(g, SOVIET) - g.high_tide
    g.event_vp = -min(ahead, MOST_EVENT_VP)
    g.tell("on-to-berlin", "12.4d", points=-g.event_vp)
    g.follow("change_cards")


@rule("3.0d", "12.0c")
def judge_scenario(g: NoRetreat) -> None:
    """The side that has to reach the threshold, or else the other one."""
    terms = g.rules.victory
    assert terms is not None
    side = SIDES.index(terms["side"])
    won = points(g, side) >= terms["vp"]
    if terms.get("moscow_and_another"):
        own = g.control if side == AXIS else ~g.control
        held = OBJECTIVES[AXIS] & own
        won = won or (bool(held >> MOSCOW & 1) and held.bit_count() >= 2)
    _win(g, side if won else 1 - side, "scenario", "12.0c")
