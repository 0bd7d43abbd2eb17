"""Measures how many training pictures are drawn a second on one core: `python -m tests.bench.draw_scenes`."""

import argparse
import time
from pathlib import Path

import cv2

from vision.scenes import DeckCollection, SurfaceCollection, draw_scene
from vision.scenes.decks.glyphs import SYSTEM_FONTS


def measure(count: int, decks: DeckCollection, tables: SurfaceCollection) -> tuple[float, float]:
    """Returns pictures of 320 × 320 drawn in a second of processor time, and cards a picture."""
    start, cards = time.process_time(), 0
    for seed in range(count):
        cards += len(draw_scene(seed, (320, 320), decks=decks, tables=tables).cards)
    return count / (time.process_time() - start), cards / count


def main() -> None:
    """Prints the speed for the decks and tables that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=Path, help="folder of pictured decks")
    parser.add_argument("--tables", type=Path, help="folder of pictured table tops")
    parser.add_argument("--count", type=int, default=1000)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    decks = DeckCollection.open("train", folder=arguments.decks, font_folders=SYSTEM_FONTS)
    speed, cards = measure(arguments.count, decks, SurfaceCollection.open("train", folder=arguments.tables))
    print(f"{speed:.0f} pictures of 320 x 320 a second, {cards:.1f} cards a picture")


if __name__ == "__main__":
    main()
