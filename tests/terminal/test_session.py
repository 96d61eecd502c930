"""A game at the terminal: what is typed, what is shown, who may see it, what is kept."""

import io
import re

import pytest
from rich.console import Console
from tests.scripted import ScriptedSession, any_number

import hexfront
from hexfront.bots import Random
from hexfront.core.record import Record
from hexfront.terminal import orders, saves
from hexfront.terminal.session import Leave
from hexfront.terminal.volga import board
from hexfront.terminal.words import Words

ANSI = "\x1b["


def solo(**more):
    return hexfront.new("volga", seed="terminal", **more)


AT_THE_VOLGA = "24: G-PZ-2/3 G-IN-191; 25: S-RD-45/2; 20: G-IN-194/2 G-IN-211/2; hand g-stuka g-pak"


def at(position=AT_THE_VOLGA, **more):
    return hexfront.position("volga", position, seed="terminal", **more)


# -- whole games


@pytest.mark.parametrize("mode", ["solo", "cooperative", "1v1", "2v1"])
def test_a_whole_game_is_played_by_numbers_and_its_record_replays(sit, mode):
    game = hexfront.new("volga", mode=mode, seed="whole", options={"variant": "C"})

    def typed(session):
        return number(session) if session.game.decision else ""

    number = any_number(mode)
    session = sit(game, typed)
    assert session.code == 0
    assert game.result is not None
    assert "The battle is over." in session.shown()
    assert " win." in session.shown() or " win together." in session.shown()
    again = Record.load(session.session.path).verify(hexfront.find)
    assert again.digest == game.digest
    assert [played.action for played in again.history] == [p.action for p in game.history]


def test_a_whole_game_is_played_with_dice_thrown_by_hand(sit):
    game = solo(dice="typed", options={"variant": "0"})
    session = sit(game, any_number("dice"))
    assert game.result is not None
    assert "Roll 2 dice for advantages" in session.shown()
    again = Record.load(session.session.path).replay(hexfront.find)
    assert again.digest == game.digest


def test_bots_play_the_seats_that_nobody_sits_at(sit):
    game = hexfront.new("volga", mode="1v1", seed="bots")
    session = sit(game, any_number("me"), humans=("german",), bots={"soviet": Random()})
    assert game.result is not None
    assert {played.seat for played in game.history} == {"german", "soviet"}
    assert "turn to look" not in session.shown()


def test_bots_alone_play_to_the_end_for_a_spectator(sit):
    game = solo()
    session = sit(game, [], humans=(), bots={"german": Random()})
    assert game.result is not None
    assert "The Germans draw a card." in session.shown()


def test_bots_choose_the_same_after_a_game_was_saved_and_loaded(sit, tmp_path):
    whole = solo()
    sit(whole, [], humans=(), bots={"german": Random()})
    part = Record.load(tmp_path / "game.jsonl").replay(hexfront.find, 20)
    sit(part, [], humans=(), bots={"german": Random()})
    assert part.digest == whole.digest


# -- what is typed


def test_an_answer_is_given_by_number_or_by_words(sit):
    for answer in ("3", "short", "SHORT"):
        game = solo()
        sit(game, [answer])
        assert game.history[0].action == ("short",)


def test_the_words_of_the_notation_name_things_in_any_case_and_the_verb_may_be_left_out(sit):
    for answer in ("stack Y", "stack y", "y"):
        game = solo()
        sit(game, ["short", answer])
        assert game.history[1].action == ("stack", "Y")


def test_a_unit_may_be_called_by_its_number_alone():
    actions = [("hit", "G-IN-191"), ("hit", "G-PZ-2")]
    assert orders.chosen(["hit", "191"], actions) == ("hit", "G-IN-191")
    assert orders.chosen(["hit", "2"], actions) == ("hit", "G-PZ-2")
    assert orders.chosen(["g-pz-2"], actions) == ("hit", "G-PZ-2")
    assert orders.chosen(["hit", "3"], actions) is None


