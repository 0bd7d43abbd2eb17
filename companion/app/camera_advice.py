"""Which fault of the camera's picture to mend first: one at a time, shown until it is mended."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final

from vision.setup.calibration import CalibrationCheck, CheckResult

LOOKS: Final = 6
"""So many looks decide together."""
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
        self._looks: deque[dict[_What, CheckResult]] = deque(maxlen=LOOKS)
        self._said: _What | None = None

    def take(self, findings: Sequence[CheckResult]) -> CheckResult | None:
        """Returns what to mend first, or None where all is well.

        It is wrong in most looks when it is said for the first time, and is said until it was well in all of them.
        """
        self._looks.append({(found.check, found.seat): found for found in findings if not found.is_well})
        counts = Counter(what for look in self._looks for what in look)
        if self._said not in counts:
            lasting = [what for what, count in counts.items() if count * 2 > len(self._looks)]
            self._said = min(lasting, key=_rank, default=None)
        return next((look[self._said] for look in reversed(self._looks) if self._said in look), None)


def _rank(what: _What) -> tuple[int, int]:
    return ORDER.index(what[0]), what[1] or 0
