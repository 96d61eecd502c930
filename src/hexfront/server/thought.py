"""A computer player at a decision: what it wants to play and why, or why it cannot go on."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass
from typing import Any

from hexfront.bots import Bot, Observation, make_bot
from hexfront.bots.explain import Explanation
from hexfront.bots.external import Forfeit
from hexfront.bots.levels import Thinker
from hexfront.bots.value import ModelError
from hexfront.core.game import BadSetup
from hexfront.server.refused import Refused
from hexfront.server.replica import Replica

log = logging.getLogger("hexfront.worker")


@dataclass(frozen=True, slots=True)
class Thought:
    action: tuple[str, ...]
    why: dict[str, Any] | None
    """The explanation, where something new was weighed."""


def think(room: Replica, name: str) -> Thought:
    """The bot only looks. Refused says which sort of trouble it is in; whatever else may be."""
    game = room.game
    assert game.decision is not None
    seat = game.decision.seat
    try:
        bot = room.minds.get((seat, name))
        if bot is None:
            bot = room.minds[seat, name] = make_bot(game.definition.id, name)
        before = _explained(bot)
        rng = random.Random(f"{room.row.id}/{room.number}")
        chosen = bot.choose(Observation(game.definition, game.state, seat, rng))
        action = game.named(chosen)
        said = _explained(bot)
    except ModelError as error:
        raise Refused("bot-model", why=str(error)) from None
    except BadSetup as error:
        raise Refused("bot-unknown", why=str(error)) from None
    except Forfeit as error:
        room.minds.pop((seat, name), None)
        raise Refused("bot-crashed", why=error.why) from None
    except MemoryError:
        raise
    except Exception as error:
        log.exception("bot %s of game %s crashed", name, room.row.id)
        room.minds.pop((seat, name), None)
        raise Refused("bot-crashed", why=f"{type(error).__name__}: {error}") from None
    why = None if said is None or said == before else said.to_json()
    return Thought(action, why)


def _explained(bot: Bot) -> Explanation | None:
    """What it has said already: who does not search thinks about reasons only when asked."""
    return bot.explain() if isinstance(bot, Thinker) else None
