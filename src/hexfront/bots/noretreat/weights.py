"""The numbers by which a player of No Retreat! weighs things, in strength points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a plan is judged by; other numbers make another plan."""

    held: float = 1.3
    """Of a city's worth, for controlling it."""
    exposed: float = 0.75
    """Of a city's worth, for leaving it open to somebody who can walk in."""
    gap: float = 0.06
    """For each hex of ours that the enemy can reach: holes in the line."""
    raid: float = 0.2
    """Of an empty city's worth, if raiders can come there later through holes in the line."""
    stranded: float = 0.9
    """Of a unit's worth, if it ends the turn without supply."""
    cut: float = 0.15
    """Of a unit's worth, if enemy moves can cut it off."""
    pocket: float = 0.55
    """Of an enemy's worth, if it is cut off."""
    threat: float = 0.4
    """Of what enemy attacks can be expected to cost."""
    goal: float = 0.4
    """For each hex between a unit and its goal."""
    attack: float = 1.0
    """Of what an attack can be expected to gain."""
    body: float = 0.35
    """For each unit tied to an attack."""
    enough: float = 0.7
    """What an attack must be worth."""
    guard: bool = False
    """Whether open cities are seen to before attacks are."""
    focus: int = -1
    """A city that more is done for than it deserves."""
    begin: int = 0
    """How many better attacks wait until the first one has its units."""
    tries: int = 24
    """Places thought through for each unit."""
    passes: int = 3
    """How often all units are thought about; who does so once shuts nobody in, and changes nothing
    in an attack any more."""
    trains: bool = True
    """Whether somebody may take the train."""
    spare: int = 2
    """Cards kept when others are spent on units."""


PLAIN = Weights()
QUICK = Weights(tries=4, passes=1, trains=False)
BEGINNER = Weights(
    held=1.0,
    exposed=0.0,
    gap=0.0,
    raid=0.0,
    cut=0.0,
    threat=0.05,
    pocket=0.0,
    goal=0.15,
    body=0.05,
    enough=0.1,
    tries=2,
    passes=1,
    trains=False,
    spare=4,
)
"""Sees cities and battles; of lines, pockets and what the enemy can do it has yet to learn,
and it saves its cards until they must be discarded."""
