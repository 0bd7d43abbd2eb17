"""The frame source that plays a film of a simulated table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.sources.simulated.card_positions import Resting, resting_at
from hardware.sources.simulated.disturbances import camera_shift, is_covered, light_at
from hardware.sources.simulated.moves import Move
from hardware.sources.simulated.table_picture import TableFaces, TablePicture, TableSettings
from vision.frames import Frame, Picture
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.camera.light import draw_light
from vision.scenes.decks.faces import FaceImage
from vision.scenes.truth import CardTruth


@dataclass
class SimulatedTable:
    """Plays `moves` as a film of `fps` frames a second; ends `linger_s` after the last move.

    `printed` has the faces, by their names, of cards that are put down by name.
    """

    moves: Sequence[Move]
    decks: DeckCollection
    surfaces: SurfaceCollection
    settings: TableSettings = field(default_factory=TableSettings)
    fps: float = 10.0
    linger_s: float = 3.0
    printed: Mapping[str, FaceImage] = field(default_factory=dict)
    _seq: int = 0

    def __enter__(self) -> Self:
        settings, rng = self.settings, np.random.default_rng([self.settings.scene_seed, 77])
        width, height = settings.size
        self._seq = 0
        self._table: TablePicture | None = TablePicture(
            settings, TableFaces(self.decks, self.printed), self.surfaces, rng
        )
        light = cv2.resize(draw_light(rng, 0.5), settings.size, interpolation=cv2.INTER_LINEAR)
        self._light: NDArray[np.float32] = np.asarray(light, np.float32)
        noise = rng.normal(0, settings.noise, (height + 64, width + 64, 3))
        self._brighter, self._darker = (np.clip(np.round(part), 0, 255).astype(np.uint8) for part in (noise, -noise))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table = None

    def read(self) -> Frame | None:
        """Returns the next frame, or None after the film's end."""
        at_s = self._seq / self.fps
        if at_s > self.length_s:
            return None
        frame = Frame(self.picture(at_s), self._seq, at_s)
        self._seq += 1
        return frame

    @property
    def length_s(self) -> float:
        """How long the film is."""
        return max((move.at_s for move in self.moves), default=0.0) + self.linger_s

    def picture(self, at_s: float) -> Picture:
        """Returns the table as the camera sees it at that time."""
        assert self._table is not None, "read inside the with"
        width, height = size = self.settings.size
        drawn = self._table.draw(self._resting(at_s), self.moves, at_s)
        rng = np.random.default_rng([self.settings.seed, int(at_s * 1000)])
        brightness = light_at(self.moves, at_s) * (1 + self.settings.flicker * rng.normal())
        if is_covered(self.moves, at_s):
            brightness = 0.01
        lit = cv2.multiply(drawn, self._light, scale=brightness, dtype=cv2.CV_8U)
        shift = camera_shift(self.moves, at_s, size)
        if shift is not None:
            lit = cv2.warpAffine(lit, shift, size, borderMode=cv2.BORDER_REPLICATE)
        x, y = rng.integers(0, 64, 2)
        brighter, darker = (part[y : y + height, x : x + width] for part in (self._brighter, self._darker))
        return np.asarray(cv2.subtract(cv2.add(lit, brighter), darker), np.uint8)

    def truth(self, at_s: float) -> tuple[CardTruth, ...]:
        """Returns the cards that lie on the table at that time, bottom to top."""
        assert self._table is not None, "read inside the with"
        truths = self._table.truths(self._resting(at_s))
        shift = camera_shift(self.moves, at_s, self.settings.size)
        if shift is None:
            return truths
        return tuple(
            replace(one, quad=np.asarray(one.quad @ shift[:, :2].T + shift[:, 2], np.float32)) for one in truths
        )

    def _resting(self, at_s: float) -> Resting:
        return resting_at(self.moves, self.settings.seed, at_s)
