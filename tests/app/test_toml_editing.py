"""Descriptions whose text is changed: comments and order stay, and what is read is what was meant."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from companion.app.toml_editing import begin_copy, change, next_version
from companion.engine.toml_lines import Changes

WRITTEN = """# of the spring playtest
game = "Aurora"  # a working title
players = 3

[trump]  # still open
suit = "none"

[[score]]
say = "tricks"
points = "tricks"
"""


def shipped() -> Iterator[Any]:
    for file in resources.files("companion.games.described").joinpath("games").iterdir():
        yield pytest.param(file.read_text("utf-8"), id=file.name)


def test_comments_and_order_stay() -> None:
    changed = change(WRITTEN, {("trump", "suit"): "hearts", ("teams",): "none", ("players",): 4})
    assert changed == WRITTEN.replace('suit = "none"', 'suit = "hearts"').replace(
        "players = 3\n", 'players = 4\nteams = "none"\n'
    )


@pytest.mark.parametrize(
    ("changes", "part", "expected"),
    [
        pytest.param({("bid", "kind"): "tricks"}, "bid", {"kind": "tricks"}, id="a part that was not there"),
        pytest.param({("trump",): None}, "trump", None, id="a part less"),
        pytest.param({("bid", "kind"): None}, "bid", None, id="nothing of what is not there"),
        pytest.param({("score", 0): None}, "score", None, id="the last line less"),
        pytest.param({("trump", "may"): None}, "trump", {"suit": "none"}, id="a key that was not there"),
        pytest.param(
            {("score", 1): {"say": "bags", "points": 1}},
            "score",
            [{"say": "tricks", "points": "tricks"}, {"say": "bags", "points": 1}],
            id="one line more",
        ),
        pytest.param({("counter", 0): {"name": "bags"}}, "counter", [{"name": "bags"}], id="the first counter"),
    ],
)
def test_a_change_is_what_is_read(changes: Changes, part: str, expected: object) -> None:
    assert (tomllib.loads(change(WRITTEN, changes)).get(part) or None) == expected


@pytest.mark.parametrize("text", list(shipped()))
def test_shipped_descriptions_take_lines_and_lose_them_again(text: str) -> None:
    raw = tomllib.loads(text)
    assert change(text, {}) == text
    line = {"say": "one more", "points": "1"}
    longer = change(text, {("score", len(raw["score"])): line, ("counter", len(raw.get("counter", ()))): {"name": "x"}})
    assert tomllib.loads(longer)["score"] == [*raw["score"], line]
    assert tomllib.loads(change(longer, {("score", 0): None}))["score"] == [*raw["score"][1:], line]
    copy = tomllib.loads(begin_copy(text, "Mine"))
    assert copy == {key: raw[key] for key in raw if key not in ("example", "rules")} | {
        "game": "Mine",
        "version": "0.1",
    }


def test_of_parts_that_were_all_removed_no_empty_list_stays() -> None:
    text = 'game = "G"\n[[example]]\nsay = "one"\n[[example]]\nsay = "two"\n'
    assert change(text, {("example", 0): None, ("game",): "H"}) == 'game = "H"\n[[example]]\nsay = "two"\n'
    assert tomllib.loads(change(text, {("example", 1): None, ("example", 0): None})) == {"game": "G"}


@pytest.mark.parametrize(
    ("version", "after"),
    [("0.1", "0.2"), ("1", "2"), ("1.0.9", "1.0.10"), ("b", "b.1"), ("!", "!.1"), ("..", "...1"), ("", "1")],
)
def test_the_next_version_counts_one_more(version: str, after: str) -> None:
    assert next_version(version) == after
