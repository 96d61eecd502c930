"""Stalingrado 1942-43."""