def test_a_bare_number_is_always_the_number_of_an_answer():
    actions = [("to", "3"), ("to", "2"), ("to", "1")]
    assert orders.chosen(["1"], actions) == ("to", "3")
    assert orders.chosen(["to", "1"], actions) == ("to", "1")
    assert orders.chosen(["38"], [("to", "38")]) is None


def test_a_number_that_is_not_there_plays_nothing_and_says_what_is(sit):
    game = solo()
    for answer in ("0", "6", "38"):
        session = sit(game, [answer])
        assert "a number from 1 to 5" in session.answers()[0]
    assert game.history == []


def test_an_illegal_move_comes_back_with_its_rule(sit):
    game = solo()
    session = sit(game, ["short", "stack Y", "to 99"])
    assert re.search(r"to 99: .+ \[6\.3\w\]", session.answers()[2])
    assert len(game.history) == 2


def test_words_that_mean_nothing_here_are_said_to_do_so(sit):
    session = sit(solo(), ["charge"])
    assert "“charge” is not a valid choice here" in session.answers()[0]


def test_an_answer_that_begins_the_combat_at_once_is_asked_again_with_its_odds(sit):
    game = at()
    session = sit(game, ["planned", "yes", "2", "planned", "1"])
    answers = session.answers()
    assert re.search(r"starts the combat.+\n +hex falls \d+\.\d%", answers[0])
    assert "a number from 1 to 2" in answers[1]
    assert "Play a card" not in answers[2]
    assert "Play a card" in answers[4]
    assert [played.action for played in game.history] == [("planned",)]


def test_commands_are_obeyed_where_an_answer_is_asked_again(sit):
    game = at()
    session = sit(game, ["planned", "why call", "?", "rule 6.5e", "", "look 25", "1"])
    answers = session.answers()
    assert "call is allowed" in answers[1]
    assert "undoes" in answers[2]
    assert "[6.5e]" in answers[3]
    assert "a number from 1 to 2" in answers[4]
    assert "Silikat" in answers[5]
    assert all("Play a card" not in answer for answer in answers[:6])
    assert [played.action for played in game.history] == [("planned",)]


def test_leaving_where_an_answer_is_asked_again_plays_nothing(sit):
    game = at()
    session = sit(game, ["planned", "q"])
    assert session.code == 0
    assert game.history == []


def test_undo_where_an_answer_is_asked_again_takes_back_the_answer_before_it(sit):
    target = "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; 7: S-RD-87; hand g-stuka"
    game = at(target)
    session = sit(game, ["planned", "target 25", "u", "1"])
    answers = session.answers()
    assert "starts the combat" in answers[1]
    assert "Undone." in answers[2]
    assert "choose a German action" in answers[2]
    assert [played.action for played in game.history] == [("call",)]


def test_the_odds_of_an_answer_are_shown(sit):
    session = sit(at(), ["odds planned", "o 1", "o", "planned", "1", "o 1"])
    planned, call, nothing, _, _, stuka = session.answers()[:6]
    assert re.search(r"hex falls +\d+\.\d%", planned)
    assert "Odds unavailable" in call
    assert "Name an action" in nothing
    assert re.search(r"German steps.*\n +0 +\d+\.\d%", stuka)


def test_an_empty_line_asks_again(sit):
    session = sit(solo(), ["", ""])
    assert session.shown().count("choose a German action") == 3


def test_why_not_names_the_rule_or_says_that_it_is_allowed(sit):
    session = sit(solo(), ["short", "stack Y", "why to 99", "why to 98", "why", "why dance"])
    answers = session.answers()
    assert "[6.3" in answers[2]
    assert "to 98 is allowed" in answers[3]
    assert "Name an action" in answers[4]
    assert "not a valid choice" in answers[5]


def test_why_tells_what_other_question_an_order_belongs_to_and_what_is_asked_now(sit):
    session = sit(at(), ["why target 25", "why 4", "why 99", "why 6.5b", "target 25", "why dance"])
    target, number, too_much, rule, typed, dance = session.answers()[:6]
    assert "“target 25” can’t be used now" in target
    assert "[6.5b]" in target
    assert "Current question: Turn 1" in target
    assert "planned is allowed" in number
    assert "a number from 1 to 4" in too_much
    assert "Soviet target stack" in rule
    assert typed == target
    assert "call, long, short, quick, planned" in dance


