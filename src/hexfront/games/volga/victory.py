"""Chapter 1: how the game ends."""

from __future__ import annotations

from hexfront.core.flow import Result
from hexfront.core.rulebook import rule
from hexfront.core.types import Hexes
from hexfront.games.volga.state import GERMAN, ICONS, Volga, steps
from hexfront.games.volga.tables import OKH, SOVIET_REINFORCEMENT, VICTORY_COLUMN

LOSSES_THAT_DECIDE = 10
EXTRA_TURNS_AT_MOST = 5


@steps.step
@rule("1.2a", "1.1d")
def turn_end(g: Volga) -> None:
    """After either side's turn: the side whose turn it was is judged first (OP-1.2)."""
    checks = (check_germans, check_soviets)
    for check in checks if g.side == GERMAN else reversed(checks):
        check(g)
    g.follow("soviet_turn" if g.side == GERMAN else "german_turn")


def objective(g: Volga) -> Hexes:
    """The hexes that the Germans must hold to win by them."""
    return VICTORY_COLUMN if g.leaders & OKH else SOVIET_REINFORCEMENT


@rule("1.2c", "1.3a", "1.3b", "15.6a", "15.6b")
def check_germans(g: Volga) -> None:
    """No Soviet block on the map, or the objective taken: which one depends on OKH."""
    if not g.soviet:
        germans_win(g, "no-soviets", "15.6a" if g.leaders & OKH else "1.3b")
    elif g.leaders & OKH:
        if not VICTORY_COLUMN & ~g.control:
            germans_win(g, "volga-bank", "15.6b")
    elif not SOVIET_REINFORCEMENT & ~g.control:
        germans_win(g, "reinforcement-hexes", "1.3a")


@rule("1.4a")
def check_soviets(g: Volga) -> None:
    if g.loss_count() >= LOSSES_THAT_DECIDE:
        soviets_win(g, "losses", "1.4a")


@rule("17.5a", "17.1e")
def germans_win(g: Volga, kind: str, rule: str) -> None:
    """Of two Germans the one with more Soviet reinforcement hexes; a tie is shared (OP-17.3)."""
    winners: tuple[str, ...] = ("german",)
    if g.rules.two_germans:
        held = [hexes.bit_count() for hexes in g.credit]
        winners = tuple(g.seat_of(player) for player in (0, 1) if held[player] == max(held))
    _over(g, winners, kind, rule)


def soviets_win(g: Volga, kind: str, rule: str) -> None:
    _over(g, ("soviet",), kind, rule)


def _over(g: Volga, winners: tuple[str, ...], kind: str, rule: str) -> None:
    g.tell("game-over", rule, winners=list(winners), kind=kind)
    score = [("losses", g.loss_count()), ("turns", g.turn)]
    score.append(("reinforcement-hexes", (g.control & SOVIET_REINFORCEMENT).bit_count()))
    if g.rules.two_germans:
        score += [(g.seat_of(player), g.credit[player].bit_count()) for player in (0, 1)]
    g.end(Result(winners, kind, rule, tuple(score)))


@rule("1.2b", "1.4b", "15.6c", "1.1e")
def soviet_deck_empty(g: Volga) -> None:
    """The clock has run down: the end, unless OKH and eliminated R units prolong the game."""
    if g.leaders & OKH and g.at[ICONS]:
        g.extra = 0
        g.tell("extension", "15.6c", turns=g.at[ICONS].bit_count())
        return
    soviets_win(g, "deck", "1.4b")


@rule("15.6c", "15.6d", "15.6e")
def use_extra_turn(g: Volga) -> None:
    """In the extension each German turn costs one of those that eliminated R units gave."""
    if g.extra >= min(g.at[ICONS].bit_count(), EXTRA_TURNS_AT_MOST):
        soviets_win(g, "deck", "15.6c")
    g.extra += 1
    g.tell("extra-turn", "15.6c", number=g.extra)
