"""A small file system that can be filled, to see what happens on a full disk."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

KIB = 1024


@contextmanager
def small_disk(folder: Path, size: str = "1m") -> Iterator[Path]:
    """A disk of its own, as only root can mount one."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    mounted = subprocess.run(command, capture_output=True, text=True, check=False)
    if mounted.returncode:
        pytest.skip(f"a small disk cannot be mounted here: {mounted.stderr.strip()}")
    try:
        yield disk
    finally:
        # Another process may still hold what it mounted when it took these mounts over.
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill(disk: Path, block_kib: int = 4) -> None:
    """Leaves no room for a block."""
    with (disk / "ballast").open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(block_kib * KIB))


def make_room(disk: Path) -> None:
    (disk / "ballast").unlink()
