"""Drawn decks: every face has its indices, where they are said to be."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES, DECK
from vision.scenes import DeckCollection
from vision.scenes.decks.faces import FaceImage


def _ink_share(face: FaceImage, nth: int) -> float:
    """Returns how much of an index box differs from the card's stock."""
    quad = face.indices[nth]
    (x0, y0), (x1, y1) = quad.min(axis=0).astype(int), quad.max(axis=0).astype(int)
    part = face.bgra[y0:y1, x0:x1, :3].astype(int)
    stock = face.bgra[face.size[1] // 2, 4, :3].astype(int)
    return float((np.abs(part - stock).max(axis=2) > 40).mean())


@pytest.mark.parametrize("seed", range(12))
def test_every_drawn_face_has_its_indices(seed: int, decks: DeckCollection) -> None:
    deck = decks.drawn(seed)
    for card in DECK:
        face = deck.face(card)
        assert face.indices.shape in ((2, 4, 2), (4, 4, 2))
        assert face.indices.min() >= 0
        assert (face.indices <= np.array(face.size)).all()
        for nth in range(len(face.indices)):
            assert 0.08 < _ink_share(face, nth) < 0.95, (deck.name, card.name)


def test_first_index_stands_upright_and_last_on_its_head(decks: DeckCollection) -> None:
    face = decks.drawn(1).face(CARD_NAMES["7D"])
    assert face.indices[0][0][1] < face.indices[0][3][1]
    assert face.indices[-1][0][1] > face.indices[-1][3][1]
