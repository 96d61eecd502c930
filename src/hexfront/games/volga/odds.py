"""Exact chances of an attack, before it is decided, from what the seat that asks may know.

Nothing hidden is looked at: unseen blocks and cards are distributions (knowledge.py), and every
rule of chapters 7 to 10, 15, 16 and 20 that touches the combat counts (arithmetic.py has the
dice). What players would decide during it is fixed in advance and named in the answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.core.odds import Dist, dice, hits
from hexfront.core.types import Card, Hex, Hexes, Points, Side, Units
from hexfront.games.volga import shapes, variant
from hexfront.games.volga.arithmetic import (
    INFANTRY_KIND,
    TANK_KIND,
    Fighter,
    Outcome,
    Result,
    Stack,
    ladder,
    mixed,
)
from hexfront.games.volga.combat import OPPORTUNITY_HITS_ON, after_double_defence
from hexfront.games.volga.fights import (
    CLEAR_HEX,
    OPEN_HEX,
    URBAN_HEX,
    Assault,
    Case,
    german_attack,
    soviet_attack,
)
from hexfront.games.volga.german_cards import (
    allowed_by_linden,
    dice_of_cards,
    in_company,
    one_of_each,
    rubble_modifier_of_cards,
)
from hexfront.games.volga.knowledge import (
    AA_REGIMENT,
    AT_BRIGADE,
    german_stacks,
    hoth_among_next,
    kind_of,
    may_spare_soviets,
    rank,
    shown_strength,
    soviet_cards,
    soviet_stacks,
)
from hexfront.games.volga.rubble import may_be_rubbled, place_rubble
from hexfront.games.volga.state import (
    GERMAN,
    ICONS,
    INFANTRY_RESERVE,
    MARINE_RESERVE,
    TANK_RESERVE,
    Battle,
    Volga,
    steps,
)
from hexfront.games.volga.tables import (
    ADJACENT,
    AIR,
    ANTI_TANK,
    BOARD,
    CARD_DICE,
    CARD_HEX,
    CARD_HITS_ON,
    CARD_IDS,
    CARD_NAMES,
    CHUIKOV,
    CLEAR,
    COAST,
    GERMAN_REINFORCEMENT,
    GERMANS,
    HITS_ON,
    HOTH,
    KHRUSHCHEV,
    OKH,
    PAULUS,
    SOVIET_REINFORCEMENT,
    STACK_LIMIT,
    URBAN,
    ZAYTSEV,
    cards,
)
from hexfront.games.volga.types import Kinds, Traits

NO_CARD = -1
SNIPER, PAK = cards("g-sniper"), cards("g-pak")
_RESERVES = {"s-infiltration": INFANTRY_RESERVE, "s-t34": TANK_RESERVE}

# What the chances rest on, as message ids.
TIES = "ties-spare-german-fire"
TIES_OF_EACH = "ties-spare-own-fire"
RANDOM_CARD = "soviet-card-at-random"
NO_SOVIET_CARD = "soviet-plays-no-card"
NO_GERMAN_CARD = "no-german-card"
NO_MORE_CARDS = "no-more-german-cards"
OWNERS = "other-stacks-owners-ignored"


@dataclass(frozen=True, slots=True)
class CardOdds:
    """The same attack with one Soviet card; the chance of it is None where a player chooses."""

    card: str
    chance: Fraction | None
    falls: Fraction
    rubble: Fraction
    german_steps: Fraction
    soviet_steps: Fraction

    @staticmethod
    def of(card: str, chance: Fraction | None, outcomes: Dist[Outcome]) -> CardOdds:
        return CardOdds(
            card,
            chance,
            outcomes.chance(lambda outcome: outcome.falls),
            outcomes.chance(lambda outcome: outcome.rubble),
            outcomes.mean(lambda outcome: outcome.german_steps),
            outcomes.mean(lambda outcome: outcome.soviet_steps),
        )

    def to_json(self) -> shapes.OddsOfCard:
        return {
            "card": self.card,
            "chance": None if self.chance is None else float(self.chance),
            "falls": float(self.falls),
            "rubble": float(self.rubble),
            "german_steps": float(self.german_steps),
            "soviet_steps": float(self.soviet_steps),
        }


@dataclass(frozen=True, slots=True)
class Odds:
    """How an attack can end. `exact` is false where the answer rests on another's free choice."""

    attacker: shapes.SideName
    target: str  # the attacked hex
    outcomes: Dist[Outcome]
    defenders: Dist[int]  # defending units destroyed
    exact: bool
    assumptions: tuple[str, ...]
    by_card: tuple[CardOdds, ...] = ()

    @property
    def joint(self) -> Dist[tuple[int, int]]:
        """German and Soviet steps lost."""
        return self.outcomes.map(lambda outcome: (outcome.german_steps, outcome.soviet_steps))

    @property
    def german_steps(self) -> Dist[int]:
        return self.outcomes.map(lambda outcome: outcome.german_steps)

    @property
    def soviet_steps(self) -> Dist[int]:
        return self.outcomes.map(lambda outcome: outcome.soviet_steps)

    @property
    def german_units(self) -> Dist[int]:
        """German units destroyed."""
        return self._attackers() if self.attacker == "german" else self.defenders

    @property
    def soviet_units(self) -> Dist[int]:
        return self.defenders if self.attacker == "german" else self._attackers()

    def _attackers(self) -> Dist[int]:
        return self.outcomes.map(lambda outcome: outcome.attackers)

    @property
    def falls(self) -> Fraction:
        """The chance that the attackers can advance."""
        return self.outcomes.chance(lambda outcome: outcome.falls)

    @property
    def rubble(self) -> Fraction:
        """The chance that this combat puts a marker into the attacked hex."""
        return self.outcomes.chance(lambda outcome: outcome.rubble)

    def to_json(self) -> shapes.Odds:
        """Chances as floats, listed by steps or units lost; jointly [German, Soviet, chance]."""
        return {
            "attacker": self.attacker,
            "target": self.target,
            "exact": self.exact,
            "assumptions": list(self.assumptions),
            "falls": float(self.falls),
            "rubble": float(self.rubble),
            "expected": {
                "german_steps": float(self.german_steps.mean()),
                "soviet_steps": float(self.soviet_steps.mean()),
                "german_units": float(self.german_units.mean()),
                "soviet_units": float(self.soviet_units.mean()),
            },
            "german_steps": _by_number(self.german_steps),
            "soviet_steps": _by_number(self.soviet_steps),
            "german_units": _by_number(self.german_units),
            "soviet_units": _by_number(self.soviet_units),
            "joint": [(*lost, chance) for lost, chance in self.joint.as_floats().items()],
            "by_card": [card.to_json() for card in self.by_card],
        }


