"""Dice, shuffles and blind draws from a stream that anyone can check.

Every source answers the same few questions. `die` and `dice` are rolled in the open (a player
may throw them by hand); `below`, `pick` and `shuffle` are blind (nobody sees how they came out).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

from hexfront.core.fields import bare

T = TypeVar("T")

_BLOCK = 64
_FAIR_FOR_DICE = 252  # bytes above this would favour low dice


class ChanceError(Exception):
    """A source of chance that cannot give what the game asks of it."""


class RollNeeded(Exception):
    """The player throws the dice by hand and has not told the next ones yet."""

    def __init__(self, why: str, count: int = 1) -> None:
        super().__init__(why)
        self.why = why
        self.count = count


def commitment(seed: str) -> str:
    """What may be published when a game starts, to be checked against the seed when it ends."""
    return blake2b(seed.encode(), digest_size=32, person=b"hexfront-commit").hexdigest()


def joint_seed(secret: str, luck: Mapping[str, str]) -> str:
    """The seed that a secret and what each seat has added to it make together.

    Whoever keeps the secret has published its commitment before anybody added anything, and
    nobody who adds something knows the secret: so none of them can choose the dice.
    """
    lines = [secret, *(f"{seat}:{luck[seat]}" for seat in sorted(luck))]
    text = "\n".join(lines).encode()
    return blake2b(text, digest_size=16, person=b"hexfront-joint").hexdigest()


class Chance:
    """The seeded stream: byte n is byte n % 64 of block n // 64, and a block is the BLAKE2b hash
    (64 bytes) of its number, eight bytes with the highest first, and of the seed in UTF-8.

    A die is the next byte below 252, modulo six, plus one. A draw below a bound is the next number
    of as many bytes as the bound needs, the highest first, taken modulo the bound; numbers from
    the highest multiple of the bound upwards are passed over.
    """

    __slots__ = ("_block", "at", "seed", "trace")

    def __init__(self, seed: str, at: int = 0) -> None:
        self.seed = seed
        self.at = at
        self.trace: list[int] | None = None
        self._block = self._bytes(at // _BLOCK) if at % _BLOCK else b""

    def clone(self) -> Chance:
        kind: Any = type(self)
        other: Chance = kind.__new__(kind)
        other.seed = self.seed
        other.at = self.at
        other.trace = None
        other._block = self._block
        return other

    def again(self, results: Sequence[int]) -> Recorded:
        """From this place on, with results that are known."""
        return Recorded(results, self.seed, at=self.at)

    def _bytes(self, block: int) -> bytes:
        return blake2b(block.to_bytes(8, "big") + self.seed.encode()).digest()

    def _byte(self) -> int:
        at = self.at
        self.at = at + 1
        at &= _BLOCK - 1
        if not at:
            self._block = self._bytes(self.at // _BLOCK)
        return self._block[at]

    def die(self, why: str = "") -> int:
        byte = self._byte()
        while byte >= _FAIR_FOR_DICE:
            byte = self._byte()
        byte = byte % 6 + 1
        if self.trace is not None:
            self.trace.append(byte)
        return byte

    def dice(self, count: int, why: str = "") -> list[int]:
        die = self.die
        return [die(why) for _ in range(count)]

    def below(self, bound: int) -> int:
        """A blind draw: one of 0 .. bound-1, each as likely."""
        width = (bound - 1).bit_length() + 7 >> 3 or 1
        whole = 1 << 8 * width
        fair = whole - whole % bound
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self._byte()
            if value < fair:
                break
        value %= bound
        if self.trace is not None:
            self.trace.append(value)
        return value

    def pick(self, among: int) -> int:
        """A blind draw of one member of a set of bits."""
        for _ in range(self.below(among.bit_count())):
            among &= among - 1
        return (among & -among).bit_length() - 1

    def shuffle(self, items: Iterable[T]) -> list[T]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


class Script(Chance):
    """Dice as a test or a printed example gives them; blind draws too, if it names them."""

    __slots__ = ("_dice", "_draws")

    def __init__(
        self,
        dice: Sequence[int] = (),
        draws: Sequence[int] | None = None,
        seed: str = "script",
        at: int = 0,
    ) -> None:
        super().__init__(seed, at)
        self._dice = list(dice)
        self._draws = None if draws is None else list(draws)

    def clone(self) -> Script:
        other = Script(self._dice, self._draws, self.seed)
        other.at = self.at
        other._block = self._block
        return other

    @property
    def left(self) -> list[int]:
        """The dice that nobody has asked for yet."""
        return self._dice

    def die(self, why: str = "") -> int:
        if not self._dice:
            raise ChanceError(f"the script has no die left for {why or 'this roll'}")
        if self.trace is not None:
            self.trace.append(self._dice[0])
        return self._dice.pop(0)

    def below(self, bound: int) -> int:
        if self._draws is None:
            return super().below(bound)
        if not self._draws:
            raise ChanceError(f"the script has no draw left below {bound}")
        if self._draws[0] >= bound:
            raise ChanceError(f"the script's draw {self._draws[0]} is not below {bound}")
        if self.trace is not None:
            self.trace.append(self._draws[0])
        return self._draws.pop(0)


class Recorded(Chance):
    """The results kept in a record, so that an old game replays whatever the stream does today.

    The stream runs alongside: `strayed` tells whether it would have given other results, and a
    game that goes on after its record has ended takes up the stream where it has come to.
    """

    __slots__ = ("_results", "by_hand", "strayed")

    def __init__(
        self, results: Sequence[int], seed: str, by_hand: bool = False, at: int = 0
    ) -> None:
        super().__init__(seed, at)
        self._results = list(results)
        self.by_hand = by_hand
        self.strayed = False

    def clone(self) -> Recorded:
        other = Recorded(self._results, self.seed, self.by_hand)
        other.at = self.at
        other._block = self._block
        other.strayed = self.strayed
        return other

    def again(self, results: Sequence[int]) -> Recorded:
        return Recorded(results, self.seed, self.by_hand, self.at)

    @property
    def left(self) -> int:
        return len(self._results)

    def feed(self, results: Sequence[int]) -> None:
        self._results = list(results)

    def stream(self) -> Chance:
        """The source to go on with."""
        return (Typed if self.by_hand else Chance)(self.seed, self.at)

    def _next(self, low: int, high: int, own: int | None) -> int:
        if not self._results:
            raise ChanceError("the record has fewer rolls than the game asks for")
        value = self._results.pop(0)
        if not low <= value <= high:
            raise ChanceError(f"the record has a roll of {value} where {low}..{high} is possible")
        if own is not None and own != value:
            self.strayed = True
        if self.trace is not None:
            self.trace.append(value)
        return value

    def die(self, why: str = "") -> int:
        own = None if self.by_hand else self._aside().die()
        return self._next(1, 6, own)

    def below(self, bound: int) -> int:
        return self._next(0, bound - 1, self._aside().below(bound))

    def _aside(self) -> Chance:
        return _Aside(self)


class _Aside(Chance):
    """The plain stream of another source, advanced without leaving a trace."""

    __slots__ = ("_of",)

    def __init__(self, of: Chance) -> None:
        self._of = of
        self.trace = None

    def _byte(self) -> int:
        return Chance._byte(self._of)


class Typed(Chance):
    """Open dice come from the player's hand, blind draws from the stream."""

    __slots__ = ("given",)

    def __init__(self, seed: str, at: int = 0) -> None:
        super().__init__(seed, at)
        self.given: list[int] = []

    def clone(self) -> Typed:
        other = bare(Typed)
        other.seed = self.seed
        other.at = self.at
        other.trace = None
        other._block = self._block
        other.given = []
        return other

    def again(self, results: Sequence[int]) -> Recorded:
        return Recorded(results, self.seed, True, self.at)

    def dice(self, count: int, why: str = "") -> list[int]:
        if len(self.given) < count:
            raise RollNeeded(why, count - len(self.given))
        return super().dice(count, why)

    def die(self, why: str = "") -> int:
        if not self.given:
            raise RollNeeded(why)
        if self.trace is not None:
            self.trace.append(self.given[0])
        return self.given.pop(0)
