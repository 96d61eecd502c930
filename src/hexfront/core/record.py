"""Game records: JSON Lines, a header, a line an action and a line for the end, readable by people.

Each line keeps the action, the rolls that followed it and a short check of the position reached.
A record is replayed from its rolls, so it outlives changes of the random stream; `verify` plays
it again from the seed as well and names the first line where anything differs.

A file whose name ends in .gz is compressed; either sort is read, whatever its name.
"""

from __future__ import annotations

import gzip
import json
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hexfront.core.chance import Chance, ChanceError, Recorded, joint_seed
from hexfront.core.game import (
    Definition,
    Game,
    HexfrontError,
    IllegalAction,
    Setup,
    check_setup,
)
from hexfront.core.history import digest

FORMAT = 1
LONGEST = 20_000_000
"""Bytes of a text that may come out of a compressed file: several times the longest game's."""
LINES = 100_000
LINE = 20_000
"""Characters of a line: a header with a large position."""
WORD = 64
"""Characters of a name, a word of an action, a check or a seed."""
ROLLS = 2_000
"""Dice and blind draws of one action: the set-up shuffles all decks."""
_CHECK = 8
_COMPRESSED = b"\x1f\x8b"
_FOREIGN = "is not a Hexfront record"

Find = Callable[[str], Definition]


