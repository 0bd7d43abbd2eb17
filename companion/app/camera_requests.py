"""CameraRequests: requests to the camera's process beside following: calibrate, scan, keep pictures."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

from companion.app.observable import Listeners, Observable
from hardware.vision_process import (
    Answer,
    Calibrate,
    Calibrated,
    FindShownCards,
    PicturesSaved,
    SavePictures,
    ScanTable,
    SetMainsFrequency,
    ShownCardsFound,
    TableScanned,
)
from vision.reader.grid import GridCells
from vision.reading import Reading
from vision.setup.calibration import TIME_LIMIT_S, Calibration, Calibrator

GIVEN_UP_S: Final = TIME_LIMIT_S + 4.0
"""How long a calibration may take before it ends without the camera; the process that sees would have ended it."""
TRIES: Final = 2
"""So many processes are asked; if all of them end meanwhile, it may be because of what they were asked."""
Numbered: TypeAlias = ScanTable | Calibrate | FindShownCards
Request: TypeAlias = Numbered | SavePictures | SetMainsFrequency


class CameraRequests:
    """Asks by `ask`, and takes the answers. `looked` counts the looks; `readings` and `grid` are those of the newest.

    `calibration` is the last one that was done. `keeping` says whether pictures are kept, which is never so at the
    start; `kept` how many were, `trouble` why no more are. `shown` is called with each answer to `find_cards`.
    """

    looked = Observable(0)
    calibration: Observable[Calibration | None] = Observable(None)
    keeping = Observable(False)
    kept = Observable(0)
    trouble = Observable("")

    def __init__(
        self, ask: Callable[[Request], object], album: Path | None, now_s: Callable[[], float] = monotonic
    ) -> None:
        self.readings: Sequence[Reading] = ()
        self.grid: GridCells | None = None
        self.album = album
        self._ask = ask
        self._now_s = now_s
        self.shown: Listeners[ShownCardsFound] = Listeners()
        self.asked: Numbered = ScanTable(0)
        self._mains_hz = 0
        self._answered = 0
        self._tries = 0
        self._asked_s = 0.0
        self.tried = False  # whether the camera was set up, or somebody began to

    @property
    def waits(self) -> bool:
        """Whether what was asked last was not answered yet."""
        return self._answered != self.asked.number

    def scan(self, grid: tuple[int, int] | None = None) -> None:
        """Looks at the whole table once; `grid`: the rows and columns in which cards lie there."""
        self._send(ScanTable(self.asked.number + 1, grid))

    def calibrate(self, seats: int) -> None:
        """Finds the table with so many seats, and judges light and focus."""
        self.tried, self.calibration = True, None
        self._send(Calibrate(self.asked.number + 1, seats))

    def find_cards(self) -> None:
        """Cuts out the card that is shown, once something else lies still than before."""
        self._send(FindShownCards(self.asked.number + 1))

    def keep(self, *, wished: bool) -> None:
        """Keeps the pictures in which something happens, for this evening; or keeps no more."""
        if self.album is None:
            return
        self.keeping, self.trouble = wished, ""
        self._ask(SavePictures(self.album / date.today().isoformat() if wished else None))

    def set_mains(self, hz: int) -> None:
        """Tells the camera how lamps flicker here."""
        self._mains_hz = hz
        self._ask(SetMainsFrequency(hz))

    def repeat(self) -> None:
        """Tells what lasts to another process that knows nothing of it."""
        self.keep(wished=self.keeping)
        if self._mains_hz:
            self.set_mains(self._mains_hz)

    def take(self, answers: Sequence[Answer]) -> None:
        """Takes what was answered; what nobody waits for any more is left out."""
        for answer in answers:
            if isinstance(answer, PicturesSaved):
                self.kept, self.trouble = answer.count, answer.trouble
            elif isinstance(answer, TableScanned | Calibrated | ShownCardsFound) and answer.number == self.asked.number:
                self._take(answer)

    def ask_again(self) -> None:
        """Another process looks: what the one before has not answered is asked again, and has all its time."""
        if self.waits and self._tries < TRIES:
            self._tries, self._asked_s = self._tries + 1, self._now_s()
            self._ask(self.asked)
        elif self.waits:
            self._give_up()

    def check_time(self) -> None:
        """Ends a calibration whose time is up, as when no frame came in which anything is to be seen."""
        if self.waits and isinstance(self.asked, Calibrate) and self._now_s() - self._asked_s > GIVEN_UP_S:
            self._give_up()

    def _send(self, request: Numbered) -> None:
        self.asked, self._tries, self._asked_s = request, 1, self._now_s()
        self._ask(request)

    def _give_up(self) -> None:
        self._answered = self.asked.number
        if isinstance(self.asked, Calibrate):
            self.calibration = Calibrator(self.asked.seats).finish()

    def _take(self, answer: TableScanned | Calibrated | ShownCardsFound) -> None:
        if not (isinstance(answer, TableScanned) and isinstance(self.asked, Calibrate)):
            self._answered = answer.number
        if isinstance(answer, ShownCardsFound):
            self.shown.tell(answer)
        elif isinstance(answer, TableScanned):
            self.readings, self.grid = answer.readings, answer.grid
            self.looked += 1
        else:
            self.calibration = answer.calibration
