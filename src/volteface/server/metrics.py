"""What is counted, for the operator alone: read while a move waits to be shown, counts would tell of it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry = CollectorRegistry()
        self._moves = self._counter("moves", "Actions that were stored.")
        self.moved = 0
        """Actions that were stored and not yet counted: a counter that anybody may read takes a lock."""
        self.refused = self._counter("refused", "Requests that were refused.")
        self.not_stored = self._counter("not_stored", "Actions that could not be stored.")
        self.turned_away = self._counter("turned_away", "Sockets and requests beyond the limits.")
        self.bot_faults = self._counter("bot_faults", "Decisions that a bot did not make.")
        self.sockets = Gauge("volteface_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("volteface_tables", "Tables in memory.", registry=self.registry)
        self.thinking = Gauge("volteface_thinking", "Bots that think.", registry=self.registry)

    def _counter(self, name: str, help: str) -> Counter:  # noqa: A002 - the library's own word
        return Counter(f"volteface_{name}_total", help, registry=self.registry)

    def written(self) -> bytes:
        """Write them down as Prometheus reads them."""
        self._moves.inc(self.moved)
        self.moved = 0
        return generate_latest(self.registry)
