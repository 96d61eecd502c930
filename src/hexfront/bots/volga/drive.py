"""How the planner finds its action: every stack is weighed against every hex that is still to take.

A stack and a goal make a pair, and a pair has a cost in turns: the way there, what stands in the
goal and beside it, against the fire that can be brought to bear. The cheapest pairs name the next
step of their stacks (an attack, a quick attack, a long move, a short move), and the step of the
least cost is taken; an attack also pays for the blocks that it is likely to lose. Blocks that were
never seen count as average ones.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from hexfront.bots.volga.figures import DISTANCE, FIRE, WAYS, at_least, excess
from hexfront.bots.volga.plans import Call, Long, Move, Plan, Planned, Quick, Short
from hexfront.bots.volga.weights import PACE, in_force
from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.core.odds import dice
from hexfront.games.volga import movement
from hexfront.games.volga.german_cards import allowed_by_linden
from hexfront.games.volga.rubble import ROLL_TO_BEAT, may_be_rubbled
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import (
    ADJACENT,
    AIR,
    BOARD,
    CARD_DICE,
    CARD_RUBBLE,
    CHUIKOV,
    CLEAR,
    GERMAN_REINFORCEMENT,
    KHRUSHCHEV,
    OKH,
    PLAYABLE,
    R_UNITS,
    RICHTHOFEN,
    SOVIET_REINFORCEMENT,
    STACK_LIMIT,
    TANKS,
    VICTORY_COLUMN,
    cards,
)
from hexfront.games.volga.victory import LOSSES_THAT_DECIDE, objective

SNIPERS = cards("g-sniper")
PAK = cards("g-pak")
LATOSHINKA = BOARD.hex("3")
ASTRAY = 5  # a beginner's turns from one mistake to the next
_UNSEEN_FIRE = 0.22  # hits of a die of an average Soviet block


class Stack(NamedTuple):
    """What may leave a hex, and the hits that it scores on average."""

    place: int
    group: int
    fire: float


class Pair(NamedTuple):
    cost: float
    stack: Stack
    goal: int


_cost = itemgetter(0)


def drive(g: Volga) -> Plan:
    """The action of the least cost."""
    scene = Scene(g)
    if scene.is_time_to_call():
        return Call()
    plan = scene.last_blow() if scene.is_late() else None
    plan = plan or scene.cheapest()
    if plan is not None:
        return plan
    return Call() if any(g.track) else Short(())


def _target_of(plan: Plan) -> int:
    return plan.target if isinstance(plan, Planned | Quick) else -1


def plans(g: Volga, most: int) -> list[Plan]:
    """What is worth thinking about: the planner's own action first, then the next cheapest."""
    scene = Scene(g)
    found = [drive(g)]
    cheap = sorted(scene.options(wide=True), key=_cost)
    if scene.is_late() and _target_of(found[0]) >= 0:
        return [found[0], *(plan for _, plan in cheap if _target_of(plan) == _target_of(found[0]))]
    known = {_key(found[0])}
    for _, plan in cheap:
        if _key(plan) not in known:
            known.add(_key(plan))
            found.append(plan)
    if isinstance(found[0], Planned) and found[0].cards:
        found.insert(1, replace(found[0], cards=0))
    others: list[Plan] = []
    strongest = scene.strongest()
    if strongest is not None and not any(_uses(plan, strongest.place) for plan in found[:most]):
        others += scene.next_of(strongest)
    if any(g.track) and Call() not in found and scene.rooms():
        others.append(Call())
    return found[: most - len(others)] + others


def _uses(plan: Plan, place: int) -> bool:
    """Whether somebody in this hex moves or attacks."""
    match plan:
        case Long(start, _):
            return start == place
        case Short(moves):
            return any(move.start == place for move in moves)
        case Quick(move, _):
            return move.start == place
        case Planned(_, hexes, _):
            return bool(hexes >> place & 1)
    return False


