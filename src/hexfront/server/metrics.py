"""`/metrics`: how the server does, for Prometheus. Strangers do not get it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from hexfront import __version__
from hexfront.server.guard import address_of
from hexfront.server.lag import LagWatch
from hexfront.server.lobby import Lobby
from hexfront.server.proxies import HANDED_ON, Networks, is_within

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

router = APIRouter(include_in_schema=False)


class Metrics:
    """Times are noted as they pass; everything else is looked up when someone asks."""

    def __init__(
        self, lobby: Lobby, lag: LagWatch, sockets: Callable[[], int], readers: Networks
    ) -> None:
        self._readers = readers
        self._registry = registry = CollectorRegistry()
        self.requests = Histogram(
            "hexfront_request_seconds",
            "Requests over HTTP, by how their path is declared.",
            ["method", "path", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self.questions = Histogram(
            "hexfront_question_seconds",
            "Questions over live connections, moves among them, until they are answered.",
            ["ask"],
            buckets=SECONDS,
            registry=registry,
        )
        self._by_question: dict[str, Histogram] = {}
        looked_up = {
            "loop_lag_seconds": (
                "The longest time of the last minute for which the loop could not listen.",
                lambda: lag.worst_ms / 1000,
            ),
            "games_open": ("Games in memory.", lambda: lobby.open_rooms),
            "games_watched": ("Games that someone looks at.", lambda: lobby.watched_rooms),
            "bots_thinking": (
                "Games in which a computer is about to move.",
                lambda: lobby.bots.count,
            ),
            "bots_waiting": (
                "Games that wait for a process to think in.",
                lambda: lobby.bots.waiting,
            ),
            "sockets": ("Live connections.", sockets),
            "write_queue": ("Moves that wait for the disk.", lambda: lobby.store.queue.waiting),
        }
        for name, (about, value) in looked_up.items():
            Gauge(f"hexfront_{name}", about, registry=registry).set_function(value)
        version = Gauge("hexfront_version", "The program.", ["version"], registry=registry)
        version.labels(__version__).set(1)
        registry.register(_Counted(lobby))

    def observe(self, ask: str, seconds: float) -> None:
        """How long a question over a live connection took."""
        found = self._by_question.get(ask)
        if found is None:
            found = self._by_question[ask] = self.questions.labels(ask)
        found.observe(seconds)

    def may_read(self, request: Request) -> bool:
        return not request.scope.get(HANDED_ON) and is_within(
            address_of(request.scope), self._readers
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Counted(Collector):
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        queue = self._lobby.store.queue
        for name, about, value in (
            ("actions", "Moves played, those of computers too.", self._lobby.store.appended),
            ("writes", "Transactions in which moves were written.", queue.writes),
            ("write_seconds", "Time that these took.", queue.seconds),
        ):
            yield CounterMetricFamily(f"hexfront_{name}", about, value)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    found: Metrics = request.app.state.metrics
    if not found.may_read(request):
        return Response("not for strangers: see the setting metrics_from\n", 403)
    return Response(found.text(), headers={"content-type": CONTENT_TYPE_LATEST})
