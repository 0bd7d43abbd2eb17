"""Seeds: well-made examples of each kind, from which a fuzzer begins; small, and made anew each time."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from companion.engine import read_record, write_record
from companion.exports.packed import MARK, pack
from companion.games import find_game, game_names
from hardware.vision_process.messages import pack as pack_message
from tests.games.descriptions import TEXTS
from tests.games.random_play import play_randomly
from tests.hardware.vision_process.sample_messages import ASKED, SEEN
from tests.project.tree import ROOT
from tests.vision.hostile import png, saved, turned_png

RECORDS: Final = sorted(
    path for path in (ROOT / "tests/records").glob("**/*.json") if "actions" in json.loads(path.read_text())
)
FORMULAS: Final = (
    "tricks - 6",
    "bid * 10 + (tricks - bid) if tricks >= bid else -10 * bid",
    "max(0, min(side.tricks, 7), abs(player.bid - 2)) / 3",
    "down(total / 100) - up(cards / 2)",
    "steps[tricks - 1] * (1 + doubled)",
    "2 if trump.hearts and not alone or took.QS else place.tricks",
    "1 if most.tricks == 3 and last_trick else least.cards",
)


def seeds_of(kind: str) -> Iterator[bytes]:
    """Gives the seeds of one of the targets."""
    match kind:
        case "records":
            yield from _records()
        case "codes":
            for content in _records():
                record = read_record(content, find_game)
                yield pack(find_game(record.game), record).removeprefix(MARK).encode()
        case "pictures":
            yield from _pictures()
        case "settings":
            yield b'{"text_percent": 120, "language": "de", "screen": "800x480", "rotation": 90, "volume": 3}'
            yield b'{"alphabet": "german", "mains_hz": 60, "unknown": [1, {"a": null}]}'
        case "messages":
            yield from (pack_message(message) for message in (*SEEN, *ASKED))
        case "descriptions":
            yield from (text.encode() for text in TEXTS.values())
        case "formulas":
            yield from (formula.encode() for formula in FORMULAS)


def _records() -> Iterator[bytes]:
    yield from (path.read_bytes() for path in RECORDS)
    for game in map(find_game, game_names()):
        for seed, length in ((1, 40), (2, 120)):
            record = play_randomly(game, seed, {}).record
            yield write_record(game, replace(record, entries=record.entries[:length])).encode()


def _pictures() -> Iterator[bytes]:
    rough = np.random.default_rng(2).integers(0, 256, (9, 13, 3), np.uint8)
    for ending in (".jpg", ".png", ".webp", ".bmp", ".gif", ".tiff", ".ppm"):
        yield cv2.imencode(ending, rough)[1].tobytes()
    yield cv2.imencode(".jpg", rough, [cv2.IMWRITE_JPEG_PROGRESSIVE, 1])[1].tobytes()
    yield png(7, 5, 16, 6, interlaced=True)
    yield png(7, 5, 8, 3)
    yield turned_png(7, 5)
    yield saved("RGBA", 7, 5, "WEBP", lossless=True)
    yield saved("P", 7, 5, "GIF", transparency=0)
    yield saved("RGBA", 7, 5, "TIFF", compression="tiff_lzw")
