"""Calibration: finds the table and its seats in the picture, and what should be improved before play."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Rank
from vision.frames import Frame, Picture
from vision.geometry import centre_of, width_of
from vision.reading import Reading
from vision.setup.mat import find_mat, places_on
from vision.setup.quality import MISSHAPEN

TIME_LIMIT_S: Final = 20.0
"""The time limit of a calibration; it then returns what is known."""
FRAMES: Final = 12
"""The number of frames needed to detect flicker."""
SEAT_RANKS: Final = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)
"""One card in front of each seat marks it: the ace at seat 0, then clockwise two, three and so on."""
CARD_WIDTH_MM: Final = 60.0
LEAST_CARD_PX: Final = 60.0
"""The minimum width of a card for its index to be readable."""
SHARP: Final = 12.0
"""The minimum difference between neighbouring pixels at sharp edges, in grey levels (99.5 percentile)."""
DARK: Final = 45.0
BRIGHT: Final = 225.0
GLARE_LEVEL: Final = 250
GLARE_SHARE: Final = 0.004
"""The maximum share of glare in a seat's part of the play area."""
CARD_LIKE: Final = 0.8
"""A white spot that fills this share of a rectangle is a card, not glare."""
FLICKER: Final = 0.02
"""The maximum change of a row's brightness from frame to frame, as a share."""


