"""Milliseconds and memory of reading: `python -m tests.bench.vision`.

One thread. It prints the medians of a whole 1280×960 frame, a changed region of 320×320, a table that lies still, and a
photograph of 12 megapixels; the memory of a process that reads; what reading takes by the share of the frame that has
changed; and what 10,000 bad frames give.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import cv2
import numpy as np

from tests.vision.bad_frames import bad_frame
from vision.frames import Frame, Picture
from vision.reader import Reader
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.tracking.watcher import Watcher

SIZE = (1280, 960)
PHOTOGRAPH = (4000, 3000)
ASKED = {"whole frame": 90.0, "region of 320×320": 9.0, "still table": 1.3, "photograph of 12 megapixels": 400.0}
MEMORY_MIB = 150

_READ = """
import sys, cv2
cv2.setNumThreads(1)
from vision.pictures import open_picture
from vision.reader import Reader
from pathlib import Path
bgr, reader = open_picture(Path(sys.argv[1])).bgr, Reader()
for _ in range(5):
    reader.read(bgr)
lines = Path("/proc/self/status").read_text().splitlines()
print(*[line.split()[1] for line in lines if line.startswith(("VmHWM", "VmRSS"))])
"""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bad-frames", type=int, default=10_000, metavar="N", help="0 leaves them out")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    tables, reader = draw_tables(6), Reader()
    reader.read(tables[0])
    _say("whole frame", time_ms([partial(reader.read, table) for table in tables], 4))
    calls = [partial(reader.read_region, tables[1], box) for box in regions(320, 320)]
    _say("region of 320×320", time_ms(calls, 4))
    _say("still table", time_still(tables[0], reader))
    _say("photograph of 12 megapixels", time_photographs(tables[:3], reader))
    most, resident = memory_mib(tables[0])
    print(f"memory of a process that reads  {resident:6.0f} MiB (at most {MEMORY_MIB}; {most:.0f} at its height)")
    costs = ", ".join(f"{share:.1%} {ms:.1f} ms" for share, ms in cost_by_area(reader, tables[1]))
    print(f"by the share of the frame that has changed: {costs}")
    if arguments.bad_frames:
        count = sum(len(reader.read(bad_frame(seed, tables[0][::2, ::2]))) for seed in range(arguments.bad_frames))
        print(f"{arguments.bad_frames} bad frames gave {count} cards")
        if count:
            raise SystemExit("a bad frame must give no card")


def draw_tables(count: int) -> list[Picture]:
    """Returns pictures of tables with the cards of a trick and more."""
    decks, tables = DeckCollection.open("test"), SurfaceCollection.open("test")
    style = SceneStyle(cards=(4, 12), index_px=(14, 30), empty_share=0)
    return [draw_scene(70 + seed, SIZE, decks=decks, tables=tables, style=style).bgr for seed in range(count)]


def time_photographs(tables: Sequence[Picture], reader: Reader) -> float:
    """Returns the median time of reading tables as a photograph of 12 megapixels shows them."""
    large = [np.asarray(cv2.resize(one, PHOTOGRAPH, interpolation=cv2.INTER_CUBIC), np.uint8) for one in tables]
    return time_ms([partial(reader.read, one) for one in large], 2)


def regions(width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Returns boxes x, y, width, height of that size, spread over the frame."""
    xs = np.linspace(0, SIZE[0] - width, 3).astype(int)
    ys = np.linspace(0, SIZE[1] - height, 2).astype(int)
    return [(int(x), int(y), width, height) for x in xs for y in ys]


def time_ms(works: Sequence[Callable[[], object]], runs: int) -> float:
    """Returns the median time of the works, each run several times."""
    times = []
    for work in [*works] * runs:
        start = perf_counter()
        work()
        times.append((perf_counter() - start) * 1000)
    return median(times)


def time_still(table: Picture, reader: Reader) -> float:
    """Returns the median time of all that is done with a frame of a table on which only the sensor's noise moves."""
    noise = np.random.default_rng(1).normal(0, 3, (8, *table.shape))
    pictures = [np.clip(table + one, 0, 255).astype(np.uint8) for one in noise]
    frames = [Frame(pictures[seq % len(pictures)], seq, seq / 10) for seq in range(120)]
    watcher = Watcher(reader)
    for frame in frames[:40]:  # every card has been read as often as it needs
        watcher.see(frame)
    return time_ms([partial(watcher.see, frame) for frame in frames[40:]], 1)


def cost_by_area(reader: Reader, table: Picture) -> list[tuple[float, float]]:
    """Returns changed areas as shares of the frame, and the median milliseconds that reading them takes."""
    points = []
    for share in (0.01, 0.03, 0.06, 0.085, 0.15, 0.25, 0.4, 0.6, 0.8, 1.0):
        side = share**0.5
        boxes = regions(int(SIZE[0] * side), int(SIZE[1] * side))
        points.append((share, time_ms([partial(reader.read_region, table, box) for box in boxes], 2)))
    return points


def memory_mib(table: Picture) -> tuple[float, float]:
    """Returns the most memory that a process held which reads one picture a few times, and what it holds then."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.png"
        cv2.imwrite(str(path), table)
        done = subprocess.run([sys.executable, "-c", _READ, str(path)], check=True, capture_output=True, text=True)
    most, resident = (int(number) / 1024 for number in done.stdout.split())
    return most, resident


def _say(what: str, ms: float) -> None:
    print(f"{what:30}  {ms:7.1f} ms  (at most {ASKED[what]:g})")


if __name__ == "__main__":
    main()
