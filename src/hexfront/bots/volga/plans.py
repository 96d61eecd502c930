"""What a German can do with a turn: one plan is a whole action, from its kind to its last hex."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.games.volga import attacks, movement
from hexfront.games.volga.german_cards import allowed_by_linden, one_of_each
from hexfront.games.volga.state import Volga, stack_owner
from hexfront.games.volga.tables import (
    ADJACENT,
    CARD_DICE,
    ENGINEERS,
    LINDEN,
    SOVIET_REINFORCEMENT,
    STACK_LIMIT,
    VICTORY_COLUMN,
)


class Plan:
    """Answers the questions that come up while it is carried out; None where it has no opinion."""

    __slots__ = ()

    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Call(Plan):
    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        return ("call",) if question == "german_action" else None


@dataclass(frozen=True, slots=True)
class Long(Plan):
    start: int
    path: tuple[int, ...]

    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        match question:
            case "german_action":
                return ("long",)
            case "long_stack":
                return ("stack", self.start)
            case "long_first":
                return ("to", self.path[0])
            case "long_second":
                return ("to", self.path[1]) if len(self.path) > 1 else ("stop",)
        return None


@dataclass(frozen=True, slots=True)
class Move:
    """Some units of a stack go to the next hex."""

    start: int
    group: int
    end: int


@dataclass(frozen=True, slots=True)
class Short(Plan):
    moves: tuple[Move, ...]

    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        match question:
            case "german_action":
                return ("short",)
            case "short_stack":
                done = movement.SHORT_MOVES - args[0]
                return ("stack", self.moves[done].start) if done < len(self.moves) else ("stop",)
            case "short_group":
                move = self.moves[movement.SHORT_MOVES - args[0]]
                return _leave_or_go(args[3], move)
        return None


def _leave_or_go(group: int, move: Move) -> Action:
    extra = group & ~move.group
    return ("leave", (extra & -extra).bit_length() - 1) if extra else ("to", move.end)


@dataclass(frozen=True, slots=True)
class Quick(Plan):
    move: Move
    target: int

    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        match question:
            case "german_action":
                return ("quick",)
            case "quick_stack":
                return ("stack", self.move.start)
            case "quick_group":
                return _leave_or_go(args[1], self.move)
            case "quick_target":
                return ("attack", self.target)
        return None


@dataclass(frozen=True, slots=True)
class Planned(Plan):
    target: int
    hexes: int
    cards: int = 0

    def answer(self, g: Volga, question: str, args: Frame) -> Action | None:
        match question:
            case "german_action":
                return ("planned",)
            case "planned_target":
                return ("target", self.target)
            case "planned_stacks":
                _, hexes, refused = args
                for place in bits(hexes & ~self.hexes):
                    return ("hold", place)
                for place in bits(self.hexes & ~hexes & ~refused):
                    return ("ask", place)
                return ("attack",)
            case "choose_german_card":
                assert g.battle is not None
                left = self.cards & ~g.battle.german_cards
                if left:
                    return ("card", (left & -left).bit_length() - 1)
                return ("done",) if g.battle.german_cards else ("none",)
        return None


# -- what there is to choose from


def long_moves(g: Volga) -> Iterator[Long]:
    ground = movement.open_ground(g)
    for start in bits(movement.own_stacks(g) & ground):
        ends = 0
        free = ground & movement.not_joining(g, start) & ~(1 << start)
        for first in bits(ADJACENT[start] & free):
            ends |= 1 << first
            yield Long(start, (first,))
        for first in bits(ADJACENT[start] & ground):
            for second in bits(ADJACENT[first] & free & ~ends):
                ends |= 1 << second
                yield Long(start, (first, second))


def groups(g: Volga, start: int, movable: int) -> list[int]:
    """The parts of a stack worth moving: all, all but the weakest, the weakest, the strongest."""
    units = g.at[start] & movable
    found = [units]
    if units & (units - 1):
        by_strength = sorted(bits(units), key=lambda unit: g.strength[unit])
        weakest = 1 << by_strength[0]
        found += [units & ~weakest, weakest]
        if units.bit_count() == STACK_LIMIT:
            half = sum(1 << unit for unit in by_strength[:2])
            found += [half, units & ~half]
    return found


def short_moves(g: Volga, movable: int = -1) -> Iterator[Move]:
    quiet = movement.quiet(g)
    for start in bits(movement.own_stacks(g)):
        near = ADJACENT[start] & quiet
        if not near or not g.at[start] & movable:
            continue
        for group in groups(g, start, movable):
            ends = movement.with_room(g, near, group.bit_count())
            for end in bits(movement.of_one_colour(g, ends, group)):
                yield Move(start, group, end)


def quick_attacks(g: Volga) -> Iterator[Quick]:
    contact = attacks.contact(g)
    for start in bits(movement.own_stacks(g) & ~movement.near_soviets(g)):
        near = ADJACENT[start] & contact
        if not near:
            continue
        for group in groups(g, start, -1)[:2]:
            ends = movement.with_room(g, near, group.bit_count())
            for end in bits(movement.of_one_colour(g, ends, group)):
                for target in bits(ADJACENT[end] & g.soviet):
                    yield Quick(Move(start, group, end), target)


def planned_attacks(g: Volga) -> Iterator[Planned]:
    """Every target with all stacks around it, with each pair and each alone; cards come later."""
    own = movement.own_stacks(g)
    near = 0
    for place in bits(own):
        near |= ADJACENT[place]
    for target in bits(near & g.soviet):
        stacks = ADJACENT[target] & g.german
        for chosen in _subsets(bits(stacks)):
            if chosen & own:
                yield Planned(target, chosen)


def _subsets(places: list[int]) -> list[int]:
    everything = sum(1 << place for place in places)
    chosen = [everything]
    if len(places) > 1:
        chosen += [1 << place for place in places]
    if len(places) > 2:
        chosen += [everything & ~(1 << place) for place in places]
    return list(dict.fromkeys(chosen))


def card_choices(g: Volga) -> list[int]:
    """Each playable card by itself, and with Linden all engineers together."""
    hand = one_of_each(g.hands[g.player]) & allowed_by_linden(g)
    choices = [1 << card for card in bits(hand)]
    engineers = g.hands[g.player] & ENGINEERS & allowed_by_linden(g)
    if g.leaders & LINDEN and engineers & (engineers - 1):
        choices.append(engineers)
    return choices
