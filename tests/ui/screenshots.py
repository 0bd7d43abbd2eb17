"""Writes every screen of each game, in each size and language, as pictures: to look at, and for the README.

Usage: python -m tests.ui.screenshots FOLDER [SIZE] [LANGUAGE] [TEXT_PERCENT] [GAME]

Each game has a folder of its own, and so have the screens with a camera over a simulated table, and an event.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import tests.conftest  # Kivy stays quiet
import tests.ui.pilot  # noqa: F401  # opens a window large enough for every size
from companion.translations import languages
from companion.ui.window import SIZES
from tests.ui import camera_tour, event_tour
from tests.ui.game_tours import TOURS
from tests.ui.geometry import contrast_faults, faults, is_covered
from tests.ui.pilot import Pilot

ALL = {**TOURS, "camera": camera_tour.tour}


def main(folder: str, size: str = "", language: str = "", text: str = "", game: str = "") -> None:
    """Writes the pictures of one game, or of all and of an event, and says what is wrong with the screens."""
    percent = int(text or 100)
    for screen in [size] if size else SIZES:
        for tongue in [language] if language else languages():
            place = Path(folder) / f"{screen}-{tongue}{'' if percent == 100 else f'-{percent}'}"
            for name in [game] if game else ALL:
                report(place / name, write(place / name, screen, tongue, percent, name))
            if not game:
                report(place / "event", write_event(place / "event", screen, tongue, percent))


def report(place: Path, wrong: list[str]) -> None:
    """Says how many pictures were written, and what is wrong with them."""
    print(f"{place}: {len(list(place.glob('*.png')))} pictures")
    print(*(f"  {fault}" for fault in wrong), sep="\n" if wrong else "")


def write(place: Path, size: str, language: str, percent: int, game: str) -> list[str]:
    """Writes one game's pictures into `place`; returns what is wrong with them."""
    with (
        tempfile.TemporaryDirectory() as state,
        Pilot(Path(state), size, language=language, text_percent=percent) as it,
    ):
        return _shoot(it, place, ALL[game](it))


def write_event(place: Path, size: str, language: str, percent: int) -> list[str]:
    """Writes the pictures of a kiosk at an event into `place`; returns what is wrong with them."""
    with tempfile.TemporaryDirectory() as state:
        event_tour.prepare(Path(state))
        with Pilot(Path(state), size, event_tour.START, language=language, text_percent=percent) as it:
            return _shoot(it, place, event_tour.tour(it))


def _shoot(it: Pilot, place: Path, stops: Iterator[str]) -> list[str]:
    """Writes a picture of each stop; where something lies over the screen, nobody touches what is below."""
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.png"):
        old.unlink()
    wrong = []
    for number, stop in enumerate(stops):
        it.shot(place / f"{number:02}-{stop}.png")
        if not is_covered(it):
            wrong += [f"{stop}: {fault}" for fault in (*faults(it), *contrast_faults(it))]
    return wrong


if __name__ == "__main__":
    main(*sys.argv[1:])
