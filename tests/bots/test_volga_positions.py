"""Positions on the Volga in which something must, or must not, be done, at every level."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest

import hexfront
from hexfront.bots import Observation, make_bot
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import BOARD

Check = Callable[[Volga, list[str]], bool]
NINE = "G-IN-203 G-IN-211 G-IN-230 G-IN-516 G-IN-517 G-IN-518 G-IN-544 G-IN-545 G-IN-546"
EIGHT = " ".join(NINE.split()[:8])
STRONG = "G-PZ-24 G-PG-26 G-IN-191 G-IN-194"


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    holds: Check
    """After the action: of the position, and of what the bot was seen to play."""
    soviet: bool = False
    two_germans: bool = False
    beginners: bool = True
    """Whether a recruit must see it too."""


def at(name: str) -> int:
    return BOARD.hex(name)


def attacks(hex: str) -> Check:
    return lambda g, played: f"battle {hex}" in played


def attacks_nothing(g: Volga, played: list[str]) -> bool:
    return not {"planned", "quick"} & set(played)


def plays(*words: str) -> Check:
    return lambda g, played: bool(set(words) & set(played))


def stays(hex: str) -> Check:
    """Some German stands in a hex, or it is in no danger."""
    return lambda g, played: bool(g.german >> at(hex) & 1)


def holds(hex: str) -> Check:
    return lambda g, played: bool(g.soviet >> at(hex) & 1)


def is_german(hex: str) -> Check:
    return lambda g, played: bool(g.control >> at(hex) & 1)


CASES = [
    Case(
        "the last hex that is missing is attacked",
        f"8: G-PZ-2 G-PG-79 G-PG-64; 25: {STRONG}; 9: S-WB-RO/1; seen S-WB-RO; hand g-heinkel;"
        "control 3 7 8 25 13 15 19 W X Y Z",
        attacks("9"),
    ),
    Case(
        "an empty goal next door is entered",
        f"25: {STRONG}; 60: S-RD-45; control 25 W X Y Z",
        is_german("9"),
    ),
    Case(
        "with nine losses no attack is made that may well cost the game",
        "8: G-IN-191/1 G-IN-194/1 G-IN-208/1; 9: S-RD-45 S-RD-87; 100: S-RD-95;"
        f"seen S-RD-45 S-RD-87; control 8 W X Y Z; losses {NINE}",
        attacks_nothing,
    ),
    Case(
        "with nine losses the attack that wins is made",
        f"8: G-PZ-2 G-PG-79; 25: {STRONG}; 9: S-WB-RO/1; 100: S-RD-95; seen S-WB-RO;"
        f"control 3 7 8 25 13 15 19 W X Y Z; losses {NINE}",
        attacks("9"),
    ),
    Case(
        "two worn battalions do not run against three divisions",
        "8: G-IN-191/1 G-IN-194/1; 9: S-RD-45 S-RD-87 S-RD-95; seen S-RD-45 S-RD-87 S-RD-95;"
        f"42: {STRONG.replace('G-IN-191 G-IN-194', 'G-PZ-2')}; control 8 42 W X Y Z",
        lambda g, played: "planned" not in played,
    ),
    Case(
        "a threatened goal keeps a garrison",
        "7: G-IN-191/2 G-PZ-2; 8: S-RD-45; 25: S-RD-87; control 7 W X Y Z",
        lambda g, played: stays("7")(g, played) or "planned" in played,
    ),
    Case(
        "reinforcements are called when the map is empty of them",
        "93: G-IN-191/1; 13: S-RD-45 S-RD-87; 15: S-RD-95; control 93 W X Y Z",
        plays("call"),
        beginners=False,
    ),
    Case(
        "the best stack does not wait in the rear",
        f"60: {STRONG}; 9: S-RD-45/1; 93: G-IN-208/1; seen S-RD-45; control 60 93 W",
        lambda g, played: not g.german >> at("60") & 1 or "planned" in played,
    ),
    Case(
        "a weak last defender of a goal is attacked by all around",
        f"8: G-PZ-2 G-PG-79; 25: {STRONG}; 9: S-WB-RO/1; 13: S-RD-45 S-RD-87; seen S-WB-RO;"
        "control 7 8 25 W X Y Z",
        attacks("9"),
    ),
    Case(
        "a strong stack next to a weak goal does not march away",
        "24: G-PZ-2 G-PG-79 G-PG-64 G-IN-191; 7: S-WB-RO/1; 13: S-RD-45 S-RD-87; seen S-WB-RO;"
        "control 24 W X Y Z",
        attacks("7"),
    ),
    Case(
        "with the last card to come the missing hex is attacked, whatever the odds",
        "8: G-PZ-2/2 G-PG-79/2; 9: S-RD-45 S-RD-87; 60: G-IN-191 G-IN-194; seen S-RD-45 S-RD-87;"
        "control 3 7 8 60 13 15 19 W X Y Z; soviet-deck s-chuikov",
        attacks("9"),
    ),
    Case(
        "the best stack does not stay in Latoshinka when nobody threatens it",
        f"3: {STRONG}; 93: G-IN-208/1; 5: S-RD-45/1; 13: S-RD-87; seen S-RD-45; control 3 93 W",
        lambda g, played: g.at[at("3")].bit_count() < 4 or "battle 5" in played,
    ),
    Case(
        "with two cards to come nobody is called, and the nearest stack goes for the last goal",
        f"27: {STRONG}; 9: S-WB-RO/1; seen S-WB-RO;"
        "control 3 7 27 13 15 19 W X Y Z; soviet-deck s-chuikov s-tommy",
        lambda g, played: not {"call", "long"} & set(played) and not g.german >> at("27") & 1,
    ),
    Case(
        "all stacks around take part in the attack on a goal",
        f"8: G-PZ-2 G-PG-79; 25: {STRONG}; 9: S-RD-45 S-RD-87/2; seen S-RD-45 S-RD-87;"
        "control 7 8 25 W",
        lambda g, played: "battle 9 by 2" in played,
    ),
    Case(
        "worn battalions wait for the fresh stack behind them",
        f"8: G-IN-203/1 G-IN-211/1; 7: {STRONG}; 9: S-RD-45 S-RD-87 S-TK-6;"
        "seen S-RD-45 S-RD-87 S-TK-6; control 3 7 8 13 15 W X Y Z",
        lambda g, played: "planned" not in played,
        beginners=False,
    ),
    Case(
        "the Heinkels are not spent on a worn block",
        "W: G-PZ-2 G-PG-79 G-PG-64; 3: S-RD-45/1; 13: S-RD-87; seen S-RD-45; hand g-heinkel;"
        "control W X Y Z",
        lambda g, played: "battle 3 by 1" in played and "card g-heinkel" not in played,
    ),
    Case(
        "with Hoth the tanks go on into the open goal",
        "36: G-PZ-2 G-PG-79 G-PG-64; 20: S-RD-45/1; 13: S-RD-87; seen S-RD-45; leaders g-hoth;"
        "control 36 W",
        lambda g, played: is_german("3")(g, played) or g.soviet >> at("20") & 1,
    ),
    Case(
        "no stack walks in among four Soviet ones under Chuikov's guns",
        "58: G-IN-203/2 G-IN-211/2; 42: S-RD-45 S-RD-87; 28: S-RD-95 S-RD-98;"
        "27: S-RD-112 S-RD-131; 44: S-RD-138 S-RD-193; leaders s-chuikov; control 58 W X Y Z",
        lambda g, played: "quick" not in played,
    ),
    Case(
        "partners attack a goal together",
        "8: G-PZ-2 G-PG-79; 25: G-PZ-24 G-PG-26; 9: S-RD-45/2 S-RD-87/1; 13: S-RD-95;"
        "seen S-RD-45 S-RD-87; control 7 8 25 W X Y Z",
        lambda g, played: "battle 9 by 2" in played,
        two_germans=True,
    ),
    Case(
        "who failed against a full stack does not try again with what is left",
        f"8: G-IN-203/1 G-PG-79/1; 25: G-IN-208/1; 9: S-RD-45 S-RD-87 S-RD-95 S-TK-6; 58: {STRONG};"
        "seen S-RD-45 S-RD-87 S-RD-95 S-TK-6; control 3 7 8 25 58 W X Y Z",
        lambda g, played: "battle 9" not in played,
    ),
    Case(
        "the last block in a taken goal does not leave it beside the highest stack",
        "7: G-IN-191; 8: S-RD-45 S-RD-87; 93: G-IN-194; 13: S-RD-95; control 7 93 W X Y Z",
        lambda g, played: stays("7")(g, played) or "planned" in played,
    ),
    Case(
        "the guns are not laid on a block that will fall without them",
        f"8: G-PZ-2 G-PG-79; 25: {STRONG}; 9: S-WB-RO/1; 13: S-RD-45 S-RD-87; seen S-WB-RO;"
        "hand g-howitzer; control 7 8 25 W X Y Z",
        lambda g, played: "battle 9" in played and "card g-howitzer" not in played,
    ),
    Case(
        "the best cards are not spent on the first block of the first turn",
        "W: G-PZ-2 G-PG-64 G-PG-79; X: G-MO-120 G-IN-194; Y: G-IN-191 G-IN-211; 3: S-RB-10;"
        "4: S-RB-42; 21: S-RD-45; 7: S-RD-87; 9: S-RD-95; 13: S-RD-98; 15: S-RD-112; 19: S-RD-126;"
        "hand g-heinkel g-howitzer; control W X Y Z",
        lambda g, played: (
            "battle 3" in played and not {"card g-heinkel", "card g-howitzer"} & set(played)
        ),
    ),
    Case(
        "reinforcements are called while all rooms are free and no goal is ripe",
        "3: G-PZ-2 G-PG-64 G-PG-79; 4: S-RD-45 S-RD-87 S-RD-95; 7: S-RD-98 S-RD-112; 9: S-RD-126"
        " S-RD-131; 13: S-RD-138 S-RD-193; 19: S-RD-196 S-RD-229; control 3 W X Y Z",
        plays("call"),
        beginners=False,
    ),
    Case(
        "a ripe goal comes before a call",
        f"25: {STRONG}; 9: S-RB-10/1; 13: S-RD-45 S-RD-87; seen S-RB-10; control 25 W X Y Z",
        attacks("9"),
    ),
    Case(
        "with the last card to come the missing hex is attacked on the march",
        "41: G-PZ-24 G-PG-26 G-PG-64 G-PG-79; 9: S-WB-RO/1; 60: G-IN-191; seen S-WB-RO;"
        "control 3 7 41 60 13 15 19 W X Y Z; soviet-deck s-tommy",
        attacks("9"),
    ),
    Case(
        "with the last card to come nobody moves in the rear",
        "8: G-IN-203/2 G-IN-211/1; 9: S-RD-45/2; 93: G-PZ-2 G-PG-79 G-PG-64; seen S-RD-45;"
        "control 3 7 8 93 13 15 19 W X Y Z; soviet-deck s-tommy",
        attacks("9"),
    ),
    Case(
        "fresh tanks in the rear go to the front",
        "102: G-PZ-2 G-PG-79 G-PG-64; 13: S-RD-45 S-RD-87; 98: G-IN-191/1; control 102 98 W",
        lambda g, played: not g.german >> at("102") & 1 or "call" in played,
    ),
    Case(
        "with eight losses two worn blocks do not attack two Guards divisions",
        "8: G-IN-191/1 G-IN-194/1; 9: S-GD-13 S-GD-35; 100: S-RD-95; seen S-GD-13 S-GD-35;"
        f"control 8 W X Y Z; losses {EIGHT}",
        attacks_nothing,
    ),
    Case(
        "with nine losses a fresh stack still takes a goal from a worn battalion",
        "25: G-PZ-2 G-PG-79 G-PG-64 G-PZ-24; 9: S-WB-RO/1; 100: S-RD-95; 13: S-RD-45;"
        f"seen S-WB-RO; control 3 25 W X Y Z; losses {NINE}",
        attacks("9"),
    ),
    Case(
        "with OKH the last open hex of the bank is entered",
        "25: G-PZ-2 G-PG-79; 60: S-RD-45; leaders g-okh;"
        "control 1 2 3 4 5 6 7 8 10 11 12 13 14 15 16 17 18 19 25 W X Y Z",
        is_german("9"),
    ),
    Case(
        "with OKH the clock is not set running for the last reinforcement hex",
        f"8: {STRONG}; 9: S-RD-45/1; 12: S-RD-95/1; 28: G-PZ-2 G-PG-79 G-PG-64; 93: G-IN-203;"
        "seen S-RD-45 S-RD-95; leaders g-okh;"
        "control 1 2 3 4 5 6 7 8 10 11 13 14 15 16 17 18 19 28 93 W X Y Z",
        attacks("12"),
        beginners=False,
    ),
    Case(
        "the garrison of a goal beside the highest stack does not leave",
        "13: G-IN-191; 14: S-RD-45 S-RD-87 S-RD-95; 93: G-PZ-2 G-PG-79; 7: S-RD-98;"
        "control 13 93 W X Y Z",
        stays("13"),
    ),
    Case(
        "the Heinkels are kept where two stacks close in on one tank brigade",
        "25: G-PZ-2 G-PG-79; 8: G-PZ-24 G-PG-26; 9: S-TK-6; 13: S-RD-45 S-RD-87; seen S-TK-6;"
        "hand g-pak g-heinkel; control 7 8 25 W",
        lambda g, played: "battle 9" in played and "card g-heinkel" not in played,
    ),
    Case(
        "a turn without an attack covers two hexes of the way",
        f"83: {STRONG}; 97: G-PZ-2 G-PG-79 G-PG-64; 13: S-RD-45 S-RD-87 S-RD-95;"
        "9: S-RD-98 S-RD-112; control 83 97 W",
        lambda g, played: sum(one.startswith("to ") for one in played) >= 2,
        beginners=False,
    ),
    Case(
        "a hex that wins the game is entered, whatever else could be done",
        "8: G-PZ-2; 60: S-RD-45; control 3 7 8 13 15 19 W X Y Z",
        is_german("9"),
    ),
    Case(
        "a lone battalion does not go in among four Soviet stacks",
        "72: G-IN-203/2; 57: S-RD-45 S-RD-87; 43: S-RD-95; 44: S-RD-98 S-RD-112; 59: S-RD-131;"
        "93: G-PZ-2 G-PG-79 G-PG-64; control 72 93 W X Y Z",
        lambda g, played: "stack 72" not in played or "quick" not in played,
    ),
    Case(
        "the tanks do not stay in hex 3 where a worn division holds the next goal",
        "3: G-PZ-2 G-PG-64 G-PG-79; 93: G-IN-208/1; 7: S-RD-45/1; 13: S-RD-87; seen S-RD-45;"
        "control 3 93 W; soviet-deck s-tommy s-chuikov s-sniper s-t34 s-flotilla s-aa-7",
        lambda g, played: g.at[at("3")].bit_count() < 3,
    ),
    Case(
        "with Hoth the tanks do not stop before an open goal",
        "2: G-PZ-2 G-PG-79; W: S-RD-45/1; seen S-RD-45; 13: S-RD-87; leaders g-hoth;"
        "control 2 X Y Z",
        is_german("3"),
    ),
    Case(
        "the best stack does not stay in hex 3 behind a worn battalion",
        "3: G-PZ-2 G-PG-64 G-PG-79; 20: G-IN-203/1; 21: S-RD-45/2 S-RD-87/1; 7: S-RD-95;"
        "seen S-RD-45 S-RD-87; control 3 20 W X Y Z",
        lambda g, played: (
            "planned" not in played and (g.at[at("3")].bit_count() < 3 or "call" in played)
        ),
    ),
    Case(
        "with the last card to come even a small chance at the missing goal is taken",
        "31: G-IN-203/2; 62: G-PZ-2 G-PG-79 G-PG-64; 15: S-RD-45/1 S-RD-87/1; 60: S-RD-95;"
        "seen S-RD-45 S-RD-87; control 3 7 9 13 19 31 62 W X Y Z; soviet-deck s-tommy",
        attacks("15"),
    ),
    Case(
        "when all on the map are worn, reinforcements are called",
        "3: G-PZ-2/1; 20: G-PG-79/1; X: G-IN-191/1; 4: S-RD-45 S-RD-87; 21: S-RD-95 S-RD-98;"
        "7: S-RD-112; 13: S-RD-126; control 3 20 W X Y Z",
        plays("call"),
        beginners=False,
    ),
    Case(
        "two worn regiments do not attack a factory alone with a fresh stack behind them",
        f"24: G-IN-203/2 G-IN-211/2; 40: {STRONG}; 7: S-RD-45/3 S-RD-87/2; 13: S-RD-95;"
        "seen S-RD-45 S-RD-87; control 3 24 40 W X Y Z",
        lambda g, played: not {"planned", "battle 7 by 1"} <= set(played),
    ),
    Case(
        "the Stukas are not spent where the tanks are enough",
        "W: G-PZ-2 G-PG-64 G-PG-79; X: G-MO-120 G-IN-194; Y: G-IN-191 G-IN-211; 20: S-RD-45/2;"
        "7: S-RD-87; 9: S-RD-95; 13: S-RD-98; seen S-RD-45; hand g-stuka; control W X Y Z",
        lambda g, played: "battle 20" in played and "card g-stuka" not in played,
    ),
    Case(
        "with Hoth it is the tanks that advance, and go on into the open goal",
        "36: G-PZ-2 G-IN-191; 52: G-PG-64; 20: S-RD-45/1; 13: S-RD-87; seen S-RD-45;"
        "leaders g-hoth; control 36 52 W X Y Z",
        lambda g, played: is_german("3")(g, played) or bool(g.soviet >> at("20") & 1),
    ),
    Case(
        "two worn regiments do not run in between three stacks for a worn division",
        "83: G-IN-191/2 G-IN-194/1; 57: S-RD-45/1; 56: S-RD-87 S-RD-95; 58: S-RD-98 S-RD-112;"
        "41: S-RD-126; seen S-RD-45; control 83 W X Y Z",
        lambda g, played: "quick" not in played,
    ),
    Case(
        "with nine losses two worn blocks leave two rifle divisions alone",
        "8: G-IN-191/1 G-PZ-2/1; 9: S-RD-45 S-RD-87/2; 100: S-RD-95; seen S-RD-45 S-RD-87;"
        f"control 8 W X Y Z; losses {NINE}",
        attacks_nothing,
    ),
    Case(
        "a partner's stack beside the target takes part",
        "24: G-PZ-2 G-PG-79; 41: G-PZ-24 G-PG-26; 25: S-RD-45/2 S-RD-87/2; 13: S-RD-95;"
        "seen S-RD-45 S-RD-87; control 7 24 41 W X Y Z",
        lambda g, played: "battle 25" not in played or "battle 25 by 2" in played,
        two_germans=True,
    ),
    Case(
        "the clock runs when the Soviets have nothing to gain",
        "13: S-RD-45 S-RD-87; 60: G-IN-191; control W X Y Z 60",
        plays("draw"),
        soviet=True,
    ),
    Case(
        "an empty goal beside the highest stack is retaken",
        "8: S-RD-45 S-RD-87; 13: S-RD-95; 60: G-IN-191; control W X Y Z 7 60",
        lambda g, played: not g.control >> at("7") & 1,
        soviet=True,
    ),
    Case(
        "the last block does not leave its goal",
        "7: S-RD-45; 13: S-RD-95; 60: G-IN-191; 6: G-IN-194; control W X Y Z 60 6",
        holds("7"),
        soviet=True,
    ),
    Case(
        "the last card is drawn",
        "13: S-RD-45 S-RD-87; 28: G-PZ-2; control W X Y Z 28; soviet-deck s-chuikov",
        plays("draw"),
        soviet=True,
    ),
    Case(
        "worn Germans whose loss ends the game are attacked",
        "8: S-RD-45 S-RD-87; 13: S-RD-95; 9: G-IN-191/1; seen G-IN-191;"
        f"control W X Y Z 9; losses {NINE}",
        lambda g, played: "move" in played,
        soviet=True,
        beginners=False,
    ),
    Case(
        "an empty X beside a Soviet stack is raided",
        "93: S-RD-45 S-RD-87; 60: G-IN-191; 13: S-RD-95; control W X Y Z 60",
        lambda g, played: not g.control >> at("X") & 1,
        soviet=True,
        beginners=False,
    ),
    Case(
        "Guards retake a goal from one worn battalion",
        "8: S-GD-13 S-GD-35 S-GD-37; 13: S-RD-95; 9: G-IN-191/1; seen G-IN-191;"
        "control W X Y Z 9 7 15 19 3",
        attacks("9"),
        soviet=True,
        beginners=False,
    ),
    Case(
        "the goal that Germans stand beside keeps its stack",
        "9: S-RD-45 S-RD-87; 13: S-RD-95 S-RD-98; 25: G-PZ-2 G-PG-79 G-PG-64;"
        "control W X Y Z 25 3 7",
        lambda g, played: g.at[at("9")].bit_count() >= 2,
        soviet=True,
    ),
    Case(
        "a lone block does not run against four regiments",
        f"8: S-RD-45/1; 13: S-RD-95 S-RD-87; 25: {STRONG}; control W X Y Z 25",
        lambda g, played: "battle 25" not in played,
        soviet=True,
    ),
]


def action_of(case: Case, level: str) -> tuple[Volga, list[str]]:
    """The position after the turn, and what its owner played."""
    mode = "1v1" if case.soviet else "cooperative" if case.two_germans else "solo"
    text = f"{case.text}; turn 5 soviet" if case.soviet else case.text
    game = hexfront.position("volga", text, mode=mode, seed="dice")
    state: Volga = game.state
    side, turn = state.side, state.turn
    bots = {one: make_bot("volga", "regular") for one in game.seats}
    ours = ["soviet"] if case.soviet else [one for one in game.seats if one != "soviet"]
    bots |= {seat: make_bot("volga", level) for seat in ours}
    played: list[str] = []
    steps = game.definition.steps
    while state.legal and (state.side, state.turn) == (side, turn):
        choice, args = steps.asked(state)
        asked = choice.seat(state, *args)
        observation = Observation(game.definition, state, asked, random.Random(len(played)))
        action = bots[asked].choose(observation)
        if asked in ours:
            played.append(" ".join(map(str, observation.named(action))))
        steps.play(state, action)
        if state.battle is not None:
            target, hexes = BOARD.name[state.battle.target], state.battle.hexes.bit_count()
            played.extend([f"battle {target}", f"battle {target} by {hexes}"])
    return state, played


def levels_asked(cases):
    return [
        (case, level)
        for case in cases
        for level in ("recruit", "regular", "veteran@0.02", "commander@0.01")
        if case.beginners or level != "recruit"
    ]


def at_every_level(cases):
    asked = levels_asked(cases)
    ids = [f"{case.name.replace(' ', '-')}-{level}" for case, level in asked]
    return pytest.mark.parametrize(("case", "level"), asked, ids=ids)


@at_every_level(CASES)
def test_a_position_is_played_as_it_asks(case, level):
    state, played = action_of(case, level)
    assert case.holds(state, played), played
