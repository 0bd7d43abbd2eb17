"""The two indices of one card."""

import numpy as np

from tests.vision.reader.hand_made import card_finds
from vision.training.index_truths import IndexTruths


def truths_of(heights: float = 1.0, visible: float = 1.0) -> IndexTruths:
    """Returns the truths of a card in the middle of a picture, its indices so much larger and so far visible."""
    detections = card_finds(128, 128)
    places = np.zeros(2, np.int64)
    seen = np.full(2, visible, np.float32)
    return IndexTruths(
        detections.centre,
        detections.up * heights,
        detections.right * heights,
        detections.corners,
        seen,
        places,
        places,
        places,
    )
