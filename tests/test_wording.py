"""Prompts and buttons are short and begin as they should, in every language and with every name."""

import itertools
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hexfront import messages
from hexfront.games import IDS
from hexfront.games.heroes import tables as heroes
from hexfront.games.noretreat import tables as noretreat
from hexfront.games.stalingrado import counters
from hexfront.games.stalingrado import tables as stalingrado
from hexfront.games.volga import tables as volga
from hexfront.terminal.heroes.names import Names as HeroesNames
from hexfront.terminal.noretreat.names import Names as NoRetreatNames
from hexfront.terminal.stalingrado.names import Names as StalingradoNames
from hexfront.terminal.volga.names import Names as VolgaNames

PROMPT, BUTTON = 60, 24
NAME_IN_PROMPT, NAME_IN_BUTTON = 20, 12
"""A name that is longer than this counts as this: tables of the game give it, and it may break
the line. The words around it are ours."""

HEXES = ("hex", "start", "target", "base")
UNITS = ("unit", "counter", "vehicle")
CARDS = ("card", "weapon", "event-name")
LISTS = {"units", "hexes", "cards", "counters", "text", "dice"}
FEW = {"points": "12", "attack": "120"}

every_language = pytest.mark.parametrize("lang", messages.languages())
every_game = pytest.mark.parametrize("game", IDS)


# -- the longest names


def longest(names):
    return max(filter(None, names), key=len)


@cache
def names(game, lang):
    """The longest name of each kind of thing, as the game spells it in that language."""
    return NAMES[game](lang)


def volga_names(lang):
    words = VolgaNames(lang)
    return {
        "hex": longest(words.hex(name) for name in volga.BOARD.name if name),
        "unit": longest(map(words.unit, volga.UNIT_NUMBER)),
        "card": longest(map(words.card, volga.CARD_NAMES)),
    }


def heroes_names(lang):
    words = HeroesNames(lang)
    cards = (id for id in ids("en", "heroes") if re.fullmatch(r"heroes-card-[\w-]+", id))
    return {
        "hex": "W10-10",
        "unit": longest(words.unit(f"{kind.id}-10") for kind in heroes.KINDS),
        "card": longest(
            words.say(id.removeprefix("heroes-")) for id in cards if id != "heroes-card-cost"
        ),
        "facing": longest(words.facing(name) for name in heroes.DIRECTIONS),
    }


def noretreat_names(lang):
    words = NoRetreatNames(lang)
    units = itertools.product(noretreat.UNIT_NAMES, ("weak", "strong"))
    return {
        "hex": longest(words.hex(name) for name in noretreat.PLACE_NAMES if name),
        "unit": longest(itertools.starmap(words.unit, units)),
        "card": longest(words.card(name) for name in noretreat.CARD_NAMES if name),
    }


def stalingrado_names(lang):
    words = StalingradoNames(lang)
    return {
        "hex": longest(words.hex(name) for name in stalingrado.BOARD.name if name),
        "unit": longest(map(words.unit, counters.NUMBER)),
    }


NAMES = {
    "volga": volga_names,
    "heroes": heroes_names,
    "noretreat": noretreat_names,
    "stalingrado": stalingrado_names,
}


# -- every way in which a message can be said


@cache
def entries(lang, game):
    source = (messages.FOLDER / lang / f"{game}.ftl").read_text("utf-8")
    found = FluentParser().parse(source).body
    return {entry.id.name: entry.value for entry in found if isinstance(entry, fluent.Message)}


def ids(lang, game):
    return entries(lang, game).keys()


def said(lang, game, pattern, name):
    """All texts of a message; `name` is the most that a name counts for."""
    parts = [spoken(lang, game, element, name) for element in pattern.elements]
    return {" ".join("".join(one).split()) for one in itertools.product(*parts)}


def spoken(lang, game, element, name):
    if isinstance(element, fluent.TextElement):
        return [element.value]
    match element.expression:
        case fluent.SelectExpression(variants=variants):
            return [text for one in variants for text in said(lang, game, one.value, name)]
        case fluent.VariableReference(id=id):
            return [argument(lang, game, id.name)[:name]]
        case fluent.MessageReference(id=id):
            return list(said(lang, game, entries(lang, game)[id.name], name))
        case fluent.StringLiteral(value=value):
            return [value]
    raise AssertionError(element)


def argument(lang, game, id):
    known = names(game, lang)
    for kind, arguments in (("hex", HEXES), ("unit", UNITS), ("card", CARDS)):
        if id in arguments:
            return known[kind]
    if id == "window-name":
        windows = (one for one in ids(lang, game) if one.startswith(f"{game}-window-"))
        return longest(messages.say(lang, game, one) for one in windows)
    return known.get(id) or FEW.get(id, "12")


