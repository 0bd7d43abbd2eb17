"""Unshipped games: those that only the tests have, put beside the shipped ones by their folder and nothing else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import companion.games

UNSHIPPED: Final = str(Path(__file__).parent / "unshipped")


@pytest.fixture
def unshipped_games() -> Iterator[str]:
    """Makes the unshipped games known while a test runs."""
    companion.games.__path__.append(UNSHIPPED)
    yield UNSHIPPED
    companion.games.__path__.remove(UNSHIPPED)
