"""The pages in a real browser: usable by keyboard and on a phone without script, true when the stream breaks."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from companion.hub.server.values import Role
from tests.hub.pages.browser import SIZES, faults, open_chromium, open_page, overflow_px
from tests.hub.pages.evening import PLAYING, VIEW, fill_hub
from tests.hub.pages.running_hub import RunningHub

PAGES = (
    *("/host", "/host/table/table-1", "/host/report", "/host/tokens", "/host/quarantine", "/t/table-1", "/t/table-10"),
    *("/t/table-1/overlay?test=1", "/standings", "/s/codeofseat-A", "/enter", "/s/unknown", "/d"),
)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with open_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def host(hub: RunningHub) -> str:
    fill_hub(hub)
    hub.app.state.pages.streams.per_address = 200
    return hub.token(Role.HOST)


def test_two_phones_without_script_answer_one_survey(hub: RunningHub, host: str, chromium: Browser) -> None:
    address = f"{hub.url}/s/codeofseat"
    with (
        open_page(chromium, f"{address}-A", java_script_enabled=False, **PHONE) as first,
        open_page(chromium, f"{address}-B", java_script_enabled=False, locale="de", **PHONE) as second,
    ):
        first.locator("label:has-text('Owl')").click()
        for page, button in ((first, "Send"), (second, "Senden")):
            page.locator("input[name=fun][value='4'] + span").locator("..").click()
            page.get_by_role("button", name=button).click()
        expect(first.locator("main")).to_contain_text("wait at the hub")
        expect(second.locator("main")).to_contain_text("warten im Hub")
    told = hub.do(hub.store.put_state("table-1", PLAYING))["answers"]
    assert [answer["answers"] for answer in told] == [{"own-1": "Owl", "fun": 4}, {"fun": 4}]


def test_a_survey_is_answered_by_keyboard_alone(hub: RunningHub, host: str, chromium: Browser) -> None:
    with open_page(chromium, f"{hub.url}/s/codeofseat-B", **PHONE) as page:
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.name") == "fun":
                break
        page.keyboard.press("ArrowRight")
        assert page.evaluate("getComputedStyle(document.activeElement.nextElementSibling).outlineStyle") == "solid"
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent") == "Send":
                break
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_contain_text("wait at the hub")
        answers = hub.do(hub.store.put_state("table-1", PLAYING))["answers"]
        hub.tell("table-1", **PLAYING, kept=[answer["id"] for answer in answers])
        expect(page.locator("main")).to_contain_text("Your answers are kept.")


def test_who_goes_back_and_answers_otherwise_is_heard(hub: RunningHub, host: str, chromium: Browser) -> None:
    said = []
    with open_page(chromium, f"{hub.url}/s/codeofseat-A", **PHONE) as page:
        for fun in ("2", "5"):
            page.locator(f"label:has(input[name=fun][value='{fun}'])").click()
            page.get_by_role("button", name="Send").click()
            expect(page.locator("main")).to_contain_text("wait at the hub")
            told = hub.do(hub.store.put_state("table-1", PLAYING))["answers"]
            said.append(told[-1]["answers"]["fun"])
            page.go_back()
    assert said == [2, 5]


def test_a_stream_that_breaks_is_said_and_comes_back(hub: RunningHub, host: str, chromium: Browser) -> None:
    with open_page(chromium, f"{hub.url}/t/table-1", host) as page:
        expect(page.locator(".newest")).to_contain_text("Trick 6")
        page.context.set_offline(True)
        hub.do(_break(hub))
        expect(page.locator("#lost")).to_contain_text("Connection lost")
        hub.tell("table-1", **PLAYING | {"view": VIEW | {"told": ["Trick 7: C wins."]}})
        page.context.set_offline(False)
        expect(page.locator(".newest")).to_contain_text("Trick 7")
        expect(page.locator("#lost")).to_be_empty()


async def _break(hub: RunningHub) -> None:
    """Ends all streams, as a hub that is started again does."""
    streams = hub.app.state.pages.streams
    streams.close()
    while streams.open_count:
        await asyncio.sleep(0.01)
    streams.is_closed = False


def test_an_overlay_is_transparent_and_paints_nothing_while_nothing_changes(
    hub: RunningHub, host: str, chromium: Browser
) -> None:
    hub.tell("table-1", **PLAYING)
    with open_page(chromium, f"{hub.url}/t/table-1/overlay", host) as page:
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
        page.evaluate(
            "window.changes = 0; new MutationObserver(() => changes++).observe(document,"
            " {subtree: true, childList: true, attributes: true, characterData: true})"
        )
        hub.tell("table-1", **PLAYING | {"minutes": 23, "view": VIEW | {"clock_s": 7}})
        page.wait_for_timeout(1000)  # nothing may happen
        assert page.evaluate("changes") == 0
        hub.tell("table-1", **PLAYING | {"view": VIEW | {"told": ["Trick 8"]}})
        expect(page.locator(".told")).to_contain_text("Trick 8")


def test_focus_stays_where_it_is_when_tiles_change(hub: RunningHub, host: str, chromium: Browser) -> None:
    with open_page(chromium, f"{hub.url}/host", host) as page:
        page.locator("#open-table-1").focus()
        hub.tell("table-1", **PLAYING, help=True)
        expect(page.locator("#needs")).to_contain_text("2 tables need help")
        assert page.evaluate("document.activeElement.id") == "open-table-1"
        hub.tell("table-1", **PLAYING)


def token_for(hub: RunningHub, host: str, path: str) -> str:
    """Returns the token of who reads a page: the host's, but for the designer's own page."""
    return hub.token(Role.DESIGNER, ["mast-year"]) if path == "/d" else host


@pytest.mark.one_python
@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_keeps_the_rules_of_accessibility(
    hub: RunningHub, host: str, chromium: Browser, path: str, language: str
) -> None:
    address = f"{hub.url}{path}{'&' if '?' in path else '?'}lang={language}"
    with open_page(chromium, address, token_for(hub, host, path)) as page:
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            assert faults(page) == []
            assert overflow_px(page) == 0


@pytest.mark.one_python
def test_every_page_is_readable_at_twice_the_size(hub: RunningHub, host: str, chromium: Browser) -> None:
    for path in PAGES:  # a window of 1280 pixels zoomed to 200 % has 640
        view = {"viewport": {"width": 640, "height": 360}, "device_scale_factor": 2}
        with open_page(chromium, f"{hub.url}{path}", token_for(hub, host, path), **view) as page:
            assert overflow_px(page) == 0, path
