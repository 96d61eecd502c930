"""People for the tests: each with a browser of their own, which keeps its cookie."""

from __future__ import annotations

import re
import secrets

import httpx
from tests.server.mailbox import Mailbox
from tests.server.process import ServerProcess, bearer, tokens


class Person:
    def __init__(self, server: ServerProcess, mailbox: Mailbox, name: str) -> None:
        self.server = server
        self.mailbox = mailbox
        self.name = name
        self.email = f"{name.lower()}@example.org"
        self.http = httpx.Client(base_url=f"http://localhost:{server.port}/api", timeout=30)

    def link(self, language: str = "en") -> str:
        """What comes by e-mail."""
        answer = self.http.post("/sign-in", json={"email": self.email, "language": language})
        assert (answer.status_code, answer.json()) == (202, {})
        mail = self.mailbox.next()
        assert mail["to"] == self.email
        found = re.search(r"http://localhost/#/enter/([\w-]+)", mail.get_content())
        assert found, mail.get_content()
        return found[1]

    def sign_in(self) -> Person:
        answer = self.http.post("/sign-in/enter", json={"token": self.link(), "name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str):
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def done(self, path: str, **body: object):
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def add_luck(self, token: str) -> None:
        luck = {"luck": secrets.token_hex(16)}
        answer = self.http.post("/seat/luck", json=luck, headers=bearer(token))
        assert answer.status_code == 200, answer.text

    def against(self, other: Person, **new: object) -> tuple[str, dict[str, str]]:
        """A game that has begun: its id, and the links by seat; we sit at the first."""
        table = self.done("/tables", **{"game": "volga", "mode": "1v1", **new})
        (mine, link), *_ = [one for one in tokens(table).items() if one[1]]
        invited = next(seat for seat in table["seats"] if seat["invite"])
        self.add_luck(link)
        taken = other.http.post("/invitations/accept", headers=bearer(invited["invite"]))
        assert taken.status_code == 201, taken.text
        other.add_luck(taken.json()["token"])
        return table["id"], {mine: link, invited["seat"]: taken.json()["token"]}
