"""A power cut, in all its forms: what SQLite writes is recorded, and every disk that a cut could leave is built.

What was written before a file's last sync is on the disk. Of what came after, any sectors of 512 bytes may have got
there or not, in any order. A file that was deleted without its folder being synced may be back.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import apsw

SECTOR = 512
_names = itertools.count()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that reached the file system; `kind` is write, truncate, sync, delete or acknowledged."""

    kind: str
    file: str = ""
    offset: int = 0
    content: bytes = b""
    size: int = 0
    durable: bool = True


@dataclass(slots=True)
class Recorder:
    """An SQLite file system that passes everything on, and remembers it. Its name is the `vfs` to connect with."""

    steps: list[Step] = field(default_factory=list)
    vfs: str = ""
    _kept: Any = None

    def __post_init__(self) -> None:
        self.vfs = f"recorder-{next(_names)}"
        self._kept = _RecordingVFS(self.vfs, self.steps)

    def connect(self, path: str) -> apsw.Connection:
        """Opens a database whose steps are recorded."""
        return apsw.Connection(path, vfs=self.vfs)

    def acknowledge(self) -> None:
        """Notes that somebody was told that everything so far is safe."""
        self.steps.append(Step("acknowledged"))


class _RecordingVFS(apsw.VFS):
    def __init__(self, name: str, steps: list[Step]) -> None:
        self._steps = steps
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> "_RecordingFile":  # noqa: N802
        return _RecordingFile(name, flags, self._steps)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        super().xDelete(name, sync_folder)
        self._steps.append(Step("delete", Path(name).name, durable=bool(sync_folder)))


class _RecordingFile(apsw.VFSFile):
    def __init__(self, name: Any, flags: list[int], steps: list[Step]) -> None:
        shown = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._name = Path(shown).name if shown else ""
        self._steps = steps
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self._steps.append(Step("write", self._name, offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self._steps.append(Step("truncate", self._name, size=size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._steps.append(Step("sync", self._name))


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


def _disk(steps: list[Step], share: float, random: Random) -> dict[str, bytes]:
    synced: dict[str, int] = {}
    for place, step in enumerate(steps):
        if step.kind == "sync":
            synced[step.file] = place
    files: dict[str, bytearray] = {}
    deleted: dict[str, bytearray] = {}
    for place, step in enumerate(steps):
        safe = place < synced.get(step.file, -1)
        match step.kind:
            case "write":
                content = files.setdefault(step.file, bytearray())
                deleted.pop(step.file, None)
                _write(content, step, 1.0 if safe else share, random)
            case "truncate" if safe or random.random() < share:
                del files.setdefault(step.file, bytearray())[step.size :]
            case "delete":
                gone = files.pop(step.file, bytearray())
                if not step.durable and random.random() >= share:
                    deleted[step.file] = gone
    return {name: bytes(content) for name, content in {**deleted, **files}.items()}


def _write(content: bytearray, step: Step, share: float, random: Random) -> None:
    for start in range(0, len(step.content), SECTOR):
        if share < 1.0 and random.random() >= share:
            continue
        part = step.content[start : start + SECTOR]
        offset = step.offset + start
        if len(content) < offset:
            content.extend(bytes(offset - len(content)))
        content[offset : offset + len(part)] = part


def lay_out(cut: Cut, folder: Path) -> None:
    """Puts the cut's files into an empty `folder`."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
