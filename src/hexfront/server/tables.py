"""How games come to be: set up, from a record, or from a moment of another; and who sits where.

Every new game draws new dice. The server keeps a secret and publishes its commitment; each seat
adds something of its own; the seed is made of all of these, when the last one has been added.
Until then the table waits.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from hexfront.bots import seat_bots
from hexfront.core.chance import Chance, Typed, joint_seed
from hexfront.core.game import BadSetup, Definition, Game, Mode, check_setup
from hexfront.core.lesson import Lesson
from hexfront.core.record import OtherData, Record, RecordError
from hexfront.games.lessons import lessons
from hexfront.server import snapshots
from hexfront.server.clocks import DAY, Clock
from hexfront.server.listed import Find
from hexfront.server.models import ClockIn
from hexfront.server.refused import Refused
from hexfront.server.store import Entry, GameRow, SeatRow, Store


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(8)


def create(
    store: Store,
    definition: Definition,
    mode: str | None,
    scenario: str | None,
    options: Mapping[str, Any],
    bots: Mapping[str, str],
    names: Mapping[str, str],
    dice: str = "seeded",
    parent: str | None = None,
    mine: Sequence[str] | None = None,
) -> tuple[GameRow, list[SeatRow]]:
    """A table that waits for what its seats add to the seed."""
    setup = check_setup(definition, mode, scenario, options)
    seats = planned(definition, mode, scenario, options, bots, names, mine)
    row = GameRow(
        id=new_id(),
        game=definition.id,
        mode=setup.mode,
        scenario=setup.scenario,
        options=setup.options,
        seed="",
        dice=dice,
        position=None,
        version=definition.version,
        data=definition.data_of(setup.scenario),
        watch=new_token(),
        created=time.time(),
        finished=None,
        parent=parent,
        asked=None,
        secret=secrets.token_hex(32),
    )
    store.add_game(row, seats, [])
    return row, seats


def planned(
    definition: Definition,
    mode: str | None,
    scenario: str | None,
    options: Mapping[str, Any],
    bots: Mapping[str, str],
    names: Mapping[str, str],
    mine: Sequence[str] | None,
) -> list[SeatRow]:
    """Who would sit where; or why that cannot be."""
    setup = check_setup(definition, mode, scenario, options)
    return seated(definition, _mode(definition, setup.mode), bots, names, mine)


def set_clocks(store: Store, id: str, seats: Sequence[SeatRow], clock: ClockIn | None) -> None:
    """For each of the two people at a table."""
    if clock is not None:
        days = (clock.move * DAY, clock.bank * DAY, clock.vacation * DAY)
        for seat in seats:
            store.set_clock(id, Clock(seat.seat, *days))


def check_clock(seats: Sequence[SeatRow], clock: ClockIn | None) -> None:
    is_duel = len(seats) == 2 and not any(seat.bot for seat in seats)
    if clock is not None and not is_duel:
        raise BadSetup("a clock is for two people, and for no computer")


def upload(
    store: Store,
    find: Find,
    record: Record,
    bots: Mapping[str, str] | None = None,
    mine: Sequence[str] | None = None,
) -> tuple[GameRow, list[SeatRow]]:
    """A game that goes on, with new dice, or is looked at, from its record."""
    try:
        game = record.replay(find)
    except OtherData as error:
        raise Refused("other-version", why=str(error)) from None
    except RecordError as error:
        raise Refused("record-does-not-fit", why=str(error), line=error.line) from None
    definition = game.definition
    everybody = [seat for seat in game.seats if seat not in (bots or {})]
    seats = seated(definition, game.mode, bots or {}, {}, everybody if mine is None else mine)
    played = [game.opening, *game.history]
    over = game.result is not None
    row = GameRow(
        id=new_id(),
        game=definition.id,
        mode=game.setup.mode,
        scenario=game.setup.scenario,
        options=game.setup.options,
        seed=game.seed if over else "",
        dice="seeded",  # a record tells what was thrown by hand, but not which rolls were
        position=game.position,
        version=record.header["version"],
        data=record.header["data"],
        watch=new_token(),
        created=time.time(),
        finished=time.time() if over else None,
        parent=None,
        asked=asked(game),
        secret=None if over else secrets.token_hex(32),
        since=None if over else len(played),
    )
    now = time.time()
    listed = [
        Entry(number, one.seat, one.action, tuple(one.rolls), now, number + 1, snapshots.told(one))
        for number, one in enumerate(played)
    ]
    store.add_game(row, seats, listed)
    add_snapshots(store, row.id, game)
    return row, seats


LESSON = "lesson "
"""Where the dice of a game come from, before the number of a lesson that has them prepared."""


def lesson_of(row: GameRow) -> Lesson | None:
    """The lesson that a game is."""
    number = row.dice.removeprefix(LESSON)
    if number == row.dice:
        return None
    return lessons(row.game)[int(number) - 1]


def teach(store: Store, definition: Definition, number: int, own: int) -> GameRow:
    """A lesson as a game, before the player's step `own`."""
    found = lessons(definition.id)
    if not 1 <= number <= len(found):
        raise BadSetup(f"{definition.id} has no lesson {number}; it has {len(found)}")
    lesson = found[number - 1]
    game, _ = lesson.reached(definition, min(own, lesson.own_steps))
    others = {seat: "random" for seat in game.seats if seat != lesson.seat}
    row = GameRow(
        id=new_id(),
        game=definition.id,
        mode=game.setup.mode,
        scenario=game.setup.scenario,
        options=game.setup.options,
        seed=lesson.seed,
        dice=f"{LESSON}{number}",
        position=lesson.position,
        version=definition.version,
        data=definition.data_of(game.setup.scenario, game.setup.sheet),
        watch=new_token(),
        created=time.time(),
        finished=None,
        parent=None,
        asked=asked(game),
    )
    now = time.time()
    listed = [
        Entry(n, one.seat, one.action, tuple(one.rolls), now, n + 1, snapshots.told(one))
        for n, one in enumerate([game.opening, *game.history])
    ]
    seats = seated(definition, game.mode, others, {}, [lesson.seat])
    store.add_game(row, seats, listed)
    return row


