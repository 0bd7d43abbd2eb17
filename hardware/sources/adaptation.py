"""Adapts a camera to the light, then locks it: with one exposure a card looks the same from frame to frame.

The camera's automatic exposure, white balance and focus are on until the picture has settled. They are switched on
again when the picture stays bad or changed, and when somebody sets the camera up.
"""

from collections import deque
from dataclasses import replace
from typing import Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.frames import Frame
from vision.setup.quality import Flaw

Light: TypeAlias = NDArray[np.float32]
"""The colours of pixels spread over a picture, shape (n, 3), a little above 0 to 255."""

ROWS: Final = 24
"""The colours are measured on about this many rows of the picture."""
DARKEST: Final = np.float32(4)
"""Added to colours, so that the noise of a dark pixel is no great factor."""
SETTLED_S: Final = 1.0
"""How long the picture must stay the same before the camera is locked."""
SETTLED_RATIO: Final = 1.04
"""By which factor colours may differ meanwhile."""
LIMIT_S: Final = 6.0
"""After so long the camera is locked although something still changes: a person at the table, for example."""
FLICKER_LIMIT_S: Final = 3 * LIMIT_S
"""The same where the picture is bad again and again meanwhile: a lamp flickers."""
CHANGED_RATIO: Final = 1.2
"""By which factor most of the picture must be brighter or darker, or of another colour, for the light to be another.

A lamp that is half as bright again makes a picture 1.2 times as bright, as its values follow a gamma of 2.2.
"""
BAD_S: Final = 2.0
"""How long the picture must be bad, or the light another one, before the camera adapts: a hand is soon gone."""
HOLDS_S: Final = 1.0
"""If the picture changes so soon after the camera was locked, the camera has locked other values than it showed."""
MOST_JUMPS: Final = 2
"""A camera that has jumped so often when it was locked stays automatic until it is set up again."""


class LockableCamera(Protocol):
    """A camera whose exposure, white balance and focus are automatic or locked."""

    @property
    def is_focusing(self) -> bool:
        """Whether the lens still moves."""
        ...

    def unlock(self) -> None:
        """Makes exposure and white balance automatic, and focuses once, where the camera can."""
        ...

    def lock(self) -> None:
        """Locks all three at their present values, where the camera can."""
        ...


class Adaptation:
    """Decides from the frames of one camera when it adapts; used by one thread."""

    def __init__(self) -> None:
        self._is_asked = True
        self._is_automatic = False
        """Whether the camera stays automatic, as it cannot be locked."""
        self._locked_light: Light | None = None
        """The picture as it was locked; None while the camera adapts."""
        self._recent: deque[tuple[float, Light]] = deque()
        self._began_s = self._last_bad_s = self._locked_s = 0.0
        self._bad_since_s: float | None = None
        self._jumps = 0

    def ask(self) -> None:
        """Makes the camera adapt at the next frame: it is set up."""
        self._is_asked, self._jumps = True, 0

    def see(self, camera: LockableCamera, frame: Frame) -> Frame:
        """Unlocks or locks the camera as the frame demands; returns the frame, marked if the camera adapts."""
        if self._is_asked:
            self._begin(camera, frame.at_s)
        if self._is_automatic:
            return frame
        light = None if frame.flaw else _light_of(frame)
        if self._locked_light is None:
            return self._adapt(camera, frame, light)
        return self._check(camera, frame, light, self._locked_light)

    def _begin(self, camera: LockableCamera, at_s: float) -> None:
        camera.unlock()
        self._is_asked = self._is_automatic = False
        self._locked_light, self._bad_since_s = None, None
        self._began_s = self._last_bad_s = at_s
        self._recent.clear()

    def _adapt(self, camera: LockableCamera, frame: Frame, light: Light | None) -> Frame:
        sweeps = frame.flaw in (Flaw.BLURRED, Flaw.PLAIN) and camera.is_focusing
        lasted_s = self._note_bad(frame.at_s, is_bad=light is None and not sweeps)
        if light is None:
            if sweeps or lasted_s > 0:  # a single broken frame says nothing of the light
                self._last_bad_s = frame.at_s
                self._recent.clear()
            return frame if frame.at_s - self._began_s >= LIMIT_S else replace(frame, is_adapting=True)
        if lasted_s >= BAD_S:  # nothing was to be seen until now, also for the focus
            self._begin(camera, frame.at_s)
        self._recent.append((frame.at_s, light))
        if not self._has_settled(camera, frame.at_s):
            return replace(frame, is_adapting=True)
        self._is_automatic = self._jumps >= MOST_JUMPS
        if not self._is_automatic:
            camera.lock()
        self._locked_light, self._locked_s = light, frame.at_s
        return frame

    def _has_settled(self, camera: LockableCamera, at_s: float) -> bool:
        if at_s - self._last_bad_s >= LIMIT_S or at_s - self._began_s >= FLICKER_LIMIT_S:
            return True
        while len(self._recent) > 2 and at_s - self._recent[1][0] >= SETTLED_S:
            self._recent.popleft()
        if at_s - self._recent[0][0] < SETTLED_S or camera.is_focusing:
            return False
        now = self._recent[-1][1]
        return all(_ratio(light, now) <= SETTLED_RATIO for _, light in self._recent)

    def _check(self, camera: LockableCamera, frame: Frame, light: Light | None, locked: Light) -> Frame:
        """Checks a frame of the locked camera."""
        is_bad = light is None or _ratio(locked, light) > CHANGED_RATIO
        self._note_bad(frame.at_s, is_bad=is_bad)
        is_new = frame.at_s - self._locked_s <= HOLDS_S
        if not is_bad:
            self._jumps = self._jumps if is_new else 0
            return frame
        assert self._bad_since_s is not None
        has_jumped = is_new and frame.flaw in (None, Flaw.BLACK, Flaw.WHITE)
        if has_jumped or frame.at_s - self._bad_since_s >= BAD_S:
            self._jumps += has_jumped
            self._begin(camera, frame.at_s)
        return frame if light is None else replace(frame, is_adapting=True)

    def _note_bad(self, at_s: float, *, is_bad: bool) -> float:
        """Returns for how long frames were bad before this one, in seconds."""
        since_s = self._bad_since_s
        self._bad_since_s = (at_s if since_s is None else since_s) if is_bad else None
        return 0.0 if since_s is None else at_s - since_s


def _light_of(frame: Frame) -> Light:
    """Returns the colours of pixels spread over the picture: so many that the median of their ratios has no noise."""
    small = frame.thumbnail
    step = max(1, small.shape[0] // ROWS)
    return small[step // 2 :: step, step // 2 :: step].reshape(-1, 3) + DARKEST


def _ratio(before: Light, now: Light) -> float:
    """Returns the factor by which most of the picture differs, of the channel that differs most; at least 1.

    Cards that are laid and hands cover less than half of a picture, so the median leaves them out.
    """
    if before.shape != now.shape:
        return np.inf
    middle = len(now) // 2
    ratios = np.partition(now / before, middle, axis=0)[middle]
    return float(max(ratios.max(), 1 / ratios.min()))
