"""What each unit of some positions may be ordered to do, and which rule forbids the rest.

`orders.txt` holds the answers, one line for a verb: what is legal after `may`, what is not after
the number of its rule, `*` for all the rest; verbs that nothing may be done with share a line.
Whoever changes a rule writes it anew and reads the difference:
`python -m tests.games.heroes.test_orders`.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from pathlib import Path

import pytest
from tests.games.heroes.helpers import HIDING, asked, battle, legal, may, play, work

from hexfront.games.heroes.tables import DIRECTIONS

ANSWERS = Path(__file__).with_name("orders.txt")
EXITS = '[[exit]]\nside = "german"\nhexes = ["1-A10"]\nvp = 1\n'
SKIRMISH = (
    "1-H09: ger-mortar-5-1/N ger-rifles-1/N!inf-pinned ger-hmg-1/S; 1-I09: ger-rifles-2/N+used; "
    "1-G10: ger-lmg-1/NE sov-rifles-1/S; 1-E09: sov-rifles-2/S sov-mmg-1/N; "
    "1-A10: ger-rifles-3/N"
)
ARMOUR = (
    "1-F06: ger-truck-1/NE ger-rifles-1/N; 1-F07: ger-pz3e-1/SE ger-pz38t-1/N!veh-immobilized; "
    "1-G08: ger-sdkfz251-1/N ger-lmg-1/N+in=ger-sdkfz251-1; 1-E08: sov-t26-1/S; "
    "1-G09: sov-rifles-1/N"
)
HITS = (
    "1-H09: ger-rifles-1/N!inf-stunned ger-rifles-2/N!inf-suppressed ger-lmg-1/N!inf-panicked; "
    "1-H10: ger-hmg-1/N!inf-cowering ger-pioneers-1/N!inf-berserk; 1-F09: sov-rifles-1/S; "
    "1-G10: sov-rifles-2/S; 1-I08: ger-pz3e-1/N!veh-gun-damaged-red ger-pz38t-1/N!veh-panicked"
)
FORTS = (
    "1-H09: ger-rifles-1/N ger-pioneers-1/N; 1-G09: ger-lmg-1/N+inside; "
    "1-E09: sov-rifles-1/S+inside; 1-I09: ger-truck-1/N ger-pz3e-1/N; 1-D09: sov-mortar-82-1/S"
)
WORKS = (
    work("trench", "1-G09", "german")
    + work("bunker", "1-E09", facing="S")
    + work("wire", "1-H10")
    + work("roadblock", "1-H08")
    + work("mine", "1-I10", hidden=True)
)
MORTARS = "1-I09: ger-rifles-1/S ger-mortar-8-1/N ger-pioneers-1/N; 1-H10: sov-rifles-1/N; "
MORTARS += "1-E12: sov-mmg-1/S; 1-F12: sov-smg-1/N"
LURKING = "1-F12: sov-rifles-1/S sov-mmg-1/S; hidden 1-E12: sov-smg-1 sov-smg-2; 1-H12: ger-lmg-1/N"
ARRIVING = "ready ger-rifles-1 ger-rifles-2 ger-truck-1; 1-H02: sov-rifles-1/N; 1-I03: ger-lmg-1/N"

POSITIONS = {
    "skirmish": lambda cap: battle(SKIRMISH, cap=(cap, 0), more=EXITS, cautious_movement="on"),
    "armour": lambda cap: battle(ARMOUR, cap=(cap, 0)),
    "hits": lambda cap: battle(HITS, cap=(cap, 0)),
    "forts": lambda cap: battle(FORTS, cap=(cap, 0), more=WORKS, becoming_hidden="on"),
    "mortars": lambda cap: battle(MORTARS, cap=(cap, 0)),
    "lurking": lambda cap: battle(LURKING, side="soviet", cap=(0, cap), more=HIDING),
    "arriving": lambda cap: battle(ARRIVING, cap=(cap, 0)),
}
WAYS = [(cap, how) for how, caps in (("act", (0, 1)), ("opportunity", (0,))) for cap in caps]
WAYS += [(cap, "command") for cap in (1, 2, 3, 5)]


def things(game, kind):
    g = game.state
    if kind == "unit":
        return g.firefight.names
    if kind == "hex":
        near = g.ground.board.neighbours(g.open[0] | g.open[1]) | g.open[0] | g.open[1]
        return g.ground.board.names(near)
    return DIRECTIONS if kind == "facing" else ()


def answers(game):
    """A line for each verb of what is asked."""
    choice, _ = game.definition.steps.asked(game.state)
    open_to = legal(game)
    nothing = []
    for verb in choice.verbs.values():
        found = defaultdict(list)
        names = [""] if verb.kind is None else things(game, verb.kind)
        for name in names:
            action = f"{verb.name} {name}".strip()
            why = "may" if action in open_to else game.why_not(tuple(action.split())).rule
            found[why].append(name)
        if len(found) == 1 and "may" not in found:
            nothing.append(f"{verb.name} {min(found)}")
            continue
        most = max(found, key=lambda why: (why != "may", len(found[why])), default="")
        parts = [
            f"{why} {' '.join(named) if why != most or why == 'may' else '*'}".strip()
            for why, named in sorted(found.items())
        ]
        yield f"  {verb.name}: {'; '.join(parts)}"
    yield f"  -: {'; '.join(nothing)}"


def told(name):
    """All units and ways to pay, alone, with another, and as a group that moves."""
    for cap, how in WAYS:
        begin = POSITIONS[name](cap)
        yield f"{name}, {cap} CAP"
        if how == "act":
            yield from answers(begin)
        for unit in sorted(may(begin, how)):
            game = POSITIONS[name](cap)
            play(game, f"{how} {unit}")
            yield f" {how} {unit}"
            if asked(game) != "order":
                continue
            yield from answers(game)
            for other in sorted(may(game, "with"))[:1]:
                play(game, f"with {other}")
                yield f" {how} {unit} with {other}"
                yield from answers(game)
                if "march" in legal(game):
                    play(game, "march")
                    yield f" {how} {unit} with {other}, march"
                    yield from answers(game)


# CH-2.2c CH-2.2g CH-2.2s CH-2.5.1a CH-3.0f CH-3.1a CH-3.1b CH-3.2.1a CH-3.2.1b CH-3.2.2a CH-5.0b
# CH-5.0g CH-5.0.3a CH-5.0.3d CH-5.1a CH-5.3a CH-5.5b CH-5.5c CH-5.5g CH-5.6a CH-6.0a CH-6.1b
# CH-7.0a CH-7.0b CH-7.2c CH-7.5e CH-7.5f CH-7.5l CH-7.5o CH-7.5p CH-7.5r CH-7.5s CH-7.6a CH-7.6f
# CH-7.7.1b CH-7.7.3b CH-7.7.3l CH-7.7.3m CH-8.0e CH-9.1a CH-9.1.1a CH-9.1.1c CH-9.1.1d CH-9.1.1e
# CH-9.1.1g CH-9.1.2a CH-9.2a CH-9.2b CH-9.2c CH-10.0c CH-10.01a CH-10.1a CH-10.1b CH-10.2a
# CH-12.0b CH-12.2a CH-12.2e CH-13.0a CH-14.0e CH-15.0g CH-15.0h CH-15.6b CH-17.0a CH-17.0c
# CH-17.1b CH-17.1d CH-17.2a CH-18.1d CH-18.1e CH-18.1.3b CH-18.2c CH-18.3a CH-18.5c CH-19.0a
# CH-19.0b
@pytest.mark.parametrize("name", POSITIONS)
def test_all_orders_of_a_position(name):
    stored = ANSWERS.read_text("utf-8").split("\n\n")
    (expected,) = (part for part in stored if part.startswith(f"{name},"))
    assert list(told(name)) == expected.rstrip("\n").split("\n")


if __name__ == "__main__":
    parts = ("\n".join(told(name)) for name in POSITIONS)
    ANSWERS.write_text("\n\n".join(chain(parts)) + "\n", "utf-8")
