"""Turns that are played again by pointer, so that clicks are counted for the same decisions.

    python turns.py make                        choose the turns anew, by the planner
    python turns.py table DATABASE TURN FROM    a table at the beginning of one, or after so many of
                                                its answers; its links as JSON
    python turns.py played DATABASE GAME        all that was played at a table, as JSON

A turn is a record of what was before it and the answers of both seats. Its dice come from a seed of
its own, so that the same answers meet the same luck.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hexfront import Record, new
from hexfront.bots import Observation, seat_bots
from hexfront.core.chance import Chance
from hexfront.core.history import Played
from hexfront.games import find
from hexfront.server import tables
from hexfront.server.database import open_engine
from hexfront.server.replica import Replica
from hexfront.server.store import Store

TURNS = Path(__file__).parent / "turns"
SEED = "the same luck"

Moment = Callable[[Any], bool]


def _soviet_half(turn: int) -> tuple[Moment, Moment]:
    """A turn of the Soviet side of No Retreat!, with what the Axis answers to it."""
    return (
        lambda g: g.turn == turn and g.active == 1,
        lambda g: g.turn > turn or g.active == 0,
    )


def _soviet_turn(turn: int) -> tuple[Moment, Moment]:
    return (
        lambda g: g.turn == turn and g.side == 1,
        lambda g: g.turn > turn,
    )


WANTED: dict[str, tuple[str, str, str, str, Moment, Moment]] = {
    "noretreat": ("noretreat", "campaign", "1", "soviet", *_soviet_half(2)),
    "firefight": ("heroes", "partisans", "1", "german", lambda g: True, lambda g: False),
    "blue": ("stalingrado", "blue", "1", "soviet", *_soviet_turn(2)),
}
"""The game, scenario and seed, who is watched, when it begins and when it is over."""


def _without_second_thoughts(answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The planner takes air units up to see where they could go, and leaves some where they are."""
    found: list[dict[str, Any]] = []
    for answer in answers:
        if answer["prompt"] == "transfer" and answer["action"] == ["stay"]:
            found.pop()
        else:
            found.append(answer)
    return found


def _make(name: str) -> None:
    id, scenario, seed, seat, begins, ends = WANTED[name]
    game = new(id, scenario=scenario, seed=seed)
    bots = seat_bots(game.definition, game.mode, dict.fromkeys(game.seats, "planner"))

    def answer() -> dict[str, Any]:
        decision = game.decision
        assert decision is not None
        rng = random.Random(f"{seed}/{len(game.history)}")
        seen = Observation(game.definition, game.state, decision.seat, rng)
        action = game.named(bots[decision.seat].choose(seen))
        told = {"seat": decision.seat, "prompt": decision.prompt, "action": list(action)}
        if decision.skip is not None and decision.is_skipped(game.definition.skips):
            told["skipped"] = True
        game.play(action)
        if joined := _joined(game.history[-1]):
            told["joined"] = joined
        return told

    while not begins(game.state):
        answer()
    text = Record.of(game).text
    game = Record.parse(text).replay(find)
    game.state.chance = Chance(SEED)
    answers = []
    while game.decision is not None and not ends(game.state):
        answers.append(answer())
    answers = _without_second_thoughts(answers)
    TURNS.mkdir(exist_ok=True)
    (TURNS / f"{name}.jsonl").write_text(text, "utf-8")
    kept = {"seat": seat, "answers": answers}
    lines = ",\n".join(json.dumps(one) for one in answers)
    (TURNS / f"{name}.json").write_text(
        f'{{"seat": "{kept["seat"]}", "answers": [\n{lines}\n]}}\n', "utf-8"
    )
    own = sum(one["seat"] == seat for one in answers)
    print(f"{name}: {len(answers)} answers, {own} of them by {seat}")


def _after(record: Record, name: str, count: int) -> Record:
    """With the first answers of the turn; none of them may have rolled."""
    if not count:
        return record
    game = record.replay(find)
    answers = json.loads((TURNS / f"{name}.json").read_text("utf-8"))["answers"]
    for answer in answers[:count]:
        game.play(answer["action"])
        assert not game.history[-1].rolls, answer
    return Record.of(game)


def _table(url: str, name: str, count: str = "0") -> None:
    store = Store(open_engine(url))
    record = _after(Record.load(TURNS / f"{name}.jsonl"), name, int(count))
    row, seats = tables.upload(store, find, record)
    seats = [store.change_seat(row.id, seat, luck="00" * 16) for seat in seats]
    store.begin(row.id, SEED, None, row.asked)
    links = [{"seat": seat.seat, "token": seat.token} for seat in seats]
    print(json.dumps({"id": row.id, "seats": links, "watch": row.watch}))


def _played(url: str, id: str) -> None:
    room = Replica.load(Store(open_engine(url)), find, id)
    assert room is not None
    print(json.dumps([_told(one) for one in room.game.history]))


def _told(one: Played) -> str:
    """An action as it was played; an attack or the move of a stack with all who took part."""
    return " ".join([*one.action, *_joined(one)])


def _joined(one: Played) -> list[str]:
    """Who took part in the attack that an action began, or in the move of a stack."""
    groups = {"attack": "counters", "stack-moves": "units"}
    told = [event.seen_by(one.seat) for event in one.events if event.what in groups]
    return sorted(name for seen in told for name in seen["args"].get(groups[seen["event"]], []))


def main(command: str, *rest: str) -> None:
    if command == "make":
        for name in rest or WANTED:
            _make(name)
    elif command == "table":
        _table(*rest)
    else:
        _played(*rest)


main(*sys.argv[1:])
