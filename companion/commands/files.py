"""Files that a command writes where it is told to."""

from pathlib import Path

from companion.errors import BadInputError


def write_file(path: Path, content: bytes) -> None:
    """Writes a file, whole or not at all, and makes its folder. Raises BadInputError."""
    from companion.journal.atomic_files import try_writing, write_safely

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try_writing(path)
        write_safely(path, content)
    except OSError as error:
        raise BadInputError(f"{path} cannot be written: {error.strerror or error}") from None
