"""Which fault of the camera's picture to mend first: one at a time, shown until it is mended."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final

from vision.setup.calibration import CalibrationCheck, CheckResult

MEASUREMENTS: Final = 6
"""So many measurements decide together."""
ORDER: Final = (
    CalibrationCheck.TOO_DARK,
    CalibrationCheck.TOO_BRIGHT,
    CalibrationCheck.SHARPNESS,
    CalibrationCheck.GLARE,
    CalibrationCheck.FLICKER,
    CalibrationCheck.CARD_SIZE,
    CalibrationCheck.PLACE,
)
"""What to mend first: wrong light makes other checks fail too."""

_What = tuple[CalibrationCheck, int | None]


class SteadyAdvice:
    """Takes in the findings of each look, and keeps one fault until it is gone."""

    def __init__(self) -> None:
        self._measurements: deque[dict[_What, CheckResult]] = deque(maxlen=MEASUREMENTS)
        self._said: _What | None = None

    def take(self, findings: Sequence[CheckResult]) -> CheckResult | None:
        """Returns what to mend first, or None where all is well.

        It is wrong in most measurements when it is first said, and is said until it was well in all of them.
        """
        self._measurements.append({(found.check, found.seat): found for found in findings if not found.is_well})
        counts = Counter(what for measurement in self._measurements for what in measurement)
        if self._said not in counts:
            lasting = [what for what, count in counts.items() if count * 2 > len(self._measurements)]
            self._said = min(lasting, key=_rank, default=None)
        return next(
            (measurement[self._said] for measurement in reversed(self._measurements) if self._said in measurement), None
        )


def _rank(what: _What) -> tuple[int, int]:
    return ORDER.index(what[0]), what[1] or 0
