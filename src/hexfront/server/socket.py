"""The websocket of a client: what is sent is handed to the system at once, as long as it takes it.

The way that every other server goes, by a queue and a task, costs more than the writing itself.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WRITE_NOW = "hexfront.write_now"
"""The extension of ASGI by which an application finds it."""
UNHEARD = 8
"""Messages of one client that may wait before no more are read."""

WriteNow = Callable[[str | bytes], bool]


class Socket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_NOW] = {"call": self.write_now}

    def write_now(self, data: str | bytes) -> bool:
        """Whether it could be sent: not to somebody who has gone, or who does not read."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        try:
            if isinstance(data, str):
                self.conn.send_text(data.encode())
            else:
                self.conn.send_binary(data)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait; to stop it for each one is work for nothing."""
        is_behind = self.read_paused or self.queue.qsize() >= UNHEARD
        if is_behind:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
