"""What the small ints of the engine mean, so that a signature says it.

Inside the engine a thing is its number and a set of things is an int whose bits are those
numbers: `Hex` 5 is a member of `Hexes` `1 << 5`. They are aliases, no classes: the arithmetic
on them is what makes the games fast.
"""

from __future__ import annotations

from typing import TypeAlias

Hex: TypeAlias = int
Hexes: TypeAlias = int
Unit: TypeAlias = int
Units: TypeAlias = int
Card: TypeAlias = int
Cards: TypeAlias = int
Side: TypeAlias = int
Sides: TypeAlias = int
Direction: TypeAlias = int
"""One of the six, from 0 on."""
Directions: TypeAlias = int
Things: TypeAlias = int
"""A set of whatever a verb names: what a limit lets through."""
Points: TypeAlias = int
"""What is paid, scored or added up: a price, a strength, a modifier, a distance to go."""
Column: TypeAlias = int
"""Of a table of results, or how many columns a shift goes."""
Count: TypeAlias = int
"""How many there are, or may be."""
Die: TypeAlias = int
"""What a die shows."""
Flag: TypeAlias = int
"""Yes or no in a frame of the flow, which holds ints."""
Turn: TypeAlias = int
Player: TypeAlias = int
"""One of those who share a side."""
Seat: TypeAlias = str
"""A seat's name, as players and records write it."""
