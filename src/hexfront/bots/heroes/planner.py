"""A player for both sides: weighs every order of every unit by its exact chances and its ground."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots import Bot, Table
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.odds import odds
from hexfront.games.heroes.sight import sees
from hexfront.games.heroes.state import Heroes, steps
from hexfront.games.heroes.tables import TERRAIN

HIT = 1.0
DESTROYED = 1.6
RALLIED = 0.9
STEP = 0.35  # for each hex nearer to what counts
COVER = 0.12  # for each point of cover
DRAW_FIRE = 0.06  # for each enemy that sees the hex
OPPORTUNITY = 0.75  # of what an order is worth, if it uses the unit up
COMMAND = 0.45  # if it is paid by command points
ENOUGH = 0.08
WAYS = (("act", 1.0), ("opportunity", OPPORTUNITY), ("command", COMMAND))
QUIET = ("pass", "done", "none", "decline", "stop", "keep", "roll", "stay", "stay_out", "give_up")


class Planner:
    def __init__(self) -> None:
        self._order: tuple[int, Action] | None = None

    def choose(self, table: Table) -> Action:
        g: Heroes = table.imagine()
        question = table.question
        side = SEATS.index(table.seat) & 1
        legal = table.legal
        if question == "turn":
            return self._turn(g, side, legal)
        if question == "order":
            return self._give_order(g, side, legal)
        if question in ("bid", "split", "split_card", "confused"):
            return min(legal, key=lambda action: action[-1] if len(action) > 1 else 99)
        if question in ("place_unit", "hide_unit", "plan", "bonus", "deploy_to"):
            return self._nearest(g, side, legal)
        if question == "choose_target":
            return max(legal, key=lambda action: chances(g, action))
        for verb in QUIET:
            if (verb,) in legal:
                return (verb,)
        return legal[int(table.rng.random() * len(legal))]

    def _turn(self, g: Heroes, side: int, legal: list[Action]) -> Action:
        """The best order that any unit can be given, and how it is begun."""
        self._order = None
        best: tuple[float, Action, Action] | None = None
        for verb, share in WAYS:
            for action in legal:
                if action[0] != verb:
                    continue
                ahead = g.clone()
                steps.play(ahead, action)
                if not ahead.legal or steps.asked(ahead)[0].name != "order":
                    continue
                for order in ahead.legal:
                    value = share * worth(ahead, side, action[1], order)
                    if best is None or value > best[0]:
                        best = (value, action, order)
        if best is not None and best[0] > ENOUGH:
            self._order = (best[1][1], best[2])
            return best[1]
        return ("pass",) if ("pass",) in legal else legal[0]

    def _give_order(self, g: Heroes, side: int, legal: list[Action]) -> Action:
        unit = steps.asked(g)[1][1]
        if self._order is not None and self._order[0] == unit and self._order[1] in legal:
            return self._order[1]
        return max(legal, key=lambda order: (worth(g, side, unit, order), order[0] == "leave"))

    def _nearest(self, g: Heroes, side: int, legal: list[Action]) -> Action:
        hexes = [action for action in legal if action[0] in ("to", "place", "hide", "creep")]
        if not hexes:
            return legal[-1]
        return max(hexes, key=lambda action: ground(g, side, action[1]))


def chances(g: Heroes, action: Action) -> float:
    """What an attack or a rally promises."""
    found = odds(g, action)
    if found is None:
        return 0.0
    if found.kind == "rally":
        return RALLIED * sum(float(shot.hit) for shot in found.shots)
    return sum(HIT * float(shot.hit) + DESTROYED * float(shot.destroyed) for shot in found.shots)


def worth(g: Heroes, side: int, unit: int, order: Action) -> float:
    verb = order[0]
    if verb in ("fire", "flame", "close", "rally"):
        return chances(g, order)
    if verb in ("to", "creep", "sneak"):
        start = g.place[unit]
        before = ground(g, side, start) if start >= 0 else ground(g, side, order[1]) - STEP
        return ground(g, side, order[1]) - before
    if verb == "occupy":
        return 0.3
    return 0.0


def aims(g: Heroes, side: int) -> int:
    """Victory hexes that the side does not control, or else the enemies it sees."""
    wanted = g.firefight.victory_hexes & ~g.control[side]
    return wanted or g.visible(1 - side) or g.firefight.victory_hexes


def ground(g: Heroes, side: int, place: int) -> float:
    """How good a hex is to stand in."""
    board = g.ground.board
    far = min((board.distance(place, aim) for aim in bits(aims(g, side))), default=0)
    held = 0.6 if g.firefight.victory_hexes >> place & 1 else 0.0
    enemies = g.visible(1 - side) & ~(1 << place)
    seen = sum(sees(g, foe, place) for foe in bits(enemies))
    return held - STEP * far + COVER * TERRAIN[g.ground.terrain[place]].md - DRAW_FIRE * seen


BOTS: dict[str, Callable[[], Bot]] = {"planner": Planner}
