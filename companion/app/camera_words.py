"""How a camera sees, in words, and which fault of its picture is mended first."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Final

from companion.app.texts import Texts
from companion.cards import CARD_NAMES
from companion.following.decisions import ExcludedCard, Unseen
from hardware.vision_process import VisionState, VisionStatus
from vision.setup.calibration import CalibrationCheck, CheckResult


def describe_status(status: VisionStatus, texts: Texts) -> str:
    """Returns how the camera sees, in words."""
    if status.state is VisionState.NO_FRAMES and status.message:
        reason = texts(f"ui.missing.{status.missing}") if status.missing else status.message
        return texts("ui.camera-state.no-frames-because", why=reason)
    if status.state is VisionState.UNREADABLE:
        return texts("ui.camera-state.unreadable", why=texts(f"ui.flaw.{status.flaw}") if status.flaw else "")
    return texts(f"ui.camera-state.{status.state.value}")


def describe_excluded(card: ExcludedCard, texts: Texts) -> str:
    """Returns the question whether a card that is not in the deck in play is a card of the table."""
    shown = CARD_NAMES.get(card.name, card.name)
    return texts("ui.camera-state.excluded", card=shown, why=card.why)


def describe_unseen(unseen: Unseen, texts: Texts) -> str:
    """Returns which caches are not seen yet, in words; nothing where all were seen."""
    if not unseen.missing:
        return ""
    seen = unseen.places - len(unseen.missing)
    if not seen:
        return texts("ui.camera-state.no-cache", count=unseen.places)
    missing = ", ".join(str(number) for number in unseen.missing)
    return texts("ui.camera-state.caches", seen=seen, count=unseen.places, missing=missing)


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
