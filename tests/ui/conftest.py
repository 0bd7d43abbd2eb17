"""The app for tests: its journal lies in memory, where there is a place, as many games are played."""

import gc
import os
import pkgutil
import shutil
import tempfile
from collections.abc import Iterator
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Final

import pytest

os.environ.setdefault("PILOT_DRAWS", "pictures")  # before the pilot opens its window

import companion.games
import companion.ui.games
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play
from companion.ui.garbage_collection import PENDING_COLLECTION
from tests.games.conftest import UNSHIPPED
from tests.ui.correcting import CARDS, TRUNK
from tests.ui.event_visit import open_kiosk
from tests.ui.pilot import Pilot, prepare_once
from tests.ui.player import begin

HERE: Final = Path(__file__).parent
ON_THE_SCREEN: Final = str(HERE / "unshipped")
"""The screens of games that only the tests have."""
SELDOM: Final = (100_000, 50, 50)
"""How many new objects are made between two collections of the youngest; many, as no frame is waited for here."""


def pytest_collection_finish() -> None:
    """Games are loaded while branches are measured; no collection of garbage looks again at what is loaded by now."""
    for package in (companion.games, companion.ui):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    prepare_once()
    gc.set_threshold(*SELDOM)
    PENDING_COLLECTION._trigger.timeout = inf  # only before the fifth screen


@pytest.fixture(autouse=True)
def environment() -> Iterator[None]:
    """The environment is after each test as it was before."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture
def folder(memory: Path | None) -> Iterator[Path]:
    """Where the journal and the settings lie."""
    made = Path(tempfile.mkdtemp(dir=memory))
    yield made
    shutil.rmtree(made)


@pytest.fixture
def pilot(folder: Path) -> Iterator[Pilot]:
    """The app in English on the smallest screen, nothing played yet."""
    with Pilot(folder) as opened:
        yield opened


@pytest.fixture
def kiosk(folder: Path) -> Iterator[Pilot]:
    """The kiosk of an event on the smallest screen, whose host has set a PIN; nobody is there yet."""
    with open_kiosk(folder) as opened:
        yield opened


@pytest.fixture
def unshipped_screens() -> Iterator[None]:
    """Makes the unshipped games known, on the screen too, while a test runs."""
    companion.games.__path__.append(UNSHIPPED)
    companion.ui.games.__path__.append(ON_THE_SCREEN)
    yield
    companion.ui.games.__path__.remove(ON_THE_SCREEN)
    companion.games.__path__.remove(UNSHIPPED)


@pytest.fixture
def table(pilot: Pilot) -> Pilot:
    """A game with a trick and one card; the 6♦ of the second player is to be corrected."""
    begin(pilot)
    pilot.act(TRUNK, *(Play(parse_card(card)) for card in CARDS))
    return pilot
