"""Atomic writing of small files: a power cut leaves the old file or the new one, never a part."""

import errno
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from companion.errors import BadInputError

ProgressCallback = Callable[[], object]
"""Called whenever a disk has done a part of what it was given."""
PART_BYTES: Final = 1 << 20
"""A disk that takes seconds for so much does not answer."""
USUAL_MODE: Final = 0o666
"""Who may read and write a file, but for what the process's umask forbids."""
_NEW: Final = os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW


def write_safely(path: Path, content: bytes, *, mode: int = USUAL_MODE) -> None:
    """Writes `content` beside `path`, syncs, reads it back, and renames. Raises OSError if it may not be safe.

    Then `path` is as it was; only if its folder cannot be synced, it may be the new file already.
    """
    with open_folder(path.parent) as folder:
        write_within(folder, path.name, content, mode=mode)


def write_within(
    folder: int, name: str, content: bytes, on_progress: ProgressCallback = lambda: None, *, mode: int = USUAL_MODE
) -> None:
    """Writes a file of an opened folder, as `write_safely`; no link in that folder leads the writing elsewhere.

    `on_progress` is called whenever the disk has done a part of it.
    """
    fresh = _fresh_name()
    number = os.open(fresh, os.O_RDWR | _NEW, mode, dir_fd=folder)
    try:
        with os.fdopen(number, "r+b") as file:
            for part in _parts(content):
                file.write(part)
                file.flush()
                os.fsync(number)
                on_progress()
            os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)  # what is read back is what the disk has
            file.seek(0)
            found = bytearray()
            while part := file.read(PART_BYTES):
                found += part
                on_progress()
            if content != found:
                raise OSError(f"{name} does not read back as it was written")
        os.replace(fresh, name, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        with suppress(OSError):
            os.unlink(fresh, dir_fd=folder)
        raise
    os.fsync(folder)
    on_progress()


def _parts(content: bytes) -> Sequence[bytes]:
    """Returns `content` in parts, at least one."""
    return [content[start : start + PART_BYTES] for start in range(0, max(1, len(content)), PART_BYTES)]


def try_writing(path: Path) -> None:
    """Finds out whether `path` can be written safely, and leaves it as it is. Raises OSError, or ValueError for a name.

    A name that no file can have is a ValueError; one that a folder, link, pipe or device has is an OSError.
    """
    with open_folder(path.parent) as folder:
        check_replaceable(folder, path.name)
        try_writing_within(folder)


def try_writing_within(folder: int) -> None:
    """Finds out whether a file can be made in an opened folder, and leaves none. Raises OSError."""
    fresh = _fresh_name()
    os.close(os.open(fresh, os.O_WRONLY | _NEW, 0o666, dir_fd=folder))
    os.unlink(fresh, dir_fd=folder)


def check_replaceable(folder: int, name: str) -> None:
    """Raises OSError if `name` in an opened folder is there and is no regular file."""
    try:
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        what = "a link" if stat.S_ISLNK(mode) else "a pipe, socket or device"
        raise FileExistsError(errno.EEXIST, f"it is {what}, which is never replaced")


@contextmanager
def open_folder(path: Path | str, within: int | None = None) -> Iterator[int]:
    """Holds a folder open: what follows happens in it, whatever takes its name meanwhile. Raises OSError.

    `within` is an opened folder in which it is looked for; then a link is no folder.
    """
    flags = os.O_RDONLY | os.O_DIRECTORY | (0 if within is None else os.O_NOFOLLOW)
    number = os.open(path, flags, dir_fd=within)
    try:
        yield number
    finally:
        os.close(number)


def _fresh_name() -> str:
    """Returns a random name."""
    return f".{token_hex(8)}.new"


def make_folder(folder: Path) -> None:
    """Makes `folder` and those above it, safely. Raises OSError."""
    missing = [above for above in (folder, *folder.parents) if not above.exists()]
    for above in reversed(missing):
        above.mkdir(exist_ok=True)
        sync_folder(above.parent)


def sync_folder(folder: Path) -> None:
    """Makes the folder's entries safe. Raises OSError."""
    with open_folder(folder) as number:
        os.fsync(number)


def read_small(path: Path, most_bytes: int) -> bytes:
    """Returns the content of a small file. Raises OSError, also for a longer one, and for what is no regular file."""
    number = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)  # a pipe is not waited for
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError("it is no file")
        content = file.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def check_regular(path: Path) -> None:
    """Raises BadInputError for a pipe, socket or device, which nobody could wait for, and OSError."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise BadInputError(f"{path} is no file but a pipe, socket or device: name another file, or remove it")
