"""The catalogues say all that the games and the terminal have to say, and nothing else."""

import ast
import random
import re
from collections import defaultdict
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor
from tests.games.stalingrado import test_messages as stalingrado_messages

import hexfront
from hexfront import messages
from hexfront.core.game import CannotUndo
from hexfront.games import IDS, find, noretreat
from hexfront.games.heroes import firefight as heroes_firefight
from hexfront.games.heroes import learning as heroes_learning
from hexfront.games.heroes import tables as heroes_tables
from hexfront.games.lessons import lessons
from hexfront.games.noretreat import moments as noretreat_moments
from hexfront.games.noretreat import state as noretreat_state
from hexfront.games.noretreat import tables as noretreat_tables
from hexfront.games.volga import odds
from hexfront.games.volga.tables import CARD_DICE, CARD_IDS, CARD_NAMES, CARD_RUBBLE
from hexfront.terminal.games import value_id
from hexfront.terminal.volga import chances
from hexfront.terminal.volga.names import Names
from hexfront.terminal.words import Words

SOURCES = Path(hexfront.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"

MOST_DECISIONS = defaultdict(lambda: 15_000, noretreat=30_000)  # its cards ask much, and seldom
READ_AT_ONCE = 20

every_game = pytest.mark.parametrize("game", IDS)


# -- the catalogues, read


class References(Visitor):
    """The arguments and the other messages that a message uses."""

    def __init__(self):
        self.variables, self.messages = set(), set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference):  # noqa: N802
        self.messages.add(node.id.name)


@cache
def references(lang, name):
    """Id, or id.attribute, to what it uses."""
    text = (messages.FOLDER / lang / f"{name}.ftl").read_text("utf-8")
    entries = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{lang}/{name}.ftl: {entry.content}"
        if not isinstance(entry, Message):
            continue
        assert entry.id.name not in entries, f"{entry.id.name} appears twice"
        for id, part in [(entry.id.name, entry.value)] + [
            (f"{entry.id.name}.{attribute.id.name}", attribute.value)
            for attribute in entry.attributes
        ]:
            entries[id] = References()
            entries[id].visit(part)
    return entries


@cache
def catalogue(lang, name):
    """Id, or id.attribute, to the arguments that it uses, and that messages inside it use."""
    entries = references(lang, name)

    def variables(id):
        inner = entries[id].messages
        return entries[id].variables.union(*(variables(one) for one in inner))

    return {id: variables(id) for id in entries}


def inside_others(game):
    """The messages that are parts of other messages."""
    return set().union(*(entry.messages for entry in references("en", game).values()))


# -- the games, read and played


