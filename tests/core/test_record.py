"""Records: written, loaded, replayed, verified, and what is said of those that are not right."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.core.toy import STONES

import hexfront
from hexfront import BadSetup, CannotUndo, Game, Record, RecordError
from hexfront.core import record as record_module
from hexfront.core.chance import Chance, Script, Typed
from hexfront.core.game import Definition, HexfrontError, new_game
from hexfront.core.record import FORMAT


def find(id: str) -> Definition:
    if id != "stones":
        raise BadSetup(f"there is no game {id!r}")
    return STONES


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action.split())
    return game


def half_way(**kwargs: Any) -> Game:
    """Ada takes two stones, Ben rolls, Ada marks."""
    game = new_game(STONES, **{"seed": "record", **kwargs})
    return play(game, "take stone-1", "take stone-3", "roll", "mark", "take stone-2")


def finished() -> Game:
    return play(half_way(), "take stone-4", "take stone-5", "take stone-0")


def at_random(game: Game, seed: str, most: int = 10**9) -> list[str]:
    """Play at random; the digests on the way."""
    rng = random.Random(seed)
    digests: list[str] = []
    while game.decision is not None and len(digests) < most:
        game.play(rng.choice(game.decision.actions))
        digests.append(game.digest)
    return digests


def text_of(game: Game) -> str:
    return "\n".join(Record.of(game).lines()) + "\n"


def changed(game: Game, line: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """The record of a game with one line (counted from 1) edited."""
    lines = Record.of(game).lines()
    row = json.loads(lines[line - 1])
    result = change(row)
    lines[line - 1] = json.dumps(row if result is None else result)
    return "\n".join(lines) + "\n"


def replayed(text: str) -> Game:
    return Record.parse(text).replay(find)


def verified(text: str) -> Game:
    return Record.parse(text).verify(find)


# Writing and reading


def test_a_record_has_a_header_a_line_an_action_and_an_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished()).save(path)
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert rows[0] == {
        "hexfront": 1,
        "game": "stones",
        "version": 3,
        "data": "none",
        "mode": "pair",
        "scenario": "six",
        "options": {"colour": "grey", "open": "off", "late": "yes"},
        "seed": "record",
        "dice": "seeded",
    }
    assert [row["n"] for row in rows[1:-1]] == list(range(9))
    assert rows[1].keys() == {"n", "rolls", "check"}
    assert rows[2] == {
        "n": 1,
        "seat": "ada",
        "action": ["take", "stone-1"],
        "check": rows[2]["check"],
    }
    assert len(rows[4]["rolls"]) == 2
    assert rows[-1]["end"].keys() == {"winners", "kind", "digest"}


def test_the_record_of_a_game_that_goes_on_ends_with_an_open_end() -> None:
    assert json.loads(Record.of(half_way()).lines()[-1]) == {"end": None}


def test_saving_loading_and_saving_again_gives_the_same_file(tmp_path: Path) -> None:
    for number, game in enumerate((half_way(), finished())):
        first, second = tmp_path / f"{number}a", tmp_path / f"{number}b"
        Record.of(game).save(first)
        Record.of(Record.load(first).verify(find)).save(second)
        assert first.read_bytes() == second.read_bytes()


def test_replaying_reproduces_position_result_rolls_and_events() -> None:
    for game in (half_way(), finished()):
        again = verified(text_of(game))
        assert again.digest == game.digest
        assert again.result == game.result
        assert again.opening.events == game.opening.events
        assert [played.events for played in again.history] == [p.events for p in game.history]
        assert [played.rolls for played in again.history] == [p.rolls for p in game.history]
        assert (again.seed, again.dice, again.setup) == (game.seed, game.dice, game.setup)


def test_a_record_can_be_replayed_as_far_as_one_likes() -> None:
    game = finished()
    record = Record.parse(text_of(game))
    for number in range(len(game.history)):
        part = record.replay(find, to=number)
        assert len(part.history) == number
        assert part.digest == new_digest(game, number)


def new_digest(game: Game, number: int) -> str:
    again = new_game(STONES, seed="record")
    for played in game.history[:number]:
        again.play(played.action)
    return again.digest


@pytest.mark.parametrize("seed", ["", "ünïcödé", "line\u2028separator", "next\x85line", 'a"b\\c'])
def test_any_seed_will_do(seed: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(half_way(seed=seed)).save(path)
    assert Record.load(path).verify(find).digest == half_way(seed=seed).digest


def test_options_and_scenario_are_kept() -> None:
    game = new_game(STONES, scenario="half", options={"colour": 1, "open": True}, seed="o")
    again = verified(text_of(game))
    assert again.setup == game.setup


# Saving


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(half_way()).save(path)
    before = path.read_bytes()

    def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        Record.of(finished()).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_is_interrupted_while_writing_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_open = Path.open

    @contextmanager
    def opened(path: Path, *args: Any, **kwargs: Any) -> Iterator[Any]:
        with really_open(path, *args, **kwargs) as file:
            file.write(b"half a line")
            yield SimpleNamespace(write=interrupted)

    def interrupted(text: str) -> None:
        assert len(list(tmp_path.iterdir())) == 1
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(KeyboardInterrupt):
        Record.of(half_way()).save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_cannot_be_written_in_utf8_writes_nothing(tmp_path: Path) -> None:
    record = Record.of(half_way())
    header = record.header | {"seed": "\ud800"}
    with pytest.raises(UnicodeEncodeError):
        Record(header, record.moves, record.end).save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


# Files that are no records


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", 1, "is not a Hexfront record"),
        (b"\n", 1, "is not a Hexfront record"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", 1, "is not a Hexfront record"),
        (b"\x00\x01\x02\n", 1, "is not a Hexfront record"),
        (b"Dear diary\n", 1, "is not a Hexfront record"),
        (b"[1, 2]\n", 1, "is not a Hexfront record"),
        (b'{"chess": 1}\n', 1, "is not a Hexfront record"),
        (b'{"hexfront": "1"}\n', 1, "is not a Hexfront record"),
        (b'{"hexfront": true}\n', 1, "is not a Hexfront record"),
        (b'{"hexfront": 0}\n', 1, "is not a Hexfront record"),
        (b"[" * 100_000 + b"\n", 1, "is not a Hexfront record"),
        (b'{"hexfront": 1}\n', 1, "the header lacks a proper 'game'"),
        (b'{"hexfront": 1', 1, "the file is cut off"),
    ],
)
def test_a_foreign_file_is_refused(content: bytes, line: int, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    with pytest.raises(RecordError) as error:
        Record.load(path).replay(find)
    assert (error.value.line, error.value.reason) == (line, reason)
    assert str(error.value) == f"{path}, line {line}: {reason}"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(RecordError, match="cannot be read") as error:
            Record.load(path)
        assert str(error.value).startswith(f"{path}: ")


def test_every_error_names_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "edited.jsonl"
    path.write_text(changed(finished(), 4, lambda row: row.update(check="00000000")))
    with pytest.raises(RecordError) as error:
        hexfront.Record.load(path).replay(find)
    assert str(error.value) == f"{path}, line 4: the position differs from the recorded one"
    assert (error.value.where, error.value.line) == (str(path), 4)
    assert isinstance(error.value, HexfrontError)


# Records that were cut


def test_a_record_cut_anywhere_is_refused_and_the_line_named() -> None:
    text = text_of(finished())
    for end in range(1, len(text)):
        with pytest.raises(RecordError) as error:
            replayed(text[:end])
        whole_lines = text[:end].count("\n")
        assert error.value.line == whole_lines + 1
        assert "cut off" in error.value.reason


def test_a_record_without_its_first_line_is_refused() -> None:
    lines = text_of(finished()).split("\n")
    with pytest.raises(RecordError, match="line 1: is not a Hexfront record"):
        replayed("\n".join(lines[1:]))


@pytest.mark.parametrize("missing", range(2, 12))
def test_a_record_that_lacks_a_line_is_refused_at_that_line(missing: int) -> None:
    lines = text_of(finished()).split("\n")
    del lines[missing - 1]
    with pytest.raises(RecordError) as error:
        replayed("\n".join(lines))
    assert error.value.line == missing
    reasons = {10: "the record ends, but the game is not over", 11: "the file is cut off"}
    assert reasons.get(missing, "lines are missing") in error.value.reason


def test_a_record_of_a_header_and_an_end_lacks_its_set_up() -> None:
    lines = text_of(half_way()).split("\n")
    with pytest.raises(RecordError, match="line 2: the set-up is missing"):
        replayed("\n".join([lines[0], lines[-2], ""]))


def test_a_line_twice_is_refused_at_the_second() -> None:
    lines = text_of(finished()).split("\n")
    lines.insert(4, lines[3])
    with pytest.raises(RecordError) as error:
        replayed("\n".join(lines))
    assert error.value.line == 5


def test_a_record_whose_last_lines_were_taken_off_with_the_end_put_back_is_unfinished() -> None:
    """That is a record of a game that went no further: nothing is wrong with it."""
    lines = text_of(finished()).split("\n")
    game = replayed("\n".join([*lines[:5], '{"end": null}', ""]))
    assert len(game.history) == 3


# Records that were edited

END = 11


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (3, lambda row: row.update(action=["take", "stone-2"]), "position differs"),
        (3, lambda row: row.update(action=["take", "stone-0"]), "illegal action: take stone-0"),
        (3, lambda row: row.update(action=["fly"]), "illegal action: fly"),
        (3, lambda row: row.update(action=["take", "pebble"]), "illegal action"),
        (3, lambda row: row.update(action=["roll"]), "fewer rolls than the game asks for"),
        (3, lambda row: row.update(seat="ben"), "ada is asked, not ben"),
        (3, lambda row: row.update(rolls=[1]), "more rolls than the game asks for"),
        (5, lambda row: row.update(action=["take", "stone-2"]), "more rolls"),
        (5, lambda row: row.update(rolls=[1, 7]), "a roll of 7 where 1..6"),
        (5, lambda row: row.update(rolls=[1]), "fewer rolls"),
        (5, lambda row: row.update(rolls=[]), "fewer rolls"),
        (2, lambda row: row.update(rolls=[6]), "a roll of 6 where 0..5"),
        (2, lambda row: row.update(rolls=[]), "fewer rolls"),
        (2, lambda row: row.update(rolls=[1, 1]), "more rolls"),
        (7, lambda row: row.update(check="ffffffff"), "position differs"),
        (4, lambda row: row.update(action="roll"), "not a proper action"),
        (4, lambda row: row.update(action=[]), "not a proper action"),
        (4, lambda row: row.update(action=[1]), "not a proper action"),
        (4, lambda row: row.update(rolls="six"), "not a proper action"),
        (4, lambda row: row.update(rolls=[1.5]), "not a proper action"),
        (4, lambda row: row.update(rolls=[True]), "not a proper action"),
        (4, lambda row: row.update(seat=None), "not a proper action"),
        (4, lambda row: row.__delitem__("check"), "not a proper action"),
        (4, lambda row: row.update(n=9), "lines are missing"),
        (4, lambda row: [row], "is not a Hexfront record"),
        (1, lambda row: row.__delitem__("seed"), "the header lacks a proper 'seed'"),
        (1, lambda row: row.update(version="3"), "the header lacks a proper 'version'"),
        (1, lambda row: row.update(options=[]), "the header lacks a proper 'options'"),
        (1, lambda row: row.update(dice="loaded"), "'dice' or 'position' is garbled"),
        (1, lambda row: row.update(position=7), "'dice' or 'position' is garbled"),
        (1, lambda row: row.update(game="chess"), "there is no game 'chess'"),
        (1, lambda row: row.update(mode="trio"), "has no mode 'trio'"),
        (1, lambda row: row.update(scenario="ten"), "has no scenario 'ten'"),
        (1, lambda row: row.update(options={"shape": "round"}), "has no option 'shape'"),
        (1, lambda row: row.update(options={"open": {}}), "option open cannot be"),
        (END, lambda row: row.update(end="won"), "the end is garbled"),
        (END, lambda row: row.update(end=None), "the game is over, but the end says nothing"),
        (END, lambda row: row["end"].update(winners=["ben"]), "the winner differs"),
        (END, lambda row: row["end"].update(kind="luck"), "the kind of victory differs"),
        (END, lambda row: row["end"].update(digest="0"), "the final position differs"),
        (END, lambda row: row["end"].clear(), "the final position differs"),
    ],
)
def test_an_edited_record_is_refused_at_the_edited_line(
    line: int, change: Callable[[dict[str, Any]], Any], reason: str
) -> None:
    if line == END:
        assert len(Record.of(finished()).lines()) == END
    text = changed(finished(), line, change)
    for again in (replayed, verified):
        with pytest.raises(RecordError) as error:
            again(text)
        assert error.value.line == line
        assert reason in error.value.reason


def test_a_line_that_is_no_json_is_refused() -> None:
    lines = text_of(finished()).split("\n")
    lines[3] = lines[3][:-5]
    with pytest.raises(RecordError, match=r"line 4: is not JSON"):
        replayed("\n".join(lines))


def test_an_end_where_the_game_is_not_over_is_refused() -> None:
    end = json.loads(Record.of(finished()).lines()[-1])
    text = changed(half_way(), 8, lambda row: end)
    with pytest.raises(RecordError, match="line 8: the record ends, but the game is not over"):
        replayed(text)


def test_an_action_after_the_end_of_the_game_is_refused() -> None:
    lines = Record.of(finished()).lines()
    extra = json.loads(lines[-2])
    extra["n"] += 1
    text = "\n".join([*lines[:-1], json.dumps(extra), lines[-1], ""])
    with pytest.raises(RecordError, match="line 11: the game is already over"):
        replayed(text)


def test_a_roll_that_makes_no_difference_is_noticed_by_verify_alone() -> None:
    """The sum counts: two dice changed against each other lead to the same position."""
    game = finished()
    rolls = game.history[2].rolls
    other = [rolls[1], rolls[0]] if rolls[0] != rolls[1] else [rolls[0] - 1, rolls[1] + 1]
    text = changed(game, 5, lambda row: row.update(rolls=other))
    assert replayed(text).digest == game.digest
    with pytest.raises(RecordError) as error:
        verified(text)
    assert (error.value.line, error.value.reason) == (5, "these rolls do not come from the seed")


def test_another_seed_is_noticed_by_verify_alone() -> None:
    text = changed(finished(), 1, lambda row: row.update(seed="another"))
    assert replayed(text).seed == "another"
    with pytest.raises(RecordError, match="do not come from the seed"):
        verified(text)


def test_a_scripted_game_is_replayed_from_its_rolls() -> None:
    game = half_way(dice=Script([6, 6, 1]))
    assert replayed(text_of(game)).digest == game.digest


# Versions


def test_a_record_of_a_newer_format_says_what_it_needs() -> None:
    text = changed(finished(), 1, lambda row: row.update(hexfront=FORMAT + 1))
    with pytest.raises(RecordError) as error:
        replayed(text)
    assert error.value.line == 1
    assert error.value.reason == (
        f"needs a Hexfront that reads record format {FORMAT + 1}; this one reads up to {FORMAT}"
    )


def test_a_record_of_a_newer_format_says_so_whatever_else_it_has() -> None:
    with pytest.raises(RecordError, match="needs a Hexfront that reads record format 99"):
        Record.parse('{"hexfront": 99, "all": "new"}\n')


def test_a_record_of_a_newer_version_of_the_game_says_what_it_needs() -> None:
    text = changed(finished(), 1, lambda row: row.update(version=4))
    with pytest.raises(RecordError) as error:
        replayed(text)
    assert (error.value.line, error.value.reason) == (
        1,
        "needs version 4 of stones; this one is version 3",
    )


def test_a_record_of_an_older_version_of_the_game_is_replayed() -> None:
    text = changed(finished(), 1, lambda row: row.update(version=2))
    assert replayed(text).digest == finished().digest


def test_a_record_played_with_other_tables_says_so() -> None:
    other = replace(STONES, data_hash="other")
    with pytest.raises(RecordError) as error:
        Record.parse(text_of(finished())).replay(lambda _: other)
    assert error.value.line == 1
    assert "other component tables" in error.value.reason


def test_fields_of_the_future_are_passed_over() -> None:
    text = changed(finished(), 1, lambda row: row.update(comment="a fine game"))
    assert replayed(text).digest == finished().digest
    text = changed(finished(), 4, lambda row: row.update(seconds=12))
    assert replayed(text).digest == finished().digest


# Going on


def test_an_unfinished_game_goes_on_with_the_dice_that_the_original_would_have_had() -> None:
    for stop in (0, 1, 17, 60):
        game = hexfront.new("volga", mode="2v1", options={"variant": "B"}, seed=f"on {stop}")
        at_random(game, "start", stop)
        again = Record.parse(text_of(game)).verify(hexfront.find)
        assert again.state.chance.at == game.state.chance.at
        assert type(again.state.chance) is Chance
        assert at_random(again, "end") == at_random(game, "end")
        assert again.result == game.result
        assert text_of(again) == text_of(game)


def test_a_loaded_game_can_be_taken_back_and_played_on() -> None:
    game = play(new_game(STONES, seed="record"), "roll", "take stone-1", "take stone-2")
    again = replayed(text_of(game))
    again.undo("ben")
    again.undo("ben")
    with pytest.raises(CannotUndo, match="chance has spoken"):
        again.undo("ada")
    game.undo("ben")
    game.undo("ben")
    for each in (game, again):
        play(each, "mark", "roll")
    assert again.digest == game.digest
    assert [p.rolls for p in again.history] == [p.rolls for p in game.history]


def test_a_loaded_volga_game_can_be_taken_back_and_played_on() -> None:
    game = hexfront.new("volga", seed="back")
    at_random(game, "a", 30)
    rng = random.Random(2)
    while game.decision.prompt != "german_action":
        game.play(rng.choice(game.decision.actions))
    game.play(("short",))
    again = Record.parse(text_of(game)).replay(hexfront.find)
    for each in (game, again):
        each.undo()
        each.play(("call",))
    assert again.digest == game.digest
    assert at_random(again, "end") == at_random(game, "end")


def test_a_game_with_typed_dice_goes_on_with_typed_dice(tmp_path: Path) -> None:
    game = new_game(STONES, seed="typed", dice="typed")
    play(game, "roll", "die 3", "die 5", "mark", "die 1")
    path = tmp_path / "typed.jsonl"
    Record.of(game).save(path)
    header = json.loads(path.read_text().splitlines()[0])
    assert header["dice"] == "typed"
    again = Record.load(path).verify(find)
    assert again.dice == "typed"
    assert isinstance(again.state.chance, Typed)
    for each in (game, again):
        play(each, "mark")
        assert each.decision.prompt == "type-die"
        play(each, "die 6", "take stone-1")
    assert again.digest == game.digest
    assert [p.rolls for p in again.history] == [p.rolls for p in game.history]


def test_edited_draws_of_a_typed_game_are_noticed_and_edited_dice_are_taken_on_trust() -> None:
    game = new_game(STONES, seed="typed", dice="typed")
    play(game, "roll", "die 3", "die 5", "mark", "die 1")
    draw, die = game.history[1].rolls
    assert die == 1
    swapped = changed(game, 3, lambda row: row.update(rolls=[5, 3]))
    assert verified(swapped).digest == game.digest
    drawn = changed(game, 4, lambda row: row.update(rolls=[(draw + 1) % 3, die]))
    with pytest.raises(RecordError) as error:
        verified(drawn)
    assert error.value.line == 4


def test_dice_that_are_awaited_are_not_in_the_record() -> None:
    game = new_game(STONES, seed="typed", dice="typed")
    play(game, "roll", "die 3")
    again = verified(text_of(game))
    assert again.history == []
    assert again.decision is not None
    assert again.decision.prompt == "pick"


def test_a_set_up_that_waits_for_dice_is_not_recorded() -> None:
    game = hexfront.new("volga", options={"variant": "0"}, seed="typed", dice="typed")
    with pytest.raises(HexfrontError, match="the set-up waits for dice"):
        Record.of(game)
    play(game, "die 2", "die 2")
    assert Record.parse(text_of(game)).verify(hexfront.find).digest == game.digest


def test_a_game_from_a_position_keeps_the_position() -> None:
    text = "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; leaders g-hoth; hand g-stuka; turn 5 german"
    game = hexfront.position("volga", text, mode="1v1", seed="position")
    at_random(game, "a", 15)
    lines = Record.of(game).lines()
    assert json.loads(lines[0])["position"] == text
    again = Record.parse("\n".join(lines) + "\n").verify(hexfront.find)
    assert again.position == text
    assert at_random(again, "end") == at_random(game, "end")


def test_a_record_with_a_garbled_position_is_refused() -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45", seed="position")
    text = changed(game, 1, lambda row: row.update(position="24: G-XX-9"))
    with pytest.raises(RecordError) as error:
        Record.parse(text).replay(hexfront.find)
    assert error.value.line == 1
    assert "no block is called 'G-XX-9'" in error.value.reason


def test_hexfront_load_gives_the_game(tmp_path: Path) -> None:
    game = hexfront.new("volga", mode="cooperative", seed="load")
    at_random(game, "a", 25)
    path = tmp_path / "game.jsonl"
    Record.of(game).save(path)
    again = hexfront.load(path)
    assert again.digest == game.digest
    assert at_random(again, "end") == at_random(game, "end")


# A whole game of volga


@pytest.fixture(scope="module")
def volga() -> Game:
    game = hexfront.new("volga", mode="1v1", options={"variant": "C"}, seed="whole")
    at_random(game, "whole")
    return game


def test_a_whole_game_is_verified_and_small(volga: Game) -> None:
    text = text_of(volga)
    again = Record.parse(text).verify(hexfront.find)
    assert again.digest == volga.digest
    assert again.result == volga.result
    assert len(zlib.compress(text.encode(), 9)) < 10_000


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.8, 1.0])
def test_the_first_edited_line_of_a_whole_game_is_named(volga: Game, share: float) -> None:
    """Two lines are edited; the first is named, whatever was changed in it."""
    lines = Record.of(volga).lines()
    rolled = [n for n, line in enumerate(lines[2:-1], 2) if "rolls" in json.loads(line)]
    first = rolled[int(share * (len(rolled) - 2))]
    for index in (first, rolled[-1]):
        row = json.loads(lines[index])
        row["rolls"][0] = row["rolls"][0] % 2 + 1 if row["rolls"][0] else 1
        lines[index] = json.dumps(row)
    with pytest.raises(RecordError) as error:
        Record.parse("\n".join(lines) + "\n").verify(hexfront.find)
    assert error.value.line == first + 1


def test_another_legal_action_in_a_whole_game_is_named(volga: Game) -> None:
    """But for the order of two hits, which may lead to the same position."""
    rng = random.Random(1)
    lines = Record.of(volga).lines()
    game = hexfront.new("volga", mode="1v1", options={"variant": "C"}, seed="whole")
    changes = 0
    for number, played in enumerate(volga.history):
        others = [action for action in game.decision.actions if action != played.action]
        if played.action[0] != "hit" and others and rng.random() < 0.05:
            edited = lines[:]
            row = json.loads(edited[number + 2])
            row["action"] = rng.choice(others)
            edited[number + 2] = json.dumps(row)
            with pytest.raises(RecordError) as error:
                Record.parse("\n".join(edited) + "\n").verify(hexfront.find)
            assert error.value.line == number + 3
            changes += 1
        game.play(played.action)
    assert changes > 5


# Compressed files


def test_a_file_named_gz_is_compressed_and_either_sort_is_read(tmp_path: Path) -> None:
    game = hexfront.new("volga", seed="small")
    at_random(game, "small")
    plain, small = tmp_path / "game.jsonl", tmp_path / "game.jsonl.gz"
    for path in (plain, small):
        Record.of(game).save(path)
        assert hexfront.load(path).digest == game.digest
    assert small.stat().st_size < plain.stat().st_size / 3
    small.rename(tmp_path / "renamed.jsonl")
    assert Record.load(tmp_path / "renamed.jsonl").moves == Record.load(plain).moves


def test_a_compressed_file_that_is_damaged_or_far_too_long_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = Record.of(hexfront.new("volga", seed="small")).file(compressed=True)
    Record.read(whole)
    with pytest.raises(RecordError, match="cut off"):
        Record.read(whole[:-9])
    with pytest.raises(RecordError, match="is not a Hexfront record"):
        Record.read(whole[:2] + b"nonsense")
    monkeypatch.setattr(record_module, "LONGEST", 100)
    with pytest.raises(RecordError, match="longer than 100 bytes"):
        Record.read(whole)
