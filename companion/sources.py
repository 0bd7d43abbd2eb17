"""Sources by name, the simulated table among them: what a watch, a demonstration or a screen looks at."""

import time
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from companion.errors import BadInputError
from companion.rehearsal import film, rehearse
from hardware import FrameSource, open_source
from vision.frames import Frame

if TYPE_CHECKING:
    from hardware.simulated import SimulatedTable

SIMULATED: Final = "simulated"
LIVE: Final = "live"
PACE_S: Final = 1.6


def open_any(name: str, fps: float = 10.0) -> FrameSource:
    """Returns the source called `name`: as `hardware.open_source`, or a simulated table.

    "simulated" or "simulated:SEED" plays a hand of Mast Year as fast as frames are asked for; "live:SEED" plays a
    game in time, as a camera would see it. Raises BadInputError.
    """
    kind, _, number = name.partition(":")
    if kind not in (SIMULATED, LIVE):
        return open_source(name, fps)
    if number and not number.isdecimal():
        raise BadInputError(f"{name!r} is no simulated table: write '{kind}:SEED' with a number")
    table = simulated_table(int(number or 1), fps, hands=None if kind == LIVE else 1)
    return InTime(table) if kind == LIVE else table


def simulated_table(seed: int, fps: float, hands: int | None) -> "SimulatedTable":
    """Returns the film of a game that simple players play, as `companion.rehearsal` has it; at most so many hands."""
    from hardware.simulated import Place, SimulatedTable
    from vision.scenes import DeckBox, TableBox

    fonts = (Path(str(resources.files("kv").joinpath("fonts"))),)
    decks = DeckBox.open("test", font_folders=fonts)
    return SimulatedTable(film(rehearse(seed), seed, PACE_S, hands), decks, TableBox.open("test"), Place(seed), fps)


@dataclass
class InTime:
    """Shows a film as a camera would: frames come in time, and one that nobody fetched is gone."""

    table: "SimulatedTable"
    _opened_s: float = field(default=0.0, init=False)
    _seq: int = field(default=-1, init=False)

    def __enter__(self) -> Self:
        self.table.__enter__()
        self._opened_s, self._seq = time.monotonic(), -1
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.table.__exit__(kind, error, trace)

    def read(self) -> Frame | None:
        """Returns the frame of now, or waits for the next; None after the film's end."""
        seq = max(self._seq + 1, int((time.monotonic() - self._opened_s) * self.table.fps))
        at_s = seq / self.table.fps
        if at_s > self.table.length_s:
            return None
        time.sleep(max(0.0, self._opened_s + at_s - time.monotonic()))
        self._seq = seq
        return Frame(self.table.picture(at_s), seq, at_s)
