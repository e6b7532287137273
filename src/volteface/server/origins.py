"""Who may call the server: under its own names only, and from its own pages only."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from volteface.server.config import Config


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
        if config.url is not None:
            self._names.add(urlsplit(config.url).hostname or "")

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
        """Tell whether a page of this origin may speak to us; programs that are no browsers send none."""
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == host
