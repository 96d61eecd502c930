"""Exact odds: finite distributions with integer weights, and the dice that wargames roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, ItemsView, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import gcd, lcm, prod
from operator import add, itemgetter
from typing import Any, Generic, TypeVar, cast, overload

T_co = TypeVar("T_co", bound=Hashable, covariant=True)
T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)


class Dist(Generic[T_co]):
    """An immutable distribution: outcomes with positive int weights in lowest terms.

    Build one with `certain`, `uniform` or `weighted`, or with the functions below.
    """

    __slots__ = ("_total", "_weights")
    _weights: dict[T_co, int]
    _total: int

    @staticmethod
    def certain(outcome: T) -> Dist[T]:
        """One outcome, always."""
        return _dist({outcome: 1})

    @staticmethod
    def uniform(outcomes: Iterable[T]) -> Dist[T]:
        """Each of these equally often; an outcome listed twice counts twice."""
        weights: dict[T, int] = defaultdict(int)
        for outcome in outcomes:
            weights[outcome] += 1
        return Dist.weighted(weights)

    @staticmethod
    def weighted(weights: Mapping[T, int]) -> Dist[T]:
        """Outcomes in proportion to their weights; those of weight 0 are left out."""
        kept = {x: w for x, given in weights.items() if (w := _checked("a weight", given, 0))}
        if not kept:
            raise ValueError("a distribution needs an outcome with a positive weight")
        return _dist(kept)

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return self._total

    @property
    def outcomes(self) -> tuple[T_co, ...]:
        """What can happen, in a fixed order: sorted, or by repr where outcomes have no order."""
        try:
            return tuple(sorted(cast(Any, self._weights)))
        except TypeError:
            return tuple(sorted(self._weights, key=repr))

    def items(self) -> ItemsView[T_co, int]:
        """Outcomes with their weights, in no particular order."""
        return self._weights.items()

    def map(self, f: Callable[[T_co], U]) -> Dist[U]:
        """The distribution of f(outcome)."""
        weights: dict[U, int] = defaultdict(int)
        for outcome, weight in self._weights.items():
            weights[f(outcome)] += weight
        return _dist(dict(weights))

    def then(self, f: Callable[[T_co], Dist[U]]) -> Dist[U]:
        """Roll again: f gives the second distribution for each result of the first.

        f is asked once an outcome, and branches that are the same object are expanded once:
        a cached f makes long chains cheap.
        """
        return _mix((weight, f(outcome)) for outcome, weight in self._weights.items())

    def joint(self, f: Callable[[T_co], Dist[U]]) -> Dist[tuple[T_co, U]]:
        """Roll again like `then`, and keep both results as a pair."""
        branches = [(outcome, weight, f(outcome)) for outcome, weight in self._weights.items()]
        common = lcm(*{branch._total for _, _, branch in branches})
        weights: dict[tuple[T_co, U], int] = {}
        for first, weight, branch in branches:
            scale = weight * (common // branch._total)
            for second, w in branch._weights.items():
                weights[first, second] = scale * w
        return _dist(weights)

    def where(self, predicate: Callable[[T_co], bool]) -> Dist[T_co]:
        """The distribution given that the predicate holds; ValueError if it cannot."""
        kept = {outcome: w for outcome, w in self._weights.items() if predicate(outcome)}
        if not kept:
            raise ValueError("the condition holds for no possible outcome")
        return _dist(kept)

    def marginal(self: Dist[tuple[Any, ...]], *places: int) -> Dist[Any]:
        """The distribution of one place of tuple outcomes, or of a tuple of several places."""
        try:
            return self.map(itemgetter(*places))
        except (IndexError, TypeError) as error:
            raise ValueError(f"not every outcome has the places {places}") from error

    @overload
    def chance(self, event: Callable[[T_co], bool]) -> Fraction: ...
    @overload
    def chance(self, event: Hashable) -> Fraction: ...
    def chance(self, event: Any) -> Fraction:
        """The chance that a predicate holds, or of one outcome (anything not callable)."""
        if callable(event):
            return Fraction(sum(w for o, w in self._weights.items() if event(o)), self._total)
        return Fraction(self._weights.get(event, 0), self._total)

    def mean(self, key: Callable[[T_co], int | Fraction] | None = None) -> Fraction:
        """The expectation of the outcomes, or of key(outcome)."""
        whole: int | Fraction = 0
        for outcome, weight in self._weights.items():
            value = outcome if key is None else key(outcome)
            if not isinstance(value, (int, Fraction)):
                raise ValueError(f"mean needs ints or Fractions, not {value!r}")
            whole += weight * value
        return Fraction(whole) / self._total

    def quantile(self, share: Fraction | int) -> T_co:
        """The smallest outcome that, with all below it, has at least this share."""
        if not isinstance(share, (int, Fraction)) or not 0 <= share <= 1:
            raise ValueError(f"a quantile needs an int or Fraction from 0 to 1, not {share!r}")
        try:
            ordered: list[Any] = sorted(cast(Any, self._weights))
        except TypeError as error:
            raise ValueError("quantiles need outcomes that can be ordered") from error
        reached, needed = 0, share * self._total
        for outcome in ordered:
            reached += self._weights[outcome]
            if reached >= needed:
                break
        return cast(T_co, outcome)

    def as_floats(self) -> dict[T_co, float]:
        """Chances for output, in the order of `outcomes`: equal distributions print alike."""
        return {outcome: self._weights[outcome] / self._total for outcome in self.outcomes}

    def __eq__(self, other: object) -> bool:
        return self._weights == other._weights if isinstance(other, Dist) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __repr__(self) -> str:
        shown = [f"{outcome!r}: {self._weights[outcome]}" for outcome in self.outcomes[:6]]
        more = len(self._weights) - len(shown)
        tail = f", and {more} more" if more else ""
        return f"<Dist of {self._total}: {', '.join(shown)}{tail}>"


def dice(n: int, sides: int = 6) -> Dist[int]:
    """The sum of n dice."""
    return _dice(_checked("a number of dice", n, 0), _checked("a number of sides", sides, 1))


def hits(n: int, at_least: int, sides: int = 6) -> Dist[int]:
    """How many of n dice show the target or more; a target may lie off the die."""
    return hit_groups(((n, at_least),), sides)


def hit_groups(groups: Iterable[tuple[int, int]], sides: int = 6) -> Dist[int]:
    """How many dice hit in all, from groups (number of dice, target)."""
    _checked("a number of sides", sides, 1)
    merged: dict[int, int] = defaultdict(int)
    for n, at_least in groups:
        faces = min(max(sides + 1 - _checked("a target", at_least), 0), sides)
        merged[faces] += _checked("a number of dice", n, 0)
    return _hit_groups(tuple(sorted(merged.items())), sides)


def mixture(parts: Iterable[tuple[int, Dist[T]]]) -> Dist[T]:
    """One of these distributions, drawn by weight; parts of weight 0 are left out."""
    kept = [(w, dist) for given, dist in parts if (w := _checked("a weight", given, 0))]
    if not kept:
        raise ValueError("a mixture needs a part with a positive weight")
    return _mix(kept)


@overload
def product(a: Dist[T], b: Dist[U], /) -> Dist[tuple[T, U]]: ...
@overload
def product(*dists: Dist[Any]) -> Dist[tuple[Any, ...]]: ...
def product(*dists: Dist[Any]) -> Dist[Any]:
    """Independent results side by side, as a tuple."""
    weights: dict[tuple[Any, ...], int] = {(): 1}
    for dist in dists:
        weights = {(*o, x): v * w for o, v in weights.items() for x, w in dist._weights.items()}
    return _dist(weights)


def opposed(a: Dist[T], b: Dist[U], compare: Callable[[T, U], V]) -> Dist[V]:
    """Two independent rolls against each other: the distribution of compare(a, b)."""
    weights: dict[V, int] = defaultdict(int)
    for x, v in a._weights.items():
        for y, w in b._weights.items():
            weights[compare(x, y)] += v * w
    return _dist(dict(weights))


def sum_of(dists: Iterable[Dist[int]]) -> Dist[int]:
    """The sum of independent int results."""
    parts = list(dists)
    if not all(isinstance(outcome, int) for part in parts for outcome in part._weights):
        raise ValueError("sum_of needs int outcomes")
    lows = [min(part._weights) for part in parts]
    span = sum(max(part._weights) - low for part, low in zip(parts, lows, strict=True))
    if span > 1000 + 16 * sum(len(part._weights) for part in parts):
        # Far-apart outcomes would be mostly empty slots: add them pair by pair.
        summed = Dist.certain(0)
        for part in parts:
            summed = opposed(summed, part, add)
        return summed
    size, packed = _slot(part._total for part in parts), 1
    for part, low in zip(parts, lows, strict=True):
        room = bytearray(size * (max(part._weights) - low + 1))
        for outcome, weight in part._weights.items():
            start = size * (outcome - low)
            room[start : start + size] = weight.to_bytes(size, "little")
        packed *= int.from_bytes(room, "little")
    return _unpacked(packed, size, sum(lows), span)


# Sums of independent ints multiply their generating functions. Written at x = 256**size, with
# slots too wide to overflow, a polynomial is one big int, and C does the whole convolution.


def _slot(totals: Iterable[int]) -> int:
    """Bytes a coefficient needs in the product of polynomials with these totals."""
    return (prod(totals).bit_length() + 7) // 8


def _unpacked(packed: int, size: int, low: int, span: int) -> Dist[int]:
    room = packed.to_bytes(size * (span + 1), "little")
    slots = range(0, len(room), size)
    weights = [int.from_bytes(room[start : start + size], "little") for start in slots]
    return _dist({low + i: weight for i, weight in enumerate(weights) if weight})


@lru_cache(maxsize=1024)
def _dice(n: int, sides: int) -> Dist[int]:
    size = _slot((sides**n,))
    die = int.from_bytes((1).to_bytes(size, "little") * sides, "little")
    return _unpacked(die**n, size, n, n * (sides - 1))


@lru_cache(maxsize=8192)
def _hit_groups(groups: tuple[tuple[int, int], ...], sides: int) -> Dist[int]:
    """Groups here are (faces that hit, number of dice), each number of faces once."""
    rolled = sum(n for _, n in groups)
    size, packed = _slot((sides**rolled,)), 1
    for faces, n in groups:
        packed *= (sides - faces + (faces << 8 * size)) ** n
    return _unpacked(packed, size, 0, rolled)


def _mix(parts: Iterable[tuple[int, Dist[T]]]) -> Dist[T]:
    shares: dict[int, int] = defaultdict(int)
    branches: dict[int, Dist[T]] = {}  # by id, which is safe while they are held here
    for weight, branch in parts:
        shares[id(branch)] += weight
        branches[id(branch)] = branch
    common = lcm(*{branch._total for branch in branches.values()})
    weights: dict[T, int] = defaultdict(int)
    for key, branch in branches.items():
        scale = shares[key] * (common // branch._total)
        for outcome, weight in branch._weights.items():
            weights[outcome] += scale * weight
    return _dist(dict(weights))


def _dist(weights: dict[T, int]) -> Dist[T]:
    """A distribution that takes over weights known to be positive ints."""
    # Lowest terms keep the ints of long chains small and make equality a dict comparison.
    divisor = gcd(*weights.values())
    if divisor != 1:
        weights = {outcome: weight // divisor for outcome, weight in weights.items()}
    dist: Dist[T] = Dist()
    dist._weights = weights
    dist._total = sum(weights.values())
    return dist


def _checked(what: str, value: int, least: int | None = None) -> int:
    if not isinstance(value, int) or (least is not None and value < least):
        limit = "" if least is None else f" of at least {least}"
        raise ValueError(f"{what} must be an int{limit}, not {value!r}")
    return int(value)
