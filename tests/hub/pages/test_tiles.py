"""Tiles: what a host sees of each table, what needs help first, what is old never shown as current."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from companion.hub.server.pages.tiles import TableStanding, find_waiting, make_filters, make_tiles
from companion.hub.server.pages.words import page_words
from companion.hub.server.values import JoinedTable

NOW = datetime(2026, 5, 2, 20, 0, tzinfo=UTC)
SAY = page_words("en")
STATE: dict[str, Any] = {
    "game": "mast-year",
    "version": "0.9",
    "phase": "tricks",
    "group": "Amber Acorn 17",
    "minutes": 22,
}


def table(
    name: str, ago_s: float | None = 2.0, *, acked: int = 5, quarantined: bool = False, **state: Any
) -> JoinedTable:
    heard = None if ago_s is None else NOW - timedelta(seconds=ago_s)
    return JoinedTable(f"j-{name}", name, {"seq": 5} | state, heard, acked, "", None, quarantined)


def only_tile(one: JoinedTable) -> Any:
    return make_tiles([one], NOW, SAY)[0]


def test_needs_help_comes_first_then_two_histories_then_silence_then_names_by_number() -> None:
    tables = [
        table("Table 10", **STATE),
        table("Table 2", **STATE),
        table("Free"),
        table("Old", 31.0, **STATE),
        table("Twice", quarantined=True, **STATE),
        table("Lost", 300.0, help=True, **STATE),
    ]
    assert [tile.name for tile in make_tiles(tables, NOW, SAY)] == [
        "Lost",
        "Twice",
        "Old",
        "Table 2",
        "Table 10",
        "Free",
    ]


@pytest.mark.parametrize(
    ("ago_s", "standing", "said"),
    [
        pytest.param(29.9, TableStanding.PLAYING, "Playing", id="heard within 30 s"),
        pytest.param(30.0, TableStanding.STALE, "Silent", id="silent for 30 s"),
        pytest.param(125.0, TableStanding.STALE, "Silent for 2 min", id="silent for minutes"),
        pytest.param(3 * 86400.0, TableStanding.STALE, "Silent for 3 days", id="silent for days"),
        pytest.param(None, TableStanding.STALE, "Not heard of yet", id="never heard"),
    ],
)
def test_a_table_that_is_silent_is_never_shown_as_current(
    ago_s: float | None, standing: TableStanding, said: str
) -> None:
    tile = only_tile(table("T", ago_s, **STATE))
    assert (tile.standing, tile.said) == (standing, said)


def test_a_table_that_needs_help_and_went_silent_says_both() -> None:
    tile = only_tile(table("T", 600.0, help=True, **STATE))
    assert tile.said == "Needs help"
    assert ("Silent for", "10 min") in tile.facts


def test_a_tile_says_all_in_words() -> None:
    tile = only_tile(table("T", camera="missing", disk="low", **STATE))
    assert tile.title == "Mast Year: Squirrels vs. Oaks, version 0.9"
    assert dict(tile.facts) == {
        "Phase": "tricks",
        "Group": "Amber Acorn 17",
        "Playing for": "22 min",
        "Camera": "not connected",
        "Disk": "nearly full",
        "Delivered": "all 5 entries",
    }


def test_what_is_behind_says_up_to_where_it_has_delivered() -> None:
    assert ("Delivered", "up to entry 3") in only_tile(table("T", acked=3)).facts
    assert ("Delivered", "nothing yet") in only_tile(table("T", acked=0)).facts


@pytest.mark.parametrize(
    "state",
    [
        {"game": 7, "group": ["x"], "minutes": "many", "camera": {"a": 1}, "parked": "all", "help": "yes"},
        {"game": "x" * 5000, "group": "G", "minutes": -3, "camera": "new-word", "parked": [1, None]},
        {"minutes": float("inf"), "group": "G", "camera": "$ { x }", "phase": "a" * 900},
    ],
)
def test_what_a_table_should_never_send_breaks_no_tile(state: dict[str, Any]) -> None:
    tile = only_tile(table("T", **state))
    assert all(len(value) <= 80 for _, value in tile.facts)
    assert find_waiting([table("T", **state)]) == []


def test_a_word_of_a_later_version_is_shown_as_it_is() -> None:
    assert ("Camera", "foggy") in only_tile(table("T", camera="foggy")).facts


def test_filters_count_all_tables() -> None:
    tiles = make_tiles([table("A", help=True), table("B", **STATE), table("C", **STATE)], NOW, SAY)
    counts = {filter.key: filter.count for filter in make_filters(tiles, SAY)}
    assert counts == {"": 3, "help": 1, "quarantined": 0, "stale": 0, "playing": 2, "free": 0}


def test_who_waits_is_listed_by_code_with_the_table() -> None:
    tables = [table("One", parked=["Mossy Owl 33"]), table("Two", parked=["Amber Fox 10"])]
    assert find_waiting(tables) == [("Amber Fox 10", "j-Two", "Two"), ("Mossy Owl 33", "j-One", "One")]
