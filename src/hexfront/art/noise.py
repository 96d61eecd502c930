"""Numbers that waver, always the same way: what makes a drawn map look drawn."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import floor
from random import Random

_MASK = 0xFFFFFFFF


def dice(name: str) -> Random:
    """Random numbers that depend on a name alone, on every machine alike."""
    return Random(int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big"))


@lru_cache(maxsize=1 << 18)
def knot(x: int, y: int, seed: int) -> float:
    """A number from -1 to 1 for a point of the lattice."""
    h = (x * 374761393 + y * 668265263 + seed * 2147483647) & _MASK
    h = ((h ^ (h >> 13)) * 1274126177) & _MASK
    h = ((h ^ (h >> 15)) * 2246822519) & _MASK
    return ((h ^ (h >> 16)) & 0xFFFF) / 32767.5 - 1


def noise(x: float, y: float, seed: int = 0) -> float:
    """A smooth number from -1 to 1, with bumps about one unit apart."""
    left, top = floor(x), floor(y)
    u, v = x - left, y - top
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    a, b = knot(left, top, seed), knot(left + 1, top, seed)
    c, d = knot(left, top + 1, seed), knot(left + 1, top + 1, seed)
    upper = a + (b - a) * u
    return upper + (c + (d - c) * u - upper) * v


def clouds(x: float, y: float, seed: int = 0, octaves: int = 3) -> float:
    """Noise with ever finer noise on it, still from about -1 to 1."""
    total, size = 0.0, 1.0
    for octave in range(octaves):
        total += noise(x, y, seed + 31 * octave) * size
        x, y, size = 2.03 * x + 17.1, 2.03 * y - 9.7, size / 2
    return total / (2 - 2 * size)


def ridges(x: float, y: float, seed: int = 0, octaves: int = 5) -> float:
    """Noise with sharp crests, from 0 to 1: mountains. Spurs leave the crests, and valleys stay
    smooth; each octave is turned, so that nothing runs along the axes."""
    total, size, weight = 0.0, 1.0, 1.0
    for octave in range(octaves):
        crest = (1 - abs(noise(x, y, seed + 31 * octave))) ** 2 * weight
        total += crest * size
        weight = min(1.0, crest * 1.7)
        x, y, size = 1.62 * x - 1.22 * y + 17.1, 1.22 * x + 1.62 * y - 9.7, size / 1.9
    return total / 1.75
