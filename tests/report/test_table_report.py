"""The report of simulated games: rates and differences with their intervals."""

import re
from collections import Counter
from math import sqrt

import pytest

from hexfront import cli
from hexfront.games import find
from hexfront.lab.open import played_again
from hexfront.lab.results import ResultsError
from hexfront.messages import languages
from hexfront.report.ground import ground_of
from hexfront.report.heat import heat_map
from hexfront.report.reading import VOLGA
from hexfront.report.sample import sampled
from hexfront.report.sets import change_of_mean, change_of_rate, mean, read_set, variance
from hexfront.report.tables import report
from hexfront.terminal.words import Words


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """Two runs of a game, and one of another."""
    folder = tmp_path_factory.mktemp("tables")
    for name, game in {"a": "heroes", "b": "heroes", "other": "volga"}.items():
        words = ["--games", "40", "--workers", "1", "--seed", name]
        assert cli.main(["sim", game, *words, "--out", str(folder / f"{name}.parquet")]) == 0
    return folder


def test_a_page_tells_rates_with_intervals_and_what_changed(tables):
    paths = [tables / "a.parquet", tables / "b.parquet"]
    first, second = map(read_set, paths)
    assert (first.games, first.failed) == (40, 0)
    assert sum(first.kinds.values()) == sum(first.turns.values()) == 40
    rate, low, high = first.rate("soviet")
    assert low <= rate <= high
    change, lowest, highest = change_of_rate(first, second, "german")
    assert lowest <= change <= highest
    for lang in languages():
        text = report(paths, lang, 1)
        assert text == report(paths, lang, 1)
        assert 'id="first"' in text
        assert "report-" not in text
        assert text.count("<script") == 1
        assert 'id="changed"' in text
        assert text.count('class="pair wide"') == 2
    alone = report(paths[:1], "en", 0)
    assert 'id="first"' not in alone
    assert 'id="changed"' not in alone
    assert f"{100 * rate:.1f}%" in alone


def test_maps_that_are_compared_are_red_by_one_measure():
    ground = ground_of(find("volga"), "battle", {})
    hexes = [*ground.grid.by_id][:2]
    alone = heat_map(ground, {hexes[0]: 1.0}, "few")
    beside = heat_map(ground, {hexes[0]: 1.0}, "few", most=4.0)
    many = heat_map(ground, {hexes[0]: 1.0, hexes[1]: 4.0}, "many")
    reds = [re.findall(r'fill-opacity="([\d.]+)"', one) for one in (alone, beside, many)]
    assert reds[0] == reds[2][1:]
    assert reds[1] == reds[2][:1] != reds[0]


def test_games_of_a_table_are_played_again_and_counted(tables, monkeypatch):
    path = tables / "other.parquet"
    words = Words(find("volga"), "en")
    found = sampled(path, 3, words)
    assert found.games == 3
    games = [played_again(path, number) for number in (0, 13, 26)]
    fights = sum(
        event.what in VOLGA.fights for game in games for one in game.history for event in one.events
    )
    assert found.fights.total() == fights > 0
    assert sum(tally.games for tally in found.first.values()) == 3
    winners = [game.result.winners for game in games]
    won = sum("german" in one for one in winners)
    assert sum(t.wins for (seat, _), t in found.first.items() if seat == "german") == won
    assert all(len(values) <= 3 for by in found.points.values() for values in by.values())
    monkeypatch.setattr("hexfront.report.sample.SECONDS", 0.0)
    assert sampled(path, 3, words).games == 0


def test_games_that_go_another_way_are_left_out_and_the_page_says_so(tables, monkeypatch):
    assert "have changed since" not in report([tables / "a.parquet"], "en", 2)

    def other(path, number):
        raise ResultsError(f"game {number} does not end as it did")

    monkeypatch.setattr("hexfront.report.sample.played_again", other)
    page = report([tables / "a.parquet"], "en", 2)
    assert "no game was played again. The rules or the players have changed since." in page


def test_means_and_differences_are_reckoned_as_told():
    before, after = Counter({1.0: 2, 3.0: 2}), Counter({4.0: 1, 6.0: 3})
    assert (mean(before), variance(before)) == (2, pytest.approx(4 / 3))
    change, low, high = change_of_mean(before, after)
    error = sqrt(4 / 3 / 4 + 1 / 4)
    assert (change, low, high) == (
        3.5,
        pytest.approx(3.5 - 1.96 * error),
        pytest.approx(3.5 + 1.96 * error),
    )


def test_newcombes_interval_is_that_of_his_paper(tables):
    """56 of 70 beside 48 of 80: 0.2, from 0.0524 to 0.3339 (Newcombe 1998, method 10)."""
    after, before = read_set(tables / "a.parquet"), read_set(tables / "b.parquet")
    after.games, after.wins = 70, Counter({"german": 56})
    before.games, before.wins = 80, Counter({"german": 48})
    found = change_of_rate(before, after, "german")
    assert found == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_sets_of_different_games_do_not_compare(tables, capsys):
    code = cli.main(["report", str(tables / "a.parquet"), str(tables / "other.parquet")])
    assert code == 2
    assert "they do not compare" in capsys.readouterr().err
    assert not list(tables.glob("*.html"))


def test_a_table_has_no_seat(tables, capsys):
    assert cli.main(["report", str(tables / "a.parquet"), "--seat", "german"]) == 2
    assert "a table has no --seat" in capsys.readouterr().err
