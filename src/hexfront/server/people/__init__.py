"""Accounts, and what people do with them. Play needs none."""
