"""Who may call the server: under its own names only, and from its own pages only."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import structlog

from volteface.server.config import Config

_PORTS: Final = {"http": 80, "https": 443}
_REPORTED: Final = 10
_LONGEST: Final = 200

_log = structlog.get_logger("volteface")


class Origins:
    """Checks the Host and Origin headers.

    A page of another site must not act in somebody's name. Nor may another site's name lead here: a name that
    suddenly points at a machine at home would make its pages ours, so unknown names are refused.
    """

    def __init__(self, config: Config) -> None:
        """Know the server's own names."""
        name = socket.gethostname().lower()
        self._names = {"localhost", name, f"{name}.local", name.split(".")[0] + ".local"}
        self._names |= {host.lower() for host in config.hosts}
        self._url = config.url and _origin(config.url)
        if config.url is not None:
            self._names.add(urlsplit(config.url).hostname or "")
        self._reported: set[str] = set()

    def known(self, host: str | None) -> bool:
        """Tell whether the server may be called by this Host header: an address, or a name of its own."""
        try:
            name = urlsplit(f"//{host or ''}").hostname
        except ValueError:
            return False
        if name is None:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True

    def own(self, origin: str | None, host: str | None) -> bool:
        """Tell whether a page of this origin may speak to us; programs that are no browsers send none.

        The page's address is the one that the operator gave, or the one that the request went to: a proxy may
        leave the port out of the Host header.
        """
        if origin is None:
            return True
        found = _origin(origin)
        if found is not None and found in (self._url, _origin(f"{urlsplit(origin).scheme}://{host}")):
            return True
        self._report(origin, host)
        return False

    def _report(self, origin: str, host: str | None) -> None:
        """Tell the operator, whose proxy may be set up wrongly; each origin once, and only the first ten."""
        if origin not in self._reported and len(self._reported) < _REPORTED:
            self._reported.add(origin)
            advice = "if people type this address, start the server with --url and this origin"
            _log.warning(
                "origin refused", origin=origin[:_LONGEST], host=(host or "")[:_LONGEST], advice=advice
            )


def _origin(address: str) -> tuple[str, str, int] | None:
    """Read what makes up an origin; ``None`` for what is none, such as an address with a user's name."""
    try:
        parts = urlsplit(address)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in _PORTS or parts.hostname is None or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, port