class RecordError(HexfrontError):
    """A record that cannot be read or does not replay; the message names file and line."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}" if line else f"{where}: {reason}")
        self.where = where
        self.line = line
        self.reason = reason


class OtherData(RecordError):
    """A record of other tables, of another version of a sheet or of newer rules than ours."""


@dataclass(frozen=True, slots=True)
class Move:
    seat: str
    action: tuple[str, ...]
    rolls: tuple[int, ...]
    check: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played; `moves[0]` is the set-up."""

    header: dict[str, Any]
    moves: tuple[Move, ...]
    end: dict[str, Any] | None
    where: str = "record"

    # -- writing

    @classmethod
    def of(cls, game: Game) -> Record:
        if not game.is_set_up:
            raise HexfrontError("the set-up waits for dice, there is nothing to record yet")
        definition = game.definition
        header = {
            "hexfront": FORMAT,
            "game": definition.id,
            "version": definition.version,
            "data": definition.data_of(game.setup.scenario, game.setup.sheet),
            "mode": game.setup.mode,
            "scenario": game.setup.scenario,
            "options": dict(game.setup.options),
            "seed": game.seed,
            "dice": game.dice,
        }
        if game.position is not None:
            header["position"] = game.position
        played = [game.opening, *game.history]
        before = [played.digest_before(definition) for played in game.history[::-1]]
        after = [*before[::-1], game.digest]
        moves = tuple(
            Move(entry.seat, entry.action, tuple(entry.rolls), check[:_CHECK])
            for entry, check in zip(played, after, strict=True)
        )
        end = None
        if game.result is not None:
            end = {
                "winners": list(game.result.winners),
                "kind": game.result.kind,
                "digest": digest(definition, game.state),
            }
        return cls(header, moves, end)

    def until(self, number: int) -> Record:
        """The same game no farther than action `number`."""
        if number >= len(self.moves) - 1:
            return self
        return replace(self, moves=self.moves[: number + 1], end=None)

    def lines(self) -> list[str]:
        rows: list[dict[str, Any]] = [self.header]
        for number, move in enumerate(self.moves):
            row: dict[str, Any] = {"n": number}
            if number:
                row |= {"seat": move.seat, "action": list(move.action)}
            if move.rolls:
                row["rolls"] = list(move.rolls)
            rows.append(row | {"check": move.check})
        rows.append({"end": self.end})  # null while the game goes on: no line is missing
        return [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows]

    @property
    def text(self) -> str:
        """The file as it is read by people."""
        return "\n".join(self.lines()) + "\n"

    def file(self, compressed: bool) -> bytes:
        data = self.text.encode()
        return gzip.compress(data, mtime=0) if compressed else data

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with temporary.open("xb") as file:
                file.write(self.file(path.suffix == ".gz"))
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise

    # -- reading

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise RecordError(str(path), 0, f"cannot be read: {error.strerror}") from error
        return cls.read(data, str(path))

    @classmethod
    def read(cls, data: bytes, where: str = "record") -> Record:
        """What a file holds, compressed or not."""
        if data.startswith(_COMPRESSED):
            data = _unpacked(data, where)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(where, 1, _FOREIGN) from None
        return cls.parse(text.replace("\r\n", "\n"), where)

    @classmethod
    def parse(cls, text: str, where: str = "record") -> Record:
        count = text.count("\n")
        if count > LINES:
            raise RecordError(where, 0, f"has more than {LINES:,} lines")
        lines = text.split("\n")
        if lines.pop():
            raise RecordError(where, len(lines) + 1, "the file is cut off")
        rows: list[dict[str, Any]] = []
        for number, line in enumerate(lines, 1):
            if len(line) > LINE:
                long = f"is longer than {LINE:,} characters"
                raise RecordError(where, number, long if number > 1 else _FOREIGN)
            if number == 2:
                _check_header(rows[0], where)
            if number > 2:  # what is no action is refused before the rest is read
                _check_action_or_end(rows[-1], where, number - 1)
            try:
                row = json.loads(line)
            except (ValueError, RecursionError) as error:
                what = _FOREIGN if number == 1 else f"is not JSON ({error})"
                raise RecordError(where, number, what) from None
            if not isinstance(row, dict):
                raise RecordError(where, number, _FOREIGN)
            rows.append(row)
        if not rows:
            raise RecordError(where, 1, _FOREIGN)
        header = rows[0]
        _check_header(header, where)
        if len(rows) == 1 or "end" not in rows[-1]:
            raise RecordError(where, len(lines) + 1, "the file is cut off, its end is missing")
        end = rows.pop()["end"]
        if end is not None and not isinstance(end, dict):
            raise RecordError(where, len(lines), "the end is garbled")
        moves = tuple(_move(row, where, number) for number, row in enumerate(rows[1:], 2))
        if not moves:
            raise RecordError(where, 2, "the set-up is missing")
        return cls(header, moves, end, where)

    # -- replaying

    def replay(self, find: Find, to: int | None = None) -> Game:
        """Play the record again from its rolls, as far as action `to`, checking every position."""
        return self._replayed(find, to, strict=False)

    def verify(self, find: Find) -> Game:
        """As `replay`, and every roll must be the one that the seed gives; the first line that
        differs is named."""
        return self._replayed(find, None, strict=True)

    def _replayed(self, find: Find, to: int | None, strict: bool) -> Game:
        by_hand = self.header["dice"] == "typed"
        since = self.header.get("since", -1)
        if strict:
            self._check_fair()
        game = self._start(find, Recorded(self.moves[0].rolls, self.header["seed"], by_hand))
        for number, move in enumerate(self.moves if to is None else self.moves[: to + 1]):
            if number:
                self._play(game, number, move)
            chance = game.state.chance
            if chance.left:
                raise self._error(number, "there are more rolls than the game asks for")
            if number <= since:  # played elsewhere: the seed's stream begins after it
                game.state.chance = Recorded((), self.header["seed"], by_hand)
            elif strict and chance.strayed:
                raise self._error(number, "these rolls do not come from the seed")
            if game.digest[:_CHECK] != move.check:
                raise self._error(number, "the position differs from the recorded one")
        if to is None:
            self._check_end(game)
        game.dice = self.header["dice"]
        for state in (game.state, *(played.kept for played in game.history if played.kept)):
            state.chance = state.chance.stream()
        return game

    def _check_fair(self) -> None:
        fair = self.header.get("fair")
        if fair and joint_seed(fair["secret"], fair["luck"]) != self.header["seed"]:
            reason = "the seed is not made of the secret and of what the seats added to it"
            raise RecordError(self.where, 1, reason)

    def _start(self, find: Find, chance: Chance) -> Game:
        header = self.header
        try:
            definition = find(header["game"])
            setup = check_setup(definition, header["mode"], header["scenario"], header["options"])
        except HexfrontError as error:
            raise RecordError(self.where, 1, str(error)) from None
        if header["version"] > definition.version:
            needed = f"needs version {header['version']} of {definition.id}"
            raise OtherData(self.where, 1, f"{needed}; this one is version {definition.version}")
        if reason := definition.other_data(setup.scenario, header["data"]):
            raise OtherData(self.where, 1, reason)
        setup = definition.with_sheet(setup, header["data"])
        try:
            return self._game(definition, setup, chance)
        except ChanceError as error:
            raise self._error(0, str(error)) from None
        except HexfrontError as error:
            raise RecordError(self.where, 1, str(error)) from None

    def _game(self, definition: Definition, setup: Setup, chance: Chance) -> Game:
        position = self.header.get("position")
        if position is None:
            return Game(definition, setup, definition.begin(setup, chance))
        return Game(definition, setup, definition.read(position, setup, chance), position)

    def _play(self, game: Game, number: int, move: Move) -> None:
        decision = game.decision
        if decision is None:
            raise self._error(number, "the game is already over")
        if decision.seat != move.seat:
            raise self._error(number, f"{decision.seat} is asked, not {move.seat}")
        try:
            game.state.chance.feed(move.rolls)
            game.play(move.action)
        except IllegalAction as error:
            raise self._error(number, f"illegal action: {error}") from None
        except ChanceError as error:
            raise self._error(number, str(error)) from None

    def _check_end(self, game: Game) -> None:
        line = len(self.moves) + 2
        if self.end is None:
            if game.result is not None:
                raise RecordError(self.where, line, "the game is over, but the end says nothing")
            return
        if game.result is None:
            raise RecordError(self.where, line, "the record ends, but the game is not over")
        if self.end.get("digest") != game.digest:
            raise RecordError(self.where, line, "the final position differs from the recorded one")
        if self.end.get("winners") != list(game.result.winners):
            raise RecordError(self.where, line, "the winner differs from the recorded one")
        if self.end.get("kind") != game.result.kind:
            raise RecordError(self.where, line, "the kind of victory differs from the recorded one")

    def _error(self, number: int, reason: str) -> RecordError:
        return RecordError(self.where, number + 2, reason)


