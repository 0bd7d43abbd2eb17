"""Pictures of a table on which no card lies."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.frames import Picture


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return keep(tmp_path / "table.png", plain())


def plain(width: int = 320, height: int = 240) -> Picture:
    return np.full((height, width, 3), (60, 110, 50), np.uint8)


def keep(path: Path, picture: Picture) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    assert cv2.imwrite(str(path), picture)
    return path
