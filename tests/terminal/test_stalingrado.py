"""Stalingrado at the terminal: the map by areas, lists, air bases, odds, and games."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tests.scripted import any_number

import hexfront
from hexfront import messages
from hexfront.core.record import Record
from hexfront.terminal.finding import is_match
from hexfront.terminal.words import Words

FACE = Words(hexfront.find("stalingrado"), "en").terminal


def new(scenario="uranus", **more):
    return hexfront.new("stalingrado", scenario=scenario, seed="terminal", **more)


def until(game, prompt, seed="until"):
    rng = random.Random(seed)
    while game.decision.prompt != prompt:
        game.play(rng.choice(game.decision.actions))
    return game


@pytest.fixture(scope="module")
def attacking():
    """A game in which somebody is about to attack; the tests play copies of it."""
    return until(new(), "combat")


@pytest.fixture(scope="module")
def moving():
    return until(new("campaign"), "moving")


def shown(what, width=80):
    console = Console(file=io.StringIO(), width=width)
    console.print(what, no_wrap=True)
    return console.file.getvalue()


def drawn(game, width=120, height=60, marked=(), seat="axis"):
    return shown(FACE.board(game.view(seat), width, height, marked), width)


def first_of(answers, seed):
    """So many answers by number, then the player leaves."""
    number, left = any_number(seed), iter(range(answers))
    return lambda session: number(session) if next(left, None) is not None else "q"


def test_a_game_is_played_in_words_and_its_record_replays(sit):
    rng, left = random.Random("words"), iter(range(400))

    def typed(session):
        decision = session.game.decision
        if next(left, None) is None:
            return "q"
        return " ".join(rng.choice(decision.actions)).lower() if decision else ""

    game = new("blue")
    session = sit(game, typed)
    assert session.code == 0
    assert len(game.history) > 300
    assert "is not a valid choice here" not in session.shown()
    assert Record.load(session.session.path).verify(hexfront.find).digest == game.digest


@pytest.mark.parametrize("lang", messages.languages())
def test_it_is_played_in_every_language_on_eighty_columns(sit, lang):
    session = sit(new("blue"), first_of(40, lang), lang=lang, tty=True)
    assert session.session.game.history
    lines = Text.from_ansi(session.shown()).plain.splitlines()
    assert max(cell_len(line) for line in lines if "game.jsonl" not in line) <= 80


@pytest.mark.parametrize(("width", "height"), [(40, 24), (80, 24), (120, 50), (250, 90)])
def test_the_map_fits_the_terminal(moving, width, height):
    lines = drawn(moving, width, height).splitlines()
    assert max(len(line.rstrip()) for line in lines[2:]) <= width
    assert len(lines) < height


def test_the_map_is_shown_around_a_town_or_a_hex(sit, moving):
    commands = ["map stalingrad", "map 0901", "map atlantis", "map"]
    town, hex, nowhere, front = sit(moving.clone(), commands).answers()[:4]
    assert "2813@" in town
    assert "0901" not in town
    assert "0901#" in hex
    assert "2813" not in hex
    assert "Name a hex" in nowhere
    assert "2813" not in front  # in June the front is far away
    assert re.search(r"I\d/", front)
    assert re.search(r"i\d/", front)


def test_a_wide_and_high_terminal_shows_the_whole_map(moving):
    whole = drawn(moving, 33 * 7, 90)
    assert all(hex in whole for hex in ("0101", "3301", "2813"))
    assert "~" in whole


def test_stacks_tell_kind_number_attack_and_what_is_hidden(moving):
    axis, soviet = moving.view("axis"), moving.view("soviet")
    stacks = axis["stacks"].items()
    own = [hex for hex, one in stacks if one["side"] == "axis" and len(one["units"]) == 2]
    two = own[0]
    open_ = drawn(moving, 60, 24, [two])
    units = axis["stacks"][two]["units"]
    figures = [int(FACE.names.figures(unit["unit"], unit["steps"]).split("-")[0]) for unit in units]
    assert f"2/{sum(figures)}" in open_
    assert [unit["unit"] for unit in soviet["stacks"][two]["units"]][1] is None
    assert f"2/{figures[0]}+" in drawn(moving, 60, 24, [two], seat="soviet")


def test_covered_units_are_named_nowhere(moving):
    view = moving.view("soviet")
    covered = [
        unit["unit"]
        for hex, stack in moving.view("axis")["stacks"].items()
        if stack["side"] == "axis"
        for unit, seen in zip(stack["units"], view["stacks"][hex]["units"], strict=True)
        if seen["unit"] is None
    ]
    assert covered
    told = " ".join(one.told for one in FACE.units(view))
    panels = shown(FACE.panel(view, "soviet"), 2000) + shown(FACE.summary(view, "soviet"), 2000)
    looks = "".join(shown(FACE.look(view, hex), 2000) for hex in view["stacks"])
    for unit in covered:
        name = FACE.names.unit(unit)
        if sum(name in one["name"] for one in moving.definition.components()["units"]) == 1:
            assert not re.search(rf"(?<!\w){re.escape(name)}", told + panels + looks)
    assert "a covered unit" in told


def test_units_are_listed_by_army_type_and_what_is_the_matter(sit, moving):
    commands = ["b panzer german", "b tank soviets", "b romanian", "b fighter", "f voronezh"]
    panzer, tank, allies, fighters, found = sit(moving.clone(), commands).answers()[:5]
    assert "3rd Panzer Division 10-7-15" in panzer
    assert "Infantry Division" not in panzer
    assert "Tank Corps" in tank
    assert "Panzer" not in tank
    assert "Romanian" in allies
    assert "German" not in allies
    assert "I/JG 3" in fighters
    assert "1404 (Voronezh)" in found
    assert "Voronezh Front HQ" in found


def test_units_without_supply_or_command_are_found():
    game = new()
    rng = random.Random("cut off")
    lacking = set()
    while game.decision and not lacking:
        game.play(rng.choice(game.decision.actions))
        view = game.view("axis")
        lacking = {
            hex
            for hex, stack in view["stacks"].items()
            for unit in stack["units"]
            if unit["unit"] and stack["side"] == "axis" and not unit["supplied"]
        }
    assert lacking
    assert {one.hex for one in FACE.units(view, ["axis", "out", "of", "supply"])} == lacking
    assert "Lack supply or command (Axis)" in shown(FACE.panel(view, "axis"), 200)
    place = sorted(lacking)[0]
    assert "out of supply" in shown(FACE.look(view, place), 200)
    assert "!" in drawn(game, 40, 24, [place])


def test_everything_beside_the_map_can_be_looked_up(sit, moving):
    info, look, cards, help = sit(moving.clone(), ["i", "look stalingrad", "c", "?"]).answers()[:4]
    assert "units have no orders" in info
    assert "German 6th Army HQ" in info
    assert "I/JG 3 0-9-10" in info
    assert "Replacement points (Axis)" in info
    assert "2813 (Stalingrad (North))" in look
    assert "large city" in look
    assert "railway" in look
    assert "Volga" in look
    assert "no cards" in cards
    assert "large city" in help


def test_very_many_answers_are_cut_and_can_be_asked_for(sit, moving):
    asked = sit(moving.clone(), ["a", "a panzer end", "a panzer"])
    start = asked.asked[0][1]
    whole, none, panzer = asked.answers()[:3]
    count = len(moving.decision.actions)
    assert count > 100
    assert f"{count}  End movement" in start  # what ends the phase is never cut
    assert f"… and {count - 60} more" in start
    assert len(whole.splitlines()) >= count / 2
    assert "No choice has these words" in none
    assert "Panzer Division" in panzer
    assert "Infantry Division" not in panzer


def test_odds_of_an_attack_have_every_shift_and_never_the_covered_defence(sit, attacking):
    game = attacking.clone()
    attack = next(action for action in game.decision.actions if action[0] == "attack")
    answer = sit(game, [" ".join(attack), "all", "o go"]).answers()[2]
    assert ": ?" in answer
    assert "Not seen: defender out of command +0 … +1" in answer
    assert "ratio" in answer
    assert "9-1+" in answer


def test_two_attacks_that_differ_in_what_is_covered_have_the_same_odds(attacking):
    game = attacking.clone()
    seat = game.decision.seat
    game.play(next(action for action in game.decision.actions if action[0] == "attack"))
    game.play(("all",))
    seen = shown(FACE.odds(game.odds(("go",)).to_json()), 200)
    for number in range(5):
        other = game.determinize(seat, f"covered-{number}")
        assert shown(FACE.odds(other.odds(("go",)).to_json()), 200) == seen


def test_the_defender_sees_both_sums_and_every_result(sit):
    rng = random.Random("guns")
    game = new()
    while game.decision and game.decision.prompt != "defence_guns":
        game.play(rng.choice(game.decision.actions))
    odds = game.odds(game.decision.actions[-1]).to_json()
    told = shown(FACE.odds(odds), 200)
    assert f"{odds['attack']} : {odds['defence']}" in told
    assert odds["known"] in told
    assert "D1 A" in told
    assert FACE.odds_row(odds)["column"] == odds["known"]


def test_air_missions_are_told_by_base_and_in_the_lists():
    rng = random.Random("air")
    game = new()
    while not any(unit["mission"] for unit in game.view("axis")["air"]):
        game.play(rng.choice(game.decision.actions))
    view = game.view("axis")
    flying = next(unit for unit in view["air"] if unit["mission"])
    what = messages.say("en", "stalingrado", f"stalingrado-mission-{flying['mission']['kind']}")
    name = FACE.names.unit(flying["unit"])
    where = FACE.names.hex(flying["mission"]["hex"])
    assert f"{what} over {where}" in shown(FACE.panel(view, None), 4000)
    assert any(name in one.told and what in one.told for one in FACE.units(view))


@pytest.mark.parametrize("lang", messages.languages())
def test_the_lists_that_the_legend_recommends_find_units(moving, lang):
    face = Words(moving.definition, lang).terminal
    legend = messages.say(lang, "stalingrado", "stalingrado-legend-units")
    lists = re.findall(r"\bb ((?:\w| )+)", legend.rpartition(":")[2])
    assert len(lists) == 3
    assert face.units(moving.view("axis"), lists[0].split())  # tanks
    for words, id in zip(lists[1:], ("look-unsupplied", "look-duty"), strict=True):
        told = messages.say(lang, "stalingrado", f"stalingrado-{id}")
        assert is_match(told, words.split())


@pytest.mark.parametrize("lang", messages.languages())
def test_studies_of_the_land_and_of_the_air_are_told_in_words(sit, moving, lang):
    game = moving.clone()
    seat = game.decision.seat
    topics = hexfront.find("stalingrado").studies
    unit = next(name for name in all_units(game) if game.study("reach", name, seat=seat))
    hq = next(name for name in all_units(game) if game.study("army", name, seat=seat))
    plane = next(name for name in all_units(game) if game.study("flight", name, seat=seat))
    where = next(iter(game.study("reach", unit, seat=seat)["hexes"]))
    names = {"reach": unit, "route": f"{unit} {where}", "army": hq, "flight": plane, "supply": unit}
    names["targets"] = ""
    lines = [f"study {topic} {names.get(topic, where)}" for topic in topics]
    told = sit(game, lines, width=160, lang=lang).answers()[: len(lines)]
    assert not [text for text in told if "core-" in text or "stalingrado-" in text]
    assert where in told[list(topics).index("reach")]


def all_units(game):
    g = game.state
    return [game.definition.name(g, "unit", number) for number in range(len(g.place))]
