"""How a server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    url: str | None = None
    """The address that people type, if it is not the one that the server listens on."""
    bot_scale: float = 1.0
    """How slowly bots play; 1 is about as people do."""
    unlimited: bool = False
    """No limits on rates and sockets an address; for measurements."""
    most_sockets: int = 20_000
    sockets_per_address: int = 200
    trust_proxy: bool = False
    """Whether a reverse proxy stands before the server, so that its word for an address is taken."""
    hosts: tuple[str, ...] = ()
    """Other names by which the server may be called."""
    metrics_token: str | None = None
    """Whoever shows it may read the metrics from anywhere."""
    client: Path | None = None
    """The folder that the web client was built into, if it is not the package's own."""
