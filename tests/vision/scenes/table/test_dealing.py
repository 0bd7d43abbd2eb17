"""Cards are dealt onto a table as a style asks."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from vision.scenes import CLEAN, DeckCollection, SceneLayout, SceneStyle
from vision.scenes.table.dealing import DealtCard, deal

ROOM = (600.0, 450.0)


def deals(style: SceneStyle, decks: DeckCollection, count: int = 12) -> Iterator[list[DealtCard]]:
    for seed in range(count):
        yield deal(np.random.default_rng(seed), seed, decks, style, ROOM)


def test_a_style_without_empty_tables_deals_at_least_a_card_and_at_most_its_most(decks: DeckCollection) -> None:
    style = replace(CLEAN, cards=(2, 5), layouts=(SceneLayout.SEPARATE,))
    assert all(1 <= len(dealt) <= 5 for dealt in deals(style, decks))


def test_an_empty_table_has_no_cards(decks: DeckCollection) -> None:
    assert list(deals(replace(CLEAN, empty_share=1), decks, 2)) == [[], []]


def test_all_cards_can_lie_face_down(decks: DeckCollection) -> None:
    style = replace(CLEAN, face_down_share=1000, layouts=(SceneLayout.FAN,))
    assert all(card.card is None and card.mark == 0 for dealt in deals(style, decks, 4) for card in dealt)


def test_most_tables_hold_no_card_of_one_deck_twice(decks: DeckCollection) -> None:
    style = replace(CLEAN, cards=(6, 6), layouts=(SceneLayout.SEPARATE,))
    is_unlike = [len({card.card for card in dealt}) == len(dealt) for dealt in deals(style, decks)]
    assert sum(is_unlike) >= 10
