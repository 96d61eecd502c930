"""Opponents for Inferno on the Volga."""

from hexfront.bots.volga.planner import BOTS

__all__ = ["BOTS"]
