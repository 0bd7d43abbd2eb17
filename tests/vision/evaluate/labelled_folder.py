"""A folder of labelled pictures."""

import json
from pathlib import Path
from typing import Final

import cv2
import numpy as np

ENTRY: Final = {
    "file": "a.jpg",
    "kind": "overlap",
    "size": [320, 240],
    "cards": [{"label": "QH", "bbox": [20, 30, 60, 84]}, {"label": "K?", "bbox": None}],
    "optional": ["7C"],
    "unlabelled_partials": True,
    "face_down": 2,
}


def labelled_folder(place: Path, *entries: object) -> Path:
    """Writes a folder with the labels and one picture."""
    place.mkdir(parents=True, exist_ok=True)
    (place / "labels.json").write_text(json.dumps(entries), "utf-8")
    cv2.imwrite(str(place / "a.jpg"), np.full((240, 320, 3), 90, np.uint8))
    return place
