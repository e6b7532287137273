"""Somebody with a browser: one window of his own, and everything that goes wrong in it noted down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebSocket,
)

PHONE: Final = (360, 740)
SMALL_PHONE: Final = (320, 568)
ON_ITS_SIDE: Final = (740, 360)
"""A phone that lies on its side."""
LAPTOP: Final = (1280, 800)
TELEVISION: Final = (1920, 1080)
SECONDS: Final = 30.0
"""How long something may take to appear before the test has failed."""


@dataclass
class Faults:
    """What a browser complained about, and what it asked of other places."""

    own: str
    found: list[str] = field(default_factory=list)
    excused: list[str] = field(default_factory=list)
    """Parts of complaints that the test itself brings about."""

    def note(self, fault: str) -> None:
        """Write down a fault, unless the test expects it."""
        if not any(part in fault for part in self.excused):
            self.found.append(fault)

    def heard(self, message: ConsoleMessage) -> None:
        """Errors and warnings of the console."""
        if message.type in ("error", "warning"):
            self.note(f"console: {message.text} ({message.location.get('url', '')})")

    def asked(self, request: Request) -> None:
        """Nothing is asked of another place."""
        if not request.url.startswith((self.own + "/", "blob:" + self.own)):
            self.note(f"foreign request: {request.url}")

    def opened(self, socket: WebSocket) -> None:
        """Nor by socket."""
        if not socket.url.startswith(self.own.replace("http", "ws") + "/"):
            self.note(f"foreign socket: {socket.url}")

    def failed(self, request: Request) -> None:
        """A request came to nothing; leaving a page ends what it still waits for."""
        if request.failure != "net::ERR_ABORTED":
            self.note(f"request failed: {request.url} ({request.failure})")

    def answered(self, response: Response) -> None:
        """A request was refused."""
        if response.status >= 400:
            self.note(f"answered {response.status}: {response.url}")


class Address(Protocol):
    """Where a server is reached: at itself, or at the near end of a cable."""

    @property
    def url(self) -> str:
        """Its origin."""


class Visitor:
    """One person's window; a phone by default, with motion reduced so that tests need not wait for it."""

    def __init__(
        self,
        browser: Browser,
        server: Address,
        *,
        size: tuple[int, int] = PHONE,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        motion: bool = False,
    ) -> None:
        self.faults = Faults(server.url)
        touch = size[0] < 600
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=1,
            has_touch=touch,
            is_mobile=touch,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(SECONDS * 1000)
        # A browser that is shown a picture alone asks for an icon by its old name; our pages name theirs.
        self.context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """One more tab in the same browser, with the same places at tables."""
        page = self.context.new_page()
        page.on("console", self.faults.heard)
        page.on("pageerror", lambda error: self.faults.note(f"script: {error.stack or error}"))
        page.on("request", self.faults.asked)
        page.on("requestfailed", self.faults.failed)
        page.on("response", self.faults.answered)
        page.on("websocket", self.faults.opened)
        return page

    def go(self, path: str) -> Page:
        """Follow an address, and wait until the page is drawn and speaks."""
        self.page.goto(path)
        settled(self.page)
        return self.page

    def expect(self, *parts: str) -> None:
        """Excuse complaints that the test itself brings about, such as a server that is stopped."""
        self.faults.excused += parts

    def describe(self) -> str:
        """What the window shows, what has the focus, and what went wrong in it."""
        try:
            shown = self.page.locator("body").inner_text(timeout=1000)
            focus = self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 300)")
        except Error as error:
            shown, focus = str(error), None
        return "\n".join([self.page.url, f"focus: {focus}", *self.faults.found, shown])

    def close(self) -> None:
        """Close the window; whatever went wrong in it fails the test."""
        self.context.close()
        assert self.faults.found == [], "\n".join(self.faults.found)


def settled(page: Page) -> None:
    """Wait until something is drawn, the fonts are there, and nothing is fetched any more."""
    page.locator("#app > *").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
