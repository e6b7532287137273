"""The address that invitations name can be opened by a friend's phone."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import psutil
import pytest
import segno

from tests.server.live import Http, live_server, started
from volteface.server import invitations
from volteface.server.config import Config
from volteface.server.invitations import Invitations, in_order, network_addresses

LAN = "192.168.1.5"


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on two networks, where the second one has the default route."""
    found = {
        socket.AF_INET: ["10.8.0.2", LAN],
        socket.AF_INET6: ["2001:db8::7"],
    }
    monkeypatch.setattr(invitations, "network_addresses", lambda family: sorted(found[family], reverse=True))


@pytest.mark.parametrize(
    ("found", "default", "expected"),
    [
        (["127.0.0.1", LAN], LAN, [LAN]),
        (["127.0.0.1", "10.8.0.2", LAN], LAN, [LAN, "10.8.0.2"]),
        (["127.0.0.1", "10.8.0.2", LAN], None, ["10.8.0.2", LAN]),
        (["169.254.7.7", LAN], None, [LAN, "169.254.7.7"]),
        (["127.0.0.1", "127.0.1.1"], None, []),
        (["::1", "fe80::1%eth0", "2001:db8::7"], None, ["2001:db8::7"]),
        ([], None, []),
    ],
)
def test_the_address_of_the_default_route_comes_first_and_loopback_never(
    found: list[str], default: str | None, expected: list[str]
) -> None:
    assert in_order(found, default) == expected


def test_the_addresses_of_interfaces_that_are_down_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Address:
        family = socket.AF_INET

        def __init__(self, address: str) -> None:
            self.address = address

    class State:
        def __init__(self, isup: bool) -> None:
            self.isup = isup

    names = {"lo": "127.0.0.1", "eth0": "203.0.113.5", "docker0": "203.0.113.77"}
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: {name: [Address(one)] for name, one in names.items()})
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {name: State(name != "docker0") for name in names})
    assert network_addresses(socket.AF_INET) == ["203.0.113.5"]
    assert network_addresses(socket.AF_INET6) == []


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize(
    ("browser", "expected"),
    [
        ("localhost:8080", (f"http://{LAN}:8080", "http://10.8.0.2:8080")),
        ("127.0.0.1:8080", (f"http://{LAN}:8080", "http://10.8.0.2:8080")),
        ("[::1]:8080", (f"http://{LAN}:8080", "http://10.8.0.2:8080")),
        ("localhost", (f"http://{LAN}", "http://10.8.0.2")),
        # Other names work for those who typed them, so they are right for others too.
        ("10.8.0.2:8080", ()),
        ("volteface.local:8080", ()),
        ("", ()),
        ("localhost:http", ()),
        ("[", ()),
    ],
)
def test_a_browser_on_the_hosts_machine_is_told_of_its_networks(
    browser: str, expected: tuple[str, ...]
) -> None:
    assert Invitations(None, "0.0.0.0").addresses(browser) == expected


@pytest.mark.usefixtures("two_networks")
def test_the_operators_own_address_wins_over_everything() -> None:
    given = Invitations("https://play.example.org", "0.0.0.0")
    for browser in ("localhost:8080", f"{LAN}:8080", ""):
        assert given.addresses(browser) == ("https://play.example.org",)
    assert given.announced(8080) == ("https://play.example.org",)


@pytest.mark.usefixtures("two_networks")
def test_a_server_that_listens_on_one_address_names_no_other() -> None:
    assert Invitations(None, "127.0.0.1").addresses("localhost:8080") == ()
    assert Invitations(None, "127.0.0.1").announced(8080) == ("http://127.0.0.1:8080",)
    assert Invitations(None, "::1").announced(8080) == ("http://[::1]:8080",)


@pytest.mark.usefixtures("two_networks")
def test_the_operator_is_told_all_addresses() -> None:
    assert Invitations(None, "0.0.0.0").announced(80) == (f"http://{LAN}:80", "http://10.8.0.2:80")
    assert Invitations(None, "::").announced(8080) == ("http://[2001:db8::7]:8080",)


def test_without_a_network_the_machine_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "network_addresses", lambda _: [])
    assert Invitations(None, "0.0.0.0").announced(8080) == ("http://localhost:8080",)
    assert Invitations(None, "0.0.0.0").addresses("localhost:8080") == ()


def drawing(link: str) -> str:
    """The part of a picture that depends on the link."""
    return path_in(segno.make(link, micro=False).svg_inline(scale=6, border=2, light="#fff"))


def path_in(picture: str) -> str:
    found = re.search(r'stroke="#000" d="([^"]+)"', picture)
    assert found is not None, picture
    return found[1]


@pytest.mark.usefixtures("two_networks")
@pytest.mark.asyncio
async def test_the_picture_leads_to_the_network_that_was_chosen(tmp_path: Path) -> None:
    async with live_server(tmp_path, host="0.0.0.0") as server:
        http = Http(server)
        code = (await started(server))[0].code
        port = server.port
        choices = [f"http://{LAN}:{port}", f"http://10.8.0.2:{port}"]
        assert (await http.get("/api/addresses"))[1] == {"addresses": choices}
        for asked, shown in [("", choices[0]), (choices[1], choices[1]), ("http://evil.example", choices[0])]:
            _, picture = await http.get(f"/api/tables/{code}/qr.svg?address={asked}")
            assert path_in(picture.decode()) == drawing(f"{shown}/t/{code}")


@pytest.mark.usefixtures("two_networks")
@pytest.mark.asyncio
async def test_only_the_machine_itself_is_shown_its_networks(tmp_path: Path) -> None:
    nothing: dict[str, list[str]] = {"addresses": []}
    async with live_server(tmp_path, host="0.0.0.0") as server:
        forwarded = await Http(server).get("/api/addresses", **{"X-Forwarded-For": "203.0.113.9"})
        assert forwarded == (200, nothing)
    async with live_server(tmp_path, host="0.0.0.0", config=Config(trust_proxy=True)) as server:
        assert await Http(server).get("/api/addresses") == (200, nothing)
