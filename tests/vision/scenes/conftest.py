"""Decks and tables that need nothing outside the project."""

import cv2
import pytest

from vision.scenes import DeckCollection, SurfaceCollection


@pytest.fixture(scope="session", autouse=True)
def one_thread() -> None:
    cv2.setNumThreads(1)


@pytest.fixture(scope="package")
def decks() -> DeckCollection:
    return DeckCollection.open("all")


@pytest.fixture(scope="package")
def tables() -> SurfaceCollection:
    return SurfaceCollection.open("all")
