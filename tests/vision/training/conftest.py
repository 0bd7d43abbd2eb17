"""Scenes that need nothing outside the project."""

import pytest

from vision.scenes import DeckCollection, SurfaceCollection
from vision.training.scene_pool import SceneSource


@pytest.fixture(scope="package")
def scene_source() -> SceneSource:
    return SceneSource(DeckCollection.open("all"), SurfaceCollection.open("all"))