def _by_number(lost: Dist[int]) -> list[float]:
    return [float(lost.chance(number)) for number in range(max(lost.outcomes) + 1)]


def attack_odds(g: Volga, action: Action) -> Odds | None:
    """The chances of the attack that an action starts or commits; None where it starts none."""
    choice, args = steps.asked(g)
    if choice.name == "planned_stacks" and action[0] == "attack":
        target, hexes, _ = args
        attack = _Attack(g, Battle(GERMAN, True, hexes, target, target))
        held = one_of_each(g.hands[g.player]) & allowed_by_linden(g)
        return attack.odds((NO_GERMAN_CARD,) if held else ())
    if choice.name == "quick_target" and action[0] == "attack":
        start, group, end = args
        return _quick_attack(g, start, group, end, action[1])
    if choice.name == "choose_german_card":
        return _with_german_card(g, action)
    if choice.name == "soviet_order" and action[0] == "attack":
        return _soviet_odds(g, args[1], action[1])
    return None


def _quick_attack(g: Volga, start: Hex, group: Units, end: Hex, target: Hex) -> Odds:
    """The move comes first: what it captures may bring cards, and Hoth among them."""
    attack = _Attack(g, Battle(GERMAN, False, 1 << end, target, target))
    g = attack.g
    g.shift(group, start, end)
    if g.rules.variant:
        variant.germans_overrun(g, end)
    pays = SOVIET_REINFORCEMENT | (GERMAN_REINFORCEMENT if g.rules.capture_any else 0)
    if (pays & ~g.control) >> end & 1:
        attack.drawn = 2 if g.leaders & PAULUS else 1
    g.control |= 1 << end
    return attack.odds(())


def _with_german_card(g: Volga, action: Action) -> Odds:
    assert g.battle is not None
    attack = _Attack(g, g.battle.clone())
    if action[0] != "card":
        return attack.odds(())
    attack.b.german_cards |= 1 << action[1]
    more = one_of_each(g.hands[g.player] & ~(1 << action[1])) & allowed_by_linden(g)
    return attack.odds((NO_MORE_CARDS,) if more & in_company(attack.g) else ())


