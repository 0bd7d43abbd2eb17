"""A small JSON file that a power cut cannot damage, with the last good copy beside it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.journal.atomic_files import USUAL_MODE, write_safely

LARGEST_BYTES: Final = 256 * 1024


@dataclass(frozen=True, slots=True)
class StoredValues:
    """What was read; `notice` says in one line that the file was damaged, and what was taken instead."""

    values: Mapping[str, Any]
    notice: str | None = None


class JsonFile:
    """A JSON object in a file; reading never fails, writing leaves the old file or the new one.

    `mode` says who may read and write it.
    """

    def __init__(self, path: Path, *, mode: int = USUAL_MODE) -> None:
        self.path = path
        self._mode = mode
        self._good = path.with_name(path.name + ".good")

    @property
    def paths(self) -> tuple[Path, Path]:
        """The file, and its last good copy."""
        return self.path, self._good

    def read(self) -> StoredValues:
        """Returns the values, those of the last good copy, or none."""
        values = _read(self.path)
        if values is not None:
            return StoredValues(values)
        good = _read(self._good)
        if good is not None:
            return StoredValues(good, f"{self.path} was damaged: the last good settings are used")
        if _is_there(self.path):
            return StoredValues({}, f"{self.path} was damaged: everything is set as at first")
        return StoredValues({})

    def write(self, values: Mapping[str, Any]) -> None:
        """Writes the values; what stood before becomes the last good copy, or is set aside if it is damaged.

        Raises OSError, and then nothing changed.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if _read(self.path) is not None:
            write_safely(self._good, self.path.read_bytes(), mode=self._mode)
        elif self.path.is_file():
            write_safely(self.path.with_name(self.path.name + ".damaged"), self.path.read_bytes(), mode=self._mode)
        text = json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
        write_safely(self.path, text.encode("utf-8", "surrogatepass"), mode=self._mode)  # as they were read


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # nobody may look into its folder: what opens the journal there says so
        return False


def _read(path: Path) -> dict[str, Any] | None:
    try:
        content = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST_BYTES else b""
        values = json.loads(content)
    except (OSError, ValueError, RecursionError):
        return None
    return values if isinstance(values, dict) else None
