"""AutomaticConfirmer: the simple player of a demonstration, who confirms what the camera sees of both properties."""

from companion.app.property_differences import PropertyDifferences
from companion.app.scheduler import Scheduler
from companion.following.decisions import PropertiesDiffer


class AutomaticConfirmer:
    """Enters a sure explanation once it has been shown for `pace_s`, unless somebody at the screen is quicker."""

    def __init__(self, properties: PropertyDifferences, scheduler: Scheduler, pace_s: float) -> None:
        self._properties = properties
        self._known: PropertiesDiffer | None = None
        self._timer = scheduler.every(pace_s, self._step)

    def start(self) -> None:
        """Begins to look."""
        self._timer.start()

    def _step(self) -> None:
        shown = self._properties.shown
        if shown is not None and shown is self._known and shown.sure:
            self._properties.enter(shown.explanations[0])
        self._known = shown