@pytest.mark.parametrize(
    ("lang", "elsewhere", "nonsense"),
    [
        ("es", "no se puede usar ahora", "no es una opción válida aquí"),
        ("fr", "n’est pas possible maintenant", "n’est pas un choix possible ici"),
        ("pt", "não pode ser usado agora", "não é uma opção válida aqui"),
    ],
)
def test_why_answers_in_the_language_of_the_session(sit, lang, elsewhere, nonsense):
    session = sit(at(), ["why target 25", "why dance"], lang=lang)
    assert elsewhere in session.answers()[0]
    assert nonsense in session.answers()[1]


MANY = (
    "24: G-PZ-2 G-IN-191 G-PG-79 G-PG-64; 8: G-IN-194 G-IN-211 G-IN-203 G-IN-208;"
    "26: G-PZ-24 G-PG-26; 25: S-RD-45 S-RD-87 S-TK-6; 9: S-RD-95; soviet-hand s-sniper"
)


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_no_table_of_odds_is_cut_at_eighty_columns(sit, lang):
    typed = ["odds planned", "planned", "target 25", "odds attack"]
    session = sit(at(MANY), typed, lang=lang, tty=True, height=60)
    for table in (session.answers()[0], session.answers()[3]):
        plain = re.sub(r"\x1b\[[\d;]*m", "", table)
        assert "%" in plain
        assert "…" not in plain
        assert max(map(len, plain.splitlines())) <= 80


def test_the_counts_of_losses_add_up_to_certainty(sit):
    shown = sit(at(MANY), ["planned", "target 25", "odds attack"]).answers()[2]
    lines = re.findall(r"^ +\d+\+? +(<?[\d.]+)% +(<?[\d.]+)%", shown, re.M)
    for column in zip(*lines, strict=True):
        assert sum(float(cell) for cell in column if "<" not in cell) == pytest.approx(100, abs=1)


def test_undo_takes_back_until_chance_has_spoken(sit):
    game = solo()
    session = sit(game, ["short", "u", "undo", "call", "u"])
    answers = session.answers()
    assert "Undone." in answers[1]
    assert "Nothing to undo" in answers[2]
    assert "Can’t undo" in answers[4]
    assert game.history[0].action == ("call",)


def test_what_was_taken_back_is_told_again_when_it_happens_again(sit):
    session = sit(solo(), ["short", "y", "to 98", "u", "to 98"])
    first, again = session.answers()[2], session.answers()[4]
    assert "control of 98 (Gumrak south)" in first
    assert "control of 98 (Gumrak south)" in again


def test_dice_thrown_by_hand_are_typed_together_or_one_by_one(sit):
    together, one_by_one = solo(dice="typed"), solo(dice="typed")
    sit(together, ["call", "1 2 3 4 5 6"])
    sit(one_by_one, ["call", "12", "3", "4 5", "6"])
    assert together.history[0].rolls == one_by_one.history[0].rolls
    assert together.history[0].rolls[:6] == [1, 2, 3, 4, 5, 6]


def test_more_dice_than_needed_are_forgotten_and_false_ones_refused(sit):
    game = solo(dice="typed")
    session = sit(game, ["call", "1 2 7", "six", "1 2 3 4 5 6 6"])
    answers = session.answers()
    assert "numbers from 1 to 6" in answers[1]
    assert "numbers from 1 to 6" in answers[2]
    assert "Unused die ignored: 6." in answers[3]
    assert game.history[0].rolls[:6] == [1, 2, 3, 4, 5, 6]


def test_a_die_typed_by_mistake_is_taken_back(sit):
    game = solo(dice="typed")
    sit(game, ["call", "1 2 3", "u", "4 5 6 6"])
    assert game.history[0].rolls[:6] == [1, 2, 4, 5, 6, 6]