@cache
def told_in_code(game):
    """Events by id with the names of their arguments, as the sources spell them."""
    events = defaultdict(set)
    for path in (SOURCES / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr == "tell" and isinstance(node.args[0], ast.Constant):
                events[node.args[0].value] |= {word.arg for word in node.keywords if word.arg}
    return events


@cache
def rolled_in_code(game):
    """What dice are thrown for."""
    reasons = set()
    for path in (SOURCES / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                last = node.args[-1]
                if name in ("die", "dice", "dice_of") and isinstance(last, ast.Constant):
                    reasons.add(last.value)
            match node:
                case ast.Tuple(elts=[ast.Constant("roll"), _, ast.Constant(why), *_]):
                    reasons.add(why)  # a roll that is to come: whose, what for, what follows
    return {reason for reason in reasons if isinstance(reason, str)}


def asked_in_code(game):
    """Choices by name with their verbs, and what each verb takes."""
    steps = hexfront.find(game).steps
    choices = [steps._table[name] for name in steps if hasattr(steps._table[name], "verbs")]
    return {choice.name: {v.name: v.kind for v in choice.verbs.values()} for choice in choices}


def setups(definition):
    """Every mode with every value of every option once, and some mixtures; scenarios by turns.

    The longest scenario comes first in a game's list, so last here.
    """
    rng = random.Random("setups")
    scenarios = cycle(reversed(definition.scenarios))
    for mode in definition.modes:
        for option in definition.options:
            for value in option.values:
                yield mode.name, next(scenarios), {option.name: value}
        for _ in range(20):
            mixture = {option.name: rng.choice(option.values) for option in definition.options}
            yield mode.name, next(scenarios), mixture


@cache
def played(game):
    """Random games by the dozen: every decision's and event's arguments, every result.

    So many games as there are decisions to spare; of long lists of answers some are read.
    """
    definition = hexfront.find(game)
    prompts, events, results = defaultdict(set), defaultdict(set), set()
    gaps = set()
    words = Words(definition, messages.ENGLISH)
    left = MOST_DECISIONS[game]
    for number, (mode, scenario, options) in enumerate(setups(definition)):
        if left < 0:
            break
        try:
            one = hexfront.new(game, mode, scenario, options, seed=f"messages-{number}")
        except hexfront.BadSetup:
            continue
        rng = random.Random(number)
        while (decision := one.decision) is not None:
            prompts[decision.prompt] |= spelled(words, decision.args)
            action = rng.choice(decision.actions)
            left -= 1
            if number % 5 == 0 and rng.random() < READ_AT_ONCE / len(decision.actions):
                gaps |= {text for text in said(words, one, decision) if "{" in text}
            one.play(action)
        for event in (event for part in (one.opening, *one.history) for event in part.events):
            for seat in (None, *one.seats):
                events[event.what] |= spelled(words, event.seen_by(seat)["args"])
            if number % 5 == 0:
                gaps |= {text for text in told(words, event, one.seats) if "{" in text}
        results.add((one.result.kind, tuple(name for name, _ in one.result.score)))
    return prompts, events, results, gaps


def spelled(words, args, known={}):  # noqa: B006 - remembers; only the shape of arguments counts
    shape = (words.game, *((name, type(value)) for name, value in args.items()))
    if shape not in known:
        known[shape] = set(words.terminal.spelled(args))
    return known[shape]


def said(words, game, decision):
    """All that is written on the screen for a decision."""
    choice, _ = game.definition.steps.asked(game.state)
    view = game.view(decision.seat)
    yield words.prompt(decision)
    for action in decision.actions:
        yield words.action(choice, action)
        yield words.note(choice, action, view)


def told(words, event, seats):
    for seat in (None, *seats):
        yield words.event(event, seat)


def verb_ids(game):
    for choice, verbs in asked_in_code(game).items():
        for verb in verbs:
            yield messages.first_of(game, f"{game}-verb-{choice}-{verb}", f"{game}-verb-{verb}")


def needed(game):
    """The ids that the parts of a game call for; its screen is the terminal's affair."""
    definition = hexfront.find(game)
    _, events, results, _ = played(game)
    yield f"{game}-about"
    yield from (f"{game}-event-{what}" for what in told_in_code(game).keys() | events.keys())
    yield from (f"{game}-prompt-{choice}" for choice in asked_in_code(game))
    yield from verb_ids(game)
    yield from (f"{game}-dice-{why}" for why in rolled_in_code(game))
    yield from (f"{game}-scenario-{scenario}" for scenario in definition.scenarios)
    for mode in definition.modes:
        yield f"{game}-mode-{mode.name}"
        yield from (f"{game}-seat-{seat}" for seat in mode.seats + mode.automatic)
    for option in definition.options:
        yield f"{game}-option-{option.name}"
        yield from (f"{game}-{value_id(option, value)}" for value in option.values)
    for kind, scores in results:
        yield f"{game}-result-{kind}"
        yield from (f"{game}-score-{name}" for name in scores)


def needed_by_volga():
    for card in CARD_IDS:
        yield f"card-{card}"
        yield f"card-{card}.text"
    for side in ("german", "soviet"):
        yield f"unknown-{side}"
        yield from (f"advantage-{side}-{number}" for number in range(1, 7))
    yield from (f"terrain-{terrain}" for terrain in ("clear", "difficult", "urban"))
    yield from (f"odds-{rests_on}" for rests_on in assumptions_of_odds())
    for key in chances._COUNTED:
        yield f"odds-lost-{key}"
    for key in chances._COUNTED[:2]:
        yield f"odds-mean-{key}"


def needed_by_noretreat():
    tables, sides = noretreat_tables, range(2)
    for half in (tables.EVENTS[side][card] for side in sides for card in range(1, tables.JOKER)):
        yield from (f"card-{half.id}", f"card-{half.id}.text")
        if len(half.timing) > 1:
            yield from (f"card-{half.id}.option-{number}" for number in range(len(half.timing)))
        if half.initiative != "none":
            yield f"initiative-{half.initiative}"
        yield from (f"moment-{moment}" for moments in half.timing for moment in moments)
    yield from ("card-joker", "card-joker.text")
    yield from (f"window-{window}" for window in noretreat_moments.WINDOWS)
    yield from (f"weather-{weather}" for weather in tables.WEATHERS)
    yield from (f"phase-{phase}" for phase in noretreat_state.PHASES)
    yield from (f"box-{box}" for box in (*noretreat_state.BOXES, "turn"))
    yield from (f"crt-{'none' if result == '-' else result}" for result in tables.RESULTS)
    yield from (f"shift-{why}" for why in shifts_in("noretreat/columns.py"))
    yield from (f"date-{turn.number}" for turn in tables.TURNS)
    red = [turn.red_event for turn in tables.TURNS if turn.red_event]
    yield from (f"red-{re.sub('[^a-z]+', '-', name.lower())}" for name in red)
    rows = noretreat.components.components()["hexes"]
    yield from (f"terrain-{terrain}" for terrain in {row["terrain"] for row in rows} | {"area"})
    yield from (f"sea-{sea}" for row in rows for sea in row["seas"])


def shifts_in(chapter):
    """What shifts the column of a combat."""
    source = (SOURCES / "games" / chapter).read_text("utf-8")
    found = set(re.findall(r"Shift\(\"([a-z-]+)\"", source))
    assert "river" in found
    return found


def needed_by_heroes():
    tables = heroes_tables
    for card in tables.CARDS:
        yield from (f"card-{card.id}", f"card-{card.id}.text")
    yield from (f"marker-{marker.id}" for marker in tables.MARKERS)
    yield from (f"terrain-{terrain}" for terrain in tables.TERRAINS)
    yield from (f"work-{work}" for work in tables.WORKS)
    yield from (f"facing-{direction.lower()}" for direction in tables.DIRECTIONS)
    yield from (f"letter-{side}" for side in tables.SIDES)
    yield from (f"state-{state}" for state in ("fresh", "activated", "used"))
    yield from (f"moves-{way}" for way in ("foot", "wheeled", "tracked"))
    yield from (f"part-{part}" for part in parts_of_sums())
    yield from (f"result-{kind}" for kind in ("destroyed", "controls", "no_units"))
    for scenario in hexfront.find("heroes").scenarios:
        sheet = heroes_firefight.firefight(scenario)
        yield f"scenario-{scenario}.brings"
        yield f"certainty-{sheet.certainty}"
        for entry in sheet.scoring:
            yield from (f"goal-{entry.when}", f"goal-short-{entry.when}")
    for number, part in enumerate(heroes_learning.PARTS, 1):
        yield from (f"lesson-{number}", f"lesson-{number}.new", f"guide-lesson-{number}-1")
        yield from (f"chapter-{rule.replace('.', '-')}" for rule in part.rules)
    yield from ("marker-generic", "sight-hill", "sight-smoke")


def parts_of_sums():
    """What may be added up in a shot or a rally."""
    source = (SOURCES / "games/heroes/arithmetic.py").read_text("utf-8")
    of_shots = re.findall(r"\(\"([a-z-]+)\"(?:, | if )", source)
    return {*of_shots, "long-range", "front", "marker", "modifier", "work"}


def needed_by_stalingrado():
    """Its own test has the lists."""
    ids = stalingrado_messages.on_the_screen() | stalingrado_messages.in_the_terminal()
    yield from (id.removeprefix("stalingrado-") for id in ids)
    yield from (f"shift-{cause}" for cause in shifts_in("stalingrado/combat.py"))


OWN_NEEDS = {
    "stalingrado": needed_by_stalingrado,
    "volga": needed_by_volga,
    "noretreat": needed_by_noretreat,
    "heroes": needed_by_heroes,
}
"""What only one of the games has to say."""


def all_needed(game):
    yield from needed(game)
    yield from (f"{game}-result-{kind}" for kind in kinds_of_victory(game))
    yield from (f"{game}-refused-{reason}" for reason in refused_in_code(game))
    yield from (f"{game}-{id}" for id in OWN_NEEDS[game]())


def assumptions_of_odds():
    """The ids that odds may rest on are the module's constants."""
    constants = {name: value for name, value in vars(odds).items() if name.isupper()}
    return {value for value in constants.values() if isinstance(value, str)}


def refused_in_code(game):
    """Reasons that a game has words of its own for."""
    for path in (SOURCES / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal"), args=[_, _, ast.Constant(reason)]):
                    yield reason
                case ast.keyword(arg="reason", value=ast.Constant(reason)):
                    yield reason


def kinds_of_victory(game):
    """The kinds that the chapters name, whether a random game ends so or not."""
    found = set()
    for path in (SOURCES / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Result"), args=[_, ast.Constant(kind), *_]):
                    found.add(kind)
                case ast.Call(func=ast.Name(id=name), args=args) if name.endswith("_win"):
                    found |= {arg.value for arg in args if isinstance(arg, ast.Constant)}
    return {kind for kind in found if re.fullmatch("[a-z-]+", str(kind))}


def words_in_terminal():
    """Every string of the terminal's code; messages are named there, with or without prefix."""
    found = set()
    for path in (SOURCES / "terminal").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def words_in_client():
    """Every plain string of the browser client."""
    sources = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return {
        word for path in sources for word in re.findall(r"\"([\w-]+)\"", path.read_text("utf-8"))
    }


def named_by_the_client(game):
    """What it names in full and what it puts together: panels, answers, prompts, guide."""
    words = words_in_client()
    yield from (f"{game}-title", f"{game}-title.full", f"{game}-facts")
    yield from (f"{game}-facts.{part}" for part in ("players", "difficulty", "turns"))
    for one in lessons(game):
        yield from (f"{game}-lesson-{one.title}", f"{game}-lesson-{one.title}-end")
        steps = {f"{game}-lesson-{one.title}-{step.say}" for step in one.steps}
        yield from steps
        # What is wrong with another answer is said of some steps only.
        yield from (id for id in catalogue("en", game) if id.removesuffix(".wrong") in steps)
    yield from (f"{game}-scenario-{one}.history" for one in hexfront.find(game).scenarios)
    yield from (word for word in words if word.startswith(f"{game}-"))
    kinds = ("panel", "overlay", "sequence", "refused", "odds", "stage", "stage-work")
    kinds += ("verb-order", "verb-muster", "hand", "gesture")
    # Orders that the client makes of several.
    own_verbs = {"noretreat": ("onward", "rest"), "volga": ("all",)}
    yield from (f"{game}-verb-{word}" for word in own_verbs.get(game, ()) if word in words)
    for kind in kinds:
        yield from (f"{game}-{kind}-{word}" for word in words)
    for choice in asked_in_code(game):
        yield from (f"{game}-about-{choice}", f"{game}-prompt-{choice}-nothing")
    yield from guided(game)
    for seat in ("", *(f"{seat}-" for mode in hexfront.find(game).modes for seat in mode.seats)):
        yield from (f"{game}-guide-{seat}intro-{page}" for page in range(1, 10))
        yield f"{game}-guide-turn-{seat.removesuffix('-')}"


def guided(game):
    """The guide has words on questions, verbs and events, and in a lesson others on questions."""
    choices = {*asked_in_code(game), *(str(page) for page in range(1, 10))}
    yield from (f"{game}-guide-{choice}" for choice in choices)
    yield from (f"{game}-guide-lesson-{n}-{choice}" for n in range(1, 10) for choice in choices)
    for choice in hexfront.find(game).steps.choices():
        yield from (f"{game}-guide-verb-{verb}" for verb in choice.verbs)
    for id in catalogue("en", game):
        if id.startswith(f"{game}-event-"):
            yield id.replace("-event-", "-guide-event-", 1)
            yield id.replace("-event-", "-stage-", 1)


def names_in_tables(game):
    """Of blocks, formations and places; another test compares them with the tables."""
    yield f"{game}-nth"
    yield from (name["id"] for name in names_of_things(game))
    for id in catalogue("en", game):
        if re.match(rf"{game}-(unit|formation|place)-", id):
            yield id


def names_of_things(game):
    """All names, and those that they are made of."""
    waiting = [
        name for names in find(game).names["things"].values() for name in names.values()
    ]
    while waiting:
        name = waiting.pop()
        if isinstance(name, dict):
            yield name
            waiting += name.get("args", {}).values()


@every_game
def test_every_name_has_its_message(game):
    """One that a table gives stands as it is where there is none."""
    known = {*catalogue("en", game), *catalogue("en", "core")}
    needed = {name["id"] for name in names_of_things(game) if "printed" not in name}
    assert sorted(needed - known) == []
    table = find(game).names
    assert set(table["arguments"].values()) <= {*table["things"], "hex"}
    assert {kind for _, kind in table["beside"].values()} <= set(table["things"])


# -- the tests


@every_game
def test_every_event_prompt_verb_card_option_and_result_has_an_english_message(game):
    known = catalogue("en", game)
    assert sorted(id for id in set(all_needed(game)) if id not in known) == []


@every_game
def test_no_message_of_a_game_is_unused(game):
    strings = words_in_terminal()
    verbs = {f"{id}.note" for id in verb_ids(game)}
    used = set(all_needed(game)) | verbs | strings | {f"{game}-{word}" for word in strings}
    used |= inside_others(game)
    used |= set(named_by_the_client(game)) | set(names_in_tables(game))
    # What bots say of their plans is held by tests/bots/test_reasons.py.
    used |= {id for id in catalogue("en", game) if id.startswith(f"{game}-bot-")}
    assert sorted(id for id in catalogue("en", game) if id not in used) == []


def test_no_message_of_the_program_is_unused_and_none_is_missing():
    strings = words_in_terminal()
    helped = {word for word in strings if f"core-help-{word}" in catalogue("en", "core")}
    used = {word for word in strings if re.fullmatch(r"core(-[a-z]+)+", word)}
    used |= {"core-and", "core-and.before-i", "core-hex"}
    used |= {f"core-help-{word}{part}" for word in helped for part in ("", ".keys")}
    used |= {f"core-cannot-undo-{reason}" for reason in undo_reasons()}
    known = set(catalogue("en", "core"))
    used |= known & {f"core-study-{word}" for word in words_in_studies()}
    assert sorted(known - used) == []
    assert sorted(used - known) == []


def words_in_studies():
    """What studies tell: keys, and values that are words."""
    for path in (SOURCES / "games").glob("*/studies.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def undo_reasons():
    source = (SOURCES / "core" / "game.py").read_text("utf-8")
    return set(re.findall(CannotUndo.__name__ + r"\(\"([a-z-]+)\"\)", source))


@every_game
def test_events_have_all_the_arguments_that_their_messages_use(game):
    _, played_events, _, _ = played(game)
    told_events = told_in_code(game)
    for what in told_events.keys() | played_events.keys():
        given = told_events[what] | played_events[what]
        given |= {f"{name}-{more}" for name in told_events[what] for more in ("count", "name")}
        used = catalogue("en", game)[f"{game}-event-{what}"]
        assert used <= given, f"{what} lacks {used - given}"


@every_game
def test_prompts_have_all_the_arguments_that_their_messages_use(game):
    prompts, _, _, _ = played(game)
    for choice in asked_in_code(game):
        used = catalogue("en", game)[f"{game}-prompt-{choice}"]
        if choice in prompts:
            assert used <= prompts[choice], f"{choice} lacks {used - prompts[choice]}"


@every_game
def test_verbs_take_only_the_thing_that_they_are_about(game):
    for choice, verbs in asked_in_code(game).items():
        for verb, kind in verbs.items():
            id = messages.first_of(game, f"{game}-verb-{choice}-{verb}", f"{game}-verb-{verb}")
            assert catalogue("en", game)[id] == ({kind} if kind else set()), id


@every_game
def test_nothing_that_is_said_in_a_game_has_a_gap(game):
    _, _, _, gaps = played(game)
    assert gaps == set()


@every_game
def test_random_games_ask_nearly_everything_there_is_to_ask(game):
    prompts, _, _, _ = played(game)
    asked = asked_in_code(game).keys()
    assert len(asked - prompts.keys()) <= len(asked) / 8


def test_a_language_without_a_catalogue_speaks_english():
    assert messages.say("eo", "volga", "volga-seat-soviet") == "Soviet"


def test_a_message_that_nobody_wrote_is_shown_as_its_id():
    assert messages.say("en", "volga", "volga-event-unheard-of") == "volga-event-unheard-of"


def test_the_language_is_that_of_the_environment_if_it_is_spoken_here(monkeypatch):
    monkeypatch.setenv("HEXFRONT_LANGUAGE", "en_GB")
    assert messages.language() == "en"
    monkeypatch.setenv("HEXFRONT_LANGUAGE", "tlh")
    assert messages.language() == "en"


def test_messages_count_and_choose():
    say = messages.say
    assert "one hit" in say(
        "en", "volga", "volga-event-volley", side="german", volleys="6 (4+)", hits=1, ones=0
    )
    assert say("en", "volga", "volga-event-german-draws", seat="blue", german_card="none") == (
        "Blue draws a card."
    )


def test_a_name_that_ends_in_a_mark_of_its_own_closes_its_sentence():
    said = messages.say("en", "volga", "volga-event-soviet-card", card="Not a Step Back!")
    assert said == "Soviet card: Not a Step Back!"


def test_lists_are_joined_as_the_language_does_it():
    assert messages.listed("en", ["a"]) == "a"
    assert messages.listed("en", ["a", "b"]) == "a and b"
    assert messages.listed("en", ["a", "b", "c"]) == "a, b and c"
    assert messages.listed("en", []) == ""
    assert messages.listed("es", ["Stuka", "PAK"]) == "Stuka y PAK"
    assert messages.listed("es", ["Stuka", "Ingenieros"]) == "Stuka e Ingenieros"
    assert messages.listed("fr", ["Stuka", "Infiltration"]) == "Stuka et Infiltration"


def test_equal_cards_are_counted():
    assert Names("en").cards(["g-stuka", "g-stuka", "g-pak"]) == "Stuka ×2 and PAK"


def test_cards_are_explained_with_the_figures_of_the_tables():
    names = Names("en")
    assert names.card_text("g-howitzer") == "6 dice that hit on 4 or more; rubble +2."
    for number, name in enumerate(CARD_NAMES):
        text = names.card_text(name)
        assert "{" not in text
        if CARD_DICE[number]:
            assert f"{CARD_DICE[number]} dice" in text
        if CARD_RUBBLE[number]:
            assert f"rubble +{CARD_RUBBLE[number]}" in text


def test_blocks_that_are_not_known_are_called_by_their_number():
    names = Names("en")
    assert names.unit("G-PZ-2") == "2nd Panzer"
    assert names.unit("s12") == "Soviet block s12"
    assert names.unit("g0") == "a German block"
