"""Plays an evening of simulated games before the camera and on the screen; reports whether anything grows or is lost.

`python -m tests.bench.evening [--hours H] [--speed S]` writes a line every minute of the table's time. An evening ends
with its last game, so that the shortest takes nine minutes of the table's time, and at eight times the speed one.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.app.camera_controller import CameraController
from companion.commands.demo import ScriptedPlayer
from companion.games.mast_year.actions import Dealt, Passed
from companion.simulation.film import add_disturbances
from companion.simulation.mast_year import GAME, PLAYERS, SIMULATION, film, simulate
from hardware.sources.simulated import SimulatedTable, TableSettings
from hardware.vision_process.worker_process import resident_mib
from tests.bench._processes import count_handles
from tests.ui.pilot import Pilot
from vision.frames import Frame
from vision.scenes import DeckCollection, SurfaceCollection

FPS: Final = 10.0
GAP_S: Final = 4.0
TELLS_S: Final = 60.0
FRAME_S: Final = 0.03
BESIDE: Final = ("menu", "history", "statistics", "rules", "camera", "settings")


def film_of(seed: int) -> Any:
    """Returns what the table sees of a whole game, with mishaps."""
    return add_disturbances(film(simulate(seed), seed, hands=None), seed)


@dataclass
class Evening:
    """Games one after the other, as one film; between two the table is empty for a while."""

    seeds: Sequence[int]
    _seq: int = field(default=0, init=False)
    _begun_s: float = field(default=0.0, init=False)
    _playing: int = field(default=-1, init=False)
    _table: SimulatedTable | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        self._boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table = None

    def read(self) -> Frame | None:
        """Returns the next frame of the evening."""
        at_s = self._seq / FPS
        if self._table is None or at_s - self._begun_s > self._table.length_s:
            self._playing += 1
            if self._playing == len(self.seeds):
                return None
            self._begun_s = at_s
            seed = self.seeds[self._playing]
            self._table = SimulatedTable(film_of(seed), *self._boxes, TableSettings(1), fps=FPS, linger_s=GAP_S)
            self._table.__enter__()
        picture = self._table.picture(at_s - self._begun_s)
        self._seq += 1
        return Frame(picture, self._seq - 1, at_s)


def main(words: Sequence[str] | None = None) -> None:
    """Plays until the evening is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=3.0)
    parser.add_argument("--speed", type=float, default=8.0)
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    arguments = parser.parse_args(words)
    seeds: list[int] = []
    starts: list[float] = []
    length_s = 0.0
    while length_s < arguments.hours * 3600:
        seeds.append(arguments.first + len(seeds))
        starts.append(length_s)
        length_s += max(move.at_s for move in film_of(seeds[-1])) + GAP_S
    with tempfile.TemporaryDirectory() as folder, Pilot(Path(folder)) as pilot:
        _play(pilot, seeds, starts, length_s, arguments.speed)


def _play(pilot: Pilot, seeds: list[int], starts: list[float], length_s: float, speed: float) -> None:
    camera: Any = None
    entries, printed_s, begun_s, shown = 0, 0.0, time.monotonic(), 0
    for seed, start_s in zip(seeds, starts, strict=True):
        actions = [entry.action for entry in simulate(seed).entries]
        wanted = [action for action in actions if not isinstance(action, Dealt | Passed)]
        player, helped = ScriptedPlayer([action for action in actions if SIMULATION.is_hidden_choice(action)], 0.0), 0
        if camera is None:
            camera = CameraController(pilot.controllers, partial(Evening, seeds), player, speed=speed)
            pilot.controllers.camera = camera
        camera._choose = player
        pilot.controllers.table.start(GAME, {}, PLAYERS)
        pilot.settle()
        if start_s == 0:
            camera.open()
        end_s = start_s + max(move.at_s for move in film_of(seed)) + GAP_S / 2
        while camera._reported_s < end_s and camera.status.trouble != "ended":
            pilot.frames(1)
            time.sleep(FRAME_S)
            if camera.status.process_count > 1:
                camera.close()
                sys.exit("the vision process was started again, and the film with it: ask for a lower --speed")
            if camera._reported_s - printed_s >= TELLS_S:
                printed_s = camera._reported_s
                print(_line(camera, entries + len(pilot.controllers.table.snapshot.entries), begun_s), flush=True)
            helped += _enter_missing(pilot, camera, wanted)
            shown += 1
            if shown % 900 == 0 and pilot.name in ("play", *BESIDE):
                pilot.controllers.navigation.go(BESIDE[shown // 900 % len(BESIDE)] if pilot.name == "play" else "play")
        entries += len(pilot.controllers.table.snapshot.entries)
        made = [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]
        right = sum(one == other for one, other in zip(made, wanted, strict=False))
        doubts = len(camera.questions.doubts)
        print(f"  game {seed}: {right} entries right of {len(wanted)}, {doubts} doubts, {helped} by hand")
        camera.questions.doubts = ()
    print(_line(camera, entries, begun_s))
    camera.close()
    kept: list[Any] = []
    pilot.controllers.games.show(kept.extend)
    pilot.until(lambda: bool(kept))
    print(f"{entries} entries made, {sum(len(game.entries) for game in kept)} in the journal")


def _enter_missing(pilot: Pilot, camera: Any, wanted: Sequence[Any]) -> bool:
    """Somebody at the table enters the card that was not seen, as soon as the screen asks for it."""
    if camera.questions.missed:
        pilot.settle()
    if not camera.questions.missed:
        return False
    made = len(pilot.controllers.table.snapshot.entries)
    if made < len(wanted):
        pilot.controllers.entries.act(wanted[made])
        pilot.settle()
    return len(pilot.controllers.table.snapshot.entries) > made


def _line(camera: Any, entries: int, begun_s: float) -> str:
    gc.collect()
    return (
        f"{camera._reported_s / 60:5.0f} min: screen {resident_mib(os.getpid()):.0f} MiB, "
        f"vision process {camera.status.memory_mib:.0f} MiB, {count_handles()} handles, "
        f"{len(gc.get_objects())} objects, {entries} entries, after {time.monotonic() - begun_s:.0f} s"
    )


if __name__ == "__main__":
    main()
