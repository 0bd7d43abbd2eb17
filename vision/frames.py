"""Frame: one picture of the table as a camera gave it."""

from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.setup.quality import Flaw, find_flaw

Picture: TypeAlias = NDArray[np.uint8]
"""A BGR picture, shape (height, width, 3)."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A read-only BGR picture, shape (height, width, 3), with its place in the stream and its time.

    `small` is the same picture in few pixels, where a camera gives one at no cost: enough to see what changed.
    A frame `is_adapting` if its light is not that of other frames, as its camera adapts to another light.
    """

    bgr: Picture
    seq: int
    at_s: float
    small: Picture | None = None
    is_adapting: bool = False
    _judged: list[Flaw | None] = field(default_factory=list, init=False, repr=False)

    def __post_init__(self) -> None:
        if self.bgr.flags.writeable:
            still = self.bgr.view()
            still.flags.writeable = False
            object.__setattr__(self, "bgr", still)

    @property
    def thumbnail(self) -> Picture:
        """The smallest version of the picture that there is."""
        return self.bgr if self.small is None else self.small

    @property
    def flaw(self) -> Flaw | None:
        """Why nothing can be read in it, or None; computed when first asked for, and then kept."""
        if not self._judged:
            self._judged.append(Flaw.ADAPTING if self.is_adapting else find_flaw(self.thumbnail))
        return self._judged[0]
