"""Cards are read as people write them; what is none is told with how to write one."""

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from companion.errors import BadCardError


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_is_read_back(card: Card) -> None:
    assert parse_card(card.name) is card
    assert parse_card(card.name.lower()) is card
    assert parse_card(card.sign) is card


@pytest.mark.parametrize(
    "text", ["", "7", "S", "1S", "11S", "7X", "S7", "7SS", "♠7", "joker", "7 S S", "x" * 1000, "７S"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(BadCardError, match="is no card: write a rank") as caught:
        parse_card(text)
    assert len(str(caught.value)) < 120
