"""What is shown of a link before anybody follows it."""

from __future__ import annotations

import httpx
import pytest


@pytest.fixture(scope="module")
def client(server):
    with httpx.Client(base_url=f"http://localhost:{server.port}", timeout=30) as found:
        yield found


def _table(client, **more):
    data = {"game": "stalingrado", "mode": "1v1", "scenario": "blue", "mine": ["axis"], **more}
    return client.post("/api/tables", json=data).json()


def test_a_link_shows_title_and_picture_and_no_secret(client):
    table = _table(client)
    page = client.get(f"/g/{table['id']}", headers={"accept-language": "de, es;q=0.8"})
    assert page.status_code == 200
    assert 'lang="es"' in page.text
    assert "Stalingrado 1942-43" in page.text
    assert f"/g/{table['id']}/picture.jpg" in page.text
    secrets = [table["watch"], *(seat["token"] for seat in table["seats"])]
    secrets += [seat["invite"] for seat in table["seats"] if seat["invite"]]
    assert [one for one in secrets if one and one in page.text] == []
    picture = client.get(f"/g/{table['id']}/picture.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.content[:3] == b"\xff\xd8\xff"


def test_there_is_nothing_to_show_of_no_game(client):
    assert client.get("/g/nothing").status_code == 404
    assert client.get("/g/nothing/picture.jpg").status_code == 404


def test_a_seat_has_a_picture_and_a_stranger_has_none(client):
    table = _table(client)
    token = next(seat["token"] for seat in table["seats"] if seat["token"])
    answer = client.get("/api/seat/thumbnail", headers={"authorization": f"Bearer {token}"})
    assert answer.headers["content-type"] == "image/webp"
    nobody = client.get("/api/seat/thumbnail", headers={"authorization": "Bearer nobody"})
    assert nobody.status_code == 404


def test_the_beginning_of_a_scenario_is_a_picture(client):
    assert client.get("/art/volga/opening/battle").headers["content-type"] == "image/webp"
    assert client.get("/art/volga/opening/moon").status_code == 404


def test_the_ground_is_there_as_a_sketch_before_it_is_drawn(client):
    names = client.get("/art/volga").json()[""]["pictures"]
    name = next(name for weather, name in names.items() if weather != "bare")
    sketch, drawing = (client.get(f"/art/volga/{way}{name}") for way in ("sketch/", ""))
    assert sketch.headers["content-type"] == "image/webp"
    assert "immutable" in sketch.headers["cache-control"]
    assert sketch.num_bytes_downloaded < drawing.num_bytes_downloaded / 3
    assert client.get("/art/volga/sketch/moon.svg").status_code == 404


def test_a_lesson_is_a_game_in_which_only_its_step_is_played(client):
    wanted = {"game": "volga", "number": 1}
    table = client.post("/api/lessons", json=wanted).json()
    (seat,) = table["seats"]
    headers = {"authorization": f"Bearer {seat['token']}"}

    def play(number, *action):
        data = {"number": number, "action": list(action)}
        return client.post("/api/seat/play", json=data, headers=headers)

    state = client.post("/api/seat/state", headers=headers).json()
    assert state["lesson"]["say"] == "short"
    assert (state["lesson"]["step"], state["lesson"]["steps"]) == (0, 8)
    refused = play(state["number"], "long")
    assert (refused.status_code, refused.json()["reason"]) == (409, "lesson-step")
    assert play(state["number"], "fly").json()["reason"] != "lesson-step"
    after = play(state["number"], "short").json()
    assert after["lesson"]["step"] == 1
    late = client.post("/api/lessons", json={**wanted, "step": 8}).json()
    headers["authorization"] = f"Bearer {late['seats'][0]['token']}"
    over = client.post("/api/seat/state", headers=headers).json()
    assert over["lesson"]["say"] is None
    assert play(over["number"], "short").json()["reason"] == "lesson-over"
    assert client.post("/api/lessons", json={"game": "volga", "number": 9}).status_code == 400