def test_what_happens_before_the_dice_is_told_before_they_are_asked_for(sit):
    game = at(dice="typed")
    session = sit(game, ["planned", "1", "none", "1"])
    asked = session.answers()[2]
    assert "Showdown: " in asked
    assert asked.index("Showdown: ") < asked.index("Roll ")
    assert session.shown().count("Showdown: ") == 1


# -- what is shown


def test_the_map_shows_every_hex_and_every_block_within_eighty_columns(sit):
    session = sit(at(), [])
    drawn = session.shown()
    for hex in (*range(1, 106), *"WXYZ"):
        assert re.search(rf"(^|\s){hex}[#^*\s]", drawn, re.M), hex
    assert "24#G34" in drawn
    assert "25#S?" in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines()[:25])


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (120, 40), (160, 50)])
def test_the_map_fits_the_terminal_it_is_drawn_in(width, height):
    console = Console(file=io.StringIO(), width=width, height=height)
    game = hexfront.new("volga", seed="wide")
    face = Words(game.definition, "en").terminal
    console.print(face.board(game.view("german"), width, height, ()), no_wrap=True)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) in (19, 38)


def test_a_wide_map_shows_the_kinds_of_blocks(sit):
    session = sit(at(), [], width=120, height=40)
    assert "24#G P3I4" in session.shown()
    assert "25#S ?" in session.shown()


def test_rubble_forts_and_empty_hexes_are_marked():
    text = "24: G-PZ-2; 25: S-RD-45; 28: S-RD-87; control W X Y Z 24 23; rubble 25; forts 28 4"
    game = at(text, options={"variant": "C"})
    face = Words(game.definition, "en").terminal
    console = Console(file=io.StringIO(), width=80)
    console.print(face.board(game.view("german"), 80, 24, ()), no_wrap=True)
    drawn = console.file.getvalue()
    assert "25*S?" in drawn
    assert "28^F?" in drawn
    assert "4^ f" in drawn
    assert "23#g" in drawn


def test_every_kind_of_block_has_a_letter():
    kinds = {row.type for row in board.UNIT_ROWS}
    assert kinds == board.LETTERS.keys()


def test_the_hand_the_leaders_and_the_goal_can_be_looked_up(sit):
    session = sit(at(AT_THE_VOLGA + "; leaders g-okh s-chuikov"), ["i", "c", "m", "?", "b"])
    info, cards, map, help, blocks = session.answers()[:5]
    assert "hexes 1 to 19: 0 held" in info
    assert "Stuka and PAK" in info
    assert "22 infantry" not in info
    assert "5 dice that hit on 4 or more" in cards
    assert re.search(r"Chuikov +Soviets next to attacking Germans fire first", cards)
    assert "difficult" in map
    assert "why to HEX" in help
    assert "2nd Panzer 3 and 191st Infantry 4" in blocks
    assert "45th Rifle" not in blocks


def test_a_hex_is_looked_at_with_its_blocks_and_neighbours(sit):
    session = sit(at(), ["look 24", "look w", "look 200", "look"])
    hex, letter, wrong, nothing = session.answers()[:4]
    assert "Barrikady settlement" in hex
    assert "2nd Panzer Regiment, 16th Panzer Division: strength 3 of 3, hits on 4 or more" in hex
    assert re.search(r"E +25 \(Silikat works\): urban, one unknown block", hex)
    assert "45th" not in hex
    assert "16th Panzer spearhead" in letter
    assert "Name a hex" in wrong
    assert "Name a hex" in nothing


def test_the_log_and_the_titles_of_rules_can_be_looked_up(sit):
    session = sit(solo(), ["l", "l 1", "rule 6.2e", "rule 99"])
    log, last, rule, wrong = session.answers()[:4]
    assert "Soviets in 23 hexes" in log
    assert "Turn 1: the Germans [1.1d]" in last
    assert "draw" not in last
    assert "[6.2e]" in rule
    assert "Name a rule" in wrong


