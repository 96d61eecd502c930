"""A player for both sides: puts attacks together, keeps supply, guards and takes cities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.bots.noretreat.attacks import deal_out, feints, marker, owed, reinforced
from hexfront.bots.noretreat.figures import (
    attack_worth,
    expected,
    forced_worth,
    step_worth,
    unit_worth,
)
from hexfront.bots.noretreat.goals import forts_wanted, idle_unit, is_on_the_offensive
from hexfront.bots.noretreat.ground import closest_enemy
from hexfront.bots.noretreat.hands import COUNTERBLOW, best_card, is_event_wanted, worst_card
from hexfront.bots.noretreat.moves import Plan, plan_moves, stance
from hexfront.bots.noretreat.places import best_advance, best_entry, best_place
from hexfront.bots.noretreat.weights import PLAIN, Weights
from hexfront.bots.observation import Observation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.noretreat.columns import reckon
from hexfront.games.noretreat.combat import eligible, next_to_all
from hexfront.games.noretreat.movement import allowance
from hexfront.games.noretreat.odds import answer
from hexfront.games.noretreat.state import ON_MAP, NoRetreat, steps
from hexfront.games.noretreat.tables import HOME, SIDES, STRENGTH

Things = list[int]

SUPPORT = 0.8  # what a Support marker must add


class Planner:
    """Thinks by its weights; with a `plan` for its first moves it goes on by the `later` ones."""

    def __init__(
        self,
        weights: Weights = PLAIN,
        plan: Callable[[NoRetreat], Plan] | None = None,
        later: Weights | None = None,
    ) -> None:
        self._weights = weights
        self._plan = plan
        self._later = later or weights
        self._moves: Plan | None = None
        self._place = (-1, -1)
        self._groups: dict[int, int] = {}
        self._declared = (-1, -1)
        self._way: list[int] = []

    def choose(self, observation: Observation) -> Action:
        g: NoRetreat = observation.imagine()
        choice, args = steps.asked(g)
        by_verb: dict[str, Things] = {}
        for action in observation.legal:
            by_verb.setdefault(action[0], []).extend(action[1:])
        handler: Callable[..., Action | None] | None = getattr(self, f"_{choice.name}", None)
        side = SIDES.index(observation.seat)
        found = handler(g, side, by_verb, *args) if handler else None
        if found is not None and found in observation.legal:
            return found
        return self._by_reflex(g, side, by_verb, observation)

    def _by_reflex(
        self, g: NoRetreat, side: int, by_verb: dict[str, Things], observation: Observation
    ) -> Action:
        """For decisions without a thought of their own."""
        for verb in ("done", "none", "pass", "stop"):
            if verb in by_verb and not by_verb[verb]:
                return (verb,)
        verb, things = next(iter(by_verb.items()))
        if not things:
            return (verb,)
        return (verb, things[int(observation.rng.random() * len(things))])

    # -- cards

    def _discard_one(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("discard", worst_card(g, side, by["discard"]))

    _payment = _discard_one

    def _keep_one(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("keep", best_card(g, side, by["keep"]))

    def _take_discard(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("take", best_card(g, side, by["take"]))

    def _betray(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("discard", best_card(g, 1 - side, by["discard"]))

    def _play_if(
        self, g: NoRetreat, side: int, by: dict[str, Things], window: str
    ) -> Action | None:
        for card in by.get("play", []):
            if is_event_wanted(g, side, card, window):
                return ("play", card)
        return None

    def _event(
        self, g: NoRetreat, side: int, by: dict[str, Things], _: int, window: str, *rest: Any
    ) -> Action:
        return self._play_if(g, side, by, window) or ("pass",)

    _reaction = _event

    def _battle_event(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return self._play_if(g, side, by, "commit") or ("pass",)

    def _card_play(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        return self._play_if(g, side, by, "phase") or ("done",)

    # -- organization

    def _is_rich(self, g: NoRetreat, side: int, cost: int) -> bool:
        return g.hands[side].bit_count() - cost >= self._weights.spare

    def _flips(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        if units := by.get("modernize"):
            return ("modernize", max(units, key=lambda u: STRENGTH[u][0] - STRENGTH[u][1]))
        if action := self._play_if(g, side, by, "phase"):
            return action
        if forts := forts_wanted(g, by.get("fortify", [])):
            return ("fortify", forts[0])
        if (units := by.get("improve")) and self._is_rich(g, side, 2):
            return ("improve", max(units, key=lambda u: STRENGTH[u][0]))
        return ("done",)

    def _placement(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        for verb in ("reinforce", "recover"):
            if units := by.get(verb):
                return (verb, units[0])
        if action := self._play_if(g, side, by, "phase"):
            return action
        if (units := by.get("replace")) and self._is_rich(g, side, 1):
            return ("replace", max(units, key=lambda u: STRENGTH[u][1] or STRENGTH[u][0]))
        return ("done",)

    def _reorganize(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        """Cards to spare make units ready that have somebody to attack."""
        units = [
            unit
            for unit in by.get("reorganize", [])
            if closest_enemy(g, side, g.where[unit]) <= allowance(g, unit)
        ]
        if units and is_on_the_offensive(g, side) and self._is_rich(g, side, 1):
            return ("reorganize", max(units, key=g.strength))
        return ("done",)

    def _to_best(self, g: NoRetreat, by: dict[str, Things], unit: int) -> Action:
        hexes = sum(1 << place for place in by["to"])
        if g.where[unit] < ON_MAP:
            return ("to", best_place(g, unit, hexes, self._weights))
        return ("to", best_entry(g, unit, hexes, self._weights))

    def _place_at(self, g: NoRetreat, side: int, by: dict[str, Things], unit: int) -> Action:
        """Regional troops garrison the city that they are named after."""
        home = HOME[unit]
        if home in by["to"] and not g.at[home]:
            return ("to", home)
        return self._to_best(g, by, unit)

    def _bring_in(
        self, g: NoRetreat, side: int, by: dict[str, Things], _: int, unit: int, *rest: Any
    ) -> Action:
        return self._to_best(g, by, unit)

    _conscript_at = _disembark_at = _event_detrain_at = _fort_city = _bring_in
    _fall_back_to = _event_move_to = _break_out_to = _bring_in

    def _disembark(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("unit", by["unit"][0]) if by.get("unit") else ("done",)

    _event_detrain = _recall = _gather_unit = _disembark

    def _event_move(
        self, g: NoRetreat, side: int, by: dict[str, Things], _: int, *rest: Any
    ) -> Action:
        return ("done",)

    def _free_step(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        if units := by.get("replace"):
            return ("replace", max(units, key=lambda u: STRENGTH[u][1] or STRENGTH[u][0]))
        if units := by.get("improve"):
            return ("improve", max(units, key=lambda u: STRENGTH[u][0] - STRENGTH[u][1]))
        return ("none",)

    def _cadre(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("cadre", by["cadre"][0])

    def _pick_unit_for(
        self, g: NoRetreat, side: int, by: dict[str, Things], _: int, what: str, *rest: Any
    ) -> Action:
        units = by["unit"]
        if what in ("desert", "single_out"):
            return ("unit", min(units, key=g.strength))
        return ("unit", max(units, key=lambda u: unit_worth(g, u)))

    def _free_counterblow(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        place = min(by["counterblow"], key=lambda h: forced_worth(g, h))
        return ("counterblow", place) if forced_worth(g, place) < 0 else ("done",)

    # -- movement

    def _movement(
        self, g: NoRetreat, side: int, by: dict[str, Things], unit: int, spent: int
    ) -> Action:
        if self._place != (g.turn, side) or self._moves is None:
            self._place = (g.turn, side)
            self._moves = self._plan(g) if self._plan else plan_moves(g, self._later)
            self._plan = None
        if self._moves.rail in by.get("embark", []) and not g.embarked:
            return ("embark", self._moves.rail)
        order = self._moves.next_order(g)
        while order is not None:
            mover, goal = order
            if unit == mover and goal in by.get("to", []):
                return ("to", goal)
            if unit != mover and mover in by.get("unit", []):
                return ("unit", mover)
            self._moves.goals.pop(0)
            order = self._moves.next_order(g)
        return ("done",)

    def _reserve_marker(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        """Whoever stands idle in the rear waits in the train for where he will be needed."""
        unit = idle_unit(g, by.get("reserve", []))
        return ("none",) if unit is None else ("reserve", unit)

    # -- combat

    def _declare(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        if self._declared != (g.turn, side):
            self._declared = (g.turn, side)
            moves = self._moves if self._place == (g.turn, side) else None
            weights = stance(g, side, self._weights)
            self._groups = deal_out(g, weights, moves.attacks if moves else ())
        for target in by.get("target", []):
            if target in self._groups:
                return ("target", target)
        if g.declared < owed(g):
            for target in feints(g, self._groups, by.get("target", [])):
                return ("target", target)
        return ("done",)

    def _counterblow(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        if action := self._play_if(g, side, by, "counterblow"):
            return action
        places = by.get("counterblow", [])
        if places and self._is_rich(g, side, 1):
            place = min(places, key=lambda h: forced_worth(g, h))
            if forced_worth(g, place) < -COUNTERBLOW:
                return ("counterblow", place)
        return ("done",)

    def _battle_hex(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        def value(place: int) -> tuple[bool, float]:
            units = next_to_all(g, 1 << place, eligible(g, 1 << place))
            return place in self._groups, attack_worth(g, 1 << place, units)

        return ("attack", max(by["attack"], key=value))

    def _muster(
        self, g: NoRetreat, side: int, by: dict[str, Things], hexes: int, units: int
    ) -> Action:
        """Whoever was meant for this battle, and whoever adds to it and is not needed elsewhere."""
        others = (g.targets | g.counterblows[1 - side]) & ~hexes
        kept = 0
        for place in bits(others):
            kept |= self._groups.get(place, 0)
        support = marker(g, side)
        joining = by.get("join", [])
        able = sum(1 << unit for unit in joining)
        meant = self._groups.get(hexes.bit_length() - 1, 0) & able
        if not meant:
            meant = reinforced(g, hexes, units, able & ~kept, support)
        if meant:
            return ("join", max(bits(meant), key=g.strength))
        if units:
            return ("fight",)
        return ("join", max(joining, key=g.strength))

    def _support(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        """None is kept, but the battles in which a marker does more good come first."""
        battle = g.battle
        assert battle is not None
        extra = marker(g, side)
        trial = battle.clone()
        trial.support = extra
        gain = expected(g, trial) - expected(g, battle.clone())
        if side != g.active:
            return ("commit",) if gain > SUPPORT else ("hold",)
        better = 0
        for place in bits(g.targets & ~battle.hexes):
            units = self._groups.get(place, 0)
            if units:
                helped = attack_worth(g, 1 << place, units, extra)
                better += helped - attack_worth(g, 1 << place, units) > gain
        return ("commit",) if gain > 0.1 and better < g.support[side] else ("hold",)

    def _terrain(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        """The defender counts by the hex that is worst for the attacker."""
        battle = g.battle
        assert battle is not None

        def column(place: int) -> int:
            trial = battle.clone()
            trial.tec = place
            return reckon(g, trial).column

        return ("terrain", min(by["terrain"], key=column))

    def _counterattack(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        battle = g.battle
        assert battle is not None
        return ("counterattack",) if expected(g, answer(g, battle)) > 0.3 else ("stop",)

    def _loss(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("unit", min(by["unit"], key=lambda u: step_worth(g, u)))

    _reduce = _loss

    def _take_off(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        return ("unit", min(by["unit"], key=lambda u: unit_worth(g, u)))

    def _mark_own(self, g: NoRetreat, side: int, by: dict[str, Things]) -> Action:
        def strength(place: int) -> int:
            return sum(g.strength(unit) for unit in bits(g.at[place]))

        return ("mark", max(by["mark"], key=strength))

    def _retreat(
        self, g: NoRetreat, side: int, by: dict[str, Things], _: int, unit: int, *rest: Any
    ) -> Action:
        hexes = sum(1 << place for place in by["to"])
        goal = best_place(g, unit, hexes, self._weights)
        return ("to", goal if hexes >> goal & 1 else by["to"][0])

    def _advance(self, g: NoRetreat, side: int, by: dict[str, Things], *_: Any) -> Action:
        """Who gains most by going on, and by which way; the rest of the way is remembered."""
        found = best_advance(g, side, by.get("unit", []), self._weights)
        if found is None:
            return ("done",)
        unit, way = found
        self._way = way
        return ("unit", unit)

    def _advance_to(
        self,
        g: NoRetreat,
        side: int,
        by: dict[str, Things],
        _: int,
        done: int,
        unit: int,
        gone: int,
    ) -> Action:
        here = g.where[unit]
        if here in self._way:  # the first hex is entered unasked where there is but one
            del self._way[: self._way.index(here) + 1]
        if self._way and self._way[0] in by.get("to", []):
            return ("to", self._way.pop(0))
        self._way = []
        if gone:
            return ("stop",)
        hexes = sum(1 << place for place in by["to"])
        return ("to", best_place(g, unit, hexes, self._weights))