def add_snapshots(store: Store, id: str, game: Game) -> None:
    """Of a game that was played elsewhere, without anything taken back."""
    last = 0
    for number, one in enumerate(game.history, 1):
        if one.revealed and number - last >= snapshots.APART:
            state = game.history[number].before if number < len(game.history) else game.state
            store.add_snapshot(id, 1 + number, 1 + number, snapshots.write(game.definition, state))
            last = number


def begin(
    definition: Definition, row: GameRow, seats: Sequence[SeatRow]
) -> tuple[str, Game | None]:
    """The seed that a table has come to, and the game, if it was not begun elsewhere."""
    assert row.secret is not None
    seed = joint_seed(row.secret, luck_of(seats))
    if row.since is not None:
        return seed, None
    setup = check_setup(definition, row.mode, row.scenario, row.options)
    chance = Typed(seed) if row.dice == "typed" else Chance(seed)
    return seed, Game(definition, setup, definition.begin(setup, chance))


def opening(game: Game) -> Entry:
    """The first entry of a game's list."""
    one = game.opening
    told = snapshots.told(one) if game.is_set_up else None
    return Entry(0, "", (), tuple(one.rolls), time.time(), 1 if game.is_set_up else 0, told)


def luck_of(seats: Sequence[SeatRow]) -> dict[str, str]:
    """What was added to the seed, by seat; computers add nothing."""
    return {seat.seat: seat.luck for seat in seats if seat.luck is not None}


def is_complete(seats: Sequence[SeatRow]) -> bool:
    return all(seat.luck is not None for seat in seats if seat.bot is None)


def asked(game: Game) -> str | None:
    return game.decision.seat if game.decision else None


def with_watch(row: GameRow, watch: str) -> GameRow:
    return replace(row, watch=watch)


def _mode(definition: Definition, name: str) -> Mode:
    return next(mode for mode in definition.modes if mode.name == name)


def seated(
    definition: Definition,
    mode: Mode,
    bots: Mapping[str, str],
    names: Mapping[str, str],
    mine: Sequence[str] | None,
) -> list[SeatRow]:
    """Who sits where: computers, whoever sets it up at `mine`, and whoever is invited."""
    for seat in [*bots, *names, *(mine or ())]:
        if seat not in mode.seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(mode.seats)}")
    seat_bots(definition, mode, bots)
    people = [seat for seat in mode.seats if seat not in bots]
    ours = people[:1] if mine is None else mine
    return [
        SeatRow(
            seat,
            new_token(),
            bots.get(seat),
            names.get(seat),
            invite=None if seat in bots or seat in ours else new_token(),
            host=1 if seat in ours and seat in people else None,
        )
        for seat in mode.seats
    ]