def test_rules_and_refusals_are_told_in_the_language_of_the_session(sit):
    typed = ["rule 6.2h", "short", "stack Y", "to 99", "to 999", "look 4"]
    rule, _, _, refused, unknown, look = sit(solo(), typed, lang="fr").answers()[:6]
    assert "Un mouvement long emmène toute la pile" in rule
    assert re.search(r"to 99\s: .*mouvement.* \[6\.3\w\]", refused)
    assert "«\u00a0999\u00a0» n’existe pas" in unknown
    assert "Colline du Grand Champignon, Rynok" in look


def test_answers_say_what_stands_where(sit):
    session = sit(solo(), ["short"])
    assert re.search(r"Choose Y \(.+\) +clear, I4 I4", session.answers()[0])


def test_there_is_no_colour_outside_a_terminal_and_some_in_it(sit):
    assert ANSI not in sit(solo(), ["call"]).shown()
    assert ANSI in sit(solo(), ["call"], tty=True).shown()


def test_a_low_screen_holds_the_map_the_question_and_the_answers(sit):
    session = sit(solo(), [], tty=True)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", session.asked[0][1])
    lines = plain.splitlines()[-24:]
    assert any(re.match(r"Turn 1, German +1$", line.rstrip()) for line in lines)
    assert any("5  Attack deliberately" in line for line in lines)


# -- who may see what


def test_another_seat_finds_the_screen_empty_and_sees_its_own_view(sit):
    game = at(mode="1v1", position=AT_THE_VOLGA + "; soviet-hand s-sniper s-tommy")
    session = sit(game, ["planned", "1", "", "none", ""], tty=True)
    german, curtain, soviet = (shown for _, shown in session.asked[1:4])
    assert "Soviet" in session.asked[2][0]
    assert curtain.endswith("\x1b[2J\x1b[3J\x1b[H")
    shown_to_soviet = soviet[len(curtain) :]
    assert shown_to_soviet.startswith("\x1b[2J\x1b[3J\x1b[H")
    assert "Soviet sniper" in shown_to_soviet
    assert "Stuka" not in shown_to_soviet
    assert "2nd Panzer" not in shown_to_soviet
    assert "German" in session.asked[4][0]
    assert "Soviet sniper" not in german


def test_partners_with_the_same_knowledge_need_no_curtain(sit):
    game = hexfront.new("volga", mode="cooperative", seed="partners")
    session = sit(game, any_number("partners"))
    assert "turn to look" not in session.shown()
    assert "Blue: " in session.shown()


def test_a_seat_is_never_told_what_another_may_know(sit):
    """Two games that differ in hidden things only look the same until those speak."""
    game = hexfront.new("volga", mode="1v1", seed="secret")
    other = game.determinize("german", "else")
    typed = ["l 50", "i", "c", "b", "m", "look 3", "look 7"]
    first, second = sit(game, typed), sit(other, typed)
    assert first.answers()[1:7] == second.answers()[1:7]


# -- keeping games


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(sit, tmp_path):
    game = solo()
    session = sit(game, ["call"])
    path = tmp_path / "game.jsonl"
    assert session.code == 0
    assert f"hexfront play --load {path}" in session.shown()
    assert hexfront.load(path).digest == game.digest


def test_leaving_keeps_the_game_whatever_the_reason(sit, tmp_path):
    def interrupted(session):
        raise KeyboardInterrupt

    def terminated(session):
        raise Leave(143)

    for typed, code in ((["q"], 0), (interrupted, 130), (terminated, 143)):
        path = tmp_path / "game.jsonl"
        path.unlink(missing_ok=True)
        assert sit(solo(), typed).code == code
        assert path.exists()


def test_a_fault_of_the_program_keeps_the_game_too(sit, tmp_path):
    def fault(session):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sit(solo(), fault)
    assert (tmp_path / "game.jsonl").exists()


