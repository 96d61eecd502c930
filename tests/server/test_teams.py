"""Tables with more than one commander on a side: every seat is asked, and told what it may know."""

import random

import pytest
from tests.server.process import hear, say, tokens

SEATS = {
    "2v2": ["german", "german-2", "soviet", "soviet-2"],
    "2v1": ["german", "german-2", "soviet"],
    "1v2": ["german", "soviet", "soviet-2"],
}


@pytest.mark.parametrize("mode", SEATS)
def test_a_game_of_teams_is_played_by_people_and_bots(server, mode):  # CH-20.0a
    bots = {seat: "random" for seat in SEATS[mode] if seat.startswith("soviet")}
    table = server.table(game="heroes", mode=mode, options={"cards": "on"}, bots=bots)
    seats = {seat: token for seat, token in tokens(table).items() if token}
    assert list(tokens(table)) == SEATS[mode]
    rng = random.Random(mode)
    asked = set()
    with server.socket() as socket:
        for token in seats.values():
            say(socket, join=token)
        now = {}
        played = 0
        while played < 60:
            message = hear(socket)
            now[message["for"]] = message
            decision = message["decision"]
            if decision is None:
                break
            asked.add(decision["seat"])
            token = seats.get(decision["seat"])
            mine = now.get(token)
            if token is None or mine is None or mine["number"] != message["number"]:
                continue
            action = rng.choice(mine["decision"]["actions"])
            say(socket, play={"token": token, "number": mine["number"], "action": action})
            played += 1
    assert asked == set(SEATS[mode])
    for seat, token in seats.items():
        hands = now[token]["view"]["hands"]
        assert all(one == seat or not hand["cards"] for one, hand in hands.items())
        assert hands[seat]["cards"] is not None


def test_bots_alone_play_a_team_game_to_its_end(server):  # CH-20.0a
    table = server.table(game="heroes", mode="2v2", bots=dict.fromkeys(SEATS["2v2"], "random"))
    with server.socket() as socket:
        say(socket, join=table["watch"])
        message = hear(socket)
        while message["decision"] is not None:
            message = hear(socket)
    winners = message["view"]["result"]["winners"]
    assert winners in (SEATS["2v2"][:2], SEATS["2v2"][2:], [])
