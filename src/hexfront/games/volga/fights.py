"""Combats from the showdown to the last hit, all ways that the dice can fall at once.

The weights of the attackers' rungs are kept as the digits of one big int, of a width that none
outgrows: defenders who differ are added up, and their dice multiplied in, for all rungs in one go.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hexfront.core.odds import Dist, hit_groups
from hexfront.core.types import Count
from hexfront.games.volga.arithmetic import (
    INFANTRY_KIND,
    TANK_KIND,
    Dice,
    Outcome,
    Result,
    Rung,
    Stack,
    bytes_of,
    count_of,
    dice_of,
    hits_up_to,
    packed,
    rubble_throws,
    strengths,
    struck,
    unpacked,
    volley,
    worn,
    worn_down,
)

URBAN_HEX, CLEAR_HEX, OPEN_HEX = range(3)  # who fires first; clear only while Hoth is in play

# -- a German attack from the German card to the last hit


class Case(NamedTuple):
    """A German attack after the showdown, all chance but that of the dice taken out."""

    ladder: tuple[Rung, ...]  # the attackers after wounds that no die decides, then hit by hit
    steps_before: int  # what those wounds have cost
    units_before: int  # attackers when the attack began
    card_hits: Dist[int]  # of the Soviet card on the attackers
    stacks: Dist[Stack]  # the defenders when the German card takes effect
    blow: Dist[int]  # hits of the German card, rubble considered
    aimed: int  # or the kind that it strikes without a die
    shooters: tuple[tuple[int, int, int], ...] | None  # next to which attackers, hit on, how many
    fire_on: int  # what the defenders themselves hit on in opportunity fire
    per_stack: bool
    khrushchev: bool
    easier: int  # what the defenders' dice gain in close combat
    order: int
    rubble: bool  # double defence from the start
    marked: bool  # the marker was laid in this combat
    modifier: int | None  # of the rubble roll, without hexes and tanks; None: there is no roll


Masses = dict[tuple[int, Stack, int], int]
"""By new rubble, defenders and the steps that they had: weights of the rungs, packed."""

Shape = tuple[int, ...]
"""Defenders by what is asked: strengths of units, or all their steps as if of one unit."""

Groups = dict[tuple[int, Dice, Shape, int], int]
"""The same by new rubble, the defenders' dice, their shape and the steps that they had."""

Key = tuple[int, Shape, int]
"""New rubble, shape, and the steps that the defenders had."""

Cells = dict[tuple[int, int, int], list[int]]
"""By new rubble, and the defenders' steps lost and units left: weights of the rungs."""


def _as_one(stack: Stack) -> Shape:
    return (sum(strengths(stack)),) if stack else ()


