"""A catalogue of cards: read, written as it was read, and refused with what is wrong and where."""

from typing import Any

import pytest

from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.catalogue import (
    LONGEST_TEXT,
    PropertyCard,
    read_catalogue,
    write_catalogue,
)
from companion.games.masters_of_maple_syrup.history import seat_results
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable

SLED = {"name": "Sled", "type": "utility"}
MAPLE: dict[str, object] = {"name": "Red Maple", "type": "tree"}


def test_what_is_read_is_written_back() -> None:
    assert write_catalogue(read_catalogue(CARDS)) == CARDS


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param(3, "no catalogue", id="no list"),
        pytest.param([3], "card 1: 3 is no card", id="no card"),
        pytest.param([{"name": "Sled"}], "no 'type'", id="no type"),
        pytest.param([{"type": "tree"}], "no 'name'", id="no name"),
        pytest.param([{**SLED, "name": ""}], "no name", id="an empty name"),
        pytest.param([{**SLED, "text": "x" * (LONGEST_TEXT + 1)}], "no text", id="a long text"),
        pytest.param([SLED, {**SLED, "name": "SLED"}], r"card 2 \('SLED'\): this name stands twice", id="twice"),
        pytest.param([{**MAPLE, "type": "utility"}], "MM-1.2", id="the first card is a tree"),
        pytest.param([{**MAPLE, "copies": 1}], "MM-1.2", id="two of them lie there at the start"),
    ],
)
def test_a_catalogue_that_cannot_be(cards: Any, why: str) -> None:
    with pytest.raises(BadRecordError, match=why):
        read_catalogue(cards)


def test_nobody_has_won_before_the_end() -> None:
    assert seat_results(MapleEntryTable().state) == ()


@pytest.mark.parametrize(
    ("text", "names_it"),
    [
        pytest.param(None, False, id="not known"),
        pytest.param("When harvested: draw 1 card.", False, id="another time"),
        pytest.param("When harvested: draw 1 card.\nGame end: +1.", True, id="English"),
        pytest.param("At the END OF THE GAME: +1", True, id="in other words"),
        pytest.param("Game-end bonus: +1", True, id="as the rules say it"),
        pytest.param("Endgame: +1", True, id="in one word"),
        pytest.param("End-game: +1", True, id="with a hyphen"),
        pytest.param("At the game's end: +1", True, id="the game's end"),
        pytest.param("At the game\u2019s end: +1", True, id="the game's end, as it is printed"),
        pytest.param("Until the end of the game, your hand limit is 6.", False, id="until then"),
        pytest.param("Until the end of the game, draw 1 more.\nGame end: +1", True, id="until then, and then"),
        pytest.param("Spielende: +1", True, id="German"),
        pytest.param("Am Ende der Partie: +1", True, id="German, in other words"),
        pytest.param("Bis zum Spielende: Das Handlimit ist 6.", False, id="German, until then"),
        pytest.param("Na koniec gry: +1", True, id="Polish"),
        pytest.param("Po zakończeniu gry: +1", True, id="Polish, in other words"),
    ],
)
def test_a_text_that_speaks_of_the_game_s_end(text: str | None, names_it: bool) -> None:
    """MM-5.1"""
    assert PropertyCard("Oak", "tree", text=text).names_game_end == names_it
