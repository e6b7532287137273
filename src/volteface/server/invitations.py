"""The addresses that invitations name: those that a friend's phone can open."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import psutil

_ALL_NETWORKS: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104
"""What a server listens on that can be reached on all networks, by kind of address."""
_OUTSIDE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation. Connecting a datagram socket to one finds the route and sends nothing."""


class Invitations:
    """Names the addresses under which others reach this server."""

    def __init__(self, url: str | None, host: str) -> None:
        """Know the address that the operator gave, if any, and the one that the server listens on."""
        self._url = url
        self._host = host

    def addresses(self, host: str) -> tuple[str, ...]:
        """List the addresses for a browser on this machine that sent this Host header, the best one first.

        None means that the address which the browser used itself is right.
        """
        if self._url is not None:
            return (self._url,)
        try:
            parts = urlsplit(f"//{host}")
            name, port = parts.hostname or "", parts.port
        except ValueError:
            return ()
        return self._on_networks(port) if _is_loopback(name) else ()

    def announced(self, port: int) -> tuple[str, ...]:
        """List the addresses for the operator, the best one first; there is always one."""
        if self._url is not None:
            return (self._url,)
        only = "localhost" if self._host in _ALL_NETWORKS else self._host
        return self._on_networks(port) or (web_address(only, port),)

    def _on_networks(self, port: int | None) -> tuple[str, ...]:
        if self._host not in _ALL_NETWORKS:
            return ()
        return tuple(web_address(one, port) for one in network_addresses(_ALL_NETWORKS[self._host]))


def network_addresses(family: socket.AddressFamily) -> list[str]:
    """List this machine's addresses on its networks, the best one for an invitation first."""
    up = {name for name, state in psutil.net_if_stats().items() if state.isup}
    found = psutil.net_if_addrs().items()
    mine = [one.address for name, all_ in found if name in up for one in all_ if one.family == family]
    return in_order(mine, _address_of_route(family))


def in_order(addresses: Iterable[str], default: str | None) -> list[str]:
    """Keep the addresses that others can reach: the default route's first, self-assigned ones last."""
    read = {one: ipaddress.ip_address(one.partition("%")[0]) for one in addresses}
    usable = [
        one
        for one, ip in read.items()
        # A link-local address of IPv6 needs the name of the visitor's own interface behind it.
        if not ip.is_loopback and not (ip.version == 6 and ip.is_link_local)
    ]
    return sorted(usable, key=lambda one: (one != default, read[one].is_link_local))


def _address_of_route(family: socket.AddressFamily) -> str | None:
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_OUTSIDE[family], 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _is_loopback(name: str) -> bool:
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost"
    return address.is_loopback or address.is_unspecified


def web_address(host: str, port: int | None) -> str:
    """Write an address as browsers take it."""
    return "http://" + (f"[{host}]" if ":" in host else host) + (f":{port}" if port else "")
