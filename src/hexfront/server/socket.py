"""The websocket of a client: what is sent is handed to the system at once, as long as it takes it.

The way that every other server goes, by a queue and a task, costs more than the writing itself.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE_NOW = "hexfront.write_now"
"""The extension of ASGI by which an application finds it."""
UNHEARD = 8
"""Messages of one client that may wait before no more are read."""

WriteNow = Callable[[str | bytes], bool]


_TEXT, _BINARY = b"\x81", b"\x82"
_TWO_BYTES, _EIGHT_BYTES = b"\x7e", b"\x7f"


def _frame(data: str | bytes) -> bytes:
    """A whole message (RFC 6455, 5.2), as a server sends it: in one frame, without a mask."""
    kind, payload = (_TEXT, data.encode()) if isinstance(data, str) else (_BINARY, data)
    length = len(payload)
    if length < 126:
        return kind + length.to_bytes(1) + payload
    if length < 1 << 16:
        return kind + _TWO_BYTES + length.to_bytes(2) + payload
    return kind + _EIGHT_BYTES + length.to_bytes(8) + payload


class Socket(WebSocketsSansIOProtocol):
    _is_new = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_NOW] = {"call": self.write_now}
            self._is_new = True

    def write_now(self, data: str | bytes) -> bool:
        """Whether it could be sent: not to someone who has gone, or who does not read."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(_frame(data))
        if self._is_new:
            self._forget_headers()
        return True

    def _forget_headers(self) -> None:
        """What a browser tells of itself when it comes is needed no longer."""
        self._is_new = False
        del self.request, self.response
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait; to stop it for each one is work for nothing."""
        is_behind = self.read_paused or self.queue.qsize() >= UNHEARD
        if is_behind:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
