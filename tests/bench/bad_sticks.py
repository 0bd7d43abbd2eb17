"""How soon the host is told of a bad stick (K12): `python -m tests.bench.bad_sticks [GROUPS]`, 20 groups without it.

Each stick is a file system of its own on a loop device, as only root can mount one. The time is from the host's touch
to the words, by a companion whose journal holds a game of each group; the journal is whole afterwards.
"""

import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final

from companion.app.kiosk.event_export import folder_name
from companion.app.kiosk.event_saving import EventSaving
from companion.hub.simulated_table import DemoTable
from companion.journal import Journal
from companion.journal.atomic_files import open_folder
from companion.journal.inspection import inspect
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT
from tests.bench._command_line import asked
from tests.exports.stick import MIB, plug_in, pull_out, run
from tests.journal.small_disk import KIB, fill, small_disk

LIMIT_S: Final = 3.0
NAMES: Final = 10_000
FREEZE: Final = 0xC0045877
THAW: Final = 0xC0045878
"""What Linux calls holding up all writing to a file system, and letting it go on."""
HANGS: Final = "hangs while written"
NAME: Final = folder_name(EVENT)
SIZE: Final = 64 * MIB


def main() -> None:
    """Prints how soon each case is told of, and in which words."""
    (count,) = asked(20)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        serve(folder, count)
        with Companion(folder, EVENT) as companion:
            slow = [name for name in CASES if measure(companion, name) > LIMIT_S]
            slow += [HANGS] if measure_hang(companion) > LIMIT_S else []
        assert inspect(folder / "journal.db").whole, "the journal is damaged"
    assert not slow, f"reported too late: {', '.join(slow)}"


def serve(folder: Path, count: int) -> None:
    """Lets so many groups play one game each."""
    table = DemoTable(folder, EVENT, 1)
    with Journal(table.path) as journal:
        for _ in range(count):
            table.serve_group(journal)
    print(f"{count} groups, a journal of {table.path.stat().st_size / MIB:.1f} MiB")


def measure(companion: Companion, name: str) -> float:
    """Prints how long it took from the touch to the words; returns it for a stick that was refused, else 0."""
    with tempfile.TemporaryDirectory() as made, small_disk(Path(made), f"{SIZE // KIB}k") as disk:
        with plug_in(Path(made), SIZE, disk / "stick.img") as place:
            CASES[name](place)
            saving = EventSaving(lambda: EVENT, companion.kiosk.recorder._controllers, (place.parent,))
            began_s = time.monotonic()
            saving.begin()
            companion.loop.until(lambda: not saving.is_busy or saving.is_stalled)
            took_s, message = time.monotonic() - began_s, saving.message
            saving.stop()
            companion.settle()
        print(f"{name:24} {took_s:5.2f} s  {message}", flush=True)
    return 0.0 if message == companion.controllers.texts("kiosk.host.exported", folder=NAME) else took_s


def measure_hang(companion: Companion) -> float:
    """Prints how long after a stick stopped in mid-writing it was told, and what was told when it was given up."""
    with (
        tempfile.TemporaryDirectory() as made,
        small_disk(Path(made), f"{SIZE // KIB}k") as disk,
        plug_in(Path(made), SIZE, disk / "stick.img") as place,
    ):
        saving = EventSaving(lambda: EVENT, companion.kiosk.recorder._controllers, (place.parent,))
        frozen_s: list[float] = []
        freezing = Thread(target=freeze, args=(place, frozen_s))
        freezing.start()
        saving.begin()
        companion.loop.until(lambda: not saving.is_busy or saving.is_stalled)
        freezing.join()
        took_s, message = time.monotonic() - frozen_s[0], saving.message
        saving.stop()
        with open_folder(place) as root:
            ioctl(root, THAW, 0)
        while any(is_below(place, number) for number in Path("/proc/self/fd").iterdir()):
            time.sleep(0.01)  # what was given up ends now
        print(f"{HANGS:24} {took_s:5.2f} s  {message} {saving.message}", flush=True)
    return took_s


def is_below(place: Path, number: Path) -> bool:
    """Whether a file descriptor (in /proc) is an open file of the stick."""
    with suppress(OSError):
        return place in number.readlink().parents
    return False


def freeze(place: Path, frozen_s: list[float]) -> None:
    """Freezes a stick once something is written to it, and notes the time."""
    while not (place / NAME).exists():
        time.sleep(0.001)
    with open_folder(place) as root:
        ioctl(root, FREEZE, 0)
    frozen_s.append(time.monotonic())


def make_read_only(place: Path) -> None:
    run("mount", "-o", "remount,ro", str(place))


def damage(place: Path, share: float) -> None:
    """Overwrites a part of the stick while it is unplugged, and plugs it in again, if the system mounts it."""
    image, random = place.parent.parent / "disk" / "stick.img", Random(1)
    pull_out(place)
    with image.open("r+b") as file:
        for at in range(0 if share == 1 else 64 * KIB, image.stat().st_size, 64 * KIB):
            if random.random() < share:
                file.seek(at)
                file.write(random.randbytes(4 * KIB))
    os.system(f"mount -o loop {image} {place} 2>/dev/null")


def break_while_written(place: Path) -> None:
    """Fills the disk that holds the stick's image: what is written to it is lost, as if it were pulled out."""
    os.sync()
    fill(place.parent.parent / "disk")


def link_elsewhere(place: Path) -> None:
    (place / NAME).symlink_to("/etc")


def fill_with_names(place: Path) -> None:
    (place / "autorun.inf").write_text("[autorun]\nopen=evil.sh")
    (place / NAME).mkdir()
    for number in range(NAMES // 2):
        (place / f"{number}\x1b[2J.toml").touch()
        (place / NAME / f"report-{number}.html").touch()


CASES: Final[dict[str, Callable[[Path], object]]] = {
    "none or pulled before": pull_out,
    "full": fill,
    "read-only": make_read_only,
    "nothing but noise": lambda place: damage(place, 1),
    "damaged in parts": lambda place: damage(place, 0.6),
    "breaks while written": break_while_written,
    "a link under the name": link_elsewhere,
    f"{NAMES} names, an autorun": fill_with_names,
    "a sound one": lambda _: None,
}


if __name__ == "__main__":
    main()
