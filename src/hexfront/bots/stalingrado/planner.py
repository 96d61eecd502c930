"""A player for both sides: attacks with odds, under headquarters, towards the cities that count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.bots import Bot, Table
from hexfront.bots.stalingrado.figures import attack_worth
from hexfront.bots.stalingrado.moves import Field, Plan, plan_moves, quiet_goal
from hexfront.core.flow import Action
from hexfront.games.stalingrado.combat import duties, guns_on, next_to
from hexfront.games.stalingrado.counters import ARTILLERY, ATTACK, DEFENCE, GROUND
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import SIDES

Things = list[int]

ATTACK_WORTH = 0.1  # an attack of one's own will
BEGINNINGS = {"send", "enter", "land", "hq", "transfer", "replenish", "refit", "rebuild", "unit"}
LAST = ("done", "end", "stay", "stop", "halt", "go", "wait", "agree", "back", "aside")


def strength(counter: int) -> int:
    """Of a land unit its best attack, of an air unit its best bombs."""
    values = ATTACK[counter] if counter < len(ATTACK) else GROUND[counter]
    return max(values, default=0)


class Planner:
    def __init__(self) -> None:
        self._plan: Plan | None = None
        self._hqs: Things = []
        self._phase = (0, 0)
        self._tried: set[Action] = set()

    def choose(self, table: Table) -> Action:
        g: Stalingrado = table.imagine()
        choice, args = steps.asked(g)
        by_verb: dict[str, Things] = {}
        for action in table.legal:
            by_verb.setdefault(action[0], []).extend(action[1:])
        side = SIDES.index(table.seat)
        self._forget_tried(g, by_verb)
        handler: Callable[..., Action | None] | None = getattr(self, f"_{choice.name}", None)
        found = handler(g, side, by_verb, *args) if handler else None
        if found is None or found not in table.legal:
            found = self._by_reflex(by_verb, table)
        self._tried.add(found)
        return found

    def _forget_tried(self, g: Stalingrado, by_verb: dict[str, Things]) -> None:
        """What was begun in this phase and led to nothing is not begun again."""
        if self._phase != (g.turn, g.side):
            self._phase = (g.turn, g.side)
            self._tried.clear()
        for verb in BEGINNINGS & by_verb.keys():
            fresh = [thing for thing in by_verb[verb] if (verb, thing) not in self._tried]
            if fresh:
                by_verb[verb] = fresh
            else:
                del by_verb[verb]

    def _by_reflex(self, by_verb: dict[str, Things], table: Table) -> Action:
        for verb in LAST:
            if verb in by_verb and not by_verb[verb]:
                return (verb,)
        verb, things = next(iter(by_verb.items()))
        if not things:
            return (verb,)
        return (verb, things[int(table.rng.random() * len(things))])

    # -- movement

    def _moving(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        if by.get("enter"):
            return ("enter", by["enter"][0])
        if by.get("land"):
            return ("land", by["land"][0])
        if self._plan is None or self._plan.key != (g.turn, g.side):
            self._plan = plan_moves(g)
            self._hqs = list(by.get("hq", []))
        order = self._plan.next_order(g)
        while order is not None:
            if order[0] in by.get("unit", []):
                return ("unit", order[0])
            self._plan.orders.pop(0)
            order = self._plan.next_order(g)
        while self._hqs:
            hq = self._hqs.pop()
            if hq in by.get("hq", []):
                return ("hq", hq)
        return ("end",)

    def _march(self, g: Stalingrado, side: int, by: dict[str, Things], unit: int) -> Action | None:
        order = self._plan.next_order(g) if self._plan is not None else None
        if self._plan is not None and order is not None and order[0] == unit:
            self._plan.orders.pop(0)
            if order[1] in by.get("to", []):
                return ("to", order[1])
        goal = quiet_goal(g, unit, by.get("to", []))
        return ("stay",) if goal is None else ("to", goal)

    def _move_hq(self, g: Stalingrado, side: int, by: dict[str, Things], hq: int) -> Action | None:
        """Headquarters stay close behind the line."""
        if not by.get("to"):
            return None
        enemy, own = Field(g.held[1 - side]), Field(g.held[side])

        def cost(place: int) -> float:
            return abs(enemy.far[place] - 3) + 0.5 * own.far[place]

        here = g.place[hq]
        best = min(by["to"], key=cost)
        stays = here < len(enemy.far) and cost(here) <= cost(best)
        return ("stay",) if stays else ("to", best)

    _place_hq = _move_hq

    def _enter_at(
        self, g: Stalingrado, side: int, by: dict[str, Things], unit: int
    ) -> Action | None:
        return ("at", by["at"][0]) if by.get("at") else None

    def _station(
        self, g: Stalingrado, side: int, by: dict[str, Things], unit: int
    ) -> Action | None:
        return ("to", by["to"][0]) if by.get("to") else None

    # -- replacements

    def _replacements(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        for verb in ("replenish", "refit", "rebuild"):
            if units := by.get(verb):
                return (verb, max(units, key=strength))
        return ("done",)

    def _rebuild_to(
        self, g: Stalingrado, side: int, by: dict[str, Things], *_: Any
    ) -> Action | None:
        for verb in ("full_at", "reduced_at"):
            if places := by.get(verb):
                return (verb, places[0])
        return ("back",)

    # -- the air

    def _missions(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        strong = [u for u in by.get("send", []) if GROUND[u][g.steps[u]] > 0]
        if strong and self._plan is not None and self._plan.targets:
            return ("send", max(strong, key=lambda u: GROUND[u][g.steps[u]]))
        return ("done",)

    def _mission(self, g: Stalingrado, side: int, by: dict[str, Things], *_: Any) -> Action:
        targets = self._plan.targets if self._plan is not None else []
        places = [place for place in targets if place in by.get("support", [])]
        return ("support", places[0]) if places else ("stay",)

    # -- combat

    def _combat(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        best: tuple[float, int] | None = None
        for target in by.get("attack", []):
            value = attack_worth(g, target, next_to(g, target) & ~ARTILLERY, self._guns(g, target))
            if best is None or value > best[0]:
                best = (value, target)
        forced = bool(duties(g))
        if best is not None and (best[0] > ATTACK_WORTH or forced):
            return ("attack", best[1])
        return ("end",)

    def _guns(self, g: Stalingrado, target: int) -> int:
        return guns_on(g, target, g.side) & ARTILLERY

    def _attackers(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        if "all" in by:
            return ("all",)
        guns = [unit for unit in by.get("add", []) if ARTILLERY >> unit & 1]
        if guns:
            return ("add", guns[0])
        return ("go",) if "go" in by else ("back",)

    def _defence_guns(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        return ("fire", by["fire"][0]) if by.get("fire") else ("done",)

    def _defender_choice(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        return ("retreat",) if "retreat" in by and "hold" not in by else ("hold",)

    def _lose(self, g: Stalingrado, side: int, by: dict[str, Things], *_: Any) -> Action:
        def worth(unit: int) -> float:
            return max(DEFENCE[unit], default=0) + (20 if g.steps[unit] < 2 else 0)

        return ("lose", min(by["lose"], key=worth))

    _defender_loss = _choose_attacker_loss = _crowd = _gun_loss = _lose

    def _retreat_unit(self, g: Stalingrado, side: int, by: dict[str, Things], *_: Any) -> Action:
        enemy = Field(g.held[1 - side])
        verb = "all" if by.get("all") else "to"
        return (verb, max(by[verb], key=lambda place: enemy.far[place]))

    def _advancing(self, g: Stalingrado, side: int, by: dict[str, Things]) -> Action:
        if units := by.get("advance"):
            return ("advance", max(units, key=lambda u: max(DEFENCE[u], default=0)))
        return ("stop",)


BOTS: dict[str, Callable[[], Bot]] = {"planner": Planner}
