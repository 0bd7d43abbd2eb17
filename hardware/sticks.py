"""Memory sticks: which mounted file systems are sticks. What lies on them is not looked at, however much it is."""

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from hardware.mounts import Mount, mounts_now

KINDS: Final = ("vfat", "msdos", "exfat", "ntfs", "ntfs3", "fuseblk", "ext2", "ext3", "ext4", "f2fs", "hfsplus", "udf")
"""The file systems that a stick may have; those in memory and overlays are no sticks."""
MOST_NAMES: Final = 10_000
"""So many names are looked at in a folder."""
BLOCKS: Final = Path("/sys/dev/block")


@dataclass(frozen=True, slots=True)
class Stick:
    """A stick that is plugged in: its folder, and the number of its device, which a folder left behind has not."""

    place: Path
    device: int


def find_sticks(roots: Sequence[Path]) -> tuple[Stick, ...]:
    """Returns the sticks that are mounted below `roots`, those that can be written to first."""
    found = sticks_among(mounts_now(), roots)
    return tuple(sorted(found, key=lambda stick: not os.access(stick.place, os.W_OK)))


def list_files(folder: Path, suffix: str) -> list[Path]:
    """Returns the plain files in a folder whose names end so, without hidden ones.

    There are none if it cannot be read: a stick may be pulled out.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        named = [one for one in islice(entries, MOST_NAMES) if _is_shown(one.name, suffix)]
        plain = [one.name for one in named if one.name.isprintable() and one.is_file(follow_symlinks=False)]
        return [folder / name for name in sorted(plain)]
    return []


def _is_shown(name: str, suffix: str) -> bool:
    return name.lower().endswith(suffix) and not name.startswith(".")


def sticks_among(mounts: Sequence[Mount], roots: Sequence[Path], blocks: Path = BLOCKS) -> tuple[Stick, ...]:
    """Returns those of the mounted file systems that are sticks: never a part of the disk that the system runs from."""
    below = [mount for mount in mounts if _is_below(mount.place, roots)]
    layers = set(_layers(mounts))
    own = {_disk(mount.device, blocks) for mount in mounts if mount not in below or mount.place in layers}
    return tuple(
        Stick(mount.place, os.makedev(*map(int, mount.device.split(":"))))
        for mount in below
        if mount.kind in KINDS and _disk(mount.device, blocks) not in own
    )


def _is_below(place: Path, roots: Sequence[Path]) -> bool:
    return any(root in place.parents for root in roots)


def _layers(mounts: Sequence[Mount]) -> Iterator[Path]:
    """Yields the folders of which an overlay is made, as the one that keeps a system from being written."""
    for mount in mounts:
        for setting in mount.settings:
            name, _, value = setting.partition("=")
            if name == "lowerdir":
                yield from map(Path, value.split(":"))


def _disk(device: str, blocks: Path) -> str:
    """Returns the disk on which a device lies: the whole one of a partition."""
    path = Path(os.path.realpath(blocks / device))
    if not path.exists():
        return device
    return path.parent.name if (path / "partition").exists() else path.name
