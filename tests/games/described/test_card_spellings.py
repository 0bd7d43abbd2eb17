"""A card that a file spells otherwise, such as 10H for TH, is the card's own chip wherever a table changes the file."""

import tomllib

import pytest

from companion.app.toml_editing import change
from companion.games.described.edited_fields import EditedField
from companion.games.described.edited_names import Name
from companion.games.described.edited_picks import Picked
from companion.games.described.edited_rows import Row, read_rows
from companion.phrases import PhraseValue
from companion.translations import find_translation

WHIST = """game = "Whist"
players = 4
[deck]
without = ["10h", "2c"]
[play]
leads = "10♠"
exempt = ["10D", "10", "hearts"]
[value]
10S = 3
last_trick = 5
[[score]]
say = "cards"
points = "cards"
"""
OWN = """game = "Own"
players = 2
[[card]]
name = "TH"
[[card]]
name = "QS"
[play]
exempt = ["10H", "q♠"]
[value]
10H = 3
[[score]]
say = "cards"
points = "cards"
"""


def field_of(text: str, part: str, name: str, label: str = "") -> tuple[Row, EditedField]:
    row = next(row for row in read_rows(text) if row.part.name == part)
    return row, next(one for one in row.fields if (one.name, one.label) == (name, label))


def picked(text: str, part: str, name: str) -> tuple[Row, Picked]:
    row, field = field_of(text, part, name)
    assert isinstance(field, Picked)
    return row, field


def said(value: PhraseValue) -> str:
    return find_translation("described", "en").write(value, ())


@pytest.mark.parametrize(
    ("part", "field", "meant"),
    [
        ("deck", "without", ("TH", "2C")),
        ("play", "leads", ("TS",)),
        ("play", "exempt", ("TD", "T", "hearts")),
        ("value", "valued", ("TS",)),
    ],
)
def test_a_card_spelled_otherwise_is_its_own_chip(part: str, field: str, meant: tuple[str, ...]) -> None:
    row, found = picked(WHIST, part, field)
    assert found.read(row) == meant
    assert set(found.options(row)) == {one for group in found.offered(row) for one in group}
    assert set(meant) <= set(found.options(row))


def test_a_touch_takes_away_a_card_that_is_spelled_otherwise() -> None:
    row, exempt = picked(WHIST, "play", "exempt")
    assert exempt.touched(row, "TD") == ("T", "hearts")
    row, without = picked(WHIST, "deck", "without")
    assert without.touched(row, "TH") == ("2C",)
    row, valued = picked(WHIST, "value", "valued")
    changed = tomllib.loads(change(WHIST, valued.changes(row, ("TS", "AS"))))
    assert changed["value"] == {"10S": 3, "last_trick": 5, "AS": 1}
    changed = tomllib.loads(change(WHIST, valued.changes(row, ("AS",))))
    assert changed["value"] == {"last_trick": 5, "AS": 1}


def test_points_of_a_card_are_told_by_its_sign() -> None:
    row, points = field_of(WHIST, "value", "value", "TS")
    assert said(points.title) == "10♠"
    assert [said(one) for one in row.told("en")] == ["last trick: 5", "10♠: 3"]


def test_what_names_an_own_card_follows_its_new_name_however_it_is_spelled() -> None:
    row, name = field_of(OWN, "card", "name")
    assert isinstance(name, Name)
    changed = tomllib.loads(change(OWN, name.changes(row, "Fox", "en")))
    assert (changed["play"]["exempt"], changed["value"]) == (["Fox", "q♠"], {"Fox": 3})
