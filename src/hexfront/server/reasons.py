"""Why: of a hint, and of what a bot has done, as far as a seat may know it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from hexfront.bots import ADVISER, Explaining, Observation, advice, adviser, make_bot
from hexfront.core.chance import Chance
from hexfront.core.game import Game, HexfrontError
from hexfront.core.history import digest
from hexfront.server.replica import Replica

AGAIN = 0.1
"""The part of its thinking that a bot spends when it is asked once more."""
MOST = 40
"""Decisions that it is asked about."""


def hint(room: Replica) -> dict[str, Any] | None:
    """What the adviser would play, and why; who has nothing to weigh asks the planner."""
    game = room.game
    try:
        room.adviser = room.adviser or adviser(game.definition.id)
        said = room.adviser.advise(game)
    except HexfrontError:  # a game of another package has no such bot
        said = None
    if said is not None:
        return {"action": said.action, "why": said.why.to_json() if said.why else None}
    action = advice(game)
    return None if action is None else {"action": action, "why": None}


def told(room: Replica, seat: str | None, known: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The reasons that were kept when the bot decided, or else what it says once more.

    Until the game is over they are told only to a seat from which nothing is hidden: a plan speaks
    of what its owner holds.
    """
    again = not known
    bot, found = _thought_again(room) if again else (known[0]["seat"], list(known))
    hidden = room.game.result is None and not may_know_all(room.game, seat)
    return {"seat": bot, "hidden": hidden, "again": again, "told": [] if hidden else found}


def may_know_all(game: Game, seat: str | None) -> bool:
    """Whether nothing would change if all that is hidden from a seat were redrawn."""
    if seat is None:
        return False
    other = game.state.clone()
    game.definition.resample(other, seat, Chance("anew"))
    return digest(game.definition, other) == digest(game.definition, game.state)


def _thought_again(room: Replica) -> tuple[str | None, list[dict[str, Any]]]:
    """The last turn of a bot, asked at each of its decisions once more."""
    game = room.game
    bots = {seat.seat: seat.bot for seat in room.seats if seat.bot}
    past = list(game.history[-1].backwards())[:400] if game.history else []
    while past and past[0][0].seat not in bots:
        past.pop(0)
    if not past:
        return None, []
    seat, turn = past[0][0].seat, past[0][1].turn
    theirs = list(takewhile(lambda one: one[1].turn == turn, past))[::-1]
    ours = [(played, state) for played, state in theirs if played.seat == seat]
    bot = make_bot(game.definition.id, f"{bots[seat] or ADVISER}@{AGAIN}")
    found: list[dict[str, Any]] = []
    said = None
    for played, state in ours[:MOST]:
        rng = random.Random(f"{played.seat}/again")
        bot.choose(Observation(game.definition, state, seat, rng))
        new = bot.explain() if isinstance(bot, Explaining) else None
        if new is not None and (said is None or new.ideas[0].plan != said.ideas[0].plan):
            found.append({"length": 0, "why": new.to_json()})
        said = new or said
    return seat, found