def messages_of(lang, game, kind, name):
    for id, pattern in entries(lang, game).items():
        if id.startswith(f"{game}-{kind}-"):
            yield from ((id, text) for text in said(lang, game, pattern, name))


# -- how long, and how begun


@every_game
@every_language
def test_prompts_are_short(game, lang):
    told = messages_of(lang, game, "prompt", NAME_IN_PROMPT)
    assert [(id, len(text), text) for id, text in told if len(text) > PROMPT] == []


@every_game
@every_language
def test_prompts_list_nothing(game, lang):
    """A list may be as long as it likes; the board and the panels show it."""
    for id in ids(lang, game):
        if id.startswith(f"{game}-prompt-"):
            told = "".join(said(lang, game, entries(lang, game)[id], NAME_IN_PROMPT))
            used = re.findall(r"\{ \$([\w-]+) \}", source_of(lang, game, id))
            assert not LISTS & set(used), (id, told)


def source_of(lang, game, id):
    text = (messages.FOLDER / lang / f"{game}.ftl").read_text("utf-8")
    span = entries(lang, game)[id].span
    return text[span.start : span.end]


@every_game
@every_language
def test_buttons_are_short(game, lang):
    told = messages_of(lang, game, "verb", NAME_IN_BUTTON)
    assert [(id, len(text), text) for id, text in told if len(text) > BUTTON] == []


VERBS = frozenset(
    re.findall(
        r"\w+",
        """
    accept act activate add advance agree aim ask assault assign assist attack back base bid
    board bomb break bring call carry cede choose clear come command commit continue
    counterattack creep decline deploy detach dig disband discard disembark draw drop embark
    end enter entrain escort exploit face fall fight fire flame fly fortify get give go halt
    hide hitch hold improve intercept join keep lay leave lift lob lose lower make march
    mark mobilize modernize move occupy pass pay place play pull push put raise rally
    rebuild recover reduce refit reinforce release remove reorganize replace replenish
    reroll reserve restore retreat return reveal roll sail save scout send set shell skip
    smoke sneak spend split spot stall stay step stop supply support swap take target tow
    transfer try undo unhitch use wait withdraw
    """,
    )
)
INFINITIVE = {
    "es": re.compile(r"(No )?\w*[aeií]r(se)?\b", re.IGNORECASE),
    "fr": re.compile(r"(Ne pas |Se |S’)?\w+(er|ir|re)\b"),
    "pt": re.compile(r"(Não )?[\w-]*[aeiô]r(-se)?\b", re.IGNORECASE),
}


def begins_with_a_verb(lang, text):
    if lang == messages.ENGLISH:
        return text.split()[0].lower() in VERBS
    return INFINITIVE[lang].match(text) is not None


@every_game
@every_language
def test_buttons_begin_with_a_verb(game, lang):
    told = messages_of(lang, game, "verb", NAME_IN_BUTTON)
    assert [(id, text) for id, text in told if not begins_with_a_verb(lang, text)] == []


# -- numbers

NOUNS = {
    "en": r"(units?|hex(es)?|points?|dice|cards?|columns|losses|steps|rounds?|hits)",
    "es": r"(unidades|hexágonos|puntos|dados|cartas|columnas|pérdidas|pasos|rondas|impactos)",
    "fr": r"(unités|hexagones|points|dés|cartes|colonnes|pertes|pas|manches|tours|coups)",
    "pt": r"(unidades|hexágonos|pontos|dados|cartas|colunas|perdas|passos|rodadas|turnos|acertos)",
}
NEVER_ONE = {
    "volga": {"dice"},  # cards that roll have at least two dice
    "noretreat": {"points", "limit", "seat"},  # goals of a scenario; no number
    "heroes": {"dice"},  # a sum of two
    "stalingrado": set(),
    "core": set(),
    "web": set(),
    "report": set(),
}


@every_language
@pytest.mark.parametrize("name", NEVER_ONE)
def test_a_noun_after_a_number_has_its_plural(name, lang):
    """A number stands before a noun only where a choice by number has been made."""
    counted = re.compile(rf"\{{ \$([\w-]+) \}} {NOUNS[lang]}\b")
    source = (messages.FOLDER / lang / f"{name}.ftl").read_text("utf-8")
    bare = [
        line.strip()
        for line in source.splitlines()
        if not re.match(r" +\*?\[(\d|one|many|other)\]", line)
        and any(found[1] not in NEVER_ONE[name] for found in counted.finditer(line))
    ]
    assert bare == []
