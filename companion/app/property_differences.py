"""PropertyDifferences: how a camera sees both properties differ from what is kept, until somebody confirms an entry.

In a demonstration AutomaticConfirmer is that somebody.
"""

from collections.abc import Sequence

from companion.app.entry_controller import EntryController
from companion.app.observable import Observable
from companion.app.scheduler import Scheduler
from companion.app.table_controller import TableController
from companion.engine.property_table import PropertyChange
from companion.engine.record import EntrySource
from companion.following.decisions import Decision, EntryPath, PropertiesDiffer
from companion.journal.game_snapshot import GameSnapshot


class PropertyDifferences:
    """`shown` are the differences that wait for one touch; None where the table lies as it is kept."""

    shown: Observable[PropertiesDiffer | None] = Observable(None)

    def __init__(self, table: TableController, entries: EntryController) -> None:
        self._entries = entries
        self._refused: tuple[PropertyChange, ...] = ()
        self._number = ""
        self._state: object = None
        self._unlisten = TableController.snapshot.listen(table, self._turn_to)

    def close(self) -> None:
        """Looks no more at what is on the table."""
        self._unlisten()

    def take(self, decisions: Sequence[Decision]) -> None:
        """Takes over what was compared last; what somebody refused is not shown again as it lies now."""
        for differ in (decision for decision in decisions if isinstance(decision, PropertiesDiffer)):
            is_shown = bool(differ.changes) and differ.changes != self._refused
            self.shown = differ if is_shown else None

    def enter(self, explanation: EntryPath) -> None:
        """Enters what explains them, one entry after the other."""
        self.shown = None
        for action in explanation.actions:
            self._entries.act(action, by=EntrySource.CAMERA)

    def refuse(self) -> None:
        """The table lies otherwise for another reason."""
        if self.shown:
            self._refused, self.shown = self.shown.changes, None

    def _turn_to(self, snapshot: GameSnapshot | None) -> None:
        """What was compared before an entry or a correction, or in another game, is shown no more."""
        number, entries = (snapshot.number, len(snapshot.entries)) if snapshot else ("", 0)
        state = snapshot.state if snapshot else None
        if number != self._number:
            self._number, self._refused, self.shown = number, (), None
        elif self.shown and (entries != self.shown.entries or state != self._state):
            self.shown = None
        self._state = state


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
