"""E-mails, by the SMTP server that the configuration names."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from hexfront.core.game import HexfrontError
from hexfront.server.config import Config

PATIENCE = 15.0
"""Seconds for which the mail server may be silent."""
SECURITIES = ("starttls", "tls", "none")


class Mail:
    def __init__(self, config: Config) -> None:
        self._config = config
        if not config.smtp_host:
            return
        if config.smtp_security not in SECURITIES:
            raise HexfrontError(f"smtp_security is one of {', '.join(SECURITIES)}")
        if not config.public_url.startswith(("http://", "https://")):
            raise HexfrontError("smtp_host needs public_url: links in e-mails begin with it")
        if "@" not in config.mail_from:
            raise HexfrontError("smtp_host needs mail_from: the sender of e-mails")

    @property
    def is_on(self) -> bool:
        return bool(self._config.smtp_host)

    def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Returns when the mail server has taken it. `stop` is an address that ends such mails."""
        config = self._config
        message = EmailMessage()
        message["From"] = config.mail_from
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=urlsplit(config.public_url).hostname)
        message["Auto-Submitted"] = "auto-generated"
        if stop:  # RFC 8058: mail programs show a button for it
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        with self._server() as server:
            if config.smtp_user:
                server.login(config.smtp_user, config.smtp_password)
            server.send_message(message)

    def _server(self) -> smtplib.SMTP:
        host, port = self._config.smtp_host, self._config.smtp_port
        security = self._config.smtp_security
        if security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
        if security == "starttls":
            server.starttls(context=ssl.create_default_context())
        return server
