"""What the reader sees where no card lies open: `python -m tests.bench.no_cards [--pictures N] [--first SEED]`.

Every other picture is a table with things alone: printed matter, cards of other games, keyboards, chips, dice, hands.
The others have cards too, all face down. It prints what was named all the same, and ends with 1 if anything was.
"""

import argparse
import sys
from dataclasses import replace

import cv2

from vision.reader import Reader
from vision.scenes import EVERYDAY, DeckCollection, Scene, SurfaceCollection, draw_scene

SIZE = (640, 480)
THINGS = replace(EVERYDAY, empty_share=1.0, clutter=(4, 9))
BACKS = replace(EVERYDAY, empty_share=0.0, face_down_share=4.0, joker_share=0.0, clutter=(2, 6))
"""In most scenes three tenths of that share lie face down: in these all cards do."""


def main() -> None:
    """Draws, reads and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=500)
    parser.add_argument("--first", type=int, default=820_000_000, metavar="SEED")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    boxes, reader = (DeckCollection.open("test"), SurfaceCollection.open("test")), Reader()
    named = unnamed = 0
    for seed in range(arguments.first, arguments.first + arguments.pictures):
        for reading in reader.read(draw_without_faces(seed, *boxes).bgr):
            named, unnamed = named + (reading.card is not None), unnamed + (reading.card is None)
            if reading.card is not None:
                print(f"seed {seed}: {reading.card.name} with {reading.confidence:.3f}", flush=True)
    print(f"{arguments.pictures} pictures without an open card: {named} named, {unnamed} seen without a name")
    sys.exit(bool(named))


def draw_without_faces(seed: int, decks: DeckCollection, tables: SurfaceCollection) -> Scene:
    """Returns the scene of that seed, on which no card shows its face."""
    return draw_scene(seed, SIZE, decks=decks, tables=tables, style=BACKS if seed % 2 else THINGS)


if __name__ == "__main__":
    main()
