"""A catalogue of property cards as a table writes it."""

import pytest

from companion.errors import BadInputError
from companion.exports.games.masters_of_maple_syrup.catalogue_file import parse_catalogue, print_catalogue
from companion.exports.games.masters_of_maple_syrup.print_maple import read_cards
from companion.games.masters_of_maple_syrup.catalogue import read_catalogue, write_catalogue


def test_what_is_printed_is_read_back() -> None:
    cards = read_catalogue(write_catalogue(read_cards()))
    assert cards
    assert parse_catalogue(print_catalogue(cards)) == cards
    assert parse_catalogue(print_catalogue(())) == (), "every card was taken out"


@pytest.mark.parametrize(
    ("text", "why"),
    [(b"", "there is no card"), (b'title = "Maple"', "unknown key 'title'"), (b"[[card]", "not TOML")],
)
def test_what_is_no_catalogue_is_refused(text: bytes, why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        parse_catalogue(text)
