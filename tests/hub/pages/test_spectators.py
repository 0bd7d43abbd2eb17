"""Spectators: what is shown of a table, and that nothing a table sends can break the page."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.hub.server.pages.rendering import fill
from companion.hub.server.pages.spectators import OpenCard, ShownTable, sample_table, show_card, show_table
from companion.hub.server.pages.words import page_words
from companion.hub.server.values import JoinedTable

NOW = datetime(2026, 5, 2, 20, 0, tzinfo=UTC)
SAY = page_words("en")
VIEW = {
    "title": "Mast Year",
    "phase": "Stiche",
    "seats": [{"label": "A", "points": 3, "acts": False, "leads": True}, {"label": "B", "points": 0, "acts": True}],
    "open": [{"seat": 0, "cards": ["TH", "Owl <i>"]}],
    "trump": "H",
    "told": [f"line {number}" for number in range(9)],
    "score": [{"side": "Squirrels", "points": 12}],
    "language": "de",
}


def show(view: object, ago_s: float = 1.0) -> ShownTable:
    state = {"game": "mast-year", "version": "2", "group": "G", "minutes": 12, "view": view}
    table = JoinedTable("j", "Table 1", state, NOW - timedelta(seconds=ago_s), 1, "", None, False)
    return show_table(table, NOW, SAY)


def test_all_that_lies_open_is_shown() -> None:
    shown = show(VIEW)
    assert [seat.cards for seat in shown.seats] == [
        (OpenCard("10♥", is_red=True), OpenCard("Owl <i>", is_named=True)),
        (),
    ]
    assert [(seat.leads, seat.acts, seat.points) for seat in shown.seats] == [(True, False, "3"), (False, True, "0")]
    assert (shown.trump, shown.score) == (OpenCard("♥", is_red=True), (("Squirrels", "12"),))
    assert shown.told == ("line 5", "line 6", "line 7", "line 8")
    assert (shown.phase, shown.minutes, shown.stale) == ("Stiche", "12 min", "")


def test_what_is_old_says_so() -> None:
    assert show(VIEW, 90.0).stale == "Not heard of the table for 1 min: this may be old."


@pytest.mark.parametrize("view", [None, 3, [], {}])
def test_a_table_that_shows_nothing_says_so(view: object) -> None:
    assert "This table shows no game now." in fill("table_part.html", say=SAY, shown=show(view))


@pytest.mark.parametrize(
    "view",
    [
        {"seats": "x", "open": 3, "told": {}, "score": [1]},
        {"seats": [{}] * 500, "open": [{"seat": "a", "cards": 3}, {"seat": 0, "cards": [None, "♠" * 999]}]},
        {"seats": [{"label": 3, "points": [1]}], "told": ["x" * 9999, 3], "trump": 7, "language": 5},
    ],
)
def test_a_view_of_nonsense_breaks_no_page(view: object) -> None:
    for template in ("table_part.html", "overlay_part.html"):
        assert len(fill(template, say=SAY, shown=show(view))) < 20_000


def test_names_are_escaped() -> None:
    view = VIEW | {"told": ["<script>alert(1)</script>"]}
    page = fill("table_part.html", say=SAY, shown=show(view))
    assert "<script>" not in page
    assert "Owl &lt;i&gt;" in page


def test_an_overlay_that_is_old_shows_nothing() -> None:
    assert fill("overlay_part.html", say=SAY, shown=show(VIEW, 40.0)).strip() == ""


def test_an_overlay_does_not_change_with_the_clock() -> None:
    later = VIEW | {"clock_s": 99}
    assert fill("overlay_part.html", say=SAY, shown=show(VIEW)) == fill("overlay_part.html", say=SAY, shown=show(later))


def test_made_up_cards_are_shown_for_placing_an_overlay() -> None:
    assert "10♥" in fill("overlay_part.html", say=SAY, shown=sample_table(SAY))


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("AS", OpenCard("A♠")),
        ("D", OpenCard("♦", is_red=True)),
        ("Full moon", OpenCard("Full moon", is_named=True)),
    ],
)
def test_cards(name: str, card: OpenCard) -> None:
    assert show_card(name) == card
