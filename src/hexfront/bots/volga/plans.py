"""What a German can do with a turn: one plan is a whole action, from its kind to its last hex."""

from __future__ import annotations

from dataclasses import dataclass

from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.games.volga import movement
from hexfront.games.volga.state import Volga


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
