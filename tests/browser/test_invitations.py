"""No invitation names the address of the host's own screen where friends cannot open it."""

from __future__ import annotations

import re
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.test_after import finished
from tests.browser.visitor import LAPTOP, TELEVISION, Visitor

HOME = "http://192.168.1.5:8080"
WORK = "http://10.8.0.2:8080"


def on_two_networks(visitor: Visitor) -> Visitor:
    """A browser on the machine of a server that is on two networks."""
    visitor.context.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": [HOME, WORK]}))
    return visitor


def expect_invitation(page: Page, address: str, code: str) -> None:
    """The link, where there is one to read, and the picture name this address."""
    picture = page.locator(".invite img[src]")
    picture.wait_for()
    shown = page.locator(".invite .link")
    if shown.count():
        expect(shown).to_have_text(f"{address.removeprefix('http://')}/t/{code}")
    else:
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        page.locator(".invite button", has_text="Copy").click()
        assert page.evaluate("window.copied") == f"{address}/t/{code}"
    source = picture.get_attribute("src") or ""
    assert source.endswith("?address=" + quote(address, safe=""))


def test_link_picture_and_television_name_the_network_that_the_host_chose(
    visit: Visit, server: ServerProcess
) -> None:
    table = Table.create(server, "inside-job", bots=False, start=False, players=3)
    host = on_two_networks(visit(size=LAPTOP))
    table.seat(host)
    expect_invitation(host.page, HOME, table.code)
    television = host.open_tab()
    television.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    television.goto(f"/tv/{table.code}")
    expect_invitation(television, HOME, table.code)
    host.page.locator("[data-network]").select_option(WORK)
    expect_invitation(host.page, WORK, table.code)
    expect_invitation(television, WORK, table.code)


def test_a_place_moves_to_a_phone_that_is_on_the_network(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", bots=False, start=False, players=3)
    host = on_two_networks(visit())
    table.seat(host)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Move to another device").click()
    expect(host.page.get_by_role("dialog").locator("input[readonly]")).to_have_value(
        # The secret behind it is anybody's guess.
        re.compile(f"^{HOME}/move#")
    )


def test_a_shared_game_is_on_the_network(visit: Visit, server: ServerProcess) -> None:
    host = on_two_networks(visit())
    finished(host, server, "inside-job", 3)
    host.page.locator("[data-share]").click()
    host.page.locator("[data-share-sure]").click()
    assert host.page.locator("[data-shared]").input_value().startswith(f"{HOME}/g/")
