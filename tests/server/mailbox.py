"""A real mail server for the tests: it takes what is sent to it, over SMTP, and keeps it."""

from __future__ import annotations

import email
import email.policy
import socket
import time
from email.message import EmailMessage

from aiosmtpd.controller import Controller


class Mailbox:
    """`refuses` is the answer to the next messages, if they are not to be taken."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: list[str] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, server, session, envelope) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses.pop(0)
        made = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(made, EmailMessage)
        self.mails.append(made)
        return "250 taken"

    def next(self, seconds: float = 20) -> EmailMessage:
        """Waits for one, and takes it out."""
        until = time.monotonic() + seconds
        while not self.mails:
            assert time.monotonic() < until, "no e-mail has come"
            time.sleep(0.02)
        return self.mails.pop(0)

    @property
    def settings(self) -> dict[str, object]:
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.port,
            "smtp_security": "none",
            "mail_from": "Hexfront <games@play.example.org>",
            "public_url": "http://localhost",
        }

    def stop(self) -> None:
        self._controller.stop()