_HEADER: dict[str, type] = {
    "game": str,
    "version": int,
    "data": str,
    "mode": str,
    "scenario": str,
    "options": dict,
    "seed": str,
    "dice": str,
}


def _unpacked(data: bytes, where: str) -> bytes:
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        text = unpacking.decompress(data, LONGEST)
    except zlib.error:
        raise RecordError(where, 0, _FOREIGN) from None
    if unpacking.unconsumed_tail:
        raise RecordError(where, 0, f"is longer than {LONGEST:,} bytes")
    if not unpacking.eof:
        raise RecordError(where, 0, "the file is cut off")
    return text


def _check_header(header: dict[str, Any], where: str) -> None:
    if type(header.get("hexfront")) is not int or header["hexfront"] < 1:
        raise RecordError(where, 1, _FOREIGN)
    if header["hexfront"] > FORMAT:
        needed = f"needs a Hexfront that reads record format {header['hexfront']}"
        raise RecordError(where, 1, f"{needed}; this one reads up to {FORMAT}")
    for key, kind in _HEADER.items():
        if type(header.get(key)) is not kind:
            raise RecordError(where, 1, f"the header lacks a proper {key!r}")
        if kind is str and not _is_word(header[key]):
            raise RecordError(where, 1, f"the header's {key!r} is longer than {WORD} characters")
    if header["dice"] not in ("seeded", "typed") or type(header.get("position", "")) is not str:
        raise RecordError(where, 1, "the header's 'dice' or 'position' is garbled")
    if type(header.get("since", 0)) is not int or header.get("since", 0) < 0:
        raise RecordError(where, 1, "the header's 'since' is garbled")
    if "fair" in header and not _is_fair(header["fair"]):
        raise RecordError(where, 1, "the header's 'fair' is garbled")


def _is_fair(fair: Any) -> bool:
    """A secret, and what each seat added to it."""
    if not isinstance(fair, dict) or not _is_word(fair.get("secret")):
        return False
    luck = fair.get("luck")
    return isinstance(luck, dict) and all(map(_is_word, (*luck, *luck.values())))


def _check_action_or_end(row: dict[str, Any], where: str, line: int) -> None:
    if line > 1 and "end" not in row:
        _move(row, where, line)


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= WORD


def _move(row: dict[str, Any], where: str, line: int) -> Move:
    action = row.get("action", [])
    rolls = row.get("rolls", [])
    good = (
        row.get("n") == line - 2
        and isinstance(action, list)
        and len(action) <= 4
        and all(map(_is_word, action))
        and (bool(action) or line == 2)
        and _is_word(row.get("seat", ""))
        and isinstance(rolls, list)
        and len(rolls) <= ROLLS
        and all(type(roll) is int and 0 <= roll < 1 << 32 for roll in rolls)
        and _is_word(row.get("check"))
    )
    if not good:
        raise RecordError(where, line, "is not a proper action, or lines are missing")
    return Move(row.get("seat", ""), tuple(action), tuple(rolls), row["check"])
