"""More positions on the Volga, written from complaints before any answer was seen."""

from tests.bots.test_volga_positions import (
    EIGHT,
    NINE,
    STRONG,
    Case,
    action_of,
    at,
    at_every_level,
    attacks,
    attacks_nothing,
    holds,
    is_german,
    plays,
    stays,
)

GOALS = "13: S-RD-95; 15: S-RD-98; 19: S-RD-112"
"""The goals that these positions are not about."""

CASES = [
    Case(
        "last card: 7 is attacked by what stands beside it",
        "6: G-IN-191/2 G-IN-194/2; 7: S-RD-45/2 S-RB-10; 88: G-PZ-24 G-PG-26 G-PZ-2;"
        "seen S-RD-45 S-RB-10; control 3 6 88 9 13 15 19 W X Y Z; soviet-deck s-flotilla",
        attacks("7"),
    ),
    Case(
        "two cards to come: the near stack attacks 13, and nobody marches far behind",
        f"14: G-PZ-2 G-PG-79/2; 13: S-RD-95/3; 102: {STRONG}; seen S-RD-95;"
        "control 3 7 9 15 19 14 102 W; soviet-deck s-flotilla s-aa-7",
        attacks("13"),
    ),
    Case(
        "a second stack two hexes off is waited for",
        f"8: G-PZ-2 G-PG-79; 41: {STRONG}; 9: S-RD-45 S-RD-87 S-RD-95; 3: S-RD-112;"
        "13: S-RD-98 S-RB-10; 15: S-RD-126 S-RB-42; 19: S-RD-131; seen S-RD-45 S-RD-87 S-RD-95;"
        "control 7 8 41 W",
        lambda g, played: "battle 9 by 1" not in played or "battle 9 by 2" in played,
        beginners=False,
    ),
    Case(
        "with eight losses a worn battalion that counts twice does not attack",
        "24: G-PG-64/1; 7: S-RD-45 S-RD-87; 100: S-RD-95; seen S-RD-45 S-RD-87; control 24 W X Y Z;"
        f"losses {EIGHT}",
        attacks_nothing,
    ),
    Case(
        "with nine losses nobody attacks among three stacks under Chuikov's guns",
        "43: G-PZ-2/2 G-PG-79/2; 27: S-RD-45 S-RD-87; 42: S-RD-95 S-RD-98; 44: S-RD-112 S-RD-126;"
        f"leaders s-chuikov; control 43 W X Y Z; losses {NINE}",
        attacks_nothing,
    ),
    Case(
        "an open goal is entered by a worn regiment, though another goal is ripe",
        f"31: G-IN-203/2; 25: {STRONG}; 9: S-RB-10/1; 7: S-RD-45 S-RD-87; 13: S-RD-95;"
        "19: S-RD-98; seen S-RB-10; control 31 25 W X Y Z",
        is_german("15"),
    ),
    Case(
        "a taken 19 keeps somebody in it with three divisions next door",
        "19: G-IN-191 G-PZ-24 G-PG-26; 34: S-RD-45 S-RD-87 S-RD-95; 15: S-RD-98/1;"
        "control 19 W X Y Z",
        stays("19"),
    ),
    Case(
        "two stacks on the map and all rooms free: somebody is called",
        "52: G-PZ-2 G-PG-79; 67: G-IN-191; 3: S-RB-42 S-RD-45; 4: S-RD-87 S-RD-95; 7: S-RD-98"
        " S-RD-112; 9: S-RD-126; 13: S-RD-131; 15: S-RD-138; 19: S-RD-193; control 52 67 W X Y Z;"
        "turn 2 german",
        plays("call"),
        beginners=False,
    ),
    Case(
        "neither guns nor bombs are laid on a worn battalion of workers",
        f"24: {STRONG}; 8: G-PZ-2 G-PG-79 G-PG-64; 7: S-WB-BAR/1; 13: S-RD-45; seen S-WB-BAR;"
        "hand g-howitzer g-stuka; control 24 8 W X Y Z",
        lambda g, played: (
            "battle 7" in played and not any(one.startswith("card g-") for one in played)
        ),
    ),
    Case(
        "the last goal is attacked on the march from two hexes off",
        "47: G-PZ-24 G-PG-26 G-PZ-2; 15: S-RB-42/1; 103: G-IN-54; seen S-RB-42;"
        "control 3 7 9 13 19 47 103 W X Y Z; soviet-deck s-sniper",
        attacks("15"),
    ),
    Case(
        "with Hoth the tanks go on into an open 3 from the west",
        "37: G-PZ-2 G-PG-79 G-PZ-24; 20: S-RB-10/1; 13: S-RD-87; 7: S-RD-95; 9: S-RD-98;"
        "seen S-RB-10; leaders g-hoth; control 37",
        lambda g, played: is_german("3")(g, played) or bool(g.soviet >> at("20") & 1),
    ),
    Case(
        "a fresh stack beside a weakly held 15 does not wait",
        f"31: {STRONG}; 15: S-RD-45/2; 9: S-RD-87; seen S-RD-45; control 31 19 W X Y Z",
        attacks("15"),
    ),
    Case(
        "two regiments leave four Guards divisions in a factory alone",
        "24: G-IN-191 G-IN-194; 7: S-GD-13 S-GD-35 S-GD-37 S-GD-39; 13: S-RD-45;"
        "seen S-GD-13 S-GD-35 S-GD-37 S-GD-39; control 24 W X Y Z",
        lambda g, played: "battle 7" not in played,
    ),
    Case(
        "with OKH a regiment enters the one hex of the bank that is missing",
        "17: G-IN-203; 34: G-PZ-2 G-PG-79; 60: S-RD-45; leaders g-okh;"
        "control 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 19 34 W X Y Z",
        is_german("18"),
    ),
    Case(
        "an open 7 is entered, nobody is called before",
        f"24: G-IN-191/2; 3: S-RD-126; 9: S-RD-87 S-RD-131; {GOALS}; control 24 W X Y Z",
        is_german("7"),
    ),
    Case(
        "a worn goal comes before a worn division on the way",
        f"41: {STRONG}; 25: G-PZ-2 G-PG-79; 9: S-RD-45/2; 57: S-RD-87/1; {GOALS};"
        "seen S-RD-45 S-RD-87; control 41 25 3 7 W",
        attacks("9"),
    ),
    Case(
        "with nine losses and a worn regiment on the map somebody is called",
        "24: G-IN-191/1; 7: S-RD-45 S-RD-87 S-RD-131; 9: S-RD-126; 3: S-RD-138;"
        f"{GOALS}; seen S-RD-45 S-RD-87; control 24 W X Y Z; losses {NINE}",
        plays("call"),
        beginners=False,
    ),
    Case(
        "with nine losses a fresh stack takes the last goal from an anti-aircraft battery",
        "31: G-PZ-2 G-PG-79 G-PZ-24; 15: S-AA-1077/1; 60: S-RD-45; seen S-AA-1077;"
        f"control 3 7 9 13 19 31 W X Y Z; losses {NINE}",
        attacks("15"),
    ),
    Case(
        "a lone tank division does not attack three Guards divisions",
        "29: G-PZ-2; 13: S-GD-13 S-GD-35 S-GD-37; 15: S-RD-45; 9: S-RD-87; 7: S-RD-95;"
        "seen S-GD-13 S-GD-35 S-GD-37; control 29 W X Y Z",
        attacks_nothing,
    ),
    Case(
        "all three stacks around take part against two worn tank brigades",
        f"8: G-PZ-2 G-PG-79; 25: {STRONG}; 26: G-PZ-36 G-PG-108; 9: S-TK-6/1 S-TK-13/1; {GOALS};"
        "seen S-TK-6 S-TK-13; control 8 25 26 3 7 W",
        lambda g, played: "battle 9 by 3" in played,
    ),
    Case(
        "a partner is not led into a fight that costs the game",
        f"8: G-IN-191/1; 25: G-IN-194/1; 9: S-RD-45 S-RD-87; {GOALS}; seen S-RD-45 S-RD-87;"
        f"control 8 25 W X Y Z; losses {NINE}",
        attacks_nothing,
        two_germans=True,
    ),
    Case(
        "an empty 19 is retaken where the Germans have all goals but one",
        "34: S-RD-45 S-RD-87; 15: S-RD-95; 60: G-IN-191; 29: G-PZ-2 G-PG-79;"
        "control 3 7 9 13 19 29 60 W X Y Z",
        lambda g, played: not g.control >> at("19") & 1,
        soviet=True,
    ),
    Case(
        "the last block in 9 does not go raiding",
        "9: S-RD-45; 13: S-RD-95/2; 25: G-PZ-2 G-PG-79; control W X Y Z 25 7",
        holds("9"),
        soviet=True,
    ),
    Case(
        "Guards attack worn tanks whose loss ends the game",
        "42: S-GD-13 S-GD-35 S-GD-37; 13: S-RD-95; 26: G-PZ-2/1 G-PG-79/1; seen G-PZ-2 G-PG-79;"
        f"control W X Y Z 26; losses {NINE}",
        attacks("26"),
        soviet=True,
        beginners=False,
    ),
    Case(
        "two rifle brigades do not attack four fresh blocks",
        f"42: S-RB-10 S-RB-42/1; 13: S-RD-95 S-RD-87; 26: {STRONG}; seen G-PZ-24 G-PG-26;"
        "control W X Y Z 26",
        lambda g, played: "battle 26" not in played,
        soviet=True,
    ),
]


@at_every_level(CASES)
def test_a_position_is_played_as_it_asks(case, level):
    state, played = action_of(case, level)
    assert case.holds(state, played), played
