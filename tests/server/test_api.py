"""The HTTP interface of a real server."""

import gzip
import random
from pathlib import Path

import pytest
from tests.server.process import tokens

from hexfront.core.record import Record
from hexfront.games import IDS, find


def state(server, token):
    answer = server.ask(token, "state")
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(server, token, number, action):
    return server.ask(token, "play", number=number, action=action)


def test_the_server_is_well_and_lists_its_games(server):
    assert server.http.get("/health").json()["status"] == "well"
    games = {game["id"]: game for game in server.http.get("/games").json()}
    assert tuple(games) == IDS
    modes = games["volga"]["modes"]
    assert {mode["name"] for mode in modes} == {"solo", "cooperative", "1v1", "2v1"}
    for game, hexes in (("volga", 109), ("noretreat", 381)):
        assert len(server.http.get(f"/games/{game}/components").json()["hexes"]) == hexes


def test_the_rules_are_told_in_the_language_that_is_asked_for(server):
    rules = "/games/volga/rules"
    told = {lang: server.http.get(rules, params={"lang": lang}).json() for lang in ("en", "es")}
    assert server.http.get(rules).json() == told["en"]
    assert told["es"].keys() == told["en"].keys()
    assert told["es"]["6.2h"].startswith("Un movimiento largo")
    assert server.http.get(rules, params={"lang": "../en"}).status_code == 422


def test_a_rule_is_told_with_its_code_tests_and_rulings(server):
    told = server.http.get("/games/noretreat/rules/6.1b", params={"lang": "es"}).json()
    assert told["id"] == "NR-6.1b"
    assert told["title"] != server.http.get("/games/noretreat/rules/6.1b").json()["title"]
    assert "hexfront/games/noretreat/supply.py" in {place["file"] for place in told["code"]}
    assert "OP-6.1" in {ruling["id"] for ruling in told["rulings"]}
    assert server.http.get("/games/noretreat/rules/99.9").status_code == 404


def test_a_solo_game_is_played_to_its_end(server):
    token = tokens(server.table())["german"]
    now = state(server, token)
    rng = random.Random(5)
    assert now["fair"]["seed"] is None
    log = now["log"]
    while now["decision"]:
        answer = act(server, token, now["number"], rng.choice(now["decision"]["actions"]))
        assert answer.status_code == 200, answer.text
        now = answer.json()
        log += now["log"][len(log) - now["log_from"] :]
    assert now["view"]["result"]["winners"] == ["soviet"]
    assert now["fair"]["seed"] is not None
    assert len(log) == now["length"]
    assert log == server.ask(token, "log", start=0, end=now["length"]).json()["log"]


def test_a_move_sent_twice_is_played_once(server):
    token = tokens(server.table())["german"]
    now = state(server, token)
    first = act(server, token, now["number"], ["short"])
    again = act(server, token, now["number"], ["short"])
    assert first.status_code == again.status_code == 200
    assert state(server, token)["number"] == now["number"] + 1


def test_a_move_for_an_old_decision_is_refused(server):
    token = tokens(server.table())["german"]
    now = state(server, token)
    act(server, token, now["number"], ["short"])
    late = act(server, token, now["number"], ["call"])
    assert (late.status_code, late.json()["reason"]) == (409, "stale")
    early = act(server, token, now["number"] + 7, ["call"])
    assert (early.status_code, early.json()["reason"]) == (409, "unknown-decision")


def test_only_the_seat_that_is_asked_may_move_and_spectators_only_watch(server):
    table = server.table(mode="1v1")
    number = state(server, tokens(table)["german"])["number"]
    wrong = act(server, tokens(table)["soviet"], number, ["call"])
    assert wrong.json()["reason"] == "not-your-decision"
    watcher = act(server, table["watch"], number, ["call"])
    assert watcher.json()["reason"] == "spectators-only-watch"


def test_an_illegal_move_is_refused_with_its_rule(server):
    token = tokens(server.table())["german"]
    now = state(server, token)
    act(server, token, now["number"], ["short"])
    answer = act(server, token, now["number"] + 1, ["stack", "50"])
    assert answer.status_code == 400
    assert answer.json()["rule"] == "6.3a"
    why = server.ask(token, "why", action=["stack", "50"]).json()
    assert (why["legal"], why["rule"]) == (False, "6.3a")


def test_whoever_touches_something_in_vain_is_told_the_rule(server):
    table = server.table(game="heroes", scenario="partisans")
    token = tokens(table)["german"]

    def touch(kind, name, token=token):
        return server.ask(token, "touch", kind=kind, name=name)

    enemy = touch("unit", "sov-mmg-1").json()
    assert (enemy["legal"], enemy["reason"], enemy["rule"]) == (False, "not-yours", "2.2c")
    assert touch("unit", "ger-rifles-1").json()["legal"] is True
    assert touch("hex", "9-Z99").json()["reason"] == "no-such-thing"
    other = touch("hex", "1-G08", tokens(table)["soviet"])
    assert (other.status_code, other.json()["reason"]) == (200, "not-your-decision")