class _Fight:
    """One case, step by step. All weights of a stage have the same total."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.top = len(case.ladder) - 1  # where the attackers are gone
        self.units = max(len(stack) for stack, _ in case.stacks.items())
        self.most_hits = max(sum(strengths(stack)) for stack, _ in case.stacks.items())
        self.most_defence = 6**self.most_hits
        self.most_attack = 6 ** count_of(case.ladder[0].dice)
        self.most_fire = 6 ** count_of(self._opportunity_dice(0, self.units))
        whole = case.stacks.total * case.blow.total * case.card_hits.total
        whole *= self.most_fire * 216 * self.most_defence
        self.width = bytes_of(whole * self.most_attack if case.order == CLEAR_HEX else whole)

    def run(self) -> Result:
        masses = self._after_opportunity_fire(self._after_german_card())
        met: Masses = {}
        if self.case.order == CLEAR_HEX:
            met, masses = self._combined_arms(masses)
        by_steps = self._close_combat(met, masses, _as_one, True)
        by_units = self._close_combat(met, masses, strengths, False)
        return Result(self._outcomes(by_steps), self._destroyed(by_units))

    # steps 6, 8 and 9

    def _after_german_card(self) -> dict[tuple[Stack, int], int]:
        """Defenders with the steps that they had, and the weight of that."""
        case = self.case
        left: dict[tuple[Stack, int], int] = defaultdict(int)
        for stack, weight in case.stacks.items():
            steps = sum(strengths(stack))
            if case.aimed:
                left[struck(stack, case.aimed), steps] += weight * case.blow.total
                continue
            stages = worn_down(stack)
            for hits, share in case.blow.items():
                left[stages[min(hits, steps)], steps] += weight * share
        return left

    def _opportunity_dice(self, rung: int, defenders: Count) -> Dice:
        """16.2b: a die for every Soviet unit next to a stack that is still attacking."""
        hexes = self.case.ladder[rung].hexes
        if self.case.shooters is None or not hexes:
            return ()
        count: dict[int, int] = defaultdict(int)
        for near, needed, units in (*self.case.shooters, (-1, self.case.fire_on, defenders)):
            stacks = (near & hexes).bit_count()
            count[needed] += units * (stacks if self.case.per_stack else min(stacks, 1))
        return tuple(sorted((n, needed) for needed, n in count.items() if n))

    def _fire_lanes(self, defenders: Count, steps: Count) -> list[tuple[int, int]]:
        """By Khrushchev's ones, packed by rungs: without and with new rubble."""
        case, top = self.case, self.top
        lanes = [[0] * (top + 1) for _ in range(steps + 1)]
        for hits_before, weight in case.card_hits.items():
            rung = min(hits_before, top)
            thrown = self._opportunity_dice(rung, defenders)
            scale = weight * self.most_fire // 6 ** count_of(thrown)
            for ones, row in enumerate(volley(thrown, case.khrushchev)):
                lane = lanes[min(ones, steps)]
                for hits, throws in enumerate(row):
                    lane[min(rung + hits, top)] += throws * scale
        return [self._rubble_roll(lane) for lane in lanes if any(lane)]

    def _rubble_roll(self, lane: list[int]) -> tuple[int, int]:
        case, width = self.case, self.width
        if case.modifier is None:
            return packed((216 * weight for weight in lane), width), 0
        throws = [
            rubble_throws(case.modifier + rung.hexes.bit_count() + rung.tanks) if rung.units else 0
            for rung in case.ladder
        ]
        made = [weight * n for weight, n in zip(lane, throws, strict=True)]
        spared = (216 * weight - m for weight, m in zip(lane, made, strict=True))
        return packed(spared, width), packed(made, width)

    def _after_opportunity_fire(self, left: dict[tuple[Stack, int], int]) -> Masses:
        lanes: dict[tuple[int, int], list[tuple[int, int]]] = {}
        masses: Masses = defaultdict(int)
        for (stack, steps), weight in left.items():
            stages = worn_down(stack)
            key = (len(stack), len(stages) - 1)
            if key not in lanes:
                lanes[key] = self._fire_lanes(*key)
            for ones, (spared, made) in enumerate(lanes[key]):
                if spared:
                    masses[0, stages[ones], steps] += weight * spared
                if made:
                    masses[1, stages[ones], steps] += weight * made
        return masses

    # step 10

    def _close_combat(
        self, met: Masses, masses: Masses, shape: Callable[[Stack], Shape], attackers: bool
    ) -> Cells:
        """What the volleys leave of the defenders, some of which have met the first one.

        Where the end of the attackers is not asked, their last rung may be a wrong one.
        """
        cells: Cells = defaultdict(lambda: [0] * (self.top + 1))
        for key, by_hits in self._defenders_fire(self._grouped(met, shape)).items():
            self._idle(cells, key, self._combined(by_hits), 1)
        fighting: Masses = {}
        for (rubble, stack, steps), mass in masses.items():
            gone = mass >> 8 * self.width * self.top << 8 * self.width * self.top
            idle = gone if stack else mass
            if idle:
                scale = self.most_defence * self.most_attack
                self._idle(cells, (rubble, shape(stack), steps), self._folded(idle), scale)
            if mass ^ idle:
                fighting[rubble, stack, steps] = mass ^ idle
        for key, by_hits in self._defenders_fire(self._grouped(fighting, shape)).items():
            if self.case.order == URBAN_HEX:
                self._fire_back(cells, key, by_hits)
            else:
                self._fire_at_once(cells, key, by_hits if attackers else [sum(by_hits)])
        return cells

    def _grouped(self, masses: Masses, shape: Callable[[Stack], Shape]) -> Groups:
        groups: Groups = defaultdict(int)
        for (rubble, stack, steps), mass in masses.items():
            groups[rubble, dice_of(stack, self.case.easier), shape(stack), steps] += mass
        return groups

    def _defenders_fire(self, groups: Groups) -> dict[Key, list[int]]:
        """9.1a: by their hits, the rungs still those before; ones (16.4c) are taken at once."""
        fired: dict[Key, list[int]] = {}
        for (rubble, thrown, left, steps), mass in groups.items():
            count = count_of(thrown)
            mass *= self.most_defence // 6**count
            for ones, row in enumerate(volley(thrown, self.case.khrushchev)):
                key = (rubble, worn(left)[ones], steps)
                by_hits = fired.setdefault(key, [0] * (self.most_hits + 1))
                for hits, throws in enumerate(row):
                    by_hits[hits] += mass * throws
        return fired

    def _attack(self, rung: int, steps: Count, rubble: int) -> tuple[int, ...]:
        """The attackers' volley from a rung, up to the steps that the defenders have."""
        halved = self.case.rubble or bool(rubble)
        return hits_up_to(self.case.ladder[rung].dice, steps, halved, self.most_attack)

    def _fire_back(self, cells: Cells, key: Key, by_hits: list[int]) -> None:
        """9.2a: in urban hexes the attackers who survive fire now, if there is still an enemy."""
        rubble, left, _ = key
        weights = self._combined(by_hits)
        alone = weights if not left else [0] * self.top + weights[self.top :]
        self._idle(cells, key, alone, self.most_attack)
        if left:
            losing = self._losing(cells, key)
            for rung, weight in enumerate(weights[: self.top]):
                if weight:
                    for cell, throws in zip(
                        losing, self._attack(rung, sum(left), rubble), strict=True
                    ):
                        cell[rung] += weight * throws

    def _fire_at_once(self, cells: Cells, key: Key, by_hits: list[int]) -> None:
        """9.1d: the attackers' volley comes from the strengths before any hit."""
        rubble, left, _ = key
        losing = self._losing(cells, key)
        for hits, mass in enumerate(by_hits):
            for rung, weight in enumerate(unpacked(mass, self.width)):
                if weight:
                    end = min(rung + hits, self.top)
                    for cell, throws in zip(
                        losing, self._attack(rung, sum(left), rubble), strict=True
                    ):
                        cell[end] += weight * throws

    def _combined_arms(self, masses: Masses) -> tuple[Masses, Masses]:
        """9.2b: where the Germans have both arms and the Soviets lack one, the Germans fire first.

        Two shares: defenders after that volley, and those who did not meet it.
        """
        width = self.width
        both = packed((rung.both_arms * ((1 << 8 * width) - 1) for rung in self.case.ladder), width)
        hit: Masses = defaultdict(int)
        rest: Masses = {}
        for (rubble, stack, steps), mass in masses.items():
            lacks_one = len({block.kind for block in stack}) == 1
            first = mass & both if lacks_one else 0
            rest[rubble, stack, steps] = mass ^ first
            stages = worn_down(stack)
            volleys = [
                [weight * throws for throws in self._attack(rung, len(stages) - 1, rubble)]
                for rung, weight in enumerate(unpacked(first, width))
            ]
            for left, weights in zip(stages, zip(*volleys, strict=True), strict=False):
                hit[rubble, left, steps] += packed(weights, width)
        return hit, rest

    # what came of it

    def _combined(self, by_hits: list[int]) -> list[int]:
        """The weights of the rungs after the defenders' hits."""
        mass = sum(mass << 8 * self.width * hits for hits, mass in enumerate(by_hits))
        return self._folded(mass)

    def _folded(self, mass: int) -> list[int]:
        """The weights of the rungs; hits beyond the last step are lost."""
        weights = unpacked(mass, self.width)
        if len(weights) > self.top:
            weights[self.top :] = [sum(weights[self.top :])]
        return weights

    def _losing(self, cells: Cells, key: Key) -> list[list[int]]:
        """Where it is counted that the defenders lose 0, 1, 2, … steps more."""
        rubble, left, steps = key
        lost = steps - sum(left)
        return [cells[rubble, lost + n, len(units)] for n, units in enumerate(worn(left))]

    def _idle(self, cells: Cells, key: Key, weights: list[int], scale: int) -> None:
        """The defenders lose nothing more."""
        cell = self._losing(cells, key)[0]
        for rung, weight in enumerate(weights):
            cell[rung] += weight * scale

    def _outcomes(self, cells: Cells) -> Dist[Outcome]:
        case = self.case
        weights: dict[Outcome, int] = defaultdict(int)
        for (rubble, steps, units), cell in cells.items():
            for rung, weight in enumerate(cell):
                if weight:
                    outcome = Outcome(
                        case.steps_before + rung,
                        steps,
                        case.units_before - case.ladder[rung].units,
                        not units and rung < self.top,
                        bool(rubble) or case.marked,
                    )
                    weights[outcome] += weight
        return Dist.weighted(weights)

    def _destroyed(self, cells: Cells) -> Dist[int]:
        weights: dict[int, int] = defaultdict(int)
        for (_, _, units), cell in cells.items():
            weights[self.units - units] += sum(cell)
        return Dist.weighted(weights)


