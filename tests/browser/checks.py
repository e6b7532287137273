"""What every screen must be: readable for everybody, no wider than itself, and small."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What is cut off is as lost as what has to be scrolled to, unless a box scrolls or cuts on purpose.
_WIDER: Final = """() => {
    const edge = document.documentElement.clientWidth;
    const roots = new Set([document.documentElement, document.body, document.querySelector("#app")]);
    const boxed = (one) => {
        for (let at = one.parentElement; at && !roots.has(at); at = at.parentElement)
            if (getComputedStyle(at).overflowX !== "visible") return true;
        return false;
    };
    const wide = [...document.querySelectorAll("body *")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.right > edge + 1 && one.checkVisibility() && !boxed(one);
    });
    return wide.map((one) => {
        const right = Math.round(one.getBoundingClientRect().right);
        return `${one.tagName}.${one.getAttribute("class") ?? ""} reaches to ${right} of ${edge}`;
    }).concat(document.scrollingElement.scrollWidth > edge ? ["the page scrolls sideways"] : []);
}"""

# What is on its way from one colour to another is not judged half way.
_AXE: Final = """async () => {
    const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
    const passing = document.getAnimations().filter(ends);
    await Promise.allSettled(passing.map((one) => one.finished));
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((one) => ({
        id: one.id, help: one.help, where: one.nodes.map((node) => `${node.target} ${node.failureSummary}`),
    }));
}"""


def assert_accessible(page: Page) -> None:
    """Nothing that axe-core knows of is wrong."""
    # Evaluated, because the policy of our own pages lets no foreign script in.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_AXE)
    told = [f"{one['id']}: {one['help']}\n  " + "\n  ".join(one["where"]) for one in found]
    assert told == [], "\n".join(told)


def assert_no_sideways_scroll(page: Page) -> None:
    """Nothing stands out to the right."""
    found: list[str] = page.evaluate(_WIDER)
    assert found == [], "\n".join(found)


def assert_fits_without_scrolling(page: Page) -> None:
    """Everything essential is on the screen at once: the page does not scroll at all."""
    over = page.evaluate(
        "() => document.scrollingElement.scrollHeight - document.documentElement.clientHeight"
    )
    assert over <= 0, f"the page is {over} px too high"


def assert_sheets_stand_still(page: Page) -> None:
    """Of an open sheet only what it holds can scroll, never its title."""
    over = "all => Math.max(0, ...all.map((one) => one.scrollHeight - one.clientHeight))"
    assert page.locator("dialog[open]").evaluate_all(over) <= 0