class _Turn(NamedTuple):
    """What a Soviet card has made of a German attack."""

    g: Volga
    wounds: tuple[int, ...]
    hits: Dist[int] = Dist.certain(0)
    landing: Hex = -1
    ends_game: bool = False


class _Attack:
    """A German attack, on a copy of the state of which only what the German knows is read."""

    def __init__(self, g: Volga, b: Battle) -> None:
        self.g = g.clone()
        self.g.battle = self.b = b
        self.drawn = 0  # German cards for a captured hex
        self.stacks: dict[tuple[int, bool], list[tuple[int, int, Dist[Stack]]]] = {}

    # -- over all that is not known

    def odds(self, assumptions: tuple[str, ...]) -> Odds:
        g = self.g
        target = BOARD.name[self.b.target]
        assumptions = (_ties(g), *assumptions)
        held = soviet_cards(g)
        laid = self.b.soviet_card >= 0
        declined = not g.rules.algorithm and not laid and self._is_decided()
        if held is None or declined:
            return Odds("german", target, *self._with_card(NO_CARD), True, assumptions)
        copies: dict[str, int] = {}
        weights: dict[str, int] = defaultdict(int)
        for card in held.outcomes:
            copies[CARD_NAMES[card]] = card
        for card, weight in held.items():
            weights[CARD_NAMES[card]] += weight
        results = {name: self._with_card(card) for name, card in copies.items()}
        random = g.rules.algorithm
        by_card = [
            CardOdds.of(
                name, Fraction(weights[name], held.total) if random else None, result.outcomes
            )
            for name, result in results.items()
        ]
        if random or laid:
            result = mixed((weights[name], result) for name, result in results.items())
        else:
            result = self._with_card(NO_CARD)
        assumptions += (RANDOM_CARD if random or laid else NO_SOVIET_CARD,)
        return Odds("german", target, *result, random, assumptions, tuple(by_card))

    def _is_decided(self) -> bool:
        """Whether a Soviet player has chosen, and laid no card."""
        return steps.asked(self.g)[0].name == "choose_german_card"

    def _with_card(self, card: Card) -> Result:
        """Over a leader that the Germans may have drawn, and the blocks that defend."""
        with_hoth, times = hoth_among_next(self.g, self.drawn) if self.drawn else (0, 1)
        parts = []
        for leader, weight in ((HOTH, with_hoth), (0, times - with_hoth)):
            if weight:
                g = self.g.clone()
                g.leaders |= leader
                parts.append((weight, self._against_card(g, card)))
        return mixed(parts)

    def _against_card(self, g: Volga, card: Card) -> Result:
        kinds = _order(g, self.b.target) == CLEAR_HEX or bool(self.b.german_cards & (SNIPER | PAK))
        return mixed(
            (weight, self._over_dice_of_card(g, card, traits, stacks))
            for traits, weight, stacks in self._defenders(self._joining(card), kinds)
        )

    def _defenders(self, joining: Hex, kinds: bool) -> list[tuple[int, int, Dist[Stack]]]:
        """By their traits: how often the defenders have these, and what they are then."""
        if (joining, kinds) not in self.stacks:
            shares: dict[int, dict[Stack, int]] = defaultdict(dict)
            stacks = soviet_stacks(self.g, self.b.target, joining, kinds)
            for (traits, stack), weight in stacks.items():
                shares[traits][stack] = weight
            self.stacks[joining, kinds] = [
                (traits, sum(share.values()), Dist.weighted(share))
                for traits, share in shares.items()
            ]
        return self.stacks[joining, kinds]

    def _joining(self, card: Card) -> Hex:
        """The reserve from which the card brings a defender, or -1."""
        reserve = _RESERVES.get(CARD_IDS[card], -1) if card >= 0 else -1
        full = self.g.at[self.b.target].bit_count() >= STACK_LIMIT
        return -1 if reserve < 0 or full or not self.g.at[reserve] else reserve

    def _over_dice_of_card(
        self, g: Volga, card: Card, traits: Traits, stacks: Dist[Stack]
    ) -> Result:
        """Step 4 with the special units, then step 5."""
        g = g.clone()
        assert g.battle is not None
        if traits & AA_REGIMENT and g.battle.german_cards & AIR:
            g.battle.air_cancelled = True
        wounds = (TANK_KIND,) if traits & AT_BRIGADE else ()
        return mixed(
            (weight, self._fought(turn, stacks)) for weight, turn in self._turns(g, card, wounds)
        )

    # -- step 5

    def _turns(
        self, g: Volga, card: Card, wounds: tuple[Kinds, ...]
    ) -> Iterator[tuple[int, _Turn]]:
        """What the Soviet card may do, and in how many of its throws it does."""
        assert g.battle is not None
        target = self.b.target
        match CARD_IDS[card] if card >= 0 else "":
            case "s-chuikov":
                yield from self._chuikov(g, wounds)
            case "s-khrushchev" | "s-zaytsev":
                g.leaders |= 1 << card
                yield 1, _Turn(g, wounds)
            case "s-tommy":
                yield 1, _Turn(g, wounds, hits(CARD_DICE[card], CARD_HITS_ON[card]))
            case "s-flotilla" if COAST >> target & 1:
                yield 1, _Turn(g, wounds, hits(CARD_DICE[card], CARD_HITS_ON[card]))
            case "s-flotilla":
                for total, weight in dice(CARD_DICE[card]).items():
                    yield weight, self._landing(g, wounds, BOARD.hex(str(total)))
            case "s-aa":
                cancels = bool(g.battle.german_cards & AIR)
                g.battle.air_cancelled |= cancels
                if (cancels or g.rules.aa_marker_always) and may_be_rubbled(g, CARD_HEX[card]):
                    place_rubble(g, CARD_HEX[card])
                yield 1, _Turn(g, wounds)
            case "s-sniper":
                times = 2 if g.leaders & ZAYTSEV else 1
                yield 1, _Turn(g, (*wounds, *[INFANTRY_KIND] * times))
            case "s-antitank":
                yield 1, _Turn(g, (*wounds, TANK_KIND))
            case "s-infiltration" | "s-t34" if self._joining(card) < 0:
                yield 1, _Turn(g, wounds, ends_game=_is_last_card(g))
            case _:
                yield 1, _Turn(g, wounds)

    def _chuikov(self, g: Volga, wounds: tuple[Kinds, ...]) -> Iterator[tuple[int, _Turn]]:
        """20.5: in the variant he needs a headquarters in a Soviet hex."""
        arrived = g.clone()
        arrived.leaders |= CHUIKOV
        if not g.rules.variant or g.rules.chuikov_hq_on_draw:
            yield 1, _Turn(arrived, wounds)
            return
        places = dice(3).map(lambda total: not g.control >> BOARD.hex(str(total)) & 1)
        for placed, weight in places.items():
            yield weight, _Turn(arrived if placed else g, wounds)

    def _landing(self, g: Volga, wounds: tuple[Kinds, ...], place: Hex) -> _Turn:
        """16.5: a marine that lands takes no part, but it may give opportunity fire."""
        left = ladder(self._fighters(), wounds)[1][0].hexes
        if (g.german & ~self.b.hexes | left) >> place & 1:
            return _Turn(g, wounds)
        if not g.at[MARINE_RESERVE] or g.at[place].bit_count() >= STACK_LIMIT:
            return _Turn(g, wounds, ends_game=_is_last_card(g))
        pays = SOVIET_REINFORCEMENT & g.control if g.rules.capture_any else 0
        return _Turn(
            g, wounds, landing=place, ends_game=bool(pays >> place & 1) and _is_last_card(g)
        )

    # -- the rest

    def _fighters(self) -> tuple[Fighter, ...]:
        return _fighters(self.g, self.b.hexes, GERMANS, True, 0)

    def _fought(self, turn: _Turn, stacks: Dist[Stack]) -> Result:
        g = turn.g
        b = g.battle
        assert b is not None
        fighters = self._fighters()
        steps_lost, rungs = ladder(fighters, turn.wounds)
        if turn.ends_game:
            gone = len(fighters) - rungs[0].units
            outcome = Outcome(steps_lost, 0, gone, False, False)
            return Result(Dist.certain(outcome), Dist.certain(0))
        khrushchev = bool(g.leaders & KHRUSHCHEV)
        fort = g.forts >> b.target & 1
        rolls = b.planned and may_be_rubbled(g, b.target)
        blow, aimed = _german_blow(g)
        return german_attack(
            Case(
                ladder=rungs,
                steps_before=steps_lost,
                units_before=len(fighters),
                card_hits=turn.hits,
                stacks=stacks,
                blow=blow,
                aimed=aimed,
                shooters=_shooters(g, turn.landing) if g.leaders & CHUIKOV else None,
                fire_on=OPPORTUNITY_HITS_ON - khrushchev - fort,
                per_stack=g.rules.opfire_per_stack,
                khrushchev=khrushchev,
                easier=khrushchev + fort,
                order=_order(g, b.target),
                rubble=bool(g.rubble >> b.target & 1),
                marked=bool((g.rubble & ~self.g.rubble) >> b.target & 1),
                modifier=rubble_modifier_of_cards(g) if rolls else None,
            )
        )


