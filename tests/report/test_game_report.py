"""The report of a game: whole in itself, right in its numbers, and silent about what is hidden."""

import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import hexfront
from hexfront import cli
from hexfront.core.chance import Chance
from hexfront.core.flow import Event
from hexfront.core.record import Record
from hexfront.core.together import EVERYTHING, known_event
from hexfront.games import IDS, find
from hexfront.messages import languages
from hexfront.report.front import MOST
from hexfront.report.game import report
from hexfront.report.lost import CROSS
from hexfront.report.page import SCRIPT
from hexfront.report.reading import READINGS, VOLGA
from hexfront.report.story import story

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = {
    "volga": "1v1-a",
    "noretreat": "citadel",
    "stalingrado": "uranus",
    "heroes": "partisans-cards",
}

every_game = pytest.mark.parametrize("game", SHORT)


@pytest.fixture(autouse=True)
def kept(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("HEXFRONT_CACHE", str(tmp_path_factory.getbasetemp() / "cache"))


def golden(game):
    return GOLDEN / game / f"{SHORT[game]}.jsonl"


def replayed(game, to=None):
    return Record.load(golden(game)).replay(find, to)


class Page(HTMLParser):
    """The addresses that a page loads, the ids it has, and its text."""

    def __init__(self, text):
        super().__init__()
        self.loads, self.ids, self.text, self.tags = [], Counter(), [], Counter()
        self.last = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.last = tag
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "data", "action"):
                self.loads.append(value)
            if name == "id":
                self.ids[value] += 1

    def handle_data(self, data):
        if self.last not in ("style", "script"):
            self.text.append(data)

    def handle_endtag(self, tag):
        self.last = ""


def test_every_game_has_its_reading():
    assert set(READINGS) == set(IDS)


@every_game
def test_a_report_needs_nothing_else_and_has_words_for_everything(game):
    played = replayed(game)
    for lang in languages() if game == "volga" else ["pt"]:
        text = report(played, EVERYTHING, lang)
        page = Page(text)
        assert all(one.startswith(("data:image/webp;base64,", "#")) for one in page.loads)
        assert sum(one.startswith("data:") for one in page.loads) == 1
        assert page.tags["script"] == 1
        assert f"<script>{SCRIPT}</script>" in text
        assert not re.search(r"@import|url\((?!#)", text)
        assert page.ids["points"] == page.ids["losses"] == page.ids["heat"] == page.ids["held"] == 1
        words = " ".join(page.text)
        assert not re.search(rf"\b(report|{'|'.join(IDS)})-[a-z]|\?\?\?|{{", words)
        assert text == report(played, EVERYTHING, lang)


@every_game
def test_the_front_has_a_map_for_each_turn_and_every_unit_lost_its_counter(game):
    played = replayed(game)
    told = story(played, EVERYTHING)
    text = report(played, EVERYTHING, "en", "https://example.org/#/watch/x?at=")
    page = Page(text)
    assert page.tags["figure"] == min(len(told.stood), MOST)
    gone = {(one.turn, one.unit) for one in told.lost if one.is_destroyed}
    hurt = {(one.turn, one.unit) for one in told.lost} - gone
    assert text.count('<span class="counter">') == len(gone) + len(hurt)
    assert text.count(CROSS) == len(gone)
    for moment in told.moments(10):
        assert f"https://example.org/#/watch/x?at={moment.number}" in page.loads


@every_game
def test_the_numbers_are_those_of_the_game(game):
    played = replayed(game)
    told = story(played, EVERYTHING)
    final = dict(played.result.score)
    points = told.reading.points(told.stood[-1][1])
    assert points == {name: final[name] for name in points}
    turns = [turn for turn, _ in told.stood]
    assert turns == sorted(turns)
    events = Counter(event.what for one in played.history for event in one.events)
    lost = sum(events[what] for what in told.reading.losses)
    assert sum(counts.total() for counts in told.losses.values()) == lost
    assert [one.number for one in told.moments(10)] == sorted(
        {one.number for one in told.moments(10)}
    )
    assert all(set(args) for args in (told.reading.losses, told.reading.fights))