def likest(g: Volga, question: str, args: Frame, action: Action) -> Plan | None:
    """The cheapest plan in which this is the answer, if there is one."""
    cheap = sorted(Scene(g).options(wide=True), key=_cost)
    return next((plan for _, plan in cheap if plan.answer(g, question, args) == action), None)


def _key(plan: Plan) -> object:
    """Two moves are the same in either order."""
    return frozenset(plan.moves) if isinstance(plan, Short) else plan


def first_thought(g: Volga) -> Plan:
    """A beginner's: he keeps calling for more, and now and then he is led astray.

    Then he takes the second idea for the first, and leaves his cards in his hand: mistakes that
    a careful opponent can use, and none of them absurd.
    """
    if g.turn % ASTRAY:
        return drive(g)
    ideas = plans(g, 4)
    plan = ideas[1] if len(ideas) > 1 else ideas[0]
    return replace(plan, cards=0) if isinstance(plan, Planned) else plan


class Scene:
    """The position as the planner sees it."""

    def __init__(self, g: Volga) -> None:
        self.g = g
        self.w = in_force()
        self.near = BOARD.neighbours(g.soviet)
        self.quiet = PLAYABLE & ~(self.near | g.soviet)
        self.own = movement.own_stacks(g)
        self.steps = self._steps()
        self.largest = max([g.at[place].bit_count() for place in bits(g.soviet)], default=0)
        self.fires = {place: fire_of(g, g.at[place]) for place in bits(g.german)}
        self.card, self.card_hits = best_card(g)
        self.held = SOVIET_REINFORCEMENT & ~g.control
        self.goals = self.held
        self.on_the_bank = False
        self.bank_counts = self.w.bank_counts if g.leaders & OKH else 1.0
        if g.leaders & OKH and self.held.bit_count() <= 1:
            rest = VICTORY_COLUMN & ~g.control & ~self.held
            if rest:
                self.goals = rest
                self.on_the_bank = True
        self._assaults: dict[int, Planned | None] = {}
        self._prices: dict[Planned | Quick, float | None] = {}

    def _steps(self) -> dict[int, float]:
        """What stands in each hex that the Soviets hold, in steps."""
        g, unseen = self.g, self.w.unseen
        at, seen, strength = g.at, g.seen, g.strength
        found = {}
        for place in bits(g.soviet):
            steps = 0.0
            for unit in bits(at[place]):
                steps += (strength[unit] or 1) if seen >> unit & 1 else unseen
            found[place] = steps * self.w.rubble if g.rubble >> place & 1 else steps
        return found

    # -- reinforcements

    def is_time_to_call(self) -> bool:
        """When X, Y and Z have room, the track has units, and no goal is ripe for attack."""
        g = self.g
        if self.is_late():
            return False
        rooms = self.rooms()
        wanted = self.w.rooms_early if self.held.bit_count() >= 5 else self.w.rooms_late
        if sum(map(len, g.track)) < self.w.units_to_call or rooms < wanted:
            return False
        if self.is_open_goal_near():
            return False
        return not any(self.is_ripe(goal) for goal in bits(self.goals & g.soviet))

    def is_late(self) -> bool:
        """So few cards are left that whoever is called now comes too late."""
        return len(self.g.soviet_deck) <= self.w.late

    def is_open_goal_near(self) -> bool:
        """An empty goal next to a stack of ours: it is entered before anything else is done."""
        return bool(BOARD.neighbours(self.own) & self.goals & ~self.g.soviet & ~self.g.german)

    def rooms(self) -> int:
        """Free places in X, Y and Z."""
        g = self.g
        return sum(g.room(place) for place in bits(GERMAN_REINFORCEMENT & g.control))

    def is_ripe(self, goal: int) -> bool:
        """Whether all around it, a partner's stacks too, have fire enough to attack it now."""
        around = ADJACENT[goal] & self.g.german
        fire = sum(self.fires[place] for place in bits(around))
        return bool(around & self.own) and fire >= self.w.ready * self.steps[goal]

    # -- pairs

    def stacks(self) -> list[Stack]:
        """Who may go; a threatened reinforcement hex keeps its weakest block as a garrison."""
        g = self.g
        least = self.w.least_fire_on_bank if self.on_the_bank else self.w.least_fire
        if self.is_late():  # nobody is too weak for a last attempt
            least = 0.0
        found = []
        open_goals = self.goals & ~g.soviet & ~g.german
        for place in bits(self.own):
            group, fire = g.at[place], self.fires[place]
            if SOVIET_REINFORCEMENT >> place & 1 and self._is_threatened(place):
                weakest = min(bits(group), key=lambda unit: g.strength[unit] * FIRE[unit])
                group &= ~(1 << weakest)
                fire = fire_of(g, group)
            if group and (fire >= least or ADJACENT[place] & open_goals):
                found.append(Stack(place, group, fire))
        return found

    def _is_threatened(self, place: int) -> bool:
        """A Soviet stack that may soon be among the highest stands within two hexes."""
        near = ADJACENT[place]
        around = (near | BOARD.neighbours(near)) & self.g.soviet
        return any(self.g.at[p].bit_count() >= self.largest - 1 for p in bits(around))

    def pairs(self) -> list[Pair]:
        """Every stack with every goal, the cheapest first."""
        found = []
        stacks, w, soviet = self.stacks(), self.w, self.g.soviet
        for goal in bits(self.goals):
            way, ways = DISTANCE[goal], WAYS[goal]
            bias = w.goal_bias.get(goal, 0.0)
            need = self.steps[goal] + w.base if goal in self.steps else w.empty
            beside = bits(ADJACENT[goal] & soviet)
            need += w.beside * sum([self.steps[place] for place in beside])
            at_hand = sum([fire for place, fire in self.fires.items() if way[place] <= 2])
            for stack in stacks:
                place, _, fire = stack
                far = way[place]
                others = at_hand - fire if far <= 2 else at_hand
                cost = max(bias + need / (fire + w.support * others + w.spare_fire), 0.5)
                if far > 1:
                    between, share = ways[place]
                    cost += (far - 1) * w.travel
                    cost += w.blocked * share * (between & soviet).bit_count()
                if place == LATOSHINKA:
                    cost += w.leaving_latoshinka
                found.append(Pair(cost, stack, goal))
        found.sort(key=_cost)
        return found

    # -- options

    def cheapest(self) -> Plan | None:
        """The plan of the least cost; what comes after it in the pairs is not worked out."""
        pairs = self.pairs()
        best, least, move = None, math.inf, None
        for cost, stack, goal in pairs:
            if cost > least:
                break
            step = self.step(stack, goal)
            if isinstance(step, Move):
                if move is None:
                    move = step
                    total = cost + self.w.move
                    if total < least:
                        best, least = None, total
                continue
            if step is None or (extra := self._extra(step)) is None:
                continue
            if cost + extra < least:
                best, least = step, cost + extra
        if best is None and move is not None:
            return Short(self._with_a_second(move, pairs))
        return best

    def last_blow(self) -> Plan | None:
        """The cheapest attack of all, however dear, on a goal if there is one."""
        blows: list[tuple[float, Planned | Quick]] = []
        for cost, stack, goal in self.pairs():
            step = self.step(stack, goal)
            if isinstance(step, Planned | Quick) and (extra := self._extra(step)) is not None:
                blows.append((cost + extra, step))
        on_goals = [one for one in blows if self.goals >> one[1].target & 1]
        return min(on_goals or blows, key=_cost, default=(0.0, None))[1]

    def options(self, wide: bool = False) -> list[tuple[float, Plan]]:
        """The next steps of the cheapest pairs, with their costs; `wide` takes dearer ones too."""
        pairs = self.pairs()
        found: list[tuple[float, Plan]] = []
        moves: list[tuple[float, Move]] = []
        limit = math.inf
        for cost, stack, goal in pairs:
            if cost > limit:
                break
            step = self.step(stack, goal)
            if isinstance(step, Move):
                moves.append((cost + self.w.move, step))
            elif step is None or (extra := self._extra(step)) is None:
                continue
            else:
                found.append((cost + extra, step))
            limit = min(limit, cost + self.w.band * (2 if wide else 1))
        for cost, move in moves[: 4 if wide else 2]:
            found.append((cost, Short(self._with_a_second(move, pairs))))
        return found

    def strongest(self) -> Stack | None:
        """The stack with the most fire; it is not to be forgotten where it stands."""
        return max(self.stacks(), key=lambda stack: stack.fire, default=None)

    def next_of(self, stack: Stack) -> list[Plan]:
        """What this stack can do best, if it can do anything."""
        pairs = self.pairs()
        for _, one, goal in pairs:
            if one.place != stack.place or (step := self.step(one, goal)) is None:
                continue
            if isinstance(step, Move):
                return [Short(self._with_a_second(step, pairs))]
            if self._extra(step) is not None:
                return [step]
        return []

    def _extra(self, step: Long | Quick | Planned) -> float | None:
        """What a step costs beyond its turn; None where it must not be taken."""
        if isinstance(step, Long):
            return self.w.long
        if step not in self._prices:
            self._prices[step] = None if self.is_suicide(step) else self.price(step)
        return self._prices[step]

    def _with_a_second(self, first: Move, pairs: list[Pair]) -> tuple[Move, ...]:
        """The best other move that can be made in the same turn."""
        if errand := self._errand(first):
            return first, errand
        for _, stack, goal in pairs:
            step = self.step(stack, goal)
            if isinstance(step, Move) and self._go_together(first, step):
                return first, step
        return (first,)

    def _errand(self, first: Move) -> Move | None:
        """With OKH, when all of the bank counts: a block that can be spared enters an empty hex."""
        g = self.g
        if not g.leaders & OKH:
            return None
        for place in bits(VICTORY_COLUMN & ~g.control & self.quiet & ~(1 << first.end)):
            for start in bits(ADJACENT[place] & self.own):
                left = g.at[start] & ~(first.group if start == first.start else 0)
                if left.bit_count() > 1 or (left and not self._is_threatened(start)):
                    weakest = min(bits(left), key=lambda unit: g.strength[unit] * FIRE[unit])
                    return Move(start, 1 << weakest, place)
        return None

    def _go_together(self, a: Move, b: Move) -> bool:
        if a.start == b.start:
            return False
        if a.end != b.end:
            return True
        return (self.g.at[a.end] | a.group | b.group).bit_count() <= STACK_LIMIT

    def price(self, attack: Planned | Quick) -> float:
        """What an attack costs beyond its turn: likely losses, and poor odds."""
        g = self.g
        hexes, units = self._attackers(attack)
        fire = fire_of(g, units)
        extra = self.w.quick_attack if isinstance(attack, Quick) else 0.0
        if isinstance(attack, Planned) and attack.cards:
            fire += self.card_hits
        left = max(0.5, LOSSES_THAT_DECIDE - g.loss_count())
        loss = (self.w.loss + self.w.loss_near_the_end / left) / PACE[self.held.bit_count()]
        short = max(0.0, self.w.odds - fire / self.steps[attack.target])
        lost = expected_loss(g, attack.target, hexes, units)
        if not self.goals >> attack.target & 1:
            turns = self.steps[attack.target] / max(fire, self.w.spare_fire)
            extra += self.w.slow * max(0.0, turns - 1)
        if self.on_the_bank and self.held >> attack.target & 1:
            extra += self.w.last_source
        return extra + loss * lost + self.w.bad_odds * short + self.crowd(attack)

    def crowd(self, attack: Planned | Quick) -> float:
        """Soviet stacks, beyond two, that a quick attack walks in among."""
        if isinstance(attack, Planned):
            return 0.0
        beside = (ADJACENT[attack.move.end] & self.g.soviet).bit_count()
        return self.w.crowd * max(0, beside - 2)

    def _attackers(self, attack: Planned | Quick) -> tuple[int, int]:
        """The hexes that attack, and the blocks in them."""
        g = self.g
        if isinstance(attack, Planned):
            return attack.hexes, sum(g.at[place] for place in bits(attack.hexes))
        return 1 << attack.move.end, attack.move.group | g.at[attack.move.end]

    def is_suicide(self, attack: Planned | Quick) -> bool:
        """It may well lose the game by its losses, and its success would not win it."""
        hexes, units = self._attackers(attack)
        if chance_of_ruin(self.g, attack.target, hexes, units) <= self.w.ruin:
            return False
        target = 1 << attack.target
        return self.g.soviet != target and objective(self.g) & ~self.g.control != target

    # -- the next step of a stack towards a goal

    def step(self, stack: Stack, goal: int) -> Move | Long | Quick | Planned | None:
        g = self.g
        way = DISTANCE[goal]
        start, group, _ = stack
        far = way[start]
        foes = ADJACENT[start] & g.soviet
        if far == 1 and goal in self.steps:
            return self.attack(goal)
        on_the_way = [foe for foe in bits(foes) if way[foe] <= far]
        if on_the_way:
            return self.attack(self._target(on_the_way, goal))
        end = self._next_hex(stack, goal, far if foes else far - 1)
        if end is None:
            return self.attack(bits(foes)[0]) if foes else None
        if not self.quiet >> end & 1:
            target = self._target(bits(ADJACENT[end] & g.soviet), goal)
            return Quick(Move(start, group, end), target)
        return self._long_way(stack, goal) or Move(start, group, end)

    def _target(self, foes: Sequence[int], goal: int) -> int:
        def dislike(foe: int) -> float:
            bank = self.w.target_bank * self.bank_counts if VICTORY_COLUMN >> foe & 1 else 0.0
            away = DISTANCE[goal][foe] * self.w.target_way
            return away + self.steps[foe] * self.w.target_steps - bank

        return min(foes, key=dislike)

    def _next_hex(self, stack: Stack, goal: int, most: int) -> int | None:
        """The hex nearest to the goal that the group may enter, quietly or for a quick attack."""
        g = self.g
        pinned = self.near >> stack.place & 1
        bank = VICTORY_COLUMN & ~g.control
        near = movement.with_room(g, ADJACENT[stack.place] & ~g.soviet, stack.group.bit_count())
        best, least = None, math.inf
        for place in bits(movement.of_one_colour(g, near, stack.group)):
            far = float(DISTANCE[goal][place])
            if far > most:
                continue
            if not self.quiet >> place & 1:
                if pinned:
                    continue
                far += self.w.quick
            if bank >> place & 1:
                far -= self.w.new_bank * self.bank_counts
            if far < least:
                best, least = place, far
        return best

    def _long_way(self, stack: Stack, goal: int) -> Long | None:
        """Two clear hexes at once, if the whole stack goes."""
        g = self.g
        if stack.group != g.at[stack.place]:
            return None
        ground = CLEAR & self.quiet
        if not ground >> stack.place & 1:
            return None
        far = DISTANCE[goal][stack.place]
        for first in bits(ADJACENT[stack.place] & ground):
            for second in bits(ADJACENT[first] & ground & ~g.german):
                if DISTANCE[goal][first] < far and DISTANCE[goal][second] == far - 2:
                    return Long(stack.place, (first, second))
        return None

    def attack(self, target: int) -> Planned | None:
        """With every stack around, and with a card where it matters."""
        if target not in self._assaults:
            self._assaults[target] = self._assault(target)
        return self._assaults[target]

    def _assault(self, target: int) -> Planned | None:
        g = self.g
        hexes = ADJACENT[target] & g.german
        if not hexes & self.own:
            return None
        strong = self.steps[target] >= self.w.card_steps
        fire = sum([self.fires[place] for place in bits(hexes)])
        easy = fire >= self.w.easy * self.steps[target] and self.held != 1 << target
        goal = (SOVIET_REINFORCEMENT | self.goals) >> target & 1
        if self.card and not easy and (strong or goal):
            return Planned(target, hexes, self._card_against(target, hexes, fire))
        known = g.at[target] & g.seen
        aimed = g.hands[g.player] & (PAK if known and known == g.at[target] & TANKS else SNIPERS)
        return Planned(target, hexes, aimed & -aimed)

    def _card_against(self, target: int, hexes: int, fire: float) -> int:
        """The card with the most hits, less those that the rubble takes which it may bring."""
        g = self.g
        if not may_be_rubbled(g, target):
            return self.card
        units = sum([g.at[place] for place in bits(hexes)])
        modifier = hexes.bit_count() + (units & TANKS).bit_count()
        least = _rubble_chance(modifier)
        best, most = self.card, -math.inf
        for card in bits(g.hands[g.player] & allowed_by_linden(g)):
            twice = 2 if AIR >> card & 1 and g.leaders & RICHTHOFEN else 1
            risk = _rubble_chance(modifier + twice * CARD_RUBBLE[card]) - least
            hits = twice * CARD_DICE[card] / 2
            hits -= risk * (self.w.rubble_now * fire + self.w.rubble_later)
            if CARD_DICE[card] and hits > most:
                best, most = 1 << card, hits
        return best


