"""The event's file as the hub hands it out: read again when it changes, a faulty one never."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from companion.errors import BadInputError, why_refused


class EventSource:
    """The file, if there is one. `text` is what tables get, None for nothing; `hash` names it, `name` the event."""

    def __init__(self, path: Path | None, warn: Callable[[str], None]) -> None:
        self._path = path
        self._warn = warn
        self._seen: object = None
        self.text: str | None = None
        self.hash = ""
        self.name = ""
        if path is not None:
            self._load(path)

    def refresh(self) -> None:
        """Reads the file again if it has changed; what is wrong with it is said, and the one before stays."""
        if self._path is not None and self._look(self._path) != self._seen:
            try:
                self._load(self._path)
            except BadInputError as error:
                self._warn(f"{error}: tables keep the event file that they have")

    def _load(self, path: Path) -> None:
        """Raises BadInputError."""
        from companion.events.event_file import parse_event

        self._seen = self._look(path)
        try:
            content = path.read_bytes()
        except OSError as error:
            raise BadInputError(f"{path} cannot be read: {why_refused(error)}: name an event file") from None
        try:
            event, faults = parse_event(content, path)
        except BadInputError as error:
            raise BadInputError(f"{path}: {error}") from None
        if faults:
            raise BadInputError(f"{path}: {faults[0]}: 'companion event check {path}' says all")
        self.text, self.name = content.decode("utf-8-sig"), event.event
        self.hash = hashlib.sha256(content).hexdigest()

    @staticmethod
    def _look(path: Path) -> object:
        try:
            found = path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino
