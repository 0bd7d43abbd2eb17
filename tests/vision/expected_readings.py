"""What the shipped networks read in some of the pictures in tests/pictures, as one machine (x86-64) reads them.

Other processors add in another order, so confidences differ a little; the cards do not.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from vision.pictures import open_picture
from vision.reader import Reader

FOLDER: Final = Path(__file__).parent.parent / "pictures"
TOLERANCE: Final = 0.01
"""By how much a confidence may differ between machines; under emulation of aarch64 it was 0.0001, as on x86-64."""
EXPECTED: Final[Mapping[str, Mapping[str, float]]] = {
    "fan-43111.jpg": {"8H": 0.9999, "AH": 0.9996, "6C": 0.9999, "2D": 0.9966, "QH": 0.9974},
    "overlap-42111.jpg": {
        "QH": 0.9989,
        "KC": 0.9974,
        "4S": 0.9999,
        "7C": 0.9998,
        "6D": 0.9998,
        "9H": 0.9999,
        "AD": 0.9996,
    },
    "pile-45370.jpg": {"4D": 0.9992, "KD": 0.9994},
    "trick-46185.jpg": {"TC": 0.9999, "QC": 0.9969, "9H": 0.9997, "8C": 0.9999, "3H": 0.9998, "4C": 0.9998},
}


def confidences(reader: Reader, name: str) -> dict[str, float]:
    """Returns the cards that are read in a picture, with their confidences."""
    return {one.card.name: one.confidence for one in reader.read(open_picture(FOLDER / name).bgr) if one.card}


def greatest_difference(read: Mapping[str, float], expected: Mapping[str, float]) -> float:
    """Returns by how much the confidence of any card differs, and 1 if the cards themselves do."""
    if read.keys() != expected.keys():
        return 1.0
    return max((abs(read[card] - expected[card]) for card in expected), default=0.0)
