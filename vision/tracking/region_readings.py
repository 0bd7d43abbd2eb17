"""Reads a region of a picture, and reads it again at the places where indices are already known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from vision.frames import Picture
from vision.geometry import Box
from vision.reader.region_indices import RegionIndices
from vision.reading import Reading


class RegionReader(Protocol):
    """Reads the cards in a part of a picture."""

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards in a part of the picture, in the whole picture's pixels."""
        ...


@runtime_checkable
class IndexReader(Protocol):
    """Reads cards in two steps: finding their indices takes most of the time."""

    def find_indices(self, bgr: Picture, box: Box, known: RegionIndices | None = None) -> RegionIndices:
        """Returns the indices in a part of the picture, without searching the part of the `known` ones again."""
        ...

    def read_indices(self, bgr: Picture, indices: RegionIndices) -> Sequence[Reading]:
        """Returns the cards with these indices, in the whole picture's pixels."""
        ...


@runtime_checkable
class PreparingReader(Protocol):
    """A reader that is faster once it has prepared itself, step by step, while nothing is to be read."""

    def prepare(self) -> None:
        """Does the next step of the preparation, if any is left."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class RegionReadings:
    """What was read in the part `box` of a picture; `indices` is None if the reader reports none."""

    box: Box
    readings: Sequence[Reading]
    indices: RegionIndices | None = None


def read_region(reader: RegionReader, bgr: Picture, box: Box) -> RegionReadings:
    """Returns what is read in a part of a picture."""
    if not isinstance(reader, IndexReader):
        return RegionReadings(box, reader.read_region(bgr, box))
    indices = reader.find_indices(bgr, box)
    return RegionReadings(box, reader.read_indices(bgr, indices), indices)


def read_wider_region(reader: RegionReader, bgr: Picture, known: RegionReadings, box: Box) -> RegionReadings:
    """Returns what is read in a box around one that is already `known` in the same picture."""
    if known.indices is None or not isinstance(reader, IndexReader):
        return read_region(reader, bgr, box)
    indices = reader.find_indices(bgr, box, known.indices)
    return RegionReadings(box, reader.read_indices(bgr, indices), indices)


def read_again(reader: RegionReader, bgr: Picture, known: RegionReadings) -> RegionReadings:
    """Returns what is read in another picture at the places where something was found in the `known` one."""
    if known.indices is None or not isinstance(reader, IndexReader):
        return read_region(reader, bgr, known.box)
    return RegionReadings(known.box, reader.read_indices(bgr, known.indices), known.indices)
