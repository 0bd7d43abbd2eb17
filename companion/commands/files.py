"""Paths of the command line, and files that a command writes where it is told to."""

from argparse import ArgumentTypeError
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EISDIR, ENOSPC
from os import strerror
from pathlib import Path
from typing import Final

from companion.errors import BadInputError, why_refused

FULL: Final = (ENOSPC, EDQUOT)
"""What a disk says that has no room left, for anybody or for this user."""


def named_path(text: str) -> Path:
    """Returns the path that is named; for the parser of the command line.

    An empty text is none: `Path` would take it for the present folder.
    """
    if not text:
        raise ArgumentTypeError("'' is an empty path: name a file or folder")
    return Path(text)


def write_file(path: Path, content: bytes) -> None:
    """Writes a file, whole or not at all, and makes its folder. Raises BadInputError."""
    from companion.journal.atomic_files import try_writing, write_safely

    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try_writing(path)
        write_safely(path, content)


def write_rows(path: Path, content: bytes) -> Path:
    """Writes a file of rows as `write_file` does; returns its path: another one where rows would be lost."""
    from companion.exports.folder import rename_kept
    from companion.journal.atomic_files import open_folder

    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with open_folder(path.parent) as folder:
            [name] = rename_kept(folder, {path.name: content})
    write_file(path.with_name(name), content)
    return path.with_name(name)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Raises BadInputError where a disk does not take a file."""
    try:
        yield
    except OSError as error:
        mend = "make room, or name another place" if error.errno in FULL else "name another file"
        raise BadInputError(f"{path} cannot be written: {error.strerror or error}: {mend}") from None


def try_out(path: Path, *, makes_folder: bool) -> None:
    """Makes sure that a file named by --out can be written, before the work that it is for. Raises BadInputError.

    What `write_file` writes may be in folders that it `makes`.
    """
    from companion.journal.atomic_files import try_writing

    first = path
    while makes_folder and not first.parent.exists():
        first = first.parent
    try:
        if path.name in ("", ".."):
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        try_writing(first)
    except (OSError, ValueError) as error:
        raise BadInputError(
            f"--out {str(path)[:80]!r} cannot be written: {why_refused(error)}: name another file"
        ) from None


def refuse_source(out: Path, what: str, name: str) -> None:
    """Raises BadInputError if --out names what is read: the file of that `name`, or a picture in its folders.

    `what` says what that is.
    """
    try:
        out.stat()
    except (OSError, ValueError):
        return  # nothing is there that could be replaced
    if any(_is_same(path, out) for path in _files_read(name)):
        raise BadInputError(f"--out {str(out)[:80]!r} is the {what}: name another file")


def _files_read(name: str) -> Iterator[Path]:
    from vision.pictures import is_picture_name

    with suppress(OSError, ValueError):  # a camera is no file
        path = Path(name)
        yield path
        for pattern in ("*", "*/*"):
            yield from (found for found in path.glob(pattern) if is_picture_name(found.name))


def _is_same(path: Path, out: Path) -> bool:
    try:
        return path.samefile(out)
    except (OSError, ValueError):
        return False
