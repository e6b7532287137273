"""The harness itself: what goes wrong in a window is noticed, and tables are as a test wants them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.checks import assert_accessible, assert_no_sideways_scroll
from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import Visitor

WRONG = {
    "console: oh": "console.error('oh')",
    "script: Error: oh": "setTimeout(() => { throw new Error('oh'); })",
    "answered 404": "fetch('/api/tables/BBBBBB')",
    "foreign request: http://localhost:9/": "location.href = 'http://localhost:9/'",
    "Content Security Policy": "document.body.append(Object.assign(document.createElement('script'), "
    "{ textContent: '1' }))",
}


@pytest.mark.parametrize(("fault", "script"), WRONG.items(), ids=list(WRONG))
def test_what_goes_wrong_in_a_window_fails_its_test(
    browser: Browser, server: ServerProcess, fault: str, script: str
) -> None:
    visitor = Visitor(browser, server)
    page = visitor.go("/")
    assert visitor.faults.found == []
    page.evaluate(f"() => {{ {script} }}")
    page.wait_for_timeout(300)
    assert any(fault in one for one in visitor.faults.found), visitor.faults.found
    with pytest.raises(AssertionError):
        visitor.close()


def test_a_window_that_is_too_narrow_and_one_that_shuts_people_out_are_found(visit: Visit) -> None:
    page = visit().go("/")
    page.evaluate("() => { document.body.append(document.createElement('button')); }")
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(page)
    page.evaluate("() => { document.querySelector('body > button').style.minWidth = '2000px'; }")
    with pytest.raises(AssertionError, match="reaches to 2"):
        assert_no_sideways_scroll(page)


def test_a_table_is_made_with_people_and_bots(server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", people=("Ann", "Zoé"), players=4, special_roles=["decoy"])
    room = table.room()
    assert [chair["kind"] for chair in room["chairs"]] == ["person", "person", "bot", "bot"]
    assert table.state() == "playing"
    assert table.push(1)["view"]["seats"]


def test_a_server_comes_back_under_its_address_with_its_tables(own_server: ServerProcess) -> None:
    table = Table.create(own_server, "insider", players=5)
    url = own_server.url
    own_server.kill()
    own_server.start()
    assert (own_server.url, table.state()) == (url, "playing")
    own_server.stop()
    own_server.start()
    assert (own_server.url, table.state()) == (url, "playing")