class CalibrationCheck(StrEnum):
    """What is checked; each value is a key of the translations."""

    PLACE = "place"
    SHARPNESS = "sharpness"
    TOO_DARK = "too-dark"
    TOO_BRIGHT = "too-bright"
    GLARE = "glare"
    FLICKER = "flicker"
    CARD_SIZE = "card-size"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check: whether it passed, the measured value, and the seat if it concerns one."""

    check: CalibrationCheck
    is_well: bool
    measured: float
    seat: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TablePlace:
    """Where the table is in the picture: the play area (4, 2), the seats' places (n, 2), and a card's width, in pixels.

    `to_table` (3, 3) maps pixels to millimetres of the table.
    """

    area: NDArray[np.float64]
    seats: NDArray[np.float64]
    card_px: float
    to_table: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """`area` (4, 2) is the play area's outline, `seats` (n, 2) where each seat lays its cards; in pixels, or None.

    `to_table` (3, 3) maps pixels to millimetres of the table.
    """

    area: NDArray[np.float64] | None
    seats: NDArray[np.float64] | None
    card_px: float
    findings: tuple[CheckResult, ...]
    to_table: NDArray[np.float64] | None = None

    @property
    def to_mend(self) -> tuple[CheckResult, ...]:
        """The checks that failed."""
        return tuple(finding for finding in self.findings if not finding.is_well)


class Calibrator:
    """Collects frames of a table with `seats` seats, for at most TIME_LIMIT_S; used by one thread."""

    def __init__(self, seats: int = 4) -> None:
        self._seats = seats
        self._rows: list[NDArray[np.float64]] = []
        self._began_s: float | None = None
        self._place: TablePlace | None = None
        self._last: Picture | None = None
        self._cards: Sequence[NDArray[np.float32]] = ()

    def begin(self, at_s: float) -> float:
        """Returns when it began: at the first call."""
        self._began_s = at_s if self._began_s is None else self._began_s
        return self._began_s

    def see(self, frame: Frame, readings: Sequence[Reading]) -> Calibration | None:
        """Processes a frame and its readings; returns the calibration once it is known or the time is up."""
        began_s = self.begin(frame.at_s)
        if frame.flaw not in MISSHAPEN:
            self._rows.append(cv2.resize(frame.bgr, (1, 60), interpolation=cv2.INTER_AREA).mean(axis=(1, 2)))
            self._last, self._cards = frame.bgr, [reading.quad for reading in readings if reading.card]
            self._place = find_place(frame.bgr, readings, self._seats) or self._place
        ready = self._place is not None and len(self._rows) >= FRAMES
        return self.finish() if ready or frame.at_s - began_s >= TIME_LIMIT_S else None

    def finish(self) -> Calibration:
        """Returns what is known so far, such as when somebody skips the rest."""
        place = self._place
        area, seats, card_px = (place.area, place.seats, place.card_px) if place else (None, None, 0.0)
        findings = [CheckResult(CalibrationCheck.PLACE, place is not None, 0.0)]
        if self._last is not None:
            findings += judge(self._last, area, seats, card_px, self._cards)
            findings.append(judge_flicker(self._rows[-FRAMES:]))
        return Calibration(area, seats, card_px, tuple(findings), place.to_table if place else None)


def find_place(bgr: Picture, readings: Sequence[Reading], seats: int = 4) -> TablePlace | None:
    """Returns where the table is, from the mat or from a card before each seat, or None."""
    mat = find_mat(bgr)
    if mat is not None:
        area, places = places_on(mat, seats)
        across = cv2.perspectiveTransform(np.array([[[0.0, 0.0]], [[CARD_WIDTH_MM, 0.0]]]), mat.to_px).reshape(2, 2)
        return TablePlace(
            area, places, float(np.linalg.norm(across[1] - across[0])), np.asarray(np.linalg.inv(mat.to_px), np.float64)
        )
    laid = [[one for one in readings if one.card and one.card.rank is rank] for rank in SEAT_RANKS[:seats]]
    if any(len(ones) != 1 for ones in laid):
        return None
    quads = [ones[0].quad for ones in laid]
    places = np.array([centre_of(quad) for quad in quads], np.float64)
    if not _is_clockwise(places):
        return None
    card_px = float(np.mean([width_of(quad) for quad in quads]))
    scale = CARD_WIDTH_MM / card_px
    return TablePlace(_area_round(places), places, card_px, np.diag([scale, scale, 1.0]))


def judge(
    bgr: Picture,
    area: NDArray[np.float64] | None,
    seats: NDArray[np.float64] | None,
    card_px: float,
    cards: Sequence[NDArray[np.float32]] = (),
) -> list[CheckResult]:
    """Returns what one picture shows: sharpness, light, glare by seat, the size of cards.

    `cards` are the outlines (4, 2) of those that are read in it: what is white there is not glare.
    """
    grey = cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY)
    inside = _inside(grey.shape, area)
    steep = cv2.absdiff(grey[:, 1:], grey[:, :-1])[inside[:, 1:] > 0]
    edge = float(np.percentile(steep, 99.5)) if steep.size else 0.0
    light = float(np.median(grey[inside > 0])) if inside.any() else 0.0
    findings = [
        CheckResult(CalibrationCheck.SHARPNESS, edge >= SHARP, edge),
        CheckResult(CalibrationCheck.TOO_DARK, light >= DARK, light),
        CheckResult(CalibrationCheck.TOO_BRIGHT, light <= BRIGHT, light),
    ]
    if seats is not None:
        for quad in cards:
            cv2.fillConvexPoly(inside, np.round(quad).astype(np.int32), 0)
        findings += judge_glare(bgr, inside, seats)
        findings.append(CheckResult(CalibrationCheck.CARD_SIZE, card_px >= LEAST_CARD_PX, card_px))
    return findings


def judge_glare(bgr: Picture, inside: NDArray[np.uint8], seats: NDArray[np.float64]) -> list[CheckResult]:
    """Returns for each seat the share of glare in its part of the play area."""
    white = ((bgr.min(axis=2) >= GLARE_LEVEL) & (inside > 0)).astype(np.uint8)
    spots = _without_cards(white)
    rows, columns = np.mgrid[0 : bgr.shape[0] : 4, 0 : bgr.shape[1] : 4]
    away = np.stack([np.hypot(columns - x, rows - y) for x, y in seats])
    nearest = np.where(inside[::4, ::4] > 0, away.argmin(axis=0), -1)
    findings = []
    for seat in range(len(seats)):
        mine = nearest == seat
        share = float(spots[::4, ::4][mine].mean()) if mine.any() else 0.0
        findings.append(CheckResult(CalibrationCheck.GLARE, share <= GLARE_SHARE, share, seat))
    return findings


def judge_flicker(rows: Sequence[NDArray[np.float64]]) -> CheckResult:
    """Returns how much rows (60,) change in brightness between frames; a moving object affects few rows only."""
    if len(rows) < 2:
        return CheckResult(CalibrationCheck.FLICKER, True, 0.0)
    stack = np.stack(rows)
    change = np.abs(np.diff(stack, axis=0)) / np.maximum(stack[1:], 8.0)
    measured = float(np.median(np.percentile(change, 75, axis=0)))
    return CheckResult(CalibrationCheck.FLICKER, measured <= FLICKER, measured)


def _inside(shape: tuple[int, ...], area: NDArray[np.float64] | None) -> NDArray[np.uint8]:
    if area is None:
        return np.ones(shape, np.uint8)
    inside = np.zeros(shape, np.uint8)
    cv2.fillConvexPoly(inside, np.round(area).astype(np.int32), 1)
    return inside


def _area_round(seats: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns the play area (4, 2) round the seats' places (n, 2)."""
    middle = seats.mean(axis=0)
    if len(seats) == 4:
        return np.asarray(middle + (np.roll(seats, 1, axis=0) + seats - 2 * middle) * 1.2)
    reach = 1.2 * float(np.linalg.norm(seats - middle, axis=1).max())
    return np.asarray(middle + reach * np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]))


def _is_clockwise(seats: NDArray[np.float64]) -> bool:
    """Whether places go round clockwise on the picture, whose y grows downwards; two go round either way."""
    if len(seats) < 3:
        return True
    return bool(cv2.contourArea(seats.astype(np.float32), oriented=True) > 0) and bool(
        cv2.isContourConvex(seats.astype(np.float32))
    )


def _without_cards(white: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Returns the white spots that do not fill a rectangle, as cards do."""
    count, spots, stats, _ = cv2.connectedComponentsWithStats(white, connectivity=8)
    kept = np.zeros(count, np.uint8)
    for number in range(1, count):
        if stats[number, cv2.CC_STAT_AREA] < 12:
            continue
        points = np.column_stack(np.nonzero((spots == number).astype(np.uint8))[::-1]).astype(np.float32)
        (_, (width, height), _) = cv2.minAreaRect(points)
        filled = stats[number, cv2.CC_STAT_AREA] / max((width + 1) * (height + 1), 1.0)
        kept[number] = filled < CARD_LIKE
    return np.asarray(kept[spots], np.uint8)
