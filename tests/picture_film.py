"""A camera before which somebody changes what lies on the table: a film made of still pictures."""

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Final, Self

from vision.frames import Frame, Picture

FPS: Final = 5
LIES: Final = 8
"""So many frames show each picture."""


class PictureFilm:
    """A frame source that shows each picture (h, w, 3) for a while; `ends` is called after the last one."""

    def __init__(self, pictures: Sequence[Picture], ends: Callable[[], object] = lambda: None) -> None:
        self._pictures, self._ends = pictures, ends
        self._frames: Iterator[Frame] = iter(())

    def __enter__(self) -> Self:
        every = (picture for picture in self._pictures for _ in range(LIES))
        self._frames = (Frame(picture, seq, seq / FPS) for seq, picture in enumerate(every))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def read(self) -> Frame | None:
        frame = next(self._frames, None)
        if frame is None:
            self._ends()
        return frame