def odds(server, token, number, *actions):
    body = {"number": number, "actions": actions}
    return server.ask(token, "odds", **body)


def turn(server, token):
    return server.get(token, "turn")


def test_a_list_of_games_can_say_whose_move_it_is(server):
    table = server.table(game="noretreat", scenario="C")
    either, rng = tokens(table), random.Random(1)
    for _ in range(200):
        asked = turn(server, either["axis"]).json()["asked"]
        now = state(server, either[asked])
        assert now["decision"]["seat"] == asked
        act(server, either[asked], now["number"], rng.choice(now["decision"]["actions"]))
        if turn(server, either["axis"]).json()["asked"] != asked:
            break
    else:
        raise AssertionError("nobody else was ever asked")
    told = turn(server, table["watch"]).json()
    assert (told["scenario"], told["over"]) == ("C", False)
    assert turn(server, "nobody").json()["reason"] == "unknown-link"


def test_anybody_may_study_the_position_at_any_time(server):
    table = server.table(game="heroes", scenario="partisans")
    question = {"topic": "sight", "names": ["1-C11", "1-F13"]}
    for token in (*tokens(table).values(), table["watch"]):
        answer = server.ask(token, "study", **question)
        assert answer.status_code == 200
        assert answer.json()["answer"]["distance"] == 4
    wrong = server.ask(token, "study", **{**question, "topic": "smell"})
    assert wrong.status_code == 400
    known = "sight, reach, outlook, threat, danger"
    assert f"heroes has no study 'smell'; there are: {known}" in wrong.text


def test_the_chances_of_several_actions_are_told_together(server):
    token = tokens(server.table())["german"]
    number = state(server, token)["number"]
    call, planned = odds(server, token, number, ["call"], ["planned"]).json()
    assert call is None
    assert 0 < planned["falls"] < 1


def test_chances_are_told_of_the_pending_decision_and_of_legal_actions_only(server):
    token = tokens(server.table())["german"]
    number = state(server, token)["number"]
    act(server, token, number, ["short"])
    late = odds(server, token, number, ["planned"])
    assert (late.status_code, late.json()) == (200, []), "no error"
    illegal = odds(server, token, number + 1, ["stop"], ["stack", "50"])
    assert (illegal.status_code, illegal.json()["rule"]) == (400, "6.3a")


def test_a_hint_is_one_of_the_legal_actions_and_only_for_the_seat_that_is_asked(server):
    table = tokens(server.table(mode="1v1"))
    now = state(server, table["german"])
    hint = server.ask(table["german"], "hint", number=now["number"]).json()
    assert hint["action"] in now["decision"]["actions"]
    other = server.ask(table["soviet"], "hint", number=now["number"])
    assert other.json()["reason"] == "not-your-decision"
    late = server.ask(table["german"], "hint", number=now["number"] - 1)
    assert late.json()["reason"] == "stale"


def test_undo_goes_back_as_far_as_the_rules_of_undo_allow(server):
    token = tokens(server.table())["german"]
    begin = state(server, token)
    act(server, token, begin["number"], ["short"])
    assert state(server, token)["undo"] is True
    body = {"number": begin["number"] + 1}
    back = server.ask(token, "undo", **body).json()
    assert back["decision"]["prompt"] == "german_action"
    assert back["view"] == begin["view"]
    act(server, token, back["number"], ["call"])
    now = state(server, token)
    refused = server.ask(token, "undo", number=now["number"])
    assert refused.json()["reason"] == "chance-has-spoken"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "nothing"}, 400),
        ({"game": "volga", "mode": "none"}, 400),
        ({"game": "volga", "options": {"variant": "Z"}}, 400),
        ({"game": "volga", "bots": {"german": "nobody"}}, 400),
        ({"game": "volga", "bots": {"german": "cmd:true"}}, 400),
        ({"game": "volga", "names": {"german": "x" * 41}}, 422),
        ({"game": "volga", "surprise": 1}, 422),
        ({}, 422),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server, body, status):
    answer = server.http.post("/tables", json=body)
    assert answer.status_code == status
    assert answer.json()


def test_links_that_lead_nowhere_and_bodies_that_are_too_large_are_refused(server):
    assert server.ask("nonsense", "state").status_code == 404
    assert server.http.post("/seat/state").status_code == 401
    assert server.http.post("/records", content=b"x" * 2_100_000).status_code == 413


