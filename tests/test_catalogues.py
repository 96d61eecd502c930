"""All languages say what English says, with the same arguments and in their own manner."""

import ast
import csv
import io
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from rich.console import Console

import hexfront
from hexfront import messages
from hexfront.bots import RULEBOOK, makers
from hexfront.bots.levels import NAMES
from hexfront.games import IDS
from hexfront.games.noretreat import tables as noretreat
from hexfront.games.volga.naming import split
from hexfront.games.volga.tables import BOARD, HEX_ROWS, UNIT_ROWS
from hexfront.terminal.noretreat.names import Names as NoRetreatNames
from hexfront.terminal.volga.names import Names
from hexfront.terminal.words import Words

SOURCES = Path(hexfront.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
CATALOGUES = ("core", "web", "report", "people", *IDS)
OTHERS = [lang for lang in messages.languages() if lang != messages.ENGLISH]
GAP = re.compile(rf"[{{}}]|\?\?\?|\b({'|'.join(IDS)}|core)-[a-z]")
"""An argument that was not given, or a message that does not exist."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}

every_language = pytest.mark.parametrize("lang", messages.languages())
every_other = pytest.mark.parametrize("lang", OTHERS)
every_catalogue = pytest.mark.parametrize("name", CATALOGUES)


# -- the catalogues, read


class Select(NamedTuple):
    """A choice between variants: what it looks at, its keys, and the one for all the rest."""

    on: str
    keys: frozenset[str]
    default: str


class Part(Visitor):
    """A message, or an attribute of one: the arguments, choices and messages that it uses."""

    def __init__(self, pattern):
        self.variables, self.selects, self.messages, self.texts = set(), [], set(), []
        self.visit(pattern)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = [(key_of(variant), variant.default) for variant in node.variants]
        on = node.selector.id.name
        default = next(key for key, is_default in keys if is_default)
        self.selects.append(Select(on, frozenset(key for key, _ in keys), default))
        self.generic_visit(node)

    @property
    def text(self):
        return "{}".join(self.texts)


def key_of(variant):
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value


@cache
def catalogue(lang, name):
    """Id, or id.attribute, to its part."""
    text = (messages.FOLDER / lang / f"{name}.ftl").read_text("utf-8")
    parts = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in parts, f"{lang}/{name}.ftl: {entry.id.name} appears twice"
            assert entry.value is not None, f"{lang}/{name}.ftl: {entry.id.name} says nothing"
            parts[entry.id.name] = Part(entry.value)
            for attribute in entry.attributes:
                parts[f"{entry.id.name}.{attribute.id.name}"] = Part(attribute.value)
    return parts


def variables(lang, name, id):
    """The arguments of a message and of the messages inside it."""
    part = catalogue(lang, name)[id]
    return part.variables.union(*(variables(lang, name, inner) for inner in part.messages))


def english():
    """Ids of all English messages, whatever the catalogue."""
    return {id for name in CATALOGUES for id in catalogue("en", name)}


# -- completeness


def test_there_are_four_languages():
    assert messages.languages() == ["en", "es", "fr", "pt"]


@every_language
@every_catalogue
def test_every_catalogue_can_be_read(lang, name):
    assert catalogue(lang, name)


@every_other
@every_catalogue
def test_no_message_lacks_its_translation(lang, name):
    assert sorted(catalogue("en", name).keys() - catalogue(lang, name).keys()) == []


@every_other
@every_catalogue
def test_nothing_is_translated_that_english_does_not_say(lang, name):
    assert sorted(catalogue(lang, name).keys() - catalogue("en", name).keys()) == []


@every_other
@every_catalogue
def test_translations_use_the_arguments_of_the_original(lang, name):
    """All of them, but for the ending of an ordinal number, which some languages do not have."""
    different = {}
    for id in catalogue("en", name).keys() & catalogue(lang, name).keys():
        ours, theirs = variables("en", name, id), variables(lang, name, id)
        if ours - {"ending"} != theirs - {"ending"} or not theirs <= ours:
            different[id] = ours ^ theirs
    assert different == {}


# -- variants


def is_count(select):
    return select.default == "other" and select.keys <= PLURALS | {"0", "1"}


@every_other
@every_catalogue
def test_translations_distinguish_what_the_original_distinguishes(lang, name):
    """Words and figures are told apart in the same way; plurals as the language has them."""
    for id, part in catalogue("en", name).items():
        ours = {(s.on, s.keys, s.default) for s in part.selects if not is_count(s)}
        theirs = {
            (s.on, s.keys, s.default) for s in catalogue(lang, name)[id].selects if not is_count(s)
        }
        assert {s for s in ours if s[0] != "ending"} == theirs, id


@every_language
@every_catalogue
def test_plurals_are_those_of_the_language(lang, name):
    known = Locale.parse(lang).plural_form.tags | {"other"}
    ordinal = Locale.parse(lang).ordinal_form.tags | {"other"}
    for id, part in catalogue(lang, name).items():
        for select in part.selects:
            if select.default == "other" and select.keys & PLURALS:
                allowed = ordinal if select.on == "ending" else known
                assert select.keys & PLURALS <= allowed, id


@every_other
@every_catalogue
def test_whatever_is_counted_in_english_is_counted(lang, name):
    for id, part in catalogue("en", name).items():
        for select in part.selects:
            if not is_count(select) or select.on == "ending":
                continue
            found = [s for s in catalogue(lang, name)[id].selects if s.on == select.on]
            keys = frozenset().union(*(s.keys for s in found))
            assert select.keys <= keys, f"{id}: {select.on} has {sorted(keys)}"


# -- manners of writing


def texts(lang):
    """Everything that a language says, by id; what is typed at the terminal is in no language."""
    for name in CATALOGUES:
        for id, part in catalogue(lang, name).items():
            if not id.endswith(".keys"):
                yield id, part.text
    yield from titles(lang).items()


def test_french_has_its_spaces_before_high_punctuation():
    bare = r"(?<![\s\u00a0\u202f.(])[;:!?»](?!\w)|«(?!\u00a0)|(?<![.\s]) [;:!?»](?![\w,])|'"
    assert {id: text for id, text in texts("fr") if re.search(bare, text)} == {}


def test_spanish_opens_its_questions_and_exclamations():
    for id, text in texts("es"):
        for closing, opening in (("?", "¿"), ("!", "¡")):
            closed = re.findall(rf"(?<=[\w}}]){re.escape(closing)}", text)
            assert len(closed) == text.count(opening), id


@pytest.mark.parametrize(("lang", "foreign"), [("es", "“”\"'"), ("fr", '“”"'), ("pt", "«»\"'")])
def test_quotation_marks_are_those_of_the_language(lang, foreign):
    assert {id: text for id, text in texts(lang) if set(text) & set(foreign)} == {}


@every_language
def test_no_text_has_stray_spaces(lang):
    legend = re.compile(r"\w+-legend")
    stray = {id: text for id, text in texts(lang) if "  " in text and not legend.match(id)}
    assert stray == {}


# -- the names of blocks and hexes


def test_the_english_names_of_blocks_are_those_of_the_table():
    for row in UNIT_ROWS:
        for kind, name in (("unit", row.name), ("formation", row.formation)):
            assert in_catalogue(kind, name) == name
        short = row.name.removesuffix(" Regiment")
        assert in_catalogue("unit", row.name, ".short" if short != row.name else "") == short


def in_catalogue(kind, name, part=""):
    message, number = split(name)
    ending = Locale.parse("en").ordinal_form(number) if number is not None else ""
    id = f"volga-{kind}-{message}{part}"
    return messages.say("en", "volga", id, number=str(number), ending=ending)


def test_the_english_names_of_hexes_are_those_of_the_table():
    for hex, row in HEX_ROWS.items():
        id = f"volga-place-{BOARD.name[hex]}"
        first = re.split(r",| \(", row.place)[0]
        assert messages.say("en", "volga", id) == first
        if first != row.place:
            assert messages.say("en", "volga", f"{id}.full") == row.place
        else:
            assert not messages.has("volga", f"{id}.full")


def test_there_are_no_names_of_what_is_not_on_the_table():
    kinds = {"unit": {row.name for row in UNIT_ROWS}, "formation": {r.formation for r in UNIT_ROWS}}
    known = {
        f"volga-{kind}-{split(name)[0]}" for kind, names in kinds.items() for name in names
    } | {f"volga-place-{name}" for name in BOARD.name}
    named = {id.partition(".")[0] for id in catalogue("en", "volga")}
    assert {id for id in named if re.match(r"volga-(unit|formation|place)-", id)} <= known


def test_blocks_are_named_in_every_language():
    names = {lang: Names(lang) for lang in messages.languages()}
    assert {lang: one.unit("G-PG-64") for lang, one in names.items()} == {
        "en": "64th Panzergrenadier",
        "es": "64.º Panzergrenadier",
        "fr": "64e Panzergrenadiers",
        "pt": "64.º de Granadeiros Panzer",
    }
    assert names["es"].unit("S-AA-1077") == "1077.º Antiaéreo"
    assert names["fr"].unit("S-TK-6G") == "6e brigade de chars de la Garde"
    assert names["pt"].unit_in_full("G-IN-191") == "191.º Regimento de Infantaria"
    assert names["fr"].formation("G-IN-369") == "100e division de chasseurs"
    assert names["es"].hex("38") == "38 (Bosque de Spartanovka)"
    assert names["fr"].places("4") == "Colline du Grand Champignon, Rynok"


def english_of_noretreat(id):
    return messages.say("en", "noretreat", f"noretreat-{id}")


def test_the_english_names_of_units_are_those_on_the_counters():
    for row in noretreat.UNIT_ROWS:
        id = f"unit-{row.id}"
        assert english_of_noretreat(f"{id}.short") == (row.weak_name or row.strong_name)
        other = messages.has("noretreat", f"noretreat-{id}.strong-short")
        assert english_of_noretreat(f"{id}.{'strong-' if other else ''}short") == row.strong_name
        assert other == messages.has("noretreat", f"noretreat-{id}.strong")


def test_the_english_names_of_cities_and_events_are_those_of_the_tables():
    for city, hex in noretreat.CITY_HEX.items():
        assert english_of_noretreat(f"place-{noretreat.PLACE_NAMES[hex]}") == city
    for side in range(2):
        for card in range(1, noretreat.JOKER):
            title = noretreat.TITLES[side][card]
            assert english_of_noretreat(f"card-{noretreat.EVENTS[side][card].id}") == title


def test_no_unit_or_place_is_named_that_noretreat_does_not_have():
    known = {f"unit-{name}" for name in noretreat.UNIT_NAMES}
    known |= {f"place-{name}" for name in noretreat.PLACE_NAMES if name}
    named = {id.partition(".")[0] for id in catalogue("en", "noretreat")}
    named = {id.removeprefix("noretreat-") for id in named}
    assert {id for id in named if re.match(r"(unit|place)-", id)} <= known


def test_units_places_and_cards_are_named_in_every_language():
    names = {lang: NoRetreatNames(lang) for lang in messages.languages()}
    assert {lang: one.unit("ax_1pz") for lang, one in names.items()} == {
        "en": "1st Panzer Army",
        "es": "1.er Ejército Panzer",
        "fr": "1re armée blindée",
        "pt": "1.º Exército Panzer",
    }
    assert names["es"].unit("su_west") == "Frente Oeste"
    assert names["es"].unit("su_west", "strong") == "3.er Frente Bielorruso"
    assert names["fr"].hex("2008") == "2008 (Moscou)"
    assert names["pt"].hex("FIN") == "Finlândia"
    assert names["fr"].hex("turn-5") == "tour 5"
    assert names["es"].card("joker") == "Comodín"
    assert names["pt"].card("5") == "OKH / Incursão de cavalaria"


def test_a_name_that_a_player_has_corrected_stands_as_it_is():
    say = messages.translated
    assert say("es", "volga", "volga-place-28", "Mamayev Kurgan") == "Mamayev Kurgan"
    assert say("es", "volga", "volga-place-7", "Factory of tractors") == "Factory of tractors"
    assert say("es", "volga", "volga-unit-ski-battalion", "5th Ski Battalion", number=5) == (
        "5th Ski Battalion"
    )


# -- the rules


@cache
def titles(lang):
    file = "rules.csv" if lang == messages.ENGLISH else f"rules.{lang}.csv"
    found = {}
    for game in IDS:
        with (SOURCES / "games" / game / "data" / file).open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                if row.get("kind") != "vector":
                    # Every game numbers its rulings OP-1.1 and so on.
                    id = f"{game}: {row['id']}"
                    assert id not in found
                    found[id] = row["title"]
    return found


@every_other
def test_every_statement_and_ruling_has_a_title(lang):
    assert titles(lang).keys() == titles("en").keys()


@every_other
def test_no_title_was_left_in_english(lang):
    assert [id for id, title in titles(lang).items() if title == titles("en")[id]] == []


@every_other
def test_titles_have_the_figures_of_the_original(lang):
    for id, title in titles("en").items():
        figures = sorted(re.findall(r"\d+", title))
        assert sorted(re.findall(r"\d+", titles(lang)[id])) == figures, id


@every_language
@pytest.mark.parametrize("game", IDS)
def test_a_game_tells_its_rules_in_the_language_that_is_asked_for(game, lang):
    definition = hexfront.find(game)
    told = definition.rules.titles(lang)
    assert set(told.values()) <= set(titles(lang).values())
    number = next(iter(told))
    assert definition.rules.title(number, lang) == told[number]


@pytest.mark.parametrize("game", IDS)
def test_rules_are_told_in_english_where_a_language_has_none(game):
    definition = hexfront.find(game)
    assert definition.rules.titles("eo") == definition.rules.titles()


# -- whole games


def told(game, words):
    """All that the terminal says about a decision, and how things stand."""
    decision, seat = game.decision, game.decision.seat
    choice, _ = game.definition.steps.asked(game.state)
    view = game.view(seat)
    yield words.prompt(decision)
    for action in decision.actions:
        yield words.action(choice, action)
        yield words.note(choice, action, view)
    shown = Console(file=io.StringIO(), width=200, highlight=False)
    face = words.terminal
    yield " ".join(one.told for one in face.units(view))
    shown.print(face.board(view, 200, 60, []), face.panel(view, seat), face.summary(view, seat))
    shown.print(face.legend(200, 60))
    places = [place.hex for place in face.panels.places(face.names, view)]
    shown.print(face.look(view, random.Random(decision.number).choice(places)))
    shown.print(face.cards(view, seat))
    for odds in filter(None, map(game.odds, decision.actions[:2])):
        shown.print(face.odds(odds.to_json()), *face.odds_row(odds.to_json()).values())
    yield shown.file.getvalue()


WHOLE_GAMES = [
    ("volga", "solo", None, {"variant": "C"}),
    ("volga", "2v1", None, {"variant": "C"}),
    ("noretreat", "1v1", "A", {"windows": "covered", "joker": "on"}),
    ("noretreat", "1v1", "E", {"windows": "playable"}),
    ("heroes", "1v1", "petrov", {"cards": "on", "variable_ap": "fog"}),
    ("heroes", "1v1", "peprez", {"becoming_hidden": "on"}),
    ("heroes", "1v1", "bug-river", {"cautious_movement": "on"}),
    ("stalingrado", "1v1", "uranus", {}),
]


@every_language
@pytest.mark.parametrize(("id", "mode", "scenario", "options"), WHOLE_GAMES)
def test_a_whole_game_is_told_without_a_gap(lang, id, mode, scenario, options):
    game = hexfront.new(id, mode, scenario, options, seed=f"told-{mode}")
    words = Words(game.definition, lang)
    rng = random.Random(mode)
    while game.decision is not None:
        share = min(0.05, 1 / len(game.decision.actions))  # long lists are read more seldom
        for text in told(game, words) if rng.random() < share else ():
            assert not GAP.search(text), text
        game.play(rng.choice(game.decision.actions))
    heard = Counter()
    for event in (event for part in (game.opening, *game.history) for event in part.events):
        heard[event.what] += 1
        for seat in (None, *game.seats) if heard[event.what] <= 50 else ():
            assert not GAP.search(words.event(event, seat))
    for line in words.result(game.result):
        assert not GAP.search(line.plain)


# -- what the browser says


@cache
def client_strings():
    """Every string and template of the client; the holes of templates are stars."""
    found = set()
    for path in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        if not path.name.endswith(".d.ts"):
            found |= strings_in(path.read_text("utf-8"))
    return found


def strings_in(source):
    return set(re.findall(r"\"([\w. -]*)\"", source)) | set(templates_in(source))


def templates_in(source):
    """Template literals, also those in the holes of others."""
    start = 0
    while (start := source.find("`", start)) >= 0:
        text, start, inner = template_at(source, start + 1)
        yield text
        yield from inner


def template_at(source, at):
    text, inner = "", []
    while at < len(source) and source[at] != "`":
        if source.startswith("${", at):
            at, found = hole_at(source, at + 2)
            inner += found
            text += "*"
        else:
            text += source[at]
            at += 1
    return text, at + 1, inner


def hole_at(source, at):
    depth, found = 1, []
    while at < len(source):
        if source[at] == "`":
            text, at, inner = template_at(source, at + 1)
            found += [text, *inner]
            continue
        depth += (source[at] == "{") - (source[at] == "}")
        at += 1
        if not depth:
            break
    return at, found


def test_templates_are_found_inside_each_other():
    source = 'say(`${chosen.id}-option.${/^x/.test(v) ? `v${v}` : v}`); "a-b"; `web-x-${y}`'
    assert set(templates_in(source)) == {"*-option.*", "v*", "web-x-*"}


def filled(template):
    """The ids that a template of the client stands for, one by one."""
    return {template.replace("*", word) for word in fillings()[template]}


@cache
def fillings():
    return {
        "web-refused-*": reasons(),
        "web-theme-*": listed_in("lib/settings.svelte.ts", r"type Theme = (.*?);"),
        "web-contrast-*": listed_in("lib/settings.svelte.ts", r"contrast: (.*?);"),
        "web-palette-*": listed_in("lib/settings.svelte.ts", r"const PALETTES = \[(.*?)\]"),
        "web-signs-*": listed_in("lib/settings.svelte.ts", r"const SIGNS = \[(.*?)\]"),
        "web-key-*": listed_in("lib/ui/Help.svelte", r"const ids = \[(.*?)\]"),
        "web-end-*": listed_in("lib/ui/End.svelte", r"const outcome = (.*?);\n  \}\);"),
        "web-by-*": listed_in("lib/ui/Help.svelte", r"by: (.*?);"),
        "web-speed-*": listed_in("lib/settings.svelte.ts", r"const SPEED_NAMES = (.*?);"),
        "web-replay-*": listed_in("lib/ui/Replay.svelte", r"const ways = (.*?);"),
        "web-luck-*": listed_in("lib/luck.ts", r"function verdict\(.*?\): (.*?) \{"),
        "web-bot-*": {RULEBOOK, *(bot for game in IDS for bot in makers(game))},
        "web-bot-*.about": {RULEBOOK, *NAMES},
        "web-facts-*": {"length", "players", "difficulty"},
        "web-panel-*": listed_in("pages/Game.svelte", r"const tabs = \$derived\(\[(.*)\]\)"),
        "people-pace-*": listed_in("pages/people/NewOffer.svelte", r"#each (\[\"live.*?\])"),
        "people-channel-*": {"email", "push", "discord", "json"},
    }


def listed_in(path, pattern):
    source = (CLIENT / path).read_text("utf-8")
    return set(re.findall(r"\"([\w-]+)\"", re.search(pattern, source, re.DOTALL)[1]))


def reasons():
    """Why anything may be refused, by the server or by the client itself."""
    found = set()
    kernel = [SOURCES / "core" / name for name in ("flow.py", "game.py")]
    for path in (*(SOURCES / "server").rglob("*.py"), *kernel):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found |= reasons_at(node)
    for path in CLIENT.rglob("*.ts"):
        source = path.read_text("utf-8")
        found |= set(re.findall(r"new Refused\(\"([\w-]+)\"\)", source))
        found |= set(re.findall(r"reason(?: \?\?|:) \"([\w-]+)\"", source))
    return found


def reasons_at(node):
    match node:
        case ast.Call(func=ast.Name(id="Refused" | "CannotUndo"), args=[ast.Constant(reason), *_]):
            return {reason}
        case ast.Call(func=ast.Name(id="IllegalAction"), args=[_, _, _, ast.Constant(reason)]):
            return {reason}
        case ast.Call(func=ast.Name(id="Refusal"), args=[_, _, ast.Constant(reason)]):
            return {reason}
        case ast.Dict(keys=keys, values=values):
            pairs = zip(keys, values, strict=True)
            return {
                value.value
                for key, value in pairs
                if isinstance(key, ast.Constant)
                and key.value == "reason"
                and isinstance(value, ast.Constant)
            }
    return set()


def client_ids():
    """The messages of its own that the client names."""
    for text in client_strings():
        if re.fullmatch(r"(web|core|people)-[\w.-]+", text):
            yield text
        elif text in fillings():
            yield from (id for id in filled(text) if not text.startswith("web-panel-"))


def test_every_template_of_the_client_that_names_its_messages_is_listed_here():
    ours = re.compile(r"(web|people)-[\w-]*\*.*")
    templates = {text for text in client_strings() if ours.fullmatch(text)}
    assert templates == fillings().keys()


def test_the_client_names_no_message_that_does_not_exist():
    assert sorted(set(client_ids()) - english()) == []
    panels = {"log", "chat", "rules", "keys"}
    assert {f"web-panel-{id}" for id in panels} <= english()


@every_language
def test_messages_that_all_games_share_speak_of_no_blocks(lang):
    """Only one of the games has blocks; the others have counters."""
    block = re.compile(r"\b(blocks?|bloques?|blocs?|blocos?)\b", re.IGNORECASE)
    shared = [(id, text) for id, text in texts(lang) if id.startswith(("web-", "core-"))]
    assert {id: text for id, text in shared if block.search(text)} == {}


def test_no_message_of_the_client_is_unused():
    used = set(client_ids()) | filled("web-panel-*")
    assert sorted(catalogue("en", "web").keys() - used) == []
    written = {id for id in catalogue("en", "people") if re.match(r"people-(mail|notice)-", id)}
    assert sorted(catalogue("en", "people").keys() - used - written) == []


def test_messages_of_games_that_the_client_names_exist():
    for text in client_strings():
        if not re.match(rf"({'|'.join(IDS)})-[a-z]", text):
            continue
        pattern = re.escape(text).replace(r"\*", r"[\w.-]*")
        assert any(re.fullmatch(pattern, id) for id in english()) or is_drawn(text), text


def is_drawn(text):
    """Patterns and clips of the drawing have ids too."""
    sources = [path.read_text("utf-8") for path in CLIENT.rglob("*.svelte")]
    return any(f'id="{text}"' in source for source in sources)
