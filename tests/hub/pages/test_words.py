"""Words and looks of the pages: a reader's language, every text there, the companion's own colours."""

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from companion.hub.server.pages.rendering import HERE, read_asset
from companion.hub.server.pages.tiles import TableStanding
from companion.hub.server.pages.words import PACKAGE, clock_time, page_words, pick_language
from companion.session.store import EventKind, RowKind
from companion.translations import languages
from companion.ui.theme import WOODLAND, parse_colour
from tests.translations.messages import messages_below

FORMED = ("filter", "standing", "row", "role", "exports", "survey-length", "how", "camera", "disk", "span")
"""Texts whose keys are put together."""


def asked(query: str = "", accept: str = "") -> Request:
    headers = [(b"accept-language", accept.encode())]
    return Request({"type": "http", "query_string": query.encode(), "headers": headers, "path": "/"})


@pytest.mark.parametrize(
    ("query", "accept", "language"),
    [
        ("", "", "en"),
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "fr, de-AT;q=0.5, en;q=0.4", "de"),
        ("lang=de", "pl", "de"),
        ("lang=xx", "pl", "pl"),
        ("", "de;q=x,en;q=0,pl;q=0.1", "pl"),
    ],
)
def test_a_reader_gets_the_language_of_the_address_else_of_the_browser(query: str, accept: str, language: str) -> None:
    assert pick_language(asked(query, accept)) == language


def test_a_survey_is_in_a_language_of_its_event() -> None:
    assert pick_language(asked("", "de"), ("pl",)) == "pl"
    assert pick_language(asked("", "de"), ("pl", "en")) == "en"


def test_every_text_that_a_page_asks_for_is_there_and_no_other() -> None:
    sources = [path.read_text("utf-8") for path in [*HERE.glob("*.py"), *HERE.glob("templates/*.html")]]
    keys = {key for source in sources for key in re.findall(r"""["']([a-z][a-z-]*(?:\.[a-z-]+)*)["']""", source)}
    there = messages_below(PACKAGE, "hub")
    formed = {name for name in there for kind in FORMED if name.startswith(f"hub-{kind}-")}
    used = {name for name in there if name in {f"hub-{key.replace('.', '-')}" for key in keys}}
    assert there - formed - used == set()
    said = {key for source in sources for key in re.findall(r"""\bsay\(\s*["']([^"'{}]+)["'][,) ]""", source)}
    assert {key for key in said if f"hub-{key.replace('.', '-')}" not in there} == {"role.", "exports."}


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_row_and_standing_has_words(language: str) -> None:
    say = page_words(language)
    for kind in (*RowKind, *EventKind):
        assert say.named("row", kind) != kind
    for standing in TableStanding:
        assert "{" not in say(f"filter.{standing}")


def test_a_time_that_is_none_is_shown_as_it_is() -> None:
    assert clock_time("yesterday") == "yesterday"
    assert re.fullmatch(r"\d\d:\d\d", clock_time("2026-05-02T20:00:00Z"))


def test_the_pages_have_the_colours_of_the_screens() -> None:
    named = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", read_asset("hub.css").decode()))
    same = {
        "ground": "ground",
        "table": "table",
        "rim": "table_rim",
        "panel": "panel",
        "ink": "ink",
        "soft": "soft_ink",
    }
    same |= {"first": "first_button", "first-ink": "first_button_ink", "trouble": "trouble", "warning": "warning"}
    assert {key: parse_colour(named[key]) for key in same} == {
        key: getattr(WOODLAND, name) for key, name in same.items()
    }


def test_no_template_has_a_style_or_a_script_within_it() -> None:
    for template in Path(HERE / "templates").iterdir():
        text = template.read_text("utf-8")
        assert not re.search(r"<style|<script(?! src=)|\sstyle=|\son[a-z]+=|https?://", text), template.name