def test_a_file_that_is_no_record_of_a_game_is_refused_with_its_line(server):
    answer = server.http.post("/records", content=b"not a record\n")
    assert answer.status_code == 400
    assert (answer.json()["reason"], answer.json()["line"]) == ("not-a-record", 1)


def test_a_record_of_what_cannot_have_happened_is_refused_with_its_line(server):
    token = tokens(server.table())["german"]
    now = state(server, token)
    act(server, token, now["number"], ["short"])
    lines = server.get(token, "record").text.splitlines()
    (at,) = (n for n, line in enumerate(lines) if '"short"' in line)
    lines[at] = lines[at].replace('"short"', '"fly"')
    answer = server.http.post("/records", content="\n".join(lines) + "\n")
    assert answer.status_code == 400
    assert (answer.json()["reason"], answer.json()["line"]) == ("record-does-not-fit", at + 1)


def test_pages_carry_a_strict_content_security_policy(server):
    policy = server.http.get("/health").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    (scripts,) = (one for one in policy.split(";") if "script-src" in one)
    assert "unsafe" not in scripts


def test_a_record_is_downloaded_uploaded_and_goes_on(server):
    token = tokens(server.table())["german"]
    rng = random.Random(2)
    now = state(server, token)
    for _ in range(15):
        now = act(server, token, now["number"], rng.choice(now["decision"]["actions"])).json()
    record = server.get(token, "record").text
    copy = tokens(server.upload(record))["german"]
    other = state(server, copy)
    assert other["view"] == now["view"]
    assert other["decision"]["actions"] == now["decision"]["actions"]
    assert other["log"] == now["log"]
    for _ in range(15):
        action = rng.choice(other["decision"]["actions"])
        other = act(server, copy, other["number"], action).json()
    again = server.get(copy, "record").text
    assert Record.parse(again).verify(find).digest


def test_the_record_of_a_long_game_is_sent_compressed_and_taken_back(server):
    names = []
    for game in ("volga/solo", "noretreat/campaign-options"):
        text = Path(f"tests/golden/{game}.jsonl").read_bytes()
        for sent in (text, gzip.compress(text)):
            table = server.upload(sent)
        answer = server.get(table['seats'][0]['token'], "record")
        names.append(answer.headers["content-disposition"].split('"')[1].split(".", 1)[1])
        found = answer.content if names[-1] == "jsonl" else gzip.decompress(answer.content)
        assert found == text
    assert names == ["jsonl", "jsonl.gz"]


def test_a_record_of_a_game_between_people_is_given_when_it_is_over(server):
    token = tokens(server.table(mode="1v1"))["german"]
    answer = server.get(token, "record")
    assert (answer.status_code, answer.json()["reason"]) == (400, "record-after-the-game")


def test_replay_shows_what_the_seat_saw_then(server):
    token = tokens(server.table())["german"]
    rng = random.Random(3)
    now = state(server, token)
    seen = [now["view"]]
    for _ in range(12):
        now = act(server, token, now["number"], rng.choice(now["decision"]["actions"])).json()
        seen.append(now["view"])
    for at, view in enumerate(seen):
        again = server.ask(token, "replay", at=at).json()
        assert again["view"] == view
        assert again["length"] == 13


def golden(server, name, actions=None):
    """One of the golden games, after so many of its actions or at its end."""
    lines = Path(f"tests/golden/volga/{name}.jsonl").read_text("utf-8").splitlines()
    kept = lines if actions is None else [*lines[: actions + 2], '{"end":null}']
    return tokens(server.upload("\n".join(kept) + "\n"))


def test_the_other_sides_eyes_are_lent_when_the_game_is_over(server):
    ask = {"at": 4, "eyes": "soviet"}
    before = golden(server, "1v1-a", 9)
    answer = server.ask(before['german'], "replay", **ask)
    assert (answer.status_code, answer.json()["reason"]) == (400, "eyes-after-the-game")
    after = golden(server, "1v1-a")
    own = server.ask(after['soviet'], "replay", at=4).json()
    assert server.ask(after['german'], "replay", **ask).json() == own
    assert server.ask(after['german'], "replay", at=4).json() != own
    nobody = server.ask(after['german'], "replay", at=4, eyes="x")
    assert nobody.status_code == 400


def test_when_all_is_over_a_stranger_sees_everything_and_before_that_nothing_more(server):
    lines = Path("tests/golden/volga/1v1-a.jsonl").read_text("utf-8").splitlines()
    before = server.begun(server.upload("\n".join([*lines[:32], '{"end":null}']) + "\n"))["watch"]
    for name in ("replay", "timeline"):
        ask = {"eyes": "*", **({"at": 4} if name == "replay" else {})}
        answer = server.ask(before, name, **ask)
        assert (answer.status_code, answer.json()["reason"]) == (400, "eyes-after-the-game")
    after = server.upload("\n".join(lines) + "\n")["watch"]
    view = server.ask(after, "replay", at=40, eyes="*").json()["view"]
    assert all(block["unit"] for stack in view["stacks"].values() for block in stack)
    line = server.ask(after, "timeline", eyes="*").json()
    assert line["turns"][0] == [0, 1]
    assert line["battles"]