def _ties(g: Volga) -> str:
    return TIES_OF_EACH if may_spare_soviets(g) else TIES


def _is_last_card(g: Volga) -> bool:
    """Whether a Soviet draw ends the game (1.2b)."""
    return len(g.soviet_deck) == 1 and not (g.leaders & OKH and g.at[ICONS])


def _order(g: Volga, target: Hex) -> int:
    if URBAN >> target & 1:
        return URBAN_HEX
    return CLEAR_HEX if CLEAR >> target & 1 and g.leaders & HOTH else OPEN_HEX


def _fighters(
    g: Volga, hexes: Hexes, side: Side, spared: bool, easier: Points
) -> tuple[Fighter, ...]:
    """The units of the attacking stacks at the strengths that they will show."""
    return tuple(
        Fighter(
            shown_strength(g, unit),
            rank(unit, spared),
            -unit,
            1 << place,
            HITS_ON[unit] - easier,
            kind_of(unit),
        )
        for place in bits(hexes)
        for unit in bits(g.at[place] & side)
    )


def _german_blow(g: Volga) -> tuple[Dist[int], int]:
    """Step 6: the hits of the German cards after double defence, or the kind they strike."""
    b = g.battle
    assert b is not None
    played = b.german_cards
    if not played or (b.air_cancelled and played & AIR):
        return Dist.certain(0), 0
    if played & (SNIPER | PAK):
        return Dist.certain(0), INFANTRY_KIND if played & SNIPER else TANK_KIND
    return hits(*dice_of_cards(g, played)).map(lambda count: after_double_defence(g, count)), 0