def test_a_loaded_game_goes_on_where_it_stood(sit, tmp_path):
    game = solo()
    sit(game, ["call", "1"])
    loaded = hexfront.load(tmp_path / "game.jsonl")
    session = sit(loaded, ["1"])
    sit(game, ["1"])
    assert loaded.digest == game.digest
    assert "Dice for reinforcements" in session.shown()


@pytest.mark.parametrize(("mode", "humans"), [("solo", ["german"]), ("1v1", ["german"])])
def test_the_game_is_kept_after_every_decision_of_anybody(sit, tmp_path, mode, humans):
    path = tmp_path / "game.jsonl"
    choose = any_number("kept")
    kept = []

    def typed(session):
        game = session.game
        if game.history:
            kept.append(hexfront.load(path).digest == game.digest)
        if len(kept) == 12:
            raise EOFError
        return choose(session)

    bots = {seat: Random() for seat in ("soviet",) if mode == "1v1"}
    sit(hexfront.new("volga", mode=mode, seed="kept"), typed, humans=humans, bots=bots)
    assert kept == [True] * 12
    assert list(tmp_path.iterdir()) == [path]


def test_what_was_taken_back_is_taken_back_in_the_file_too(sit, tmp_path):
    lengths = []

    def typed(session):
        path = tmp_path / "game.jsonl"
        lengths.append(len(hexfront.load(path).history) if path.exists() else None)
        return ["short", "u", "q"][len(lengths) - 1]

    sit(solo(), typed)
    assert lengths == [None, 1, 0]


def test_a_file_that_cannot_be_written_is_complained_of_once(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXFRONT_DATA", str(tmp_path / "data"))
    (tmp_path / "file").write_text("")
    lines = ["short", "stop", "short", "stop"]
    session = ScriptedSession(solo(), lines, tmp_path / "file" / "game.jsonl").run()
    assert len(session.session.game.history) >= 4
    assert session.shown().count("Not saved") == 1


def test_a_game_is_saved_to_a_file_of_ones_choice(sit, tmp_path):
    path = tmp_path / "my game.jsonl"
    session = sit(solo(), ["short", f"save {path}", f"s {tmp_path / 'no'}/\0/x", "q"])
    answers = session.answers()
    assert f"Saved to {path}." in answers[1]
    assert "Not saved" in answers[2]
    assert len(hexfront.load(path).history) == 1
    assert f"--load '{path}'" in session.shown()


def test_a_game_that_cannot_be_kept_where_it_should_is_kept_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXFRONT_DATA", str(tmp_path / "data"))
    (tmp_path / "file").write_text("")
    session = ScriptedSession(solo(), ["call"], tmp_path / "file" / "game.jsonl").run()
    assert "Can’t write the file" in session.shown()
    assert session.session.path.parent == tmp_path / "data" / "games"
    assert len(hexfront.load(session.session.path).history) == 1


def test_a_set_up_that_waits_for_dice_leaves_nothing_to_keep(sit, tmp_path):
    session = sit(solo(dice="typed", options={"variant": "0"}), ["s", "u", "q"])
    assert session.code == 0
    assert "Not saved" in session.answers()[0]
    assert not (tmp_path / "game.jsonl").exists()


def test_new_games_get_new_files(tmp_path, monkeypatch):
    monkeypatch.setenv("HEXFRONT_DATA", str(tmp_path))
    game = solo()
    first = saves.new_path("volga")
    saves.write(game, first)
    second = saves.new_path("volga")
    assert first != second
    assert first.parent == second.parent == tmp_path / "games"


def test_what_bots_play_among_themselves_is_kept_now_and_then(sit, monkeypatch):
    written = []
    monkeypatch.setattr(saves, "write", lambda game, path: written.append(len(game.history)))
    game = hexfront.new("volga", mode="1v1", seed="bots")
    sit(game, any_number("me"), humans=("german",), bots={"soviet": Random()})
    seats = [played.seat for played in game.history]
    asked_or_asks = {n for n in range(1, len(seats)) if "german" in seats[n - 1 : n + 1]}
    assert asked_or_asks <= set(written)
    assert len(set(written)) < len(seats) * 0.9
