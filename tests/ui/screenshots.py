"""Writes every screen of a whole game, in each size and language, as pictures: to look at, and for the README.

Usage: python -m tests.ui.screenshots FOLDER [SIZE] [LANGUAGE] [TEXT_PERCENT]
"""

import sys
import tempfile
from pathlib import Path

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.translations import languages
from companion.ui.window import SIZES
from tests.ui.geometry import contrast_faults, faults
from tests.ui.pilot import Pilot
from tests.ui.tour import tour


def main(folder: str, size: str = "", language: str = "", text: str = "") -> None:
    """Writes the pictures, and says what is wrong with the screens."""
    percent = int(text or 100)
    for screen in [size] if size else SIZES:
        for tongue in [language] if language else languages():
            place = Path(folder) / f"{screen}-{tongue}{'' if percent == 100 else f'-{percent}'}"
            place.mkdir(parents=True, exist_ok=True)
            wrong = write(place, screen, tongue, percent)
            print(f"{place}: {len(list(place.glob('*.png')))} pictures")
            print(*(f"  {fault}" for fault in wrong), sep="\n" if wrong else "")


def write(place: Path, size: str, language: str, percent: int) -> list[str]:
    """Writes one game's pictures into `place`; returns what is wrong with them."""
    wrong = []
    for old in place.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as state,
        Pilot(Path(state), size, language=language, text_percent=percent) as it,
    ):
        for number, stop in enumerate(tour(it)):
            picture = it.shot(place / f"{number:02}-{stop}.png")
            wrong += [f"{stop}: {fault}" for fault in (*faults(it), *contrast_faults(it, picture))]
    return wrong


if __name__ == "__main__":
    main(*sys.argv[1:])
