"""Cards of dark stock: read with the picture's lightness inverted, as if they were printed on light stock."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.reader.cell_rereading import SURE, PictureReader
from vision.reader.views import cut_views
from vision.reading import Reading

FEW_SURE: Final = 0.5
"""The picture is read inverted only where less than this share of the cards is sure."""
DIM_PRINT: Final = 1.5
"""Dark stock lies farther from the lightest print than from the darkest, by this factor."""
LIGHT_PRINT: Final = 97
DARK_PRINT: Final = 3
"""The percentiles of a card's lightness that are print."""


def read_on_light_stock(
    bgr: Picture, readings: Sequence[Reading], cards: int, reader: PictureReader
) -> tuple[Picture, Sequence[Reading]]:
    """Returns a picture of so many `cards` and their readings: those given, or with its lightness inverted.

    It is inverted if few cards are sure, most are printed in colours lighter than their stock, and that makes more
    cards sure.
    """
    if _sure(readings) >= FEW_SURE * cards or not readings or not _is_dark(bgr, readings):
        return bgr, readings
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB)
    lab[:, :, 0] = 255 - lab[:, :, 0]
    inverted = np.asarray(cv2.cvtColor(lab, cv2.COLOR_LAB2BGR), np.uint8)
    again = reader.read(inverted)
    return (inverted, again) if _sure(again) > _sure(readings) else (bgr, readings)


def _sure(readings: Sequence[Reading]) -> int:
    return sum(reading.confidence >= SURE for reading in readings)


def _is_dark(bgr: Picture, readings: Sequence[Reading]) -> bool:
    """Whether the stock of most cards is darker than their print."""
    views = cut_views(bgr, np.array([reading.quad for reading in readings], np.float32))
    grey = views.mean(axis=3)[:, 8:-8, 6:-6].reshape(len(views), -1)
    dark, stock, light = np.percentile(grey, (DARK_PRINT, 50, LIGHT_PRINT), axis=1)
    return bool(np.median((light - stock) - DIM_PRINT * (stock - dark)) > 0)
