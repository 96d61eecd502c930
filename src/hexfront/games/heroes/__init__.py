"""Conflict of Heroes: Awakening the Bear!, by Uwe Eickert."""