def test_only_the_page_of_a_replay_may_stand_in_a_frame(server):
    base = str(server.http.base_url).removesuffix("/").removesuffix("/api")
    policies = {
        path: server.http.get(f"{base}{path}").headers["content-security-policy"]
        for path in ("/", "/embed", "/embed/", "/api/games", "/api/health")
    }
    framed = {path for path, policy in policies.items() if "frame-ancestors *" in policy}
    assert framed == {"/embed"}
    assert all("frame-ancestors 'none'" in policies[path] for path in policies.keys() - framed)


def test_the_eyes_of_the_rulebooks_side_are_lent_too(server):
    token = golden(server, "solo")["german"]
    for at in (1, state(server, token)["length"] - 1):
        ask = {"at": at, "eyes": "soviet"}
        view = server.ask(token, "replay", **ask).json()["view"]
        blocks = [block for stack in view["stacks"].values() for block in stack]
        assert all(block["unit"] for block in blocks if block["side"] == "soviet")


def test_a_game_goes_on_from_a_moment_of_another(server):
    old = golden(server, "solo")["german"]
    moment = server.ask(old, "replay", at=5).json()
    new = tokens(server.begun(server.ask(old, "branch", at=5).json()))["german"]
    now = state(server, new)
    assert now["view"] == moment["view"]
    assert len(now["log"]) == 6
    assert act(server, new, now["number"], now["decision"]["actions"][0]).status_code == 200
    assert state(server, old)["view"]["result"]


def test_a_game_between_people_is_no_start_for_another_before_its_end(server):
    token = golden(server, "1v1-a", 9)["german"]
    assert state(server, token)["record"] is False
    answer = server.ask(token, "branch", at=3)
    assert (answer.status_code, answer.json()["reason"]) == (400, "record-after-the-game")


def test_a_game_that_goes_on_from_another_keeps_its_bots(server):
    old = server.table(mode="1v1", bots={"soviet": "random"})
    german = tokens(old)["german"]
    assert state(server, german)["record"] is True
    new = server.ask(german, "branch", at=0).json()
    assert [(seat["seat"], seat["bot"]) for seat in new["seats"]] == [
        ("german", None),
        ("soviet", "random"),
    ]


def test_an_undo_sent_twice_is_done_once(server):
    token = tokens(server.table())["german"]
    number = state(server, token)["number"]
    body = {"number": act(server, token, number, ["short"]).json()["number"]}
    once = server.ask(token, "undo", **body)
    again = server.ask(token, "undo", **body)
    assert (once.status_code, again.status_code) == (200, 200)
    assert once.json()["number"] == again.json()["number"]


def test_chat_names_and_rematch(server):
    table = server.table(mode="1v1", names={"german": "Ann"})
    german, soviet = tokens(table)["german"], tokens(table)["soviet"]
    server.ask(soviet, "name", name="Boris <b>")
    server.ask(german, "say", text="hello")
    assert [said["text"] for said in server.ask(soviet, "chat").json()] == ["hello"]
    assert server.ask(german, "say", text="x" * 501).status_code == 422
    names = {player["seat"]: player["name"] for player in state(server, german)["players"]}
    assert names == {"german": "Ann", "soviet": "Boris <b>"}
    again = server.ask(german, "rematch").json()
    assert again["id"] != table["id"]
    assert server.ask(tokens(again)["german"], "table").json()["mode"] == "1v1"
    assert tokens(again)["soviet"] == ""
    same = server.ask(soviet, "rematch").json()
    assert same["id"] == again["id"]
    server.begun(again), server.begun(same)
    assert state(server, tokens(same)["soviet"])["seat"] == "soviet"


def test_who_has_finished_a_game_is_told_that_another_waits_to_play_again(server):
    seats = golden(server, "1v1-a")
    assert state(server, seats["soviet"])["rematch"] is False
    server.ask(seats['german'], "rematch")
    assert state(server, seats["soviet"])["rematch"] is True


def test_typed_dice_are_asked_for_one_by_one(server):
    token = tokens(server.table(dice="typed"))["german"]
    now = act(server, token, state(server, token)["number"], ["call"]).json()
    for _ in range(6):
        assert now["decision"]["prompt"] == "type-die"
        now = act(server, token, now["number"], ["die", "3"]).json()
    assert now["decision"]["prompt"] != "type-die"
