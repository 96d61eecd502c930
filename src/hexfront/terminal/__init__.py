"""Hexfront in the terminal: playing, looking at records, and what else the command prints."""