@cache
def _rubble_chance(modifier: int) -> float:
    """That three dice and so much more bring the house down."""
    return sum(n for total, n in dice(3).items() if total + modifier > ROLL_TO_BEAT) / 216


# -- what fire does


def fire_of(g: Volga, units: int) -> float:
    strength = g.strength
    return sum([strength[unit] * FIRE[unit] for unit in bits(units)])


def best_card(g: Volga) -> tuple[int, float]:
    """The card with the most dice, and its hits on average."""
    best, most = 0, 0
    for card in bits(g.hands[g.player] & allowed_by_linden(g)):
        dice = CARD_DICE[card] * (2 if AIR >> card & 1 and g.leaders & RICHTHOFEN else 1)
        if dice > most:
            best, most = 1 << card, dice
    return best, most / 2


def expected_loss(g: Volga, target: int, hexes: int, units: int) -> float:
    """Blocks that an attack is likely to lose; R units count double."""
    count = units.bit_count()
    hits = expected_hits(g, target, hexes)
    lost = min(excess(spare_steps(g, units), hits), float(count))
    return lost * (1 + (units & R_UNITS).bit_count() / max(1, count))


def chance_of_ruin(g: Volga, target: int, hexes: int, units: int) -> float:
    """How likely an attack brings the losses to ten, if R units are lost last."""
    missing = LOSSES_THAT_DECIDE - g.loss_count()
    single = (units & ~R_UNITS).bit_count()
    blocks = missing if missing <= single else single + (missing - single + 1) // 2
    if blocks > units.bit_count():
        return 0.0
    return at_least(spare_steps(g, units) + blocks, expected_hits(g, target, hexes))


def spare_steps(g: Volga, units: int) -> int:
    """Hits that cost no block, for the strongest takes each."""
    strength = g.strength
    return sum([strength[unit] - 1 for unit in bits(units)])


def expected_hits(g: Volga, target: int, hexes: int) -> float:
    """Hits that the Soviets score on average when they are attacked."""
    better = 1 / 6 if g.leaders & KHRUSHCHEV else 0.0
    hits = in_force().soviet_card if g.soviet_hand else 0.0
    for unit in bits(g.at[target]):
        if g.seen >> unit & 1:
            hits += max(g.strength[unit], 1) * (FIRE[unit] + better)
        else:
            hits += in_force().unseen * (_UNSEEN_FIRE + better)
    if g.leaders & CHUIKOV:
        near = 0
        for place in bits(hexes):
            near |= ADJACENT[place]
        shots = sum(g.at[place].bit_count() for place in bits(near & g.soviet))
        hits += shots * (1 / 6 + better)
    return round(hits, 1)
