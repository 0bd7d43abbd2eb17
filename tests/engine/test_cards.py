"""Cards: 52 of them, named, copied, kept as bits."""

import pickle
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import CARD_NAMES, DECK, Card, Rank, Suit, card_bits, card_named, cards_in


def test_the_deck() -> None:
    assert len(set(DECK)) == 52
    assert card_bits(DECK) == 2**52 - 1
    assert [card.name for card in DECK[:3]] == ["2C", "3C", "4C"]
    assert [card_named(card.name) for card in DECK] == list(DECK)
    assert set(CARD_NAMES) == {rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_one_object(card: Card) -> None:
    """A card that was copied, or that came from another process, compares by identity as all do."""
    assert pickle.loads(pickle.dumps(card)) is card
    assert deepcopy(card) is card


@given(st.sets(st.sampled_from(DECK)))
def test_sets_as_bits(cards: set[Card]) -> None:
    assert set(cards_in(card_bits(cards))) == cards


def test_signs() -> None:
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]
    assert Card(Rank.TEN, Suit.HEARTS).sign == "10♥"
    assert str(Card(Rank.ACE, Suit.SPADES)) == "AS"
