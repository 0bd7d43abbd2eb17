"""Labelled pictures with what was read in them."""

from pathlib import Path
from typing import Final

from tests.vision.readings import reading
from vision.evaluate.figures import Measured
from vision.evaluate.judging import judge
from vision.evaluate.labels import CardLabel, LabelledPicture
from vision.reading import Reading


def measured(
    labels: list[str], readings: list[Reading], ms: float = 10.0, *, folder: str = "felt", kind: str = "separate"
) -> Measured:
    """Returns a picture with these labels and readings, judged."""
    labelled = LabelledPicture(Path("a.jpg"), folder, kind, tuple(CardLabel(name) for name in labels))
    return Measured(labelled, tuple(readings), judge(labelled, readings), ms)


FOUR: Final = [
    measured(["QH", "KS"], [reading("QH"), reading("KS")], 10),
    measured(["QH", "KS"], [reading("QH"), reading("KC", confidence=0.6)], 20),
    measured(["2C"], [], 30),
    measured(["Q?"], [reading("QD")], 90),
]