@lru_cache(maxsize=64)
def german_attack(case: Case) -> Result:
    """How often a German attack ends how."""
    return _Fight(case).run()


# -- a Soviet attack


class Assault(NamedTuple):
    """A Soviet attack after the showdown; no card is played."""

    ladder: tuple[Rung, ...]
    stacks: Dist[Stack]  # the Germans, before an anti-tank brigade strikes
    brigade: bool
    khrushchev: bool
    order: int
    rubble: bool


class _Assault:
    def __init__(self, case: Assault) -> None:
        self.case = case
        self.top = len(case.ladder) - 1
        steps = max(sum(strengths(stack)) for stack, _ in case.stacks.items())
        self.most_defence = 6**steps
        self.most_attack = 6 ** sum(n for n, _ in case.ladder[0].dice)
        self.outcomes: dict[Outcome, int] = defaultdict(int)
        self.defenders: dict[int, int] = defaultdict(int)
        self.volleys: dict[tuple[int, int], dict[tuple[int, int], int]] = {}

    def run(self) -> Result:
        for stack, weight in self.case.stacks.items():
            hit = struck(stack, TANK_KIND) if self.case.brigade else stack
            if hit:
                self._fight(stack, hit, weight)
            else:
                self._tell(stack, hit, 0, weight * self.most_defence * self.most_attack)
        return Result(Dist.weighted(self.outcomes), Dist.weighted(self.defenders))

    def _fight(self, stack: Stack, hit: Stack, weight: Count) -> None:
        """9.2: the Germans fire first in urban hexes and with combined arms, else all at once."""
        kinds = {bit for block in hit for bit in (INFANTRY_KIND, TANK_KIND) if block.kind & bit}
        combined = len(kinds) == 2 and not self.case.ladder[0].both_arms
        first = self.case.order == URBAN_HEX or (self.case.order == CLEAR_HEX and combined)
        stages = worn_down(hit)
        thrown = hit_groups(dice_of(hit))
        weight *= self.most_defence // thrown.total
        for hits, share in thrown.items():
            rung = min(hits, self.top) if first else 0
            if rung == self.top:
                self._tell(stack, hit, self.top, weight * share * self.most_attack)
                continue
            for (struck_by, ones), throws in self._attack(rung, len(stages) - 1).items():
                end = min(hits + ones, self.top)
                self._tell(stack, stages[struck_by], end, weight * share * throws)

    def _attack(self, rung: int, steps: Count) -> dict[tuple[int, int], int]:
        """Hits on the Germans with natural ones, and the weight of each pair."""
        if (rung, steps) in self.volleys:
            return self.volleys[rung, steps]
        thrown = self.case.ladder[rung].dice
        scale = self.most_attack // 6 ** sum(n for n, _ in thrown)
        pairs: dict[tuple[int, int], int] = defaultdict(int)
        for ones, row in enumerate(volley(thrown, self.case.khrushchev)):
            for hits, throws in enumerate(row):
                effective = min(hits // 2 if self.case.rubble else hits, steps)
                pairs[effective, ones] += throws * scale
        self.volleys[rung, steps] = pairs
        return pairs

    def _tell(self, stack: Stack, left: Stack, rung: int, weight: Count) -> None:
        outcome = Outcome(
            sum(strengths(stack)) - sum(strengths(left)),
            rung,
            self.case.ladder[0].units - self.case.ladder[rung].units,
            not left and rung < self.top,
            False,
        )
        self.outcomes[outcome] += weight
        self.defenders[len(stack) - len(left)] += weight


@lru_cache(maxsize=64)
def soviet_attack(case: Assault) -> Result:
    """How often a Soviet attack ends how."""
    return _Assault(case).run()