def _shooters(g: Volga, landing: Hex) -> tuple[tuple[int, int, int], ...]:
    """Soviet units next to the attackers, those in the attacked hex left out."""
    b = g.battle
    assert b is not None
    khrushchev = bool(g.leaders & KHRUSHCHEV)
    count: dict[tuple[int, int], int] = {}
    landed = 1 << landing if landing >= 0 else 0
    for place in bits((g.soviet | landed) & ~(1 << b.target)):
        near = ADJACENT[place] & b.hexes
        if near:
            needed = OPPORTUNITY_HITS_ON - khrushchev - (g.forts >> place & 1)
            standing = 0 if g.german >> place & 1 else g.at[place].bit_count()
            units = standing + (place == landing)
            count[near, needed] = count.get((near, needed), 0) + units
    return tuple((near, needed, units) for (near, needed), units in sorted(count.items()))


# -- a Soviet player's attack


def _soviet_odds(g: Volga, start: Hex, target: Hex) -> Odds:
    """14 and 18.3d, as the Soviet player sees it: he knows his own blocks, not the German ones."""
    hexes = 1 << start
    if g.leaders & CHUIKOV:
        hexes |= ADJACENT[target] & g.soviet
    khrushchev = bool(g.leaders & KHRUSHCHEV)
    fighters = _fighters(g, hexes, ~GERMANS, may_spare_soviets(g), int(khrushchev))
    units = 0
    for place in bits(hexes):
        units |= g.at[place]
    case = Assault(
        ladder=ladder(fighters, ())[1],
        stacks=german_stacks(g, target),
        brigade=bool(g.rules.special_units and units & ANTI_TANK),
        khrushchev=khrushchev,
        order=_order(g, target),
        rubble=bool(g.rubble >> target & 1),
    )
    assumptions = [_ties(g)]
    if g.soviet_hand:
        assumptions.append(NO_SOVIET_CARD)
    if g.rules.two_germans:
        assumptions.append(OWNERS)
    ends = soviet_attack(case)
    return Odds("soviet", BOARD.name[target], *ends, len(assumptions) == 1, tuple(assumptions))
