"""Chat and phrases, heard in each reader's own language; secrets behind the guard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import ServerProcess
from tests.browser.tables import Table
from tests.browser.visitor import LAPTOP


def test_what_one_says_the_others_hear(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", people=("Ann", "Zoé"), players=4)
    ann, zoe = visit(size=LAPTOP), visit(size=LAPTOP, language="fr")
    table.seat(ann, 0)
    table.seat(zoe, 1)
    ann.page.get_by_label("Say something").fill("Who was that?")
    ann.page.keyboard.press("Enter")
    expect(zoe.page.locator(".lines").get_by_text("Who was that?")).to_be_visible()
    ann.page.get_by_role("button", name="Ready-made phrases").click()
    ann.page.get_by_role("button", name="Good luck, everyone!").click()
    expect(zoe.page.locator(".lines").get_by_text("Bonne chance")).to_be_visible()


def test_an_enter_that_ends_a_composition_sends_nothing(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=4)
    visitor = visit(size=LAPTOP)
    table.seat(visitor)
    field = visitor.page.get_by_label("Say something")
    field.fill("にほん")
    field.dispatch_event(
        "keydown", {"key": "Enter", "isComposing": True, "bubbles": True, "cancelable": True}
    )
    expect(field).to_have_value("にほん")
    field.press("Enter")
    expect(field).to_have_value("")


def test_a_phone_marks_talk_that_was_not_read(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", people=("Ann", "Ben"), players=4)
    visitor = visit()
    table.seat(visitor)
    talk = visitor.page.get_by_role("button", name="Talk")
    expect(talk).to_be_visible()
    table.ask({"type": "say", "text": "Hello there"}, by=1)
    expect(visitor.page.get_by_role("button", name="Talk (new)")).to_be_visible()
    talk.click()
    expect(visitor.page.locator(".lines").get_by_text("Hello there")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("button", name="Talk (new)")).to_have_count(0)


def test_the_role_is_seen_while_it_is_held_and_no_longer(visit: Visit, server: ServerProcess) -> None:
    table = Table.create(server, "inside-job", players=4)
    visitor = visit()
    table.seat(visitor)
    page = visitor.page
    role = {"insider": "Insider", "agent": "Agent"}[table.push(0)["view"]["you"]["role"]]
    button = page.locator("[data-secrets]")
    expect(button).to_be_visible()
    secrets = page.locator(".secrets[role=status]")
    expect(secrets).to_have_count(0)
    button.focus()
    page.keyboard.down("Enter")
    expect(secrets).to_contain_text(role)
    page.keyboard.up("Enter")
    expect(secrets).to_have_count(0)
    button.dispatch_event("pointerdown", {"pointerId": 1})
    page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    expect(secrets).to_have_count(0)
