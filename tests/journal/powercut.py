"""A power cut, in all its forms: what reaches the file system is recorded, and each disk that a cut could leave built.

What was written before a file's last sync is on the disk. Of what came after, any sectors of 512 bytes may have got
there or not, in any order. A file that was deleted without its folder being synced may be back. What was written before
a sync that failed is readable as long as the machine runs, and may never reach the disk unless it is written again.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import apsw

SECTOR = 512
_names = itertools.count()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that reached the file system.

    `kind` is write, truncate, sync, failed (a sync), delete or acknowledged.
    """

    kind: str
    file: str = ""
    offset: int = 0
    content: bytes = b""
    size: int = 0
    durable: bool = True


def never(place: int) -> bool:
    """No sync fails."""
    return False


@dataclass(slots=True)
class Recorder:
    """An SQLite file system that passes everything on, and remembers it. Its name is the `vfs` to connect with.

    `fails` says of each sync, counted from 0, whether it fails; `settings` are made in each connection.
    """

    fails: Callable[[int], bool] = never
    settings: tuple[tuple[str, int], ...] = ()
    steps: list[Step] = field(default_factory=list)
    syncs: int = 0
    vfs: str = ""
    _kept: Any = None

    def __post_init__(self) -> None:
        self.vfs = f"recorder-{next(_names)}"
        self._kept = _RecordingVFS(self)

    def connect(self, path: str) -> apsw.Connection:
        """Opens a database whose steps are recorded."""
        database = apsw.Connection(path, vfs=self.vfs)
        for name, value in self.settings:
            database.pragma(name, value)
        return database

    def acknowledge(self) -> None:
        """Notes that somebody was told that everything so far is safe."""
        self.steps.append(Step("acknowledged"))

    def watch(self, path: Path) -> None:
        """Notes what has been written behind the end of a file that is not SQLite's."""
        known = sum(len(step.content) for step in self.steps if step.file == path.name)
        content = path.read_bytes()[known:] if path.exists() else b""
        self.steps += [Step("write", path.name, known, content)] * bool(content)

    def begin_with(self, folder: Path) -> None:
        """Notes what is on the disk already, as after the cut before."""
        for path in sorted(folder.iterdir()):
            self.steps += [Step("write", path.name, 0, path.read_bytes()), Step("sync", path.name)]

    def sync(self, name: str) -> None:
        """Notes a sync, or fails it."""
        failed = self.fails(self.syncs)
        self.syncs += 1
        self.steps.append(Step("failed" if failed else "sync", name))
        if failed:
            raise apsw.IOError("disk I/O error")


class _RecordingVFS(apsw.VFS):
    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        super().__init__(recorder.vfs, "")

    def xOpen(self, name: Any, flags: list[int]) -> "_RecordingFile":  # noqa: N802
        return _RecordingFile(name, flags, self._recorder)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        super().xDelete(name, sync_folder)
        self._recorder.steps.append(Step("delete", Path(name).name, durable=bool(sync_folder)))


class _RecordingFile(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int], recorder: Recorder) -> None:
        shown = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._name = Path(shown).name if shown else ""
        self._recorder = recorder
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self._recorder.steps.append(Step("write", self._name, offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self._recorder.steps.append(Step("truncate", self._name, size=size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._recorder.sync(self._name)


@dataclass(frozen=True, slots=True)
class Cut:
    """The disk after a power cut, and how many rows had been acknowledged by then."""

    files: dict[str, bytes]
    acknowledged: int


def cuts(steps: list[Step], survivals: int, seed: int) -> Iterator[Cut]:
    """Yields the disks that a cut after each step could leave: with nothing unsynced, all of it, or some sectors."""
    random = Random(seed)
    acknowledged = 0
    for end in range(len(steps) + 1):
        if end and steps[end - 1].kind == "acknowledged":
            acknowledged += 1
        for survival in range(survivals):
            share = (0.0, 1.0)[survival] if survival < 2 else random.random()
            yield Cut(_disk(steps[:end], share, random), acknowledged)


def cut_now(steps: list[Step], random: Random) -> Cut:
    """Returns a disk that a cut after the last step could leave, with some share of what was not synced."""
    return Cut(_disk(steps, random.random(), random), sum(step.kind == "acknowledged" for step in steps))


def _safe_steps(steps: list[Step]) -> set[int]:
    """Returns the places of the steps that a later sync of their file made safe."""
    safe: set[int] = set()
    unsafe: dict[str, set[int]] = {}
    for place, step in enumerate(steps):
        match step.kind:
            case "sync":
                safe |= unsafe.pop(step.file, set())
            case "failed":
                unsafe.pop(step.file, None)  # taken for written from now on, whether it was or not
            case "write" | "truncate":
                unsafe.setdefault(step.file, set()).add(place)
    return safe


def _disk(steps: list[Step], share: float, random: Random) -> dict[str, bytes]:
    safe = _safe_steps(steps)
    files: dict[str, bytearray] = {}
    deleted: dict[str, bytearray] = {}
    for place, step in enumerate(steps):
        match step.kind:
            case "write":
                content = files.setdefault(step.file, bytearray())
                deleted.pop(step.file, None)
                _write(content, step, 1.0 if place in safe else share, random)
            case "truncate" if place in safe or random.random() < share:
                del files.setdefault(step.file, bytearray())[step.size :]
            case "delete":
                gone = files.pop(step.file, bytearray())
                if not step.durable and random.random() >= share:
                    deleted[step.file] = gone
    return {name: bytes(content) for name, content in {**deleted, **files}.items()}


def _write(content: bytearray, step: Step, share: float, random: Random) -> None:
    if share >= 1.0:
        _put(content, step.offset, step.content)
        return
    for start in range(0, len(step.content), SECTOR):
        if random.random() < share:
            _put(content, step.offset + start, step.content[start : start + SECTOR])


def _put(content: bytearray, offset: int, part: bytes) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(part)] = part


def lay_out(cut: Cut, folder: Path) -> None:
    """Puts the cut's files into an empty `folder`."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
