"""Whatever a seat receives, byte by byte, holds nothing that is hidden from it."""

import json
import random
import time
from types import SimpleNamespace

import pytest
from tests.server.process import Heard, say, tokens

import hexfront
from hexfront.core.hexes import bits
from hexfront.games import find
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import GERMANS, SOVIETS, UNIT_NAMES
from hexfront.server.database import open_engine
from hexfront.server.people.accounts import Account
from hexfront.server.people.channels import Channel
from hexfront.server.people.notices import Notice, body, in_words
from hexfront.server.replica import Replica
from hexfront.server.store import Store

REVEALING = ("showdown", "unit-appears", "german-destroyed", "soviet-destroyed", "unit-eliminated")


def unseen(g: Volga, seat: str | None) -> set[str]:
    """The blocks on the map whose faces a seat has not seen."""
    theirs = GERMANS | SOVIETS if seat is None else GERMANS if seat == "soviet" else SOVIETS
    return {UNIT_NAMES[unit] for unit in bits(g.on_map & ~g.seen & theirs)}


def shown_in(events: list[dict]) -> str:
    """The events of one action that turn blocks over for everybody."""
    return json.dumps([event for event in events if event["event"] in REVEALING])


def states_of(server, id: str) -> list[Volga]:
    """The game after each of its actions, from the server's own files."""
    room = Replica.load(Store(open_engine(server.url)), find, id)
    return [played.before for played in room.game.history] + [room.game.state]


def asked(g: Volga) -> str | None:
    if not g.legal:
        return None
    choice, args = find("volga").steps.asked(g)
    return choice.seat(g, *args)


@pytest.mark.parametrize("mode", ["1v1", "2v1", "cooperative"])
def test_no_seat_receives_what_is_hidden_from_it(server, mode):
    table = server.table(mode=mode, options={"variant": "0"})
    seats = tokens(table)
    seat_of = {token: seat for seat, token in seats.items()} | {table["watch"]: None}
    rng = random.Random(mode)
    latest: dict[str, dict] = {}
    heard: list[tuple[str | None, int, str]] = []
    with server.socket() as socket:
        client = Heard(socket)
        for token in seat_of:
            say(socket, join=token)

        def listen(number: int) -> None:
            while any(latest.get(token, {}).get("number", -1) < number for token in seat_of):
                message = client.next()
                if "answer" in message:
                    continue
                assert message["type"] == "state"
                text = json.dumps(message)
                latest[message["for"]] = message
                heard.append((seat_of[message["for"]], message["number"], text))

        listen(1)
        for _ in range(80):
            decision = latest[table["watch"]]["decision"]
            if decision is None:
                break
            token = seats[decision["seat"]]
            mine = latest[token]
            action = rng.choice(mine["decision"]["actions"])
            say(socket, play={"token": token, "number": mine["number"], "action": action})
            listen(mine["number"] + 1)
            time.sleep(0.05)  # as fast as one connection may

    states = states_of(server, table["id"])
    checked = 0
    for seat, number, text in heard:
        message = json.loads(text)
        after, before = states[number - 1], states[max(number - 2, 0)]
        assert after.chance.seed not in text or after.result is not None
        if asked(after) not in (None, seat):
            assert set(message["decision"]) == {"seat"}
        log = message.pop("log")
        for row in message["view"]["track"]:
            del row["r_unit"]  # printed on the board
        now = json.dumps(message)
        for name in unseen(after, seat):
            assert f'"{name}"' not in now, (seat, number, name)
            checked += 1
        for name in unseen(after, seat) & unseen(before, seat):
            for events in log[-1:]:
                legitimate = f'"{name}"' in shown_in(events)
                assert legitimate or f'"{name}"' not in json.dumps(events), (seat, number, name)
        hands = message["view"]["hands"]
        for owner, hand in hands.items():
            may_see = seat == owner or (seat in ("yellow", "blue") and owner != "soviet")
            assert (hand["cards"] is not None) == may_see
    assert checked > 500


@pytest.mark.parametrize("id", ["volga", "noretreat"])
def test_a_notice_is_the_same_whatever_is_hidden_from_its_player(id):
    """And what a webhook is told is the same whatever the decision."""
    game = hexfront.new(id, "1v1", seed=f"notices-{id}")
    rng = random.Random(id)
    row = SimpleNamespace(game=id, scenario=game.setup.scenario)
    ida = Account("1", "Ida", None, 0, "fr", "UTC", None, None, "stop", None, None)
    kinds = ("email", "push", "discord", "json")
    channels = [Channel(n, "1", kind, "", None, 0, None) for n, kind in enumerate(kinds)]

    def bodies(one):
        seat = one.decision.seat
        notice = Notice(1, "1", "game", seat, "turn", 0)
        told = [in_words("fr", row, notice, one.decision, "url")]
        return seat, [json.dumps(body(each, ida, told, "stop", "home")) for each in channels]

    public = {}
    prompts = set()
    for number in range(120):
        seat, told = bodies(game)
        if number % 3 == 0:
            assert bodies(game.determinize(seat, f"other {number}")) == (seat, told)
        assert public.setdefault(seat, told[2:]) == told[2:]
        prompts.add(told[0])
        game.play(rng.choice(game.decision.actions))
        if game.decision is None:
            break
    assert len(public) == 2
    assert len(prompts) > 3