def test_luck_is_what_dice_show_beside_what_they_show_on_average():
    args = {"side": "german", "volleys": [[6, 6, 3, 2, 1], [4, 4, 5]], "hits": 3, "ones": 1}
    first, second = VOLGA.rolls("volley", args, "soviet")
    assert (first.side, first.value, first.expected) == ("german", 1, pytest.approx(4 / 6))
    assert (second.value, second.expected, second.variance) == (2, 1.0, 0.5)
    seven = [roll for one in replayed_rolls("stalingrado") for roll in [one.roll]]
    assert all(roll.value == abs(sum(roll.faces) - 7) for roll in seven)
    spread = [abs(a + b - 7) for a in range(1, 7) for b in range(1, 7)]
    assert seven[0].expected == pytest.approx(sum(spread) / 36)
    squares = sum(one**2 for one in spread) / 36
    assert seven[0].variance == pytest.approx(squares - (sum(spread) / 36) ** 2)


def replayed_rolls(game):
    return story(replayed(game), EVERYTHING).rolls


# -- secrets


def otherwise(game, seat):
    """The same game for a seat, with everything else different: hidden things, actions, dice."""
    other = game.clone()
    definition = game.definition
    states = [state for _, state in game.history[-1].backwards()][::-1]
    other.history = []
    for number, (played, state) in enumerate(zip(game.history, states, strict=True)):
        hidden = state.clone()
        definition.resample(hidden, seat, Chance(f"other {number}"))
        entry = replace(
            played,
            action=("elsewhere",),
            rolls=[],
            events=[strange(event, seat, game.seats) for event in played.events],
            kept=hidden,
        )
        other.remember(entry)
    other.state = game.state.clone()
    definition.resample(other.state, seat, Chance("other last"))
    return other


def strange(event, seat, seats):
    """An event that told this seat the same, and everybody else something else."""
    other = {key: strange_value(value) for key, value in event.args.items()}
    private = dict.fromkeys(seats, other) | {seat: event.seen_by(seat)["args"]}
    return Event(event.what, event.rule, other, private)


def strange_value(value):
    if isinstance(value, list):
        return [strange_value(one) for one in value]
    return "G-PZ-2" if isinstance(value, str) else value


@pytest.mark.parametrize(
    ("game", "seat"),
    [("volga", "german"), ("volga", "soviet"), ("noretreat", "axis"), ("heroes", "german")],
)
def test_what_is_hidden_from_a_seat_changes_no_byte_of_its_report(game, seat):
    playing = replayed(game, 60)
    assert playing.result is None
    other = otherwise(playing, seat)
    assert report(other, seat, "en") == report(playing, seat, "en")
    assert other.digest != playing.digest
    # to anybody else the other game looks different
    for knower in (None, next(one for one in playing.seats if one != seat)):
        assert story(other, knower).told != story(playing, knower).told


def test_a_seat_is_told_less_than_one_who_knows_everything():
    event = Event("soviet-deployed", "12.0a", {"unit": "s31"}, {"soviet": {"unit": "S-AT-20"}})
    assert known_event(event, None).args == known_event(event, "german").args == {"unit": "s31"}
    whole = {"unit": "S-AT-20"}
    assert known_event(event, "soviet").args == known_event(event, EVERYTHING).args == whole


def test_a_game_that_has_hardly_begun_has_a_report():
    game = hexfront.new("volga", seed="begun")
    text = report(game, game.seats[0], "en")
    assert "The game is not over: turn 1." in text
    assert "No dice yet." in text


# -- the command


def test_the_command_writes_a_page_beside_the_record(tmp_path, capsys):
    copy = tmp_path / "game.jsonl"
    copy.write_bytes(golden("volga").read_bytes())
    assert cli.main(["report", str(copy), "--lang", "fr"]) == 0
    text = (tmp_path / "game.html").read_text("utf-8")
    assert '<html lang="fr">' in text
    assert "Rapport" in text
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["game.html", "game.jsonl"]
    assert "game.html" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (["nothing.jsonl"], 1, "nothing.jsonl: cannot be read"),
        (["{golden}", "--seat", "stalin"], 2, "there is no seat 'stalin'"),
        (["{golden}", "{golden}"], 2, "is a record: two tables can be compared"),
        (["nothing.parquet"], 1, "there is no such table"),
        (["{golden}", "--out", "{folder}"], 1, "is a folder"),
    ],
)
def test_what_cannot_be_reported_is_said_in_a_line(words, code, why, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = [word.format(golden=golden("volga"), folder=tmp_path) for word in words]
    assert cli.main(["report", *words]) == code
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())
