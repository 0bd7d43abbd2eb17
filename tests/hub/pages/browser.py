"""The system's chromium, driven as a person would; where it is missing, tests say so and are left out."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from companion.hub.server.access import COOKIE

CHROMIUM: Final = Path("/usr/bin/chromium")
ARGUMENTS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
SIZES: Final = {"small": (800, 480), "television": (1280, 720), "phone": (390, 844)}
WAIT_MS: Final = 300_000

expect.set_options(timeout=WAIT_MS)


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """Yields the browser."""
    if not CHROMIUM.exists():
        pytest.skip("pages are not looked at: there is no /usr/bin/chromium (sudo apt install chromium)")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS), timeout=WAIT_MS)
        yield browser
        browser.close()


@contextmanager
def open_page(browser: Browser, url: str, token: str = "", **options: Any) -> Iterator[Page]:
    """Yields a page at an address; whatever it writes to its console, as of a refused style, fails the test."""
    context = browser.new_context(**options)
    context.set_default_timeout(WAIT_MS)
    if token:
        context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
    page = context.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(url)
    yield page
    context.close()
    assert [line for line in said if "net::ERR" not in line and "status of 404" not in line] == []


def faults(page: Page) -> list[str]:
    """Returns what axe-core finds against the rules of accessibility (WCAG 2.1 A and AA, and good practice)."""
    found = Axe().run(page)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found.response["violations"]
        for node in one["nodes"]
    ]


def overflow_px(page: Page) -> int:
    """Returns by how much a page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
