"""Doubling pilot: touches everything twice at the same spot, within 400 ms, as a finger that trembles."""

from pathlib import Path
from typing import Any, Final

from companion.app.touch_debounce import ARRIVED_S
from tests.ui.finger import Finger
from tests.ui.pilot import Pilot

SOON_S: Final = ARRIVED_S - 0.05


class DoublingPilot(Pilot):
    """A pilot whose every touch comes twice; `committed` lists what a second one has changed."""

    def __init__(self, folder: Path, size: str, **settings: Any) -> None:
        super().__init__(folder, size, **settings)
        self.committed: list[str] = []
        self.touches = 0

    def _touch_at(self, x: float, y: float) -> None:
        shown = self._says()
        super()._touch_at(x, y)
        self._wait()
        before, once = self._stands(), self._says()
        self.pass_s(SOON_S)
        touch = Finger(x, y)
        touch.touch_down()
        self.frames(1)
        touch.touch_up()
        self._wait()
        self.touches += 1
        if self._stands() != before:
            self.committed.append(f"{before} -> {self._stands()}")
        if self._says() == shown != once:  # a switch, which is now as it was
            super()._touch_at(x, y)
            self._wait()

    def _wait(self) -> None:
        self.frames(1)
        while self.controllers.access.waiting:
            self.frames(1)
        self.frames(1)

    def _says(self) -> list[str]:
        return [str(getattr(widget, "text", "")) for widget in self.shown()]

    def _stands(self) -> tuple[Any, ...]:
        table = self.controllers.table
        return self.name, table.snapshot.entries if table.snapshot else None, dict(table.agreed), table.players
